# What a review says, in English.

review-point = .
review-title = Review: { $game }
review-seat = Seat { $seat }
review-who = { $seat } ({ $kind })
review-person = person
review-none = –

review-chances = Chances of winning
review-chances-about = After each choice, as the game really stood. Triangles mark costly choices.
review-chances-table = The same chances as a table
review-after = After
review-start = Start
review-end = End
review-change = Choice { $at }
review-scale = Choices

review-account = What made the difference
review-account-about = Start, luck, own and others’ choices add up to the result. Choices are compared with what the level “{ $level }” makes of the same positions on average.
review-account-untuned = Start, luck, own and others’ choices add up to the result. This set-up was never measured: own choices look better here than they were, others’ worse.
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-result = Result
review-start-short = Start
review-luck-short = Luck
review-own-short = Own
review-others-short = Others
review-result-short = Result

review-accuracy = How well everyone played
review-moves = Moves
review-loss = Cost per move
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-plays-like = Played like
review-like = { $level }
review-like-range = { $level } ({ $from } to { $to })
review-player = Player

review-costly = Costliest choices
review-none-costly = No choice cost more than can be told apart from nothing.
review-choice-heading = Choice { $at }: { $seat } gave away { $cost }
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-interval = { $low } to { $high }
review-played = Played
review-better = Better
review-cost = Cost
review-line = Expected to follow
review-reasons = Why
review-reasons-about = Why: what the judgement of the tables adds for the player, better move against the one played; 1 is a clear lead.
review-close = too close to call
review-only-looked = Costs come from a quick look only; no lines were played.
review-bounds = An inaccuracy costs at least { $inaccuracy }, a mistake { $mistake }, a blunder { $blunder }.
review-made-by = Made with Carrack. Chances are a computer’s estimates; costs have 95 % intervals.
review-scored = Final score

review-to-win = { $chance } to win
review-expected = about { $points } points
review-as-good = perhaps as good as the best
review-for = For it: { $terms }.
review-against = Against it: { $terms }.
review-analysis = Position after { $at } of { $of } choices: { $game }
review-stand = How everyone stands
review-points = Points
review-decides = { $seat } to decide
review-others-decide = { $seat } decides here, and { $eyes } can’t know the options. Analyze with --seat { $number }, or with --open.
review-seen-by = as { $seat } could know it
review-seen-open = with all cards open
review-tables = { $count ->
    [one] Looked at on one table
   *[other] Looked at on { $count } tables
  }; “for” and “against” compare with the best other move, 1 is a clear lead.
