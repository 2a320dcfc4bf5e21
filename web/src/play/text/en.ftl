# The table, in English.

play-loading = Setting up the table …
play-try-again = Try again
play-close = Close
play-cancel = Cancel

## Prompt

play-your-turn = Your turn
play-title-turn = Your turn – { $game }
play-prompt = What to do
play-over =
    { $count ->
        [0] The game is over.
        [one] { $names } wins the game.
       *[other] { $names } win the game together.
    }
play-over-teams =
    { $count ->
        [one] The team of { $names } wins the game.
       *[other] Several teams share the victory: { $names }.
    }
play-confirm-this = Confirm: { $what }
play-confirm = Confirm
play-picked = Picked: { $what }
play-back = Back
play-list =
    { $count ->
        [one] 1 option
       *[other] All { $count } options
    }
play-ready = { $ready } of { $all } ready
play-skip =
    { $count ->
        [one] Skip 1 move
       *[other] Skip { $count } moves
    }
play-undo = Undo
play-undo-why = Take back your last choice
play-passing = Auto-passing: { $what }
play-passing-stop = Ask me again
play-pass = Auto-pass …
play-pass-turn = { $what }: until my turn
play-pass-stopped = { $what }: always
play-pass-everything = every question
play-more-reasons = { $count } more reasons
play-holds = Holds
play-menu = Kinds of action
play-never = This is never chosen directly. Your decision now:
play-closed = not possible now
play-hint = Hint
play-hint-thinking = Thinking …
play-hinted = Suggested ({ $chance }): { $what }
play-hint-do = Make this move
play-hint-others = Hint: { $count ->
    [one] one move
   *[other] { $count } moves
  }
play-hints = Moves that look best
play-hints-counted = As far as you can know. { $count ->
    [one] One hint so far
   *[other] { $count } hints so far
  }; the result will tell.
play-hints-taken = Hints
play-analyse = Analyze
play-analysis = Analysis
play-analysis-begins = Looking …
play-analysis-tables = { $count ->
    [one] one table
   *[other] { $count } tables
  }
play-analysis-open = With all cards open
play-analysis-eyes = As { $seat } could know it
play-analysis-line = In a line that could have followed
play-analysis-back = Back to the match
play-analysis-before = Back along the line
play-analysis-next = On along the line
play-analysis-here = Analyze from here
play-analysis-about = “For” and “against” compare with the best other move; 1 is a clear lead. Chances grow more exact while you watch.
play-analysis-over = The game is over here.
play-key-analysis = analyze this position of a finished match
play-key-line = back and on along a line of the analysis
play-advice-chance = chance of winning
play-advice-points = about { $points } points
play-advice-for = For it:
play-advice-against = Against it:
play-advice-close = Perhaps as good as the best.
play-come-back = Take my seat back
play-less = Less
play-more = More
play-nothing = Nothing for you to decide right now.
play-or-pick = Or pick one of the highlighted places.
play-time-left = Time left

## Board

play-board = Board
play-parts = Parts of the board
play-board-text = The board as text
play-options =
    { $count ->
        [one] 1 option
       *[other] { $count } options
    }
play-neutral = neutral
play-zoom-in = Zoom in
play-zoom-out = Zoom out
play-fit = Whole board
play-text = Text
play-picture = Picture
play-section = Rules { $section }
play-marked = chosen

## Legend

play-legend = Symbols
play-legend-panels = In the players’ panels
play-legend-board = On the board
play-legend-signs = Signs
play-legend-actions = Actions
play-legend-marks = Highlights
play-legend-lit = You can pick this now
play-legend-picked = You’ve picked this
play-legend-shown = What the text you point at refers to

## Players and hand

play-players = Players
play-has-to-decide = to move
play-takes-part = involved in this move
play-online = online
play-away = offline
play-stand-in = a computer player stands in
play-forfeited = forfeited
play-done = ready
play-reserve = { $minutes } min in reserve
play-large = Cards on the board, enlarged
play-hand = My hand
play-player-board = Details
play-belongings = What { $name } has
play-symbols = Open information
play-silent = hasn’t spoken yet
play-hand-close = Hide hand
play-hand-open = Show hand
play-hand-and-board = My hand and my board

