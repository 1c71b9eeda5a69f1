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
