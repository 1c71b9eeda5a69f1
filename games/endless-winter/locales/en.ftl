### Endless Winter in English.

endless-winter-title = Endless Winter
endless-winter-blurb = Lead a tribe through four winters: gather people and lore, hunt, settle, raise megaliths, honor the dead, and outshine the others at every eclipse.

## Options

endless-winter-option-seats-help = Endless Winter is for 2 to 4 players.
endless-winter-option-draft = Draft
endless-winter-option-draft-help = How Chiefs and set-up cards are given out.
endless-winter-option-draft-none = Both at random
endless-winter-option-draft-setup = Choose set-up cards, last player first
endless-winter-option-draft-chiefs = Choose Chiefs, first player first; then set-up cards, last player first
endless-winter-option-glacier-tokens = Glacier tokens
endless-winter-option-glacier-tokens-help = A face-down token on every Glacier rewards those who settle there.
endless-winter-option-rest-tokens = Rest tokens
endless-winter-option-rest-tokens-help = The first to rest in a round gains a token.
endless-winter-option-layout = Megalith layout
endless-winter-option-layout-help = How the four Megalith tiles lie.
endless-winter-option-layout-by-seats = The one for the number of players
endless-winter-option-rivers = Rivers & Rafts
endless-winter-option-rivers-help = A river through the land: Rafts, Fish, Landmarks, a race to the Delta, and a Starting tile for everybody.
endless-winter-option-central-river-tile = Central River tile
endless-winter-option-central-river-tile-help = What its third hex is, beside the river and the Landmark hex. Only used with Rivers & Rafts.
endless-winter-option-central-river-tile-river = with a second River hex
endless-winter-option-central-river-tile-glacier = with a Glacier
endless-winter-option-first-river-tile = First River tile
endless-winter-option-second-river-tile = Second River tile
endless-winter-option-first-river-tile-help = More Landmarks make a richer game. Only used with Rivers & Rafts.
endless-winter-option-second-river-tile-help = { endless-winter-option-first-river-tile-help }
endless-winter-option-river-tile-landmark = with a Landmark
endless-winter-option-river-tile-glacier = with a Glacier
endless-winter-option-warriors = Warriors
endless-winter-option-warriors-help = Warriors take the place of Scouts, and may move Camps of opponents.

## Names

endless-winter-named = { $name }
endless-winter-card-brave = Brave
endless-winter-card-tribeswoman = Tribes­woman
endless-winter-card-tribesman = Tribes­man
endless-winter-card-artisan = Artisan
endless-winter-card-hunter = Hunter
endless-winter-card-scout = Scout
endless-winter-card-elder = Elder
endless-winter-card-shaman = Shaman
endless-winter-card-warrior = Warrior
endless-winter-card-adopted-kin = Adopted Kin
endless-winter-card-flint-cache = Flint Cache
endless-winter-card-foragers-web = Foragers' Web
endless-winter-card-story-circle = Story Circle
endless-winter-card-shared-loads = Shared Loads
endless-winter-card-ochre-grave = Ochre Grave
endless-winter-card-elders-farewell = Elder's Farewell
endless-winter-card-naming-rite = Naming Rite
endless-winter-card-burnt-gift = Burnt Gift
endless-winter-card-sledge-team = Sledge Team
endless-winter-card-sky-watch = Sky Watch
endless-winter-card-council-fire = Council Fire
endless-winter-card-knapping-floor = Knap­ping Floor
endless-winter-card-snow-runners = Snow Runners
endless-winter-card-trail-marks = Trail Marks
endless-winter-card-hide-shelters = Hide Shelters
endless-winter-card-drive-lines = Drive Lines
endless-winter-card-trackers-lore = Tracker's Lore
endless-winter-card-marrow-feast = Marrow Feast
endless-winter-card-standing-slab = Stand­ing Slab
endless-winter-card-great-hearth = Great Hearth
endless-winter-card-song-lines = Song Lines
endless-winter-card-barrow-field = Barrow Field
endless-winter-card-ancestor-poles = Ancestor Poles
endless-winter-card-clan-moot = Clan Moot
endless-winter-card-passing-of-names = Passing of Names
endless-winter-card-sun-offering = Sun Offering
endless-winter-card-solstice-feast = Solstice Feast
endless-winter-card-raised-circle = Raised Circle
endless-winter-card-stone-haulers = Stone Haulers
endless-winter-card-master-carvers = Master Carvers
endless-winter-card-gift-ring = Gift Ring
endless-winter-card-oath-stone = Oath Stone
endless-winter-card-long-trek = Long Trek
endless-winter-card-village-dance = Village Dance
endless-winter-card-hearth-ring = Hearth Ring
endless-winter-card-great-drive = Great Drive
endless-winter-card-smoke-house = Smoke House
endless-winter-card-trophy-hall = Trophy Hall
endless-winter-card-herd-call = Herd Call
endless-winter-chief-thunder-staff = Thunder Staff
endless-winter-chief-great-eye = Great Eye
endless-winter-chief-stone-soul = Stone Soul
endless-winter-chief-tusk-breaker = Tusk Breaker
endless-winter-chief-fire-wolf = Fire Wolf
endless-winter-animal-rhino = Woolly Rhino
endless-winter-animal-sloth = Ground Sloth
endless-winter-animal-sabertooth = Saber­tooth
endless-winter-animal-glyptodon = Glypto­don
endless-winter-animal-stag-moose = Stag-moose
endless-winter-animal-mammoth = Woolly Mam­moth
endless-winter-animal-argentavis = Argen­tavis
endless-winter-animal-sea-cow = Sea Cow
endless-winter-setup-spear-camp = Spear Camp
endless-winter-setup-stone-yard = Stone Yard
endless-winter-setup-long-path = Long Path
endless-winter-setup-old-fire = Old Fire
endless-winter-setup-dream-cave = Dream Cave
endless-winter-terrain-base = base tile
endless-winter-terrain-grassland = Grassland
endless-winter-terrain-forest = Forest
endless-winter-terrain-highland = Highland
endless-winter-terrain-lakeland = Lakeland
endless-winter-terrain-badlands = Badlands
endless-winter-terrain-herdland = Herdland
endless-winter-terrain-glacier = Glacier
endless-winter-terrain-start = Starting tile
endless-winter-terrain-river = River
endless-winter-terrain-landmark = Landmark
endless-winter-landmark-volcano = Volcano
endless-winter-landmark-mound = Mound
endless-winter-landmark-arch = Arch
endless-winter-landmark-monolith = Monolith
endless-winter-landmark-tree = Tree
endless-winter-fish-token-shoal = Shoal
endless-winter-fish-token-salmon = Salmon
endless-winter-fish-token-pike = Pike
endless-winter-fish-token-sturgeon = Sturgeon
endless-winter-fish-token-eel = Eel
endless-winter-fish-token-trout = Trout
endless-winter-fish-token-beaver = Beaver
endless-winter-fish-token-boulder = Boulder
endless-winter-stone-village-landmark = Stone of the Landmarks
endless-winter-stone-village-grassland = Stone of the Grassland
endless-winter-stone-village-forest = Stone of the Forest
endless-winter-stone-village-highland = Stone of the Highland
endless-winter-stone-village-lakeland = Stone of the Lakeland
endless-winter-stone-village-badlands = Stone of the Badlands
endless-winter-stone-village-herdland = Stone of the Herdland
endless-winter-stone-village-glacier = Stone of the Glacier
endless-winter-stone-wanderers = Stone of the Wanderers
endless-winter-stone-builders = Stone of the Builders
endless-winter-stone-four-fields = Stone of the Four Fields
endless-winter-stone-ancestors = Stone of the Ancestors
endless-winter-stone-towers = Stone of the Towers
endless-winter-stone-idols = Stone of the Idols
endless-winter-stone-feasts = Stone of the Feasts
endless-winter-stone-tipped-rhino = Stone of the Rhino
endless-winter-stone-tipped-sloth = Stone of the Sloth
endless-winter-stone-tipped-sabertooth = Stone of the Sabertooth
endless-winter-stone-tipped-glyptodon = Stone of the Glyptodon
endless-winter-stone-tipped-stag-moose = Stone of the Stag-moose
endless-winter-stone-tipped-giants = Stone of the Giants
endless-winter-tile-dawn = Dawn
endless-winter-tile-noon = Noon
endless-winter-tile-dusk = Dusk
endless-winter-tile-night = Night
endless-winter-layout-hearth = Hearth
endless-winter-layout-drift = Drift
endless-winter-layout-whirl = Whirl

