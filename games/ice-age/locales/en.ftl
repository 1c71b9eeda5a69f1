### Ice Age in English.

ice-age-title = Ice Age
ice-age-blurb = Lead your band through four rounds of a freezing land: stay where the mammoths are, give way when the ice comes.
ice-age-option-seats-help = Ice Age is for 3 to 5 players.
ice-age-option-short = Short game
ice-age-option-short-help = Three rounds instead of four.
ice-age-option-finish-turn = Finish the last turn of a round
ice-age-option-finish-turn-help = Whoever ends Migration still puts a card away and draws before the conflicts.

## Cards

ice-age-card-L-ice = Frozen Meadow
ice-age-card-L-mtn = Moun­tains
ice-age-card-L-stone = Stone Desert
ice-age-card-L-steppe = Steppe
ice-age-card-L-forest = Forest
ice-age-card-L-pasture = Pasture
ice-age-card-L-drive = Drive
ice-age-card-L-club = Club or Mam­moth
ice-age-card-L-swap = Swap
ice-age-card-L-fire = Fire
ice-age-card-L-mammoth = Mam­moth
ice-age-card-L-trek = Trek
ice-age-card-L-camp = New Camp
ice-age-card-L-cult = Cult (light)
ice-age-card-D-feast = Feast
ice-age-card-D-guest = Guest
ice-age-card-D-raid = Raid
ice-age-card-D-strike = Strike
ice-age-card-D-hunt = Hunt
ice-age-card-D-ember = Ember
ice-age-card-D-gift = Gift
ice-age-card-D-cult = Cult (dark)

ice-age-kind-light = Light cards
ice-age-kind-dark = Dark cards
ice-age-kind-region = Regions
ice-age-region-words = Borders { $neighbours }.

ice-age-colour-light = light
ice-age-colour-dark = dark

ice-age-terrain-ice-meadow = frozen meadow
ice-age-terrain-mountains = mountains
ice-age-terrain-stone-desert = stone desert
ice-age-terrain-steppe = steppe
ice-age-terrain-forest = forest
ice-age-terrain-pasture = pasture

## Card faces

ice-age-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
ice-age-hunters = { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}
ice-age-priced = pay { ice-age-stones } to { $effect }
ice-age-face-light = { $options }
ice-age-face-every-other = earn { ice-age-stones }; every other player may { $options }
ice-age-face-one-other = earn { ice-age-stones }; a player you name may { $options }
ice-age-face-player = earn { ice-age-stones } and { $options }

ice-age-effect-place-anywhere = { $hunters ->
    [one] place 1 hunter anywhere
   *[other] place up to { $hunters } hunters anywhere
}
ice-age-effect-place-on = { $hunters ->
    [one] place 1 hunter on { $terrain }
   *[other] place up to { $hunters } hunters on { $terrain }
}
ice-age-effect-drive = move up to { $hunters } hunters of anybody to neighbouring regions, at most { $of-one } of one player
ice-age-effect-club = take a club
ice-age-effect-place-mammoth = place a mammoth from the supply
ice-age-effect-place-or-move-mammoth = place a mammoth (or move one if the supply is empty)
ice-age-effect-move-mammoth-near = move a mammoth to a neighbouring region
ice-age-effect-move-mammoth-far = move a mammoth anywhere
ice-age-effect-swap = swap two hunters of neighbouring regions
ice-age-effect-fire = move a fire to another region, unseen
ice-age-effect-trek = move up to { $hunters } own hunters and a mammoth from one region to a neighbouring one
ice-age-effect-camp = place up to { $hunters } own hunters and a mammoth together in one region
ice-age-effect-banish = { $hunters ->
    [one] remove 1 hunter
   *[other] remove up to { $hunters } hunters of different players
}
ice-age-effect-chase = remove a mammoth
ice-age-effect-march = move up to { $hunters } own hunters anywhere
ice-age-effect-copy = act as the light or the dark card on top of a discard pile

## Questions

