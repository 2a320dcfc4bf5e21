# Wörter, aus denen die Namen von Bestandteilen und die Regeln gemacht sind, und wie Karten aus ihren Daten
# beschrieben werden: `wording.py` fügt die Sätze zusammen. Einzelne Sätze beginnen klein und haben keinen Punkt.

## Namen

nation-spain = Spanien
    .within = Spanien
nation-england = England
    .within = England
nation-france = Frankreich
    .within = Frankreich
nation-netherlands = Niederlande
    .within = die Niederlande
pile-open = offene Geländekarte
pile-hidden = verdeckter Geländestapel

## Die Regeln

mode-E = { $name }
mode-F = { $name }
mode-P = { $name }
taxes = Steuern
taxes-not = keine Steuern
relations = Beziehungen
relations-not = keine Beziehungen
fights = Kämpfe
fights-not = keine Kämpfe
stack-left =
    { $count ->
        [0] Der SP-Stapel ist leer
       *[other] Im SP-Stapel liegen höchstens { $count } Karten
    }
opening =
    { $count ->
        [one] { " " }Die erste offene Karte ist keine Sofort-Karte.
       *[other] { " " }Die ersten { $count } offenen Karten sind keine Sofort-Karten.
    }

## Kosten

cost = Kosten: { $cost }
or = oder
cost-money =
    { $perm ->
        [yes] { $n } permanentes Geld
       *[no] { $n } Geld
    }
cost-good =
    { $perm ->
        [yes]
            { $id ->
                [food] { $n } permanente Nahrung
                [wood_ore] { $n } permanentes Holz/Erz
                [building] { $n } permanentes Baumaterial
                [trade_goods] { $n } permanente Handelswaren
                [weapons] { $n } permanente Waffen
                [sugar] { $n } permanenter Zucker
                [rum] { $n } permanenter Rum
                [tobacco] { $n } permanenter Tabak
                [tobacco_goods] { $n } permanente Tabakwaren
                [fur] { $n } permanentes Fell
                [pelts] { $n } permanente Pelze
                [cotton] { $n } permanente Baumwolle
                [silver] { $n } permanentes Silber
               *[other] { $n } × { $good }, permanent
            }
       *[no] { $n } { $good }
    }
cost-any =
    { $perm ->
        [yes]
            { $n ->
                [one] 1 permanentes Symbol einer dieser Waren: { $goods }
               *[other] { $n } permanente Symbole einer dieser Waren: { $goods }
            }
       *[no]
            { $n ->
                [one] eine dieser Waren: { $goods }
               *[other] { $n } Symbole einer dieser Waren: { $goods }
            }
    }
cost-card =
    { $how ->
        [trash]
            { $id ->
                [colonist] { $n } Kolonisten weglegen
               *[other] { $n } { $card } weglegen
            }
       *[discard]
            { $id ->
                [colonist] { $n } Kolonisten ablegen
               *[other] { $n } { $card } ablegen
            }
    }
cost-hand =
    { $n ->
        [one] 1 Handkarte ablegen
       *[other] { $n } Handkarten ablegen
    }
cost-declarations =
    { $n ->
        [one] 1 Unabhängigkeitserklärung
       *[other] { $n } Unabhängigkeitserklärungen
    }

## Was aufgedruckt ist

closing = SP-Ende-Karte
only-for =
    { $nation ->
        [spain] nur für Spanien
        [england] nur für England
        [france] nur für Frankreich
       *[netherlands] nur für die Niederlande
    }
carries-money =
    { $keep ->
        [discard] { $n } Geld, permanent
        [vp] { $n } Geld, einmalig, danach auf den SP-Stapel
       *[trash] { $n } Geld, einmalig
    }
carries-good =
    { $keep ->
        [discard] { $n } × { $good }, permanent
        [vp] { $n } × { $good }, einmalig, danach auf den SP-Stapel
       *[trash] { $n } × { $good }, einmalig
    }
transport-value = Transport { $n }
counts-as-ship = gilt als Schiff
level = Stufe { $n }
combat = Kampfwert { $n }
gives-control = { $n } Kontrolle neben einer Region
people =
    { $markers ->
        [one] Kontrolle { $control }, Kampfwert { $combat }, 1 Marker
       *[other] Kontrolle { $control }, Kampfwert { $combat }, { $markers } Marker
    }
people-mission = Mission ab { $n }: { $does }
people-trade = Handel: { $goods } > { $does }
people-fight = Sieg: { $does }
points = { $n } SP
when-taken = beim Nehmen: { $does }
when-found =
    { $ignored ->
        [yes] beim Fund: { $does } (nicht im Einsteigerspiel)
       *[no] beim Fund: { $does }
    }
