# Concordia Venus auf Deutsch. Die Namen von Karten, Göttern, Waren, Städten, Provinzen und Farben stehen im Inhalt.
# Namen werden unverändert eingesetzt; die Sätze müssen mit jedem von ihnen richtig sein.

game-name = Concordia Venus
game-about =
    Römische Familien schicken Kolonisten über Land- und Seewege, bauen Häuser, lassen Provinzen produzieren
    und gewinnen angesehene Personen für sich. Jede Karte gehört einer Gottheit, und jede Gottheit belohnt am
    Ende etwas anderes. Für zwei bis fünf Spieler oder für vier oder sechs in Zweierteams.

## Optionen

option-mode = Einzelspiel oder Teamspiel
option-mode-individual = Alle spielen für sich (2 bis 5 Spieler).
option-mode-team = Zweierteams, die Partner sitzen sich gegenüber (4 oder 6 Spieler).
option-map = Der Spielplan
option-map-imperium = Imperium: 30 Städte um Roma.
option-map-ionium = Ionium: 30 Städte um Athenae; zu zweit oder dritt 22.
option-map-hellas = Hellas: 25 Städte um Athenae.
option-map-cyprus = Cyprus: 30 Städte um Antiochia.
option-small_ionium = Ionium zu zweit oder zu dritt
option-small_ionium-on = Die acht italienischen Städte bleiben weg, wie empfohlen.
option-small_ionium-off = Alle 30 Städte spielen mit.
option-display = Die Zusatzkosten der Kartenauslage
option-display-cloth = Die übliche Seite: beliebige Waren und Tuch.
option-display-wine = Die Rückseite: Auch Wein wird verlangt.
option-interim = Zwischenwertung für Neulinge
option-interim-off = Punkte gibt es erst am Ende.
option-interim-on = Alle werten einmal, bei ihrem ersten Tribun; die beiden Besten bekommen ein paar Sesterzen.
option-open_memory = Handkarten und Kartenstapel der anderen
option-open_memory-by_mode = Im Einzelspiel siehst du sie so, wie man sie sich merken kann; im Teamspiel sind sie verdeckt.
option-open_memory-on = Du siehst sie so, wie man sie sich merken kann.
option-open_memory-off = Verdeckt: Du siehst, wie viele Karten die anderen auf der Hand haben und welche sie zuletzt ausgespielt haben.
option-must_use = Praefekt oder Kolonist ungenutzt lassen
option-must_use-on = Nicht erlaubt: Eine der beiden Aktionen führst du aus, und dein Partner ebenso.
option-must_use-off = Erlaubt: Du oder dein Partner dürfen auf beide Aktionen verzichten.

map-imperium = Imperium
map-ionium = Ionium
map-hellas = Hellas
map-cyprus = Cyprus

## Arten von Spielmaterial

kind-card = Personenkarte
kind-none = keine Karte
kind-special = Sonderkarte
kind-purchase = Kaufkarte
kind-god = Gottheit
kind-good = Ware
kind-seat = Spieler
kind-province = Provinz
kind-city = Stadt
kind-path = Weg
kind-colonist = Kolonist
kind-land = Land
kind-sea = See

## Zeilen der Endwertung

category-vesta = Vesta: je 10 Sesterzen an Geld und Waren
category-jupiter = Jupiter: Häuser außerhalb von Ziegelstädten
category-saturnus = Saturnus: Provinzen mit Haus
category-venus = Venus: Provinzen mit zwei eigenen Häusern oder mit beiden Partnern
category-mercurius = Mercurius: produzierte Warensorten
category-mars = Mars: Kolonisten auf dem Spielplan
category-minerva = Minerva: Städte der Spezialisten
category-concordia = Concordiakarte
category-own = Eigener Anteil an den Punkten des Teams
category-praefectus = Reihenfolge des Praefectus Magnus

## Wonach Computerspieler urteilen

term-gods = bisherige Punkte der Götter
term-growth = künftiger Zuwachs deiner Karten
term-production = künftiger Ertrag deiner Häuser
term-colonists = Kolonisten und Städte in Reichweite
term-stores = Geld und Waren
term-hand = spielbereite Handkarten
term-plans = Häuser und Karten, die du dir als Nächstes leisten kannst
term-rivals = Aussichten des stärksten Gegners

## Fragen

