# What the coach says about taxes and trade in 13 Kolonien.

lesson-taxes-and-trade = Taxes and trade
    .about = What the advanced game adds: taxes from epoch II on, trade with peoples, and what becomes of bad relations.

lesson-taxes-and-trade-tax =
    Epoch II. VP cards have raised the tax rate to 3, and before anything else you pay it from your hand, as far as your money
    goes. Pay with a 3 money card.
    .small = Then another money card has to help. With 1 and 3 you overpay by 1; that 1 stays in your purse for this turn.
lesson-taxes-and-trade-trade =
    Your wagon train can open trade. The Inca in New Granada want trade goods and give 3 money for them: trade there.
    .hopi = The Hopi take trade goods as well, but they give 2 money.
    .sell = In Europe they bring less. The Inca give a 3 money card.
    .end = The wagon train is waiting for goods like these.
lesson-taxes-and-trade-flag =
    Goods and wagon train are trashed, and your flag lies with the Inca. As long as it does, nobody else trades with them. If
    the trade ends, by war for example, you lose the proceeds again.
lesson-taxes-and-trade-mission =
    Now try a mission with the Hopi in Florida: they ask for a combat value of 1 only.
    .inca = The Inca ask for 2. The Hopi are easier.
    .end = First the missionary.
lesson-taxes-and-trade-taboo =
    Bad luck: you drew the Taboo, and the Hopi are skeptical of you now. Skeptical peoples start no new missions or trade; what
    you have stays. A wagon train with gifts would make it good again.
lesson-taxes-and-trade-war =
    One step further is war. Then mission and trade end, and you get one of these raid cards into your deck: as soon as you draw
    it, they attack one of your weakest colonies.
lesson-taxes-and-trade-scout =
    Your discoverer can also scout: look at the top card of any draw pile. Try it.
    .explore = That works too. Scouting is the thing you haven’t seen.
    .end = One more thing to try.
lesson-taxes-and-trade-pile =
    Whose pile? Your own shows what you’ll draw, England’s what England will.
lesson-taxes-and-trade-top-card =
    Only you see it. Say yes to discard it, no to leave it on top: discard your own bad card, or a good one of England’s.
lesson-taxes-and-trade-onward =
    Some of these VP cards are new too, like “To arms!”, which goes into your deck. The advanced game ends like the beginner
    game, after epoch II. Play on.
