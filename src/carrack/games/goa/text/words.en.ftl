# Words that names of components and the rules are made with.

flag = flag
spice-ginger = ginger
spice-cinnamon = cinnamon
spice-pepper = pepper
spice-nutmeg = nutmeg
spice-clove = clove
spices-any = any spice
symbol-elephant = elephant
symbol-tiger = tiger
symbol-fish = fish
symbol-palm = palm
symbol-shell = shell
symbol-statue = statue
kind-ships = ships
kind-colonists = colonists
kind-spices = spices
kind-ducats = ducats
edge-top = top edge { $line }
edge-bottom = bottom edge { $line }
edge-left = left edge { $line }
edge-right = right edge { $line }
plantation = plantation { $number }
plantation-tile = { $spice } { $tile } ({ $fields })
expedition-card = { $effect } ({ $symbol }, { $colonists })
colony-tile = { $colony } ({ $spices })

## The rules

some-ships =
    { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
some-colonists =
    { $n ->
        [one] 1 colonist
       *[other] { $n } colonists
    }
some-ducats =
    { $n ->
        [one] 1 ducat
       *[other] { $n } ducats
    }
some-spices =
    { $n ->
        [one] 1 spice
       *[other] up to { $n } spices
    }
some-expedition_cards =
    { $n ->
        [one] 1 expedition card
       *[other] { $n } expedition cards
    }
some-extra_action_cards =
    { $n ->
        [one] 1 extra action card
       *[other] { $n } extra action cards
    }
plantation-design =
    { $n ->
        [one] { $name } (1 field)
       *[other] { $name } ({ $n } fields)
    }
each-spice = { $count } of each spice
in-phase = { $gain } in phase { $phase }
any = any
shown = those that the tile shows
any-time = any time
receive = Receive { $gain }.
no-tile = no tile
