# Was der Trainer Neulingen zu Goa sagt: ein Hinweis zu jeder Art von Frage, dazu die Wörter des Spiels.

## Fragen

note-quick-start =
    Vor der ersten Runde bekommst du Anschub: Schiebe zwei Marker in die zweite Reihe oder nimm Dukaten. Ein Marker in
    der zweiten Reihe macht seine Aktion für die ganze Partie stärker.
    .mistake = Dukaten wirken sicher, aber die beiden Schritte kosten dich später leicht vier Aktionen.
    .section = 7.1
note-set-flag =
    Lege die Flagge auf ein freies Feld oder an den Rand, neben ein Plättchen. Marker 2 kommt auf ein Plättchen daneben,
    Marker 3 neben dieses und so weiter: Du bestimmst, welche Ecke in dieser Runde unter den Hammer kommt.
    .mistake = Wer die Flagge irgendwohin legt, merkt oft zu spät, dass sein Wunschplättchen außer Reichweite liegt.
    .section = 2.1
note-set-marker =
    Dein Marker bringt ein Plättchen unter den Hammer, und du versteigerst es. Was die anderen bieten, bekommst du, oder
    du behältst das Plättchen für etwas weniger. Bietet niemand, gehört es umsonst dir.
    .mistake = Markiere auch, was die anderen haben wollen: Mit ihrem Geld bietest du beim nächsten Mal.
    .section = 2.1
note-bidding =
    Das ist dein einziges Gebot auf dieses Los, du kommst nicht noch einmal dran. Zuletzt spricht der Versteigerer: Er
    kann das Los für einen Dukaten weniger als das Höchstgebot behalten.
    .mistake = Sich vorsichtig herantasten geht hier nicht: Sag gleich, was dir das Los wert ist, oder passe.
    .section = 2.2
note-last-word =
    Alle haben geboten, jetzt entscheidest du: Überlass das Los dem Höchstbietenden und nimm sein Geld, oder zahle der
    Bank einen Dukaten weniger und behalte es.
    .mistake =
        Rechne beides: Bei einem Gebot von 6 bringt Verkaufen 6 und kostet Kaufen 5, das macht 11 Dukaten Unterschied.
    .section = 2.2
note-take-turn =
    Wähle eine der sechs Aktionen: Fortschritt, Schiffbau, Ernte, Steuer, Expedition oder Koloniegründung. Du hast drei
    in jeder Runde, dazwischen sind die anderen dran. Plättchen und eine Expeditionskarte je Zug kommen obendrauf.
    .mistake = Spare nicht auf den perfekten Zug: Jeder früh bewegte Marker stärkt seine Aktion von da an.
    .section = 2.3
note-extra-turn =
    Die drei Aktionen sind vorbei. Mit einer Zusatzaktionskarte hast du jetzt noch eine, oder du passt und hebst sie
    auf. Nur eine Karte darfst du in die nächste Runde mitnehmen.
    .mistake = Wer passt, ist für diese Runde draußen: Erst einmal abwarten, was die anderen tun, geht nicht.
    .section = 2.4
note-end-turn =
    Deine Aktion ist erledigt. Du darfst noch Plättchen einsetzen und eine Expeditionskarte, falls du in diesem Zug noch
    keine gespielt hast.
    .mistake = Rote Plättchen wirken einmal in jeder Runde; was du vergisst, ist für diese Runde verloren.
    .section = 5.4
note-fill-fields =
    Verteile die Gewürze. Auf eine Plantage passt nur ihr eigenes Gewürz, auf eine Kolonie jedes, das sie zeigt.
    .mistake = Sieh zuerst auf die Preise deines Entwicklungstableaus und ernte, was dein nächster Schritt kostet.
    .section = 2.3.3
note-fill-holding =
    Die Plätze werden sofort gefüllt, und hier suchst du das Gewürz aus.
    .mistake = Noch mehr von dem, was du schon anbaust, bringt weniger als ein Gewürz, das dir sonst fehlt.
    .section = 2.3.6
note-mixed-harvest =
    Deine Karte macht die Ernte bunt: Jede Einheit ist ein Schiff, ein Kolonist oder ein Gewürz, ganz nach Wahl.
    .mistake = Nur Gewürze hättest du auch ohne die Karte bekommen; nimm Schiffe oder Kolonisten.
    .section = 4.2
note-pay-spice =
    Der Schritt kostet dieses Gewürz, und du hast es an mehreren Stellen. Such dir aus, woher es kommt.
    .mistake = Nimm es lieber von einer Kolonie: Auf deren freien Platz passt beim nächsten Mal auch etwas anderes.
    .section = 2.3.1
