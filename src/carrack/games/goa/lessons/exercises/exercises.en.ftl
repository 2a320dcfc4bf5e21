# The exercises of Goa: tasks with two helps, and why the right answers are right.

exercise-most = Which choice brings you the most points at once?
    .help = Points come from markers, symbols in your hand, colonies, the most ducats, and some tiles.
    .more = The further down a marker, the more its next step is worth. And somebody has to be the first in a row.
exercise-colony = You want another colony. Which one can you found for certain, for the most points at once?
    .help = Add up what your board shows and your own colonists. Two cards come on top.
    .more = Each card shows at least one colonist, so count on 2 from the cards.

exercise-best-step = From row 2 to row 3 you gain 2 points, from row 1 to row 2 just one. Founding was already in row 2.
exercise-last-round =
    Expedition reaches row 5, 4 points more. You’re also the first there and draw a card, whose symbol counts, too.
exercise-row-five =
    Harvest reaches row 5, 4 points more, and as the first there you draw a card. The other steps lead to row 2 only.
exercise-far-down =
    Ships goes from row 3 to row 4, 3 points more, and as the first there you draw a card. Harvest brings 2, Taxes 1.
exercise-duty = Six spices fulfill the Duty: 5 points, more than any step you can pay for. And it isn’t even an action.
exercise-two-draws =
    Two more cards are two more symbols: at least 2 points, and more if two of them match. No other action brings as
    much.
exercise-sure-colony =
    4 on the board, 2 of your own and at least 2 on the cards make 8: just enough for Cochin. Madras needs luck.
exercise-third-colony =
    6 on the board, 2 of your own and at least 2 on the cards make 10, enough for Madras. For Calicut the cards would
    have to show 4.
