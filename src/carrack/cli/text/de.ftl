# Was das Terminal selbst sagt, auf Deutsch.

ui-seat = Platz { $seat }
ui-section = (Regel { $section })
ui-thinking = { $seat } überlegt …
ui-times = (× { $count })
ui-result = Ergebnis
ui-score = Punkte
ui-place = Rang
ui-tie-break = Über den Gleichstand entschied: { $what }.
ui-and = und
ui-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
ui-team = Team
ui-winning-team =
    { $count ->
        [one] Das Team { $names } gewinnt.
       *[other] Mehrere Teams teilen sich den Sieg: { $names }.
    }
ui-secret-choice = wählt geheim
ui-position = Stellung nach { $at } von { $of } Entscheidungen
ui-drift = { $file }: Der Verlauf passt ab Entscheidung { $at } nicht mehr zu den Regeln; bekannt sind die Stellungen ab Entscheidung { $known }.
ui-seen-by = Was { $seat } sieht

## Spielen

ui-welcome = { $game }: { $players }
ui-player = { $seat } ({ $kind })
ui-kind-human = Mensch
ui-commitment = Aller Zufall steht vor dem ersten Zug fest. Fingerabdruck des Geheimnisses: { $commitment }
ui-mix = { $seat }, tippe etwas, das in den Zufall einfließt (Enter überspringt):
ui-seeded = Der Zufall folgt dem Startwert { $seed }: derselbe Wert bringt dieselbe Partie. Für faires Spiel lass ihn weg.
ui-help-hint = Tippe eine Nummer oder die Wörter dahinter; „?“ zeigt alles Weitere.
ui-since = Seit deiner letzten Entscheidung
ui-suggested = (Enter)
ui-always = Es wird gepasst, bis du etwas anderes entscheiden musst: { $reaction }.
ui-no-reaction = Hier kannst du nicht immer passen: Das ist keine Reaktion.
ui-your-turn = { $seat }:
ui-curtain = Gib das Gerät an { $seat }. { $seat }: drücke Enter.
ui-read-first = { $seat }: Lies dies und drücke dann Enter, um es zu verdecken.
ui-ambiguous = „{ $text }“ kann heißen:
ui-unknown = „{ $text }“ ist keine Möglichkeit, keine Notation dieses Spiels und kein Befehl. „hilfe“ nennt die Befehle.
ui-no-number = Eine Möglichkeit { $number } gibt es nicht; wähle 1 bis { $most }.
ui-stopped = Bei „{ $text }“ angehalten; alles davor ist ausgeführt.
ui-possible = „{ $action }“ ist jetzt möglich.
ui-why-what = Sag, was du tun möchtest, zum Beispiel: warum { $example }
ui-undone = Zurückgenommen: { $action }
ui-rewind-offer = Gegen Computerspieler kannst du trotzdem zurück: tippe „{ $command }“.
ui-rewound = Zurück zu deiner Entscheidung: { $action }
ui-rewind-people = Weiter zurück kannst du nur, wenn du allein gegen Computerspieler spielst.
ui-no-way-back = Die Entscheidungen bis hier passen nicht mehr zu den Regeln; hinter sie führt kein Weg zurück.
ui-save-where = Gib einen Dateinamen an, zum Beispiel: speichern meine-partie.json
ui-saved = Gespeichert in { $file }.
ui-save-other = { $file } gibt es schon, ist aber keine Partie; wähle einen anderen Namen.
ui-not-saved = Nicht gespeichert: { $why }
ui-hint = { $kind } schlägt vor: { $label } ({ $notation })
ui-hints = { $count ->
    [one] Ein Zug ragt heraus, soweit du es wissen kannst:
   *[other] Die Züge, die am besten aussehen, soweit du es wissen kannst:
  }
