# Was der Trainer in der ersten Partie Colonialism sagt.

lesson-first-game = Deine erste Partie
    .about = Eine von drei Spielrunden mit beiden Kolonisierungsphasen. Am Ende hast du jede Art von Aktion einmal ausgeführt.

lesson-first-game-goal =
    Du bist Blau, eine Kolonialmacht. Sammle Steine in drei Farben: Am Ende der Partie zählt nur die, von der du am
    wenigsten hast.
lesson-first-game-row =
    Die Reihen sind die Spielerreihenfolge. Du hast am höchsten gewürfelt und wählst zuerst: Nimm die oberste.
    .lower = Geht auch, nur ist dann Rot vor dir dran. Die Lektion geht mit der obersten Reihe weiter.
lesson-first-game-first-ship =
    Mit Schiffen handelst du in den Regionen neben ihrer Seezone. Am Atlantik liegen Subsahara-Afrika mit vier Steinen und
    Nordafrika: Stelle dort ein Schiff auf.
    .elsewhere = Ankern darfst du überall. In dieser Partie brauchst du deine Schiffe aber gleich neben diesen beiden Regionen.
lesson-first-game-second-ship =
    Jedes Schiff kann in einer Aktionsrunde eine Sache tun. Stelle noch eines in den Atlantik, dann kannst du hier zweimal
    handeln.
    .elsewhere = Erlaubt, aber dann erreicht nur eines deiner Schiffe Nordafrika.
lesson-first-game-third-ship =
    Das dritte kommt ins Arabische Meer. Es erreicht Subsahara-Afrika von der anderen Seite und dazu Indien.
    .elsewhere = Möglich. Nur fehlt es dir dann im Arabischen Meer, wenn du später etwas aus Indien willst.
lesson-first-game-natives =
    Die grauen Scheiben sind die Regionalmacht. Solange eine da ist, sammelt dort niemand Steine. In Nordafrika sind es nur
    zwei.
lesson-first-game-explore =
    Erkunde Nordafrika: Eine deiner Scheiben kommt dorthin. Eine Scheibe ist Einfluss, und den braucht deine beste Karte.
    .elsewhere = Die Scheibe käme in eine andere Region und kostet ein Schiff. Die zwei, die du vertreiben kannst, sind in Nordafrika.
    .card = Politikkarten kommen gleich. Zuerst brauchst du eine Scheibe in Nordafrika.
    .draw = Dann hast du eine Karte mehr und immer noch nirgends Einfluss.
    .pass = Passen verschenkt eine Aktion. Du hast nur zwölf in einer Spielrunde.
lesson-first-game-used =
    Dein Schiff liegt: Es ist bis zum Ende der Aktionsrunde benutzt. Inzwischen hat auch Rot gehandelt. So geht es immer
    abwechselnd, je eine Aktion, drei in einer Aktionsrunde.
lesson-first-game-campaign =
    Jetzt der Feldzug gegen die Regionalmacht. Er wirkt sofort: ein Würfel und eins dazu, also zwei bis vier Scheiben, und sie
    hat zwei.
    .card = Heb dir die noch kurz auf: Der Feldzug bringt jetzt gleich Steine.
    .target = Vorsicht, damit vertreibst du deine eigene Scheibe. Nenne die Regionalmacht.
lesson-first-game-first-cubes =
    Die Regionalmacht ist weg, also wird sofort gesammelt. Du bist allein hier: Wähle eine Farbe, die andere bekommst du auch.
lesson-first-game-scarcest =
    Einmal Gelb, einmal Schwarz, kein Braun: Das wären 0 Punkte. Dir fehlt Braun, und das liegt in Subsahara-Afrika, hinter
    fünf Scheiben der Regionalmacht.
lesson-first-game-fleet =
    Politikkarten bringen viele Scheiben, aber erst in der Kolonisierungsphase. Spiele „Flotte“ auf Subsahara-Afrika: zwei
    Scheiben für jedes deiner Schiffe daneben. Drei hast du dort.
    .card = Die kommt auch noch dran. Mit drei Schiffen daneben ist die Flotte jetzt am stärksten.
    .region = Dort fände die Flotte weniger Schiffe von dir oder keinen braunen Stein.