prompt-start = In welcher Stadt beginnen deine beiden Kolonisten?
prompt-play = Spiele eine Karte aus.
prompt-play-alone = Spiele eine Karte aus; nur du nutzt sie.
prompt-answer = Spiele eine Karte für dein Team aus.
prompt-answer-recommended = Spiele eine Karte für dein Team aus; dein Partner empfiehlt: { $card }.
prompt-half = Wie nutzt du die Karte { $card }?
prompt-half-team = Wie nutzt du die Karte { $card }: als { $one } oder { $two }? Das andere macht { $seat }.
prompt-copy =
    Diplomat: Nutze eine zuletzt gespielte Karte, { $card1 } ({ $seat1 }){ $count ->
        [1] { "" }
        [2] { " " }oder { $card2 } ({ $seat2 })
        [3] , { $card2 } ({ $seat2 }) oder { $card3 } ({ $seat3 })
       *[other] , { $card2 } ({ $seat2 }), { $card3 } ({ $seat3 }) oder { $card4 } ({ $seat4 })
    }. Oder verzichte.
prompt-repeat = Nutze die Karte { $card } noch einmal oder verzichte.
prompt-recommend = Du siehst die Handkarten von { $seat }: Empfiehl eine Karte.
prompt-move =
    { $steps ->
        [one] Architekt: Bewege einen Kolonisten (noch ein Schritt), danach wird gebaut.
       *[other] Architekt: Bewege einen Kolonisten (noch { $steps } Schritte), danach wird gebaut.
    }
prompt-to =
    { $steps ->
        [one] Wähle den Weg für den Kolonisten von { $where }: ein Schritt.
       *[other] Wähle den Weg für den Kolonisten von { $where }: bis zu { $steps } Schritte.
    }
prompt-build = Architekt: Baue ein Haus, oder wähle „Fertig“.
prompt-prefect =
    { $count ->
        [0] Praefekt: Lass eine Provinz produzieren oder drehe die Bonusmarker zurück; es sind keine Münzen zu sehen.
        [one] Praefekt: Lass eine Provinz produzieren oder nimm eine Sesterze.
       *[other] Praefekt: Lass eine Provinz produzieren oder nimm { $count } Sesterzen.
    }{ $must ->
        [0] { " " }Du darfst auch auf beides verzichten.
       *[other] { "" }
    }
prompt-take =
    { $room ->
        [one] Nicht alles passt in dein Lagerhaus: Wähle die eine Ware, die du nimmst.
       *[other] Nicht alles passt in dein Lagerhaus: Wähle eine Ware; es ist Platz für { $room }.
    }
prompt-trade =
    { $left ->
        [one] Merkator: Handle mit einer weiteren Warensorte, oder wähle „Fertig“.
       *[other] Merkator: Handle mit bis zu zwei Warensorten, oder wähle „Fertig“.
    }
prompt-place-capital = Tribun: Stelle für Nahrung und Werkzeug einen Kolonisten in die Hauptstadt, oder wähle „Fertig“.
prompt-place =
    Kolonist: Stelle Kolonisten für je Nahrung und Werkzeug auf oder nimm { $count } Sesterzen.{ $must ->
        [0] { " " }Du darfst auch auf beides verzichten.
       *[other] { "" }
    }
prompt-place-more = Kolonist: Stelle einen weiteren Kolonisten für Nahrung und Werkzeug auf, oder wähle „Fertig“.
prompt-buy =
    { $left ->
        [one] { $card }: Kaufe eine Karte mit Zusatzkosten, oder wähle „Fertig“.
       *[other] { $card }: Kaufe bis zu { $left } Karten mit Zusatzkosten, oder wähle „Fertig“.
    }
prompt-buy-printed = { $card }: Kaufe eine Karte ohne Zusatzkosten, oder wähle „Fertig“.
prompt-pay = Bezahle { $card } mit einer beliebigen Ware.

## Aktionen

action-done = Fertig
action-skip = Karte nicht nutzen
action-cash = Geld nehmen
action-earn = Geld für deine Kolonisten nehmen
action-repeat = Karte noch einmal nutzen
action-play = { $what } ausspielen
action-recommend = { $what } empfehlen
action-recommend-nothing = Nichts empfehlen
action-use = Als { $what } nutzen
action-copy = Karte von { $what } nutzen
action-buy-card = { $what } kaufen
action-pay = Mit { $what } bezahlen
action-take = { $what } nehmen
action-produce = { $what } produzieren lassen
action-build = In { $what } bauen
action-start = In { $what } beginnen
action-place-land = Landkolonist nach { $what }
action-place-sea = Seekolonist nach { $what }
action-move-land = Bewegen: { $what }
action-move-sea = Bewegen: { $what }
action-to-land = Nach { $what }
action-to-sea = Nach { $what }
action-buy = { goods-counted } für { $sum } kaufen
action-sell = { goods-counted } für { $sum } verkaufen

