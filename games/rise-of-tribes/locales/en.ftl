### Rise of Tribes in English.

rise-of-tribes-title = Rise of Tribes
rise-of-tribes-blurb = Grow a tribe, spread over lakes, forests and mountains, build villages and be the first with 15 points.

rise-of-tribes-option-seats-help = Rise of Tribes is for 2 to 4 players.
rise-of-tribes-option-elders = Elders
rise-of-tribes-option-elders-help = A new village may bring your elder, who learns from other tribes.
rise-of-tribes-option-powers = Chief powers
rise-of-tribes-option-powers-help = Each tribe chooses one of the two powers of its chief.
rise-of-tribes-option-tiles = Special terrain
rise-of-tribes-option-tiles-help = These pieces take the place of ordinary tiles.
rise-of-tribes-option-random-tiles = Special terrain at random
rise-of-tribes-option-random-tiles-help = This many more pieces of special terrain are drawn at random.
rise-of-tribes-option-gather = Gathering
rise-of-tribes-option-gather-help = What the dice on GATHER change.
rise-of-tribes-option-gather-hexes = The number of hexes: one, two or three, two goods each
rise-of-tribes-option-gather-yield = The goods of two hexes: one, two or three each

## Things

rise-of-tribes-good-food = food
rise-of-tribes-good-wood = wood
rise-of-tribes-good-stone = stone
rise-of-tribes-goods-food = { $amount } food
rise-of-tribes-goods-wood = { $amount } wood
rise-of-tribes-goods-stone = { $amount } stone
rise-of-tribes-goods = { $goods }
rise-of-tribes-goods-none = nothing

rise-of-tribes-land-lake = lake
rise-of-tribes-land-forest = forest
rise-of-tribes-land-mountain = mountain

rise-of-tribes-face-sun = sun
rise-of-tribes-face-moon = moon
rise-of-tribes-face-blank = blank

rise-of-tribes-action-grow = GROW
rise-of-tribes-action-move = MOVE
rise-of-tribes-action-gather = GATHER
rise-of-tribes-action-lead = LEAD

rise-of-tribes-level-low = reduced
rise-of-tribes-level-normal = normal
rise-of-tribes-level-high = increased

rise-of-tribes-tile-lake = lake
rise-of-tribes-tile-forest = forest
rise-of-tribes-tile-mountain = mountain
rise-of-tribes-tile-great-lake = great lake
rise-of-tribes-tile-great-forest = great forest
rise-of-tribes-tile-great-mountain = great mountain
rise-of-tribes-tile-wild-land = wild land
rise-of-tribes-tile-jungle = jungle
rise-of-tribes-tile-oasis = oasis
rise-of-tribes-tile-chasm = chasm
rise-of-tribes-tile-glacier = glacier
rise-of-tribes-hex = { $hex } ({ $tile })
rise-of-tribes-hex-bare = { $hex }

rise-of-tribes-tribe-daba = Daba
rise-of-tribes-tribe-dananu = Danànu
rise-of-tribes-tribe-indartsu = Indartsu
rise-of-tribes-tribe-kaha = Kaha
rise-of-tribes-tribe-kiakia = KiaKia
rise-of-tribes-tribe-kiror = Kiror
rise-of-tribes-tribe-mukaan = Mukaan
rise-of-tribes-tribe-tunga = Tunga

rise-of-tribes-source-villages = villages
rise-of-tribes-source-developments = developments
rise-of-tribes-source-achievements = achievements
rise-of-tribes-source-events = events
rise-of-tribes-source-elders = elders driven away
rise-of-tribes-tie-won = reached the winning points

rise-of-tribes-members = { $members ->
    [one] 1 member
   *[other] { $members } members
}
rise-of-tribes-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rise-of-tribes-nothing = nothing
rise-of-tribes-side = { $who } with { rise-of-tribes-members }
rise-of-tribes-side-invaders = { $members ->
    [one] 1 invader
   *[other] { $members } invaders
}

## Goals

rise-of-tribes-named = { $name }
rise-of-tribes-goal-bow = Bow
rise-of-tribes-goal-basketry = Bas­ketry
rise-of-tribes-goal-pottery = Pottery
rise-of-tribes-goal-oxen = Oxen
rise-of-tribes-goal-smoking-racks = Smoking Racks
rise-of-tribes-goal-cradleboards = Cradle­boards
rise-of-tribes-goal-cairn-trails = Cairn Trails
rise-of-tribes-goal-ochre-paintings = Ochre Paintings
rise-of-tribes-goal-clan = Clan
rise-of-tribes-goal-long-trails = Long Trails
rise-of-tribes-goal-home-valley = Home Valley
rise-of-tribes-goal-meeting-grounds = Meeting Grounds
rise-of-tribes-goal-kindred-lands = Kindred Lands
rise-of-tribes-goal-overlords = Over­lords
rise-of-tribes-goal-four-camps = Four Camps

rise-of-tribes-ability-strike = in your turn, before each conflict of several tribes, you may remove 1 defender of your choice
rise-of-tribes-ability-richer-hex = GATHER: one of the chosen hexes gives { $amount } more
rise-of-tribes-ability-gift = after a GATHER you may give 1 good to another player and take { $amount } of any kind
rise-of-tribes-ability-extra-hex = GATHER: choose one hex more, even one chosen before
rise-of-tribes-ability-extra-member = GROW: { $amount } more
rise-of-tribes-ability-outpost = { $amount ->
    [one] GROW: one new member may come to a hex next to yours
   *[other] GROW: { $amount } new members may come to hexes next to yours
}
rise-of-tribes-ability-long-march = MOVE: up to { $amount } members may go two hexes
rise-of-tribes-ability-extra-card = LEAD: draw { $amount } more, then put as many of the drawn cards under your deck

rise-of-tribes-condition-members = at least { $members } of your members are on the map
rise-of-tribes-condition-occupy = you occupy { $hexes } hexes
rise-of-tribes-condition-valley = you control a lake, a forest and a mountain, one of them adjacent to both others, with { $members } or more members in each
rise-of-tribes-condition-share = you occupy { $hexes } hexes that opponents occupy too
rise-of-tribes-condition-kindred = you have the majority in { $hexes } hexes of the same terrain
rise-of-tribes-condition-overlord = you have the majority in a hex with an opponent's village
rise-of-tribes-condition-control = you control { $hexes } hexes with { $members } or more members in each

## Events

rise-of-tribes-event-discovery = Discovery
rise-of-tribes-event-drought = Drought
rise-of-tribes-event-mild-winter = Mild Winter
rise-of-tribes-event-plentiful-food = Plentiful Food
rise-of-tribes-event-plentiful-wood = Plentiful Wood
rise-of-tribes-event-plentiful-stone = Plentiful Stone
rise-of-tribes-event-shared-knowledge = Shared Knowledge
rise-of-tribes-event-sabre-tooth = Sabre-tooth
rise-of-tribes-event-volcano = Volcano
rise-of-tribes-event-invaders = In­vad­ers
rise-of-tribes-event-mammoth = Mam­moth
rise-of-tribes-event-walls = Walls
rise-of-tribes-event-dugout-canoe = Dugout Canoe
rise-of-tribes-event-altar = Altar
rise-of-tribes-event-chieftain = Chief­tain
rise-of-tribes-event-abandoned-village = Aban­doned Village

