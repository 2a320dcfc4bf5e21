# 13 Kolonien auf Deutsch. Die Namen von Regionen, Karten, Waren und Nationen stehen im Inhalt.
# Namen werden unverändert eingesetzt; die Sätze müssen mit jedem von ihnen richtig sein.

game-name = 13 Kolonien
game-about =
    Zwei bis vier europäische Mächte erkunden und besiedeln die Neue Welt, von der Entdeckung bis zur
    Unabhängigkeit. Sie bauen ihr Deck aus, kontrollieren Regionen und erwerben Siegpunktkarten; die meisten
    Siegpunkte gewinnen.

## Optionen

option-mode = Wie viel vom Spiel gespielt wird
option-mode-E = Einsteigerspiel: Epoche I, ohne Steuern, Beziehungen und Kämpfe.
option-mode-F = Fortgeschrittenenspiel: Epochen I und II mit Steuern, Beziehungen und Kämpfen.
option-mode-P = Profispiel: alle drei Epochen bis zur Unabhängigkeit.
option-mode-F1 = Fortgeschrittenenregeln nur über Epoche I.
option-mode-P1 = Profispiel über eine Epoche.
option-mode-P2 = Profispiel über zwei Epochen.
option-nation_cards = Ob das Profispiel mit Nationenkarten gespielt wird
option-nation_cards-on = Mit den Karten der Nationen am Tisch.
option-nation_cards-off = Ohne Nationenkarten.
option-nations = Welche Nationen mitspielen
option-nations-in_order = Spanien, England, Frankreich, Niederlande, so viele, wie Spieler da sind.
option-nations-es_fr = Spanien und Frankreich.
option-nations-es_nl = Spanien und die Niederlande (für kurze Profispiele empfohlen).
option-nations-en_fr = England und Frankreich.
option-nations-en_nl = England und die Niederlande.
option-nations-fr_nl = Frankreich und die Niederlande.
option-nations-es_en_nl = Spanien, England und die Niederlande.
option-nations-es_fr_nl = Spanien, Frankreich und die Niederlande (für kurze Profispiele empfohlen).
option-nations-en_fr_nl = England, Frankreich und die Niederlande.

## Arten von Spielmaterial

kind-region = Region
kind-good = Ware
kind-seat = Nation
kind-action = Kartenaktion
kind-pile = Stapel
kind-ship = Schiff
kind-colonist = Kolonist
kind-money = Geld
kind-building = Bauen
kind-expert = Experte
kind-terrain = Gelände
kind-discovery = Entdeckung
kind-people = Volk
kind-city = Stadt
kind-raid = Überfall
kind-coast = Küste
kind-vp = SP-Karte
kind-nation = Nationenkarte

## Zeilen der Abschlusswertung

category-track = SP auf der Leiste
category-discoveries = SP der Entdeckungen
category-vp-cards = SP der anderen Karten im SP-Stapel
category-control = Kontrolle in allen Regionen

## Fragen

prompt-action =
    { $purse ->
        [0] Wähle eine Aktion oder beende deine Aktionen.
       *[other] Wähle eine Aktion oder beende deine Aktionen. Im Voraus bezahlt: { $purse } Geld.
    }
prompt-pay-money = Wähle eine Karte zum Bezahlen: Noch { $left } Geld ist fällig.
prompt-pay-good = Wähle eine Karte zum Bezahlen: Noch { $left } × { $good } ist fällig.
prompt-good = Wähle die Ware, mit der du bezahlst; { $count } davon ist fällig.
prompt-discard =
    { $left ->
        [one] Wähle eine Karte, die du ablegst.
       *[other] Wähle eine Karte, die du ablegst: Es fehlen noch { $left }.
    }
prompt-coins = Wähle die Geldkarten für { $amount } Geld.
prompt-cost = Wähle, was du für „{ $card }“ bezahlst: die ersten oder die zweiten aufgedruckten Kosten.
prompt-lose-money = Wähle eine Karte deines Decks, die du verlierst: Geld im Wert von { $left } muss weg.
prompt-lose-good = Wähle eine Karte deines Decks, die du verlierst: { $left } × { $good } muss weg.
prompt-give-up =
    { $left ->
        [one] Wähle eine Handkarte, die du abgibst.
       *[other] Wähle eine Handkarte, die du abgibst: { $left } müssen weg.
    }
