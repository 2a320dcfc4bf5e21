# Was der Trainer in 13 Kolonien über Völker und Kämpfe sagt.

lesson-peoples-and-fights = Völker und Kämpfe
    .about = Was das Fortgeschrittenenspiel ergänzt: Experten von Anfang an, Völker mit einer Meinung über dich und Soldaten, die kämpfen.

lesson-peoples-and-fights-goal =
    Das Fortgeschrittenenspiel, Runde 12, und du bist Spanien. Soldaten können jetzt kämpfen, und Völker haben eine Meinung. Das
    eine siehst du in Guayana, das andere in Florida.
lesson-peoples-and-fights-discoverer =
    Experten gibt es von Anfang an. Ein Entdecker sieht sich drei verdeckte Karten auf einmal an: Erkunde Guayana.
    .florida = In Florida liegt alles Gelände unter den Völkern. Ansehen darfst du es auch dort, in Guayana gibt es aber mehr zu finden.
    .scout = Auskundschaften zeigt die oberste Karte eines Nachziehstapels. Erkunde diesmal.
    .end = Deine Hand ist voll von Dingen zum Ausprobieren.
lesson-peoples-and-fights-three-cards =
    Eine der drei war eine Entdeckung, die Maya-Ruinen: 3 SP in deinem SP-Stapel. Wähle, welche der anderen offen liegt; der Rest
    kommt unter den Stapel.
lesson-peoples-and-fights-soldiers =
    Jeder Soldat hier bringt 1 Kontrolle. England hat einen, du hast einen und eine Kolonie mit Wert 0: Gleichstand. Eine Wertung
    brächte euch beiden gleich viel.
lesson-peoples-and-fights-attack =
    „Zu den Waffen!“ lässt deine Soldaten angreifen. Beide Seiten zählen ihre Stärke, ziehen eine Geländekarte und zählen deren
    Kampfwert dazu. Die höhere Summe gewinnt, bei Gleichstand der Angegriffene. Wag es: Greif an.
    .colonist = Siedeln ließe deine Kolonie auch wachsen. Hier sollst du einen Kampf sehen.
    .end = „Zu den Waffen!“ hast du jetzt auf der Hand. Nutze es.
lesson-peoples-and-fights-won =
    Du hast Hochwald gezogen, Kampfwert 1, England nichts: 2 zu 1. Englands Soldat ist weg, und Guayana gehört dir allein. Hättest
    du verloren, wäre dein eigener weg.
lesson-peoples-and-fights-peoples =
    In Florida leben die Sioux, die Abenaki und die Huronen. Jedes Volk ist jeder Nation gegenüber friedlich, skeptisch oder im
    Krieg. Mit dir leben alle drei in Frieden.
lesson-peoples-and-fights-mission =
    Schick deinen Missionar zu den Abenaki. Du ziehst eine Geländekarte: Ab Kampfwert 1 gründest du eine Mission, und sie bringt
    zwei Nahrung.
    .sioux = Die Sioux verlangen Kampfwert 2. Die Abenaki sind leichter zu gewinnen.
    .end = Der Missionar kann es noch in diesem Zug versuchen.
lesson-peoples-and-fights-no-mission =
    Ein Baumwollfeld, Kampfwert 0: diesmal keine Mission. Der Missionar wird nur abgelegt und darf es wieder versuchen. Bei den
    Huronen hattest du früher mehr Glück; das ist deine Flagge.
lesson-peoples-and-fights-land =
    Das meiste Gelände Floridas liegt unter den Völkern. Wer dort siedelt, darf es ihnen nehmen, aber mit jeder Karte mag dich das
    Volk eine Stufe weniger: erst skeptisch, dann Krieg.
lesson-peoples-and-fights-end =
    Das ist das Neue hier. Beende deinen Zug und spiel weiter, oder nimm die Lektion über Steuern und Handel.
