# Goa auf Deutsch. Namen von Plättchen, Karten, Kolonien, Bereichen, Gewürzen und Farben kommen aus den Daten.

game-name = Goa
game-about =
    Zwei bis vier portugiesische Kaufleute ersteigern Plantagen, ernten Gewürze, gründen Kolonien in Indien und
    kommen auf ihren Entwicklungstableaus voran. Nach zwei Spielabschnitten zu je vier Runden gewinnt, wer die
    meisten Siegpunkte hat.

## Optionen

option-quick_start = Schnellstart
option-quick_start-off = Alle beginnen mit allen Markern in der ersten Reihe.
option-quick_start-on = Vor der ersten Runde schieben alle zwei Marker in die zweite Reihe oder nehmen 10 Dukaten.
option-bonanza = Verdeckte Boni unter den Eckplättchen
option-bonanza-off = Ohne Bonanza-Plättchen.
option-bonanza-on = In jedem Spielabschnitt liegt unter jedem Eckplättchen verdeckt ein Bonanza-Plättchen; wer das Plättchen nimmt, erhält auch den Bonus.
option-seed_literal = Welcher erste Schritt Zimt kostet
option-seed_literal-off = Der erste Schritt kostet bei der Ernte Zimt und bei der Steuer Pfeffer, wie in der englischen Beispielrunde.
option-seed_literal-on = Der erste Schritt kostet bei der Steuer Zimt und bei der Ernte Pfeffer, wie in der deutschen Beispielrunde.
option-one_more_card = Wann die Karte gespielt werden darf, die bei einer Gründung eine Karte mehr aufdeckt
option-one_more_card-with_action = Nur zusammen mit der Aktion, bevor Karten aufgedeckt werden.
option-one_more_card-after_reveal = Auch noch, nachdem die ersten Karten aufgedeckt sind.
option-espionage = Was die Spionage mit dem Bereich Koloniegründung bewirkt
option-espionage-figure = Bei einer eigenen Gründung zählen die Kolonisten des Gegners statt der eigenen auf dem Tableau.
option-espionage-action = Das Plättchen ist eine eigene Gründung mit den Kolonisten des Gegners.
option-spied_founding = Was bei einer Gründung mit Spionage sonst noch zählt
option-spied_founding-own_marker = Dein eigener Marker wieder, sobald er mehr zeigt als der geliehene. Zu einer Gründung durch das Plättchen passt keine Karte mit „A“.
option-spied_founding-any_card = Nur der Marker des Gegners. Die Karte, die eine mehr aufdeckt, passt auch zu einer Gründung durch das Plättchen.
option-extra_discard = Was das Abwerfen zu Beginn einer Zusatzaktion bewirkt
option-extra_discard-free = Sonst nichts: Du kannst immer noch passen und deine Zusatzaktionskarte behalten.
option-extra_discard-commits = Damit ist deine Zusatzaktionskarte gespielt; eine Aktion muss folgen.
option-extra_cards = Wie viele Zusatzaktionskarten es gibt
option-extra_cards-ten = Die zehn aus der Schachtel; ist keine mehr da, gehst du leer aus.
option-extra_cards-unlimited = So viele wie nötig, wie bei Schiffen und Kolonisten.
option-swap = Ab wann der Tausch eingesetzt werden darf
option-swap-same_round = Schon in der Runde, in der du ihn bekommst.
option-swap-later_round = Ab der nächsten Runde.

## Wie weit die Runde ist

stage-markers = Marker setzen
stage-auctions = Versteigerungen
stage-action-1 = Erste Aktion
stage-action-2 = Zweite Aktion
stage-action-3 = Dritte Aktion
stage-extra = Zusatzaktionen

## Arten von Spielmaterial

kind-flag = Flagge
kind-plantation = Plantage
kind-crop = Fruchtfolge
kind-endgame = Plättchen für die Wertung
kind-immediate = Plättchen, das sofort wirkt
kind-red = rotes Plättchen (einmal je Runde)
kind-once = Plättchen für einen Einsatz
kind-swap = Plättchen zum Tauschen
kind-card = Expeditionskarte
kind-colony = Kolonie
kind-colony_tile = Kolonieplättchen
kind-bonanza = Bonanza-Plättchen
kind-place = Platz auf dem Spielplan
kind-holding = Platz im Lager
kind-column = Bereich des Entwicklungstableaus
kind-spice = Gewürz
kind-kind = Art von Gewinn
kind-seat = Kaufmann

## Zeilen der Wertung

category-ships = Schiffbau
category-harvest = Ernte
category-taxes = Steuer
category-expedition = Expedition
category-founding = Koloniegründung
category-colonies = Kolonien
category-symbols = Symbole auf Expeditionskarten
category-ducats = Meiste Dukaten
category-plantations = 1er-Plantagen
category-duty = Abgaben
category-missions = Missionen
category-money = Dukaten am Ende

## Wonach Computerspieler urteilen

term-points = Kolonien, Plantagen, Abgaben und Missionen
term-development = Entwicklungstableau
term-tiles = noch nutzbare Plättchen
term-goods = Gewürze, Schiffe, Kolonisten und Zusatzaktionen
term-cards = Expeditionskarten
term-ducats = Dukaten
term-begun = Versteigerungen und Angefangenes
term-rivals = Vorsprung des besten Mitspielers

## Fragen

