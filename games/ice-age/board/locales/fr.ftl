### Le plateau de L’Ère glaciaire en français.

## Sections

ice-age-board-section-map = Le pays
ice-age-board-tab-land = Pays
ice-age-board-tab-cards = Cartes
ice-age-board-section-cards = Cartes
ice-age-board-section-supplies = Réserves communes
ice-age-board-map = Le pays : douze régions au pied des glaces
ice-age-board-in-words = Les régions en toutes lettres

## Regions

ice-age-board-region = Région { $region }, { $terrain }.
ice-age-board-region-ice = Région { $region }, { $terrain }, sous la glace.
ice-age-board-holds = On y trouve : { $pieces }.
ice-age-board-mammoths = { $count ->
    [one] { $count } mammouth
   *[other] { $count } mammouths
}
ice-age-board-fires = { $count ->
    [one] { $count } feu, face cachée
   *[other] { $count } feux, face cachée
}
ice-age-board-warmth = des feux qui valent { $count }
ice-age-board-band = { $hunters ->
    [one] { $hunters } chasseur de { $seat }
   *[other] { $hunters } chasseurs de { $seat }
}
ice-age-board-band-armed = { $hunters ->
    [one] { $hunters } chasseur de { $seat }, avec une massue
   *[other] { $hunters } chasseurs de { $seat }, dont { $armed } avec une massue
}
ice-age-board-feeds = Elle nourrit { $least } chasseurs ; il y en a { $standing }.
ice-age-board-feeds-between = Elle nourrit { $least } à { $most } chasseurs, selon les feux ; il y en a { $standing }.
ice-age-board-crowd-perhaps = Il y aura un conflit si les feux sont faibles.
ice-age-board-crowd = Ils sont trop nombreux : le conflit est certain.
ice-age-board-scores = Un chasseur qui reste vaut { $each } ; cela ferait maintenant { $scores }.
ice-age-board-score = { $seat } { $least }
ice-age-board-score-between = { $seat } { $least } à { $most }
ice-age-board-hunters = { $hunters ->
    [one] Chasseur de { $seat }, région { $region }
   *[other] { $hunters } chasseurs de { $seat }, région { $region }
}
ice-age-board-hunters-armed = { $hunters ->
    [one] Chasseur de { $seat } avec une massue, région { $region }
   *[other] { $hunters } chasseurs de { $seat } avec des massues, région { $region }
}
ice-age-board-mammoths-at = { $count ->
    [one] Mammouth, région { $region }
   *[other] { $count } mammouths, région { $region }
}
ice-age-board-fires-at = { $count ->
    [one] Feu, face cachée, région { $region }
   *[other] { $count } feux, face cachée, région { $region }
}
ice-age-board-warmth-at = Des feux qui valent { $count }, région { $region }

## Cards

ice-age-board-or = ou
ice-age-board-card = { $card } (carte { $colour }) : { $face }
ice-age-board-pile = Pioche { $colour } : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
ice-age-board-pile-known = Vous avez mis dessous : { $cards }.
ice-age-board-discard = Défausse { $colour } : { $card }
ice-age-board-discard-none = Aucune carte { $colour } n’est visible.
ice-age-board-no-discard = défausse vide
ice-age-board-below = + { $count } dessous
ice-age-board-held = { $count ->
    [one] { $count } carte { $colour } en main
   *[other] { $count } cartes { $colour }s en main
}
ice-age-board-task-performs = { $seat } joue l’effet de { $card }.
ice-age-board-task-names = { $seat } désigne qui peut jouer l’effet de { $card }.
ice-age-board-left-hunters = { $hunters ->
    [one] Encore { $hunters } chasseur.
   *[other] Encore { $hunters } chasseurs au plus.
}
ice-age-board-left-mammoth = Il reste un mammouth.
ice-age-board-left-both = { $hunters ->
    [one] Encore { $hunters } chasseur et un mammouth.
   *[other] Encore { $hunters } chasseurs au plus et un mammouth.
}

## The viewer's own things

