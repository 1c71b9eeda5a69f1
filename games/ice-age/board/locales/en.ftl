### The board of Ice Age in English.

## Sections

ice-age-board-section-map = The land
ice-age-board-tab-land = Land
ice-age-board-tab-cards = Cards
ice-age-board-section-cards = Cards
ice-age-board-section-supplies = Pools and supplies
ice-age-board-map = The land: twelve regions below the ice
ice-age-board-in-words = The regions in words

## Regions

ice-age-board-region = Region { $region }, { $terrain }.
ice-age-board-region-ice = Region { $region }, { $terrain }, lies under ice.
ice-age-board-holds = Here: { $pieces }.
ice-age-board-mammoths = { $count ->
    [one] 1 mammoth
   *[other] { $count } mammoths
}
ice-age-board-fires = { $count ->
    [one] 1 fire, face down
   *[other] { $count } fires, face down
}
ice-age-board-warmth = fires worth { $count }
ice-age-board-band = { $hunters ->
    [one] 1 hunter of { $seat }
   *[other] { $hunters } hunters of { $seat }
}
ice-age-board-band-armed = { $hunters ->
    [one] 1 hunter of { $seat }, with a club
   *[other] { $hunters } hunters of { $seat }, { $armed } with a club
}
ice-age-board-feeds = It feeds { $least }; { $standing } stand here.
ice-age-board-feeds-between = It feeds { $least } to { $most }, as the fires will show; { $standing } stand here.
ice-age-board-crowd-perhaps = There is a fight if the fires are small.
ice-age-board-crowd = There are too many: a fight is certain.
ice-age-board-scores = A hunter who stays scores { $each }; now that would be { $scores }.
ice-age-board-score = { $seat } { $least }
ice-age-board-score-between = { $seat } { $least } to { $most }
ice-age-board-hunters = { $hunters ->
    [one] Hunter of { $seat } in region { $region }
   *[other] { $hunters } hunters of { $seat } in region { $region }
}
ice-age-board-hunters-armed = { $hunters ->
    [one] Hunter of { $seat } with a club in region { $region }
   *[other] { $hunters } hunters of { $seat } with clubs in region { $region }
}
ice-age-board-mammoths-at = { $count ->
    [one] Mammoth in region { $region }
   *[other] { $count } mammoths in region { $region }
}
ice-age-board-fires-at = { $count ->
    [one] Fire in region { $region }, face down
   *[other] { $count } fires in region { $region }, face down
}
ice-age-board-warmth-at = Fires in region { $region }, worth { $count }

## Cards

ice-age-board-or = or
ice-age-board-card = { $card } ({ $colour }): { $face }
ice-age-board-pile = Pile of { $colour } cards: { $count } left.
ice-age-board-pile-known = At its bottom you have put: { $cards }.
ice-age-board-discard = On top of the { $colour } discards: { $card }
ice-age-board-discard-none = No { $colour } card lies face up.
ice-age-board-no-discard = no discard
ice-age-board-below = + { $count } below
ice-age-board-held = { $count ->
    [one] 1 { $colour } card in hand
   *[other] { $count } { $colour } cards in hand
}
ice-age-board-task-performs = { $seat } performs { $card }.
    .you = You perform { $card }.
ice-age-board-task-names = { $seat } names who may perform { $card }.
    .you = You name who may perform { $card }.
ice-age-board-left-hunters = { $hunters ->
    [one] 1 more hunter.
   *[other] Up to { $hunters } more hunters.
}
ice-age-board-left-mammoth = A mammoth is left to do.
ice-age-board-left-both = { $hunters ->
    [one] 1 more hunter, and a mammoth.
   *[other] Up to { $hunters } more hunters, and a mammoth.
}

## The viewer's own things

ice-age-board-your-cards = Your cards
ice-age-board-no-cards = Cards are dealt when all hunters have settled.
ice-age-board-too-dear = too dear
ice-age-board-light-only = light cards only
ice-age-board-nothing-to-copy = nothing to copy
ice-age-board-ends-round = ends the round
ice-age-board-ends-game = ends the game

## Status and supplies