ice-age-ask-settle = Place a hunter ({ $left } to go).
ice-age-ask-play = Play a card. You have { ice-age-stones }.
ice-age-ask-copy = Which card does the Cult copy?
ice-age-ask-option = { $card }: which option?
ice-age-ask-name = { $card }: who may { $effect }?
ice-age-ask-perform = { $card }: { $effect }.
ice-age-ask-club-now = Put the club under one of your hunters, or keep it?
ice-age-ask-arm = Put a club under the hunter in region { $region }?
ice-age-ask-put-away = Put a card away, or keep them all?
ice-age-ask-draw = { $left ->
    [one] Draw a card.
   *[other] Draw { $left } cards.
}
ice-age-ask-glacier = You are last: where does the glacier grow?
ice-age-ask-chance = Chance decides.
ice-age-ask-over = The game is over.

## Actions

ice-age-do-play = Play { $card }: { $face }
ice-age-do-copy = Copy { $card }: { $face }
ice-age-do-option = { $effect }
ice-age-do-name = Let { $seat } do it
ice-age-do-place = Place a hunter in region { $region }
ice-age-do-move = Move { $hunter } of { $owner } from { $from } to { $to }
ice-age-do-move-own = Move your { $hunter } from { $from } to { $to }
ice-age-do-swap = Swap { $first } with { $second }
ice-age-do-remove = Remove { $piece }
ice-age-do-place-mammoth = Place a mammoth in region { $region }
ice-age-do-move-mammoth = Move a mammoth from { $from } to { $to }
ice-age-do-chase = Remove the mammoth from region { $region }
ice-age-do-fire = Move a fire from { $from } to { $to }
ice-age-do-arm = Put the club under your hunter in region { $region }
ice-age-do-keep-club = Keep the club
ice-age-do-done = Stop here
ice-age-do-put-away = Put { $card } under its pile
ice-age-do-keep-hand = Keep all cards
ice-age-do-draw = Draw a { $colour } card
ice-age-do-cover = Cover region { $region } with ice
ice-age-do-decline = Cover nothing

ice-age-hunter-bare = hunter
ice-age-hunter-club = hunter with a club
ice-age-piece = the { $hunter } of { $owner } in { $region }
    .you = your { $hunter } in { $region }

## The story

ice-age-note-set-up = Set-up: { $seat } goes first. Everybody places { ice-age-hunters }, one at a time.
    .you = Set-up: you go first. Everybody places { ice-age-hunters }, one at a time.
ice-age-note-round = Round { $round } of { $rounds }
ice-age-note-migration = Migration: { $seat } begins. The dark pool has { ice-age-stones }.
    .you = Migration: you begin. The dark pool has { ice-age-stones }.
ice-age-note-conflicts = Conflicts: the fires are turned up.
ice-age-note-scoring = Scoring
ice-age-note-glacier = Glacier
ice-age-note-played = { $seat } plays { $card }.
    .you = You play { $card }.
ice-age-note-copied = The Cult of { $seat } copies { $card }.
    .you = Your Cult copies { $card }.
ice-age-note-paid = { $seat } pays { ice-age-stones } to { $effect }.
    .you = You pay { ice-age-stones } to { $effect }.
ice-age-note-chose = { $seat } chooses to { $effect }.
    .you = You choose to { $effect }.
ice-age-note-earned = { $seat } earns { ice-age-stones }.
    .you = You earn { ice-age-stones }.
ice-age-note-earned-from-both = { $seat } earns { ice-age-stones }, { $light } of them from the light pool.
    .you = You earn { ice-age-stones }, { $light } of them from the light pool.
ice-age-note-named = { $you ->
    [other] { $seat } names you: you may { $effects }.
   *[nobody] { $seat } names { $other }, who may { $effects }.
}
    .you = You name { $other }, who may { $effects }.
ice-age-note-waived = { $seat } waives the action.
    .you = You waive the action.
ice-age-note-stopped = { $seat } does no more with the card.
    .you = You do no more with the card.
