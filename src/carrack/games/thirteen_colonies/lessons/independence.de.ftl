# Was der Trainer in 13 Kolonien über die Unabhängigkeit sagt.

lesson-independence = Unabhängigkeit
    .about = Was das Profispiel ergänzt: Nationenkarten, Unabhängigkeitserklärungen und zwei Arten, wie das Spiel endet.

lesson-independence-goal =
    Das Profispiel, dein letzter Zug der Epoche III, und du bist England. Die SP-Stapel mitgezählt, liegst du mit Spanien fast
    gleichauf.
lesson-independence-beside =
    Diese Karte liegt in Epoche III neben den SP-Feldern. Wer in einem Zug fünf Unabhängigkeitserklärungen einsetzt und Kontrolle
    10 hat, nimmt sie: 12 SP, und die Partie endet sofort, ohne Wertung.
lesson-independence-nation-card =
    Erklärungen bringen Münzprägerei, Zeitung und manche Karten. „Der Geist von 1776“ ist eine Nationenkarte: Sie trägt deine
    Flagge, nur England durfte sie nehmen.
lesson-independence-declare =
    Spiel ihn aus: zwei Erklärungen. Für die Unabhängigkeit reicht das nicht, aber auch andere Karten der Epoche III verlangen
    welche.
    .first = Zuerst die Erklärungen: Sie sind in diesem Zug am meisten wert.
    .end = Zwei Erklärungen blieben ungenutzt.
lesson-independence-tea-party =
    Aufheben lassen sich Erklärungen nicht, also setz sie jetzt ein. Die Boston Tea Party verlangt zwei und eine dieser Waren; du
    hast Handelswaren. Sie bringt 6 SP und senkt die Steuern.
    .committee = Das sind 3 SP für eine Erklärung, aber die andere verfällt dann. Die Tea Party bringt 6 für beide.
    .end = Erklärungen verfallen mit dem Zug.
lesson-independence-closing =
    Der Stapel ist leer, diese SP-Ende-Karte liegt offen und außer ihr nur noch eine andere. Also endet die Partie wie gewohnt nach
    dieser Runde, und alle Regionen werden gewertet. Du bist zuletzt dran.
lesson-independence-station =
    Da zählt jede Kontrolle. In Neuengland hat Spanien 2, du hast 1: Stationiere dort deinen Soldaten, dann teilt ihr euch den
    ersten Platz.
    .elsewhere = Auch dort zählt er. In Neuengland aber macht er Gleichstand, das sind 4 SP statt 2.
    .end = Ein Soldat auf der Hand ist am Ende nichts wert.
lesson-independence-forts =
    Eines hast du noch nicht gesehen: Ein Fort spielt man im Zug eines anderen. Es verhindert eine Kartenaktion, die gerade
    angekündigt wurde, oder stärkt eine Verteidigung. Deshalb werden alle gefragt, die eines haben könnten.
lesson-independence-end =
    Beende deinen Zug und halte irgendeine Karte. Dann werden die Regionen gewertet.
    .nothing = Auch gut: Was du jetzt noch ziehst, zählt nicht mehr.
lesson-independence-over =
    Du hast gewonnen: Die Tea Party und die Wertungen haben den Ausschlag gegeben. Mit fünf Erklärungen hättest du früher Schluss
    machen können, vielleicht mit einem anderen Sieger.
