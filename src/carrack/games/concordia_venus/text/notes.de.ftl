# Was der Trainer Neulingen zu Concordia Venus sagt: ein Hinweis zu jeder Art von Frage, dazu die Wörter des Spiels.

## Fragen

note-choose-start =
    Du gehörst zur zweiten Hälfte am Tisch und beginnst außerhalb der Hauptstadt. In welcher Stadt brechen deine beiden
    Kolonisten auf?
    .mistake =
        Sieh nicht nur auf die Stadt selbst: Wichtig sind billige Nachbarn und ein Weg zu den Provinzen deines Partners.
    .section = 1.3
note-play-card =
    Spiele eine Karte aus und tu, was sie sagt. Danach liegt sie auf deinem Stapel, bis ein Tribun alle deine Karten
    zurückholt.
    .mistake = Viele spielen den Tribun zu früh: Mit jeder weiteren Karte auf dem Stapel holt er mehr zurück.
    .section = 1.4
note-move-colonists =
    Du hast so viele Schritte, wie Kolonisten von dir auf dem Plan stehen; verteile sie, wie du willst. Landkolonisten
    nehmen die braunen Wege, Seekolonisten die blauen. Gebaut wird danach, also geh dorthin, wo du bezahlen kannst.
    .mistake =
        Aus einer Stadt heraus baut niemand: Erst der erste Schritt führt auf einen Weg, und nur von dort geht es.
    .section = 2.2.1
note-choose-destination =
    Auf welchem Weg bleibt dieser Kolonist stehen? Vorbeiziehen darfst du an anderen, stehen bleiben nur auf einem
    freien
    Weg.
    .mistake = Denk an beide Enden des Weges: Von hier aus kannst du in beiden Städten bauen.
    .section = 2.2.1
note-build-houses =
    Baue in den Städten an den Wegen deiner Kolonisten, so viele Häuser, wie du bezahlen kannst. Ein Haus kostet Waren
    und
    Geld, und jedes Haus, das schon dort steht, macht es teurer.
    .mistake = Gib nicht den letzten Ziegel für ein einziges teures Haus aus: Fast jedes Haus braucht einen.
    .section = 2.2.2
note-use-prefect =
    Lass eine Provinz produzieren: Jedes Haus dort bringt seine Ware, und du nimmst die Ware auf dem Bonusmarker dazu.
    Oder kassiere die Münzen auf allen Markern, dann zeigen sie wieder Waren.
    .mistake = Auch die Häuser der anderen produzieren, nimm also lieber eine Provinz, in der du mehr davon hast.
    .section = 2.3
note-take-goods =
    In dein Lagerhaus passt nicht alles. Nimm, was hineingeht; der Rest verfällt.
    .mistake = Geh nicht nur nach dem Preis: Ziegel für Häuser, Nahrung und Werkzeug für Kolonisten gehen zuerst aus.
    .section = 3.2
note-trade-goods =
    Dein Geld hast du, jetzt darfst du bei der Bank mit zwei Warensorten handeln, mit beliebig vielen von jeder. Jede
    Sorte kaufst oder verkaufst du.
    .mistake =
        Überlege vorher, wofür: Sieh dir dein nächstes Haus oder deine nächste Karte an, bevor du etwas verkaufst.
    .section = 2.4
note-buy-cards =
    Karten in der Auslage sind neue Aktionen und Punkte am Ende. Du zahlst die Waren auf der Karte und die Zusatzkosten
    darunter; links sind sie am niedrigsten. Gekaufte Karten kommen gleich auf deine Hand.
    .mistake = Sieh auch auf die Gottheit: Eine Karte der Gottheit, für die du baust, wertet alles noch einmal.
    .section = 2.9
note-pay-any =
    Das Fragezeichen unter diesem Feld steht für eine beliebige Ware. Welche gibst du her?
    .mistake = Gib, was du ohnehin produzierst, nicht den Ziegel für dein nächstes Haus.
    .section = 2.9
note-place-colonists =
    Für Nahrung und Werkzeug darfst du einen neuen Kolonisten aufstellen. Er gibt dir bei jedem Architekten einen
    Schritt mehr, zählt für Mars und macht im Lagerhaus einen Platz frei.
    .mistake = Überlege zuerst, ob Land oder See: Landkolonisten nehmen nie blaue Wege, Seekolonisten nie braune.
    .section = 2.7
note-copy-card =
    Der Diplomat tut, was die letzte Karte eines Gegners tut, als hättest du sie gespielt. Wessen Karte soll es sein?
    .mistake = Es zählt nur, was jetzt oben liegt: Wer den Tribun spielt, nimmt dir seinen ganzen Stapel weg.
    .section = 2.5
note-repeat-card =
    Der Magister tut noch einmal, was deine letzte Karte getan hat.
    .mistake = Plane ihn einen Zug voraus: Die Karte vor dem Magister ist die, die du doppelt bekommst.
    .section = 2.6
note-choose-half =
    Diese Karte bietet zwei Aktionen, eine davon nutzt du. Im Team macht dein Partner die andere.
    .mistake = Im Team ist die andere Hälfte nicht verloren: Wähle so, dass ihr beide etwas davon habt.
    .section = 2.14
