# Was der Lehrer denen sagt, die Colonialism zum ersten Mal spielen: eine Notiz zu jeder Art von Frage und die
# Wörter des Spiels. Eine Notiz heißt wie ihre Frage; `.mistake` ist, was am Anfang oft schiefgeht, `.section`,
# wo mehr in den Regeln steht. Die `.forms` eines Wortes sind die, die in den Texten stehen.

## Fragen

note-place-ship =
    Vor der ersten Spielrunde stellst du drei Schiffe auf, immer eines nach dem anderen. Mit einem Schiff kannst du in
    allen Regionen neben seiner Seezone handeln. Gut sind also Seezonen, an denen viele Steine liegen.
    .mistake = Alle drei in dieselbe Seezone: Alles andere kostet dich dann erst eine Aktion, um hinzufahren.
    .section = 4.0
note-choose-row =
    Die Reihen sind die Spielerreihenfolge. Wer oben steht, ist zuerst dran und gewinnt beim Sammeln den Gleichstand;
    wer unten steht, sieht vorher, was die anderen tun.
    .mistake = Immer ganz nach oben: Wer vor der Kolonisierungsphase als Letzter handelt, muss keine Antwort fürchten.
    .section = 4.0
note-keep-cards =
    Du wählst geheim, was auf der Hand bleibt: sechs deiner ersten zwölf Karten, später am Ende einer
    Kolonisierungsphase eine einzige. Der Rest kommt auf den Abwurfstapel und kehrt zurück, wenn dein Deck leer ist.
    .mistake = Mit vielen Aktionskarten anfangen: Fast alle brauchen Einfluss, und den hast du noch nirgends.
    .section = 4.0
note-take-an-action =
    Du führst eine Aktion aus, dann alle anderen eine, und das dreimal in einer Aktionsrunde. Die meisten Scheiben
    bringen Politikkarten, und wohin du kommst, bestimmen deine Schiffe. Alles dient einem Zweck: Einfluss dort, wo
    bald gesammelt wird.
    .mistake =
        Früh alle drei Schiffe benutzen: Dann bleiben bis zum Ende der Aktionsrunde fast nur Ziehen und Bewegen.
    .section = 5.1
note-choose-region =
    Hier sagst du, für welche Region die Karte ist. Eine Politikkarte wartet dort auf die Kolonisierungsphase, und
    schon eine einzige, egal von wem, sorgt dafür, dass die Region überhaupt drankommt.
    .mistake = Nur an Scheiben denken: Sieh zuerst nach, ob dort Steine der Farbe liegen, die dir fehlt.
    .section = 5.1.3
note-use-ship =
    Das können mehrere deiner Schiffe. Das gewählte ist dann bis zum Ende der Aktionsrunde benutzt, die anderen
    bleiben einsatzbereit.
    .mistake = Das Schiff nehmen, das die meisten Regionen erreicht, obwohl ein anderes auch genügt.
    .section = 5.1.2
note-move-ship =
    Ein Schiff fährt in jede andere Seezone, egal wie weit. Von dort erreicht es alle Regionen neben ihr.
    .mistake =
        Hoffen, dass ein benutztes Schiff durchs Fahren einsatzbereit wird: Das ist es erst nach der Aktionsrunde.
    .section = 5.1.2
note-withdraw-discs =
    Zurückgezogene Scheiben kommen in deine Reserve, und Karten setzen sie anderswo wieder ein. Was du dort lässt, ist
    weiter dein Einfluss.
    .mistake = Auch die letzte Scheibe mitnehmen: Ohne Einfluss sammelst du dort nichts.
    .section = 5.1.4
note-choose-target =
    Erst nennst du eine Gruppierung, dann wird gewürfelt: „Diplomatie“ bringt ihr Scheiben, ein „Feldzug“ nimmt ihr
    welche. Auch die Regionalmacht ist eine Gruppierung, und du selbst bist es auch.
    .mistake = Die Regionalmacht übersehen: Vertreibt ein Feldzug ihre letzte Scheibe, wird sofort gesammelt.
    .section = 7.2
