# The exercises of Concordia Venus: tasks with two helps, and why the right answers are right.

exercise-produce = You’re using a Prefect. Which choice gives you the most points right now?
    .help = Goods are points, too: which god counts them?
    .more = Vesta pays for every full 10 sestertii of money and goods. Look for houses of yours and for dear goods.
exercise-purchase =
    You may buy cards. Which one do you buy first, so that all purchases together bring the most points right now?
    .help = For each card: what does its god pay you right now?
    .more = Count houses, provinces, kinds of goods and colonists; and what Vesta loses by the price.

exercise-which-province =
    Dacia brings food, a tool and, thanks to the Praefectus Magnus, 2 cloth. Money and goods now come to 30, so Vesta
    pays 3.
exercise-money-counts =
    Italia brings wine and 2 cloth, worth 20. Money and goods come to 53, and Vesta pays 5 instead of 3.
exercise-late-harvest =
    Asia brings a brick, wine and cloth, worth 16, and takes you from 45 to 61: Vesta pays 6, one more than for any
    other choice.
exercise-two-cards =
    Mason and Vintner together bring 17 points for houses you already have. Vesta loses 3 for the goods.
exercise-first-purchase =
    The Mercator adds 4 for Mercurius and the Diplomat 2 for Saturnus. The goods cost you 2 points with Vesta.
exercise-mars-or-saturnus =
    The Colonist brings 8 for Mars and the Diplomat 2 for Saturnus. Vesta loses 2: you’re 8 points up.
exercise-five-goods = Your houses produce all five kinds of goods. Another card of Mercurius pays 10 points for them.
exercise-seven-provinces =
    A card of Saturnus scores your seven provinces once more, and the Weaver counts your houses in cloth cities.