endless-winter-column-initiate = Initiate
endless-winter-column-develop = Develop
endless-winter-column-migrate = Migrate
endless-winter-column-hunt = Hunt
endless-winter-rest = Rest
endless-winter-figure-chief = the Chief
endless-winter-hex = the { $terrain } ({ $hex })
endless-winter-site = space { $site }
endless-winter-headwaters = the Headwaters
endless-winter-delta = the Delta
endless-winter-reach = River hex { $reach } of 5
endless-winter-west = west
endless-winter-east = east
endless-winter-start-spot = beside hexes { $a } and { $b }
endless-winter-fish = a Fish token ({ $gains })
endless-winter-kind-starting = Starting card
endless-winter-kind-tribe = Tribe card
endless-winter-kind-culture-1 = Culture card, Era I
endless-winter-kind-culture-2 = Culture card, Era II
endless-winter-kind-chief = Chief
endless-winter-kind-animal = Animal
endless-winter-kind-setup = Set-up card
endless-winter-kind-terrain = Terrain
endless-winter-kind-stone-1 = Sacred Stone, Era I
endless-winter-kind-stone-2 = Sacred Stone, Era II
endless-winter-kind-tile = Megalith tile
endless-winter-kind-glacier-token = Glacier token
endless-winter-kind-rest-token = Rest token
endless-winter-kind-column = Column
endless-winter-kind-warrior = Tribe card, Rivers & Rafts
endless-winter-kind-fish-token = Fish token
endless-winter-kind-landmark = Landmark
endless-winter-kind-river-tile = River tile
endless-winter-river-tile-central = Central River tile, side { $side }
endless-winter-river-tile-outer = Outer River tile
endless-winter-river-tile-headwaters = Headwaters
endless-winter-river-tile-delta = Delta

## Icons in words

endless-winter-nothing = nothing
endless-winter-gains = { $gains }
endless-winter-icon-food = { $count } Food
endless-winter-icon-tool = { $count ->
    [one] 1 Tool
   *[other] { $count } Tools
}
endless-winter-icon-idol = { $count ->
    [one] 1 Idol
   *[other] { $count } Idols
}
endless-winter-icon-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
endless-winter-icon-megalith = { $count ->
    [one] place 1 Megalith
   *[other] place { $count } Megaliths
}
endless-winter-icon-extra-megalith = place 1 more Megalith where an arrow points
endless-winter-icon-labor = { $count } Labor
endless-winter-icon-half-labor = { $count ->
    [one] ½ Labor
   *[other] { $count } times ½ Labor
}
endless-winter-icon-fill-food = Food up to the limit
endless-winter-icon-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
endless-winter-icon-tribe-hand = { $count ->
    [one] take a Tribe card to hand
   *[other] take { $count } Tribe cards to hand
}
endless-winter-icon-tribe-discard = { $count ->
    [one] take a Tribe card to the discard pile
   *[other] take { $count } Tribe cards to the discard pile
}
endless-winter-icon-culture = { $count ->
    [one] take a Culture card
   *[other] take { $count } Culture cards
}
endless-winter-icon-animal = { $count ->
    [one] take an Animal of the Hunt area
   *[other] take { $count } Animals of the Hunt area
}
endless-winter-icon-same-animal = { $count ->
    [one] take an Animal of the same type from the Hunt area
   *[other] take up to { $count } Animals of one type from the Hunt area
}
endless-winter-icon-deck-animal = { $count ->
    [one] take the top Animal of the deck
   *[other] take the top { $count } Animals of the deck
}
endless-winter-icon-reveal-animal = { $count ->
    [one] turn up 1 Animal
   *[other] turn up { $count } Animals
}
endless-winter-icon-tip = { $count ->
    [one] tip 1 Animal
   *[other] tip { $count } Animals
}
endless-winter-icon-bury = { $count ->
    [one] bury 1 card
   *[other] bury { $count } cards
}
endless-winter-icon-camp = { $count ->
    [one] place 1 Camp
   *[other] place { $count } Camps
}
endless-winter-icon-move = { $count ->
    [one] move 1 Camp
    [2] move 1 Camp twice or 2 Camps once
   *[other] move Camps { $count } times
}
endless-winter-icon-move-raft = { $count ->
    [one] move 1 Camp or the Raft
    [2] move Camps or the Raft twice
   *[other] move Camps or the Raft { $count } times
}
endless-winter-icon-village = place 1 Village
endless-winter-icon-stone = take a Sacred Stone, paying for its slot
endless-winter-icon-fish = { $count ->
    [one] draw 1 Fish token
   *[other] draw { $count } Fish tokens
}
endless-winter-icon-drive = { $count ->
    [one] move 1 Camp of an opponent
   *[other] move Camps of opponents { $count } times
}
endless-winter-price = { $parts }
endless-winter-price-food = { $count } Food
endless-winter-price-tools = { $count ->
    [one] 1 Tool
   *[other] { $count } Tools
}
endless-winter-price-cards = { $count ->
    [one] 1 card from hand
   *[other] { $count } cards from hand
}
endless-winter-price-labor = { $labor } Labor
endless-winter-priced = pay { $price }: { $gains }
endless-winter-per-camp = for each of your Camps on the board: { $gains }
endless-winter-per-village = for each of your Villages on the board: { $gains }
endless-winter-per-buried = { $group ->
    [one] for each of your buried cards: { $gains }
   *[other] for every { $group } of your buried cards: { $gains }
}
endless-winter-per-tipped-type = for each type among your tipped Animals: { $gains }
endless-winter-if-enough = { $group ->
    [one] if you have at least one ({ $noun }): { $gains }
   *[other] if you have at least { $group } of these ({ $noun }): { $gains }
}
endless-winter-at-most = { $effect } (at most { $most } times)
endless-winter-bound = { $column }: { $effect }
endless-winter-bound-eclipse = Eclipse: { $effect }
endless-winter-bottom-free = first there: { $gains }
endless-winter-bottom-taken = the bottom benefit is taken

endless-winter-counts-villages = Village of yours that touches a { $terrain } hex
endless-winter-counts-camp-terrains = terrain type with a Camp of yours
endless-winter-counts-ground-megaliths = Megalith of your colour on the ground
endless-winter-counts-megalith-tiles = Megalith tile with a Megalith of your colour on the ground
endless-winter-counts-buried = card you have buried
endless-winter-counts-upper-megaliths = Megalith of your colour on a higher level
endless-winter-counts-idol-levels = level you have climbed on the two idol tracks
endless-winter-counts-tipped-types = type among your tipped Animals
endless-winter-counts-tipped = tipped { $animals } of yours
endless-winter-counts-camps-at-home = Camp still on your player board
endless-winter-counts-central-hexes = of the 7 central hexes with a Camp of yours
endless-winter-counts-outer-hexes = of the 12 outer hexes with a Camp of yours
endless-winter-counts-camps-here = Camp of yours on this hex
endless-winter-counts-river-villages = Village of yours that touches a River hex
endless-winter-stone-each = { $points ->
    [one] 1 point for each { $counts }
   *[other] { $points } points for each { $counts }
}
endless-winter-stone-per = { $points ->
    [one] 1 point for every { $per } of: { $counts }
   *[other] { $points } points for every { $per } of: { $counts }
}
endless-winter-stone-table = { $table } points for 0, 1, 2, ... of: { $counts }

## Faces