note-use-trade-ship =
    Beim „Handel“ tauschen zwei Regionen neben einem Schiff je einen Stein. Mit dem Schiff legst du fest, welche
    Regionen infrage kommen.
    .mistake = Die Seezone wählen, ohne nachzusehen, welche Farben neben ihr liegen.
    .section = 7.2
note-choose-trading-regions =
    Diese beiden Regionen geben einander je einen Stein. Hol die Farbe, die dir fehlt, dorthin, wo du sammeln wirst.
    .mistake = Selbst Steine erwarten: Sie wechseln nur den Platz, gesammelt wird jetzt nichts.
    .section = 7.2
note-choose-cube =
    Dieser Stein verlässt die Region und kommt in die andere. Die gibt dann einen zurück.
    .mistake = Genau die Farbe weggeben, die du hier sammeln wolltest.
    .section = 7.2
note-collect-resources =
    Du nimmst alle Steine einer Farbe, dann wählt der Nächste mit Einfluss, bis nichts mehr da ist. Am Ende der Partie
    zählt nur die Farbe, von der du am wenigsten hast.
    .mistake = Den größten Haufen nehmen, obwohl du von dieser Farbe schon genug hast.
    .section = 5.2.2.3
note-choose-losses =
    Du verlierst Scheiben und bestimmst, welche: Eigene kommen in deine Reserve, Söldner in den Vorrat.
    .mistake =
        Die Söldner schonen: Sie ziehen nach der Kolonisierungsphase ohnehin ab, deine eigenen Scheiben bleiben.
    .section = 7.2

## Wörter

explain-region =
    Einer von sechs Teilen der Welt, in denen Steine liegen. Du handelst dort mit einem Schiff in einer Seezone
    daneben.
    .forms = Region, Regionen
explain-sea-zone =
    Eines von fünf Gewässern, in denen Schiffe liegen. Von dort erreicht ein Schiff jede Region daneben.
    .forms = Seezone, Seezonen
explain-influence = Deine Scheiben und Söldner in einer Region zusammen. Eine Scheibe genügt, um Einfluss zu haben.
    .forms = Einfluss, Einflusses
explain-disc = Ein Stück Einfluss. Sie kommt aus deiner Reserve und kehrt dorthin zurück, wenn du sie verlierst.
    .forms = Einflussscheibe, Einflussscheiben, Scheibe, Scheiben
explain-natives =
    Die grauen Scheiben einer Region. Solange eine da ist, sammelt in der Kolonisierungsphase niemand Steine.
    .forms = Regionalmacht
explain-mercenary =
    Eine angeworbene violette Scheibe. Sie zählt bis zum Ende der nächsten Kolonisierungsphase als dein Einfluss.
    .forms = Söldner, Söldnern
explain-faction = Ein Spieler oder die Regionalmacht. Söldner gehören zu dem, der sie angeworben hat.
    .forms = Gruppierung, Gruppierungen
explain-reserve =
    Deine Scheiben, die nicht auf dem Spielplan liegen. Karten und Erkunden setzen Scheiben von hier, solange welche
    da sind.
    .forms = Reserve
explain-supply = Hier liegen Regionalmacht und Söldner, die nicht auf dem Spielplan sind.
    .forms = Vorrat
explain-cube =
    Eine Ressource in Gelb, Braun oder Schwarz. Deine Punktzahl ist die Zahl der Steine in deiner seltensten Farbe.
    .forms = Ressourcenstein, Ressourcensteine, Ressourcensteinen, Stein, Steine, Steinen
explain-ship =
    Du hast drei. Fast alles, was du in einer Region tust, braucht ein einsatzbereites Schiff in einer Seezone
    daneben.
    .forms = Schiff, Schiffe, Schiffen, Schiffs
explain-fresh-ship =
    Ein Schiff, das in dieser Aktionsrunde noch nichts getan hat. Die meisten Karten, Erkunden und Zurückziehen
    brauchen eines.
    .forms =
        einsatzbereites Schiff, einsatzbereite Schiffe, einsatzbereiten Schiff, einsatzbereiten Schiffe,
        einsatzbereiten Schiffen
explain-used-ship =
    Ein Schiff, das schon gedient hat. Es darf weiterfahren, ist aber erst nach der Aktionsrunde wieder einsatzbereit.
    .forms = benutztes Schiff, benutzte Schiffe, benutzten Schiff
