# Was der Client selbst sagt, auf Deutsch.

skip-to-content = Zum Inhalt springen
loading = Wird geladen …
cancel = Abbrechen
load-again = Seite neu laden
connection-lost = Verbindung unterbrochen. Neuer Versuch …
connection-waiting = Verbindung wird aufgebaut …
matches-left = Du kannst vorerst { $left ->
        [0] keine weitere Partie
        [one] noch { $left } Partie
       *[other] noch { $left } Partien
    } beginnen.
save-fails = Der Server kann gerade nicht speichern. Neuer Versuch …
problem-away = Der Server ist nicht erreichbar. Prüfe deine Verbindung. Neuer Versuch …
away-title = Der Server ist nicht erreichbar
away-text = Nichts ist verloren. Sobald der Server wieder da ist, geht es hier weiter.
problem-unknown = Das hat nicht geklappt: { $detail }

## Seiten

title-home = Startseite
title-new = Neue Partie
title-match = Partie
title-join = Einladung
title-lobby = Partien
title-account = Konto
title-settings = Einstellungen
title-components = Spielmaterial
title-rules = Regeln
title-how-to-play = So geht’s
how-to-play-none = Diese Seite gibt es noch nicht.
title-about = Über Carrack
title-import = Partie einlesen
title-lost = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde die Partie abgesagt, oder der Link ist unvollständig.

## Rahmen

nav-label = Hauptseiten
nav-logo = Carrack: zur Startseite
nav-home = Zur Startseite
nav-turns =
    { $count ->
        [one] Partie wartet auf dich
       *[other] Partien warten auf dich
    }
nav-turns-do = Zur nächsten Partie, die auf dich wartet
footer-label = Weitere Seiten
notices-label = Meldungen
notices-close = Meldung schließen
language-en = English
language-de = Deutsch

## Startseite

home-title = Gute Spiele, jederzeit startklar
home-lead =
    Strategiespiele mit vollständigen Regeln: gegen Computergegner, mit Freunden an einem Bildschirm oder mit Leuten
    aus aller Welt. Ohne Anmeldung, ohne Download.
