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
table-why-played-later = Teraz daje mniej więcej tyle co to, co zagrano, a później więcej.
table-why-only = Nie ma innego wyboru.
table-why-half = około pół punktu ({ $term })
table-why-points =
    { $points ->
        [one] około 1 punktu ({ $term })
       *[other] około { $points } punktów ({ $term })
    }
table-term-score = wynik
table-term-others = cofnięcie innych

# How good a choice was, in the review of a finished game.
table-grade-best = najlepszy wybór
table-grade-good = dobry wybór
table-grade-inaccuracy = niedokładność
table-grade-mistake = błąd
table-grade-blunder = gruby błąd
table-review-unfinished = Gra jeszcze się nie skończyła. Po jej końcu będzie można ją przeanalizować.
table-review-stopped = Analiza została przerwana.
table-review-other-game = To stół innej gry.

# What is wrong with a content file. `table-shape-…` says what was expected.
table-mistake-expected = Oczekiwano: { $expected }; jest: { $found }.
table-shape-text = wiersz tekstu, od 1 do { $most } znaków
table-shape-number = liczba całkowita od { $least } do { $most }
table-shape-switch = true (tak) albo false (nie)
table-shape-one-of = jedno z: { $choices }
table-shape-program = instrukcja w cudzysłowie, na przykład { $example }
table-shape-list = lista, na przykład { $example }
table-shape-record = grupa wartości, na przykład { $example }
table-mistake-count = Oczekiwana liczba pozycji: od { $least } do { $most }; jest: { $found }.
table-mistake-length = Oczekiwana liczba pozycji: { $least }; jest: { $found }.
table-mistake-entry = Pozycja { $number }: { $mistake }
table-mistake-part = { $part }: { $mistake }
table-part-kind = Rodzaj
table-mistake-part-missing = Brakuje wartości { $part }; dodaj ją.
table-mistake-part-unknown = { $part } nic tu nie znaczy; oczekiwano tylko: { $known }.
table-mistake-from = Źródło: { $mistake }
table-mistake-table = To pudełko nie ma części { $found }; użyj jednej z: { $known }.
table-mistake-face = W tej części nie ma { $found }; użyj jednego z: { $known }.
table-mistake-key = Nie ma tu wartości { $found }; użyj jednej z: { $known }.
table-mistake-structure = Wartości tej części stoją pod wierszem { $example }, każda w osobnym wierszu.
table-mistake-id = Pierwszy wiersz tej części musi podawać jej identyfikator, na przykład id = "…"; użyj jednego z: { $known }, albo nowego.
table-mistake-own-id = Oczekiwany identyfikator: { $known }; jest: { $found }. Popraw go albo usuń wiersz.
table-mistake-unreadable-id = { $found } nie może być identyfikatorem; użyj najwyżej 40 małych liter, cyfr i łączników.
table-mistake-no-room = Nie ma { $found } ani miejsca na kolejne; użyj jednego z: { $known }.
table-mistake-face-twice = { $found } występuje dwa razy; zbierz wartości w jednej części.
table-mistake-incomplete = Nie ma { $found }, a nowemu brakuje jeszcze: { $keys }; w pudełku są: { $known }.
table-mistake-missing = Brakuje: { $keys }.
table-mistake-not-here = Nie ma tu wartości { $key }; usuń wiersz.
table-mistake-unusable = Wartości { $found } nie da się tu użyć.
table-mistake-no-content = Ta gra nie ma zawartości, którą mógłby zmienić plik.
table-mistake-twice = Ten wiersz powtarza nazwę, która stoi już wyżej ({ $found }); zostaw jedną z nich.
table-mistake-unclosed = Coś, co się tu zaczyna, nigdzie się nie kończy ({ $found }); poszukaj brakującego cudzysłowu lub nawiasu.
table-mistake-comma = Między dwiema pozycjami brakuje przecinka ({ $found }).
table-mistake-no-value = Ten wiersz nie podaje wartości ({ $found }); napisz nazwa = wartość.
table-mistake-quotes = Tekst stoi w prostym cudzysłowie, w jednym wierszu ({ $found }).
table-mistake-syntax = Tego wiersza nie da się odczytać ({ $found }); napisz nazwa = wartość: tekst w prostym cudzysłowie, listy w nawiasach kwadratowych, grupy w klamrowych.
table-hint-number = od { $least } do { $most }
table-hint-text = najwyżej { $most } znaków
table-hint-list = liczba pozycji: od { $least } do { $most }

## Czego dotyczy zagadka

table-theme-cards = Karty
table-theme-labor = Praca
table-theme-placement = Rozmieszczenie
table-theme-movement = Ruch
table-theme-conflict = Konflikt
table-theme-dice = Kości
table-theme-goods = Zasoby
table-theme-building = Budowa
table-theme-hunting = Łowy
table-theme-rites = Obrzędy
table-theme-timing = Właściwa chwila