ice-age-board-your-cards = Vos cartes
ice-age-board-no-cards = Les cartes seront distribuées quand tous les chasseurs seront installés.
ice-age-board-too-dear = trop chère
ice-age-board-light-only = cartes claires seulement
ice-age-board-nothing-to-copy = rien à copier
ice-age-board-ends-round = finit la manche
ice-age-board-ends-game = finit la partie

## Status and supplies

ice-age-board-round = Manche { $round } sur { $rounds }
ice-age-board-phase-settling = Installation
ice-age-board-phase-migration = Migration
ice-age-board-phase-last = Migration, dernière manche
ice-age-board-phase-ending = La migration finit avec ce tour de { $seat }
ice-age-board-phase-conflicts = Conflits
ice-age-board-phase-glacier = Glacier
ice-age-board-phase-over = Fin de partie
ice-age-board-dark-pool = { $stones ->
    [one] Réserve sombre : { $stones } pierre à gagner
   *[other] Réserve sombre : { $stones } pierres à gagner
}
ice-age-board-light-pool = { $stones ->
    [one] Réserve claire : { $stones } pierre payée
   *[other] Réserve claire : { $stones } pierres payées
}
ice-age-board-herd = { $count ->
    [0] Aucun mammouth en réserve
    [one] { $count } mammouth en réserve
   *[other] { $count } mammouths en réserve
}
ice-age-board-club-supply = { $count ->
    [0] Aucune massue en réserve
    [one] { $count } massue en réserve
   *[other] { $count } massues en réserve
}
ice-age-board-unknown-fires = Feux encore cachés : { $zero } de valeur 0, { $one } de valeur 1, { $two } de valeur 2

## Players

ice-age-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ice-age-board-total = en tout
ice-age-board-prospect = Si la manche finissait maintenant : environ { $mean } de plus ({ $least } à { $most })
ice-age-board-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
ice-age-board-light-cards = { $count ->
    [one] { $count } carte claire
   *[other] { $count } cartes claires
}
ice-age-board-dark-cards = { $count ->
    [one] { $count } carte sombre
   *[other] { $count } cartes sombres
}
ice-age-board-reserve = { $count ->
    [0] aucun chasseur en réserve
    [one] { $count } chasseur en réserve
   *[other] { $count } chasseurs en réserve
}
ice-age-board-on-board = { $count ->
    [0] aucun chasseur dans le pays
    [one] { $count } chasseur dans le pays
   *[other] { $count } chasseurs dans le pays
}
ice-age-board-clubs = { $count ->
    [0] aucune massue
    [one] { $count } massue
   *[other] { $count } massues
}

## The list of actions

ice-age-board-group-light = Cartes claires : vous payez et agissez
ice-age-board-group-dark = Cartes sombres : vous gagnez, les autres agissent
ice-age-board-group-hunters = Chasseurs de { $owner }, région { $region }
ice-age-board-group-swap = Régions { $first } et { $second }
ice-age-board-group-owner = Chasseurs de { $owner }
ice-age-board-group-mammoth = Mammouths, région { $region }
ice-age-board-group-fire = Feux, région { $region }
ice-age-board-group-place = Vos chasseurs
ice-age-board-group-place-mammoth = Un mammouth de la réserve
ice-age-board-loses-option = Vous renonceriez à ce que cette carte vous offre.
ice-age-board-loses-hunters = { $hunters ->
    [one] Vous pouvez encore placer { $hunters } chasseur.
   *[other] Vous pouvez encore placer { $hunters } chasseurs.
}
ice-age-board-loses-card = Vous avez payé { $card } et n’en avez rien utilisé.
ice-age-board-loses-last-card = Cela finit la partie : à la dernière manche, la dernière carte ne rapporte rien et personne n’agit.

## The guided start