# Ein Plättchen mit Artikel, je nach Geschlecht des Namens (m, f, n, p für Mehrzahl), und das Fürwort dazu
the-lot =
    { $lot-gender ->
        [m] den „{ $lot }“
        [f] die „{ $lot }“
        [n] das „{ $lot }“
        [p] die „{ $lot }“
       *[other] das Plättchen „{ $lot }“
    }
it-lot =
    { $lot-gender ->
        [m] ihn
        [f] sie
        [p] sie
       *[other] es
    }
the-tile =
    { $tile-gender ->
        [m] den „{ $tile }“
        [f] die „{ $tile }“
        [n] das „{ $tile }“
        [p] die „{ $tile }“
       *[other] das Plättchen „{ $tile }“
    }

# Das eigene Geld
ducats-in-hand =
    { $have ->
        [0] keine Dukaten
        [one] 1 Dukaten
       *[other] { $have } Dukaten
    }

prompt-flag = Lege die Flagge aus; dein Marker 1 kommt darauf.
prompt-marker = Lege Marker { $number } auf ein Plättchen.
prompt-bid =
    { $high ->
        [0] Biete auf { the-lot } oder passe. Noch hat niemand geboten.
       *[other] Biete auf { the-lot } oder passe. Das Höchstgebot ist { $high }.
    } Du hast { ducats-in-hand }.
prompt-only-pass =
    Du kannst auf { the-lot } nicht bieten, nur passen: { $high ->
        [0] Du hast keine Dukaten.
       *[other] Das Höchstgebot ist { $high }, und du hast { ducats-in-hand }.
    }
prompt-only-sell = Überlass { the-lot } { $bidder } für { $high }: Selbst zu kaufen kostet { $price }, und du hast { ducats-in-hand }.
prompt-last-word = Du hast { ducats-in-hand } und versteigerst { the-lot }. Kaufe { it-lot } selbst für { $price } oder überlass { it-lot } { $bidder } für { $high }.
prompt-quick-start = Schiebe einen ersten Marker in die zweite Reihe oder nimm { $ducats } Dukaten.
prompt-quick-start-second = Schiebe einen zweiten Marker in die zweite Reihe.
prompt-action = Aktion { $number } von 3. Vorher darfst du Plättchen und eine Expeditionskarte einsetzen.
prompt-extra-action = Zusatzaktion. Vorher darfst du Plättchen und eine Expeditionskarte einsetzen.
prompt-extra = Du hast { $count } Zusatzaktionskarten und darfst nur eine aufheben: Führe eine Zusatzaktion aus.
prompt-extra-or-pass =
    { $count ->
        [one] Spiele deine Zusatzaktionskarte für eine Aktion oder passe für diese Runde.
       *[other] Spiele eine deiner { $count } Zusatzaktionskarten für eine Aktion oder passe für diese Runde.
    }
prompt-end = Setze Plättchen oder eine Expeditionskarte ein oder beende deinen Zug.
prompt-fill =
    { $count ->
        [one] Lege ein Gewürz auf einen freien Platz.
       *[other] Lege ein Gewürz auf einen freien Platz ({ $count } zu verteilen).
    }
prompt-fill-up-to =
    { $count ->
        [one] Lege ein Gewürz auf einen freien Platz, oder wähle „Fertig“.
       *[other] Lege ein Gewürz auf einen freien Platz (bis zu { $count }), oder wähle „Fertig“.
    }
prompt-fill-holding = Welches Gewürz kommt auf { $where }?
prompt-pay = Woher nimmst du das Gewürz { $spice }?
prompt-duty =
    { $count ->
        [one] Gib noch ein Gewürz ab.
       *[other] Gib { $count } Gewürze ab, eines nach dem anderen.
    }
prompt-sell =
    { $count ->
        [one] Verkaufe noch ein Gewürz für { $price } Dukaten, oder wähle „Fertig“.
       *[other] Verkaufe bis zu { $count } Gewürze für je { $price } Dukaten.
    }
prompt-progress-ships = Welcher Marker rückt nur für Schiffe vor?
prompt-progress-spices = Welcher Marker rückt nur für Gewürze vor?
prompt-pay-ducats = Welcher Marker rückt für Dukaten vor? Du hast { $ducats }.
prompt-vice-king = Rücke einen deiner hintersten Marker eine Reihe vor.
prompt-replace = Du hast vier Plantagen. Welche macht für { the-tile } Platz?
prompt-choose-gain = Nimm { $ships } Schiffe oder { $colonists } Kolonisten.
prompt-favor = Nimm eines der Plättchen, die zurückgelegt wurden.
prompt-swap = Welches Plättchen nimmst du? Der Tausch bleibt an dessen Stelle.
prompt-spy = Wähle einen Mitspieler und einen Bereich seines Entwicklungstableaus.
prompt-refill =
    { $count ->
        [one] Wähle noch eine Plantage oder Kolonie zum Auffüllen, oder wähle „Fertig“.
       *[other] Wähle eine Plantage oder Kolonie zum Auffüllen (bis zu { $count }).
    }
prompt-resupply = Nimm { $count } Schiffe, Kolonisten oder Gewürze.
prompt-mixed-harvest =
    { $count ->
        [one] Ernte noch ein Schiff, einen Kolonisten oder ein Gewürz.
       *[other] Ernte ein Schiff, einen Kolonisten oder ein Gewürz (noch { $count }).
    }