ui-hint-follow = „{ $command } 1“ macht den ersten Zug als Ganzes. Jeder Tipp wird gezählt und steht im Ergebnis.
ui-hint-which = Es gibt keinen Zug { $number }, dem man folgen könnte; „{ $command }“ zeigt die Züge, die am besten aussehen.
ui-hints-taken = Tipps
ui-hint-kind = Tipps geben { $kinds }, nicht „{ $text }“.
ui-log-empty = Es ist noch nichts passiert.
ui-look-what = Sag, was du ansehen möchtest, zum Beispiel: zeige { $example }
ui-look-nothing = Nichts in diesem Spiel heißt „{ $text }“. „karten“ nennt alles, was einen Text hat, „karte“ die Orte.
ui-component = { $kind }, Regel { $section }; { $source }
ui-elsewhere = Nicht auf dem Plan.
ui-no-map = Dieses Spiel hat keine Landkarte. „{ $command }“ zeigt alles, was auf dem Tisch liegt.
ui-no-guide = Für dieses Spiel gibt es noch keine Kurzanleitung; versuch es mit „regeln“.
ui-no-rules = Für dieses Spiel gibt es noch keine geschriebenen Regeln.
ui-no-section = Einen Abschnitt „{ $section }“ haben die Regeln nicht; wähle einen von { $known }.
ui-no-text = Dazu gibt es keinen Text.
ui-more-panels = Mehr mit „{ $command } TITEL“: { $panels }
ui-changed = { $title }: was sich geändert hat
ui-no-panel = Kein Teil des Bretts heißt „{ $text }“; wähle einen von: { $known }.
ui-over = Die Partie ist zu Ende.
ui-secret = Das Geheimnis war { $secret }
ui-verify = Jedes Mischen und jeder Wurf lässt sich nachrechnen: { $command }
ui-quit-ask = Datei zum Speichern (Enter: nur der automatische Spielstand):
ui-resume = Partie gespeichert. Weiter geht es mit: { $command }
ui-nothing-lost = Noch nichts entschieden; es gibt nichts zu speichern.
ui-lost = Die Partie konnte nicht gespeichert werden und ist verloren.
ui-autosave-failed = Die Partie kann nicht automatisch gespeichert werden: { $why }

## Partien eines Assistenten

ui-match = Partie: { $name }
ui-no-match = Noch ist keine Partie gespeichert.

## Der Server

ui-serving = Carrack läuft unter { $address }. Strg-C beendet das Programm.
ui-no-page = Für die Seite im Browser fehlt noch ein Schritt: { $command }
ui-no-page-play = Hier im Terminal spielst du mit: { $command }
ui-serving-already = Carrack läuft schon unter { $address }.

## Befehle des Terminals

command-undo = zurück rückgängig
command-rewind = rückspulen
command-save = speichern
command-why = warum
command-note = notiz
command-hint = tipp
command-always = immer
command-board = brett
command-log = verlauf
command-cards = karten
command-look = zeige
command-map = karte
command-guide = anleitung
command-rules = regeln
command-help = hilfe ?
command-quit = ende
command-back = nochmal
command-do = vormachen
command-free = frei

help-choose = Tippe eine Nummer oder die Wörter dahinter; ihre Anfänge genügen. Mehrere, durch Kommas getrennt, werden nacheinander ausgeführt.
help-undo = deine letzte Entscheidung zurücknehmen, solange weder Zufall noch Verdecktes noch jemand anders dazwischenkam
help-rewind = nur gegen Computerspieler: zurück zu deiner vorigen Entscheidung, was auch dazwischenkam
help-save = speichern DATEI: die Partie speichern
help-why = warum TEXT: warum etwas jetzt nicht möglich ist
help-note = worum es bei dieser Frage geht, für Neulinge
help-hint = die besten Züge mit Gründen; tipp N: einen davon machen; tipp STUFE: was ein Computerspieler wählen würde
help-always = immer passen: bei dieser und jeder Reaktion dieser Art passen, bis du etwas anderes entscheiden musst
help-board = brett [TITEL]: das Brett zeigen oder einen Teil davon, auch die nur auf Wunsch gezeigten
help-log = verlauf [N]: was passiert ist, die letzten N Zeilen
help-cards = alles nennen, was einen Text hat
help-look = zeige NAME: der Text einer Karte, die Nachbarn eines Ortes, alles, was einen Namen hat
help-map = alle Orte des Spielplans mit ihren Nachbarn und Werten
help-guide = anleitung: wie man spielt, auf einer Seite
help-rules = regeln [ABSCHNITT]: die Regeln zum Lesen, alle oder einen Abschnitt
help-help = diese Liste
help-quit = die Partie verlassen; du kannst sie später fortsetzen
help-back = in einer Lektion: diesen Schritt wiederholen oder zum vorigen zurückgehen
help-do = in einer Lektion: den Trainer den Zug machen lassen
help-free = in einer Lektion: sie verlassen und frei weiterspielen

## Lernen

