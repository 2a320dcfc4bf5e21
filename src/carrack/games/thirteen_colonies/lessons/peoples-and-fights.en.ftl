# What the coach says about peoples and fights in 13 Kolonien.

lesson-peoples-and-fights = Peoples and fights
    .about = What the advanced game adds: experts from the start, peoples who have an opinion of you, and soldiers who fight.

lesson-peoples-and-fights-goal =
    The advanced game, round 12, and you are Spain. Soldiers can fight now, and peoples have opinions. You’ll see the first
    in Guiana, the second in Florida.
lesson-peoples-and-fights-discoverer =
    Experts are available from the start. A discoverer looks at three hidden cards at once: explore Guiana.
    .florida = In Florida all the terrain lies under the peoples. You may look there too, but Guiana has more to find.
    .scout = Scouting looks at the top card of a draw pile. Explore this time.
    .end = Your hand is full of things to try.
lesson-peoples-and-fights-three-cards =
    One of the three was a discovery, the Maya ruins: 3 VP are in your VP pile. Choose which of the others lies open; the rest
    goes under the pile.
lesson-peoples-and-fights-soldiers =
    Each soldier here is worth 1 control. England has one, you have one and a colony of value 0: a tie. A scoring would give
    you both the same VP.
lesson-peoples-and-fights-attack =
    “To arms!” lets your soldiers attack. Both sides count their strength, draw a terrain card and add its combat value. The
    higher sum wins, the target wins ties. Dare it: attack.
    .colonist = Settling would make your colony grow as well. This time, see what a fight is like.
    .end = “To arms!” is in your hand now. Use it.
lesson-peoples-and-fights-won =
    You drew Old-growth forest, worth 1, England nothing: 2 to 1. England’s soldier is gone, and Guiana is yours alone. Had you
    lost, your own soldier would be gone.
lesson-peoples-and-fights-peoples =
    In Florida live the Sioux, Abenaki and Huron. Each people is peaceful, skeptical or at war with each nation. All three are
    at peace with you.
lesson-peoples-and-fights-mission =
    Send your missionary to the Abenaki. You draw a terrain card: with a combat value of 1 or more you found a mission, and it
    brings two food.
    .sioux = The Sioux ask for a combat value of 2. The Abenaki are easier to win over.
    .end = The missionary can try it this turn.
lesson-peoples-and-fights-no-mission =
    A Cotton field, worth 0: no mission this time. The missionary is only discarded and may try again. With the Huron you were
    luckier before; this is your flag.
lesson-peoples-and-fights-land =
    Most of Florida’s terrain lies under the peoples. Whoever settles there may take it from them, but each card makes that
    people like you one step less: skeptical, then at war.
lesson-peoples-and-fights-end =
    That’s what is new here. End your turn and play on, or go to the lesson on taxes and trade.