ice-age-board-round = Round { $round } of { $rounds }
ice-age-board-phase-settling = Settling
ice-age-board-phase-migration = Migration
ice-age-board-phase-last = Migration, last round
ice-age-board-phase-ending = Migration ends after { $seat }
ice-age-board-phase-conflicts = Conflicts
ice-age-board-phase-glacier = Glacier
ice-age-board-phase-over = The end
ice-age-board-dark-pool = { $stones ->
    [one] Dark pool: 1 stone to earn
   *[other] Dark pool: { $stones } stones to earn
}
ice-age-board-light-pool = { $stones ->
    [one] Light pool: 1 stone paid
   *[other] Light pool: { $stones } stones paid
}
ice-age-board-herd = { $count ->
    [0] No mammoth in the supply
    [one] 1 mammoth in the supply
   *[other] { $count } mammoths in the supply
}
ice-age-board-club-supply = { $count ->
    [0] No club in the supply
    [one] 1 club in the supply
   *[other] { $count } clubs in the supply
}
ice-age-board-unknown-fires = Fires still face down: { $zero } worth 0, { $one } worth 1, { $two } worth 2

## Players

ice-age-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ice-age-board-total = in all
ice-age-board-prospect = If the round ended now: about { $mean } more ({ $least } to { $most })
ice-age-board-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
ice-age-board-light-cards = { $count ->
    [one] 1 light card
   *[other] { $count } light cards
}
ice-age-board-dark-cards = { $count ->
    [one] 1 dark card
   *[other] { $count } dark cards
}
ice-age-board-reserve = { $count ->
    [0] no hunter in reserve
    [one] 1 hunter in reserve
   *[other] { $count } hunters in reserve
}
ice-age-board-on-board = { $count ->
    [0] no hunter on the land
    [one] 1 hunter on the land
   *[other] { $count } hunters on the land
}
ice-age-board-clubs = { $count ->
    [0] no club
    [one] 1 club
   *[other] { $count } clubs
}

## The list of actions

ice-age-board-group-light = Light cards: you pay and act
ice-age-board-group-dark = Dark cards: you earn, others act
ice-age-board-group-hunters = Hunters of { $owner } in region { $region }
    .you = Your hunters in region { $region }
ice-age-board-group-swap = Regions { $first } and { $second }
ice-age-board-group-owner = Hunters of { $owner }
    .you = Your hunters
ice-age-board-group-mammoth = Mammoths in region { $region }
ice-age-board-group-fire = Fires in region { $region }
ice-age-board-group-place = Your hunters
ice-age-board-group-place-mammoth = A mammoth from the supply
ice-age-board-loses-option = You would give up what this card offers you.
ice-age-board-loses-hunters = { $hunters ->
    [one] You may still place 1 hunter.
   *[other] You may still place { $hunters } hunters.
}
ice-age-board-loses-card = You have paid for { $card } and used none of it.
ice-age-board-loses-last-card = This ends the game: in the last round the last card earns nothing, and nobody acts.

## The guided start

