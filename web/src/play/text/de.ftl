# Der Tisch, auf Deutsch.

play-loading = Der Tisch wird aufgebaut …
play-try-again = Noch einmal versuchen
play-close = Schließen
play-cancel = Abbrechen

## Aufforderung

play-your-turn = Du bist dran
play-title-turn = Du bist dran – { $game }
play-prompt = Was zu tun ist
play-over =
    { $count ->
        [0] Das Spiel ist zu Ende.
        [one] Gewonnen hat: { $names }.
       *[other] Gemeinsam gewonnen haben: { $names }.
    }
play-over-teams =
    { $count ->
        [one] Gewonnen hat das Team { $names }.
       *[other] Mehrere Teams teilen sich den Sieg: { $names }.
    }
play-confirm-this = Bestätigen: { $what }
play-confirm = Bestätigen
play-picked = Gewählt: { $what }
play-back = Zurück
play-list =
    { $count ->
        [one] 1 Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
play-ready = { $ready } von { $all } fertig
play-skip =
    { $count ->
        [one] Einen Zug überspringen
       *[other] { $count } Züge überspringen
    }
play-undo = Zurücknehmen
play-undo-why = Deine letzte Entscheidung zurücknehmen
play-passing = Automatisch gepasst: { $what }
play-passing-stop = Wieder fragen
play-pass = Automatisch passen …
play-pass-turn = { $what }: bis ich dran bin
play-pass-stopped = { $what }: immer
play-pass-everything = alle Fragen
play-more-reasons = { $count } weitere Gründe
play-holds = Hier liegen
play-menu = Arten von Aktionen
play-never = Das wählst du nie direkt. Jetzt geht es um:
play-closed = jetzt nicht möglich
play-hint = Tipp
play-hint-thinking = Denkt nach …
play-hinted = Vorschlag ({ $chance }): { $what }
play-hint-do = Diesen Zug machen
play-hint-others = Tipp: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
play-hints = Die besten Züge
play-hints-counted = Soweit du es wissen kannst. { $count ->
    [one] Bisher ein Tipp
   *[other] Bisher { $count } Tipps
  }; das Ergebnis nennt die Zahl.
play-hints-taken = Tipps
play-analyse = Analysieren
play-analysis = Analyse
play-analysis-begins = Wird untersucht …
play-analysis-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
  }
play-analysis-open = Mit allen Karten offen
play-analysis-eyes = Wie { $seat } es wissen konnte
play-analysis-line = In einer Variante, die hätte folgen können
play-analysis-back = Zurück zur Partie
play-analysis-before = In der Variante zurück
play-analysis-next = In der Variante weiter
play-analysis-here = Ab hier analysieren
play-analysis-about = „Dafür“ und „dagegen“ vergleichen mit dem besten anderen Zug; 1 ist ein klarer Vorsprung. Die Chancen werden genauer, solange du zusiehst.
play-analysis-over = Hier ist die Partie zu Ende.
play-key-analysis = diese Stellung einer beendeten Partie analysieren
play-key-line = in einer Variante der Analyse zurück und weiter
play-advice-chance = Gewinnchance
play-advice-points = etwa { $points } Punkte
play-advice-for = Dafür:
play-advice-against = Dagegen:
play-advice-close = Vielleicht so gut wie der beste.
play-come-back = Meinen Platz wieder einnehmen
play-less = Weniger
play-more = Mehr
play-nothing = Du hast gerade nichts zu entscheiden.
play-or-pick = Oder wähle einen der markierten Orte.
play-time-left = Verbleibende Zeit

## Spielplan

play-board = Spielplan
play-parts = Teile des Spielplans
play-board-text = Der Spielplan als Text
play-options =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
play-neutral = neutral
play-zoom-in = Vergrößern
play-zoom-out = Verkleinern
play-fit = Ganzer Spielplan
play-text = Text
play-picture = Bild
play-section = Regeln { $section }
play-marked = gewählt

## Symbole

