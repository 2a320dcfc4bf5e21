# Die Übungen zu 13 Kolonien: Aufgaben mit zwei Hilfen, und warum die richtigen Antworten richtig sind.

exercise-envoy = Der „Gesandte des Königs“ wertet jetzt eine Region. Welche bringt dir gegenüber dem anderen am meisten?
    .help = Vergleiche in jeder Region eure Kontrolle. Bei Gleichstand bekommen beide die SP des geteilten Platzes.
    .more = Zieh ab, was der andere bekommt. Eine kleine Region, die dir allein gehört, kann mehr wert sein als eine reiche, die ihr teilt.
exercise-commissioners = Die „Königlichen Kommissare“ werten zwei Regionen deiner Wahl nacheinander. Womit kannst du anfangen, um zusammen am meisten zu gewinnen?
    .help = Jede Region zählt für sich; such also die zwei besten. Gleichstand bringt beiden dasselbe.
    .more = Zieh in jeder Region ab, was der andere bekommt. In zweien bleibst du vorn.
exercise-provinces = Jeder nennt eine Landregion, die dann für beide gewertet wird. Du fängst an. Welche bringt dir sicher am meisten?
    .help = Der andere nennt danach die Region, die für ihn am besten ist. Was du nennst, kann er nicht mehr nennen.
    .more = Rechne für jede Region: dein Gewinn jetzt, weniger das, was er mit der besten übrigen gewinnt.

exercise-envoy-alone = In Neuengland steht deine Kolonie mit Wert 2 gegen eine mit Wert 0, und ohne Kontrolle gibt es keinen Platz: 4 SP für dich, keine für ihn. In Florida herrscht Gleichstand.
exercise-envoy-three = Auf Kuba bist du allein: 3 SP zu 0. Neuengland und Neugranada bringen dir 4, dem anderen aber 2.
exercise-envoy-island = Auf Jamaika ist dein Soldat allein: 3 SP zu 0. Peru bringt dir 5, dem anderen aber 3.
exercise-envoy-tie = In Neuspanien haben beide Kontrolle 2, also bekommen beide 5 SP, und gewonnen ist nichts. In Neuengland ist dein Soldat allein: 4 SP zu 0.
exercise-two-best = In Neuengland gewinnst du 4 zu 2 und in Florida 3 zu 2; zusammen sind das 3 SP. Überall sonst steht es gleich, oder du liegst hinten.
exercise-provinces-rich = Neuspanien gehört dir allein: 5 SP zu 0. Es bleibt nichts, womit der andere etwas aufholen könnte.
exercise-provinces-small = Guayana bringt dir 3 SP zu 0. In Neuspanien bekommen beide 5, und in Neuengland ist der andere vorn.
exercise-provinces-first = Neugranada bringt dir 4 SP zu 0. Neufrankreich brächte 5, dem anderen aber 3.
