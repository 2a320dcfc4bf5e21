# Was der Lehrer denen sagt, die 13 Kolonien zum ersten Mal spielen: eine Notiz zu jeder Art von Frage und die
# Wörter des Spiels. Eine Notiz heißt wie ihre Frage; `.mistake` ist, was am Anfang oft schiefgeht, `.section`,
# wo mehr in den Regeln steht. Die `.forms` eines Wortes sind die, die in den Texten stehen.

## Dein Zug

note-take-action =
    Du bist am Zug: Handle, so oft deine Karten es hergeben, in beliebiger Reihenfolge. In der Neuen Welt landest du,
    gründest Kolonien und siedelst; in Europa wirbst du an, kaufst und verkaufst; SP-Karten bringen Punkte. Dann
    beendest du den Zug und ziehst neue Karten.
    .mistake = Den Zug beenden, obwohl Karten noch etwas könnten: Was du nicht halten darfst, wird abgelegt.
    .section = E4
note-keep-cards =
    Dein Zug ist vorbei. Du hältst so viele Karten, wie dein Wert für Halten erlaubt, und legst die anderen ab. Neue
    Karten ziehst du danach auf jeden Fall in voller Zahl.
    .mistake =
        Irgendetwas halten: Halte die Karte, die einen Plan fertig macht, etwa den Kolonisten für die neue Kolonie.
    .section = E3a

## In der Neuen Welt

note-landing-card =
    Dein Schiff ist gelandet. Du darfst die oberste Küstenkarte der Region nehmen oder, wenn keine mehr da ist,
    verdecktes Gelände. Sie kommt auf deinen Ablagestapel und gehört ab jetzt zu deinem Deck.
    .mistake = Alles mitnehmen: Schwache Karten machen das Deck dick, und die guten kommen seltener.
    .section = E4.b
note-choose-colony =
    Du hast hier Kolonien mit verschiedenen Werten; eine wächst um 1. Für die Kontrolle zählt nur ihre Summe.
    .mistake = Überall ein bisschen wachsen, obwohl eine offene SP-Karte eine Kolonie mit Wert 3 belohnt.
    .section = E4.b
note-choose-source =
    Woher kommt deine Geländekarte? Die offene siehst du; im verdeckten Stapel liegt vielleicht Besseres, vielleicht
    sogar eine Entdeckung.
    .mistake = Ohne Not beim Volk zugreifen: Wo es Beziehungen gibt, werden sie mit jeder solchen Karte schlechter.
    .section = E4.b
note-choose-open =
    Du hast verdecktes Gelände angesehen. Wähle, welche Karte jetzt offen liegt; mitnehmen kann sie erst, wer siedelt.
    .mistake = Etwas Feines offen hinlegen, ohne selbst siedeln zu können: Dann holt es sich der Nächste.
    .section = E4.b
note-put-back =
    Die übrigen Karten kommen zurück, und nur du kennst ihre Reihenfolge. Unter dem Stapel der Region kommt die erste
    als Erste wieder hoch; beim Volk liegt die letzte oben.
    .mistake = Die Reihenfolge dem Zufall überlassen, obwohl du hier bald wieder siedelst.
    .section = E4.b
note-grab-land =
    Du nimmst Geländekarten unter einem Volk weg, und ausnahmsweise nimmt es dir das nicht übel. Mit weniger Karten
    hat es auch weniger Kontrolle.
    .mistake = Übersehen, dass alle Karten vom selben Volk kommen, von dem, das du zuerst wählst.
    .section = F2.c
note-build-trail =
    In der gewählten Region darfst du in diesem Zug mehr Karten spielen, als deine Schiffe dort erlauben.
    .mistake = Die Region wählen, bevor du gezählt hast, welche Karten du dort wirklich spielen willst.
    .section = P7
note-place-soldiers =
    Diese Soldaten kommen in eine Region, in der du ein Schiff hast. Jeder bringt dort 1 Kontrolle.
    .mistake = Noch stärker werden, wo du ohnehin vorn bist: Ein Vorsprung von einer Kontrolle genügt.
    .section = E10
note-ship-from =
    Eines deiner Schiffe fährt weiter. Sein Transport fehlt dir dann in der alten Region; Kolonien und Soldaten
    bleiben.
    .mistake = Das einzige Schiff abziehen, obwohl du dort noch siedeln willst.
    .section = P4