## Anzahlen von Waren

goods-counted =
    { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good-plural }
    }
# Jede mit einem Komma; es muss noch etwas folgen.
goods-listed =
    { $brick ->
        [0] { "" }
       *[other] { $brick } Ziegel,{ " " }
    }{ $food ->
        [0] { "" }
       *[other] { $food } Nahrung,{ " " }
    }{ $tool ->
        [0] { "" }
        [one] 1 Werkzeug,{ " " }
       *[other] { $tool } Werkzeuge,{ " " }
    }{ $wine ->
        [0] { "" }
       *[other] { $wine } Wein,{ " " }
    }{ $cloth ->
        [0] { "" }
       *[other] { $cloth } Tuch,{ " " }
    }

## Was Möglichkeiten kosten oder bringen

brings-start =
    { $good }; { $land ->
        [0] zwei Seekolonisten
        [one] ein Land- und ein Seekolonist
       *[other] zwei Landkolonisten
    }
brings-nothing = hat gerade keine Wirkung
brings-use = als { $card }
brings-copies =
    { $count ->
        [0] keine Karte eines Gegenspielers ist nutzbar
        [one] eine Karte eines Gegenspielers ist nutzbar
       *[other] { $count } Karten von Gegenspielern sind nutzbar
    }
brings-money =
    { $count ->
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }; dann hast du { $total }
brings-goods =
    { $count ->
        [0] nichts
       *[other] { goods-counted }; dann hast du { $total }
    }
brings-purchases =
    { $count ->
        [0] du kannst keine Karte bezahlen
        [one] du kannst eine Karte bezahlen
       *[other] du kannst { $count } Karten bezahlen
    }
brings-tribune =
    { $count ->
        [one] nimmt nur sich selbst zurück
       *[other] nimmt { $count } Karten zurück
    }{ $sum ->
        [0] { "" }
        [one] ; 1 Sesterze
       *[other] ; { $sum } Sesterzen
    }
brings-steps =
    { $count ->
        [one] ein Schritt, dann Häuser
       *[other] { $count } Schritte, dann Häuser
    }
brings-prefect =
    { $provinces ->
        [0] keine Provinz kann produzieren
        [one] eine Provinz kann produzieren
       *[other] { $provinces } Provinzen können produzieren
    }, oder { $count ->
        [0] kein Geld
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }
brings-earnings =
    Kolonisten für Nahrung und Werkzeug, oder { $count ->
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }
brings-reach =
    { $count ->
        [one] ein Weg in Reichweite
       *[other] { $count } Wege in Reichweite
    }
brings-building =
    { $count ->
        [0] jetzt ist kein Haus möglich
        [one] jetzt ist ein Haus möglich
       *[other] jetzt sind Häuser in { $count } Städten möglich
    }
brings-path =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } (übrig: { $left }); keine neue Stadt daneben
brings-path-1 =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } (übrig: { $left }); Haus in { $city1 } für { $price1 }{ $can1 ->
        [0] { " " }(nicht bezahlbar)
       *[other] { "" }
    }
brings-path-2 =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } (übrig: { $left }); Haus in { $city1 } für { $price1 }{ $can1 ->
        [0] { " " }(nicht bezahlbar)
       *[other] { "" }
    }, in { $city2 } für { $price2 }{ $can2 ->
        [0] { " " }(nicht bezahlbar)
       *[other] { "" }
    }
brings-house =
    kostet { $brick ->
        [0] { "" }
       *[other] 1 Ziegel,{ " " }
    }1 { $good }, { $price ->
        [one] 1 Sesterze
       *[other] { $price } Sesterzen
    }; dir bleiben { $left }{ $lent ->
        [0] { "" }
       *[other] , dein Partner zahlt { $lent }
    }; Punkte { $score }
brings-produce =
    du: { goods-listed }Platz für { $room }; andere: { $others ->
        [0] nichts
        [one] 1 Ware
       *[other] { $others } Waren
    }
brings-produce-team =
    du: { goods-listed }Platz für { $room }; dein Partner: { $partner ->
        [0] nichts
        [one] 1 Ware
       *[other] { $partner } Waren
    }; andere: { $others ->
        [0] nichts
        [one] 1 Ware
       *[other] { $others } Waren
    }
brings-good = dann hast du { $total } davon; noch Platz für { $room }
brings-cash =
    { $count ->
        [one] 1 Sesterze
       *[other] { $count } Sesterzen
    }, dann hast du { $total }; alle Marker zeigen wieder Waren
