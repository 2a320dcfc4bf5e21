# What the client itself says, in English.

skip-to-content = Skip to the content
loading = One moment …
cancel = Cancel
load-again = Load the page again
connection-lost = Connection lost. Reconnecting …
connection-waiting = Connecting …
matches-left = You can start { $left ->
        [0] no more matches
        [one] { $left } more match
       *[other] { $left } more matches
    } for now.
save-fails = The server can’t save right now. This page keeps trying.
problem-away = The server can’t be reached. Check your connection; this page keeps trying.
away-title = The server is away
away-text = Nothing is lost. This page keeps trying and goes on by itself as soon as the server is back.
problem-unknown = That did not work: { $detail }

## Pages

title-home = Home
title-new = New match
title-match = Match
title-join = Invitation
title-lobby = Matches
title-account = Account
title-settings = Settings
title-components = Components
title-rules = Rules
title-how-to-play = How to play
how-to-play-none = Nobody has written this page yet.
title-about = About Carrack
title-import = Import a match
title-lost = Nothing lies here
lost-text = No page has this address. The match may have been called off, or the link lost a letter.

## Frame

nav-label = Main pages
nav-logo = Carrack: to the home page
nav-home = To the home page
nav-turns =
    { $count ->
        [one] match waits for you
       *[other] matches wait for you
    }
nav-turns-do = Go to the next match that waits for you
footer-label = More pages
notices-label = Messages
notices-close = Close the message
language-en = English
language-de = Deutsch

## Home

home-title = Good games, at a table that is always set
home-lead =
    Strategy board games with all their rules: against computer players, with friends at one screen, or with
    people anywhere. No registration, no download.
home-mine = Your matches
home-next =
    { $count ->
        [one] Your turn
       *[other] Your turn in { $count } matches
    }
home-games = Games
home-play = Play now
home-starting = Setting up …
home-with-others = Play with friends
first-title = How well do you know { $game }?
first-new = New to { $game }
first-knows = I know the rules
first-seasoned = Challenge me
first-how-to-play = Read how to play first
first-later = You can change the level at any time.
home-against = Computer players
home-open = Open matches
home-open-none = Nobody is waiting for players right now. Open a match, and others will find it here.
home-open-all = All open matches
players-exactly =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
players-range = { $least } to { $most } players

## Matches in lists

match-turn = Your turn
match-open =
    { $count ->
        [0] Ready to start
        [one] One free seat
       *[other] { $count } free seats
    }
match-running = Running
match-over = Over
match-closed = Called off
match-won = winner
lobby-which = Which matches
lobby-open = Free seats
lobby-mine = Mine
lobby-watch = Watch
lobby-over = Finished
lobby-open-none = Nobody is waiting for players right now. Open a match, and others will find it here.
lobby-mine-none = You have no running matches. Start one: against computer players it takes a click.
lobby-watch-none = No public match is running at the moment.
lobby-over-none = None of your matches is over yet. Finished ones stay here, to be looked at move by move.
lobby-more = More matches

## New match

new-friends = Play with friends
new-friends-how = The other seats are open. Copy the link and send it to your friends; they need no account.
new-game = Game
new-seats = Who plays
new-count = Players
new-options = Options of the game
new-usual = usual
new-rulings = Rulings where the rulebook is silent
new-rulings-explained = Leave these as they are, unless your group plays it differently.
new-time = Time
new-absent = If a player doesn’t show up
new-access = Who may come in
new-private = Only people whom I send the link
new-public = Everybody: the match is listed, and anybody may join or watch
new-watched = Others may find this match and watch
new-start = Start the game
new-open = Create match and copy link
absent-wait = The others wait
absent-computer = A computer player decides until they are back
absent-forfeit = They lose the match
clock = Time to decide
clock-none = No limit
clock-live = In one sitting
clock-days = Over days
clock-live-how = Pace
clock-live-pace = { $move } for each decision, { $reserve } in reserve
clock-days-how = For each decision
clock-days-pace = { $move } for each decision

## Seats

seat-replaced = plays instead of “{ $kind }”, which failed
seat-me = Me
seat-computer = Computer
seat-open = Free seat
seat-number = Seat { $number }
seat-kind = Seat { $number }: level
seat-name = Seat { $number }: name
seat-open-explained = open to anyone you send the link
seat-hot = Several people at one screen: the page asks you to pass the device when hidden cards are to be seen.
seat-none-mine = You have no seat yourself: you would only watch.
seat-hue-blue = Blue
seat-hue-red = Red
seat-hue-green = Green
seat-hue-white = White
seat-hue-yellow = Yellow
seat-hue-purple = Purple
seat-hue-black = Black
seat-online = here
seat-offline = away
seat-colour-blue = Blue circle
seat-colour-red = Red square
seat-colour-green = Green triangle
seat-colour-white = White diamond
seat-colour-yellow = Yellow hexagon
seat-colour-purple = Purple star
seat-colour-black = Black cross
seat-colour-neutral = Neutral
computer-players = Computer players
computer-first = New here? A novice is a good first opponent.
computer-compare = Compare the levels
computer-random = Random
computer-random-about = Plays any legal move.
computer-greedy = Greedy
computer-greedy-about = Takes what looks best right now.
computer-search = Search
computer-search-about = Tries moves and looks where they lead.
computer-time = { $name } ({ $seconds } s per move)
computer-lines =
    { $lines ->
        [one] { $name } (1 line per move)
       *[other] { $name } ({ $lines } lines per move)
    }

## Waiting room and invitation

