note-take-stones = You decide how many stones you take. Each is a point, and a multiple of your lucky number brings four more.
    .mistake = Always taking three is quick, but it often jumps over the multiple.
    .section = 2
explain-lucky-number = A secret number from 2 to 9: a multiple of it in stones brings four points at the end.
    .forms = lucky number, lucky numbers
