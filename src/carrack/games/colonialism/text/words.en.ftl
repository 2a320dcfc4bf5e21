# Words that names of components are made with.

resource-agricultural = agricultural (yellow)
resource-natural = natural (brown)
resource-mineral = mineral (black)
interest = { $region }: { $resource }
natives = natives
ship-fresh = fresh ship ({ $sea })
ship-used = used ship ({ $sea })
row = row { $row }

# A card in a sentence of the rules
quoted = { $name }