home-mine = Deine Partien
home-next =
    { $count ->
        [one] Du bist am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
home-games = Spiele
home-play = Sofort spielen
home-starting = Wird aufgebaut …
title-learn = Lernen
learn-lead = Spiele eine erste Partie Schritt für Schritt. Du machst die Züge, der Trainer erklärt, was du brauchst, wenn du es brauchst.
learn-none = Für dieses Spiel gibt es noch keine Lektion. Lies die Kurzanleitung auf einer Seite und spiele dann gegen die leichteste Stufe.
learn-minutes = etwa { $minutes } Minuten
learn-players =
    { $players ->
        [one] für eine Person
       *[other] ein Tisch zu { $players }
    }
learn-start = Beginnen
learn-continue = Weitermachen
learn-again = Von vorn
learn-repeat = Noch einmal spielen
learn-done = Geschafft
learn-begun = Schritt { $number } von { $of }
learn-exercises = Übungen
learn-exercises-lead = Je eine Frage zu einer Stellung aus einer echten Partie. Hilfe bekommst du, wenn du willst, und zu jeder Lösung die Begründung.
learn-exercises-solved = Gelöst: { $solved } von { $of }
learn-exercise = Übung { $number }
learn-exercise-solved = Übung { $number }, gelöst
learn-coach = Der Trainer in jeder Partie
learn-coach-on = Jede Art von Frage erklären, wenn sie mir zum ersten Mal begegnet
learn-coach-explained = Mit der Taste C rufst du die Notiz zu einer Frage jederzeit auf.
learn-reset = Alles noch einmal erklären
learn-reset-done = Der Trainer erklärt wieder jede Art von Frage.
home-learn = Lernen
first-learn = Bring es mir bei: eine erste Partie, Schritt für Schritt
first-learn-about = Etwa { $minutes } Minuten; du machst die Züge.
home-with-others = Mit Freunden spielen
first-title = Wie gut kennst du { $game }?
first-new = { $game } ist neu für mich
first-knows = Ich kenne die Regeln
first-seasoned = Fordere mich heraus
first-how-to-play = Erst die Kurzanleitung lesen
first-later = Die Spielstärke kannst du jederzeit ändern.
home-against = Computergegner
home-open = Offene Partien
home-open-none = Gerade sucht niemand Mitspieler. Eröffne eine Partie, dann finden andere sie hier.
home-open-all = Alle offenen Partien
players-exactly =
    { $count ->
        [one] Ein Spieler
       *[other] { $count } Spieler
    }
players-range = { $least } bis { $most } Spieler

## Partien in Listen

match-turn = Du bist am Zug
match-open =
    { $count ->
        [0] Kann losgehen
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
match-running = Läuft
match-over = Beendet
match-closed = Abgesagt
match-won = Sieg
lobby-which = Anzeigen
lobby-open = Offen
lobby-mine = Meine Partien
lobby-watch = Zuschauen
lobby-over = Beendet
lobby-open-none = Gerade sucht niemand Mitspieler. Eröffne eine Partie, dann finden andere sie hier.
lobby-mine-none = Du hast keine laufenden Partien. Gegen Computergegner genügt ein Klick.
lobby-watch-none = Gerade läuft keine öffentliche Partie.
lobby-over-none = Du hast noch keine Partie beendet. Beendete bleiben hier; du kannst sie Zug für Zug nachspielen.
lobby-more = Weitere Partien

## Neue Partie

new-friends = Mit Freunden spielen
new-friends-how = Die anderen Plätze sind frei. Kopiere den Link und schick ihn deinen Freunden; ein Konto brauchen sie nicht.
new-game = Spiel
new-seats = Wer spielt mit?
new-count = Spielerzahl
new-options = Varianten
new-usual = Standard
new-rulings = Auslegungen, wo das Regelheft schweigt
new-rulings-explained = Lass sie, wie sie sind, außer deine Runde spielt anders.
new-time = Bedenkzeit
new-absent = Wenn jemand nicht erscheint
new-access = Wer darf mitspielen?
new-private = Nur wer den Link hat
new-public = Alle: Die Partie steht in der Liste, jeder darf mitspielen oder zuschauen
new-bots = Bots dürfen freie Plätze einnehmen: Programme, die andere geschrieben haben
new-hints = Alle dürfen sich Tipps geben lassen; sie werden gezählt, und alle sehen die Zahl
new-watched = Andere können diese Partie finden und zuschauen
new-start = Spiel starten
new-open = Partie eröffnen und Link kopieren
absent-wait = Die anderen warten
absent-computer = Ein Computergegner übernimmt, bis der Spieler zurück ist
absent-forfeit = Wer fehlt, verliert die Partie
clock = Zeitlimit
clock-none = Ohne Limit
clock-live = Am Stück
clock-days = Über mehrere Tage
clock-live-how = Tempo
clock-live-pace = { $move } je Entscheidung, { $reserve } Reserve
clock-days-how = Je Entscheidung
clock-days-pace = { $move } je Entscheidung

## Plätze

seat-replaced = ersetzt „{ $kind }“ nach einem Fehler
seat-bot = { $name } (Bot)
seat-me = Ich
seat-computer = Computer
seat-open = Frei
seat-number = Platz { $number }
seat-kind = Platz { $number }: Spielstärke
seat-name = Platz { $number }: Name
seat-open-explained = für alle, denen du den Link schickst
seat-hot = Mehrere an einem Bildschirm: Bevor verdeckte Karten zu sehen sind, bittet die Seite, das Gerät weiterzugeben.
seat-none-mine = Du hast selbst keinen Platz und würdest nur zuschauen.
seat-hue-blue = Blau
seat-hue-red = Rot
seat-hue-green = Grün
seat-hue-white = Weiß
seat-hue-yellow = Gelb
seat-hue-purple = Lila
seat-hue-black = Schwarz
seat-online = online
seat-offline = offline
seat-colour-blue = Blauer Kreis
seat-colour-red = Rotes Quadrat
seat-colour-green = Grünes Dreieck
seat-colour-white = Weiße Raute
seat-colour-yellow = Gelbes Sechseck
seat-colour-purple = Lila Stern
seat-colour-black = Schwarzes Kreuz
seat-colour-neutral = Neutral
computer-players = Computergegner
computer-first = Neu hier? Ein Neuling ist ein guter erster Gegner.
computer-compare = Stufen vergleichen
computer-random = Zufall
computer-random-about = Macht irgendeinen erlaubten Zug.
computer-greedy = Gierig
computer-greedy-about = Nimmt, was gerade am besten aussieht.
computer-search = Suche
computer-search-about = Probiert Züge aus und prüft, wohin sie führen.
computer-time = { $name } ({ $seconds } s je Zug)
computer-lines =
    { $lines ->
        [one] { $name } (1 Variante je Zug)
       *[other] { $name } ({ $lines } Varianten je Zug)
    }

## Warteraum und Einladung

waiting-for =
    { $count ->
        [one] 1 Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-full = Alle sind da, du kannst starten.
waiting-full-others = Alle sind da. Wer die Partie eröffnet hat, kann sie starten.
waiting-invite = Andere einladen
waiting-invite-private = Wer diesen Link hat, kann mitspielen.
waiting-invite-public = Die Partie steht für alle in der Liste. Dieser Link führt direkt hin.
waiting-copy = Link kopieren
waiting-share = Teilen
waiting-copied = Link kopiert
waiting-copy-yourself = Dein Browser erlaubt das Kopieren nicht. Markiere den Link im Feld und kopiere ihn selbst.
waiting-begin = Starten
waiting-begin-fill = Du musst nicht warten: Computergegner können die freien Plätze nehmen.
waiting-start-filled = Auffüllen und starten
waiting-leave = Meinen Platz freigeben
waiting-close = Partie absagen
join-title = Du bist zu { $game } eingeladen
join-head = Mitspielen
join-name = Dein Name
join-guest = Du spielst als Gast, ganz ohne Konto. Mit einem Passwort kannst du deine Partien später behalten.
join-do = Partie beitreten
join-seat = Diesen Platz nehmen
join-none = Alle Plätze sind besetzt.
join-watch = Zuschauen
table-no = Diese Partie kann nicht gezeigt werden
table-closed = Diese Partie wurde abgesagt
table-closed-explained = Wer sie eröffnet hat, hat sie vor dem Start abgesagt.
table-not-loaded = Ein Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Version.

## Konto

account-guest = Du spielst als Gast „{ $name }“. Dieser Browser merkt sich dich.
account-is = Du bist angemeldet als „{ $name }“.
account-claim = Partien behalten
account-claim-why = Mit Name und Passwort hast du deine Partien auf jedem Gerät.
account-claim-do = Konto anlegen
account-claimed = Konto angelegt. Deine Partien sind dabei.
account-login = Anmelden
account-login-why = Du hast schon ein Konto? Was du als Gast gespielt hast, zieht dorthin um.
account-login-do = Anmelden
account-logged-in = Willkommen zurück.
account-logout = Abmelden
account-logged-out = Du bist abgemeldet.
account-name = Name
account-rename = Namen ändern
account-rename-do = Ändern
account-renamed = Name geändert.
account-password = Passwort
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-rule = Mindestens 8 Zeichen.
account-password-change = Passwort ändern
account-password-why = Alle anderen Geräte werden abgemeldet.
account-password-changed = Passwort geändert.
account-show = Anzeigen
account-data = Deine Daten
account-export-why = Alles, was über dich gespeichert ist, mit all deinen Partien als Dateien.
account-export = Alles herunterladen
account-delete = Konto löschen …
account-delete-sure =
    Das Konto wird endgültig gelöscht, und du verlierst den Zugang zu deinen Partien. Die anderen können
    weiterspielen; deine Plätze übernimmt ein Computergegner.
account-delete-do = Endgültig löschen
account-deleted = Konto gelöscht.

## Einstellungen

settings-kept = Gilt in diesem Browser und mit deinem Konto auf jedem Gerät.
settings-look = Darstellung
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-theme = Design
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationstempo
settings-motion-off = Aus
settings-motion-ms = { $count } ms
settings-motion-explained = Verlangt dein System weniger Bewegung, wird nichts animiert.
settings-play = Spielen
settings-confirm = Züge bestätigen
settings-confirm-never = Nie
settings-confirm-turns = Nur in Partien über mehrere Tage
settings-confirm-always = Immer
settings-confirm-explained = Zurücknehmen kannst du, bis etwas Verdecktes aufgedeckt wird oder jemand anders zieht.
settings-pace = Computergegner ziehen
settings-pace-instant = sofort
settings-pace-quick = zügig
settings-pace-calm = gemächlich
settings-pace-explained = Ihre Züge erscheinen nacheinander; überspringen kannst du sie jederzeit.
settings-turn = Wenn ich am Zug bin
settings-sound = Signalton
settings-sound-try = Anhören
settings-push = Benachrichtigung vom Browser, auch wenn diese Seite geschlossen ist
settings-email = E-Mail
settings-email-explained = Eine Nachricht, wenn eine Partie auf dich wartet und du offline bist. Leer lassen für keine.
settings-webhook = Webhook
settings-webhook-explained = Für Chatprogramme: Diese https-Adresse bekommt eine Nachricht, wenn du am Zug bist.

## Spielmaterial und Regeln

components-search = Namen und Texte durchsuchen
components-kind = Art
components-all-kinds = Alle Arten
components-source = Herkunft
components-all-sources = Jede Herkunft
components-count =
    { $count ->
        [one] 1 Teil
       *[other] { $count } Teile
    }
components-none = Nichts gefunden. Versuche ein anderes Wort oder eine andere Art.
components-section = Regeln { $section }
origin-seed = aus dem Regelheft
origin-public = aus öffentlichem Material
origin-reconstructed = rekonstruiert
rules-contents = Inhalt
rules-table = Tabelle

## Einlesen

import-what = Eine Partiedatei enthält eine ganze Partie. Eine beendete kannst du nachspielen und von jedem Stand aus weiterspielen, eine laufende hier fortsetzen.
import-choose = Partiedatei auswählen
import-drop = oder hier ablegen
import-busy = Wird gelesen …
import-too-large = Diese Datei ist größer als 4 MB und kann keine Partiedatei sein.

## Über

about-what =
    Carrack spielt Strategiespiele vollständig: jede Regel, mit Menschen und mit Computergegnern, im Browser, im
    Terminal und für die Forschung. Es ist freie Software und läuft auch auf deinem eigenen Rechner.
about-server =
    Hier läuft Version { $version } mit { $engine ->
        [compiled] kompilierter
       *[other] interpretierter
    } Engine.
about-fair = Fairer Zufall
about-fair-text =
    Bevor eine Partie beginnt, legt sich der Server auf eine geheime Zahl fest, und jeder Spieler gibt eine eigene
    dazu. Ist die Partie zu Ende, wird das Geheimnis offengelegt, und die Seite rechnet jedes Mischen und jeden
    Würfelwurf nach. Computergegner wissen, was ihr Platz wissen darf, und nicht mehr.
about-provenance = Woher Regeln und Daten kommen
about-provenance-text =
    Die Regeln stehen hier in eigenen Worten und verweisen auf die Abschnitte des Regelhefts. Jede Karte, jedes
    Plättchen und jede Zahl trägt einen Hinweis auf ihre Herkunft:
about-source-seed = Es steht im Regelheft.
about-source-public = Es stammt aus öffentlichem Material zum Spiel.
about-source-reconstructed =
    Den gedruckten Wert kennen wir nicht. Unserer ist so gewählt, dass das Spiel läuft, wie es soll, und lässt sich
    durch eigene Daten ersetzen.
about-art = Eigene Bilder, eigene Worte
about-art-text =
    Pläne, Figuren, Bilder und Texte wurden für Carrack gemacht. Nichts ist von den Verlagen übernommen, und Carrack
    steht mit ihnen in keiner Verbindung. Wem ein Spiel gefällt, der sollte es kaufen: Ein Tisch mit Holzfiguren ist
    schwer zu schlagen.
about-data = Deine Daten
about-data-text =
    Ein Cookie hält dich angemeldet. Niemand verfolgt dich, und nichts wird von anderen Servern geladen. Auf der
    Kontoseite kannst du alles herunterladen und löschen.
about-licences = Lizenzen
about-licences-text = Carrack steht unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, darunter:
about-licences-all = Alle Lizenzen im Wortlaut

## Sitzungen, Wiederherstellung, Stummgeschaltete

title-recover = Neues Passwort
title-admin = Administration
sessions-title = Hier bist du angemeldet
sessions-unknown = Unbekanntes Gerät
sessions-current = Dieses Gerät
sessions-seen = Zuletzt benutzt { $ago }
sessions-end = Abmelden
sessions-ended = Das Gerät ist abgemeldet.
sessions-end-all = Überall abmelden
hints-title = Tipps
match-hints = Alle dürfen sich Tipps geben lassen; sie werden gezählt.
match-bots = Bots dürfen freie Plätze einnehmen.
bots-title = Bots
bots-why = Ein Bot ist ein Programm von dir, das unter eigenem Namen spielt, mit einem Token statt eines Passworts. Du bist dafür verantwortlich, was es tut.
bots-name = Name des Bots
bots-make = Bot anlegen
bots-most = Du kannst { $most ->
        [one] einen Bot
       *[other] { $most } Bots
    } haben.
bots-shown-once = Sichere das Token von { $name } jetzt, es wird nur einmal gezeigt. Wer es hat, kann als dieser Bot spielen.
bots-copy = Token kopieren
bots-copied = Kopiert.
bots-no-token = Das Token ist abgelaufen.
bots-renew = Neues Token
bots-renew-of = Neues Token für { $name }
bots-delete = Löschen
bots-delete-of = { $name } löschen
bots-delete-sure = Endgültig löschen
bots-deleted = { $name } ist gelöscht.
recovery-title = Wiederherstellungscodes
recovery-why = Wenn du dein Passwort vergisst, kommst du mit einem dieser Codes wieder hinein. Bewahre sie sicher auf.
recovery-why-mail = Wenn du dein Passwort vergisst, kommst du mit einem dieser Codes wieder hinein – oder mit einem Link an die E-Mail-Adresse aus deinen Einstellungen.
recovery-left = { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast noch einen unbenutzten Code.
       *[other] Du hast noch { $count } unbenutzte Codes.
    }
recovery-make = Neue Codes erzeugen
recovery-shown-once = Sichere die Codes jetzt, sie werden nur einmal gezeigt. Jeder gilt einmal; ältere Codes gelten nicht mehr.
recovery-copy = Codes kopieren
recovery-copied = Kopiert.
ignored-title = Stummgeschaltet und blockiert
ignored-mute = Stumm seit { $date }
ignored-block = Blockiert seit { $date }
ignored-end = Aufheben
ignored-ended = Du siehst Nachrichten von { $name } wieder.
recover-forgotten = Passwort vergessen?
recover-by-code = Mit einem Wiederherstellungscode
recover-by-link = Neues Passwort wählen
recover-by-mail = Link per E-Mail
recover-code = Wiederherstellungscode
recover-do = Neues Passwort setzen
recover-done = Dein neues Passwort gilt. Alle anderen Geräte sind abgemeldet.
recover-mail-why = Wenn dein Konto eine E-Mail-Adresse hat, schicken wir dorthin einen Link, der eine Stunde gilt.
recover-mail-do = Link schicken
recover-mail-sent = Wenn das Konto eine E-Mail-Adresse hat, ist der Link unterwegs.
recover-no-mail = Keine Codes mehr? Dieser Server verschickt keine Mails; dann kann nur der Betreiber helfen.

## Administration

admin-only = Diese Seite ist nur für Administratoren. Ernannt werden sie vom Betreiber des Servers.
admin-may = Du kannst Konten schließen und Partien beenden. Verdeckte Karten siehst du nicht, private Partien kannst du nicht lesen, und für andere handeln kannst du nicht. Alles, was du hier tust, wird protokolliert.
admin-reports = Meldungen
admin-settled = Erledigte zeigen
admin-no-reports = Keine Meldungen.
admin-report = { $name }, gemeldet von { $reporter }, { $when }
admin-said = „{ $text }“
admin-settle = Erledigt
admin-close = Konto von { $name } schließen
admin-close-sure = { $name } wird sofort abgemeldet und kann sich nicht mehr anmelden; Computergegner übernehmen. Du kannst das Konto später wieder öffnen.
admin-reopen = Konto von { $name } wieder öffnen
admin-end = Partie beenden
admin-end-sure = Die Partie wird für alle abgebrochen, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
admin-people = Leute
admin-search = Suchen
admin-nobody = Niemand heißt so.
admin-account = Konto
admin-bot = Bot
admin-guest = Gast
admin-since = seit { $when }
admin-seen = zuletzt online { $when }
admin-is-closed = geschlossen { $when }
admin-is-admin = Administration
admin-matches = Partie beenden
admin-match = Kennung oder Adresse der Partie
admin-audit = Protokoll
admin-when = Wann
admin-what = Was
admin-who = Wer
admin-about = Betrifft
admin-address = Adresse
admin-operator = Betreiber
admin-more = Ältere Einträge
admin-closed-done = Das Konto ist geschlossen.
admin-reopened-done = Das Konto ist wieder offen.
admin-ended-done = Die Partie ist beendet.
admin-settled-done = Die Meldung ist erledigt.
audit-sign-in = Angemeldet
audit-sign-in-failed = Falsches Passwort
audit-sign-out = Abgemeldet
audit-sign-out-everywhere = Überall abgemeldet
audit-session-ended = Sitzung beendet
audit-account-made = Konto angelegt
audit-account-removed = Konto gelöscht
audit-password-changed = Passwort geändert
audit-recovery-codes = Wiederherstellungscodes erzeugt
audit-recovery-mail = Link angefordert
audit-recovered = Konto wiederhergestellt
audit-reported = Nachricht gemeldet
audit-report-settled = Meldung erledigt
audit-account-closed = Konto geschlossen
audit-account-reopened = Konto wieder geöffnet
audit-match-ended = Partie beendet
audit-appointed = Administrator ernannt
audit-bot-made = Bot angelegt
audit-bot-token = Token für einen Bot erzeugt
audit-bot-removed = Bot gelöscht
audit-dismissed = Administrator abberufen
chat-reason-insult = Beleidigung
chat-reason-harassment = Belästigung
chat-reason-spam = Spam
chat-reason-other = Etwas anderes

## Statistik

title-explore = Statistik
explore-lead = Wie Partien eröffnet werden, woher die Punkte kommen und was jeder Platz wert ist, gezählt über viele beendete Partien.
explore-no-game = Dieses Spiel gibt es hier nicht.
explore-players = Spieler
explore-games-of = Partien von
explore-computers = Computerspielern
explore-here = Menschen auf diesem Server
explore-none = Mit diesen Einstellungen wurden noch keine Partien gezählt.
explore-played = { $games } Partien zwischen Computerspielern ({ $who }), gespielt am { $date }.
explore-played-here =
    { $games ->
        [one] Eine auf diesem Server beendete Partie
       *[other] { $games } auf diesem Server beendete Partien
    } mit mindestens einem Menschen. Die Eröffnungen sind die der Menschen.
explore-openings = Eröffnungen
explore-openings-about = Die ersten eigenen Entscheidungen eines Spielers der Reihe nach, was immer die anderen dazwischen taten. Wähle eine Zeile, um zu sehen, was danach kam.
explore-path = Bisherige Entscheidungen
explore-beginning = Anfang
explore-too-few = So weit kamen zu wenige Partien.
explore-choice = Wahl
explore-often = Wie oft
explore-wins = Siege
explore-points = Punkte
explore-next = Danach meist
explore-interval = ({ $low } bis { $high })
explore-all = Alle { $count } Entscheidungen zeigen
explore-sources = Punkte nach Herkunft
explore-source = Herkunft
explore-winners = Sieger
explore-others = Übrige
explore-difference = Vorteil
explore-seats = Wert der Plätze
explore-seat = Platz
explore-seats-about = Geteilte Siege zählen anteilig. In Klammern: der Bereich, in dem der Anteil mit 95 % Sicherheit liegt.
