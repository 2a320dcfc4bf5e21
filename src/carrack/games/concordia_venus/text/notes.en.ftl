# What the coach says to somebody new to Concordia Venus: a note for each kind of question, and the words of the game.

## Questions

note-choose-start =
    As one of the second half of the table you start away from the capital. Choose the city your two colonists set out
    from.
    .mistake = Don’t go by the city alone: look for cheap cities and an easy way to your partner’s provinces.
    .section = 1.3
note-play-card =
    Play one card and do what it says. It then lies on your pile until a Tribune brings all your cards back, so each
    card works once per trip through your hand.
    .mistake = Beginners play the Tribune too soon: with every further card on the pile it brings back more.
    .section = 1.4
note-move-colonists =
    You have one step for each of your colonists on the board, to share out among them as you like. Land colonists use
    brown paths, sea colonists blue ones. You build afterwards, so move towards what you can pay for.
    .mistake =
        A colonist in a city can’t build: its first step takes it out onto a path, and only from there it reaches
        houses.
    .section = 2.2.1
note-choose-destination =
    Choose the path where this colonist ends up. You may pass others, but not stop on an occupied path.
    .mistake = Think of both ends of the path: from here you can build in either city.
    .section = 2.2.1
note-build-houses =
    Build in the cities at either end of your colonists’ paths, as many houses as you can pay for. A house costs goods
    and money; every house already standing there makes it dearer.
    .mistake = Don’t spend the last brick on a single dear house: nearly every house needs one.
    .section = 2.2.2
note-use-prefect =
    Let a province produce: every house there yields its good, and you take the good on the marker as a bonus. Or
    collect the coins showing on all markers, which turns them back to goods.
    .mistake = The others’ houses produce as well, so prefer a province in which you have more of them.
    .section = 2.3
note-take-goods =
    Your storehouse can’t hold everything. Take as much as fits; the rest is lost.
    .mistake = Don’t go by price alone: bricks for houses, food and tools for colonists are what runs out first.
    .section = 3.2
note-trade-goods =
    You have your money; now you may trade with the bank in two kinds of goods, as many of each as you like. Each kind
    is either bought or sold.
    .mistake = Know what you’re buying for: look at your next house or card before you sell anything.
    .section = 2.4
note-buy-cards =
    Cards on sale are new actions and points at the end. You pay the goods on the card plus the goods below its slot;
    the
    cards on the left cost the least extra. A bought card goes straight to your hand.
    .mistake = Look at the god as well as the action: a card of a god you already build for scores everything again.
    .section = 2.9
note-pay-any =
    The question mark below this slot stands for any one good. Choose which you give.
    .mistake = Give what you produce anyway, not the brick for your next house.
    .section = 2.9
note-place-colonists =
    For food and a tool you may bring out a new colonist. It gives you another step with every Architect, counts for
    Mars, and frees a slot in your storehouse.
    .mistake = Decide between land and sea first: a land colonist never uses blue paths, nor a sea colonist brown ones.
    .section = 2.7
note-copy-card =
    The Diplomat does what an opponent’s last card does, as if you had played it. Choose whose.
    .mistake = It’s the card on top that counts now: whoever plays a Tribune takes their whole pile out of your reach.
    .section = 2.5
note-repeat-card =
    The Magister does once more what your last card did.
    .mistake = Plan it one turn ahead: the card you play before the Magister is the one you get twice.
    .section = 2.6
note-choose-half =
    This card offers two actions and you use one of them. In a team your partner does the other.
    .mistake = In a team the other half isn’t lost: choose so that both of you have something useful to do.
    .section = 2.14
note-recommend-card =
    You see your partner’s hand and may recommend a card. Your partner decides, and what they play counts for both of
    you, for them first.
    .mistake = Recommend what helps both of you now, not only yourself.
    .section = 2.13

## Words

explain-sestertius = The money. You pay for houses with it, and Vesta counts what’s left.
    .forms = sestertius, sestertii
explain-colonist =
    Colonists move along paths and let you build in the cities at either end. Everybody has three on land and three at
    sea.
    .forms = colonist, colonists, land colonist, land colonists, sea colonist, sea colonists
explain-house = Your houses produce goods, and most gods count them. You have 15; only one of yours fits in a city.
    .forms = house, houses
explain-capital = Where colonists start. Nobody builds there.
    .forms = capital
explain-province = A few cities that produce together. Each province has a bonus marker.
    .forms = province, provinces
explain-bonus-marker =
    It shows a good while its province can produce. After that it shows coins, until somebody collects the coins of all
    provinces.
    .forms = bonus marker, bonus markers, marker, markers
explain-good = Brick, food, tool, wine or cloth, from the cheapest to the dearest.
    .forms = good, goods
explain-storehouse = Twelve slots for goods. Colonists who aren’t on the board yet take up slots, too.
    .forms = storehouse, storehouses
explain-bank = It buys and sells goods at fixed prices when you play a Mercator.
    .forms = bank
explain-pile = Your played cards. Only the one on top matters to Diplomat and Magister; a Tribune brings them all back.
    .forms = pile, piles
explain-god = Every card belongs to a god and scores for it at the end: two cards of a god score it twice.
    .forms = god, gods
explain-vesta = Counts your money and the value of your goods.
    .forms = Vesta
explain-jupiter = Counts your houses outside of brick cities.
    .forms = Jupiter
explain-saturnus = Counts the provinces in which you have a house.
    .forms = Saturnus
explain-venus = Counts provinces with two of your houses, or in a team those with houses of both partners.
    .forms = Venus
explain-mercurius = Counts the kinds of goods that your houses produce.
    .forms = Mercurius
explain-mars = Counts your colonists on the board.
    .forms = Mars
explain-minerva = Counts your houses in cities of one good, the one on the card.
    .forms = Minerva
explain-tribune = Takes all your cards back; you may also place a new colonist in the capital.
    .forms = Tribune
explain-architect = Moves your colonists, then builds houses.
    .forms = Architect
explain-prefect = Lets a province produce, or collects the coins of those that have.
    .forms = Prefect
explain-mercator = Brings money and trades with the bank.
    .forms = Mercator
explain-diplomat = Uses the last card of an opponent.
    .forms = Diplomat
explain-magister = Repeats your own last card.
    .forms = Magister
explain-senator = Buys up to two cards.
    .forms = Senator
explain-praetor = In a team both partners may buy one card each.
    .forms = Praetor
explain-consul = Buys one card without the goods below its slot.
    .forms = Consul
explain-proconsul = Buys one card without the goods below its slot; then your partner plays a card of their own.
    .forms = Proconsul
explain-legatus = Shows you your partner’s hand; your partner then plays a card for both of you.
    .forms = Legatus
explain-praefectus-magnus =
    Doubles the bonus of its holder’s next Prefect, then moves on to the right. It also breaks ties.
    .forms = Praefectus Magnus
explain-concordia-card = Points for whoever ends the game, with the last card on sale or their last house.
    .forms = Concordia card
explain-partner =
    In team games the player opposite. Both of you use the card that one of you plays, and your points add up.
    .forms = partner, partners
