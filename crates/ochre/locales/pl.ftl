### Messages of the command line, in Polish.

## A game

ochre-welcome = Nowa gra: { $game } ({ $seats }). Po każdej akcji jest zapisywana w pliku { $file }.
ochre-put-aside = Poprzednio zapisana gra jest zachowana w pliku { $file }.
ochre-resumed = Kontynuujesz zapisaną grę: { $game } ({ $seats }).
ochre-saved-differs = W pliku { $file } jest zapisana niedokończona gra: { $game } ({ $seats }), { $difference }.
ochre-other-seats = z innymi miejscami
ochre-other-seed = z innym ziarnem
ochre-other-options = z innymi opcjami
ochre-other-content = z inną zawartością
ochre-saved-question = Kontynuować zapisaną grę, zacząć nową czy zakończyć? Zapisana gra zostanie zachowana. ({ $answers })
ochre-saved-advice = Kontynuuj ją z --continue, zacznij nową grę z --new (zapisana gra zostanie zachowana) albo wybierz inny plik z --file.
ochre-commitment = Zobowiązanie rozdającego (SHA-256 ziarna): { $commitment }
ochre-help =
    Wpisz numer akcji lub jej notację albo jedno z tych słów:
      lista     pokaż wszystkie akcje        plansza   pokaż planszę
      cofnij    cofnij swoją ostatnią akcję  historia  pokaż przebieg gry
      dlaczego  wyjaśnij granicę cofania     punkty    pokaż punkty
      rada      zapytaj silnego bota         pomoc     pokaż ten tekst
      koniec    wyjdź; gra jest zapisana