play-legend = Symbole
play-legend-panels = Bei den Spielern
play-legend-board = Auf dem Spielplan
play-legend-signs = Zeichen
play-legend-actions = Aktionen
play-legend-marks = Hervorhebungen
play-legend-lit = Das kannst du jetzt wählen
play-legend-picked = Das hast du gewählt
play-legend-shown = Davon spricht der Text, auf den du zeigst

## Spieler und Hand

play-players = Spieler
play-has-to-decide = ist am Zug
play-takes-part = ist an diesem Zug beteiligt
play-online = online
play-away = offline
play-stand-in = ein Computergegner vertritt
play-forfeited = durch Abwesenheit verloren
play-done = fertig
play-reserve = { $minutes } min Reserve
play-large = Karten auf dem Spielplan, vergrößert
play-hand = Meine Hand
play-player-board = Details
play-belongings = Was { $name } hat
play-symbols = Offene Angaben
play-silent = hat noch nichts gesagt
play-hand-close = Hand ausblenden
play-hand-open = Hand zeigen
play-hand-and-board = Meine Hand und mein Tableau

## Protokoll, Gespräch, Verlauf

play-tab-log = Protokoll
play-tab-chat = Chat
play-tab-options = Optionen
play-log = Protokoll
play-set-up = Aufbau
play-hidden-choice = eine verdeckte Entscheidung
play-earlier =
    { $count ->
        [one] Einen früheren Eintrag zeigen
       *[other] { $count } frühere Einträge zeigen
    }
play-show-position = Diese Stellung zeigen
play-show-position-at = Die Stellung nach Zug { $at } zeigen
play-copy = Als Text kopieren
play-copied = Züge in Notation kopiert.
play-leave-match = Partie verlassen …
play-leave-title = Diese Partie verlassen?
play-hand-over = Vorerst abgeben
play-hand-over-about = Ein Computergegner zieht für dich, bis du zurückkommst.
play-leave = Endgültig verlassen
play-leave-about = Ein Computergegner übernimmt deinen Platz. Zurückkommen kannst du dann nicht.
play-later = Später weiterspielen
play-later-about = Die Partie wartet auf der Startseite auf dich.
play-give-up = Partie aufgeben
play-give-up-about = Die Partie endet ohne Ergebnis.
play-stay = Weiterspielen
play-chat = Chat
play-chat-empty = Noch keine Nachrichten.
chat-menu = { $name } melden, stummschalten oder blockieren
chat-report = Melden
chat-mute = Stummschalten
chat-mute-why = Du siehst in keiner Partie mehr, was sie oder er schreibt
chat-block = Blockieren
chat-block-why = Du siehst keine Nachrichten mehr, und deinen Partien kann sie oder er nicht beitreten
chat-report-reason = Was stimmt nicht?
chat-report-comment = Einzelheiten (freiwillig)
chat-report-do = Meldung senden
chat-done-report = Danke. Die Administration sieht deine Meldung.
chat-done-mute = Du siehst keine Nachrichten von { $name } mehr. Rückgängig machen kannst du das auf der Kontoseite.
chat-done-block = { $name } ist blockiert. Rückgängig machen kannst du das auf der Kontoseite.
play-say = Nachricht
play-send = Senden
play-after = nach Zug { $at }
play-history = Verlauf
play-first = Zum Anfang
play-before = Einen Zug zurück
play-next = Einen Zug vor
play-now = Zum letzten Stand
play-turn-before = Zum vorigen Spielerwechsel
play-turn-next = Zum nächsten Spielerwechsel
play-autoplay = Automatisch abspielen
play-pause = Anhalten
play-speed = Tempo
play-speed-is = Tempo: { $speed }×
play-times = { $speed }×
play-eyes = Sicht
play-eyes-all = Alles offen
play-at = Zug { $at } von { $of }
play-past = Zug { $at } von { $of }
play-to-now = Zum aktuellen Stand
play-rewind = Hierher zurückgehen
play-propose = Rückkehr hierher vorschlagen
play-proposal = { $name } schlägt vor, zur Stellung nach Zug { $at } zurückzugehen.
play-proposal-agreed = { $agreed } von { $needed } sind einverstanden.
play-agree = Einverstanden
play-disagree = Ablehnen
play-on = Von hier weiterspielen
play-on-about = Eine neue Partie beginnt mit der Stellung nach Zug { $at }. Diese hier bleibt, wie sie ist.
play-on-me = An diesem Bildschirm
play-on-begin = Partie starten
play-since = Seit deinem letzten Zug:
play-since-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
play-since-next = Weiter
play-since-overview = Übersicht
play-since-events = Ereignisse

