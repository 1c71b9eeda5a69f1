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
ochre-worker-begins = { $threads ->
    [one] Ten proces czeka na zadania w jednym wątku.
    [few] Ten proces czeka na zadania w { $threads } wątkach.
   *[many] Ten proces czeka na zadania w { $threads } wątkach.
}
ochre-worker-stop = Naciśnij Ctrl+C, żeby zatrzymać. Rozpoczęte zadania zostaną dokończone albo zwrócone.

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

## Balance

ochre-balance-specialists = Jeden bot { $level } z upodobaniem przeciw botom { $level } bez upodobań, liczba miejsc: { $seats }
ochre-balance-viable = może wygrać
ochre-balance-not-viable = nie wygrywa dość często
ochre-balance-seeds = Ziarno i liczba gier: { $seeds }
ochre-balance-sources = punkty według źródła: udział w punktach zwycięzców, udział we wszystkich punktach, średnia na miejsce
ochre-balance-sources-plot = Skąd biorą się punkty
ochre-balance-winners = zwycięzców
ochre-balance-all = wszystkich miejsc
ochre-balance-taken = brane, gdy dostępne
ochre-balance-portion = w swoim rodzaju
ochre-balance-each = na grę
ochre-balance-wins = wygrane biorących
ochre-balance-first = wygrane, gdy jako pierwsze
ochre-balance-by-seat = Wygrane według miejsca
ochre-balance-by-bot = Wygrane według bota
ochre-balance-maps = Mapy strategii
ochre-balance-maps-read = Każde koło to miejsca, które czerpały podobne części punktów z dwóch źródeł. Im większe, tym więcej miejsc; od szarości przez ochrę do czerwieni, tym więcej wygranych.

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
ochre-calibrate-fit = Strata logarytmiczna podanych szans: { $loss }. To, co znalazło przeszukiwanie, pasowałoby do tych gier najlepiej przy pewności { $confidence } i optymizmie { $optimism } ({ $fitted }).

## Puzzles

ochre-puzzles-found = Zagadki w pliku: { $count }, z kilkoma wyborami: { $lines }. Według tematów:
ochre-puzzles-searched = Obejrzane pozycje: { $positions }, rozegrane gry: { $games }. Zagadki: { $candidates }, zachowane: { $found }.

## Export and import

ochre-exported-secret = Gra nie jest skończona. Ten zapis zawiera jej ziarno i wszystkie rozdane karty: nie pokazuj go graczom.
ochre-imported = Gra { $game } (zdarzenia: { $events }) jest teraz stołem { $table }: otwórz /table/{ $table } na serwerze.
ochre-imported-open = Gra nie jest skończona. Gracze zajmują swoje miejsca ponownie na tej stronie.

## Backups

ochre-backed-up = Plik { $file } zawiera: stoły: { $tables }, zdarzenia: { $events }, osoby: { $people }. Są w nim ukryte karty i skróty haseł: przechowuj go tam, gdzie nikt inny go nie przeczyta.
ochre-restored = Baza danych zawiera teraz to, co plik { $file }: stoły: { $tables }, zdarzenia: { $events }, osoby: { $people }.

## Doctor

