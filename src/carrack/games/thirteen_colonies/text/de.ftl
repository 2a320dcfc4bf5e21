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
option-nations-in_order = Spanien, England, Frankreich, Niederlande, je nach Spielerzahl.
option-nations-es_fr = Spanien und Frankreich.
option-nations-es_nl = Spanien und die Niederlande (für kurze Profispiele empfohlen).
option-nations-en_fr = England und Frankreich.
option-nations-en_nl = England und die Niederlande.
option-nations-fr_nl = Frankreich und die Niederlande.
option-nations-es_en_nl = Spanien, England und die Niederlande.
option-nations-es_fr_nl = Spanien, Frankreich und die Niederlande (für kurze Profispiele empfohlen).
option-nations-en_fr_nl = England, Frankreich und die Niederlande.
option-incite = Wann „Aufwiegeln“ gekauft werden darf
option-incite-with_effect = Nur wenn ein Volk gegen einen Gegenspieler in den Krieg ziehen oder ein anderes Volk angreifen kann.
option-incite-with_people = Sobald ein Volk auf dem Plan ist, auch wenn dann nichts passiert.
option-set = Welche Ausgabe der rekonstruierten Karten benutzt wird
option-set-balanced = Die jetzige: Schiffe und Rathäuser für alle, Ziehen höchstens 7, ein kürzeres Profispiel.
option-set-first = Die erste, für Partien, die mit ihr begonnen wurden.

## Arten von Spielmaterial

kind-region = Region
kind-good = Ware
kind-seat = Nation
kind-action = Kartenaktion
kind-pile = Stapel
kind-ship = Schiff
kind-colonist = Kolonist
kind-money = Geld
kind-building = Gebäude
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

## Was ein Bericht erzählt

remark-no-vp-card = Jemand findet im ersten Zug keine offene SP-Karte vor

## Wonach Computerspieler urteilen

term-points = bisherige Siegpunkte
term-regions = Kontrolle und Stützpunkte in Regionen
term-vp-cards = offene SP-Karten in Reichweite
term-deck = Stärke des Decks
term-turn = Vorauszahlung, Erklärungen und Handkarten
term-peoples = Missionen, Handel und Beziehungen
term-rivals = Punkte des besten Gegners

## Fragen

prompt-action =
    { $purse ->
        [0] Wähle eine Aktion oder beende deinen Zug.
       *[other] Wähle eine Aktion oder beende deinen Zug. Im Voraus bezahlt: { $purse } Geld.
    }
prompt-pay-money = Bezahle { $left } Geld: Wähle eine Karte.
prompt-pay-good = Bezahle { $left } × { $good }: Wähle eine Karte.
prompt-good = Mit welcher Ware bezahlst du? Du brauchst { $count }.
prompt-discard =
    { $left ->
        [one] Lege eine Karte ab.
       *[other] Lege { $left } Karten ab: Wähle eine.
    }
prompt-coins = Welche Geldkarten nimmst du für { $amount } Geld?
prompt-cost = Welche Kosten zahlst du für „{ $card }“: die ersten oder die zweiten?
prompt-lose-money = Du verlierst { $left } Geld: Wähle eine Karte deines Decks.
prompt-lose-good = Du verlierst { $left } × { $good }: Wähle eine Karte deines Decks.
prompt-give-up =
    { $left ->
        [one] Gib eine Handkarte ab.
       *[other] Gib { $left } Handkarten ab: Wähle eine.
    }
prompt-levy = { $count } × { $good } aus der Hand abgeben? Sonst verlierst du { $points } SP.
prompt-space = Wirb einen Kolonisten an; du zahlst das Geld seines Feldes, aber keine Nahrung.
prompt-sale = Verkaufe eine Karte; ihr erstes Symbol bringt { $bonus } mehr als der Preis.
prompt-build = Baue ein Gebäude der Stufe { $level }.
prompt-coast = Küste von { $region }: „{ $card }“ nehmen?
prompt-inland = Die Küste von { $region } ist leer: Die oberste verdeckte Geländekarte nehmen?
prompt-trail = In welcher Region darfst du in diesem Zug { $count } Aktionen mehr ausführen?
prompt-soldiers = In welche Region kommen bis zu { $count } Soldaten?
prompt-ship-from = Aus welcher Region verlegst du ein Schiff?
prompt-ship = Welches Schiff verlässt { $region }?
prompt-ship-to = Wohin verlegst du „{ $card }“?
prompt-victim = Wen kapert dein Schiff in { $region }?
prompt-grab =
    { $count ->
        [1] Welchem Volk nimmst du eine Geländekarte?
       *[other] Welchem Volk nimmst du bis zu { $count } Geländekarten?
    }
