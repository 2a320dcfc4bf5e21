# Colonialism auf Deutsch. Die Namen von Regionen, Seezonen, Karten, Ressourcen und Farben stehen im Inhalt.
# Namen werden unverändert eingesetzt; die Sätze müssen mit jedem von ihnen richtig sein.

game-name = Colonialism
game-about =
    Zwei bis vier Kolonialmächte ringen in sechs Regionen Afrikas und Asiens um Einfluss und sammeln
    Ressourcen. Nach drei Spielrunden zählt die Ressource, von der du am wenigsten hast.

## Optionen

option-quick_start = Wie die ersten Handkarten verteilt werden
option-quick_start-off = Alle ziehen zwölf Karten und behalten sechs davon.
option-quick_start-on = Alle werfen die ersten sechs Karten ab; die nächsten sechs bilden die Kartenhand.
option-empire = Ob „Weltreich“ die Region mitzählt, auf die es gespielt wurde
option-empire-present = Die Region zählt nur, wenn der Besitzer der Karte dort Einfluss hat.
option-empire-always = Die Region zählt in jedem Fall.
option-treaty_and_unrest = Was ein „Vertrag“ gilt, wo „Unruhen in der Heimat“ wirken
option-treaty_and_unrest-rest_protected = Die Unruhen können dir die letzte Scheibe nehmen; was sie dir lassen, schützt der Vertrag im Konflikt.
option-treaty_and_unrest-treaty_cancelled = Die Unruhen heben jeden Vertrag in ihrer Region auf: Auch der Konflikt kann dir die letzte Scheibe nehmen.

## Phasen einer Spielrunde

phase-preparations = Spielvorbereitungen
phase-0 = Aktionsrunde 1
phase-1 = Aktionsrunde 2
phase-2 = Erste Kolonisierungsphase
phase-3 = Aktionsrunde 3
phase-4 = Aktionsrunde 4
phase-5 = Zweite Kolonisierungsphase

## Arten von Spielmaterial

kind-region = Region
kind-sea = Seezone
kind-policy = Politikkarte
kind-action = Aktionskarte
kind-interest = Ökonomisches Interesse
kind-resource = Ressource
kind-seat = Kolonialmacht
kind-faction = Gruppierung
kind-ship = Schiff
kind-row = Reihe der Spielreihenfolgeanzeige

## Zeilen der Schlusswertung

category-collected-agricultural = Gesammelte agrarische Ressourcen (gelb)
category-collected-natural = Gesammelte Rohstoffe (braun)
category-collected-mineral = Gesammelte Erze (schwarz)
category-interests = Steine durch Ökonomische Interessen
category-conversions = Konvertierungen (drei zu eins)
category-final-agricultural = Agrarische Ressourcen (gelb) am Ende
category-final-natural = Rohstoffe (braun) am Ende
category-final-mineral = Erze (schwarz) am Ende
category-total = Alle Steine am Ende

## Woraus sich das Urteil der Computerspieler zusammensetzt

term-cubes = Gesammelte Steine
term-colonization = Steine aus der nächsten Kolonisierungsphase
term-later = Aussicht auf spätere Steine
term-interests = Ökonomische Interessen
term-hand = Karten auf der Hand
term-fleet = Schiffe und was sie erreichen
term-reserve = Einflussscheiben in der Reserve
term-rival = Stärkster Gegner

## Fragen

prompt-action = Aktion { $number } von 3: Wähle eine Aktion oder passe.
prompt-move = Wohin fährt dein Schiff aus der Seezone { $sea }?
prompt-region = Für welche Region ist „{ $card }“?
prompt-ship = Welches Schiff benutzt du für die Region { $region }?
prompt-trade-ship = Welches Schiff übernimmt den Handel?
prompt-trade-regions = Welche zwei Regionen an der Seezone { $sea } tauschen je einen Ressourcenstein?
prompt-trade-cube = Welchen Ressourcenstein gibt die Region { $region } ab?
prompt-withdraw = Wie viele Scheiben ziehst du aus der Region { $region } zurück?
prompt-target = Auf welche Gruppierung wirkt „{ $card }“ in der Region { $region }?
prompt-losses =
    { $count ->
        [one] Du verlierst in der Region { $region } eine Scheibe: eine eigene oder einen Söldner?
       *[other] Du verlierst in der Region { $region } { $count } Scheiben: Wie viele davon sind Söldner?
    }
