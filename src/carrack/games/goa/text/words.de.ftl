# Wörter, aus denen die Namen von Bestandteilen und die Regeln gemacht sind.

flag = Flagge
spice-ginger = Ingwer
spice-cinnamon = Zimt
spice-pepper = Pfeffer
spice-nutmeg = Muskat
spice-clove = Nelken
spices-any = alle Gewürze
symbol-elephant = Elefant
symbol-tiger = Tiger
symbol-fish = Fisch
symbol-palm = Palme
symbol-shell = Muschel
symbol-statue = Statue
kind-ships = Schiffe
kind-colonists = Kolonisten
kind-spices = Gewürze
kind-ducats = Dukaten
edge-top = Rand oben { $line }
edge-bottom = Rand unten { $line }
edge-left = Rand links { $line }
edge-right = Rand rechts { $line }
plantation = Plantage { $number }
plantation-tile = { $spice }-{ $tile } ({ $fields })
expedition-card = { $effect } ({ $symbol }, { $colonists })
colony-tile = { $colony } ({ $spices })

## Die Regeln

some-ships =
    { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    }
some-colonists =
    { $n ->
        [one] 1 Kolonist
       *[other] { $n } Kolonisten
    }
some-ducats = { $n } Dukaten
some-spices =
    { $n ->
        [one] 1 Gewürz
       *[other] bis zu { $n } Gewürze
    }
some-expedition_cards =
    { $n ->
        [one] 1 Expeditionskarte
       *[other] { $n } Expeditionskarten
    }
some-extra_action_cards =
    { $n ->
        [one] 1 Zusatzaktionskarte
       *[other] { $n } Zusatzaktionskarten
    }
plantation-design =
    { $n ->
        [one] { $name } (1 Platz)
       *[other] { $name } ({ $n } Plätze)
    }
each-spice = { $count } je Gewürz
in-phase = { $gain } im Abschnitt { $phase }
any = beliebig
shown = die, die das Plättchen zeigt
any-time = jederzeit
receive = Du erhältst: { $gain }.
no-tile = kein Plättchen
