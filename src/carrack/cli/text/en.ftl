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
ui-drift = { $file }: its history no longer fits the rules from choice { $at } on; positions are known from choice { $known } on.
ui-seen-by = What { $seat } sees

## Playing

ui-welcome = { $game }: { $players }
ui-player = { $seat } ({ $kind })
ui-kind-human = person
ui-commitment = Chance is fixed before the first move. Commitment to its secret: { $commitment }
ui-mix = { $seat }, type anything to mix into the chance (Enter: nothing):
ui-seeded = Chance follows seed { $seed }: the same seed brings the same game. For fair play leave the seed out.
ui-help-hint = Type a number or the words behind it; “?” lists everything else.
ui-since = Since your last choice
ui-suggested = (Enter)
ui-always = Passed until you have to decide something else: { $reaction }.
ui-no-reaction = This is no question that can always be passed.
ui-your-turn = { $seat }:
ui-curtain = Pass the device to { $seat }. { $seat }: press Enter.
ui-read-first = { $seat }: read this, then press Enter to hide it.
ui-ambiguous = “{ $text }” could be:
ui-unknown = “{ $text }” is no option, no notation of this game and no command. “help” lists the commands.
ui-no-number = There is no option { $number }; there are 1 to { $most }.
ui-stopped = Stopped at “{ $text }”; what comes before it is done.
ui-possible = “{ $action }” is possible now.
ui-why-what = Write what you want to do, such as: why { $example }
ui-undone = Taken back: { $action }
ui-rewind-offer = Against computer players you can still go back: type “{ $command }”.
ui-rewound = Back to your choice: { $action }
ui-rewind-people = Going back behind that is possible only against computer players.
ui-no-way-back = The choices so far no longer fit the rules; there is no way back before them.
ui-save-where = Write a file name, such as: save my-game.json
ui-saved = Saved to { $file }.
ui-save-other = { $file } exists and is no match file; choose another name.
ui-not-saved = Not saved: { $why }
ui-hint = { $kind } would choose: { $label } ({ $notation })
ui-hint-kind = Hints come from { $kinds }, not from “{ $text }”.
ui-log-empty = Nothing has happened yet.
ui-look-what = Write what you want to look at, such as: look { $example }
ui-look-nothing = Nothing in this game is called “{ $text }”. “cards” lists everything that has a text, “map” the places.
ui-component = { $kind }, rules { $section }; { $source }
ui-elsewhere = Not on the map.
ui-no-map = This game has no map. “{ $command }” shows everything on the table.
ui-no-guide = Nobody has written how to play this game yet; try “rules”.
ui-no-rules = The rules of this game have not been written yet.
ui-no-section = The rules have no section “{ $section }”. The sections are { $known }.
ui-no-text = There is no text for this.
ui-more-panels = On request, with “{ $command } TITLE”: { $panels }
ui-changed = { $title }: what has changed
ui-no-panel = No part of the board is called “{ $text }”. There are: { $known }.
ui-over = The game is over.
ui-secret = The secret of the chance was { $secret }
ui-verify = Anybody can recompute every shuffle and roll: { $command }
ui-quit-ask = File to save to (Enter: the automatic file is enough):
ui-resume = The game is saved. Continue it with: { $command }
ui-nothing-lost = No choice was made yet; there is nothing to save.
ui-lost = The game could not be saved and is lost.
ui-autosave-failed = The game can't be saved automatically: { $why }

## The server

ui-serving = Carrack runs at { $address }. Ctrl-C ends it.
ui-serving-already = Carrack runs already at { $address }.

## Commands of the terminal

command-undo = undo
command-rewind = rewind
command-save = save
command-why = why
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

help-choose = A number, or the words behind it; their beginnings are enough. Several, separated by commas, are done one after the other.
help-undo = take back your last choice, as long as no chance, no hidden thing and nobody else came in between
help-rewind = against computer players alone: back to your previous choice, whatever came in between
help-save = save FILE: save the game
help-why = why TEXT: why something is not possible now
help-hint = hint [LEVEL]: what a computer player would choose
help-always = always pass: pass this reaction and all of its kind until you have to decide something else
help-board = board [TITLE]: show the board, or one part of it, such as those that are only shown on request
help-log = log [N]: what happened, the last N lines
help-cards = list everything that has a text
help-look = look NAME: the text of a card, the neighbors of a place, anything that has a name
help-map = every place of the map with its neighbors and values
help-guide = guide: how to play, on one page
help-rules = rules [SECTION]: the rules to read, all of them or one section
help-help = this list
help-quit = leave the game; it can be continued later

## The list of games

games-players = { $counts } players
games-variant = variant
games-ruling = ruling
games-provenance = Components: { $sources }

## Choosing a game

choose-title = Carrack
choose-lang = Language, de or en [{ $default }]:
choose-continue = Your last game is not finished; “c” continues it.
choose-game = Game, number or name [1]:
choose-players-about = Who plays? Write “human” for yourself and for each person at this device. Computer players:
choose-players = Players, { $counts } of them [{ $default }]:
choose-options-about = Options of this game:
choose-options = Options as name=value, separated by commas [usual]:
choose-usual = usual
choose-wrong-lang = “{ $text }” is not there; write de or en.
choose-wrong-game = There is no game “{ $text }”; choose a number from the list.
choose-wrong-count = This game is for { $counts } players, not for { $count }.
choose-wrong-player = There is no player “{ $text }”; write human, or a computer player: { $levels }.
choose-option-twice = The option { $name } is given twice.
choose-wrong-option = “{ $text }” is no option of this game; write one of: { $known }

## The report on balance

report-point = .
report-played = { $game }, { $players } players, { $games } games
report-interval-of = { $low } to { $high } %
report-mean = Mean
report-least = Least
report-middle = Middle
report-most = Most
report-length = Length
report-rounds = rounds
report-turns = turns
report-decisions = decisions
report-points = Points
report-winner = of the winner
report-second = of the second
report-last = of the last
report-lead = lead of the winner
report-lead-share = lead as a share of the winner's points
report-remarks = Worth a remark
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
report-everybody = Everybody
report-winners = Winners
report-question = Answers to “{ $name }”: { $times } a game
report-choice = Choice
report-component = Component
report-share = Share
report-event = Event “{ $kind }”: { $count } components
report-times = Times a game
report-seats = Seats reached