## Log, chat, history

play-tab-log = Log
play-tab-chat = Chat
play-tab-options = Options
play-log = Log
play-set-up = Set-up
play-hidden-choice = a hidden choice
play-earlier =
    { $count ->
        [one] Show 1 earlier entry
       *[other] Show { $count } earlier entries
    }
play-show-position = Show this position
play-show-position-at = Show the position after move { $at }
play-copy = Copy as text
play-copied = Moves copied in notation.
play-leave-match = Leave match …
play-leave-title = Leave this match?
play-hand-over = Hand over for now
play-hand-over-about = A computer player takes your turns until you come back.
play-leave = Leave for good
play-leave-about = A computer player takes your seat. You can’t come back.
play-later = Continue later
play-later-about = The match waits for you on the home page.
play-give-up = Abandon match
play-give-up-about = The match ends without a result.
play-stay = Keep playing
play-chat = Chat
play-chat-empty = No messages yet.
chat-menu = Report, mute or block { $name }
chat-report = Report
chat-mute = Mute
chat-mute-why = You no longer see what they write, in any match
chat-block = Block
chat-block-why = You no longer see what they write, and they can’t join matches you create
chat-report-reason = What’s wrong?
chat-report-comment = Details (optional)
chat-report-do = Send report
chat-done-report = Thank you. The administrators will see your report.
chat-done-mute = You no longer see messages from { $name }. You can undo this on the account page.
chat-done-block = { $name } is blocked. You can undo this on the account page.
play-say = Message
play-send = Send
play-after = after move { $at }
play-history = History
play-first = Start
play-before = Previous move
play-next = Next move
play-now = Latest position
play-turn-before = Previous turn
play-turn-next = Next turn
play-autoplay = Autoplay
play-pause = Pause
play-speed = Playback speed
play-speed-is = Playback speed: { $speed }×
play-times = { $speed }×
play-eyes = View
play-eyes-all = Everything open
play-at = Move { $at } of { $of }
play-past = Viewing move { $at } of { $of }
play-to-now = Back to live
play-rewind = Rewind to here
play-propose = Propose a rewind to here
play-proposal = { $name } proposes going back to the position after move { $at }.
play-proposal-agreed = { $agreed } of { $needed } agree.
play-agree = Agree
play-disagree = Decline
play-on = Branch from here
play-on-about = This starts a new match from the position after move { $at }. The original stays as it is.
play-on-me = At this screen
play-on-begin = Start match
play-since = Since your last turn:
play-since-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
play-since-next = Next
play-since-overview = Overview
play-since-events = Events

## Typed play

play-typed = Type a move (Tab to complete)
play-typed-several = Which one? { $list }
play-typed-unknown = “{ $typed }” is not a move of this game.

## Keys

play-keys = Keyboard shortcuts
play-key-tab = next highlighted target
play-key-enter = pick it
play-key-esc = back
play-key-inspect = what is this?
play-key-undo = undo
play-key-history = previous or next move
play-key-turns = previous or next turn
play-key-autoplay = start or pause autoplay
play-key-ends = first or latest position
play-key-trail = step through what happened while you were away
play-key-hint = a hint: the moves that look best
play-key-skip = skip computer players’ moves
play-key-text = board as text or picture
play-key-zoom = zoom in or out, show the whole board
play-key-typed = type a move
coach = Coach
coach-step = Step { $number } of { $of }
coach-next = Next
coach-show = Do it for me
coach-back = Back
coach-leave = Leave the lesson
coach-take-back = Take it back
coach-go-on = Go on like this
coach-to-path = Back to the lesson
coach-play-freely = Play on freely
coach-wait = The others are playing …
coach-exercise = Exercise { $number } of { $of }
coach-help = Help
coach-answer = Show the answer
coach-next-exercise = Next exercise
coach-all-exercises = All exercises
coach-read = New to you: what is this about?
coach-note = New to you
coach-got-it = Got it
coach-off = No more notes
coach-fold = Fold the coach’s card
coach-unfold = Unfold the coach’s card
coach-lesson-done = Lesson finished. The rest of this game is yours.
coach-lesson-left = You left the lesson.
coach-return = Back to the lesson
coach-all-lessons = All lessons
play-key-coach = the coach’s note about this question
play-key-guide = how to play
play-key-legend = what the symbols mean
play-key-keys = this list

