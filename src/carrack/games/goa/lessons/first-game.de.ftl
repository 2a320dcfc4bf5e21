# Goa: die erste Partie, auf Deutsch.

lesson-first-game = Deine erste Partie Goa
    .about = Spiel zwei Runden mit dem Trainer: ersteigern, jede Aktion einmal ausführen, die erste Kolonie gründen.

lesson-first-game-goal =
    Du handelst als portugiesischer Kaufmann mit Gewürzen. Acht Runden lang kaufst du Plantagen, baust Schiffe und
    gründest Kolonien, und wer die meisten Punkte hat, gewinnt. Die ersten beiden Runden spielen wir zusammen, gegen
    { $rival }.
lesson-first-game-flag =
    Dir gehört die Flagge, also eröffnest du die Runde. Lege sie an den Rand des Spielplans, hierhin: { $place }.
    .elsewhere = Auch erlaubt. Marker 2 muss aber in die Nähe der Flagge, deshalb kommen dann andere Plättchen dran.
lesson-first-game-marker =
    { $rival } hat Marker 2 neben die Flagge gelegt, auf eine Plantage für Nelken. Dein Marker 3 kommt auf ein Plättchen
    daneben: Nimm das rote, { $tile }, das dir in jeder Runde 3 Dukaten bringt.
    .elsewhere = Auch dieses Plättchen grenzt an Marker 2. Jetzt wird es versteigert und das rote nicht.
lesson-first-game-buy-flag =
    Jetzt kommt der Reihe nach alles unter den Hammer, was einen Marker trägt. Zuerst die Flagge: Darauf liegt dein
    Marker, also versteigerst du sie. { $rival } bietet 2 Dukaten. Kaufe sie selbst, einen Dukaten unter dem Gebot.
    .sold =
        Dann zahlt dir { $rival } 2 Dukaten, hat die Flagge, bekommt eine Zusatzaktionskarte und beginnt die Aktionen.
lesson-first-game-extra-card =
    Die Flagge bleibt bei dir und bringt eine Zusatzaktionskarte: eine Aktion mehr in dieser Runde.
lesson-first-game-bid =
    Als Zweites die Nelkenplantage, die versteigert { $rival }. Du hast genau ein Gebot. Dann bekommst du das Plättchen,
    oder { $rival } behält es für einen Dukaten weniger. Biete 3 Dukaten.
    .passed = Bietet niemand, bekommt es der Versteigerer umsonst. Das wäre hier { $rival }.
    .other = Jedes Gebot geht. Je höher, desto teurer wird das Behalten für { $rival }, und der Kauf für dich.
lesson-first-game-plantation =
    Verkauft! { $rival } hat deine 3 Dukaten und du die Plantage. Auf ihren beiden Plätzen liegt schon je eine Nelke.
lesson-first-game-red-tile =
    Auf dein rotes Plättchen hat niemand geboten, also bekommst du es umsonst. Es bringt dir einmal in jeder Runde 3
    Dukaten, in einem beliebigen Zug, und das ist keine Aktion. Setze es jetzt ein.
    .action =
        Das ist schon eine deiner drei Aktionen. Das Plättchen kann bis zum nächsten Zug warten, aber nicht bis zur
        nächsten Runde.
lesson-first-game-progress =
    Jeder hat drei Aktionen, immer eine nach der anderen. Fang mit dem Fortschritt an: Für eine Nelke und ein Schiff
    rückt
    dein Marker bei der Koloniegründung eine Reihe vor.
    .founding = Jetzt zählen nur deine 2 Kolonisten und was zwei Karten zeigen. Nach dem Fortschritt wären es 2 mehr.
    .action = Eine ordentliche Aktion, aber deine Marker bleiben in der ersten Reihe, und dort ist jede Aktion schwach.
lesson-first-game-first-point =
    Dein erster Punkt! Reihe 2 zählt 1 Punkt, Reihe 5 zählt 10. Und die Aktion ist stärker geworden: Bei jeder Gründung
    zählen jetzt 2 Kolonisten mehr.
lesson-first-game-cochin =
    Für eine Kolonie brauchst du Kolonisten: die 2 bei deinem Marker, deine eigenen 2 und die auf zwei Karten, die
    aufgedeckt werden. Quilon, für 6, wäre sicher. Sehen wir uns an, was sonst passiert: Versuch es mit Cochin, für 8.
    .quilon =
        Das kann nicht schiefgehen: 2 und 2, und jede Karte zeigt mindestens 1. Die Lektion wollte dir erst einen
        Fehlschlag zeigen.
    .far = Zu weit weg: Zwei Karten zeigen höchstens 6 Kolonisten, das geht sicher schief.
    .action = Das geht auch. Die Gründung kann bis zur nächsten Aktion warten.
lesson-first-game-compensation =
    Pech: 1 und 1 auf den Karten, das sind zusammen nur 6. Aber du verlierst nichts. Deine eigenen Kolonisten behältst
    du,
    und für den Fehlschlag bekommst du einen dazu.
lesson-first-game-quilon =
    Nun zu Quilon, für 6: 2 bei deinem Marker, 3 eigene, und jede Karte zeigt mindestens 1. Gründe es.
    .far = Dafür brauchst du mehr Kolonisten als für Quilon, da hängt es wieder von den Karten ab.
    .action = Das geht auch. Quilon kann bis zur nächsten Aktion warten.
lesson-first-game-add =
    Die Karten zeigen 3, also fehlt noch ein Kolonist. Ergänze einen eigenen.
    .declined = Dann gibt es keine Kolonie; du behältst deine Kolonisten und bekommst einen dazu.
