lesson-first-game = Your first game
    .about = One short game: take stones and reach a multiple of your lucky number.

lesson-first-game-goal = Most points win. Every stone that you take from this pile is a point.
lesson-first-game-first-stones = Each turn you take one, two or three stones. Take three.
    .few = One stone is one point only. Three are allowed, and nobody can take them from you again.
lesson-first-game-others = Red has taken stones too. Your lucky number is yours alone: red doesn’t know it.
lesson-first-game-lucky =
    At the end a multiple of your lucky number brings four points more. Take stones until you have at least six.
lesson-first-game-end = Compare: each stone is a point, and whoever hit their lucky number gets four more.