rise-of-tribes-object-walls = the walls
rise-of-tribes-object-canoe = the dugout canoe
rise-of-tribes-object-altar = the altar
rise-of-tribes-object-walls-use = defending a hex with your village, you may remove 1 attacker before the conflict
rise-of-tribes-object-canoe-use = in a MOVE, steps into lakes are free
rise-of-tribes-object-altar-use = at any time in your turn, give a member and goods for a point

rise-of-tribes-effect-discovery = { $tokens } lie on the card. In a MOVE, take one for each hex you enter that held opponents and none of your members.
rise-of-tribes-effect-drought = No hex holds more than { $limit } members, until the next double.
rise-of-tribes-effect-mild-winter = { $food } per player lie on the card. Each GROW brings { $more } members more and takes 1 food from the card.
rise-of-tribes-effect-plentiful = { $tokens } lie on the card. Each { $land } you gather from gives { $more } more from the card.
rise-of-tribes-effect-knowledge = Once per turn in step 5, who shares a hex with an opponent may put a good on the card and draw a goal. It leaves with { $most } goods on it.
rise-of-tribes-effect-sabre-tooth = It comes to a mountain, where every tribe loses a member; on each double it moves to another hex and bites again. A die and a member from its hex: { rise-of-tribes-points } for hunting it.
rise-of-tribes-effect-volcano = It rises at the edge of the map and erupts: each tribe beside it gains { $stone } and loses { $sun } members on suns, { $blank } on blanks, { $moon } on moons. Hexes beside it may give stone.
rise-of-tribes-effect-invaders = { $first } invaders land on the least populated hex; one more comes with each double, up to { $most }. No gathering or building there. { rise-of-tribes-points } for defeating the last.
rise-of-tribes-effect-mammoth = It appears on the least populated lake. With { $members } members there, spend a die to hunt it ({ $meat } and { $hunt } point) or to tame it for { $feed } ({ $tame } points, lost again with the mammoth).
rise-of-tribes-effect-object = For sale at { $cost }: { $use }. Each double lowers the price by 1 { $good }; free of charge, it is gone.
rise-of-tribes-effect-chieftain = An auction. The winner pays his bid to the others: { $high } points for { $many } goods or more, else { $low }.
rise-of-tribes-effect-abandoned-village = In turn order, each player may build a village on a hex they control for { $cost }.

## Chief powers

rise-of-tribes-power-traders = Traders
rise-of-tribes-power-crafty-builders = Crafty Builders
rise-of-tribes-power-cunning = Cunning
rise-of-tribes-power-agriculture = Agriculture
rise-of-tribes-power-education = Education
rise-of-tribes-power-exogamy = Exogamy
rise-of-tribes-power-wayfarers = Wayfarers
rise-of-tribes-power-focused-effort = Focused Effort
rise-of-tribes-power-ambush = Ambush
rise-of-tribes-power-dreamtime = Dreamtime
rise-of-tribes-power-pathfinder = Pathfinder
rise-of-tribes-power-evasion = Evasion
rise-of-tribes-power-shared-bounty = Shared Bounty
rise-of-tribes-power-intimidate = Intimidate
rise-of-tribes-power-hidden-village = Hidden Village
rise-of-tribes-power-light-in-the-dark = Light in the Dark

rise-of-tribes-power-effect-exchange = once in each player's turn, exchange up to { $most } goods one for one: in your turn, or when an event makes you pay or bid
rise-of-tribes-power-effect-cheaper-villages = your villages cost { $less } goods less, of your choice
rise-of-tribes-power-effect-start-conflict = once per turn in step 4, pay { $cost } good to start a conflict in a hex you share
rise-of-tribes-power-effect-village-food = in step 1 each of your villages on the map gives { $food } food
rise-of-tribes-power-effect-lake-child = when a GATHER takes food from lakes, add { $members ->
    [one] a member
   *[other] { $members } members
} on one of them
rise-of-tribes-power-effect-shared-child = each GROW adds { $members ->
    [one] one member
   *[other] { $members } members
} more in a hex shared with an opponent
rise-of-tribes-power-effect-free-march = once per turn in step 3, move up to { $members } members from one hex to one next to it
rise-of-tribes-power-effect-crowded-yield = each hex you gather from with { $members } or more of your members gives { $more } more
rise-of-tribes-power-effect-ambush = GROW may put up to { $most } members on your board; they come out before your conflicts, or into any conflict you are in
rise-of-tribes-power-effect-foretell = name a face before rolling; if a die shows it, take { $goods } good your hexes produce
rise-of-tribes-power-effect-pathfinder = after a MOVE, take a good for each empty hex you entered, up to { $most }
rise-of-tribes-power-effect-retreat = after a conflict, up to { $most } of your fallen go to one hex next to it instead
rise-of-tribes-power-effect-bounty = when an opponent gathers from hexes you share, take goods your hexes produce, up to { $most }
rise-of-tribes-power-effect-drive-out = once per turn in step 3, pay { $cost } good to send an opponent's member away from a hex where you have the majority
rise-of-tribes-power-effect-hidden-village = with a village on the map, you may build one more on your board; it cannot be lost
rise-of-tribes-power-effect-turn-die = after rolling, you may turn one moon into a sun

## Kinds of faces

rise-of-tribes-kind-development = Development
rise-of-tribes-kind-achievement = Achievement
rise-of-tribes-kind-event = Event
rise-of-tribes-kind-tribe = Player board
rise-of-tribes-kind-power = Chief power
rise-of-tribes-kind-tile = Special terrain

## Special terrain

rise-of-tribes-tile-effect-rich = gives { $more } more, once per GATHER
rise-of-tribes-tile-effect-wild = counts as every terrain and gives any mix of goods, once per GATHER
rise-of-tribes-tile-effect-thicket = gives goods only to { $members } or more of your members
rise-of-tribes-tile-effect-chasm = after the conflicts, a tribe with only { rise-of-tribes-members } there loses it
rise-of-tribes-tile-effect-glacier = lies on a mountain: { $limit } members at most, no village, { $most } stone per GATHER. Each increased action lays a stone on it; with { $stones } it melts, and they go to whoever gathers there first.
rise-of-tribes-tile-counts-as = counts as { $lands }: { $effect }
rise-of-tribes-board-face = a village costs { $cost }

## Questions