prompt-levy = Gib { $count } × { $good } aus der Hand ab oder verliere { $points } SP.
prompt-space = Wähle einen Kolonisten der Reihe; du zahlst das Geld seines Feldes, aber keine Nahrung.
prompt-sale = Wähle eine Karte zum Verkaufen; ihr erstes Symbol bringt { $bonus } mehr als der Preis.
prompt-build = Wähle ein Gebäude der Stufe { $level }.
prompt-coast = Küste von { $region }: Nimm „{ $card }“ oder lass die Karte liegen.
prompt-inland = Die Küste von { $region } ist leer: Nimm die oberste verdeckte Geländekarte oder lass sie liegen.
prompt-trail = Wähle die Region, in der du in diesem Zug { $count } Aktionen mehr ausführen darfst.
prompt-soldiers = Wähle die Region für bis zu { $count } Soldaten.
prompt-ship-from = Wähle die Region, aus der eines deiner Schiffe verlegt wird.
prompt-ship = Wähle das Schiff, das { $region } verlässt.
prompt-ship-to = Wähle die Region, in die „{ $card }“ verlegt wird.
prompt-victim = Wähle, wen dein Schiff in { $region } kapert.
prompt-grab = Wähle das Volk, dem du bis zu { $count } Geländekarten nimmst.
prompt-open-card = Wähle die offene Geländekarte von { $region }.
prompt-put-under = Wähle die nächste Karte, die unter den Geländestapel von { $region } kommt.
prompt-put-on = Volk { $people }: Wähle die nächste Karte, die zurückkommt; die letzte liegt oben.
prompt-keep = Wähle eine Karte, die du hältst: { $left } sind noch möglich, die anderen werden abgelegt.
prompt-fetch = Wähle eine Karte deines Ablagestapels für deine Hand, höchstens { $left }.
prompt-scout = Wähle den Nachziehstapel, dessen oberste Karte du ansiehst.
prompt-scouted = Oberste Karte von { $seat }: „{ $card }“. Mit Ja wird sie abgelegt, mit Nein zurückgelegt.
prompt-colony = Wähle die Kolonie in { $region }, die wächst, nach ihrem Wert.
prompt-source = Wähle den Geländestapel in { $region }.
prompt-people = Wähle ein Volk in { $region }.
prompt-target = Wähle das Ziel deines Angriffs in { $region }.
prompt-raided = Volk { $people } greift eine deiner schwächsten Kolonien an: Wähle die Region.
prompt-control = Eine Kartenaktion wurde angekündigt: Verhindere sie mit einem Fort oder passe.
prompt-defence = Du wirst angegriffen: Verstärke die Verteidigung mit einem Fort oder passe.
prompt-monopoly = Felle oder Pelze werden verkauft: Antworte mit Monopol oder passe.
prompt-incite = Wähle das Volk, das du aufwiegelst.
prompt-against = Wähle, gegen wen das Volk { $people } in den Krieg zieht.
prompt-ally = Wähle das Volk, das dein Verbündeter wird.
prompt-enemy = Wähle den Spieler, der dein Gegner wird.
prompt-enemy-ally = Wähle das Volk, das der Verbündete deines Gegners wird.
prompt-score =
    { $left ->
        [one] Wähle die Region, die gewertet wird.
       *[other] Wähle eine Region, die gewertet wird: Es fehlen noch { $left }.
    }
prompt-name-region = Nenne eine Region, die gewertet wird.

## Was alle wissen dürfen, während jemand entscheidet

waiting-action = { $seat } wählt eine Aktion.
waiting-pay = { $seat } bezahlt.
waiting-coins = { $seat } nimmt Geld.
waiting-loss = { $seat } wählt, was verloren geht.
waiting-levy = { $seat } entscheidet über die Abgabe.
waiting-explore = { $seat } erkundet: { $region }.
waiting-keep = { $seat } wählt Karten zum Halten.
waiting-answer = { $seat } darf reagieren.

## Aktionen

action-play = { $card }: { $act }
action-play-in = { $card }: { $act }, { $region }
action-react = Mit „{ $card }“ antworten: { $act }
action-recruit = Kolonisten von Feld { NUMBER($what) } anwerben
action-buy = In Europa nehmen: { $what }
action-build = Bauen: { $what }
action-sell = Verkaufen: { $what }
action-purse = Im Voraus bezahlen: { $what }
action-take = SP-Karte „{ $what }“ nehmen
action-end = Aktionen beenden
action-pay = Bezahlen mit: { $what }
action-with = { $what }
action-cost = Aufgedruckte Kosten Nummer { $what }
action-discard = Abgeben: { $what }
action-keep = Halten: { $what }
action-fetch = Auf die Hand nehmen: { $what }
action-done = Nichts weiter
action-coins = Geldkarten nehmen: { $what }
action-accept = Ja
action-decline = Nein
action-colony = Die Kolonie mit Wert { $what }
action-from = Aus: { $what }
action-show = Offen auslegen: { $what }
action-under = Zurücklegen: { $what }
action-in = { $what }
action-ship = { $what }
action-player = { $what }
action-people = { $what }
action-attack-colony = Kolonie mit Wert { $value } angreifen: { $seat }
action-attack-soldiers = Soldaten angreifen: { $seat }
action-attack-people = Angreifen: { $what }
action-remove-hand = { $what } aus der Hand
action-remove-draw = { $what } aus dem Nachziehstapel
action-remove-discard = { $what } aus dem Ablagestapel
action-pass = Passen

## Ereignisse

event-turn = Runde { $round }: { $seat } ist am Zug.
event-region = Entdeckt: { $region }.
event-turned-up = { $region }: Offene Geländekarte ist jetzt „{ $card }“.
event-terrain-shuffled = Der Geländestapel wird neu gemischt.
event-people = Volk { $people } lebt in { $region }; Kontrolle { $control }.
event-people-leaves = Volk { $people } findet in { $region } keinen Platz.
event-people-removed = Volk { $people } wird aus dem Spiel entfernt.
event-discovery = { $seat } entdeckt: „{ $card }“.
event-gained = { $seat } nimmt „{ $card }“.
event-gained-to-hand = Hilfe der Krone für { $seat }: „{ $card }“.
event-change = { $seat } bekommt „{ $card }“ als Wechselgeld.
event-drew = { $seat } zieht „{ $card }“.
event-drew-hidden = { $seat } zieht eine Karte.
event-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
event-spent = { $seat } bezahlt mit „{ $card }“.
event-gave-up = { $seat } legt „{ $card }“ weg.
event-discarded = { $seat } legt „{ $card }“ ab.
event-fetched = { $seat } nimmt „{ $card }“ vom Ablagestapel auf die Hand.
event-scouted = { $seat } sieht die oberste Karte von { $owner }: „{ $card }“.
event-scouted-hidden = { $seat } sieht die oberste Karte von { $owner } an.
event-scouted-away = { $seat }: „{ $card }“ kommt vom Nachziehstapel auf den Ablagestapel.
event-looked = { $seat } findet „{ $card }“ in { $region }.
event-looked-hidden = { $seat } sieht eine Geländekarte in { $region } an.
event-sold = { $seat } verkauft „{ $card }“.
event-price = { $good } kostet jetzt { $price }.
event-prices-reset = Alle Preise kehren auf ihr Startfeld zurück.
event-unlocked = Ab jetzt zu haben: „{ $card }“.
event-tax = Der Steuersatz beträgt { $rate }.
event-own-tax = { $seat } zahlt nur noch { $rate } Steuern.
event-pays-tax = { $seat } zahlt { $count } Geld Steuern.
event-declared =
    { $count ->
        [one] { $seat } gibt eine Unabhängigkeitserklärung ab.
       *[other] { $seat } gibt { $count } Unabhängigkeitserklärungen ab.
    }
