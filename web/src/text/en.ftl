# What the client itself says, in English.

skip-to-content = Skip to content
loading = Loading …
cancel = Cancel
load-again = Reload the page
connection-lost = Connection lost. Reconnecting …
connection-waiting = Connecting …
matches-left = You can start { $left ->
        [0] no more matches
        [one] { $left } more match
       *[other] { $left } more matches
    } for now.
save-fails = The server can’t save right now. Retrying …
problem-away = Can’t reach the server. Check your connection. Retrying …
away-title = The server is offline
away-text = Nothing is lost. This page reconnects as soon as the server is back.
problem-unknown = Something went wrong: { $detail }

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
how-to-play-none = This page hasn’t been written yet.
title-about = About Carrack
title-import = Import a match
title-lost = Page not found
lost-text = There is no page at this address. The match may have been cancelled, or the link may be incomplete.

## Frame

nav-label = Main pages
nav-logo = Carrack: home
nav-home = Home
nav-turns =
    { $count ->
        [one] match waits for you
       *[other] matches wait for you
    }
nav-turns-do = Go to the next match waiting for you
footer-label = More pages
notices-label = Messages
notices-close = Close message
language-en = English
language-de = Deutsch

## Home

home-title = Great strategy games, ready when you are
home-lead =
    Strategy board games with their complete rules. Play against computer players, with friends at one screen, or
    with people anywhere. No registration, no download.
home-mine = Your matches
home-next =
    { $count ->
        [one] Your turn
       *[other] Your turn in { $count } matches
    }
home-games = Games
home-play = Play now
home-starting = Setting up …
title-learn = Learn
learn-lead = Play a first game step by step. You make the moves, the coach explains what you need when you need it.
learn-none = There is no lesson for this game yet. Read how to play on one page, then play against the easiest level.
learn-minutes = about { $minutes } minutes
learn-players =
    { $players ->
        [one] for one player
       *[other] a table of { $players }
    }
learn-start = Start
learn-continue = Continue
learn-again = Start again
learn-repeat = Play it again
learn-done = Finished
learn-begun = Step { $number } of { $of }
learn-exercises = Exercises
learn-exercises-lead = One question each, on a position from a real game. Ask for help if you like; every answer comes with its reason.
learn-exercises-solved = Solved: { $solved } of { $of }
learn-exercise = Exercise { $number }
learn-exercise-solved = Exercise { $number }, solved
learn-coach = The coach in every game
learn-coach-on = Explain each kind of question the first time I meet it
learn-coach-explained = The key C calls up the note about a question at any time.
learn-reset = Explain everything again
learn-reset-done = The coach will explain every kind of question again.
home-learn = Learn
first-learn = Teach me: a first game, step by step
first-learn-about = About { $minutes } minutes; you make the moves.
home-with-others = Play with friends
first-title = How well do you know { $game }?
first-new = New to { $game }
first-knows = I know the rules
first-seasoned = Challenge me
first-how-to-play = Read how to play first
first-later = You can change the level at any time.
home-against = Computer players
home-open = Open matches
home-open-none = Nobody is looking for players right now. Create a match, and others will find it here.
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
        [one] 1 open seat
       *[other] { $count } open seats
    }
match-running = In progress
match-over = Finished
match-closed = Cancelled
match-won = winner
lobby-which = Show
lobby-open = Open
lobby-mine = My games
lobby-watch = Watch
lobby-over = Finished
lobby-open-none = Nobody is looking for players right now. Create a match, and others will find it here.
lobby-mine-none = You have no matches in progress. One click starts a match against computer players.
lobby-watch-none = No public match is in progress right now.
lobby-over-none = You haven’t finished a match yet. Finished matches stay here, and you can replay them.
lobby-more = More matches

## New match

