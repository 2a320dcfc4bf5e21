# What the coach says to somebody new to Goa: a note for each kind of question, and the words of the game.

## Questions

note-quick-start =
    Before the first round you get a push: move two markers to the second row, or take ducats. A marker in the second
    row makes its action stronger for the whole game.
    .mistake = Ducats look safe, but two steps would cost you four actions or so later.
    .section = 7.1
note-set-flag =
    Put the flag on a free cell or at the edge, beside a tile. Marker 2 goes on a tile next to it, marker 3 next to
    that one, and so on: you choose which corner of the board is for sale this round.
    .mistake = Beginners drop the flag anywhere and then find that the tile they wanted is out of reach.
    .section = 2.1
note-set-marker =
    Your marker puts a tile up for auction, with you as its auctioneer. Whatever the others bid goes to you, or you keep
    the tile for a little less. If nobody bids, it’s yours for nothing.
    .mistake = Mark what the others want, too: it’s their money that you’ll bid with next time.
    .section = 2.1
note-bidding =
    This is your only bid for this lot; you won’t be asked again. The auctioneer speaks last and can keep the lot for
    one ducat less than the highest bid.
    .mistake = A careful first bid doesn’t work here: say at once what the lot is worth to you, or pass.
    .section = 2.2
note-last-word =
    Everybody has bid, and you decide: sell to the highest bidder and take the ducats, or pay the bank one ducat less
    and keep the lot.
    .mistake = Look at both sides: at a bid of 6, selling earns you 6 and buying costs you 5, a difference of 11 ducats.
    .section = 2.2
note-take-turn =
    Choose one of the six actions: Progress, Ships, Harvest, Taxes, Expedition or Founding. You have three each round,
    and the others play in between. Tiles and one expedition card per turn come on top; they aren’t actions.
    .mistake = Don’t hoard for a perfect turn: every marker you move early makes its action stronger from then on.
    .section = 2.3
note-extra-turn =
    The three actions are over. An extra action card gives you one more now, or you pass and keep it. Only one card may
    be kept for the next round.
    .mistake = A pass is final: you can’t wait to see what the others do and come back in.
    .section = 2.4
note-end-turn =
    Your action is done. You may still use your tiles, and an expedition card if you haven’t played one this turn.
    .mistake = A red tile works once in every round; if you forget it, this round’s use is gone.
    .section = 5.4
note-fill-fields =
    Choose which spices go where. A plantation takes only its own spice, a colony any of those printed on it.
    .mistake = Look at the prices on your development board first, and grow what your next step costs.
    .section = 2.3.3
note-fill-holding =
    The fields are filled right away, and here you choose the spice.
    .mistake = A second helping of what you already grow is worth less than a spice you can’t get anywhere else.
    .section = 2.3.6
note-mixed-harvest =
    Your card turns the harvest into a mixed one: each item is a ship, a colonist or a spice, as you like.
    .mistake = Plain spices you could have had without the card; use it for ships or colonists.
    .section = 4.2
note-pay-spice =
    The step costs this spice, and you have it in more than one place. Choose where it comes from.
    .mistake = Pay from a colony if you can: its empty field can hold a different spice next time.
    .section = 2.3.1
note-hand-in =
    The Duty asks for spices of any kind, one at a time. Once it’s fulfilled, it scores at the end of the game.
    .mistake = Hand in what you have twice, not the one spice your next step needs.
    .section = 5.4
note-sell-spices =
    The bank buys your spices, one at a time, at the price on the card. You can stop after the first.
    .mistake = Don’t sell the spices for your next step: getting them back costs a whole action.
    .section = 4.2
note-choose-progress =
    Your card pays half of the price: this step costs only ships or only spices. Choose the marker that moves.
    .mistake = A first step is cheap anyway; the card saves most on a marker that’s already far down.
    .section = 4.2
note-pay-ducats =
    This step costs ducats and nothing else. The further down the marker, the higher the price.
    .mistake = Keep a few ducats for the next auctions: without money you can only pass there.
    .section = 4.2
note-advance-least =
    One of your least advanced markers moves a row, free of charge.
    .mistake = Don’t just pick the first one: choose the action you’ll use most in the rounds to come.
    .section = 5.4
note-plant-tile =
    You have room for four plantations, so one of the old ones has to go. Its spices are lost.
    .mistake = Check that you aren’t giving up your only source of a spice.
    .section = 5.1
