### Messages of the server in Polish.

server-guest = Nomada
server-bot = Bot { $number }
server-open-seat = Miejsce { $number }
server-yes = tak
server-no = nie
server-hint = Wybór bota: { $action }

server-page-not-found = Ta strona nie istnieje.
server-table-not-found = Ten stół nie istnieje. Sprawdź, czy link jest pełny.
server-game-not-found = Ta gra nie istnieje.
server-seat-not-found = Przy stole nie ma takiego miejsca.
server-step-not-found = W tej grze nie ma takiego kroku.
server-token-not-found = Nie masz takiej sesji ani takiego tokena.
server-method-not-allowed = Ten adres nie obsługuje tej metody.
server-bad-request = Nie można odczytać żądania: { $why }
server-payload-too-large = Żądanie jest za duże.
server-unsupported-media-type = Ten adres oczekuje innego typu treści.

server-invalid-options = Gry nie można tak przygotować: { $why }
server-invalid-name = Imię musi mieć od 1 do 24 znaków.
server-invalid-title = Tytuł może mieć najwyżej 60 znaków.
server-invalid-chat = Wiadomość musi mieć od 1 do 500 znaków.
server-invalid-password = Hasło musi mieć od 8 do 200 znaków.
server-weak-password = To hasło zbyt łatwo odgadnąć: jest popularne, ma prosty wzór albo powstało z nazwy konta.
server-invalid-pace = Tura może trwać od 1 do 1440 minut albo od 1 do 60 dni.
server-unknown-level = Nie ma bota o takim poziomie.

server-unauthenticated = Najpierw podaj imię albo się zaloguj.
server-invalid-token = Ten token jest nieznany, unieważniony albo wygasł.
server-wrong-credentials = Nazwa lub hasło są błędne.
server-cross-origin = To żądanie przyszło z innej strony.
server-not-your-seat = To nie twoje miejsce.
server-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
server-not-invited = Wolne miejsca czekają na osoby z zaproszeniem. Poproś o link osobę, która otworzyła stół.
server-not-at-table = Mogą to zrobić tylko gracze przy stole.

server-bot-is-playing = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-turn-expired = Twój czas na tę turę minął i gra ją bot. Możesz wrócić, gdy się skończy.
server-undo-exhausted = Limit cofniętych decyzji przy tym stole jest już wyczerpany.
server-no-stand-in = Nie gra za ciebie żaden bot.
server-seat-taken = To miejsce jest zajęte.
server-one-seat = Masz już miejsce przy tym stole.
server-name-taken = Ktoś przy tym stole ma już takie lub podobnie wyglądające imię. Wybierz inne.
server-fill-too-early = Na razie grę z botami może zacząć tylko osoba, która otworzyła stół. Za { $minutes } min może to zrobić każdy przy stole.
server-others-are-playing = Przy tym stole grają też inni, więc nie można go zamknąć. Możesz opuścić swoje miejsce.
server-game-counts = Ta gra liczy się do rankingu, więc nie można jej przerwać: bot dogra ją za ciebie. Do tego czasu możesz wrócić na swoje miejsce.
server-table-ended = Ten stół został zamknięty.
server-not-started = Gra się nie zaczęła: są jeszcze wolne miejsca albo karty nie są rozdane.
server-already-started = Gra już się zaczęła.
server-invalid-entropy = Wkład do ziarna to 64 cyfry szesnastkowe.
server-already-dealt = Karty są rozdane. Nikt nie może już nic dodać do ziarna.
server-too-many-contributions = Ten stół nie przyjmuje więcej wkładów do ziarna.
server-not-over = Gra jeszcze się nie skończyła.
server-game-over = Gra jest skończona.
server-login-taken = Konto o takiej lub podobnie wyglądającej nazwie już istnieje.
server-already-registered = Masz już konto.
server-not-registered = Nie masz konta.
server-no-hint = Bot nie ma tu żadnej propozycji.

server-too-many-requests = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
server-too-many-tables = Masz za dużo niedokończonych stołów. Najpierw dokończ lub zamknij któryś z nich.
server-too-many-streams = Otwartych jest za dużo stron tego stołu. Zamknij którąś i spróbuj ponownie.