note-choose-ship =
    Hier liegen verschiedene Schiffe von dir. Transport heißt, wie viele Aktionen im Zug ein Schiff trägt; ein
    Kaperbrief kapert, wo er ankommt.
    .mistake = Das größte Schiff von dort wegschicken, wo du die meisten Karten spielen willst.
    .section = P4
note-ship-to =
    Wohin fährt das Schiff? Von jetzt an trägt es deine Karten dorthin, und ein Kaperbrief kapert dort einen Gegner,
    der ein Schiff hat.
    .mistake = Auf eine Küstenkarte hoffen: Die gibt es nur für Schiffe, die aus Europa kommen und landen.
    .section = P4
note-choose-victim =
    Dein Schiff kapert in dieser Region einen Gegner: Er verliert Geld aus seinem Deck, du bekommst ebenso viel.
    .mistake = Nicht fragen, wer vorn liegt: Es trifft das ganze Deck, und was dort fehlt, kostet SP.
    .section = P4

## Bezahlen und Geld

note-pay-once =
    Du bezahlst Karte für Karte. Eine permanente kommt auf den Ablagestapel und damit wieder; eine einmalige verlässt
    dein Deck.
    .mistake = Einmalige Karten ausgeben, obwohl permanente auf der Hand sind.
    .section = 2d
note-pay-for-good =
    Das sind permanente Kosten: Es gelten nur permanente Karten, und sie sind danach weg. Zu viel Geld oder Nahrung
    kommt als Wechselgeld auf die Hand zurück.
    .mistake = So die einzige Nahrung oder das einzige Geld weggeben, ohne dass Nachschub in Sicht ist.
    .section = 2d
note-choose-good =
    Das kannst du mit mehreren Waren bezahlen. Überlege, welche du weniger brauchst oder welche sich schlechter
    verkauft.
    .mistake = Eine Ware weggeben, die eine offene SP-Karte verlangt.
    .section = 2d
note-choose-cost =
    Diese Karte hat zwei Preise. Zahle den, dessen Karten du entbehren kannst.
    .mistake = Aus Gewohnheit mit Geld zahlen, obwohl die Ware in diesem Zug sonst zu nichts gut ist.
    .section = E8
note-discard-any =
    Du bezahlst mit Karten, die du ablegst. Sie bleiben in deinem Deck, können aber in diesem Zug nichts mehr tun.
    .mistake = Karten ablegen, die vorher noch etwas könnten: Erst handeln, dann mit dem Rest bezahlen.
    .section = E4.a
note-choose-coins =
    Diesen Betrag kannst du mit gleich wenigen Geldkarten auf mehrere Arten nehmen. Denk daran, was du als Nächstes
    genau bezahlen willst.
    .mistake = Immer eine große und eine kleine Karte nehmen, obwohl zwei mittlere besser zum nächsten Preis passen.
    .section = E4.c
note-choose-sale =
    Du verkaufst eine Karte über dem Preis. Sie verlässt dein Deck, das Geld kommt auf den Ablagestapel, der Preis
    fällt.
    .mistake = Bei einer Doppelkarte auf beide Aufschläge hoffen: Nur ihr erstes Symbol bringt mehr.
    .section = E4.c

## Europa und das Deck

note-choose-building =
    Du darfst ein Gebäude bauen und bezahlst seine Kosten. Es kommt auf deinen Ablagestapel und hilft, sooft du es
    ziehst.
    .mistake = Spät bauen: Ein Gebäude lohnt sich erst, wenn du es vor dem Ende mehrmals ziehst.
    .section = E8
note-choose-space =
    Du nimmst einen Kolonisten ohne Nahrung; nur das Geld seines Feldes bezahlst du.
    .mistake = Das teure Feld rechts nehmen, obwohl weiter links ein billigerer liegt.
    .section = F5b
note-fetch-cards =
    Karten von deinem Ablagestapel kommen auf die Hand zurück, und du kannst sie noch in diesem Zug benutzen.
    .mistake = Die stärkste Karte holen statt der, mit der du jetzt noch etwas anfangen kannst.
    .section = E9
note-choose-pile =
    Du darfst die oberste Karte eines Nachziehstapels ansehen, deines eigenen oder eines fremden.
    .mistake = Nur bei anderen nachsehen: Auch vom eigenen Stapel lässt sich etwas Schlechtes wegschicken.
    .section = F3