event-vp = { $seat } erhält { $points } SP.
event-lost-vp = { $seat } verliert { $points } SP.
event-raised-draw = { $seat } zieht jetzt { $value } Karten.
event-raised-hold = { $seat } darf jetzt { $value } Karten halten.
event-played = { $seat } spielt „{ $card }“: { $act }.
event-played-in = { $seat } spielt „{ $card }“ in { $region }: { $act }.
event-stopped = Verhindert: „{ $card }“ von { $seat }.
event-reaction-control = { $seat } antwortet mit „{ $card }“ und will die Aktion verhindern.
event-reaction-defence = { $seat } verstärkt die Verteidigung mit „{ $card }“.
event-reaction-monopoly = { $seat } beansprucht mit „{ $card }“ einen Teil des Verkaufs.
event-laid = { $seat } legt „{ $card }“ neben { $region }.
event-founded = { $seat } gründet in { $region } eine Kolonie mit Wert { $value }.
event-settled = { $seat } siedelt in { $region }; die Kolonie hat jetzt Wert { $value }.
event-trail = { $seat } darf in { $region } in diesem Zug { $count } Aktionen mehr ausführen.
event-plundered = { $seat } kapert { $victim }: { $count } Geld.
event-relation-peace = Volk { $people } zu { $seat }: friedlich.
event-relation-sceptical = Volk { $people } zu { $seat }: skeptisch.
event-relation-war = Volk { $people } zu { $seat }: Krieg.
event-mission = { $seat } gründet eine Mission beim Volk { $people }.
event-mission-failed = { $seat } gewinnt das Volk { $people } nicht für eine Mission.
event-mission-ended = Die Mission beim Volk { $people } endet: { $seat }.
event-trade = { $seat } handelt mit dem Volk { $people }.
event-trade-ended = Der Handel mit dem Volk { $people } endet: { $seat }.
event-combat-card = { $seat } zieht „{ $card }“ für Kampf oder Mission: { $value }.
event-fight = { $seat } greift an: { $strength } gegen { $against }.
event-fight-won = { $seat } gewinnt mit { $strength } gegen { $against }.
event-fight-lost = { $seat } verliert mit { $strength } gegen { $against }.
event-soldier-lost = { $seat } verliert einen Soldaten in { $region }.
event-raid-drawn = { $seat } zieht „{ $card }“.
event-raid = Volk { $people } greift eine Kolonie in { $region } an: { $strength } gegen { $against }.
event-raid-won = Der Überfall gelingt, { $people }: { $strength } gegen { $against }.
event-raid-lost = Der Überfall wird abgewehrt, { $people }: { $strength } gegen { $against }.
event-raid-nothing = { $seat } hat keine Kolonie, die überfallen werden könnte.
event-colony-hit = Eine Kolonie von { $seat } in { $region } fällt auf Wert { $value }.
event-colony-lost = { $seat } verliert eine Kolonie in { $region }.
event-lost-hand = { $seat } verliert „{ $card }“ aus der Hand.
event-lost-draw = { $seat } verliert „{ $card }“ aus dem Nachziehstapel.
event-lost-discard = { $seat } verliert „{ $card }“ aus dem Ablagestapel.
event-peoples-won = Volk { $people } besiegt { $target }, { $strength } gegen { $against }.
event-peoples-lost = Volk { $people } scheitert an { $target }, { $strength } gegen { $against }.
event-swept = Niemand wollte sie: „{ $card }“ verlässt die SP-Felder.
event-vp-card = Neue SP-Karte: „{ $card }“.
event-instant = „{ $card }“ wird ausgeführt.
event-met = { $seat } erfüllt die Bedingung von „{ $card }“.
event-took-vp = { $seat } nimmt die SP-Karte „{ $card }“.
event-epoch = Epoche { $epoch } beginnt.
event-scoring = Wertung: { $region }.
event-game-ends = Das Spiel ist zu Ende.
event-final = { $seat }: { $track } SP auf der Leiste, { $pile } im SP-Stapel.

## Ablehnungen

