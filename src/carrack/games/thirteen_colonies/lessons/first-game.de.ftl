# Was der Trainer in der ersten Partie 13 Kolonien sagt.

lesson-first-game = Deine erste Partie
    .about = Das Einsteigerspiel: deine ersten fünf Züge als Spanien, von der Landung auf Kuba bis zum zweiten Schiff.

lesson-first-game-goal =
    Du führst Spanien nach Amerika. Die meisten Siegpunkte (SP) gewinnen: Es gibt sie für die SP-Karten, die hier offen
    liegen, für Wertungen der Regionen und für Entdeckungen.
lesson-first-game-land =
    Ein Zug dauert, solange deine Hand reicht: Handle, so oft du willst. Fang mit dem Schiff an, denn ohne Schiff geht in
    einer Region nichts. Lande auf Kuba.
    .elsewhere = Jede offene Region ist erlaubt. In dieser Partie fängst du am besten auf Kuba an.
    .end = Dann legst du die ganze Hand bis auf eine Karte ab. Nutze sie vorher.
lesson-first-game-coast =
    Wer landet, darf die oberste Küstenkarte nehmen. Fischgründe sind Nahrung, und Nahrung bringt Kolonisten: Nimm sie.
    .no = Du kannst sie liegen lassen. Diese aber lohnt sich: Damit bezahlst du bald einen Kolonisten.
lesson-first-game-found =
    Gründe jetzt mit dem Baumaterial eine Kolonie. Ein Kolonist hilft mit: Er wird nur abgelegt und kommt wieder.
    .explore = Erkunden sucht besseres Gelände. Zuerst brauchst du eine Kolonie, die etwas davon hat.
    .end = Gründen kannst du noch in diesem Zug. Die Karten hast du auf der Hand.
lesson-first-game-settle =
    Die neue Kolonie hat Wert 0. Lass den anderen Kolonisten siedeln: Die Kolonie wächst um 1, du nimmst eine Geländekarte,
    und dieser Kolonist verlässt dein Deck.
    .explore = Damit änderst du nur die offene Geländekarte. Dein Schiff trägt hier noch eine Aktion: Siedle.
    .end = Dein Schiff trägt hier noch eine Aktion. Siedle zuerst.
lesson-first-game-terrain =
    Welches Gelände? Offen liegt Ackerland mit zwei Nahrung. Die verdeckten Karten sind ein Glücksspiel. Nimm die offene.
    .hidden = Das kann eine Entdeckung sein oder ein Sumpf. Nimm diesmal, was du siehst.
lesson-first-game-control =
    Mit deiner Kolonie vom Wert 1 hast du Kontrolle auf Kuba. Wird Kuba gewertet, bringt die meiste Kontrolle 3 SP, die
    nächste 2, dann 1.
lesson-first-game-end =
    Alles ist benutzt. Auf deinem Ablagestapel liegen neue Karten. Beende deinen Zug: Dann ziehst du vier Karten.
lesson-first-game-deck =
    Das ist der Kern des Spiels: Dein Nachziehstapel war leer, der Ablagestapel wurde gemischt, und was du gewonnen hast, ist
    jetzt auf deiner Hand. England ist inzwischen in Neuspanien gelandet.
lesson-first-game-sell =
    „Markttag“ verlangt zwei verkaufte Waren in einem Zug. Ackerland hat zwei Symbole, das sind zwei Verkäufe: Verkaufe es. Das
    Geld kommt auf den Ablagestapel.
    .one = Das ist nur eine Ware. Ackerland allein macht zwei.
    .recruit = Gute Idee, das kommt als Nächstes. Ackerland brauchst du aber für den Markttag.
    .end = Du hast deine Karten noch gar nicht benutzt.
lesson-first-game-market-day =
    Bedingung erfüllt: Die Karte ist für dich reserviert. Nimm sie, 2 SP. Sie kommt in deinen SP-Stapel und zählt am Ende.
    .later = Am Ende deines Zuges bekommst du sie ohnehin. Nimm sie jetzt, dann siehst du, wohin sie kommt.