rise-of-tribes-ask-over = The game is over.
rise-of-tribes-ask-chance = Dice or cards decide next.
rise-of-tribes-ask-glacier = Lay the glacier on a mountain.
rise-of-tribes-ask-power = Choose the power of your chief.
rise-of-tribes-ask-settle = Choose your first hex.
rise-of-tribes-ask-settle-beside = Which hex next to { $hex } do you settle as well?
rise-of-tribes-ask-start-goods = Take { $left } more { $left ->
    [one] good
   *[other] goods
} of your choice.
rise-of-tribes-ask-return = Your tribe has left the map. Where do { $members } members return?
rise-of-tribes-ask-before-roll = Roll the dice, or act before the roll.
rise-of-tribes-ask-before-events = A double! Act before its events, or go on.
rise-of-tribes-ask-light = Turn a moon into a sun?
rise-of-tribes-ask-dream = Your dream came true. Which good do you take?
rise-of-tribes-ask-actions = { $dice ->
    [one] Place your second die.
   *[other] Place your first die.
}
rise-of-tribes-ask-late = Both dice are placed. Anything else before the conflicts?
rise-of-tribes-ask-release = Do hidden members come out before the conflicts?
rise-of-tribes-ask-conflicts = Which conflict comes next?
rise-of-tribes-ask-no-conflict = No hex is too crowded. Act before step 5, or go on.
rise-of-tribes-ask-end = Build villages, complete goals, or end your turn.
rise-of-tribes-ask-end-knowledge = Build villages, complete goals, share knowledge, or end your turn.
rise-of-tribes-ask-sabre-tooth = Put the sabre-tooth on a mountain.
rise-of-tribes-ask-sabre-tooth-moves = Move the sabre-tooth to another hex.
rise-of-tribes-ask-invaders = Put the invaders on one of the least populated hexes.
rise-of-tribes-ask-mammoth = Put the mammoth on one of the least populated lakes.
rise-of-tribes-ask-volcano = Where does the volcano rise?
rise-of-tribes-ask-erupt = The volcano erupts. Where do you lose a member? ({ $left } to lose)
rise-of-tribes-ask-auction = { $leader } bids { $high }. Bid more or drop out.
rise-of-tribes-ask-auction-first = Chieftain: bid goods or drop out.
rise-of-tribes-ask-tribute = Pay your bid to the others: { $left } to give.
rise-of-tribes-ask-abandoned-village = Build the abandoned village on a hex you control?
rise-of-tribes-ask-grow = Where does the next member come? ({ $left } left)
rise-of-tribes-ask-move = Who moves next? ({ $left } left)
rise-of-tribes-ask-discover = Take { $left } from the card, which has { $goods }.
rise-of-tribes-ask-claim = Take goods for the empty hexes you entered. ({ $left } left)
rise-of-tribes-ask-gather = Which hex do you gather from? ({ $left } left, { $each } goods each)
rise-of-tribes-ask-mix = What else does { $hex } give? ({ $left } left)
rise-of-tribes-ask-plenty = Take the extra goods of { $event }?
rise-of-tribes-ask-basketry = { $goal }: take more of a kind you gathered?
rise-of-tribes-ask-educate = Add a member on a lake that gave food?
rise-of-tribes-ask-pottery = { $goal }: give a good away, to take { $amount } of any kind?
rise-of-tribes-ask-pick = Take goods of any kind. ({ $left } left)
rise-of-tribes-ask-bounty = An opponent gathered from hexes you share. Take your part. ({ $left } left)
rise-of-tribes-ask-lead = Discard up to { $discards } goals, then draw { $draw }.
rise-of-tribes-ask-under = Which drawn goal goes under your deck?
rise-of-tribes-ask-pay-elder = Which good do you give to { $to }?
rise-of-tribes-ask-pay = Which good do you pay?
rise-of-tribes-ask-pay-cunning = Which good do you pay for the conflict in { $hex }?
rise-of-tribes-ask-drive = Where does the member of { $who } flee from { $hex }?
rise-of-tribes-ask-march = March another member along? ({ $left } left)
rise-of-tribes-ask-trade = Exchange another good? ({ $left } left)
rise-of-tribes-ask-bow = Conflict in { $hex }. { $goal }: whom do you strike?
rise-of-tribes-ask-walls = { $attacker } attacks { $hex }. Use your walls?
rise-of-tribes-ask-ambush = Conflict in { $hex }. Do hidden members join it?
rise-of-tribes-ask-evade = Where do your beaten members flee from { $hex }? ({ $left } left)
rise-of-tribes-ask-spare = What do you save of { $cost }? ({ $left } left)
rise-of-tribes-ask-sacrifice = Which member is given to the altar?

## Actions

