# Concordia Venus: die Lektion zum Teamspiel, auf Deutsch.

lesson-teams = Concordia Venus im Team
    .about = Was mit einem Partner anders ist: eine Karte für zwei, eine Kasse, der Legatus, Venus.

lesson-teams-goal =
    Im Teamspiel gewinnst oder verlierst du gemeinsam mit { $partner } von gegenüber: Eure Punkte zählen zusammen. Waren
    und Karten hat jeder für sich, und die Hand des anderen seht ihr nicht.
lesson-teams-architect =
    Einer spielt eine Karte, und beide nutzen sie: erst du, dann { $partner }. Spiele den Architekten.
    .legatus = Auch eine starke Karte: Die lernst du in deinem nächsten Zug kennen.
    .other = Das geht auch; { $partner } nutzt jede Karte, die du spielst.
lesson-teams-build =
    Du weißt, wie es geht: Ziehe deine Kolonisten Richtung Novaria und Syracusae und baue in beiden Städten.
    .stopped = Dann bist du hier fertig, und { $partner } ist dran.
lesson-teams-prefect =
    { $partner } hat deinen Architekten genutzt und in Aquileia gebaut. Zwei Züge später spielt { $partner } einen
    Praefekten, und jetzt nutzt auch du ihn. Lass Italia produzieren: Dort stehen zwei Häuser von dir und eines von
    { $partner }.
    .elsewhere = Erlaubt. Dort habt ihr beide aber kein Haus, es kommt also nur dein Bonus.
    .cash = Erlaubt: Jeder von euch wählt selbst, welche Hälfte der Karte er nutzt.
lesson-teams-purses =
    Waren werden nie geteilt, Geld schon: Fehlen dir ein paar Sesterzen, nimmst du sie einfach von { $partner }, und
    umgekehrt.
lesson-teams-legatus =
    Du bist wieder am Zug. Spiele den Legatus: Du siehst dir die Hand von { $partner } an und empfiehlst eine Karte.
    Dann
    spielt { $partner } an deiner Stelle aus.
    .other = Das geht auch. Der Legatus bleibt dir auf der Hand.
lesson-teams-recommend =
    Das sind die Karten von { $partner }. Empfiehl den Merkator: Euch beiden fehlen Ziegel.
    .other = Dein Partner denkt darüber nach, darf aber auch etwas anderes spielen.
lesson-teams-trade =
    { $partner } ist deinem Rat gefolgt und hat zuerst gehandelt; nun du. Verkaufe den Wein und kaufe zwei Ziegel, oder
    was
    du sonst willst.
lesson-teams-praetor =
    { $partner } hat einen Praetor gespielt, der im Team den Senator ersetzt. Jeder von euch darf eine Karte kaufen:
    Such dir
    eine aus, oder wähle „Fertig“.
lesson-teams-venus =
    Venus zählt hier anders, nämlich Provinzen, in denen ihr beide ein Haus habt, wie Italia. Folge also deinem Partner:
    Was
    ihr nebeneinander baut, zählt für euch beide.
lesson-teams-your-game =
    Wer die letzte Karte kauft oder sein letztes Haus baut, beendet die Partie, und jedes andere Team hat noch einen
    Zug. Der
    Rest dieser Partie gehört dir.
