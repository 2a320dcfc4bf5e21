# What the coach says to people new to Colonialism: a note for each kind of question, and the game's words.
# A note is named by its question; `.mistake` is what beginners get wrong, `.section` where the rules tell more.
# A word's `.forms` are those that stand in the texts.

## Questions

note-place-ship =
    Before the game you anchor three ships, one at a time. A ship lets you act in every region beside its sea zone, so
    look for zones beside many cubes.
    .mistake = Anchoring all three in one zone: anything out of reach then costs you an action to sail there.
    .section = 4.0
note-choose-row =
    The order of the rows is the turn order. The upper row acts first and also wins ties when cubes are collected; a
    lower one sees what the others do.
    .mistake = Always taking the top row: whoever acts last before a colonization phase can’t be answered.
    .section = 4.0
note-keep-cards =
    You choose in secret which cards stay in your hand: six of your first twelve, and a single one at the end of a
    colonization phase. The rest goes to your discard pile and comes back when your deck runs out.
    .mistake = Starting with too many action cards: nearly all of them need influence, and at first you have none.
    .section = 4.0
note-take-an-action =
    You take one action, then everybody else takes one, three times in a round. Policy cards bring the most discs, and
    ships decide which regions you reach. It all serves one thing: influence where cubes are collected.
    .mistake = Using up all three ships early: until the round ends you can then do little but draw and sail.
    .section = 5.1
note-choose-region =
    Here you say which region the card is for. A policy card waits there until the colonization phase, and a single
    one, whoever played it, is enough for the region to be handled at all.
    .mistake = Thinking of discs only: look first whether the region has cubes of the color you lack.
    .section = 5.1.3
note-use-ship =
    Ships of yours in several sea zones could do this. The one you pick is used until the end of the round; the others
    stay fresh.
    .mistake = Using the ship that reaches the most regions, although another would do.
    .section = 5.1.2
note-move-ship =
    A ship sails to any other sea zone, however far. From its new place it reaches every region beside that sea.
    .mistake = Hoping that a used ship becomes fresh by sailing: it stays used until the round ends.
    .section = 5.1.2
note-withdraw-discs =
    Discs you withdraw return to your reserve, and cards can place them elsewhere. What you leave behind still counts
    as influence.
    .mistake = Taking back the last disc: without influence you collect nothing there.
    .section = 5.1.4
note-choose-target =
    First you name a faction, then the die is rolled: Diplomacy adds that faction’s discs, Military Campaign removes
    some. Natives are a faction too, and so are you.
    .mistake = Overlooking the natives: if a campaign removes the last of them, the cubes are collected at once.
    .section = 7.2
note-use-trade-ship =
    Trade lets two regions beside one ship swap a cube. The ship you choose decides which regions those can be.
    .mistake = Picking a zone before looking which colors lie beside it.
    .section = 7.2
note-choose-trading-regions =
    These two regions will each give the other one cube. Bring the color you lack to where you expect to collect.
    .mistake = Expecting cubes for yourself: they only change places, nothing is collected now.
    .section = 7.2
note-choose-cube =
    The cube you choose leaves this region and goes to the other one. The second region then gives one back.
    .mistake = Sending away the very color that you need from this region.
    .section = 7.2
note-collect-resources =
    You take all cubes of one color, then the next player with influence chooses, until nothing is left. When the game
    ends, only the color of which you have the fewest counts.
    .mistake = Taking the biggest heap of a color that you have plenty of already.
    .section = 5.2.2.3
note-choose-losses =
    You lose discs here and may say which: your own go home to your reserve, mercenaries leave your service.
    .mistake = Sparing the mercenaries: they leave after the colonization phase anyway, your own discs stay.
    .section = 7.2

## Words

explain-region =
    One of six parts of the world with cubes to collect. You act in it with a ship in a sea zone beside it.
    .forms = region, regions