note-scouted =
    Diese Karte siehst nur du. Lass sie oben liegen, oder schick sie auf den Ablagestapel ihres Besitzers.
    .mistake = Einem Gegner eine schwache Karte wegschicken: Er zieht dann die nächste, und die ist vielleicht besser.
    .section = F3
note-remove-cards =
    Du musst Karten aus dem ganzen Deck abgeben, selbst aus dem Nachziehstapel. Sie sind weg; nimm, was du am
    wenigsten vermisst.
    .mistake = Permanentes Geld abgeben, obwohl einmaliges genügt.
    .section = 2c
note-give-up =
    Du verlierst Karten aus der Hand. Weggelegte verlassen dein Deck, abgelegte kommen wieder.
    .mistake = Genau die Karte abgeben, die du für deine nächste Aktion brauchst.
    .section = E5
note-levy =
    Gib die Ware ab, oder du verlierst Punkte. Das werden alle gefragt.
    .mistake = Nein sagen, obwohl dir eine einzelne Nahrung weniger wert ist als die Punkte.
    .section = F6

## SP-Karten und Wertungen

note-choose-scored =
    Die Region wird sofort gewertet: Die meiste Kontrolle bringt den ersten Wert und so weiter. Wähle die, in der du
    gegenüber den anderen am meisten gewinnst.
    .mistake = Nur auf die eigenen Punkte sehen: Bringt sie einem Gegner mehr, hilft sie dir nicht.
    .section = 2b
note-name-region =
    Alle nennen der Reihe nach eine Region, die dann für alle gewertet wird. Nenne deine, bevor ein anderer dir
    zuvorkommt.
    .mistake = Die reichste Region nennen statt der, in der du vorn liegst.
    .section = 2b

## Völker und Kämpfe

note-choose-natives =
    Du wendest dich an ein Volk der Region. Missionen und Handel brauchen Frieden; Geschenke verbessern eine schlechte
    Beziehung.
    .mistake = Vergessen, dass jedes Volk nur eine Mission und einen Handel hat, und zwar von dem, der zuerst da ist.
    .section = F2.b
note-choose-target =
    Deine Soldaten greifen an. Beide Seiten ziehen dann eine Geländekarte und zählen ihren Kampfwert dazu; bei
    Gleichstand gewinnt der Angegriffene.
    .mistake =
        Bei gleicher Stärke angreifen: Wer scheitert, verliert einen Soldaten, und ein Volk führt dann Krieg gegen
        dich.
    .section = F2.d
note-choose-raided =
    Ein Volk überfällt dich, und mehrere deiner Kolonien sind gleich schwach. Du sagst, welche es trifft.
    .mistake = Die Region hergeben, in der du mit nur einer Kontrolle vorn liegst.
    .section = F2.b
note-answer =
    Ein anderer tut etwas, worauf du mit einer Karte antworten darfst. Gefragt werden alle, die eine haben könnten;
    wer passt, verrät also nichts.
    .mistake = Ein Fort an die erstbeste Kleinigkeit verschwenden.
    .section = P7
note-incited =
    Du wiegelst ein Volk auf. Es zieht gegen einen Gegner in den Krieg oder greift ein anderes Volk an.
    .mistake =
        Ein schwaches Volk gegen ein starkes schicken: Der Kampfwert entscheidet, bei Gleichstand gewinnt das
        angegriffene.
    .section = P8
note-against =
    Ein Gegner im Krieg wird überfallen und verliert Mission und Handel mit diesem Volk. Ein Volk, das einem anderen
    unterliegt, verlässt das Spiel.
    .mistake = Ein Volk angreifen lassen, bei dem du selbst Mission oder Handel hast: Verliert es, ist beides vorbei.
    .section = P8
note-beaver-wars =
    Du wählst deinen Verbündeten, dann einen Gegner und dessen Verbündeten. Jeder hat danach Frieden mit dem eigenen
    und Krieg mit dem Verbündeten des anderen.
    .mistake = Dem Gegner ein Volk zuteilen, bei dem du Mission oder Handel hast: Mit ihm hast du dann selbst Krieg.
    .section = P8

## Wörter

explain-vp = Siegpunkte. Manche stehen offen auf der Leiste, andere liegen bis zum Ende in deinem SP-Stapel.
    .forms = SP, Siegpunkt, Siegpunkte, Siegpunkten
