### The pages in Polish.

pages-title = Ochre
pages-front-title = Ochre – gry planszowe z epoki lodu
pages-skip = Przejdź do treści
pages-menu = Menu
pages-menu-tables = Stoły
pages-menu-account = Imię i konto
pages-language = Język
pages-theme = Wygląd
pages-theme-device = Jak w urządzeniu
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-footer = Każda gra jest zapisywana, a każde losowanie można sprawdzić.
pages-licences = Licencje oprogramowania
pages-translations = Tłumaczenia
pages-translations-words = Ile tekstów z każdego folderu jest w każdym języku. Czego brakuje, pojawia się po angielsku.
pages-translations-folder = Folder
pages-translations-rules = Spis zasad, { $game }
pages-translations-there = przetłumaczony
pages-translations-in-english = po angielsku
pages-translations-complete = W żadnym języku niczego nie brakuje.
pages-translations-copy = Poniżej jest to, czego brakuje. Skopiuj wpis do pliku podanego nad nim i przetłumacz to, co stoi na prawo od znaku równości.
pages-translations-missing = { $count ->
    [one] Brakuje 1 tekstu.
   *[other] Brakuje { $count } tekstów.
}
pages-home = Przejdź na stronę główną
pages-close = Zamknij
pages-save = Zapisz
pages-contents = Spis treści
pages-board = Plansza

## Seats

pages-emblem-bear = niedźwiedź
pages-emblem-wolf = wilk
pages-emblem-eagle = orzeł
pages-emblem-stag = jeleń
pages-emblem-owl = sowa
pages-level-random = Bot: losowe ruchy
pages-level-greedy = Bot: zachłanny
pages-level-easy = Bot: łatwy
pages-level-medium = Bot: średni
pages-level-hard = Bot: trudny
pages-seat-open = wolne miejsce
pages-you = ty
pages-here = online
pages-away = poza stołem
pages-bot = bot
pages-stand-in = bot w zastępstwie
pages-points = pkt

## Front page