server-store-unavailable = Baza danych jest niedostępna. Nic się nie zmieniło; spróbuj ponownie za chwilę.
server-outcome-unknown = Połączenie z bazą danych urwało się podczas zapisu, więc nie wiadomo jeszcze, czy zapis się udał. Odśwież stronę, żeby to sprawdzić; ponowne wysłanie tego samego żądania nie zaszkodzi.
server-shutting-down = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-messages-delayed = Komputery tego domu nie mogą się teraz ze sobą połączyć. Gra toczy się dalej; ruchy innych mogą pojawiać się z sekundowym opóźnieniem.
server-table-unreadable = Ta wersja programu nie może wczytać stołu. Nic nie przepadło: jego strona mówi dlaczego i pokazuje, co zostało zachowane.
server-internal = Serwer zawiódł. Nic się nie zmieniło; spróbuj ponownie za chwilę.

server-news-joined = { $name } zajmuje miejsce.
server-news-arrived = { $name } jest przy stole.
server-news-away = { $name } odchodzi od stołu.
server-news-left = { $name } opuszcza grę; dalej gra bot.
server-news-resigned = { $name } poddaje się; dalej gra bot.
server-news-expired = { $name } nie ma już czasu; dalej gra bot.
server-news-returned = { $name } wraca.
server-news-offered = { $name } chce zagrać jeszcze raz.
server-news-agreed = { $name } zgadza się na rewanż.

## My box
server-box-not-found = Nie ma takiego pudełka albo jest prywatne.
server-version-not-found = Ta wersja pudełka nie jest już przechowywana.
server-invalid-content = { $place }: { $message }{ $others ->
        [0] {""}
        [one] {" "}Jest jeszcze 1 błąd.
        [few] {" "}Są jeszcze { $others } błędy.
       *[other] {" "}Jest jeszcze { $others } błędów.
    }
server-invalid-box-name = Nazwa pudełka ma od 1 do 40 znaków.
server-box-of-other-game = To pudełko należy do innej gry. Wybierz pudełko gry tego stołu.
server-box-too-large = Plik jest za duży: najwyżej 128 KB.
server-not-your-box = To pudełko należy do kogoś innego. Skopiuj je, aby je zmienić.
server-box-changed = Pudełko zmieniło się od ostatniego odczytu. Wczytaj je ponownie i powtórz zmianę.
server-too-many-boxes = Masz tyle pudełek, ile tu można mieć. Najpierw usuń jedno.
server-boxes-too-large = Twoje pudełka i ich wersje zajmują tyle, ile tu można. Najpierw usuń pudełko.

## Review
server-not-reviewable = Tę partię rozegrano według zasad lub z kartami, których ta wersja programu nie ma. Nie można jej przeanalizować.
server-review-running = Inna analiza, o którą prosisz, nie jest jeszcze gotowa. Poczekaj na nią i poproś ponownie.
server-too-many-reviews = Zbyt wiele partii czeka na analizę. Spróbuj ponownie za kilka minut.

## Zagadki

server-puzzle-not-found = W tej grze nie ma takiej zagadki.

## Konta i znajomi
server-former-player = Dawny gracz
server-passkey-not-found = Nie masz takiego klucza dostępu.
server-person-not-found = Nie znasz takiej osoby.
server-passkey-refused = Klucz dostępu nie został przyjęty. Spróbuj ponownie.
server-recovery-refused = Nazwa konta i kod nie pasują do siebie albo kod lub link został użyty lub wygasł.
server-confirmation-required = Najpierw potwierdź, że to ty: zaloguj się ponownie lub podaj hasło.
server-seat-refused = Nie możesz zająć miejsca przy tym stole.
server-rematch-refused = Nie możesz wziąć udziału w tym rewanżu.
server-not-friends = Możesz zapraszać tylko znajomych.
server-deletion-not-confirmed = Aby usunąć konto, wpisz dokładnie jego nazwę.
server-passkeys-unavailable = Klucze dostępu wymagają szyfrowanego połączenia (https) i nazwy hosta.
server-passkey-taken = Ten klucz dostępu jest już zarejestrowany.
server-too-many-passkeys = Masz 20 kluczy dostępu, więcej nie można. Najpierw usuń któryś.
server-last-credential = To jedyna droga do twojego konta. Najpierw dodaj klucz dostępu lub hasło.
server-no-account = Znajomymi mogą być tylko osoby z kontem.
server-person-blocked = Ta osoba jest zablokowana. Najpierw ją odblokuj.
server-too-many-friends = Wysłano już 500 próśb, więcej nie można.

