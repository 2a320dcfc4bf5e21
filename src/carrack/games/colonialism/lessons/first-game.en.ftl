# What the coach says in the first game of Colonialism.

lesson-first-game = Your first game
    .about = One game turn of three, with both colonization phases. You’ll have taken every kind of action by the end.

lesson-first-game-goal =
    You are Blue, a colonial power. Collect cubes in three colors: when the game ends, only the color of which you
    have the fewest counts.
lesson-first-game-row =
    The rows are the turn order. You rolled highest, so you pick first: take the top row.
    .lower = That row works too; you would only act after Red. This lesson goes on from the top row.
lesson-first-game-first-ship =
    Ships let you act in the regions beside their sea. The Atlantic lies beside Sub-Saharan Africa with its four cubes
    and beside North Africa: put a ship there.
    .elsewhere = A ship may anchor anywhere. But in this game you soon need ships beside these two regions.
lesson-first-game-second-ship =
    Each ship can do one thing per round. Put a second one in the Atlantic, so you can act here twice.
    .elsewhere = Allowed, but then only one of your ships reaches North Africa.
lesson-first-game-third-ship =
    The third one goes to the Arabian Sea. It reaches Sub-Saharan Africa from the other side, and India too.
    .elsewhere = Possible. You’d just miss the Arabian Sea later, when you want something from India.
lesson-first-game-natives =
    The gray discs are natives. As long as one is left in a region, nobody collects its cubes. North Africa has only two
    of them.
lesson-first-game-explore =
    Explore North Africa: one of your discs goes there. One disc is influence, and that is what your best card needs.
    .elsewhere = Your disc would go to another region, and it uses a ship. The two natives you can drive out are in North Africa.
    .card = Policy cards come next. First you need a disc in North Africa.
    .draw = You’d have one more card, and still no influence anywhere.
    .pass = Passing gives an action away. You have only twelve in a game turn.
lesson-first-game-used =
    Your ship lies down: it is used until the round ends. Meanwhile Red has taken an action too. You always take
    turns, one action each, three per round.
lesson-first-game-campaign =
    Now play Military Campaign against the natives. It works at once: a die plus one, that’s two to four discs, and
    they have two.
    .card = Keep that one for a moment: Military Campaign brings cubes right now.
    .target = Careful, that would remove your own disc. Name the natives.
lesson-first-game-first-cubes =
    The natives are gone, so the cubes go out at once. You are alone here: pick a color, the other is yours as well.
lesson-first-game-scarcest =
    One yellow, one black, no brown: that would score 0. You need brown, and there is some in Sub-Saharan Africa,
    behind five natives.
lesson-first-game-fleet =
    Policy cards bring many discs, but only in the colonization phase. Play Fleet for Sub-Saharan Africa: two discs for
    each of your ships beside it. You have three there.
    .card = That card will get its turn. Fleet is the strongest now, with three ships beside the region.
    .region = There, Fleet would find fewer of your ships, or no brown cube.
lesson-first-game-face-down =
    The first card at a region lies face down. Red can’t see yours, and you can’t see Red’s: Red wants Sub-Saharan
    Africa as well.
lesson-first-game-five =
    A new round: all ships are fresh again. Red has shown a second card. Answer with Influence Region 5; from the second
    card on everything lies face up.
    .card = Also possible, but Red is coming in strength. The five discs of Influence Region 5 are certain.
    .region = You decide a region with numbers. Put everything into Sub-Saharan Africa this time.
lesson-first-game-limit =
    The larger number is the limit: 12 discs. If there are more at the end, there is a conflict, and that is how the
    natives will go.
lesson-first-game-four =
    Add Influence Region 4. Fleet, 5 and 4 make fifteen discs.
    .card = The region’s cubes go to whoever has the most discs. Influence Region 4 adds four more.
    .region = Four discs somewhere else won’t beat Red here.
lesson-first-game-one-more =
    One action is left before the colonization phase. Explore once more: that’s one more disc in the conflict.
    .elsewhere = A disc there is influence too. Here, it would count in the conflict that comes now.
    .draw = A card for later, but the conflict comes now.
    .pass = Then the action is lost.
lesson-first-game-phase =
    The colonization phase handles the regions in this order, from 1 to 6. A region with policy cards has its turn:
    the cards were turned up and brought you fifteen discs, Red thirteen.