prompt-name-colony = Welche Kolonie willst du gründen?
prompt-founding =
    { $missing ->
        [one] Für { $colony } fehlt ein Kolonist, und du hast { $have }. Ergänze ihn oder verzichte.
       *[other] Für { $colony } fehlen { $missing } Kolonisten, und du hast { $have }. Ergänze sie oder verzichte.
    }
prompt-settle = Wähle ein Kolonieplättchen für { $colony }.

# Was alle wissen dürfen, während jemand entscheidet
waiting-action = { $seat } ist am Zug.
waiting-bid = { $seat } bietet auf { the-lot } oder passt.
waiting-last-word = { $seat } kauft { the-lot } selbst oder überlässt { it-lot } dem Höchstbietenden.
waiting-founding = { $seat } gründet { $colony }; fehlende Kolonisten: { $missing }.

## Aktionen

action-flag = Flagge: { $what }
action-marker = Marker: { $what }
action-bid =
    { $what ->
        [one] 1 Dukaten bieten
       *[other] { $what } Dukaten bieten
    }
action-pass = Passen
action-buy = Selbst kaufen
action-sell = Verkaufen
action-progress = Fortschritt: { $what }
action-ships = Schiffbau
action-harvest = Ernte
action-taxes = Steuer
action-expedition =
    { $what ->
        [one] Expedition: eine Karte
       *[other] Expedition: { $what } Karten
    }
action-found = { $what } gründen
action-play = „{ $what }“ spielen
action-discard = „{ $what }“ abwerfen
action-use = „{ $what }“ einsetzen
action-end = Zug beenden
action-done = Fertig
action-take = { $what } nehmen
action-fill = { $spice } auf { $where }
action-pay = { $spice } von { $where }
action-refill = { $what } auffüllen
action-replace = { $what } abgeben
action-favor = „{ $what }“ nehmen
action-swap = Plättchen auf { $what } nehmen
action-spy = { $seat }, { $column }
action-advance = Vorrücken: { $what }
action-add = Fehlende Kolonisten ergänzen
action-decline = Auf die Gründung verzichten
action-settle = „{ $what }“ nehmen

## Das Menü eines Zuges

menu-progress = Fortschritt
menu-ships = Schiffbau
menu-harvest = Ernte
menu-taxes = Steuer
menu-expedition = Expedition
menu-founding = Koloniegründung
menu-card = Karte spielen
menu-tile = Plättchen einsetzen
menu-discard = Karte abwerfen
menu-pass = Passen
menu-end = Zug beenden

## Was eine Wahl kostet oder bringt

brings-bid = dir bleiben { $left }, wenn du den Zuschlag bekommst
brings-buy =
    { $price ->
        [0] kostet nichts; dir bleiben { $left }
       *[other] kostet { $price }; dir bleiben { $left }
    }
brings-sell = bringt dir { $price }; dann hast du { $total }
brings-flag =
    { $tiles ->
        [one] ein Plättchen für Marker 2
       *[other] { $tiles } Plättchen zur Wahl für Marker 2
    }
brings-tile = { $tile }
brings-ships =
    { $count ->
        [one] ein Schiff; dann hast du { $total }
       *[other] { $count } Schiffe; dann hast du { $total }
    }
brings-colonists =
    { $count ->
        [one] ein Kolonist; dann hast du { $total }
       *[other] { $count } Kolonisten; dann hast du { $total }
    }
brings-ducats =
    { $count ->
        [one] 1 Dukat; dann hast du { $total }
       *[other] { $count } Dukaten; dann hast du { $total }
    }
brings-spices =
    { $count ->
        [one] ein Gewürz
       *[other] { $count } Gewürze
    }, { $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
brings-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }; dann { $total } auf der Hand (Limit { $limit })
brings-up-to-cards =
    { $count ->
        [one] eine Karte
       *[other] bis zu { $count } Karten
    }
brings-one-spice = dann hast du { $total } davon
brings-spice-gone = dann hast du { $total } davon
brings-spices-lost =
    { $count ->
        [0] kein Gewürz verfällt
        [one] ein Gewürz verfällt
       *[other] { $count } Gewürze verfallen
    }
brings-fields =
    { $count ->
        [one] ein Gewürz
       *[other] { $count } Gewürze
    }
brings-refill =
    { $count ->
        [one] ein Gewürz
       *[other] bis zu { $count } Gewürze
    }
brings-duty = { $points } Siegpunkte für { $count } Gewürze; { $left ->
        [0] kein Gewürz bleibt
        [one] ein Gewürz bleibt
       *[other] { $left } Gewürze bleiben
    }
brings-sale =
    { $count ->
        [one] ein Gewürz für { $ducats } Dukaten
       *[other] bis zu { $count } Gewürze für zusammen { $ducats } Dukaten
    }
brings-mixed-harvest = Schiffe, Kolonisten und Gewürze, zusammen { $count }
brings-turned-up =
    { $count ->
        [one] eine Karte mehr wird aufgedeckt
       *[other] { $count } Karten werden aufgedeckt
    }
brings-columns =
    { $count ->
        [one] für einen Bereich reicht es
       *[other] für { $count } Bereiche reicht es
    }
brings-discard =
    { $points ->
        [one] kostet am Ende 1 Siegpunkt
       *[other] kostet am Ende { $points } Siegpunkte
    }; { $left ->
        [0] keine Karte bleibt
        [one] eine Karte bleibt
       *[other] { $left } Karten bleiben
    }