prompt-collect = Wähle eine Farbe: Du sammelst alle Steine dieser Farbe in der Region { $region }.
prompt-row = Wähle eine Reihe der Spielreihenfolgeanzeige.
prompt-keep =
    { $count ->
        [1] Behalte eine Karte; die übrigen werden abgeworfen.
       *[other] Behalte { $count } Karten (noch { $left } zu wählen); die übrigen werden abgeworfen.
    }
prompt-place = Stelle ein Schiff in eine Seezone.

## Aktionen

action-draw = Karte ziehen
action-pass = Passen
action-move = Bewegen: { $what }
action-move-used = Bewegen: { $what }
action-to = In die Seezone { $what }
action-play = „{ $what }“ spielen
action-explore = Region { $what } erkunden
action-withdraw = Einflussscheiben aus der Region { $what } zurückziehen
action-in = In der Region { $what }
action-using = Schiff in der Seezone { $what } benutzen
action-amount =
    { $what ->
        [one] Eine Einflussscheibe zurückziehen
       *[other] { $what } Einflussscheiben zurückziehen
    }
action-target = Gruppierung: { $what }
action-between = Handel zwischen den Regionen { $one } und { $other }
action-give = Abgeben: { $what }
action-collect = Sammeln: { $what }
action-mercenaries =
    { $what ->
        [0] Keinen Söldner verlieren
        [one] Einen Söldner verlieren
       *[other] { $what } Söldner verlieren
    }
action-row = { $what } wählen
action-keep = „{ $what }“ behalten
action-place = Schiff in die Seezone { $what } stellen

## Das Menü einer Aktion

menu-draw = Karte ziehen
menu-move = Schiff bewegen
menu-play = Karte spielen
menu-explore = Erkunden
menu-withdraw = Zurückziehen
menu-pass = Passen

## Was eine Möglichkeit kostet oder bringt; steht schon vor der Wahl dahinter

brings-card =
    { $left ->
        [one] in deinem Deck bleibt eine Karte
       *[other] in deinem Deck bleiben { $left } Karten
    }
brings-last-card =
    { $discards ->
        [one] die letzte Karte deines Decks; die eine abgeworfene Karte wird das neue Deck
       *[other] die letzte Karte deines Decks; die { $discards } abgeworfenen Karten werden das neue Deck
    }
brings-withdraw =
    { $most ->
        [one] benutzt ein Schiff; eine Einflussscheibe kehrt in die Reserve zurück
       *[other] benutzt ein Schiff; bis zu { $most } Einflussscheiben kehren in die Reserve zurück
    }
brings-influence = benutzt ein Schiff; danach Einfluss { $own }, Scheiben { $all } (Limit { $limit }), Reserve { $reserve }
brings-influence-over = benutzt ein Schiff; danach Einfluss { $own }, Scheiben { $all } (über dem Limit von { $limit }), Reserve { $reserve }
brings-ship = neben { $regions } Regionen mit zusammen { $cubes } Ressourcensteinen; deine Schiffe hier danach: { $ships }
brings-reach =
    { $count ->
        [0] danach erreicht kein einsatzbereites Schiff von dir eine Region
        [one] danach erreichen deine einsatzbereiten Schiffe eine Region
       *[other] danach erreichen deine einsatzbereiten Schiffe { $count } Regionen
    }
brings-policy =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $count ->
        [0] derzeit keine Einflussscheibe
        [one] derzeit eine Einflussscheibe
       *[other] derzeit { $count } Einflussscheiben
    }{ $face ->
        [down] , verdeckt
       *[up] , offen
    }