explain-policy-card = Eine Karte, die neben einer Region liegt und in der nächsten Kolonisierungsphase wirkt.
    .forms = Politikkarte, Politikkarten
explain-action-card = Eine Karte, die sofort wirkt, wenn du sie spielst. Die meisten brauchen Einfluss in der Region.
    .forms = Aktionskarte, Aktionskarten
explain-face-down =
    Deine erste Politikkarte für eine Region bleibt geheim, bis die Region ausgewertet wird. Alle weiteren liegen
    offen.
    .forms = verdeckt, verdeckte, verdeckten
explain-deck = Deine eigenen verdeckten Karten. Ist das Deck leer, wird dein Abwurfstapel gemischt und zum neuen Deck.
    .forms = Deck, Decks
explain-discard-pile = Deine gespielten Karten, für alle offen. Er wird zu deinem Deck, sobald das leer ist.
    .forms = Abwurfstapel
explain-limit =
    So viele Scheiben verträgt eine Region. Sind es mehr und mindestens zwei Gruppierungen da, gibt es einen Konflikt.
    .forms = Limit, Limits
explain-value = So viele Steine bekommt eine Region, und so viele Würfel entscheiden über ihre Regionalmacht.
    .forms = Wert
explain-conflict =
    In einer Region über ihrem Limit verlieren alle Gruppierungen Scheiben, die schwächste zuerst, bis das Limit
    eingehalten ist.
    .forms = Konflikt, Konflikte, Konflikts
explain-collect =
    Aus einer Region ohne Regionalmacht alle Steine einer Farbe nehmen. Wer dort den meisten Einfluss hat, beginnt.
    .forms = sammeln, sammelt, sammelst, gesammelt, Sammeln
explain-explore =
    Eine Aktion: Setze eine Scheibe aus deiner Reserve in eine Region neben einem einsatzbereiten Schiff.
    .forms = erkunden, erkundet, Erkunden
explain-withdraw =
    Eine Aktion: Nimm eine bis fünf deiner Scheiben aus einer Region neben einem einsatzbereiten Schiff zurück.
    .forms = zurückziehen, zurückgezogen, Zurückziehen
explain-game-turn = Eine von dreien. Jede hat vier Aktionsrunden und zwei Kolonisierungsphasen.
    .forms = Spielrunde, Spielrunden
explain-action-round =
    Alle handeln dreimal, immer eine Aktion nach der anderen; dann sind alle Schiffe wieder einsatzbereit.
    .forms = Aktionsrunde, Aktionsrunden
explain-colonization-phase =
    Sie folgt auf je zwei Aktionsrunden: Karten wirken, Konflikte werden ausgetragen, Steine gesammelt.
    .forms = Kolonisierungsphase, Kolonisierungsphasen
explain-region-order = Die Zahlen 1 bis 6 auf den Regionen. In dieser Folge sind sie in der Kolonisierungsphase dran.
    .forms = Regionenreihenfolge
explain-turn-order-track =
    Ihre Reihen sagen von oben nach unten, wer wann dran ist. Nach einer Kolonisierungsphase wird neu gewählt.
    .forms = Spielreihenfolgeanzeige, Spielerreihenfolge, Spielreihenfolge
explain-influence-check =
    Sie beendet eine Kolonisierungsphase: Söldner ziehen ab, und wer irgendwo allein ist, nimmt zurück, was über dem
    Limit liegt.
    .forms = Einfluss-Überprüfung
explain-economic-interest =
    Eine geheime Karte. Hast du am Ende der Partie in ihrer Region den meisten Einfluss, bringt sie einen Stein.
    .forms = Ökonomisches Interesse, Ökonomische Interessen, Ökonomischen Interessen, ökonomischen Interessen
explain-conversion =
    Am Ende werden aus drei Steinen einer Farbe einer einer anderen. Das rechnet das Programm für dich aus.
    .forms = Konvertierung, Konvertierungen
explain-colonial-power = Ein Spieler mit der Farbe seiner Scheiben und Schiffe.
    .forms = Kolonialmacht, Kolonialmächte
