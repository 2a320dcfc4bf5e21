// Where everything lies on Cyprus's sheet.

export const CYPRUS = {
  sheet: { width: 1600, height: 1000 },
  map: { x: 278, y: 14, width: 1308, height: 972 },
  /** From longitude and Mercator's latitude to the sheet, before the land is bent: factor and offset. */
  plane: { x: [174.837, -5241.792], y: [201.629, 8330.096] },
  /** Longitude and latitude in the world, then the place on the sheet. */
  cities: {
    paphos: [32.44, 34.79, 385, 856],
    soloi: [32.85, 35.12, 449, 739],
    karpasia: [34.3, 35.55, 760, 619],
    keryneia: [33.32, 35.31, 601, 706],
    salamis: [33.87, 35.2, 722, 734],
    amathous: [33.14, 34.74, 538, 855],
    kition: [33.58, 34.93, 690, 848],
    germanikeia: [36.93, 37.58, 1218, 142],
    samosata: [38.5, 37.58, 1481, 152],
    zeugma: [37.87, 37.06, 1382, 273],
    anazarbus: [35.9, 37.26, 1033, 219],
    mallus: [35.42, 36.64, 949, 378],
    tarsus: [34.88, 36.88, 799, 320],
    alexandria_a_i: [36.2, 36.6, 1102, 379],
    cyrrhus: [36.96, 36.74, 1256, 354],
    antiochia: [36.05, 36.13, 1056, 519],
    palmyra: [38.27, 34.55, 1451, 900],
    resafa: [38.76, 35.63, 1518, 628],
    seriane: [37.75, 35.36, 1360, 704],
    apamea: [36.4, 35.42, 1150, 690],
    laodiceia: [35.8, 35.53, 995, 661],
    chalcis_a_b: [37, 35.99, 1248, 542],
    hierapolis: [37.95, 36.53, 1413, 407],
    arados: [35.9, 34.87, 1030, 814],
    hemesa: [36.72, 34.73, 1184, 859],
    tripolis: [35.86, 34.42, 1020, 932],
    anemurium: [32.83, 36.08, 494, 521],
    germanicopolis: [32.89, 36.64, 509, 377],
    korakesion: [32.02, 36.56, 348, 399],
    seleucia: [33.93, 36.36, 688, 448],
    tyana: [34.6, 37.83, 803, 84],
  },
  /** The middle of each path, where a colonist stands. */
  paths: {
    "cyp-l01": [1112, 293], // alexandria_a_i - anazarbus
    "cyp-l02": [1097, 437], // alexandria_a_i - antiochia
    "cyp-l03": [1178, 354], // alexandria_a_i - cyrrhus
    "cyp-l04": [1161, 248], // anazarbus - cyrrhus
    "cyp-l05": [1115, 151], // anazarbus - germanikeia
    "cyp-l06": [1017, 302], // anazarbus - mallus
    "cyp-l07": [903, 235], // anazarbus - tarsus
    "cyp-l08": [930, 120], // anazarbus - tyana
    "cyp-l09": [515, 452], // anemurium - germanicopolis
    "cyp-l10": [412, 469], // anemurium - korakesion
    "cyp-l11": [587, 490], // anemurium - seleucia
    "cyp-l12": [1089, 617], // antiochia - apamea
    "cyp-l13": [1170, 564], // antiochia - chalcis_a_b
    "cyp-l14": [1185, 455], // antiochia - cyrrhus
    "cyp-l15": [1028, 606], // antiochia - laodiceia
    "cyp-l16": [1110, 773], // apamea - arados
    "cyp-l17": [1221, 634], // apamea - chalcis_a_b
    "cyp-l18": [1181, 775], // apamea - hemesa
    "cyp-l19": [1073, 673], // apamea - laodiceia
    "cyp-l20": [1261, 702], // apamea - seriane
    "cyp-l21": [1084, 880], // arados - tripolis
    "cyp-l22": [1368, 518], // chalcis_a_b - hierapolis
    "cyp-l23": [1328, 615], // chalcis_a_b - seriane
    "cyp-l24": [1240, 244], // cyrrhus - germanikeia
    "cyp-l25": [1334, 408], // cyrrhus - hierapolis
    "cyp-l26": [428, 390], // germanicopolis - korakesion
    "cyp-l27": [600, 420], // germanicopolis - seleucia
    "cyp-l28": [656, 323], // germanicopolis - tyana
    "cyp-l29": [1345, 114], // germanikeia - samosata
    "cyp-l30": [1030, 44], // germanikeia - tyana
    "cyp-l31": [1294, 225], // germanikeia - zeugma
    "cyp-l32": [1305, 897], // hemesa - palmyra
    "cyp-l33": [1301, 813], // hemesa - seriane
    "cyp-l34": [1117, 942], // hemesa - tripolis
    "cyp-l35": [1500, 490], // hierapolis - resafa
    "cyp-l36": [1513, 312], // hierapolis - samosata
    "cyp-l37": [1374, 354], // hierapolis - zeugma
    "cyp-l38": [879, 318], // mallus - tarsus
    "cyp-l39": [1524, 764], // palmyra - resafa
    "cyp-l40": [1391, 806], // palmyra - seriane
    "cyp-l41": [1425, 642], // resafa - seriane
    "cyp-l42": [1397, 186], // samosata - zeugma
    "cyp-l43": [712, 356], // seleucia - tarsus
    "cyp-l44": [795, 199], // tarsus - tyana
    "cyp-s01": [1024, 422], // alexandria_a_i - antiochia
    "cyp-s02": [1025, 352], // alexandria_a_i - mallus
    "cyp-s03": [622, 916], // amathous - kition
    "cyp-s04": [461, 918], // amathous - paphos
    "cyp-s05": [535, 608], // anemurium - keryneia
    "cyp-s06": [382, 512], // anemurium - korakesion
    "cyp-s07": [624, 545], // anemurium - seleucia
    "cyp-s08": [381, 635], // anemurium - soloi
    "cyp-s09": [878, 538], // antiochia - karpasia
    "cyp-s10": [969, 605], // antiochia - laodiceia
    "cyp-s11": [939, 463], // antiochia - mallus
    "cyp-s12": [993, 756], // arados - laodiceia
    "cyp-s13": [992, 881], // arados - tripolis
    "cyp-s14": [680, 653], // karpasia - keryneia
    "cyp-s15": [766, 684], // karpasia - salamis
    "cyp-s16": [711, 549], // karpasia - seleucia
    "cyp-s17": [483, 667], // keryneia - soloi
    "cyp-s18": [544, 950], // kition - paphos
    "cyp-s19": [770, 839], // kition - salamis
    "cyp-s20": [838, 953], // kition - tripolis
    "cyp-s21": [302, 642], // korakesion - paphos
    "cyp-s22": [860, 713], // laodiceia - salamis
    "cyp-s23": [927, 791], // laodiceia - tripolis
    "cyp-s24": [809, 485], // mallus - seleucia
    "cyp-s25": [835, 395], // mallus - tarsus
    "cyp-s26": [326, 776], // paphos - soloi
    "cyp-s27": [768, 421], // seleucia - tarsus
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    cyan: [353, 731],
    red: [612, 666],
    yellow: [538, 821],
    blue: [1347, 231],
    maroon: [948, 326],
    orange: [1263, 471],
    gold: [1452, 851],
    gray: [1147, 656],
    green: [1507, 431],
    purple: [1233, 826],
    brown: [357, 366],
    olive: [662, 416],
  },
};