ice-age-note-nothing-to-do = { $seat } can do nothing with the card.
    .you = You can do nothing with the card.
ice-age-note-no-play = { $seat } can play none of the cards in hand, and puts one under its pile instead.
    .you = You can play none of the cards in hand, and put one under its pile instead.
ice-age-note-placed = { $seat } places a hunter in region { $region }.
    .you = You place a hunter in region { $region }.
ice-age-note-moved = { $seat } moves a hunter from region { $from } to { $to }.
    .you = You move a hunter from region { $from } to { $to }.
ice-age-note-drove = { $seat } moves { $you ->
    [owner] one of your hunters
   *[nobody] a hunter of { $owner }
} from region { $from } to { $to }.
    .you = You move a hunter of { $owner } from region { $from } to { $to }.
ice-age-note-swapped = { $seat } swaps { $you ->
    [first] your hunter
    [first-second] your hunter
   *[nobody] the hunter of { $first }
} in region { $from } with { $you ->
    [second] yours
    [first-second] yours
   *[nobody] that of { $second }
} in { $to }.
    .you = You swap { $you ->
        [first] your hunter
        [first-second] your hunter
       *[nobody] the hunter of { $first }
    } in region { $from } with { $you ->
        [second] yours
        [first-second] yours
       *[nobody] that of { $second }
    } in { $to }.
ice-age-note-removed = { $seat } removes { $you ->
    [owner] one of your hunters
   *[nobody] a hunter of { $owner }
} from region { $region }.
    .you = You remove { $you ->
        [owner] one of your own hunters
       *[nobody] a hunter of { $owner }
    } from region { $region }.
ice-age-note-mammoth-placed = { $seat } places a mammoth in region { $region }.
    .you = You place a mammoth in region { $region }.
ice-age-note-mammoth-moved = { $seat } moves a mammoth from region { $from } to { $to }.
    .you = You move a mammoth from region { $from } to { $to }.
ice-age-note-mammoth-removed = { $seat } removes a mammoth from region { $region }.
    .you = You remove a mammoth from region { $region }.
ice-age-note-fire-moved = { $seat } moves a fire from region { $from } to { $to }, unseen.
    .you = You move a fire from region { $from } to { $to }, unseen.
ice-age-note-club-taken = { $seat } takes a club.
    .you = You take a club.
ice-age-note-club-kept = { $seat } keeps the club for later.
    .you = You keep the club for later.
ice-age-note-armed = { $seat } puts a club under a hunter in region { $region }.
    .you = You put a club under a hunter in region { $region }.
ice-age-note-put-away = You put { $card } under its pile.
ice-age-note-put-away-unseen = { $seat } puts a { $colour } card under its pile.
    .you = You put a { $colour } card under its pile.
ice-age-note-drew = You draw { $card }.
ice-age-note-drew-unseen = { $seat } draws a { $colour } card.
    .you = You draw a { $colour } card.
ice-age-note-hand-dealt = You are dealt { $cards }.
ice-age-note-hand-dealt-unseen = { $seat } is dealt a hand.
    .you = You are dealt a hand.
ice-age-note-reshuffled = The { $colour } discards are shuffled into a new pile.
ice-age-note-migration-ends-with-card = { $seat } takes the last stone of the dark pool: Migration ends after this card.
    .you = You take the last stone of the dark pool: Migration ends after this card.
ice-age-note-migration-ends-with-turn = { $seat } takes the last stone of the dark pool: Migration ends after this turn.
    .you = You take the last stone of the dark pool: Migration ends after this turn.
