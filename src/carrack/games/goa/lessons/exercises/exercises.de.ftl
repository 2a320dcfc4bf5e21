# Die Übungen zu Goa: Aufgaben mit je zwei Hilfen, und warum die richtigen Antworten richtig sind.

exercise-most = Welche Wahl bringt dir sofort die meisten Punkte?
    .help = Punkte gibt es für Marker, Symbole auf der Hand, Kolonien, die meisten Dukaten und manche Plättchen.
    .more =
        Je weiter ein Marker schon ist, desto mehr bringt sein nächster Schritt. Und einer muss in einer Reihe der Erste
        sein.
exercise-colony = Du willst noch eine Kolonie. Welche gelingt dir sicher und bringt sofort die meisten Punkte?
    .help = Zähle zusammen, was dein Tableau zeigt und was du an Kolonisten hast. Zwei Karten kommen dazu.
    .more = Jede Karte zeigt mindestens einen Kolonisten, rechne also mit 2 von den Karten.

exercise-best-step =
    Von Reihe 2 in Reihe 3 gewinnst du 2 Punkte, von Reihe 1 in Reihe 2 nur einen. Die Koloniegründung stand schon in
    Reihe 2.
exercise-last-round =
    Die Expedition kommt in Reihe 5, das sind 4 Punkte mehr. Außerdem bist du dort der Erste und ziehst eine Karte,
    deren Symbol auch zählt.
exercise-row-five =
    Die Ernte kommt in Reihe 5, das sind 4 Punkte mehr, und als Erster dort ziehst du eine Karte. Die anderen Schritte
    führen nur in Reihe 2.
exercise-far-down =
    Der Schiffbau kommt von Reihe 3 in Reihe 4, das sind 3 Punkte mehr, und als Erster dort ziehst du eine Karte. Die
    Ernte bringt 2, die Steuer 1.
exercise-duty =
    Sechs Gewürze erfüllen die Abgaben: 5 Punkte, mehr als jeder Schritt, den du bezahlen kannst. Und eine Aktion ist
    das nicht einmal.
exercise-two-draws =
    Zwei Karten mehr sind zwei Symbole mehr: mindestens 2 Punkte, und mehr, wenn zwei davon gleich sind. So viel bringt
    keine andere Aktion.
exercise-sure-colony =
    4 auf dem Tableau, 2 eigene und mindestens 2 auf den Karten sind 8: gerade genug für Cochin. Für Madras brauchst du
    Glück.
exercise-third-colony =
    6 auf dem Tableau, 2 eigene und mindestens 2 auf den Karten sind 10, genug für Madras. Für Calicut müssten die
    Karten 4 zeigen.
