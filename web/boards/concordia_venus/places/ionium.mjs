// Where everything lies on Ionium's sheet.

export const IONIUM = {
  sheet: { width: 1740, height: 1000 },
  map: { x: 278, y: 14, width: 1448, height: 972 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [87.025, -912.058], y: [96.091, 4553.144] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    philippopolis: [24.75, 42.15, 1191, 84],
    scodra: [19.51, 42, 776, 115],
    scupi: [21.43, 42, 970, 101],
    ambrakia: [20.85, 39.1, 888, 459],
    apollonia: [19.48, 40.72, 808, 275],
    larissa: [22.42, 39.64, 1045, 398],
    thessalonica: [22.98, 40.65, 1066, 273],
    brundisium: [17.9, 40.62, 655, 283],
    heraclea: [16.65, 40.22, 500, 345],
    canusium: [16.2, 41.25, 498, 210],
    neapolis: [14.3, 40.87, 342, 283],
    terventum: [14.55, 41.78, 342, 147],
    croton: [17.08, 39.08, 585, 487],
    messana: [15.5, 38.15, 441, 605],
    syracusae: [15.2, 37.07, 422, 754],
    colossae: [29.26, 37.79, 1641, 589],
    hadrianoi: [28.98, 39.95, 1602, 326],
    dardanos: [26.42, 40.07, 1385, 326],
    ephesus: [27.34, 37.94, 1477, 588],
    pergamon: [27.05, 39.1, 1445, 451],
    patara: [29.32, 36.3, 1662, 794],
    rhodos: [28.08, 36.33, 1509, 784],
    abdera: [24.97, 40.98, 1250, 210],
    byzantium: [28.85, 41.05, 1597, 176],
    hadrianopolis: [26.56, 41.68, 1369, 93],
    delphi: [22.45, 38.44, 1059, 537],
    patrae: [21.75, 38.22, 909, 576],
    athenae: [23.75, 38, 1213, 600],
    heraklion: [25.13, 35.28, 1315, 928],
    lepreon: [21.72, 37.4, 948, 693],
    sparta: [22.48, 36.93, 1102, 752],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "ion-l01": [1352, 221], // abdera - dardanos
    "ion-l02": [1288, 120], // abdera - hadrianopolis
    "ion-l03": [1198, 155], // abdera - philippopolis
    "ion-l04": [1157, 228], // abdera - thessalonica
    "ion-l05": [848, 368], // ambrakia - apollonia
    "ion-l06": [963, 403], // ambrakia - larissa
    "ion-l07": [887, 523], // ambrakia - patrae
    "ion-l08": [732, 292], // apollonia - brundisium
    "ion-l09": [827, 185], // apollonia - scodra
    "ion-l10": [928, 276], // apollonia - thessalonica
    "ion-l11": [1135, 560], // athenae - delphi
    "ion-l12": [1032, 641], // athenae - patrae
    "ion-l13": [1101, 660], // athenae - sparta
    "ion-l14": [551, 277], // brundisium - canusium
    "ion-l15": [579, 309], // brundisium - heraclea
    "ion-l16": [1682, 230], // byzantium - hadrianoi
    "ion-l17": [1492, 123], // byzantium - hadrianopolis
    "ion-l18": [406, 223], // canusium - neapolis
    "ion-l19": [421, 181], // canusium - terventum
    "ion-l20": [1558, 580], // colossae - ephesus
    "ion-l21": [1669, 436], // colossae - hadrianoi
    "ion-l22": [1660, 677], // colossae - patara
    "ion-l23": [479, 421], // croton - heraclea
    "ion-l24": [503, 536], // croton - messana
    "ion-l25": [418, 368], // croton - neapolis
    "ion-l26": [1492, 312], // dardanos - hadrianoi
    "ion-l27": [1413, 189], // dardanos - hadrianopolis
    "ion-l28": [1433, 392], // dardanos - pergamon
    "ion-l29": [1043, 465], // delphi - larissa
    "ion-l30": [978, 521], // delphi - patrae
    "ion-l31": [1487, 518], // ephesus - pergamon
    "ion-l32": [1539, 419], // hadrianoi - pergamon
    "ion-l33": [1280, 67], // hadrianopolis - philippopolis
    "ion-l34": [432, 290], // heraclea - neapolis
    "ion-l35": [1019, 339], // larissa - thessalonica
    "ion-l36": [886, 640], // lepreon - patrae
    "ion-l37": [1023, 740], // lepreon - sparta
    "ion-l38": [363, 699], // messana - syracusae
    "ion-l39": [302, 214], // neapolis - terventum
    "ion-l40": [1076, 100], // philippopolis - scupi
    "ion-l41": [867, 96], // scodra - scupi
    "ion-l42": [1005, 178], // scupi - thessalonica
    "ion-s01": [1324, 274], // abdera - dardanos
    "ion-s02": [1215, 355], // abdera - thessalonica
    "ion-s03": [760, 422], // ambrakia - apollonia
    "ion-s04": [722, 509], // ambrakia - croton
    "ion-s05": [819, 543], // ambrakia - patrae
    "ion-s06": [732, 243], // apollonia - brundisium
    "ion-s07": [704, 437], // apollonia - croton
    "ion-s08": [742, 192], // apollonia - scodra
    "ion-s09": [1334, 688], // athenae - ephesus
    "ion-s10": [1239, 776], // athenae - heraklion
    "ion-s11": [1184, 739], // athenae - sparta
    "ion-s12": [1253, 514], // athenae - thessalonica
    "ion-s13": [582, 215], // brundisium - canusium
    "ion-s14": [678, 402], // brundisium - heraclea
    "ion-s15": [1508, 229], // byzantium - dardanos
    "ion-s16": [620, 125], // canusium - scodra
    "ion-s17": [544, 409], // croton - heraclea
    "ion-s18": [691, 616], // croton - lepreon
    "ion-s19": [540, 627], // croton - messana
    "ion-s20": [1336, 399], // dardanos - pergamon
    "ion-s21": [1046, 600], // delphi - patrae
    "ion-s22": [1389, 580], // ephesus - pergamon
    "ion-s23": [1428, 711], // ephesus - rhodos
    "ion-s24": [1045, 898], // heraklion - lepreon
    "ion-s25": [1555, 925], // heraklion - patara
    "ion-s26": [1420, 847], // heraklion - rhodos
    "ion-s27": [1168, 852], // heraklion - sparta
    "ion-s28": [844, 657], // lepreon - patrae
    "ion-s29": [994, 810], // lepreon - sparta
    "ion-s30": [633, 657], // lepreon - syracusae
    "ion-s31": [326, 475], // messana - neapolis
    "ion-s32": [403, 433], // messana - neapolis
    "ion-s33": [433, 673], // messana - syracusae
    "ion-s34": [1587, 760], // patara - rhodos
    "ion-s35": [1263, 419], // pergamon - thessalonica
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    dardania: [934, 216],
    epirus: [908, 376],
    macedonia: [1065, 236],
    calabria: [659, 226],
    campania: [334, 111],
    sicilia: [353, 671],
    asia: [1617, 556],
    ionia: [1542, 506],
    rhodos: [1518, 746],
    thracia: [1473, 91],
    achaia: [1158, 531],
    sparta: [1218, 931],
  },
};
