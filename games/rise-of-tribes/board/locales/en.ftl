### The board of Rise of Tribes in English.

## Parts of the page

rise-of-tribes-board-section-map = Map and actions
rise-of-tribes-board-tab-map = Map
rise-of-tribes-board-tab-actions = Actions
rise-of-tribes-board-section-actions = Actions
rise-of-tribes-board-section-conflicts = Conflicts
rise-of-tribes-board-section-events = Events
rise-of-tribes-board-section-race = Race for points

## Status and points

rise-of-tribes-board-round = Round { $round }
rise-of-tribes-board-setup = Set-up
rise-of-tribes-board-won = { $who } has won.
rise-of-tribes-board-stopped = The game has stopped; points decide.
rise-of-tribes-board-limit-now = Drought: only { $limit } members per hex
rise-of-tribes-board-score-of = { $who }: { $points } of { $winning } points
rise-of-tribes-board-race = { $scores }
rise-of-tribes-board-tribe = Tribe
rise-of-tribes-board-sum = All
rise-of-tribes-board-next-turn = Points from villages at the start of the next turn

## The map

rise-of-tribes-board-map = Map of hexes
rise-of-tribes-board-hex-label = { $hex }: { $parts }
rise-of-tribes-board-hex-members = { $who } { $members }
rise-of-tribes-board-hex-invaders = { $members ->
    [one] 1 invader
   *[other] { $members } invaders
}
rise-of-tribes-board-hex-village = village of { $who }
rise-of-tribes-board-hex-elder = elder of { $who }
rise-of-tribes-board-hex-sabre-tooth = the sabre-tooth
rise-of-tribes-board-hex-mammoth = the mammoth
rise-of-tribes-board-hex-mammoth-of = the mammoth of { $who }
rise-of-tribes-board-hex-stones = { $stones ->
    [one] 1 stone of the glacier
   *[other] { $stones } stones of the glacier
}
rise-of-tribes-board-hex-empty = nobody
rise-of-tribes-board-hex-room = { $population } of { $limit } places taken
rise-of-tribes-board-volcano = The volcano, beside { $hexes }
rise-of-tribes-board-volcano-place = { $place }: the volcano could rise here, beside { $hexes }

## The action board

rise-of-tribes-board-roll = Roll
rise-of-tribes-board-foretell = Foretell a { $face }
rise-of-tribes-board-foretold = Foretold:
rise-of-tribes-board-taken = taken: { $level }
rise-of-tribes-board-your-dice = Your dice
rise-of-tribes-board-dice-of = Dice of { $who }
rise-of-tribes-board-dice-unrolled = not rolled yet
rise-of-tribes-board-dice-rolled = touch a die, then an action
rise-of-tribes-board-dice-last = one die left to place
rise-of-tribes-board-dice-placed = both dice are placed
rise-of-tribes-board-with-die = { $die }: { $gain }
rise-of-tribes-board-other-die = { $die }: { $gain }
rise-of-tribes-board-gain-grow = { $count ->
    [one] 1 new member
   *[other] { $count } new members
}
rise-of-tribes-board-gain-move = { $count ->
    [one] 1 member moves
   *[other] { $count } members move
}
rise-of-tribes-board-gain-gather = { $hexes ->
    [one] 1 hex of { $each }
   *[other] { $hexes } hexes of { $each }
}
rise-of-tribes-board-gain-goods = { $goods ->
    [0] no goods
    [one] 1 good at most
   *[other] { $goods } goods at most
}
rise-of-tribes-board-gain-lead = { $count ->
    [one] draw 1 goal
   *[other] draw { $count } goals
}
rise-of-tribes-board-queue = Dice, newest first: { $dice } ({ $level }).
rise-of-tribes-board-worth-grow = With a { $die }, { $level }: add up to { $amount } { $amount ->
    [one] member
   *[other] members
}; { $real } can come.
rise-of-tribes-board-worth-move = With a { $die }, { $level }: move up to { $amount } { $amount ->
    [one] member
   *[other] members
}; { $real } can go.
rise-of-tribes-board-worth-gather = With a { $die }, { $level }: { $amount } { $amount ->
    [one] hex
   *[other] hexes
} of { $each }; at most { $real } goods where your tribe stands.
rise-of-tribes-board-worth-lead = With a { $die }, { $level }: draw { $amount } { $amount ->
    [one] goal
   *[other] goals
}; { $real } can be drawn.

## Events