lesson-first-game-recruit =
    Wirb den Kolonisten auf dem ersten Feld an: Er kostet eine permanente Nahrung, und die Karte, die bezahlt, ist danach weg.
    .dear = Je weiter rechts, desto mehr Geld kostet es. Auf dem ersten Feld kostet es keines.
    .sell = Der Fisch brächte 1 Geld. Ein Kolonist ist jetzt mehr wert.
    .end = Mit dem Fisch kannst du noch jemanden anwerben.
lesson-first-game-settle-again =
    Siedle noch einmal auf Kuba und nimm den offenen Wald. Das ist Holz, und damit baust du.
    .explore = Dann siedelt der Kolonist in diesem Zug nicht, und deine Kolonie bleibt klein.
    .hidden = Unbekanntes statt Holz. Nimm diesmal den Wald.
    .end = Du hast noch einen Kolonisten auf der Hand, und dein Schiff hat Platz.
lesson-first-game-town-hall =
    Kaufe mit dem letzten Geld ein Rathaus: Damit baust du Häuser und mehr. Dein Geld ist permanent, es wird also nur abgelegt
    und kommt wieder.
    .other = Auch ein Kauf, aber das Rathaus hilft dir jedes Mal, wenn du es ziehst.
    .end = Ein Geld ist noch da, und Unbenutztes wird abgelegt.
lesson-first-game-end-two = Mehr geht nicht. Beende deinen Zug.
lesson-first-game-purse =
    Drei Geld! Du kannst im Voraus bezahlen: Zahle alle drei ein. Bis zum Ende des Zuges kannst du damit Verschiedenes
    bezahlen.
    .other = Einen Moment: Mit zwei von den dreien bekommst du Punkte.
    .take = Das geht auch ohne Vorauszahlung. Probier sie trotzdem aus, für mehrere kleine Preise ist sie praktisch.
    .end = Drei Geld und nichts gekauft. Beende den Zug noch nicht.
lesson-first-game-envoy =
    Der „Gesandte des Königs“ kostet 2 Geld und wertet sofort eine Region deiner Wahl. Nimm ihn.
    .other = Erst die Punkte: Der Gesandte kostet 2 von deinen 3.
    .end = Was du im Voraus bezahlt hast, verfällt am Ende des Zuges. Gib es aus.
lesson-first-game-score =
    Werte Kuba. Du hast dort Kontrolle 2, sonst hat niemand welche: Du bekommst den ersten Wert, 3 SP.
    .england = In Neuspanien hat nur England Kontrolle. England bekäme 5 SP, du nichts.
    .nobody = Dort hat niemand Kontrolle, also bekäme niemand etwas.
lesson-first-game-material =
    Ein Geld ist noch eingezahlt. Kaufe Baumaterial: Einmalige Waren bezahlst du einmal, und für die nächste Kolonie brauchst du
    welches.
    .other = Möglich. Aber ohne Baumaterial gibt es keine zweite Kolonie.
    .end = Das eingezahlte Geld wäre verloren.
lesson-first-game-end-three = Das war es für diesen Zug. Beende ihn; das Rathaus hast du noch auf der Hand.
lesson-first-game-keep =
    Dein Wert für Halten ist 1: Eine Karte darf bleiben. Halte das Rathaus, im nächsten Zug hast du Holz dafür. Vier Karten ziehst
    du trotzdem.
    .nothing = Dann kommt es auf den Ablagestapel und irgendwann wieder.
lesson-first-game-islands =
    Vor deinem Zug werden neue SP-Karten aufgedeckt. Eine war „Wertung: Die Inseln“ und wirkte sofort: Kuba brachte dir noch
    einmal 3 SP. Kontrolle lohnt sich mehr als einmal.
lesson-first-game-expand =
    Jetzt das Rathaus: Ausbauen. Es baut ein Gebäude und kommt dann auf den Ablagestapel.
    .other = Das geht, aber das Rathaus hast du nur in diesem Zug sicher auf der Hand.
    .colonist = Das kommt gleich. Baue zuerst.
    .end = Rathaus, Kolonist, Geld: Da geht noch einiges.
lesson-first-game-house =
    Baue ein Haus. Es kostet Holz, und dein Wald bezahlt: Er ist permanent und kommt wieder.
    .other = Auch ein gutes Gebäude. In dieser Lektion hilft dir bald das Haus.