brings-left = dann hast du { $total } davon
brings-trade =
    dann hast du { $total ->
        [one] 1 Sesterze
       *[other] { $total } Sesterzen
    } und { goods-counted }{ $lent ->
        [0] { "" }
       *[other] ; dein Partner zahlt { $lent }
    }
brings-colonist =
    kostet 1 Nahrung und 1 Werkzeug; dir bleiben { $food } Nahrung und { $tool ->
        [one] 1 Werkzeug
       *[other] { $tool } Werkzeuge
    }; Punkte { $score }
brings-card = kostet { goods-listed }{ $any ->
        [0] { "" }
       *[other] { $any } beliebige,{ " " }
    }Punkte { $score }

## Ereignisse

event-start-player = { $seat } beginnt; { $other } hat den Praefectus Magnus.
event-started = { $seat } beginnt in { $city }.
event-played = { $seat } spielt { $card } aus.
event-partner-acts = { $seat } nutzt { $card } als Partner von { $other }.
event-chose-half = { $seat } nutzt sie als { $card }.
event-shared-halves = { $seat } nutzt sie als { $card }, { $other } als { $half }.
event-copied = { $seat } nutzt { $card }, die letzte Karte von { $other }.
event-repeated = { $seat } nutzt { $card } noch einmal.
event-no-effect = { $seat } macht nichts mit der Karte { $card }.
event-recommended = { $seat } empfiehlt { $other }: { $card }.
event-recommended-hidden = { $seat } sieht sich die Handkarten von { $other } an und gibt einen Rat.
event-picked-land = { $seat } wählt den Landkolonisten von { $from }.
event-picked-sea = { $seat } wählt den Seekolonisten von { $from }.
event-stopped-moving = { $seat } zieht nicht weiter.
event-stopped-building = { $seat } baut nichts mehr.
event-stopped-trading = { $seat } handelt nicht mehr.
event-stopped-placing = { $seat } stellt keine Kolonisten mehr auf.
event-stopped-buying = { $seat } kauft keine Karten mehr.
event-moved-land =
    { $steps ->
        [one] { $seat } bewegt einen Landkolonisten von { $from } nach { $to } (ein Schritt).
       *[other] { $seat } bewegt einen Landkolonisten von { $from } nach { $to } ({ $steps } Schritte).
    }
event-moved-sea =
    { $steps ->
        [one] { $seat } bewegt einen Seekolonisten von { $from } nach { $to } (ein Schritt).
       *[other] { $seat } bewegt einen Seekolonisten von { $from } nach { $to } ({ $steps } Schritte).
    }
event-built =
    { $count ->
        [one] { $seat } baut in { $city } für Waren und eine Sesterze.
       *[other] { $seat } baut in { $city } für Waren und { $count } Sesterzen.
    }
event-lent =
    { $count ->
        [one] { $seat } gibt { $other } als Partner eine Sesterze.
       *[other] { $seat } gibt { $other } als Partner { $count } Sesterzen.
    }
event-produced = { $seat } lässt { $province } produzieren; der Bonus ist { $good }.
event-stored = { $seat } erhält { goods-counted }.
event-magnus = { $seat } hat den Praefectus Magnus genutzt und gibt ihn an { $other } weiter.
event-cash =
    { $count ->
        [0] { $seat } nimmt kein Geld; alle Bonusmarker zeigen wieder Waren.
        [one] { $seat } nimmt eine Sesterze; alle Bonusmarker zeigen wieder Waren.
       *[other] { $seat } nimmt { $count } Sesterzen; alle Bonusmarker zeigen wieder Waren.
    }
event-paid = { $seat } erhält { $count } Sesterzen von der Bank.
event-bought-goods = { $seat } kauft { goods-counted } für { $sum } Sesterzen.
event-sold-goods = { $seat } verkauft { goods-counted } für { $sum } Sesterzen.
event-took-back =
    { $count ->
        [0] { $seat } hat keine Karten aufzunehmen.
        [one] { $seat } nimmt eine Karte auf.
       *[other] { $seat } nimmt { $count } Karten auf{ $sum ->
            [0] { "" }
            [one] { " " }und erhält eine Sesterze
           *[other] { " " }und erhält { $sum } Sesterzen
        }.
    }
event-placed-land = { $seat } stellt einen Landkolonisten in { $city } auf.
event-placed-sea = { $seat } stellt einen Seekolonisten in { $city } auf.
event-earned = { $seat } nimmt { $count } Sesterzen für die eigenen Kolonisten.
event-interim-scored =
    { $count ->
        [one] Zwischenwertung: { $seat } hat einen Punkt.
       *[other] Zwischenwertung: { $seat } hat { $count } Punkte.
    }
