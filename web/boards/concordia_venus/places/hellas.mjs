// Where everything lies on Hellas's sheet.

export const HELLAS = {
  sheet: { width: 1600, height: 1000 },
  map: { x: 278, y: 14, width: 1308, height: 972 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [237.831, -4546.838], y: [211.705, 9164.196] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    kephallenia: [20.55, 38.22, 348, 379],
    nicopolis: [20.75, 39.03, 393, 167],
    zakhynthos: [20.82, 37.78, 390, 504],
    delphi: [22.45, 38.44, 792, 334],
    thermos: [21.67, 38.6, 599, 290],
    demetrias: [22.93, 39.38, 910, 84],
    metropolis: [21.85, 39.36, 650, 92],
    melos: [24.42, 36.7, 1260, 794],
    naxos: [25.48, 37.06, 1505, 705],
    thera: [25.46, 36.38, 1516, 894],
    chalcis: [23.65, 38.5, 1108, 327],
    karystos: [24.42, 38.04, 1260, 444],
    oreos: [23.1, 38.93, 964, 208],
    psyra: [25.58, 38.56, 1515, 309],
    skyros: [24.55, 38.87, 1310, 218],
    corinthus: [22.9, 37.9, 903, 471],
    thebae: [23.32, 38.32, 953, 354],
    athenae: [23.7, 37.98, 1094, 471],
    argos: [22.73, 37.61, 859, 587],
    hermione: [23.22, 37.4, 1014, 617],
    megalopolis: [22.13, 37.4, 703, 593],
    olympia: [21.55, 37.64, 547, 553],
    patrae: [21.75, 38.22, 628, 409],
    kythera: [23, 36.23, 929, 928],
    methone: [21.73, 36.85, 617, 760],
    sparta: [22.43, 37.07, 794, 716],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "hel-l01": [892, 534], // argos - corinthus
    "hel-l02": [935, 591], // argos - hermione
    "hel-l03": [782, 576], // argos - megalopolis
    "hel-l04": [842, 661], // argos - sparta
    "hel-l05": [1091, 393], // athenae - chalcis
    "hel-l06": [1013, 451], // athenae - corinthus
    "hel-l07": [1032, 388], // athenae - thebae
    "hel-l08": [1205, 356], // chalcis - karystos
    "hel-l09": [1046, 261], // chalcis - oreos
    "hel-l10": [1032, 331], // chalcis - thebae
    "hel-l11": [755, 446], // corinthus - patrae
    "hel-l12": [984, 421], // corinthus - thebae
    "hel-l13": [803, 195], // delphi - demetrias
    "hel-l14": [872, 338], // delphi - thebae
    "hel-l15": [697, 307], // delphi - thermos
    "hel-l16": [778, 62], // demetrias - metropolis
    "hel-l17": [1000, 120], // demetrias - oreos
    "hel-l18": [619, 665], // megalopolis - methone
    "hel-l19": [626, 564], // megalopolis - olympia
    "hel-l20": [710, 504], // megalopolis - patrae
    "hel-l21": [750, 660], // megalopolis - sparta
    "hel-l22": [688, 700], // methone - sparta
    "hel-l23": [494, 87], // metropolis - nicopolis
    "hel-l24": [661, 202], // metropolis - thermos
    "hel-l25": [510, 206], // nicopolis - thermos
    "hel-l26": [521, 459], // olympia - patrae
    "hel-l27": [640, 354], // patrae - thermos
    "hel-s01": [925, 664], // argos - hermione
    "hel-s02": [1012, 521], // athenae - corinthus
    "hel-s03": [1073, 563], // athenae - hermione
    "hel-s04": [1196, 571], // athenae - karystos
    "hel-s05": [1150, 646], // athenae - melos
    "hel-s06": [1180, 441], // chalcis - karystos
    "hel-s07": [962, 272], // chalcis - oreos
    "hel-s08": [831, 407], // corinthus - delphi
    "hel-s09": [746, 398], // delphi - patrae
    "hel-s10": [941, 149], // demetrias - oreos
    "hel-s11": [984, 781], // hermione - kythera
    "hel-s12": [1116, 715], // hermione - melos
    "hel-s13": [1304, 623], // karystos - melos
    "hel-s14": [1377, 576], // karystos - naxos
    "hel-s15": [1416, 418], // karystos - psyra
    "hel-s16": [1368, 347], // karystos - skyros
    "hel-s17": [302, 272], // kephallenia - nicopolis
    "hel-s18": [455, 391], // kephallenia - patrae
    "hel-s19": [429, 426], // kephallenia - zakhynthos
    "hel-s20": [1124, 907], // kythera - melos
    "hel-s21": [710, 899], // kythera - methone
    "hel-s22": [1402, 786], // melos - naxos
    "hel-s23": [1363, 870], // melos - thera
    "hel-s24": [525, 656], // methone - olympia
    "hel-s25": [451, 631], // methone - zakhynthos
    "hel-s26": [1525, 493], // naxos - psyra
    "hel-s27": [1506, 807], // naxos - thera
    "hel-s28": [468, 539], // olympia - zakhynthos
    "hel-s29": [1128, 215], // oreos - skyros
    "hel-s30": [473, 444], // patrae - zakhynthos
    "hel-s31": [1438, 240], // psyra - skyros
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    epirus: [383, 121],
    locris: [758, 301],
    thessalia: [735, 161],
    cyclades: [1454, 851],
    euboea: [1208, 326],
    sporades: [1319, 186],
    attica: [878, 301],
    argolis: [818, 546],
    achaia: [648, 536],
    laconia: [878, 786],
  },
};