endless-winter-face-tribe = { $labor } Labor. Skill: { $skill }. { $eclipse-key ->
    [endless-winter-nothing] Eclipse: nothing
   *[other] { $eclipse }
}. { $points } at the end.
endless-winter-face-culture = { $skill }. { $points } at the end.
endless-winter-face-chief = Side A: { $a }. Side B: { $b }.
endless-winter-face-animal = Tipped: { $tip }. Sets of upright cards: { $sets } points.
endless-winter-face-joker = Tipped: { $tip }. Joins any other set.
endless-winter-face-setup = { $food } Food, { $tools } Tools, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , a Camp
}.
endless-winter-face-gives = { $effect }
endless-winter-face-fish-reshuffles = { $effect }, then all discarded Fish tokens are mixed in again
endless-winter-face-tile = Spaces: { $spaces }
endless-winter-face-river-central = The river runs through one hex; one is the Landmark hex; the third is a River hex too, or a Glacier by choice.
endless-winter-face-river-outer = Two River hexes and a third: a Landmark hex on one side, a Glacier hex on the other.
endless-winter-face-river-headwaters = All Rafts start here, and return here before each round. No Camps, no Villages.
endless-winter-face-river-delta = Eclipse: { $raft ->
    [one] 1 point
   *[other] { $raft } points
} for the Raft closest to it, and { $camp } more for each Camp of its owner on a River hex. No Camps, no Villages.

## Questions

endless-winter-ask-side = Which side of your Chief do you use for the whole game?
endless-winter-ask-chief = Which Chief do you take, and which side of it?
endless-winter-ask-setup = Which set-up card do you take?
endless-winter-ask-start = Where do you put your Starting tile? Your Camps enter the board from it.
endless-winter-ask-plan = Turn { $turn } of 3: play Culture cards, then place a figure.
endless-winter-ask-token = You are the first to rest: which token do you take?
endless-winter-ask-top = { $column }: you have { $labor } Labor, { $food } Food, { $tools ->
    [one] 1 Tool
   *[other] { $tools } Tools
}.
endless-winter-ask-closing = Anything else before your turn ends?
endless-winter-ask-commit = Which cards do you commit to the Eclipse? ({ $count } so far)
endless-winter-ask-skills = Which Eclipse skill do you use?
endless-winter-ask-lands = Which hex do you gather from?
endless-winter-ask-gains = { $source }: { $gains }
endless-winter-ask-pay = Do you pay for { $card }?
endless-winter-ask-discard = Which card do you discard for { $source }?
endless-winter-ask-fee = Which card do you discard to play { $card }?

endless-winter-source-rite = the initiation
endless-winter-source-bottom = first at the bottom of { $column }
endless-winter-source-turn-order = place { $place } in turn order
endless-winter-source-board = the player board
endless-winter-source-offering = Offering level { $level }
endless-winter-source-slot = stone slot { $slot }
endless-winter-source-tip = the tipped { $animal }
endless-winter-source-glacier = Glacier tokens at { $junction }
endless-winter-source-herd = another { $animal }

## Actions

endless-winter-do-side = Use side { $side } of { $chief }: { $effect }
endless-winter-do-draft-chief = Take { $chief }, side { $side }: { $effect }
endless-winter-do-draft-setup = Take { $card }: { $food } Food, { $tools } Tools, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , a Camp
}
endless-winter-do-culture = Play { $card }: { $effect }
endless-winter-do-culture-again = Discard a card and play { $card }: { $effect }
endless-winter-do-place-chief = Send your Chief to { $spot } ({ $bottom })
endless-winter-do-place-tribe = Send a figure to { $spot } ({ $bottom })
endless-winter-do-rest-chief = Rest with your Chief ({ $bottom })
endless-winter-do-rest-tribe = Rest with a figure ({ $bottom })
endless-winter-do-tribe = Play { $card }: { $labor } Labor
endless-winter-do-tribe-skill = Play { $card }: { $labor } Labor, and the skill: { $effect }
endless-winter-do-tribe-new = Play { $card } without Labor for its skill: { $effect }
endless-winter-do-eat = Spend { $food } Food for { $labor } Labor
endless-winter-do-skill = Use { $card }: { $effect }
endless-winter-do-recruit = Take { $tribe } to hand
endless-winter-do-recruit-paid = Initiate: take { $tribe } to hand for { $price }
endless-winter-do-recruit-empty = Take 1 point, as no { $tribe } is left
endless-winter-do-recruit-empty-paid = Initiate: take 1 point for { $price }, as no { $tribe } is left
endless-winter-do-train = Take { $tribe } to the discard pile
endless-winter-do-learn = Take { $card } to hand: { $effect } ({ $points } at the end)
endless-winter-do-learn-paid = Develop: take { $card } for { $price }: { $effect } ({ $points } at the end)
endless-winter-do-stone = Take the { $stone } for { $price }: { $words }; now { $gains }
endless-winter-do-camp = Place a Camp on { $hex }
endless-winter-do-camp-paid = Migrate: place a Camp on { $hex } for { $price }
endless-winter-do-landing = Place a Camp from your Raft, on { $hex }
endless-winter-do-landing-paid = Migrate: place a Camp from your Raft, on { $hex }, for { $price }
endless-winter-do-move = Move a Camp from { $from } to { $to }
endless-winter-do-move-paid = Migrate: move a Camp from { $from } to { $to } for { $price }
endless-winter-do-village = Found a Village between { $hexes }; a Camp of each returns to your board
endless-winter-do-village-paid = Migrate: found a Village between { $hexes } for { $price }; a Camp of each returns to your board
endless-winter-do-reveal = Turn up an Animal in the Hunt area
endless-winter-do-reveal-paid = Hunt: turn up 2 Animals for { $price }
endless-winter-do-hunt = Take { $animal } from the Hunt area
endless-winter-do-hunt-paid = Hunt: take { $animal } for { $price }
endless-winter-do-hunt-none = Take 1 point, as no Animal is left
endless-winter-do-hunt-none-paid = Hunt: take 1 point for { $price }, as no Animal is left
endless-winter-do-track = Take the top Animal of the deck
endless-winter-do-tip = Tip { $animal }: { $gains }
endless-winter-do-rite = Initiate: pay { $price } to take a Tribe card to the discard pile and to bury a card
endless-winter-do-bury-hand = Bury { $card } from your hand
endless-winter-do-bury-discard = Bury { $card } from your discard pile
endless-winter-do-bury-board = Bury { $card } from above your board
endless-winter-do-megalith = Place a Megalith on { $site }: { $gains }
endless-winter-do-megalith-raised = Raise a Megalith on { $site }, scoring for the four below
endless-winter-do-draw = Draw a card
endless-winter-do-draw-instead = Draw a card instead
endless-winter-do-offering = Climb the Offering track to level { $level }: { $gains }
endless-winter-do-offering-instead = Climb the Offering track instead, to level { $level }: { $gains }
endless-winter-do-honor = Climb the Honor track to level { $level }{ $points ->
    [0] {""}
   *[other] , for { $points } points
}
endless-winter-do-honor-instead = Climb the Honor track instead, to level { $level }{ $points ->
    [0] {""}
   *[other] , for { $points } points
}
endless-winter-do-cash = Take 1 point for the Idol, as the Offering marker is on top
endless-winter-do-tool = Gain a Tool
endless-winter-do-tool-instead = Gain a Tool instead
endless-winter-do-food = Gain 1 Food
endless-winter-do-food-instead = Gain 1 Food instead
endless-winter-do-fill = Fill your Food: { $food } more
endless-winter-do-pay = Use it: { $effect }
endless-winter-do-discard = Discard { $card }
endless-winter-do-commit = Commit { $card }: { $labor } Labor
endless-winter-do-commit-skill = Commit { $card }: { $labor } Labor, then { $effect }
endless-winter-do-commit-culture = Commit { $card } as a bluff: it gives no Labor and returns to your hand
endless-winter-do-token-open = Take the open token: { $gains }
endless-winter-do-token-next = Put it under the pile and take the next token
endless-winter-do-gather = Gather from { $hex }: { $effect }
endless-winter-do-start = Put the Starting tile beside { $hexes }
endless-winter-do-raft = Move your Raft to { $to }
endless-winter-do-raft-paid = Migrate: move your Raft to { $to } for { $price }
endless-winter-do-village-raft = Found a Village between { $hexes } with two Camps and your Raft
endless-winter-do-village-raft-paid = Migrate: found a Village between { $hexes } with two Camps and your Raft for { $price }
endless-winter-do-fish = Draw a Fish token
endless-winter-do-delta = { $points ->
    [one] Score 1 point for the race to the Delta
   *[other] Score { $points } points for the race to the Delta
}
endless-winter-do-drive = Move a Camp of { $seat } from { $from } to { $to }
endless-winter-landmark-now = { $landmark }, { $words }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
endless-winter-do-done = Decline the rest
endless-winter-do-done-pay = Do not use it
endless-winter-do-done-top = Move on ({ $bottom })
endless-winter-do-done-commit = Commit no more
endless-winter-do-done-skills = Use no more skills
endless-winter-do-done-lands = Gather no more
endless-winter-do-done-lands-points = { $points ->
    [one] Go on, scoring the point that is left
   *[other] Go on, scoring the { $points } points that are left
}
endless-winter-do-done-turn = End the turn

