### The board of Endless Winter in English.

## The parts of the board

endless-winter-board-section-turn = This turn
endless-winter-board-section-columns = The four columns
endless-winter-board-section-terrain = Terrain board
endless-winter-board-section-culture = Culture display
endless-winter-board-section-people = Tribe cards
endless-winter-board-section-hunt-area = Hunt area
endless-winter-board-section-order = Turn order
endless-winter-board-section-stones = Sacred Stones
endless-winter-board-tab-terrain = Terrain
endless-winter-board-tab-columns = Columns
endless-winter-board-tab-market = Market
endless-winter-board-tab-boards = Boards
endless-winter-board-section-megaliths = Megalith board
endless-winter-board-section-idols = Idol board
endless-winter-board-rule = Rule { $id }

## Round and turn

endless-winter-board-round = Round { $count } of 4
endless-winter-board-status-setup = Set-up
endless-winter-board-status-eclipse = Eclipse
endless-winter-board-status-turn = Turn { $count } of 3
endless-winter-board-over = The game is over.
endless-winter-board-step-culture = Figure
endless-winter-board-step-figure = Top
endless-winter-board-step-middle = Middle
endless-winter-board-step-bottom = Bottom
endless-winter-board-step-commit = Eclipse pile
endless-winter-board-step-reveal = Reveal
endless-winter-board-step-track = A Turn order
endless-winter-board-step-skills = B Skills
endless-winter-board-step-lands = C Hexes
endless-winter-board-step-board = D Player board

## Labor

endless-winter-board-labor-count = { $labor } Labor
endless-winter-board-labor-more-help = What your hand and your Food could still add here
endless-winter-board-from-hand = hand
endless-winter-board-from-food = Food
endless-winter-board-potential = Your hand gives { $cards } Labor here, your Food { $food }.
endless-winter-board-eat = Food for Labor:
endless-winter-board-eat-words = Spend { $food } Food for { $labor } Labor

## Benefits to take

endless-winter-board-take-megalith = Place a Megalith
endless-winter-board-take-draw = Draw a card
endless-winter-board-take-idol = Gain an Idol
endless-winter-board-take-tool = Gain a Tool
endless-winter-board-take-food = Gain a Food
endless-winter-board-take-fill = Fill your Food
endless-winter-board-take-fish = Draw a Fish token
endless-winter-board-take-pay = Pay and use it
endless-winter-board-discard-one = Discard a card from your hand.
endless-winter-board-then = Then:
endless-winter-board-ready = Its skill can still be used
endless-winter-board-played = Cards played
endless-winter-board-eclipse-pile = Eclipse pile

## Drafts

endless-winter-board-chiefs = Chiefs to choose from
endless-winter-board-setups = Set-up cards to choose from

## Columns

endless-winter-board-figure-chief = The Chief of { $seat }
endless-winter-board-figure-tribe = A figure of { $seat }
endless-winter-board-bottom-free = first here
endless-winter-board-bottom-taken = taken
endless-winter-board-first = 1st
endless-winter-board-offer-recruit = For { $price } take a Tribe card to hand, another type each time; it cannot be played this turn.
endless-winter-board-offer-rite = Once, for { $price }: take a Tribe card to your discard pile and bury a card, either or both.
endless-winter-board-offer-learn = For { $price } take a Culture card of the display to hand.
endless-winter-board-offer-stone = Once: for { $price } take a Sacred Stone to your next slot. It scores in every Eclipse.
endless-winter-board-offer-camp = For { $price } place a Camp.
endless-winter-board-offer-move = For { $price } move a Camp to an adjacent hex.
endless-winter-board-offer-village = Once, for { $price }: found a Village where three of your Camps meet; they come home.
endless-winter-board-offer-reveal = For { $price } turn up 2 Animals, at most 6 in the area.
endless-winter-board-offer-hunt = For { $price } take an Animal of the Hunt area.
endless-winter-board-offer-tip = Once: tip an Animal of yours for its benefit.
endless-winter-board-cap-recruit = recruit
endless-winter-board-cap-rite = initiation
endless-winter-board-cap-learn = learn
endless-winter-board-cap-stone = stone
endless-winter-board-cap-camp = camp
endless-winter-board-cap-move = move
endless-winter-board-cap-village = village
endless-winter-board-cap-reveal = flush out
endless-winter-board-cap-hunt = hunt
endless-winter-board-cap-tip = tip
endless-winter-board-cap-rest = rest
endless-winter-board-cap-rest-labor = each figure
endless-winter-board-rest-labor = A figure that rests counts { $labor } Labor in the Eclipse.
endless-winter-board-token-pile = { $count ->
    [one] 1 Rest token in the pile
   *[other] { $count } Rest tokens in the pile
}

