# What the coach says in the first game of 13 Kolonien.

lesson-first-game = Your first game
    .about = The beginner game: your first five turns as Spain, from landing on Cuba to the second ship.

lesson-first-game-goal =
    You lead Spain to America. The most victory points (VP) win: they come from the VP cards that lie open here, from
    regions that are scored, and from discoveries.
lesson-first-game-land =
    A turn is as long as your hand: act as often as you like. Begin with the ship, since without one you can do nothing
    in a region. Land on Cuba.
    .elsewhere = Every open region is allowed. In this game the good start is Cuba.
    .end = Your whole hand would be discarded, apart from one card. Use it first.
lesson-first-game-coast =
    Whoever lands may take the top coast card. Fishing ground is food, and food brings colonists: take it.
    .no = You can leave it. But this one is worth having: you’ll pay for a colonist with it.
lesson-first-game-found =
    Now found a colony with your building material. A colonist helps: that card is only discarded and comes back.
    .explore = Exploring looks for better terrain. First you need a colony to use it.
    .end = You can found a colony in this same turn. The cards are in your hand.
lesson-first-game-settle =
    The new colony is worth 0. Let your other colonist settle: the colony grows by 1, you take a terrain card, and this
    colonist leaves your deck.
    .explore = That would only change the open terrain card. Your ship carries one more action here: settle.
    .end = Your ship still carries one action here. Settle first.
lesson-first-game-terrain =
    Which terrain? The open card is Farmland with two food. The hidden ones are a gamble. Take the open one.
    .hidden = It could be a discovery, or a swamp. This time, take what you can see.
lesson-first-game-control =
    Your colony of value 1 gives you control on Cuba. When Cuba is scored, the most control brings 3 VP, the next 2,
    then 1.
lesson-first-game-end =
    Everything is used. New cards lie on your discard pile. End your turn: then you draw four cards.
lesson-first-game-deck =
    That is the heart of the game: your draw pile was empty, so the discards were shuffled, and what you won is in your
    hand. England landed in New Spain meanwhile.
lesson-first-game-sell =
    Market day wants two goods sold in one turn. Farmland has two symbols, so that is two sales: sell it. The money goes to
    your discard pile.
    .one = That is one good only. Farmland alone makes two.
    .recruit = Good idea, that comes next. But keep Farmland for Market day.
    .end = You haven’t used your cards yet.
lesson-first-game-market-day =
    Condition met: the card is reserved for you. Take it, 2 VP. It goes to your VP pile and counts at the end.
    .later = At the end of your turn you’d get it anyway. Take it now, to see where it goes.
lesson-first-game-recruit =
    Recruit the colonist on the first space: it costs one permanent food, and the card that pays is gone for good.
    .dear = The further right, the more money it costs. On the first space it costs none.
    .sell = The fish would bring 1 money. A colonist is worth more now.
    .end = With the fish you can still recruit somebody.
lesson-first-game-settle-again =
    Settle on Cuba again and take the open Forest. It is wood, which pays for buildings.
    .explore = Then the colonist doesn’t settle this turn, and your colony stays small.
    .hidden = Unknown terrain instead of wood. Take the Forest this time.
    .end = A colonist is left in your hand, and your ship has room.
lesson-first-game-town-hall =
    Buy a town hall with your last money: it lets you build houses and more. Your money is permanent, so it is only
    discarded and comes back.
    .other = Also a purchase, but the town hall helps you whenever you draw it.
    .end = One money is left, and unused cards are discarded.
lesson-first-game-end-two = Nothing is left to do. End your turn.
lesson-first-game-purse =
    Three money! You may pay in advance: put all three into your purse. It lasts until the end of this turn, so you can
    spend it on several things.
    .other = Wait a moment: with two of your three you can get points.
    .take = That works without the purse too. But try the purse, it is handy for several small prices.
    .end = Three unspent money. Don’t end the turn yet.
lesson-first-game-envoy =
    The king’s envoy costs 2 money and scores a region of your choice, at once. Take it.
    .other = First the points: the envoy costs 2 of your 3.
    .end = The purse lapses at the end of the turn. Spend it.
lesson-first-game-score =
    Score Cuba. You have control 2 there, and nobody else has any: you get the first value, 3 VP.
    .england = In New Spain only England has control. England would get 5 VP, you none.
    .nobody = Nobody has control there, so nobody would score.