event-interim-paid =
    { $count ->
        [one] Zwischenwertung: { $seat } erhält eine Sesterze für Platz { $place }.
       *[other] Zwischenwertung: { $seat } erhält { $count } Sesterzen für Platz { $place }.
    }
event-bought-card = { $seat } kauft { $card } von Feld { $slot }.
event-paid-good = { $seat } wählt als beliebige Ware: { $good }.
event-revealed = { $card } liegt neu auf Feld { $slot }.
event-concordia =
    { $count ->
        [one] { $seat } erhält die Concordiakarte; ein Zug folgt noch.
       *[other] { $seat } erhält die Concordiakarte; { $count } Züge folgen noch.
    }
event-no-end = Niemand hat das Spiel in { $count } Runden beendet; jetzt wird gewertet.
event-scored =
    { $count ->
        [one] { $seat } hat einen Punkt.
       *[other] { $seat } hat { $count } Punkte.
    }
event-team-scored =
    { $count ->
        [one] { $seat } und { $other } haben zusammen einen Punkt.
       *[other] { $seat } und { $other } haben zusammen { $count } Punkte.
    }

## Ablehnungen

# Wann gefragt wird, was jetzt nicht gefragt ist
refusal-when-play = Du spielst eine Karte pro Zug. Schließe zuerst diese ab.
refusal-when-recommend = Eine Karte empfiehlst du deinem Partner, wenn du den Legatus spielst.
refusal-when-copy = Spiele zuerst einen Diplomaten: Er nutzt die letzte Karte eines Gegners.
refusal-when-buy-card = Spiele zuerst einen Senator oder eine andere Karte, die Karten kauft.
refusal-when-trade = Spiele zuerst einen Merkator: Er handelt mit der Bank.
refusal-when-pay = Eine Ware zum Bezahlen wählst du, wenn der Preis einer Karte ein Fragezeichen zeigt.
refusal-when-take = Waren wählst du nur aus, wenn dein Lagerhaus nicht alle fasst.
refusal-when-produce = Spiele zuerst einen Praefekten: Er lässt eine Provinz produzieren.
refusal-colonist-first = Wähle zuerst den Kolonisten, dann seinen Weg.
refusal-moves-first = Beende zuerst deine Bewegungen, dann baust du.
refusal-another-moves = Ein anderer Kolonist ist unterwegs: Wähle zuerst seinen Weg.
refusal-moves-over = Deine Kolonisten haben sich bewegt; jetzt baust du.
refusal-when-build = Spiele zuerst einen Architekten: Er baut Häuser in Städten neben deinen Kolonisten.
refusal-when-move = Spiele zuerst einen Architekten: Er bewegt deine Kolonisten.
refusal-when-place = Spiele zuerst einen Tribun oder einen Kolonisten: Sie bringen neue Kolonisten ins Spiel.
refusal-when-start = Startstädte werden vor dem ersten Zug gewählt.

refusal-not-on-map = Nicht auf diesem Spielplan: { $where }.
refusal-start-capital = { $where } ist die Hauptstadt; wähle eine andere Stadt.
refusal-start-joined = Ein Weg verbindet { $where } mit der Hauptstadt; wähle eine weiter entfernte Stadt.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-no-legatus = { $card } geht jetzt nicht: Auf einen Legatus oder Prokonsul folgt kein Legatus.
refusal-magister-on-senator = Direkt nach einem Senator lässt sich kein Magister spielen.
refusal-other-half = Auf { $card } steht diese Person nicht; wähle eine der beiden.
refusal-no-such-seat = { $seat } spielt nicht mit.
refusal-own-card = Der Diplomat nutzt die Karte eines Gegenspielers, nicht die eigene.
refusal-partners-card = { $seat } ist dein Partner; der Diplomat nutzt die Karte eines Gegenspielers.
refusal-no-card-there = Vor { $seat } liegt keine Karte.
refusal-diplomat-there = Die letzte Karte von { $seat } ist ein Diplomat; ihn kann kein Diplomat nutzen.
refusal-copied-already = Dein Team hat diese Karte von { $seat } schon genutzt.
refusal-no-copied-legatus = Die letzte Karte von { $seat } ist ein Legatus; er kann nicht auf eine andere Karte folgen.
refusal-not-in-partners-hand = Dein Partner hat { $card } nicht auf der Hand.
refusal-no-land-colonist-there = Dort steht kein Kolonist von dir: { $where }.
refusal-no-sea-colonist-there = Dort steht kein Kolonist von dir: { $where }.
refusal-has-moved = Dieser Kolonist ist schon gezogen.
refusal-no-steps = Du hast keine Schritte mehr.
refusal-no-free-path =
    { $steps ->
        [one] Dieser Kolonist erreicht mit einem Schritt keinen freien Weg.
       *[other] Dieser Kolonist erreicht mit { $steps } Schritten keinen freien Weg.
    }
