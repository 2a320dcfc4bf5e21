# The exercises of Colonialism: tasks with two helps, and why the right answers are right.

exercise-color = You choose a color and take all its cubes here. Which one brings you the most points for certain?
    .help = Only your scarcest color counts at the end, and three cubes of one color can become one of another.
    .more = Work it out for each color: what you’d have, what the next player would leave you, and your smallest number after conversions.
exercise-campaign = You play Military Campaign against natives; it removes two to four discs. In which region does it bring you the most points for certain?
    .help = Two natives or fewer are gone for certain. Then the region’s cubes are collected at once, the most influence first.
    .more = Look at who shares the region with you, and which color you lack.

exercise-brown-first = You have no brown. With the two brown cubes you score 3, conversions and interests included; four yellow ones leave you at 2.
exercise-four-instead-of-six = You lack brown entirely. Four brown cubes lift you to 4 points; with six black ones the other player takes the brown, and you stay at 3.
exercise-convert = Five black cubes are more than you need of that color, but three of them become one yellow. That brings 3 points, the other colors only 2.
exercise-second-choice = Brown is your scarcest color, and the other player has chosen before you. Three brown cubes make 4 points, three black ones only 2.
exercise-last-cubes = Brown holds you back: you have 3. Five brown cubes lift your smallest number to 7; any other color leaves you at 5.
exercise-campaign-alone = A single native stands in Sub-Saharan Africa, and you have the most influence: you choose first among ten cubes. In the Middle East you share five; elsewhere too many natives stand.
exercise-campaign-scarce = In the Middle East you are alone with one native: all four cubes are yours, one of each color and one more. The other regions have one cube, or somebody stronger.
exercise-campaign-shared = In China two natives are gone for certain, and nobody else is there: three yellow cubes and a brown one are yours. In Sub-Saharan Africa there are more cubes, but another player chooses first.