pages-hero = Siądźmy przy ogniu
pages-hero-words = Strategiczne gry planszowe z epoki lodu, z botami lub z przyjaciółmi. Bez zakładania konta: wybierz grę i graj.
pages-games = Gry
pages-quick = Zagraj z botami
pages-guided = Pokaż mi, jak grać
pages-new = Przygotuj stół
pages-rules = Zasady
pages-gallery = Karty i kafelki
pages-card-seats = { $fewest }–{ $most } graczy
pages-mine = Twoje stoły
pages-public = Publiczne stoły
pages-join-title = Dołącz do stołu
pages-join-words = Masz od kogoś link do stołu? Otwórz go albo wklej tutaj.
pages-join-link = Link do stołu
pages-join-go = Dołącz
pages-row-yours = Twoja tura
pages-row-waiting = { $open ->
    [one] 1 wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
pages-row-playing = Tura: { $name }
pages-row-over = Zwycięstwo: { $names }
pages-row-ended = Zamknięty
pages-ago-now = przed chwilą
pages-ago-minutes = { $count } min temu
pages-ago-hours = { $count } godz. temu
pages-ago-days = { $count ->
    [one] wczoraj
   *[other] { $count } dni temu
}

## A new table

pages-new-title = Nowy stół: { $game }
pages-new-people = Gracze
pages-new-seat = Miejsce { $number }
pages-new-seat-here = Na tym urządzeniu
pages-new-seat-open = Wolne: dla każdego, kto ma link
pages-new-seat-name = Imię gracza na miejscu { $number }, jeśli to nie ty
pages-new-seat-name-example = Imię, jeśli to nie ty
pages-new-seats-words = Na tym urządzeniu może grać kilka osób: podajecie je sobie między turami, a karty na ręce pozostają ukryte. Miejsca ponad liczbę graczy nie są używane.
pages-new-options = Opcje
pages-new-table = Stół
pages-new-name = Tytuł
pages-new-name-words = Widzą go wszyscy przy stole. Nie musisz go podawać.
pages-new-visibility = Kto może znaleźć ten stół?
pages-new-visibility-link = Każdy, kto ma link
pages-new-visibility-public = Wszyscy: stół widać na stronie głównej
pages-new-pace = Czas na turę
pages-new-pace-none = Bez limitu
pages-new-pace-minutes = Minuty
pages-new-pace-days = Dni
pages-new-pace-amount = Liczba minut lub dni
pages-new-pace-words = Gdy twój czas minie, gra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
pages-new-open = Otwórz stół
pages-new-others = Inne gry:
pages-name = Twoje imię

## Account

pages-account = Imię i konto
pages-account-words = Możesz grać bez konta. Z kontem zachowasz swoje miejsca na każdym urządzeniu.
pages-account-new = Załóż konto
pages-account-have = Masz już konto?
pages-account-login = Nazwa konta
pages-account-password = Hasło (co najmniej 8 znaków)
pages-account-create = Załóż konto
pages-account-sign-in = Zaloguj się
pages-account-sign-out = Wyloguj się
pages-account-signed-in = Zalogowane konto: { $login }.
pages-account-wrong = Błędna nazwa konta lub błędne hasło.
pages-account-taken = Ta nazwa konta lub podobnie wyglądająca jest już zajęta.
pages-account-short = Hasło jest za krótkie: użyj co najmniej 8 znaków.
pages-account-weak = To hasło zbyt łatwo odgadnąć: jest popularne, ma prosty wzór albo powstało z nazwy konta.
pages-account-no-name = Najpierw podaj imię.
pages-account-saved = Zapisano.
pages-account-change-password = Zmień hasło
pages-account-change-password-words = Nowe hasło wyloguje cię wszędzie indziej.
pages-account-current-password = Obecne hasło
pages-account-new-password = Nowe hasło (co najmniej 8 znaków)
pages-sessions = Gdzie działa twoje konto
pages-sessions-words = Przeglądarka jest wylogowywana po 90 dniach bez użycia, gość po roku. Token jest ważny rok.
pages-session-browser = { $number }. Przeglądarka
pages-session-program = { $number }. Token API
pages-session-current = ta sesja
pages-session-used = Ostatnie użycie: { $ago }.
pages-session-left = { $days ->
    [0] Kończy się dzisiaj.
    [one] Kończy się jutro.
   *[other] Kończy się za { $days } dni.
}
pages-session-end = Zakończ
pages-session-end-others = Zakończ inne
pages-account-programs = Token API
pages-account-programs-words = Mając token, program może grać na twoich miejscach. API jest opisane pod adresem /api/v1/openapi.json.
pages-account-token = Utwórz token
pages-account-token-once = Ten token pojawia się tylko raz. Zachowaj go w tajemnicy:
pages-name-shown = Imię widoczne dla innych graczy

## Waiting for players

pages-waiting-title = Czekamy na graczy
pages-waiting-words = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij ten link przyjaciołom: wystarczy, że podadzą imię.
pages-link = Link
pages-copy = Kopiuj
pages-copied = Skopiowano.
pages-sit = Dołącz
pages-stand-up = Zwolnij miejsce
pages-fill = Zacznij z botami
pages-fill-words = Nikt więcej nie dołącza? Na wolne miejsca:
pages-fill-later = { $minutes ->
    [one] Za minutę grę z botami będzie mógł zacząć każdy przy stole. Na razie może to zrobić tylko osoba, która go otworzyła.
    [few] Za { $minutes } minuty grę z botami będzie mógł zacząć każdy przy stole. Na razie może to zrobić tylko osoba, która go otworzyła.
   *[many] Za { $minutes } minut grę z botami będzie mógł zacząć każdy przy stole. Na razie może to zrobić tylko osoba, która go otworzyła.
}
pages-remove = Usuń
pages-seating-anyone-words = Wolne miejsce może zająć każdy, kto znajdzie ten stół.
pages-seating-close = Tylko z moim zaproszeniem
pages-seating-invited-words = Wolne miejsce mogą zająć tylko osoby, które mają twój link powyżej.
pages-seating-open = Wpuść każdego
pages-seating-closed = Wolne miejsca czekają na osoby zaproszone przez osobę, która otworzyła stół.
pages-end = Zamknij ten stół
pages-ended = Ten stół został zamknięty.
pages-pace-minutes = { $count ->
    [one] Minuta na turę.
    [few] { $count } minuty na turę.
   *[many] { $count } minut na turę.
}
pages-pace-days = { $count ->
    [one] Dzień na turę.
   *[other] { $count } dni na turę.
}

## Playing

pages-your-turn = Twoja tura
pages-turn-yours = Twoja tura. { $question }
pages-turn-theirs = Tura: { $name }. „{ $question }”
pages-turn-bot = { $name } myśli: „{ $question }”
pages-turn-chance = Trwa losowanie.
pages-clock-title = Czas, który został na tę turę
pages-clock-seconds = { $count } s
pages-clock-minutes = { $count } min
pages-clock-hours = { $count } godz.
pages-clock-days = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
pages-own-board = Twoja plansza
pages-hand = Twoja ręka
pages-choices = Twoje możliwości
pages-narrowed = Widać tylko możliwości dla wybranych miejsc.
pages-show-all = Pokaż wszystkie
pages-watching = Oglądasz grę, więc widzisz tylko to, co jawne.
pages-undo = Cofnij
pages-restart = Od nowa
pages-undo-left = { $steps ->
    [0] Niczego nie możesz cofnąć. { $why }
    [one] Możesz cofnąć 1 decyzję. { $why }
    [few] Możesz cofnąć { $steps } decyzje. { $why }
   *[many] Możesz cofnąć { $steps } decyzji. { $why }
}
pages-advice = Rada
pages-hint = Rada
pages-hint-bot = Najlepsze wybory i twoja szansa na wygraną:
pages-hint-chance = { $percent }%
pages-guide-step = Pierwsza gra, krok { $step } z { $of }
pages-guide-skip = Pomiń przewodnik
pages-seats = Gracze
pages-estimate = Między { $least } a { $most }, sądząc po tym, co widzisz
pages-log = Opowieść
pages-log-empty = Nic się jeszcze nie wydarzyło.
pages-chat = Czat
pages-chat-empty = Nie ma jeszcze wiadomości.
pages-chat-say = Napisz wiadomość
pages-chat-send = Wyślij
pages-about = Stół
pages-own-seats = Twoje miejsca:
pages-leave = Opuść grę
pages-resign = Poddaj się
pages-leave-words = Jeśli opuścisz grę lub się poddasz, twoje miejsce przejmie bot, żeby inni mogli dokończyć. Możesz wrócić w każdej chwili.
pages-away-words = Na twoim miejscu gra bot.
pages-return = Wróć na swoje miejsce
pages-commitment = Zobowiązanie (SHA-256 ziarna)
pages-commitment-words = Każde losowanie przy tym stole wynika z jednej tajnej liczby: ziarna. To jest jej odcisk. Po grze ziarno zostanie ujawnione i można sprawdzić każde losowanie.
pages-lost = Połączenie utracone. Łączę ponownie…
pages-back = Połączono ponownie.
pages-failed = Twoje żądanie nie dotarło do serwera. Spróbuj ponownie.
pages-rule = Zasada

## Confirmation

pages-sure = Na pewno?
pages-sure-yes = Potwierdź
pages-sure-no = Wróć

## Keyboard

pages-keys = Skróty klawiszowe
pages-key-help = Pokaż tę listę
pages-key-number = Wybierz akcję o tym numerze
pages-key-list = Poruszaj się po liście akcji
pages-key-board = Poruszaj się między miejscami na planszy
pages-key-to-board = Przejdź do planszy
pages-key-to-choices = Przejdź do listy akcji
pages-key-escape = Zamknij menu, panel lub powiększenie; odznacz wybór
pages-key-again = Zrób to samo jeszcze raz
pages-key-undo = Cofnij
pages-key-restart = Zacznij turę od nowa
pages-key-log = Pokaż całą opowieść
pages-key-chat = Otwórz czat
pages-key-say = Odczytaj, czyja jest tura
pages-key-face = Odczytaj następną kartę lub kafelek (z Shift: poprzednią)
pages-key-rule = Otwórz to, do czego prowadzi dymek
pages-tip-primer = We wprowadzeniu
pages-key-numbers = Pokaż lub ukryj numery miejsc

## Passing the device

pages-hand-over-title = Teraz gra { $name } – przekaż urządzenie
pages-hand-over-words = Na tym ekranie nie ma nic tajnego. Pozostałe osoby prosimy, by nie patrzyły.
pages-hand-over-go = To ja, { $name }

## After the game

pages-over = Gra jest skończona
pages-winners = { $count ->
    [one] { $names } wygrywa!
   *[other] Wspólne zwycięstwo: { $names }!
}
pages-result = Wynik
pages-points-source = Punkty za
pages-points-place = Miejsce
pages-points-total = Razem
pages-points-tie = Rozstrzygnięcie remisu: { $what }
pages-chart-source = Punkty według źródła
pages-chart-source-words = Wykres słupkowy punktów każdego gracza według źródła. Te same liczby są w tabeli wyników.
pages-chart-round = Punkty według rund
pages-chart-round-words = Wykres liniowy punktów każdego gracza w kolejnych rundach. Te same liczby są w tabeli poniżej.
pages-chart-numbers = Pokaż liczby
pages-round = Runda
pages-next = Co dalej?
pages-rematch = Zagraj znów
pages-record = Pobierz zapis gry
pages-to-table = Przejdź do stołu
pages-replay = Powtórka
pages-replay-start = Powtórka od początku
pages-replay-end = Powtórka od końca
pages-replay-first = Przejdź na początek
pages-replay-previous = Krok wstecz
pages-replay-next = Krok naprzód
pages-replay-last = Przejdź na koniec
pages-replay-viewpoint = Widok
pages-replay-public = Widz
pages-replay-step =
    { $round ->
        [0] Krok { $step } z { $last }
       *[other] Runda { $round }, krok { $step } z { $last }
    }
pages-replay-turn-back = Tura wstecz
pages-replay-turn-on = Tura naprzód
pages-replay-play = Odtwórz
pages-replay-pause = Pauza
pages-replay-slider = Krok
pages-replay-go = Przejdź
pages-replay-speed = Tempo
pages-replay-slow = Wolno
pages-replay-normal = Normalnie
pages-replay-fast = Szybko
pages-replay-elsewhere = Inne miejsca, rundy i tury
pages-replay-rounds = Rundy
pages-replay-round = Runda { $round }
pages-replay-turns = Tury tej rundy
pages-replay-turn = Tura: { $name }, krok { $step }
pages-fork = Spróbuj od tego miejsca
pages-fork-all = Graj za wszystkich
pages-fork-words = Otwiera nowy stół w tej pozycji. Zajmujesz miejsce gracza ({ $name }), a boty resztę; ta gra pozostaje bez zmian.

## Tables without their rules

pages-archive-no-game = Ten serwer nie ma już gry „{ $game }”, więc nie może pokazać stołu ani kontynuować rozgrywki.
pages-archive-rules = Ta gra toczyła się według zasad w wersji { $played }. Ten serwer ma wersję { $ours }, więc nie może pokazać planszy ani kontynuować gry.
pages-archive-content = Karty lub kafelki tej gry zmieniły się od czasu rozgrywki, więc ten serwer nie może pokazać planszy ani kontynuować gry.
pages-archive-damaged = Zapisane dane tego stołu są niespójne, więc ten serwer nie może pokazać planszy ani kontynuować gry. Administrator serwera znajdzie przyczynę w jego dzienniku.
pages-archive-over = Gra jest skończona. Jej wynik, opowieść i zapis są zachowane.
pages-archive-running = Gra nie jest skończona. Jest zapisana bez zmian: administrator serwera może ją kontynuować w tej wersji programu, w której się toczyła.
pages-archive-players = Gracze
pages-archive-no-standings = Wersja programu, w której toczyła się gra, nie zapisała punktów.
pages-archive-no-log = Nie zapisano opowieści.

## Fair dealing

pages-verify = Uczciwe rozdanie
pages-verify-go = Sprawdź rozdanie
pages-verify-words = Odcisk był widoczny, zanim rozdano pierwszą kartę. Tylko to ziarno ma taki odcisk i to ono wyznacza każde losowanie w grze.
pages-verify-fair = Rozdanie było uczciwe. Odtworzone zdarzenia: { $events }; losowania, które wynikają z ziarna: { $draws }, czyli wszystkie.
pages-verify-not-yet = Gra nie jest skończona. Do tego czasu ziarno pozostaje tajne.
pages-verify-broken = Rozdanie nie zgadza się z zobowiązaniem.
pages-verify-yourself = Nie musisz ufać tej stronie. Pobierz zapis gry i sprawdź go na własną rękę:
pages-seed = Ziarno
pages-contributions-words = Losowania wynikają z ziarna oraz z tych losowych wartości, które przeglądarki graczy dodały po pokazaniu odcisku. Dzięki temu ani gracze, ani operator serwera nie mogli wybrać kart.
pages-contributions-none = Nikt nie dodał do ziarna losowej wartości.
pages-contribution-own = z tej przeglądarki
pages-contribution-missing = Losowa wartość dodana przez tę przeglądarkę albo odcisk, który ona widziała, nie należą do tej gry. Nie polegaj na tym rozdaniu.
pages-start = Rozdaj karty
pages-start-words = Karty zostaną rozdane, gdy przeglądarka każdego gracza doda losową wartość. Możesz też rozdać je bez czekania.

## Rules and gallery

pages-rules-title = Zasady: { $game }
pages-rules-words = Każda zasada ma swój identyfikator, a komunikaty i dymki do niej prowadzą. Słów szukaj wyszukiwarką przeglądarki (Ctrl+F lub ⌘F).
pages-rules-untranslated = Zasady z tego pudełka nie są jeszcze przetłumaczone; to jest angielski spis.
pages-rules-primer = To pudełko jest dla ciebie nowe? Zacznij od wprowadzenia.
pages-rules-explained = wprowadzenie
pages-rules-explained-words = Objaśnione we wprowadzeniu
pages-primer-title = Jak grać: { $game }
pages-primer-time = Pięć minut czytania.
pages-primer-index = Wszystkie zasady po kolei
pages-primer-guided = Zagraj rundę z przewodnikiem
pages-primer-instead = Zamiast tego:
pages-primer-player = { $number ->
    [1] Ty
    [2] Mara
    [3] Jonas
    [4] Iris
   *[other] Noor
}
pages-gallery-title = Karty i kafelki: { $game }
pages-gallery-words = Karty, kafelki i plansze, którymi gra Ochre, narysowane naszymi ikonami i objaśnione. Każda wartość podaje źródło: wiele z nich instrukcje pokazują tylko na obrazkach, a te oznaczone jako nasz projekt nie są tym, co wydrukowano.
pages-gallery-copies = { $copies ->
    [one] 1 egzemplarz.
    [few] { $copies } egzemplarze.
   *[many] { $copies } egzemplarzy.
}
pages-from-rulebook = instrukcja
pages-from-source = publiczne źródło
pages-from-inferred = wniosek
pages-from-house = nasz projekt
pages-from-overlay = własne
pages-from-rulebook-words = podane w instrukcji
pages-from-source-words = widziane w publicznym źródle
pages-from-inferred-words = wynika z instrukcji lub źródła
pages-from-house-words = instrukcja pokazuje tylko rysunek, więc wartość jest naszego pomysłu
pages-from-overlay-words = wpisane przez właściciela pudełka

## Errors

pages-problem-no-page = Nie ma takiej strony
pages-problem-no-page-words = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
pages-problem-no-table = Nie ma takiego stołu
pages-problem-no-table-words = Sprawdź link: może brakować jego części.
pages-problem-no-game = Nie ma takiej gry
pages-problem-no-game-words = Wszystkie gry są na stronie głównej.
pages-problem-not-yours = To nie twoje miejsce
pages-problem-not-yours-words = Może to zrobić tylko gracz z tego miejsca. Jeśli to ty, użyj przeglądarki, w której zaczęła się twoja gra, albo się zaloguj.
pages-problem-cross-origin = To żądanie przyszło z innej strony
pages-problem-cross-origin-words = Nie wysłała go strona tego serwera, więc nic się nie zmieniło. Wróć i spróbuj ponownie.
pages-problem-unreadable = Nieprawidłowe żądanie
pages-problem-unreadable-words = Coś w formularzu lub adresie jest nieprawidłowe. Nic się nie zmieniło.
pages-problem-not-now = Teraz to niemożliwe
pages-problem-not-now-words = Przy tym stole nie można teraz tego zrobić. Nic się nie zmieniło.
pages-problem-too-large = Za dużo danych
pages-problem-too-large-words = To więcej danych, niż przyjmuje serwer. Nic się nie zmieniło.
pages-problem-too-many = Za dużo żądań
pages-problem-too-many-words = W krótkim czasie przyszło od ciebie za dużo żądań. Odczekaj chwilę i spróbuj ponownie.
pages-problem-busy = Serwer jest zajęty
pages-problem-busy-words = Właśnie się wyłącza albo jest przeciążony. Twoje gry są bezpieczne. Spróbuj ponownie za chwilę.
pages-problem-broken = Coś poszło nie tak
pages-problem-broken-words = To nasza wina. Każda potwierdzona akcja jest zapisana. Spróbuj ponownie.

pages-zoom = Powiększenie
pages-zoom-in = Powiększ
pages-zoom-out = Pomniejsz
pages-zoom-fit = Dopasuj stół do okna
pages-views = Widoki
pages-view-own = Twoje
pages-view-talk = Opowieść
pages-sheet = Wysokość panelu z twoimi akcjami
pages-sheet-peek = Niski: pytanie
pages-sheet-half = Połowa: ręka i możliwości
pages-sheet-full = Pełny: wszystkie możliwości
pages-plan = Twoja tura
pages-all-choices = Lista ({ $count })
pages-key-all = Pokaż lub ukryj wszystkie możliwości
pages-key-zoom = Powiększ, pomniejsz, dopasuj

## Settings
pages-settings = Ustawienia
pages-settings-words = Jak stoły działają u ciebie. Te ustawienia są przechowywane w tej przeglądarce.
pages-settings-back = Wróć
pages-setting-obvious = Oczywiste decyzje
pages-setting-obvious-words = Jeśli jest tylko jedna sensowna odpowiedź, zostanie udzielona za ciebie. Możesz ją zmienić lub cofnąć.
pages-setting-confirm = Potwierdzanie rezygnacji
pages-setting-confirm-words = Pytaj przed akcją, która z czegoś rezygnuje, nawet jeśli można ją cofnąć. To, czego nie można cofnąć, zawsze wymaga potwierdzenia.
pages-setting-bots = Tempo botów
pages-setting-bots-words = Jak długo boty czekają przed ruchem, żeby dało się za nimi nadążyć.
pages-setting-motion = Ruch
pages-setting-motion-words = Czy elementy się przesuwają, czy po prostu zmieniają miejsce.
pages-setting-zoom = Wielkość stołu
pages-setting-zoom-words = Jak stół wygląda po otwarciu.
pages-setting-numbers = Numery miejsc
pages-setting-numbers-words = Zawsze pokazuj numery regionów i pól. Pokazuje je też klawisz N.
pages-setting-value-on = Wł.
pages-setting-value-off = Wył.
pages-setting-value-instant = Natychmiast
pages-setting-value-fast = Szybko
pages-setting-value-normal = Normalnie
pages-setting-value-slow = Wolno
pages-setting-value-device = Jak w urządzeniu
pages-setting-value-reduced = Mniej ruchu
pages-setting-value-full = Pełny ruch
pages-setting-value-fit = Cały stół
pages-setting-value-last = Jak ostatnio

pages-blocked = Teraz to niemożliwe
pages-again = Znowu
pages-taken = Zrobione za ciebie:
pages-instead = Zmień
pages-take-back = Cofnij to

# The told story: recap, scenes, what is played.
pages-recap = Od twojej tury
pages-recap-all = Ostatnie tury
pages-recap-empty = Od tego czasu nic się nie wydarzyło.
pages-recap-times = ({ $times }×)
pages-scene = Scena
pages-scene-none = Tu opowiadane są wielkie chwile gry.
pages-scene-watch = Obejrzyj
pages-film = Co się dzieje
pages-film-back = Krok wstecz
pages-film-pause = Wstrzymaj lub wznów
pages-film-on = Krok naprzód
pages-film-skip = Pomiń
pages-film-key = Spacja
pages-key-film = Pomiń to, co jest pokazywane
pages-key-sound = Włącz lub wyłącz dźwięk
pages-setting-sound = Dźwięk
pages-setting-sound-words = Stuk kamienia, gdy ktoś stawia element, bęben na początku twojej tury, tyknięcie przy czacie. Klawisz M wycisza. Cisza trwa, dopóki nie dotkniesz strony, oraz wtedy, gdy urządzenie prosi o mniej ruchu.
pages-sound = Włącz lub wyłącz dźwięk
pages-sound-on = Dźwięk jest włączony.
pages-sound-off = Dźwięk jest wyłączony.

## People at the table
pages-clock-hurry = Twój czas się kończy.
pages-resign-words = Twoje miejsce do końca gry zajmie bot, a wszyscy się o tym dowiedzą.
pages-resign-sure = Tak, poddaję się
pages-hand-over-last = Ostatnia tura: { $name }
pages-spectators =
    { $named ->
        [0] { $others ->
            [one] Ogląda 1 osoba
            [few] Oglądają { $others } osoby
           *[many] Ogląda { $others } osób
        }
       *[other] { $others ->
            [0] Widzowie: { $names }
           *[other] Widzowie: { $names } i jeszcze { $others }
        }
    }
pages-rematch-offer = { $name } chce zagrać jeszcze raz.
pages-rematch-agreed = zgoda
pages-rematch-missing = bez odpowiedzi
pages-rematch-accept = Przyjmij rewanż
pages-rematch-now = Zacznij teraz, z botami za innych
pages-rematch-go = Przejdź do nowej gry

## My box
pages-boxes = Moje pudełka
pages-boxes-words = Wpisz raz to, co jest wydrukowane na kartach i kafelkach twojego pudełka, i graj tym wszędzie. Tam, gdzie instrukcje pokazują tylko obrazki, Ochre gra własnymi wartościami, dopóki nie wpiszesz swoich.
pages-boxes-none = Nie masz jeszcze pudełka tej gry.
pages-boxes-friends = Pudełka znajomych
pages-boxes-household = Pudełka tego domu
pages-box-entered = wpisane { $entered } z { $faces }
pages-box-problems =
    { $count ->
        [one] Plik zawiera błąd. Nic nie zapisano.
        [few] Plik zawiera { $count } błędy. Nic nie zapisano.
       *[other] Plik zawiera { $count } błędów. Nic nie zapisano.
    }
pages-box-missing = niewpisane
pages-box-done = wpisane
pages-box-yours = twoje
pages-box-same = zgodne z drukiem
pages-box-draft = szkic
pages-box-drafts =
    { $count ->
        [one] 1 szkic
        [few] { $count } szkice
       *[other] { $count } szkiców
    }
pages-box-open = Wpisz karty
pages-box-play = Zagraj nim
pages-box-export = Eksportuj
pages-box-more = Udostępnij, wersje, więcej
pages-box-name = Nazwa
pages-box-name-example = Nasze pudełko
pages-box-rename = Zmień nazwę
pages-box-copy = Kopiuj
pages-box-copy-mine = Skopiuj do moich pudełek
pages-box-delete = Usuń…
pages-box-delete-words = Pudełko, jego wersje i szkice zostaną usunięte. Rozpoczęte z nim gry zachowają swoje karty.
pages-box-delete-sure = Tak, usuń
pages-box-shared = udostępnione przez link
pages-box-private = prywatne
pages-box-shared-words = Kto ma link, może je zobaczyć, skopiować i użyć.
pages-box-private-words = Tylko ty je widzisz; możesz go używać przy swoich stołach.
pages-box-share = Udostępnij przez link
pages-box-unshare = Przestań udostępniać
pages-box-link = Link do pudełka
pages-box-new = Nowe pudełko
pages-box-create = Utwórz pudełko
pages-box-text = Plik wartości (TOML)
pages-box-text-words = Opcjonalnie: wklej plik wyeksportowany tutaj lub na innym serwerze.
pages-box-file = Wybierz plik
pages-box-import = Importuj do tego pudełka
pages-box-import-words = Import zastępuje wszystkie wpisane wartości. Wcześniejsze wersje pozostają poniżej.
pages-box-versions = Wersje
pages-box-version = Wersja { $number }, { $time }
pages-box-restore = Przywróć
pages-box-of = Pudełko: { $owner }.
pages-box-of-household = Pudełko tego domu: każdy może je zobaczyć, skopiować i użyć.
pages-box-next-missing = Wpisz następną kartę
pages-box-nothing = Żadna karta nie spełnia filtra.
pages-box-all = wszystkie
pages-box-filter = Filtruj
pages-box-filter-kind = Rodzaj
pages-box-filter-from = Źródło wartości
pages-box-filter-entered = Wpisane
pages-edit-faces = Karty i kafelki
pages-edit-look = Obejrzyj
pages-edit-place = { $kind }, { $place } z { $count }
pages-edit-rules = Jak grać
pages-edit-shown = Przy stole
pages-edit-live = zmienia się podczas pisania
pages-edit-words = Słowami
pages-edit-problems =
    { $count ->
        [one] 1 problem
        [few] { $count } problemy
       *[other] { $count } problemów
    }
pages-edit-wrong = Pokazane bez tego, co błędne.
pages-edit-standard = Wersja Ochre
pages-edit-begun = Rozpoczęte gry zachowują karty, z którymi się zaczęły.
pages-edit-save = Zapisz
pages-edit-save-next = Zapisz, dalej: { $name }
pages-edit-skip = Pomiń
pages-edit-kept = Szkic zachowany. Można go zapisać po rozwiązaniu problemu.
pages-edit-ready = Zgodne z drukiem? Zapisz.
pages-edit-reset = Weź wersję Ochre
pages-edit-undo = Cofnij
pages-edit-key = Ctrl ↵
pages-edit-change = Zmień
pages-edit-less = o jeden mniej
pages-edit-more = o jeden więcej
pages-edit-remove = usuń
pages-edit-remove-word = Usuń: { $word }
pages-edit-add = Dodaj
pages-edit-type = lub wpisz
pages-edit-line = instrukcja
pages-edit-pick = Wybierz
pages-new-content = Karty i kafelki
pages-new-content-which = Graj z użyciem
pages-new-content-standard = wartości Ochre
pages-new-content-link = pudełka z linku
pages-new-content-words = Stół zachowuje wersję, z którą zaczyna.
pages-table-box = Gra z pudełkiem { $name }.
pages-table-box-faces = Zobacz jego karty i kafelki
pages-gallery-of = Karty i kafelki pudełka { $name }, narysowane naszymi ikonami. Własne wartości wpisał jego właściciel.
pages-gallery-boxes = Masz pudełko? Wpisz to, co wydrukowano.

## Review
pages-review = Analiza
pages-review-title = Analiza: { $game }
pages-review-go = Przeanalizuj grę
pages-review-share = Udostępnij
pages-review-scores = Wynik
pages-review-known = Ocena według
pages-review-known-seat = Co każdy wiedział
pages-review-known-all = Wszystko znane
pages-review-begin-title = Gdzie rozstrzygnęła się ta gra?
pages-review-begin-seat = Silny bot ogląda każdy wybór w grze według tego, co gracz mógł wtedy wiedzieć. Znajduje punkty zwrotne, wybory, które coś oddały, i to, co byłoby lepsze, a szczęście mierzy osobno.
pages-review-begin-all = Silny bot ogląda każdy wybór w grze jeszcze raz, tym razem ze wszystkimi zakrytymi kartami. To, co wtedy było słuszne, może okazać się błędem.
pages-review-begin = Przeanalizuj grę
pages-review-begin-words = To trwa minutę lub dwie, a dłużej, gdy toczy się wiele gier. Analiza zostaje zachowana dla wszystkich, którzy grali.
pages-review-being-made = Analiza powstaje
pages-review-waiting = { $ahead ->
        [0] Zaraz się zacznie.
        [one] Przed nią jest 1 inna analiza.
        [few] Przed nią są { $ahead } inne analizy.
       *[other] Przed nią jest { $ahead } innych analiz.
    }
pages-review-making = Obejrzane wybory i losowania: { $done } z { $total }
pages-review-leave = Możesz opuścić tę stronę. Analiza trwa dalej i czeka tu na ciebie.
pages-review-look-again = Sprawdź ponownie
pages-review-curve = Szansa na wygraną
pages-review-curve-words = W procentach, tak jak widzi ją silny bot z każdego miejsca. Dotknij znaku, aby tam przejść.
pages-review-curve-label = Szansa każdego gracza na wygraną w trakcie gry, z odnośnikami do oznaczonych wyborów i rund. Wartości są w tabeli poniżej.
pages-review-mark = { $name }, { $grade }: { $action }. Szansa na wygraną z { $before } na { $after } procent.
pages-review-dealt = Los, { $name } { $points } pkt. { $story }
pages-review-values = Krzywa w liczbach
pages-review-when = Początek
pages-review-end = Koniec gry
pages-review-turning = Punkty zwrotne
pages-review-turning-words = Co zmieniło najwięcej: wybory i szczęście.
pages-review-lucky = Szczęście
pages-review-unlucky = Pech
pages-review-opening = Rozdanie na początku gry.
pages-review-points = Punkty
pages-review-more = Więcej o tym wyborze
pages-review-marked = Pouczające wybory
pages-review-filter = Wybory gracza
pages-review-all = Wszystkie
pages-review-none = Żaden wybór nie kosztował 2 punktów lub więcej.
pages-review-rest =
    { $count ->
        [one] Jeszcze jeden wybór, który kosztował mniej
        [few] Jeszcze { $count } wybory, które kosztowały mniej
       *[many] Jeszcze { $count } wyborów, które kosztowały mniej
    }
pages-review-round = runda { $round }
pages-review-better = Lepiej
pages-review-played = Zagrano
pages-review-both = Oba
pages-review-drawn = Rysowane na planszy
pages-review-came = Co z tego wynikło
pages-review-came-next = W następnej turze gracza { $name } szansa wynosiła { $chance }%.
pages-review-came-end = Na koniec: { $name }, miejsce { $place }, punkty: { $points }.
pages-review-chances = { $before } → { $after }%
pages-review-percent = { $chance }%
pages-review-finding = { $name }: { $grade }
pages-review-fine = { $name }: { $grade }. Szansa na wygraną: { $chance }%.
pages-review-no-verdict = W tym kroku nie było z czego wybierać.
pages-review-rated = Najbardziej obiecujące wybory
pages-review-see-as = Zobacz tak, jak widział to gracz { $name }
pages-review-previous = Poprzedni oznaczony wybór
pages-review-next = Następny oznaczony wybór
pages-review-sums = Wybory i szczęście
pages-review-sums-words = W punktach: setnych częściach szansy na wygraną.
pages-review-player = Gracz
pages-review-choices = Wybory
pages-review-inaccuracies = Niedokładności
pages-review-mistakes = Błędy
pages-review-blunders = Grube błędy
pages-review-lost = Oddane
pages-review-luck = Szczęście
pages-review-won = wygrana
pages-review-sentence = { $marks ->
        [0] { $name }: wybory: { $choices }, żaden nie jest pouczający.
       *[other] { $name }: wybory: { $choices }, w tym pouczające: { $marks }. Oddane punkty: { $lost }.
    }
pages-review-depth = Dla każdego wyboru oceniono { $evaluations } pozycji i drugie tyle, aby porównać go z najlepszym. Punkt to setna część szansy na wygraną.

## Profile, rankingi i statystyki.

pages-profile-contents = Na tej stronie
pages-profile-mine = Moje partie
pages-profile-of = Partie gracza { $name }
pages-profile-empty = Nie ma jeszcze zakończonych partii. Pojawią się tu, gdy partia się skończy.
pages-profile-guest = Tylko ty widzisz tę stronę. Z kontem możesz ją udostępnić.
pages-profile-private = Tylko ty widzisz tę stronę.
pages-profile-public = Każdy może zobaczyć tę stronę:
pages-profile-make-public = Udostępnij
pages-profile-make-private = Ukryj
pages-profile-streak-won =
    { $count ->
        [one] Ostatnia partia wygrana.
        [few] Ostatnie { $count } partie wygrane z rzędu.
       *[many] Ostatnie { $count } partii wygranych z rzędu.
    }
pages-profile-streak-lost =
    { $count ->
        [one] Ostatnia partia bez wygranej.
        [few] Od { $count } partii bez wygranej.
       *[many] Od { $count } partii bez wygranej.
    }
pages-profile-played = Partie
pages-profile-won = Wygrane
pages-profile-rated = Partie rankingowe
pages-profile-average = Średni wynik
pages-profile-best = Najlepszy wynik
pages-profile-lead = Największa przewaga
pages-profile-longest = Wygrane z rzędu
pages-profile-by-seats = Gracze
pages-profile-seats =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
pages-profile-curve = Ranking po każdej partii z jego niepewnością
pages-profile-scores = Ostatnie wyniki na tle średniej
pages-profile-paths = Skąd pochodzą punkty
pages-profile-own = Ten gracz
pages-profile-others = Wszyscy
pages-profile-game-number = Partia
pages-rating = Ranking
pages-rating-uncertainty = Niepewność
pages-rated = Ta partia liczyła się do rankingu.
pages-unrated-content = Poza rankingiem: grano wartościami z czyjegoś własnego pudełka.
pages-unrated-guided = Poza rankingiem: to była pierwsza partia z przewodnikiem.
pages-unrated-copy = Poza rankingiem: partia zaczęła się w środku innej.
pages-unrated-bots = Poza rankingiem: grały tylko boty.
pages-unrated-hot-seat = Poza rankingiem: jedna osoba grała na kilku miejscach.
pages-unrated-practice = Poza rankingiem: gra samemu z botami liczy się tylko przy stole publicznym.
pages-unrated-guests = Poza rankingiem: przy stole, który nie jest publiczny, liczą się tylko gry między osobami z kontem.
pages-history = Rozegrane partie
pages-history-found =
    { $count ->
        [0] Nie ma takiej partii
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    }
pages-history-game = Gra
pages-history-outcome = Wynik
pages-history-won = Wygrana
pages-history-lost = Bez wygranej
pages-history-against = Przeciw
pages-history-against-people = ludziom
pages-history-against-bots = tylko botom
pages-history-all = wszystkie
pages-history-show = Pokaż
pages-history-place = Miejsce { $place } z { $seats }
pages-history-left = partia opuszczona
pages-history-with = z: { $names }
pages-history-hidden = przy stole prywatnym
pages-history-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pages-history-newer = Nowsze
pages-history-older = Starsze
pages-history-page = Strona { $page } z { $pages }
pages-leaders = Tabela najlepszych
pages-leaders-title = Tabela najlepszych: { $game }
pages-leaders-words = Osoby, które udostępniają swoje partie i mają co najmniej { $least } rankingowych. Kolejność według rankingu pomniejszonego o podwójną niepewność: tyle jest wart niemal na pewno.
pages-leaders-empty = Nikogo tu jeszcze nie ma.
pages-leaders-you = Twój ranking to { $rating } po { $games ->
        [one] 1 partii rankingowej
        [few] { $games } partiach rankingowych
       *[many] { $games } partiach rankingowych
    }. Znajdziesz się tu, gdy zagrasz dość partii i je udostępnisz.
pages-leaders-sure = Co najmniej
pages-leaders-plot = Rankingi z niepewnością: ludzie jako koła, boty jako kwadraty
pages-leaders-bots = Boty
pages-leaders-bots-words = Boty mają stały ranking. Nowy gracz zaczyna w połowie drogi między najsłabszym a najsilniejszym botem, a już jedna partia z botami pokazuje z grubsza, gdzie jest jego miejsce.
pages-statistics = Statystyki
pages-statistics-title = Statystyki: { $game }
pages-statistics-words = Z zakończonych partii publicznych na tym serwerze, rozegranych wartościami samej gry.
pages-statistics-empty = Żadna partia publiczna nie została jeszcze zakończona.
pages-statistics-length = Zwykły czas gry
pages-statistics-minutes = { $count } min
pages-statistics-choices = Decyzje w partii
pages-statistics-mean = Średni wynik
pages-statistics-winning = Wynik zwycięzcy
pages-statistics-seats = Kto wygrywa
pages-statistics-seats-words = Kreska to przedział, w którym prawdziwy udział leży z pewnością 95%. Przerywany znak to równy udział.
pages-statistics-seats-of = Wygrane według miejsca, gracze: { $seats }, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
pages-statistics-seat = { $number } – { $emblem }
pages-statistics-who = Kto
pages-statistics-share = Udział wygranych
pages-statistics-interval = Przedział 95%
pages-statistics-of = Miejsca
pages-statistics-points = Punkty
pages-statistics-distribution = Ile punktów zdobywają gracze
pages-statistics-winners = Zwycięzcy
pages-statistics-not-winners = Pozostali
pages-statistics-all = Wszyscy gracze
pages-statistics-sources = Średnie punkty według źródła
pages-statistics-bots = Ludzie i boty
pages-statistics-bots-words = Partie ludzi z botami każdego poziomu: jak często wygrywa miejsce człowieka, a jak często bota.
pages-statistics-levels = Wygrane ludzi i botów
pages-statistics-people = Ludzie ({ $games })
pages-statistics-kinds-distribution = Ludzie i boty: ile punktów zdobywają
pages-statistics-kinds-sources = Średnie punkty według źródła: ludzie i boty
pages-statistics-kind-people = Ludzie
pages-statistics-kind-bots = Boty
pages-statistics-mean-people = Średni wynik ludzi
pages-statistics-mean-bots = Średni wynik botów
pages-statistics-modules = Moduły i warianty
pages-statistics-module = Opcja

## Zagadki

pages-puzzles = Zagadki
pages-puzzles-words = Pozycje z prawdziwych partii, w których jeden wybór jest wyraźnie najlepszy. Znajdź go i przeczytaj dlaczego.
pages-puzzle-daily = Zagadka dnia
pages-puzzle-solve = Rozwiąż
pages-puzzle-again = Obejrzyj jeszcze raz
pages-puzzle-all = Wszystkie zagadki
pages-puzzle-rating = ranking { $rating }
pages-puzzle-score = Twój wynik
pages-puzzle-solved = { $count ->
    [one] 1 rozwiązana zagadka
    [few] { $count } rozwiązane zagadki
   *[other] { $count } rozwiązanych zagadek
}
pages-puzzle-tries = { $count ->
    [one] 1 próba
    [few] { $count } próby
   *[other] { $count } prób
}
pages-puzzle-streak = { $count ->
    [one] 1 zagadka dnia z rzędu
    [few] { $count } zagadki dnia z rzędu
   *[other] { $count } zagadek dnia z rzędu
}
pages-puzzle-own-rating = twój ranking: { $rating }
pages-puzzles-rest = { $count ->
    [one] Jeszcze { $count } zagadka
    [few] Jeszcze { $count } zagadki
   *[many] Jeszcze { $count } zagadek
}
pages-puzzles-of = rozwiązane: { $solved } z { $all }, najłatwiejsze na początku
pages-puzzle-seats = liczba miejsc: { $seats }
pages-puzzle-steps = liczba wyborów: { $steps }
pages-puzzle-mark-tried = próbowana
pages-puzzle-mark-solved = ✓ rozwiązana
pages-puzzle-mark-shown = odpowiedź obejrzana
pages-puzzle-title = Zagadka { $number }
pages-puzzle-question = Znajdź najlepszy wybór: { $question }
pages-puzzle-task = Twoja kolej. Jeden z wyborów daje ci wyraźnie większą szansę na zwycięstwo niż wszystkie inne. Który?
pages-puzzle-line = Rozwiązanie to { $steps } kolejne wybory. Szukasz numeru { $step }.
pages-puzzle-how = Dotknij świecących miejsc na planszy albo wybierz coś z listy. Możesz próbować, ile chcesz; do rankingu liczy się pierwsza próba.
pages-puzzle-touch = Dotknij świecącego miejsca albo otwórz listę.
pages-puzzle-facts = Ranking { $rating }: słabsze boty nie znajdują rozwiązania w { $missed } % prób.
pages-puzzle-onward = Na razie dobrze! Teraz dalej.
pages-puzzle-wrong = Dobra próba, ale jest coś lepszego niż „{ $choice }”. Spójrz jeszcze raz!
pages-puzzle-right = Rozwiązane! To najlepszy wybór.
pages-puzzle-shown = Oto odpowiedź.
pages-puzzle-give-up = Pokaż odpowiedź
pages-puzzle-after = To pozycja po rozwiązaniu.
pages-puzzle-back = Wróć na początek
pages-puzzle-next = Następna zagadka
pages-puzzle-chances = Szansa na zwycięstwo po każdym wyborze
pages-puzzle-percent = { $percent } %
pages-puzzle-found = { $level }: znajduje w { $found } z { $tries } prób
pages-puzzle-tempting = Co słabsze boty najczęściej wybierają zamiast tego: { $choice }

## Konta i znajomi
pages-account-you = Ty
pages-account-change = Zmień
pages-account-set = Ustaw
pages-account-manage = Zarządzaj
pages-account-renew = Nowe kody
pages-account-new-login = Nowa nazwa konta
pages-account-new-login-words = Służy do logowania. Inni gracze jej nie widzą.
pages-account-ways = Jak się logujesz
pages-account-password-plain = Hasło
pages-account-password-set = Ustawione
pages-account-password-none = Brak: logujesz się kluczem dostępu
pages-account-set-password = Ustaw hasło
pages-account-remove-password = Usuń hasło
pages-account-remove-password-words = Masz klucz dostępu. Hasła, którego nie ma, nikt nie odgadnie ani nie ukradnie.
pages-account-forgotten = Nie pamiętasz hasła?
pages-account-recovered = Hasło zostało zmienione. Zaloguj się nowym.
pages-account-back = Wróć do konta
pages-account-confirm = Czy to ty?
pages-account-confirm-words = Ta zmiana może odciąć dostęp do konta, więc pytamy jeszcze raz. Odpowiedź jest ważna dziesięć minut.
pages-account-confirm-go = Potwierdź
pages-account-data = Twoje dane
pages-account-data-words = Pobierz wszystko, co ten serwer o tobie przechowuje: partie, czat, pudełka i ustawienia, jako plik JSON.
pages-account-download = Pobierz moje dane
pages-account-delete = Usuń moje konto…
pages-passkeys = Klucze dostępu
pages-passkeys-words = Klucz dostępu jest w telefonie, komputerze lub kluczu sprzętowym. Logujesz się odciskiem palca, twarzą lub kodem PIN; nie ma hasła, które można ukraść.
pages-passkeys-script = Klucze dostępu wymagają przeglądarki ze skryptami.
pages-passkeys-unavailable = Klucze dostępu wymagają szyfrowanego połączenia (https), którego ten serwer pod tym adresem nie ma.
pages-passkey-add = Dodaj klucz dostępu
pages-passkey-name = Nazwa klucza
pages-passkey-default = To urządzenie
pages-passkey-remove = Usuń
pages-passkey-sign-in = Zaloguj się kluczem dostępu
pages-passkey-confirm = Potwierdź kluczem dostępu
pages-passkey-failed = Klucz dostępu nie został przyjęty. Spróbuj ponownie.
pages-passkey-cancelled = Przeglądarka przerwała przed końcem.
pages-codes = Kody odzyskiwania
pages-codes-words = Każdy kod raz zastępuje utracone hasło. Nowe kody unieważniają stare.
pages-codes-renew = Utwórz dziesięć kodów
pages-codes-once = Zapisz te kody lub wydrukuj. Pojawiają się tylko ten jeden raz.
pages-codes-use = Jeśli stracisz hasło, wybierz na stronie logowania „Nie pamiętasz hasła?” i podaj jeden z nich.
pages-codes-kept = Mam je zapisane
pages-recover = Nowe hasło
pages-recover-words = Podaj jeden z kodów odzyskiwania konta i wybierz nowe hasło.
pages-recover-code = Kodem odzyskiwania
pages-recover-code-field = Kod odzyskiwania
pages-recover-go = Ustaw nowe hasło
pages-recover-mail = E-mailem
pages-recover-mail-words = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link. Jest ważny godzinę.
pages-recover-mail-go = Wyślij link
pages-recover-mail-sent = Jeśli konto ma potwierdzony adres e-mail, link jest już w drodze.
pages-recover-link = Wybierz nowe hasło
pages-delete = Usunięcie konta
pages-delete-words = Tego nie można cofnąć.
pages-delete-account = Imię, nazwa konta, hasło, klucze dostępu, sesje, znajomi i blokady zostaną usunięte.
pages-delete-games = Boty dokończą twoje trwające partie. Partie zostają, a twoje miejsca należą do „dawnego gracza”.
pages-delete-chat = To, co było napisane na czacie, zostaje bez twojego imienia.
pages-delete-boxes = Twoje pudełka zostaną usunięte. Stoły otwarte z nimi zachowują własną kopię.
pages-delete-download = Najpierw pobierz swoje dane
pages-delete-sure = Na pewno?
pages-delete-type = Wpisz { $login }, aby potwierdzić
pages-delete-go = Usuń moje konto na zawsze
pages-delete-keep = Zachowaj moje konto
pages-friends = Znajomi
pages-friends-none = Jeszcze nikogo tu nie ma. Osoby, z którymi grasz, pojawią się na tej stronie.
pages-friends-account = Z kontem możesz mieć znajomych i zapraszać ich do swoich stołów.
pages-friends-asking = Chcą cię dodać do znajomych
pages-friends-list = Twoi znajomi
pages-friends-asked = Wysłane prośby
pages-friends-played = Osoby, z którymi grasz
pages-friends-blocked = Zablokowani
pages-friends-blocked-words = Nie widzisz, co piszą zablokowani, nie mogą cię zaprosić i nie siedzicie razem przy publicznych stołach. Nie wiedzą o tym.
pages-friends-tables = Stoły znajomych
pages-friends-add = Dodaj znajomego
pages-friends-add-words = Ta osoba zobaczy twoje imię i może się zgodzić lub odmówić.
pages-friends-sent = Jeśli takie konto istnieje, prośba została wysłana.
pages-friend-accept = Przyjmij
pages-friend-decline = Odrzuć
pages-friend-remove = Usuń
pages-friend-withdraw = Wycofaj
pages-friend-ask = Zaproś do znajomych
pages-friend-block = Zablokuj
pages-friend-unblock = Odblokuj
pages-friend-guest = gość
pages-invitations = Zaproszenia
pages-invitation-from = { $name } zaprasza cię
pages-invitation-decline = Odrzuć
pages-invite = Zaproś znajomych
pages-invite-words = Zaproszenie pojawi się na ich stronie głównej.
pages-invite-none = Nie masz tu jeszcze znajomych.
pages-invite-go = Zaproś
pages-invite-done = zaproszono
pages-invite-seated = przy stole
pages-invite-back = Wróć do stołu
pages-passkeys-count = { $count ->
        [0] Brak
        [one] 1 klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } klucza
    }