## Getippte Züge

play-typed = Zug eingeben (Tab vervollständigt)
play-typed-several = Welcher? { $list }
play-typed-unknown = „{ $typed }“ ist kein Zug dieses Spiels.

## Tasten

play-keys = Tastenkürzel
play-key-tab = zum nächsten markierten Ziel
play-key-enter = wählen
play-key-esc = zurück
play-key-inspect = was ist das?
play-key-undo = zurücknehmen
play-key-history = einen Zug zurück oder vor
play-key-turns = zum vorigen oder nächsten Spielerwechsel
play-key-autoplay = automatisch abspielen, anhalten
play-key-ends = zum Anfang, zum letzten Stand
play-key-trail = durchgehen, was inzwischen geschah
play-key-hint = Tipp: die besten Züge
play-key-skip = Züge der Computergegner überspringen
play-key-text = Spielplan als Text oder als Bild
play-key-typed = einen Zug eingeben
coach = Trainer
coach-step = Schritt { $number } von { $of }
coach-next = Weiter
coach-show = Mach es für mich
coach-back = Zurück
coach-leave = Lektion verlassen
coach-take-back = Zurücknehmen
coach-go-on = So weitermachen
coach-to-path = Zurück zur Lektion
coach-play-freely = Frei weiterspielen
coach-wait = Die anderen sind dran …
coach-exercise = Übung { $number } von { $of }
coach-help = Hilfe
coach-answer = Lösung zeigen
coach-next-exercise = Nächste Übung
coach-all-exercises = Alle Übungen
coach-read = Neu für dich: Worum geht es?
coach-note = Neu für dich
coach-got-it = Verstanden
coach-off = Ausschalten
coach-fold = Karte des Trainers einklappen
coach-unfold = Karte des Trainers ausklappen
coach-lesson-done = Lektion geschafft. Der Rest der Partie gehört dir.
coach-lesson-left = Du hast die Lektion verlassen.
coach-return = Zurück zur Lektion
coach-all-lessons = Alle Lektionen
play-key-coach = die Notiz des Trainers zu dieser Frage
play-key-guide = So geht’s (Kurzanleitung)
play-key-zoom = vergrößern, verkleinern, ganzer Spielplan
play-key-legend = was die Symbole bedeuten
play-key-keys = diese Liste

## Ein Bildschirm für mehrere

play-curtain = Gib das Gerät an { $name } weiter
play-curtain-about = Sonst sollte jetzt niemand auf den Bildschirm schauen.
play-curtain-lift = Ich bin { $name }: meine Hand zeigen

## Fehler

play-faster = Jemand war schneller. Das ist die neue Stellung.

## Das Ende

play-result = Ergebnis
play-won =
    { $team ->
        [yes] Das Team { $names }
       *[no] { $names }
    } gewinnt mit { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkten
    } Vorsprung
play-won-tie =
    { $team ->
        [yes] Das Team { $names }
       *[no] { $names }
    } gewinnt bei Gleichstand
play-tie-won = Punktgleich mit { $names }; es entschied: { $by }
play-nth =
    { $ordinal ->
       *[other] { $place }.
    }
