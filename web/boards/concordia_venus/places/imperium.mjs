// Where everything lies on Imperium's sheet.

export const IMPERIUM = {
  sheet: { width: 1600, height: 1000 },
  map: { x: 20, y: 178, width: 1560, height: 806 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [31.797, 349.195], y: [23.670, 1651.020] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    isca_d: [-3.6, 50.75, 194, 288],
    londinium: [-0.12, 51.51, 349, 240],
    burdigala: [-0.9, 44.95, 323, 486],
    lutetia: [2.35, 48.86, 397, 356],
    massilia: [5.37, 43.35, 511, 542],
    brigantium: [-8.4, 43.32, 99, 538],
    olisipo: [-8.95, 38.8, 90, 692],
    valentia: [-0.45, 39.47, 358, 674],
    colonia_a: [6.96, 50.94, 554, 259],
    vindobona: [16.37, 48.21, 818, 309],
    aquileia: [13.37, 45.8, 765, 426],
    novaria: [8.62, 45.45, 608, 426],
    syracusae: [15.2, 37.1, 852, 708],
    roma: [12.35, 41.9, 742, 567],
    carthago: [10.25, 36.8, 689, 734],
    rusadir: [-2.94, 35.2, 282, 820],
    napoca: [23.6, 46.77, 1059, 329],
    sirmium: [19.6, 44.97, 958, 445],
    tomis: [28.55, 44.17, 1216, 427],
    athenae: [23.73, 38.02, 1117, 662],
    dyrrhachium: [19.5, 41.32, 960, 563],
    cyrene: [21.86, 32.75, 1062, 847],
    leptis_magna: [14.3, 32.6, 834, 867],
    attalia: [30.7, 36.95, 1312, 673],
    bycantium: [28.8, 41.05, 1249, 544],
    sinope: [35, 41.85, 1448, 503],
    antiochia: [36.1, 36.15, 1478, 676],
    tyros: [35.25, 33.27, 1462, 793],
    alexandria: [29.9, 31.15, 1304, 818],
    memphis: [31.25, 29.85, 1360, 934],
    petra: [35.44, 30.33, 1516, 910],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "imp-l01": [1182, 864], // alexandria - cyrene
    "imp-l02": [1336, 884], // alexandria - memphis
    "imp-l03": [1424, 868], // alexandria - tyros
    "imp-l04": [1395, 652], // antiochia - attalia
    "imp-l05": [1474, 579], // antiochia - sinope
    "imp-l06": [1500, 743], // antiochia - tyros
    "imp-l07": [687, 391], // aquileia - novaria
    "imp-l08": [729, 483], // aquileia - roma
    "imp-l09": [854, 443], // aquileia - sirmium
    "imp-l10": [817, 375], // aquileia - vindobona
    "imp-l11": [1018, 631], // athenae - dyrrhachium
    "imp-l12": [1268, 621], // attalia - bycantium
    "imp-l13": [239, 548], // brigantium - burdigala
    "imp-l14": [112, 606], // brigantium - olisipo
    "imp-l15": [250, 599], // brigantium - valentia
    "imp-l16": [340, 425], // burdigala - lutetia
    "imp-l17": [408, 515], // burdigala - massilia
    "imp-l18": [1096, 543], // bycantium - dyrrhachium
    "imp-l19": [1352, 541], // bycantium - sinope
    "imp-l20": [1167, 508], // bycantium - tomis
    "imp-l21": [698, 850], // carthago - leptis_magna
    "imp-l22": [482, 793], // carthago - rusadir
    "imp-l23": [475, 325], // colonia_a - lutetia
    "imp-l24": [553, 345], // colonia_a - novaria
    "imp-l25": [700, 252], // colonia_a - vindobona
    "imp-l26": [975, 949], // cyrene - leptis_magna
    "imp-l27": [1206, 941], // cyrene - memphis
    "imp-l28": [951, 511], // dyrrhachium - sirmium
    "imp-l29": [269, 218], // isca_d - londinium
    "imp-l30": [427, 269], // londinium - lutetia
    "imp-l31": [495, 404], // lutetia - massilia
    "imp-l32": [559, 493], // massilia - novaria
    "imp-l33": [415, 602], // massilia - valentia
    "imp-l34": [1438, 913], // memphis - petra
    "imp-l35": [975, 345], // napoca - sirmium
    "imp-l36": [1159, 360], // napoca - tomis
    "imp-l37": [687, 478], // novaria - roma
    "imp-l38": [168, 760], // olisipo - rusadir
    "imp-l39": [216, 708], // olisipo - valentia
    "imp-l40": [1514, 851], // petra - tyros
    "imp-l41": [859, 612], // roma - syracusae
    "imp-l42": [264, 735], // rusadir - valentia
    "imp-l43": [1091, 482], // sirmium - tomis
    "imp-l44": [892, 378], // sirmium - vindobona
    "imp-s01": [1229, 742], // alexandria - athenae
    "imp-s02": [1336, 748], // alexandria - attalia
    "imp-s03": [1190, 808], // alexandria - cyrene
    "imp-s04": [1383, 790], // alexandria - tyros
    "imp-s05": [1396, 700], // antiochia - attalia
    "imp-s06": [1432, 743], // antiochia - tyros
    "imp-s07": [859, 535], // aquileia - dyrrhachium
    "imp-s08": [1231, 697], // athenae - attalia
    "imp-s09": [1157, 591], // athenae - bycantium
    "imp-s10": [1075, 767], // athenae - cyrene
    "imp-s11": [1000, 733], // athenae - syracusae
    "imp-s12": [197, 508], // brigantium - burdigala
    "imp-s13": [68, 404], // brigantium - isca_d
    "imp-s14": [44, 618], // brigantium - olisipo
    "imp-s15": [160, 421], // burdigala - isca_d
    "imp-s16": [1338, 498], // bycantium - sinope
    "imp-s17": [1227, 492], // bycantium - tomis
    "imp-s18": [751, 817], // carthago - leptis_magna
    "imp-s19": [581, 629], // carthago - massilia
    "imp-s20": [696, 657], // carthago - roma
    "imp-s21": [466, 744], // carthago - rusadir
    "imp-s22": [758, 677], // carthago - syracusae
    "imp-s23": [522, 703], // carthago - valentia
    "imp-s24": [451, 227], // colonia_a - londinium
    "imp-s25": [925, 830], // cyrene - leptis_magna
    "imp-s26": [936, 781], // cyrene - syracusae
    "imp-s27": [923, 655], // dyrrhachium - syracusae
    "imp-s28": [313, 308], // isca_d - londinium
    "imp-s29": [852, 787], // leptis_magna - syracusae
    "imp-s30": [596, 542], // massilia - roma
    "imp-s31": [456, 623], // massilia - valentia
    "imp-s32": [52, 794], // olisipo - rusadir
    "imp-s33": [796, 652], // roma - syracusae
    "imp-s34": [389, 743], // rusadir - valentia
    "imp-s35": [1343, 439], // sinope - tomis
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    britannia: [192, 255],
    gallia: [446, 468],
    hispania: [166, 660],
    germania: [831, 275],
    italia: [645, 700],
    mauretania: [403, 880],
    dacia: [1224, 380],
    hellas: [1060, 614],
    lybia: [1069, 960],
    asia: [1334, 640],
    syria: [1546, 772],
    aegyptus: [1231, 905],
  },
};
