# Words that games make names and pages of the rules with. They are not sent to clients.

colour-black = Black
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-white = White
colour-yellow = Yellow

# Things in a row within a sentence
in-a-row-and = { $most } and { $last }
in-a-row-or = { $most } or { $last }

no-card = no card
nothing = nothing