lesson-first-game-material =
    One money is left in the purse. Buy building material: one-time goods are paid once, and you need it for your next
    colony.
    .other = Possible. But without building material there is no second colony.
    .end = The money in the purse would be lost.
lesson-first-game-end-three = That’s it for this turn. End it; the town hall stays in your hand for the moment.
lesson-first-game-keep =
    Your hold value is 1: one card may stay. Keep the town hall; next turn you’ll have wood for it. You draw four cards all
    the same.
    .nothing = Then it goes to the discard pile and comes back some time later.
lesson-first-game-islands =
    Before your turn, new VP cards are laid out. One was “Scoring: the islands” and happened at once: Cuba brought you 3 VP
    again. Control pays off more than once.
lesson-first-game-expand =
    Now use the town hall: Expand. It builds one building, then goes to your discard pile.
    .other = You can, but the town hall waits in your hand only this turn.
    .colonist = That comes in a moment. Build first.
    .end = Town hall, colonist, money: there’s a lot you can do.
lesson-first-game-house =
    Build a house. It costs wood, and your Forest pays: it is permanent and comes back.
    .other = A fine building too. In this lesson the house helps you soon.
lesson-first-game-grow =
    Island realm wants control 3 on islands. Settle on Cuba once more, with the open card: your colony grows to 3, and
    that’s the maximum.
    .explore = Then your colony stays at 2, and Island realm waits.
    .hidden = Unknown. Farmland is two food, that’s two colonists.
    .end = Settle first: Island realm is within reach.
lesson-first-game-discovery =
    And a discovery: the next terrain card was the Northwest Passage. It lies face down in your VP pile: 3 VP
    that count when the game ends.
lesson-first-game-realm =
    Island realm is yours as well: take the 2 VP.
    .later = You’d get it at the end of your turn anyway. Take it now.
lesson-first-game-ship =
    Cuba is full of your people. Outfit a second ship for 2 money, so you can land elsewhere.
    .other = Allowed. But only a ship gets you to a second region.
    .end = Two money would go to the discard pile unused.
lesson-first-game-end-four = End your turn.
lesson-first-game-change =
    A permanent cost again: recruit the first colonist. Farmland is two food, one is due, so you get one food back into your
    hand as change.
    .dear = The first space costs only food.
    .sell = Two money instead of two colonists: colonists are rarer.
    .take = Sea charts come in a moment.
    .end = You can still recruit, twice even.
lesson-first-game-another =
    With that food and 1 money you get the second colonist, too.
    .dear = The third space costs 2 money, and then nothing is left for Sea charts.
    .take = First the colonist. The money is enough for both.
    .end = One food and two money are still in your hand.
lesson-first-game-charts =
    Sea charts cost 1 money and bring 1 VP for each region with a ship of yours. That’s one now, at once, on the track.
    .end = There’s nothing better to spend the money on this turn.
lesson-first-game-end-five =
    End your turn and keep the building material for the next colony.
    .nothing = Without it you can’t found a colony next turn.
lesson-first-game-administer =
    Your house at work: Administration lets you draw two cards in the middle of your turn. Play it.
    .trash = That trashes the house for a colonist. The house is worth more to you.
    .ship = Draw first, then you know what you can do over there.
    .end = House and ship are in your hand. Use them.
lesson-first-game-new-land =
    A new region was revealed: New Granada. Land there and take the Pearl bank: 2 money, once.
    .elsewhere = Also possible. New Granada has the pearls.
    .no = Two money for nothing! Take it.
    .end = Your second ship wants to sail.
lesson-first-game-explore =
    You have drawn a colonist. Explore New Granada: look at a hidden terrain card and choose which card lies open. The
    colonist is only discarded.
    .found = You could found a colony as well, with the same colonist. Exploring is what you haven’t tried yet.
    .end = Your new ship carries two actions.
lesson-first-game-leave-open =
    One card lies open, the other goes under the pile. Whoever settles here next can take the open one. You decide.
lesson-first-game-onward =
    You know the game. It ends when this stack is empty and at most one other VP card lies open; then every region is
    scored once more. Play on, and read the VP cards every turn.