pages-codes-left = { $count ->
        [0] Brak: utwórz je, aby móc zastąpić utracone hasło
        [one] Został 1
        [few] Zostały { $count }
        [many] Zostało { $count }
       *[other] Zostało { $count }
    }
pages-friends-requests = { $count ->
        [one] Ktoś chce cię dodać do znajomych
        [few] { $count } osoby chcą cię dodać do znajomych
        [many] { $count } osób chce cię dodać do znajomych
       *[other] { $count } osoby chce cię dodać do znajomych
    }

## House
pages-house = Dom
pages-house-overview = Przegląd
pages-house-people = Osoby
pages-house-tables = Stoły
pages-house-reports = Zgłoszenia
pages-house-bans = Blokady
pages-house-registration = Rejestracja i ogłoszenie
pages-house-audit = Dziennik
pages-house-search = Szukaj
pages-house-search-people = Imię, konto lub #numer
pages-house-search-tables = Link do stołu albo imię gracza
pages-house-older = Pokaż starsze
pages-house-reason = Powód
pages-house-reason-words = Zablokowane osoby go czytają.
pages-house-days = Dni
pages-house-days-words = 0 oznacza na zawsze.
pages-house-until = Do { $time }
pages-house-for-ever = Bez końca
pages-house-megabytes = { $count } MB
pages-house-gigabytes = { $count } GB
pages-house-well = przyjmuje zapisy
pages-house-unwell = nie przyjmuje zapisów
pages-house-open-reports = Otwarte zgłoszenia
pages-house-open-bans = Obowiązujące blokady
pages-house-health = Stan serwera
pages-house-database = Baza danych
pages-house-database-size = Rozmiar bazy
pages-house-free = Wolne na jej dysku
pages-house-memory = Pamięć serwera
pages-house-live-tables = Stoły w pamięci
pages-house-streams = Otwarte strony stołów
pages-house-queue = Decyzje czekające na bota
pages-house-mail = E-mail
pages-house-mail-on = włączony
pages-house-mail-off = wyłączony: serwer uruchomiono bez --smtp
pages-house-notices = Wiadomości, które czekają
pages-house-notices-failed = Nieudane próby wysłania wiadomości
pages-house-failures = Awarie od uruchomienia
pages-house-started = Uruchomiono
pages-house-version = Wersja Ochre
pages-house-schema = Wersja bazy
pages-house-administrators = Administratorzy
pages-house-secrets = Administratorzy widzą przy stołach to, co każdy widz: ukryte karty pozostają ukryte.
pages-house-nobody = Nikogo nie znaleziono.
pages-house-account = konto
pages-house-guest = gość
pages-house-administrator = administrator
pages-house-banned = zablokowano
pages-house-ended = zakończono
pages-house-since = od { $time }
pages-house-seen = ostatnio { $time }
pages-house-no-ban = Administratora nie można zablokować. Najpierw odbierz prawa przez ochre admin revoke.
pages-house-ban = Zablokuj
pages-house-ban-do = Zablokuj teraz
pages-house-ban-words = Otwarte strony zamykają się od razu, a na miejscach tej osoby grają boty.
pages-house-sessions = Zakończ wszystkie sesje
pages-house-sessions-words = Wylogowuje tę osobę wszędzie.
pages-house-bans-words = Osobę blokuje się na jej stronie.
pages-house-no-bans = Nikt nie jest zablokowany.
pages-house-ban-network = Zablokuj adresy
pages-house-network = Adres lub zakres
pages-house-lift = Znieś
pages-house-no-tables = Nie znaleziono stołów.
pages-house-close = Zamknij
pages-house-close-words = Gra kończy się dla wszystkich i nie można jej dokończyć.
pages-house-close-sure = Zamknij ten stół
pages-house-no-reports = Nikt niczego nie zgłosił.
pages-house-resolved = załatwiono
pages-house-resolve = Oznacz jako załatwione
pages-house-reported-by = Zgłasza
pages-house-table = stół
pages-house-remove = Usuń wiadomość
pages-house-removed = Wiadomość usunął administrator.
pages-house-report = Zgłoś
pages-house-report-menu = Zgłoś osobę:
pages-house-report-line = Zgłoś wiadomość: { $name }
pages-house-report-person = Zgłoś: { $name }
pages-house-report-reason = Co jest nie tak?
pages-house-report-words = Czytają to tylko administratorzy tego serwera.
pages-house-report-send = Wyślij zgłoszenie
pages-house-report-sent = Dziękujemy. Administrator się temu przyjrzy.
pages-house-back = Wróć do stołu
pages-house-who-registers = Kto może założyć konto?
pages-house-registration-open = Każdy
pages-house-registration-invitation = Osoby z zaproszeniem
pages-house-registration-closed = Nikt
pages-house-registration-words = Goście mogą grać w każdym przypadku.
pages-house-invitations = Zaproszenia
pages-house-invite = Nowe zaproszenie
pages-house-invite-note = Dla kogo (czytają tylko administratorzy)
pages-house-invite-uses = Na ile kont
pages-house-invite-used = użyto { $used } z { $uses }
pages-house-invite-do = Utwórz link
pages-house-invite-revoke = Cofnij
pages-house-notice = Ogłoszenie
pages-house-notice-words = Widnieje na stronie głównej, dopóki ktoś go nie ukryje. Kto nie ma ogłoszenia w swoim języku, czyta to dla wszystkich. Usuń tekst, aby je skasować.
pages-house-notice-all = Dla wszystkich
pages-house-dismiss = Ukryj
pages-house-audit-words = Co zrobili administratorzy, od najnowszych. Wpisów nigdy się nie zmienia.
pages-house-by-command = Wiersz poleceń
pages-house-by-server = Serwer
pages-house-did-grant = nadanie praw administratora: { $subject }
pages-house-did-revoke = odebranie praw: { $subject }
pages-house-did-ban = blokada { $subject }: { $detail }
pages-house-did-unban = zniesienie blokady { $subject }
pages-house-did-registration = rejestracja: { $subject }
pages-house-did-invite = nowe zaproszenie { $subject } ({ $detail })
pages-house-did-uninvite = cofnięcie zaproszenia { $subject }
pages-house-did-notice = zmienia ogłoszenie ({ $subject }): { $detail }
pages-house-did-notice-everybody = zmienia ogłoszenie: { $detail }
pages-house-did-notice-removed = usuwa ogłoszenie
pages-house-did-remove-line = usunięcie wiadomości { $detail } przy stole { $subject }
pages-house-did-close-table = zamknięcie stołu { $subject }
pages-house-did-end-sessions = zakończenie sesji: { $subject }
pages-house-did-resolve = załatwienie zgłoszenia { $subject }
pages-house-did-forget = usunięcie nieużywanych stołów ({ $subject }) i gości ({ $detail })
pages-house-excluded = Dostęp zablokowany
pages-house-excluded-words = Administratorzy tego serwera cię nie wpuszczają. Napisali:
pages-house-closed = Obecnie nikt nie może tu założyć konta.
pages-house-invitation-only = Aby założyć tu konto, potrzebujesz zaproszenia. Poproś administratora o link.
pages-house-invited = Masz zaproszenie do założenia konta.
pages-house-not-invited = To zaproszenie jest nieznane, zużyte albo wygasło.
pages-house-tables-count = { $count ->
        [one] 1 stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }

