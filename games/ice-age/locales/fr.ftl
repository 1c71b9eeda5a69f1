### L’Ère glaciaire en français.

ice-age-title = L’Ère glaciaire
ice-age-blurb = Menez vos chasseurs à travers quatre manches dans un pays qui gèle : restez près des mammouths, reculez quand la glace avance.
ice-age-option-seats-help = L’Ère glaciaire se joue de 3 à 5.
ice-age-option-short = Partie courte
ice-age-option-short-help = Trois manches au lieu de quatre.
ice-age-option-finish-turn = Finir le dernier tour d’une manche
ice-age-option-finish-turn-help = Qui met fin à la migration peut encore écarter une carte et pioche avant les conflits.

## Cards

ice-age-card-L-ice = Prairie gelée
ice-age-card-L-mtn = Mon­tagnes
ice-age-card-L-stone = Rocaille
ice-age-card-L-steppe = Steppe
ice-age-card-L-forest = Forêt
ice-age-card-L-pasture = Pâturage
ice-age-card-L-drive = Battue
ice-age-card-L-club = Massue ou mammouth
ice-age-card-L-swap = Échange
ice-age-card-L-fire = Feu
ice-age-card-L-mammoth = Mam­mouth
ice-age-card-L-trek = Grande marche
ice-age-card-L-camp = Nouveau camp
ice-age-card-L-cult = Culte (clair)
ice-age-card-D-feast = Festin
ice-age-card-D-guest = Invité
ice-age-card-D-raid = Razzia
ice-age-card-D-strike = Coup de main
ice-age-card-D-hunt = Chasse
ice-age-card-D-ember = Braise
ice-age-card-D-gift = Don
ice-age-card-D-cult = Culte (sombre)

ice-age-kind-light = Cartes claires
ice-age-kind-dark = Cartes sombres
ice-age-kind-region = Régions
ice-age-region-words = Régions voisines : { $neighbours }.

ice-age-colour-light = claire
ice-age-colour-dark = sombre

ice-age-terrain-ice-meadow = prairie gelée
ice-age-terrain-mountains = montagnes
ice-age-terrain-stone-desert = rocaille
ice-age-terrain-steppe = steppe
ice-age-terrain-forest = forêt
ice-age-terrain-pasture = pâturage

## Card faces

ice-age-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
ice-age-hunters = { $hunters ->
    [one] { $hunters } chasseur
   *[other] { $hunters } chasseurs
}
ice-age-priced = payer { ice-age-stones } pour { $effect }
ice-age-face-light = { $options }
ice-age-face-every-other = gagner { ice-age-stones } ; chacun des autres joueurs peut { $options }
ice-age-face-one-other = gagner { ice-age-stones } ; un autre joueur au choix peut { $options }
ice-age-face-player = gagner { ice-age-stones } et { $options }

ice-age-effect-place-anywhere = { $hunters ->
    [one] placer { $hunters } chasseur dans la région de son choix
   *[other] placer jusqu’à { $hunters } chasseurs dans les régions de son choix
}
ice-age-effect-place-on = { $hunters ->
    [one] placer { $hunters } chasseur en terrain « { $terrain } »
   *[other] placer jusqu’à { $hunters } chasseurs en terrain « { $terrain } »
}
ice-age-effect-drive = déplacer jusqu’à { $hunters } chasseurs de n’importe qui dans des régions voisines, { $of-one } au plus par joueur
ice-age-effect-club = prendre une massue
ice-age-effect-place-mammoth = placer un mammouth de la réserve
ice-age-effect-place-or-move-mammoth = placer un mammouth (ou en déplacer un si la réserve est vide)
ice-age-effect-move-mammoth-near = déplacer un mammouth dans une région voisine
ice-age-effect-move-mammoth-far = déplacer un mammouth dans la région de son choix
ice-age-effect-swap = intervertir deux chasseurs de régions voisines
ice-age-effect-fire = déplacer un jeton Feu dans une autre région, sans le regarder
ice-age-effect-trek = déplacer jusqu’à { $hunters } de ses chasseurs et un mammouth, ensemble, d’une région dans une région voisine
ice-age-effect-camp = placer jusqu’à { $hunters } de ses chasseurs et un mammouth dans une seule et même région
ice-age-effect-banish = { $hunters ->
    [one] retirer { $hunters } chasseur
   *[other] retirer jusqu’à { $hunters } chasseurs de joueurs différents
}
ice-age-effect-chase = retirer un mammouth
ice-age-effect-march = déplacer jusqu’à { $hunters } de ses chasseurs dans les régions de son choix
ice-age-effect-copy = agir comme la carte visible de la défausse claire ou de la défausse sombre

