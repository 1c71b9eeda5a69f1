### Endless Winter in Polish.

endless-winter-title = Wieczna Zima
endless-winter-blurb = Poprowadź plemię przez cztery zimy: gromadź ludzi i wiedzę, poluj, zasiedlaj nowe ziemie, wznoś megality, oddawaj cześć zmarłym i przyćmij innych przy każdym zaćmieniu.

## Options

endless-winter-option-seats-help = Wieczna Zima jest dla 2–4 graczy.
endless-winter-option-draft = Wybieranie kart
endless-winter-option-draft-help = Jak gracze dostają wodzów i karty przygotowania.
endless-winter-option-draft-none = Jedno i drugie losowo
endless-winter-option-draft-setup = Wybór kart przygotowania, zaczyna ostatni gracz
endless-winter-option-draft-chiefs = Wybór wodzów, zaczyna pierwszy gracz; potem wybór kart przygotowania, zaczyna ostatni
endless-winter-option-glacier-tokens = Żetony lodowca
endless-winter-option-glacier-tokens-help = Zakryty żeton na każdym lodowcu nagradza tych, którzy się przy nim osiedlą.
endless-winter-option-rest-tokens = Żetony odpoczynku
endless-winter-option-rest-tokens-help = Kto w rundzie odpocznie jako pierwszy, zyskuje żeton.
endless-winter-option-layout = Układ megalitów
endless-winter-option-layout-help = Jak leżą cztery kafelki megalitów.
endless-winter-option-layout-by-seats = Właściwy dla liczby graczy
endless-winter-option-rivers = Rzeki i Tratwy
endless-winter-option-rivers-help = Rzeka przecina krainę: tratwy, ryby, osobliwości, wyścig do Ujścia i kafelek startowy dla każdego.
endless-winter-option-central-river-tile = Środkowy kafelek rzeki
endless-winter-option-central-river-tile-help = Czym jest jego trzecie pole, obok rzeki i pola osobliwości. Tylko z dodatkiem Rzeki i Tratwy.
endless-winter-option-central-river-tile-river = z drugim polem rzeki
endless-winter-option-central-river-tile-glacier = z lodowcem
endless-winter-option-first-river-tile = Pierwszy kafelek rzeki
endless-winter-option-second-river-tile = Drugi kafelek rzeki
endless-winter-option-first-river-tile-help = Im więcej osobliwości, tym bogatsza gra. Tylko z dodatkiem Rzeki i Tratwy.
endless-winter-option-second-river-tile-help = { endless-winter-option-first-river-tile-help }
endless-winter-option-river-tile-landmark = z osobliwością
endless-winter-option-river-tile-glacier = z lodowcem
endless-winter-option-warriors = Wojownicy
endless-winter-option-warriors-help = Wojownicy zastępują Zwiadowców i mogą przesuwać obozowiska przeciwników.

## Names

endless-winter-named = { $name }
endless-winter-card-brave = Woj
endless-winter-card-tribeswoman = Człon­ki­ni ple­mie­nia
endless-winter-card-tribesman = Czło­nek ple­mie­nia
endless-winter-card-artisan = Rze­mieśl­nik
endless-winter-card-hunter = Łowca
endless-winter-card-scout = Zwia­dow­ca
endless-winter-card-elder = Star­szy ple­mie­nia
endless-winter-card-shaman = Szaman
endless-winter-card-warrior = Wo­jow­nik
endless-winter-card-adopted-kin = Przy­bra­ny krew­ny
endless-winter-card-flint-cache = Zapas krze­mie­nia
endless-winter-card-foragers-web = Ścież­ki zbie­ra­czy
endless-winter-card-story-circle = Krąg opo­wie­ści
endless-winter-card-shared-loads = Wspól­ny cię­żar
endless-winter-card-ochre-grave = Grób z och­rą
endless-winter-card-elders-farewell = Po­żeg­na­nie star­szych
endless-winter-card-naming-rite = Na­da­nie imie­nia
endless-winter-card-burnt-gift = Spa­lo­ny dar
endless-winter-card-sledge-team = Za­przęg sań
endless-winter-card-sky-watch = Czy­ta­nie nie­ba
endless-winter-card-council-fire = Og­nis­ko rady
endless-winter-card-knapping-floor = Krze­mien­ny war­sztat
endless-winter-card-snow-runners = Ra­kie­ty śnież­ne
endless-winter-card-trail-marks = Znaki na szla­ku
endless-winter-card-hide-shelters = Skó­rza­ne na­mio­ty
endless-winter-card-drive-lines = Na­gon­ka
endless-winter-card-trackers-lore = Mąd­rość tro­pi­cie­li
endless-winter-card-marrow-feast = Ucz­ta ze szpiku
endless-winter-card-standing-slab = Sto­ją­cy głaz
endless-winter-card-great-hearth = Wiel­kie pa­le­nis­ko
endless-winter-card-song-lines = Pieśni wę­drów­ki
endless-winter-card-barrow-field = Pole kur­ha­nów
endless-winter-card-ancestor-poles = Słupy przod­ków
endless-winter-card-clan-moot = Wiec klanu
endless-winter-card-passing-of-names = Dzie­dzic­two imion
endless-winter-card-sun-offering = Ofia­ra dla słoń­ca
endless-winter-card-solstice-feast = Świę­to prze­si­le­nia
endless-winter-card-raised-circle = Ka­mien­ny krąg
endless-winter-card-stone-haulers = Tra­ga­rze gła­zów
endless-winter-card-master-carvers = Mis­trzo­wie dłuta
endless-winter-card-gift-ring = Krąg darów
endless-winter-card-oath-stone = Ka­mień przy­się­gi
endless-winter-card-long-trek = Długa wę­drów­ka
endless-winter-card-village-dance = Taniec w wios­ce
endless-winter-card-hearth-ring = Krąg pa­le­nisk
endless-winter-card-great-drive = Wiel­ka na­gon­ka
endless-winter-card-smoke-house = Wę­dzar­nia
endless-winter-card-trophy-hall = Chata tro­fe­ów
endless-winter-card-herd-call = Zew stada
endless-winter-chief-thunder-staff = Łapa Grzmotu
endless-winter-chief-great-eye = Wi­dzą­ca Dłoń
endless-winter-chief-stone-soul = Za­kli­nacz­ka Ka­mie­ni
endless-winter-chief-tusk-breaker = Ła­macz Kłów
endless-winter-chief-fire-wolf = Og­nis­ty Wilk
endless-winter-animal-rhino = No­so­ro­żec wło­sa­ty
endless-winter-animal-sloth = Le­ni­wiec na­ziem­ny
endless-winter-animal-sabertooth = Ty­grys szablo­zębny
endless-winter-animal-glyptodon = Glip­to­don
endless-winter-animal-stag-moose = Je­le­nio­łoś
endless-winter-animal-mammoth = Ma­mut wło­sa­ty
endless-winter-animal-argentavis = Ar­gen­ta­wis
endless-winter-animal-sea-cow = Krowa mor­ska
# An Animal as the object of a sentence.
endless-winter-animal-object = { $animal-key ->
    [endless-winter-animal-rhino] nosorożca włosatego
    [endless-winter-animal-sloth] leniwca naziemnego
    [endless-winter-animal-sabertooth] tygrysa szablozębnego
    [endless-winter-animal-glyptodon] gliptodona
    [endless-winter-animal-stag-moose] jeleniołosia
    [endless-winter-animal-mammoth] mamuta włosatego
    [endless-winter-animal-argentavis] argentawisa
    [endless-winter-animal-sea-cow] krowę morską
   *[other] zwierzę ({ $animal })
}
endless-winter-setup-spear-camp = Obóz włóczni
endless-winter-setup-stone-yard = Plac kamieniarzy
endless-winter-setup-long-path = Długi szlak
endless-winter-setup-old-fire = Stary ogień
endless-winter-setup-dream-cave = Jaskinia snów
endless-winter-terrain-base = kafelek bazowy
endless-winter-terrain-grassland = Step
endless-winter-terrain-forest = Las
endless-winter-terrain-highland = Wyżyna
endless-winter-terrain-lakeland = Pojezierze
endless-winter-terrain-badlands = Pustkowie
endless-winter-terrain-herdland = Pastwisko
endless-winter-terrain-glacier = Lodowiec
endless-winter-terrain-start = kafelek startowy
endless-winter-terrain-river = Rzeka
endless-winter-terrain-landmark = Osobliwość
endless-winter-landmark-volcano = Wulkan
endless-winter-landmark-mound = Kurhan
endless-winter-landmark-arch = Łuk skalny
endless-winter-landmark-monolith = Monolit
endless-winter-landmark-tree = Drzewo
endless-winter-fish-token-shoal = Ławica
endless-winter-fish-token-salmon = Łosoś
endless-winter-fish-token-pike = Szczupak
endless-winter-fish-token-sturgeon = Jesiotr
endless-winter-fish-token-eel = Węgorz
endless-winter-fish-token-trout = Pstrąg
endless-winter-fish-token-beaver = Bóbr
endless-winter-fish-token-boulder = Głaz
endless-winter-stone-village-landmark = Kamień Osobliwości
endless-winter-stone-village-grassland = Kamień Stepu
endless-winter-stone-village-forest = Kamień Lasu
endless-winter-stone-village-highland = Kamień Wyżyny
endless-winter-stone-village-lakeland = Kamień Pojezierza
endless-winter-stone-village-badlands = Kamień Pustkowia
endless-winter-stone-village-herdland = Kamień Pastwiska
endless-winter-stone-village-glacier = Kamień Lodowca
endless-winter-stone-wanderers = Kamień Wędrowców
endless-winter-stone-builders = Kamień Budowniczych
endless-winter-stone-four-fields = Kamień Czterech Pól
endless-winter-stone-ancestors = Kamień Przodków
endless-winter-stone-towers = Kamień Wież
endless-winter-stone-idols = Kamień Totemów
endless-winter-stone-feasts = Kamień Uczt
endless-winter-stone-tipped-rhino = Kamień Nosorożca
endless-winter-stone-tipped-sloth = Kamień Leniwca
endless-winter-stone-tipped-sabertooth = Kamień Tygrysa
endless-winter-stone-tipped-glyptodon = Kamień Gliptodona
endless-winter-stone-tipped-stag-moose = Kamień Jeleniołosia
endless-winter-stone-tipped-giants = Kamień Olbrzymów
endless-winter-tile-dawn = Świt
endless-winter-tile-noon = Południe
endless-winter-tile-dusk = Zmierzch
endless-winter-tile-night = Noc
endless-winter-layout-hearth = Palenisko
endless-winter-layout-drift = Zaspa
endless-winter-layout-whirl = Wir