note-recommend-card =
    Du siehst die Hand deines Partners und darfst ihm eine Karte empfehlen. Er entscheidet, und was er spielt, gilt für
    euch beide, für ihn zuerst.
    .mistake = Empfiehl, was jetzt euch beiden hilft, nicht nur dir.
    .section = 2.13

## Wörter

explain-sestertius = Das Geld. Damit bezahlst du Häuser, und was übrig bleibt, zählt für Vesta.
    .forms = Sesterze, Sesterzen
explain-colonist =
    Kolonisten ziehen auf den Wegen und erlauben dir, in den Städten an beiden Enden zu bauen. Jeder hat drei zu Land
    und
    drei zur See.
    .forms = Kolonist, Kolonisten, Landkolonist, Landkolonisten, Seekolonist, Seekolonisten
explain-house =
    Deine Häuser produzieren Waren, und die meisten Gottheiten zählen sie. Du hast 15, in jede Stadt passt eines von
    dir.
    .forms = Haus, Häuser, Häusern, Hauses
explain-capital = Hier beginnen die Kolonisten. Gebaut wird hier nicht.
    .forms = Hauptstadt
explain-province = Ein paar Städte, die zusammen produzieren. Jede Provinz hat einen Bonusmarker.
    .forms = Provinz, Provinzen
explain-bonus-marker =
    Er zeigt eine Ware, solange seine Provinz produzieren kann, danach Münzen, bis jemand die Münzen aller Provinzen
    kassiert.
    .forms = Bonusmarker, Bonusmarkern, Marker, Markern
explain-good = Ziegel, Nahrung, Werkzeug, Wein oder Tuch, vom billigsten zum teuersten.
    .forms = Ware, Waren, Warensorte, Warensorten
explain-storehouse = Zwölf Plätze für Waren. Auch Kolonisten, die noch nicht auf dem Plan stehen, belegen Plätze.
    .forms = Lagerhaus, Lagerhäuser
explain-bank = Sie kauft und verkauft Waren zu festen Preisen, wenn du einen Merkator spielst.
    .forms = Bank
explain-pile = Deine ausgespielten Karten. Für Diplomat und Magister zählt nur die oberste; der Tribun holt alle zurück.
    .forms = Stapel, Stapels
explain-god = Jede Karte gehört einer Gottheit und zählt am Ende für sie: Zwei Karten einer Gottheit werten sie doppelt.
    .forms = Gottheit, Gottheiten
explain-vesta = Zählt dein Geld und den Wert deiner Waren.
    .forms = Vesta
explain-jupiter = Zählt deine Häuser außerhalb von Ziegelstädten.
    .forms = Jupiter
explain-saturnus = Zählt die Provinzen, in denen du ein Haus hast.
    .forms = Saturnus
explain-venus = Zählt Provinzen mit zwei Häusern von dir, im Team die mit Häusern beider Partner.
    .forms = Venus
explain-mercurius = Zählt die Warensorten, die deine Häuser produzieren.
    .forms = Mercurius
explain-mars = Zählt deine Kolonisten auf dem Plan.
    .forms = Mars
explain-minerva = Zählt deine Häuser in Städten einer Ware, der auf der Karte.
    .forms = Minerva
explain-tribune = Holt alle deine Karten zurück; dazu darfst du in der Hauptstadt einen neuen Kolonisten aufstellen.
    .forms = Tribun, Tribuns
explain-architect = Bewegt deine Kolonisten und baut dann Häuser.
    .forms = Architekt, Architekten
explain-prefect = Lässt eine Provinz produzieren oder kassiert die Münzen der Provinzen, die es schon getan haben.
    .forms = Praefekt, Praefekten
explain-mercator = Bringt Geld und handelt mit der Bank.
    .forms = Merkator
explain-diplomat = Nutzt die letzte Karte eines Gegners.
    .forms = Diplomat, Diplomaten
explain-magister = Wiederholt deine eigene letzte Karte.
    .forms = Magister
explain-senator = Kauft bis zu zwei Karten.
    .forms = Senator
explain-praetor = Im Team dürfen beide Partner je eine Karte kaufen.
    .forms = Praetor
explain-consul = Kauft eine Karte ohne Zusatzkosten.
    .forms = Konsul
explain-proconsul = Kauft eine Karte ohne Zusatzkosten; danach spielt dein Partner eine eigene Karte aus.
    .forms = Prokonsul
explain-legatus = Zeigt dir die Hand deines Partners; danach spielt er eine Karte für euch beide aus.
    .forms = Legatus
explain-praefectus-magnus =
    Verdoppelt den Bonus beim nächsten Praefekten dessen, der ihn hat, und wandert dann nach rechts. Er entscheidet auch
    bei Gleichstand.
    .forms = Praefectus Magnus
explain-concordia-card =
    Punkte für den, der die Partie beendet: mit der letzten Karte der Auslage oder dem letzten eigenen Haus.
    .forms = Concordiakarte
explain-partner =
    Im Teamspiel sitzt er dir gegenüber. Was einer von euch ausspielt, nutzt ihr beide, und eure Punkte zählen zusammen.
    .forms = Partner, Partners
