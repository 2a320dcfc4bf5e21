# What the server itself says, in English.

notice-your-turn = { $game }: your turn

letter-recovery-subject = Carrack: choose a new password
letter-recovery =
    Somebody asked for a new password for the Carrack account “{ $name }”. To choose one, open this link within an hour:
    { $link }
    If it wasn’t you, ignore this message: nothing has changed.

## Requests that can't be answered as wished

problem-no-session = Your session has ended. Continue as a guest, or sign in.
problem-not-found = There is nothing at this address.
problem-method = This address does not accept { $method }.
problem-host = This server is not called “{ $host }”. Ask for it by one of its own names (setting “hosts”).
problem-origin = This request came from another site. The server accepts changes only from its own pages; programs must send the header “Origin” with this server’s address.
problem-content-type = Send this as application/json.
problem-too-long = This is too long: { $most } bytes at most.
problem-slow = This took too long to arrive. Send it again.
problem-body = Can’t read this request: { $what }
problem-query = Can’t read this address: { $what }
problem-too-many = That was too much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-connections = The server has no free connection. Try again in a few seconds.
problem-address-connections = Too many connections are open from your address. Close some, or try again in a few seconds.
problem-day = That was a lot for one day. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
problem-busy = The server is busy. Try again in a few seconds.
problem-overload = The server is overloaded. Matches in progress go on; try again in a few seconds.
problem-internal = Something went wrong on the server and was logged. Try again, or reload the page.
problem-storage = The server can’t save right now. Nothing is lost; try again in a few seconds.
problem-metrics = This address may not see the metrics (setting “metrics_from”).

## Games

problem-no-game = There is no game “{ $game }” here.
problem-no-sheet = The game “{ $game }” has no sheet “{ $file }”.

## People

problem-name = “{ $name }” contains characters that are not allowed in a name. Choose another one.
problem-name-taken = The name “{ $name }” is taken. Choose another one, or sign in if it’s yours.
problem-claimed = This account already has a name and a password.
problem-not-claimed = You’re a guest without a password. Choose a name and a password first.
problem-log-in = Wrong name or password.
problem-password = The current password is wrong.
problem-own-password = That is not your password.
problem-session = This session has ended already.
problem-code = This code doesn’t fit the name, or it has been used or is too old. Check both, or use another code.
problem-no-mail = This server sends no mail. Use one of your recovery codes, or ask whoever runs the server.
problem-closed = This account was closed by an administrator.
problem-token = This token is not valid: it was replaced, or its bot is gone. Create a new one on the account page.
problem-bot = Only people can do that, not bots.
problem-no-bot = You have no such bot.
problem-no-bots = Bots can’t join this match.
problem-most-bots = { $most ->
        [0] This server has no bots.
       *[other] You already have { $most } bots. Delete one first.
    }
problem-blocked = The person who created this match doesn’t want to play with you.
problem-line = There is no such message, or you can’t read it.
problem-own-line = That is your own message.
problem-admin = Only administrators can do that. Whoever runs the server appoints them.
problem-no-person = There is no such person any more.
problem-close-admin = This is an administrator’s account; only whoever runs the server can close it.
problem-no-report = There is no such open report.
problem-webhook = Use an https address, such as https://example.org/hook.
problem-email = This is not an e-mail address.
problem-no-push = This server sends no browser notifications.
problem-push-host = { $host } is not a known push service.

## Matches

problem-match = This match doesn’t exist, or you have no access to it. Ask for the invitation link.
problem-version = Somebody was faster. Here is the new position.
problem-refused = You can’t do that now.
problem-no-action = “{ $do }” is not an action of this game.
problem-undo = You can’t undo this.
problem-undo-late = You can’t undo this: the time for this choice is over.
problem-seat = Seat { $seat } is not yours.
problem-no-seat = You have no seat in this match.
problem-seated = You already have a seat in this match.
problem-taken = That seat is taken.
problem-invitation = This match is by invitation only. Use the link you were sent.
problem-creator = Only the player who created the match can do that.
problem-open-seats = { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } still open. Wait, or fill up with computer players.
problem-not-open = { $status ->
        [running] This match has already started.
        [over] This match is over.
       *[closed] This match was cancelled.
    }
problem-not-begun = This match has not started yet.
problem-not-running = { $status ->
        [open] This match has not started yet.
        [over] This match is over.
       *[closed] This match was cancelled.
    }
problem-not-over = This is revealed when the match is over.
problem-no-review = This match can’t be reviewed: it wasn’t played to its end by today’s rules.
problem-not-your-turn = Nothing for you to decide right now.
problem-position = Positions go from { $first } to { $last }.
problem-no-lesson = There is no lesson “{ $lesson }”.
problem-no-exercise = There is no exercise “{ $exercise }”.
problem-lesson = The lesson can’t do that now: { $what }
problem-no-proposal = Nobody has proposed going back.
problem-not-asked = This question is not for you.
problem-forfeited = Your time ran out, and you lost the seat.
problem-away = A computer player is holding your seat. Take it back first.
problem-nobody-waits = Nobody else is playing: the match waits until you come back.
problem-not-away = You are playing your seats yourself.
problem-others-play = Not possible: other people are playing in this match.
problem-hint = No hints here: this match was created without them.
problem-computer = There is no computer player “{ $kind }” here. Choose one of { $kinds }.
problem-setup = These options don’t work together: { $what }
problem-variation = This line can’t be played: { $what }
problem-seats = This game needs { $count } seats.
problem-branch-open = In a branch every seat is yours or a computer player’s.
problem-file = This match file can’t be used: { $what }
problem-damaged = The stored match can’t be read. The server’s log says more.
problem-pack = This match was started with other game data than the server has now.
problem-day-matches = You have started { $most } matches within a day. Wait a while before you start another.
problem-most-matches = You already have { $most } unfinished matches. Finish or cancel one first.
problem-most-sockets = Too many pages are open. Close some.
problem-frame = The server doesn’t understand this message.
problem-frames = Too many messages came over this connection, so it was closed.