## House
server-entry-not-found = Nie ma czegoś takiego albo już to zrobiono.
server-line-not-found = Tej wiadomości nie ma albo nie jest już pokazywana.
server-invalid-reason = Powód musi mieć od 1 do 500 znaków.
server-invalid-notice = Ogłoszenie ma najwyżej 2000 znaków.
server-invalid-network = To nie jest adres taki jak 192.0.2.7 ani zakres taki jak 192.0.2.0/24.
server-not-administrator = Mogą to zrobić tylko administratorzy.
server-registration-closed = Obecnie nikt nie może tu założyć konta.
server-invitation-not-valid = Aby założyć tu konto, potrzebujesz zaproszenia, a to jest nieznane, zużyte albo wygasło.
server-reported-before = To już zostało przez ciebie zgłoszone.
server-not-reportable = Zgłaszać można tylko inne osoby, nie boty.
server-is-administrator = Administratora nie można zablokować. Najpierw odbierz prawa przez ochre admin revoke.
server-own-network = Twój własny adres należy do tego zakresu.
server-banned = Administratorzy tego serwera zablokowali ci dostęp{ $until ->
        [never] {""}
       *[other] {" "}do { $until }
    }: { $reason }

## Profiles and statistics.

server-profile-not-found = Nie ma takiego profilu albo jego właściciel go nie udostępnia.
server-number = { $number }

## Notices
server-channel-not-found = Nie masz takiego kanału.
server-link-expired = Ten link został już użyty, zastąpiony nowszym albo wygasł.
server-invalid-mail-address = To nie jest adres e-mail, na który można pisać.
server-invalid-endpoint = Tego adresu nie można wywołać. Musi zaczynać się od https:// i leżeć w publicznym internecie.
server-invalid-push-keys = Kluczy tej przeglądarki nie można odczytać.
server-invalid-zone = Nie ma takiej strefy czasowej. Wybierz na przykład Europe/Warsaw.
server-invalid-quiet-hours = Cisza wymaga dwóch różnych godzin.
server-no-mail = Ten serwer nie wysyła e-maili.
server-mail-not-sent = Nie udało się wysłać e-maila. Spróbuj później.
server-too-many-channels = Masz już najwięcej kanałów tego rodzaju, ile można. Najpierw usuń jeden.
server-mail-confirm = Potwierdź swój adres e-mail
server-mail-confirm-words = { $name } chce dostawać pod tym adresem wiadomość, gdy stół czeka. Jeśli to ty, otwórz link w ciągu dwóch dni.
server-mail-confirm-label = Potwierdź
server-mail-confirm-ignore = Jeśli o to nie prosisz, nic nie rób: więcej wiadomości nie będzie.
server-mail-replaced = Inny adres e-mail zastępuje ten
server-mail-replaced-words = { $name }: wiadomości i linki do nowego hasła nie przychodzą już pod ten adres. Zamiast niego potwierdzono inny.
server-mail-replaced-not-you = Jeśli to nie ty, zaloguj się, usuń ten inny adres w ustawieniach i zmień hasło.
server-mail-recover = Nowe hasło do twojego konta
server-mail-recover-words = Ktoś, zapewne ty, stracił hasło do konta { $login }. Link jest ważny godzinę i ustawia nowe hasło.
server-mail-recover-label = Wybierz nowe hasło
server-mail-recover-ignore = Jeśli o to nie prosisz, nic nie rób: hasło pozostaje.
server-notice-turn = Twoja kolej przy stole „{ $table }”.
server-notice-clock = Twój czas przy stole „{ $table }” zaraz się skończy.
server-notice-finished = Gra przy stole „{ $table }” jest skończona.
server-notice-invitation = { $name } zaprasza cię do stołu „{ $table }”.
server-notice-rematch = { $name } proponuje rewanż przy stole „{ $table }”.
server-notice-mention = { $name } wspomina o tobie na czacie stołu „{ $table }”.
server-notice-several = { $count ->
        [one] Wieści z 1 stołu
       *[other] Wieści z { $count } stołów
    }
server-notice-more = { $count ->
        [one] I jeszcze 1.
       *[other] I jeszcze { $count }.
    }
server-notice-open = Do stołu
server-notice-why = Dostajesz tę wiadomość, bo tak jest w twoich ustawieniach.
server-notice-stop = Zatrzymaj te wiadomości
server-notice-settings = Zmień, o czym się dowiadujesz
