# Wörter, aus denen die Namen von Bestandteilen und die Regeln gemacht sind.

good-brick = Ziegel
    .plural = Ziegel
good-food = Nahrung
    .plural = Nahrung
good-tool = Werkzeug
    .plural = Werkzeuge
good-wine = Wein
    .plural = Wein
good-cloth = Tuch
    .plural = Tuch
good-any = beliebige Ware

god-vesta = Vesta
god-jupiter = Jupiter
god-saturnus = Saturnus
god-venus = Venus
god-mercurius = Mercurius
god-mars = Mars
god-minerva = Minerva
praefectus_magnus = Praefectus Magnus
concordia = Concordiakarte

path-land = Land
path-sea = See
colonist-land = Landkolonist
colonist-sea = Seekolonist

## Die Regeln

god-most = ; höchstens { $most }
god-in-a-team = ; im Team stattdessen { $points }
no-stop = { " " }Einige Wege kosten einen Schritt wie jeder andere, aber niemand darf einen Zug auf ihnen beenden: { $paths }.
small-map = Zu zweit oder dritt fallen einige Städte von { $map } mit allen ihren Wegen weg, wenn ihr nicht den ganzen Plan wählt: { $cities }.
