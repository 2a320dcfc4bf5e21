# What the terminal says itself, in English.

ui-seat = Seat { $seat }
ui-section = (rules { $section })
ui-thinking = { $seat } is thinking …
ui-times = (× { $count })
ui-result = Result
ui-score = Score
ui-place = Place
ui-tie-break = The tie was broken by: { $what }.
ui-and = and
ui-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
ui-team = Team
ui-winning-team =
    { $count ->
        [one] The team of { $names } wins.
       *[other] Several teams share the victory: { $names }.
    }
ui-secret-choice = chooses in secret
ui-position = Position after { $at } of { $of } choices
ui-drift = { $file }: from choice { $at } on, its history no longer fits the rules; positions are known from choice { $known } on.
ui-seen-by = What { $seat } sees

## Playing

ui-welcome = { $game }: { $players }
ui-player = { $seat } ({ $kind })
ui-kind-human = person
ui-commitment = All chance is fixed before the first move. Fingerprint of the secret: { $commitment }
ui-mix = { $seat }, type anything to mix into the chance (Enter to skip):
ui-seeded = Chance follows seed { $seed }: the same seed gives the same game. For fair play, leave the seed out.
ui-help-hint = Type a number or the words after it; “?” lists everything else.
ui-since = Since your last choice
ui-suggested = (Enter)
ui-always = Passing automatically until you have to decide something else: { $reaction }.
ui-no-reaction = You can’t always pass here: this is not a reaction.
ui-your-turn = { $seat }:
ui-curtain = Pass the device to { $seat }. { $seat }: press Enter.
ui-read-first = { $seat }: read this, then press Enter to hide it.
ui-ambiguous = “{ $text }” could be:
ui-unknown = “{ $text }” is not an option, a move in this game’s notation or a command. “help” lists the commands.
ui-no-number = There is no option { $number }; choose 1 to { $most }.
ui-stopped = Stopped at “{ $text }”; everything before it is done.
ui-possible = “{ $action }” is possible now.
ui-why-what = Say what you want to do, for example: why { $example }
ui-undone = Taken back: { $action }
ui-rewind-offer = Against computer players you can still go back: type “{ $command }”.
ui-rewound = Back to your choice: { $action }
ui-rewind-people = You can only go back further against computer players.
ui-no-way-back = The choices so far no longer fit the rules, so there is no way back past them.
ui-save-where = Give a file name, for example: save my-game.json
ui-saved = Saved to { $file }.
ui-save-other = { $file } exists and is not a match file; choose another name.
ui-not-saved = Not saved: { $why }
ui-hint = { $kind } suggests: { $label } ({ $notation })
ui-hints = { $count ->
    [one] One move stands out, as far as you can know:
   *[other] The moves that look best, as far as you can know:
  }
ui-hint-follow = “{ $command } 1” makes the first move as a whole. Each hint is counted and shown with the result.
ui-hint-which = There is no move { $number } to follow; “{ $command }” shows the moves that look best.
ui-hints-taken = Hints
ui-hint-kind = Hints come from { $kinds }, not from “{ $text }”.
ui-log-empty = Nothing has happened yet.
ui-look-what = Say what you want to look at, for example: look { $example }
ui-look-nothing = Nothing in this game is called “{ $text }”. “cards” lists everything with a text, “map” the places.
ui-component = { $kind }, rules { $section }; { $source }
ui-elsewhere = Not on the map.
ui-no-map = This game has no map. “{ $command }” shows everything on the table.
ui-no-guide = There is no how-to-play page for this game yet; try “rules”.
ui-no-rules = There are no written rules for this game yet.
ui-no-section = The rules have no section “{ $section }”; choose one of { $known }.
ui-no-text = There is no text for this.
ui-more-panels = More with “{ $command } TITLE”: { $panels }
ui-changed = { $title }: what has changed
ui-no-panel = No part of the board is called “{ $text }”; choose one of: { $known }.
ui-over = The game is over.
ui-secret = The secret was { $secret }
ui-verify = Anyone can check every shuffle and roll: { $command }
ui-quit-ask = Save to file (Enter to keep the automatic save only):
ui-resume = Game saved. Continue it with: { $command }
ui-nothing-lost = No choices made yet; nothing to save.
ui-lost = The game could not be saved and is lost.
ui-autosave-failed = The game can’t be saved automatically: { $why }

## Matches of an assistant

ui-match = Match: { $name }
ui-no-match = No match is kept yet.

## The server

ui-serving = Carrack is running at { $address }. Press Ctrl-C to stop it.
ui-no-page = The browser page needs one more step: { $command }
ui-no-page-play = To play here in the terminal: { $command }
ui-serving-already = Carrack is already running at { $address }.

## Commands of the terminal

