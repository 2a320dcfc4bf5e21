# Goa: the first game, in English.

lesson-first-game = Your first game of Goa
    .about = Play two rounds with the coach: win auctions, take each action, found your first colony.

lesson-first-game-goal =
    You’re a Portuguese spice merchant. Over eight rounds you buy plantations, build ships and found colonies, and the
    most points win. Let’s play the first two rounds together, against { $rival }.
lesson-first-game-flag =
    You own the flag, so you open the round. Put it down at the edge of the board, here: { $place }.
    .elsewhere = Allowed, too. But marker 2 must go on a tile near the flag, so other tiles will be for sale.
lesson-first-game-marker =
    { $rival } has put marker 2 on a tile next to the flag, a plantation for cloves. Your marker 3 goes on a tile next
    to
    that one: take the red tile { $tile }, which brings you 3 ducats in every round.
    .elsewhere = That tile is next to marker 2 as well, so it’s for sale now, and the red tile isn’t.
lesson-first-game-buy-flag =
    Now everything with a marker is sold, in order. The flag comes first and it’s your lot, since your marker is on it.
    { $rival } bids 2 ducats. Buy it yourself: that costs one ducat less than the bid.
    .sold = Then { $rival } pays you 2 ducats, owns the flag, gets an extra action card and begins the actions.
lesson-first-game-extra-card =
    The flag stays yours and brings an extra action card: one more action for you this round.
lesson-first-game-bid =
    Lot 2 is the clove plantation, and the marker is { $rival }’s. You have exactly one bid; then { $rival } either
    sells
    to you or keeps the tile for one ducat less. Bid 3 ducats.
    .passed = If nobody bids, the seller takes the tile for nothing. Here that’s { $rival }.
    .other = Any bid works. The higher it is, the more it costs { $rival } to keep the tile, and you if you win.
lesson-first-game-plantation =
    Sold! { $rival } has your 3 ducats, you have the plantation. It came with a clove on each of its two fields.
lesson-first-game-red-tile =
    Nobody bid for your red tile, so it’s yours for nothing. It brings 3 ducats once in every round, in any of your
    turns, and that’s no action. Use it now.
    .action =
        That’s already one of your three actions. The tile can wait for your next turn, but not for the next round.
lesson-first-game-progress =
    Three actions each, one at a time. Begin with Progress: hand in a clove and a ship, and your marker in Founding
    moves
    a row down.
    .founding =
        Now you bring only your 2 colonists and whatever two cards show. After a step in Founding it would be 2 more.
    .action = A fine action, but your markers stay in the first row, where every action is weak.
lesson-first-game-first-point =
    Your first point! A marker in row 2 is worth 1 point, in row 5 it’s 10. And the step made the action stronger: 2
    colonists now help in every founding.
lesson-first-game-cochin =
    To found a colony you need colonists: the 2 beside your marker, your own 2, and those on two cards that are turned
    up.
    Quilon, for 6, would be certain. Let’s see what happens when it isn’t: try Cochin, for 8.
    .quilon = That can’t fail: 2 and 2, and each card shows at least 1. The lesson would have shown you a failure first.
    .far = Too far: two cards show 6 colonists at most, so this one fails for sure.
    .action = That works, too. The founding can wait for your next action.
lesson-first-game-compensation =
    Bad luck: 1 and 1 on the cards, and that’s only 6 in all. But you lose nothing. Your own colonists stay, and a
    failed
    founding brings you one more.
lesson-first-game-quilon =
    Now for Quilon, which needs 6: 2 beside your marker, 3 of your own, and each card shows at least 1. Found your colony there.
    .far = That one needs more colonists than Quilon, so you’d depend on the cards again.
    .action = That works, too. Quilon can wait for your next action.
lesson-first-game-add =
    The cards show 3, so one colonist is missing. Add one of your own.
    .declined = Then there’s no colony; you keep your colonists and receive one more.
