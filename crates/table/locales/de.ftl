### What all games share, in German.

table-seat = { $seat }
table-seat-unnamed = Sitz { $number }
table-list-separator = {", "}
table-choice-separator = {" oder "}
table-option-seats = Personen
table-barrier-start = Bisher wurde nichts entschieden.
table-barrier-chance = Seitdem wurde etwas Verdecktes bekannt; das lässt sich nicht zurücknehmen.
table-barrier-other-seat = Seitdem hat schon jemand anders entschieden.
table-barrier-over = Die Partie ist zu Ende.
table-out-of-turn = Du bist nicht dran.
table-unreadable = Das ist keine Aktion.
table-stale = Am Tisch ist es schon weitergegangen.

# Why a choice is better than the next one.
table-why = Das bringt { $gains }.
table-why-but = Das bringt { $gains }, kostet aber { $costs }.
table-why-later = Jetzt bringt es etwa so viel wie die nächstbeste Wahl, später aber mehr.
table-why-only = Es gibt keine andere Wahl.
table-why-half = etwa einen halben Punkt ({ $term })
table-why-points =
    { $points ->
        [one] etwa { $points } Punkt ({ $term })
       *[other] etwa { $points } Punkte ({ $term })
    }
table-term-score = Punktestand
table-term-others = Rückstand der anderen