brings-treaty =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $influence ->
        [0] schützt nichts, solange du dort keinen Einfluss hast
        [one] schützt im Konflikt deine eine Einflussscheibe
       *[other] schützt im Konflikt die letzte deiner { $influence } Einflussscheiben
    }
brings-treaty-cancelled =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }schützt nichts: Dort liegen „Unruhen in der Heimat“
brings-unrest =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $lost ->
        [one] derzeit verlöre { $who } eine Einflussscheibe
       *[other] derzeit verlöre { $who } { $lost } Einflussscheiben
    }
brings-unrest-tied =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $lost ->
        [one] derzeit verlören { $players } Spieler je eine Einflussscheibe
       *[other] derzeit verlören { $players } Spieler je { $lost } Einflussscheiben
    }
brings-unrest-nobody =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }träfe derzeit niemanden
brings-diplomacy =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }eine Gruppierung deiner Wahl erhält { $count } Scheiben
brings-campaign =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }eine Gruppierung deiner Wahl verliert { $count } Scheiben
brings-campaign-alone =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }nur du bist dort und verlierst { $count } Scheiben
brings-discs =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $count ->
        [0] keine Einflussscheibe für dich
        [one] eine Einflussscheibe für dich
       *[other] { $count } Einflussscheiben für dich
    }
brings-mercenaries =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $count ->
        [0] keine Söldner: Der Vorrat ist leer
        [one] ein Söldner kommt zu dir
       *[other] { $count } Söldner kommen zu dir
    }
brings-missionaries =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }{ $lost ->
        [0] niemand verliert eine Scheibe
        [one] die anderen verlieren eine Scheibe, du setzt { $count }
       *[other] die anderen verlieren { $lost } Scheiben, du setzt { $count }
    }
brings-plague =
    { $where ->
        [none] { "" }
       *[other] Region { $where }:{ " " }
    }verlorene Scheiben: du { $own }, Regionalmacht { $natives }, andere Spieler { $others }
brings-any-region =
    { $count ->
        [0] derzeit keine Einflussscheibe, egal welche Region du wählst
        [one] derzeit eine Einflussscheibe, egal welche Region du wählst
       *[other] derzeit { $count } Einflussscheiben, egal welche Region du wählst
    }
brings-by-region = derzeit { $count } Einflussscheiben, je nach Region
brings-pairs =
    { $count ->
        [one] ein Paar von Regionen kann tauschen
       *[other] { $count } Paare von Regionen können tauschen
    }
brings-between = Ressourcensteine zur Auswahl: { $one } und { $other }
brings-trade = davon liegen danach in der Region { $region } { $left }, in der Region { $other } { $there }
brings-gain =
    { $count ->
        [0] erhält keine Scheibe: Es sind keine mehr da
        [one] erhält eine Scheibe
       *[other] erhält { $count } Scheiben
    }
brings-loss =
    { $count ->
        [one] verliert eine Scheibe
       *[other] verliert { $count } Scheiben
    }
brings-last-natives =
    { $cubes ->
        [one] verschwindet mit { $chance } % Wahrscheinlichkeit ganz; dann wird sofort ein Ressourcenstein gesammelt
       *[other] verschwindet mit { $chance } % Wahrscheinlichkeit ganz; dann werden sofort { $cubes } Ressourcensteine gesammelt
    }
brings-losses = dort bleiben { $own } eigene Einflussscheiben und { $mercenaries } Söldner; Reserve { $reserve }
brings-cubes =
    { $count ->
        [one] ein Ressourcenstein; danach hast du { $total } dieser Farbe
       *[other] { $count } Ressourcensteine; danach hast du { $total } dieser Farbe
    }
brings-row = dein Platz in der Spielreihenfolge: { $number }

## Ereignisse