## The story

endless-winter-tell-stone-laid = The { $stone } lies in the reserve: { $words }.
endless-winter-tell-culture-laid = { $card } joins the Culture display: { $effect }.
endless-winter-tell-animal-laid = { $animal } appears in the Hunt area.
endless-winter-tell-tile-laid = Megalith slot { $slot } is { $tile }.
endless-winter-tell-land-chosen = One more { $terrain } tile will be on the board.
endless-winter-tell-terrain-laid = Hex { $hex } is { $terrain }.
endless-winter-tell-chief-offered = { $chief } can be chosen.
endless-winter-tell-setup-offered = { $card } can be chosen.
endless-winter-tell-chief-given = { $seat } is led by { $chief }.
    .you = You are led by { $chief }.
endless-winter-tell-side = { $seat } uses side { $side } of { $chief }: { $effect }.
    .you = You use side { $side } of { $chief }: { $effect }.
endless-winter-tell-setup-given = { $seat } starts from { $card }.
    .you = You start from { $card }.
endless-winter-tell-outfit = { $seat } gets { $food } Food, { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
} and { $animals }, and sets { $tribe }, a Brave and a Tribeswoman aside for the hand.
    .you = You get { $food } Food, { $tools ->
        [one] { $tools } Tool
       *[other] { $tools } Tools
        } and { $animals }, and set { $tribe }, a Brave and a Tribeswoman aside for the hand.
endless-winter-tell-compensated = { $seat } gains { $gains } for place { $place } in turn order.
    .you = You gain { $gains } for place { $place } in turn order.
endless-winter-tell-first-camps = { $count ->
    [one] { $seat } places the first Camp on { $hex }.
   *[other] { $seat } places the first { $count } Camps on { $hex }.
}
    .you = { $count ->
            [one] You place the first Camp on { $hex }.
           *[other] You place the first { $count } Camps on { $hex }.
        }
endless-winter-tell-order = { $seat } is number { $place } in turn order.
    .you = You are number { $place } in turn order.
endless-winter-tell-rest-token-up = The first to rest may gain: { $gains }.
endless-winter-tell-round = Round { $round } begins.
endless-winter-tell-turn = Turn { $turn } of { $seat }.
    .you = Your turn { $turn }.
endless-winter-tell-culture-played = { $seat } plays { $card }: { $effect }.
    .you = You play { $card }: { $effect }.
endless-winter-tell-placed-chief = { $seat } sends the Chief to { $spot }.
    .you = You send the Chief to { $spot }.
endless-winter-tell-placed-tribe = { $seat } sends a figure to { $spot }.
    .you = You send a figure to { $spot }.
endless-winter-tell-rest-chief = The Chief of { $seat } rests.
    .you = Your Chief rests.
endless-winter-tell-rest-tribe = A figure of { $seat } rests.
    .you = One of your figures rests.
endless-winter-tell-tribe-played = { $seat } plays { $card } for { $labor } Labor.
    .you = You play { $card } for { $labor } Labor.
endless-winter-tell-tribe-played-skill = { $seat } plays { $card } for its skill, without Labor.
    .you = You play { $card } for its skill, without Labor.
endless-winter-tell-ate = { $seat } spends { $food } Food for { $labor } Labor.
    .you = You spend { $food } Food for { $labor } Labor.
endless-winter-tell-skill = { $seat } uses { $card }.
    .you = You use { $card }.
endless-winter-tell-gained = { $seat } gains { $gains } ({ $source }).
    .you = You gain { $gains } ({ $source }).
endless-winter-tell-lost = { $seat } has no room for { $gains } ({ $source }).
    .you = You have no room for { $gains } ({ $source }).
endless-winter-tell-food-cut = { $seat } has Camps back on the Food track and no room for { $count } Food.
    .you = You have Camps back on the Food track and no room for { $count } Food.
endless-winter-tell-labor = { $seat } gains { $labor } Labor ({ $source }).
    .you = You gain { $labor } Labor ({ $source }).
endless-winter-tell-benefit = { $seat } may take: { $gains } ({ $source }).
    .you = You may take: { $gains } ({ $source }).
endless-winter-tell-swapped = { $seat } takes { $to } in place of { $from } ({ $source }).
    .you = You take { $to } in place of { $from } ({ $source }).
endless-winter-tell-declined = { $seat } declines { $gains } ({ $source }).
    .you = You decline { $gains } ({ $source }).
endless-winter-tell-not-paid = { $seat } does not pay for { $card }.
    .you = You do not pay for { $card }.
endless-winter-tell-skills-left = { $seat } leaves Eclipse skills unused: { $cards }.
    .you = You leave Eclipse skills unused: { $cards }.
endless-winter-tell-land-left = { $seat } gathers nothing from { $hex }.
    .you = You gather nothing from { $hex }.
endless-winter-tell-recruited = { $seat } takes { $tribe } to hand.
    .you = You take { $tribe } to hand.
endless-winter-tell-trained = { $seat } takes { $tribe } to the discard pile.
    .you = You take { $tribe } to the discard pile.
endless-winter-tell-deck-empty = No { $tribe } is left: { $seat } gains 1 point.
    .you = No { $tribe } is left: you gain 1 point.
endless-winter-tell-learned = { $seat } learns { $card }.
    .you = You learn { $card }.
endless-winter-tell-stone-taken = { $seat } takes the { $stone }: { $words }.
    .you = You take the { $stone }: { $words }.
endless-winter-tell-camp = { $seat } places a Camp on { $hex }.
    .you = You place a Camp on { $hex }.
endless-winter-tell-moved = { $seat } moves a Camp from { $from } to { $to }.
    .you = You move a Camp from { $from } to { $to }.
endless-winter-tell-village = { $seat } founds a Village between hexes { $junction }.
    .you = You found a Village between hexes { $junction }.
endless-winter-tell-revealing = { $seat } drives Animals into the Hunt area.
    .you = You drive Animals into the Hunt area.
endless-winter-tell-hunted = { $seat } hunts { $animal }.
    .you = You hunt { $animal }.
endless-winter-tell-no-animals = No Animal is left: { $seat } gains 1 point.
    .you = No Animal is left: you gain 1 point.
endless-winter-tell-caught = { $seat } tracks down { $animal }.
    .you = You track down { $animal }.
endless-winter-tell-tipped = { $seat } tips { $animal }.
    .you = You tip { $animal }.
endless-winter-tell-rite = { $seat } pays { $price } for an initiation.
    .you = You pay { $price } for an initiation.
endless-winter-tell-buried-unseen = { $seat } buries a card from hand.
    .you = You bury a card from hand.
endless-winter-tell-buried-hand = { $seat } buries { $card } from hand.
    .you = You bury { $card } from hand.
endless-winter-tell-buried-discard = { $seat } buries { $card } from the discard pile.
    .you = You bury { $card } from the discard pile.
endless-winter-tell-buried-board = { $seat } buries { $card } from above the board.
    .you = You bury { $card } from above the board.
