# Wörter, aus denen Spiele Namen und Regelseiten machen. Sie werden nicht an Browser gesandt.

colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-white = Weiß
colour-yellow = Gelb

# Dinge in einer Reihe, in einem Satz
in-a-row-and = { $most } und { $last }
in-a-row-or = { $most } oder { $last }

no-card = keine Karte
nothing = nichts