ice-age-note-stalled = Nobody could play a card for { $turns } turns: Migration ends.
ice-age-note-last-card = This card of { $seat } ends the last Migration: nobody performs it, and { $stones ->
    [one] the last stone
   *[other] the last { $stones } stones
} of the dark pool { $stones ->
    [one] goes
   *[other] go
} to the light pool.
ice-age-note-fire-shown = The fire in region { $region } is worth { $worth }.
ice-age-note-no-conflict = No region has too many hunters.
ice-age-note-conflict = Region { $region } feeds { $capacity } ({ $mammoths ->
    [0] no mammoth
    [one] 1 mammoth
   *[other] { $mammoths } mammoths
}, fire { $fire }), but { $hunters } hunters stand there.
ice-age-note-protected = { $hunters ->
    [one] A club protects the hunter of { $seat } in region { $region }.
   *[other] Clubs protect { $hunters } hunters of { $seat } in region { $region }.
}
    .you = { $hunters ->
            [one] A club protects your hunter in region { $region }.
           *[other] Clubs protect { $hunters } of your hunters in region { $region }.
        }
ice-age-note-lost = { $seat } loses { ice-age-hunters } in region { $region }.
    .you = You lose { ice-age-hunters } in region { $region }.
ice-age-note-saved-by-clubs = Only hunters with clubs are left in region { $region }: all { $hunters } stay, although it feeds { $capacity }.
ice-age-note-clubs-returned = { $clubs ->
    [one] The club on the board returns to the supply.
   *[other] The { $clubs } clubs on the board return to the supply.
}
ice-age-note-scored = { $seat } scores { $points } in region { $region }: { ice-age-hunters }, { $each ->
    [one] 1 point each
   *[other] { $each } points each
}.
    .you = You score { $points } in region { $region }: { ice-age-hunters }, { $each ->
        [one] 1 point each
       *[other] { $each } points each
        }.
ice-age-note-total = { $seat } has { $total ->
    [one] 1 point
   *[other] { $total } points
} in all, { $points } of them from this round.
    .you = You have { $total ->
        [one] 1 point
       *[other] { $total } points
        } in all, { $points } of them from this round.
ice-age-note-last-placed = { $seat } is last with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decider ->
    [hunters] , after a tie, with the fewest hunters on the board
    [stones] , after a tie, with the fewest stones
    [nothing] , after a tie, by lot
   *[points] {""}
}, and may cover a region.
    .you = You are last with { $points ->
        [one] 1 point
       *[other] { $points } points
        }{ $decider ->
        [hunters] , after a tie, with the fewest hunters on the board
        [stones] , after a tie, with the fewest stones
        [nothing] , after a tie, by lot
       *[points] {""}
        }, and may cover a region.
ice-age-note-no-glacier = There is no region that the ice could cover.
ice-age-note-covered = { $seat } covers region { $region } with ice.
    .you = You cover region { $region } with ice.
ice-age-note-hunters-returned = { ice-age-hunters } of { $seat } { $hunters ->
    [one] returns
   *[other] return
} from region { $region } to the reserve.
    .you = { $hunters ->
            [one] 1 of your hunters returns from region { $region } to the reserve.
           *[other] { $hunters } of your hunters return from region { $region } to the reserve.
        }
ice-age-note-mammoths-returned = { $mammoths ->
    [one] The mammoth of region { $region } returns to the supply.
   *[other] The { $mammoths } mammoths of region { $region } return to the supply.
}
ice-age-note-not-covered = { $seat } covers no region.
    .you = You cover no region.
ice-age-note-pool-moved = The light pool of { ice-age-stones } becomes the dark pool.
ice-age-note-gave = { $seat } gives { ice-age-stones } for the dark pool.
    .you = You give { ice-age-stones } for the dark pool.
ice-age-note-won = The game is over: { $seat } { $decider ->
    [nothing] shares the win
   *[points] wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decider ->
    [hunters] , after a tie, with the most hunters on the board
    [stones] , after a tie, with the most stones
   *[points] {""}
}.
    .you = The game is over: you { $decider ->
            [nothing] share the win
           *[points] win
        } with { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $decider ->
            [hunters] , after a tie, with the most hunters on the board
            [stones] , after a tie, with the most stones
           *[points] {""}
        }.

## Scores

