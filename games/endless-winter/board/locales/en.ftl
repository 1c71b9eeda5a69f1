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
endless-winter-board-guide-farewell = You have seen the heart of the game. After the third turn you may lay cards aside for the Eclipse: most Labor goes first, and your lands, stones and Villages pay. End your turn and play on!
endless-winter-board-order-place = Place { $count } in turn order

endless-winter-board-unit-food = Food
endless-winter-board-unit-tools = { $count ->
    [one] Tool
   *[other] Tools
}
endless-winter-board-unit-labor = Labor
endless-winter-board-unit-points = { $count ->
    [one] point
   *[other] points
}

## The scene of the Eclipse

endless-winter-board-scene-eclipse = The Eclipse
endless-winter-board-scene-pile = Pile of { $seat }
endless-winter-board-scene-order = The new turn order
endless-winter-board-scene-place = Place of { $seat }
endless-winter-board-scene-land = { $hex }: { $seat }
endless-winter-board-scene-board = Board of { $seat }
endless-winter-board-scene-stones = Sacred Stones of { $seat }
endless-winter-board-scene-delta = The Delta: { $seat }
endless-winter-board-scene-final = The final score
