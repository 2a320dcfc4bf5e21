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
    mallus: [35.42, 36.64, 949, 381],
    tarsus: [34.88, 36.88, 799, 320],
    alexandria_a_i: [36.2, 36.6, 1102, 389],
    cyrrhus: [36.96, 36.74, 1256, 354],
    antiochia: [36.05, 36.13, 1071, 510],
    palmyra: [38.27, 34.55, 1451, 900],
    resafa: [38.76, 35.63, 1518, 628],
    seriane: [37.75, 35.36, 1360, 704],
    apamea: [36.4, 35.42, 1150, 690],
    laodiceia: [35.8, 35.53, 995, 657],
    chalcis_a_b: [37, 35.99, 1233, 542],
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
    "cyp-l01": [1111, 299], // alexandria_a_i - anazarbus
    "cyp-l02": [1104, 455], // alexandria_a_i - antiochia
    "cyp-l03": [1177, 360], // alexandria_a_i - cyrrhus
    "cyp-l04": [1161, 251], // anazarbus - cyrrhus
    "cyp-l05": [1116, 150], // anazarbus - germanikeia
    "cyp-l06": [1016, 308], // anazarbus - mallus
    "cyp-l07": [903, 235], // anazarbus - tarsus
    "cyp-l08": [930, 118], // anazarbus - tyana
    "cyp-l09": [515, 452], // anemurium - germanicopolis
    "cyp-l10": [412, 469], // anemurium - korakesion
    "cyp-l11": [587, 490], // anemurium - seleucia
    "cyp-l12": [1094, 611], // antiochia - apamea
    "cyp-l13": [1152, 559], // antiochia - chalcis_a_b
    "cyp-l14": [1184, 455], // antiochia - cyrrhus
    "cyp-l15": [1035, 598], // antiochia - laodiceia
    "cyp-l16": [1112, 773], // apamea - arados
    "cyp-l17": [1214, 633], // apamea - chalcis_a_b
    "cyp-l18": [1181, 775], // apamea - hemesa
    "cyp-l19": [1073, 670], // apamea - laodiceia
    "cyp-l20": [1258, 703], // apamea - seriane
    "cyp-l21": [1085, 878], // arados - tripolis
    "cyp-l22": [1359, 519], // chalcis_a_b - hierapolis
    "cyp-l23": [1319, 616], // chalcis_a_b - seriane
    "cyp-l24": [1240, 245], // cyrrhus - germanikeia
    "cyp-l25": [1318, 421], // cyrrhus - hierapolis
    "cyp-l26": [429, 390], // germanicopolis - korakesion
    "cyp-l27": [600, 420], // germanicopolis - seleucia
    "cyp-l28": [656, 323], // germanicopolis - tyana
    "cyp-l29": [1345, 114], // germanikeia - samosata
    "cyp-l30": [1030, 42], // germanikeia - tyana
    "cyp-l31": [1294, 225], // germanikeia - zeugma
    "cyp-l32": [1306, 897], // hemesa - palmyra
    "cyp-l33": [1301, 814], // hemesa - seriane
    "cyp-l34": [1117, 941], // hemesa - tripolis
    "cyp-l35": [1499, 491], // hierapolis - resafa
    "cyp-l36": [1515, 312], // hierapolis - samosata
    "cyp-l37": [1374, 353], // hierapolis - zeugma
    "cyp-l38": [880, 320], // mallus - tarsus
    "cyp-l39": [1525, 764], // palmyra - resafa
    "cyp-l40": [1392, 806], // palmyra - seriane
    "cyp-l41": [1423, 642], // resafa - seriane
    "cyp-l42": [1397, 186], // samosata - zeugma
    "cyp-l43": [712, 355], // seleucia - tarsus
    "cyp-l44": [795, 198], // tarsus - tyana
    "cyp-s01": [1024, 425], // alexandria_a_i - antiochia
    "cyp-s02": [1025, 361], // alexandria_a_i - mallus
    "cyp-s03": [622, 915], // amathous - kition
    "cyp-s04": [459, 923], // amathous - paphos
    "cyp-s05": [535, 608], // anemurium - keryneia
    "cyp-s06": [382, 512], // anemurium - korakesion
    "cyp-s07": [624, 545], // anemurium - seleucia
    "cyp-s08": [381, 635], // anemurium - soloi
    "cyp-s09": [882, 535], // antiochia - karpasia
    "cyp-s10": [976, 583], // antiochia - laodiceia
    "cyp-s11": [966, 462], // antiochia - mallus
    "cyp-s12": [992, 755], // arados - laodiceia
    "cyp-s13": [992, 879], // arados - tripolis
    "cyp-s14": [678, 651], // karpasia - keryneia
    "cyp-s15": [766, 682], // karpasia - salamis
    "cyp-s16": [711, 549], // karpasia - seleucia
    "cyp-s17": [483, 667], // keryneia - soloi
    "cyp-s18": [544, 950], // kition - paphos
    "cyp-s19": [772, 839], // kition - salamis
    "cyp-s20": [837, 953], // kition - tripolis
    "cyp-s21": [302, 642], // korakesion - paphos
    "cyp-s22": [859, 712], // laodiceia - salamis
    "cyp-s23": [926, 790], // laodiceia - tripolis
    "cyp-s24": [811, 484], // mallus - seleucia
    "cyp-s25": [836, 396], // mallus - tarsus
    "cyp-s26": [326, 776], // paphos - soloi
    "cyp-s27": [770, 421], // seleucia - tarsus
  },
  /** The middle of a province's name; its marker lies above. */
  provinces: {
    cyan: [353, 731],
    red: [612, 666],
    yellow: [538, 821],
    blue: [1347, 231],
    maroon: [948, 326],
    orange: [1258, 471],
    gold: [1452, 851],
    gray: [1152, 656],
    green: [1507, 436],
    purple: [1233, 826],
    brown: [357, 366],
    olive: [662, 416],
  },
};