ice-age-board-guide-welcome = Welcome. You lead the hunters with the round shield. Each of you settles six hunters, one at a time. Mammoths mean points: put the first one in region 6, beside a mammoth.
ice-age-board-guide-feeds = At the end of a round a hunter scores 1 point, 2 beside one mammoth, 3 beside a herd. The figures in a region say how many hunters stand there and how many it feeds. Go to region 7.
ice-age-board-guide-together = A region feeds 3 hunters, 1 more for each mammoth, and as many more as its hidden fire is worth: 0, 1 or 2. Where too many stand, the smallest band loses hunters first. So be many: region 6 again.
ice-age-board-guide-herds = Only four mammoths are on the land in a game of three. Take a place beside the one in region 8.
ice-age-board-guide-fight = Region 7 is getting crowded. A second hunter there makes your band less of a prey.
ice-age-board-guide-quiet = A quiet place is worth something too: nobody fights over region 11. Put your last settler there; six more hunters wait in reserve.
ice-age-board-guide-light = Now you have cards. Every turn you play one. Light cards, with a sun, cost stones and help you; dark cards, with a moon, earn stones and help the others. You have 4 stones: play Forest for 3.
ice-age-board-guide-option = A card with several lines lets you choose one. Take three hunters on forest: regions 5 and 11.
ice-age-board-guide-forest = Touch region 5: a hunter goes from your reserve to the mammoth there.
ice-age-board-guide-again = And one more into region 5.
ice-age-board-guide-last-hunter = Region 5 is getting full. The third goes to region 11.
ice-age-board-guide-put-away = After playing you may put one card away that you do not like. These are good: keep them all.
ice-age-board-guide-draw = Draw back to five cards. You choose the pile; only five of one colour are not allowed. Take a light one.
ice-age-board-guide-gift = The others have played dark cards, and a Gift has come to you: take a club, or move two of your hunters. Take the club.
ice-age-board-guide-club = A hunter with a club cannot lose in a fight, and nobody else can move it. Put it under a hunter in region 7, where a fight is certain.
ice-age-board-guide-dark = You have 1 stone left and no light card for that. Time for a dark card: Guest brings 3 stones, and each of the others may place a hunter.
ice-age-board-guide-away = The dark pool shrinks with every stone earned. When it is empty the round ends: fires are turned up, fights settled, points counted. You would rather have cards that help you: put Ember away.
ice-age-board-guide-two = Now two cards are missing. Draw a light one.
ice-age-board-guide-second = And another. The dark pool is nearly empty: this round will end soon.
ice-age-board-guide-feast = A Feast: each of the others may place two hunters. Put one in region 8, where your hunter has a mammoth but little company.
ice-age-board-guide-feast-quiet = The other one goes to region 10, where nobody stands yet.
ice-age-board-guide-last-stone = Another Feast, and it takes the last stones of the dark pool: when it is done, the round ends. Send your last hunter to region 10, so that nobody is alone there.
ice-age-board-guide-instead = Your reserve is empty, so you may move a hunter who is on the land. Region 7 will see a fight: take the one without a club from there to region 6, touching 7 and then 6.
ice-age-board-guide-end = Night has fallen. Fires were turned up, crowded regions fought, the smallest bands first, and every hunter who stayed has scored: you lead with 16 points. The last player has covered region 5 with ice. A new round begins; with 1 stone you can only play Strike. From here on you are on your own: stay with the mammoths!
ice-age-board-dark-pool-name = Dark pool
ice-age-board-light-pool-name = Light pool
ice-age-board-supply-name = Supply
ice-age-board-stones-word = { $count ->
    [one] stone
   *[other] stones
}
ice-age-board-reserve-word = in reserve
ice-age-board-clubs-word = { $count ->
    [one] club
   *[other] clubs
}

ice-age-board-place = Region { $region }
ice-age-board-unit-stones = { $count ->
    [one] stone
   *[other] stones
}
ice-age-board-unit-clubs = { $count ->
    [one] club
   *[other] clubs
}

ice-age-board-plan-play = Play a card
ice-age-board-plan-perform = Perform it
ice-age-board-plan-put-away = Put away
ice-age-board-plan-draw = Draw
ice-age-board-plan-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Primer