prompt-open-card = Welche Geländekarte lässt du in { $region } offen liegen?
prompt-put-under = Welche Karte kommt als nächste unter den Geländestapel von { $region }?
prompt-put-on = Volk { $people }: Welche Karte kommt als nächste zurück? Die letzte liegt oben.
prompt-keep =
    { $left ->
        [one] Behalte noch eine Karte; der Rest wird abgelegt.
       *[other] Behalte noch bis zu { $left } Karten; der Rest wird abgelegt.
    }
prompt-fetch = Nimm eine Karte vom Ablagestapel auf die Hand (bis zu { $left }).
prompt-scout = Von welchem Nachziehstapel siehst du dir die oberste Karte an?
prompt-scouted = Oberste Karte von { $seat }: „{ $card }“. Ablegen?
prompt-colony = Welche Kolonie in { $region } wächst?
prompt-source = Von welchem Geländestapel in { $region } nimmst du?
prompt-people = Welches Volk in { $region }?
prompt-target = Was greifst du in { $region } an?
prompt-raided = Das Volk { $people } greift eine deiner schwächsten Kolonien an. In welcher Region?
prompt-control = Eine Kartenaktion ist angekündigt. Verhindere sie mit einem Fort oder passe.
prompt-defence = Du wirst angegriffen. Verstärke die Verteidigung mit einem Fort oder passe.
prompt-monopoly = Felle oder Pelze werden verkauft. Antworte mit Monopol oder passe.
prompt-incite = Welches Volk wiegelst du auf?
prompt-against = Gegen wen zieht das Volk { $people } in den Krieg?
prompt-ally = Welches Volk wird dein Verbündeter?
prompt-enemy = Welcher Spieler wird dein Gegner?
prompt-enemy-ally = Welches Volk wird der Verbündete deines Gegners?
prompt-score =
    { $left ->
        [one] Wähle die Region, die gewertet wird.
       *[other] Wähle eine Region, die gewertet wird (noch { $left }).
    }
prompt-name-region = Welche Region wird gewertet?

## Was alle wissen dürfen, während jemand entscheidet

waiting-action = { $seat } wählt eine Aktion.
waiting-pay = { $seat } bezahlt.
waiting-coins = { $seat } nimmt Geld.
waiting-loss = { $seat } wählt, was verloren geht.
waiting-levy = { $seat } entscheidet über die Abgabe.
waiting-explore = { $seat } erkundet: { $region }.
waiting-keep = { $seat } wählt Karten zum Behalten.
waiting-answer = { $seat } darf reagieren.

## Aktionen

action-play = { $card }: { $act }
action-play-in = { $card }: { $act }, { $region }
action-react = Mit „{ $card }“ antworten: { $act }
action-recruit =
    { $what ->
        [0] Kolonist 1 anwerben
        [1] Kolonist 2 anwerben
       *[other] Kolonist 3 anwerben
    }
action-buy = Kaufen: { $what }
action-build = Bauen: { $what }
action-sell = Verkaufen: { $what }
action-purse = Im Voraus bezahlen: { $what }
action-take = SP-Karte „{ $what }“ nehmen
action-end = Zug beenden
action-pay = Bezahlen mit: { $what }
action-with = { $what }
action-cost =
    { $what ->
        [0] Die ersten aufgedruckten Kosten
       *[other] Die zweiten aufgedruckten Kosten
    }
action-discard = Abgeben: { $what }
action-keep = Behalten: { $what }
action-fetch = Auf die Hand nehmen: { $what }
action-done = Fertig
action-coins = Geldkarten nehmen: { $what }
action-accept = Ja
action-decline = Nein
action-colony = Kolonie mit Wert { $what }
action-from = Aus: { $what }
action-show = Offen lassen: { $what }
action-under = Zurücklegen: { $what }
action-in = { $what }
action-ship = Schiff: { $what }
action-player = { $what }
action-people = { $what }
action-attack-colony = Kolonie mit Wert { $value } angreifen: { $seat }
action-attack-soldiers = Soldaten angreifen: { $seat }
action-attack-people = Angreifen: { $what }
action-remove-hand = { $what } aus der Hand
action-remove-draw = { $what } aus dem Nachziehstapel
action-remove-discard = { $what } aus dem Ablagestapel
action-pass = Passen