refusal-other-kind-of-path = Dieser Kolonist kann { $where } nicht benutzen: Landkolonisten brauchen Landwege, Seekolonisten Seewege.
refusal-no-stopping = Auf dem Weg { $where } darf niemand stehen bleiben; er kann nur überquert werden.
refusal-occupied = Auf dem Weg { $where } steht ein Kolonist; ende auf einem freien Weg.
refusal-too-far =
    { $steps ->
        [one] Der Weg { $where } ist mehr als einen Schritt entfernt.
       *[other] Der Weg { $where } ist mehr als { $steps } Schritte entfernt.
    }
refusal-capital = { $where } ist die Hauptstadt; dort baut niemand.
refusal-own-house = Du hast schon ein Haus in { $where }.
refusal-not-beside = Neben { $where } steht kein Kolonist von dir auf einem Weg.
refusal-no-houses-left = Alle deine Häuser sind gebaut.
refusal-house-goods = Dir fehlen Waren für ein Haus in { $where } (Ware: { $good }): Eine Ziegelstadt kostet Nahrung, jede andere einen Ziegel und ihre Ware.
refusal-house-money =
    { $count ->
        [one] Ein Haus in { $where } kostet eine Sesterze.
       *[other] Ein Haus in { $where } kostet { $count } Sesterzen.
    }
refusal-produce-or-cash = Lass eine Provinz produzieren oder nimm das Geld.
refusal-marker-turned = Hier zeigt der Bonusmarker Münzen: { $where }. Nur Provinzen mit sichtbarer Ware produzieren.
refusal-not-offered = Diese Ware gibt es hier nicht: { $good }.
refusal-traded-already = Mit { $good } hast du schon gehandelt; jede Sorte darfst du nur einmal kaufen oder verkaufen.
refusal-two-goods = Du hast schon mit zwei Warensorten gehandelt; eine dritte ist nicht erlaubt.
refusal-not-so-many =
    { $count ->
        [0] Diese Ware hast du nicht: { $good }.
       *[other] Du kannst nur { goods-counted } verkaufen.
    }
refusal-no-room =
    { $count ->
        [0] Dein Lagerhaus ist voll.
        [one] In deinem Lagerhaus ist nur Platz für eine Ware.
       *[other] In deinem Lagerhaus ist nur Platz für { $count } Waren.
    }
refusal-no-money = Dafür brauchst du { $count } Sesterzen.
refusal-placed-already = Du hast einen Kolonisten aufgestellt und kannst deshalb das Geld nicht mehr nehmen.
refusal-place-or-earn = Stelle einen Kolonisten auf oder nimm das Geld.
refusal-capital-only = Der Kolonist des Tribuns kommt in die Hauptstadt, nicht nach { $where }.
refusal-no-own-house = Du hast kein Haus in { $where }; neue Kolonisten kommen in die Hauptstadt oder zu eigenen Häusern.
refusal-no-land-path = In { $where } beginnt kein Landweg.
refusal-no-sea-path = In { $where } beginnt kein Seeweg.
refusal-no-land-colonist-left = Alle deine Landkolonisten sind auf dem Spielplan.
refusal-no-sea-colonist-left = Alle deine Seekolonisten sind auf dem Spielplan.
refusal-colonist-cost = Ein Kolonist kostet 1 Nahrung und 1 Werkzeug, und du hast nicht beides.
refusal-not-for-sale = { $card } liegt gerade nicht in der Auslage.
refusal-no-proconsul = Ein Prokonsul kann { $card } nicht kaufen.
refusal-card-price = Dir fehlen Waren für { $card }.
refusal-no-such-good = Mit dieser Ware kannst du nicht bezahlen: { $good }.

## Karten: was jede bewirkt

card-tribune =
    Nimm alle ausgespielten Karten wieder auf die Hand. Für jede ab der vierten, den Tribun mitgezählt, gibt es
    eine Sesterze. Danach darfst du für Nahrung und Werkzeug einen Kolonisten in die Hauptstadt stellen.
card-architect =
    Du hast so viele Schritte wie Kolonisten auf dem Spielplan: Ziehe sie auf freie Wege. Baue danach Häuser in
    Städten neben deinen Kolonisten; jedes weitere Haus in einer Stadt kostet deren Sesterzen noch einmal.