waiting-for =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-full = Everybody is here: you can start.
waiting-full-others = Everybody is here. Whoever opened the match starts it.
waiting-invite = Invite others
waiting-invite-private = Anyone with this link can take a seat.
waiting-invite-public = The match is listed for everybody. With this link others find it at once.
waiting-copy = Copy link
waiting-share = Share
waiting-copied = Link copied
waiting-copy-yourself = Your browser doesn’t allow copying. Select the link in the field and copy it yourself.
waiting-begin = Begin
waiting-begin-fill = You need not wait: computer players can take the free seats.
waiting-start-filled = Fill and start
waiting-leave = Give up my seat
waiting-close = Call the match off
join-title = You are invited to { $game }
join-head = Take a seat
join-name = Your name
join-guest = You play as a guest; nothing else is needed. You can keep your matches with a password later.
join-do = Join the match
join-seat = Take this seat
join-none = No seat is free any more.
join-watch = Watch the match
table-no = This match can’t be shown
table-closed = This match was called off
table-closed-explained = Whoever opened it has closed it before it began.
table-not-loaded = A part of the page could not be loaded. There may be a newer version.

## Account

account-guest = You play as the guest “{ $name }”. This browser remembers you.
account-is = You are logged in as “{ $name }”.
account-claim = Keep your matches
account-claim-why = Choose a name and a password, and your matches are with you on every device.
account-claim-do = Create the account
account-claimed = The account is yours. Your matches came along.
account-login = Log in
account-login-why = You have an account already? What you played as a guest moves to it.
account-login-do = Log in
account-logged-in = Welcome back.
account-logout = Log out
account-logged-out = You are logged out.
account-name = Name
account-rename = Change the name
account-rename-do = Change
account-renamed = The name is changed.
account-password = Password
account-password-old = Old password
account-password-new = New password
account-password-rule = At least eight characters.
account-password-change = Change the password
account-password-why = Every other device is logged out.
account-password-changed = The password is changed.
account-show = Show
account-data = Your data
account-export-why = Everything that is kept about you, with all your matches as files.
account-export = Export everything
account-delete = Delete the account …
account-delete-sure =
    The account is removed for good, and with it the way to your matches. The others can play on; a computer
    player takes your seats.
account-delete-do = Delete for good
account-deleted = The account is deleted.

## Settings

settings-kept = Kept in this browser, and with your account on every device.
settings-look = Look
settings-language = Language
settings-language-browser = As the browser
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Lamplight
settings-motion = How long a piece glides
settings-motion-off = Not at all
settings-motion-ms = { $count } ms
settings-motion-explained = If your system asks for less motion, nothing moves.
settings-play = Play
settings-confirm = Ask before a choice counts
settings-confirm-never = Never
settings-confirm-turns = In matches over days only
settings-confirm-always = Always
settings-confirm-explained = Undo stays free until something hidden was seen or somebody else has decided.
settings-pace = Computer players move
settings-pace-instant = instantly
settings-pace-quick = quickly
settings-pace-calm = calmly
settings-pace-explained = Your opponents’ moves appear one after the other. You can always skip them.
settings-turn = When it is my turn
settings-sound = Ring the bell
settings-sound-try = Listen
settings-push = Message from the browser, also when this page is closed
settings-email = E-mail
settings-email-explained = A message when a match waits for you and you are not here. Leave it empty for none.
settings-webhook = Webhook
settings-webhook-explained = For chat programs: this https address receives a message when it is your turn.

## Components and rules

components-search = Search names and texts
components-kind = Kind
components-all-kinds = All kinds
components-source = Where it comes from
components-all-sources = Wherever from
components-count =
    { $count ->
        [one] One component
       *[other] { $count } components
    }
components-none = Nothing fits. Try another word or another kind.
components-section = Rules { $section }
origin-seed = from the rulebook
origin-public = from public material
origin-reconstructed = reconstructed
rules-contents = Contents
rules-table = Table

## Import

import-what = A match file holds a whole match. A finished one you can watch and branch from; one that runs you play on here.
import-choose = Choose a match file
import-drop = or drop it here
import-busy = Reading …
import-too-large = This file is larger than 4 MB, so it can’t be a match file.

## About

about-what =
    Carrack plays strategy board games completely: every rule, with people and with computer players, in the
    browser, in the terminal and for research. It is free software and runs on your own machine as well.
about-server =
    This server runs version { $version } with the { $engine ->
        [compiled] compiled engine
       *[other] interpreted engine
    }.
about-fair = Fair chance
about-fair-text =
    Before a match begins, the server commits to a secret number, and every player adds one of their own. When the
    match is over the secret is told, and the page checks every shuffle and every die again. Computer players know
    what their seat may know, nothing more.
about-provenance = Where the rules and the data come from
about-provenance-text =
    The rules are written in our own words and name the section of the rulebook. Every card, tile and number
    carries a mark of its origin:
about-source-seed = The rulebook prints or states it.
about-source-public = It was taken from public material about the game.
about-source-reconstructed =
    The printed value is not known to us. It was chosen so that the game plays as it should, and can be replaced
    by your own data.
about-art = Own art, own words
about-art-text =
    Boards, pieces, pictures and texts were made for Carrack. Nothing was copied from the games’ publishers, and
    Carrack is not connected with them. Who likes a game should buy it: a table with wooden pieces is hard to beat.
about-data = Your data
about-data-text =
    One cookie keeps you logged in. There is no tracking and nothing is loaded from other servers. You can export
    and delete everything on the account page.
about-licences = Licences
about-licences-text = Carrack is published under the MIT licence. It builds on the work of others, among them:
about-licences-all = All licences in full