when-raided = gelingt der Überfall: { $does }
condition = Bedingung: { $need }
needs = Voraussetzung: { $need }
end-check = am Ende einer Runde, wenn der SP-Stapel leer und höchstens eine andere SP-Karte offen ist: { $does }

## Aktionen

action = { $name } ({ $how }): { $does }
by-discard = ablegen
by-trash = weglegen
by-region = neben eine Region legen
by-own = nach eigenem Symbol
when-defence = während du angegriffen wirst
when-opponent_action = im Zug eines Gegenspielers
when-opponent_fur_sale = wenn ein Gegenspieler Felle oder Pelze verkauft

## Was Bedingungen zählen

at-least = mindestens { $count }
at-most = höchstens { $count }
count-ships_owned =
    { $n ->
        [one] 1 Schiff im Deck oder neben Regionen
       *[other] { $n } Schiffe im Deck und neben Regionen
    }
count-ships_in_regions =
    { $n ->
        [one] 1 Schiff neben einer Region
       *[other] { $n } Schiffe neben Regionen
    }
count-regions_with_ship =
    { $n ->
        [one] 1 Region mit eigenem Schiff
       *[other] { $n } Regionen mit eigenem Schiff
    }
count-colonies =
    { $n ->
        [one] 1 Kolonie
       *[other] { $n } Kolonien
    }
count-colonies_value3 =
    { $n ->
        [one] 1 Kolonie mit Wert 3
       *[other] { $n } Kolonien mit Wert 3
    }
count-regions_with_colony =
    { $n ->
        [one] 1 Region mit eigener Kolonie
       *[other] { $n } Regionen mit eigener Kolonie
    }
count-control_total = { $n } Kontrolle in allen Regionen zusammen
count-control_island = { $n } Kontrolle auf allen Inseln zusammen
count-soldiers_in_regions =
    { $n ->
        [one] 1 Soldat neben einer Region
       *[other] { $n } Soldaten neben Regionen
    }
count-missions =
    { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    }
count-missions_and_trades =
    { $n ->
        [one] 1 Mission oder Handel mit einem Volk
       *[other] { $n } Missionen und Handel mit Völkern zusammen
    }
count-peoples_peaceful =
    { $n ->
        [one] 1 Volk im Frieden mit dir
       *[other] { $n } Völker im Frieden mit dir
    }
count-settled_this_turn = { $n } Mal in diesem Zug gesiedelt
count-raised_to_3_this_turn =
    { $n ->
        [one] 1 Kolonie in diesem Zug auf Wert 3 gebracht
       *[other] { $n } Kolonien in diesem Zug auf Wert 3 gebracht
    }
count-explored_this_turn = { $n } Mal in diesem Zug erkundet
count-sold_this_turn =
    { $n ->
        [one] 1 Ware in diesem Zug verkauft
       *[other] { $n } Waren in diesem Zug verkauft
    }
count-buildings_owned = { $n } Gebäude im Deck
count-vp_stack =
    { $n ->
        [one] 1 Karte im SP-Stapel
       *[other] { $n } Karten im SP-Stapel
    }
count-vp_open_others =
    { $n ->
        [one] 1 andere offene SP-Karte
       *[other] { $n } andere offene SP-Karten
    }

## Was Karten bewirken, nach den Verben der Daten

does-draw =
    { $n ->
        [one] ziehe 1 Karte
       *[other] ziehe { $n } Karten
    }
does-gain =
    { $from ->
        [row] nimm einen Kolonisten der Reihe für sein Geld, ohne Nahrung
       *[supply]
            { $id ->
                [colonist]
                    { $n ->
                        [one] nimm 1 Kolonisten
                       *[other] nimm { $n } Kolonisten
                    }
                [soldier]
                    { $n ->
                        [one] nimm 1 Soldaten
                       *[other] nimm { $n } Soldaten
                    }
                [missionary]
                    { $n ->
                        [one] nimm 1 Missionar
                       *[other] nimm { $n } Missionare
                    }
                [discoverer] nimm { $n } Entdecker
                [carrack]
                    { $n ->
                        [one] nimm 1 Karacke
                       *[other] nimm { $n } Karacken
                    }
                [building_perm] nimm permanentes Baumaterial
                [weapons_perm] nimm permanente Waffen
                [food_1] nimm { $n } × permanente Nahrung
                [trade_goods] nimm permanente Handelswaren
                [rum] nimm permanenten Rum
                [tobacco_goods] nimm permanente Tabakwaren
                [pelts] nimm permanente Pelze
               *[other]
                    { $n ->
                        [one] nimm die Karte „{ $card }“
                       *[other] nimm { $n } Karten „{ $card }“
                    }
            }
    }