lesson-first-game-face-down =
    Die erste Karte für eine Region liegt verdeckt. Rot sieht deine nicht, du siehst seine nicht: Auch Rot will nach
    Subsahara-Afrika.
lesson-first-game-five =
    Eine neue Aktionsrunde: Alle Schiffe sind wieder einsatzbereit. Rot hat nachgelegt. Antworte mit „Einfluss ausüben 5“; ab
    der zweiten Karte liegt alles offen.
    .card = Auch möglich, aber Rot kommt in Massen. Die fünf Scheiben von „Einfluss ausüben 5“ sind sicher.
    .region = Eine Region gewinnst du mit Masse. Leg diesmal alles nach Subsahara-Afrika.
lesson-first-game-limit =
    Die größere Zahl ist das Limit: 12 Scheiben. Liegen am Ende mehr da, gibt es einen Konflikt, und durch den verschwindet
    die Regionalmacht.
lesson-first-game-four =
    Dazu noch „Einfluss ausüben 4“. Flotte, 5 und 4 machen fünfzehn Scheiben.
    .card = Zuerst sammelt, wer die meisten Scheiben hat. „Einfluss ausüben 4“ bringt vier mehr.
    .region = Vier Scheiben woanders helfen hier nicht gegen Rot.
lesson-first-game-one-more =
    Eine Aktion bleibt vor der Kolonisierungsphase. Erkunde noch einmal: eine Scheibe mehr für den Konflikt.
    .elsewhere = Auch dort wäre das Einfluss. Hier zählt die Scheibe gleich im Konflikt.
    .draw = Eine Karte für später, der Konflikt kommt aber jetzt.
    .pass = Dann ist die Aktion verloren.
lesson-first-game-phase =
    In der Kolonisierungsphase kommen die Regionen in dieser Reihenfolge dran, von 1 bis 6. Wo Politikkarten liegen, wirken
    sie: Deine brachten fünfzehn Scheiben, die von Rot dreizehn.
lesson-first-game-conflict =
    Das lag weit über dem Limit von 12. Also verloren alle eine Scheibe nach der anderen, immer die Schwächsten zuerst, bis 12
    übrig waren: acht von dir, vier von Rot, keine der Regionalmacht.
lesson-first-game-collect =
    Du hast den meisten Einfluss und wählst zuerst, dann Rot. Nimm nicht den größten Haufen, sondern was dir fehlt: Braun.
    .yellow = Zwei Steine auf einmal! Nur nimmt Rot dann vielleicht den einzigen braunen, und ohne Braun hast du 0 Punkte.
    .black = Schwarz hast du schon. Nimmt Rot jetzt den braunen, bleibt es bei 0 Punkten.
lesson-first-game-keep =
    Rot nahm Gelb, und du bekamst auch noch Schwarz: 1, 1 und 2. Die Phase endet; alle behalten eine Karte und ziehen dann auf
    sechs nach. Behalte „Handelswege“: Es sind viele Schiffe unterwegs.
    .other = „Unruhen in der Heimat“ treffen den Schwächsten einer Region. Behalten darfst du sie, aber gleich brauchst du die Handelswege.
lesson-first-game-row-again =
    Jetzt werden die Reihen neu gewählt. Wer am wenigsten gesammelt hat, fängt an: Rot nahm Reihe 2. Nimm wieder die oberste; sie
    gewinnt auch den Gleichstand beim Sammeln.
    .lower = Dann ist Rot zuerst dran. Das hat auch Vorteile, die Lektion geht aber mit dir an der Spitze weiter.
lesson-first-game-refill =
    Die Regionen haben eine neue Reihenfolge, und jede bekam einen Stein. Wo keine Regionalmacht mehr war, kam eine Scheibe von
    ihr: in Nordafrika und in Subsahara-Afrika.
lesson-first-game-commerce =
    In Nordafrika liegt ein brauner Stein, und die Regionalmacht hat nur eine Scheibe. Spiele „Handelswege“ dorthin: eine Scheibe
    für jedes Schiff daneben, egal wem es gehört. Im Augenblick sind das fünf.
    .card = Zuerst die Handelswege: Sie zählen auch die Schiffe von Rot, und drei davon liegen im Atlantik.
    .region = In Nordafrika zählen alle fünf Schiffe des Atlantiks, und dort liegt ein brauner Stein.