## Das Menü eines Zuges

menu-play = Karte ausspielen
menu-recruit = Anwerben
menu-buy = In Europa kaufen
menu-sell = Verkaufen
menu-purse = Im Voraus zahlen
menu-vp = SP-Karte nehmen
menu-end = Zug beenden

## Ereignisse

event-turn = Runde { $round }: { $seat } ist am Zug.
event-region = Entdeckt: { $region }.
event-turned-up = { $region }: Offene Geländekarte ist jetzt „{ $card }“.
event-terrain-shuffled = Ein neuer Geländestapel wird gemischt.
event-people = Das Volk { $people } lebt in { $region }; Kontrolle { $control }.
event-people-leaves = Das Volk { $people } findet in { $region } keinen Platz.
event-people-removed = Das Volk { $people } wird aus dem Spiel entfernt.
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
event-scouted-hidden = { $seat } sieht sich die oberste Karte von { $owner } an.
event-scouted-away = { $seat }: „{ $card }“ kommt vom Nachziehstapel auf den Ablagestapel.
event-looked = { $seat } findet „{ $card }“ in { $region }.
event-looked-hidden = { $seat } sieht sich eine Geländekarte in { $region } an.
event-sold = { $seat } verkauft „{ $card }“.
event-price = { $good } kostet jetzt { $price }.
event-prices-reset = Alle Preise kehren auf ihr Startfeld zurück.
event-unlocked = Ab jetzt zu haben: „{ $card }“.
event-tax = Der Steuersatz beträgt jetzt { $rate }.
event-own-tax = { $seat } zahlt jetzt nur noch einen Steuersatz von { $rate }.
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
event-relation-peace = Das Volk { $people } lebt mit { $seat } in Frieden.
event-relation-sceptical = Das Volk { $people } ist skeptisch gegenüber { $seat }.
event-relation-war = Das Volk { $people } führt Krieg gegen { $seat }.
event-raid-card = { $seat } legt die Überfallkarte des Volkes { $people } auf den Ablagestapel.
event-raid-card-leaves = Die Überfallkarte des Volkes { $people } verlässt das Deck ({ $seat }).
event-mission = { $seat } gründet eine Mission beim Volk { $people }.
event-mission-failed = { $seat } gewinnt das Volk { $people } nicht für eine Mission.
event-mission-ended = Die Mission beim Volk { $people } endet ({ $seat }).
event-trade = { $seat } handelt mit dem Volk { $people }.
event-trade-ended = Der Handel mit dem Volk { $people } endet ({ $seat }).
event-combat-card = { $seat } zieht „{ $card }“ für Kampf oder Mission: { $value }.
event-aims-growth = Ziel: eine Kolonie mit Wert { $value } in { $region }.
event-aims-open-card = Ziel: die offene Geländekarte in { $region }.
event-aims-hidden-cards = Ziel: die verdeckten Geländekarten in { $region }.
event-aims-land = Ziel: das Land des Volkes { $people }.
event-aims-dealings = Ziel: das Volk { $people }.
event-aims-colony = { $seat } will in { $region } eine Kolonie mit Wert { $value } angreifen ({ $victim }).
event-aims-soldiers = { $seat } will in { $region } Soldaten angreifen ({ $victim }).
event-aims-people = { $seat } will in { $region } das Volk { $people } angreifen.
event-aims-city = { $seat } will in { $region } die Stadt des Volkes { $people } angreifen.
event-fight = { $seat } greift an: { $strength } gegen { $against }.
event-fight-won = { $seat } gewinnt mit { $strength } gegen { $against }.
event-fight-lost = { $seat } verliert mit { $strength } gegen { $against }.
event-captured = { $seat } erobert in { $region } eine Kolonie mit Wert { $value } ({ $victim }).
event-soldier-lost = { $seat } verliert einen Soldaten in { $region }.
event-raid-drawn = { $seat } zieht „{ $card }“.
event-raid = Das Volk { $people } greift eine Kolonie in { $region } an: { $strength } gegen { $against }.
event-raid-won = Der Überfall des Volkes { $people } gelingt: { $strength } gegen { $against }.
event-raid-lost = Der Überfall des Volkes { $people } wird abgewehrt: { $strength } gegen { $against }.
event-raid-nothing = { $seat } hat keine Kolonie, die überfallen werden könnte.
event-colony-hit = Eine Kolonie von { $seat } in { $region } fällt auf Wert { $value }.
event-colony-lost = { $seat } verliert eine Kolonie in { $region }.
event-lost-hand = { $seat } verliert „{ $card }“ aus der Hand.
event-lost-draw = { $seat } verliert „{ $card }“ aus dem Nachziehstapel.
event-lost-discard = { $seat } verliert „{ $card }“ aus dem Ablagestapel.
event-peoples-won = Das Volk { $people } besiegt { $target }: { $strength } gegen { $against }.
event-peoples-lost = Das Volk { $people } scheitert an { $target }: { $strength } gegen { $against }.
event-swept = Niemand hat sie genommen: „{ $card }“ verlässt ihr Feld.
event-vp-card = Neue SP-Karte: „{ $card }“.
event-instant = „{ $card }“ wird ausgeführt.
event-met = { $seat } erfüllt die Bedingung von „{ $card }“.
event-took-vp = { $seat } nimmt die SP-Karte „{ $card }“.
event-epoch = Epoche { $epoch } beginnt.
event-scoring = Wertung: { $region }.
event-game-ends = Das Spiel ist zu Ende.
event-final = { $seat }: { $track } SP auf der Leiste, { $pile } im SP-Stapel.