lesson-first-game-settle =
    Quilon is yours, and you choose its tile. Take cloves and ginger: that’s what your next step in Founding costs.
    .other = Any tile is allowed. It only decides which spices can grow there.
lesson-first-game-fill =
    The field is filled at once. Take ginger; cloves grow on your plantation.
    .clove = You’d have cloves only, and the next step in Founding asks for a ginger as well.
lesson-first-game-harvest =
    That was your third action. Now the extra action card: choose Harvest. Your marker shows 1, so one spice grows on a
    free field.
    .passed = You’d keep the card for the next round. Only one can be kept, though.
    .progress =
        A strong move: more points at once. The lesson had this step in mind for later, with a card that saves ships.
    .action = A good use of the card, too. The field stays empty for now.
lesson-first-game-second-flag =
    Round 2, and the flag is still yours. It may also lie in a gap: put it where the plantation was, at { $place }.
    .elsewhere = Allowed, too. Then the tiles around that place come up for sale.
lesson-first-game-bait =
    { $rival } wants the pepper plantation. Put your marker on a tile that others like and you don’t need:
    { $tile }, at { $place }.
    .elsewhere = Then this tile is for sale: you’ll sell it or keep it.
lesson-first-game-bid-again =
    Nobody bid for the flag, so you keep it for nothing, with another extra action card. Now the pepper plantation: bid
    3
    again.
    .passed = Then { $rival } gets it for nothing.
    .other = Any bid works. If { $rival } buys, that costs one ducat less than your bid.
lesson-first-game-sell =
    This time { $rival } kept the tile and paid the bank 2. You pay nothing: only the buyer pays. Now your lot, and
    { $rival } bids 5. Sell!
    .bought = It costs you 4 ducats, and you do without the 5 that { $rival } would have paid you.
lesson-first-game-expedition =
    5 ducats richer! Next action: Expedition. Your marker shows two numbers: draw up to 1 card, hold up to 1.
    .action = That works, too. The Expedition can wait for your next action.
lesson-first-game-card =
    Each card has three uses: its effect, once you play it; the colonists on it, when it’s turned up in a founding; and
    its symbol, which scores if you hold the card at the end.
lesson-first-game-end-turn =
    You can play one card a turn, and this one only together with an action. So use your red tile, then end the turn.
    .discarded = You may discard cards in any of your turns, but you get nothing for it.
lesson-first-game-play-card =
    Now play the card. With it, Progress costs the spices but no ships.
    .ships = The same step, but it costs you 2 ships as well, and you still hold the card.
    .action = That works, too. The card can wait for your next action.
lesson-first-game-step =
    Hand in a clove and a ginger: your marker in Founding moves to row 3.
lesson-first-game-rows =
    Row 3 is worth 3 points instead of 1, and 4 colonists now help in every founding. Every column works like that, with
    other spices.
lesson-first-game-ships =
    Every spice you pay for a step needs a ship, so stock up. Choose Ships: your marker shows 1.
    .founding = Cochin would be certain now: 4, 2 of your own, and at least 2 on the cards. Well seen!
    .action = That works, too. Ships can wait.
lesson-first-game-taxes =
    One action is left, the extra one. Choose Taxes: 4 ducats for the next auctions.
    .passed = You’d keep the card for the next round instead.
    .founding = Cochin is certain now: 4, 2 of your own, and at least 2 on the cards. Well seen!
    .action = That works, too.
lesson-first-game-score =
    Let’s count. Your marker in row 3: 3 points. One colony: 1 point, and four of them would be 10. Most ducats: 3
    points,
    if it stays that way.
lesson-first-game-end =
    Round 3 begins. After round 4 a new set of tiles is laid out, and after round 8 the points are counted.
lesson-first-game-your-game =
    Now it’s your game. A hint to start with: Cochin needs 8, you have 4 beside your marker and 2 of your own, and two
    cards show at least 2. If something new comes up, I’ll explain it.