## One screen for several

play-curtain = Pass the device to { $name }
play-curtain-about = Nobody else should look at the screen now.
play-curtain-lift = I’m { $name }: show my hand

## Errors

play-faster = Somebody was faster. Here is the new position.

## The end

play-result = Result
play-won =
    { $team ->
        [yes] The team of { $names }
       *[no] { $names }
    } wins by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }
play-won-tie =
    { $team ->
        [yes] The team of { $names }
       *[no] { $names }
    } wins the tie-break
play-tie-won = Level on points with { $names }; decided by: { $by }
play-nth =
    { $ordinal ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
play-chart-scores = Scores over the game
play-shared = Anyone with the link can view this match
play-copy-yourself = Your browser doesn’t allow copying. The link is in the address bar.
play-rematch = Rematch
play-replay = Replay
play-show-board = Final board
play-export = Download
play-category = Category
play-score = Score
play-team-score = Team score
play-team = Team { $team }
play-tie-break = Ties were broken by: { $by }
play-tie-row = Tie-break only: { $by }
play-charts = How the game unfolded
play-charts-all = Show all { $count } charts
play-moves = moves
play-proof = Fair-play check
play-proof-about =
    Before the game, the server published a fingerprint of its secret. Now that the secret is known, this page can
    repeat every draw and every roll and compare.
play-commitment = Fingerprint of the secret
play-secret = Secret
play-proof-check = Check every draw
play-proof-unable = This browser can check only over a secure connection (https).
play-proof-secret = The secret matches the fingerprint.
play-proof-secret-bad = The secret does not match the fingerprint.
play-proof-remembered = The fingerprint is the one this browser saw first.
play-proof-remembered-bad = The fingerprint differs from the one this browser saw first.
play-proof-unknown = This browser hasn’t seen the fingerprint before.
play-proof-draws =
    { $count ->
        [one] 1 draw repeated: it matches.
       *[other] { $count } draws repeated: all match.
    }
play-proof-draws-bad =
    { $count ->
        [one] 1 draw does not match.
       *[other] { $count } draws do not match.
    }

## The review

play-review = Review
play-review-about = How everyone’s chances changed, which choices cost most and why, and what was luck.
play-review-begin = Review this match
play-review-making = Working out the chances …
play-review-progress = { $done } of { $of } moves looked at
play-review-looking = Looking at luck and at what could be known …
play-review-account = What made the difference
play-review-start-short = Start
play-review-luck-short = Luck
play-review-own-short = Own
play-review-others-short = Others
play-review-result-short = Result
play-review-view = Chances
play-review-view-was = As it was
play-review-view-known = As the player could know
play-review-chances = Chances of winning
play-review-table = The chances as a table
play-review-player = Player
play-review-start = Start
play-review-luck = Luck
play-review-own = Own choices
play-review-others = Others’ choices
play-review-result = Result
play-review-adds-up = Start, luck, own and others’ choices add up to the result, in percentage points.
play-review-plays-like = Played like
play-review-like = { $level } ({ $from } to { $to })
play-review-loss = Cost per move
play-review-marks = Inaccuracies · mistakes · blunders
play-review-costly = Costliest choices
play-review-cost = Choice { $at }: { $seat } gave away { $cost }
play-review-all = Show all { $count } choices
play-review-none = No choice cost more than can be told apart from nothing.
play-review-inaccuracy = inaccuracy
play-review-mistake = mistake
play-review-blunder = blunder
play-review-played = Played
play-review-better = Better
play-review-line = Then
play-review-why = Why
play-review-interval = Between { $low } and { $high } with 95 % confidence.
play-review-show = Show on the board
play-review-again = Try again from here
