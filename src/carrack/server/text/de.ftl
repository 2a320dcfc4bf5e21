# Was der Server selbst sagt, auf Deutsch.

notice-your-turn = { $game }: Du bist am Zug

letter-recovery-subject = Carrack: neues Passwort wählen
letter-recovery =
    Jemand hat für das Carrack-Konto „{ $name }“ ein neues Passwort angefordert. Öffne innerhalb einer Stunde diesen Link, um eines zu wählen:
    { $link }
    Wenn du das nicht warst, brauchst du nichts zu tun: Es hat sich nichts geändert.

## Anfragen, die sich nicht wie gewünscht beantworten lassen

problem-no-session = Du bist hier nicht mehr bekannt. Beginne als Gast oder melde dich an.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse nimmt { $method } nicht an.
problem-host = Dieser Server heißt nicht „{ $host }“. Sprich ihn mit einem seiner eigenen Namen an (Einstellung „hosts“).
problem-origin = Das kam von einer anderen Seite. Änderungen werden nur von den eigenen Seiten dieses Servers angenommen; Programme schicken den Header „Origin“ mit der Adresse dieses Servers.
problem-content-type = Das muss als application/json geschickt werden.
problem-too-long = Das ist zu lang; höchstens { $most } Bytes werden angenommen.
problem-slow = Das kommt zu langsam an; schicke es noch einmal.
problem-body = Das lässt sich nicht lesen: { $what }
problem-query = Diese Adresse lässt sich nicht lesen: { $what }
problem-too-many = Das war zu viel auf einmal. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-connections = Der Server hat alle Verbindungen, die er halten kann. Versuche es in ein paar Sekunden noch einmal.
problem-address-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige oder versuche es in ein paar Sekunden noch einmal.
problem-day = Das war viel für einen Tag. Versuche es in { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } noch einmal.
problem-busy = Im Augenblick ist zu viel los. Versuche es in ein paar Sekunden noch einmal.
problem-overload = Der Server hat gerade zu viel zu tun. Laufende Partien gehen weiter; versuche das in ein paar Sekunden noch einmal.
problem-internal = Hier ist etwas schiefgegangen; es wurde vermerkt. Versuche es noch einmal oder lade die Seite neu.
problem-storage = Der Server kann gerade nicht speichern. Was du bisher getan hast, ist nicht verloren; versuche es in ein paar Sekunden noch einmal.
problem-metrics = Dieser Adresse werden die Zahlen nicht gezeigt (Einstellung „metrics_from“).

## Spiele

problem-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
problem-no-sheet = Das Spiel „{ $game }“ hat kein Blatt „{ $file }“.

## Leute

problem-name = „{ $name }“ enthält Zeichen, die nicht in einen Namen gehören; wähle einen anderen.
problem-name-taken = „{ $name }“ heißt schon jemand. Wähle einen anderen Namen, oder melde dich an, wenn du es bist.
problem-claimed = Dieses Konto hat schon Namen und Passwort.
problem-not-claimed = Das ist ein Gast ohne Passwort. Wähle zuerst Namen und Passwort.
problem-log-in = Name und Passwort passen nicht zusammen.
problem-password = Das alte Passwort lautet anders.
problem-own-password = Das ist nicht dein Passwort.
problem-session = Diese Sitzung ist schon beendet.
problem-code = Dieser Code passt nicht zum Namen, ist schon benutzt oder zu alt. Prüfe beides oder nimm einen anderen Code.
problem-no-mail = Dieser Server verschickt keine Mails. Nimm einen deiner Wiederherstellungscodes oder frag den Betreiber.
problem-closed = Dieses Konto wurde von der Administration geschlossen.
problem-blocked = Wer diese Partie angelegt hat, möchte nicht mit dir spielen.
problem-line = Diese Nachricht gibt es nicht, oder du kannst sie nicht lesen.
problem-own-line = Das ist deine eigene Nachricht.
problem-admin = Das darf nur die Administration. Der Betreiber des Servers ernennt sie.
problem-no-person = Diese Person gibt es nicht mehr.
problem-close-admin = Das ist das Konto einer Administratorin oder eines Administrators; nur der Betreiber kann es schließen.
problem-no-report = Diese offene Meldung gibt es nicht.
problem-webhook = Nachrichten gehen nur an eine https-Adresse, etwa https://example.org/hook.
problem-email = Das ist keine E-Mail-Adresse.
problem-no-push = Dieser Server schickt keine Nachrichten an Browser.
problem-push-host = An { $host } gehen keine Nachrichten; das ist kein bekannter Push-Dienst.

## Partien

problem-match = Diese Partie gibt es nicht, oder sie steht dir nicht offen. Bitte um den Einladungslink.
problem-version = Jemand war schneller; hier ist die neue Stellung.
problem-refused = Das geht jetzt nicht.
problem-no-action = „{ $do }“ ist keine Aktion dieses Spiels.
problem-undo = Das lässt sich nicht zurücknehmen.
problem-undo-late = Die Zeit für diese Entscheidung ist abgelaufen; sie lässt sich nicht mehr zurücknehmen.
problem-seat = Platz { $seat } gehört dir nicht.
problem-no-seat = Du hast keinen Platz in dieser Partie.
problem-seated = Du hast schon einen Platz in dieser Partie.
problem-taken = Dieser Platz ist vergeben.
problem-invitation = An dieser Partie nimmt man nur auf Einladung teil; benutze den Link, den du bekommen hast.
problem-creator = Das kann nur, wer die Partie angelegt hat.
problem-open-seats = { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei. Warte, oder fülle mit Computerspielern auf.
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
problem-not-over = Das erfährt man, wenn die Partie zu Ende ist.
problem-not-your-turn = Du hast gerade nichts zu entscheiden.
problem-position = Es gibt die Stellungen { $first } bis { $last }.
problem-no-proposal = Niemand schlägt vor, zurückzugehen.
problem-not-asked = Du wirst dazu nicht gefragt.
problem-forfeited = Deine Zeit war abgelaufen, der Platz ist verloren.
problem-away = Ein Computerspieler vertritt dich; übernimm deinen Platz zuerst wieder.
problem-not-away = Du spielst deine Plätze selbst.
problem-others-play = In dieser Partie spielen noch andere mit, deshalb geht das nicht.
problem-hint = Wo andere mitspielen, gibt es keine Tipps.
problem-computer = Einen Computerspieler „{ $kind }“ gibt es hier nicht; es gibt { $kinds }.
problem-setup = So lässt sich die Partie nicht aufbauen: { $what }
problem-seats = Es müssen { $count } Plätze sein.
problem-branch-open = Hier spielst du jeden Platz selbst oder ein Computerspieler.
problem-file = Das ist keine brauchbare Partiedatei: { $what }
problem-damaged = Was von dieser Partie gespeichert ist, lässt sich nicht lesen; mehr steht im Log des Servers.
problem-pack = Diese Partie wurde mit anderen Spieldaten begonnen, als der Server jetzt hat.
problem-day-matches = Du hast an einem Tag { $most } Partien begonnen. Warte etwas, bevor du noch eine beginnst.
problem-most-matches = Du hast schon { $most } unbeendete Partien. Beende oder schließe zuerst eine.
problem-most-sockets = Du hast zu viele Seiten offen; schließe einige.
problem-frame = Das wird hier nicht verstanden.
problem-frames = Über diese Verbindung kam zu viel; sie wurde geschlossen.
