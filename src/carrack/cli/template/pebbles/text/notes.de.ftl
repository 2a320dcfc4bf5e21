note-take-stones = Du entscheidest, wie viele Steine du nimmst. Jeder ist ein Punkt, und ein Vielfaches deiner Glückszahl bringt vier dazu.
    .mistake = Immer drei zu nehmen geht schnell, überspringt aber oft das Vielfache.
    .section = 2
explain-lucky-number = Eine geheime Zahl von 2 bis 9: Ein Vielfaches davon an Steinen bringt am Ende vier Punkte.
    .forms = Glückszahl, Glückszahlen