rise-of-tribes-do-power = { $power }: { $effect }
rise-of-tribes-do-settle = Settle on { $hex }.
rise-of-tribes-do-glacier = Lay the glacier on { $hex }.
rise-of-tribes-do-take = Take { $good }.
rise-of-tribes-do-return = Return to { $hex } with { rise-of-tribes-members }.
rise-of-tribes-do-foretell = Foretell a { $face }, then roll.
rise-of-tribes-do-roll = Roll the dice.
rise-of-tribes-do-light = Turn a moon into a sun.
rise-of-tribes-do-keep-dice = Keep the dice as they are.
rise-of-tribes-do-place-grow = { $die } on GROW ({ $level }): add up to { $amount } members.
rise-of-tribes-do-place-move = { $die } on MOVE ({ $level }): move up to { $amount } members.
rise-of-tribes-do-place-gather = { $die } on GATHER ({ $level }): { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} of { $each } goods.
rise-of-tribes-do-place-lead = { $die } on LEAD ({ $level }): draw { $amount ->
    [one] 1 goal
   *[other] { $amount } goals
}.
rise-of-tribes-do-hunt-sabre-tooth = Spend the { $die } and a member on the sabre-tooth: { rise-of-tribes-points }.
rise-of-tribes-do-hunt-mammoth = Spend the { $die } to hunt the mammoth: { $meat } and { rise-of-tribes-points }.
rise-of-tribes-do-tame = Spend the { $die } and { $feed } to tame the mammoth: { rise-of-tribes-points }.
rise-of-tribes-do-end-actions = Go on to the conflicts.
rise-of-tribes-do-grow = Add a member on { $hex }.
rise-of-tribes-do-wed = Add an extra member on { $hex }, among its neighbours.
rise-of-tribes-do-hide = Hide a member on your board.
rise-of-tribes-do-end-grow = Add no more members.
rise-of-tribes-do-move = Move a member from { $from } to { $to }.
rise-of-tribes-do-herd = Lead your mammoth to { $hex }.
rise-of-tribes-do-end-move = Move no more.
rise-of-tribes-do-claim = Take { $good } from { $hex }.
rise-of-tribes-do-gather = Gather { $good } from { $hex }.
rise-of-tribes-do-end-gather = Gather no more.
rise-of-tribes-do-extra = Take { $good } from the card.
rise-of-tribes-do-basket = Take { $good } more.
rise-of-tribes-do-educate = Add a member on { $hex }.
rise-of-tribes-do-give = Give { $good } to { $to }.
rise-of-tribes-do-discard = Put { $goal } under your deck and draw one more.
rise-of-tribes-do-draw = Draw { $cards ->
    [one] 1 goal
   *[other] { $cards } goals
}.
rise-of-tribes-do-draw-more = Draw { $cards } goals and put { $back } back under your deck.
rise-of-tribes-do-under = Put { $goal } under your deck.
rise-of-tribes-do-buy = Buy { $object } for { $cost }: { $use }.
rise-of-tribes-do-trade = Exchange { $give } for { $get }.
rise-of-tribes-do-end-trade = Exchange no more.
rise-of-tribes-do-borrow = Give { $gift } good to { $who } and use { $goal } once this turn: { $ability }.
rise-of-tribes-do-pay = Pay { $good }.
rise-of-tribes-do-march = March a member from { $from } to { $to }.
rise-of-tribes-do-scare = Drive a member of { $who } out of { $hex }.
rise-of-tribes-do-drive = It flees to { $hex }.
rise-of-tribes-do-release = A hidden member comes out on { $hex }.
rise-of-tribes-do-stay-hidden = The others stay hidden.
rise-of-tribes-do-fight = Fight in { $hex }: { $sides }.
rise-of-tribes-do-provoke = Pay to start a conflict in { $hex }: { $sides }.
rise-of-tribes-do-go-on = Go on.
rise-of-tribes-do-shoot = Strike a member of { $who }.
rise-of-tribes-do-shoot-invaders = Strike an invader.
rise-of-tribes-do-hold-bow = Do not use the bow.
rise-of-tribes-do-walls = Your walls strike a member of { $attacker }.
rise-of-tribes-do-hold-walls = Do not use the walls.
rise-of-tribes-do-evade = A member flees to { $hex }.
rise-of-tribes-do-no-retreat = Nobody else flees.
rise-of-tribes-do-build = Build a village on { $hex } for { $cost }.
rise-of-tribes-do-build-elder = Build a village on { $hex } for { $cost } and call your elder to it.
rise-of-tribes-do-build-hidden = Build your hidden village for { $cost }.
rise-of-tribes-do-build-nothing = Build nothing.
rise-of-tribes-do-spare = Save 1 { $good }.
rise-of-tribes-do-complete-development = Complete { $goal } for { $cost }: { rise-of-tribes-points }; { $ability }.
rise-of-tribes-do-complete-achievement = Complete { $goal }: { rise-of-tribes-points }, because { $condition }.
rise-of-tribes-do-learn = Put { $good } on Shared Knowledge and draw a goal.
rise-of-tribes-do-offer = Offer { $cost } and a member on the altar: { rise-of-tribes-points }.
rise-of-tribes-do-sacrifice = Give a member from { $hex }.
rise-of-tribes-do-end-turn = End your turn.
rise-of-tribes-do-sabre-tooth = The sabre-tooth goes to { $hex }.
rise-of-tribes-do-invaders = The invaders land on { $hex }.
rise-of-tribes-do-mammoth = The mammoth appears on { $hex }.
rise-of-tribes-do-volcano = The volcano rises at { $place }, beside { $hexes }.
rise-of-tribes-do-lose = Lose a member on { $hex }.
rise-of-tribes-do-bid = Bid { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}.
rise-of-tribes-do-drop-out = Drop out.
rise-of-tribes-do-other = { $action }
rise-of-tribes-do-decline = Decline.

## The story

rise-of-tribes-note-special = The { $tile } is in play.
rise-of-tribes-note-laid = { $hex }: { $tile }.
rise-of-tribes-note-board = { $who } leads the { $tribe }.
    .you = You lead the { $tribe }.
rise-of-tribes-note-token = { $who } draws village token { $token }.
    .you = You draw village token { $token }.
rise-of-tribes-note-first = { $who } has the lowest token and goes first.
    .you = You have the lowest token and go first.
rise-of-tribes-note-glacier-laid = { $who } lays the glacier on { $hex }.
    .you = You lay the glacier on { $hex }.
rise-of-tribes-note-power = { $who } chooses the power { $power }.
    .you = You choose the power { $power }.
rise-of-tribes-note-settles = { $who } settles on { $hex } with { rise-of-tribes-members }.
    .you = You settle on { $hex } with { rise-of-tribes-members }.
rise-of-tribes-note-takes = { $who } takes { $goods } ({ $cause }).
    .you = You take { $goods } ({ $cause }).
rise-of-tribes-cause-start = set-up
rise-of-tribes-cause-village = village
rise-of-tribes-cause-villages = villages
rise-of-tribes-cause-elder = elder
rise-of-tribes-note-turn = Turn { $turn }: { $who }.
    .you = Turn { $turn }: you.
rise-of-tribes-note-returns = { $who } returns to { $hex } with { rise-of-tribes-members }.
    .you = You return to { $hex } with { rise-of-tribes-members }.
rise-of-tribes-note-scores = { $who } scores { rise-of-tribes-points } ({ $cause }).
    .you = You score { rise-of-tribes-points } ({ $cause }).
rise-of-tribes-note-loses-points = { $who } loses { rise-of-tribes-points } with the mammoth.
    .you = You lose { rise-of-tribes-points } with the mammoth.
rise-of-tribes-note-foretells = { $who } foretells a { $face }.
    .you = You foretell a { $face }.
rise-of-tribes-note-rolls = { $who } rolls { $one } and { $other }.
    .you = You roll { $one } and { $other }.
rise-of-tribes-note-double = { $who } rolls a double: { $one } and { $other }.
    .you = You roll a double: { $one } and { $other }.
rise-of-tribes-note-lights = { $who } turns a moon into a sun.
    .you = You turn a moon into a sun.
rise-of-tribes-note-places = { $who } puts a { $die } on { $action }: { $level }.
    .you = You put a { $die } on { $action }: { $level }.
rise-of-tribes-note-grows = { $who } adds a member on { $hex }.
    .you = You add a member on { $hex }.
rise-of-tribes-note-grows-by = { $who } adds a member on { $hex } ({ $power }).
    .you = You add a member on { $hex } ({ $power }).
rise-of-tribes-note-mild-winter = The Mild Winter brings { $who } up to { rise-of-tribes-members } more; 1 food leaves the card.
    .you = The Mild Winter brings you up to { rise-of-tribes-members } more; 1 food leaves the card.
rise-of-tribes-note-hides = { $who } hides a member.
    .you = You hide a member.
rise-of-tribes-note-moves = { $who } moves a member from { $from } to { $to }.
    .you = You move a member from { $from } to { $to }.
rise-of-tribes-note-marches = { $who } marches with a member from { $from } to { $to } ({ $power }).
    .you = You march with a member from { $from } to { $to } ({ $power }).
rise-of-tribes-note-herds = { $who } leads the mammoth to { $hex }.
    .you = You lead the mammoth to { $hex }.
rise-of-tribes-note-gathers = { $who } gathers { $goods } from { $hex }.
    .you = You gather { $goods } from { $hex }.