does-gain_money = nimm permanentes Geld im Wert von { $n }
does-new_to_hand = nimm eine in diesem Zug erworbene Karte auf die Hand
does-fetch =
    { $n ->
        [one] nimm 1 Karte mit Ware oder Geld vom Ablagestapel auf die Hand
       *[other] nimm bis zu { $n } Karten mit Waren oder Geld vom Ablagestapel auf die Hand
    }
does-peek_deck = sieh dir die oberste Karte eines beliebigen Nachziehstapels an; lege sie zurück oder auf dessen Ablagestapel
does-lose_cards =
    { $how ->
        [trash]
            { $filter ->
                [any]
                    { $n ->
                        [one] lege 1 Handkarte weg
                       *[other] lege { $n } Handkarten weg
                    }
                [goods]
                    { $n ->
                        [one] lege 1 Handkarte mit Warensymbol weg
                       *[other] lege { $n } Handkarten mit Warensymbol weg
                    }
                [colonist] lege { $n } Kolonisten deiner Hand weg
               *[other] lege { $n } × { $card } deiner Hand weg
            }
       *[discard]
            { $filter ->
                [any]
                    { $n ->
                        [one] lege 1 Handkarte ab
                       *[other] lege { $n } Handkarten ab
                    }
                [goods]
                    { $n ->
                        [one] lege 1 Handkarte mit Warensymbol ab
                       *[other] lege { $n } Handkarten mit Warensymbol ab
                    }
                [colonist] lege { $n } Kolonisten deiner Hand ab
               *[other] lege { $n } × { $card } deiner Hand ab
            }
    }
does-lose_money = verliere Geld im Wert von { $n } aus dem ganzen Deck; was fehlt, kostet je 1 SP
does-levy = gib { $n } { $good } aus der Hand ab oder verliere { $points } SP
does-raise =
    { $stat ->
        [draw] Ziehen +{ $n }
       *[hold] Halten +{ $n }
    }
does-land = du darfst die oberste Küstenkarte der Region nehmen; ist keine mehr da, die oberste verdeckte Geländekarte
does-station = die Karte bleibt neben der Region
does-found = setze eine Kolonie mit Wert { $n } auf einen freien Platz
does-settle = eine deiner Kolonien der Region wächst um 1, und du nimmst dort eine Geländekarte
does-explore =
    { $n ->
        [one] sieh 1 verdeckte Geländekarte der Region an und wähle die offene Karte
       *[other] sieh { $n } verdeckte Geländekarten der Region an und wähle die offene Karte
    }
does-land_grab = nimm bis zu { $n } Geländekarten unter einem Volk in einer Region mit deinem Schiff; die Beziehung bleibt
does-place_soldiers = lege bis zu { $n } Soldaten in eine Region mit deinem Schiff
does-move_ship =
    { $n ->
        [one] verlege eines deiner Schiffe in eine andere offene Region
       *[other] verlege { $n } deiner Schiffe in andere offene Regionen
    }
does-transport =
    { $n ->
        [one] 1 Aktion mehr in diesem Zug in einer Region mit deinem Schiff
       *[other] { $n } Aktionen mehr in diesem Zug in einer Region mit deinem Schiff
    }
does-reveal_region =
    { $n ->
        [one] decke eine Region auf
       *[other] decke { $n } Regionen auf
    }
does-build = nimm ein offenes Gebäude der Stufe { $n } und bezahle seine Kosten
does-sell_bonus =
    { $goods ->
        [none] verkaufe eine Karte; ihr erstes Symbol bringt { $n } mehr
       *[other] verkaufe eine Karte ({ $goods }); ihr erstes Symbol bringt { $n } mehr
    }
does-price =
    { $class ->
        [reset] alle Preise gehen auf ihr Startfeld zurück
        [raw]
            { $up ->
                [yes] Preise der Rohstoffe steigen um { $n }
               *[no] Preise der Rohstoffe fallen um { $n }
            }
        [product]
            { $up ->
                [yes] Preise der veredelten Waren steigen um { $n }
               *[no] Preise der veredelten Waren fallen um { $n }
            }
        [basic]
            { $up ->
                [yes] Preise der Grundwaren steigen um { $n }
               *[no] Preise der Grundwaren fallen um { $n }
            }
       *[goods]
            { $up ->
                [yes] Preise ({ $goods }) steigen um { $n }
               *[no] Preise ({ $goods }) fallen um { $n }
            }
    }
does-tax =
    { $scope ->
        [self]
            { $up ->
                [yes] Steuersatz +{ $n } für dich
               *[no] Steuersatz −{ $n } für dich
            }
       *[all]
            { $up ->
                [yes] Steuersatz +{ $n } für alle
               *[no] Steuersatz −{ $n } für alle
            }
    }
