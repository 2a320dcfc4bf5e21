# What the coach says itself, in English.

coach-astray = That works too, but this lesson goes another way. You can take it back, or go on from here.
coach-stuck = The game has taken another course, so this step isn’t possible now. Go back to where you left the path, or play on freely.
coach-free = You are playing freely now. The coach explains every kind of question you meet for the first time.
coach-done = That was the lesson. Play the rest of the game: the coach explains whatever is new.
coach-right = Right!
coach-wrong = That isn’t the best choice here. Take it back and try another one.