note-hand-in =
    Die Abgaben verlangen beliebige Gewürze, eines nach dem anderen. Sind sie erfüllt, zählt das Plättchen am Spielende.
    .mistake = Gib ab, was du doppelt hast, nicht das eine Gewürz für deinen nächsten Schritt.
    .section = 5.4
note-sell-spices =
    Die Bank kauft dir Gewürze ab, eines nach dem anderen, zum Preis auf der Karte. Nach dem ersten darfst du aufhören.
    .mistake = Verkaufe nicht die Gewürze für deinen nächsten Schritt: Sie neu zu ernten kostet eine ganze Aktion.
    .section = 4.2
note-choose-progress =
    Deine Karte erlässt dir den halben Preis: Dieser Schritt kostet nur Schiffe oder nur Gewürze. Welcher Marker rückt
    vor?
    .mistake =
        Ein erster Schritt ist ohnehin billig; am meisten spart die Karte bei einem Marker, der schon weit unten steht.
    .section = 4.2
note-pay-ducats =
    Dieser Schritt kostet nur Dukaten. Je weiter unten der Marker steht, desto teurer wird es.
    .mistake = Behalte ein paar Dukaten für die nächsten Versteigerungen: Ohne Geld kannst du dort nur passen.
    .section = 4.2
note-advance-least =
    Einer deiner hintersten Marker rückt eine Reihe vor, ganz umsonst.
    .mistake = Nimm nicht einfach den erstbesten: Welche Aktion brauchst du in den nächsten Runden am meisten?
    .section = 5.4
note-plant-tile =
    Für vier Plantagen hast du Platz, also muss eine alte weichen. Ihre Gewürze sind verloren.
    .mistake = Pass auf, dass du nicht deine einzige Quelle für ein Gewürz hergibst.
    .section = 5.1
note-ships-or-colonists =
    Schiffe oder Kolonisten, nicht beides. Jedes Gewürz, mit dem du einen Fortschritt bezahlst, braucht ein Schiff;
    Kolonisten brauchst du, um Kolonien zu gründen.
    .mistake = Nimm, was dir für deinen nächsten Plan fehlt, nicht das Gewohnte.
    .section = 5.3
note-choose-removed =
    Die Gunst gibt dir eines der Plättchen, die vor den Spielabschnitten zurückgelegt wurden. Es wirkt sofort, oder du
    behältst es.
    .mistake = Was einmal je Runde wirkt, ist mit jeder Runde weniger wert; gegen Ende nimm etwas, das Punkte bringt.
    .section = 5.3
note-choose-spied =
    Wähle einen Mitspieler und einen Bereich seines Tableaus. Du bekommst, was sein Marker zeigt; ihm geht nichts
    verloren.
    .mistake = Spioniere nicht dort, wo du selbst fast so weit bist, sondern wo er dir weit voraus ist.
    .section = 5.4
note-choose-supply =
    Die Karten sind aufgedeckt. Nimm so viele Schiffe, Kolonisten oder Gewürze, alles von einer Art.
    .mistake = Gewürze ohne freien Platz verfallen, zähle also zuerst deine freien Plätze.
    .section = 5.4
note-choose-swap =
    Nimm irgendein Plättchen vom Spielplan. Der Tausch bleibt an dessen Stelle und kann wieder versteigert werden.
    .mistake =
        Hol dir das Plättchen, bei dem dich die anderen überbieten würden, nicht eines, das du ohnehin billig bekommst.
    .section = 5.2
note-refill-holdings =
    Wähle bis zu drei Plantagen und Kolonien, eine nach der anderen. Jede wird ganz aufgefüllt.
    .mistake = Fang mit denen an, die am meisten freie Plätze haben.
    .section = 5.4
note-name-colony =
    Nenne die Kolonie, die du gründen willst. Tableau und aufgedeckte Karten zählen mit, den Rest ergänzt du mit eigenen
    Kolonisten.
    .mistake = Verlass dich nicht auf das Kartenglück: Jede Karte zeigt 1 bis 3 Kolonisten, im Schnitt 2.
    .section = 2.3.6
note-add-colonists-or-not =
    Es fehlen noch Kolonisten. Ergänze eigene, dann ist die Kolonie gegründet, oder verzichte: Dann behältst du alle und
    bekommst einen dazu.
    .mistake = Aufsparen lohnt sich nicht: Kolonisten nützen nur beim Gründen, und eine frühe Kolonie trägt länger.
    .section = 2.3.6