brings-step =
    Reihe { $row }, Wert { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(Handkartenlimit { $limit })
    }, { $points ->
        [one] 1 Siegpunkt mehr
       *[other] { $points } Siegpunkte mehr
    }{ $cards ->
        [0] { "" }
       *[other] ; eine Expeditionskarte als Erster
    }{ $gone ->
        [0] { "" }
       *[other] ; die Karte für den Ersten ist schon vergeben
    }{ $extra ->
        [0] { "" }
       *[other] ; eine Zusatzaktionskarte für die volle Reihe
    }
brings-progress =
    kostet { $ginger ->
        [0] { "" }
       *[other] { $ginger } Ingwer,{ " " }
    }{ $cinnamon ->
        [0] { "" }
       *[other] { $cinnamon } Zimt,{ " " }
    }{ $pepper ->
        [0] { "" }
       *[other] { $pepper } Pfeffer,{ " " }
    }{ $nutmeg ->
        [0] { "" }
       *[other] { $nutmeg } Muskat,{ " " }
    }{ $clove ->
        [0] { "" }
       *[other] { $clove } Nelken,{ " " }
    }{ $ships ->
        [0] keine Schiffe
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }; dann Reihe { $row }, Wert { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(Handkartenlimit { $limit })
    }, { $points ->
        [one] 1 Siegpunkt mehr
       *[other] { $points } Siegpunkte mehr
    }{ $cards ->
        [0] { "" }
       *[other] ; eine Expeditionskarte als Erster
    }{ $gone ->
        [0] { "" }
       *[other] ; die Karte für den Ersten ist schon vergeben
    }{ $extra ->
        [0] { "" }
       *[other] ; eine Zusatzaktionskarte für die volle Reihe
    }
brings-step-for-ducats =
    kostet { $price }, dir bleiben { $left }; dann Reihe { $row }, Wert { $figure }{ $limit ->
        [0] { "" }
       *[other] { " " }(Handkartenlimit { $limit })
    }, { $points ->
        [one] 1 Siegpunkt mehr
       *[other] { $points } Siegpunkte mehr
    }{ $cards ->
        [0] { "" }
       *[other] ; eine Expeditionskarte als Erster
    }{ $gone ->
        [0] { "" }
       *[other] ; die Karte für den Ersten ist schon vergeben
    }{ $extra ->
        [0] { "" }
       *[other] ; eine Zusatzaktionskarte für die volle Reihe
    }