rise-of-tribes-board-free-slot = The next double brings an event.
rise-of-tribes-board-brief-discovery = MOVE to opponents: take one
rise-of-tribes-board-brief-drought = hexes hold fewer members
rise-of-tribes-board-brief-mild-winter = GROW brings more
rise-of-tribes-board-brief-plentiful = GATHER brings more
rise-of-tribes-board-brief-knowledge = a good for a goal, if you share a hex
rise-of-tribes-board-brief-sabre-tooth = a die and a member hunt it
rise-of-tribes-board-brief-volcano = hexes beside it may give stone
rise-of-tribes-board-brief-invaders = no gathering or building there
rise-of-tribes-board-brief-mammoth = a die hunts or tames it
rise-of-tribes-board-brief-object = each double lowers the price
rise-of-tribes-board-brief-chieftain = the highest bid wins
rise-of-tribes-board-brief-abandoned-village = each may build once
rise-of-tribes-board-on-card = On the card:
rise-of-tribes-board-price-now = Price now:
rise-of-tribes-board-event-decks = { $deck ->
    [one] event left
   *[other] events left
}, { $discard } discarded
rise-of-tribes-board-villages-left = { $villages ->
    [one] village to build
   *[other] villages to build
}
rise-of-tribes-board-event-at = on { $hex }
rise-of-tribes-board-event-beside = beside { $hexes }
rise-of-tribes-board-event-invaders = { $members } on { $hex }
rise-of-tribes-board-event-tamed = with { $who } on { $hex }
rise-of-tribes-board-event-mammoth = { $who }: { $have } of { $need }
rise-of-tribes-board-event-aside = { $events } come with the first village.
rise-of-tribes-board-high-bid = { $goods } bid
rise-of-tribes-board-bid = Bid { $goods }

## Conflicts

rise-of-tribes-board-fought = Now
rise-of-tribes-board-coming = To come
rise-of-tribes-board-started = If you add a member
rise-of-tribes-board-provoked = If you provoke it
rise-of-tribes-board-left-of = { $after } of { $before } would be left
rise-of-tribes-board-village-falls = the village of { $who } falls
rise-of-tribes-board-clash-note = Everybody loses one at a time until one side is left. Bow, walls and ambush are not counted.
rise-of-tribes-board-invaders = Invaders

## A tribe

rise-of-tribes-board-supply = Supply:
rise-of-tribes-board-take = Take { $good }
rise-of-tribes-board-give-to = Give to:
rise-of-tribes-board-mixed = One of each
rise-of-tribes-board-people = { $members } on the map
rise-of-tribes-board-reserve = { $members } in reserve
rise-of-tribes-board-hidden = { $members } in ambush
rise-of-tribes-board-hide = Hide on the board
rise-of-tribes-board-villages = { $villages ->
    [0] no village
    [one] 1 village
   *[other] { $villages } villages
}
rise-of-tribes-board-build = Build a village
rise-of-tribes-board-your-tribe = your tribe
rise-of-tribes-board-used = Used
rise-of-tribes-board-elder-at = The elder is on { $hex }
rise-of-tribes-board-elder-waits = The elder comes with a village
rise-of-tribes-board-affordable = you can pay it
rise-of-tribes-board-missing = missing
rise-of-tribes-board-build-hidden = Hidden village
rise-of-tribes-board-with-elder = With the elder
rise-of-tribes-board-in-progress = Goals in progress
rise-of-tribes-board-no-goals = LEAD draws goals
rise-of-tribes-board-progress = { $have } of { $need }
rise-of-tribes-board-ready = ready
rise-of-tribes-board-goal-count = { $open } goals in progress, { $done } completed
rise-of-tribes-board-goal-deck = { $cards ->
    [one] 1 goal in the deck
   *[other] { $cards } goals in the deck
}
rise-of-tribes-board-draw-more = One more, one back
rise-of-tribes-board-under = Underneath: { $goals }
rise-of-tribes-board-deck = deck
rise-of-tribes-board-far-members = { $have } of { $need } members
rise-of-tribes-board-far-occupy = { $have } of { $need } hexes
rise-of-tribes-board-far-valley = { $have } of { $need } lands
rise-of-tribes-board-far-share = { $have } of { $need } shared
rise-of-tribes-board-far-kindred = most in { $have } of { $need }
rise-of-tribes-board-far-overlord = most at a village
rise-of-tribes-board-far-hold = { $have } of { $need } hexes
rise-of-tribes-board-far-control = { $have } of { $need } camps
rise-of-tribes-board-completed = Done
rise-of-tribes-board-none-yet = none yet
rise-of-tribes-board-borrowed = Learned by the elder for this turn