## Cards, Animals, stones

endless-winter-board-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
endless-winter-board-culture-deck = { $count ->
    [one] 1 card is left in the decks.
   *[other] { $count } cards are left in the decks.
}
endless-winter-board-animal-deck = { $count ->
    [one] Animal deck, 1 card
   *[other] Animal deck, { $count } cards
}
endless-winter-board-in-deck = { $count } in the deck
endless-winter-board-hunt-filled = { $count } of { $most }
endless-winter-board-era = Era { $count ->
    [1] I
   *[other] II
}
endless-winter-board-era-later = from round 3 on
endless-winter-board-for-you-now = for you now
endless-winter-board-stone-now = { $count ->
    [one] It would bring you 1 point if the Eclipse came now.
   *[other] It would bring you { $count } points if the Eclipse came now.
}
endless-winter-board-end-points = { $count ->
    [one] 1 point at the end
   *[other] { $count } points at the end
}

## Turn order

endless-winter-board-bid = Committed to the Eclipse: { $labor } Labor{ $hidden ->
    [0] {""}
    [one] {" "}and 1 hidden card
   *[other] {" "}and { $hidden } hidden cards
}

## Terrain

endless-winter-board-terrain = Terrain board
endless-winter-board-camps-home = { $count ->
    [one] 1 of your Camps is still on your player board
   *[other] { $count } of your Camps are still on your player board
}
endless-winter-board-villages-left = { $count ->
    [one] You can found 1 more Village
   *[other] You can found { $count } more Villages
}
endless-winter-board-hex-label = { $hex }: { $gives }
endless-winter-board-hex-led = { $hex }: { $gives }. Influence: { $influence }
endless-winter-board-influence = { $seat } { $count }
endless-winter-board-influence-leads = { $seat } { $count } (leads)
endless-winter-board-landmark-label = { $landmark }, { $words }
endless-winter-board-camps-label = { $count ->
    [one] 1 Camp of { $seat } on { $hex }
   *[other] { $count } Camps of { $seat } on { $hex }
}
endless-winter-board-village-label = A Village of { $seat }
endless-winter-board-village-here = Found a Village at { $junction }
endless-winter-board-eclipse-now = If the Eclipse came now
endless-winter-board-eclipse-short = Eclipse now
endless-winter-board-preview-lands = from hexes
endless-winter-board-preview-board = from the player board
endless-winter-board-preview-landmarks = { $count ->
    [one] Landmarks: 1 point
   *[other] Landmarks: { $count } points
}
endless-winter-board-preview-delta = { $count ->
    [one] Race to the Delta: 1 point
   *[other] Race to the Delta: { $count } points
}
endless-winter-board-preview-stones = { $count ->
    [one] Sacred Stones: 1 point
   *[other] Sacred Stones: { $count } points
}

## Rivers & Rafts

endless-winter-board-start-label = The Starting tile of { $seat }, { $count ->
    [0] no Camp
    [one] 1 Camp
   *[other] { $count } Camps
}
endless-winter-board-raft-label = The Raft of { $seat }: { $reach }
endless-winter-board-fish-supply = Fish tokens: { $supply } in the supply, { $discard } discarded

## Megaliths