does-unlock = ab jetzt zu haben: { $cards }
does-mission = ziehe eine Geländekarte; erreicht ihr Kampfwert den Missionswert eines friedlichen Volkes der Region, gründe dort eine Mission
does-native_trade = lege eine permanente Ware weg, die ein friedliches Volk der Region haben will, und nimm den Erlös
does-relation =
    { $scope ->
        [choose_region]
            { $set ->
                [peace] ein Volk der Region wird friedlich
                [war] ein Volk der Region zieht in den Krieg gegen dich
                [better] verbessere deine Beziehung zu einem Volk der Region um eine Stufe
               *[worse] verschlechtere deine Beziehung zu einem Volk der Region um eine Stufe
            }
        [region_all]
            { $set ->
                [peace] alle Völker der Region werden friedlich
                [war] alle Völker der Region ziehen in den Krieg gegen dich
                [better] deine Beziehung zu jedem Volk der Region wird eine Stufe besser
               *[worse] deine Beziehung zu jedem Volk der Region wird eine Stufe schlechter
            }
       *[all]
            { $set ->
                [peace] alle Völker sind dir gegenüber friedlich
                [war] alle Völker ziehen in den Krieg gegen dich
                [better] deine Beziehung zu jedem Volk wird eine Stufe besser
               *[worse] deine Beziehung zu jedem Volk wird eine Stufe schlechter
            }
    }
does-attack = greife mit deinen Soldaten der Region dort eine Kolonie, Soldaten oder ein Volk an
does-colony_hit = die angegriffene Kolonie verliert { $n }; unter 0 wird sie entfernt
does-plunder = ein Gegenspieler mit Schiff dort verliert { $n } Geld aus dem Deck, und du bekommst es
does-incite = ein Volk zieht gegen einen Gegenspieler in den Krieg oder greift ein anderes Volk an
does-beaver_wars = wähle deinen Verbündeten, einen Gegenspieler und dessen Verbündeten: jeder hat Frieden mit dem eigenen und Krieg mit dem anderen
does-react =
    { $kind ->
        [combat] Verteidigung +{ $n }
        [cancel] verhindere die gerade angekündigte Kartenaktion
       *[monopoly] der Verkauf bringt { $n } weniger, und du nimmst { $n } permanentes Geld
    }
does-vp =
    { $per ->
        [none] { $n } SP
        [ships_owned] { $n } SP je eigenes Schiff
        [ships_in_regions] { $n } SP je Schiff neben Regionen
        [regions_with_ship] { $n } SP je Region mit eigenem Schiff
        [colonies] { $n } SP je Kolonie
        [colonies_value3] { $n } SP je Kolonie mit Wert 3
        [regions_with_colony] { $n } SP je Region mit eigener Kolonie
        [control_total] { $n } SP je Kontrolle
        [control_island] { $n } SP je Kontrolle auf Inseln
        [soldiers_in_regions] { $n } SP je Soldat neben Regionen
        [missions] { $n } SP je Mission
        [missions_and_trades] { $n } SP je Mission und Handel
        [peoples_peaceful] { $n } SP je dir friedliches Volk
        [settled_this_turn] { $n } SP je Siedeln in diesem Zug
        [raised_to_3_this_turn] { $n } SP je Kolonie, die in diesem Zug Wert 3 erreicht hat
        [explored_this_turn] { $n } SP je Erkunden in diesem Zug
        [sold_this_turn] { $n } SP je in diesem Zug verkaufter Ware
        [buildings_owned] { $n } SP je Gebäude im Deck
        [vp_stack] { $n } SP je Karte im SP-Stapel
       *[vp_open_others] { $n } SP je andere offene SP-Karte
    }
does-score =
    { $scope ->
        [all] werte alle Regionen
        [island] werte alle Inseln
        [land] werte alle Landregionen
        [choose]
            { $n ->
                [one] werte 1 Region deiner Wahl
               *[other] werte { $n } Regionen deiner Wahl
            }
       *[each_picks]
            { $type ->
                [island] jeder Spieler nennt eine Insel, die gewertet wird
                [land] jeder Spieler nennt eine Landregion, die gewertet wird
               *[any] jeder Spieler nennt eine Region, die gewertet wird
            }
    }
does-declare =
    { $n ->
        [one] 1 Unabhängigkeitserklärung
       *[other] { $n } Unabhängigkeitserklärungen
    }
does-each_player = jeder Spieler: { $does }
does-next_epoch = die nächste Epoche beginnt
does-end_game =
    { $score ->
        [yes] das Spiel endet, alle Regionen werden gewertet
       *[no] das Spiel endet ohne Wertung der Regionen
    }

## Regionen

region-type =
    { $type ->
        [island] Insel
       *[land] Land
    }
region-values = Wertung nach Plätzen: { $values } SP
region-sites =
    { $n ->
        [one] 1 Kolonieplatz
       *[other] { $n } Kolonieplätze
    }
region-cards = beim Aufdecken { $coast } Küsten- und { $terrain } Geländekarten
