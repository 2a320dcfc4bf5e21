# Wörter, aus denen die Namen von Bestandteilen gemacht sind.

resource-agricultural = agrarische Ressourcen (gelb)
resource-natural = Rohstoffe (braun)
resource-mineral = Erze (schwarz)
interest = { $region }: { $resource }
natives = Regionalmacht
ship-fresh = einsatzbereites Schiff ({ $sea })
ship-used = benutztes Schiff ({ $sea })
row = Reihe { $row }

# Eine Karte in einem Satz der Regeln
quoted = „{ $name }“