## Questions

ice-age-ask-settle = Placez un chasseur ({ $left } à placer).
ice-age-ask-play = Jouez une carte. Vous avez { ice-age-stones }.
ice-age-ask-copy = Quelle carte le Culte copie-t-il ?
ice-age-ask-option = { $card } : quelle action ?
ice-age-ask-name = { $card } : qui peut { $effect } ?
ice-age-ask-perform = { $card } : { $effect }.
ice-age-ask-club-now = Placer la massue sous un de vos chasseurs, ou la garder ?
ice-age-ask-arm = Placer une massue sous le chasseur de la région { $region } ?
ice-age-ask-put-away = Défausser une carte, ou toutes les garder ?
ice-age-ask-draw = { $left ->
    [one] Piochez une carte.
   *[other] Piochez { $left } cartes.
}
ice-age-ask-glacier = Vous êtes dernier : où le glacier avance-t-il ?
ice-age-ask-chance = Le hasard décide.
ice-age-ask-over = La partie est terminée.

## Actions

ice-age-do-play = Jouer { $card } : { $face }
ice-age-do-copy = Copier { $card } : { $face }
ice-age-do-option = { $effect }
ice-age-do-name = Désigner { $seat }
ice-age-do-place = Placer un chasseur dans la région { $region }
ice-age-do-move = Déplacer un { $hunter } ({ $owner }) de la région { $from } à la région { $to }
ice-age-do-move-own = Déplacer votre { $hunter } de la région { $from } à la région { $to }
ice-age-do-swap = Intervertir { $first } et { $second }
ice-age-do-remove = Retirer { $piece }
ice-age-do-place-mammoth = Placer un mammouth dans la région { $region }
ice-age-do-move-mammoth = Déplacer un mammouth de la région { $from } à la région { $to }
ice-age-do-chase = Retirer le mammouth de la région { $region }
ice-age-do-fire = Déplacer un jeton Feu de la région { $from } à la région { $to }
ice-age-do-arm = Placer la massue sous votre chasseur de la région { $region }
ice-age-do-keep-club = Garder la massue
ice-age-do-done = En rester là
ice-age-do-put-away = Glisser { $card } sous sa pioche
ice-age-do-keep-hand = Garder toutes les cartes
ice-age-do-draw = Piocher une carte { $colour }
ice-age-do-cover = Recouvrir de glace la région { $region }
ice-age-do-decline = Ne rien recouvrir

ice-age-hunter-bare = chasseur
ice-age-hunter-club = chasseur muni d’une massue
ice-age-piece = le { $hunter } ({ $owner }) de la région { $region }
    .you = votre { $hunter } de la région { $region }

## The story

ice-age-note-set-up = Mise en place : { $seat } commence. Chacun place { ice-age-hunters }, un par un.
    .you = Mise en place : vous commencez. Chacun place { ice-age-hunters }, un par un.
ice-age-note-round = Manche { $round } sur { $rounds }
ice-age-note-migration = Migration : { $seat } commence. La réserve sombre compte { ice-age-stones }.
    .you = Migration : vous commencez. La réserve sombre compte { ice-age-stones }.
ice-age-note-conflicts = Conflits : les jetons Feu sont retournés.
ice-age-note-scoring = Décompte
ice-age-note-glacier = Glacier
ice-age-note-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
ice-age-note-copied = Le Culte ({ $seat }) copie { $card }.
    .you = Votre Culte copie { $card }.
ice-age-note-paid = { $seat } paie { ice-age-stones } pour { $effect }.
    .you = Vous payez { ice-age-stones } pour { $effect }.
