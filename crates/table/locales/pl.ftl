### What all games share, in Polish.

table-seat = { $seat }
table-seat-unnamed = Miejsce { $number }
table-list-separator = {", "}
table-choice-separator = {" albo "}
table-option-seats = Gracze
table-barrier-start = Nic jeszcze nie zostało postanowione.
table-barrier-chance = Od tego czasu wyszło na jaw coś ukrytego; tego nie da się cofnąć.
table-barrier-other-seat = Od tego czasu zdecydował już ktoś inny.
table-barrier-over = Gra jest skończona.
table-out-of-turn = To nie twoja kolej.
table-unreadable = To nie jest akcja.
table-stale = Od twojego ostatniego spojrzenia na stole coś się zmieniło.

# Why a choice is better than the next one.
table-why = Zysk: { $gains }.
table-why-but = Zysk: { $gains }; strata: { $costs }.
table-why-later = Teraz daje mniej więcej tyle co następny wybór, a później więcej.
table-why-only = Nie ma innego wyboru.
table-why-half = około pół punktu ({ $term })
table-why-points =
    { $points ->
        [one] około 1 punktu ({ $term })
       *[other] około { $points } punktów ({ $term })
    }
table-term-score = wynik
table-term-others = cofnięcie innych