## The list of actions

rise-of-tribes-board-group-die = With the { $die }
rise-of-tribes-board-group-hunt = Hunt and tame
rise-of-tribes-board-group-from = From { $hex }
rise-of-tribes-board-group-build = Villages
rise-of-tribes-board-group-complete = Goals
rise-of-tribes-board-group-anytime = At any time
rise-of-tribes-board-group-offer = Knowledge and altar
rise-of-tribes-board-group-special = Special

## What would be lost

rise-of-tribes-board-loses = { $what }.
rise-of-tribes-board-unused-goals = you could still complete { $goals }
rise-of-tribes-board-unused-village = you could still build a village
rise-of-tribes-board-unused-growth = { $members ->
    [one] 1 more member could come
   *[other] { $members } more members could come
}
rise-of-tribes-board-unused-gather = { $hexes ->
    [one] you could choose 1 more hex
   *[other] you could choose { $hexes } more hexes
}
rise-of-tribes-board-unused-card = you leave { $good } on the card
rise-of-tribes-board-unused-basket = your baskets stay empty
rise-of-tribes-board-unused-goods = { $goods ->
    [one] you could take 1 more good
   *[other] you could take { $goods } more goods
}
rise-of-tribes-board-lost-village = your village on { $hex } would be lost
rise-of-tribes-board-lost-mammoth = your mammoth would run away
rise-of-tribes-board-lost-members = the conflict on { $hex } would cost you { $members ->
    [one] 1 member
   *[other] { $members } members
}

## The guided start

rise-of-tribes-board-guide-settle = Welcome! Whoever first has 15 points wins. Your two members begin on h5, a forest: a lake and a mountain lie next to it. Touch h5 on the map.
rise-of-tribes-board-guide-sun-grow = You rolled a sun and a blank. Each action has a row of three dice; yours goes in front and pushes the last one out. Two suns in a row make an action stronger: the sun on GROW brings 4 members instead of 3. Touch the sun, then GROW.
rise-of-tribes-board-guide-grow = New members come to hexes where your tribe already stands. Touch h5.
rise-of-tribes-board-guide-grow-on = And another one on h5.
rise-of-tribes-board-guide-grow-last = The last one. That makes 6 on h5, and a hex holds only 5: too many would mean a conflict at the end of your turn. You will spread out in a moment.
rise-of-tribes-board-guide-blank-move = The second die must go on another action. The blank on MOVE changes nothing: up to 4 members may go one hex each.
rise-of-tribes-board-guide-move = Touch h5, where a member stands, then the lake h2. Lakes give food.
rise-of-tribes-board-guide-move-on = A second member to the lake: some goals ask for two.
rise-of-tribes-board-guide-move-mountain = Now one to the mountain h6. Mountains give stone.
rise-of-tribes-board-guide-move-last = And a second one.
rise-of-tribes-board-guide-end = No hex is too full, so there is no conflict. Now you could build a village or complete goals, but you have neither goods nor goals yet. End your turn.
rise-of-tribes-board-guide-lead = The other player has had a turn. You rolled a sun and a blank again. LEAD draws goal cards, two of them with the blank.
rise-of-tribes-board-guide-gather = Two goals lie before your tribe, each with how far you are. { rise-of-tribes-goal-smoking-racks }: 1 food, 2 wood and 1 stone. With the sun, GATHER is stronger: three hexes of 2 goods.
rise-of-tribes-board-guide-gather-forest = The forest gives 2 wood.
rise-of-tribes-board-guide-gather-lake = The lake gives 2 food.
rise-of-tribes-board-guide-gather-mountain = The mountain gives 2 stone.
rise-of-tribes-board-guide-development = You can pay for { rise-of-tribes-goal-smoking-racks }: one point, and each GROW brings a member more for the rest of the game.
rise-of-tribes-board-guide-achievement = { rise-of-tribes-goal-home-valley } asks for a lake, a forest and a mountain side by side, with two of you in each and nobody else. You have that: 2 points!
rise-of-tribes-board-guide-second-end = Three points in two turns. End your turn: now the other player rolls.
rise-of-tribes-board-guide-event = Two equal dice are a double, and a double brings an event. The other player’s brought { rise-of-tribes-event-plentiful-stone }, yours { rise-of-tribes-event-shared-knowledge }; both lie open beside the actions. Your turn goes on: lay a blank on GROW for 4 members.
rise-of-tribes-board-guide-grow-lake = Put them on the lake h2: the other tribe is next to it.
rise-of-tribes-board-guide-grow-lake-on = Another one on h2.
rise-of-tribes-board-guide-grow-lake-last = The fourth. Now 6 stand on h2, one too many: some will leave in a moment.
rise-of-tribes-board-guide-march = The other blank goes on MOVE: 4 members.
rise-of-tribes-board-guide-attack = The other tribe has 3 members left on h1. Go there with four: touch h2, then h1.
rise-of-tribes-board-guide-attack-on = And one more.
rise-of-tribes-board-guide-attack-last = The fourth. That makes 7 on h1, more than 5: there will be a conflict.
rise-of-tribes-board-guide-farewell = In the conflict both tribes lost one member at a time until only yours was left: h1 is yours. Villages give a point each turn, and whoever first has 15 wins. That was a whole round with events and a conflict. End your turn and play on as you like.
rise-of-tribes-board-race-to = Race to { $points }