ice-age-note-chose = { $seat } choisit : { $effect }.
    .you = Vous choisissez : { $effect }.
ice-age-note-earned = { $seat } gagne { ice-age-stones }.
    .you = Vous gagnez { ice-age-stones }.
ice-age-note-earned-from-both = { $seat } gagne { ice-age-stones }, dont { $light } de la réserve claire.
    .you = Vous gagnez { ice-age-stones }, dont { $light } de la réserve claire.
ice-age-note-named = { $you ->
    [other] { $seat } vous désigne : vous pouvez { $effects }.
   *[nobody] { $seat } désigne { $other }, qui peut { $effects }.
}
    .you = Vous désignez { $other }, qui peut { $effects }.
ice-age-note-waived = { $seat } renonce à l’action.
    .you = Vous renoncez à l’action.
ice-age-note-stopped = { $seat } en reste là.
    .you = Vous en restez là.
ice-age-note-nothing-to-do = { $seat } ne peut rien faire de la carte.
    .you = Vous ne pouvez rien faire de la carte.
ice-age-note-no-play = { $seat } ne peut jouer aucune de ses cartes et en glisse une sous sa pioche.
    .you = Vous ne pouvez jouer aucune de vos cartes et en glissez une sous sa pioche.
ice-age-note-placed = { $seat } place un chasseur dans la région { $region }.
    .you = Vous placez un chasseur dans la région { $region }.
ice-age-note-moved = { $seat } déplace un chasseur de la région { $from } à la région { $to }.
    .you = Vous déplacez un chasseur de la région { $from } à la région { $to }.
ice-age-note-drove = { $seat } déplace { $you ->
    [owner] un de vos chasseurs
   *[nobody] un chasseur ({ $owner })
} de la région { $from } à la région { $to }.
    .you = Vous déplacez un chasseur ({ $owner }) de la région { $from } à la région { $to }.
ice-age-note-swapped = { $seat } intervertit { $you ->
    [first] votre chasseur
    [first-second] votre chasseur
   *[nobody] un chasseur ({ $first })
} de la région { $from } et { $you ->
    [second] votre chasseur
    [first-second] votre chasseur
   *[nobody] un chasseur ({ $second })
} de la région { $to }.
    .you = Vous intervertissez { $you ->
        [first] votre chasseur
        [first-second] votre chasseur
       *[nobody] un chasseur ({ $first })
    } de la région { $from } et { $you ->
        [second] votre chasseur
        [first-second] votre chasseur
       *[nobody] un chasseur ({ $second })
    } de la région { $to }.
ice-age-note-removed = { $seat } retire { $you ->
    [owner] un de vos chasseurs
   *[nobody] un chasseur ({ $owner })
} de la région { $region }.
    .you = Vous retirez { $you ->
        [owner] un de vos propres chasseurs
       *[nobody] un chasseur ({ $owner })
    } de la région { $region }.
ice-age-note-mammoth-placed = { $seat } place un mammouth dans la région { $region }.
    .you = Vous placez un mammouth dans la région { $region }.
ice-age-note-mammoth-moved = { $seat } déplace un mammouth de la région { $from } à la région { $to }.
    .you = Vous déplacez un mammouth de la région { $from } à la région { $to }.
ice-age-note-mammoth-removed = { $seat } retire un mammouth de la région { $region }.
    .you = Vous retirez un mammouth de la région { $region }.
ice-age-note-fire-moved = { $seat } déplace un jeton Feu, sans le regarder, de la région { $from } à la région { $to }.
    .you = Vous déplacez un jeton Feu, sans le regarder, de la région { $from } à la région { $to }.
ice-age-note-club-taken = { $seat } prend une massue.
    .you = Vous prenez une massue.
ice-age-note-club-kept = { $seat } garde la massue pour plus tard.
    .you = Vous gardez la massue pour plus tard.
ice-age-note-armed = { $seat } place une massue sous un chasseur de la région { $region }.
    .you = Vous placez une massue sous un chasseur de la région { $region }.
ice-age-note-put-away = Vous glissez { $card } sous sa pioche.
ice-age-note-put-away-unseen = { $seat } glisse une carte { $colour } sous sa pioche.
    .you = Vous glissez une carte { $colour } sous sa pioche.