command-undo = undo
command-rewind = rewind
command-save = save
command-why = why
command-note = note
command-hint = hint
command-always = always
command-board = board
command-log = log
command-cards = cards
command-look = look
command-map = map
command-guide = guide
command-rules = rules
command-help = help ?
command-quit = quit
command-back = back
command-do = do
command-free = free

help-choose = Type a number or the words after it; their beginnings are enough. Separate several with commas to do them in turn.
help-undo = take back your last choice, unless chance, hidden information or another player came in between
help-rewind = only against computer players: go back to your previous choice, whatever came in between
help-save = save FILE: save the game
help-why = why TEXT: why something isn’t possible now
help-note = what this question is about, for newcomers
help-hint = the moves that look best and why; hint N: make one of them; hint LEVEL: what a computer player would choose
help-always = always pass: pass this reaction and all others like it until you have to decide something else
help-board = board [TITLE]: show the board or one part of it, including the parts shown only on request
help-log = log [N]: the last N lines of what happened
help-cards = list everything with a text
help-look = look NAME: the text of a card, the neighbors of a place, anything with a name
help-map = every place on the map with its neighbors and values
help-guide = guide: how to play, on one page
help-rules = rules [SECTION]: all the rules, or one section
help-help = this list
help-quit = leave the game; you can continue it later
help-back = in a lesson: repeat this step or go back to the one before
help-do = in a lesson: have the coach make the move
help-free = in a lesson: leave it and play on freely

## Learning

ui-no-note = There is no note about this question yet.
learn-welcome = { $game }: { $lesson }
learn-how = Enter goes on. “back” repeats a step, “do” makes the move for you, “free” leaves the lesson, “?” lists everything else.
learn-beat = Step { $number } of { $of }
learn-ask-read = Enter: go on
learn-ask-astray = Enter: go on like this; “back”: take it back
learn-ask-stuck = Enter: back to the lesson’s path; “free”: play on
learn-expected = → Your step: { $choices }
learn-beginning = This is the beginning of the lesson.
learn-nothing-expected = There is nothing to do here that the coach could do for you.
learn-left = Your lesson is kept. Go on with: carrack learn { $game } { $lesson }
learn-minutes = { $minutes } minutes
learn-new = new
learn-begun = begun
learn-done = done

## The list of games

games-players = { $counts } players
games-variant = variant
games-ruling = ruling
games-provenance = Components: { $sources }

## Choosing a game

choose-title = Carrack
choose-lang = Language, de or en [{ $default }]:
choose-continue = You have an unfinished game; “c” continues it.
choose-game = Game, number or name [1]:
choose-players-about = Who plays? Type “human” for yourself and for each other person at this device. Computer players:
choose-players = Players, { $counts } [{ $default }]:
choose-options-about = Options of this game:
choose-options = Options as name=value, separated by commas [default]:
choose-usual = default
choose-wrong-lang = “{ $text }” is not available; type de or en.
choose-wrong-game = There is no game “{ $text }”; type a number from the list.
choose-wrong-count = This game is for { $counts } players, not for { $count }.
choose-wrong-player = There is no player “{ $text }”; type human or a computer player: { $levels }.
choose-option-twice = The option { $name } is given twice.
choose-wrong-option = “{ $text }” is not an option of this game; choose one of: { $known }

## The report on balance

report-point = .
report-played = { $game }, { $players } players, { $games } games
report-interval-of = { $low } to { $high } %
report-mean = Mean
report-least = Lowest
report-middle = Median
report-most = Highest
report-length = Length
report-rounds = rounds
report-turns = turns
report-decisions = decisions
report-points = Points
report-winner = of the winner
report-second = of the second
report-last = of the last
report-lead = lead of the winner
report-lead-share = lead as a share of the winner’s points
report-remarks = Worth noting
report-games = Games
report-wins = Wins
report-interval = 95 % interval
report-mean-score = Mean score
report-by-seat = By seat
report-seat = Seat
report-by-name = By name
report-name = Name
report-sources = Points by source
report-source = Source
report-everybody = All players
report-winners = Winners
report-question = Answers to “{ $name }”: { $times } a game
report-choice = Choice
report-component = Component
report-share = Share
report-event = Event “{ $kind }”: { $count } components
report-times = Times a game
report-seats = Seats reached
learn-exercises = After that, { $count } exercises: carrack exercises solve { $game }
learn-exercise = Exercise { $number } of { $of } (a number or its notation answers, “help” helps, Enter shows the answer)
learn-wrong = Not the best. Try again, ask for “help”, or press Enter.
learn-not-an-answer = That is none of the answers. Type its number or its notation.
learn-no-more-help = That was all the help. Enter shows the answer.
learn-answer = The answer: { $answer }

## Exploring

explore-first = First choices of a seat
explore-after = After { $choices }
explore-notation = Notation
explore-share = How often
explore-next = Most often next
explore-others = Others
explore-difference = Difference