card-prefect =
    Wähle entweder eine Provinz, deren Bonusmarker eine Ware zeigt: Du erhältst diese Ware, alle Häuser dort
    produzieren, der Marker wird gedreht. Oder nimm für jede sichtbare Münze eine Sesterze und drehe alle zurück.
card-mercator3 = Nimm 3 Sesterzen. Kaufe oder verkaufe dann bei der Bank bis zu zwei Warensorten, jede nur in einer Richtung.
card-mercator5 = Nimm 5 Sesterzen. Kaufe oder verkaufe dann bei der Bank bis zu zwei Warensorten, jede nur in einer Richtung.
card-diplomat = Nutze die letzte Karte eines Gegenspielers, als hättest du sie gespielt. Diplomaten zählen nicht.
card-magister =
    Nutze die Karte, die du vor dieser gespielt hast, noch einmal. Direkt nach einem Senator lässt sich der Magister
    nicht spielen.
card-colonist =
    Stelle entweder beliebig viele Kolonisten für je Nahrung und Werkzeug auf, in der Hauptstadt oder in Städten
    mit einem Haus von dir. Oder nimm 5 Sesterzen und eine weitere je eigenem Kolonisten auf dem Spielplan.
card-mason = Deine Häuser in Ziegelstädten produzieren. Am Ende gibt Minerva für jedes { minerva-brick } Punkte.
card-farmer = Deine Häuser in Nahrungsstädten produzieren. Am Ende gibt Minerva für jedes { minerva-food } Punkte.
card-smith = Deine Häuser in Werkzeugstädten produzieren. Am Ende gibt Minerva für jedes { minerva-tool } Punkte.
card-vintner = Deine Häuser in Weinstädten produzieren. Am Ende gibt Minerva für jedes { minerva-wine } Punkte.
card-weaver = Deine Häuser in Tuchstädten produzieren. Am Ende gibt Minerva für jedes { minerva-cloth } Punkte.
card-senator = Kaufe bis zu zwei Karten mit Zusatzkosten.
card-praetor = Beide Partner dürfen je eine Karte mit Zusatzkosten kaufen.
card-consul = Kaufe eine Karte ohne Zusatzkosten.
card-proconsul =
    Kaufe eine Karte ohne Zusatzkosten, aber keinen Prokonsul. Danach spielt dein Partner eine Karte aus, aber
    keinen Legatus, und nutzt sie allein.
card-legatus =
    Sieh dir die Handkarten deines Partners an und empfiehl eine. Dein Partner spielt statt deiner eine beliebige
    Karte aus, aber keinen Legatus; sie zählt für beide, für ihn zuerst.
card-prefect_architect = Nutze sie als Praefekt oder als Architekt. Im Team nutzt dein Partner die andere Hälfte.
card-architect_mercator = Nutze sie als Architekt oder als Merkator (5). Im Team nutzt dein Partner die andere Hälfte.
card-prefect_mercator = Nutze sie als Praefekt oder als Merkator (5). Im Team nutzt dein Partner die andere Hälfte.

god-vesta = Ein Punkt für je volle 10 Sesterzen an Geld und Warenwert.
god-jupiter = Ein Punkt für jedes eigene Haus in Nahrungs-, Werkzeug-, Wein- und Tuchstädten.
god-saturnus = Ein Punkt für jede Provinz mit einem eigenen Haus.
god-venus =
    Einzelspiel: zwei Punkte für jede Provinz mit mindestens zwei eigenen Häusern. Teamspiel: ein Punkt für jede
    Provinz mit Häusern beider Partner.
god-mercurius = Zwei Punkte für jede Warensorte, die deine Häuser produzieren.
god-mars = Zwei Punkte für jeden eigenen Kolonisten auf dem Spielplan.
god-minerva =
    Punkte für jedes eigene Haus in Städten der Ware auf der Karte: { minerva-brick } in Ziegelstädten mit dem Maurer,
    { minerva-food } in Nahrungsstädten mit dem Bauern, { minerva-tool } in Werkzeugstädten mit dem Schmied,
    { minerva-wine } in Weinstädten mit dem Winzer, { minerva-cloth } in Tuchstädten mit dem Weber.

special-praefectus_magnus =
    Wenn du ihn hast und mit einem Praefekten eine Provinz produzieren lässt, erhältst du die Ware auf dem Bonusmarker
    doppelt. Danach gibst du ihn nach rechts weiter. Was die Häuser produzieren, ändert er nicht, das Geld auch nicht.
    Bei Gleichstand liegt vorn, wer ihn hat oder als Nächster bekäme.