ice-age-board-guide-welcome = Bienvenue. Vous menez les chasseurs au bouclier rond. Chacun installe six chasseurs, un par un. Les mammouths rapportent des points : placez le premier dans la région 6, près d’un mammouth.
ice-age-board-guide-feeds = À la fin d’une manche, un chasseur vaut 1 point, 2 près d’un mammouth, 3 près d’un troupeau. Les chiffres d’une région disent combien de chasseurs s’y trouvent et combien elle en nourrit. Allez dans la région 7.
ice-age-board-guide-together = Une région nourrit 3 chasseurs, 1 de plus par mammouth, et autant de plus que vaut son feu caché : 0, 1 ou 2. Là où ils sont trop, le plus petit groupe perd des chasseurs en premier. Soyez donc nombreux : encore la région 6.
ice-age-board-guide-herds = À trois joueurs, il n’y a que quatre mammouths dans le pays. Prenez place près de celui de la région 8.
ice-age-board-guide-fight = La région 7 se remplit. Un deuxième chasseur y rendra votre groupe moins fragile.
ice-age-board-guide-quiet = Un coin tranquille vaut aussi quelque chose : personne ne se bat pour la région 11. Placez-y votre dernier chasseur ; six autres attendent en réserve.
ice-age-board-guide-light = Vous avez maintenant des cartes. À chaque tour, vous en jouez une. Les cartes claires, marquées d’un soleil, coûtent des pierres et vous aident ; les sombres, marquées d’une lune, rapportent des pierres et aident les autres. Vous avez 4 pierres : jouez Forêt pour 3.
ice-age-board-guide-option = Quand une carte a plusieurs lignes, vous en choisissez une. Prenez trois chasseurs en forêt : régions 5 et 11.
ice-age-board-guide-forest = Touchez la région 5 : un chasseur de votre réserve rejoint le mammouth qui s’y trouve.
ice-age-board-guide-again = Et encore un dans la région 5.
ice-age-board-guide-last-hunter = La région 5 se remplit. Le troisième va dans la région 11.
ice-age-board-guide-put-away = Après avoir joué, vous pouvez vous défaire d’une carte qui ne vous plaît pas. Celles-ci sont bonnes : gardez-les toutes.
ice-age-board-guide-draw = Complétez votre main à cinq cartes. Vous choisissez la pioche ; seules cinq cartes d’une même couleur sont interdites. Prenez une carte claire.
ice-age-board-guide-gift = Les autres ont joué des cartes sombres, et un Don vous revient : prendre une massue ou déplacer deux de vos chasseurs. Prenez la massue.
ice-age-board-guide-club = Un chasseur muni d’une massue ne peut pas perdre un conflit, et personne d’autre ne peut le déplacer. Placez-la sous un chasseur de la région 7, où le conflit est certain.
ice-age-board-guide-dark = Il vous reste 1 pierre, et aucune carte claire à ce prix. C’est le moment d’une carte sombre : Invité rapporte 3 pierres, et chacun des autres peut placer un chasseur.
ice-age-board-guide-away = La réserve sombre diminue à chaque pierre gagnée. Quand elle est vide, la manche finit : on retourne les feux, on règle les conflits, on compte les points. Vous préférez des cartes qui vous aident : défaites-vous de Braise.
ice-age-board-guide-two = Il vous manque maintenant deux cartes. Piochez une carte claire.
ice-age-board-guide-end = Et encore une. Après chaque manche, le dernier au classement peut laisser la glace recouvrir une région ; la partie compte quatre manches. À vous de jouer, maintenant : restez près des mammouths !
ice-age-board-dark-pool-name = Réserve sombre
ice-age-board-light-pool-name = Réserve claire
ice-age-board-supply-name = Stock
ice-age-board-stones-word = { $count ->
    [one] pierre
   *[other] pierres
}
ice-age-board-reserve-word = en réserve
ice-age-board-clubs-word = { $count ->
    [one] massue
   *[other] massues
}

ice-age-board-place = Région { $region }
ice-age-board-unit-stones = { $count ->
    [one] pierre
   *[other] pierres
}
ice-age-board-unit-clubs = { $count ->
    [one] gourdin
   *[other] gourdins
}

ice-age-board-plan-play = Jouer une carte
ice-age-board-plan-perform = L’exécuter
ice-age-board-plan-put-away = Remettre
ice-age-board-plan-draw = Piocher
ice-age-board-plan-left = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}

# La scène de la fin d’une manche.
ice-age-board-scene-night = La nuit tombe
ice-age-board-scene-fires = Les feux
ice-age-board-scene-calm = Aucun conflit
ice-age-board-scene-after = Après les conflits
ice-age-board-scene-region = Région { $region }
ice-age-board-scene-totals = Points de la manche
