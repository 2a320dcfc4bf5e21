# Concordia Venus: the first game, in English.

lesson-first-game = Your first game of Concordia Venus
    .about = Play each of your cards once with the coach: move, build, produce, trade, buy, and count your points.

lesson-first-game-goal =
    You lead a Roman family that settles around the Mediterranean. Your cards are your actions, and at the end every
    card you own brings points; the most win. Let’s play through your hand once, against { $rival }.
lesson-first-game-architect =
    Each turn you play one card and do what it says. Play the Architect: it moves colonists and builds houses.
    .tribune = The Tribune takes back the cards you’ve played. So far that’s only itself.
    .senator = The Senator buys new cards for goods. Just now you need those goods for houses.
    .other = Any order works. But without houses this card does little, and the Architect is what brings them.
lesson-first-game-land =
    You have two colonists in Roma and one step for each. Move the land colonist onto the brown path to Novaria.
    .sea = Fine, the order doesn’t matter. Move this one, then the other.
    .stay = From inside a city a colonist can’t build. The first step takes it out.
lesson-first-game-sea =
    Now the other one: sea colonists use the blue paths. Move it onto the one to Syracusae.
    .stay = From inside a city a colonist can’t build. The first step takes it out.
lesson-first-game-brick-city =
    You build in the cities at the ends of your paths. Brick cities are cheap and need no brick: build in Novaria for 1
    food and 1 sestertius.
    .other = You can build both, in any order.
    .stopped = Then you build nothing this turn, and your colonists wait for the next Architect.
lesson-first-game-tool-city =
    Everywhere else a house costs a brick, the city’s own good, and more money. Build in Syracusae for 1 brick, 1 tool
    and
    3 sestertii.
    .stopped = Then you keep the goods, and the house waits for the next Architect.
lesson-first-game-points =
    Two houses, and your points have doubled: this is what you’d have if the game ended now. Every card belongs to a
    god,
    and most gods count houses in some way.
lesson-first-game-prefect =
    { $rival } has used a Prefect and handed you the Praefectus Magnus: it doubles the bonus of your next Prefect. Play
    yours.
    .magister = The Magister repeats your last card. That would be the Architect, but you have no brick left.
    .other = That works, too. The Praefectus Magnus waits until you use a Prefect.
lesson-first-game-produce =
    A Prefect lets one province produce. Choose Italia: your houses bring a brick and a tool, and the marker adds
    another
    tool, doubled for you.
    .elsewhere = You have no house there, so you only get the good on the marker, twice.
    .cash = You collect the coins showing on the markers, and the Praefectus Magnus stays with you.
lesson-first-game-coins =
    A brick and 3 tools! The marker of Italia has turned and shows coins. While it does, Italia can’t produce.
lesson-first-game-magister =
    The Magister does what your last card did, and that was a Prefect. Play it.
    .other = Then your last card isn’t the Prefect any more, and that’s what the Magister looks at.
lesson-first-game-repeat =
    Below the Magister lies your Prefect. Use it again.
    .skipped = Then the card does nothing this time.
lesson-first-game-cash =
    This time take the other half of the Prefect: collect the coins. Then all markers show goods again.
    .produced = You have no houses there, so only the bonus comes in, and the coins keep waiting.
lesson-first-game-diplomat =
    { $rival } has just built with an Architect. The Diplomat does what an opponent’s last card did, so play it.
    .other = That works, too. But the Diplomat only sees the last card, and { $rival } will soon cover that Architect.
lesson-first-game-copy =
    There’s one card to choose from. Use the Architect.
    .skipped = Then the Diplomat does nothing this time.
lesson-first-game-two-steps =
    Two steps again, and you may give both to one colonist. Move the land colonist past Novaria, to the path between
    Colonia A. and Vindobona.
    .sea = The sea colonist can move, too. Each step counts only once, though.
    .stay =
        You can stay and build where you are. But both cities there are done: Novaria is yours, and nobody builds in
        Roma.
lesson-first-game-food-city =
    Build in Colonia A., for 1 brick, 1 food and 2 sestertii: a new province for you, and a new good.
    .other = Vindobona makes tools, and you have those. And there’s only one brick, so it’s one house or the other.
    .stopped = Then you keep the brick for later.
lesson-first-game-mercator =
    The bricks are gone, and so is the food. The Mercator helps: play it.
    .other = That works, too. The Mercator waits in your hand.
lesson-first-game-sell =
    You have your 3 sestertii. Now trade with the bank, in two kinds of goods at most. Sell your cloth for 7.
    .buy = You can buy first. But each kind you trade counts, and two are all you have.
    .other = That fills your purse as well. Cloth is just the dearest good.
    .stopped = You don’t have to trade. You keep the 3 sestertii.
lesson-first-game-buy =
    Now buy 2 food: one for a new card, one for a new colonist.
    .amount = You may buy as much as you can pay for and store. This lesson needs two.
    .other = Bricks are good, too. But then you lack the food for the card and the colonist.
    .sold = That’s your second kind, so you can’t buy anything this time.
    .stopped = Then you keep the money, and you have no food for the card and the colonist.
lesson-first-game-senator =
    Time for a new card. Play the Senator.
    .other = That works, too. But somebody else may buy the card you want.
lesson-first-game-buy-card =
    A card costs the goods printed on it and those below its slot. Buy the Colonist: 1 food, and any 1 good.
    .stopped = You don’t have to buy. The goods stay with you.
lesson-first-game-any-good =
    A question mark means any good. Give your wine.
    .food = Then you’re short of food for the new colonist.
    .other = Any good will do. Give what you need least.
lesson-first-game-god =
    A card you buy goes straight to your hand. The Colonist belongs to Mars, like your Tribune. Mars pays 2 points for
    each colonist on the board, and from now on you’re paid twice.
lesson-first-game-colonist =
    Use it right away: play the Colonist.
    .other = That works, too. The Colonist waits in your hand.
lesson-first-game-place =
    A new colonist costs 1 food and 1 tool and starts in Roma or in a city with your house. Place a land colonist in
    Colonia A.
    .elsewhere = Allowed, too. From there it has other cities within reach.
    .earned = Money instead: 5 sestertii and 1 for each of your colonists on the board. But no new colonist joins you.
lesson-first-game-guest =
    { $rival } has let Italia produce, and that pays you, too: your houses there brought a brick and a tool. All houses
    in a province produce, whoever plays the Prefect.
lesson-first-game-tribune =
    Your hand is nearly empty. Play the Tribune: it brings back all your cards, and 1 sestertius for each from the
    fourth
    on. With food and a tool you could also place a colonist in Roma.
    .other = You can play this one first. Then the Tribune brings back one card more.
lesson-first-game-mars =
    Now let’s count, god by god. Mars: three colonists, 2 points each, and you have two cards of Mars. That’s 12.
lesson-first-game-houses =
    Your houses: Mercurius pays 6 for three kinds of goods. Jupiter counts the two outside brick cities and Saturnus
    your
    two provinces, each with two cards: 4 and 4. Venus pays 2, since Italia has two of your houses.
lesson-first-game-sum =
    Vesta adds 2 for money and goods. That makes 30, and { $rival } has 22. You see: every card of a god scores all of
    it
    once more.
lesson-first-game-end =
    The game ends when somebody buys the last card or builds their 15th house. That brings 7 points, and everybody else
    has one more turn.
lesson-first-game-your-game =
    Now it’s your game. A hint to start with: you have a brick, a tool and the money for a house in Vindobona, and your
    colonist is right there. If something new comes up, I’ll explain it.