## Was eine Wahl kostet oder bringt

brings-transport = Hier bleibt Transport: { $left }.
brings-scoring = Eine Wertung brächte dir hier dann { $points } SP (jetzt { $now }).
brings-points = Sofort { $points } SP auf der Leiste.
brings-growth = Wächst auf Wert { $value }; eine Wertung brächte dir hier dann { $points } SP (jetzt { $now }).
brings-soldiers =
    { $count ->
        [one] 1 Soldat; eine Wertung brächte dir hier dann { $points } SP (jetzt { $now }).
       *[other] { $count } Soldaten; eine Wertung brächte dir hier dann { $points } SP (jetzt { $now }).
    }
brings-scored = Du erhältst { $points } SP, die anderen je höchstens { $most }.
brings-trail = Hier bleibt Transport: { $left }.
brings-open-card = „{ $card }“
brings-hidden-card =
    { $count ->
        [one] 1 verdeckte Karte.
       *[other] { $count } verdeckte Karten.
    }
brings-land =
    { $relation ->
        [peace] Karten: { $count }; das Volk bleibt friedlich.
        [sceptical] Karten: { $count }; das Volk ist dann skeptisch.
       *[war] Karten: { $count }; das Volk ist dann im Krieg mit dir.
    }
brings-mission = Gelingt mit einer Geländekarte ab Kampfwert { $value }.
brings-relation =
    { $relation ->
        [peace] Das Volk ist dann friedlich.
        [sceptical] Das Volk ist dann skeptisch.
       *[war] Das Volk bleibt im Krieg mit dir.
    }
brings-fight = Stärke { $strength } gegen { $against }, vor den gezogenen Karten; bei Gleichstand gewinnt das Ziel.
brings-sale = Bringt { $money } Geld; der Preis ist dann { $price }.
# Was bei permanenten Kosten verfällt: Der Vorrat kann nicht alles wechseln (E5), oder die Ware wird nicht gewechselt.
brings-short-change =
    { $lost_money ->
        [0] {""}
       *[other] {" "}Die Bank kann nicht alles wechseln: Du verlierst { $lost_money } Geld.
    }{ $lost_food ->
        [0] {""}
       *[other] {" "}Der Vorrat kann nicht alles wechseln: Du verlierst { $lost_food } Nahrung.
    }{ $lost_goods ->
        [0] {""}
        [one] {" "}Diese Ware wird nicht gewechselt: Du verlierst 1 Symbol.
       *[other] {" "}Diese Ware wird nicht gewechselt: Du verlierst { $lost_goods } Symbole.
    }