endless-winter-column-initiate = Inicjacja
endless-winter-column-develop = Rozwój
endless-winter-column-migrate = Migracja
endless-winter-column-hunt = Polowanie
endless-winter-rest = Odpoczynek
endless-winter-figure-chief = wódz
endless-winter-hex = { $hex } ({ $terrain })
endless-winter-site = { $site }
endless-winter-headwaters = Źródła
endless-winter-delta = Ujście
endless-winter-reach = pole rzeki { $reach } z 5
# Where a Raft goes.
endless-winter-raft-to = { $to-key ->
    [endless-winter-headwaters] do Źródeł
    [endless-winter-delta] do Ujścia
    [endless-winter-hex] na pole { $to }
   *[other] na { $to }
}
endless-winter-west = zachód
endless-winter-east = wschód
endless-winter-start-spot = obok pól { $a } i { $b }
endless-winter-fish = żeton ryby ({ $gains })
endless-winter-kind-starting = Karta początkowa
endless-winter-kind-tribe = Karta plemienia
endless-winter-kind-culture-1 = Karta kultury ery I
endless-winter-kind-culture-2 = Karta kultury ery II
endless-winter-kind-chief = Wódz
endless-winter-kind-animal = Zwierzę
endless-winter-kind-setup = Karta przygotowania
endless-winter-kind-terrain = Teren
endless-winter-kind-stone-1 = Święty kamień ery I
endless-winter-kind-stone-2 = Święty kamień ery II
endless-winter-kind-tile = Kafelek megalitów
endless-winter-kind-glacier-token = Żeton lodowca
endless-winter-kind-rest-token = Żeton odpoczynku
endless-winter-kind-column = Kolumna akcji
endless-winter-kind-warrior = Karta plemienia, Rzeki i Tratwy
endless-winter-kind-fish-token = Żeton ryby
endless-winter-kind-landmark = Osobliwość
endless-winter-kind-river-tile = Kafelek rzeki
endless-winter-river-tile-central = Środkowy kafelek rzeki, strona { $side }
endless-winter-river-tile-outer = Zewnętrzny kafelek rzeki
endless-winter-river-tile-headwaters = Źródła
endless-winter-river-tile-delta = Ujście

## Icons in words
# Every icon is a noun in the nominative, so that icons make a list; a price is the object of "za": accusative.

endless-winter-nothing = nic
endless-winter-gains = { $gains }
endless-winter-icon-food = { $count ->
    [one] 1 żywność
   *[other] { $count } żywności
}
endless-winter-icon-tool = { $count ->
    [one] 1 narzędzie
    [few] { $count } narzędzia
   *[many] { $count } narzędzi
}
endless-winter-icon-idol = { $count ->
    [one] 1 totem
    [few] { $count } totemy
   *[many] { $count } totemów
}
endless-winter-icon-draw = { $count ->
    [one] dobranie 1 karty
   *[other] dobranie { $count } kart
}
endless-winter-icon-megalith = { $count ->
    [one] umieszczenie 1 megalitu
   *[other] umieszczenie { $count } megalitów
}
endless-winter-icon-extra-megalith = umieszczenie 1 dodatkowego megalitu tam, gdzie wskazuje strzałka
endless-winter-icon-labor = { $count } pkt trudu
endless-winter-icon-half-labor = { $count ->
    [one] ½ pkt trudu
   *[other] { $count } razy ½ pkt trudu
}
endless-winter-icon-fill-food = żywność do limitu
endless-winter-icon-point = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
endless-winter-icon-tribe-hand = { $count ->
    [one] karta plemienia na rękę
    [few] { $count } karty plemienia na rękę
   *[many] { $count } kart plemienia na rękę
}
endless-winter-icon-tribe-discard = { $count ->
    [one] karta plemienia na stos kart odrzuconych
    [few] { $count } karty plemienia na stos kart odrzuconych
   *[many] { $count } kart plemienia na stos kart odrzuconych
}
endless-winter-icon-culture = { $count ->
    [one] karta kultury z puli
    [few] { $count } karty kultury z puli
   *[many] { $count } kart kultury z puli
}
endless-winter-icon-animal = { $count ->
    [one] zwierzę z terenów łowieckich
    [few] { $count } zwierzęta z terenów łowieckich
   *[many] { $count } zwierząt z terenów łowieckich
}
endless-winter-icon-same-animal = { $count ->
    [one] zwierzę tego samego rodzaju z terenów łowieckich
    [few] najwyżej { $count } zwierzęta jednego rodzaju z terenów łowieckich
   *[many] najwyżej { $count } zwierząt jednego rodzaju z terenów łowieckich
}
endless-winter-icon-deck-animal = { $count ->
    [one] wierzchnie zwierzę z talii
    [few] { $count } wierzchnie zwierzęta z talii
   *[many] { $count } wierzchnich zwierząt z talii
}
endless-winter-icon-reveal-animal = { $count ->
    [one] odkrycie 1 zwierzęcia
   *[other] odkrycie { $count } zwierząt
}
endless-winter-icon-tip = { $count ->
    [one] spożytkowanie 1 zwierzęcia
   *[other] spożytkowanie { $count } zwierząt
}
endless-winter-icon-bury = { $count ->
    [one] pogrzebanie 1 karty
   *[other] pogrzebanie { $count } kart
}
endless-winter-icon-camp = { $count ->
    [one] umieszczenie 1 obozowiska
   *[other] umieszczenie { $count } obozowisk
}
endless-winter-icon-move = { $count ->
    [one] przesunięcie 1 obozowiska
    [2] przesunięcie 1 obozowiska dwa razy lub 2 obozowisk po razie
   *[other] przesunięcie obozowisk { $count } razy
}
endless-winter-icon-move-raft = { $count ->
    [one] przesunięcie 1 obozowiska lub tratwy
    [2] przesunięcie obozowisk lub tratwy dwa razy
   *[other] przesunięcie obozowisk lub tratwy { $count } razy
}
endless-winter-icon-village = umieszczenie 1 wioski
endless-winter-icon-stone = święty kamień (z zapłatą za jego pole)
endless-winter-icon-fish = { $count ->
    [one] dobranie 1 żetonu ryby
   *[other] dobranie { $count } żetonów ryb
}
endless-winter-icon-drive = { $count ->
    [one] przesunięcie 1 obozowiska przeciwnika
   *[other] przesunięcie obozowisk przeciwników { $count } razy
}
endless-winter-price = { $parts }
endless-winter-price-food = { $count ->
    [one] 1 żywność
   *[other] { $count } żywności
}
endless-winter-price-tools = { $count ->
    [one] 1 narzędzie
    [few] { $count } narzędzia
   *[many] { $count } narzędzi
}
endless-winter-price-cards = { $count ->
    [one] 1 kartę z ręki
    [few] { $count } karty z ręki
   *[many] { $count } kart z ręki
}
endless-winter-price-labor = { $labor } pkt trudu
endless-winter-priced = za { $price }: { $gains }
endless-winter-per-camp = za każde twoje obozowisko na planszy: { $gains }
endless-winter-per-village = za każdą twoją wioskę na planszy: { $gains }
endless-winter-per-buried = { $group ->
    [one] za każdą twoją pogrzebaną kartę: { $gains }
    [few] za każde { $group } twoje pogrzebane karty: { $gains }
   *[many] za każde { $group } twoich pogrzebanych kart: { $gains }
}
endless-winter-per-tipped-type = za każdy rodzaj twoich spożytkowanych zwierząt: { $gains }
endless-winter-if-enough = jeśli masz co najmniej { $group } ({ $noun }): { $gains }
endless-winter-at-most = { $effect } (najwyżej { $most ->
    [one] raz
   *[other] { $most } razy
})
endless-winter-bound = { $column } – { $effect }
endless-winter-bound-eclipse = Zaćmienie – { $effect }
endless-winter-bottom-free = pierwsza figurka: { $gains }
endless-winter-bottom-taken = dolna premia już zajęta

endless-winter-counts-villages = twoje wioski, które dotykają pola „{ $terrain }”
endless-winter-counts-camp-terrains = rodzaje terenu, na których masz obozowisko
endless-winter-counts-ground-megaliths = megality w twoim kolorze leżące wprost na planszy
endless-winter-counts-megalith-tiles = kafelki megalitów, na których wprost na planszy leży megalit w twoim kolorze
endless-winter-counts-buried = twoje pogrzebane karty
endless-winter-counts-upper-megaliths = megality w twoim kolorze na wyższych poziomach
endless-winter-counts-idol-levels = poziomy pokonane przez ciebie na obu torach totemu
endless-winter-counts-tipped-types = rodzaje twoich spożytkowanych zwierząt
endless-winter-counts-tipped = twoje spożytkowane zwierzęta: { $animals }
endless-winter-counts-camps-at-home = obozowiska, które wciąż stoją na twojej planszy gracza
endless-winter-counts-central-hexes = środkowe pola (jest ich 7) z twoim obozowiskiem
endless-winter-counts-outer-hexes = zewnętrzne pola (jest ich 12) z twoim obozowiskiem
endless-winter-counts-camps-here = twoje obozowiska na tym polu
endless-winter-counts-river-villages = twoje wioski, które dotykają pola rzeki
endless-winter-stone-each = { $points ->
    [one] po 1 punkcie za { $counts }
    [few] po { $points } punkty za { $counts }
   *[many] po { $points } punktów za { $counts }
}
endless-winter-stone-per = { $points ->
    [one] 1 punkt za każde { $per } (liczą się: { $counts })
    [few] { $points } punkty za każde { $per } (liczą się: { $counts })
   *[many] { $points } punktów za każde { $per } (liczą się: { $counts })
}
endless-winter-stone-table = { $table } pkt za 0, 1, 2… (liczą się: { $counts })

## Faces

endless-winter-face-tribe = { $labor } pkt trudu. { $skill ->
    [nic] {""}
   *[other] Zdolność: { $skill }.{" "}
}{ $eclipse ->
    [nic] {""}
   *[other] { $eclipse }.{" "}
}{ $points } na koniec gry.
endless-winter-face-culture = { $skill }. { $points } na koniec gry.
endless-winter-face-chief = Strona A: { $a }. Strona B: { $b }.
endless-winter-face-animal = Po spożytkowaniu: { $tip }. Zestawy pionowych kart: { $sets } pkt.
endless-winter-face-joker = Po spożytkowaniu: { $tip }. Dołącza do dowolnego innego zestawu.
endless-winter-face-setup = { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
}, { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , obozowisko
}.
endless-winter-face-gives = { $effect }
endless-winter-face-fish-reshuffles = { $effect }, po czym wszystkie odrzucone żetony ryb wracają do puli
endless-winter-face-tile = Pola: { $spaces }
endless-winter-face-river-central = Przez jedno pole płynie rzeka, jedno jest polem osobliwości, a trzecie to do wyboru drugie pole rzeki albo lodowiec.
endless-winter-face-river-outer = Dwa pola rzeki i trzecie: pole osobliwości po jednej stronie, lodowiec po drugiej.
endless-winter-face-river-headwaters = Stąd ruszają wszystkie tratwy i tu wracają przed każdą rundą. Bez obozowisk i wiosek.
endless-winter-face-river-delta = Zaćmienie: { $raft ->
    [one] 1 punkt
    [few] { $raft } punkty
   *[many] { $raft } punktów
} za tratwę najbliższą Ujścia i dodatkowo { $camp } pkt za każde obozowisko jej właściciela na polu rzeki. Bez obozowisk i wiosek.