play-chart-scores = Punkte im Spielverlauf
play-shared = Alle mit dem Link können diese Partie ansehen
play-copy-yourself = Dein Browser erlaubt das Kopieren nicht. Der Link steht in der Adresszeile.
play-rematch = Revanche
play-replay = Partie nachspielen
play-show-board = Schlussstellung
play-export = Herunterladen
play-category = Kategorie
play-score = Punkte
play-team-score = Punkte des Teams
play-team = Team { $team }
play-tie-break = Bei Gleichstand entschied: { $by }
play-tie-row = Nur bei Gleichstand: { $by }
play-charts = Spielverlauf
play-charts-all = Alle { $count } Diagramme zeigen
play-moves = Züge
play-proof = Fairness-Nachweis
play-proof-about =
    Vor dem Spiel hat der Server einen Fingerabdruck seines Geheimnisses veröffentlicht. Jetzt ist das Geheimnis
    bekannt, und diese Seite kann jede Ziehung und jeden Wurf wiederholen und vergleichen.
play-commitment = Fingerabdruck des Geheimnisses
play-secret = Geheimnis
play-proof-check = Jede Ziehung prüfen
play-proof-unable = Dieser Browser kann das nur über eine sichere Verbindung (https) prüfen.
play-proof-secret = Das Geheimnis passt zum Fingerabdruck.
play-proof-secret-bad = Das Geheimnis passt nicht zum Fingerabdruck.
play-proof-remembered = Der Fingerabdruck ist der, den dieser Browser zuerst gesehen hat.
play-proof-remembered-bad = Der Fingerabdruck weicht von dem ab, den dieser Browser zuerst gesehen hat.
play-proof-unknown = Dieser Browser hat den Fingerabdruck vorher nicht gesehen.
play-proof-draws =
    { $count ->
        [one] 1 Ziehung nachgerechnet: Sie stimmt.
       *[other] { $count } Ziehungen nachgerechnet: Alle stimmen.
    }
play-proof-draws-bad =
    { $count ->
        [one] 1 Ziehung stimmt nicht.
       *[other] { $count } Ziehungen stimmen nicht.
    }

## Die Analyse

play-review = Analyse
play-review-about = Wie sich die Chancen aller entwickelt haben, welche Entscheidungen am meisten gekostet haben und warum, und was Glück war.
play-review-begin = Partie analysieren
play-review-making = Die Chancen werden berechnet …
play-review-progress = { $done } von { $of } Zügen untersucht
play-review-looking = Glück und Wissensstand werden untersucht …
play-review-account = Was den Ausschlag gab
play-review-start-short = Beginn
play-review-luck-short = Glück
play-review-own-short = Eigene
play-review-others-short = Andere
play-review-result-short = Ergebnis
play-review-view = Chancen
play-review-view-was = Wie es war
play-review-view-known = Wie man es wissen konnte
play-review-chances = Gewinnchancen
play-review-table = Die Chancen als Tabelle
play-review-player = Spieler
play-review-start = Beginn
play-review-luck = Glück
play-review-own = Eigene Entscheidungen
play-review-others = Fremde Entscheidungen
play-review-result = Ergebnis
play-review-adds-up = Beginn, Glück, eigene und fremde Entscheidungen ergeben zusammen das Ergebnis, in Prozentpunkten.
play-review-plays-like = Gespielt wie
play-review-like = { $level } ({ $from } bis { $to })
play-review-loss = Kosten je Zug
play-review-marks = Ungenau · Fehler · grob
play-review-costly = Die teuersten Entscheidungen
play-review-cost = Entscheidung { $at }: { $seat } verschenkt { $cost }
play-review-all = Alle { $count } Entscheidungen zeigen
play-review-none = Keine Entscheidung hat messbar etwas gekostet.
play-review-inaccuracy = Ungenauigkeit
play-review-mistake = Fehler
play-review-blunder = grober Fehler
play-review-played = Gespielt
play-review-better = Besser
play-review-line = Danach
play-review-why = Warum
play-review-interval = Mit 95 % Sicherheit zwischen { $low } und { $high }.
play-review-show = Auf dem Brett zeigen
play-review-again = Ab hier neu versuchen