event-region-order = Regionenreihenfolge: { $r1 }, { $r2 }, { $r3 }, { $r4 }, { $r5 }, { $r6 }.
event-cubes-added =
    { $count ->
        [one] Die Region { $region } erhält einen Ressourcenstein: { $resource }.
       *[other] Die Region { $region } erhält { $count } Ressourcensteine: { $resource }.
    }
event-rolled = { $seat } würfelt: { $roll }.
event-rolled-plus = { $seat } würfelt { $roll } und zählt { $plus } dazu: { $sum }.
event-row-chosen = { $seat } wählt Reihe { $row } der Spielreihenfolgeanzeige.
event-interest = { $seat } erhält das Ökonomische Interesse „{ $card }“.
event-interest-hidden = { $seat } erhält ein Ökonomisches Interesse.
event-ship-placed = { $seat } stellt ein Schiff in die Seezone { $sea }.
event-drew = { $seat } zieht „{ $card }“.
event-drew-hidden = { $seat } zieht eine Karte.
event-shuffled = { $seat } mischt den Abwurfstapel zu einem neuen Deck.
event-discarded = { $seat } wirft „{ $card }“ ab.
event-passed = { $seat } passt.
event-moved = { $seat } bewegt ein Schiff aus der Seezone { $from } in die Seezone { $to }.
event-explored = { $seat } erkundet die Region { $region } mit dem Schiff in der Seezone { $sea }.
event-withdrew =
    { $count ->
        [one] { $seat } zieht eine Einflussscheibe aus der Region { $region } zurück, mit dem Schiff in der Seezone { $sea }.
       *[other] { $seat } zieht { $count } Einflussscheiben aus der Region { $region } zurück, mit dem Schiff in der Seezone { $sea }.
    }
event-played =
    { $seat } spielt „{ $card }“{ $region ->
        [none] { "" }
       *[other] { " " }auf die Region { $region }
    }{ $sea ->
        [none] { "" }
       *[other] { " " }mit dem Schiff in der Seezone { $sea }
    }.
event-assigned-down =
    { $seat } spielt „{ $card }“ verdeckt auf die Region { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }mit dem Schiff in der Seezone { $sea }
    }.
event-assigned-down-hidden =
    { $seat } spielt eine Politikkarte verdeckt auf die Region { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }mit dem Schiff in der Seezone { $sea }
    }.
event-assigned-up =
    { $seat } spielt „{ $card }“ offen auf die Region { $region }{ $sea ->
        [none] { "" }
       *[other] { " " }mit dem Schiff in der Seezone { $sea }
    }.
event-named = { $seat } nennt eine Gruppierung für „{ $card }“: { $who }.
event-placed =
    { $count ->
        [0] Region { $region }: keine Einflussscheibe gesetzt, es ist keine mehr da ({ $who }).
        [one] Region { $region }: eine Einflussscheibe gesetzt ({ $who }).
       *[other] Region { $region }: { $count } Einflussscheiben gesetzt ({ $who }).
    }
event-removed =
    { $count ->
        [one] Region { $region }: eine Einflussscheibe entfernt ({ $who }).
       *[other] Region { $region }: { $count } Einflussscheiben entfernt ({ $who }).
    }
event-hired =
    { $count ->
        [0] { $seat } findet keine Söldner für die Region { $region }: Der Vorrat ist leer.
        [one] { $seat } wirbt einen Söldner in der Region { $region } an.
       *[other] { $seat } wirbt { $count } Söldner in der Region { $region } an.
    }
event-mercenaries-left =
    { $count ->
        [one] Region { $region }: ein Söldner zieht ab ({ $who }).
       *[other] Region { $region }: { $count } Söldner ziehen ab ({ $who }).
    }
event-traded = Die Region { $one } gibt der Region { $other } einen Ressourcenstein: { $resource }.
event-colonized = Kolonisierungsaktionen in der Region { $region }.
event-turned-up = { $seat } deckt in der Region { $region } „{ $card }“ auf.
event-resolved =
    { $value ->
        [0] { $seat } wertet „{ $card }“ aus: keine Einflussscheibe.
        [one] { $seat } wertet „{ $card }“ aus: eine Einflussscheibe.
       *[other] { $seat } wertet „{ $card }“ aus: { $value } Einflussscheiben.
    }
