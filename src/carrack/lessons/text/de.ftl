# Was der Trainer selbst sagt, auf Deutsch.

coach-astray = Auch das geht, nur nimmt die Lektion einen anderen Weg. Du kannst es zurücknehmen oder von hier aus weitergehen.
coach-stuck = Das Spiel hat einen anderen Lauf genommen, deshalb geht dieser Schritt jetzt nicht. Kehre dorthin zurück, wo du vom Weg abgekommen bist, oder spiele frei weiter.
coach-free = Du spielst jetzt frei. Der Trainer erklärt jede Art von Frage, die dir zum ersten Mal begegnet.
coach-done = Das war die Lektion. Spiele den Rest der Partie: Was neu ist, erklärt dir der Trainer.
coach-right = Richtig!
coach-wrong = Das ist hier nicht die beste Wahl. Nimm sie zurück und versuch eine andere.
