// Where everything lies on Hellas's sheet.

export const HELLAS = {
  sheet: { width: 1600, height: 1000 },
  map: { x: 278, y: 14, width: 1308, height: 972 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [238.122, -4552.651], y: [202.704, 8778.767] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    kephallenia: [20.55, 38.1, 348, 385],
    nicopolis: [20.75, 39.03, 393, 166],
    zakhynthos: [20.8, 37.6, 390, 514],
    delphi: [22.45, 38.44, 793, 329],
    thermos: [21.67, 38.6, 599, 285],
    demetrias: [22.93, 39.38, 911, 84],
    metropolis: [21.85, 39.36, 650, 92],
    melos: [24.42, 36.54, 1261, 796],
    naxos: [25.48, 36.9, 1506, 708],
    thera: [25.44, 36.2, 1515, 896],
    chalcis: [23.65, 38.5, 1109, 323],
    karystos: [24.42, 38.04, 1279, 436],
    oreos: [23.1, 38.93, 965, 205],
    psyra: [25.58, 38.38, 1516, 323],
    skyros: [24.55, 38.68, 1312, 235],
    corinthus: [22.9, 37.9, 894, 457],
    thebae: [23.32, 38.32, 954, 337],
    athenae: [23.7, 37.98, 1087, 475],
    argos: [22.73, 37.61, 859, 573],
    hermione: [23.22, 37.4, 1014, 617],
    megalopolis: [22.13, 37.4, 703, 583],
    olympia: [21.55, 37.64, 547, 543],
    patrae: [21.75, 38.22, 628, 403],
    kythera: [23, 36.06, 930, 928],
    methone: [21.73, 36.85, 618, 746],
    sparta: [22.43, 37.07, 795, 703],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "hel-l01": [887, 522], // argos - corinthus
    "hel-l02": [936, 582], // argos - hermione
    "hel-l03": [781, 563], // argos - megalopolis
    "hel-l04": [844, 650], // argos - sparta
    "hel-l05": [1088, 388], // athenae - chalcis
    "hel-l06": [972, 447], // athenae - corinthus
    "hel-l07": [1032, 379], // athenae - thebae
    "hel-l08": [1215, 356], // chalcis - karystos
    "hel-l09": [1045, 256], // chalcis - oreos
    "hel-l10": [1032, 320], // chalcis - thebae
    "hel-l11": [754, 437], // corinthus - patrae
    "hel-l12": [969, 405], // corinthus - thebae
    "hel-l13": [804, 193], // delphi - demetrias
    "hel-l14": [872, 326], // delphi - thebae
    "hel-l15": [697, 303], // delphi - thermos
    "hel-l16": [778, 62], // demetrias - metropolis
    "hel-l17": [1000, 122], // demetrias - oreos
    "hel-l18": [619, 653], // megalopolis - methone
    "hel-l19": [626, 554], // megalopolis - olympia
    "hel-l20": [709, 495], // megalopolis - patrae
    "hel-l21": [751, 651], // megalopolis - sparta
    "hel-l22": [689, 688], // methone - sparta
    "hel-l23": [494, 85], // metropolis - nicopolis
    "hel-l24": [661, 200], // metropolis - thermos
    "hel-l25": [510, 204], // nicopolis - thermos
    "hel-l26": [521, 457], // olympia - patrae
    "hel-l27": [641, 350], // patrae - thermos
    "hel-s01": [929, 654], // argos - hermione
    "hel-s02": [973, 502], // athenae - corinthus
    "hel-s03": [1070, 565], // athenae - hermione
    "hel-s04": [1202, 571], // athenae - karystos
    "hel-s05": [1152, 649], // athenae - melos
    "hel-s06": [1202, 440], // chalcis - karystos
    "hel-s07": [967, 271], // chalcis - oreos
    "hel-s08": [832, 397], // corinthus - delphi
    "hel-s09": [744, 394], // delphi - patrae
    "hel-s10": [943, 151], // demetrias - oreos
    "hel-s11": [989, 781], // hermione - kythera
    "hel-s12": [1118, 718], // hermione - melos
    "hel-s13": [1314, 621], // karystos - melos
    "hel-s14": [1396, 573], // karystos - naxos
    "hel-s15": [1428, 419], // karystos - psyra
    "hel-s16": [1379, 353], // karystos - skyros
    "hel-s17": [302, 273], // kephallenia - nicopolis
    "hel-s18": [454, 394], // kephallenia - patrae
    "hel-s19": [427, 431], // kephallenia - zakhynthos
    "hel-s20": [1124, 909], // kythera - melos
    "hel-s21": [711, 888], // kythera - methone
    "hel-s22": [1403, 788], // melos - naxos
    "hel-s23": [1363, 872], // melos - thera
    "hel-s24": [525, 647], // methone - olympia
    "hel-s25": [451, 628], // methone - zakhynthos
    "hel-s26": [1532, 496], // naxos - psyra
    "hel-s27": [1506, 810], // naxos - thera
    "hel-s28": [468, 538], // olympia - zakhynthos
    "hel-s29": [1130, 219], // oreos - skyros
    "hel-s30": [471, 436], // patrae - zakhynthos
    "hel-s31": [1438, 258], // psyra - skyros
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    epirus: [383, 121],
    locris: [758, 296],
    thessalia: [735, 161],
    cyclades: [1489, 676],
    euboea: [1178, 291],
    sporades: [1314, 201],
    attica: [1153, 611],
    argolis: [978, 731],
    achaia: [648, 526],
    laconia: [878, 771],
  },
};
