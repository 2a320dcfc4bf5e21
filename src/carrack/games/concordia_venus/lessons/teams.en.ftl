# Concordia Venus: the lesson on teams, in English.

lesson-teams = Concordia Venus in teams
    .about = What changes with a partner: one card for two, one purse, the Legatus, Venus.

lesson-teams-goal =
    In a team game you and { $partner }, who sits opposite, win or lose together: your points are added up. Goods and
    cards
    stay your own, and you don’t see each other’s hand.
lesson-teams-architect =
    One of you plays a card, and both of you use it: first you, then { $partner }. Play the Architect.
    .legatus = A strong card, too: you’ll meet it in your next turn.
    .other = That works, too; { $partner } uses every card you play.
lesson-teams-build =
    You know how it goes: move your colonists towards Novaria and Syracusae and build in both.
    .stopped = Then you’re finished here, and it’s { $partner }’s move.
lesson-teams-prefect =
    { $partner } used your Architect and built in Aquileia. Two turns later { $partner } plays a Prefect, and now you
    use
    it, too. Let Italia produce: you have two houses there, { $partner } one.
    .elsewhere = Allowed, but neither of you has a house there, so only your bonus comes in.
    .cash = Allowed: each partner chooses which half of the card to use.
lesson-teams-purses =
    Goods are never shared. Money is: if you’re short of a few sestertii, you simply take them from { $partner }, and
    the
    other way round.
lesson-teams-legatus =
    Your turn again. Play the Legatus: you look at { $partner }’s hand, recommend a card, and { $partner } plays instead
    of
    you.
    .other = That works, too. The Legatus waits in your hand.
lesson-teams-recommend =
    These are { $partner }’s cards. Recommend the Mercator: both of you are short of bricks.
    .other = Your partner thinks about it, but may play something else.
lesson-teams-trade =
    { $partner } followed your advice and traded first; now you do. Sell the wine, buy two bricks, or whatever you like.
lesson-teams-praetor =
    { $partner } has played a Praetor, which takes the Senator’s place in teams. Each of you may buy one card: choose
    one,
    or finish.
lesson-teams-venus =
    Venus works differently here. She counts provinces in which both of you have a house, such as Italia. So follow your
    partner: what you build beside each other scores for you both.
lesson-teams-your-game =
    Whoever buys the last card or builds their last house ends the game, and every other team has one more turn. The
    rest of
    this game is yours.