endless-winter-board-megaliths = Megalith board
endless-winter-board-site-label = Space { $site }: { $gains }
endless-winter-board-site-start = Start space { $site }: { $gains }
endless-winter-board-site-raised = Level { $level } on { $site }: { $gains }
endless-winter-board-megalith-of = a Megalith of { $seat }
endless-winter-board-megalith-neutral = a neutral Megalith
endless-winter-board-megalith-worth = { $count } points for the builder
endless-winter-board-megaliths-left = { $seat } has { $own } coloured and { $neutral } neutral Megaliths left; neutral ones go first

## Idols

endless-winter-board-offering = Offering
endless-winter-board-honor = Honor
endless-winter-board-offering-level = Offering level { $level }: { $resources ->
    [0] nothing for what is left over
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for every { $resources } Food and Tools left over
}
endless-winter-board-honor-level = Honor level { $level }{ $points ->
    [0] {""}
   *[other] : { $points } points at once
}
endless-winter-board-burials = Points for buried cards
endless-winter-board-idols = Idols
endless-winter-board-rank = Rank on the Honor track
endless-winter-board-burial-first = First on the Honor track
endless-winter-board-burial-second = Second on the Honor track
endless-winter-board-burial-others = Everybody else who has climbed

## Player boards

endless-winter-board-food-of = { $count } Food
endless-winter-board-tools-of = { $count ->
    [one] 1 Tool
   *[other] { $count } Tools
}
endless-winter-board-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
endless-winter-board-animals-of = { $count ->
    [one] 1 upright Animal
   *[other] { $count } upright Animals
}
endless-winter-board-stones-of = { $count ->
    [one] 1 Sacred Stone
   *[other] { $count } Sacred Stones
}
endless-winter-board-villages-of = { $count ->
    [one] 1 Village
   *[other] { $count } Villages
}
endless-winter-board-buried-of = { $count ->
    [one] 1 buried card
   *[other] { $count } buried cards
}
endless-winter-board-figures-of = { $count ->
    [one] 1 figure still to be placed
   *[other] { $count } figures still to be placed
}
endless-winter-board-food-track = { $food } Food of at most { $limit }. Camps on the player board cover the end of the track; a marked space gives 1 Labor when Food is spent past it.
endless-winter-board-tool-track = { $tools ->
    [one] 1 Tool of at most { $limit }
   *[other] { $tools } Tools of at most { $limit }
}
endless-winter-board-reserve = Megaliths
endless-winter-board-box-gives = an empty box gives in every Eclipse
endless-winter-board-megaliths-to-place = still to place
endless-winter-board-megaliths-on-top = On top: 1 for each below, 2 if yours
endless-winter-board-slot-order = pay, place, gain
endless-winter-board-animals-worth = { $count ->
    [one] 1 point now
   *[other] { $count } points now
}
endless-winter-board-pile = { $pile }: { $count }. { $cards }
endless-winter-board-short-draw-pile = draw
endless-winter-board-short-discard = discard
endless-winter-board-short-eclipse-pile = Eclipse
endless-winter-board-short-cemetery = buried
endless-winter-board-stones = Sacred Stones
endless-winter-board-slot = The next Sacred Stone here costs { $price } and gives: { $gains }
endless-winter-board-animals = Animals
endless-winter-board-tipped = tipped
endless-winter-board-hand = Hand
endless-winter-board-hand-empty = Your hand is empty.
endless-winter-board-hand-known = Everybody saw these cards go to hand
endless-winter-board-draw-pile = Draw pile
endless-winter-board-discard = Discard pile
endless-winter-board-cemetery = Cemetery
endless-winter-board-score = Score now:
endless-winter-board-score-scored = scored
endless-winter-board-score-animals = Animals
endless-winter-board-score-burials = burials
endless-winter-board-score-offering = offering
endless-winter-board-score-cards = cards

## Lists of actions

endless-winter-board-group-culture = Play a Culture card
endless-winter-board-group-figure = Place a figure
endless-winter-board-group-labor = Get Labor
endless-winter-board-group-skills = Use a skill
endless-winter-board-group-commit = Commit to the Eclipse
endless-winter-board-group-discard = Discard
endless-winter-board-group-lands = Gather
endless-winter-board-group-on = Go on
endless-winter-board-group-token = Rest token
endless-winter-board-group-gains = Take a benefit
endless-winter-board-group-column = Act in the column
endless-winter-board-loses-labor = { $labor } Labor would be lost, and it could still buy something here.
endless-winter-board-loses-gains = This would be given up: { $gains }.
endless-winter-board-loses-lands = Some hexes would still give you something for free.
endless-winter-board-loses-culture = The skill of { $card } would be lost: it works in another column.