event-unrest = Unruhen in der Heimat treffen die schwächste Kolonialmacht in der Region { $region }.
event-unrest-nobody = Unruhen in der Heimat treffen niemanden: In der Region { $region } hat kein Spieler Einfluss.
event-conflict = Konflikt in der Region { $region }.
event-collected =
    { $count ->
        [one] { $seat } sammelt in der Region { $region } einen Ressourcenstein: { $resource }.
       *[other] { $seat } sammelt in der Region { $region } { $count } Ressourcensteine: { $resource }.
    }
event-turn = Spielrunde { $turn } beginnt.
event-interest-scored = { $seat } zeigt das Ökonomische Interesse „{ $card }“: ein zusätzlicher Stein.
event-interest-missed = { $seat } zeigt das Ökonomische Interesse „{ $card }“: kein zusätzlicher Stein.
event-converted = { $seat } konvertiert drei Ressourcensteine in einen: { $given } in { $taken }.
event-scored =
    { $score ->
        [one] { $seat } hat einen Punkt ({ $total } Steine insgesamt).
       *[other] { $seat } hat { $score } Punkte ({ $total } Steine insgesamt).
    }

## Ablehnungen

# Wann gefragt wird, was jetzt nicht gefragt ist
refusal-when-move = Schiffe bewegst du als Aktion in einer Aktionsrunde.
refusal-when-to = Wähle zuerst „Schiff bewegen“ und dann das Schiff, das dorthin fährt.
refusal-when-play = Karten spielst du als Aktion in einer Aktionsrunde.
refusal-when-explore = Eine Region erkunden oder Scheiben zurückziehen kannst du als Aktion in einer Aktionsrunde.
refusal-when-in = Wähle zuerst eine Karte aus deiner Hand, dann die Region.
refusal-when-using = Das Schiff wählst du nach einer Karte oder Region, die mehrere Schiffe erreichen.
refusal-when-target = Eine Gruppierung wählst du für „Diplomatie“ oder „Feldzug“: Spiele zuerst eine dieser Karten.
refusal-when-between = Spiele zuerst „Handel“, dann wähle die beiden Regionen.
refusal-when-give = Regionen geben Ressourcensteine ab, wenn du „Handel“ spielst.
refusal-when-collect = Ressourcensteine gibt es in einer Kolonisierungsphase, wo du den meisten Einfluss hast.
refusal-when-row = Eine Reihe der Spielreihenfolgeanzeige wählst du am Ende einer Kolonisierungsphase.
refusal-when-keep = Welche Karten du behältst, wählst du vor der ersten Spielrunde und am Ende einer Kolonisierungsphase.
refusal-when-place = Schiffe werden vor Spielbeginn aufgestellt.