## Notices
pages-notices = Wiadomości
pages-notices-words = Gdy nie ma cię przy stole, Ochre może dać ci znać, że stół czeka: najwyżej co dziesięć minut, ze wszystkimi nowinami w jednej wiadomości, i nigdy, gdy masz stół otwarty.
pages-notices-none = Na razie o niczym się nie dowiadujesz. Wybierz poniżej, gdzie.
pages-notices-nobody = Najpierw podaj swoje imię:
pages-notices-push = Daj mi znać w tej przeglądarce
pages-notices-push-on = Ta przeglądarka daje ci znać, gdy stół czeka.
pages-notices-push-off = Ta przeglądarka o niczym nie daje ci znać.
pages-notices-push-asking = Pytanie do przeglądarki…
pages-notices-push-denied = Twoja przeglądarka zabrania powiadomień z tej strony. Zezwól na nie w jej ustawieniach dla tej strony i spróbuj ponownie.
pages-notices-push-silent = Usługa powiadomień twojej przeglądarki nie odpowiada. Spróbuj później albo wybierz e-mail lub webhook w ustawieniach.
pages-notices-push-failed = To się nie udało. Spróbuj później.
pages-notices-push-unable = Ta przeglądarka nie może dać ci znać. Potrzebuje szyfrowanego połączenia (https); na iPhonie lub iPadzie najpierw dodaj Ochre do ekranu głównego.
pages-notices-push-script = Tylko ze skryptem.
pages-notices-kind-mail = E-mail
pages-notices-kind-push = Przeglądarka
pages-notices-kind-webhook = Webhook
pages-notices-state-unconfirmed = czeka na twoje potwierdzenie
pages-notices-state-on = włączony
pages-notices-state-off = wyłączony
pages-notices-state-dead = już nie istnieje
pages-notices-failure = Ostatnia wiadomość nie dotarła:
pages-notices-switch-on = Włącz
pages-notices-switch-off = Wyłącz
pages-notices-remove = Usuń
pages-notices-mail = Adres
pages-notices-mail-words = Najpierw dostaniesz link. Dopóki go nie otworzysz, nic innego tam nie trafi.
pages-notices-mail-send = Wyślij link
pages-notices-mail-sent = Otwórz link z e-maila, który jest już w drodze.
pages-notices-no-mail = Ten serwer nie wysyła e-maili.
pages-notices-webhook = Adres innej usługi
pages-notices-webhook-words = Dostaje każdą wiadomość przeznaczoną dla ciebie.
pages-notices-webhook-add = Dodaj
pages-notices-shape = Format
pages-notices-shape-plain = JSON
pages-notices-shape-discord = Discord
pages-notices-shape-slack = Slack
pages-notices-shape-ntfy = ntfy
pages-notices-wishes = O czym i kiedy
pages-notices-occasion-turn = Moja kolej
pages-notices-occasion-invitation = Ktoś mnie zaprasza
pages-notices-occasion-rematch = Ktoś proponuje rewanż
pages-notices-occasion-mention = Ktoś wspomina o mnie na czacie przez @ i moje imię
pages-notices-occasion-clock = Mój czas zaraz się skończy
pages-notices-occasion-finished = Gra jest skończona
pages-notices-quiet = Cisza
pages-notices-quiet-words = Pomiędzy tymi godzinami nic nie jest wysyłane. Zostaw oba pola puste, by dowiadywać się o każdej porze.
pages-notices-from = Od
pages-notices-until = Do
pages-notices-zone = Strefa czasowa
pages-notices-saved = Zapisano.
pages-notices-table = Wiadomości o tym stole
pages-notices-table-words = Ten wybór dotyczy tylko tego stołu. Bez zaznaczenia niczego się o nim nie dowiesz.
pages-notices-table-kinds = Daj mi znać przez
pages-notices-more = Wszystkie ustawienia wiadomości
pages-mail-confirm = Potwierdź ten adres
pages-mail-confirm-words = Odtąd Ochre da ci tam znać, gdy stół czeka.
pages-mail-confirmed = Potwierdzono
pages-mail-confirmed-words = Twój adres e-mail jest potwierdzony.
pages-stop = Zatrzymaj te wiadomości
pages-stop-words = Na adres { $address } nic więcej nie przyjdzie. Możesz to znowu włączyć w ustawieniach.
pages-stopped = Zatrzymano
pages-stopped-words = Więcej wiadomości nie będzie.