ice-age-note-drew = Vous piochez { $card }.
ice-age-note-drew-unseen = { $seat } pioche une carte { $colour }.
    .you = Vous piochez une carte { $colour }.
ice-age-note-hand-dealt = Vous recevez { $cards }.
ice-age-note-hand-dealt-unseen = { $seat } reçoit sa main.
    .you = Vous recevez votre main.
ice-age-note-reshuffled = La défausse { $colour } est mélangée pour former une nouvelle pioche.
ice-age-note-migration-ends-with-card = { $seat } prend la dernière pierre de la réserve sombre : la migration se termine après cette carte.
    .you = Vous prenez la dernière pierre de la réserve sombre : la migration se termine après cette carte.
ice-age-note-migration-ends-with-turn = { $seat } prend la dernière pierre de la réserve sombre : la migration se termine après ce tour.
    .you = Vous prenez la dernière pierre de la réserve sombre : la migration se termine après ce tour.
ice-age-note-stalled = Personne n’a pu jouer de carte pendant { $turns } tours : la migration se termine.
ice-age-note-last-card = Cette carte ({ $seat }) met fin à la dernière migration : personne ne l’exécute, et { $stones ->
    [one] la dernière pierre
   *[other] les { $stones } dernières pierres
} de la réserve sombre { $stones ->
    [one] passe
   *[other] passent
} dans la réserve claire.
ice-age-note-fire-shown = Le jeton Feu de la région { $region } vaut { $worth }.
ice-age-note-no-conflict = Aucune région n’est surpeuplée.
ice-age-note-conflict = Conflit : la région { $region } peut accueillir { $capacity } chasseurs ({ $mammoths ->
    [0] aucun mammouth
    [one] 1 mammouth
   *[other] { $mammoths } mammouths
}, feu { $fire }) et en compte { $hunters }.
ice-age-note-protected = { $hunters ->
    [one] Une massue protège un chasseur ({ $seat }) dans la région { $region }.
   *[other] Des massues protègent { $hunters } chasseurs ({ $seat }) dans la région { $region }.
}
    .you = { $hunters ->
            [one] Une massue protège un de vos chasseurs dans la région { $region }.
           *[other] Des massues protègent { $hunters } de vos chasseurs dans la région { $region }.
        }
ice-age-note-lost = { $seat } perd { ice-age-hunters } dans la région { $region }.
    .you = Vous perdez { ice-age-hunters } dans la région { $region }.
ice-age-note-saved-by-clubs = Il ne reste que des chasseurs munis de massues dans la région { $region } : les { $hunters } y restent, bien qu’elle n’en accueille que { $capacity }.
ice-age-note-clubs-returned = { $clubs ->
    [one] La massue du plateau retourne dans la réserve commune.
   *[other] Les { $clubs } massues du plateau retournent dans la réserve commune.
}
ice-age-note-scored = { $seat } marque { $points } dans la région { $region } : { ice-age-hunters }, { $each ->
    [one] 1 point chacun
   *[other] { $each } points chacun
}.
    .you = Vous marquez { $points } dans la région { $region } : { ice-age-hunters }, { $each ->
        [one] 1 point chacun
       *[other] { $each } points chacun
        }.
ice-age-note-total = { $seat } a { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout, dont { $points } dans cette manche.
    .you = Vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
        } en tout, dont { $points } dans cette manche.
ice-age-note-last-placed = { $seat } est en dernière position avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $decider ->
    [hunters] , à égalité, avec le moins de chasseurs sur le plateau
    [stones] , à égalité, avec le moins de pierres
    [nothing] , à égalité, par tirage au sort
   *[points] {""}
}, et peut recouvrir une région.
    .you = Vous êtes en dernière position avec { $points ->
        [one] { $points } point
       *[other] { $points } points
        }{ $decider ->
        [hunters] , à égalité, avec le moins de chasseurs sur le plateau
        [stones] , à égalité, avec le moins de pierres
        [nothing] , à égalité, par tirage au sort
       *[points] {""}
        }, et pouvez recouvrir une région.
