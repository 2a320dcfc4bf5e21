# What the coach says to people new to 13 Kolonien: a note for each kind of question, and the game's words.
# A note is named by its question; `.mistake` is what beginners get wrong, `.section` where the rules tell more.
# A word's `.forms` are those that stand in the texts.

## Your turn

note-take-action =
    It is your turn: act as often as your cards allow, in any order. In the New World you land a ship, found a colony
    and settle; in Europe you recruit, buy and sell; VP cards bring points. Then you end your turn and draw new cards.
    .mistake = Ending the turn with cards that could still act: apart from what you may hold, it is all discarded.
    .section = E4
note-keep-cards =
    Your turn is over. You keep as many cards as your hold value says and discard the others. Then you draw your full
    number of new cards in any case.
    .mistake =
        Keeping any odd card: keep the one that completes a plan, such as a colonist for the colony you just founded.
    .section = E3a

## In the New World

note-landing-card =
    Your ship has landed. You may take the top coast card of the region, or hidden terrain if no coast is left; it
    goes to your discard pile and joins your deck.
    .mistake = Taking every card: a weak one makes your deck thicker, and the good cards come less often.
    .section = E4.b
note-choose-colony =
    You have colonies of different values here; one of them grows by 1. For control only their sum matters.
    .mistake = Spreading the growth out although an open VP card rewards a colony raised to 3.
    .section = E4.b
note-choose-source =
    Where does your terrain card come from? The open one you can see; the hidden pile may hold something better, or a
    discovery.
    .mistake = Digging on the land of a people without need: where relations count, each card there makes them worse.
    .section = E4.b
note-choose-open =
    You have looked at hidden terrain. Choose which card lies open now; you don’t take it, a settler does.
    .mistake = Laying out a fine card with no colonist to fetch it: the next player may settle and take it.
    .section = E4.b
note-put-back =
    The cards you did not choose go back. Only you know their order. Under a region’s pile the first one comes up
    soonest; on the land of a people the last one lies on top.
    .mistake = Not caring about the order although you will settle here again soon.
    .section = E4.b
note-grab-land =
    You take terrain cards from under one people, and for once it stays friendly. A people with fewer cards also has
    less control in the region.
    .mistake = Overlooking that all cards come from the same people, the first you choose.
    .section = F2.c
note-build-trail =
    In the region you choose you may play more cards this turn than your ships there allow.
    .mistake = Choosing a region before counting which of your cards you really want to play there.
    .section = P7
note-place-soldiers =
    These soldiers go to one region where you have a ship. Each of them is worth 1 control there.
    .mistake = Strengthening a region where you lead anyway: one control more than the next player is enough.
    .section = E10
note-ship-from =
    One of your ships sails on. In the region it leaves you lose its transport; colonies and soldiers stay.
    .mistake = Taking the only ship out of a region where you still want to settle.
    .section = P4
note-choose-ship =
    You have different ships here. Transport is how many actions a turn a ship carries; a letter of marque plunders
    where it arrives.
    .mistake = Sending the biggest ship away from the region where most of your cards will be played.
    .section = P4
note-ship-to =
    Where does the ship sail? It carries your cards there from now on, and a letter of marque plunders an opponent who
    has a ship there.
    .mistake = Expecting a coast card: those are only for ships that land from Europe.
    .section = P4
note-choose-victim =
    Your ship plunders an opponent in this region: they lose money from their deck, and you gain as much.
    .mistake = Not asking who leads: the loss hits the whole deck, and whatever is missing there costs VP.
    .section = P4

## Paying and money

note-pay-once =
    You pay card by card. A permanent card goes to your discard pile and comes back; a one-time card leaves your deck.
    .mistake = Spending one-time cards while permanent ones in your hand would do.
    .section = 2d
note-pay-for-good =
    This is a permanent cost: only permanent cards count, and they leave your deck for good. Too much money or food
    comes back to your hand as change.
    .mistake = Giving up your only food or money card this way without a source of new ones.
    .section = 2d
note-choose-good =
    Several goods can pay for this. Think about which of them you need less, or which sells for less.
    .mistake = Giving away a good that an open VP card asks for.
    .section = 2d
note-choose-cost =
    This card has two prices. Pay the one whose cards you can spare.
    .mistake = Paying with money by habit although the goods have no other use this turn.
    .section = E8
note-discard-any =
    You pay by discarding cards. They stay in your deck, but this turn they can’t do anything else.
    .mistake = Discarding cards that could act first: use them, and pay with what is left.
    .section = E4.a
note-choose-coins =
    Equally few money cards make up this amount in more than one way. Think of what you want to pay exactly next.
    .mistake = Taking one large and one small card out of habit, although two middling ones fit the next price.
    .section = E4.c
