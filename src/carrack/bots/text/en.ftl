# The levels of computer players, in English.

level-novice = Novice
level-novice-about = Just learned the rules; often misses things.
level-casual = Casual
level-casual-about = Plays for fun; knows the basics, slips now and then.
level-skilled = Skilled
level-skilled-about = Plays soundly and rarely misses a good move.
level-advanced = Advanced
level-advanced-about = Weighs every move and makes few mistakes.
level-expert = Expert
level-expert-about = Thinks ahead and punishes careless play.
level-master = Master
level-master-about = Thinks longest; the hardest to beat.