## Questions

endless-winter-ask-side = Której strony karty wodza chcesz używać przez całą grę?
endless-winter-ask-chief = Którego wodza bierzesz i którą stroną do góry?
endless-winter-ask-setup = Którą kartę przygotowania bierzesz?
endless-winter-ask-start = Gdzie kładziesz swój kafelek startowy? Stamtąd wchodzą twoje obozowiska.
endless-winter-ask-plan = Tura { $turn } z 3: zagraj karty kultury, a potem umieść figurkę.
endless-winter-ask-token = To pierwszy odpoczynek w rundzie: który żeton bierzesz?
endless-winter-ask-top = { $column }: masz { $labor } pkt trudu, { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
}, { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}.
endless-winter-ask-closing = Jeszcze coś przed końcem tury?
endless-winter-ask-commit = Które karty odkładasz na zaćmienie? (na razie: { $count })
endless-winter-ask-skills = Której zdolności zaćmienia używasz?
endless-winter-ask-lands = Z którego pola zbierasz premię?
endless-winter-ask-gains = { $source-key ->
    [endless-winter-hex] Pole { $source }
    [endless-winter-site] Pole { $source }
   *[other] { $source }
}: { $gains }
endless-winter-ask-pay = Płacisz za kartę „{ $card }”?
endless-winter-ask-discard = Którą kartę odrzucasz ({ endless-winter-by-source })?
endless-winter-ask-fee = Którą kartę odrzucasz, żeby zagrać kartę „{ $card }”?

endless-winter-source-rite = inicjacja
# Where a gain comes from, at the end of a sentence; and as the name of a place.
endless-winter-from-source = { $source-key ->
    [endless-winter-hex] z pola { $source }
    [endless-winter-site] z pola { $source }
   *[other] ({ $source })
}
endless-winter-by-source = { $source-key ->
    [endless-winter-hex] pole { $source }
    [endless-winter-site] pole { $source }
   *[other] { $source }
}
endless-winter-source-bottom = dół kolumny „{ $column }”
endless-winter-source-turn-order = { $place }. miejsce na torze kolejności
endless-winter-source-board = plansza gracza
endless-winter-source-offering = { $level }. poziom toru ofiary
endless-winter-source-slot = { $slot }. pole świętego kamienia
endless-winter-source-tip = spożytkowane zwierzę: { $animal }
endless-winter-source-glacier = żetony lodowca (pola { $junction })
endless-winter-source-herd = kolejne zwierzę: { $animal }

## Actions