note-ships-or-colonists =
    Ships or colonists, not both. Every spice you pay for progress needs a ship; colonists help you found colonies.
    .mistake = Take what’s missing for your next plan, not what you’re used to taking.
    .section = 5.3
note-choose-removed =
    Favor gives you one of the tiles that were put back before each phase. It works at once, or you keep it.
    .mistake = Tiles that work once a round lose value every round; near the end take something that scores.
    .section = 5.3
note-choose-spied =
    Choose an opponent and one of their columns. You receive what their marker shows; the opponent loses nothing.
    .mistake = Don’t spy where you’re nearly as far yourself: pick the column in which they’re miles ahead.
    .section = 5.4
note-choose-supply =
    The cards have been turned up. Take that many ships, colonists or spices, all of one kind.
    .mistake = Spices without a free field are lost, so count your free fields first.
    .section = 5.4
note-choose-swap =
    Take any tile from the board and leave Swap in its place, where it can be auctioned again.
    .mistake = Use it for the tile the others would outbid you on, not for one you’d get cheaply anyway.
    .section = 5.2
note-refill-holdings =
    Choose up to three plantations and colonies, one after the other. Each is filled to the last field.
    .mistake = Begin with those that have the most free fields.
    .section = 5.4
note-name-colony =
    Name the colony you’ll try to found. The board and the cards turned up count towards it; you add the rest from your
    own colonists.
    .mistake = Don’t count on lucky cards: each shows 1 to 3 colonists, 2 on average.
    .section = 2.3.6
note-add-colonists-or-not =
    Colonists are still missing. Add your own and the colony is founded, or give up: then you keep them all and receive
    one more.
    .mistake = There’s nothing to save colonists for: they’re only good for founding, and an early colony yields longer.
    .section = 2.3.6
note-settle-colony =
    Choose the tile for your new colony. It says which spices may grow there, and it’s filled at once.
    .mistake = Take the spices you can’t grow on your plantations.
    .section = 2.3.6

## Words

explain-flag = The first lot of every round. Its buyer gets an extra action card and begins the actions.
    .forms = flag
explain-marker =
    Your five markers on the development board show how strong each action is. Auction markers, the ones with numbers,
    put tiles up for sale.
    .forms = marker, markers, auction marker, auction markers
explain-auctioneer = Whoever put the marker on the tile. They speak last: sell it, or buy it for one ducat less.
    .forms = auctioneer
explain-lot = What’s for sale right now: the flag or a tile with a marker.
    .forms = lot
explain-plantation = A tile with one to three fields for one kind of spice. You have room for four of them.
    .forms = plantation, plantations
explain-spice = Ginger, cinnamon, pepper, nutmeg or clove. Spices pay for progress.
    .forms = spice, spices
explain-ship = Ships carry spices: each spice you pay for progress needs one.
    .forms = ship, ships
explain-colonist = You need colonists to found a colony, and for nothing else.
    .forms = colonist, colonists
explain-colony = Quilon, Cochin, Madras and Calicut, one of each at most. Colonies grow spices and score at the end.
    .forms = colony, colonies
explain-founding =
    The attempt to found a colony: your marker, the cards turned up and your own colonists must add up to its number.
    .forms = founding, foundings
explain-development-board =
    Your five columns of actions. The further down a marker, the stronger the action and the more points.
    .forms = development board, development boards
explain-progress = The action that moves one of your markers a row down, for spices and as many ships.
    .forms = Progress
explain-storehouse = Your own board: four places for plantations and four for colonies.
    .forms = storehouse, storehouses
explain-expedition-card =
    One card, three uses: an effect on your turn, colonists in a founding, a symbol that scores at the end.
    .forms = expedition card, expedition cards
explain-hand-limit = How many expedition cards you may hold after the action Expedition. Cards from tiles may exceed it.
    .forms = hand limit
explain-extra-action-card = Played at the end of a round for one more action. You may keep one for the next round.
    .forms = extra action card, extra action cards, extra action, extra actions
explain-ducat = The money of the game, for the auctions. How much you have is your secret.
    .forms = ducat, ducats
explain-first-player = Whoever owns the flag: they begin the actions and place the flag in the next round.
    .forms = first player
explain-phase = The game has two phases, A and B, of four rounds each. Each has its own 25 tiles.
    .forms = phase, phases
explain-red-tile = A tile that brings you something once in every round, from now until the end.
    .forms = red tile, red tiles
explain-bonanza-tile = A hidden bonus below a corner tile, for whoever takes that tile.
    .forms = Bonanza tile, Bonanza tiles
