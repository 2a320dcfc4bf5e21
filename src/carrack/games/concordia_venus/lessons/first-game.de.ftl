# Concordia Venus: die erste Partie, auf Deutsch.

lesson-first-game = Deine erste Partie Concordia Venus
    .about =
        Spiel jede deiner Karten einmal mit dem Trainer: ziehen, bauen, produzieren, handeln, kaufen, Punkte zählen.

lesson-first-game-goal =
    Du führst eine römische Familie, die sich rund ums Mittelmeer niederlässt. Deine Karten sind deine Aktionen, und am
    Ende bringt jede Karte Punkte; wer die meisten hat, gewinnt. Wir spielen deine Hand einmal durch, gegen { $rival }.
lesson-first-game-architect =
    In jedem Zug spielst du eine Karte und tust, was sie sagt. Spiele den Architekten: Er bewegt Kolonisten und baut
    Häuser.
    .tribune = Der Tribun holt deine gespielten Karten zurück. Bisher wäre das nur er selbst.
    .senator = Der Senator kauft neue Karten für Waren. Die brauchst du jetzt aber für Häuser.
    .other = Die Reihenfolge ist frei. Ohne Häuser bringt diese Karte aber wenig, und Häuser baut der Architekt.
lesson-first-game-land =
    In Roma stehen zwei Kolonisten von dir, und für jeden hast du einen Schritt. Ziehe den Landkolonisten auf den
    braunen
    Weg nach Novaria.
    .sea = Gut, die Reihenfolge ist egal. Ziehe erst diesen, dann den anderen.
    .stay = Aus einer Stadt heraus kann ein Kolonist nicht bauen. Der erste Schritt führt hinaus.
lesson-first-game-sea =
    Nun der andere: Seekolonisten nehmen die blauen Wege. Ziehe ihn auf den nach Syracusae.
    .stay = Aus einer Stadt heraus kann ein Kolonist nicht bauen. Der erste Schritt führt hinaus.
lesson-first-game-brick-city =
    Gebaut wird in den Städten an den Enden deiner Wege. Ziegelstädte sind billig und brauchen keinen Ziegel: Baue in
    Novaria, für 1 Nahrung und 1 Sesterze.
    .other = Beides geht, in beliebiger Reihenfolge.
    .stopped = Dann baust du in diesem Zug nichts, und deine Kolonisten warten auf den nächsten Architekten.
lesson-first-game-tool-city =
    Überall sonst kostet ein Haus einen Ziegel, die Ware der Stadt und mehr Geld. Baue in Syracusae, für 1 Ziegel, 1
    Werkzeug und 3 Sesterzen.
    .stopped = Dann behältst du die Waren, und das Haus wartet auf den nächsten Architekten.
lesson-first-game-points =
    Zwei Häuser, und deine Punkte haben sich verdoppelt: So viele wären es, wenn die Partie jetzt zu Ende wäre. Jede
    Karte
    gehört einer Gottheit, und die meisten Gottheiten zählen Häuser, jede auf ihre Art.
lesson-first-game-prefect =
    { $rival } hat einen Praefekten genutzt und dir den Praefectus Magnus weitergegeben: Er verdoppelt den Bonus deines
    nächsten Praefekten. Spiele deinen.
    .magister = Der Magister wiederholt deine letzte Karte. Das wäre der Architekt, aber Ziegel hast du keinen mehr.
    .other = Das geht auch. Der Praefectus Magnus wartet, bis du einen Praefekten nutzt.
lesson-first-game-produce =
    Ein Praefekt lässt eine Provinz produzieren. Nimm Italia: Deine Häuser bringen Ziegel und Werkzeug, der Bonusmarker
    noch ein Werkzeug, für dich doppelt.
    .elsewhere = Dort hast du kein Haus, also bekommst du nur die Ware auf dem Bonusmarker, zweimal.
    .cash = Du kassierst die Münzen, die auf den Markern zu sehen sind, und behältst den Praefectus Magnus.
lesson-first-game-coins =
    Ein Ziegel und 3 Werkzeuge! Der Bonusmarker von Italia ist umgedreht und zeigt Münzen. Solange das so ist, kann
    Italia
    nicht produzieren.
lesson-first-game-magister =
    Der Magister tut, was deine letzte Karte getan hat, und das war ein Praefekt. Spiele ihn.
    .other = Dann ist der Praefekt nicht mehr deine letzte Karte, und nur auf die sieht der Magister.
lesson-first-game-repeat =
    Unter dem Magister liegt dein Praefekt. Nutze ihn noch einmal.
    .skipped = Dann bewirkt die Karte diesmal nichts.
lesson-first-game-cash =
    Nimm diesmal die andere Hälfte des Praefekten: Kassiere die Münzen. Dann zeigen alle Marker wieder Waren.
    .produced = Dort hast du keine Häuser, es kommt also nur der Bonus, und die Münzen bleiben liegen.
lesson-first-game-diplomat =
    { $rival } hat gerade mit einem Architekten gebaut. Der Diplomat tut, was die letzte Karte eines Gegners getan hat.
    Spiele ihn.
    .other = Das geht auch. Aber der Diplomat sieht nur die letzte Karte, und { $rival } deckt den Architekten bald zu.
lesson-first-game-copy =
    Hier gibt es nur eine Karte zur Wahl. Nutze den Architekten.
    .skipped = Dann bewirkt der Diplomat diesmal nichts.