ice-age-source-no-mammoth = regions without a mammoth
ice-age-source-one-mammoth = regions with one mammoth
ice-age-source-herd = regions with a herd
ice-age-tie-hunters = hunters on the board
ice-age-tie-stones = stones

## Refusals

ice-age-refusal-not-now = Something else must be decided now.
ice-age-refusal-game-over = The game is over.
ice-age-refusal-not-in-hand = You do not hold that card.
ice-age-refusal-cannot-pay = You do not have enough stones for that.
ice-age-refusal-no-usable-option = You have no option of this card that you can pay for and use.
ice-age-refusal-must-play-light = With 8 or more stones you must play a light card.
ice-age-refusal-must-copy-light = With 8 or more stones a Cult may copy only the light card on its discard pile.
ice-age-refusal-must-play = You can play a card, so you must.
ice-age-refusal-nothing-to-copy = There is no visible card for the Cult to copy.
ice-age-refusal-not-another = Choose another player: you never perform your own dark card.
ice-age-refusal-no-such-player = That seat is not in the game.
ice-age-refusal-no-such-option = This card has no such option.
ice-age-refusal-no-club-left = No club is left in the supply.
ice-age-refusal-terrain-covered = Every region of that landscape is under ice.
ice-age-refusal-no-mammoth-left = No mammoth is left in the supply, and this option does not move one instead.
ice-age-refusal-nothing-to-do = That option has no possible target now.
ice-age-refusal-covered = That region is under ice.
ice-age-refusal-fire-on-ice = A fire token cannot be moved to a region under ice.
ice-age-refusal-wrong-terrain = This option places hunters only in regions of its landscape.
ice-age-refusal-wrong-substitute = A hunter moved instead of placed must end where the card allows placing.
ice-age-refusal-drive-too-far = Each hunter moves to a neighbouring region: those regions share no border.
ice-age-refusal-swap-too-far = The two hunters must stand in neighbouring regions.
ice-age-refusal-mammoth-too-far = For this price the mammoth moves to a neighbouring region: those regions share no border.
ice-age-refusal-band-too-far = The band moves to a neighbouring region: those regions share no border.
ice-age-refusal-same-region = A move must end in another region.
ice-age-refusal-look-alike = Those two hunters look alike, so swapping them would change nothing.
ice-age-refusal-swap-order = Name the hunter in the region with the lower number first.
ice-age-refusal-no-piece-to-move = There is no such piece to move.
ice-age-refusal-no-hunter-to-remove = There is no such hunter to remove.
ice-age-refusal-no-mammoth-to-remove = There is no mammoth to remove.
ice-age-refusal-no-fire-to-move = There is no fire in that region.
ice-age-refusal-no-ember-to-move = There is no fire in that region to move.
ice-age-refusal-already-moved = This card has already moved that hunter.
ice-age-refusal-placed-by-this-card = This card has already placed or moved that hunter.
ice-age-refusal-not-own-substitute = With an empty reserve you move only your own hunters.
ice-age-refusal-not-own-band = Only your own hunters move with the band.
ice-age-refusal-not-own-march = You move only your own hunters.
ice-age-refusal-protected = A club protects that hunter.
ice-age-refusal-too-many-of-one = The card allows no more hunters of that player.
ice-age-refusal-one-of-each = Each hunter you remove must belong to another player.
ice-age-refusal-must-perform = You have paid for this light card, so you must use it. Only dark cards can be waived.
ice-age-refusal-not-this-light-card = The light card being performed does not do that.
ice-age-refusal-not-this-dark-card = The dark card being performed does not do that.
ice-age-refusal-no-more-pieces = The card allows no more pieces.
ice-age-refusal-band-is-complete = The band has all its hunters.
ice-age-refusal-one-mammoth = Only one mammoth goes with the band.
ice-age-refusal-camp-is-complete = The new band has no more pieces of that kind.
ice-age-refusal-reserve-first = Use the pieces in reserve first.
ice-age-refusal-reserve-empty = You have no hunter in reserve.
ice-age-refusal-supply-empty = No mammoth is left in the supply.
ice-age-refusal-stay-together = All pieces of the new band go to the same region.
ice-age-refusal-one-origin = All hunters of the band start in the same region.
ice-age-refusal-mammoth-elsewhere = The mammoth must start in the region of the band.
ice-age-refusal-one-destination = All pieces of the band go to the same region.
ice-age-refusal-hunter-first = Move a hunter before the mammoth.
ice-age-refusal-cannot-arm = A club goes under one of your hunters without one.
ice-age-refusal-not-this-hunter = A club from your stock goes under the hunter you have just placed or moved.
ice-age-refusal-cannot-put-away = You do not hold that card.
ice-age-refusal-one-colour = Your hand would be all of one colour.
ice-age-refusal-empty-pile = That pile is empty.
ice-age-refusal-already-covered = That region is already under ice.
ice-age-refusal-out-of-glacier-reach = The glacier cannot reach that region.
ice-age-refusal-no-chance = That is not what is drawn now.
ice-age-refusal-no-such-first-player = That seat is not in the game.
ice-age-refusal-not-in-pile = That card cannot be on top of the draw pile.
ice-age-refusal-no-such-fire = No fire token of that value is left.
ice-age-refusal-not-last-placed = That player is not tied for last place.