rise-of-tribes-note-finds-stones = { $who } finds { $stones } stones where the glacier was, on { $hex }.
    .you = You find { $stones } stones where the glacier was, on { $hex }.
rise-of-tribes-note-takes-from = { $who } takes { $goods } from { $event }.
    .you = You take { $goods } from { $event }.
rise-of-tribes-note-gives = { $who } gives { $goods } to { $you ->
    [to] you
   *[nobody] { $to }
} ({ $cause }).
    .you = You give { $goods } to { $to } ({ $cause }).
rise-of-tribes-note-puts-under = { $who } puts { $goal } under the goal deck.
    .you = You put { $goal } under the goal deck.
rise-of-tribes-note-draws = { $who } draws { $goal }.
    .you = You draw { $goal }.
rise-of-tribes-note-buys = { $who } buys { $object } for { $price }.
    .you = You buy { $object } for { $price }.
rise-of-tribes-note-trades = { $who } exchanges { $give } for { $get }.
    .you = You exchange { $give } for { $get }.
rise-of-tribes-note-borrows = The elder of { $who } learns { $goal } from { $you ->
    [teacher] you
   *[nobody] { $teacher }
}.
    .you = Your elder learns { $goal } from { $teacher }.
rise-of-tribes-note-pays = { $who } pays { $goods } ({ $cause }).
    .you = You pay { $goods } ({ $cause }).
rise-of-tribes-note-scares = { $who } drives { $you ->
    [victim] one of your members
   *[nobody] a member of { $victim }
} from { $from } to { $to }.
    .you = You drive a member of { $victim } from { $from } to { $to }.
rise-of-tribes-note-releases = A hidden member of { $who } appears on { $hex }.
    .you = A hidden member of your tribe appears on { $hex }.
rise-of-tribes-note-conflict = Conflict in { $hex }!
rise-of-tribes-note-provokes = { $who } provokes a conflict in { $hex }.
    .you = You provoke a conflict in { $hex }.
rise-of-tribes-note-shoots = The bow of { $who } strikes { $you ->
    [victim] one of your members
   *[nobody] { $victim }
} in { $hex }.
    .you = Your bow strikes { $victim } in { $hex }.
rise-of-tribes-note-shoots-invaders = The bow of { $who } strikes the invaders in { $hex }.
    .you = Your bow strikes the invaders in { $hex }.
rise-of-tribes-note-walls = The walls of { $who } strike the attackers in { $hex }.
    .you = Your walls strike the attackers in { $hex }.
rise-of-tribes-note-falls = { $who } loses { rise-of-tribes-members } in the conflict in { $hex }.
    .you = You lose { rise-of-tribes-members } in the conflict in { $hex }.
rise-of-tribes-note-invaders-fall = { $members ->
    [one] 1 invader falls
   *[other] { $members } invaders fall
} in the conflict in { $hex }.
rise-of-tribes-note-evades = A beaten member of { $who } flees to { $hex }.
    .you = A beaten member of your tribe flees to { $hex }.
rise-of-tribes-note-chasm = The chasm { $hex } takes { rise-of-tribes-members } of { $who }.
    .you = The chasm { $hex } takes { rise-of-tribes-members } of your tribe.
rise-of-tribes-note-builds = { $who } builds a village on { $hex }.
    .you = You build a village on { $hex }.
rise-of-tribes-note-builds-hidden = { $who } builds a hidden village.
    .you = You build a hidden village.
rise-of-tribes-note-calls-elder = The elder of { $who } comes to { $hex }.
    .you = Your elder comes to { $hex }.
rise-of-tribes-note-late-events = The first village stands. Chieftain and Abandoned Village join the event deck.
rise-of-tribes-note-village-lost = No member of { $who } is left on { $hex }: the village there is destroyed.
    .you = None of your members is left on { $hex }: your village there is destroyed.
rise-of-tribes-note-elder-lost = The elder of { $who } on { $hex } is removed with the village.
    .you = Your elder on { $hex } is removed with the village.
rise-of-tribes-note-completes = { $who } completes { $goal }.
    .you = You complete { $goal }.
rise-of-tribes-note-sacrifices = { $who } gives a member from { $hex } to the altar.
    .you = You give a member from { $hex } to the altar.
rise-of-tribes-note-event = Event: { $event }.
rise-of-tribes-note-event-leaves = { $event }: the card is discarded.
rise-of-tribes-note-unsold = Nobody has bought { $object }: the card is discarded.
rise-of-tribes-note-events-reshuffled = The discarded events are shuffled back into the event deck.
rise-of-tribes-note-event-returns = Nobody bids for { $event }: the card goes back into the event deck.
rise-of-tribes-note-cheaper = The price of { $object } falls to { $price }.
rise-of-tribes-note-sabre-tooth = The sabre-tooth comes to { $hex }.
rise-of-tribes-note-bitten = The sabre-tooth kills a member of { $who } on { $hex }.
    .you = The sabre-tooth kills one of your members on { $hex }.
rise-of-tribes-note-invaders-land = { $members } invaders land on { $hex }.
rise-of-tribes-note-invaders-grow = The invaders on { $hex } are { $members } now.
rise-of-tribes-note-mammoth = A mammoth appears on { $hex }.
rise-of-tribes-note-hunts-sabre-tooth = { $who } hunts down the sabre-tooth with a member of { $hex }.
    .you = You hunt down the sabre-tooth with a member of { $hex }.
rise-of-tribes-note-hunts-mammoth = { $who } hunts the mammoth.
    .you = You hunt the mammoth.
rise-of-tribes-note-tames = { $who } tames the mammoth.
    .you = You tame the mammoth.
rise-of-tribes-note-mammoth-lost = The mammoth of { $who } runs away.
    .you = Your mammoth runs away.
rise-of-tribes-note-volcano = A volcano rises at { $place }.
rise-of-tribes-note-erupts = The volcano erupts.
rise-of-tribes-note-buried = The eruption kills a member of { $who } on { $hex }.
    .you = The eruption kills one of your members on { $hex }.
rise-of-tribes-note-bids = { $who } bids { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}.
    .you = You bid { $goods ->
        [one] 1 good
       *[other] { $goods } goods
        }.
rise-of-tribes-note-drops-out = { $who } drops out.
    .you = You drop out.
rise-of-tribes-note-wins-auction = { $who } wins the Chieftain for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}.
    .you = You win the Chieftain for { $goods ->
        [one] 1 good
       *[other] { $goods } goods
        }.
rise-of-tribes-note-glacier-stone = The increased action lays a stone on the glacier; it carries { $stones }.
rise-of-tribes-note-glacier-melts = The glacier on { $hex } melts.
rise-of-tribes-note-wins = { $who } reaches { $points } points and wins.
    .you = You reach { $points } points and win.
rise-of-tribes-note-stopped = The game stops after { $turns } turns; points decide.

## The board in text

