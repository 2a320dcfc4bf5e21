# Die Übungen zu Colonialism: Aufgaben mit zwei Hilfen, und warum die richtigen Antworten richtig sind.

exercise-color = Du wählst eine Farbe und nimmst hier alle Steine dieser Farbe. Welche bringt dir sicher die meisten Punkte?
    .help = Am Ende zählt nur die Farbe, von der du am wenigsten hast, und drei Steine einer Farbe können einer einer anderen werden.
    .more = Rechne für jede Farbe: was du dann hast, was dir der Nächste übrig lässt, und was nach Konvertierungen deine kleinste Zahl ist.
exercise-campaign = Du spielst einen Feldzug gegen die Regionalmacht; er vertreibt zwei bis vier Scheiben. In welcher Region bringt er dir sicher die meisten Punkte?
    .help = Zwei Scheiben oder weniger verschwinden sicher. Dann wird sofort gesammelt, der meiste Einfluss zuerst.
    .more = Sieh nach, wer dort außer dir Einfluss hat und welche Farbe dir fehlt.

exercise-brown-first = Du hast kein Braun. Mit den zwei braunen Steinen kommst du auf 3 Punkte, Konvertierungen und Interessen eingerechnet; mit vier gelben bleibt es bei 2.
exercise-four-instead-of-six = Braun fehlt dir ganz. Vier braune Steine bringen dich auf 4 Punkte; nimmst du sechs schwarze, holt sich der andere das Braun, und du bleibst bei 3.
exercise-convert = Fünf schwarze Steine sind mehr, als du von der Farbe brauchst, aber drei davon werden ein gelber. Das macht 3 Punkte, die anderen Farben nur 2.
exercise-second-choice = Braun ist deine knappste Farbe, und der andere hat schon vor dir gewählt. Drei braune Steine machen 4 Punkte, drei schwarze nur 2.
exercise-last-cubes = Braun bremst dich: Davon hast du 3. Mit fünf braunen Steinen wird deine kleinste Zahl 7, mit jeder anderen Farbe 5.
exercise-campaign-alone = In Subsahara-Afrika steht nur eine Scheibe der Regionalmacht, und du hast den meisten Einfluss: Du wählst zuerst unter zehn Steinen. Im Nahen Osten teilst du fünf, anderswo sind es zu viele Scheiben.
exercise-campaign-scarce = Im Nahen Osten bist du allein mit einer Scheibe der Regionalmacht: Alle vier Steine gehören dir, einer von jeder Farbe und noch einer. Anderswo liegt ein einziger Stein, oder jemand ist stärker.
exercise-campaign-shared = In China verschwinden zwei Scheiben sicher, und sonst ist niemand dort: Drei gelbe Steine und ein brauner gehören dir. In Subsahara-Afrika liegen mehr, aber ein anderer wählt zuerst.