## The terminal

ice-age-text-round = Round { $round } of { $rounds }
ice-age-text-ice = ice
ice-age-text-covered = under ice
ice-age-text-mammoths = mammoth { $count }
ice-age-text-fires = fire { $count }
ice-age-text-warmth = fire +{ $count }
ice-age-text-legend = s1:3(1) is three hunters of seat 1, one of them with a club. Also neighbours: { $borders }.
ice-age-text-pools = Pools: { $dark } dark to earn, { $light } light paid. Supply: { $clubs } clubs, { $mammoths } mammoths.
ice-age-text-discards = Visible discards: { $light } / { $dark }. Piles: { $light-pile } light, { $dark-pile } dark.
ice-age-text-nothing = none
ice-age-text-score = points
ice-age-text-stones = stones
ice-age-text-clubs = clubs
ice-age-text-reserve = reserve
ice-age-text-hand = hand
ice-age-text-cards = { $light } light, { $dark } dark
ice-age-text-your-hand = Your hand: { $cards }

# What statistics count, and what a specialist favours.
ice-age-counted-light = Light cards
ice-age-counted-dark = Dark cards
ice-age-strategy-herds = Regions with a herd
ice-age-strategy-sparse = Regions with one mammoth or none
ice-age-strategy-clubs = Clubs

# Advice: reads on after "points from".
ice-age-term-round = hunters who score this round
ice-age-term-later = hunters who stay for later rounds
ice-age-term-reserve = hunters in reserve
ice-age-term-stones = stones
ice-age-term-clubs = clubs
ice-age-term-hand = the cards in hand
ice-age-term-card = the rest of the card