rise-of-tribes-text-turn = Turn { $turn } of { $who }
rise-of-tribes-text-dice = Dice (newest first)
rise-of-tribes-text-hand = in hand: { $dice }
rise-of-tribes-text-event = Event: { $event } ({ $tokens })
rise-of-tribes-text-no-event = No event is active.
rise-of-tribes-text-tribe = { $who }: { $tribe }, { rise-of-tribes-points }, { $goods }, { $reserve } in reserve
rise-of-tribes-text-power = power: { $power }
rise-of-tribes-text-hidden = { $members } hidden on the board
rise-of-tribes-text-open = in progress: { $goals }
rise-of-tribes-text-done = completed: { $goals }
rise-of-tribes-text-deck = { $cards } goals in the deck
rise-of-tribes-text-owns = owns { $objects }
rise-of-tribes-text-volcano = volcano at { $place }
rise-of-tribes-text-legend = a3 = three members of seat 1, b of seat 2 ...; V = village, E = elder, i = invaders, T = sabre-tooth, M = mammoth

## Refusals

rise-of-tribes-refusal-not-now = Another decision is due now.
rise-of-tribes-refusal-over = The game is over.
rise-of-tribes-refusal-not-the-outcome = This cannot be rolled, drawn or dealt now.
rise-of-tribes-refusal-not-your-power = Your chief does not have this power.
rise-of-tribes-refusal-not-on-the-map = The map has no such hex.
rise-of-tribes-refusal-not-free-for-second = Choose an unoccupied hex.
rise-of-tribes-refusal-not-free-for-third = Choose an unoccupied hex.
rise-of-tribes-refusal-not-free-for-fourth = Choose an unoccupied hex.
rise-of-tribes-refusal-no-pair = Choose a hex with an unoccupied hex next to it.
rise-of-tribes-refusal-not-beside = Choose an unoccupied hex next to the first one.
rise-of-tribes-refusal-not-a-mountain = The glacier goes on a mountain.
rise-of-tribes-refusal-not-an-ordinary-mountain = The glacier goes on an ordinary mountain, not on special terrain.
rise-of-tribes-refusal-return-to-free = Return to an unoccupied hex.
rise-of-tribes-refusal-no-such-die = You have no such die.
rise-of-tribes-refusal-action-taken = You have taken this action; the two actions of a turn must differ.
rise-of-tribes-refusal-dice-left = Place both dice first.
rise-of-tribes-refusal-grow-elsewhere = Add members on hexes where your tribe is.
rise-of-tribes-refusal-no-more-members = You cannot add more members with this action.
rise-of-tribes-refusal-not-shared = You do not share this hex with an opponent.
rise-of-tribes-refusal-board-full = You cannot hide more members.
rise-of-tribes-refusal-nobody-to-move = You have no member there to move.
rise-of-tribes-refusal-member-moved = All your members there have moved already.
rise-of-tribes-refusal-too-far = A member moves to an adjacent hex.
rise-of-tribes-refusal-too-far-by-canoe = Your canoe does not reach that hex.
rise-of-tribes-refusal-no-more-moves = You cannot move more members with this action.
rise-of-tribes-refusal-mammoth-stays = Your mammoth moves only to another hex of your tribe, once in a MOVE.
rise-of-tribes-refusal-not-gatherable = You have no member there.
rise-of-tribes-refusal-gathered-twice = You have chosen this hex already.
rise-of-tribes-refusal-wild-once = You can choose the wild land only once.
rise-of-tribes-refusal-glacier-once = You can gather on the glacier only once.
rise-of-tribes-refusal-not-enough-here = You need more members there.
rise-of-tribes-refusal-no-gather-among-invaders = You cannot gather where invaders are.
rise-of-tribes-refusal-no-wood-here = This hex gives no wood.
rise-of-tribes-refusal-no-food-here = This hex gives no food.
rise-of-tribes-refusal-no-stone-here = This hex gives no stone.
rise-of-tribes-refusal-kind-not-gathered = You have not gathered this kind.
rise-of-tribes-refusal-not-on-the-card = The card has none of these left.
rise-of-tribes-refusal-discard-not-open = This goal is not in progress.
rise-of-tribes-refusal-discard-completed = You cannot discard a completed goal.
rise-of-tribes-refusal-no-more-discards = You may discard only one goal per village.
rise-of-tribes-refusal-no-extra-card = You have no development that draws another card.
rise-of-tribes-refusal-not-drawn = You have not just drawn this card.
rise-of-tribes-refusal-not-for-sale = This is not for sale.
rise-of-tribes-refusal-sold = Another player owns this.
rise-of-tribes-refusal-object-cost = You cannot pay for this.
rise-of-tribes-refusal-no-exchange = You cannot exchange that now.
rise-of-tribes-refusal-elder-away = You have no elder on the map.
rise-of-tribes-refusal-elder-used = Your elder has learned something this turn already.
rise-of-tribes-refusal-no-gift = You have no such good to give for the lesson.
rise-of-tribes-refusal-no-lesson = Your elder cannot learn that now.
rise-of-tribes-refusal-nothing-held = You have no such good to give.
rise-of-tribes-refusal-not-a-rival = Choose another player.
rise-of-tribes-refusal-no-march = You cannot march now.
rise-of-tribes-refusal-nobody-to-march = You have no member there to march.
rise-of-tribes-refusal-march-too-far = March to an adjacent hex.
rise-of-tribes-refusal-another-march = All marching members take the same way.
rise-of-tribes-refusal-no-intimidate = Your chief cannot drive out members.
rise-of-tribes-refusal-intimidate-used = You have driven out a member this turn already.
rise-of-tribes-refusal-intimidate-cost = You have no such good to pay for it.
rise-of-tribes-refusal-no-majority = You need the majority there.
rise-of-tribes-refusal-nobody-to-scare = That player has no member there.
rise-of-tribes-refusal-not-adjacent = The member moves to an adjacent hex.
rise-of-tribes-refusal-no-ambush-here = No hidden member can come out there.
rise-of-tribes-refusal-no-conflict = There is no conflict there.
rise-of-tribes-refusal-conflicts-wait = Resolve the conflicts first.
rise-of-tribes-refusal-no-cunning = Your chief cannot start conflicts.
rise-of-tribes-refusal-cunning-used = You have started a conflict this turn already.
rise-of-tribes-refusal-cunning-cost = You have no such good to pay for a conflict.
rise-of-tribes-refusal-nobody-to-provoke = You share this hex with neither an opponent nor invaders.
rise-of-tribes-refusal-no-target = There is nobody to strike.
rise-of-tribes-refusal-defenders-cannot-shoot = Only the attacker may use the bow.
rise-of-tribes-refusal-no-retreat = Members flee to a hex that is empty or yours.
rise-of-tribes-refusal-retreat-elsewhere = All fleeing members go to one adjacent hex.
rise-of-tribes-refusal-retreat-full = There is no room for another member.
rise-of-tribes-refusal-not-on-own-hex = You have no member there.
rise-of-tribes-refusal-village-here = There is a village already.
rise-of-tribes-refusal-no-tokens = There are no village tokens left.
rise-of-tribes-refusal-no-village-on-ice = No village can stand on the glacier.
rise-of-tribes-refusal-no-village-among-invaders = You cannot build where invaders are.
rise-of-tribes-refusal-village-cost = You cannot pay for the village.
rise-of-tribes-refusal-abandoned-village-cost = You cannot pay for the abandoned village.
rise-of-tribes-refusal-not-controlled = You do not control this hex.
rise-of-tribes-refusal-no-elders = This game is played without elders.
rise-of-tribes-refusal-elder-on-map = Your elder is on the map already.
rise-of-tribes-refusal-no-hidden-village = Your chief cannot hide a village.
rise-of-tribes-refusal-hidden-village-built = You have built your hidden village already.
rise-of-tribes-refusal-no-village-on-map = Build a village on the map first.
rise-of-tribes-refusal-nothing-to-spare = You cannot save that.
rise-of-tribes-refusal-completed-already = You have completed this goal already.
rise-of-tribes-refusal-goal-not-open = This goal is not in progress.
rise-of-tribes-refusal-goal-cost = You cannot pay for this development.
rise-of-tribes-refusal-condition-fails = You do not fulfil the condition.
rise-of-tribes-refusal-no-knowledge = Shared Knowledge is not an active event.
rise-of-tribes-refusal-nobody-to-learn-from = You share no hex with an opponent.
rise-of-tribes-refusal-learned-already = You have used Shared Knowledge this turn already.
rise-of-tribes-refusal-no-goal-to-draw = Your goal deck is empty.
rise-of-tribes-refusal-knowledge-cost = You have no such good to put on the card.
rise-of-tribes-refusal-no-altar = You do not own the altar.
rise-of-tribes-refusal-offering-cost = You do not have this offering.
rise-of-tribes-refusal-no-member-to-sacrifice = You have no member there to give.
rise-of-tribes-refusal-sabre-tooth-off-mountain = The sabre-tooth comes to a mountain.
rise-of-tribes-refusal-sabre-tooth-stays = The sabre-tooth goes to another hex.
rise-of-tribes-refusal-no-sabre-tooth-here = You have no member where the sabre-tooth is.
rise-of-tribes-refusal-not-least-populated = Choose one of the least populated hexes.
rise-of-tribes-refusal-not-least-populated-lake = Choose one of the least populated lakes.
rise-of-tribes-refusal-no-mammoth-here = You need more members where the wild mammoth is.
rise-of-tribes-refusal-taming-cost = You do not have enough food to tame the mammoth.
rise-of-tribes-refusal-no-such-place = The volcano cannot rise there.
rise-of-tribes-refusal-not-next-to-tribe = The volcano must rise next to your tribe.
rise-of-tribes-refusal-not-in-danger = You have no member there next to the volcano.
rise-of-tribes-refusal-bid-too-low = Bid more than the others.
rise-of-tribes-refusal-bid-too-high = You do not have so many goods.
rise-of-tribes-refusal-tribute-to-others = Give the good to another player.
rise-of-tribes-refusal-tribute-not-held = You have no such good to give.
rise-of-tribes-refusal-not-a-lake = That lake gave no food.
rise-of-tribes-refusal-not-entered = You did not enter this hex, or it was not empty.
rise-of-tribes-refusal-claim-of-another = This hex does not give this good.
rise-of-tribes-refusal-bounty-of-another = None of your hexes gives this good.
rise-of-tribes-refusal-too-late-to-foretell = You can name a face only before the roll.
rise-of-tribes-refusal-dream-of-another = None of your hexes gives this good.

