# Was eine Partieanalyse sagt, auf Deutsch.

review-point = ,
review-title = Analyse: { $game }
review-seat = Platz { $seat }
review-who = { $seat } ({ $kind })
review-person = Mensch
review-none = –

review-chances = Gewinnchancen
review-chances-about = Nach jeder Entscheidung, so wie die Partie wirklich stand. Dreiecke markieren teure Entscheidungen.
review-chances-table = Dieselben Chancen als Tabelle
review-after = Nach
review-start = Beginn
review-end = Ende
review-change = Entscheidung { $at }
review-scale = Entscheidungen

review-account = Was den Ausschlag gab
review-account-about = Beginn, Glück, eigene und fremde Entscheidungen ergeben zusammen das Ergebnis. Verglichen wird mit dem, was die Stufe „{ $level }“ im Schnitt aus denselben Stellungen macht.
review-account-untuned = Beginn, Glück, eigene und fremde Entscheidungen ergeben zusammen das Ergebnis. Für diese Einstellungen fehlen Messungen: Eigene Entscheidungen wirken hier besser, fremde schlechter, als sie waren.
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-start-short = Beginn
review-luck-short = Glück
review-own-short = Eigene
review-others-short = Andere
review-result-short = Ergebnis

review-accuracy = Wie gut alle gespielt haben
review-moves = Züge
review-loss = Kosten je Zug
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-plays-like = Gespielt wie
review-like = { $level }
review-like-range = { $level } ({ $from } bis { $to })
review-player = Spieler

review-costly = Die teuersten Entscheidungen
review-none-costly = Keine Entscheidung hat messbar etwas gekostet.
review-choice-heading = Entscheidung { $at }: { $seat } verschenkt { $cost }
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-interval = { $low } bis { $high }
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-line = So ginge es wohl weiter
review-reasons = Warum
review-reasons-about = Warum: was die Bewertung für den Spieler ergibt, besserer Zug gegen den gespielten; 1 ist ein klarer Vorsprung.
review-close = zu knapp, um es zu entscheiden
review-only-looked = Die Kosten sind nur überschlagen; es wurden keine Varianten gespielt.
review-bounds = Eine Ungenauigkeit kostet mindestens { $inaccuracy }, ein Fehler { $mistake }, ein grober Fehler { $blunder }.
review-made-by = Erstellt mit Carrack. Chancen sind Schätzungen eines Computers; Kosten haben 95-%-Intervalle.
review-scored = Endstand

review-to-win = { $chance } Gewinnchance
review-expected = etwa { $points } Punkte
review-as-good = vielleicht so gut wie der beste
review-for = Dafür: { $terms }.
review-against = Dagegen: { $terms }.
review-analysis = Stellung nach { $at } von { $of } Entscheidungen: { $game }
review-stand = So stehen alle
review-points = Punkte
review-decides = { $seat } entscheidet
review-others-decide = Hier entscheidet { $seat }, und { $eyes } kann die Möglichkeiten nicht kennen. Analysiere mit --seat { $number } oder mit --open.
review-seen-by = wie { $seat } es wissen konnte
review-seen-open = mit allen Karten offen
review-tables = { $count ->
    [one] An einem Tisch probiert
   *[other] An { $count } Tischen probiert
  }; „dafür“ und „dagegen“ vergleichen mit dem besten anderen Zug, 1 ist ein klarer Vorsprung.