## The guided start

endless-winter-board-guide-side = Welcome! You lead a tribe through four rounds. Your Chief has two sides; take side A: whenever the Chief is placed, you may pay 1 Food to place a Megalith.
endless-winter-board-guide-place = A turn is one figure. Put a Tribe figure into Develop: there Labor buys Culture cards, and the first figure gains what the bottom shows.
endless-winter-board-guide-artisan = Labor comes from cards. The Artisan gives 1, and 1 more in Develop: the badge on the card shows 2.
endless-winter-board-guide-brave = The Brave adds 1½ wherever he goes. That makes 3½ Labor.
endless-winter-board-guide-learn = 3 Labor buy a Culture card. Take Naming Rite; it comes to your hand and can be played from the next turn on.
endless-winter-board-guide-stone = Once per visit you may take a Sacred Stone and pay for its slot. This one scores in every Eclipse for each kind of land you camp on.
endless-winter-board-guide-draw = The slot gives you a card. Instead of a benefit you may always take a lower one; here the card is best.
endless-winter-board-guide-bottom = You are the first at the bottom of Develop: 1 Food came by itself, now take the Tool.
endless-winter-board-guide-end = That was your turn. The cards you keep can still work in your other two turns and in the Eclipse.
endless-winter-board-guide-culture = Your second turn begins with Culture cards. Play Naming Rite; its symbol shows that it works in Initiate.
endless-winter-board-guide-chief = So send your Chief to Initiate: nobody has been there yet.
endless-winter-board-guide-naming = Now use Naming Rite: 1 Food and a new Tribe card.
endless-winter-board-guide-train = Take a Hunter. It goes to your discard pile and comes back when you shuffle.
endless-winter-board-guide-second-brave = Your other Brave gives 1½ Labor…
endless-winter-board-guide-tribeswoman = …and the Tribeswoman ½: 2 Labor in all.
endless-winter-board-guide-recruit = 1 Tool and 1 Labor take a Tribe card straight to your hand: a Scout, for Migrate or the Eclipse.
endless-winter-board-guide-rite = Pay 1 Food for the middle of the column: another Tribe card, and a burial.
endless-winter-board-guide-bury = Bury a Tribesman. Your deck gets better, and buried cards score at the end by your rank on the Honor track.
endless-winter-board-guide-elder = And take an Elder.
endless-winter-board-guide-honor = First here as well: an Idol. Climb the Honor track, so that your dead count.
endless-winter-board-guide-megalith-skill = Your Chief is placed, so use the skill: 1 Food for a Megalith.
endless-winter-board-guide-megalith = Your first Megaliths are neutral and go on a start space.
endless-winter-board-guide-extra = The start space lets you place another where an arrow points. It gives what it covers: a Tool.
endless-winter-board-guide-tool = Take the Tool.
endless-winter-board-guide-bury-board = The bottom also lets you bury a card: the Tribeswoman has done her work.
endless-winter-board-guide-second-end = That was your second turn. The other player takes one; then comes your third and last turn of the round.
endless-winter-board-guide-migrate = Your last figure. Send it to Migrate: nobody is there yet, so the bottom will be yours as well.
endless-winter-board-guide-camp = 1 Tool places a Camp on the base tile in the middle. It leaves your board, so your Food track has room for one more.
endless-winter-board-guide-scout = The Scout gives 2 Labor here: enough to move two Camps.
endless-winter-board-guide-move-forest = Touch a Camp in the middle, then the Forest, hex 8. In the Eclipse it gives a Food and a Tool.
endless-winter-board-guide-move-highland = Move the other one to the Highland, hex 10. It gives an Idol.
endless-winter-board-guide-move-on = Your Labor is spent. Move on to the bottom of the column.
endless-winter-board-guide-free-camp = First here: place another Camp without paying.
endless-winter-board-guide-move-grassland = And move one: to the Grassland, hex 4, which gives 2 Food.
endless-winter-board-guide-third-end = Everything is done. End your turn; then you may keep cards back for the Eclipse.
endless-winter-board-guide-commit = Lay the Tribeswoman face down. Her ½ Labor counts for the new turn order, and her Eclipse skill will work.
endless-winter-board-guide-eclipse = The Eclipse! The other player had more Labor and goes first from now on. Step A: your place gives you a card. Draw it.
endless-winter-board-guide-eclipse-skill = Step B: the cards you kept back. The Tribeswoman brings 1 Food.
endless-winter-board-guide-gather-grassland = Step C: your land. Nobody has more Influence on the Grassland than you: take its 2 Food.
endless-winter-board-guide-gather-forest = The Forest is yours, too: a Food comes by itself…
endless-winter-board-guide-gather-tool = …and a Tool. You could take a lower benefit instead; the Tool is best.
endless-winter-board-guide-gather-highland = The Highland gives an Idol.
endless-winter-board-guide-gather-offering = This time climb the Offering track: without a step on it, leftover Food and Tools are worth nothing at the end.
endless-winter-board-guide-farewell = Step D: your board. The empty Megalith box gives a Tool; then your Sacred Stone scores 3 points, one for each kind of land you camp on. That was a whole round. Three more follow: play on as you like!
endless-winter-board-order-place = Place { $count } in turn order

