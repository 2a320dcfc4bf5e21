# The exercises of 13 Kolonien: tasks with two helps, and why the right answers are right.

exercise-envoy = The king’s envoy scores one region now. Which one gains you the most over the other player?
    .help = Compare your control with theirs in each region. In a tie both get the VP of the shared place.
    .more = Subtract what they get from what you get. A smaller region that you hold alone can be worth more than a rich one that you share.
exercise-commissioners = The royal commissioners score two regions of your choice, one after the other. With which one can you begin, to gain the most in all?
    .help = Each region counts by itself, so look for the two best. A tie brings both players the same.
    .more = Subtract what the other player gets from what you get, in each region. Two of them leave you ahead.
exercise-provinces = Each player names a land region, which is scored for both. You name first. Which one gains you the most for certain?
    .help = The other player will name the region that is best for them. What you have named, they can’t name.
    .more = For each region: your gain now, less what they win with the best region that is left.

exercise-envoy-alone = In New England your colony of value 2 stands against one of value 0, and without control there is no place: 4 VP for you, none for them. Florida is a tie.
exercise-envoy-three = On Cuba you are alone: 3 VP to 0. New England and New Granada bring you 4, but the other player 2.
exercise-envoy-island = On Jamaica your soldier is alone: 3 VP to 0. Peru brings you 5, but the other player 3.
exercise-envoy-tie = In New Spain both have control 2, so both get 5 VP, and nothing is gained. In New England your soldier is alone: 4 VP to 0.
exercise-two-best = In New England you win 4 to 2 and in Florida 3 to 2; together that is 3 VP. Everywhere else you are tied or behind.
exercise-provinces-rich = New Spain is yours alone: 5 VP to 0. Nothing is left with which the other player could win anything back.
exercise-provinces-small = Guiana brings you 3 VP to 0. In New Spain both get 5, and in New England the other player is ahead.
exercise-provinces-first = New Granada brings you 4 VP to 0. New France would bring 5, but the other player 3.