endless-winter-do-side = Użyj strony { $side } ({ $chief }): { $effect }
endless-winter-do-draft-chief = Weź wodza ({ $chief }, strona { $side }): { $effect }
endless-winter-do-draft-setup = Weź kartę „{ $card }”: { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
}, { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}, { $tribe }, { $animals }{ $camps ->
    [0] {""}
   *[other] , obozowisko
}
endless-winter-do-culture = Zagraj kartę „{ $card }”: { $effect }
endless-winter-do-culture-again = Odrzuć kartę i zagraj „{ $card }”: { $effect }
endless-winter-do-place-chief = Wyślij wodza do kolumny „{ $spot }” ({ $bottom })
endless-winter-do-place-tribe = Wyślij figurkę do kolumny „{ $spot }” ({ $bottom })
endless-winter-do-rest-chief = Daj odpocząć wodzowi ({ $bottom })
endless-winter-do-rest-tribe = Daj odpocząć figurce ({ $bottom })
endless-winter-do-tribe = Zagraj kartę „{ $card }”: { $labor } pkt trudu
endless-winter-do-tribe-skill = Zagraj kartę „{ $card }”: { $labor } pkt trudu i zdolność: { $effect }
endless-winter-do-tribe-new = Zagraj kartę „{ $card }” bez trudu, dla zdolności: { $effect }
endless-winter-do-eat = Wydaj { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
} na { $labor } pkt trudu
endless-winter-do-skill = Użyj zdolności karty „{ $card }”: { $effect }
endless-winter-do-recruit = Weź na rękę kartę „{ $tribe }”
endless-winter-do-recruit-paid = Inicjacja: weź na rękę kartę „{ $tribe }” za { $price }
endless-winter-do-recruit-empty = Weź 1 punkt, bo talia „{ $tribe }” jest pusta
endless-winter-do-recruit-empty-paid = Inicjacja: weź 1 punkt za { $price }, bo talia „{ $tribe }” jest pusta
endless-winter-do-train = Weź kartę „{ $tribe }” na stos kart odrzuconych
endless-winter-do-learn = Weź na rękę kartę „{ $card }”: { $effect } (na koniec { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
endless-winter-do-learn-paid = Rozwój: weź kartę „{ $card }” za { $price }: { $effect } (na koniec { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
endless-winter-do-stone = Weź { $stone } za { $price }: { $words }{ $gains ->
    [nic] {""}
   *[other] ; od razu: { $gains }
}
endless-winter-do-camp = Umieść obozowisko na polu { $hex }
endless-winter-do-camp-paid = Migracja: umieść za { $price } obozowisko na polu { $hex }
endless-winter-do-landing = Umieść obozowisko przy swojej tratwie, na polu { $hex }
endless-winter-do-landing-paid = Migracja: umieść za { $price } obozowisko przy swojej tratwie, na polu { $hex }
endless-winter-do-move = Przesuń obozowisko z pola { $from } na pole { $to }
endless-winter-do-move-paid = Migracja: przesuń za { $price } obozowisko z pola { $from } na pole { $to }
endless-winter-do-village = Umieść wioskę na styku pól: { $hexes }; po jednym obozowisku z każdego wraca na twoją planszę
endless-winter-do-village-paid = Migracja: umieść za { $price } wioskę na styku pól: { $hexes }; po jednym obozowisku z każdego wraca na twoją planszę
endless-winter-do-reveal = Odkryj zwierzę na terenach łowieckich
endless-winter-do-reveal-paid = Polowanie: odkryj 2 zwierzęta za { $price }
endless-winter-do-hunt = Weź z terenów łowieckich { endless-winter-animal-object }
endless-winter-do-hunt-paid = Polowanie: weź { endless-winter-animal-object } za { $price }
endless-winter-do-hunt-none = Weź 1 punkt, bo nie ma już zwierząt
endless-winter-do-hunt-none-paid = Polowanie: weź 1 punkt za { $price }, bo nie ma już zwierząt
endless-winter-do-track = Weź wierzchnie zwierzę z talii
endless-winter-do-tip = Spożytkuj { endless-winter-animal-object }: { $gains }
endless-winter-do-rite = Inicjacja: zapłać { $price }, by wziąć kartę plemienia na stos kart odrzuconych i pogrzebać kartę
endless-winter-do-bury-hand = Pogrzeb z ręki: { $card }
endless-winter-do-bury-discard = Pogrzeb ze stosu kart odrzuconych: { $card }
endless-winter-do-bury-board = Pogrzeb znad swojej planszy: { $card }
endless-winter-do-megalith = Umieść megalit na polu { $site }{ $gains ->
    [nic] {""}
   *[other] : { $gains }
}
endless-winter-do-megalith-raised = Umieść megalit na wierzchu, na polu { $site }, i zdobądź punkty za cztery pod nim
endless-winter-do-draw = Dobierz kartę
endless-winter-do-draw-instead = Zamiast tego dobierz kartę
endless-winter-do-offering = Wejdź na { $level }. poziom toru ofiary{ $gains ->
    [nic] {""}
   *[other] : { $gains }
}
endless-winter-do-offering-instead = Zamiast tego wejdź na { $level }. poziom toru ofiary{ $gains ->
    [nic] {""}
   *[other] : { $gains }
}
endless-winter-do-honor = Wejdź na { $level }. poziom toru honoru{ $points ->
    [0] {""}
    [one] : 1 punkt
    [few] : { $points } punkty
   *[many] : { $points } punktów
}
endless-winter-do-honor-instead = Zamiast tego wejdź na { $level }. poziom toru honoru{ $points ->
    [0] {""}
    [one] : 1 punkt
    [few] : { $points } punkty
   *[many] : { $points } punktów
}
endless-winter-do-cash = Weź 1 punkt za totem, bo znacznik ofiary jest na szczycie
endless-winter-do-tool = Weź 1 narzędzie
endless-winter-do-tool-instead = Zamiast tego weź 1 narzędzie
endless-winter-do-food = Weź 1 żywność
endless-winter-do-food-instead = Zamiast tego weź 1 żywność
endless-winter-do-fill = Uzupełnij żywność: jeszcze { $food }
endless-winter-do-pay = Użyj: { $effect }
endless-winter-do-discard = Odrzuć kartę „{ $card }”
endless-winter-do-commit = Odłóż na zaćmienie „{ $card }”: { $labor } pkt trudu
endless-winter-do-commit-skill = Odłóż na zaćmienie „{ $card }”: { $labor } pkt trudu; { $effect }
endless-winter-do-commit-culture = Odłóż na zaćmienie „{ $card }” dla zmyłki: bez punktów trudu, karta wróci na rękę
endless-winter-do-token-open = Weź odkryty żeton: { $gains }
endless-winter-do-token-next = Odłóż go na spód stosu i weź następny żeton
endless-winter-do-gather = Zbierz premię z pola { $hex }: { $effect }
endless-winter-do-start = Umieść kafelek startowy obok pól: { $hexes }
endless-winter-do-raft = Przesuń tratwę { endless-winter-raft-to }
endless-winter-do-raft-paid = Migracja: przesuń za { $price } tratwę { endless-winter-raft-to }
endless-winter-do-village-raft = Umieść wioskę z dwóch obozowisk i tratwy na styku pól: { $hexes }
endless-winter-do-village-raft-paid = Migracja: umieść za { $price } wioskę z dwóch obozowisk i tratwy na styku pól: { $hexes }
endless-winter-do-fish = Dobierz żeton ryby
endless-winter-do-delta = { $points ->
    [one] Zdobądź 1 punkt za wyścig do Ujścia
    [few] Zdobądź { $points } punkty za wyścig do Ujścia
   *[many] Zdobądź { $points } punktów za wyścig do Ujścia
}
endless-winter-do-drive = Przesuń obozowisko ({ $seat }) z pola { $from } na pole { $to }
endless-winter-landmark-now = { $landmark }, { $words }: teraz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
endless-winter-do-done = Zrezygnuj z reszty
endless-winter-do-done-pay = Nie używaj
endless-winter-do-done-top = Przejdź niżej ({ $bottom })
endless-winter-do-done-commit = Nie odkładaj więcej
endless-winter-do-done-skills = Nie używaj więcej zdolności
endless-winter-do-done-lands = Nie zbieraj więcej
endless-winter-do-done-lands-points = { $points ->
    [one] Przejdź dalej i zdobądź pozostały 1 punkt
    [few] Przejdź dalej i zdobądź pozostałe { $points } punkty
   *[many] Przejdź dalej i zdobądź pozostałe { $points } punktów
}
endless-winter-do-done-turn = Zakończ turę

## The story

endless-winter-tell-stone-laid = { $stone } trafia do puli: { $words }.
endless-winter-tell-culture-laid = Do puli kart kultury trafia „{ $card }”: { $effect }.
endless-winter-tell-animal-laid = Na terenach łowieckich pojawia się { $animal-key ->
    [endless-winter-animal-rhino] nosorożec włosaty
    [endless-winter-animal-sloth] leniwiec naziemny
    [endless-winter-animal-sabertooth] tygrys szablozębny
    [endless-winter-animal-glyptodon] gliptodon
    [endless-winter-animal-stag-moose] jeleniołoś
    [endless-winter-animal-mammoth] mamut włosaty
    [endless-winter-animal-argentavis] argentawis
    [endless-winter-animal-sea-cow] krowa morska
   *[other] { $animal }
}.
endless-winter-tell-tile-laid = { $slot }. miejsce na planszy megalitów: kafelek „{ $tile }”.
endless-winter-tell-land-chosen = Na planszy będzie jeszcze jeden kafelek „{ $terrain }”.
endless-winter-tell-terrain-laid = Pole { $hex }: { $terrain }.
endless-winter-tell-chief-offered = Wódz do wyboru: { $chief }.
endless-winter-tell-setup-offered = Karta przygotowania do wyboru: „{ $card }”.
endless-winter-tell-chief-given = Wodzem gracza { $seat } zostaje { $chief }.
    .you = Twoim wodzem zostaje { $chief }.
endless-winter-tell-side = { $seat } używa strony { $side } karty wodza ({ $chief }): { $effect }.
    .you = Używasz strony { $side } karty wodza ({ $chief }): { $effect }.
endless-winter-tell-setup-given = { $seat } zaczyna z kartą „{ $card }”.
    .you = Zaczynasz z kartą „{ $card }”.
endless-winter-tell-outfit = { $seat } otrzymuje: { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
}, { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}, { $animals }. Odkłada na rękę: { $tribe }, Woj, Członkini plemienia.
    .you = Otrzymujesz: { $food ->
        [one] 1 żywność
       *[other] { $food } żywności
        }, { $tools ->
        [one] 1 narzędzie
        [few] { $tools } narzędzia
       *[many] { $tools } narzędzi
        }, { $animals }. Odkładasz na rękę: { $tribe }, Woj, Członkini plemienia.
endless-winter-tell-compensated = { $seat } zyskuje { $gains } za { $place }. miejsce na torze kolejności.
    .you = Zyskujesz { $gains } za { $place }. miejsce na torze kolejności.
endless-winter-tell-first-camps = { $count ->
    [one] { $seat } umieszcza pierwsze obozowisko na polu { $hex }.
    [few] { $seat } umieszcza pierwsze { $count } obozowiska na polu { $hex }.
   *[many] { $seat } umieszcza pierwsze { $count } obozowisk na polu { $hex }.
}
    .you = { $count ->
            [one] Umieszczasz pierwsze obozowisko na polu { $hex }.
            [few] Umieszczasz pierwsze { $count } obozowiska na polu { $hex }.
           *[many] Umieszczasz pierwsze { $count } obozowisk na polu { $hex }.
        }
endless-winter-tell-order = { $seat } zajmuje { $place }. miejsce na torze kolejności.
    .you = Zajmujesz { $place }. miejsce na torze kolejności.
endless-winter-tell-rest-token-up = Żeton za pierwszy odpoczynek: { $gains }.
endless-winter-tell-round = Zaczyna się runda { $round }.
endless-winter-tell-turn = { $seat } – tura { $turn }.
    .you = Twoja tura { $turn }.
endless-winter-tell-culture-played = { $seat } zagrywa kartę „{ $card }”: { $effect }.
    .you = Zagrywasz kartę „{ $card }”: { $effect }.
endless-winter-tell-placed-chief = { $seat } wysyła wodza do kolumny „{ $spot }”.
    .you = Wysyłasz wodza do kolumny „{ $spot }”.
endless-winter-tell-placed-tribe = { $seat } wysyła figurkę do kolumny „{ $spot }”.
    .you = Wysyłasz figurkę do kolumny „{ $spot }”.
endless-winter-tell-rest-chief = Wódz ({ $seat }) odpoczywa.
    .you = Twój wódz odpoczywa.
endless-winter-tell-rest-tribe = Figurka ({ $seat }) odpoczywa.
    .you = Twoja figurka odpoczywa.
endless-winter-tell-tribe-played = { $seat } zagrywa kartę „{ $card }”: { $labor } pkt trudu.
    .you = Zagrywasz kartę „{ $card }”: { $labor } pkt trudu.
endless-winter-tell-tribe-played-skill = { $seat } zagrywa kartę „{ $card }” dla jej zdolności, bez punktów trudu.
    .you = Zagrywasz kartę „{ $card }” dla jej zdolności, bez punktów trudu.
endless-winter-tell-ate = { $seat } wydaje { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
} na { $labor } pkt trudu.
    .you = Wydajesz { $food ->
        [one] 1 żywność
       *[other] { $food } żywności
        } na { $labor } pkt trudu.
endless-winter-tell-skill = { $seat } używa zdolności karty „{ $card }”.
    .you = Używasz zdolności karty „{ $card }”.
endless-winter-tell-gained = { $seat } zyskuje { $gains } { endless-winter-from-source }.
    .you = Zyskujesz { $gains } { endless-winter-from-source }.
endless-winter-tell-lost = { $seat } nie ma miejsca na { $gains } { endless-winter-from-source }.
    .you = Nie masz miejsca na { $gains } { endless-winter-from-source }.
endless-winter-tell-food-cut = Obozowiska wracają na tor żywności: { $seat } traci { $count ->
    [one] 1 żywność
   *[other] { $count } żywności
}.
    .you = Obozowiska wracają na tor żywności: tracisz { $count ->
        [one] 1 żywność
       *[other] { $count } żywności
        }.
endless-winter-tell-labor = { $seat } zyskuje { $labor } pkt trudu { endless-winter-from-source }.
    .you = Zyskujesz { $labor } pkt trudu { endless-winter-from-source }.
endless-winter-tell-benefit = { $seat } może wziąć premię { endless-winter-from-source }: { $gains }.
    .you = Możesz wziąć premię { endless-winter-from-source }: { $gains }.
endless-winter-tell-swapped = { $seat } zamienia premię { endless-winter-from-source }: { $from } → { $to }.
    .you = Zamieniasz premię { endless-winter-from-source }: { $from } → { $to }.
endless-winter-tell-declined = { $seat } rezygnuje z premii { endless-winter-from-source }: { $gains }.
    .you = Rezygnujesz z premii { endless-winter-from-source }: { $gains }.
endless-winter-tell-not-paid = { $seat } nie płaci za kartę „{ $card }”.
    .you = Nie płacisz za kartę „{ $card }”.
endless-winter-tell-skills-left = { $seat } nie używa zdolności zaćmienia: { $cards }.
    .you = Nie używasz zdolności zaćmienia: { $cards }.
endless-winter-tell-land-left = { $seat } nie zbiera premii z pola { $hex }.
    .you = Nie zbierasz premii z pola { $hex }.
endless-winter-tell-recruited = { $seat } bierze na rękę kartę „{ $tribe }”.
    .you = Bierzesz na rękę kartę „{ $tribe }”.
endless-winter-tell-trained = { $seat } bierze kartę „{ $tribe }” na stos kart odrzuconych.
    .you = Bierzesz kartę „{ $tribe }” na stos kart odrzuconych.
endless-winter-tell-deck-empty = Talia „{ $tribe }” jest pusta: { $seat } zyskuje 1 punkt.
    .you = Talia „{ $tribe }” jest pusta: zyskujesz 1 punkt.
endless-winter-tell-learned = { $seat } bierze kartę kultury „{ $card }”.
    .you = Bierzesz kartę kultury „{ $card }”.
endless-winter-tell-stone-taken = { $seat } bierze { $stone }: { $words }.
    .you = Bierzesz { $stone }: { $words }.
endless-winter-tell-camp = { $seat } umieszcza obozowisko na polu { $hex }.
    .you = Umieszczasz obozowisko na polu { $hex }.
endless-winter-tell-moved = { $seat } przesuwa obozowisko z pola { $from } na pole { $to }.
    .you = Przesuwasz obozowisko z pola { $from } na pole { $to }.
endless-winter-tell-village = { $seat } umieszcza wioskę na styku pól { $junction }.
    .you = Umieszczasz wioskę na styku pól { $junction }.
endless-winter-tell-revealing = { $seat } zapędza zwierzęta na tereny łowieckie.
    .you = Zapędzasz zwierzęta na tereny łowieckie.
endless-winter-tell-hunted = { $seat } zdobywa { endless-winter-animal-object }.
    .you = Zdobywasz { endless-winter-animal-object }.
endless-winter-tell-no-animals = Nie ma już zwierząt: { $seat } zyskuje 1 punkt.
    .you = Nie ma już zwierząt: zyskujesz 1 punkt.
endless-winter-tell-caught = { $seat } tropi { endless-winter-animal-object } (z talii).
    .you = Tropisz { endless-winter-animal-object } (z talii).
endless-winter-tell-tipped = { $seat } spożytkowuje { endless-winter-animal-object }.
    .you = Spożytkowujesz { endless-winter-animal-object }.
endless-winter-tell-rite = { $seat } płaci { $price } za inicjację.
    .you = Płacisz { $price } za inicjację.
endless-winter-tell-buried-unseen = { $seat } grzebie kartę z ręki.
    .you = Grzebiesz kartę z ręki.
endless-winter-tell-buried-hand = { $seat } grzebie kartę „{ $card }” z ręki.
    .you = Grzebiesz kartę „{ $card }” z ręki.
endless-winter-tell-buried-discard = { $seat } grzebie kartę „{ $card }” ze stosu kart odrzuconych.
    .you = Grzebiesz kartę „{ $card }” ze stosu kart odrzuconych.
endless-winter-tell-buried-board = { $seat } grzebie kartę „{ $card }” znad planszy.
    .you = Grzebiesz kartę „{ $card }” znad planszy.
endless-winter-tell-drew-unseen = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
    .you = { $count ->
            [one] Dobierasz kartę.
            [few] Dobierasz { $count } karty.
           *[many] Dobierasz { $count } kart.
        }
endless-winter-tell-drew = { $seat } dobiera: { $cards }.
    .you = Dobierasz: { $cards }.
endless-winter-tell-reshuffled = { $seat } tasuje stos kart odrzuconych i tworzy nową talię.
    .you = Tasujesz stos kart odrzuconych i tworzysz nową talię.
endless-winter-tell-offered = { $seat } wchodzi na { $level }. poziom toru ofiary ({ endless-winter-by-source }).
    .you = Wchodzisz na { $level }. poziom toru ofiary ({ endless-winter-by-source }).
endless-winter-tell-honored = { $seat } wchodzi na { $level }. poziom toru honoru ({ endless-winter-by-source }).
    .you = Wchodzisz na { $level }. poziom toru honoru ({ endless-winter-by-source }).
endless-winter-tell-honored-points = { $points ->
    [one] { $seat } wchodzi na { $level }. poziom toru honoru i zdobywa 1 punkt ({ endless-winter-by-source }).
    [few] { $seat } wchodzi na { $level }. poziom toru honoru i zdobywa { $points } punkty ({ endless-winter-by-source }).
   *[many] { $seat } wchodzi na { $level }. poziom toru honoru i zdobywa { $points } punktów ({ endless-winter-by-source }).
}
    .you = { $points ->
            [one] Wchodzisz na { $level }. poziom toru honoru i zdobywasz 1 punkt ({ endless-winter-by-source }).
            [few] Wchodzisz na { $level }. poziom toru honoru i zdobywasz { $points } punkty ({ endless-winter-by-source }).
           *[many] Wchodzisz na { $level }. poziom toru honoru i zdobywasz { $points } punktów ({ endless-winter-by-source }).
        }
endless-winter-tell-cashed = { $seat } oddaje totem za 1 punkt ({ endless-winter-by-source }).
    .you = Oddajesz totem za 1 punkt ({ endless-winter-by-source }).
endless-winter-tell-neutral = { $seat } umieszcza neutralny megalit na polu { $site }.
    .you = Umieszczasz neutralny megalit na polu { $site }.
endless-winter-tell-megalith = { $seat } umieszcza megalit na polu { $site }.
    .you = Umieszczasz megalit na polu { $site }.
endless-winter-tell-raised = { $seat } umieszcza megalit na wierzchu innych na polu { $site } i zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
    .you = Umieszczasz megalit na wierzchu innych na polu { $site } i zdobywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
        }.
endless-winter-tell-built-upon = { $points ->
    [one] { $seat } zdobywa 1 punkt za swoje przykryte megality.
    [few] { $seat } zdobywa { $points } punkty za swoje przykryte megality.
   *[many] { $seat } zdobywa { $points } punktów za swoje przykryte megality.
}
    .you = { $points ->
            [one] Zdobywasz 1 punkt za swoje przykryte megality.
            [few] Zdobywasz { $points } punkty za swoje przykryte megality.
           *[many] Zdobywasz { $points } punktów za swoje przykryte megality.
        }
endless-winter-tell-discarded = { $seat } odrzuca kartę „{ $card }”.
    .you = Odrzucasz kartę „{ $card }”.
endless-winter-tell-glacier = Odkryty zostaje żeton lodowca na polu { $hex }: { $gains }.
endless-winter-tell-token-taken = { $seat } bierze żeton odpoczynku: { $gains }.
    .you = Bierzesz żeton odpoczynku: { $gains }.
endless-winter-tell-token-declined = { $seat } odkłada żeton odpoczynku na spód stosu: { $gains }.
    .you = Odkładasz żeton odpoczynku na spód stosu: { $gains }.
endless-winter-tell-committed-unseen = { $seat } kładzie kartę na stosie zaćmienia.
    .you = Kładziesz kartę na stosie zaćmienia.
endless-winter-tell-committed = { $seat } kładzie na stosie zaćmienia kartę „{ $card }”.
    .you = Kładziesz na stosie zaćmienia kartę „{ $card }”.
endless-winter-tell-eclipse = Zaczyna się zaćmienie rundy { $round }.
endless-winter-tell-pile = { $seat } odkrywa: { $cards }.
    .you = Odkrywasz: { $cards }.
endless-winter-tell-pile-culture = { $seat } odkrywa: { $cards }. Na rękę wracają karty kultury: { $cultures }.
    .you = Odkrywasz: { $cards }. Na twoją rękę wracają karty kultury: { $cultures }.
endless-winter-tell-pile-none = { $seat } nie ma kart na stosie zaćmienia.
    .you = Nie masz kart na stosie zaćmienia.
endless-winter-tell-eclipse-labor = { $seat } ma w zaćmieniu { $labor } pkt trudu.
    .you = Masz w zaćmieniu { $labor } pkt trudu.
endless-winter-tell-preparation = Przygotowania do rundy { $round }.
endless-winter-tell-figures-return = Wszystkie figurki wracają do właścicieli.
endless-winter-tell-display-removed = Reszta puli kart kultury opuszcza grę: { $cards }.
endless-winter-tell-gathered = { $seat } zbiera premię z pola { $hex }.
    .you = Zbierasz premię z pola { $hex }.
endless-winter-tell-stone-scored = { $points ->
    [one] { $stone } ({ $seat }) przynosi 1 punkt.
    [few] { $stone } ({ $seat }) przynosi { $points } punkty.
   *[many] { $stone } ({ $seat }) przynosi { $points } punktów.
}
    .you = { $points ->
            [one] Twój { $stone } przynosi 1 punkt.
            [few] Twój { $stone } przynosi { $points } punkty.
           *[many] Twój { $stone } przynosi { $points } punktów.
        }
endless-winter-tell-headwaters = Rzeka płynie { $end-key ->
    [endless-winter-west] z zachodu
   *[other] ze wschodu
} { $other-key ->
    [endless-winter-west] na zachód
   *[other] na wschód
}.
endless-winter-tell-landmark-placed = { $landmark } staje na polu { $hex }: { $words }.
endless-winter-tell-start = { $seat } zaczyna { $spot }.
    .you = Zaczynasz { $spot }.
endless-winter-tell-raft = Tratwa ({ $seat }) opuszcza { $from } i płynie { endless-winter-raft-to }.
    .you = Twoja tratwa opuszcza { $from } i płynie { endless-winter-raft-to }.
endless-winter-tell-raft-spent = Tratwa ({ $seat }) posłużyła do założenia wioski i wraca na Źródła.
    .you = Twoja tratwa posłużyła do założenia wioski i wraca na Źródła.
endless-winter-tell-rafts-return = Wszystkie tratwy wracają na Źródła.
endless-winter-tell-driven = { $seat } przesuwa { $you ->
    [rival] twoje obozowisko
   *[nobody] obozowisko ({ $rival })
} z pola { $from } na pole { $to }.
    .you = Przesuwasz obozowisko ({ $rival }) z pola { $from } na pole { $to }.
endless-winter-tell-fish = { $seat } dobiera { $fish }.
    .you = Dobierasz { $fish }.
endless-winter-tell-fish-mixed = Wszystkie odrzucone żetony ryb wracają do puli.
endless-winter-tell-landmark-scored = { $points ->
    [one] { $seat } zdobywa 1 punkt za { $landmark }.
    [few] { $seat } zdobywa { $points } punkty za { $landmark }.
   *[many] { $seat } zdobywa { $points } punktów za { $landmark }.
}
    .you = { $points ->
            [one] Zdobywasz 1 punkt za { $landmark }.
            [few] Zdobywasz { $points } punkty za { $landmark }.
           *[many] Zdobywasz { $points } punktów za { $landmark }.
        }
endless-winter-tell-delta = { $points ->
    [one] { $seat } jest najbliżej Ujścia i zdobywa 1 punkt.
    [few] { $seat } jest najbliżej Ujścia i zdobywa { $points } punkty.
   *[many] { $seat } jest najbliżej Ujścia i zdobywa { $points } punktów.
}
    .you = { $points ->
            [one] Jesteś najbliżej Ujścia i zdobywasz 1 punkt.
            [few] Jesteś najbliżej Ujścia i zdobywasz { $points } punkty.
           *[many] Jesteś najbliżej Ujścia i zdobywasz { $points } punktów.
        }
endless-winter-tell-final = { $seat } kończy z wynikiem { $score } pkt.
    .you = Kończysz z wynikiem { $score } pkt.

## Scores

endless-winter-score-megaliths = Megality
endless-winter-score-stones = Święte kamienie
endless-winter-score-idols = Tory totemu
endless-winter-score-benefits = Punkty od razu
endless-winter-score-offering = Ofiara
endless-winter-score-burials = Pochówki
endless-winter-score-cards = Karty
endless-winter-score-animals = Zestawy zwierząt
endless-winter-score-landmarks = Osobliwości
endless-winter-score-delta = Wyścig do Ujścia
endless-winter-score-turn-order = Tor kolejności

## Refusals

endless-winter-refusal-not-now = Tego nie można teraz wybrać.
endless-winter-refusal-finish-first = Najpierw weź czekającą premię albo z niej zrezygnuj.
endless-winter-refusal-pay-first = Najpierw zapłać należny koszt.
endless-winter-refusal-not-by-chance = Tego nie można teraz rozdać.
endless-winter-refusal-no-side = Nie ma teraz wodza, którego stronę można wybrać.
endless-winter-refusal-no-chief-draft = To nie twoja kolej na wybór wodza.
endless-winter-refusal-chief-not-offered = Tego wodza nie ma wśród wyłożonych do wyboru.
endless-winter-refusal-no-setup-draft = To nie twoja kolej na wybór karty przygotowania.
endless-winter-refusal-setup-not-offered = Tej karty przygotowania nie ma wśród wyłożonych do wyboru.
endless-winter-refusal-no-start = To nie twoja kolej na umieszczenie kafelka startowego.
endless-winter-refusal-start-beside-start = Kafelek startowy nie może leżeć na innym kafelku startowym ani obok niego.
endless-winter-refusal-culture-too-late = Karty kultury zagrywa się przed umieszczeniem figurki.
endless-winter-refusal-culture-unresolved = Najpierw rozpatrz zagraną kartę kultury.
endless-winter-refusal-no-culture = Nie masz tej karty kultury na ręce.
endless-winter-refusal-no-fee = Każda kolejna karta kultury kosztuje kartę z ręki, a ty nie masz już żadnej.
endless-winter-refusal-figure-placed = Twoja figurka w tej turze już stoi na planszy.
endless-winter-refusal-no-figure = Nie masz już takiej figurki w tej rundzie.
endless-winter-refusal-place-first = Musisz umieścić figurkę.
endless-winter-refusal-fee-due = Musisz odrzucić kartę za tę kolejną kartę kultury.
endless-winter-refusal-discard-due = Musisz odrzucić kartę, by zapłacić za ten efekt.
endless-winter-refusal-token-due = Najpierw wybierz żeton odpoczynku.
endless-winter-refusal-no-token = Nie masz żetonu odpoczynku do wyboru.
endless-winter-refusal-commit-too-early = Karty kładzie się na stosie zaćmienia na koniec swojej trzeciej tury.
endless-winter-refusal-no-commit = Nie masz tej karty na ręce.
endless-winter-refusal-no-discard = Nic nie każe ci teraz odrzucić karty.
endless-winter-refusal-not-in-hand = Odrzucana karta musi być na twojej ręce.
endless-winter-refusal-no-pay = Nie ma za co płacić.
endless-winter-refusal-tribe-too-early = Karty plemienia zagrywa się po umieszczeniu figurki.
endless-winter-refusal-no-tribe = Nie masz tej karty plemienia na ręce.
endless-winter-refusal-resting = W turze odpoczynku nie można zagrywać kart plemienia.
endless-winter-refusal-fresh = Karta wzięta akcją inicjacji nie daje punktów trudu w tej samej turze, a do niczego innego się teraz nie przyda.
endless-winter-refusal-eat-in-eclipse = W zaćmieniu nie można zamieniać żywności na punkty trudu.
endless-winter-refusal-eat-not-now = Żywność można wydać na punkty trudu, dopóki twoja figurka stoi w górnej sekcji kolumny.
endless-winter-refusal-no-food = Nie możesz wydać { $needed } żywności: masz { $available }.
endless-winter-refusal-skill-not-played = Zagraj kartę, zanim użyjesz jej zdolności.
endless-winter-refusal-skill-used = Ta karta nie ma w tej turze nieużytej zdolności.
endless-winter-refusal-skill-elsewhere = Ta zdolność działa tylko wtedy, gdy twoja figurka stoi w jej kolumnie.
endless-winter-refusal-eclipse-only = Zdolność tej karty działa tylko w zaćmieniu, z twojego stosu zaćmienia.
endless-winter-refusal-skill-not-in-eclipse = W zaćmieniu działają tylko zdolności zaćmienia kart z twojego stosu zaćmienia.
endless-winter-refusal-skill-unpaid = Nie możesz zapłacić za tę zdolność.
endless-winter-refusal-skill-useless = Ta zdolność nie miałaby teraz żadnego efektu.
endless-winter-refusal-chief-not-placed = Zdolność wodza działa tylko w turze, w której umieszczasz wodza.
endless-winter-refusal-chief-used = Zdolność wodza działa raz, w turze, w której umieszczasz wodza.
endless-winter-refusal-other-column = Twoja figurka nie stoi w kolumnie tej akcji.
endless-winter-refusal-other-middle = Twoja figurka nie dochodzi do środkowej sekcji tej akcji.
endless-winter-refusal-top-over = Twoja figurka zeszła niżej; akcje tej kolumny są już za nią.
endless-winter-refusal-recruit-tools = Wzięcie karty plemienia kosztuje { $needed ->
    [one] 1 narzędzie
    [few] { $needed } narzędzia
   *[many] { $needed } narzędzi
}; masz { $available }.
endless-winter-refusal-recruit-labor = Wzięcie karty plemienia kosztuje { $needed } pkt trudu; masz { $available }.
endless-winter-refusal-same-type = Akcja inicjacji dała ci już w tej turze kartę plemienia tego rodzaju.
endless-winter-refusal-no-deck = Karty początkowe nie mają talii, z której można by je wziąć.
endless-winter-refusal-no-training = Żadna premia nie pozwala ci wziąć karty plemienia na stos kart odrzuconych.
endless-winter-refusal-rite-food = Inicjacja kosztuje { $needed ->
    [one] 1 żywność
   *[other] { $needed } żywności
}; masz { $available }.
endless-winter-refusal-no-burial = Żadna premia nie pozwala ci pogrzebać karty.
endless-winter-refusal-no-bury = Tej karty nie ma tam, skąd chcesz ją pogrzebać.
endless-winter-refusal-learn-labor = Wzięcie karty kultury kosztuje { $needed } pkt trudu; masz { $available }.
endless-winter-refusal-not-on-display = Tej karty nie ma w puli kart kultury.
endless-winter-refusal-stone-food = Twoje następne pole świętego kamienia kosztuje { $needed ->
    [one] 1 żywność
   *[other] { $needed } żywności
}; masz { $available }.
endless-winter-refusal-stone-tools = Kolejne pole świętego kamienia kosztuje { $needed ->
    [one] 1 narzędzie
    [few] { $needed } narzędzia
   *[many] { $needed } narzędzi
}; masz { $available }.
endless-winter-refusal-slots-full = Wszystkie twoje pola świętych kamieni są zajęte.
endless-winter-refusal-stone-too-early = Kamienie ery II można brać od trzeciej rundy.
endless-winter-refusal-no-stone = Tego kamienia nie ma w puli.
endless-winter-refusal-camp-tools = Umieszczenie obozowiska kosztuje { $needed ->
    [one] 1 narzędzie
    [few] { $needed } narzędzia
   *[many] { $needed } narzędzi
}; masz { $available }.
endless-winter-refusal-no-camp-left = Wszystkie twoje obozowiska są na planszy.
endless-winter-refusal-move-labor = Przesunięcie kosztuje { $needed } pkt trudu; masz { $available }.
endless-winter-refusal-no-camp-there = Nie masz tam obozowiska.
endless-winter-refusal-not-adjacent = Obozowisko przesuwa się na sąsiednie pole.
endless-winter-refusal-onto-start = Obozowiska nie można przesunąć na kafelek startowy.
endless-winter-refusal-off-board = Obozowisko schodzi z kafelka startowego na jedno z dwóch pól, których on dotyka.
endless-winter-refusal-village-food = Wioska kosztuje { $needed ->
    [one] 1 żywność
   *[other] { $needed } żywności
}; masz { $available }.
endless-winter-refusal-village-camps = Potrzebujesz obozowiska na każdym z trzech pól.
endless-winter-refusal-no-village-left = Wszystkie twoje wioski są na planszy.
endless-winter-refusal-village-at-base = Kafelek bazowy nie może być jednym z trzech pól wioski.
endless-winter-refusal-village-taken = W tym punkcie wspólnym stoi już wioska.
endless-winter-refusal-reveal-labor = Odkrycie zwierząt kosztuje { $needed } pkt trudu; masz { $available }.
endless-winter-refusal-area-full = Tereny łowieckie są pełne.
endless-winter-refusal-no-deck-animal = Talia zwierząt jest pusta.
endless-winter-refusal-hunt-tools = Wzięcie zwierzęcia kosztuje { $needed ->
    [one] 1 narzędzie
    [few] { $needed } narzędzia
   *[many] { $needed } narzędzi
}; masz { $available }.
endless-winter-refusal-hunt-labor = Wzięcie zwierzęcia kosztuje { $needed } pkt trudu; masz { $available }.
endless-winter-refusal-not-in-area = Tego zwierzęcia nie ma na terenach łowieckich.
endless-winter-refusal-other-animal = Wszystkie wybierane zwierzęta muszą być tego samego rodzaju.
endless-winter-refusal-animals-left = Punkt dostajesz tylko wtedy, gdy puste są i tereny łowieckie, i talia zwierząt.
endless-winter-refusal-area-empty = Tereny łowieckie są puste: najpierw odkryj zwierzęta.
endless-winter-refusal-no-track = Żadna premia nie pozwala ci wziąć wierzchniego zwierzęcia z talii.
endless-winter-refusal-no-tip = Nie masz takiego zwierzęcia.
endless-winter-refusal-tipped = Twoje zwierzęta tego rodzaju są już spożytkowane i takie pozostaną.
endless-winter-refusal-no-megalith = Żadna premia nie pozwala ci umieścić megalitu.
endless-winter-refusal-no-megalith-left = Nie masz już megalitów.
endless-winter-refusal-site-taken = Na tym polu stoi już megalit.
endless-winter-refusal-not-next-to-megalith = Megalit na planszy musi sąsiadować z innym.
endless-winter-refusal-start-space = Na polu początkowym można umieszczać tylko neutralne megality.
endless-winter-refusal-neutral-on-top = Neutralnego megalitu nie można umieścić na wierzchu innych.
endless-winter-refusal-no-square = Pod spodem potrzebne są cztery megality ułożone w kwadrat.
endless-winter-refusal-not-at-arrow = Dodatkowy megalit trafia na pole, które wskazuje strzałka.
endless-winter-refusal-no-draw = Żadna czekająca premia nie pozwala ci dobrać karty.
endless-winter-refusal-no-cards = Twoja talia i twój stos kart odrzuconych są puste.
endless-winter-refusal-no-idol = Żadna czekająca premia nie daje ci totemu.
endless-winter-refusal-offering-on-top = Twój znacznik ofiary jest na szczycie: weź zamiast tego punkt.
endless-winter-refusal-offering-not-on-top = Totem jest wart punkt tylko wtedy, gdy twój znacznik ofiary jest na szczycie.
endless-winter-refusal-honor-on-top = Twój znacznik honoru jest na szczycie i nie może iść dalej.
endless-winter-refusal-no-gain = Żadnej czekającej premii nie można tak wziąć.
endless-winter-refusal-food-full = Nie masz miejsca: twój limit żywności to { $limit }.
endless-winter-refusal-not-lands = Premie z pól zbiera się w kroku C twojej części zaćmienia.
endless-winter-refusal-hex-bare = To pole nic nie daje.
endless-winter-refusal-hex-resolved = Premia z tego pola jest w tym zaćmieniu już zebrana.
endless-winter-refusal-not-leading = Ktoś inny ma tam więcej punktów wpływu albo ty nie masz żadnego.
endless-winter-refusal-hex-useless = Premia z tego pola nie miałaby teraz efektu albo nie możesz za nią zapłacić.
endless-winter-refusal-no-river = W tej grze nie ma rzeki.
endless-winter-refusal-raft-stays = Twoja tratwa już tam jest.
endless-winter-refusal-raft-upstream = W górę rzeki tratwa płynie po jednym polu.
endless-winter-refusal-raft-off-river = Na Źródłach i Ujściu nie można umieścić obozowiska.
endless-winter-refusal-village-at-ends = Tratwa na Źródłach lub Ujściu nie może być częścią wioski.
endless-winter-refusal-village-raft = Na jednym z trzech pól potrzebujesz tratwy, a na dwóch pozostałych po obozowisku.
endless-winter-refusal-no-fish = Żadna premia nie pozwala ci dobrać żetonu ryby.
endless-winter-refusal-no-fish-left = Nie ma już żetonów ryb.
endless-winter-refusal-delta-not-now = Wyścig do Ujścia punktuje raz, w kroku C twojej części zaćmienia.
endless-winter-refusal-not-closest = Inna tratwa jest bliżej Ujścia.
endless-winter-refusal-delta-worthless = Wyścig do Ujścia nic ci teraz nie da.
endless-winter-refusal-no-drive = Żadna premia nie pozwala ci przesunąć obozowiska przeciwnika.
endless-winter-refusal-own-camp = To musi być obozowisko przeciwnika.
endless-winter-refusal-no-rival-camp = Ten przeciwnik nie ma tam obozowiska; tratw nie można przesuwać.
endless-winter-refusal-drive-off-start = Przeciwnik nie może przesunąć obozowiska z kafelka startowego.
endless-winter-refusal-drive-onto-start = Obozowiska przeciwnika nie można przesunąć na kafelek startowy.
endless-winter-refusal-drive-too-far = Obozowisko przeciwnika przesuwa się na sąsiednie pole.

## The table in text

endless-winter-sketch-round = Runda { $round } z 4
endless-winter-sketch-order = Kolejność: { $seats }
endless-winter-sketch-display = Pula kart kultury: { $cards }
endless-winter-sketch-decks = Talie plemienia: { $decks }
endless-winter-sketch-stones = Święte kamienie: { $stones }
endless-winter-sketch-area = Tereny łowieckie: { $animals } (talia: { $deck })
endless-winter-sketch-terrain = Teren (pole, rodzaj, obozowiska, wioski ^ i tratwy ~ według miejsc):
endless-winter-sketch-megaliths = Megality (. wolne, n neutralny, 1–4 według miejsc, ^ przykryty):
endless-winter-sketch-player = { $seat }: wynik { $score }, żywność { $food } z { $limit }, narzędzia { $tools }, ręka { $hand }, talia { $draw }, odrzucone { $discard }, pogrzebane { $buried }
endless-winter-sketch-idols = Ofiara { $offering }, honor { $honor }, obozowiska na planszy gracza { $camps }, wioski { $villages }, pozostałe megality { $megaliths }
endless-winter-sketch-chief = Wódz { $chief }: { $effect }
endless-winter-sketch-animals = Zwierzęta: { $animals }
endless-winter-sketch-tipped = { $animal } (spożytkowane)
endless-winter-sketch-own-stones = Kamienie: { $stones }
endless-winter-sketch-hand = Twoja ręka: { $cards }
endless-winter-sketch-known = Jawnie wzięte na rękę: { $cards }
endless-winter-sketch-rest-token = Żeton odpoczynku: { $gains }
endless-winter-sketch-river = Rzeka: Źródła – { $end }; żetony ryb: { $fish }, odrzucone: { $discard }
endless-winter-sketch-landmark = { $landmark } na polu { $hex }: { $words }
endless-winter-sketch-raft = { $seat }: tratwa – { $raft }, kafelek startowy – { $start } ({ $camps ->
    [one] 1 obozowisko
    [few] { $camps } obozowiska
   *[many] { $camps } obozowisk
})
endless-winter-sketch-no-start = jeszcze nie umieszczony
endless-winter-counted = { $count } × { $thing }
endless-winter-sketch-none = brak

# Co liczą statystyki i co woli specjalista.
endless-winter-counted-chiefs = Wodzowie
endless-winter-counted-chief = { $chief }, strona { $side }
endless-winter-counted-setups = Karty przygotowania
endless-winter-counted-spots = Miejsca figurek
endless-winter-counted-tribes = Karty plemienia
endless-winter-counted-cultures = Karty kultury
endless-winter-counted-stones = Święte kamienie
endless-winter-counted-animals = Zwierzęta
endless-winter-counted-deeds = Budowle i obrzędy
endless-winter-counted-camp = Rozbicie obozowiska
endless-winter-counted-village = Założenie wioski
endless-winter-counted-megalith = Ustawienie megalitu
endless-winter-counted-burial = Pochówek karty
endless-winter-counted-honor = Krok na torze honoru
endless-winter-counted-offering = Krok na torze ofiary
endless-winter-counted-tip = Spożytkowanie zwierzęcia
endless-winter-strategy-megaliths = Megality
endless-winter-strategy-animals = Zwierzęta
endless-winter-strategy-idols = Idole
endless-winter-strategy-villages = Wioski
endless-winter-strategy-stones = Święte kamienie
endless-winter-strategy-burials = Pochówki
endless-winter-strategy-cards = Karty

# Advice: reads on after "points from".
endless-winter-term-megaliths = megality
endless-winter-term-stones = święte kamienie
endless-winter-term-honor = tor honoru
endless-winter-term-offering = tor ofiary
endless-winter-term-burials = pochówki
endless-winter-term-benefits = punkty od razu
endless-winter-term-cards = karty z twojej talii i ręki
endless-winter-term-animals = zwierzęta
endless-winter-term-river = rzeka
endless-winter-term-resources = żywność i narzędzia
endless-winter-term-land = obozowiska i wioski
endless-winter-term-turn = reszta tej tury

# What the owner of a box can enter, and what can be wrong with it.
endless-winter-kind-board = Plansza
endless-winter-kind-layout = Układ kafelków megalitów
endless-winter-label-terrain-board = Plansza terenu
endless-winter-label-player-board = Plansza gracza
endless-winter-label-main-board = Plansza główna
endless-winter-label-idol-board = Plansza idoli
endless-winter-label-river = Liczby z Rzek i Tratew
endless-winter-label-q = Kroki na wschód
endless-winter-label-r = Kroki na południowy wschód
endless-winter-label-x = Kolumna
endless-winter-label-y = Wiersz
endless-winter-label-turns = Ćwierćobroty w prawo
endless-winter-label-players = Gracze: { $seats }
endless-winter-label-role-base = Kafelek bazowy
endless-winter-label-role-land = Ląd
endless-winter-label-role-glacier = Lodowiec
endless-winter-label-role-river = Rzeka
endless-winter-label-role-landmark = Osobliwość
endless-winter-label-counts-plain = Liczy
endless-winter-label-counts-villages = Wioski przy
endless-winter-label-counts-tipped = Spożytkowane zwierzęta
endless-winter-label-points = Punkty
endless-winter-label-points-each = po { $points } za każde
endless-winter-label-points-per = 1 za każde { $per }
endless-winter-label-points-table = zależnie od liczby, od 0
endless-winter-field-name = Nazwa
endless-winter-field-copies = Liczba sztuk
endless-winter-field-labor = Trud
endless-winter-field-skill = Umiejętność
endless-winter-field-eclipse = Umiejętność zaćmienia
endless-winter-field-points = Punkty na koniec
endless-winter-field-era = Era
endless-winter-field-side-a = Umiejętność strony A
endless-winter-field-side-b = Umiejętność strony B
endless-winter-field-tip = Spożytkowane daje
endless-winter-field-sets = Punkty za 1, 2, … niespożytkowane karty
endless-winter-field-joker = Uzupełnia inne zestawy
endless-winter-field-food = Żywność
endless-winter-field-tools = Narzędzia
endless-winter-field-tribe = Karta plemienia
endless-winter-field-animals = Zwierzęta
endless-winter-field-camp = Daje obozowisko
endless-winter-field-tiles = Liczba kafelków
endless-winter-field-role = Rola w przygotowaniu gry
endless-winter-field-gives = Daje
endless-winter-field-bottom = Pierwsza figurka na dole zyskuje
endless-winter-field-counts = Liczy
endless-winter-field-spaces = Pola, najpierw startowe
endless-winter-field-seats = Domyślny przy tylu graczach (0: żadnych)
endless-winter-field-slots = Położenie czterech kafelków
endless-winter-field-base = Kafelek bazowy
endless-winter-field-river = Pola rzeki z zachodu na wschód
endless-winter-field-labor-symbols = Pola żywności z symbolem trudu
endless-winter-field-tool-limit = Ostatnie pole toru narzędzi
endless-winter-field-boxes = Przegródki zapasu megalitów dają
endless-winter-field-slot-food = Koszt w żywności każdego miejsca na kamień
endless-winter-field-slot-tools = Koszt w narzędziach każdego miejsca na kamień
endless-winter-field-slot-gives = Każde zapełnione miejsce na kamień daje
endless-winter-field-rest = Odpoczynek daje
endless-winter-field-rest-labor = Trud odpoczywającej figurki podczas zaćmienia
endless-winter-field-turn-order-gives = Każde miejsce w kolejności daje
endless-winter-field-compensation = Każde miejsce zaczyna z
endless-winter-field-stones-per-era = Święte kamienie każdej ery
endless-winter-field-glacier-tiles = Kafelki lodowca
endless-winter-field-offering-resources = Ofiara: zasoby w grupie, według poziomu
endless-winter-field-offering-points = Ofiara: punkty za grupę, według poziomu
endless-winter-field-offering-gives = Ofiara: osiągnięcie poziomu daje
endless-winter-field-honor-points = Honor: punkty za osiągnięcie poziomu
endless-winter-field-burial-first = Pogrzebane karty: punkty pierwszego na torze honoru
endless-winter-field-burial-second = Pogrzebane karty: punkty drugiego na torze honoru
endless-winter-field-burial-others = Pogrzebane karty: punkty pozostałych
endless-winter-field-reshuffles = Wtasowuje odrzucone żetony
endless-winter-field-landmark = Pole osobliwości
endless-winter-field-third = Trzecie pole środkowego kafelka
endless-winter-field-west = Trzecie pole na zachodzie
endless-winter-field-east = Trzecie pole na wschodzie
endless-winter-field-warriors-replace = Karta plemienia zastępowana przez wojowników
endless-winter-field-land-left-out = Kafelki każdego lądu zostające w pudełku
endless-winter-field-glaciers = Kafelki lodowca przy 1, 2 i 3 osobliwościach
endless-winter-field-delta-raft = Punkty tratwy najbliżej delty
endless-winter-field-delta-camp = Punkty za każde obozowisko na rzece razem z nią
endless-winter-token-only-in = Tylko w
endless-winter-token-pays = Kosztuje
endless-winter-token-for-each = Za każde
endless-winter-token-gains = Daje
endless-winter-token-limit = Najwyżej
endless-winter-token-eclipse = Zaćmienie
endless-winter-token-pay-food = 1 żywność
endless-winter-token-pay-tool = 1 narzędzie
endless-winter-token-pay-card = 1 karta z ręki
endless-winter-token-arrow = aby zyskać
endless-winter-token-colon = zysk
endless-winter-token-at-most = { $most ->
    [one] raz
   *[other] { $most } razy
}
endless-winter-mistake-icon-unknown = „{ $found }” nie jest symbolem; użyj jednego z: { $known }.
endless-winter-mistake-icon-alone = { $found } czego? Postaw symbol tuż za liczbą albo ją usuń.
endless-winter-mistake-icon-bound = „{ $found }” nie jest kolumną; zacznij od [i], [d], [m], [h] albo [e].
endless-winter-mistake-icon-price = „{ $found }” nie da się zapłacić; przed -> napisz F, T, -D, L albo l.
endless-winter-mistake-icon-condition = „{ $found }” nie da się policzyć; przed dwukropkiem napisz jedno z: { $known }.
endless-winter-mistake-icon-two-sides = Mogą tu stać tylko jedna strzałka i jeden dwukropek; usuń pozostałe.
endless-winter-mistake-icon-maximum = „{ $found }” nie jest maksimum; napisz (max 3) na końcu i tylko po dwukropku.
endless-winter-mistake-icon-number = „{ $found }” ma złą liczbę; przed symbolem stoi od 2 do { $most }.
endless-winter-mistake-icon-nothing = Nie ma zysku; postaw symbol na końcu.
endless-winter-mistake-icon-too-many = Obok siebie może stać najwyżej tyle różnych symboli: { $most }; usuń niektóre.
endless-winter-mistake-empty = Nic tu nie ma; wybierz co najmniej jeden symbol.
endless-winter-mistake-not-here = „{ $found }” nie może tu stać; użyj tylko: { $known }.
endless-winter-mistake-eclipse-elsewhere = Umiejętność z [e] należy do zaćmienia; usuń [e] albo wpisz ją jako umiejętność zaćmienia.
endless-winter-mistake-eclipse = Umiejętność zaćmienia zaczyna się od [e]; postaw je na początku.
endless-winter-mistake-no-column = To nie jest związane z żadną kolumną; usuń nawiasy.
endless-winter-mistake-only-gains = Mogą tu stać tylko symbole zysku; usuń koszt albo to, co się liczy.
endless-winter-mistake-labor-price = Trudem płaci się tylko w fazie akcji; płać F, T albo -D.
endless-winter-mistake-two-kinds = Mogą tu stać najwyżej dwa różne symbole; usuń niektóre.
endless-winter-mistake-counts = „{ $found }” nie da się policzyć; napisz villages TEREN, tipped ZWIERZĘ albo jedno z: { $known }.
endless-winter-mistake-unknown-count = W pudełku nie ma { $found }; użyj jednego z: { $known }.
endless-winter-mistake-points = „{ $found }” nie jest liczbą punktów; napisz 2 each, 1 per 2 albo punkty według liczby, na przykład 0 1 3 5 8.
endless-winter-mistake-starting = Każdy zaczyna z 9 kartami początkowymi, a nie { $found }; zmień też liczbę innej.
endless-winter-mistake-cultures = Era { $era } potrzebuje co najmniej 16 kart kultury, a ma { $found }; przenieś tam inną.
endless-winter-mistake-stones = Era { $era } potrzebuje co najmniej 7 świętych kamieni, a ma { $found }; przenieś tam inny.
endless-winter-mistake-joker-sets = Zwierzę, które uzupełnia inne zestawy, nie ma własnych punktów; opróżnij listę.
endless-winter-mistake-no-sets = Zwierzę potrzebuje punktów za co najmniej 1 kartę, chyba że uzupełnia inne zestawy; wypełnij listę.
endless-winter-mistake-jokers = Tylko jedno zwierzę może uzupełniać inne zestawy, a są { $found }; zmień pozostałe.
endless-winter-mistake-roles = Jeden rodzaj kafelków jest lodowcem, a nie { $found }; zmień też rolę innego.
endless-winter-mistake-lands = Plansza potrzebuje od 15 do 100 kafelków lądu, a jest ich { $found }; zmień ich liczbę.
endless-winter-mistake-hex = { $found } nie jest polem planszy; oba kroki i ich suma są między -2 a 2.
endless-winter-mistake-hex-twice = { $found } występuje dwa razy; wymień każde pole raz.
endless-winter-mistake-not-adjacent = { $one } i { $other } nie sąsiadują; wymień pola w kolejności rzeki.
endless-winter-mistake-arrow = M> stoi tylko na polu startowym, a nie na polu { $space }; przenieś je albo użyj M.
endless-winter-mistake-layout-tiles = Układ ma 4 kafelki, a nie { $found }.
endless-winter-mistake-layout-overlap = Kafelki { $one } i { $other } zakrywają to samo pole; przesuń jeden z nich.
endless-winter-mistake-layout-sites = Kafelki leżą tak blisko, że miejsc na megality jest za dużo; rozsuń je.
endless-winter-mistake-layouts = Żaden układ nie jest domyślny przy liczbie graczy { $seats }; ustaw to przy jednym z nich.
endless-winter-mistake-offering = Tor ofiary ma jedną liczbę poziomów, a nie { $resources }, { $points } i { $gives }; wyrównaj długość trzech list.
endless-winter-mistake-fish = Musi być od 1 do 200 żetonów ryb, a jest { $found }; zmień liczbę.
endless-winter-mistake-river-side = Strona { $side } potrzebuje czterech różnych pól obok rzeki, są: { $found }; przesuń złe.
endless-winter-token-each-camp = obozowisko
endless-winter-token-each-village = wioska
endless-winter-token-each-buried = pogrzebana karta
endless-winter-token-each-tipped-type = rodzaj spożytkowanych zwierząt
endless-winter-token-each-tipped = spożytkowane zwierzę
endless-winter-token-each-same-tipped = spożytkowane zwierzę jednego rodzaju
endless-winter-token-each-megalith = megalit
endless-winter-token-each-stone = święty kamień
endless-winter-per-group = za każde { $group } ({ $noun }): { $gains }
endless-winter-per-tipped = za każde twoje spożytkowane zwierzę: { $gains }
endless-winter-per-same-tipped = za każde twoje spożytkowane zwierzę jednego rodzaju: { $gains }
endless-winter-per-megalith = za każdy megalit w twoim kolorze na planszy: { $gains }
endless-winter-per-stone = za każdy twój święty kamień: { $gains }

# Several skills on one card.
endless-winter-then = { $skill }; potem { $next }
endless-winter-token-then = Kolejna zdolność
endless-winter-token-next-skill = potem
endless-winter-mistake-icon-no-skill = Przed „then” albo za nim brakuje zdolności; wpisz ją albo usuń „then”.
endless-winter-mistake-icon-too-many-skills = Karta może mieć najwyżej tyle zdolności: { $most }; usuń niektóre.
endless-winter-mistake-icon-one-skill = Tylko karty kultury mają kilka zdolności; usuń „then” i jedną z nich.

# Korzyści jednego rodzaju i różnych rodzajów (EW-ICON-36, EW-ICON-37).
endless-winter-icon-other-animal = { $count ->
    [one] zwierzę innego rodzaju z terenów łowieckich
    [few] najwyżej { $count } zwierzęta różnych rodzajów z terenów łowieckich
   *[many] najwyżej { $count } zwierząt różnych rodzajów z terenów łowieckich
}
endless-winter-icon-same-tip = { $count ->
    [one] spożytkowanie 1 zwierzęcia tego samego rodzaju
   *[other] spożytkowanie najwyżej { $count } zwierząt jednego rodzaju
}
endless-winter-icon-other-tip = { $count ->
    [one] spożytkowanie 1 zwierzęcia innego rodzaju
   *[other] spożytkowanie najwyżej { $count } zwierząt różnych rodzajów
}
endless-winter-icon-same-tribe-hand = { $count ->
    [one] karta plemienia tego samego rodzaju na rękę
    [few] { $count } karty plemienia jednego rodzaju na rękę
   *[many] { $count } kart plemienia jednego rodzaju na rękę
}
endless-winter-icon-other-tribe-hand = { $count ->
    [one] karta plemienia innego rodzaju na rękę
    [few] najwyżej { $count } karty plemienia różnych rodzajów na rękę
   *[many] najwyżej { $count } kart plemienia różnych rodzajów na rękę
}
endless-winter-icon-same-tribe-discard = { $count ->
    [one] karta plemienia tego samego rodzaju na stos kart odrzuconych
    [few] { $count } karty plemienia jednego rodzaju na stos kart odrzuconych
   *[many] { $count } kart plemienia jednego rodzaju na stos kart odrzuconych
}
endless-winter-icon-other-tribe-discard = { $count ->
    [one] karta plemienia innego rodzaju na stos kart odrzuconych
    [few] najwyżej { $count } karty plemienia różnych rodzajów na stos kart odrzuconych
   *[many] najwyżej { $count } kart plemienia różnych rodzajów na stos kart odrzuconych
}
endless-winter-source-other-animals = zwierzę innego rodzaju
endless-winter-source-kin = kolejna karta plemienia: { $tribe }
endless-winter-source-other-tribes = karta plemienia innego rodzaju
endless-winter-refusal-animal-taken = Wybierane zwierzęta muszą być różnych rodzajów, a jedno tego rodzaju już zostało wybrane.
endless-winter-refusal-other-tribe = Wszystkie karty plemienia, które bierzesz, muszą być tego samego rodzaju.
endless-winter-refusal-tribe-taken = Brane karty plemienia muszą być różnych rodzajów, a jedna tego rodzaju już została wzięta.

# Koszt, który można opłacić kilka razy (EW-RULING-78).
endless-winter-ask-again = { $left ->
    [one] „{ $source }”: płacisz jeszcze raz?
   *[other] „{ $source }”: płacisz jeszcze raz (najwyżej { $left } razy)?
}
endless-winter-do-pay-again = Jeszcze raz: { $effect }

# Co jeszcze można policzyć (EW-RULING-79) i trud zaćmienia (EW-RULING-80).
endless-winter-token-each-camp-type = rodzaj terenu z obozowiskiem
endless-winter-token-each-animal = zwierzę
endless-winter-token-each-animal-type = rodzaj zwierząt
endless-winter-token-each-same-animal = zwierzę jednego rodzaju
endless-winter-token-each-animal-of = zwierzę: { $animal }
endless-winter-token-each-tipped-of = spożytkowane zwierzę: { $animal }
endless-winter-token-each-idol = poziom na torach totemu
endless-winter-per-camp-type = za każdy rodzaj terenu z twoim obozowiskiem: { $gains }
endless-winter-per-animal = za każde twoje zwierzę, spożytkowane lub nie: { $gains }
endless-winter-per-animal-type = za każdy rodzaj twoich zwierząt: { $gains }
endless-winter-per-same-animal = za każde twoje zwierzę jednego rodzaju: { $gains }
endless-winter-per-animal-of = za każde twoje zwierzę tego rodzaju ({ $animal }), spożytkowane lub nie: { $gains }
endless-winter-per-tipped-of = za każde twoje spożytkowane zwierzę tego rodzaju ({ $animal }): { $gains }
endless-winter-per-idol = za każdy poziom pokonany na obu torach totemu: { $gains }
endless-winter-mistake-eclipse-labor = Trud za [e] liczy się przy porównaniu trudu; nie ma kosztu i niczego nie liczy. Usuń to, co stoi przed nim, albo L i l.