ochre-doctor-good = dobrze
ochre-doctor-warning = uwaga
ochre-doctor-error = błąd
ochre-doctor-failed = { $errors ->
    [one] znaleziono { $errors } błąd
    [few] znaleziono { $errors } błędy
   *[many] znaleziono { $errors } błędów
}; pod każdym napisano, co zrobić
ochre-doctor-no-database = Nie ma jeszcze bazy danych. Serwer tworzy ją przy starcie.
ochre-doctor-unreachable = Nie można odczytać bazy danych: { $error }
ochre-doctor-unreachable-advice = Sprawdź --data i --database, prawa do pliku oraz to, czy serwer bazy danych działa.
ochre-doctor-in-use = Serwer używa bazy danych.
ochre-doctor-free = Żaden serwer nie używa bazy danych.
ochre-doctor-intact = Baza danych jest nieuszkodzona.
ochre-doctor-damage = Baza danych jest uszkodzona: { $problem }
ochre-doctor-loose = Wiersze tabeli { $table } ({ $column }) wskazują na brakujące wiersze tabeli { $parent }; jest ich { $rows }.
ochre-doctor-broken-log = Dziennik stołu { $table } ma luki albo niewłaściwą długość.
ochre-doctor-restore-advice = Skopiuj pliki bazy w bezpieczne miejsce, zatrzymaj serwer i przywróć ostatnią kopię zapasową: ochre restore FILE --replace
ochre-doctor-schema = Schemat ma wersję { $found }, taką jak ten program.
ochre-doctor-schema-older = Schemat ma wersję { $found }; ten program używa wersji { $newest }. Stołów nie sprawdzono.
ochre-doctor-schema-older-advice = Zrób kopię zapasową i uruchom serwer, który zaktualizuje schemat. Potem uruchom ochre doctor ponownie.
ochre-doctor-schema-newer = Schemat ma wersję { $found }; ten program zna wersje do { $newest }.
ochre-doctor-schema-newer-advice = Uruchom nowszą wersję programu albo przywróć kopię zapasową sprzed aktualizacji.
ochre-doctor-records = Odtworzono i sprawdzono stoły: { $tables } (zdarzenia: { $events }).
ochre-doctor-record-broken = Nie można odtworzyć stołu { $table }: { $error }
ochre-doctor-record-broken-advice = Serwer nie otwiera tego stołu; wszystkie inne działają dalej. Jeśli jest ważny, przywróć kopię zapasową, w której jest cały.
ochre-doctor-record-outdated = Skończone gry rozegrane według innych zasad lub z inną zawartością: { $tables }. Ich strony nadal pokazują graczy, wynik i dziennik.
ochre-doctor-record-stuck = Gra przy stole { $table } nie jest skończona i nie może toczyć się dalej w tym programie: { $error }
ochre-doctor-record-stuck-advice = Aby ją kontynuować, wyeksportuj jej zapis i zaimportuj go we wcześniejszej wersji programu.
ochre-doctor-private = Tylko ty możesz czytać pliki bazy danych.
ochre-doctor-readable = Inni mogą czytać { $file } (prawa { $mode }), a są tam ukryte karty i skróty haseł.
ochre-doctor-folder = Inni mogą pisać w folderze { $file } (prawa { $mode }) i podmienić bazę danych.
ochre-doctor-readable-advice = Wykonaj: { $command }
ochre-doctor-space = Wolne miejsce na dysku: { $free } MB; baza danych ma { $size } MB.
ochre-doctor-space-low = Na dysku zostało tylko { $free } MB; baza danych ma { $size } MB.
ochre-doctor-space-advice = Zwolnij miejsce albo przenieś bazę na większy dysk za pomocą --data. Na pełnym dysku nikt nie może grać.
ochre-doctor-settings = Ustawienia są bezbłędne.
ochre-doctor-listen = Serwer nie może nasłuchiwać na { $address }: { $error }
ochre-doctor-listen-advice = Zatrzymaj program, który używa tego adresu, albo wybierz inny za pomocą --listen lub --metrics-listen.
ochre-doctor-metrics = Każdy, kto dociera do { $address }, może czytać metryki.
ochre-doctor-metrics-advice = Nasłuchuj na adresie lokalnym, na przykład --metrics-listen 127.0.0.1:4401.
ochre-doctor-plain = Adres publiczny nie jest szyfrowany: hasła i karty przechodzą przez sieć jawnie.
ochre-doctor-plain-advice = Uruchom serwer za serwerem proxy z TLS i podaj adres https w --public-url.
ochre-doctor-open = Inne komputery mogą dotrzeć do { $address }, a połączenia nie są szyfrowane. W zaufanej sieci to w porządku.
ochre-doctor-open-advice = W internecie nasłuchuj na 127.0.0.1 za serwerem proxy z TLS i ustaw --public-url oraz --trust-proxy.
ochre-doctor-untrusted = Adres publiczny ma https, ale żaden serwer proxy nie jest zaufany: wszyscy gracze dzielą jeden adres i jego limity.
ochre-doctor-untrusted-advice = Ustaw --trust-proxy na liczbę serwerów proxy przed serwerem, zwykle 1.
ochre-doctor-forged = Kto dociera do { $address } z pominięciem serwera proxy, może podać dowolny adres.
ochre-doctor-forged-advice = Nasłuchuj na 127.0.0.1 albo wpuszczaj tylko serwer proxy.
ochre-doctor-unlimited = Limity są wyłączone, a inne komputery mogą dotrzeć do serwera.
ochre-doctor-unlimited-advice = Usuń --rate-limits off, chyba że ufasz wszystkim w sieci.
ochre-doctor-seed = Wszystkie ziarna wynikają z --seed: kto zna liczbę, zna karty.
ochre-doctor-seed-advice = Usuń --seed, jeśli gry mają być uczciwe.
ochre-doctor-token = Token metryk jest krótki i można go odgadnąć.
ochre-doctor-token-advice = Wybierz losowy, mający co najmniej 16 znaków.
ochre-doctor-database = Połączenie z bazą danych przechodzi przez sieć bez szyfrowania.
ochre-doctor-database-advice = Dodaj parametr sslmode=require do adresu bazy danych.
ochre-doctor-content = Folder podany w --content zawiera błąd i serwer nie startuje: { $error }
ochre-doctor-content-advice = Popraw plik albo uruchom serwer bez --content.
ochre-doctor-mail = Z tymi ustawieniami poczty serwer nie wystartuje: { $error }
ochre-doctor-mail-advice = Popraw --smtp, --mail-from i --public-url albo uruchom bez --smtp.
ochre-doctor-mail-plain = Połączenie z serwerem poczty { $host } nie jest szyfrowane: inni mogą odczytać jego hasło i linki do nowych haseł.
ochre-doctor-mail-plain-advice = Użyj adresu z smtps:// albo dopisz do niego ?tls=required.
ochre-doctor-mail-unused = Podano nadawcę poczty, ale bez --smtp nic nie jest wysyłane.
ochre-doctor-mail-unused-advice = Ustaw --smtp albo usuń --mail-from.
ochre-doctor-private-calls = Każdy, kto tu gra, może kazać serwerowi łączyć się z adresami jego sieci prywatnej.
ochre-doctor-private-calls-advice = Usuń --notice-private on, chyba że ufasz wszystkim, którzy tu grają.

# Ratings.
ochre-ratings-rebuilt =
    { $results ->
        [one] 1 wynik
        [few] { $results } wyniki
       *[many] { $results } wyników
    }, w tym rankingowych: { $rated }.{ $unreadable ->
        [0] {""}
        [one] {" "}1 zakończonej partii nie da się odczytać; jej wynik pozostaje bez zmian.
        [few] {" "}{ $unreadable } zakończonych partii nie da się odczytać; ich wyniki pozostają bez zmian.
       *[many] {" "}{ $unreadable } zakończonych partii nie da się odczytać; ich wyniki pozostają bez zmian.
    }

## House
ochre-admin-done = Zrobione.
ochre-admin-nothing = Nie ma czegoś takiego albo już to zrobiono.
ochre-admin-none = Nie ma tu bazy danych Ochre. Sprawdź --data i --database.
ochre-admin-schema = Baza danych ma inną wersję niż ten program. Uruchom raz serwer tym programem.
ochre-admin-nobody = Nikt nie ma konta ani numeru { $person }.
ochre-admin-administrator = Administratora nie można zablokować. Najpierw odbierz prawa przez ochre admin revoke.