ochre-prompt = { $seat }>
ochre-no-choice = Nie ma akcji { $number }; liczba akcji: { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = „{ $text }” to ani akcja, ani znane słowo. Wpisz pomoc, żeby zobaczyć listę.
ochre-undone = Cofnięto.
ochre-undo-left = { $count ->
    [0] Niczego nie można cofnąć. { $reason }
    [one] Można cofnąć 1 akcję. { $reason }
    [few] Można cofnąć { $count } akcje. { $reason }
   *[many] Można cofnąć { $count } akcji. { $reason }
}
ochre-hand-over = Teraz gra { $seat }: przekaż urządzenie i naciśnij Enter.
ochre-saved = Gra jest zapisana w pliku { $file }. Uruchom to samo polecenie, żeby ją kontynuować.
ochre-over = Gra jest skończona.
ochre-winner = { $seats } wygrywa.
ochre-shared = Wspólne zwycięstwo: { $seats }.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ochre-verify = Ziarno to { $seed }. Żeby sprawdzić rozdanie, uruchom: ochre verify { $file }
ochre-more = …i jeszcze { $count }. Wpisz lista, żeby zobaczyć wszystkie.
ochre-player = Gracz { $number }
# The person at the terminal, in the list of seats; sentences call them ochre-player.
ochre-you = ty

## Words typed at the prompt; the English ones work in every language

ochre-word-quit = koniec
ochre-word-list = lista
ochre-word-board = plansza
ochre-word-help = pomoc
ochre-word-log = historia
ochre-word-scores = punkty
ochre-word-undo = cofnij
ochre-word-why = dlaczego
ochre-word-hint = rada
ochre-word-continue = kontynuuj
ochre-word-new = nowa

## Lists and records

ochre-games = Gry:
ochre-games-options = „ochre games GRA” pokazuje opcje gry.
ochre-options = Opcje gry { $game }, ustawiane przez -o NAZWA=WARTOŚĆ:
ochre-option-number = od { $from } do { $to }
ochre-option-switch = true lub false
ochre-option-one = { $values }
ochre-option-any = dowolne z { $values }, oddzielone przecinkami
ochre-option-default = { $values } (domyślnie: { $default })
ochre-content-good = { $file }: bez błędów.
ochre-from-rulebook = instrukcja
ochre-from-source = źródło
ochre-from-inferred = wniosek
ochre-from-house = nasz projekt
ochre-from-overlay = plik zawartości
ochre-replay-choose = { $events ->
    [one] Po 1 zdarzeniu: wybiera miejsce { $number }.
   *[other] Po { $events } zdarzeniach: wybiera miejsce { $number }.
}
ochre-replay-chance = { $events ->
    [one] Po 1 zdarzeniu: czas na losowanie.
   *[other] Po { $events } zdarzeniach: czas na losowanie.
}
ochre-verified-seed = Ziarno zgadza się z zobowiązaniem { $commitment }.
ochre-verified-contributions = Dodane do ziarna przed rozdaniem:
ochre-verified-draws = Zdarzenia: { $events }; losowania: { $draws }. Wszystkie losowania wynikają z ziarna, a każdy wybór był dozwolony.
ochre-verified-unfinished = Gra jeszcze się nie skończyła.

## Simulations

ochre-sim-head = { $game }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, opcje { $options }
ochre-sim-seat = miejsce
ochre-sim-bot = bot
ochre-sim-wins = wygrane (przedział 95 %)
ochre-sim-score = średni wynik ± odch. std.
ochre-sim-share = { $share } %  ({ $low } do { $high })
ochre-sim-sources = punkty na miejsce według źródła
ochre-sim-scores = rozkład wyników
ochre-sim-length = długość gry { $mean } ± { $deviation } decyzji ({ $least } do { $most })
ochre-sim-speed = { $games } gier/s, { $decisions } mln decyzji/s na { $threads ->
    [one] 1 wątku
   *[other] { $threads } wątkach
}, { $seconds } s

## Server

ochre-serve-link = Ochre działa: otwórz { $link } w przeglądarce.
ochre-serve-file = Gry są zapisywane w pliku { $file }.
ochre-serve-stop = Naciśnij Ctrl+C, żeby zatrzymać. Żadna gra nie przepadnie.

## Bots

ochre-ratings = { $seat } ocenia swoje możliwości:
ochre-candidate = {"    "}{ $action } wygrywa w { $chance } % prób ({ $visits }): { $text }
ochre-advised = {"    "}{ $action } wygrywa w { $chance } %: { $text }

## Ladders and tuning

ochre-ladder-seats = miejsca
ochre-ladder-pairing = jeden : pozostali
ochre-ladder-games = gry
ochre-ladder-wins = wygrane (przedział 95 %)
ochre-ladder-fair = równy udział
ochre-ladder-score = średni wynik
ochre-ladder-time = mediana czasu decyzji
ochre-ladder-bot = bot
ochre-ladder-rating = ranking
ochre-tune-log-loss = Pozycje: { $positions }, gry: { $games }. Strata logarytmiczna na odłożonych grach: { $before } przed, { $after } po.
ochre-tune-wins = Nowe wagi wygrywają ze starymi { $share } % ({ $low } do { $high }) z { $games } gier.
ochre-written = Zapisano w pliku { $file }.

## Usage of actions

ochre-usage-head = Jak często każda akcja była dostępna i wybierana i jak często wygrywały miejsca, które ją wybrały.
ochre-usage-action = akcja
ochre-usage-offered = dostępna
ochre-usage-chosen = wybrana
ochre-usage-seats = miejsca
ochre-usage-wins = wygrane
ochre-usage-scores = Średnia liczba punktów: zwycięzcy { $winning }, wszystkie miejsca { $all }.
ochre-usage-sources = punkty zwycięzców i wszystkich miejsc, według źródła

## Reviews

ochre-review-head = { $game }: szanse każdego miejsca na wygraną w procentach oraz rundy
ochre-review-known = Ocena według tego, co każde miejsce mogło wiedzieć; ocenione pozycje na wybór: { $evaluations }.
ochre-review-all = Ocena według całej pozycji, z zakrytymi kartami; ocenione pozycje na wybór: { $evaluations }.
ochre-review-turning = Punkty zwrotne
ochre-review-marked = Błędy
ochre-review-none = Żaden wybór nie kosztował 2 punktów lub więcej.
ochre-review-given-away = Runda { $round }, zdarzenie { $event }: { $seat } traci { $points } pkt, z { $before } na { $after } % ({ $grade }).
ochre-review-lucky = Runda { $round }, zdarzenie { $event }: szczęście daje { $points } pkt ({ $seat }).
ochre-review-unlucky = Runda { $round }, zdarzenie { $event }: pech zabiera { $points } pkt ({ $seat }).
ochre-review-played = Zagrano: { $action }
ochre-review-better = Lepiej: { $action }
ochre-review-minor = Niedokładności niewymienione: { $count }; --seat wymienia te z jednego miejsca.
ochre-review-seat = miejsce
ochre-review-choices = wybory
ochre-review-lost = stracone
ochre-review-luck = szczęście
ochre-review-legend = Punkt to setna część szansy na wygraną. Niedokładność (?!), błąd (?), gruby błąd (??), ★ wygrana.

## Trials of reviews

ochre-trial-marks = Ocenione wybory: { $choices }. Oznaczenia na miejsce i grę: niedokładności { $inaccuracies }, błędy { $mistakes }, grube błędy { $blunders }.
ochre-trial-planted = Podłożone grube błędy od { $worth } pkt: { $blunders }. Oznaczone: { $marked }, czyli { $share } % ({ $low } do { $high }); jako błąd lub gruby błąd: { $mistakes }.
ochre-trial-stated = podana szansa
ochre-trial-choices = wybory
ochre-trial-mean = średnia
ochre-trial-won = wygrane (przedział 95 %)
ochre-trial-fit = Strata logarytmiczna: { $loss }. Szanse pasowałyby najlepiej przy pewności { $confidence } ({ $fitted }): powyżej 1 są zbyt ostrożne, poniżej zbyt śmiałe.

## Puzzles

ochre-puzzles-found = Zadania według tego, co daje najlepszy wybór: { $count }

## Export and import

ochre-exported-secret = Gra nie jest skończona. Ten zapis zawiera jej ziarno i wszystkie rozdane karty: nie pokazuj go graczom.
ochre-imported = Gra { $game } (zdarzenia: { $events }) jest teraz stołem { $table }: otwórz /table/{ $table } na serwerze.
ochre-imported-open = Gra nie jest skończona. Gracze zajmują swoje miejsca ponownie na tej stronie.