rise-of-tribes-board-unit-food = { $count ->
   *[other] food
}
rise-of-tribes-board-unit-wood = { $count ->
   *[other] wood
}
rise-of-tribes-board-unit-stone = { $count ->
   *[other] stone
}
rise-of-tribes-board-unit-points = { $count ->
    [one] point
   *[other] points
}

rise-of-tribes-board-plan-first = 1st die
rise-of-tribes-board-plan-second = 2nd die
rise-of-tribes-board-plan-conflicts = Conflicts
rise-of-tribes-board-plan-end = Goals

## Primer

rise-of-tribes-board-primer-aim = The aim
rise-of-tribes-board-primer-aim-title = A race to be the greatest tribe
rise-of-tribes-board-primer-aim-lead = Your tribe grows, spreads over the land, gathers goods and reaches goals. Villages bring a point every turn, goals bring the rest. Whoever has enough points first wins at once.
rise-of-tribes-board-primer-fact-players = players
rise-of-tribes-board-primer-fact-points = points win at once
rise-of-tribes-board-primer-fact-dice = dice each turn, for two different actions
rise-of-tribes-board-primer-fact-actions = actions to choose from
rise-of-tribes-board-primer-fact-limit = members fit on a hex
rise-of-tribes-board-primer-turn = A turn
rise-of-tribes-board-primer-turn-title = A turn: two dice, two actions
rise-of-tribes-board-primer-turn-lead = You roll two dice and lay each on a different action. How strong an action is depends on the three dice lying there.
rise-of-tribes-board-primer-village-points = 1. Village points
rise-of-tribes-board-primer-village-points-words = Your turn begins with 1 point for each of your villages.
rise-of-tribes-board-primer-roll = 2. Roll
rise-of-tribes-board-primer-roll-words = Two dice with suns, moons and blanks. A double brings an event.
rise-of-tribes-board-primer-two-actions = 3. Two actions
rise-of-tribes-board-primer-two-actions-words = Lay one die on an action and do it completely, then the other die on another action.
rise-of-tribes-board-primer-conflicts = 4. Conflicts
rise-of-tribes-board-primer-conflicts-words = Where too many members stand, all tribes there lose one at a time until one tribe or nobody is left.
rise-of-tribes-board-primer-build = 5. Build and complete
rise-of-tribes-board-primer-build-words = Build villages and complete goals, as many as you can pay for.
rise-of-tribes-board-primer-queue = The newest pushes the oldest
rise-of-tribes-board-primer-queue-words = Your die goes to the front with the face you rolled; the last die drops out. The two that drop out are what the next player rolls.
rise-of-tribes-board-primer-strong = Two suns: strong
rise-of-tribes-board-primer-strong-words = Two or three suns make the action stronger, wherever they lie.
rise-of-tribes-board-primer-weak = Two moons: weak
rise-of-tribes-board-primer-weak-words = Two or three moons make it weaker. Everything else is the normal strength.
rise-of-tribes-board-primer-actions = The four actions
rise-of-tribes-board-primer-actions-title = What the four actions do
rise-of-tribes-board-primer-actions-lead = The three numbers are the weak, the normal and the strong effect.
rise-of-tribes-board-primer-grow = Grow
rise-of-tribes-board-primer-grow-words = Add members from your reserve, only where some of yours already stand.
rise-of-tribes-board-primer-move = Move
rise-of-tribes-board-primer-move-words = Move so many members, each one hex. Nobody can block you.
rise-of-tribes-board-primer-gather = Gather
rise-of-tribes-board-primer-gather-words = From so many hexes where you stand take so many goods each: food from lakes, wood from forests, stone from mountains.
rise-of-tribes-board-primer-lead = Lead
rise-of-tribes-board-primer-lead-words = Draw goals. With villages you may first put some back for others.
rise-of-tribes-board-primer-boards = The table
rise-of-tribes-board-primer-boards-title = What lies on the table
rise-of-tribes-board-primer-boards-lead = Everything is open. This is the land after the guided round.
rise-of-tribes-board-primer-land = The land
rise-of-tribes-board-primer-land-words = Lakes, forests and mountains. You occupy a hex with a single member, and others may stand there too.
rise-of-tribes-board-primer-crowd = Room on a hex
rise-of-tribes-board-primer-crowd-words = At most { $limit } members of all tribes together. One more at the end of your actions means a conflict, down to one tribe.
rise-of-tribes-board-primer-village = Villages
rise-of-tribes-board-primer-village-words = Cost goods and need a member of yours on the hex, one village per hex. If your last member there is gone, so is the village.
rise-of-tribes-board-primer-development = Developments
rise-of-tribes-board-primer-development-words = Cost goods and give 1 point and an ability that lasts until the end.
rise-of-tribes-board-primer-achievement = Achievements
rise-of-tribes-board-primer-achievement-words = Cost nothing, but ask for something on the land. They are worth 2 to 4 points.
rise-of-tribes-board-primer-events = Events
rise-of-tribes-board-primer-events-title = Events, and what you may add
rise-of-tribes-board-primer-events-lead = Doubles make the land move. The three modules are for tables that know the game.
rise-of-tribes-board-primer-double = A double
rise-of-tribes-board-primer-double-words = Two equal dice: the events in play do what stands at their bottom, then a new one is drawn if there is room. Your turn goes on.
rise-of-tribes-board-primer-event-land = The land changes
rise-of-tribes-board-primer-event-land-words = Volcano, drought, plenty: some events are bad for all, some good for whoever is near.
rise-of-tribes-board-primer-event-beast = Beasts
rise-of-tribes-board-primer-event-beast-words = A mammoth or a sabre-tooth may be hunted for points: that takes a die and members on its hex.
rise-of-tribes-board-primer-event-buy = Things to buy
rise-of-tribes-board-primer-event-buy-words = Walls, canoe and altar cost goods. Each double makes them cheaper, until they are gone.
rise-of-tribes-board-primer-elders = Module: elders
rise-of-tribes-board-primer-elders-words = An elder on a village may learn from what other tribes have developed, for one good each turn.
rise-of-tribes-board-primer-special = Module: special terrain
rise-of-tribes-board-primer-special-words = Great lands, jungle, oasis, chasm and glacier take the place of ordinary hexes.
rise-of-tribes-board-primer-chiefs = Module: chief powers
rise-of-tribes-board-primer-chiefs-words = Each tribe chooses one of two powers when it settles.
rise-of-tribes-board-primer-points = Points
rise-of-tribes-board-primer-points-title = How points come
rise-of-tribes-board-primer-points-lead = Points from goals are never lost. Points from villages come only as long as they stand.
rise-of-tribes-board-primer-points-villages = Villages: every turn
rise-of-tribes-board-primer-points-villages-words = 1 point for each at the start of your turn, none when you build it.
rise-of-tribes-board-primer-points-achievements = Achievements: 2 to 4
rise-of-tribes-board-primer-points-achievements-words = Most of your points. Several can be completed in one turn.
rise-of-tribes-board-primer-points-developments = Developments: 1
rise-of-tribes-board-primer-points-developments-words = One point each; the ability is worth more than that.
rise-of-tribes-board-primer-points-events = Events
rise-of-tribes-board-primer-points-events-words = Hunting or taming a beast, driving out invaders, an altar.
rise-of-tribes-board-primer-points-win = { $points } points
rise-of-tribes-board-primer-points-win-words = With { $points } points you win at once, in the middle of a turn if need be. Nobody gets a last turn.
rise-of-tribes-board-primer-mistakes = Five mistakes
rise-of-tribes-board-primer-mistakes-title = Five mistakes of a first game
rise-of-tribes-board-primer-mistakes-lead = They follow from the rules; everybody makes them once.
rise-of-tribes-board-primer-late-village = The first village comes late
rise-of-tribes-board-primer-late-village-words = A village pays every turn: built late, it pays twice or three times only.
rise-of-tribes-board-primer-late-village-instead = Gather for it from the start, and build it where you are not crowded.
rise-of-tribes-board-primer-sun-given = A sun is wasted
rise-of-tribes-board-primer-sun-given-words = Your die stays on the action until three others have pushed it out, so a sun also helps whoever takes that action next.
rise-of-tribes-board-primer-sun-given-instead = Lay suns where two suns make it strong now, moons where you will not need to be soon.
rise-of-tribes-board-primer-sixth-member = One member too many
rise-of-tribes-board-primer-sixth-member-words = Above { $limit } members a hex fights until one tribe is left, and equal numbers leave nobody.
rise-of-tribes-board-primer-sixth-member-instead = Look at the forecast of conflicts before you end your actions; move in only with more members than the others.
rise-of-tribes-board-primer-goals-piled = Goals are only collected
rise-of-tribes-board-primer-goals-piled-words = Drawn goals are worth nothing until they are completed, and Lead costs an action.
rise-of-tribes-board-primer-goals-piled-instead = Keep the two or three that fit each other, put the rest back once you have a village.
rise-of-tribes-board-primer-village-alone = A village stands alone
rise-of-tribes-board-primer-village-alone-words = When the last of your members leaves or falls, the village is gone.
rise-of-tribes-board-primer-village-alone-instead = Leave two members at home.
rise-of-tribes-board-primer-icons = Icons
rise-of-tribes-board-primer-icons-title = Every icon
rise-of-tribes-board-primer-icons-lead = Cards and tiles are written in these signs. Rest on one during the game to read it in words.
rise-of-tribes-board-primer-icons-people = People
rise-of-tribes-board-primer-icons-goods = Goods and points
rise-of-tribes-board-primer-icons-dice = Dice
rise-of-tribes-board-primer-icons-actions = Actions
rise-of-tribes-board-primer-icons-signs = Signs
rise-of-tribes-board-primer-icons-lands = Land
rise-of-tribes-board-primer-icons-events = Events
rise-of-tribes-board-primer-icons-goals = Goals
rise-of-tribes-board-primer-icon-member = member of a tribe
rise-of-tribes-board-primer-icon-crowd = several members
rise-of-tribes-board-primer-icon-village = village
rise-of-tribes-board-primer-icon-elder = elder
rise-of-tribes-board-primer-icon-chief = chief
rise-of-tribes-board-primer-icon-invader = invader
rise-of-tribes-board-primer-icon-food = food
rise-of-tribes-board-primer-icon-wood = wood
rise-of-tribes-board-primer-icon-stone = stone
rise-of-tribes-board-primer-icon-card = goal card
rise-of-tribes-board-primer-icon-point = point
rise-of-tribes-board-primer-icon-sun = sun: stronger
rise-of-tribes-board-primer-icon-moon = moon: weaker
rise-of-tribes-board-primer-icon-blank = blank
rise-of-tribes-board-primer-icon-die = a die, spent on it
rise-of-tribes-board-primer-icon-grow = Grow
rise-of-tribes-board-primer-icon-move = Move
rise-of-tribes-board-primer-icon-gather = Gather
rise-of-tribes-board-primer-icon-lead = Lead
rise-of-tribes-board-primer-icon-arrow = pay left, gain right
rise-of-tribes-board-primer-icon-swap = exchange
rise-of-tribes-board-primer-icon-spears = conflict
rise-of-tribes-board-primer-icon-hex = hex
rise-of-tribes-board-primer-icon-eye = see or hide
rise-of-tribes-board-primer-icon-crown = majority or control
rise-of-tribes-board-primer-icon-speech = shared with others

## Scenes

rise-of-tribes-board-scene-roll = The roll
rise-of-tribes-board-scene-conflict = A conflict
rise-of-tribes-board-scene-weapons = Weapons and walls
rise-of-tribes-board-scene-losses = Losses
rise-of-tribes-board-scene-retreat = Retreat
rise-of-tribes-board-scene-aftermath = Afterwards
rise-of-tribes-board-scene-arrival = What comes to the map
rise-of-tribes-board-scene-volcano = The volcano erupts
rise-of-tribes-board-scene-victory = Victory
