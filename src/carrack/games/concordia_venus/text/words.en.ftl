# Words that names of components and the rules are made with.

good-brick = brick
    .plural = bricks
good-food = food
    .plural = food
good-tool = tool
    .plural = tools
good-wine = wine
    .plural = wine
good-cloth = cloth
    .plural = cloth
good-any = any good

god-vesta = Vesta
god-jupiter = Jupiter
god-saturnus = Saturnus
god-venus = Venus
god-mercurius = Mercurius
god-mars = Mars
god-minerva = Minerva
praefectus_magnus = Praefectus Magnus
concordia = Concordia card

path-land = land
path-sea = sea
colonist-land = land colonist
colonist-sea = sea colonist

## The rules

god-most = ; at most { $most }
god-in-a-team = ; in a team { $points } instead
no-stop = { " " }Some paths cost a step like any other, but nobody may end a move on them: { $paths }.
small-map = With two or three players some cities of { $map } are left out with all their paths, unless you choose the whole map: { $cities }.