refusal-no-cards = Du hast keine Karten auf der Hand. Zieh zuerst eine.
refusal-no-fresh-ships = Dafür brauchst du ein einsatzbereites Schiff, und alle deine Schiffe sind benutzt. Am Ende der Aktionsrunde sind sie wieder einsatzbereit.
refusal-nothing-to-withdraw = Du brauchst ein einsatzbereites Schiff neben einer Region, in der Einflussscheiben von dir liegen. Bewege zuerst eines dorthin.
refusal-no-fresh-ship-at = Du hast kein einsatzbereites Schiff in der Seezone { $sea }; wähle eine Seezone, in der eines liegt.
refusal-no-used-ship-at = Du hast kein benutztes Schiff in der Seezone { $sea }; wähle eine Seezone, in der eines liegt.
refusal-no-fresh-ship = Du brauchst ein einsatzbereites Schiff in einer Seezone, die an die Region { $region } grenzt.
refusal-no-fresh-ship-anywhere = „{ $card }“ braucht ein einsatzbereites Schiff, und alle deine Schiffe sind benutzt.
refusal-no-ship-where-present = „{ $card }“ braucht ein einsatzbereites Schiff neben einer Region, in der du Einfluss hast.
refusal-reserve-empty = Zum Erkunden brauchst du eine Einflussscheibe aus deiner Reserve, aber die ist leer.
refusal-no-own-discs = Du hast keine eigenen Einflussscheiben in der Region { $region }; Söldner lassen sich nicht zurückziehen.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-already-kept = Du hast „{ $card }“ schon gewählt; wähle eine andere Karte.
refusal-no-presence = Du brauchst Einfluss in der Region { $region }.
refusal-no-presence-anywhere = „{ $card }“ braucht eine Region, in der du Einfluss hast, und du hast nirgends welchen.
refusal-same-sea = Das Schiff ist schon in der Seezone { $sea }; wähle eine andere.
refusal-not-at-sea = Die Region { $region } grenzt nicht an die Seezone { $sea }.
refusal-no-trade = „{ $card }“ braucht ein einsatzbereites Schiff neben zwei Regionen mit Ressourcensteinen, und in einer davon musst du Einfluss haben.
refusal-no-trade-at = An der Seezone { $sea } liegen keine zwei Regionen mit Ressourcensteinen, von denen du in einer Einfluss hast.
refusal-no-cube-there = In der Region { $region } liegt kein Ressourcenstein; beide Regionen müssen einen abgeben können.
refusal-no-presence-in-either = Du brauchst Einfluss in einer der beiden Regionen.
refusal-no-cube-of-color = In der Region { $region } liegt kein Stein dieser Art: { $resource }. Wähle eine Farbe, die dort liegt.
refusal-no-such-seat = { $who } spielt in dieser Partie nicht mit.
refusal-target-absent = „{ $card }“ braucht eine Gruppierung mit Einfluss in der Region { $region }; { $who } hat dort keinen.
refusal-withdraw-amount =
    { $most ->
        [one] Hier kannst du genau eine Einflussscheibe zurückziehen.
       *[other] Hier kannst du 1 bis { $most } Einflussscheiben zurückziehen.
    }
refusal-losses = Wähle { $fewest } bis { $most } Söldner unter den Scheiben, die du verlierst.
refusal-row-taken = Reihe { $row } ist schon belegt ({ $seat }); wähle eine freie Reihe.

## Politikkarten: was jede bewirkt, wenn ihre Region ausgewertet wird

card-army =
    Setze zwei Einflussscheiben für jede angrenzende Region, in der du Einfluss hast. Die Region der Karte
    selbst zählt nicht.
card-commerce =
    Setze eine Einflussscheibe für jedes Schiff in den angrenzenden Seezonen, gleich wem es gehört und ob es
    einsatzbereit oder benutzt ist.
card-consolidate_holdings =
    Setze genau sieben Einflussscheiben. Liegen weniger als sieben in deiner Reserve, setzt du keine. Kommt
    nach allen anderen Politikkarten außer „Unruhen in der Heimat“ an die Reihe.
card-dominion =
    Setze zwei Einflussscheiben für jede Region des Spielplans, in der du mehr Einfluss hast als jede andere
    Gruppierung; auch diese Region kann dazugehören. Kommt vor allen anderen Politikkarten an die Reihe.
card-empire =
    Setze eine Einflussscheibe für jede Region des Spielplans, in der du Einfluss hast. Ob diese Region auch
    ohne deinen Einfluss mitzählt, wird vor der Partie festgelegt; meist zählt sie dann nicht. Scheiben durch
    „Dominion“ zählen schon mit, Scheiben durch andere Karten dieser Region noch nicht.
card-fleet =
    Setze zwei Einflussscheiben für jedes deiner Schiffe in den angrenzenden Seezonen, ob einsatzbereit oder
    benutzt.
card-hegemony =
    Setze eine Einflussscheibe für jedes deiner Schiffe in den angrenzenden Seezonen, ob einsatzbereit oder
    benutzt, und eine für jede angrenzende Region, in der du Einfluss hast.