ice-age-note-no-glacier = Aucune région ne peut être recouverte de glace.
ice-age-note-covered = { $seat } recouvre de glace la région { $region }.
    .you = Vous recouvrez de glace la région { $region }.
ice-age-note-hunters-returned = { ice-age-hunters } ({ $seat }) { $hunters ->
    [one] quitte
   *[other] quittent
} la région { $region } et { $hunters ->
    [one] retourne
   *[other] retournent
} dans la réserve.
    .you = { $hunters ->
            [one] Un de vos chasseurs quitte la région { $region } et retourne dans la réserve.
           *[other] { $hunters } de vos chasseurs quittent la région { $region } et retournent dans la réserve.
        }
ice-age-note-mammoths-returned = { $mammoths ->
    [one] Le mammouth de la région { $region } retourne dans la réserve commune.
   *[other] Les { $mammoths } mammouths de la région { $region } retournent dans la réserve commune.
}
ice-age-note-not-covered = { $seat } ne recouvre aucune région.
    .you = Vous ne recouvrez aucune région.
ice-age-note-pool-moved = La réserve claire ({ ice-age-stones }) devient la réserve sombre.
ice-age-note-gave = { $seat } met { ice-age-stones } dans la réserve sombre.
    .you = Vous mettez { ice-age-stones } dans la réserve sombre.
ice-age-note-won = La partie est terminée : { $seat } { $decider ->
    [nothing] partage la victoire
   *[points] gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $decider ->
    [hunters] , à égalité, avec le plus de chasseurs sur le plateau
    [stones] , à égalité, avec le plus de pierres
   *[points] {""}
}.
    .you = La partie est terminée : vous { $decider ->
            [nothing] partagez la victoire
           *[points] gagnez
        } avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $decider ->
            [hunters] , à égalité, avec le plus de chasseurs sur le plateau
            [stones] , à égalité, avec le plus de pierres
           *[points] {""}
        }.

## Scores

ice-age-source-no-mammoth = régions sans mammouth
ice-age-source-one-mammoth = régions avec un mammouth
ice-age-source-herd = régions avec un troupeau
ice-age-tie-hunters = chasseurs sur le plateau
ice-age-tie-stones = pierres

## Refusals

