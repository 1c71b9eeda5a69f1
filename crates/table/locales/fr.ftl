### Ce que tous les jeux partagent, en français.

table-seat = { $seat }
table-seat-unnamed = Siège { $number }
table-list-separator = {", "}
table-choice-separator = {", ou "}
table-option-seats = Joueurs
table-barrier-start = Rien n’a encore été décidé.
table-barrier-chance = Depuis, quelque chose de caché a été révélé : on ne peut pas revenir dessus.
table-barrier-other-seat = Depuis, un autre joueur a décidé.
table-barrier-over = La partie est terminée.
table-out-of-turn = Ce n’est pas votre tour.
table-unreadable = Ce n’est pas une action.
table-stale = La partie a avancé depuis votre dernier coup d’œil.

# Pourquoi un choix est meilleur que le suivant.
table-why = Il gagne { $gains }.
table-why-but = Il gagne { $gains }, mais renonce à { $costs }.
table-why-later = Il rapporte à peu près autant que le choix suivant maintenant, et plus ensuite.
table-why-only = Il n’y a pas d’autre choix.
table-why-half = environ un demi-point avec { $term }
table-why-points =
    { $points ->
        [one] environ { $points } point avec { $term }
       *[other] environ { $points } points avec { $term }
    }
table-term-score = le score
table-term-others = le recul des autres