# What the owner of a box can enter, and what can be wrong with it.
ice-age-kind-map = The board
ice-age-kind-setup = Set-up
ice-age-kind-numbers = Numbers of the rules
ice-age-label-map = Map
ice-age-label-numbers = Numbers of the rules
ice-age-label-players = { $seats } players
ice-age-label-card = { $id }
ice-age-label-worth = Worth { $worth }
ice-age-label-region = Region { $region }
ice-age-label-one-side = Region
ice-age-label-other-side = Its neighbour
ice-age-label-who-player = Its player
ice-age-label-who-every-other = Every other player
ice-age-label-who-one-other = One other player
ice-age-number-rounds = Rounds
ice-age-number-hunters = Hunters of each player
ice-age-number-settlers = Hunters placed before the first round
ice-age-number-stones = Stones of each player at the start
ice-age-number-clubs = Clubs
ice-age-number-fires = Fire tokens
ice-age-number-capacity = Hunters a bare region feeds
ice-age-number-opening_light = Light cards of an opening hand
ice-age-number-opening_dark = Dark cards of an opening hand
ice-age-number-rich = Stones that force a light card
ice-age-number-dark_pool_least = Stones to be earned in a further round, at least
ice-age-setup-covered = Regions under ice
ice-age-setup-mammoths = Regions with a mammoth
ice-age-setup-mammoth_supply = Mammoths in the supply
ice-age-setup-dark_pool = Stones to be earned in the first round
ice-age-map-ice_edge = Regions at the edge of the ice
ice-age-map-borders = Borders
ice-age-map-terrain = Landscapes
ice-age-face-copies = Copies
ice-age-face-stones = Stones
ice-age-face-who = Performed by
ice-age-face-effects = What it does
ice-age-instructions-place = Place hunters
ice-age-instructions-move = Move hunters
ice-age-instructions-remove = Remove hunters
ice-age-instructions-mammoth = Mammoths
ice-age-instructions-token = Clubs and fires
ice-age-instructions-copy = Cult
ice-age-mistake-instruction = “{ $found }” is no instruction; pick one of the list, such as “take a club”.
ice-age-mistake-hunters = An instruction is for 1 to { $most } hunters, not “{ $found }”; change the number.
ice-age-mistake-terrain = There is no landscape “{ $found }”; use one of { $known }.
ice-age-mistake-cult = A Cult does nothing but copy a discard; write “copy a discard”.
ice-age-mistake-no-cult = Only a Cult copies a discard; pick another instruction.
ice-age-mistake-points = { $rounds } rounds with { $hunters } hunters could score { $points } points, and only 255 can be counted; play fewer rounds or with fewer hunters.
ice-age-mistake-settlers = { $settlers } hunters cannot be placed before the first round: a player has { $hunters }; lower one number or raise the other.
ice-age-mistake-fires = The fire tokens add up to { $tokens }; 12 to 40 are needed, one for every region.
ice-age-mistake-opening = An opening hand has 5 cards of both colours, not { $light } light and { $dark } dark; change both numbers.
ice-age-mistake-stones = { $seats } players need { $needed } stones, and the box has 50; lower the dark pool or the stones at the start.
ice-age-mistake-open = With { $seats } players only { $open } regions stay open; leave at least 4 free of ice.
ice-age-mistake-two-mammoths = With { $seats } players region { $region } has two mammoths at the start; name each region once.
ice-age-mistake-mammoth-on-ice = With { $seats } players a mammoth stands in region { $region }, which is under ice; move the mammoth or the ice.
ice-age-mistake-mammoths = { $seats } players play with { $mammoths } mammoths; the box has 6, and at least 1 is needed.
ice-age-mistake-own-border = Region { $region } cannot border itself; remove the pair.
ice-age-mistake-border-twice = The border between { $one } and { $other } is listed twice; remove one of them.
ice-age-mistake-neighbours = The rulebook says that { $one } and { $other } are neighbours ({ $rule }); add the border.
ice-age-mistake-no-neighbours = The rulebook says that { $one } and { $other } are not neighbours ({ $rule }); remove the border.
ice-age-mistake-glacier = With { $covered } under ice the rulebook lets the glacier grow to { $expected }, this map to { $found } ({ $rule }); change the borders or the edge of the ice.
ice-age-mistake-glacier-first = Without ice on the map the rulebook lets the glacier come to { $expected }, this map to { $found } ({ $rule }); change the edge of the ice.
ice-age-mistake-unreachable = These regions cannot be reached from region 1: { $regions }; add a border.
ice-age-mistake-prices = The card has { $options } options and { $prices } prices; give each option its price.
ice-age-mistake-copies-light = The light cards add up to { $found }, and the box has { $wanted } (IA-COMP-03); change the copies of another light card too.
ice-age-mistake-copies-dark = The dark cards add up to { $found }, and the box has { $wanted } (IA-COMP-03); change the copies of another dark card too.
