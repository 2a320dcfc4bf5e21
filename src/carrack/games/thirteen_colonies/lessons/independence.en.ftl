# What the coach says about independence in 13 Kolonien.

lesson-independence = Independence
    .about = What the professional game adds: nation cards, declarations of independence, and two ways to end the game.

lesson-independence-goal =
    The professional game, your last turn of epoch III, and you are England. Counting the VP piles, you and Spain are
    almost level.
lesson-independence-beside =
    This card lies beside the slots in epoch III. Whoever spends five declarations in one turn and has control 10 takes it:
    12 VP, and the game ends at once, without a scoring.
lesson-independence-nation-card =
    Declarations come from a mint, a newspaper and some cards. The Spirit of 1776 is a nation card: it carries your flag, so
    only England could take it.
lesson-independence-declare =
    Play it: two declarations. That isn’t enough for independence, but other cards of epoch III ask for some as well.
    .first = First the declarations: they are worth the most this turn.
    .end = Two declarations would remain unused.
lesson-independence-tea-party =
    Declarations can’t be saved, so spend them now. The Boston Tea Party wants two and one of these goods; you have trade
    goods. It brings 6 VP and lowers the taxes.
    .committee = That is 3 VP for one declaration, but then the other one is lost. The Tea Party brings 6 for both.
    .end = Declarations lapse with the turn.
lesson-independence-closing =
    The stack is empty, this closing card is open, and only one other card besides it. So the game ends as usual after this
    round, and all regions are scored. You play last.
lesson-independence-station =
    Then every control counts. In New England Spain has 2, you have 1: station your soldier there, and you share the first
    place.
    .elsewhere = It would count there too. In New England it makes a tie, and that’s 4 VP instead of 2.
    .end = A soldier in your hand is worth nothing when the game ends.
lesson-independence-forts =
    One thing you haven’t met: a fort is played on another player’s turn. It stops a card action that was just announced, or
    strengthens a defense. That is why all who might hold one are asked.
lesson-independence-end =
    End your turn and keep any card. Then the regions are scored.
    .nothing = That’s fine as well: nothing is drawn any more that counts.
lesson-independence-over =
    You have won: the Tea Party and the scorings made the difference. With five declarations you could have ended it earlier,
    with other winners perhaps.
