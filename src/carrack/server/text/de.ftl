# Was der Server selbst sagt, auf Deutsch.

notice-your-turn = { $game }: Du bist am Zug

letter-recovery-subject = Carrack: neues Passwort wählen
letter-recovery =
    Jemand hat für das Carrack-Konto „{ $name }“ ein neues Passwort angefordert. Öffne innerhalb einer Stunde diesen Link, um eines zu wählen:
    { $link }
    Wenn du das nicht warst, brauchst du nichts zu tun: Es hat sich nichts geändert.

## Anfragen, die sich nicht wie gewünscht beantworten lassen

problem-no-session = Deine Sitzung ist abgelaufen. Mach als Gast weiter oder melde dich an.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse nimmt { $method } nicht an.
problem-host = Dieser Server heißt nicht „{ $host }“. Sprich ihn mit einem seiner eigenen Namen an (Einstellung „hosts“).
problem-origin = Diese Anfrage kam von einer anderen Website. Änderungen nimmt der Server nur von seinen eigenen Seiten an; Programme müssen den Header „Origin“ mit der Adresse dieses Servers schicken.
problem-content-type = Das muss als application/json geschickt werden.
problem-too-long = Das ist zu lang: höchstens { $most } Bytes.
problem-slow = Das kam zu langsam an. Schick es noch einmal.
problem-body = Diese Anfrage ist nicht lesbar: { $what }
problem-query = Diese Adresse ist nicht lesbar: { $what }
problem-too-many = Das war zu viel auf einmal. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-connections = Der Server hat keine Verbindung mehr frei. Versuche es in ein paar Sekunden noch einmal.
problem-address-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige oder versuche es in ein paar Sekunden noch einmal.
problem-day = Das war viel für einen Tag. Versuche es in { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } noch einmal.
problem-busy = Der Server ist ausgelastet. Versuche es in ein paar Sekunden noch einmal.
problem-overload = Der Server ist überlastet. Laufende Partien gehen weiter; versuche es in ein paar Sekunden noch einmal.
problem-internal = Auf dem Server ist etwas schiefgegangen; es steht im Log. Versuche es noch einmal oder lade die Seite neu.
problem-storage = Der Server kann gerade nicht speichern. Nichts ist verloren; versuche es in ein paar Sekunden noch einmal.
problem-metrics = Diese Adresse darf die Messwerte nicht sehen (Einstellung „metrics_from“).

## Spiele

problem-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
problem-no-sheet = Das Spiel „{ $game }“ hat kein Blatt „{ $file }“.

## Leute

problem-name = „{ $name }“ enthält Zeichen, die nicht in einen Namen gehören; wähle einen anderen.
problem-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
problem-claimed = Dieses Konto hat schon einen Namen und ein Passwort.
problem-not-claimed = Du bist Gast ohne Passwort. Wähle zuerst einen Namen und ein Passwort.
problem-log-in = Name oder Passwort ist falsch.
problem-password = Das aktuelle Passwort ist falsch.
problem-own-password = Das ist nicht dein Passwort.
problem-session = Diese Sitzung ist schon beendet.
problem-code = Dieser Code passt nicht zum Namen, ist schon benutzt oder zu alt. Prüfe beides oder nimm einen anderen Code.
problem-no-mail = Dieser Server verschickt keine Mails. Nimm einen deiner Wiederherstellungscodes oder frag den Betreiber.
problem-closed = Dieses Konto wurde von der Administration geschlossen.
problem-token = Dieses Token gilt nicht: Es wurde ersetzt, oder den Bot gibt es nicht mehr. Ein neues bekommst du auf der Kontoseite.
problem-bot = Das können nur Menschen, keine Bots.
problem-no-bot = Einen solchen Bot hast du nicht.
problem-no-bots = Bei dieser Partie können keine Bots mitspielen.
problem-most-bots = { $most ->
        [0] Auf diesem Server gibt es keine Bots.
       *[other] Du hast schon { $most } Bots. Lösche zuerst einen.
    }
