# What the server itself says, in English.

notice-your-turn = { $game }: it is your turn

letter-recovery-subject = Carrack: choose a new password
letter-recovery =
    Somebody asked for a new password for the Carrack account “{ $name }”. To choose one, open this link within an hour:
    { $link }
    If it wasn’t you, ignore this message: nothing has changed.

## Requests that can't be answered as wished

problem-no-session = You are not known here any more. Start as a guest, or log in.
problem-not-found = There is nothing at this address.
problem-method = This address does not take { $method }.
problem-host = This server is not called “{ $host }”. Ask for it by one of its own names (setting “hosts”).
problem-origin = This came from another site. Changes are taken from this server’s own pages only; programs send the header “Origin” with this server’s address.
problem-content-type = This must be sent as application/json.
problem-too-long = This is too long; at most { $most } bytes are taken.
problem-slow = This takes too long to arrive; send it again.
problem-body = This can’t be read: { $what }
problem-query = This address can’t be read: { $what }
problem-too-many = That was too much at once. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
problem-connections = The server has all the connections it can keep. Try again in a few seconds.
problem-address-connections = Too many connections are open from your address. Close some, or try again in a few seconds.
problem-day = That was a lot for one day. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
problem-busy = Too much is going on at the moment. Try again in a few seconds.
problem-overload = The server has too much to do right now. Running matches go on; try this again in a few seconds.
problem-internal = Something went wrong here; it has been noted. Try again, or load the page again.
problem-storage = The server can’t save right now. Nothing you did before is lost; try again in a few seconds.
problem-metrics = The figures are not shown to this address (setting “metrics_from”).

## Games

problem-no-game = There is no game “{ $game }” here.
problem-no-sheet = The game “{ $game }” has no sheet “{ $file }”.

## People

problem-name = “{ $name }” has signs that don’t belong in a name; choose another one.
problem-name-taken = Somebody is already called “{ $name }”. Choose another name, or log in if it is you.
problem-claimed = This account has a name and a password already.
problem-not-claimed = This is a guest without a password. Choose a name and a password first.
problem-log-in = Name and password don’t fit.
problem-password = The old password is another one.
problem-own-password = That is not your password.
problem-session = This session has ended already.
problem-code = This code doesn’t fit the name, or it has been used or is too old. Check both, or use another code.
problem-no-mail = This server sends no mail. Use one of your recovery codes, or ask whoever runs the server.
problem-closed = This account was closed by an administrator.
problem-blocked = The person who created this match doesn’t want to play with you.
problem-line = There is no such message, or you can’t read it.
problem-own-line = That is your own message.
problem-admin = Only administrators can do that. Whoever runs the server appoints them.
problem-no-person = There is no such person any more.
problem-close-admin = This is an administrator’s account; only whoever runs the server can close it.
problem-no-report = There is no such open report.
problem-webhook = Notices go to an https address only, such as https://example.org/hook.
problem-email = That is no e-mail address.
problem-no-push = This server sends no notices to browsers.
problem-push-host = Notices are not sent to { $host }; it is no known push service.

## Matches

problem-match = There is no such match, or it is not open to you. Ask for the invitation link.
problem-version = Somebody was faster; here is the new position.
problem-refused = That is not possible now.
problem-no-action = “{ $do }” is no action of this game.
problem-undo = That can’t be taken back.
problem-undo-late = The time for this choice is over; it can’t be taken back any more.
problem-seat = Seat { $seat } is not yours.
problem-no-seat = You have no seat in this match.
problem-seated = You have a seat in this match already.
problem-taken = That seat is taken.
problem-invitation = This match is by invitation only; use the link that you were sent.
problem-creator = Only whoever created the match can do that.
problem-open-seats = { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } still open. Wait, or fill up with computer players.
problem-not-open = { $status ->
        [running] This match has already started.
        [over] This match is over.
       *[closed] This match was called off.
    }
problem-not-begun = This match has not started yet.
problem-not-running = { $status ->
        [open] This match has not started yet.
        [over] This match is over.
       *[closed] This match was called off.
    }
problem-not-over = That is told when the match is over.
problem-not-your-turn = There is nothing for you to decide now.
problem-position = There are positions { $first } to { $last }.
problem-no-proposal = Nobody proposes to go back.
problem-not-asked = You are not asked about this.
problem-forfeited = Your time was up, and the seat is lost.
problem-away = A computer player holds your seat; take it back first.
problem-not-away = You hold your seats yourself.
problem-others-play = Other people play in this match, so that is not possible.
problem-hint = There are no hints where other people play.
problem-computer = There is no computer player “{ $kind }” here; there are { $kinds }.
problem-setup = The match can’t be set up so: { $what }
problem-seats = There must be { $count } seats.
problem-branch-open = Here every seat is yours or a computer player’s.
problem-file = This is no match file that can be used: { $what }
problem-damaged = What is stored of this match can't be read; the log of the server says more.
problem-pack = This match was begun with other game data than the server has now.
problem-day-matches = You have started { $most } matches within a day. Wait a while before you start another one.
problem-most-matches = You have { $most } unfinished matches already. Finish or close one first.
problem-most-sockets = You have too many pages open; close some.
problem-frame = That is not understood here.
problem-frames = Too much came through this connection; it was closed.