new-friends = Play with friends
new-friends-how = The other seats are open. Copy the link and send it to your friends; they need no account.
new-game = Game
new-seats = Players
new-count = Number of players
new-options = Game options
new-usual = default
new-rulings = Rulings where the rulebook is silent
new-rulings-explained = Leave these alone unless your group plays differently.
new-time = Time
new-absent = If a player doesn’t show up
new-access = Who can join
new-private = Only people with the link
new-public = Everybody: the match is listed, and anybody can join or watch
new-bots = Bots may take free seats: programs that other players have written
new-hints = Everybody may ask for hints; they are counted, and everybody sees the count
new-watched = Others can find and watch this match
new-start = Start game
new-open = Create match and copy link
absent-wait = The others wait
absent-computer = A computer player takes over until they are back
absent-forfeit = They lose the match
clock = Time limit
clock-none = No limit
clock-live = In one sitting
clock-days = Over days
clock-live-how = Pace
clock-live-pace = { $move } per decision, { $reserve } in reserve
clock-days-how = Per decision
clock-days-pace = { $move } per decision

## Seats

seat-replaced = replaces “{ $kind }”, which failed
seat-bot = { $name } (bot)
seat-me = Me
seat-computer = Computer
seat-open = Open seat
seat-number = Seat { $number }
seat-kind = Seat { $number }: level
seat-name = Seat { $number }: name
seat-open-explained = open to anyone you send the link
seat-hot = Several people at one screen: the page asks you to pass the device before it shows hidden cards.
seat-none-mine = You have no seat yourself, so you would only watch.
seat-hue-blue = Blue
seat-hue-red = Red
seat-hue-green = Green
seat-hue-white = White
seat-hue-yellow = Yellow
seat-hue-purple = Purple
seat-hue-black = Black
seat-online = online
seat-offline = offline
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
computer-greedy-about = Takes whatever looks best right now.
computer-search = Search
computer-search-about = Tries out moves and looks where they lead.
computer-time = { $name } ({ $seconds } s per move)
computer-lines =
    { $lines ->
        [one] { $name } (1 line per move)
       *[other] { $name } ({ $lines } lines per move)
    }

## Waiting room and invitation