ice-age-refusal-not-now = Il faut d’abord décider autre chose.
ice-age-refusal-game-over = La partie est terminée.
ice-age-refusal-not-in-hand = Cette carte n’est pas dans votre main.
ice-age-refusal-cannot-pay = Vous n’avez pas assez de pierres pour cela.
ice-age-refusal-no-usable-option = Aucune option de cette carte ne peut être à la fois payée et utilisée.
ice-age-refusal-must-play-light = Avec 8 pierres ou plus, il faut jouer une carte claire.
ice-age-refusal-must-copy-light = Avec 8 pierres ou plus, un Culte ne peut copier que la carte claire visible sur sa défausse.
ice-age-refusal-must-play = Vous pouvez jouer une carte, donc vous le devez.
ice-age-refusal-nothing-to-copy = Aucune carte visible que le Culte puisse copier.
ice-age-refusal-not-another = Choisissez un autre joueur : on n’exécute jamais sa propre carte sombre.
ice-age-refusal-no-such-player = Ce siège n’est pas dans la partie.
ice-age-refusal-no-such-option = Cette carte n’a pas cette option.
ice-age-refusal-no-club-left = Il ne reste plus de massue dans la réserve commune.
ice-age-refusal-terrain-covered = Toutes les régions de ce paysage sont recouvertes par un glacier.
ice-age-refusal-no-mammoth-left = Il ne reste plus de mammouth dans la réserve commune, et cette option n’en déplace pas.
ice-age-refusal-nothing-to-do = Cette option n’a pas de cible possible maintenant.
ice-age-refusal-covered = Cette région est recouverte par un glacier.
ice-age-refusal-fire-on-ice = Un jeton Feu ne peut pas aller dans une région recouverte par un glacier.
ice-age-refusal-wrong-terrain = Cette option ne place des chasseurs que dans les régions de son paysage.
ice-age-refusal-wrong-substitute = Un chasseur déplacé au lieu d’être placé doit arriver là où la carte permet d’en placer.
ice-age-refusal-drive-too-far = Chaque chasseur va dans une région voisine : ces régions n’ont pas de frontière commune.
ice-age-refusal-swap-too-far = Les deux chasseurs doivent se trouver dans des régions voisines.
ice-age-refusal-mammoth-too-far = À ce prix, le mammouth va dans une région voisine : ces régions n’ont pas de frontière commune.
ice-age-refusal-band-too-far = Le groupe va dans une région voisine : ces régions n’ont pas de frontière commune.
ice-age-refusal-same-region = Un déplacement doit finir dans une autre région.
ice-age-refusal-look-alike = Ces deux chasseurs sont identiques, les intervertir ne changerait rien.
ice-age-refusal-swap-order = Nommez d’abord le chasseur de la région au plus petit numéro.
ice-age-refusal-no-piece-to-move = Il n’y a pas de telle pièce à déplacer.
ice-age-refusal-no-hunter-to-remove = Il n’y a pas de tel chasseur à retirer.
ice-age-refusal-no-mammoth-to-remove = Il n’y a pas de mammouth à retirer.
ice-age-refusal-no-fire-to-move = Il n’y a pas de jeton Feu dans cette région.
ice-age-refusal-no-ember-to-move = Il n’y a pas de jeton Feu à déplacer dans cette région.
ice-age-refusal-already-moved = Cette carte a déjà déplacé ce chasseur.
ice-age-refusal-placed-by-this-card = Cette carte a déjà placé ou déplacé ce chasseur.
ice-age-refusal-not-own-substitute = Réserve vide, on ne déplace que ses propres chasseurs.
ice-age-refusal-not-own-band = Seuls vos propres chasseurs partent avec le groupe.
ice-age-refusal-not-own-march = On ne déplace que ses propres chasseurs.
ice-age-refusal-protected = Une massue protège ce chasseur.
ice-age-refusal-too-many-of-one = La carte n’autorise pas plus de chasseurs de ce joueur.
ice-age-refusal-one-of-each = Les chasseurs retirés doivent appartenir à des joueurs différents.
ice-age-refusal-must-perform = Vous avez payé cette carte claire, il faut donc l’utiliser. On ne renonce qu’aux cartes sombres.
ice-age-refusal-not-this-light-card = Ce n’est pas l’action de la carte claire en cours.
ice-age-refusal-not-this-dark-card = Ce n’est pas l’action de la carte sombre en cours.
ice-age-refusal-no-more-pieces = La carte n’autorise pas plus de pièces.
ice-age-refusal-band-is-complete = Le groupe a tous ses chasseurs.
ice-age-refusal-one-mammoth = Un seul mammouth part avec le groupe.
ice-age-refusal-camp-is-complete = Le nouveau groupe n’a plus de pièce de cette sorte.
ice-age-refusal-reserve-first = Il faut d’abord utiliser les pièces de la réserve.
ice-age-refusal-reserve-empty = Vous n’avez plus de chasseur en réserve.
ice-age-refusal-supply-empty = Il ne reste plus de mammouth dans la réserve commune.
ice-age-refusal-stay-together = Toutes les pièces du nouveau groupe vont dans la même région.
ice-age-refusal-one-origin = Tous les chasseurs du groupe partent de la même région.
ice-age-refusal-mammoth-elsewhere = Le mammouth doit partir de la région du groupe.
ice-age-refusal-one-destination = Toutes les pièces du groupe vont dans la même région.
ice-age-refusal-hunter-first = Déplacez un chasseur avant le mammouth.
ice-age-refusal-cannot-arm = Une massue se place sous un de vos chasseurs qui n’en a pas.
ice-age-refusal-not-this-hunter = Une massue gardée se place sous le chasseur que vous venez de placer ou de déplacer.
ice-age-refusal-cannot-put-away = Cette carte n’est pas dans votre main.
ice-age-refusal-one-colour = Votre main serait d’une seule couleur.
ice-age-refusal-empty-pile = Cette pioche est vide.
ice-age-refusal-already-covered = Cette région est déjà recouverte par un glacier.
ice-age-refusal-out-of-glacier-reach = Le glacier ne peut pas atteindre cette région.
ice-age-refusal-no-chance = Ce n’est pas cela qui est tiré maintenant.
ice-age-refusal-no-such-first-player = Ce siège n’est pas dans la partie.
ice-age-refusal-not-in-pile = Cette carte ne peut pas être sur le dessus de la pioche.
ice-age-refusal-no-such-fire = Il ne reste pas de jeton Feu de cette valeur.
ice-age-refusal-not-last-placed = Ce joueur n’est pas à égalité à la dernière place.

