# Die Stufen der Computergegner, auf Deutsch.

level-novice = Neuling
level-novice-about = Hat die Regeln gerade erst gelernt und übersieht noch viel.
level-casual = Hobbyspieler
level-casual-about = Spielt zum Spaß, kennt die Grundlagen, patzt ab und zu.
level-skilled = Kenner
level-skilled-about = Spielt solide und übersieht selten einen guten Zug.
level-advanced = Könner
level-advanced-about = Wägt jeden Zug ab und macht wenige Fehler.
level-expert = Experte
level-expert-about = Denkt voraus und bestraft Leichtsinn.
level-master = Meister
level-master-about = Denkt am längsten nach und ist am schwersten zu schlagen.