brings-purchase = Kosten: { $cost } Geld; der Preis ist dann { $price }.
brings-permanent-purchase = Kosten: { $cost } permanentes Geld; der Preis ist dann { $price }.{ brings-short-change }
brings-colonist =
    { $money ->
        [0] Kosten: 1 permanente Nahrung.{ brings-short-change }
       *[other] Kosten: 1 permanente Nahrung, { $money } Geld.{ brings-short-change }
    }
brings-colonist-without-food =
    { $money ->
        [0] Kostenlos.
       *[other] Kosten: { $money } Geld.
    }
brings-paid =
    { $keep ->
        [discard]
            { $left ->
                [0]
                    { $over ->
                        [0] Auf den Ablagestapel; damit ist bezahlt.
                       *[other] Auf den Ablagestapel; damit ist bezahlt. Guthaben: { $over }.
                    }
               *[other] Auf den Ablagestapel; dann fehlt noch { $left }.
            }
        [vp]
            { $left ->
                [0]
                    { $over ->
                        [0] Auf den SP-Stapel; damit ist bezahlt.
                       *[other] Auf den SP-Stapel; damit ist bezahlt. Guthaben: { $over }.
                    }
               *[other] Auf den SP-Stapel; dann fehlt noch { $left }.
            }
       *[trash]
            { $left ->
                [0]
                    { $over ->
                        [0] Aus dem Deck; damit ist bezahlt.
                       *[other] Aus dem Deck; damit ist bezahlt. Guthaben: { $over }.
                    }
               *[other] Aus dem Deck; dann fehlt noch { $left }.
            }
    }
brings-given-up =
    { $left ->
        [0]
            { $change ->
                [0] Aus dem Deck; damit ist bezahlt.{ brings-short-change }
               *[other] Aus dem Deck; damit ist bezahlt, { $change } kommt auf die Hand zurück.{ brings-short-change }
            }
       *[other] Aus dem Deck; dann fehlt noch { $left }.{ brings-short-change }
    }
brings-lost =
    { $left ->
        [0]
            { $back ->
                [0] Damit ist es genug.{ brings-short-change }
               *[other] Damit ist es genug, { $back } kommt auf den Ablagestapel zurück.{ brings-short-change }
            }
       *[other] Dann fehlt noch { $left }.{ brings-short-change }
    }
brings-good = Du hast { $count } davon; der Preis ist { $price }.{ brings-short-change }
brings-purse = Dann sind { $total } Geld im Voraus bezahlt.
brings-lapse = Ungenutzt verfällt{ $purse ->
        [0] {""}
       *[other] {" · "}{ $purse } Geld
    }{ $credits ->
        [0] {""}
       *[other] {" · "}{ $credits } Warenguthaben
    }{ $declarations ->
        [0] {""}
        [one] {" · "}{ $declarations } Unabhängigkeitserklärung
       *[other] {" · "}{ $declarations } Unabhängigkeitserklärungen
    }
brings-loss-of-vp = Dann hast du { $total } SP auf der Leiste.

## Arten von Reaktionen, die man immer ablehnen kann

reaction-control = Kartenaktionen verhindern
reaction-defence = Verteidigung verstärken
reaction-monopoly = Monopol beim Pelzverkauf

## Ablehnungen

# Wann gefragt wird, was jetzt nicht gefragt ist
refusal-when-play = Kartenaktionen gibt es in der Aktionsphase deines Zuges; beende zuerst diesen Schritt.
refusal-when-react = Diese Karte antwortet auf die Aktion eines anderen Spielers, in dessen Zug.
refusal-when-europe = Anwerben und kaufen kannst du in der Aktionsphase deines Zuges; beende zuerst diesen Schritt.
refusal-when-build = Spiele zuerst ein Rathaus oder einen Gouverneurssitz aus: Damit baust du.
refusal-when-sell = Waren verkaufst du in der Aktionsphase deines Zuges; beende zuerst diesen Schritt.
refusal-when-purse = Geld bezahlst du im Voraus in der Aktionsphase deines Zuges.
refusal-when-vp = SP-Karten nimmst du in der Aktionsphase deines Zuges; beende zuerst diesen Schritt.
refusal-when-pay = Mit Karten bezahlst du etwas, das Kosten hat: Wähle es zuerst.
refusal-when-good = Eine Ware wählst du, wenn Kosten oder ein Verkauf es dir überlassen.
refusal-when-loss = Karten gibst du nur ab, wenn du welche verlierst.
refusal-when-keep = Welche Karten du behältst, wählst du am Ende deines Zuges.
refusal-when-fetch = Manche Karten holen andere vom Ablagestapel: Spiele zuerst eine solche.
refusal-when-source = Diesen Stapel wählst du, wenn du in einer Region mit einem Volk siedelst.
refusal-when-region = Wähle zuerst eine Handkarte, dann die Region, in der sie wirkt.
refusal-when-seat = Einen Spieler wählst du, wenn eine Karte es verlangt: Spiele sie zuerst aus.
refusal-when-people = Bei Missionen, Handel und Beziehungen geht es um ein Volk: Spiele zuerst eine solche Karte in seiner Region.
refusal-when-attack = Angreifen kannst du mit Soldaten: Spiele zuerst eine solche Karte in der Region.