## The terminal

ice-age-text-round = Manche { $round } sur { $rounds }
ice-age-text-ice = glace
ice-age-text-covered = sous la glace
ice-age-text-mammoths = mammouth { $count }
ice-age-text-fires = feu { $count }
ice-age-text-warmth = feu +{ $count }
ice-age-text-legend = s1:3(1) : trois chasseurs du siège 1, dont un muni d’une massue. Sont aussi voisines : { $borders }.
ice-age-text-pools = Réserve sombre : { $dark }, réserve claire : { $light }. Disponibles : { $clubs ->
    [one] { $clubs } massue
   *[other] { $clubs } massues
}, { $mammoths ->
    [one] { $mammoths } mammouth
   *[other] { $mammoths } mammouths
}.
ice-age-text-discards = Défausses visibles : { $light } / { $dark }. Pioches : { $light-pile } claires, { $dark-pile } sombres.
ice-age-text-nothing = rien
ice-age-text-score = points
ice-age-text-stones = pierres
ice-age-text-clubs = massues
ice-age-text-reserve = réserve
ice-age-text-hand = main
ice-age-text-cards = { $light ->
    [one] { $light } claire
   *[other] { $light } claires
}, { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
}
ice-age-text-your-hand = Votre main : { $cards }

# Ce que comptent les statistiques, et ce que favorise un spécialiste.
ice-age-counted-light = Cartes claires
ice-age-counted-dark = Cartes sombres
ice-age-strategy-herds = Régions avec un troupeau
ice-age-strategy-sparse = Régions avec un mammouth au plus
ice-age-strategy-clubs = Massues

# Conseil : suit « points avec ».
ice-age-term-round = les chasseurs qui marquent cette manche
ice-age-term-later = les chasseurs qui restent pour les manches suivantes
ice-age-term-reserve = les chasseurs en réserve
ice-age-term-stones = les pierres
ice-age-term-clubs = les massues
ice-age-term-hand = les cartes en main
ice-age-term-card = la suite de la carte