card-influence_region_2 = Setze zwei Einflussscheiben.
card-influence_region_3 = Setze drei Einflussscheiben.
card-influence_region_4 = Setze vier Einflussscheiben.
card-influence_region_5 = Setze fünf Einflussscheiben.
card-monopoly =
    Nimm die Ressource, von der du bisher am meisten gesammelt hast: Setze eine Einflussscheibe für jeden
    ihrer Steine.
card-resources_agricultural =
    Setze eine Einflussscheibe für jeden gelben Stein (agrarische Ressourcen) in der Region und in den
    angrenzenden Regionen.
card-resources_natural =
    Setze eine Einflussscheibe für jeden braunen Stein (Rohstoffe) in der Region und in den angrenzenden
    Regionen.
card-resources_mineral =
    Setze eine Einflussscheibe für jeden schwarzen Stein (Erze) in der Region und in den angrenzenden Regionen.
card-treaty =
    Bringt keine Einflussscheiben. Wenn du hier Einfluss hast, kann dir der Konflikt dieser Phase die letzte
    Scheibe nicht nehmen. „Unruhen in der Heimat“ können es trotzdem. Ob der Vertrag dann schützt, was dir die
    Unruhen lassen, wird vor der Partie festgelegt.
card-unrest_at_home =
    Von den Spielern mit Einfluss in der Region entfernt derjenige mit dem geringsten, Söldner mitgezählt, zehn
    Einflussscheiben oder alle, wenn es weniger sind; bei Gleichstand alle Betroffenen. Die Regionalmacht
    bleibt verschont. Kommt nach allen anderen Politikkarten an die Reihe; in einer Region wirkt nur eine
    solche Karte.

## Aktionskarten: was jede sofort bewirkt

card-diplomacy =
    Braucht Einfluss in der Region, aber kein Schiff. Nenne eine beliebige Gruppierung, auch deine eigene und
    ob sie dort vertreten ist oder nicht; dann würfle und zähle eins dazu. So viele Scheiben dieser
    Gruppierung kommen in die Region.
card-land_grab =
    Braucht ein einsatzbereites Schiff und Einfluss in der Region. Setze eine Einflussscheibe für jede
    Politikkarte, die für die Region ausliegt, deine und fremde, verdeckt oder offen.
card-mercenaries =
    Braucht ein einsatzbereites Schiff und Einfluss in der Region. Würfle und zähle eins dazu: So viele Söldner
    kommen zu deinen Scheiben in der Region. Sie zählen bis zum Ende der nächsten Kolonisierungsphase als dein
    Einfluss. Verlierst du Scheiben, wählst du, ob es eigene oder Söldner sind.
card-military_campaign =
    Braucht Einfluss in der Region, aber kein Schiff. Nenne eine Gruppierung, die dort Einfluss hat; dann
    würfle und zähle eins dazu. So viele ihrer Scheiben werden entfernt. Verschwindet so die letzte Scheibe der
    Regionalmacht, werden die Ressourcen der Region sofort gesammelt.
card-missionaries =
    Braucht Einfluss in der Region, aber kein Schiff. Jede andere Gruppierung mit mindestens zwei Scheiben in
    der Region verliert eine; setze ebenso viele eigene.
card-plague =
    Braucht ein einsatzbereites Schiff und Einfluss in der Region. Jede Gruppierung, auch deine, entfernt dort
    die Hälfte ihrer Scheiben, abgerundet; Söldner zählen bei ihrem Besitzer mit.
card-trade =
    Braucht ein einsatzbereites Schiff neben zwei Regionen mit Ressourcensteinen, und in einer davon musst du
    Einfluss haben. Wähle in jeder einen Stein; die beiden tauschen ihre Plätze.
card-interest =
    Bleibt bis zum Spielende geheim. Hast du dann in der Region mehr Einfluss als jede andere Gruppierung, auch
    als die Regionalmacht, erhältst du einen weiteren Stein der Ressource.

