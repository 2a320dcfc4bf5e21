lesson-first-game = Deine erste Partie
    .about = Eine kurze Partie: Nimm Steine und triff ein Vielfaches deiner Glückszahl.

lesson-first-game-goal = Die meisten Punkte gewinnen. Jeder Stein, den du von diesem Haufen nimmst, ist ein Punkt.
lesson-first-game-first-stones = In jedem Zug nimmst du einen, zwei oder drei Steine. Nimm drei.
    .few = Ein Stein ist nur ein Punkt. Drei sind erlaubt, und niemand nimmt sie dir wieder weg.
lesson-first-game-others = Auch Rot hat Steine genommen. Deine Glückszahl kennst nur du.
lesson-first-game-lucky =
    Am Ende bringt ein Vielfaches deiner Glückszahl vier Punkte mehr. Nimm Steine, bis du mindestens sechs hast.
lesson-first-game-end = Vergleiche: Jeder Stein ist ein Punkt, und wer seine Glückszahl getroffen hat, bekommt vier dazu.
