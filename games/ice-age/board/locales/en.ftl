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
ice-age-board-task-names = { $seat } names who may perform { $card }.
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
ice-age-board-phase-ending = Migration ends with this turn of { $seat }
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
ice-age-board-group-swap = Regions { $first } and { $second }
ice-age-board-group-owner = Hunters of { $owner }
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
ice-age-board-guide-end = And another. After each round the player in last place may let the ice cover a region; four rounds make a game. From here on you are on your own: stay with the mammoths!
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

# The scene of the end of a round.
ice-age-board-scene-night = Night falls
ice-age-board-scene-fires = The fires
ice-age-board-scene-calm = No conflict
ice-age-board-scene-after = After the conflicts
ice-age-board-scene-region = Region { $region }
ice-age-board-scene-totals = Points of the round