refusal-no-cards = Du hast keine Karten mehr auf der Hand.
refusal-no-play = Keine deiner Karten hat gerade eine mögliche Aktion. Kartenaktionen brauchen ein Schiff mit Platz in der Region, ihre Kosten oder ein Ziel.
refusal-no-recruit = Du kannst keinen Kolonisten bezahlen: Jeder kostet 1 permanente Nahrung und das Geld seines Feldes.
refusal-no-buy = Du kannst dir in Europa nichts leisten. Verkaufe zuerst Waren oder bezahle Geld im Voraus.
refusal-no-sell = Du hast keine Karte auf der Hand, die du verkaufen kannst: Sie muss permanent sein und eine Ware zeigen.
refusal-no-purse = Du hast kein Geld auf der Hand.
refusal-no-vp = Du kannst keine offene SP-Karte nehmen: Du erfüllst die Bedingung nicht oder kannst die Kosten nicht bezahlen.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-does-not-pay = „{ $card }“ kann das nicht bezahlen: Das Symbol fehlt, oder eine andere Karte lässt weniger Überschuss.
refusal-not-enough-of-good = Dafür hast du nicht genug: { $good }.
refusal-coins = Nimm { $amount } Geld mit so wenigen Karten wie möglich.
refusal-no-such-loss = „{ $card }“ zählt hier nicht, oder ohne diese Karte verlierst du weniger.
refusal-does-not-match = „{ $card }“ ist nicht die Art Karte, die hier gebraucht wird.
refusal-no-colonist-there = Auf Feld { $space } der Reihe liegt jetzt kein Kolonist für dich.
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
refusal-not-looked-at = „{ $card }“ ist nicht unter den Karten, die du dir ansiehst.
refusal-not-fetched = „{ $card }“ kann jetzt nicht vom Ablagestapel genommen werden.
refusal-empty-draw-pile = { $seat } hat keinen Nachziehstapel zum Ansehen.
refusal-no-such-colony = Du hast in { $region } keine solche Kolonie unter Wert 3.
refusal-no-such-pile = In { $region } gibt es diesen Stapel nicht.
refusal-not-this-target = In { $region } gibt es dieses Ziel nicht, oder dir fehlen Kolonieplättchen.
refusal-not-raided = { $region } ist nicht das Ziel des Überfalls.
refusal-not-this-reaction = Mit „{ $card }“ kannst du hier nicht antworten.
refusal-not-revealed = { $region } ist noch nicht entdeckt.
refusal-no-ship = Du hast kein Schiff in { $region }.
refusal-no-transport = Deine Schiffe in { $region } erlauben in diesem Zug keine weitere Aktion.
refusal-action-cost = Du kannst nicht bezahlen, was „{ $act }“ von „{ $card }“ kostet.
refusal-nothing-to-do = „{ $act }“ von „{ $card }“ würde dort nichts bewirken.
refusal-not-open = „{ $card }“ liegt nicht offen.
refusal-other-nation = „{ $card }“ gehört einer anderen Nation.
refusal-condition = Du erfüllst die Bedingung von „{ $card }“ nicht.
refusal-all-at-war = „{ $card }“ würde nichts bewirken: Das einzige Volk auf dem Plan führt schon mit allen Gegenspielern Krieg.
refusal-few-peoples = Für „{ $card }“ sind zu wenige Völker auf dem Spielplan.

## Der Spielplan als Text