lesson-first-game-grow =
    „Inselreich“ verlangt Kontrolle 3 auf Inseln. Siedle noch einmal auf Kuba, mit der offenen Karte: Deine Kolonie wächst auf 3,
    mehr geht nicht.
    .explore = Dann bleibt deine Kolonie bei 2, und das Inselreich wartet.
    .hidden = Unbekannt. Ackerland ist zwei Nahrung, das sind zwei Kolonisten.
    .end = Siedle zuerst: Das Inselreich ist zum Greifen nah.
lesson-first-game-discovery =
    Und eine Entdeckung: Die nächste Geländekarte war die Nordwestpassage. Sie liegt verdeckt in deinem SP-Stapel: 3 SP, die am
    Ende zählen.
lesson-first-game-realm =
    Auch das Inselreich gehört dir: Nimm die 2 SP.
    .later = Am Ende deines Zuges bekommst du es ohnehin. Nimm es jetzt.
lesson-first-game-ship =
    Auf Kuba gibt es für dich nichts mehr zu wachsen. Rüste für 2 Geld ein zweites Schiff aus, dann kannst du woanders landen.
    .other = Erlaubt. Aber nur mit einem Schiff kommst du in eine zweite Region.
    .end = Zwei Geld kämen ungenutzt auf den Ablagestapel.
lesson-first-game-end-four = Beende deinen Zug.
lesson-first-game-change =
    Wieder permanente Kosten: Wirb den ersten Kolonisten an. Ackerland ist zwei Nahrung, fällig ist eine, also bekommst du eine
    Nahrung auf die Hand zurück.
    .dear = Auf dem ersten Feld kostet es nur Nahrung.
    .sell = Zwei Geld statt zweier Kolonisten: Kolonisten sind seltener.
    .take = Die Seekarten kommen gleich.
    .end = Du kannst noch anwerben, sogar zweimal.
lesson-first-game-another =
    Mit dieser Nahrung und 1 Geld bekommst du auch den zweiten Kolonisten.
    .dear = Das dritte Feld kostet 2 Geld, dann bleibt nichts für die Seekarten.
    .take = Zuerst den Kolonisten. Das Geld reicht für beides.
    .end = Du hast noch Nahrung und zwei Geld auf der Hand.
lesson-first-game-charts =
    Die „Seekarten“ kosten 1 Geld und bringen 1 SP für jede Region mit einem Schiff von dir. Das ist jetzt eine, sofort auf der
    Leiste.
    .end = Etwas Besseres kann das Geld in diesem Zug nicht tun.
lesson-first-game-end-five =
    Beende deinen Zug und halte das Baumaterial für die nächste Kolonie.
    .nothing = Ohne Baumaterial gründest du im nächsten Zug keine Kolonie.
lesson-first-game-administer =
    Jetzt arbeitet dein Haus: Mit Verwaltung ziehst du mitten im Zug zwei Karten. Spiele es.
    .trash = Damit legst du das Haus für einen Kolonisten weg. Behalten ist es mehr wert.
    .ship = Zieh zuerst, dann weißt du, was du drüben tun kannst.
    .end = Haus und Schiff sind auf der Hand. Benutze sie.
lesson-first-game-new-land =
    Eine neue Region wurde aufgedeckt: Neugranada. Lande dort und nimm die Perlenbank, das sind einmalig 2 Geld.
    .elsewhere = Auch möglich. Die Perlen liegen aber in Neugranada.
    .no = Zwei Geld geschenkt! Nimm sie.
    .end = Dein zweites Schiff will auf Fahrt.
lesson-first-game-explore =
    Du hast einen Kolonisten gezogen. Erkunde Neugranada: Sieh eine verdeckte Geländekarte an und wähle, welche offen liegt. Der
    Kolonist wird nur abgelegt.
    .found = Mit demselben Kolonisten könntest du auch gründen. Erkunden hast du aber noch nicht ausprobiert.
    .end = Dein neues Schiff trägt zwei Aktionen.
lesson-first-game-leave-open =
    Eine Karte bleibt offen, die andere kommt unter den Stapel. Wer hier als Nächster siedelt, kann die offene nehmen. Du
    entscheidest.
lesson-first-game-onward =
    Du kennst das Spiel. Es endet, wenn dieser Stapel leer ist und höchstens eine andere SP-Karte offen liegt; dann wird jede
    Region noch einmal gewertet. Spiel weiter und lies in jedem Zug die SP-Karten.