refusal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refusal-does-not-pay = „{ $card }“ kann das nicht bezahlen: Das Symbol fehlt, oder es geht mit weniger Überschuss.
refusal-not-enough-of-good = Dafür hast du nicht genug: { $good }.
refusal-coins = Nimm { $amount } Geld mit so wenigen Karten wie möglich.
refusal-no-such-loss = „{ $card }“ ist keine solche Karte, oder ohne sie bleibt weniger Überschuss.
refusal-does-not-match = „{ $card }“ ist nicht das, was verlangt wird.
refusal-no-colonist-there = Feld { $space } der Reihe gibt dir jetzt keinen Kolonisten.
refusal-recruit-cost = Der Kolonist von Feld { $space } kostet 1 permanente Nahrung und das Geld des Feldes.
refusal-cost = Du kannst die Kosten von „{ $card }“ nicht bezahlen.
refusal-permanent-money = „{ $card }“ ist permanent und wird mit permanentem Geld bezahlt; davon hast du zu wenig.
refusal-other-level = „{ $card }“ ist ein Gebäude einer anderen Stufe.
refusal-pile-closed = Der Stapel „{ $card }“ liegt nicht offen.
refusal-pile-empty = Der Stapel „{ $card }“ ist leer.
refusal-not-this-region = { $region } kann hier nicht gewählt werden.
refusal-no-such-ship = Du hast dort kein Schiff dieser Art: „{ $card }“.
refusal-no-ship-there = { $seat } hat dort kein Schiff.
refusal-not-this-people = Das Volk { $people } kann hier nicht gewählt werden.
refusal-not-this-seat = { $seat } kann hier nicht gewählt werden.
refusal-at-war-already = { $seat } ist schon im Krieg mit ihnen oder kann nicht gewählt werden.
refusal-not-looked-at = „{ $card }“ ist nicht unter den Karten, die du ansiehst.
refusal-not-fetched = „{ $card }“ kann jetzt nicht vom Ablagestapel genommen werden.
refusal-empty-draw-pile = { $seat } hat keinen Nachziehstapel zum Ansehen.
refusal-no-such-colony = Du hast in { $region } keine solche Kolonie unter Wert 3.
refusal-no-such-pile = In { $region } gibt es diesen Stapel nicht.
refusal-not-this-target = In { $region } gibt es dieses Ziel nicht, oder dir fehlen Kolonieplättchen.
refusal-not-raided = { $region } ist nicht das Ziel des Überfalls.
refusal-not-this-reaction = „{ $card }“ ist hier keine Antwort.
refusal-not-revealed = { $region } ist noch nicht entdeckt.
refusal-no-ship = Du hast kein Schiff in { $region }.
refusal-no-transport = Deine Schiffe in { $region } erlauben in diesem Zug keine weitere Aktion.
refusal-action-cost = Du kannst nicht bezahlen, was „{ $act }“ von „{ $card }“ kostet.
refusal-nothing-to-do = „{ $act }“ von „{ $card }“ würde dort nichts bewirken.
refusal-not-open = „{ $card }“ liegt nicht offen.
refusal-other-nation = „{ $card }“ gehört einer anderen Nation.
refusal-condition = Du erfüllst die Bedingung von „{ $card }“ nicht.
refusal-few-peoples = Für „{ $card }“ sind zu wenige Völker auf dem Spielplan.

## Der Spielplan als Text

board-none = –
board-seat = { $seat }
board-state = Stand
board-what = Was
board-now = Jetzt
board-round = Runde
board-active = Am Zug
board-epoch = Epoche
board-tax = Steuersatz
board-stack = SP-Karten im Stapel
board-row = Kolonisten der Reihe (Felder 1, 2, 3)
board-row-cell = { $one } { $two } { $three }
board-purse = Im Voraus bezahlt
board-declarations = Unabhängigkeitserklärungen
board-deck = Geländestapel
board-vp-cards = SP-Karten
board-card = Karte
board-text = Sagt
board-regions = Regionen
board-region = Region
board-values = SP
board-sites = Freie Plätze
board-open = Offenes Gelände
board-hidden = Verdeckt
board-coast = Küste
board-units = Karten neben Regionen
board-count = Anzahl
board-player = Spieler
board-peoples = Völker
board-people = Volk
board-control = Kontrolle
board-relations = Beziehungen
board-mission = Mission
board-trade = Handel
board-players = Spieler
board-vp = SP
board-draw = Ziehen
board-hold = Halten
board-hand-size = Hand
board-draw-size = Nachziehstapel
board-discard-size = Ablagestapel
board-pile-size = SP-Stapel
board-tokens = Plättchen
board-market = Preise
board-good = Ware
board-price = Preis
board-supply = In Europa zu haben
board-left = Übrig
board-hand = Deine Hand
board-discards = Ablagestapel
board-own-pile = Dein SP-Stapel
board-cell = { $text }

## Karten: was auf ihnen steht