lesson-first-game-trade =
    In Subsahara-Afrika liegt ein schwarzer Stein, lieber wäre dir ein gelber. Mit „Handel“ tauschen zwei Regionen: Benutze das
    Schiff im Arabischen Meer und tausche dort Schwarz gegen Gelb aus Indien.
    .card = Zuerst den Handel, solange dein Schiff neben beiden Regionen liegt.
    .ship = Neben diesem Schiff liegt Indien nicht. Nimm das im Arabischen Meer.
    .pair = Den gelben Stein willst du in Subsahara-Afrika haben, wo du acht Scheiben hast.
    .color = Dann kommt Schwarz für Schwarz, und nichts hat sich geändert. Nimm Gelb.
lesson-first-game-draw =
    Zieh eine Karte. Das geht immer, und deine Kartenhand darf so groß werden, wie du willst.
    .pass = Passen bringt nichts. Eine Karte ist immer besser.
lesson-first-game-sail =
    Karten zählen, was sie vorfinden, wenn ihre Region dran ist. Fahr vom Arabischen Meer ins Mittelmeer: Das grenzt an Nordafrika,
    und die Handelswege zählen ein Schiff mehr.
    .elsewhere = Dort zählt das Schiff für die Handelswege in Nordafrika nicht.
lesson-first-game-mercenaries =
    Rot holt in Subsahara-Afrika auf. Wirb dort Söldner an: ein Würfel und eins dazu, und die violetten Scheiben zählen bis zum Ende
    der Phase als deine.
    .card = Auch eine Politikkarte ginge. Söldner aber stehen sofort da.
    .region = In Nordafrika steht es gut. Eng wird es in Subsahara-Afrika.
lesson-first-game-withdraw =
    Vier Söldner! Nun dürfen eigene Scheiben nach Hause. Von deiner Reserve leben alle deine Karten: Zieh welche aus
    Subsahara-Afrika zurück.
    .last = Das ist deine einzige Scheibe dort. Ohne sie hängt alles an den Handelswegen.
    .pass = Das ist die letzte Aktion. Verschenke sie nicht.
lesson-first-game-two-home =
    Eine bis fünf sind erlaubt. Nimm zwei.
    .other = Auch erlaubt. Je weniger du da lässt, desto eher ist Rot vorn; die Lektion rechnet mit zweien.
lesson-first-game-second-phase =
    Nordafrika war zuerst dran: Die Handelswege brachten sechs Scheiben, im Konflikt verschwand die Regionalmacht, und der braune
    Stein gehört dir.
lesson-first-game-losses =
    In Subsahara-Afrika steht es 10 zu 7, wieder über dem Limit. Du verlierst zwei Scheiben und darfst wählen: Gib zwei Söldner her,
    die ziehen nach der Phase ohnehin ab.
    .own = Deine eigenen Scheiben kämen in die Reserve. Die Söldner ziehen aber gleich ab, und dann hast du hier nur noch wenige.
lesson-first-game-score =
    Auch der gelbe Stein gehört dir. Du hast 2, 2 und 2: Das sind 2 Punkte. Rot hat zwei Steine einer Farbe: 0.
lesson-first-game-interests =
    Diese drei Karten sind deine geheimen Ökonomischen Interessen. Jede bringt einen Stein, wenn du am Ende der Partie in ihrer
    Region den meisten Einfluss hast. In Nordafrika und Subsahara-Afrika liegst du schon vorn.
lesson-first-game-keep-one =
    Behalte eine Karte, welche du willst. Die anderen kommen auf den Abwurfstapel; der wird später wieder dein Deck.
lesson-first-game-your-row =
    Rot hat mit den wenigsten Steinen zuerst gewählt. Nimm irgendeine freie Reihe.
lesson-first-game-onward =
    Das war eine Spielrunde. Jede Region bekam neue Steine, und wo keine Regionalmacht mehr war, kam eine neue. Zwei Spielrunden
    folgen noch: Du weißt alles, was du brauchst.