note-choose-sale =
    You sell one card above the price. It leaves your deck, the money goes to your discard pile, and the price falls.
    .mistake = Expecting more for both symbols of a double card: only the first one brings the bonus.
    .section = E4.c

## Europe and the deck

note-choose-building =
    You may build one building and pay its cost. It goes to your discard pile and works from then on whenever you draw
    it.
    .mistake = Building late: a building pays off only if you draw it several times before the game ends.
    .section = E8
note-choose-space =
    You take a colonist without paying food, only the money of the space.
    .mistake = Taking the dear space on the right although a cheaper colonist lies further left.
    .section = F5b
note-fetch-cards =
    Cards from your discard pile come back into your hand, and you can use them this turn.
    .mistake = Fetching the strongest card rather than the one that you can still use now.
    .section = E9
note-choose-pile =
    You may look at the top card of any draw pile, your own or another player’s.
    .mistake = Looking at others only: a bad card on top of your own pile can be sent away too.
    .section = F3
note-scouted =
    Only you see this card. Leave it on top, or send it to its owner’s discard pile.
    .mistake = Sending away a weak card of an opponent: they draw the next one instead, and it may be better.
    .section = F3
note-remove-cards =
    You must give up cards from your whole deck, even from your draw pile. They are gone, so choose what you will miss
    least.
    .mistake = Giving up permanent money while one-time money would do.
    .section = 2c
note-give-up =
    You lose cards from your hand. What is trashed leaves your deck, what is discarded comes back.
    .mistake = Giving up the card your next action depends on.
    .section = E5
note-levy =
    Pay the good now, or lose points. Everybody is asked the same.
    .mistake = Refusing although a single food card is worth less to you than the points.
    .section = F6

## VP cards and scorings

note-choose-scored =
    This region is scored right now: most control gets the first value, and so on. Choose where you gain most compared
    with the others.
    .mistake = Looking at your own points only: a region that brings a rival more does you no good.
    .section = 2b
note-name-region =
    Each player names a region, which is scored for everybody. Take one before somebody names a worse one for you.
    .mistake = Naming the richest region instead of the one where you are ahead.
    .section = 2b

## Peoples and fights

note-choose-natives =
    You turn to one people of the region. A mission or a trade needs one at peace with you; gifts improve a bad
    relation.
    .mistake = Forgetting that each people takes only one mission and one trade, whoever comes first.
    .section = F2.b
note-choose-target =
    Your soldiers here attack. Both sides then draw a terrain card and add its combat value; the target wins a tie.
    .mistake =
        Attacking at equal strength: the loser of an attack trashes a soldier, and attacking a people can mean war.
    .section = F2.d
note-choose-raided =
    A people at war raids you, and several of your colonies are equally weak. You say which one it meets.
    .mistake = Offering the region whose next scoring you lead by just one control.
    .section = F2.b
note-answer =
    Another player does something you may answer with a card. Everybody who might hold one is asked, so passing gives
    nothing away.
    .mistake = Spending a fort on the first small action that comes along.
    .section = P7
note-incited =
    You stir up a people. It will either go to war with an opponent or attack another people.
    .mistake = Picking a weak people for an attack on another one: combat values decide, and the target wins ties.
    .section = P8
note-against =
    An opponent at war gets raids, and loses mission and trade with this people. A people that is beaten by the other
    one leaves the game.
    .mistake = Having a people attacked with which you have a mission or trade: both end if it loses.
    .section = P8
note-beaver-wars =
    You choose your ally, then an opponent, then the opponent’s ally. Each of you is then at peace with the own ally
    and at war with the other’s.
    .mistake = Naming as the other’s ally a people with which you have a mission or trade: you go to war with it.
    .section = P8

## Words

explain-vp = Victory points. Some stand on the track for all to see, others lie in your VP pile until the end.
    .forms = VP
explain-vp-card =
    Three of them lie open for everybody. You take one for its cost or by meeting its condition; some act at once.
    .forms = VP card, VP cards
explain-vp-pile = Your face-down cards that only count points at the end.
    .forms = VP pile, VP piles
explain-epoch =
    A part of the game with its own stack of VP cards. The beginner game plays the first, the advanced two, the
    professional three.
    .forms = epoch, epochs
explain-closing-card =
    The last card of the VP stack. When the stack is empty and at most one other VP card lies open, the game ends with
    the round.
    .forms = closing card, closing cards
explain-region = A part of America with sites for colonies. A scoring pays the values printed on it.
    .forms = region, regions
explain-scoring = All nations in a region are ranked by control and get the region’s values in VP.
    .forms = scoring, scorings