waiting-for =
    { $count ->
        [one] 1 seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-full = Everybody is here. You can start.
waiting-full-others = Everybody is here. The player who created the match can start it.
waiting-invite = Invite others
waiting-invite-private = Anyone with this link can take a seat.
waiting-invite-public = The match is listed for everybody. This link leads straight to it.
waiting-copy = Copy link
waiting-share = Share
waiting-copied = Link copied
waiting-copy-yourself = Your browser doesn’t allow copying. Select the link and copy it yourself.
waiting-begin = Start
waiting-begin-fill = No need to wait: computer players can take the open seats.
waiting-start-filled = Fill and start
waiting-leave = Leave my seat
waiting-close = Cancel match
join-title = You’re invited to { $game }
join-head = Take a seat
join-name = Your name
join-guest = You play as a guest, no account needed. You can add a password later to keep your matches.
join-do = Join the match
join-seat = Take this seat
join-none = All seats are taken.
join-watch = Watch the match
table-no = This match can’t be shown
table-closed = This match was cancelled
table-closed-explained = The player who created it cancelled it before the start.
table-not-loaded = Part of the page couldn’t be loaded. There may be a newer version.

## Account

account-guest = You’re playing as the guest “{ $name }”. This browser remembers you.
account-is = You’re signed in as “{ $name }”.
account-claim = Keep your matches
account-claim-why = Choose a name and a password to have your matches on every device.
account-claim-do = Create account
account-claimed = Account created. Your matches are in it.
account-login = Sign in
account-login-why = Already have an account? Your matches as a guest move to it.
account-login-do = Sign in
account-logged-in = Welcome back.
account-logout = Sign out
account-logged-out = You’re signed out.
account-name = Name
account-rename = Change name
account-rename-do = Change
account-renamed = Name changed.
account-password = Password
account-password-old = Current password
account-password-new = New password
account-password-rule = At least 8 characters.
account-password-change = Change password
account-password-why = All other devices will be signed out.
account-password-changed = Password changed.
account-show = Show
account-data = Your data
account-export-why = Everything stored about you, with all your matches as files.
account-export = Export everything
account-delete = Delete account …
account-delete-sure =
    This deletes your account for good, and you lose access to your matches. The others can play on; a computer
    player takes your seats.
account-delete-do = Delete for good
account-deleted = Account deleted.

## Settings

settings-kept = Saved in this browser, and with your account on every device.
settings-look = Appearance
settings-language = Language
settings-language-browser = Same as browser
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animation speed
settings-motion-off = Off
settings-motion-ms = { $count } ms
settings-motion-explained = If your system asks for reduced motion, nothing is animated.
settings-play = Play
settings-confirm = Confirm moves
settings-confirm-never = Never
settings-confirm-turns = Only in matches over days
settings-confirm-always = Always
settings-confirm-explained = You can undo until hidden information is revealed or somebody else moves.
settings-pace = Computer players move
settings-pace-instant = instantly
settings-pace-quick = quickly
settings-pace-calm = calmly
settings-pace-explained = Your opponents’ moves appear one after the other. You can always skip them.
settings-turn = When it’s my turn
settings-sound = Play a sound
settings-sound-try = Test
settings-push = Browser notification, even when this page is closed
settings-email = E-mail
settings-email-explained = A message when a match is waiting for you and you’re offline. Leave empty for none.
settings-webhook = Webhook
settings-webhook-explained = For chat apps: this https address gets a message when it’s your turn.

## Components and rules

components-search = Search names and texts
components-kind = Kind
components-all-kinds = All kinds
components-source = Origin
components-all-sources = All origins
components-count =
    { $count ->
        [one] 1 component
       *[other] { $count } components
    }
components-none = No matches. Try another word or another kind.
components-section = Rules { $section }
origin-seed = from the rulebook
origin-public = from public material
origin-reconstructed = reconstructed
rules-contents = Contents
rules-table = Table

## Import

import-what = A match file holds a whole match. You can replay a finished match and branch from it, and continue an unfinished one.
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
about-fair = Fair play
about-fair-text =
    Before a match starts, the server commits to a secret number, and every player adds one of their own. After the
    match the secret is revealed, and the page checks every shuffle and every die roll. Computer players know only
    what their seat may know.
about-provenance = Where the rules and the data come from
about-provenance-text =
    The rules are written in our own words and refer to the sections of the rulebook. Every card, tile and number
    is marked with its origin:
about-source-seed = The rulebook prints or states it.
about-source-public = It comes from public material about the game.
about-source-reconstructed =
    We don’t know the printed value. Ours makes the game play as it should, and your own data can replace it.
about-art = Our own art and words
about-art-text =
    We made all boards, pieces, pictures and texts for Carrack. Nothing was copied from the publishers, and Carrack
    is not connected with them. If you like a game, buy it: a table with wooden pieces is hard to beat.
about-data = Your data
about-data-text =
    One cookie keeps you signed in. There is no tracking, and nothing is loaded from other servers. You can export
    and delete everything on the account page.
about-licences = Licenses
about-licences-text = Carrack is published under the MIT license. It builds on the work of others, among them:
about-licences-all = All licenses in full

## Sessions, recovery, whom one ignores

title-recover = New password
title-admin = Administration
sessions-title = Where you’re signed in
sessions-unknown = Unknown device
sessions-current = This device
sessions-seen = Last used { $ago }
sessions-end = Sign out
sessions-ended = That device is signed out.
sessions-end-all = Sign out everywhere
hints-title = Hints
match-hints = Everybody may ask for hints; they are counted.
match-bots = Bots may take free seats.
bots-title = Bots
bots-why = A bot is a program of yours that plays under its own name, with a token instead of a password. You answer for what it does.
bots-name = The bot’s name
bots-make = Create bot
bots-most = You can have { $most ->
        [one] one bot
       *[other] { $most } bots
    }.
bots-shown-once = Save the token of { $name } now; it’s shown only once. Whoever has it can play as this bot.
bots-copy = Copy token
bots-copied = Copied.
bots-no-token = The token has expired.
bots-renew = New token
bots-renew-of = New token for { $name }
bots-delete = Delete
bots-delete-of = Delete { $name }
bots-delete-sure = Delete for good
bots-deleted = { $name } is deleted.
recovery-title = Recovery codes
recovery-why = If you forget your password, one of these codes is the way back in. Keep them in a safe place.
recovery-why-mail = If you forget your password, one of these codes gets you back in. So does a link to the e-mail address in your settings.
recovery-left = { $count ->
        [0] You have no recovery codes.
        [one] You have one unused code.
       *[other] You have { $count } unused codes.
    }
recovery-make = Create new codes
recovery-shown-once = Save these codes now; they are shown only once. Each works once, and older codes no longer work.
recovery-copy = Copy codes
recovery-copied = Copied.
ignored-title = Muted and blocked
ignored-mute = Muted since { $date }
ignored-block = Blocked since { $date }
ignored-end = Undo
ignored-ended = You see messages from { $name } again.
recover-forgotten = Forgot your password?
recover-by-code = Use a recovery code
recover-by-link = Choose a new password
recover-by-mail = Get a link by e-mail
recover-code = Recovery code
recover-do = Set new password
recover-done = Your new password is set. All other devices are signed out.
recover-mail-why = If your account has an e-mail address, we send it a link that works for one hour.
recover-mail-do = Send link
recover-mail-sent = If the account has an e-mail address, the link is on its way.
recover-no-mail = No codes left? This server sends no mail, so only the people who run it can help.

## Administration

admin-only = This page is for administrators. The people who run the server appoint them.
admin-may = You can close accounts and end matches. You can’t see hidden cards, read private matches or act for others. Everything you do here is logged.
admin-reports = Reports
admin-settled = Show settled reports
admin-no-reports = No reports.
admin-report = { $name }, reported by { $reporter }, { $when }
admin-said = “{ $text }”
admin-settle = Settle
admin-close = Close { $name }’s account
admin-close-sure = { $name } is signed out at once and can’t sign in again; computer players take over. You can reopen the account later.
admin-reopen = Reopen { $name }’s account
admin-end = End match
admin-end-sure = The match is cancelled for everyone, without a result. You can’t undo this.
admin-people = People
admin-search = Search
admin-nobody = Nobody has that name.
admin-account = Account
admin-bot = Bot
admin-guest = Guest
admin-since = since { $when }
admin-seen = last seen { $when }
admin-is-closed = closed { $when }
admin-is-admin = Administrator
admin-matches = End a match
admin-match = Match id or address
admin-audit = Audit log
admin-when = When
admin-what = What
admin-who = Who
admin-about = About
admin-address = Address
admin-operator = Server operator
admin-more = Show older entries
admin-closed-done = The account is closed.
admin-reopened-done = The account is open again.
admin-ended-done = The match has ended.
admin-settled-done = The report is settled.
audit-sign-in = Signed in
audit-sign-in-failed = Wrong password
audit-sign-out = Signed out
audit-sign-out-everywhere = Signed out everywhere
audit-session-ended = Ended a session
audit-account-made = Created an account
audit-account-removed = Deleted the account
audit-password-changed = Changed the password
audit-recovery-codes = Created recovery codes
audit-recovery-mail = Asked for a recovery link
audit-recovered = Recovered the account
audit-reported = Reported a message
audit-report-settled = Settled a report
audit-account-closed = Closed an account
audit-account-reopened = Reopened an account
audit-match-ended = Ended a match
audit-appointed = Appointed an administrator
audit-bot-made = Created a bot
audit-bot-token = Created a token for a bot
audit-bot-removed = Deleted a bot
audit-dismissed = Dismissed an administrator
chat-reason-insult = Insult
chat-reason-harassment = Harassment
chat-reason-spam = Spam
chat-reason-other = Something else

## Statistics

title-explore = Statistics
explore-lead = How games open, where points come from and what each seat is worth, counted over many finished games.
explore-no-game = There is no such game.
explore-players = Players
explore-games-of = Games of
explore-computers = Computer players
explore-here = People on this server
explore-none = No games with these options have been counted yet.
explore-played = { $games } games between computer players ({ $who }), played on { $date }.
explore-played-here =
    { $games ->
        [one] One game
       *[other] { $games } games
    } finished on this server, with at least one person playing. Openings are those of people.
explore-openings = Openings
explore-openings-about = A player’s own first choices in turn, whatever the others did in between. Choose a row to see what came next.
explore-path = Choices so far
explore-beginning = Beginning
explore-too-few = Too few games went this far.
explore-choice = Choice
explore-often = How often
explore-wins = Wins
explore-points = Points
explore-next = Most often next
explore-interval = ({ $low } to { $high })
explore-all = Show all { $count } choices
explore-sources = Points by source
explore-source = Source
explore-winners = Winners
explore-others = Others
explore-difference = Lead
explore-seats = Value of seats
explore-seat = Seat
explore-seats-about = Shared victories count in parts. In brackets: the interval of 95 % confidence.