card-royal_support = 1 Geld, permanent.
card-colonist = Erkunden (ablegen): sieh 1 verdeckte Geländekarte der Region an und wähle die offene Karte. Siedeln (weglegen): eine eigene Kolonie der Region wächst um 1, und du nimmst dort eine Geländekarte.
card-money_1 = 1 Geld, permanent.
card-money_2 = 2 Geld, permanent.
card-money_3 = 3 Geld, permanent.
card-money_5 = 5 Geld, permanent.
card-food_1 = 1 × Nahrung, permanent.
card-food_2 = 2 × Nahrung, permanent.
card-building_once = 1 × Baumaterial, einmalig. Kolonie gründen (nach eigenem Symbol; 1 Kolonist ablegen): setze eine Kolonie mit Wert 0 auf einen freien Platz.
card-building_perm = 1 × Baumaterial, permanent. Kolonie gründen (nach eigenem Symbol; 1 Kolonist ablegen): setze eine Kolonie mit Wert 0 auf einen freien Platz.
card-weapons_once = 1 × Waffen, einmalig.
card-weapons_perm = 1 × Waffen, permanent.
card-trade_goods = 1 × Handelswaren, permanent.
card-rum = 1 × Rum, permanent.
card-tobacco_goods = 1 × Tabakwaren, permanent.
card-pelts = 1 × Pelze, permanent.
card-fur_2 = 2 × Fell, permanent.
card-carrack = Kosten: 2 Geld. Transport 2. Landen (neben eine Region legen): du darfst die oberste Küstenkarte der Region nehmen oder, wenn keine mehr da ist, die oberste verdeckte Geländekarte.
card-galleon = Kosten: 4 Geld. Transport 3. Beim Nehmen: Ziehen +1. Landen (neben eine Region legen): du darfst die oberste Küstenkarte der Region nehmen oder, wenn keine mehr da ist, die oberste verdeckte Geländekarte.
card-town_hall = Kosten: 1 Geld oder 1 Holz/Erz. Stufe 0. Ausbauen (ablegen): nimm ein offenes Gebäude der Stufe 0 und bezahle seine Kosten.
card-house = Kosten: 1 Holz/Erz. Stufe 0. Zuzug (weglegen): nimm 1 × Kolonist. Verwaltung (ablegen): ziehe 2 Karten.
card-smithy = Kosten: 1 Holz/Erz. Stufe 0. Produktion (weglegen; 1 permanente Karte Holz/Erz): nimm 1 × Baumaterial (wiederkehrend). Auf Bestellung (ablegen): nimm eine in diesem Zug erworbene Karte auf die Hand.
card-harbour = Kosten: 1 Baumaterial. Stufe 0. Handel (ablegen): ziehe 2 Karten. Hafenausbau (ablegen; 1 permanentes Geld): Ziehen +1.
card-warehouse = Kosten: 2 Holz/Erz. Stufe 0. Beim Nehmen: Halten +1. Einlagern (ablegen): ziehe 1 Karte.
card-church = Kosten: 1 Baumaterial. Stufe 0. Gemeinde (ablegen): nimm einen Kolonisten der Reihe für sein Geld, ohne Nahrung. Priesterweihe (ablegen): nimm 1 × Missionar.
card-governor = Kosten: 2 Holz/Erz. Stufe 0. Ausbauen (ablegen): nimm ein offenes Gebäude der Stufe 1 und bezahle seine Kosten.
card-arms_foundry = Kosten: 1 Baumaterial. Stufe 1. Produktion (weglegen; 1 permanente Karte Holz/Erz): nimm 1 × Waffen (wiederkehrend).
card-distillery = Kosten: 1 Baumaterial. Stufe 1. Produktion (weglegen; 1 permanente Karte Zucker): nimm 1 × Rum.
card-tobacco_manufactory = Kosten: 1 Baumaterial. Stufe 1. Produktion (weglegen; 1 permanente Karte Tabak): nimm 1 × Tabakwaren.
card-fur_post = Kosten: 1 Baumaterial. Stufe 1. Produktion (weglegen; 1 permanente Karte Fell): nimm 1 × Pelze.
card-fort = Kosten: 1 Baumaterial, 1 Holz/Erz. Stufe 0. Verteidigung (ablegen, während du angegriffen wirst): 1 mehr Stärke in der Verteidigung. Kontrolle (ablegen, im Zug eines Gegenspielers): verhindere die Kartenaktion, die ein Gegenspieler angekündigt hat.
card-mint = Kosten: 1 Baumaterial, 2 Geld. Stufe 1. Eigene Münze (ablegen; 2 Geld): 2 Unabhängigkeitserklärungen. Prägen (ablegen; 1 permanente Karte Silber): nimm permanentes Geld im Wert von 6.
card-newspaper = Kosten: 1 Baumaterial, 1 Geld. Stufe 1. Flugblatt (ablegen): 1 Unabhängigkeitserklärung. Aufruf (weglegen): 2 Unabhängigkeitserklärungen.
card-soldier = Kosten: 1 Waffen, 1 Geld. Kampfwert 1. 1 Kontrolle neben einer Region. Stationieren (neben eine Region legen): die Karte bleibt neben der Region liegen.
card-discoverer = Kosten: 2 Geld. Kampfwert 0. Erkunden (ablegen): sieh 3 verdeckte Geländekarten der Region an und wähle die offene Karte. Auskundschaften (ablegen): sieh die oberste Karte eines beliebigen Nachziehstapels an; lege sie zurück oder auf dessen Ablagestapel.
card-wagon_train = Kosten: 1 Holz/Erz, 1 Geld. Kampfwert 0. Handeln (weglegen): lege eine permanente Ware aus dem Bedarf eines friedlichen Volkes der Region weg und nimm den Erlös. Geschenke bringen (ablegen): verbessere deine Beziehung zu einem Volk der Region um eine Stufe.
card-missionary = Kosten: 2 Geld. Kampfwert 0. Mission (ablegen): ziehe eine Geländekarte; erreicht ihr Kampfwert den Missionswert eines friedlichen Volkes der Region, gründe dort eine Mission.
card-cannon = Kosten: 1 Waffen, 1 Holz/Erz. Kampfwert 1. Stationieren (neben eine Region legen): die Karte bleibt neben der Region liegen.
card-trader = Kosten: 3 Geld. Kampfwert 0. Vermitteln (ablegen): verkaufe eine Karte; ihr erstes Symbol bringt 1 mehr. Vorrat (ablegen; 1 Lager ablegen): nimm bis zu 2 Karten mit Waren oder Geld vom Ablagestapel auf die Hand.
card-pioneer = Kosten: 1 Baumaterial, 1 Geld. Kampfwert 0. Vorposten (weglegen): setze eine Kolonie mit Wert 1 auf einen freien Platz. Wegbau (ablegen): 2 Aktionen mehr in diesem Zug in einer Region mit eigenem Schiff.
card-captain = Kosten: 2 Geld. Kampfwert 0. Verlegen (ablegen): verlege eines deiner Schiffe in eine andere offene Region. Mannschaft (ablegen): ziehe 1 Karte.
card-forest = 1 × Holz/Erz, permanent. Kampfwert 1.
card-old_forest = 2 × Holz/Erz, permanent. Kampfwert 1.
card-ore_hills = 1 × Holz/Erz, permanent. Kampfwert 2.
card-meadow = 1 × Nahrung, permanent. Kampfwert 0.
card-farmland = 2 × Nahrung, permanent. Kampfwert 0.
card-river_delta = 3 × Nahrung, permanent. Kampfwert 0.
card-cane_field = 1 × Zucker, permanent. Kampfwert 0.
card-cane_plain = 2 × Zucker, permanent. Kampfwert 0.
card-tobacco_field = 1 × Tabak, permanent. Kampfwert 0.
card-tobacco_hills = 2 × Tabak, permanent. Kampfwert 1.
card-beaver_creek = 1 × Fell, permanent. Kampfwert 1.
card-fur_wilds = 2 × Fell, permanent. Kampfwert 2.
card-cotton_field = 1 × Baumwolle, permanent. Kampfwert 0.
card-silver_mine = 1 × Silber, permanent. Kampfwert 2.
card-swamp = Kampfwert 2. Aufgeben (weglegen): ziehe 1 Karte.
card-desert = Kampfwert 2. Aufgeben (weglegen): ziehe 1 Karte.
card-el_dorado = Kampfwert 0. 4 SP.
card-fountain_of_youth = Kampfwert 0. 3 SP.
card-maya_ruins = Kampfwert 1. 3 SP.
card-northwest_passage = Kampfwert 2. 3 SP.
card-niagara = Kampfwert 1. 2 SP.
card-grand_canyon = Kampfwert 2. 2 SP.
card-mississippi = Kampfwert 0. 2 SP.
card-amazon = Kampfwert 1. 2 SP.
card-treasure = 3 Geld, einmalig. Kampfwert 1.
card-native_gifts = 1 Geld, einmalig. Kampfwert 0.
card-tabu = Kampfwert 1. Beim Fund: deine Beziehung zu jedem Volk der Region verschlechtert sich um eine Stufe (nicht im Einsteigerspiel).
card-fever = Kampfwert 2. Beim Fund: lege 1 Kolonisten deiner Hand weg.
card-fishing_ground = 1 × Nahrung, permanent.
card-rich_fishing = 2 × Nahrung, permanent.
card-natural_harbour = Transport 1. Anlegen (neben eine Region legen): die Karte bleibt neben der Region liegen.
card-driftwood = 1 × Baumaterial, einmalig. Kolonie gründen (nach eigenem Symbol; 1 Kolonist ablegen): setze eine Kolonie mit Wert 0 auf einen freien Platz.
card-pearl_bank = 2 Geld, einmalig.
card-inca = Kontrolle 7, Kampfwert 4, 2 Marker. Mission 2: nimm 3 × Kolonist. Handeln: Handelswaren, Waffen > nimm 1 × 3 Geld. Kampf: nimm permanentes Geld im Wert von 4; −3 SP.
card-aztec = Kontrolle 6, Kampfwert 4, 2 Marker. Mission 2: nimm 2 × Kolonist; nimm permanentes Geld im Wert von 1. Handeln: Handelswaren, Rum > nimm 1 × 3 Geld. Kampf: nimm permanentes Geld im Wert von 4; −3 SP.
card-hopi = Kontrolle 3, Kampfwert 2, 1 Marker. Mission 1: nimm 1 × Kolonist. Handeln: Nahrung, Handelswaren, Waffen > nimm 1 × 2 Geld. Kampf: nimm permanentes Geld im Wert von 1; −1 SP.
card-sioux = Kontrolle 4, Kampfwert 3, 1 Marker. Mission 2: nimm 2 × Kolonist. Handeln: Waffen, Handelswaren, Rum > nimm 1 × 2 Fell. Kampf: nimm permanentes Geld im Wert von 2; −2 SP.
card-abenaki = Kontrolle 3, Kampfwert 2, 1 Marker. Mission 1: nimm 2 × Nahrung. Handeln: Waffen, Handelswaren, Tabakwaren > nimm 1 × 2 Fell. Kampf: nimm permanentes Geld im Wert von 1; −1 SP.
card-iroquois = Kontrolle 5, Kampfwert 3, 1 Marker. Mission 2: nimm 2 × Kolonist. Handeln: Waffen, Rum, Nahrung > nimm 1 × 2 Fell. Kampf: nimm permanentes Geld im Wert von 2; −2 SP.
card-huron = Kontrolle 3, Kampfwert 2, 1 Marker. Mission 1: nimm 1 × Kolonist. Handeln: Nahrung, Handelswaren > nimm 1 × 2 Fell. Kampf: nimm permanentes Geld im Wert von 1; −1 SP.
card-cusco = 5 Geld, einmalig, danach auf den SP-Stapel. Kampfwert 3. 1 SP.
card-tenochtitlan = 5 Geld, einmalig, danach auf den SP-Stapel. Kampfwert 3. 1 SP.
card-raid_inca = Kampfwert 3. Gelingt der Überfall: verliere Geld im Wert von 2 aus dem ganzen Deck; jedes fehlende kostet 1 SP.
card-raid_aztec = Kampfwert 4. Gelingt der Überfall: lege 1 Kolonisten deiner Hand weg; die angegriffene Kolonie verliert 1; unter 0 wird sie entfernt.
card-raid_hopi = Kampfwert 1. Gelingt der Überfall: lege 1 Karte deiner Hand ab.
card-raid_sioux = Kampfwert 3. Gelingt der Überfall: lege 1 Karte mit Warensymbol deiner Hand weg.
card-raid_abenaki = Kampfwert 2. Gelingt der Überfall: die angegriffene Kolonie verliert 1; unter 0 wird sie entfernt.
card-raid_iroquois = Kampfwert 3. Gelingt der Überfall: die angegriffene Kolonie verliert 1; unter 0 wird sie entfernt.
card-raid_huron = Kampfwert 2. Gelingt der Überfall: lege 2 Karten deiner Hand ab.
card-vp1_town_hall = Diese Stapel liegen ab jetzt offen: Rathaus, Haus.
card-vp1_crafts = Diese Stapel liegen ab jetzt offen: Schmiede, Hafen, Lager.
card-vp1_soldiers = Diese Stapel liegen ab jetzt offen: Soldat.
card-vp1_contact = Diese Stapel liegen ab jetzt offen: Wagenzug, Missionar, Kirche.
card-vp1_new_shores = Decke eine Region auf.
card-vp1_score_islands = Werte alle Inseln.
card-vp1_score_land = Werte alle Landregionen.
card-vp1_demand = Preise, Rohstoffe: 2 Felder hinauf; Preise, Baumaterial und Waffen: 2 Felder hinab.
card-vp1_emigrants = Jeder Spieler: nimm 1 × Kolonist.
card-vp1_fleet = Bedingung, mindestens 4: Schiffe, im Deck und neben Regionen. 3 SP.
card-vp1_town_rights = Bedingung, mindestens 1: in diesem Zug auf 3 gewachsene Kolonie. 2 SP.
card-vp1_banners = Bedingung, mindestens 3: Regionen mit eigener Kolonie. 3 SP.
card-vp1_viceroy = Bedingung, mindestens 7: Kontrolle in allen Regionen zusammen. 3 SP.
card-vp1_settlers = Bedingung, mindestens 2: Besiedlungen in diesem Zug. 2 SP.
card-vp1_island_realm = Bedingung, mindestens 3: Kontrolle auf allen Inseln zusammen. 2 SP.
card-vp1_explorers = Bedingung, mindestens 2: Erkundungen in diesem Zug. 2 SP.
card-vp1_four_colonies = Bedingung, mindestens 4: Kolonien. 3 SP.
card-vp1_three_ports = Bedingung, mindestens 3: Schiffe neben Regionen. 2 SP.
card-vp1_market_day = Bedingung, mindestens 2: in diesem Zug verkaufte Waren. 2 SP.
card-vp1_pomp = Kosten: 6 Handkarten ablegen. 2 SP.
card-vp1_tribute = Kosten: 3 Geld. 2 SP.
card-vp1_harvest = Kosten: 2 Nahrung. 2 SP.
card-vp1_curios = Kosten: 1 permanentes Symbol einer dieser Waren: Fell, Zucker, Tabak, Baumwolle, Silber. 3 SP.
card-vp1_timber = Kosten: 2 Holz/Erz. 2 SP.
card-vp1_envoy = Kosten: 2 Geld. Werte 1 Region deiner Wahl.
card-vp1_charts = Kosten: 1 Geld. Je 1 SP: Regionen mit eigenem Schiff.
card-vp1_muster = Kosten: 2 Kolonisten ablegen. 2 SP.
card-vp1_gold = Kosten: 4 Geld. 3 SP.
card-vp1_provisions = Kosten: 1 Nahrung, 1 Holz/Erz, 1 Geld. 2 SP.
card-vp1_parishes = Kosten: 1 Geld. Je 1 SP: Regionen mit eigener Kolonie.
card-to_arms_1 = Kosten: 1 Waffen. Angriff (weglegen): greife mit deinen Soldaten der Region dort eine Kolonie, Soldaten oder ein Volk an.
card-end1_e = Geprüft am Ende einer Runde: Ist der SP-Stapel leer und höchstens eine andere SP-Karte offen, endet das Spiel; alle Regionen werden gewertet.
card-end1_p = Jeder Spieler: 1 Nahrung aus der Hand abgeben oder 1 SP verlieren; diese Stapel liegen ab jetzt offen: Kanone, Gouverneurssitz, Waffengießerei, Destille, Tabakmanufaktur, Pelzhandelsposten; alle Preise zurück auf ihr Startfeld; decke eine Region auf; die nächste Epoche beginnt.
card-vp2_taxes = Steuersatz +1 für alle.
card-vp2_new_shores = Decke eine Region auf.
card-vp2_score_islands = Werte alle Inseln.
card-vp2_score_land = Jeder Spieler nennt eine Landregion, die gewertet wird.
card-vp2_demand = Alle Preise zurück auf ihr Startfeld.
card-vp2_governors = Bedingung, mindestens 6: Kolonien. 5 SP.
card-vp2_power = Bedingung, mindestens 15: Kontrolle in allen Regionen zusammen. 5 SP.
card-vp2_garrisons = Bedingung, mindestens 3: Soldaten neben Regionen. 4 SP.
card-vp2_friends = Bedingung, mindestens 2: Missionen und Handelsabkommen. 4 SP.
card-vp2_building_boom = Bedingung, mindestens 5: Gebäude im Deck. 3 SP.
card-vp2_city_charters = Bedingung, mindestens 3: Kolonien mit Wert 3. 4 SP.
card-vp2_exchange = Bedingung, mindestens 3: in diesem Zug verkaufte Waren. 3 SP.
card-vp2_plantations = Kosten: 2 Symbole von einer dieser Waren: Zucker, Tabak, Baumwolle. 4 SP.
card-vp2_missions = Kosten: 1 Geld. Je 1 SP: Missionen.
card-vp2_rum = Kosten: 1 permanente Karte Rum. 6 SP.
card-vp2_tobacco = Kosten: 1 permanente Karte Tabakwaren. 6 SP.
card-vp2_pelts = Kosten: 1 permanente Karte Pelze. 7 SP.
card-vp2_loan = Kosten: 6 Geld. 5 SP.
card-vp2_envoys = Kosten: 3 Geld. Werte 2 Regionen deiner Wahl.
card-to_arms_2 = Kosten: 1 Waffen. Angriff (weglegen): greife mit deinen Soldaten der Region dort eine Kolonie, Soldaten oder ein Volk an.
card-vp2_incite = Kosten: 1 Symbol einer dieser Waren: Handelswaren, Waffen, Rum. Ein Volk zieht gegen einen Gegenspieler in den Krieg oder greift ein anderes Volk an.
card-vp2_beaver_wars = Kosten: 1 Symbol einer dieser Waren: Fell, Pelze, Waffen. Wähle deinen Verbündeten, einen Gegenspieler und dessen Verbündeten: auf beiden Seiten Frieden mit dem eigenen und Krieg mit dem anderen; 2 SP.
card-letter_of_marque = Kosten: 2 Geld. Transport 1. Gilt als Schiff. Kapern (neben eine Region legen): die Karte bleibt neben der Region liegen; ein Gegenspieler mit Schiff dort verliert 1 Geld aus dem Deck, du bekommst es.
card-end2_f = Geprüft am Ende einer Runde: Ist der SP-Stapel leer und höchstens eine andere SP-Karte offen, endet das Spiel; alle Regionen werden gewertet.
card-end2_p = Steuersatz +1 für alle; alle Preise zurück auf ihr Startfeld; decke eine Region auf; die nächste Epoche beginnt.
card-vp3_taxes = Steuersatz +1 für alle.
card-vp3_census = Jeder Spieler nennt eine Landregion, die gewertet wird.
card-vp3_blockade = Preise, veredelte Waren: 2 Felder hinab; Preise, Grundwaren: 1 Feld hinauf.
card-vp3_committee = Kosten: 1 Unabhängigkeitserklärung. 3 SP.
card-vp3_common_sense = Kosten: 2 Unabhängigkeitserklärungen. 5 SP.
card-vp3_tea_party = Kosten: 2 Unabhängigkeitserklärungen, 1 Symbol einer dieser Waren: Handelswaren, Zucker, Rum, Tabakwaren, Pelze. Steuersatz −1 für alle. 6 SP.
card-vp3_congress = Kosten: 3 Unabhängigkeitserklärungen. 8 SP.
card-vp3_minutemen = Kosten: 1 Unabhängigkeitserklärung, 1 Waffen. Lege bis zu 2 Soldaten in eine Region mit eigenem Schiff. 3 SP.
card-vp3_sons_of_liberty = Kosten: 1 Unabhängigkeitserklärung, 1 Geld. Je 1 SP: Kolonien mit Wert 3.
card-vp3_oath = Kosten: 8 Geld. 6 SP.
card-vp3_royal_troops = Bedingung, mindestens 4: Soldaten neben Regionen. 5 SP.
card-vp3_empire = Bedingung, mindestens 22: Kontrolle in allen Regionen zusammen. 6 SP.
card-to_arms_3 = Kosten: 1 Waffen. Angriff (weglegen): greife mit deinen Soldaten der Region dort eine Kolonie, Soldaten oder ein Volk an.
card-end3_p = Geprüft am Ende einer Runde: Ist der SP-Stapel leer und höchstens eine andere SP-Karte offen, endet das Spiel; alle Regionen werden gewertet.
card-independence = Kosten: 5 Unabhängigkeitserklärungen. Bedingung, mindestens 10: Kontrolle in allen Regionen zusammen. Das Spiel endet, ohne Wertung der Regionen. 12 SP.
card-es_conquistadors = Nur für Spanien. Kosten: 1 Geld. Beim Nehmen: nimm 2 × Soldat. Eroberung (ablegen): greife mit deinen Soldaten der Region dort eine Kolonie, Soldaten oder ein Volk an.
card-es_tordesillas = Nur für Spanien. Kosten: 2 Geld. Nimm 1 × Karacke. 4 SP.
card-es_jesuits = Nur für Spanien. Kosten: 2 Geld. Nimm 2 × Missionar; je 1 SP: Missionen. 2 SP.
card-es_treasure_fleet = Nur für Spanien. Bedingung, mindestens 3: Schiffe neben Regionen. Nimm permanentes Geld im Wert von 3. 3 SP.
card-fr_champlain = Nur für Frankreich. Kosten: 1 Geld. Nimm 1 × Entdecker; decke eine Region auf. 3 SP.
card-fr_alliance = Nur für Frankreich. Kosten: 1 Geld. Alle Völker sind dir gegenüber friedlich; je 1 SP: friedliche Völker.
card-fr_fur_trade = Nur für Frankreich. Kosten: 1 Geld. Pelzhandel (ablegen): verkaufe eine Karte mit Fell oder Pelze; ihr erstes Symbol bringt 2 mehr. Monopol (ablegen, wenn ein Gegenspieler Felle oder Pelze verkauft): der Verkauf bringt 1 weniger, und du nimmst 1 permanentes Geld.
card-fr_lafayette = Nur für Frankreich. Kosten: 3 Geld. Lege bis zu 2 Soldaten in eine Region mit eigenem Schiff; 1 Unabhängigkeitserklärung. 3 SP.
card-nl_fluyt = Nur für die Niederlande. Kosten: 3 Geld. Transport 2. Gilt als Schiff. Beim Nehmen: Ziehen +1. Landen (neben eine Region legen): du darfst die oberste Küstenkarte der Region nehmen oder, wenn keine mehr da ist, die oberste verdeckte Geländekarte.
card-nl_manhattan = Nur für die Niederlande. Kosten: 1 Geld. Nimm bis zu 2 Geländekarten unter einem Volk in einer Region mit eigenem Schiff; die Beziehung bleibt.
card-nl_company = Nur für die Niederlande. Kosten: 4 Geld. 1 Geld, permanent. Niederlassung (ablegen): ziehe 2 Karten.
card-nl_free_trade = Nur für die Niederlande. Kosten: 3 Geld. Alle Preise zurück auf ihr Startfeld; 1 Unabhängigkeitserklärung. 2 SP.
card-en_privateer = Nur für England. Kosten: 1 Geld. Transport 2. Gilt als Schiff. Kapern (neben eine Region legen): die Karte bleibt neben der Region liegen; ein Gegenspieler mit Schiff dort verliert 2 Geld aus dem Deck, du bekommst es.
card-en_mayflower = Nur für England. Kosten: 1 Geld. Nimm 3 × Kolonist. 1 SP.
card-en_neglect = Nur für England. Kosten: 1 Geld. Nimm 3 × Kolonist; Steuersatz −2 für dich. 2 SP.
card-en_1776 = Nur für England. Kosten: 2 Geld. Geist der Freiheit (ablegen): 2 Unabhängigkeitserklärungen.
