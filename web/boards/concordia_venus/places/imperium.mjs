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
    massilia: [5.37, 43.35, 511, 545],
    brigantium: [-8.4, 43.32, 99, 538],
    olisipo: [-8.95, 38.8, 90, 692],
    valentia: [-0.45, 39.47, 358, 674],
    colonia_a: [6.96, 50.94, 554, 259],
    vindobona: [16.37, 48.21, 818, 314],
    aquileia: [13.37, 45.8, 765, 431],
    novaria: [8.62, 45.45, 608, 429],
    syracusae: [15.2, 37.1, 852, 698],
    roma: [12.35, 41.9, 742, 561],
    carthago: [10.25, 36.8, 689, 734],
    rusadir: [-2.94, 35.2, 282, 820],
    napoca: [23.6, 46.77, 1059, 329],
    sirmium: [19.6, 44.97, 958, 445],
    tomis: [28.55, 44.17, 1216, 427],
    athenae: [23.73, 38.02, 1117, 662],
    dyrrhachium: [19.5, 41.32, 960, 563],
    cyrene: [21.86, 32.75, 1062, 847],
    leptis_magna: [14.3, 32.6, 834, 867],
    attalia: [30.7, 36.95, 1328, 673],
    bycantium: [28.8, 41.05, 1249, 544],
    sinope: [35, 41.85, 1448, 503],
    antiochia: [36.1, 36.15, 1510, 676],
    tyros: [35.25, 33.27, 1484, 793],
    alexandria: [29.9, 31.15, 1315, 821],
    memphis: [31.25, 29.85, 1360, 934],
    petra: [35.44, 30.33, 1516, 910],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "imp-l01": [1182, 864], // alexandria - cyrene
    "imp-l02": [1336, 882], // alexandria - memphis
    "imp-l03": [1460, 857], // alexandria - tyros
    "imp-l04": [1426, 661], // antiochia - attalia
    "imp-l05": [1474, 579], // antiochia - sinope
    "imp-l06": [1535, 739], // antiochia - tyros
    "imp-l07": [687, 396], // aquileia - novaria
    "imp-l08": [725, 497], // aquileia - roma
    "imp-l09": [854, 445], // aquileia - sirmium
    "imp-l10": [817, 378], // aquileia - vindobona
    "imp-l11": [1018, 629], // athenae - dyrrhachium
    "imp-l12": [1268, 619], // attalia - bycantium
    "imp-l13": [239, 548], // brigantium - burdigala
    "imp-l14": [112, 605], // brigantium - olisipo
    "imp-l15": [250, 598], // brigantium - valentia
    "imp-l16": [340, 423], // burdigala - lutetia
    "imp-l17": [408, 516], // burdigala - massilia
    "imp-l18": [1096, 543], // bycantium - dyrrhachium
    "imp-l19": [1352, 541], // bycantium - sinope
    "imp-l20": [1167, 509], // bycantium - tomis
    "imp-l21": [698, 852], // carthago - leptis_magna
    "imp-l22": [482, 795], // carthago - rusadir
    "imp-l23": [479, 326], // colonia_a - lutetia
    "imp-l24": [553, 347], // colonia_a - novaria
    "imp-l25": [700, 255], // colonia_a - vindobona
    "imp-l26": [975, 949], // cyrene - leptis_magna
    "imp-l27": [1206, 941], // cyrene - memphis
    "imp-l28": [951, 509], // dyrrhachium - sirmium
    "imp-l29": [267, 218], // isca_d - londinium
    "imp-l30": [429, 269], // londinium - lutetia
    "imp-l31": [495, 405], // lutetia - massilia
    "imp-l32": [559, 494], // massilia - novaria
    "imp-l33": [415, 603], // massilia - valentia
    "imp-l34": [1437, 898], // memphis - petra
    "imp-l35": [975, 346], // napoca - sirmium
    "imp-l36": [1159, 360], // napoca - tomis
    "imp-l37": [682, 499], // novaria - roma
    "imp-l38": [166, 758], // olisipo - rusadir
    "imp-l39": [216, 707], // olisipo - valentia
    "imp-l40": [1524, 856], // petra - tyros
    "imp-l41": [841, 592], // roma - syracusae
    "imp-l42": [264, 735], // rusadir - valentia
    "imp-l43": [1091, 483], // sirmium - tomis
    "imp-l44": [892, 381], // sirmium - vindobona
    "imp-s01": [1229, 742], // alexandria - athenae
    "imp-s02": [1355, 752], // alexandria - attalia
    "imp-s03": [1190, 809], // alexandria - cyrene
    "imp-s04": [1399, 815], // alexandria - tyros
    "imp-s05": [1430, 703], // antiochia - attalia
    "imp-s06": [1478, 740], // antiochia - tyros
    "imp-s07": [839, 533], // aquileia - dyrrhachium
    "imp-s08": [1231, 697], // athenae - attalia
    "imp-s09": [1157, 592], // athenae - bycantium
    "imp-s10": [1075, 766], // athenae - cyrene
    "imp-s11": [1000, 730], // athenae - syracusae
    "imp-s12": [197, 508], // brigantium - burdigala
    "imp-s13": [68, 404], // brigantium - isca_d
    "imp-s14": [44, 618], // brigantium - olisipo
    "imp-s15": [160, 421], // burdigala - isca_d
    "imp-s16": [1338, 498], // bycantium - sinope
    "imp-s17": [1226, 491], // bycantium - tomis
    "imp-s18": [751, 817], // carthago - leptis_magna
    "imp-s19": [581, 629], // carthago - massilia
    "imp-s20": [696, 654], // carthago - roma
    "imp-s21": [465, 743], // carthago - rusadir
    "imp-s22": [758, 669], // carthago - syracusae
    "imp-s23": [522, 705], // carthago - valentia
    "imp-s24": [451, 227], // colonia_a - londinium
    "imp-s25": [925, 828], // cyrene - leptis_magna
    "imp-s26": [936, 777], // cyrene - syracusae
    "imp-s27": [923, 644], // dyrrhachium - syracusae
    "imp-s28": [313, 306], // isca_d - londinium
    "imp-s29": [852, 783], // leptis_magna - syracusae
    "imp-s30": [596, 542], // massilia - roma
    "imp-s31": [456, 625], // massilia - valentia
    "imp-s32": [52, 794], // olisipo - rusadir
    "imp-s33": [796, 637], // roma - syracusae
    "imp-s34": [389, 741], // rusadir - valentia
    "imp-s35": [1343, 438], // sinope - tomis
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    britannia: [187, 255],
    gallia: [475, 510],
    hispania: [166, 660],
    germania: [826, 275],
    italia: [625, 395],
    mauretania: [403, 885],
    dacia: [1049, 445],
    hellas: [1080, 630],
    lybia: [1069, 960],
    asia: [1334, 640],
    syria: [1534, 640],
    aegyptus: [1231, 905],
  },
};