ui-no-note = Zu dieser Frage gibt es noch keine Notiz.
learn-welcome = { $game }: { $lesson }
learn-how = Enter geht weiter. „nochmal“ wiederholt einen Schritt, „vormachen“ macht den Zug für dich, „frei“ verlässt die Lektion, „?“ zeigt alles Weitere.
learn-beat = Schritt { $number } von { $of }
learn-ask-read = Enter: weiter
learn-ask-astray = Enter: so weitermachen; „nochmal“: zurücknehmen
learn-ask-stuck = Enter: zurück auf den Weg der Lektion; „frei“: weiterspielen
learn-expected = → Dein Schritt: { $choices }
learn-beginning = Hier beginnt die Lektion.
learn-nothing-expected = Hier gibt es nichts, was der Trainer dir abnehmen könnte.
learn-left = Deine Lektion ist gespeichert. Weiter geht es mit: carrack learn { $game } { $lesson }
learn-minutes = { $minutes } Minuten
learn-new = neu
learn-begun = begonnen
learn-done = abgeschlossen

## Die Liste der Spiele

games-players = { $counts } Spieler
games-variant = Variante
games-ruling = Auslegung
games-provenance = Bestandteile: { $sources }

## Ein Spiel wählen

choose-title = Carrack
choose-lang = Sprache, de oder en [{ $default }]:
choose-continue = Du hast eine unbeendete Partie; mit „c“ geht sie weiter.
choose-game = Spiel, Nummer oder Name [1]:
choose-players-about = Wer spielt? Tippe „human“ für dich und für jeden weiteren Menschen an diesem Gerät. Computerspieler:
choose-players = Spieler, { $counts } [{ $default }]:
choose-options-about = Optionen dieses Spiels:
choose-options = Optionen als name=wert, durch Kommas getrennt [Standard]:
choose-usual = Standard
choose-wrong-lang = „{ $text }“ gibt es nicht; tippe de oder en.
choose-wrong-game = Es gibt kein Spiel „{ $text }“; tippe eine Nummer aus der Liste.
choose-wrong-count = Dieses Spiel ist für { $counts } Spieler, nicht für { $count }.
choose-wrong-player = Es gibt keinen Spieler „{ $text }“; tippe human oder einen Computerspieler: { $levels }.
choose-option-twice = Die Option { $name } ist zweimal angegeben.
choose-wrong-option = „{ $text }“ ist keine Option dieses Spiels; wähle eine von: { $known }

## Der Bericht über die Ausgewogenheit

report-point = ,
report-played = { $game }, { $players } Spieler, { $games } Partien
report-interval-of = { $low } bis { $high } %
report-mean = Mittel
report-least = Minimum
report-middle = Median
report-most = Maximum
report-length = Länge
report-rounds = Runden
report-turns = Züge
report-decisions = Entscheidungen
report-points = Punkte
report-winner = des Siegers
report-second = des Zweiten
report-last = des Letzten
report-lead = Vorsprung des Siegers
report-lead-share = Vorsprung als Anteil der Punkte des Siegers
report-remarks = Bemerkenswert
report-games = Partien
report-wins = Siege
report-interval = 95-%-Intervall
report-mean-score = Mittlere Punkte
report-by-seat = Nach Plätzen
report-seat = Platz
report-by-name = Nach Namen
report-name = Name
report-sources = Punkte nach Herkunft
report-source = Herkunft
report-everybody = Alle
report-winners = Sieger
report-question = Antworten auf „{ $name }“: { $times } je Partie
report-choice = Wahl
report-component = Bestandteil
report-share = Anteil
report-event = Ereignis „{ $kind }“: { $count } Bestandteile
report-times = Mal je Partie
report-seats = Plätze, die es erreicht
learn-exercises = Danach { $count } Übungen: carrack exercises solve { $game }
learn-exercise = Übung { $number } von { $of } (Nummer oder Notation antwortet, „hilfe“ hilft, Enter zeigt die Lösung)
learn-wrong = Das ist nicht das Beste. Versuch es noch einmal, tippe „hilfe“ oder drück Enter.
learn-not-an-answer = Das ist keine der Antworten. Tippe ihre Nummer oder ihre Notation.
learn-no-more-help = Mehr Hilfe gibt es nicht. Enter zeigt die Lösung.
learn-answer = Die Lösung: { $answer }

## Eröffnungen

explore-first = Erste Entscheidungen eines Platzes
explore-after = Nach { $choices }
explore-notation = Notation
explore-share = Wie oft
explore-next = Danach meist
explore-others = Übrige
explore-difference = Unterschied