explain-vp-card =
    Drei liegen offen für alle. Du nimmst eine für ihre Kosten oder weil du ihre Bedingung erfüllst; manche wirken
    sofort.
    .forms = SP-Karte, SP-Karten, Siegpunktkarte, Siegpunktkarten
explain-vp-pile = Deine verdeckten Karten, deren Punkte erst am Ende zählen.
    .forms = SP-Stapel
explain-epoch =
    Ein Abschnitt des Spiels mit eigenem SP-Stapel. Das Einsteigerspiel hat einen, das Fortgeschrittenenspiel zwei,
    das Profispiel drei.
    .forms = Epoche, Epochen
explain-closing-card =
    Die letzte Karte des SP-Stapels. Ist er leer und liegt höchstens eine andere SP-Karte offen, endet die Partie mit
    der Runde.
    .forms = SP-Ende-Karte, SP-Ende-Karten
explain-region = Ein Teil Amerikas mit Plätzen für Kolonien. Eine Wertung bringt die Werte, die auf der Karte stehen.
    .forms = Region, Regionen
explain-scoring = Alle Nationen einer Region werden nach Kontrolle geordnet und bekommen deren Werte als SP.
    .forms = Wertung, Wertungen
explain-control = Die Werte deiner Kolonien in einer Region zusammen, dazu 1 für jeden Soldaten dort.
    .forms = Kontrolle
explain-colony =
    Deine Siedlung auf einem Platz. Sie beginnt mit Wert 0, wächst mit jedem Siedeln um 1 und endet bei 3.
    .forms = Kolonie, Kolonien
explain-site = Hier hat eine Kolonie Platz. Auch Völker belegen Plätze.
    .forms = Bauplatz, Bauplätze, Kolonieplatz, Kolonieplätze
explain-colonist =
    Er erkundet oder siedelt: Dann wächst eine Kolonie, du nimmst eine Geländekarte, und er verlässt dein Deck.
    .forms = Kolonist, Kolonisten
explain-terrain = Karten einer Region. Wer siedelt, nimmt sie ins Deck: Sie bringen Waren zum Bezahlen und Verkaufen.
    .forms = Gelände, Geländekarte, Geländekarten
explain-coast = Karten am Ufer einer Region. Wer dort landet, darf die oberste nehmen.
    .forms = Küste, Küstenkarte, Küstenkarten
explain-discovery = Eine besondere Geländekarte. Sie trifft den, der sie findet, und bringt oft verdeckte SP.
    .forms = Entdeckung, Entdeckungen
explain-ship =
    Es liegt neben einer Region und trägt deine Karten dorthin, im Zug so viele Aktionen, wie sein Transport sagt.
    .forms = Schiff, Schiffe, Schiffen
explain-transport = So viele Kartenaktionen erlauben deine Schiffe in ihrer Region in einem Zug.
    .forms = Transport, Transportlimit
explain-land = Ein Schiff neben eine Region legen. Dann darfst du eine Küstenkarte nehmen.
    .forms = landen, landet, gelandet, Landen
explain-found = Mit Baumaterial und einem Kolonisten eine neue Kolonie mit Wert 0 auf einen freien Platz setzen.
    .forms = gründen, gründet, gegründet, Kolonie gründen
explain-settle =
    Einen Kolonisten weglegen: Eine deiner Kolonien der Region wächst um 1, und du nimmst eine Geländekarte.
    .forms = siedeln, siedelt, siedelst, gesiedelt, Siedeln
explain-explore = Verdecktes Gelände ansehen und wählen, welche Karte offen liegt.
    .forms = erkunden, erkundet, Erkunden
explain-recruit =
    Einen Kolonisten aus der Reihe in Europa nehmen, für eine permanente Nahrung und das Geld seines Feldes.
    .forms = anwerben, Anwerben
explain-permanent = Solche Karten legst du beim Benutzen nur ab, sie kommen wieder. Einmalige verlassen dein Deck.
    .forms = permanent, permanente, permanenten, permanentes, permanenter
explain-trash = Eine Karte aus dem Deck entfernen. Sie kommt in ihren Vorrat zurück, und du ziehst sie nicht mehr.
    .forms = weglegen, weggelegt, Weglegen