endless-winter-tell-drew-unseen = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .you = { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
endless-winter-tell-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
endless-winter-tell-reshuffled = { $seat } shuffles the discard pile into a new draw pile.
    .you = You shuffle the discard pile into a new draw pile.
endless-winter-tell-offered = { $seat } climbs to level { $level } of the Offering track ({ $source }).
    .you = You climb to level { $level } of the Offering track ({ $source }).
endless-winter-tell-honored = { $seat } climbs to level { $level } of the Honor track ({ $source }).
    .you = You climb to level { $level } of the Honor track ({ $source }).
endless-winter-tell-honored-points = { $points ->
    [one] { $seat } climbs to level { $level } of the Honor track for 1 point ({ $source }).
   *[other] { $seat } climbs to level { $level } of the Honor track for { $points } points ({ $source }).
}
    .you = { $points ->
            [one] You climb to level { $level } of the Honor track for 1 point ({ $source }).
           *[other] You climb to level { $level } of the Honor track for { $points } points ({ $source }).
        }
endless-winter-tell-cashed = { $seat } offers an Idol for 1 point ({ $source }).
    .you = You offer an Idol for 1 point ({ $source }).
endless-winter-tell-neutral = { $seat } places a neutral Megalith on { $site }.
    .you = You place a neutral Megalith on { $site }.
endless-winter-tell-megalith = { $seat } places a Megalith on { $site }.
    .you = You place a Megalith on { $site }.
endless-winter-tell-raised = { $seat } raises a Megalith on { $site } for { $points } points.
    .you = You raise a Megalith on { $site } for { $points } points.
endless-winter-tell-built-upon = { $points ->
    [one] { $seat } was built upon and scores 1 point.
   *[other] { $seat } was built upon and scores { $points } points.
}
    .you = { $points ->
            [one] Your Megaliths were built upon and score 1 point.
           *[other] Your Megaliths were built upon and score { $points } points.
        }
endless-winter-tell-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
endless-winter-tell-glacier = The Glacier token on hex { $hex } is turned up: { $gains }.
endless-winter-tell-token-taken = { $seat } takes the Rest token: { $gains }.
    .you = You take the Rest token: { $gains }.
endless-winter-tell-token-declined = { $seat } puts the Rest token under the pile: { $gains }.
    .you = You put the Rest token under the pile: { $gains }.
endless-winter-tell-committed-unseen = { $seat } commits a card to the Eclipse.
    .you = You commit a card to the Eclipse.
endless-winter-tell-committed = { $seat } commits { $card } to the Eclipse.
    .you = You commit { $card } to the Eclipse.
endless-winter-tell-eclipse = The Eclipse of round { $round } begins.
endless-winter-tell-pile = { $seat } turns up { $cards }.
    .you = You turn up { $cards }.
endless-winter-tell-pile-culture = { $seat } turns up { $cards }, and takes back to hand { $cultures }.
    .you = You turn up { $cards }, and take back to hand { $cultures }.
endless-winter-tell-pile-none = { $seat } has no card in the Eclipse pile.
    .you = You have no card in the Eclipse pile.
endless-winter-tell-eclipse-labor = { $seat } has { $labor } Labor in the Eclipse.
    .you = You have { $labor } Labor in the Eclipse.
endless-winter-tell-preparation = Preparation for round { $round }.
endless-winter-tell-figures-return = All figures return to their owners.
endless-winter-tell-display-removed = The rest of the Culture display leaves the game: { $cards }.
endless-winter-tell-gathered = { $seat } gathers from { $hex }.
    .you = You gather from { $hex }.
endless-winter-tell-stone-scored = { $points ->
    [one] The { $stone } of { $seat } scores 1 point.
   *[other] The { $stone } of { $seat } scores { $points } points.
}
    .you = { $points ->
            [one] Your { $stone } scores 1 point.
           *[other] Your { $stone } scores { $points } points.
        }
endless-winter-tell-headwaters = The river runs from the { $end } to the { $other }.
endless-winter-tell-landmark-placed = The { $landmark } stands on hex { $hex }: { $words }.
endless-winter-tell-start = { $seat } starts { $spot }.
    .you = You start { $spot }.
endless-winter-tell-raft = The Raft of { $seat } goes from { $from } to { $to }.
    .you = Your Raft goes from { $from } to { $to }.
endless-winter-tell-raft-spent = The Raft of { $seat } was part of the Village and is back on the Headwaters.
    .you = Your Raft was part of the Village and is back on the Headwaters.
endless-winter-tell-rafts-return = All Rafts return to the Headwaters.
endless-winter-tell-driven = { $seat } moves { $you ->
    [rival] one of your Camps
   *[nobody] a Camp of { $rival }
} from { $from } to { $to }.
    .you = You move a Camp of { $rival } from { $from } to { $to }.
endless-winter-tell-fish = { $seat } draws { $fish }.
    .you = You draw { $fish }.
endless-winter-tell-fish-mixed = All discarded Fish tokens are mixed in again.
endless-winter-tell-landmark-scored = { $points ->
    [one] { $seat } scores 1 point for the { $landmark }.
   *[other] { $seat } scores { $points } points for the { $landmark }.
}
    .you = { $points ->
            [one] You score 1 point for the { $landmark }.
           *[other] You score { $points } points for the { $landmark }.
        }
endless-winter-tell-delta = { $points ->
    [one] { $seat } is closest to the Delta and scores 1 point.
   *[other] { $seat } is closest to the Delta and scores { $points } points.
}
    .you = { $points ->
            [one] You are closest to the Delta and score 1 point.
           *[other] You are closest to the Delta and score { $points } points.
        }
endless-winter-tell-final = { $seat } ends with { $score } points.
    .you = You end with { $score } points.

## Scores

endless-winter-score-megaliths = Megaliths
endless-winter-score-stones = Sacred Stones
endless-winter-score-idols = Idol tracks
endless-winter-score-benefits = Points at once
endless-winter-score-offering = Offering
endless-winter-score-burials = Burials
endless-winter-score-cards = Cards
endless-winter-score-animals = Animal sets
endless-winter-score-landmarks = Landmarks
endless-winter-score-delta = Race to the Delta
endless-winter-score-turn-order = Turn order

## Refusals

endless-winter-refusal-not-now = That is not a choice now.
endless-winter-refusal-finish-first = Take or decline the pending benefit first.
endless-winter-refusal-pay-first = Pay the price that is due first.
endless-winter-refusal-not-by-chance = This cannot be dealt now.
endless-winter-refusal-no-side = There is no Chief whose side you could choose now.
endless-winter-refusal-no-chief-draft = It is not your turn to take a Chief.
endless-winter-refusal-chief-not-offered = This Chief is not among those laid out for the draft.
endless-winter-refusal-no-setup-draft = It is not your turn to take a set-up card.
endless-winter-refusal-setup-not-offered = This set-up card is not among those laid out for the draft.
endless-winter-refusal-no-start = It is not your turn to place a Starting tile.
endless-winter-refusal-start-beside-start = A Starting tile cannot lie on or next to another one.
endless-winter-refusal-culture-too-late = Culture cards are played before your figure is placed.
endless-winter-refusal-culture-unresolved = Resolve the Culture card you have played first.
endless-winter-refusal-no-culture = This Culture card is not in your hand.
endless-winter-refusal-no-fee = Each further Culture card costs another card from your hand, and you have none left.
endless-winter-refusal-figure-placed = You have placed your figure for this turn.
endless-winter-refusal-no-figure = No such figure of yours is left in this round.
endless-winter-refusal-place-first = You must place a figure.
endless-winter-refusal-fee-due = You must discard a card for this further Culture card.
endless-winter-refusal-discard-due = You must discard the card that pays for this effect.
endless-winter-refusal-token-due = Choose a Rest token first.
endless-winter-refusal-no-token = There is no Rest token for you to choose.
endless-winter-refusal-commit-too-early = Cards go into the Eclipse pile at the end of your third turn.
endless-winter-refusal-no-commit = This card is not in your hand.
endless-winter-refusal-no-discard = Nothing asks you to discard a card.
endless-winter-refusal-not-in-hand = The card you discard must be in your hand.
endless-winter-refusal-no-pay = There is nothing to pay for.
endless-winter-refusal-tribe-too-early = Tribe cards are played after your figure is placed.
endless-winter-refusal-no-tribe = This Tribe card is not in your hand.
endless-winter-refusal-resting = No Tribe cards can be played in a Rest turn.
endless-winter-refusal-fresh = A card taken with the Initiate action gives no Labor in the same turn, and it has no other use now.
endless-winter-refusal-eat-in-eclipse = Food cannot be turned into Labor in the Eclipse.
endless-winter-refusal-eat-not-now = Food can be spent for Labor while your figure stands at the top of a column.
endless-winter-refusal-no-food = You cannot spend { $needed } Food: you have { $available }.
endless-winter-refusal-skill-not-played = Play the card before you use its skill.
endless-winter-refusal-skill-used = This card has no unused skill in this turn.
endless-winter-refusal-skill-elsewhere = This skill works only if your figure stands in its column.
endless-winter-refusal-eclipse-only = The skill of this card works in the Eclipse only, from your Eclipse pile.
endless-winter-refusal-skill-not-in-eclipse = Only Eclipse skills of cards in your Eclipse pile work in the Eclipse.
endless-winter-refusal-skill-unpaid = You cannot pay the price of this skill.
endless-winter-refusal-skill-useless = This skill would have no effect now.
endless-winter-refusal-chief-not-placed = Your Chief's skill works only in the turn in which you place the Chief.
endless-winter-refusal-chief-used = Your Chief's skill works once, in the turn in which you place the Chief.
endless-winter-refusal-other-column = Your figure does not stand in the column of this action.
endless-winter-refusal-other-middle = Your figure does not reach the middle section of this action.
endless-winter-refusal-top-over = Your figure has moved down; the actions of this column are over.
endless-winter-refusal-recruit-tools = Taking a Tribe card costs { $needed } Tool; you have { $available }.
endless-winter-refusal-recruit-labor = Taking a Tribe card costs { $needed } Labor; you have { $available }.
endless-winter-refusal-same-type = You have already taken a Tribe card of this type with the Initiate action in this turn.
endless-winter-refusal-no-deck = Starting cards have no deck to take them from.
endless-winter-refusal-no-training = No benefit lets you take a Tribe card to your discard pile.
endless-winter-refusal-rite-food = The initiation costs { $needed } Food; you have { $available }.
endless-winter-refusal-no-burial = No benefit lets you bury a card.
endless-winter-refusal-no-bury = This card is not in the place you want to bury it from.
endless-winter-refusal-learn-labor = Taking a Culture card costs { $needed } Labor; you have { $available }.
endless-winter-refusal-not-on-display = This Culture card is not on display.
endless-winter-refusal-stone-food = Your next stone slot costs { $needed } Food; you have { $available }.
endless-winter-refusal-stone-tools = Your next stone slot costs { $needed } Tools; you have { $available }.
endless-winter-refusal-slots-full = All your stone slots are filled.
endless-winter-refusal-stone-too-early = Stones of Era II can be taken from the third round on.
endless-winter-refusal-no-stone = This stone is not in the reserve.
endless-winter-refusal-camp-tools = Placing a Camp costs { $needed } Tool; you have { $available }.
endless-winter-refusal-no-camp-left = All your Camps are on the board.
endless-winter-refusal-move-labor = A move costs { $needed } Labor; you have { $available }.
endless-winter-refusal-no-camp-there = You have no Camp there.
endless-winter-refusal-not-adjacent = A Camp moves to an adjacent hex.
endless-winter-refusal-onto-start = A Camp cannot move onto a Starting tile.
endless-winter-refusal-off-board = A Camp leaves its Starting tile for one of the two hexes it touches.
endless-winter-refusal-village-food = A Village costs { $needed } Food; you have { $available }.
endless-winter-refusal-village-camps = You need a Camp on each of the three hexes.
endless-winter-refusal-no-village-left = All your Villages are on the board.
endless-winter-refusal-village-at-base = The base tile cannot be one of the three hexes of a Village.
endless-winter-refusal-village-taken = There is a Village at this junction.
endless-winter-refusal-reveal-labor = Turning up Animals costs { $needed } Labor; you have { $available }.
endless-winter-refusal-area-full = The Hunt area is full.
endless-winter-refusal-no-deck-animal = The Animal deck is empty.
endless-winter-refusal-hunt-tools = Taking an Animal costs { $needed } Tool; you have { $available }.
endless-winter-refusal-hunt-labor = Taking an Animal costs { $needed } Labor; you have { $available }.
endless-winter-refusal-not-in-area = This Animal is not in the Hunt area.
endless-winter-refusal-other-animal = The Animals you choose must be of the same type.
endless-winter-refusal-animals-left = You get a point only if both the Hunt area and the Animal deck are empty.
endless-winter-refusal-area-empty = The Hunt area is empty: turn up Animals first.
endless-winter-refusal-no-track = No benefit lets you take the top Animal of the deck.
endless-winter-refusal-no-tip = You have no such Animal.
endless-winter-refusal-tipped = Your Animals of this type are tipped, and stay so.
endless-winter-refusal-no-megalith = No benefit lets you place a Megalith.
endless-winter-refusal-no-megalith-left = Your reserve of Megaliths is empty.
endless-winter-refusal-site-taken = There is a Megalith on this space.
endless-winter-refusal-not-next-to-megalith = A Megalith on the board must be next to another one.
endless-winter-refusal-start-space = Only neutral Megaliths can be placed on a start space.
endless-winter-refusal-neutral-on-top = A neutral Megalith cannot be placed on top of others.
endless-winter-refusal-no-square = Four Megaliths in a square are needed below.
endless-winter-refusal-not-at-arrow = The extra Megalith goes on a space an arrow points to.
endless-winter-refusal-no-draw = No pending benefit lets you draw a card.
endless-winter-refusal-no-cards = Your draw pile and your discard pile are both empty.
endless-winter-refusal-no-idol = No pending benefit gives you an Idol.
endless-winter-refusal-offering-on-top = Your Offering marker is on top: take a point instead.
endless-winter-refusal-offering-not-on-top = An Idol is worth a point only if your Offering marker is on top.
endless-winter-refusal-honor-on-top = Your Honor marker is on top and cannot move any more.
endless-winter-refusal-no-gain = No pending benefit can be taken as that.
endless-winter-refusal-food-full = You have no room for more than { $limit } Food.
endless-winter-refusal-not-lands = Hexes are resolved in step C of your part of the Eclipse.
endless-winter-refusal-hex-bare = This hex gives nothing.
endless-winter-refusal-hex-resolved = You have resolved this hex in this Eclipse.
endless-winter-refusal-not-leading = Another player has more Influence there, or you have none.
endless-winter-refusal-hex-useless = What this hex gives would have no effect now, or you cannot pay for it.
endless-winter-refusal-no-river = This game is played without the river.
endless-winter-refusal-raft-stays = Your Raft is there already.
endless-winter-refusal-raft-upstream = A Raft moves one step at a time upstream.
endless-winter-refusal-raft-off-river = No Camp can be placed on the Headwaters or the Delta.
endless-winter-refusal-village-at-ends = A Raft on the Headwaters or the Delta cannot be part of a Village.
endless-winter-refusal-village-raft = You need your Raft on one of the three hexes and a Camp on each of the others.
endless-winter-refusal-no-fish = No benefit lets you draw a Fish token.
endless-winter-refusal-no-fish-left = There is no Fish token left.
endless-winter-refusal-delta-not-now = The race to the Delta scores once, in step C of your part of the Eclipse.
endless-winter-refusal-not-closest = Another Raft is closer to the Delta.
endless-winter-refusal-delta-worthless = The race to the Delta is worth nothing to you.
endless-winter-refusal-no-drive = No benefit lets you move a Camp of an opponent.
endless-winter-refusal-own-camp = It must be a Camp of an opponent.
endless-winter-refusal-no-rival-camp = This opponent has no Camp there; Rafts cannot be moved.
endless-winter-refusal-drive-off-start = A Camp on a Starting tile cannot be moved by an opponent.
endless-winter-refusal-drive-onto-start = A Camp cannot be moved onto a Starting tile.
endless-winter-refusal-drive-too-far = A Camp of an opponent moves to an adjacent hex.

## The table in text

endless-winter-sketch-round = Round { $round } of 4
endless-winter-sketch-order = Turn order: { $seats }
endless-winter-sketch-display = Culture display: { $cards }
endless-winter-sketch-decks = Tribe decks: { $decks }
endless-winter-sketch-stones = Sacred Stones: { $stones }
endless-winter-sketch-area = Hunt area: { $animals } (deck { $deck })
endless-winter-sketch-terrain = Terrain (hex, type, Camps, Villages ^ and Rafts ~ of each seat):
endless-winter-sketch-megaliths = Megaliths (. free, n neutral, 1 to 4 by seat, ^ built upon):
endless-winter-sketch-player = { $seat }: score { $score }, Food { $food } of { $limit }, Tools { $tools }, hand { $hand }, draw pile { $draw }, discard { $discard }, buried { $buried }
endless-winter-sketch-idols = Offering { $offering }, Honor { $honor }, Camps at home { $camps }, Villages { $villages }, Megaliths left { $megaliths }
endless-winter-sketch-chief = Chief { $chief }: { $effect }
endless-winter-sketch-animals = Animals: { $animals }
endless-winter-sketch-tipped = tipped { $animal }
endless-winter-sketch-own-stones = Stones: { $stones }
endless-winter-sketch-hand = Your hand: { $cards }
endless-winter-sketch-known = Seen going to hand: { $cards }
endless-winter-sketch-rest-token = Rest token: { $gains }
endless-winter-sketch-river = River: Headwaters in the { $end }; Fish tokens { $fish }, discarded { $discard }
endless-winter-sketch-landmark = { $landmark } on hex { $hex }: { $words }
endless-winter-sketch-raft = { $seat }: Raft on { $raft }, Starting tile { $start } ({ $camps ->
    [one] 1 Camp
   *[other] { $camps } Camps
})
endless-winter-sketch-no-start = not placed
endless-winter-counted = { $count } × { $thing }
endless-winter-sketch-none = none

# What statistics count, and what a specialist favours.
endless-winter-counted-chiefs = Chiefs
endless-winter-counted-chief = { $chief }, side { $side }
endless-winter-counted-setups = Set-up cards
endless-winter-counted-spots = Places of figures
endless-winter-counted-tribes = Tribe cards
endless-winter-counted-cultures = Culture cards
endless-winter-counted-stones = Sacred Stones
endless-winter-counted-animals = Animals
endless-winter-counted-deeds = Building and rites
endless-winter-counted-camp = Camp placed
endless-winter-counted-village = Village founded
endless-winter-counted-megalith = Megalith placed
endless-winter-counted-burial = Card buried
endless-winter-counted-honor = Step of Honor
endless-winter-counted-offering = Step of Offering
endless-winter-counted-tip = Animal tipped
endless-winter-strategy-megaliths = Megaliths
endless-winter-strategy-animals = Animals
endless-winter-strategy-idols = Idols
endless-winter-strategy-villages = Villages
endless-winter-strategy-stones = Sacred Stones
endless-winter-strategy-burials = Burials
endless-winter-strategy-cards = Cards

# Advice: reads on after "points from".
endless-winter-term-megaliths = Megaliths
endless-winter-term-stones = Sacred Stones
endless-winter-term-honor = the Honor track
endless-winter-term-offering = the Offering track
endless-winter-term-burials = burials
endless-winter-term-benefits = points at once
endless-winter-term-cards = the cards of your deck and hand
endless-winter-term-animals = Animals
endless-winter-term-river = the river
endless-winter-term-resources = Food and Tools
endless-winter-term-land = Camps and Villages
endless-winter-term-turn = the rest of this turn

# What the owner of a box can enter, and what can be wrong with it.
endless-winter-kind-board = Board
endless-winter-kind-layout = Layout of the Megalith tiles
endless-winter-label-terrain-board = Terrain board
endless-winter-label-player-board = Player board
endless-winter-label-main-board = Main board
endless-winter-label-idol-board = Idol board
endless-winter-label-river = Numbers of Rivers & Rafts
endless-winter-label-q = Steps to the east
endless-winter-label-r = Steps to the south-east
endless-winter-label-x = Column
endless-winter-label-y = Row
endless-winter-label-turns = Quarter turns clockwise
endless-winter-label-players = { $seats } players
endless-winter-label-role-base = Base tile
endless-winter-label-role-land = Land
endless-winter-label-role-glacier = Glacier
endless-winter-label-role-river = River
endless-winter-label-role-landmark = Landmark
endless-winter-label-counts-plain = Counts
endless-winter-label-counts-villages = Villages beside
endless-winter-label-counts-tipped = Tipped Animals
endless-winter-label-points = Points
endless-winter-label-points-each = { $points } for each
endless-winter-label-points-per = 1 for every { $per }
endless-winter-label-points-table = by number, from 0 on
endless-winter-field-name = Name
endless-winter-field-copies = Copies
endless-winter-field-labor = Labor
endless-winter-field-skill = Skill
endless-winter-field-eclipse = Eclipse skill
endless-winter-field-points = Points at the end
endless-winter-field-era = Era
endless-winter-field-side-a = Skill of side A
endless-winter-field-side-b = Skill of side B
endless-winter-field-tip = Tipped, it gives
endless-winter-field-sets = Points for 1, 2, … upright cards
endless-winter-field-joker = Joins other sets
endless-winter-field-food = Food
endless-winter-field-tools = Tools
endless-winter-field-tribe = Tribe card
endless-winter-field-animals = Animals
endless-winter-field-camp = Brings a Camp
endless-winter-field-tiles = Tiles
endless-winter-field-role = Part in the set-up
endless-winter-field-gives = Gives
endless-winter-field-bottom = The first figure at the bottom gains
endless-winter-field-counts = Counts
endless-winter-field-spaces = Spaces, the start space first
endless-winter-field-seats = Default with so many players (0: none)
endless-winter-field-slots = Where the four tiles lie
endless-winter-field-base = Base tile
endless-winter-field-river = River hexes from west to east
endless-winter-field-labor-symbols = Food spaces with a Labor symbol
endless-winter-field-tool-limit = Last space of the Tool track
endless-winter-field-boxes = Boxes of the Megalith reserve give
endless-winter-field-slot-food = Food cost of each stone slot
endless-winter-field-slot-tools = Tool cost of each stone slot
endless-winter-field-slot-gives = Each filled stone slot gives
endless-winter-field-rest = Resting gives
endless-winter-field-rest-labor = Labor of a resting figure in the Eclipse
endless-winter-field-turn-order-gives = Each place of the turn order gives
endless-winter-field-compensation = Each place begins with
endless-winter-field-stones-per-era = Sacred Stones of each Era
endless-winter-field-glacier-tiles = Glacier tiles
endless-winter-field-offering-resources = Offering: resources of a group, by level
endless-winter-field-offering-points = Offering: points of a group, by level
endless-winter-field-offering-gives = Offering: reaching the level gives
endless-winter-field-honor-points = Honor: points for reaching the level
endless-winter-field-burial-first = Buried cards: points of the first on Honor
endless-winter-field-burial-second = Buried cards: points of the second on Honor
endless-winter-field-burial-others = Buried cards: points of the others
endless-winter-field-reshuffles = Mixes the discarded tokens in again
endless-winter-field-landmark = Landmark hex
endless-winter-field-third = Third hex of the Central tile
endless-winter-field-west = Third hex in the west
endless-winter-field-east = Third hex in the east
endless-winter-field-warriors-replace = Tribe card that Warriors replace
endless-winter-field-land-left-out = Tiles of each land that stay in the box
endless-winter-field-glaciers = Glacier tiles with 1, 2 and 3 Landmarks
endless-winter-field-delta-raft = Points of the Raft closest to the Delta
endless-winter-field-delta-camp = Points of each Camp on the River with it
endless-winter-token-only-in = Only in
endless-winter-token-pays = Pays
endless-winter-token-for-each = For each
endless-winter-token-gains = Gains
endless-winter-token-limit = At most
endless-winter-token-eclipse = Eclipse
endless-winter-token-pay-food = 1 Food
endless-winter-token-pay-tool = 1 Tool
endless-winter-token-pay-card = 1 card from hand
endless-winter-token-arrow = to gain
endless-winter-token-colon = gain
endless-winter-token-at-most = { $most ->
    [one] once
   *[other] { $most } times
}
endless-winter-mistake-icon-unknown = “{ $found }” is not an icon; use one of { $known }.
endless-winter-mistake-icon-alone = { $found } of what? Put an icon right behind the number, or remove it.
endless-winter-mistake-icon-bound = “{ $found }” is not a column; begin with [i], [d], [m], [h] or [e].
endless-winter-mistake-icon-price = “{ $found }” cannot be paid; before -> write F, T, -D, L or l.
endless-winter-mistake-icon-condition = “{ $found }” cannot be counted; before the colon write one of { $known }.
endless-winter-mistake-icon-two-sides = Only one arrow and one colon can stand here; remove the others.
endless-winter-mistake-icon-maximum = “{ $found }” is not a maximum; write (max 3) at the end, and only after a colon.
endless-winter-mistake-icon-number = “{ $found }” has a wrong number; in front of an icon stands 2 to { $most }.
endless-winter-mistake-icon-nothing = Nothing is gained; put an icon at the end.
endless-winter-mistake-icon-too-many = At most { $most } different icons can stand together; remove some.
endless-winter-mistake-empty = Nothing stands here; pick at least one icon.
endless-winter-mistake-not-here = “{ $found }” cannot stand here; use only { $known }.
endless-winter-mistake-eclipse-elsewhere = A skill with [e] belongs to the Eclipse; remove [e], or enter it as the Eclipse skill.
endless-winter-mistake-eclipse = A skill of the Eclipse begins with [e]; put it in front.
endless-winter-mistake-no-column = This is bound to no column; remove the brackets.
endless-winter-mistake-only-gains = Only icons to gain can stand here; remove the price or what is counted.
endless-winter-mistake-labor-price = Labor can be paid in the Actions phase only; pay with F, T or -D.
endless-winter-mistake-two-kinds = At most two different icons can stand here; remove some.
endless-winter-mistake-counts = “{ $found }” cannot be counted; write villages TERRAIN, tipped ANIMAL, or one of { $known }.
endless-winter-mistake-unknown-count = There is no { $found } in the box; use one of { $known }.
endless-winter-mistake-points = “{ $found }” is not a number of points; write 2 each, 1 per 2, or points by number such as 0 1 3 5 8.
endless-winter-mistake-starting = Each player begins with 9 Starting cards, not { $found }; change the copies of another one too.
endless-winter-mistake-cultures = Era { $era } needs at least 16 Culture cards and has { $found }; put another one there.
endless-winter-mistake-stones = Era { $era } needs at least 7 Sacred Stones and has { $found }; put another one there.
endless-winter-mistake-joker-sets = An Animal that joins other sets has no points of its own; empty its list.
endless-winter-mistake-no-sets = An Animal needs points for at least 1 card, unless it joins other sets; fill its list.
endless-winter-mistake-jokers = Only one Animal can join other sets, and { $found } do; change the others.
endless-winter-mistake-roles = One type of tile is the Glacier, not { $found }; change the part of another type too.
endless-winter-mistake-lands = The board needs 15 to 100 land tiles, and there are { $found }; change the number of tiles.
endless-winter-mistake-hex = { $found } is not a hex of the board; both steps and their sum are between -2 and 2.
endless-winter-mistake-hex-twice = { $found } stands twice; name each hex once.
endless-winter-mistake-not-adjacent = { $one } and { $other } are not adjacent; name the hexes in the order of the river.
endless-winter-mistake-arrow = M> stands on the start space only, not on space { $space }; move it or use M.
endless-winter-mistake-layout-tiles = A layout has 4 tiles, not { $found }.
endless-winter-mistake-layout-overlap = Tile { $one } and tile { $other } cover the same space; move one of them.
endless-winter-mistake-layout-sites = The tiles lie so close that there are too many places for Megaliths; move them apart.
endless-winter-mistake-layouts = No layout is the default for { $seats } players; set it for one of them.
endless-winter-mistake-offering = The Offering track has one number of levels, not { $resources }, { $points } and { $gives }; make the three lists equally long.
endless-winter-mistake-fish = There must be 1 to 200 Fish tokens, and there are { $found }; change the copies.
endless-winter-mistake-river-side = Side { $side } needs four different hexes beside the river, found { $found }; move the wrong one.
endless-winter-token-each-camp = Camp
endless-winter-token-each-village = Village
endless-winter-token-each-buried = buried card
endless-winter-token-each-tipped-type = type of tipped Animal
endless-winter-token-each-tipped = tipped Animal
endless-winter-token-each-same-tipped = tipped Animal of one type
endless-winter-token-each-megalith = Megalith
endless-winter-token-each-stone = Sacred Stone
endless-winter-per-group = for every { $group } of these ({ $noun }): { $gains }
endless-winter-per-tipped = for each of your tipped Animals: { $gains }
endless-winter-per-same-tipped = for each of your tipped Animals of one type: { $gains }
endless-winter-per-megalith = for each Megalith of your colour on the board: { $gains }
endless-winter-per-stone = for each of your Sacred Stones: { $gains }

# Several skills on one card.
endless-winter-then = { $skill }; then { $next }
endless-winter-token-then = Another skill
endless-winter-token-next-skill = then
endless-winter-mistake-icon-no-skill = A skill is missing before or behind “then”; write it, or remove “then”.
endless-winter-mistake-icon-too-many-skills = A card has at most { $most } skills; remove some.
endless-winter-mistake-icon-one-skill = Only Culture cards have several skills; remove “then” and one of the two.

# Gains of one type and of different types (EW-ICON-36, EW-ICON-37).
endless-winter-icon-other-animal = { $count ->
    [one] take an Animal of another type from the Hunt area
   *[other] take up to { $count } Animals of different types from the Hunt area
}
endless-winter-icon-same-tip = { $count ->
    [one] tip 1 Animal of the same type
   *[other] tip up to { $count } Animals of one type
}
endless-winter-icon-other-tip = { $count ->
    [one] tip 1 Animal of another type
   *[other] tip up to { $count } Animals of different types
}
endless-winter-icon-same-tribe-hand = { $count ->
    [one] take a Tribe card of the same type to hand
   *[other] take { $count } Tribe cards of one type to hand
}
endless-winter-icon-other-tribe-hand = { $count ->
    [one] take a Tribe card of another type to hand
   *[other] take up to { $count } Tribe cards of different types to hand
}
endless-winter-icon-same-tribe-discard = { $count ->
    [one] take a Tribe card of the same type to the discard pile
   *[other] take { $count } Tribe cards of one type to the discard pile
}
endless-winter-icon-other-tribe-discard = { $count ->
    [one] take a Tribe card of another type to the discard pile
   *[other] take up to { $count } Tribe cards of different types to the discard pile
}
endless-winter-source-other-animals = an Animal of another type
endless-winter-source-kin = another { $tribe }
endless-winter-source-other-tribes = a Tribe card of another type
endless-winter-refusal-animal-taken = The Animals you choose must be of different types, and you have chosen one of this type.
endless-winter-refusal-other-tribe = The Tribe cards you take must be of the same type.
endless-winter-refusal-tribe-taken = The Tribe cards you take must be of different types, and you have taken one of this type.

# A price that can be paid several times (EW-RULING-78).
endless-winter-ask-again = { $left ->
    [one] Do you pay for { $source } once more?
   *[other] Do you pay for { $source } again, up to { $left } times more?
}
endless-winter-do-pay-again = Once more: { $effect }

# More that can be counted (EW-RULING-79), and Labor of the Eclipse (EW-RULING-80).
endless-winter-token-each-camp-type = terrain type with a Camp
endless-winter-token-each-animal = Animal
endless-winter-token-each-animal-type = type of Animal
endless-winter-token-each-same-animal = Animal of one type
endless-winter-token-each-animal-of = Animal: { $animal }
endless-winter-token-each-tipped-of = tipped Animal: { $animal }
endless-winter-token-each-idol = level on the idol tracks
endless-winter-per-camp-type = for each terrain type with a Camp of yours: { $gains }
endless-winter-per-animal = for each of your Animals, upright or tipped: { $gains }
endless-winter-per-animal-type = for each type among your Animals: { $gains }
endless-winter-per-same-animal = for each of your Animals of one type: { $gains }
endless-winter-per-animal-of = for each { $animal } of yours, upright or tipped: { $gains }
endless-winter-per-tipped-of = for each tipped { $animal } of yours: { $gains }
endless-winter-per-idol = for each level you have climbed on the two idol tracks: { $gains }
endless-winter-mistake-eclipse-labor = Labor behind [e] counts when Labor is compared; it has no price and counts nothing, so remove what stands before it, or L and l.