ice-age-board-primer-aim = The aim
ice-age-board-primer-aim-title = Where the mammoths graze
ice-age-board-primer-aim-lead = You lead a clan of hunters across twelve regions. At the end of each round every hunter who found room scores, most of all beside mammoths. After the last round, most points win.
ice-age-board-primer-fact-players = players
ice-age-board-primer-fact-rounds = rounds
ice-age-board-primer-fact-regions = regions
ice-age-board-primer-fact-hunters = hunters each
ice-age-board-primer-fact-stones = stones to begin with
ice-age-board-primer-migration = 1. Migration
ice-age-board-primer-migration-words = Players take turns and play one card each, until the dark pool of stones is empty.
ice-age-board-primer-conflicts = 2. Conflicts
ice-age-board-primer-conflicts-words = Fires turn up. Where more hunters stand than a region can feed, some must leave.
ice-age-board-primer-scoring = 3. Scoring
ice-age-board-primer-scoring-words = Every hunter left on the land scores: the only time points are given.
ice-age-board-primer-glacier = 4. Glacier
ice-age-board-primer-glacier-words = Whoever has fewest points may cover a region with ice. Everybody there goes home.
ice-age-board-primer-turn = A turn
ice-age-board-primer-turn-title = A turn: one card
ice-age-board-primer-turn-lead = You always have five cards in hand. Light cards help you and cost stones; dark cards earn stones and help the others.
ice-age-board-primer-play-card = Play a card
ice-age-board-primer-play-card-words = Exactly one, light or dark. It lies open on the discard pile of its colour.
ice-age-board-primer-put-away = Put one away
ice-age-board-primer-put-away-words = If you like, put a second card under its draw pile, unseen and without effect.
ice-age-board-primer-draw-card = Draw to five
ice-age-board-primer-draw-card-words = From either pile, card by card. Your five cards must not all be of one colour.
ice-age-board-primer-light = Light cards cost
ice-age-board-primer-light-words = You pay the printed stones into the light pool and do what the card says. Most let you choose between two things.
ice-age-board-primer-dark = Dark cards earn
ice-age-board-primer-dark-words = You take the printed stones from the dark pool. Then all others act, or one player you name: you choose who.
ice-age-board-primer-rich = Rich players pay
ice-age-board-primer-rich-words = With { $rich } stones or more you must play a light card.
ice-age-board-primer-last-stone = The last stone ends it
ice-age-board-primer-last-stone-words = Whoever takes the last stone of the dark pool ends the Migration. Nobody gets another turn.
ice-age-board-primer-cult = Cult
ice-age-board-primer-cult-words = Copies the top card of either discard pile, as if you had played it: you pay or earn what it shows.
ice-age-board-primer-club = Clubs
ice-age-board-primer-club-words = A hunter with a club cannot be moved by others or lose in a conflict. After the conflicts all clubs go back.
ice-age-board-primer-boards = The table
ice-age-board-primer-boards-title = What lies on the table
ice-age-board-primer-boards-lead = Nearly everything is open: only hands and the values of fires are secret. This is the land after the guided round.
ice-age-board-primer-land = The land
ice-age-board-primer-land-words = Regions with six kinds of landscape. Neighbours share a border. Each region shows how many hunters it feeds; ice covers what is lost.
ice-age-board-primer-hunters = Hunters
ice-age-board-primer-hunters-words = You have { $hunters }. To place one takes it from your reserve, to move one needs it on the land.
ice-age-board-primer-pools = Stones
ice-age-board-primer-pools-words = The dark pool is what can still be earned this round: the clock of the game. What is paid lies in the light pool and comes back next round.
ice-age-board-primer-decks = Two decks
ice-age-board-primer-decks-words = Light and dark cards have piles of their own. You begin with two light and three dark cards.
ice-age-board-primer-night = The round ends
ice-age-board-primer-night-title = Night: how a round ends
ice-age-board-primer-night-lead = When the dark pool is empty, the regions are settled one by one. There is nothing to decide until the glacier.
ice-age-board-primer-fires = Fires turn up
ice-age-board-primer-fires-words = Each region has a hidden fire worth 0, 1 or 2. Now all are shown.
ice-age-board-primer-room = Room for so many
ice-age-board-primer-room-words = A region feeds { $capacity } hunters, one more for each mammoth, and as many more as its fires are worth.
ice-age-board-primer-fight = Too many: conflict
ice-age-board-primer-fight-words = The smallest band loses a hunter, then the next larger one, and so on around until all fit. Bands of equal size lose together.
ice-age-board-primer-score = Points
ice-age-board-primer-score-words = Every hunter still there scores: 1, with a mammoth 2, with two or more mammoths 3.
ice-age-board-primer-ice = The glacier grows
ice-age-board-primer-ice-words = Whoever has fewest points may cover a region beside the ice. Hunters and mammoths there leave the land.
ice-age-board-primer-next = Then a new round
ice-age-board-primer-next-words = Paid stones fill the dark pool, new fires are laid out. The player after the one who ended the round begins. Hunters stay where they are.
ice-age-board-primer-ending = In the last round
ice-age-board-primer-ending-words = The dark card that ends the Migration gives no stones and does nothing. A tie is won by more hunters on the land, then by more stones.
ice-age-board-primer-points = Points
ice-age-board-primer-points-title = How points come
ice-age-board-primer-points-lead = Only at the end of a round, and for every hunter who is still on the land.
ice-age-board-primer-points-none = No mammoth: 1 each
ice-age-board-primer-points-none-words = Each hunter in the region is worth 1 point to its owner.
ice-age-board-primer-points-one = One mammoth: 2 each
ice-age-board-primer-points-one-words = A single mammoth doubles everybody in its region, and makes room for one more.
ice-age-board-primer-points-two = Two or more: 3 each
ice-age-board-primer-points-two-words = A third mammoth adds no points, but still makes room.
ice-age-board-primer-points-all = Everybody scores
ice-age-board-primer-points-all-words = There is no majority: whoever stands in a region scores for each hunter there.
ice-age-board-primer-mistakes = Five mistakes
ice-age-board-primer-mistakes-title = Five mistakes of a first game
ice-age-board-primer-mistakes-lead = They follow from the rules; everybody makes them once.
ice-age-board-primer-small-bands = One hunter everywhere
ice-age-board-primer-small-bands-words = The smallest band loses first, so single hunters are the first to go.
ice-age-board-primer-small-bands-instead = Two or three together in a few regions, where you are not the smallest.
ice-age-board-primer-full-land = Nobody counts the room
ice-age-board-primer-full-land-words = A bare region feeds { $capacity }. If its fire is worth 0, one more is lost, perhaps yours.
ice-age-board-primer-full-land-instead = Look at the number in the region before you place, and count on a fire of 1.
ice-age-board-primer-no-mammoth = No mammoth near
ice-age-board-primer-no-mammoth-words = Without mammoths a hunter scores 1. Beside two he scores 3.
ice-age-board-primer-no-mammoth-instead = Follow the herd, or bring a mammoth to where your band already is.
ice-age-board-primer-dark-friend = The wrong player is named
ice-age-board-primer-dark-friend-words = Dark cards let others act, and some remove hunters: whoever you name will choose yours.
ice-age-board-primer-dark-friend-instead = Name a player who harms your rival more than you, or who can do least with it.
ice-age-board-primer-pool-forgotten = The dark pool is forgotten
ice-age-board-primer-pool-forgotten-words = The round ends in the middle of a lap, often right before your best card.
ice-age-board-primer-pool-forgotten-instead = When few stones are left, play as if this turn were your last.
ice-age-board-primer-icons = Icons
ice-age-board-primer-icons-title = Every icon
ice-age-board-primer-icons-lead = Cards are written in these signs. Rest on a card during the game to read it in words.
ice-age-board-primer-icons-pieces = Pieces
ice-age-board-primer-icons-moves = What happens to them
ice-age-board-primer-icons-cards = Cards and people
ice-age-board-primer-icons-lands = Landscapes
ice-age-board-primer-icon-own = a hunter of yours
ice-age-board-primer-icon-anybody = a hunter of anybody
ice-age-board-primer-icon-mammoth = mammoth
ice-age-board-primer-icon-club = club
ice-age-board-primer-icon-fire = fire
ice-age-board-primer-icon-stone = stone, the price
ice-age-board-primer-icon-into = onto the land
ice-age-board-primer-icon-near = to a neighbouring region
ice-age-board-primer-icon-far = to any region
ice-age-board-primer-icon-away = off the land
ice-age-board-primer-icon-exchange = two change places
ice-age-board-primer-icon-anywhere = any region
ice-age-board-primer-icon-sun = light card: costs stones
ice-age-board-primer-icon-moon = dark card: earns stones
ice-age-board-primer-icon-other = one other player acts
ice-age-board-primer-icon-others = all other players act
ice-age-board-primer-icon-mask = Cult: copies a card
ice-age-board-primer-icon-points = points

# The scene of the end of a round.
ice-age-board-scene-night = Night falls
ice-age-board-scene-fires = The fires
ice-age-board-scene-calm = No conflict
ice-age-board-scene-after = After the conflicts
ice-age-board-scene-region = Region { $region }
ice-age-board-scene-totals = Points of the round