lesson-first-game-conflict =
    That was far above the limit of 12. So everybody lost one disc after the other, the weakest first in each round, until
    12 were left: eight of yours, four of Red’s, no natives.
lesson-first-game-collect =
    You have the most influence, so you choose first, then Red. Don’t take the biggest heap, take what you lack: brown.
    .yellow = Two cubes at once! But then Red may take the only brown one, and without brown you score 0.
    .black = You have black already. If Red now takes the brown cube, your score stays 0.
lesson-first-game-keep =
    Red took yellow, and you got the black one too: 1, 1 and 2. The phase ends; everybody keeps one card and then
    draws up to six. Keep Commerce: there are many ships about.
    .other = Unrest at Home hits the weakest player in a region. You can keep it, but the next steps use Commerce.
lesson-first-game-row-again =
    The rows are chosen anew. Whoever collected the fewest cubes picks first: Red took row 2. Take the top row again; it
    also wins ties when cubes are collected.
    .lower = Then Red acts first. That has its good sides, but this lesson goes on with you in front.
lesson-first-game-refill =
    The regions have a new order, and each got one cube. Where no natives were left, one came: in North Africa and in
    Sub-Saharan Africa.
lesson-first-game-commerce =
    North Africa has a brown cube and just one native. Play Commerce there: a disc for each ship beside it, no matter
    whose. Right now that is five.
    .card = Commerce first: it counts Red’s ships as well, and Red has three in the Atlantic.
    .region = In North Africa, Commerce counts all five ships of the Atlantic, and a brown cube lies there.
lesson-first-game-trade =
    Sub-Saharan Africa has a black cube; you’d rather have yellow. Trade swaps cubes between regions: use the ship in the
    Arabian Sea, and let Sub-Saharan Africa and India exchange black for yellow.
    .card = Trade first, while your ship still lies beside both regions.
    .ship = India doesn’t lie beside that ship. Use the one in the Arabian Sea.
    .pair = You’d want the yellow cube in Sub-Saharan Africa, where you have eight discs.
    .color = Then black comes for black, and nothing has changed. Take yellow.
lesson-first-game-draw =
    Draw a card. That is always possible, and your hand may grow as large as you like.
    .pass = Passing brings nothing. A card is always better.
lesson-first-game-sail =
    Cards count what they find when their region is handled. Sail from the Arabian Sea to the Mediterranean: it lies beside
    North Africa, so Commerce counts one more ship.
    .elsewhere = From there the ship would not count for Commerce in North Africa.
lesson-first-game-mercenaries =
    Red is gaining ground in Sub-Saharan Africa. Hire Mercenaries there: a die plus one, and the purple discs count as yours
    until the phase ends.
    .card = A policy card would work too. But Mercenaries stand there at once.
    .region = North Africa will be fine. Red is pressing in Sub-Saharan Africa.
lesson-first-game-withdraw =
    Four mercenaries! Now some of your own discs may go home. Your reserve is what all your cards draw on: withdraw from
    Sub-Saharan Africa.
    .last = That is your only disc there. Without it you’d rely on Commerce alone.
    .pass = This is the last action of the round. Don’t waste it.
lesson-first-game-two-home =
    One to five may go. Take two.
    .other = Also allowed. The fewer you leave, the sooner Red is ahead; the lesson counts on two.
lesson-first-game-second-phase =
    North Africa came first: Commerce brought six discs, in the conflict the native left, and the brown cube is yours.
lesson-first-game-losses =
    In Sub-Saharan Africa it is 10 to 7, over the limit again. You lose two discs and may choose: let two mercenaries go,
    they leave after this phase anyway.
    .own = Your own discs would go back to your reserve. But the mercenaries leave in a moment, and then you’d have few left here.
lesson-first-game-score =
    The yellow cube is yours as well. You have 2, 2 and 2: that scores 2. Red has two cubes of one color: 0.
lesson-first-game-interests =
    These three cards are your secret economic interests. Each is worth a cube if you have the most influence in its
    region when the game ends. In North Africa and Sub-Saharan Africa you lead already.
lesson-first-game-keep-one =
    Keep one card, whichever you like. The others go to your discard pile; later that becomes your deck again.
lesson-first-game-your-row =
    Red picked first, with the fewest cubes. Take any free row.
lesson-first-game-onward =
    That was a game turn. Every region received new cubes, and natives came where none were left. Two more game turns
    follow: you know all you need.