note-settle-colony =
    Such dir das Plättchen für deine neue Kolonie aus. Es zeigt, was dort wachsen darf, und wird sofort gefüllt.
    .mistake = Nimm die Gewürze, die du auf deinen Plantagen nicht anbauen kannst.
    .section = 2.3.6

## Wörter

explain-flag =
    Sie kommt in jeder Runde als Erstes unter den Hammer. Wer sie ersteigert, bekommt eine Zusatzaktionskarte und
    beginnt die Aktionen.
    .forms = Flagge
explain-marker =
    Deine fünf Marker auf dem Entwicklungstableau zeigen, wie stark jede Aktion ist. Die Marker mit Zahlen bringen
    Plättchen unter den Hammer.
    .forms = Marker, Markern, Markers, Versteigerungsmarker, Erfolgsmarker
explain-auctioneer =
    Wer den Marker auf das Plättchen gesetzt hat. Er spricht zuletzt: verkaufen oder für einen Dukaten weniger selbst
    kaufen.
    .forms = Versteigerer
explain-lot = Was gerade versteigert wird: die Flagge oder ein Plättchen mit Marker.
    .forms = Los
explain-plantation = Ein Plättchen mit einem bis drei Plätzen für ein bestimmtes Gewürz. Vier davon haben bei dir Platz.
    .forms = Plantage, Plantagen
explain-spice = Ingwer, Zimt, Pfeffer, Muskat oder Nelken. Mit Gewürzen bezahlst du den Fortschritt.
    .forms = Gewürz, Gewürze, Gewürzen
explain-ship = Schiffe bringen Gewürze nach Hause: Jedes Gewürz, mit dem du Fortschritt bezahlst, braucht eines.
    .forms = Schiff, Schiffe, Schiffen
explain-colonist = Kolonisten brauchst du, um Kolonien zu gründen, und sonst für nichts.
    .forms = Kolonist, Kolonisten
explain-colony =
    Quilon, Cochin, Madras und Calicut, von jeder höchstens eine. Dort wachsen Gewürze, und am Ende gibt es Punkte.
    .forms = Kolonie, Kolonien
explain-founding =
    Der Versuch, eine Kolonie zu gründen: Dein Marker, die aufgedeckten Karten und deine eigenen Kolonisten müssen ihre
    Zahl erreichen.
    .forms = Gründung, Gründungen, Koloniegründung
explain-development-board =
    Deine fünf Bereiche mit Aktionen. Je weiter unten ein Marker, desto stärker die Aktion und desto mehr Punkte.
    .forms = Entwicklungstableau, Entwicklungstableaus
explain-progress = Die Aktion, die einen deiner Marker eine Reihe vorrückt, für Gewürze und ebenso viele Schiffe.
    .forms = Fortschritt
explain-storehouse = Dein eigenes Tableau: vier Felder für Plantagen und vier für Kolonien.
    .forms = Lager
explain-expedition-card =
    Eine Karte, drei Verwendungen: eine Wirkung in deinem Zug, Kolonisten bei einer Gründung, ein Symbol für die
    Wertung.
    .forms = Expeditionskarte, Expeditionskarten
explain-hand-limit =
    So viele Expeditionskarten darfst du nach der Aktion Expedition halten. Karten durch Plättchen dürfen darüber
    hinausgehen.
    .forms = Handkartenlimit, Handlimit
explain-extra-action-card =
    Am Ende einer Runde gespielt, bringt sie noch eine Aktion. Eine darfst du in die nächste Runde mitnehmen.
    .forms = Zusatzaktionskarte, Zusatzaktionskarten, Zusatzaktion, Zusatzaktionen
explain-ducat = Das Geld für die Versteigerungen. Wie viel du hast, ist dein Geheimnis.
    .forms = Dukaten
explain-first-player = Wer die Flagge hat: Er beginnt die Aktionen und legt in der nächsten Runde die Flagge aus.
    .forms = Startspieler
explain-phase = Die Partie hat zwei Spielabschnitte, A und B, mit je vier Runden und je 25 eigenen Plättchen.
    .forms = Spielabschnitt, Spielabschnitte, Spielabschnitten
explain-red-tile = Ein Plättchen, das dir in jeder Runde einmal etwas bringt, bis zum Ende der Partie.
    .forms = rotes Plättchen, rote Plättchen, roten Plättchen
explain-bonanza-tile = Ein verdeckter Bonus unter einem Eckplättchen, für den, der dieses Plättchen nimmt.
    .forms = Bonanza-Plättchen
