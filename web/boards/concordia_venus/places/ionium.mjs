// Where everything lies on Ionium's sheet.

export const IONIUM = {
  sheet: { width: 1740, height: 1000 },
  map: { x: 278, y: 14, width: 1448, height: 972 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [87.116, -913.703], y: [95.478, 4525.987] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    philippopolis: [24.75, 42.15, 1191, 84],
    scodra: [19.51, 42, 776, 115],
    scupi: [21.43, 42, 970, 101],
    ambrakia: [20.85, 39.1, 888, 459],
    apollonia: [19.48, 40.72, 808, 276],
    larissa: [22.42, 39.64, 1045, 398],
    thessalonica: [22.98, 40.65, 1066, 273],
    brundisium: [17.9, 40.62, 655, 284],
    heraclea: [16.65, 40.22, 500, 345],
    canusium: [16.2, 41.25, 498, 210],
    neapolis: [14.3, 40.87, 342, 283],
    terventum: [14.55, 41.78, 342, 148],
    croton: [17.08, 39.08, 585, 487],
    messana: [15.5, 38.15, 441, 605],
    syracusae: [15.2, 37.07, 422, 754],
    colossae: [29.26, 37.79, 1641, 589],
    hadrianoi: [28.98, 39.95, 1602, 326],
    dardanos: [26.42, 40.07, 1385, 326],
    ephesus: [27.34, 37.94, 1477, 588],
    pergamon: [27.05, 39.1, 1445, 451],
    patara: [29.32, 36.3, 1662, 794],
    rhodos: [27.85, 35.98, 1508, 800],
    abdera: [24.97, 40.98, 1250, 209],
    byzantium: [28.85, 41.05, 1597, 176],
    hadrianopolis: [26.56, 41.68, 1369, 93],
    delphi: [22.45, 38.44, 1048, 537],
    patrae: [21.75, 38.22, 898, 576],
    athenae: [23.75, 38, 1235, 600],
    heraklion: [25.13, 35.28, 1315, 928],
    lepreon: [21.72, 37.4, 948, 693],
    sparta: [22.48, 36.93, 1102, 752],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "ion-l01": [1352, 221], // abdera - dardanos
    "ion-l02": [1290, 120], // abdera - hadrianopolis
    "ion-l03": [1198, 157], // abdera - philippopolis
    "ion-l04": [1157, 228], // abdera - thessalonica
    "ion-l05": [850, 368], // ambrakia - apollonia
    "ion-l06": [965, 403], // ambrakia - larissa
    "ion-l07": [880, 525], // ambrakia - patrae
    "ion-l08": [731, 292], // apollonia - brundisium
    "ion-l09": [828, 186], // apollonia - scodra
    "ion-l10": [929, 276], // apollonia - thessalonica
    "ion-l11": [1122, 556], // athenae - delphi
    "ion-l12": [1032, 645], // athenae - patrae
    "ion-l13": [1107, 660], // athenae - sparta
    "ion-l14": [549, 279], // brundisium - canusium
    "ion-l15": [578, 309], // brundisium - heraclea
    "ion-l16": [1682, 230], // byzantium - hadrianoi
    "ion-l17": [1492, 123], // byzantium - hadrianopolis
    "ion-l18": [406, 223], // canusium - neapolis
    "ion-l19": [421, 181], // canusium - terventum
    "ion-l20": [1556, 580], // colossae - ephesus
    "ion-l21": [1668, 436], // colossae - hadrianoi
    "ion-l22": [1660, 678], // colossae - patara
    "ion-l23": [479, 421], // croton - heraclea
    "ion-l24": [505, 536], // croton - messana
    "ion-l25": [420, 368], // croton - neapolis
    "ion-l26": [1491, 312], // dardanos - hadrianoi
    "ion-l27": [1413, 189], // dardanos - hadrianopolis
    "ion-l28": [1433, 394], // dardanos - pergamon
    "ion-l29": [1036, 466], // delphi - larissa
    "ion-l30": [968, 522], // delphi - patrae
    "ion-l31": [1486, 519], // ephesus - pergamon
    "ion-l32": [1538, 419], // hadrianoi - pergamon
    "ion-l33": [1280, 67], // hadrianopolis - philippopolis
    "ion-l34": [432, 292], // heraclea - neapolis
    "ion-l35": [1021, 341], // larissa - thessalonica
    "ion-l36": [881, 642], // lepreon - patrae
    "ion-l37": [1024, 740], // lepreon - sparta
    "ion-l38": [363, 702], // messana - syracusae
    "ion-l39": [302, 216], // neapolis - terventum
    "ion-l40": [1076, 100], // philippopolis - scupi
    "ion-l41": [867, 96], // scodra - scupi
    "ion-l42": [1005, 178], // scupi - thessalonica
    "ion-s01": [1329, 273], // abdera - dardanos
    "ion-s02": [1217, 355], // abdera - thessalonica
    "ion-s03": [761, 422], // ambrakia - apollonia
    "ion-s04": [722, 509], // ambrakia - croton
    "ion-s05": [812, 547], // ambrakia - patrae
    "ion-s06": [732, 243], // apollonia - brundisium
    "ion-s07": [705, 437], // apollonia - croton
    "ion-s08": [742, 192], // apollonia - scodra
    "ion-s09": [1348, 691], // athenae - ephesus
    "ion-s10": [1247, 776], // athenae - heraklion
    "ion-s11": [1184, 739], // athenae - sparta
    "ion-s12": [1272, 510], // athenae - thessalonica
    "ion-s13": [582, 215], // brundisium - canusium
    "ion-s14": [678, 402], // brundisium - heraclea
    "ion-s15": [1507, 229], // byzantium - dardanos
    "ion-s16": [620, 125], // canusium - scodra
    "ion-s17": [546, 411], // croton - heraclea
    "ion-s18": [690, 616], // croton - lepreon
    "ion-s19": [540, 627], // croton - messana
    "ion-s20": [1339, 399], // dardanos - pergamon
    "ion-s21": [1036, 602], // delphi - patrae
    "ion-s22": [1390, 577], // ephesus - pergamon
    "ion-s23": [1444, 725], // ephesus - rhodos
    "ion-s24": [1043, 898], // heraklion - lepreon
    "ion-s25": [1554, 932], // heraklion - patara
    "ion-s26": [1421, 859], // heraklion - rhodos
    "ion-s27": [1167, 853], // heraklion - sparta
    "ion-s28": [840, 657], // lepreon - patrae
    "ion-s29": [992, 811], // lepreon - sparta
    "ion-s30": [633, 658], // lepreon - syracusae
    "ion-s31": [326, 475], // messana - neapolis
    "ion-s32": [403, 434], // messana - neapolis
    "ion-s33": [433, 674], // messana - syracusae
    "ion-s34": [1586, 768], // patara - rhodos
    "ion-s35": [1269, 419], // pergamon - thessalonica
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    dardania: [934, 216],
    epirus: [898, 411],
    macedonia: [1060, 241],
    calabria: [659, 226],
    campania: [334, 116],
    sicilia: [353, 671],
    asia: [1617, 556],
    ionia: [1542, 506],
    rhodos: [1523, 761],
    thracia: [1473, 91],
    achaia: [1148, 526],
    sparta: [1188, 826],
  },
};