board-state = Stand
board-what = Was
board-now = Jetzt
board-round = Runde
board-active = Am Zug
board-epoch = Epoche
board-tax = Steuer
board-stack = SP-Stapel
board-row = Kolonisten auf Feld
board-row-cell = { $one } { $two } { $three }
board-purse = Im Voraus bezahlt
board-credit = Guthaben: { $good }
board-declarations = Unabhängigkeitserklärungen
board-deck = Geländestapel
board-coast-deck = Küstenstapel
board-region-stack = Regionen im Stapel
board-stacks = Stapel
board-coasts = Küstenstapel der Regionen
board-from-top = Von oben
board-trash = Weggelegte Karten
board-trash-terrain = Gelände
board-trash-coast = Küste
board-box = Schachtel
board-decks = Decks
board-held = Hand und Nachziehstapel
board-own-draw = Nachziehstapel
board-pile = Stapel
board-vp-cards = SP-Karten
board-card = Karte
board-text = Text
board-regions = Regionen
board-region = Region
board-values = SP
board-sites = Freie Plätze
board-open = Offenes Gelände
board-hidden = Verdeckt
board-coast = Küste
board-region-cards = Regionskarten
board-type = Typ
board-all-sites = Plätze
board-coast-cards = Küstenkarten
board-terrain-cards = Geländekarten
board-where = Wo
board-open-regions = Was in den offenen Regionen liegt
board-hidden-terrain = Verdecktes Gelände
board-coast-left = Küste übrig
board-colonies = Kolonien
short-island = Insel
short-land = Land
short-open = ausgelegt
short-in-stack = im Stapel
board-cards = Karten
board-regions-legend = SP für den ersten, zweiten … Platz einer Wertung; freie von allen Kolonieplätzen.
board-units = Karten neben Regionen
board-count = Anzahl
board-player = Spieler
board-peoples = Völker
board-people = Volk
board-control = Kontrolle
board-relations = Beziehungen
board-relations-legend = + friedlich, ~ skeptisch, ! Krieg
board-city = Stadt
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
board-hand-texts = Was deine Handkarten sagen
board-discards = Ablagestapel
board-own-pile = Dein SP-Stapel
board-cell = { $text }
## Der gezeichnete Spielplan: Arten von Teilen und Plätzen, Wörter auf den Blättern