special-concordia =
    Für den Spieler, der das Spiel beendet: mit der letzten Karte der Auslage oder dem letzten eigenen Haus. Sie bringt
    { concordia-points } Punkte. Alle anderen Spieler oder Teams haben danach noch einen Zug.

## Der Spielplan als Text

board-status = Partie
board-what = Was
board-now = Jetzt
board-map = Spielplan
board-round = Runde
board-turn = Am Zug
board-over = Spielende
board-start = Startspieler
board-magnus = Praefectus Magnus
board-concordia = Concordiakarte
board-stock = Karten in den Stapeln
board-team = Team
board-turns-left = Züge nach diesem
board-cities = Städte
board-province = Provinz
board-marker = Bonusmarker
board-city = Stadt
board-good = Ware
board-next-house = Nächstes Haus
board-city-map = Städte und Wege
board-by-land = Über Land nach
board-by-sea = Über See nach
board-no-stop = Kein Halt auf dem Weg nach
board-provinces = Provinzen
board-colonists = Kolonisten
board-player = Spieler
board-kind = Art
board-place = Ort
board-count = Anzahl
board-display = Kartenauslage
board-slot = Feld
board-card = Karte
board-gods = Gottheit
board-price = Preis
board-printed-price = Aufgedruckt
board-players = Spieler
board-money = Geld
board-brick = Ziegel
board-food = Nahrung
board-tool = Werkz.
board-wine = Wein
board-cloth = Tuch
board-free = Frei
board-land-left = Landk.
board-sea-left = Seek.
board-houses-left = Häuser
board-hand-size = Hand
board-last = Letzte Karte
board-points = Punkte, wenn das Spiel jetzt zu Ende wäre
board-god = Gottheit
board-score = Summe
board-team-score = Summe im Team
board-interim = Zwischenwertung
board-hands = Handkarten, wie man sie sich merken kann
board-piles = Ausgespielte Karten, die letzte unten
board-hand = Deine Hand
board-partner = Hand deines Partners
short-house = Haus
short-capital = – (Hauptstadt)
short-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
short-team = { $one } und { $other }

# Was alle wissen dürfen, während jemand entscheidet
waiting-start = { $seat } wählt eine Startstadt.
waiting-play = { $seat } spielt eine Karte aus.
waiting-recommend = { $seat } sieht sich die Handkarten des Partners an.
waiting-architect = { $seat } bewegt Kolonisten und baut.
waiting-prefect = { $seat } nutzt einen Praefekten.
waiting-take = { $seat } wählt Waren für das Lagerhaus.
waiting-trade = { $seat } handelt.
waiting-colonist = { $seat } stellt Kolonisten auf.
waiting-buy = { $seat } kauft Karten.

## Wörter auf den gezeichneten Plänen

board-bank = Bank
board-part-map = Karte
board-part-cards = Auslage
board-part-played = Gespielt
board-played = Zuletzt gespielt
board-store = Lagerhaus
# Die Provinzen auf Cyprus haben keine Namen
board-province-cyan = Türkis
board-province-red = Rot
board-province-yellow = Gelb
board-province-blue = Blau
board-province-maroon = Weinrot
board-province-orange = Orange
board-province-gold = Gold
board-province-gray = Grau
board-province-green = Grün
board-province-purple = Violett
board-province-brown = Braun
board-province-olive = Oliv
board-letter-brick = Z
board-letter-food = N
board-letter-tool = G
board-letter-wine = W
board-letter-cloth = T

## Figuren und Orte

piece-tile = Stadtplättchen
piece-house = Haus
piece-marker = Bonusmarker
piece-card = Personenkarte
piece-deck = Stapel
piece-hand = Handkarten
piece-praefectus = Praefectus Magnus
piece-concordia = Concordiakarte
piece-team = Team
piece-turn = Zugmarker
piece-colonist = Kolonist
piece-colonist-land = Landkolonist
piece-colonist-sea = Seekolonist
piece-good = Ware
piece-money = Sesterzen
piece-score = Punkte, wenn das Spiel jetzt zu Ende wäre
piece-team-score = Punkte des Teams, wenn das Spiel jetzt zu Ende wäre
piece-reach = Schritte zu diesem Weg
zone-city = Stadt
zone-land-path = Landweg
zone-sea-path = Seeweg
zone-province = Provinz
zone-slot = Karte in der Auslage
zone-deck = Stapel
zone-bank = Bank
zone-display = Aufpreise
zone-good = Ware
zone-seat = Spieler
zone-store = Lagerhaus
zone-pile = Gespielte Karten
zone-hand = Hand
zone-seen = Gesehene Karten
zone-partner-hand = Hand des Partners