endless-winter-board-unit-food = { $count ->
   *[other] Food
}
endless-winter-board-unit-tools = { $count ->
    [one] Tool
   *[other] Tools
}
endless-winter-board-unit-labor = Labor
endless-winter-board-unit-points = { $count ->
    [one] point
   *[other] points
}

## Primer

endless-winter-board-primer-aim = The aim
endless-winter-board-primer-aim-title = Four winters, one tribe
endless-winter-board-primer-aim-lead = You lead a tribe into an empty, frozen continent. In each round you call people, learn, settle and hunt; then the sun goes dark and everything you built pays out. After the last Eclipse, most points win.
endless-winter-board-primer-winter = { $count } turns, then an Eclipse
endless-winter-board-primer-fact-players = players
endless-winter-board-primer-fact-rounds = rounds, each with an Eclipse
endless-winter-board-primer-fact-turns = turns each in the whole game
endless-winter-board-primer-fact-columns = columns to act in, and Rest
endless-winter-board-primer-fact-cards = cards to begin with; your deck grows
endless-winter-board-primer-turn = A turn
endless-winter-board-primer-turn-title = A turn: one figure, some cards
endless-winter-board-primer-turn-lead = Your turn is one figure. Cards give it Labor; Labor, Tools and Food pay for what it does.
endless-winter-board-primer-play-culture = Play Culture
endless-winter-board-primer-play-culture-words = Begin with Culture cards, if you have any. The first is free, each further one costs you a card of your hand.
endless-winter-board-primer-place-figure = Place a figure, act
endless-winter-board-primer-place-figure-words = Send the Chief or a Tribe figure to a column, or let it rest. Play Tribe cards for Labor, spend Food for more.
endless-winter-board-primer-discard = Discard
endless-winter-board-primer-discard-words = What you played goes to your discard pile. You do not draw now: only effects and the end of the round bring new cards.
endless-winter-board-primer-keep-back = Third turn: keep cards back
endless-winter-board-primer-keep-back-words = After your third turn you may lay cards face down for the Eclipse. Their Labor decides who goes first.
endless-winter-board-primer-initiate = Initiate
endless-winter-board-primer-initiate-words = Brings people into your deck and buries cards. A burial makes the deck better, and the dead count at the end.
endless-winter-board-primer-develop = Develop
endless-winter-board-primer-develop-words = Buys Culture cards with strong skills, and once per visit a Sacred Stone.
endless-winter-board-primer-migrate = Migrate
endless-winter-board-primer-migrate-words = Places and moves Camps. Where three of your Camps meet you may found a Village, and the Camps come home.
endless-winter-board-primer-hunt = Hunt
endless-winter-board-primer-hunt-words = Finds Animals and takes them. Upright they form sets; tipped they are a meal.
endless-winter-board-primer-rest = Rest
endless-winter-board-primer-rest-words = Draw a card, tip an Animal, and save strength: a resting figure counts in the Eclipse.
endless-winter-board-primer-three-parts = Top, middle, bottom
endless-winter-board-primer-three-parts-words = A figure walks down its column: the top as often as you can pay, the middle once, the bottom only for the first figure of the round. Nobody is ever shut out of top and middle.
endless-winter-board-primer-boards = The boards
endless-winter-board-primer-boards-title = What each board is for
endless-winter-board-primer-boards-lead = Everything lies open. This is the table after the guided round.
endless-winter-board-primer-terrain = Terrain
endless-winter-board-primer-terrain-words = In every Eclipse a hex gives its benefit to whoever has most Influence there; a tie is enough. A Camp counts 1, a Village 2 on each of its three hexes.
endless-winter-board-primer-culture = Culture display
endless-winter-board-primer-culture-words = Eight cards to buy. Their skills are strong, and most are worth points at the end.
endless-winter-board-primer-people = Tribe decks
endless-winter-board-primer-people-words = Five kinds of people. Each gives more Labor in one column, and something of its own in the Eclipse.
endless-winter-board-primer-hunting = Hunt area
endless-winter-board-primer-hunting-words = Up to { $most } Animals lie open. Keep them upright for sets, or tip one for what it shows.
endless-winter-board-primer-stones = Sacred Stones
endless-winter-board-primer-stones-words = Each scores in every Eclipse from now on. Your board has room for { $slots }.
endless-winter-board-primer-megaliths = Megaliths
endless-winter-board-primer-megaliths-words = A Megalith gives what its space shows. On top of four others it scores points for those below.
endless-winter-board-primer-idols = Idols
endless-winter-board-primer-idols-words = Left, Offering: what leftover Food and Tools are worth. Right, Honor: what your buried cards are worth.
endless-winter-board-primer-home = Your board
endless-winter-board-primer-home-words = Food, Tools, Megaliths and { $villages } Villages. Camps at home cover the end of the Food track: each one that leaves makes room for more Food.
endless-winter-board-primer-eclipse = The Eclipse
endless-winter-board-primer-eclipse-title = The Eclipse: the round pays out
endless-winter-board-primer-eclipse-lead = When everybody has had three turns, the hidden cards are turned over. Then each player in the new order takes four steps.
endless-winter-board-primer-reveal = All turn over
endless-winter-board-primer-reveal-words = Most Labor goes first in the next round. A tie is won by whoever was later in the order.
endless-winter-board-primer-step-order = A. Your place
endless-winter-board-primer-step-order-words = The earlier your new place, the better what it gives.
endless-winter-board-primer-step-people = B. Your people
endless-winter-board-primer-step-people-words = Cards you kept back use their Eclipse skills.
endless-winter-board-primer-step-land = C. Your land
endless-winter-board-primer-step-land-words = Every hex where nobody has more Influence than you.
endless-winter-board-primer-step-home = D. Your board
endless-winter-board-primer-step-home-words = A card for each Village, something for empty Megalith boxes, points for Sacred Stones.
endless-winter-board-primer-lower = Any gain may be lowered
endless-winter-board-primer-lower-words = Whenever you gain one of these, you may take any one further right instead, also when you could not take the first.
endless-winter-board-primer-prepare = Then a new round
endless-winter-board-primer-prepare-words = Figures come home, Animals and Culture cards are filled up, and you draw five cards.
endless-winter-board-primer-points = Points
endless-winter-board-primer-points-title = How points come
endless-winter-board-primer-points-lead = Some count at once, some in every Eclipse, most at the end of the game.
endless-winter-board-primer-points-cards = Cards: at the end
endless-winter-board-primer-points-cards-words = The number in the dashed box on every Tribe and Culture card you own, wherever it lies.
endless-winter-board-primer-points-stones = Sacred Stones: every Eclipse
endless-winter-board-primer-points-stones-words = A stone taken in the first round scores { $rounds } times.
endless-winter-board-primer-points-burials = Burials: at the end
endless-winter-board-primer-points-burials-words = Buried cards, by your rank on the Honor track. Without a step on it they are worth nothing.
endless-winter-board-primer-points-animals = Animal sets: at the end
endless-winter-board-primer-points-animals-words = Upright Animals of one kind are worth { $sets } for 1, 2, 3 and 4. The Argentavis joins any set.
endless-winter-board-primer-points-once = At once
endless-winter-board-primer-points-once-words = Whatever shows points on a full disc scores in the moment you gain it.
endless-winter-board-primer-points-megaliths = Megaliths: at once
endless-winter-board-primer-points-megaliths-words = A Megalith on four others: 1 for each below it, 2 for each of your own.
endless-winter-board-primer-points-idols = Honor track: at once
endless-winter-board-primer-points-idols-words = Steps on the way up score { $steps }.
endless-winter-board-primer-points-offering = Offering: at the end
endless-winter-board-primer-points-offering-words = Food and Tools left over, at the rate of your Offering level.
endless-winter-board-primer-mistakes = Five mistakes
endless-winter-board-primer-mistakes-title = Five mistakes of a first game
endless-winter-board-primer-mistakes-lead = They follow from the rules; everybody makes them once.
endless-winter-board-primer-camps-stay = Camps stay at home
endless-winter-board-primer-camps-stay-words = The base tile gives nothing, and Camps on your board keep your Food low.
endless-winter-board-primer-camps-stay-instead = Spread out early. One Camp alone takes a whole hex.
endless-winter-board-primer-set-eaten = The set is eaten
endless-winter-board-primer-set-eaten-words = A tipped Animal never counts for a set again.
endless-winter-board-primer-set-eaten-instead = Tip the loners and keep what you have two of.
endless-winter-board-primer-idol-still = An idol never moves
endless-winter-board-primer-idol-still-words = On the lowest level burials and leftovers are worth nothing, however many there are.
endless-winter-board-primer-idol-still-instead = One step on each track, early.
endless-winter-board-primer-nothing-kept = Nothing is kept back
endless-winter-board-primer-nothing-kept-words = You go last, and others take the bottom of every column.
endless-winter-board-primer-nothing-kept-instead = Keep two cards in the third turn, or rest a figure: it counts { $labor } Labor.
endless-winter-board-primer-stones-late = Stones come late
endless-winter-board-primer-stones-late-words = In the last round a stone scores once; from the first round it scores { $rounds } times.
endless-winter-board-primer-stones-late-instead = Take one in the first two rounds, then build what it counts.
endless-winter-board-primer-rivers = Rivers & Rafts
endless-winter-board-primer-rivers-title = Rivers & Rafts
endless-winter-board-primer-rivers-lead = The expansion puts a river through the land. Everything else stays as it is.
endless-winter-board-primer-rivers-land = A river and Starting tiles
endless-winter-board-primer-rivers-land-words = Your Camps no longer enter in the middle but on a Starting tile of your own at the edge, or where your Raft is.
endless-winter-board-primer-rivers-raft = The Raft
endless-winter-board-primer-rivers-raft-words = Instead of a Camp you may move your Raft: downstream as far as you like, upstream one hex. It counts as a Camp where it is.
endless-winter-board-primer-rivers-delta = The race to the Delta
endless-winter-board-primer-rivers-delta-words = In the Eclipse, whoever's Raft is nearest to the Delta scores 1 point, and 1 for each of their Camps on the river.
endless-winter-board-primer-rivers-fish = Fish
endless-winter-board-primer-rivers-fish-words = A River hex you lead gives a Fish token: draw one and take what it shows.
endless-winter-board-primer-rivers-landmarks = Landmarks
endless-winter-board-primer-rivers-landmarks-words = Whoever leads a Landmark hex scores what it counts, in every Eclipse.
endless-winter-board-primer-rivers-warrior = Warriors
endless-winter-board-primer-rivers-warrior-words = If you choose, they replace the Scouts. In the Eclipse a Warrior may push an opponent's Camp to a neighbouring hex.
endless-winter-board-primer-icons = Icons
endless-winter-board-primer-icons-title = Every icon
endless-winter-board-primer-icons-lead = Cards, tiles and boards are written in these signs. Rest on one during the game to read it in words.
endless-winter-board-primer-icons-gains = Gains
endless-winter-board-primer-icons-people = Cards and people
endless-winter-board-primer-icons-land = On the land
endless-winter-board-primer-icons-animals = Animals
endless-winter-board-primer-icons-columns = Columns
endless-winter-board-primer-icons-reading = How to read a card
endless-winter-board-primer-icons-terrains = Land, in the Eclipse
endless-winter-board-primer-icons-beasts = Animals, tipped
endless-winter-board-primer-icons-landmarks = Landmarks
endless-winter-board-primer-icon-food = Food
endless-winter-board-primer-icon-fill-food = fill your Food
endless-winter-board-primer-icon-tool = Tool
endless-winter-board-primer-icon-idol = Idol: one step up
endless-winter-board-primer-icon-draw = draw a card
endless-winter-board-primer-icon-megalith = place a Megalith
endless-winter-board-primer-icon-extra-megalith = place another Megalith
endless-winter-board-primer-icon-labor = Labor
endless-winter-board-primer-icon-fish = Fish token
endless-winter-board-primer-icon-tribe = Tribe figure or card
endless-winter-board-primer-icon-chief = Chief
endless-winter-board-primer-icon-tribe-hand = Tribe card to your hand
endless-winter-board-primer-icon-tribe-discard = Tribe card to your discard pile
endless-winter-board-primer-icon-culture = Culture card
endless-winter-board-primer-icon-discard = discard a card
endless-winter-board-primer-icon-bury = bury a card
endless-winter-board-primer-icon-stone = Sacred Stone
endless-winter-board-primer-icon-rest = Rest
endless-winter-board-primer-icon-eclipse = in the Eclipse
endless-winter-board-primer-icon-camp = Camp: place one
endless-winter-board-primer-icon-move = move a Camp
endless-winter-board-primer-icon-drive = move an opponent's Camp
endless-winter-board-primer-icon-village = Village: found one
endless-winter-board-primer-icon-raft = Raft
endless-winter-board-primer-icon-terrains = different kinds
endless-winter-board-primer-icon-tiles = Megalith tiles
endless-winter-board-primer-icon-upper = raised Megalith
endless-winter-board-primer-icon-animal = take an Animal
endless-winter-board-primer-icon-deck-animal = an Animal from the deck
endless-winter-board-primer-icon-reveal-animal = turn up an Animal
endless-winter-board-primer-icon-tip = tip an Animal
endless-winter-board-primer-icon-joker = joins any set
endless-winter-board-primer-icon-pay = pay left, gain right
endless-winter-board-primer-icon-each = for each one at the left
endless-winter-board-primer-icon-each-paid = paid for once for each one at the left
endless-winter-board-primer-icon-same = of the same type
endless-winter-board-primer-icon-different = of different types
endless-winter-board-primer-icon-only-column = only in that column
endless-winter-board-primer-icon-only-eclipse = only in the Eclipse
endless-winter-board-primer-icon-points-once = points at once
endless-winter-board-primer-icon-points-end = points at the end

## The scene of the Eclipse

endless-winter-board-scene-eclipse = The Eclipse
endless-winter-board-scene-pile = Pile of { $seat }
    .you = Your pile
endless-winter-board-scene-order = The new turn order
endless-winter-board-scene-place = Place of { $seat }
    .you = Your place
endless-winter-board-scene-land = { $hex }: { $seat }
    .you = { $hex }: you
endless-winter-board-scene-board = Board of { $seat }
    .you = Your board
endless-winter-board-scene-stones = Sacred Stones of { $seat }
    .you = Your Sacred Stones
endless-winter-board-scene-delta = The Delta: { $seat }
    .you = The Delta: you
endless-winter-board-scene-final = The final score
