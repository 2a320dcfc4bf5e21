# Die Übungen zu Concordia Venus: Aufgaben mit je zwei Hilfen, und warum die richtigen Antworten richtig sind.

exercise-produce = Du nutzt einen Praefekten. Welche Wahl bringt dir sofort die meisten Punkte?
    .help = Auch Waren sind Punkte: Welche Gottheit zählt sie?
    .more = Vesta zahlt für je volle 10 Sesterzen an Geld und Waren. Achte auf eigene Häuser und auf teure Waren.
exercise-purchase =
    Du darfst Karten kaufen. Welche kaufst du zuerst, damit alle Käufe zusammen sofort die meisten Punkte bringen?
    .help = Frage bei jeder Karte: Was zahlt ihre Gottheit jetzt?
    .more = Zähle Häuser, Provinzen, Warensorten und Kolonisten, und was Vesta durch den Preis verliert.

exercise-which-province =
    Dacia bringt Nahrung, Werkzeug und dank dem Praefectus Magnus 2 Tuch. Geld und Waren sind nun 30 wert, also gibt
    Vesta 3.
exercise-money-counts =
    Italia bringt Wein und 2 Tuch, das sind 20. Geld und Waren sind nun 53 wert, und Vesta gibt 5 statt 3.
exercise-late-harvest =
    Asia bringt Ziegel, Wein und Tuch, zusammen 16, und damit kommst du von 45 auf 61: Vesta gibt 6, einen mehr als bei
    jeder anderen Wahl.
exercise-two-cards =
    Maurer und Winzer bringen zusammen 17 Punkte für Häuser, die schon stehen. Vesta verliert 3 durch die Waren.
exercise-first-purchase =
    Der Merkator bringt 4 durch Mercurius, der Diplomat 2 durch Saturnus. Die Waren kosten dich 2 Punkte bei Vesta.
exercise-mars-or-saturnus =
    Der Kolonist bringt 8 durch Mars, der Diplomat 2 durch Saturnus. Vesta verliert 2: Du gewinnst 8.
exercise-five-goods =
    Deine Häuser produzieren alle fünf Warensorten. Noch eine Karte des Mercurius gibt dafür 10 Punkte.
exercise-seven-provinces =
    Eine Karte des Saturnus wertet deine sieben Provinzen noch einmal, und der Weber zählt deine Häuser in Tuchstädten.