lesson-first-game-two-steps =
    Wieder zwei Schritte, und du darfst beide einem Kolonisten geben. Ziehe den Landkolonisten an Novaria vorbei auf den
    Weg zwischen Colonia A. und Vindobona.
    .sea = Auch der Seekolonist darf ziehen. Jeder Schritt zählt aber nur einmal.
    .stay =
        Du darfst auch stehen bleiben und bauen. Nur ist dort alles erledigt: Novaria gehört dir, in Roma baut niemand.
lesson-first-game-food-city =
    Baue in Colonia A., für 1 Ziegel, 1 Nahrung und 2 Sesterzen: eine neue Provinz für dich und eine neue Ware.
    .other =
        In Vindobona gibt es Werkzeug, das hast du schon. Und mit dem einen Ziegel wird es nur eines der beiden Häuser.
    .stopped = Dann hebst du den Ziegel für später auf.
lesson-first-game-mercator =
    Die Ziegel sind alle, die Nahrung auch. Jetzt hilft der Merkator: Spiele ihn.
    .other = Das geht auch. Der Merkator bleibt dir auf der Hand.
lesson-first-game-sell =
    Die 3 Sesterzen hast du. Nun handle mit der Bank, mit höchstens zwei Warensorten. Verkaufe dein Tuch für 7.
    .buy = Du darfst auch zuerst kaufen. Jede Sorte zählt aber, und du hast nur zwei.
    .other = Auch das bringt Geld. Tuch ist nur die teuerste Ware.
    .stopped = Handeln musst du nicht. Die 3 Sesterzen behältst du.
lesson-first-game-buy =
    Kaufe jetzt 2 Nahrung: eine für eine neue Karte, eine für einen neuen Kolonisten.
    .amount = Kaufen darfst du, so viel du bezahlen und lagern kannst. Für diese Lektion brauchst du zwei.
    .other = Ziegel sind auch gut. Dann fehlt dir aber die Nahrung für Karte und Kolonist.
    .sold = Das ist schon deine zweite Sorte, kaufen kannst du diesmal also nichts.
    .stopped = Dann behältst du das Geld, und die Nahrung für Karte und Kolonist fehlt dir.
lesson-first-game-senator =
    Zeit für eine neue Karte. Spiele den Senator.
    .other = Das geht auch. Vielleicht kauft dir aber jemand die Karte weg.
lesson-first-game-buy-card =
    Eine Karte kostet die Waren, die auf ihr stehen, und die unter ihrem Feld. Kaufe den Kolonisten: 1 Nahrung und 1
    beliebige Ware.
    .stopped = Kaufen musst du nicht. Die Waren behältst du.
lesson-first-game-any-good =
    Das Fragezeichen steht für eine beliebige Ware. Gib deinen Wein her.
    .food = Dann fehlt dir die Nahrung für den neuen Kolonisten.
    .other = Jede Ware ist recht. Gib her, was du am wenigsten brauchst.
lesson-first-game-god =
    Eine gekaufte Karte kommt gleich auf deine Hand. Der Kolonist gehört zu Mars, genau wie dein Tribun. Mars gibt 2
    Punkte
    für jeden Kolonisten auf dem Plan, und ab jetzt bekommst du sie doppelt.
lesson-first-game-colonist =
    Nutze ihn gleich: Spiele den Kolonisten.
    .other = Das geht auch. Der Kolonist bleibt dir auf der Hand.
lesson-first-game-place =
    Ein neuer Kolonist kostet 1 Nahrung und 1 Werkzeug und beginnt in Roma oder bei einem Haus von dir. Stelle einen
    Landkolonisten in Colonia A. auf.
    .elsewhere = Auch erlaubt. Von dort hat er andere Städte in Reichweite.
    .earned =
        Stattdessen Geld: 5 Sesterzen und 1 je Kolonist von dir auf dem Plan. Mehr Kolonisten werden es so aber nicht.
lesson-first-game-guest =
    { $rival } hat Italia produzieren lassen, und davon hast auch du etwas: Deine Häuser dort bringen Ziegel und
    Werkzeug.
    In einer Provinz produzieren alle Häuser, egal, wer den Praefekten spielt.
lesson-first-game-tribune =
    Deine Hand ist fast leer. Spiele den Tribun: Er holt alle deine Karten zurück und bringt ab der vierten je 1
    Sesterze.
    Mit Nahrung und Werkzeug dürftest du auch einen Kolonisten in Roma aufstellen.
    .other = Die kannst du vorher noch spielen. Dann holt der Tribun eine Karte mehr zurück.
lesson-first-game-mars =
    Jetzt wird gezählt, Gottheit für Gottheit. Mars: drei Kolonisten zu 2 Punkten, und du hast zwei Karten des Mars. Das
    sind 12.
lesson-first-game-houses =
    Nun die Häuser. Mercurius gibt 6 für drei Warensorten. Jupiter zählt die zwei außerhalb von Ziegelstädten, Saturnus
    deine zwei Provinzen, beide mit zwei Karten: 4 und 4. Venus gibt 2, weil in Italia zwei Häuser von dir stehen.
lesson-first-game-sum =
    Vesta gibt noch 2 für Geld und Waren. Das macht 30, und { $rival } hat 22. Du siehst: Jede Karte einer Gottheit
    wertet
    alles noch einmal.
lesson-first-game-end =
    Die Partie endet, wenn jemand die letzte Karte kauft oder das 15. Haus baut. Dafür gibt es 7 Punkte, und alle
    anderen
    haben noch einen Zug.
lesson-first-game-your-game =
    Jetzt ist es deine Partie. Ein Tipp für den Anfang: Ziegel, Werkzeug und Geld für ein Haus in Vindobona hast du, und
    dein Kolonist steht gleich daneben. Kommt etwas Neues, erkläre ich es dir.
