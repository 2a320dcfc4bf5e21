# Was der Trainer in 13 Kolonien über Steuern und Handel sagt.

lesson-taxes-and-trade = Steuern und Handel
    .about = Was das Fortgeschrittenenspiel ergänzt: Steuern ab Epoche II, Handel mit Völkern und was aus schlechten Beziehungen wird.

lesson-taxes-and-trade-tax =
    Epoche II. SP-Karten haben den Steuersatz auf 3 erhöht, und vor allem anderen zahlst du ihn aus der Hand, soweit dein Geld
    reicht. Bezahle mit einer Karte zu 3 Geld.
    .small = Dann muss noch eine Geldkarte helfen. Mit 1 und 3 zahlst du 1 zu viel; das bleibt dir in diesem Zug als Vorauszahlung.
lesson-taxes-and-trade-trade =
    Dein Wagenzug kann Handel beginnen. Die Inka in Neugranada wollen Handelswaren und geben 3 Geld dafür: Handle dort.
    .hopi = Auch die Hopi nehmen Handelswaren, geben aber nur 2 Geld.
    .sell = In Europa bringen sie weniger. Die Inka geben eine Karte zu 3 Geld.
    .end = Der Wagenzug wartet auf genau solche Waren.
lesson-taxes-and-trade-flag =
    Waren und Wagenzug sind weg, und bei den Inka liegt deine Flagge. Solange sie liegt, handelt sonst niemand mit ihnen. Endet der
    Handel, etwa durch Krieg, gibst du den Erlös wieder her.
lesson-taxes-and-trade-mission =
    Versuch jetzt eine Mission bei den Hopi in Florida: Sie verlangen nur Kampfwert 1.
    .inca = Die Inka verlangen 2. Bei den Hopi ist es leichter.
    .end = Zuerst der Missionar.
lesson-taxes-and-trade-taboo =
    Pech: Du hast das Tabu gezogen, und die Hopi sind dir gegenüber jetzt skeptisch. Skeptische Völker wollen keine neuen Missionen
    und keinen neuen Handel; was du hast, bleibt. Ein Wagenzug mit Geschenken macht es wieder gut.
lesson-taxes-and-trade-war =
    Eine Stufe weiter ist Krieg. Dann enden Mission und Handel, und du bekommst eine dieser Überfallkarten ins Deck: Sobald du sie
    ziehst, greift das Volk eine deiner schwächsten Kolonien an.
lesson-taxes-and-trade-scout =
    Dein Entdecker kann auch auskundschaften: die oberste Karte eines Nachziehstapels ansehen. Probier es.
    .explore = Auch das geht. Auskundschaften hast du aber noch nicht gesehen.
    .end = Eines kannst du noch ausprobieren.
lesson-taxes-and-trade-pile =
    Wessen Stapel? Deiner zeigt, was du ziehst, Englands, was England zieht.
lesson-taxes-and-trade-top-card =
    Nur du siehst sie. Ja heißt ablegen, Nein heißt liegen lassen: Leg deine eigene schlechte ab oder eine gute von England.
lesson-taxes-and-trade-onward =
    Auch manche dieser SP-Karten sind neu, etwa „Zu den Waffen!“, das in dein Deck kommt. Das Fortgeschrittenenspiel endet wie das
    Einsteigerspiel, nur nach Epoche II. Spiel weiter.