brings-founding =
    { $outlook ->
        [certain] gelingt sicher
        [impossible] unmöglich mit { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
       *[open] braucht mindestens { $missing } auf { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
    } (Tableau { $there }, Kolonisten { $own }, nötig { $needs }){ $outlook ->
        [certain] { "" }
       *[other] ; misslingt sie, erhältst du { $consolation ->
            [one] 1 Kolonisten
           *[other] { $consolation } Kolonisten
        }
    }
brings-colony =
    { $count ->
        [one] kostet einen Kolonisten, dir bleiben { $left }
       *[other] kostet { $count } Kolonisten, dir bleiben { $left }
    }; { $colonies ->
        [one] deine erste Kolonie
       *[other] dann hast du { $colonies } Kolonien
    }
brings-spied-founding = zählt { $count } Kolonisten

## Ereignisse

event-removed =
    { $tile-gender ->
        [m] Der „{ $tile }“ wird zurückgelegt.
        [f] Die „{ $tile }“ wird zurückgelegt.
        [n] Das „{ $tile }“ wird zurückgelegt.
        [p] Die „{ $tile }“ werden zurückgelegt.
       *[other] Das Plättchen „{ $tile }“ wird zurückgelegt.
    }
event-turned-up-first = { $seat } deckt „{ $card }“ auf.
event-first-player = { $seat } beginnt und erhält die Flagge.
event-round = Spielabschnitt { $phase }, Runde { $round } beginnt.
event-flag-set = { $seat } legt die Flagge aus: { $place }.
event-marker-set = { $seat } setzt Marker { $number } auf { the-tile } ({ $place }).
event-bid =
    { $amount ->
        [one] { $seat } bietet 1 Dukaten.
       *[other] { $seat } bietet { $amount } Dukaten.
    }
event-passed = { $seat } passt.
event-sold =
    { $price ->
        [one] { $seat } kauft { the-lot } von { $auctioneer } für 1 Dukaten.
       *[other] { $seat } kauft { the-lot } von { $auctioneer } für { $price } Dukaten.
    }
event-bought-own =
    { $price ->
        [0] { $auctioneer } nimmt { the-lot }, ohne zu bezahlen.
        [one] { $auctioneer } kauft { the-lot } selbst und zahlt 1 Dukaten an die Bank.
       *[other] { $auctioneer } kauft { the-lot } selbst und zahlt { $price } Dukaten an die Bank.
    }
event-kept = { $seat } legt { the-tile } vor sich ab.
event-planted = { $seat } legt { the-tile } aus ({ $where }).
event-gave-up = { $seat } gibt { the-tile } ab.
event-favored = { $seat } nimmt { the-tile } von den zurückgelegten Plättchen.
event-bonanza = { $seat } findet einen Bonus unter dem Plättchen: { $bonus }.
event-gained-ships =
    { $count ->
        [one] { $seat } erhält ein Schiff.
       *[other] { $seat } erhält { $count } Schiffe.
    }
event-gained-colonists =
    { $count ->
        [one] { $seat } erhält einen Kolonisten.
       *[other] { $seat } erhält { $count } Kolonisten.
    }
event-gained-ducats =
    { $count ->
        [one] { $seat } erhält 1 Dukaten.
       *[other] { $seat } erhält { $count } Dukaten.
    }
event-gained-extra =
    { $count ->
        [one] { $seat } erhält eine Zusatzaktionskarte.
       *[other] { $seat } erhält { $count } Zusatzaktionskarten.
    }
event-drew = { $seat } zieht „{ $card }“.
event-drew-hidden = { $seat } zieht eine Expeditionskarte.
event-shuffled = Die { $count } abgelegten Expeditionskarten werden zu einem neuen Stapel gemischt.
event-turned-up =
    { $count ->
        [one] { $seat } deckt „{ $card }“ auf: ein Kolonist.
       *[other] { $seat } deckt „{ $card }“ auf: { $count } Kolonisten.
    }
event-played = { $seat } spielt „{ $card }“.
event-discarded = { $seat } wirft „{ $card }“ ab.
event-used = { $seat } setzt { the-tile } ein.
event-filled = { $seat } legt { $spice } auf { $where }.
event-handed-in = { $seat } gibt { $spice } von { $where } ab.
event-harvest =
    { $count ->
        [one] { $seat } erntet 1 Stück.
       *[other] { $seat } erntet bis zu { $count } Stück.
    }
event-progress =
    { $ships ->
        [0] { $seat } rückt im Bereich { $column } vor, ohne Schiffe abzugeben.
        [one] { $seat } rückt im Bereich { $column } vor und gibt ein Schiff ab.
       *[other] { $seat } rückt im Bereich { $column } vor und gibt { $ships } Schiffe ab.
    }
event-paid-for-step = { $seat } zahlt { $price } Dukaten für einen Schritt im Bereich { $column }.
event-advanced = { $seat } erreicht Reihe { $row } im Bereich { $column }.
event-first-in-row = { $seat } erreicht als Erster Reihe { $row } im Bereich { $column } und erhält eine Expeditionskarte.
event-all-markers = Alle Marker von { $seat } haben Reihe { $row } erreicht.
event-named = { $seat } will { $colony } gründen.
event-founded =
    { $count ->
        [0] { $seat } gründet { $colony }, ohne Kolonisten zu ergänzen.
        [one] { $seat } gründet { $colony } und ergänzt einen Kolonisten.
       *[other] { $seat } gründet { $colony } und ergänzt { $count } Kolonisten.
    }
event-not-founded = { $seat } gründet { $colony } nicht.
event-settled = { $seat } nimmt „{ $tile }“.
event-spied = { $seat } nutzt den Marker von { $other } im Bereich { $column }.
event-swapped = { $seat } nimmt { the-tile } von { $place } und lässt den Tausch dort liegen.
event-extra-action = { $seat } spielt eine Zusatzaktionskarte.
event-scored =
    { $points ->
        [one] { $seat } hat 1 Siegpunkt und { $ducats } Dukaten.
       *[other] { $seat } hat { $points } Siegpunkte und { $ducats } Dukaten.
    }

## Ablehnungen

# Wann gefragt wird, was jetzt nicht gefragt ist
refusal-when-markers = Marker werden zu Beginn einer Runde gesetzt, vor den Versteigerungen.
refusal-when-action = Das ist eine der sechs Aktionen: Führe sie in deinem Zug aus, nach den Versteigerungen.
refusal-when-found = Wähle in deinem Zug die Aktion Koloniegründung, nach den Versteigerungen.
refusal-when-card = Expeditionskarten spielst du in deinem Zug, vor oder nach der Aktion.
refusal-when-discard = Expeditionskarten kannst du in deinem Zug abwerfen.
refusal-when-tile = Plättchen setzt du in deinem Zug ein, vor oder nach der Aktion. Vorher musst du sie ersteigern.
refusal-when-gain = Zwischen Schiffen, Kolonisten, Gewürzen und Dukaten wählst du, wenn ein Plättchen oder eine Karte es dir überlässt.
refusal-when-fill = Gewürze kommen durch eine Ernte hierher: Wähle in deinem Zug die Aktion Ernte.
refusal-when-pay = Gewürze gibst du ab, um einen Schritt zu bezahlen: Wähle in deinem Zug die Aktion Fortschritt.
refusal-when-refill = Ganze Plantagen füllt die Zusatzernte: Setze dieses Plättchen in deinem Zug ein.
refusal-when-replace = Eine Plantage macht nur Platz, wenn du eine fünfte bekommst.
refusal-when-favor = Ein zurückgelegtes Plättchen bekommst du nur mit der Gunst.
refusal-when-swap = Ein Plättchen vom Spielplan holst du mit dem Tausch: Setze ihn in deinem Zug ein.
refusal-when-spy = Den Bereich eines Gegners nutzt du mit der Spionage: Setze dieses Plättchen in deinem Zug ein.
refusal-when-advance = Ohne diesen Preis rückt ein Marker nur durch eine Karte oder den Vize-König vor.
refusal-when-settle = Kolonieplättchen gibt es nach einer gelungenen Gründung: Wähle in deinem Zug die Aktion Koloniegründung.

refusal-cell-occupied = Auf { $place } liegt ein Plättchen; die Flagge braucht ein freies Feld oder einen Platz am Rand.
refusal-no-tile-beside = Kein Plättchen grenzt waagerecht oder senkrecht an diesen Platz: { $place }.
refusal-no-tile-there = Dort liegt kein Plättchen: { $place }.
refusal-marker-there = Dort liegt schon ein Marker: { $place }.
refusal-not-adjacent = { $place } grenzt nicht an den letzten Marker; wähle ein benachbartes Plättchen.
refusal-bid-too-low = Das Höchstgebot ist { $high }; biete mehr oder passe.
refusal-bid-too-high = Du hast { $have } Dukaten und kannst nicht mehr bieten.
refusal-price-too-high = Selbst zu kaufen kostet { $price } Dukaten, und du hast { $have }.
refusal-last-row = Dein Marker im Bereich { $column } steht schon in der letzten Reihe.
refusal-ships-missing = Der Schritt im Bereich { $column } kostet { $ships } Schiffe, und du hast { $have }.
refusal-spices-missing = Dir fehlen Gewürze: Der Schritt im Bereich { $column } kostet { $cost }.
refusal-ducats-missing = Der Schritt im Bereich { $column } kostet { $price } Dukaten, so viele hast du nicht.
refusal-no-progress = Du kannst keinen Schritt bezahlen: Jeder kostet seine Gewürze und so viele Schiffe, wie die Reihe zeigt. Du hast { $have ->
        [0] keine Schiffe
        [one] ein Schiff
       *[other] { $have } Schiffe
    }.
refusal-no-cards = Du hast keine Expeditionskarten. Mit der Aktion Expedition ziehst du welche.
refusal-no-tiles = Du hast kein Plättchen, das du im Zug einsetzen kannst. Solche Plättchen gibt es bei den Versteigerungen.
refusal-no-free-fields = Alle deine Plantagen und Kolonien sind voll; eine Ernte brächte nichts.
refusal-expedition-limit = Du darfst bis zu { $most } Karten ziehen und danach { $limit } halten; du hast { $have }. Spiele zuerst eine aus, wirf eine ab oder ziehe weniger.
refusal-colony-owned = { $colony } hast du schon gegründet.
refusal-colonists-missing =
    { $missing ->
        [one] Es fehlt ein Kolonist, und du hast { $have }.
       *[other] Es fehlen { $missing } Kolonisten, und du hast { $have }.
    }
refusal-colony-tile-gone = „{ $tile }“ steht nicht zur Wahl: Es ist vergeben, gleicht einem anderen oder gehört zu einer anderen Kolonie.
refusal-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
refusal-one-card = In diesem Zug hast du schon eine Expeditionskarte gespielt; „{ $card }“ muss warten.
refusal-only-with-action = „{ $card }“ kannst du nur zu Beginn der passenden Aktion spielen.
refusal-only-in-founding = „{ $card }“ kannst du nur bei deiner Aktion Koloniegründung spielen, vor oder nach dem Aufdecken.
refusal-no-effect = „{ $card }“ hätte jetzt keine Wirkung, oder du kannst den Preis nicht bezahlen.
refusal-not-your-tile = „{ $tile }“ hast du nicht.
refusal-tile-used = „{ $tile }“ ist schon eingesetzt.
refusal-swap-waits = „{ $tile }“ kannst du ab der nächsten Runde einsetzen.
refusal-tile-no-effect = „{ $tile }“ hätte jetzt keine Wirkung.
refusal-nothing-there = In deinem Lager liegt dort nichts: { $where }.
refusal-no-free-field = Dort ist kein Platz frei: { $where }.
refusal-wrong-spice = { $spice } darf dort nicht liegen: { $where }.
refusal-other-holding = Die Gewürze gehören auf { $where }.
refusal-not-all-filled =
    { $count ->
        [one] Es ist noch ein Gewürz zu verteilen.
       *[other] Es sind noch { $count } Gewürze zu verteilen.
    }
refusal-other-spice = Du musst dieses Gewürz abgeben: { $spice }.
refusal-no-such-spice = Dort liegt kein Gewürz dieser Art ({ $spice }): { $where }.
refusal-nothing-sold = Verkaufe mindestens ein Gewürz.
refusal-nothing-refilled = Fülle mindestens eine Plantage oder Kolonie auf.
refusal-no-room-for-spices = Du hast keinen freien Platz für Gewürze.
refusal-no-ducats-here = Dukaten gibt es hier nicht.
refusal-ships-or-colonists = Das Plättchen bringt Schiffe oder Kolonisten.
refusal-mixed-harvest = Die Ernte bringt Schiffe, Kolonisten oder Gewürze.
refusal-equal-tile = In der Liste steht ein gleiches Plättchen; nimm dieses statt „{ $tile }“.
refusal-not-removed = „{ $tile }“ wurde nicht zurückgelegt.
refusal-not-least-advanced = Dein Marker im Bereich { $column } gehört nicht zu den hintersten.
refusal-no-such-seat = { $seat } spielt nicht mit.
refusal-own-board = Wähle das Tableau eines Mitspielers.
refusal-no-founding-gain = Die Kolonisten auf dem Tableau von { $seat } nützen dir jetzt nichts.
refusal-must-play =
    { $count ->
        [one] Spiele deine Zusatzaktionskarte.
       *[other] Du hast { $count } Zusatzaktionskarten und darfst nur eine aufheben, also kannst du nicht passen.
    }
refusal-no-pass = Passen ist nicht möglich: Wähle eine der sechs Aktionen.
refusal-action-taken = Deine Aktion in diesem Zug hast du schon ausgeführt.
refusal-other-marker = Dein Marker im Bereich { $column } steht schon in der zweiten Reihe; wähle einen anderen.
refusal-quick-start-gain = Du hast einen Marker verschoben, also verschiebe noch einen.

## Plättchen

tile-flag =
    Wer sie ersteigert, erhält sofort eine Zusatzaktionskarte und ist ab der kommenden Aktionsphase Startspieler. Sie
    wird in jeder Runde zuerst versteigert.
tile-plantation =
    Liegt auf einem deiner vier Plantagenplätze und wird sofort aufgefüllt, später durch Ernten. Eine fünfte Plantage
    verdrängt eine der vier, deren Gewürze verfallen. Eine 1er-Plantage zählt am Ende einen Siegpunkt, auch wenn sie
    weichen musste.
tile-crop-rotation =
    Gilt als Plantage mit einem Platz, auf dem bei jedem Auffüllen ein beliebiges Gewürz liegen darf. Keine Punkte.
tile-foreman = Am Ende ist jede deiner 1er-Plantagen 3 statt 1 Siegpunkt wert.
tile-mission-2 = Am Ende 2 Siegpunkte.
tile-mission-3 = Am Ende 3 Siegpunkte.
tile-swap =
    Nimm in einem deiner Züge ein beliebiges Plättchen vom Spielplan und lass dieses an dessen Stelle liegen. Das
    genommene wirkt wie ersteigert, der Tausch kann wieder versteigert werden.
tile-swap-later =
    Ab der nächsten Runde in einem deiner Züge: Nimm ein beliebiges Plättchen vom Spielplan und lass dieses an dessen
    Stelle liegen. Das genommene wirkt wie ersteigert, der Tausch kann wieder versteigert werden.
tile-ships = Sofort 4 Schiffe.
tile-colonists = Sofort 4 Kolonisten.
tile-ships-or-colonists = Sofort 3 Schiffe oder 3 Kolonisten, nach Wahl.
tile-favor =
    Nimm eines der Plättchen, die in den beiden Abschnitten zurückgelegt wurden. Es wirkt sofort, wenn es kann; sonst
    behältst du es.
tile-settlement = Sofort 1 Schiff, 1 Zusatzaktionskarte und 1 Kolonist.
tile-extra-actions = Sofort 2 Zusatzaktionskarten.
tile-expeditions = Sofort Expeditionskarten, 2 im Abschnitt A und 3 im Abschnitt B, auch über das Handkartenlimit hinaus.
tile-ship = Einmal je Runde in deinem Zug: 1 Schiff.
tile-colonist = Einmal je Runde in deinem Zug: 1 Kolonist.
tile-ducats = Einmal je Runde in deinem Zug: 3 Dukaten.
tile-spice = Einmal je Runde in deinem Zug: 1 Gewürz deiner Wahl auf einen freien Platz.
tile-expedition = Einmal je Runde in deinem Zug: 1 Expeditionskarte, auch über das Handkartenlimit hinaus.
tile-espionage =
    Einmalig in deinem Zug: Wähle einen Mitspieler und nimm so viele Schiffe, Gewürze oder Dukaten, wie sein Marker
    zeigt; oder lass bei einer Gründung seine Kolonisten statt deiner zählen. Nicht für die Expedition.
tile-espionage-action =
    Einmalig in deinem Zug: Wähle einen Mitspieler und nimm so viele Schiffe, Gewürze oder Dukaten, wie sein Marker
    zeigt; oder versuche zusätzlich zu deiner Aktion eine Kolonie zu gründen, mit den Kolonisten seines Tableaus statt
    deiner. Nicht für die Expedition.
tile-extra-harvest = Einmalig in deinem Zug: Fülle bis zu 3 deiner Plantagen und Kolonien auf.
tile-resupply =
    Einmalig in deinem Zug: Decke 2 Expeditionskarten auf. Für jeden Kolonisten, den sie zeigen, erhältst du ein
    Schiff, einen Kolonisten oder ein Gewürz, alles von einer Art.
tile-vice-king = Einmalig in deinem Zug: Dein hinterster Marker rückt kostenlos eine Reihe vor.
tile-duty = Einmalig in deinem Zug: Gib 6 beliebige Gewürze ab. Das Plättchen ist dann am Ende 5 Siegpunkte wert.

## Expeditionskarten, Kolonien, Bonanza

card-gain = Jederzeit in deinem Zug: Du erhältst, wonach die Karte heißt.
card-fill = Jederzeit in deinem Zug: bis zu 2 Gewürze deiner Wahl auf freie Plätze.
card-sell = Jederzeit in deinem Zug: Verkaufe bis zu 4 Gewürze für je 3 Dukaten.
card-progress-for-ducats =
    Jederzeit in deinem Zug: Ein Marker rückt nur für Dukaten eine Reihe vor. Reihe 2 kostet 6, Reihe 3 kostet 12,
    Reihe 4 kostet 18 und Reihe 5 kostet 24.
card-harvest-mix = Mit der Aktion Ernte: Nimm statt Gewürzen eine beliebige Mischung aus Schiffen, Kolonisten und Gewürzen.
card-one-more-card = Mit der Aktion Koloniegründung, vor dem Aufdecken: Es wird eine Expeditionskarte mehr aufgedeckt.
card-one-more-card-after-reveal =
    Mit der Aktion Koloniegründung, auch noch nach dem Aufdecken: Es wird eine Expeditionskarte mehr aufgedeckt.
card-progress-for-ships = Mit der Aktion Fortschritt: Gib nur die Schiffe ab, keine Gewürze.
card-progress-for-spices = Mit der Aktion Fortschritt: Gib nur die Gewürze ab, keine Schiffe.
colony-about = Zur Gründung brauchst du genug Kolonisten: auf dem Tableau, auf zwei aufgedeckten Karten und aus deinem Lager.
colony-tile = Die Gewürze, die auf seinen Plätzen liegen dürfen; bei der Gründung wird es aufgefüllt.
bonanza-about = Liegt verdeckt unter einem Eckplättchen; wer dieses nimmt, erhält den Bonus.

## Der Tisch als Text

board-track = Spiel
board-what = Was
board-now = Jetzt
board-round = Runde
board-stage = Phase
board-over = Spielende
board-flag = Flagge
board-pile = Expeditionskarten im Stapel
board-extra-supply = Zusatzaktionskarten im Vorrat
board-corners = Verdeckte Bonanza-Plättchen
board-grid = Spielplan
board-cell-row = #
board-cell-column = { $column }
board-auction = Versteigerung
board-lot = Los
board-auctioneer = Versteigerer
board-development = Entwicklung (Reihe: Wert)
board-column = Bereich
board-first = Karte für den Ersten in Reihe
board-costs = Deine nächsten Schritte (Ingwer/Zimt/Pfeffer/Muskat/Nelken)
board-to-row = In Reihe
board-spices = In/Zi/Pf/Mu/Ne
board-ships = Schiffe
board-storehouses = Lager
board-player = Spieler
board-holding = Platz
board-tile = Plättchen
board-fields = Plätze
board-players = Spieler
board-colonists = Kolonisten
board-extra = Zusatzaktionen
board-cards = Karten
board-ducats = Dukaten
board-spice = { $spice }
board-hidden = verdeckt
board-tiles = Plättchen der Spieler
board-state = Zustand
board-colonies = Kolonien
board-colony = Kolonie
board-needs = Kolonisten
board-count = Anzahl
board-removed = Zurückgelegte Plättchen
board-discards = Offene Expeditionskarten
board-card = Karte
board-hand = Deine Expeditionskarten (Symbol, Kolonisten)
board-when = Wann
board-shown-hands = Expeditionskarten
short-round = { $phase }{ $round }
short-marked = [{ $number }] { $tile }
short-pass = gepasst
short-figure = { $row }: { $value }
short-limit = { $row }: { $value }, Limit { $limit }
short-spices = { $ginger }/{ $cinnamon }/{ $pepper }/{ $nutmeg }/{ $clove }
short-turned = eingesetzt
short-next-round = ab der nächsten Runde
short-fulfilled = erfüllt
short-face-down = verdeckt
short-turned-up = aufgedeckt
short-discarded = abgelegt
short-any-time = jederzeit in deinem Zug
short-with-progress = mit Fortschritt
short-with-harvest = mit Ernte
short-with-found = mit Koloniegründung
short-with-found-after-reveal = mit Koloniegründung, auch nach dem Aufdecken

## Der gezeichnete Spielplan

board-supply = Vorrat
board-removed-short = Zurück
board-used-short = Benutzt
board-kept = Plättchen
board-head-ships = Schiffbau
board-head-harvest = Ernte
board-head-taxes = Steuer
board-head-expedition = Expedition
board-head-founding = Gründung
board-part-development = Entwicklung
board-part-storehouse = Lager
board-crop-rotation = Fruchtfolge
board-foreman = Vormann
board-duty = Abgaben
board-favor = Gunst
board-mission = Mission
board-swap = Tausch
board-espionage = Spionage
board-extra-harvest = Ernte
board-resupply = Nachschub
board-vice-king = Vize-König
board-settlement = Siedlung
board-letter-ginger = In
board-letter-cinnamon = Zi
board-letter-pepper = Pf
board-letter-nutmeg = Mu
board-letter-clove = Ne

piece-tile = Plättchen
piece-used_tile = benutztes Plättchen
state-used_tile = benutzt oder verdeckt
piece-price = Teil des Preises
piece-bonanza = Bonanza-Plättchen
piece-flag = Flagge
piece-marker = Versteigerungsmarker
piece-token = Schiff der Reise
piece-spice = Gewürz
piece-extra = Zusatzaktionskarten
piece-card = Expeditionskarten
piece-colony_tile = Kolonieplättchen
piece-auctioneer = Versteigerer, mit der Nummer des Loses
piece-word = Gebot in der Versteigerung
piece-word-bid = Gebot
piece-word-pass = passt
piece-ship = Schiffe
piece-colonist = Kolonisten
piece-ducat = Dukaten
piece-success = Erfolgsmarker

zone-cell = Platz auf dem Spielplan
zone-edge = Platz am Rand
zone-round = Runde
zone-stage = Phase der Runde
zone-colony = Kolonie
zone-supply = Vorrat
zone-pile = Expeditionskarten
zone-discards = abgelegte Expeditionskarten
zone-turned_up = aufgedeckte Expeditionskarten
zone-removed = zurückgelegte Plättchen
zone-used = benutzte Plättchen
zone-words = Versteigerung
zone-seat = Kaufmann
zone-tiles = behaltene Plättchen
zone-holding = Platz im Lager
zone-price = Preis auf dem Entwicklungstableau
zone-row = Reihe des Entwicklungstableaus
zone-hand = Expeditionskarten

## Zeichen in der Übersicht der Symbole

sign-point = 1 Punkt bei Spielende
sign-with-action = Karte, die du zu einer Aktion spielst