explain-discard = Eine Karte auf den eigenen Ablagestapel legen. Sie bleibt in deinem Deck und kommt wieder.
    .forms = ablegen, abgelegt, Ablegen
explain-purse = Geld, das du vorher einzahlst. Es gilt bis zum Ende deiner Aktionen.
    .forms = Vorauszahlung, im Voraus bezahlt, Im Voraus bezahlt
explain-credit = Zu viel bezahlte Ware, die in diesem Zug noch gilt.
    .forms = Guthaben
explain-draw-value = So viele Karten ziehst du am Ende jedes Zuges. Der Wert fällt nie.
    .forms = Ziehen
explain-hold-value = So viele Handkarten darfst du am Ende eines Zuges behalten. Der Wert fällt nie.
    .forms = Halten
explain-building = Eine Karte, die deinem Deck hilft, sooft du sie ziehst. Die meisten baust du mit dem Rathaus.
    .forms = Gebäude, Gebäuden
explain-expert =
    Ein ausgebildeter Könner für dein Deck: Soldaten bringen Kontrolle, Entdecker erkunden, Missionare gründen
    Missionen.
    .forms = Experte, Experten
explain-soldier =
    Ein Experte, der neben einer Region bleibt. Er bringt dort 1 Kontrolle und kann ab dem Fortgeschrittenenspiel
    kämpfen.
    .forms = Soldat, Soldaten
explain-cannon = Ein Experte, der neben einer Region bleibt und deinen Kolonien dort 1 Verteidigung mehr gibt.
    .forms = Kanone, Kanonen
explain-people =
    Ureinwohner einer Region, etwa die Hopi. Sie belegen Plätze und zählen bei Wertungen mit dem Gelände unter ihrer
    Karte.
    .forms = Volk, Volkes, Völker, Völkern, Ureinwohner
explain-relation =
    Wie ein Volk zu dir steht: friedlich, skeptisch oder im Krieg. Neue Missionen und neuer Handel brauchen Frieden.
    .forms = Beziehung, Beziehungen
explain-war = Ein Volk im Krieg mit dir beendet Mission und Handel und bringt eine Überfallkarte in dein Deck.
    .forms = Krieg
explain-raid = Eine Überfallkarte wirkt, sobald du sie ziehst: Ein Volk greift eine deiner schwächsten Kolonien an.
    .forms = Überfall, Überfälle, Überfallkarte, Überfallkarten
explain-mission =
    Deine Flagge bei einem friedlichen Volk. Ein Missionar gründet sie, wenn die gezogene Geländekarte gut genug ist;
    das bringt einmal einen Vorteil.
    .forms = Mission, Missionen
explain-trade =
    Ein Wagenzug bringt einem Volk eine Ware, die es haben will. Du nimmst den Erlös, und deine Flagge hält andere
    fern.
    .forms = Handel
explain-combat-value = So viel bringt eine Karte an Stärke, wenn sie für einen Kampf oder eine Mission gezogen wird.
    .forms = Kampfwert
explain-tax = Geld, das alle am Anfang ihres Zuges zahlen, soweit die Hand reicht. SP-Karten erhöhen den Satz.
    .forms = Steuer, Steuern, Steuersatz
explain-nation-card =
    Eine SP-Karte mit Flagge. Nur diese Nation darf sie nehmen; den anderen versperrt sie bloß ein Feld.
    .forms = Nationenkarte, Nationenkarten
explain-letter-of-marque = Eine SP-Karte, die als Schiff gilt. Wo sie ankommt, kapert sie das Schiff eines Gegners.
    .forms = Kaperbrief, Kaperbriefe, Kaperbriefen
explain-fort = Ein Gebäude für den Zug eines anderen: Es stärkt deine Verteidigung oder verhindert eine Kartenaktion.
    .forms = Fort, Forts
explain-declaration = Ein Schritt zur Unabhängigkeit, den Gebäude und Karten bringen. Sie gilt nur in diesem Zug.
    .forms = Unabhängigkeitserklärung, Unabhängigkeitserklärungen
explain-independence = Eine Karte für fünf Unabhängigkeitserklärungen. Wer sie nimmt, beendet die Partie sofort.
    .forms = Unabhängigkeit
explain-help-of-the-crown =
    Hilfe für ein winziges Deck ohne Kolonisten: Du bekommst einen auf die Hand und, wenn du keines hast, auch Geld.
    .forms = Hilfe der Krone