problem-blocked = Wer diese Partie angelegt hat, möchte nicht mit dir spielen.
problem-line = Diese Nachricht gibt es nicht, oder du kannst sie nicht lesen.
problem-own-line = Das ist deine eigene Nachricht.
problem-admin = Das darf nur die Administration. Der Betreiber des Servers ernennt sie.
problem-no-person = Diese Person gibt es nicht mehr.
problem-close-admin = Das ist das Konto einer Administratorin oder eines Administrators; nur der Betreiber kann es schließen.
problem-no-report = Diese offene Meldung gibt es nicht.
problem-webhook = Gib eine https-Adresse an, etwa https://example.org/hook.
problem-email = Das ist keine E-Mail-Adresse.
problem-no-push = Dieser Server schickt keine Benachrichtigungen an Browser.
problem-push-host = { $host } ist kein bekannter Push-Dienst.

## Partien

problem-match = Diese Partie gibt es nicht, oder du hast keinen Zugang. Bitte um den Einladungslink.
problem-version = Jemand war schneller. Das ist die neue Stellung.
problem-refused = Das geht jetzt nicht.
problem-no-action = „{ $do }“ ist keine Aktion dieses Spiels.
problem-undo = Das lässt sich nicht zurücknehmen.
problem-undo-late = Nicht mehr möglich: Die Zeit für diese Entscheidung ist abgelaufen.
problem-seat = Platz { $seat } gehört dir nicht.
problem-no-seat = Du hast keinen Platz in dieser Partie.
problem-seated = Du hast schon einen Platz in dieser Partie.
problem-taken = Dieser Platz ist vergeben.
problem-invitation = Bei dieser Partie spielt man nur auf Einladung mit. Nutze den Link, den du bekommen hast.
problem-creator = Das kann nur, wer die Partie eröffnet hat.
problem-open-seats = { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei. Warte, oder fülle mit Computergegnern auf.
problem-not-open = { $status ->
        [running] Diese Partie hat schon begonnen.
        [over] Diese Partie ist zu Ende.
       *[closed] Diese Partie wurde abgesagt.
    }
problem-not-begun = Diese Partie hat noch nicht begonnen.
problem-not-running = { $status ->
        [open] Diese Partie hat noch nicht begonnen.
        [over] Diese Partie ist zu Ende.
       *[closed] Diese Partie wurde abgesagt.
    }
problem-not-over = Das wird erst nach der Partie verraten.
problem-no-review = Diese Partie lässt sich nicht analysieren: Sie wurde nicht nach den heutigen Regeln zu Ende gespielt.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-position = Die Stellungen gehen von { $first } bis { $last }.
problem-no-lesson = Es gibt keine Lektion „{ $lesson }“.
problem-no-exercise = Es gibt keine Übung „{ $exercise }“.
problem-lesson = Das geht in der Lektion jetzt nicht: { $what }
problem-no-proposal = Niemand hat vorgeschlagen, zurückzugehen.
problem-not-asked = Diese Frage geht nicht an dich.
problem-forfeited = Deine Zeit ist abgelaufen, der Platz ist verloren.
problem-away = Ein Computergegner vertritt dich. Nimm zuerst deinen Platz wieder ein.
problem-nobody-waits = Außer dir spielt niemand mit: Die Partie wartet, bis du zurückkommst.
problem-not-away = Du spielst deine Plätze selbst.
problem-others-play = Nicht möglich: In dieser Partie spielen andere mit.
problem-hint = Hier gibt es keine Tipps: Die Partie wurde ohne sie angelegt.
problem-computer = Einen Computergegner „{ $kind }“ gibt es hier nicht. Zur Wahl stehen { $kinds }.
problem-setup = Diese Optionen passen nicht zusammen: { $what }
problem-variation = Diese Variante geht nicht: { $what }
problem-seats = Dieses Spiel braucht { $count } Plätze.
problem-branch-open = Hier gehört jeder Platz dir oder einem Computergegner.
problem-file = Diese Partiedatei ist nicht brauchbar: { $what }
problem-damaged = Die gespeicherte Partie ist nicht lesbar. Mehr steht im Log des Servers.
problem-pack = Diese Partie wurde mit anderen Spieldaten begonnen, als der Server jetzt hat.
problem-day-matches = Du hast an einem Tag { $most } Partien gestartet. Warte etwas, bevor du noch eine startest.
problem-most-matches = Du hast schon { $most } laufende Partien. Beende oder verlasse zuerst eine.
problem-most-sockets = Zu viele Seiten sind offen. Schließe einige.
problem-frame = Der Server versteht diese Nachricht nicht.
problem-frames = Über diese Verbindung kamen zu viele Nachrichten; sie wurde geschlossen.