explain-sea-zone = One of five waters where ships lie. From there a ship reaches every region beside it.
    .forms = sea zone, sea zones
explain-influence = Your discs and mercenaries in a region, counted together. One disc is enough to have influence.
    .forms = influence
explain-disc = A piece of influence. It comes from your reserve and returns there when you lose it.
    .forms = disc, discs
explain-natives =
    The gray discs in a region. As long as one is there, nobody collects cubes in the colonization phase.
    .forms = natives, native
explain-mercenary = A hired purple disc that counts as your influence until the end of the next colonization phase.
    .forms = mercenary, mercenaries
explain-faction = A player or the natives. Mercenaries belong to the player who hired them.
    .forms = faction, factions
explain-reserve = Your discs that are not on the board. Cards and exploring place discs from here, as far as they go.
    .forms = reserve
explain-supply = Where natives and mercenaries lie that are not on the board.
    .forms = supply
explain-cube = A resource: yellow, brown or black. Your score is the number of cubes in your scarcest color.
    .forms = cube, cubes
explain-ship = You have three. Nearly everything you do in a region needs a fresh ship in a sea zone beside it.
    .forms = ship, ships
explain-fresh-ship =
    A ship not used in this round. Most cards, exploring and withdrawing need one, and it is used then.
    .forms = fresh ship, fresh ships
explain-used-ship =
    A ship that has done its work. It may sail on, but it is fresh again only when the action round ends.
    .forms = used ship, used ships
explain-policy-card = A card that lies beside a region and takes effect in the next colonization phase.
    .forms = policy card, policy cards
explain-action-card = A card that takes effect as soon as you play it. Most of them need influence in the region.
    .forms = action card, action cards
explain-face-down =
    Your first policy card at a region is hidden until the region is resolved. All further ones lie open.
    .forms = face down, face-down
explain-deck = Your own face-down cards. When it is empty, your discard pile is shuffled and becomes the new deck.
    .forms = deck, decks
explain-discard-pile = Your played cards, open for everybody to read. It becomes your deck when that is empty.
    .forms = discard pile, discard piles
explain-limit = The most discs a region holds in peace. With more, and with two factions or more, there is a conflict.
    .forms = limit, limits
explain-value = How many cubes a region receives, and how many dice are rolled for its natives.
    .forms = value
explain-conflict = In a region over its limit every faction loses discs, the weakest first, until the limit is met.
    .forms = conflict, conflicts
explain-collect =
    To take all cubes of one color from a region without natives. The player with the most influence begins.
    .forms = collect, collects, collected, collecting
explain-explore = An action: place one disc from your reserve in a region beside a fresh ship.
    .forms = explore, explores, explored, exploring
explain-withdraw = An action: take one to five of your discs back from a region beside a fresh ship.
    .forms = withdraw, withdraws, withdrawn, withdrawing
explain-game-turn = One of three. Each has four action rounds and two colonization phases.
    .forms = game turn, game turns
explain-action-round = Everybody acts three times, one action after the other; then all ships are fresh again.
    .forms = action round, action rounds
explain-colonization-phase =
    It follows every second action round: cards take effect, conflicts are fought, cubes are collected.
    .forms = colonization phase, colonization phases
explain-region-order = The numbers 1 to 6 on the regions. In this order they are handled in the colonization phase.
    .forms = region order
explain-turn-order-track =
    Its rows, from the top, are the order of play. New rows are chosen after a colonization phase.
    .forms = turn order track
explain-influence-check =
    It ends a colonization phase: mercenaries leave, and lone players take home what is above the limit.
    .forms = influence check
explain-economic-interest =
    A secret card. It is worth a cube if you end the game with the most influence in its region.
    .forms = economic interest, economic interests
explain-conversion = At the end three cubes of one color may become one of another. The program does it for you.
    .forms = conversion, conversions
explain-colonial-power = A player, with a color of discs and ships.
    .forms = colonial power, colonial powers