# What the owner of a box can enter, and what can be wrong with it.
ice-age-kind-map = Le plateau
ice-age-kind-setup = Mise en place
ice-age-kind-numbers = Nombres de la règle
ice-age-label-map = Carte
ice-age-label-numbers = Nombres de la règle
ice-age-label-players = { $seats } joueurs
ice-age-label-card = { $id }
ice-age-label-worth = Valeur { $worth }
ice-age-label-region = Région { $region }
ice-age-label-one-side = Région
ice-age-label-other-side = Sa voisine
ice-age-label-who-player = Le joueur de la carte
ice-age-label-who-every-other = Tous les autres joueurs
ice-age-label-who-one-other = Un autre joueur
ice-age-number-rounds = Manches
ice-age-number-hunters = Chasseurs par joueur
ice-age-number-settlers = Chasseurs placés avant la première manche
ice-age-number-stones = Pierres par joueur au départ
ice-age-number-clubs = Massues
ice-age-number-fires = Jetons Feu
ice-age-number-capacity = Chasseurs nourris par une région sans mammouth
ice-age-number-opening_light = Cartes claires de la main de départ
ice-age-number-opening_dark = Cartes sombres de la main de départ
ice-age-number-rich = Pierres qui imposent une carte claire
ice-age-number-dark_pool_least = Pierres à gagner dans une manche suivante, au moins
ice-age-setup-covered = Régions sous la glace
ice-age-setup-mammoths = Régions avec un mammouth
ice-age-setup-mammoth_supply = Mammouths dans la réserve
ice-age-setup-dark_pool = Pierres à gagner dans la première manche
ice-age-map-ice_edge = Régions au bord de la glace
ice-age-map-borders = Frontières
ice-age-map-terrain = Paysages
ice-age-face-copies = Exemplaires
ice-age-face-stones = Pierres
ice-age-face-who = Exécutée par
ice-age-face-effects = Ce qu’elle fait
ice-age-instructions-place = Placer des chasseurs
ice-age-instructions-move = Déplacer des chasseurs
ice-age-instructions-remove = Retirer des chasseurs
ice-age-instructions-mammoth = Mammouths
ice-age-instructions-token = Massues et feux
ice-age-instructions-copy = Culte
ice-age-mistake-instruction = « { $found } » n’est pas une instruction ; choisissez dans la liste, par exemple « take a club ».
ice-age-mistake-hunters = Une instruction porte sur 1 à { $most } chasseurs, pas sur « { $found } » ; changez le nombre.
ice-age-mistake-terrain = Il n’y a pas de paysage « { $found } » ; choisissez parmi { $known }.
ice-age-mistake-cult = Un Culte ne fait que copier une défausse ; écrivez « copy a discard ».
ice-age-mistake-no-cult = Seul un Culte copie une défausse ; choisissez une autre instruction.
ice-age-mistake-points = { $rounds } manches avec { $hunters } chasseurs pourraient rapporter { $points } points, et on n’en peut compter que 255 ; réduisez les manches ou les chasseurs.
ice-age-mistake-settlers = On ne peut pas placer { $settlers } chasseurs avant la première manche : un joueur en a { $hunters } ; baissez un nombre ou augmentez l’autre.
ice-age-mistake-fires = Les jetons Feu sont { $tokens } en tout ; il en faut de 12 à 40, un par région.
ice-age-mistake-opening = Une main de départ a 5 cartes des deux couleurs, pas { $light } claires et { $dark } sombres ; changez les deux nombres.
ice-age-mistake-stones = À { $seats } joueurs il faut { $needed } pierres, et la boîte en a 50 ; réduisez les pierres à gagner ou celles du départ.
ice-age-mistake-open = À { $seats } joueurs, il ne reste que { $open } régions libres ; laissez-en au moins 4 sans glace.
ice-age-mistake-two-mammoths = À { $seats } joueurs, la région { $region } a deux mammouths au départ ; nommez chaque région une fois.
ice-age-mistake-mammoth-on-ice = À { $seats } joueurs, un mammouth se trouve dans la région { $region }, sous la glace ; déplacez le mammouth ou la glace.
ice-age-mistake-mammoths = À { $seats } joueurs, il y a { $mammoths } mammouths ; la boîte en a 6, et il en faut au moins 1.
ice-age-mistake-own-border = La région { $region } ne peut pas être voisine d’elle-même ; supprimez la paire.
ice-age-mistake-border-twice = La frontière entre { $one } et { $other } figure deux fois ; supprimez-en une.
ice-age-mistake-neighbours = La règle dit que { $one } et { $other } sont voisines ({ $rule }) ; ajoutez la frontière.
ice-age-mistake-no-neighbours = La règle dit que { $one } et { $other } ne sont pas voisines ({ $rule }) ; supprimez la frontière.
ice-age-mistake-glacier = Avec { $covered } sous la glace, la règle fait avancer le glacier vers { $expected }, cette carte vers { $found } ({ $rule }) ; changez les frontières ou le bord de la glace.
ice-age-mistake-glacier-first = Sans glace sur la carte, la règle fait venir le glacier vers { $expected }, cette carte vers { $found } ({ $rule }) ; changez le bord de la glace.
ice-age-mistake-unreachable = Ces régions sont inaccessibles depuis la région 1 : { $regions } ; ajoutez une frontière.
ice-age-mistake-prices = La carte a { $options } options et { $prices } prix ; donnez un prix à chaque option.
ice-age-mistake-copies-light = Les cartes claires sont { $found } en tout, et la boîte en a { $wanted } (IA-COMP-03) ; changez aussi les exemplaires d’une autre carte claire.
ice-age-mistake-copies-dark = Les cartes sombres sont { $found } en tout, et la boîte en a { $wanted } (IA-COMP-03) ; changez aussi les exemplaires d’une autre carte sombre.