explain-control = The sum of your colonies’ values in a region, plus 1 for each soldier there.
    .forms = control
explain-colony = Your settlement on a site. It starts at value 0, grows by 1 with each settler, and ends at 3.
    .forms = colony, colonies
explain-site = Room for one colony in a region. Peoples take up sites too.
    .forms = site, sites
explain-colonist =
    A card that explores, or settles: then a colony grows, you take a terrain card, and the colonist leaves your deck.
    .forms = colonist, colonists
explain-terrain = Cards of a region. Settlers take them into their deck: they bring goods to pay with and to sell.
    .forms = terrain
explain-coast = Cards on the shore of a region. A ship that lands may take the top one.
    .forms = coast
explain-discovery = A special terrain card. It happens to whoever finds it, and it often brings hidden VP.
    .forms = discovery, discoveries
explain-ship = It lies beside a region and carries your cards there, as many actions a turn as its transport says.
    .forms = ship, ships
explain-transport = How many card actions a turn your ships allow in their region.
    .forms = transport
explain-land = To lay a ship beside a region. You may then take a coast card.
    .forms = land, lands, landing
explain-found = To put a new colony of value 0 on a free site, with building material and a colonist.
    .forms = found a colony, founds a colony
explain-settle = To trash a colonist: one of your colonies in the region grows by 1, and you take a terrain card.
    .forms = settle, settles, settling
explain-explore = To look at hidden terrain and choose which card lies open.
    .forms = explore, explores, exploring
explain-recruit = To take a colonist from the row in Europe, for one permanent food and the money of its space.
    .forms = recruit, recruits, recruiting
explain-permanent = Such a card is discarded when you use it and comes back. One-time cards leave your deck.
    .forms = permanent
explain-trash = To take a card out of your deck. It goes back to its supply and won’t be drawn again.
    .forms = trash, trashes, trashed
explain-discard = To put a card on your discard pile. It stays in your deck and comes back.
    .forms = discard, discards, discarded
explain-purse = Money paid in advance. It lasts until the end of this turn’s actions.
    .forms = purse
explain-credit = A good paid in excess, which still counts this turn.
    .forms = credit, credits
explain-draw-value = How many cards you draw at the end of each turn. It never falls.
    .forms = draw value
explain-hold-value = How many hand cards you may keep at the end of a turn. It never falls.
    .forms = hold value
explain-building = A card that helps your deck whenever you draw it. Most are built with the town hall.
    .forms = building, buildings
explain-expert =
    A trained specialist for your deck: soldiers bring control, discoverers explore, missionaries found missions.
    .forms = expert, experts
explain-soldier = An expert who stays beside a region. Worth 1 control there, and able to fight in the advanced game.
    .forms = soldier, soldiers
explain-cannon = An expert who stays beside a region and adds 1 to the defense of your colonies there.
    .forms = cannon, cannons
explain-people =
    Natives of a region, such as the Hopi. They take up sites and rank in scorings with the terrain under their card.
    .forms = people, peoples, natives, native
explain-relation = What a people thinks of you: peaceful, skeptical or at war. Missions and trade need peace to begin.
    .forms = relation, relations
explain-war = A people at war with you ends mission and trade and puts a raid card into your deck.
    .forms = war
explain-raid = A raid card acts as soon as you draw it: a people attacks one of your weakest colonies.
    .forms = raid, raids, raid card, raid cards
explain-mission =
    Your flag with a people at peace. A missionary founds it, with a good terrain card, and it brings a benefit once.
    .forms = mission, missions
explain-trade = A wagon train gives a people a good it wants. You take the proceeds, and your flag keeps others out.
    .forms = trade, trades
explain-combat-value = What a card adds to your strength when it is drawn for a fight or a mission.
    .forms = combat value, combat values
explain-tax = Money that everybody pays at the start of a turn, as far as their hand allows. VP cards raise the rate.
    .forms = tax, taxes, tax rate
explain-nation-card = A VP card with a flag. Only that nation may take it; for the others it just fills a slot.
    .forms = nation card, nation cards
explain-letter-of-marque = A VP card that counts as a ship. Where it arrives, it plunders an opponent’s ship.
    .forms = letter of marque, letters of marque
explain-fort = A building to answer with on another player’s turn: it strengthens a defense or stops a card action.
    .forms = fort, forts
explain-declaration = A step to independence, made by buildings and cards. It must be spent in the same turn.
    .forms = declaration of independence, declarations of independence, declaration, declarations
explain-independence = A card for five declarations. Whoever takes it ends the game at once.
    .forms = independence
explain-help-of-the-crown =
    Help for a tiny deck without colonists: you get one into your hand, and money if you have none.
    .forms = help of the crown