## Der Spielplan als Text

board-track = Anzeigen
board-track-what = Was
board-track-now = Jetzt
board-turn = Spielrunde
board-phase = Spielphase
board-over = Ende der Partie
board-region-order = Regionenreihenfolge
board-order = { $r1 }, { $r2 }, { $r3 }, { $r4 }, { $r5 }, { $r6 }
board-bag = Beutel (gelb/braun/schwarz)
board-supply-natives = Vorrat Regionalmacht
board-supply-mercenaries = Vorrat Söldner
board-regions = Regionen (Scheiben+Söldner)
board-number = #
board-region = Region
board-value = Wert
board-limit = Limit
board-natives = Regionalmacht
board-cubes = ge/br/sw
board-policies = Politikkarten
board-player = Spieler
board-card = Karte
board-face = Lage
board-face-down = verdeckt
board-face-up = offen
board-unknown = unbekannt
board-region-map = Regionen des Spielplans
board-neighbors = Nachbarn
board-sea-zones = Seezonen
board-beside-sea = Angrenzende Regionen
board-seas = Schiffe
board-sea = Seezone
board-players = Spieler (Steine: gelb/braun/schwarz)
board-reserve = Reserve
board-hand-size = Hand
board-deck = Deck
board-gained = Diese Spielrunde
board-stock = Vorher
board-discarded = Abgeworfen
board-discards = Abwurfstapel
board-hand = Deine Kartenhand
board-kind = Art
board-needs = Braucht
board-kept = Gewählt
board-yes = ja
board-interests = Deine Ökonomischen Interessen
board-shown-interests = Ökonomische Interessen
short-discs = { $own }+{ $mercenaries }
short-cubes = { $agricultural }/{ $natural }/{ $mineral }
short-fresh = { $fresh } bereit
short-used = { $used } benutzt
short-ships = { $fresh } bereit, { $used } benutzt
short-policy = Politik
short-action = Aktion
short-needs-ship = Schiff
short-needs-influence = Einfluss
short-needs-both = Schiff, Einfluss
short-needs-trade = Schiff, Einfluss in 1 von 2

# Was alle wissen dürfen, während jemand entscheidet
waiting-action = { $seat } führt Aktion { $number } von 3 aus.
waiting-row = { $seat } wählt eine Reihe der Spielreihenfolgeanzeige.
waiting-keep = { $seat } wählt Karten, die auf der Hand bleiben.
waiting-place = { $seat } stellt ein Schiff auf.
waiting-collect = { $seat } sammelt Ressourcen in der Region { $region }.
waiting-losses = { $seat } wählt die Verluste in der Region { $region }.
waiting-target = { $seat } wählt eine Gruppierung für „{ $card }“.
waiting-trade = { $seat } handelt.

## Spielplan

board-phases-0-1 = Aktion 1, 2
board-phase-2 = Kolonisierung 1
board-phases-3-4 = Aktion 3, 4
board-phase-5 = Kolonisierung 2
board-turn-order = Spielreihenfolge
board-supply = Vorrat
board-bag-short = Beutel
board-letter-natural = R
board-letter-mineral = E

# Was auf dem Spielplan liegt und selbst keinen Namen hat
piece-disc = Scheibe
piece-mercenary = Söldner
piece-cube = Ressourcenstein
piece-ship = Schiff
piece-ship-fresh = einsatzbereites Schiff
piece-ship-used = benutztes Schiff
piece-card = Karte
piece-covered = verdeckte Karte
piece-order = Regionenreihenfolge
piece-limit = Regionenlimit
piece-token = Spielrundenstein
piece-hand = Handkarten
piece-deck = Deck
piece-interest = Ökonomisches Interesse
zone-turn = Spielrunde
zone-phase = Spielphase
zone-supply = Vorrat
zone-policy = Feld für Politikkarten
zone-discards = Abwurfstapel
zone-hand = Kartenhand
zone-interests = Ökonomische Interessen