piece-card = Karte
piece-coast = Küstenkarte
piece-coast-below = Küstenkarte
state-coast-below = weiter unten im Stapel
piece-coast-back = verdeckte Küstenkarten
piece-open = offene Geländekarte
piece-hidden = verdeckte Geländekarten
piece-sites = freie Bauplätze
piece-colony = Koloniewert
piece-unit = Karte an der Region
piece-people = Volk mit den Karten darunter
piece-city = Stadt
piece-mission = Mission
piece-trade = Handel
piece-peace = im Frieden
piece-sceptical = skeptisches Verhältnis
piece-war = Krieg
piece-price-1 = Preismarker
piece-price-2 = Preismarker
piece-price-3 = Preismarker
piece-price-4 = Preismarker
piece-price-5 = Preismarker
piece-price-6 = Preismarker
piece-ships = Schiffe zum Kauf
piece-buildings = Gebäude zum Kauf
piece-experts = Experten zum Kauf
piece-goods = Waren zum Kauf
piece-coins = Geldkarten
piece-raids = Überfallkarten
piece-reserve = Vorrat
piece-closed-buildings = geschlossener Gebäudestapel
piece-closed-experts = geschlossener Expertenstapel
piece-vp = SP-Karte
piece-beside = SP-Karte neben dem Stapel
piece-reserved = Bedingung erfüllt, Karte gesichert
piece-stack = SP-Karten im Stapel
piece-vp-back = verdeckte SP-Karten
piece-box = Karten aus dem Spiel
piece-round = Runde
piece-epoch = Epoche
piece-regions = Regionen, die noch im Stapel liegen
piece-credit = Guthaben
state-credit = Guthaben in diesem Zug
piece-tax = Steuersatz
piece-tax-rate = Steuersatz
piece-purse = im Voraus bezahltes Geld
piece-declaration = Unabhängigkeitserklärungen
piece-vp-marker = SP-Marker
piece-points = Siegpunkte auf der Leiste
piece-vp-cards = Karten im SP-Stapel
piece-hand = Handkarten
piece-draw-pile = Karten im Nachziehstapel
piece-discard-pile = Karten im Ablagestapel
piece-draw = Karten, die je Zug gezogen werden
piece-hold = Karten, die behalten werden dürfen
piece-tokens = übrige Kolonieplättchen
piece-spain = Spanien
piece-england = England
piece-france = Frankreich
piece-netherlands = Niederlande
zone-region = Region
zone-good = Ware
zone-space = Feld der Kolonistenreihe
zone-slot = Platz für eine SP-Karte
zone-supply = Vorrat
zone-stack = SP-Kartenstapel
zone-terrain = Geländestapel
zone-coast = Küstenstapel
zone-terrain-trash = weggelegte Geländekarten
zone-coast-trash = weggelegte Küstenkarten
zone-box = aus dem Spiel: die Schachtel
zone-state = Stand des Spiels
zone-beside = neben dem Stapel
zone-raids = Überfallkarten
zone-tens = SP-Leiste, Zehner
zone-ones = SP-Leiste, Einer
zone-seat = Nation
zone-discards = Ablagestapel
zone-explored = angesehene Karten
zone-hand = Hand
zone-deck = Nachziehstapel
zone-held = Hand und Nachziehstapel
zone-vp-pile = SP-Stapel
board-ships = Schiffe
board-goods = Waren
board-bank = Geld
board-part-north = Norden
board-part-south = Süden
board-part-europe = Europa
board-part-market = Markt
board-part-sale = Angebot
board-part-piles = Stapel
board-reserve = Vorrat
board-buildings = Gebäude
board-experts = Experten
board-raids = Überfälle
board-europe = Europa
board-own-discards = Ablage
board-own-deck = Nachziehstapel
board-own-held = Hand + Stapel
board-own-vp = SP-Stapel
board-money = Geld
board-points = SP
board-vp-for = SP je
board-rate = Steuersatz aller
board-own-rate = Dein Steuersatz
board-declare = Erklärung
board-raise-draw = Nachziehen
board-score = Regionen werten:
board-place = Soldaten aufstellen: bis zu
board-grab = Karten unter einem Volk nehmen: bis zu
board-to-deck = In dein Deck
board-lasting = (permanent)
board-end-check = Stapel leer, höchstens 1 andere Karte offen: Das Spiel endet
board-do-reveal_region = Eine Region aufdecken
board-do-price = Preise zurück auf Anfang
board-do-relation = Frieden mit allen Völkern
board-do-incite = Ein Volk zieht in den Krieg
board-do-beaver_wars = Verbündete und Feinde unter den Völkern
board-do-end_game = Das Spiel endet
metric-ships_owned = Schiff, in Deck und Regionen
metric-ships_in_regions = Schiff an einer Region
metric-regions_with_ship = Region mit eigenem Schiff
metric-regions_with_colony = Region mit eigener Kolonie
metric-colonies = Kolonie
metric-colonies_value3 = Kolonie vom Wert 3
metric-raised_to_3_this_turn = Kolonie in diesem Zug auf 3
metric-control_total = Kontrolle in allen Regionen
metric-control_island = Kontrolle auf Inseln
metric-settled_this_turn = Siedeln in diesem Zug
metric-explored_this_turn = Erkunden in diesem Zug
metric-sold_this_turn = Warenverkauf in diesem Zug
metric-soldiers_in_regions = Soldat an einer Region
metric-missions = Mission
metric-missions_and_trades = Mission oder Handel
metric-peoples_peaceful = Volk im Frieden mit dir
metric-buildings_owned = Gebäude im Deck

## Zeichen in der Übersicht der Symbole

sign-once = einmalig, danach aus dem Spiel
sign-coin = Geld
sign-laurel = Siegpunkte, Wertung
sign-ship = Schiffe, eigene oder an Regionen
sign-house = Kolonien oder Regionen mit eigener Kolonie
sign-town-hall = Kolonien vom Wert 3
sign-banner = Kontrolle von Regionen
sign-colonist = Siedeln in diesem Zug
sign-discoverer = Erkunden in diesem Zug
sign-trader = Warenverkauf, Preise
sign-soldier = Soldaten an Regionen
sign-church = Missionen
sign-peace = Frieden und Handel mit Völkern
sign-smithy = Gebäude im Deck
sign-quill = Unabhängigkeitserklärungen
sign-hand = Karten auf der Hand
sign-crown = Steuern der Krone
sign-hourglass = Ende der Epoche oder des Spiels