# What statistics count, and what a specialist favours.
rise-of-tribes-counted-tribes = Tribes
rise-of-tribes-counted-powers = Chief powers
rise-of-tribes-counted-actions = Actions
rise-of-tribes-counted-goals = Goals
rise-of-tribes-counted-objects = Objects

# Advice: reads on after "points from".
rise-of-tribes-term-villages = villages
rise-of-tribes-term-goals = goals
rise-of-tribes-term-events = events and elders
rise-of-tribes-term-hexes = the hexes held
rise-of-tribes-term-members = members on the map
rise-of-tribes-term-goods = goods
rise-of-tribes-term-abilities = abilities
rise-of-tribes-term-power = the chief’s power
rise-of-tribes-term-objects = walls, canoe and altar
rise-of-tribes-term-elder = the elder
rise-of-tribes-term-hidden = hidden cards
rise-of-tribes-term-turn = the rest of this turn
rise-of-tribes-term-victory = the victory

# What the owner of a box can enter, and what can be wrong with it.
rise-of-tribes-kind-layout = Layout of the map
rise-of-tribes-kind-numbers = Boards and numbers
rise-of-tribes-label-rules = Numbers of the rules
rise-of-tribes-label-dice = Dice
rise-of-tribes-label-actions = Action board
rise-of-tribes-label-gather = GATHER
rise-of-tribes-label-start = Beginning
rise-of-tribes-label-goals = Goal decks
rise-of-tribes-label-altar = Offering at the Altar
rise-of-tribes-label-elder = Elders
rise-of-tribes-label-players = { $seats } players
rise-of-tribes-label-die = Die { $die }
rise-of-tribes-label-power = Power { $power }
rise-of-tribes-label-q = Column
rise-of-tribes-label-r = Row
rise-of-tribes-layout-hexes = Hexes
rise-of-tribes-layout-volcano = Places of the volcano
rise-of-tribes-field-winning_points = Points that win
rise-of-tribes-field-population_limit = Members a hex can hold
rise-of-tribes-field-members = Members of each tribe
rise-of-tribes-field-villages = Villages
rise-of-tribes-field-event_slots = Places for events
rise-of-tribes-field-returning = Members with which a tribe returns
rise-of-tribes-field-faces = Sides of each die
rise-of-tribes-field-start = Dice on each action at the start
rise-of-tribes-field-grow = GROW: members added
rise-of-tribes-field-move = MOVE: members moved
rise-of-tribes-field-lead = LEAD: goal cards drawn
rise-of-tribes-field-hexes = Varying the hexes
rise-of-tribes-field-yield = Varying the goods
rise-of-tribes-field-first = First player
rise-of-tribes-field-second = Second player
rise-of-tribes-field-third = Third player
rise-of-tribes-field-fourth = Fourth player
rise-of-tribes-field-name = Name
rise-of-tribes-field-cost = Cost
rise-of-tribes-field-points = Points
rise-of-tribes-field-ability = Ability
rise-of-tribes-field-condition = Condition
rise-of-tribes-field-removed_with_two = Goals left out with two players
rise-of-tribes-field-equal = Goods of one kind
rise-of-tribes-field-mixed = Or these goods
rise-of-tribes-field-gift = Goods given for a lesson
rise-of-tribes-field-village = Cost of a village
rise-of-tribes-field-powers = Powers of the chief
rise-of-tribes-field-effect = Effect
rise-of-tribes-field-replaces = Replaces
rise-of-tribes-field-limit = Members it can hold
rise-of-tribes-field-most = Stone per GATHER
rise-of-tribes-field-stones = Tokens that melt it
rise-of-tribes-part-members = Members
rise-of-tribes-part-beside = Members on a second hex
rise-of-tribes-part-goods = Goods
rise-of-tribes-part-hexes = Hexes
rise-of-tribes-part-amount = How many
rise-of-tribes-part-most = At most
rise-of-tribes-part-less = Goods less
rise-of-tribes-part-cost = Cost
rise-of-tribes-part-food = Food
rise-of-tribes-part-more = How many more
rise-of-tribes-part-tokens = Goods on the card
rise-of-tribes-part-limit = Members a hex can hold
rise-of-tribes-part-food_each = Food on the card for each player
rise-of-tribes-part-good = Kind of good
rise-of-tribes-part-points = Points
rise-of-tribes-part-stone = Stone gained
rise-of-tribes-part-sun = Members lost on suns
rise-of-tribes-part-blank = Members lost on blanks
rise-of-tribes-part-moon = Members lost on moons
rise-of-tribes-part-first = How many come first
rise-of-tribes-part-meat = Food for hunting it
rise-of-tribes-part-hunt_points = Points for hunting it
rise-of-tribes-part-feed = Food that taming costs
rise-of-tribes-part-tame_points = Points for taming it
rise-of-tribes-part-loss = Points lost with it
rise-of-tribes-part-object = What is sold
rise-of-tribes-part-many = A high bid
rise-of-tribes-part-points_many = Points for a high bid
rise-of-tribes-part-points_few = Points for another bid
rise-of-tribes-case-exchange = Exchange goods
rise-of-tribes-case-cheaper-villages = Cheaper villages
rise-of-tribes-case-start-conflict = Start a conflict
rise-of-tribes-case-village-food = Food from villages
rise-of-tribes-case-lake-child = Members on lakes
rise-of-tribes-case-shared-child = Members on shared hexes
rise-of-tribes-case-free-march = A march apart from MOVE
rise-of-tribes-case-crowded-yield = More from crowded hexes
rise-of-tribes-case-ambush = Ambush from the board
rise-of-tribes-case-foretell = Foretell a die
rise-of-tribes-case-pathfinder = Goods for entering empty hexes
rise-of-tribes-case-retreat = The fallen retreat
rise-of-tribes-case-bounty = Goods when others gather
rise-of-tribes-case-drive-out = Drive a member away
rise-of-tribes-case-hidden-village = A village on the player board
rise-of-tribes-case-turn-die = Turn a moon into a sun
rise-of-tribes-case-discovery = Goods for entering hexes of others
rise-of-tribes-case-drought = A lower population limit
rise-of-tribes-case-mild-winter = More members by GROW
rise-of-tribes-case-plentiful = More goods from one terrain
rise-of-tribes-case-knowledge = A goal card for a good
rise-of-tribes-case-sabre-tooth = A beast that bites
rise-of-tribes-case-volcano = A volcano
rise-of-tribes-case-invaders = Invaders
rise-of-tribes-case-mammoth = Hunted or tamed
rise-of-tribes-case-object = Something to buy and keep
rise-of-tribes-case-chieftain = An auction
rise-of-tribes-case-abandoned-village = A village for everybody
rise-of-tribes-case-strike = Remove a defender
rise-of-tribes-case-richer-hex = GATHER: more from one hex
rise-of-tribes-case-gift = After GATHER: give 1, take more
rise-of-tribes-case-extra-hex = GATHER: one hex more
rise-of-tribes-case-extra-member = GROW: more members
rise-of-tribes-case-outpost = GROW: members elsewhere
rise-of-tribes-case-long-march = MOVE: two hexes far
rise-of-tribes-case-extra-card = LEAD: more cards
rise-of-tribes-case-members = Members on the map
rise-of-tribes-case-occupy = Occupied hexes
rise-of-tribes-case-valley = A lake, a forest and a mountain that are adjacent
rise-of-tribes-case-share = Hexes shared with opponents
rise-of-tribes-case-kindred = Majority on one terrain
rise-of-tribes-case-overlord = Majority beside a village of an opponent
rise-of-tribes-case-control = Controlled hexes
rise-of-tribes-case-rich = More goods
rise-of-tribes-case-wild = Every terrain
rise-of-tribes-case-thicket = Needs members to gather
rise-of-tribes-case-chasm = Takes members that stand alone
rise-of-tribes-mistake-start = A player cannot begin with { $found } members: a tribe has { $members }; lower the one or raise the other.
rise-of-tribes-mistake-returning = A tribe cannot return with { $found } members: it has { $members }; lower the one or raise the other.
rise-of-tribes-mistake-place-twice = { $found } stands twice; name each place once.
rise-of-tribes-mistake-layout-apart = The hexes fall apart; lay them so that every hex can be reached.
rise-of-tribes-mistake-volcano-on-hex = The volcano cannot rise at { $found }, which is a hex; choose a place outside.
rise-of-tribes-mistake-volcano-far = The volcano at { $found } touches { $contacts } hexes; choose a place that touches 2 or more.
rise-of-tribes-mistake-invaders = { $first } invaders cannot come when there are at most { $most }; lower the one or raise the other.
rise-of-tribes-mistake-discovery = The event would be over before it begins; put at least 1 good on the card.
rise-of-tribes-mistake-village = A village must cost something; give it at least 1 good.
rise-of-tribes-mistake-owners = { $power } is on { $found } chief cards, and each power is on one; exchange it with another tribe.
rise-of-tribes-mistake-land-twice = A land stands twice ({ $land }); name each land once.
rise-of-tribes-mistake-swaps = { $found } special tiles replace this land ({ $land }), and a board for two has room for { $room }; let one replace another land.
rise-of-tribes-case-hold = Hexes of a land
rise-of-tribes-part-how = How they are held
rise-of-tribes-part-land = Which land
rise-of-tribes-holding-occupy = Occupation
rise-of-tribes-holding-majority = Majority
rise-of-tribes-holding-control = Control
rise-of-tribes-ground-any = Any land
rise-of-tribes-ground-same = All the same land
rise-of-tribes-ground-each = Each land
rise-of-tribes-ground-lake = Lakes
rise-of-tribes-ground-forest = Forests
rise-of-tribes-ground-mountain = Mountains
rise-of-tribes-condition-ground-any = any land
rise-of-tribes-condition-ground-same = all of the same land
rise-of-tribes-condition-ground-each = of each land
rise-of-tribes-condition-ground-lake = lakes
rise-of-tribes-condition-ground-forest = forests
rise-of-tribes-condition-ground-mountain = mountains
rise-of-tribes-condition-hold-occupy = you occupy { $hexes } hexes ({ $land })
rise-of-tribes-condition-hold-majority = you have the majority in { $hexes } hexes ({ $land })
rise-of-tribes-condition-hold-control = you control { $hexes } hexes ({ $land })