lesson-first-game-settle =
    Quilon gehört dir, und du suchst das Plättchen aus. Nimm Nelken und Ingwer: Das kostet dein nächster Schritt bei der
    Koloniegründung.
    .other = Jedes Plättchen ist erlaubt. Es entscheidet nur, was dort wachsen darf.
lesson-first-game-fill =
    Der Platz wird sofort gefüllt. Nimm Ingwer; Nelken wachsen auf deiner Plantage.
    .clove = Dann hast du nur Nelken, und der nächste Schritt bei der Koloniegründung kostet auch einen Ingwer.
lesson-first-game-harvest =
    Das war deine dritte Aktion. Jetzt die Zusatzaktionskarte: Wähle Ernte. Dein Marker zeigt 1, also wächst auf einem
    freien Platz ein Gewürz nach.
    .passed = Du hebst die Karte für die nächste Runde auf. Mehr als eine lässt sich aber nicht aufheben.
    .progress =
        Ein starker Zug: mehr Punkte sofort. Die Lektion hebt sich den Schritt für später auf, mit einer Karte, die
        Schiffe spart.
    .action = Auch dafür ist die Karte gut. Der Platz bleibt vorerst leer.
lesson-first-game-second-flag =
    Runde 2, und die Flagge ist immer noch deine. Sie darf auch in eine Lücke: Lege sie dorthin, wo die Plantage lag,
    auf { $place }.
    .elsewhere = Auch erlaubt. Dann kommen die Plättchen dort in der Nähe dran.
lesson-first-game-bait =
    { $rival } will die Pfefferplantage. Lege deinen Marker auf etwas, was andere mögen und du nicht brauchst:
    { $tile } auf { $place }.
    .elsewhere = Dann wird dieses Plättchen versteigert: Du verkaufst oder behältst es.
lesson-first-game-bid-again =
    Auf die Flagge hat niemand geboten, du behältst sie umsonst und bekommst wieder eine Zusatzaktionskarte. Nun die
    Pfefferplantage: Biete noch einmal 3.
    .passed = Dann bekommt { $rival } sie umsonst.
    .other = Jedes Gebot geht. Wenn { $rival } kauft, kostet das einen Dukaten weniger, als du geboten hast.
lesson-first-game-sell =
    Diesmal hat { $rival } das Plättchen behalten und der Bank 2 bezahlt. Dich kostet das nichts: Nur wer kauft, zahlt.
    Jetzt dein Plättchen, { $rival } bietet 5. Verkaufe!
    .bought = Das kostet dich 4 Dukaten, und auf die 5, die { $rival } dir gezahlt hätte, verzichtest du auch.
lesson-first-game-expedition =
    Um 5 Dukaten reicher! Nächste Aktion: Expedition. Dein Marker zeigt zwei Zahlen: bis zu 1 Karte ziehen, höchstens 1
    auf der Hand.
    .action = Das geht auch. Die Expedition kann bis zur nächsten Aktion warten.
lesson-first-game-card =
    Jede Karte hat drei Seiten: ihre Wirkung, wenn du sie spielst; die Kolonisten darauf, wenn sie bei einer Gründung
    aufgedeckt wird; und ihr Symbol, das Punkte bringt, wenn du sie am Ende noch hast.
lesson-first-game-end-turn =
    Eine Karte je Zug darfst du spielen, diese aber nur zusammen mit ihrer Aktion. Setze also dein rotes Plättchen ein
    und
    beende den Zug.
    .discarded = Karten abwerfen darfst du in jedem deiner Züge, aber du bekommst nichts dafür.
lesson-first-game-play-card =
    Spiele jetzt die Karte. Mit ihr kostet der Fortschritt die Gewürze, aber keine Schiffe.
    .ships = Derselbe Schritt, aber er kostet dich auch 2 Schiffe, und die Karte hast du noch.
    .action = Das geht auch. Die Karte kann bis zur nächsten Aktion warten.
lesson-first-game-step =
    Gib eine Nelke und einen Ingwer ab: Dein Marker bei der Koloniegründung rückt in Reihe 3.
lesson-first-game-rows =
    Reihe 3 zählt 3 Punkte statt 1, und bei jeder Gründung zählen jetzt 4 Kolonisten mit. So geht es in jedem Bereich,
    nur
    mit anderen Gewürzen.
lesson-first-game-ships =
    Jedes Gewürz, das du für einen Schritt bezahlst, braucht ein Schiff. Sorge vor und wähle Schiffbau: Dein Marker
    zeigt 1.
    .founding = Cochin wäre jetzt sicher: 4, deine eigenen 2 und mindestens 2 auf den Karten. Gut gesehen!
    .action = Das geht auch. Die Schiffe können warten.
lesson-first-game-taxes =
    Eine Aktion hast du noch, die zusätzliche. Wähle Steuer: 4 Dukaten für die nächsten Versteigerungen.
    .passed = Du hebst die Karte stattdessen für die nächste Runde auf.
    .founding = Cochin ist jetzt sicher: 4, deine eigenen 2 und mindestens 2 auf den Karten. Gut gesehen!
    .action = Das geht auch.
lesson-first-game-score =
    Zählen wir. Dein Marker in Reihe 3: 3 Punkte. Eine Kolonie: 1 Punkt, alle vier wären 10. Die meisten Dukaten: 3
    Punkte, wenn es so bleibt.
lesson-first-game-end =
    Runde 3 beginnt. Nach der vierten Runde liegen neue Plättchen aus, und nach der achten wird gewertet.
lesson-first-game-your-game =
    Jetzt ist es deine Partie. Ein Tipp für den Anfang: Cochin braucht 8, du hast 4 bei deinem Marker und 2 eigene, und
    zwei Karten zeigen mindestens 2. Kommt etwas Neues, erkläre ich es dir.
