### The board of Endless Winter in Polish.

## The parts of the board

endless-winter-board-section-turn = Ta tura
endless-winter-board-section-columns = Cztery kolumny akcji
endless-winter-board-section-terrain = Plansza terenu
endless-winter-board-section-culture = Pula kart kultury
endless-winter-board-section-people = Karty plemienia
endless-winter-board-section-hunt-area = Tereny łowieckie
endless-winter-board-section-order = Tor kolejności
endless-winter-board-section-stones = Święte kamienie
endless-winter-board-tab-terrain = Teren
endless-winter-board-tab-columns = Kolumny
endless-winter-board-tab-market = Karty
endless-winter-board-tab-boards = Plansze
endless-winter-board-section-megaliths = Plansza megalitów
endless-winter-board-section-idols = Plansza totemu
endless-winter-board-rule = Zasada { $id }

## Round and turn

endless-winter-board-round = Runda { $count } z 4
endless-winter-board-status-setup = Przygotowanie
endless-winter-board-status-eclipse = Zaćmienie
endless-winter-board-status-turn = Tura { $count } z 3
endless-winter-board-over = Koniec gry.
endless-winter-board-step-culture = Figurka
endless-winter-board-step-figure = Góra
endless-winter-board-step-middle = Środek
endless-winter-board-step-bottom = Dół
endless-winter-board-step-commit = Stos zaćmienia
endless-winter-board-step-reveal = Odkrycie
endless-winter-board-step-track = A Kolejność
endless-winter-board-step-skills = B Zdolności
endless-winter-board-step-lands = C Pola
endless-winter-board-step-board = D Plansza gracza

## Labor

endless-winter-board-labor-count = { $labor } pkt trudu
endless-winter-board-labor-more-help = Ile mogą tu jeszcze dodać twoja ręka i żywność
endless-winter-board-from-hand = ręka
endless-winter-board-from-food = żywność
endless-winter-board-potential = Punkty trudu, które możesz tu zdobyć: z ręki { $cards }, z żywności { $food }.
endless-winter-board-eat = Żywność na trud:
endless-winter-board-eat-words = Wydaj { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
} na { $labor } pkt trudu

## Benefits to take

endless-winter-board-take-megalith = Umieść megalit
endless-winter-board-take-draw = Dobierz kartę
endless-winter-board-take-idol = Weź totem
endless-winter-board-take-tool = Weź narzędzie
endless-winter-board-take-food = Weź żywność
endless-winter-board-take-fill = Uzupełnij żywność
endless-winter-board-take-fish = Dobierz żeton ryby
endless-winter-board-take-pay = Zapłać i użyj
endless-winter-board-discard-one = Odrzuć kartę z ręki.
endless-winter-board-then = Potem:
endless-winter-board-ready = Zdolności tej karty można jeszcze użyć
endless-winter-board-played = Zagrane karty
endless-winter-board-eclipse-pile = Stos zaćmienia

## Drafts

endless-winter-board-chiefs = Wodzowie do wyboru
endless-winter-board-setups = Karty przygotowania do wyboru

## Columns

endless-winter-board-figure-chief = Wódz ({ $seat })
endless-winter-board-figure-tribe = Figurka ({ $seat })
endless-winter-board-bottom-free = pierwsza figurka
endless-winter-board-bottom-taken = zajęte
endless-winter-board-first = 1.
endless-winter-board-offer-recruit = Za { $price } weź na rękę kartę plemienia, za każdym razem innego rodzaju; nie można jej zagrać w tej turze.
endless-winter-board-offer-rite = Raz, za { $price }: weź kartę plemienia na stos kart odrzuconych lub pogrzeb kartę, albo jedno i drugie.
endless-winter-board-offer-learn = Za { $price } weź na rękę kartę kultury z puli.
endless-winter-board-offer-stone = Raz: za { $price } weź święty kamień na swoje następne pole. Punktuje w każdym zaćmieniu.
endless-winter-board-offer-camp = Za { $price } umieść obozowisko.
endless-winter-board-offer-move = Za { $price } przesuń obozowisko na sąsiednie pole.
endless-winter-board-offer-village = Raz, za { $price }: umieść wioskę tam, gdzie stykają się trzy twoje obozowiska; wracają one na twoją planszę.
endless-winter-board-offer-reveal = Za { $price } odkryj 2 zwierzęta; na terenach łowieckich może ich być najwyżej 6.
endless-winter-board-offer-hunt = Za { $price } weź zwierzę z terenów łowieckich.
endless-winter-board-offer-tip = Raz: spożytkuj swoje zwierzę dla jego premii.
endless-winter-board-cap-recruit = werbunek
endless-winter-board-cap-rite = inicjacja
endless-winter-board-cap-learn = kultura
endless-winter-board-cap-stone = kamień
endless-winter-board-cap-camp = obóz
endless-winter-board-cap-move = ruch
endless-winter-board-cap-village = wioska
endless-winter-board-cap-reveal = nagonka
endless-winter-board-cap-hunt = łowy
endless-winter-board-cap-tip = spożytkuj
endless-winter-board-cap-rest = odpoczynek
endless-winter-board-cap-rest-labor = za figurkę
endless-winter-board-rest-labor = Odpoczywająca figurka daje w zaćmieniu { $labor } pkt trudu.
endless-winter-board-token-pile = { $count ->
    [one] 1 żeton odpoczynku w stosie
    [few] { $count } żetony odpoczynku w stosie
   *[many] { $count } żetonów odpoczynku w stosie
}

## Cards, Animals, stones

endless-winter-board-cards-left = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
endless-winter-board-culture-deck = { $count ->
    [one] W taliach została 1 karta.
    [few] W taliach zostały { $count } karty.
   *[many] W taliach zostało { $count } kart.
}
endless-winter-board-animal-deck = { $count ->
    [one] Talia zwierząt, 1 karta
    [few] Talia zwierząt, { $count } karty
   *[many] Talia zwierząt, { $count } kart
}
endless-winter-board-in-deck = { $count } w talii
endless-winter-board-hunt-filled = { $count } z { $most }
endless-winter-board-era = Era { $count ->
    [1] I
   *[other] II
}
endless-winter-board-era-later = od rundy 3
endless-winter-board-for-you-now = teraz dla ciebie
endless-winter-board-stone-now = { $count ->
    [one] Gdyby teraz nastąpiło zaćmienie, dałby ci 1 punkt.
    [few] Gdyby teraz nastąpiło zaćmienie, dałby ci { $count } punkty.
   *[many] Gdyby teraz nastąpiło zaćmienie, dałby ci { $count } punktów.
}
endless-winter-board-end-points = { $count ->
    [one] 1 punkt na koniec
    [few] { $count } punkty na koniec
   *[many] { $count } punktów na koniec
}

## Turn order

endless-winter-board-bid = Na stosie zaćmienia: { $labor } pkt trudu{ $hidden ->
    [0] {""}
    [one] {" "}i 1 zakryta karta
    [few] {" "}i { $hidden } zakryte karty
   *[many] {" "}i { $hidden } zakrytych kart
}

## Terrain

endless-winter-board-terrain = Plansza terenu
endless-winter-board-camps-home = { $count ->
    [one] 1 twoje obozowisko stoi jeszcze na twojej planszy gracza
    [few] { $count } twoje obozowiska stoją jeszcze na twojej planszy gracza
   *[many] { $count } twoich obozowisk stoi jeszcze na twojej planszy gracza
}
endless-winter-board-villages-left = { $count ->
    [one] Możesz umieścić jeszcze 1 wioskę
    [few] Możesz umieścić jeszcze { $count } wioski
   *[many] Możesz umieścić jeszcze { $count } wiosek
}
endless-winter-board-hex-label = Pole { $hex }: { $gives }
endless-winter-board-hex-led = Pole { $hex }: { $gives }. Punkty wpływu: { $influence }
endless-winter-board-influence = { $seat } { $count }
endless-winter-board-influence-leads = { $seat } { $count } (prowadzi)
endless-winter-board-landmark-label = { $landmark }, { $words }
endless-winter-board-camps-label = { $count ->
    [one] 1 obozowisko ({ $seat }) na polu { $hex }
    [few] { $count } obozowiska ({ $seat }) na polu { $hex }
   *[many] { $count } obozowisk ({ $seat }) na polu { $hex }
}
endless-winter-board-village-label = Wioska ({ $seat })
endless-winter-board-village-here = Umieść wioskę na styku pól { $junction }
endless-winter-board-eclipse-now = Gdyby teraz nastąpiło zaćmienie
endless-winter-board-eclipse-short = Zaćmienie teraz
endless-winter-board-preview-lands = z pól
endless-winter-board-preview-board = z planszy gracza
endless-winter-board-preview-landmarks = { $count ->
    [one] Osobliwości: 1 punkt
    [few] Osobliwości: { $count } punkty
   *[many] Osobliwości: { $count } punktów
}
endless-winter-board-preview-delta = { $count ->
    [one] Wyścig do Ujścia: 1 punkt
    [few] Wyścig do Ujścia: { $count } punkty
   *[many] Wyścig do Ujścia: { $count } punktów
}
endless-winter-board-preview-stones = { $count ->
    [one] Święte kamienie: 1 punkt
    [few] Święte kamienie: { $count } punkty
   *[many] Święte kamienie: { $count } punktów
}

## Rivers & Rafts

endless-winter-board-start-label = Kafelek startowy ({ $seat }), { $count ->
    [0] bez obozowisk
    [one] 1 obozowisko
    [few] { $count } obozowiska
   *[many] { $count } obozowisk
}
endless-winter-board-raft-label = Tratwa ({ $seat }): { $reach }
endless-winter-board-fish-supply = Żetony ryb: w puli { $supply }, odrzucone { $discard }

## Megaliths

endless-winter-board-megaliths = Plansza megalitów
endless-winter-board-site-label = Pole { $site }: { $gains }
endless-winter-board-site-start = Pole początkowe { $site }: { $gains }
endless-winter-board-site-raised = Poziom { $level } na { $site }: { $gains }
endless-winter-board-megalith-of = megalit ({ $seat })
endless-winter-board-megalith-neutral = neutralny megalit
endless-winter-board-megalith-worth = { $count ->
    [one] 1 punkt dla budującego
    [few] { $count } punkty dla budującego
   *[many] { $count } punktów dla budującego
}
endless-winter-board-megaliths-left = { $seat }: pozostałe megality – kolorowe: { $own }, neutralne: { $neutral }; neutralne idą pierwsze

## Idols

endless-winter-board-offering = Ofiara
endless-winter-board-honor = Honor
endless-winter-board-offering-level = Ofiara, poziom { $level }: { $resources ->
    [0] nic za to, co zostanie
   *[other] na koniec { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każde { $resources } z pozostałej żywności i narzędzi
}
endless-winter-board-honor-level = Honor, poziom { $level }{ $points ->
    [0] {""}
    [one] : od razu 1 punkt
    [few] : od razu { $points } punkty
   *[many] : od razu { $points } punktów
}
endless-winter-board-burials = Punkty za pogrzebane karty
endless-winter-board-idols = Totemy
endless-winter-board-rank = Pozycja na torze honoru
endless-winter-board-burial-first = Pierwsze miejsce na torze honoru
endless-winter-board-burial-second = Drugie miejsce na torze honoru
endless-winter-board-burial-others = Wszyscy pozostali, którzy weszli na tor

## Player boards

endless-winter-board-food-of = { $count ->
    [one] 1 żywność
   *[other] { $count } żywności
}
endless-winter-board-tools-of = { $count ->
    [one] 1 narzędzie
    [few] { $count } narzędzia
   *[many] { $count } narzędzi
}
endless-winter-board-hand-of = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
endless-winter-board-animals-of = { $count ->
    [one] 1 niespożytkowane zwierzę
    [few] { $count } niespożytkowane zwierzęta
   *[many] { $count } niespożytkowanych zwierząt
}
endless-winter-board-stones-of = { $count ->
    [one] 1 święty kamień
    [few] { $count } święte kamienie
   *[many] { $count } świętych kamieni
}
endless-winter-board-villages-of = { $count ->
    [one] 1 wioska
    [few] { $count } wioski
   *[many] { $count } wiosek
}
endless-winter-board-buried-of = { $count ->
    [one] 1 pogrzebana karta
    [few] { $count } pogrzebane karty
   *[many] { $count } pogrzebanych kart
}
endless-winter-board-figures-of = { $count ->
    [one] 1 figurka do umieszczenia
    [few] { $count } figurki do umieszczenia
   *[many] { $count } figurek do umieszczenia
}
endless-winter-board-food-track = Żywność: { $food }, limit: { $limit }. Obozowiska na planszy gracza zasłaniają koniec toru; oznaczone pole daje 1 pkt trudu, gdy mija je wydawana żywność.
endless-winter-board-tool-track = { $tools ->
    [one] 1 narzędzie, limit: { $limit }
    [few] { $tools } narzędzia, limit: { $limit }
   *[many] { $tools } narzędzi, limit: { $limit }
}
endless-winter-board-reserve = Megality
endless-winter-board-box-gives = puste pole daje premię w każdym zaćmieniu
endless-winter-board-megaliths-to-place = do umieszczenia
endless-winter-board-megaliths-on-top = Na wierzchu: 1 za każdy pod nim, 2 za własny
endless-winter-board-slot-order = zapłać, umieść, zyskaj
endless-winter-board-animals-worth = { $count ->
    [one] teraz 1 punkt
    [few] teraz { $count } punkty
   *[many] teraz { $count } punktów
}
endless-winter-board-pile = { $pile }: { $count }. { $cards }
endless-winter-board-short-draw-pile = talia
endless-winter-board-short-discard = zużyte
endless-winter-board-short-eclipse-pile = zaćm.
endless-winter-board-short-cemetery = groby
endless-winter-board-stones = Kamienie
endless-winter-board-slot = Następny święty kamień kosztuje tu { $price } i daje: { $gains }
endless-winter-board-animals = Zwierzęta
endless-winter-board-tipped = spożytkowane
endless-winter-board-hand = Ręka
endless-winter-board-hand-empty = Nie masz kart na ręce.
endless-winter-board-hand-known = Wszyscy widzieli, jak te karty trafiają na rękę
endless-winter-board-draw-pile = Talia
endless-winter-board-discard = Stos kart odrzuconych
endless-winter-board-cemetery = Miejsce pochówku
endless-winter-board-score = Wynik teraz:
endless-winter-board-score-scored = zdobyte
endless-winter-board-score-animals = zwierzęta
endless-winter-board-score-burials = pochówki
endless-winter-board-score-offering = ofiara
endless-winter-board-score-cards = karty

## Lists of actions

endless-winter-board-group-culture = Zagraj kartę kultury
endless-winter-board-group-figure = Umieść figurkę
endless-winter-board-group-labor = Zdobądź trud
endless-winter-board-group-skills = Użyj zdolności
endless-winter-board-group-commit = Odłóż na zaćmienie
endless-winter-board-group-discard = Odrzuć
endless-winter-board-group-lands = Zbierz premie
endless-winter-board-group-on = Dalej
endless-winter-board-group-token = Żeton odpoczynku
endless-winter-board-group-gains = Weź premię
endless-winter-board-group-column = Działaj w kolumnie
endless-winter-board-loses-labor = Przepadnie { $labor } pkt trudu, a można by tu jeszcze za nie coś kupić.
endless-winter-board-loses-gains = To przepadnie: { $gains }.
endless-winter-board-loses-lands = Niektóre pola dałyby ci jeszcze coś za darmo.
endless-winter-board-loses-culture = Zdolność karty „{ $card }” przepadnie: działa w innej kolumnie.

## The guided start

endless-winter-board-guide-side = Witaj! Prowadzisz plemię przez cztery rundy. Karta wodza ma dwie strony; wybierz stronę A: ilekroć umieścisz wodza, możesz zapłacić 1 żywność, aby umieścić megalit.
endless-winter-board-guide-place = Tura to jedna figurka. Wyślij figurkę plemienia do kolumny Rozwój: tam za punkty trudu kupuje się karty kultury, a pierwsza figurka zyskuje to, co widać na dole.
endless-winter-board-guide-artisan = Punkty trudu biorą się z kart. Rzemieślnik daje 1, a w Rozwoju jeszcze 1: znaczek na karcie pokazuje 2.
endless-winter-board-guide-brave = Woj dokłada 1½, gdziekolwiek idzie. Razem to 3½ punktu trudu.
endless-winter-board-guide-learn = Za 3 punkty trudu kupisz kartę kultury. Weź „Nadanie imienia”; trafi na twoją rękę i od następnej tury można ją zagrać.
endless-winter-board-guide-stone = Raz na wizytę możesz wziąć święty kamień i zapłacić za jego pole. Ten punktuje w każdym zaćmieniu za każdy rodzaj terenu z twoim obozowiskiem.
endless-winter-board-guide-draw = Pole kamienia daje ci kartę. Zamiast premii zawsze możesz wziąć słabszą; tutaj najlepsza jest karta.
endless-winter-board-guide-bottom = Twoja figurka jest pierwsza na dole Rozwoju: 1 żywność przyszła sama, teraz weź narzędzie.
endless-winter-board-guide-end = To była twoja tura. Karty, które ci zostały, przydadzą się jeszcze w dwóch pozostałych turach i w zaćmieniu.
endless-winter-board-guide-culture = Druga tura zaczyna się od kart kultury. Zagraj „Nadanie imienia”; jej symbol pokazuje, że działa w Inicjacji.
endless-winter-board-guide-chief = Wyślij więc wodza do Inicjacji: nikogo tam jeszcze nie było.
endless-winter-board-guide-naming = Teraz użyj karty „Nadanie imienia”: 1 żywność i nowa karta plemienia.
endless-winter-board-guide-train = Weź Łowcę. Trafi na stos kart odrzuconych i wróci po tasowaniu.
endless-winter-board-guide-second-brave = Drugi Woj daje 1½ punktu trudu…
endless-winter-board-guide-tribeswoman = …a Członkini plemienia ½: razem 2 punkty trudu.
endless-winter-board-guide-recruit = Za 1 narzędzie i 1 punkt trudu karta plemienia trafia prosto na rękę: weź Zwiadowcę, przyda się w Migracji lub w zaćmieniu.
endless-winter-board-guide-rite = Zapłać 1 żywność za środek kolumny: jeszcze jedna karta plemienia i pochówek.
endless-winter-board-guide-bury = Pogrzeb Członka plemienia. Twoja talia będzie lepsza, a pogrzebane karty punktują na koniec według twojej pozycji na torze honoru.
endless-winter-board-guide-elder = I weź Starszego plemienia.
endless-winter-board-guide-honor = Tu też twoja figurka jest pierwsza: totem. Wejdź wyżej na torze honoru, żeby liczyli się twoi zmarli.
endless-winter-board-guide-megalith-skill = Wódz już stoi, więc użyj jego zdolności: 1 żywność za megalit.
endless-winter-board-guide-megalith = Twoje pierwsze megality są neutralne i trafiają na pole początkowe.
endless-winter-board-guide-extra = Pole początkowe pozwala umieścić kolejny megalit tam, gdzie wskazuje strzałka. Daje on to, co zakrywa: narzędzie.
endless-winter-board-guide-tool = Weź narzędzie.
endless-winter-board-guide-bury-board = Dół kolumny pozwala też pogrzebać kartę: Członkini plemienia zrobiła już swoje.
endless-winter-board-guide-second-end = To była twoja druga tura. Teraz rusza się drugi gracz, a potem czeka cię trzecia, ostatnia tura rundy.
endless-winter-board-guide-migrate = Twoja ostatnia figurka. Wyślij ją do Migracji: nikogo tam nie ma, więc dół też będzie twój.
endless-winter-board-guide-camp = Za 1 narzędzie umieścisz obozowisko na kafelku bazowym pośrodku. Schodzi ono z twojej planszy, więc na torze żywności robi się miejsce na jeszcze jedną.
endless-winter-board-guide-scout = Zwiadowca daje tu 2 punkty trudu: dość, by przesunąć dwa obozowiska.
endless-winter-board-guide-move-forest = Dotknij obozowiska pośrodku, a potem lasu, pola 8. W zaćmieniu da żywność i narzędzie.
endless-winter-board-guide-move-highland = Drugie przesuń na wyżynę, pole 10. Daje totem.
endless-winter-board-guide-move-on = Punkty trudu wydane. Przejdź na dół kolumny.
endless-winter-board-guide-free-camp = Pierwsza figurka: umieść kolejne obozowisko bez płacenia.
endless-winter-board-guide-move-grassland = I jedno przesuń: na step, pole 4, który daje 2 żywności.
endless-winter-board-guide-third-end = Wszystko gotowe. Zakończ turę; potem możesz zachować karty na zaćmienie.
endless-winter-board-guide-commit = Połóż zakrytą Członkinię plemienia. Jej ½ punktu trudu liczy się przy ustalaniu nowej kolejności, a jej zdolność zaćmienia zadziała.
endless-winter-board-guide-eclipse = Zaćmienie! Drugi gracz ma więcej punktów trudu i odtąd rusza się pierwszy. Krok A: twoje miejsce daje ci kartę. Dobierz ją.
endless-winter-board-guide-eclipse-skill = Krok B: zachowane karty. Członkini plemienia przynosi 1 żywność.
endless-winter-board-guide-gather-grassland = Krok C: twoje ziemie. Nikt nie ma na stepie więcej punktów wpływu od ciebie: weź jego 2 żywności.
endless-winter-board-guide-gather-forest = Las też jest twój: żywność przychodzi sama…
endless-winter-board-guide-gather-tool = …i narzędzie. Można wziąć słabszą premię, ale narzędzie jest najlepsze.
endless-winter-board-guide-gather-highland = Wyżyna daje totem.
endless-winter-board-guide-gather-offering = Tym razem wejdź na tor ofiary: bez kroku na nim pozostała żywność i narzędzia są na koniec nic niewarte.
endless-winter-board-guide-farewell = Krok D: twoja plansza. Puste pole megalitów daje narzędzie; potem twój święty kamień przynosi 3 punkty, po jednym za każdy rodzaj terenu z twoim obozowiskiem. To była cała runda. Przed tobą jeszcze trzy: graj dalej po swojemu!
endless-winter-board-order-place = { $count }. miejsce na torze kolejności

endless-winter-board-unit-food = { $count ->
    [one] żywność
    [few] żywności
   *[many] żywności
}
endless-winter-board-unit-tools = { $count ->
    [one] narzędzie
    [few] narzędzia
   *[many] narzędzi
}
endless-winter-board-unit-labor = pkt trudu
endless-winter-board-unit-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## Primer

endless-winter-board-primer-aim = Cel gry
endless-winter-board-primer-aim-title = Cztery zimy, jedno plemię
endless-winter-board-primer-aim-lead = Prowadzisz plemię na pusty, skuty lodem kontynent. W każdej rundzie zwołujesz ludzi, uczysz się, osiedlasz i polujesz; potem słońce gaśnie i wszystko, co masz, przynosi plony. Po ostatnim zaćmieniu wygrywa ten, kto ma najwięcej punktów.
endless-winter-board-primer-winter = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}, potem zaćmienie
endless-winter-board-primer-fact-players = graczy
endless-winter-board-primer-fact-rounds = rundy, każda z zaćmieniem
endless-winter-board-primer-fact-turns = tur na osobę w całej grze
endless-winter-board-primer-fact-columns = kolumny akcji i odpoczynek
endless-winter-board-primer-fact-cards = kart na początek; talia rośnie
endless-winter-board-primer-turn = Tura
endless-winter-board-primer-turn-title = Tura: jedna figurka, kilka kart
endless-winter-board-primer-turn-lead = Twoja tura to jedna figurka. Karty dają jej punkty trudu; punkty trudu, narzędzia i żywność płacą za to, co robi.
endless-winter-board-primer-play-culture = Zagraj karty kultury
endless-winter-board-primer-play-culture-words = Zacznij od kart kultury, jeśli je masz. Pierwsza jest za darmo, każda następna kosztuje kartę z ręki.
endless-winter-board-primer-place-figure = Umieść figurkę i działaj
endless-winter-board-primer-place-figure-words = Wyślij wodza lub figurkę plemienia do kolumny albo daj jej odpocząć. Zagrywaj karty plemienia dla punktów trudu, wydawaj żywność na kolejne.
endless-winter-board-primer-discard = Odrzuć karty
endless-winter-board-primer-discard-words = Zagrane karty idą na stos kart odrzuconych. Teraz nie dobierasz: nowe karty dają tylko efekty i koniec rundy.
endless-winter-board-primer-keep-back = Trzecia tura: zachowaj karty
endless-winter-board-primer-keep-back-words = Po trzeciej turze możesz odłożyć zakryte karty na zaćmienie. Ich punkty trudu decydują, kto zaczyna.
endless-winter-board-primer-initiate = Inicjacja
endless-winter-board-primer-initiate-words = Sprowadza ludzi do twojej talii i grzebie karty. Pochówek ulepsza talię, a zmarli liczą się na koniec.
endless-winter-board-primer-develop = Rozwój
endless-winter-board-primer-develop-words = Kupuje karty kultury z mocnymi zdolnościami, a raz na wizytę święty kamień.
endless-winter-board-primer-migrate = Migracja
endless-winter-board-primer-migrate-words = Umieszcza i przesuwa obozowiska. Gdzie stykają się trzy twoje obozowiska, możesz umieścić wioskę, a one wracają do domu.
endless-winter-board-primer-hunt = Polowanie
endless-winter-board-primer-hunt-words = Wypłasza zwierzęta i je bierze. Pionowe tworzą zestawy, spożytkowane są posiłkiem.
endless-winter-board-primer-rest = Odpoczynek
endless-winter-board-primer-rest-words = Dobierz kartę, spożytkuj zwierzę i oszczędź siły: odpoczywająca figurka liczy się w zaćmieniu.
endless-winter-board-primer-three-parts = Góra, środek, dół
endless-winter-board-primer-three-parts-words = Figurka schodzi kolumną: góra tyle razy, na ile cię stać, środek raz, dół tylko dla pierwszej figurki w rundzie. Góra i środek są zawsze otwarte dla wszystkich.
endless-winter-board-primer-boards = Plansze
endless-winter-board-primer-boards-title = Do czego służy która plansza
endless-winter-board-primer-boards-lead = Wszystko leży odkryte. Tak wygląda stół po rundzie z przewodnikiem.
endless-winter-board-primer-terrain = Teren
endless-winter-board-primer-terrain-words = W każdym zaćmieniu pole daje premię temu, kto ma na nim najwięcej punktów wpływu; wystarczy remis. Obozowisko liczy się za 1, wioska za 2 na każdym z trzech swoich pól.
endless-winter-board-primer-culture = Pula kart kultury
endless-winter-board-primer-culture-words = Osiem kart do kupienia. Mają mocne zdolności, a większość jest na koniec warta punkty.
endless-winter-board-primer-people = Talie plemienia
endless-winter-board-primer-people-words = Pięć rodzajów ludzi. Każdy daje więcej punktów trudu w jednej kolumnie i coś własnego w zaćmieniu.
endless-winter-board-primer-hunting = Tereny łowieckie
endless-winter-board-primer-hunting-words = Odkrytych zwierząt leży tu najwyżej { $most }. Zachowaj je pionowo na zestawy albo spożytkuj dla ich premii.
endless-winter-board-primer-stones = Święte kamienie
endless-winter-board-primer-stones-words = Każdy punktuje odtąd w każdym zaćmieniu. Miejsc na twojej planszy: { $slots }.
endless-winter-board-primer-megaliths = Megality
endless-winter-board-primer-megaliths-words = Megalit daje to, co pokazuje jego pole. Na wierzchu czterech innych przynosi punkty za te pod spodem.
endless-winter-board-primer-idols = Totemy
endless-winter-board-primer-idols-words = Lewy tor, ofiara: ile warta jest pozostała żywność i narzędzia. Prawy, honor: ile warte są pogrzebane karty.
endless-winter-board-primer-home = Twoja plansza
endless-winter-board-primer-home-words = Żywność, narzędzia, megality i wioski (jest ich { $villages }). Obozowiska w domu zasłaniają koniec toru żywności: każde, które rusza w drogę, robi miejsce na więcej żywności.
endless-winter-board-primer-eclipse = Zaćmienie
endless-winter-board-primer-eclipse-title = Zaćmienie: runda przynosi plony
endless-winter-board-primer-eclipse-lead = Gdy każdy ma za sobą trzy tury, odkrywa się zakryte karty. Potem, w nowej kolejności, każdy wykonuje cztery kroki.
endless-winter-board-primer-reveal = Wszyscy odkrywają
endless-winter-board-primer-reveal-words = Najwięcej punktów trudu daje pierwsze miejsce w następnej rundzie. Remis wygrywa ten, kto był dalej w kolejności.
endless-winter-board-primer-step-order = A. Twoje miejsce
endless-winter-board-primer-step-order-words = Im dalej do przodu, tym lepsza premia.
endless-winter-board-primer-step-people = B. Twoi ludzie
endless-winter-board-primer-step-people-words = Zachowane karty używają zdolności zaćmienia.
endless-winter-board-primer-step-land = C. Twoje ziemie
endless-winter-board-primer-step-land-words = Każde pole, na którym nikt nie ma od ciebie więcej punktów wpływu.
endless-winter-board-primer-step-home = D. Twoja plansza
endless-winter-board-primer-step-home-words = Karta za każdą wioskę, coś za puste pola megalitów, punkty za święte kamienie.
endless-winter-board-primer-lower = Premię można zamienić na słabszą
endless-winter-board-primer-lower-words = Gdy zyskujesz jedną z tych premii, możesz zamiast niej wziąć dowolną położoną dalej w prawo – także wtedy, gdy pierwszej wziąć nie możesz.
endless-winter-board-primer-prepare = Potem nowa runda
endless-winter-board-primer-prepare-words = Figurki wracają do domu, zwierzęta i karty kultury są uzupełniane, a ty dobierasz pięć kart.
endless-winter-board-primer-points = Punkty
endless-winter-board-primer-points-title = Skąd biorą się punkty
endless-winter-board-primer-points-lead = Niektóre liczą się od razu, niektóre w każdym zaćmieniu, większość na koniec gry.
endless-winter-board-primer-points-cards = Karty: na koniec
endless-winter-board-primer-points-cards-words = Liczba w przerywanej ramce na każdej twojej karcie plemienia i kultury, gdziekolwiek leży.
endless-winter-board-primer-points-stones = Święte kamienie: w każdym zaćmieniu
endless-winter-board-primer-points-stones-words = Kamień wzięty w pierwszej rundzie punktuje { $rounds ->
    [one] { $rounds } raz
   *[other] { $rounds } razy
}.
endless-winter-board-primer-points-burials = Pochówki: na koniec
endless-winter-board-primer-points-burials-words = Pogrzebane karty, według twojej pozycji na torze honoru. Bez kroku na nim są nic niewarte.
endless-winter-board-primer-points-animals = Zestawy zwierząt: na koniec
endless-winter-board-primer-points-animals-words = Pionowe zwierzęta jednego rodzaju są warte { $sets } za 1, 2, 3 i 4. Argentawis dołącza do dowolnego zestawu.
endless-winter-board-primer-points-once = Od razu
endless-winter-board-primer-points-once-words = Punkty na pełnym krążku liczą się w chwili, gdy je zyskujesz.
endless-winter-board-primer-points-megaliths = Megality: od razu
endless-winter-board-primer-points-megaliths-words = Megalit na czterech innych: 1 za każdy pod nim, 2 za każdy własny.
endless-winter-board-primer-points-idols = Tor honoru: od razu
endless-winter-board-primer-points-idols-words = Poziomy po drodze w górę dają { $steps }.
endless-winter-board-primer-points-offering = Ofiara: na koniec
endless-winter-board-primer-points-offering-words = Pozostała żywność i narzędzia, według przelicznika twojego poziomu ofiary.
endless-winter-board-primer-mistakes = Pięć błędów
endless-winter-board-primer-mistakes-title = Pięć błędów pierwszej gry
endless-winter-board-primer-mistakes-lead = Wynikają z zasad; każdy je kiedyś popełnia.
endless-winter-board-primer-camps-stay = Obozowiska zostają w domu
endless-winter-board-primer-camps-stay-words = Kafelek bazowy nic nie daje, a obozowiska na twojej planszy obniżają limit żywności.
endless-winter-board-primer-camps-stay-instead = Rozstaw je wcześnie. Samotne obozowisko zajmuje całe pole.
endless-winter-board-primer-set-eaten = Zestaw zjedzony
endless-winter-board-primer-set-eaten-words = Spożytkowane zwierzę nigdy już nie liczy się do zestawu.
endless-winter-board-primer-set-eaten-instead = Spożytkowuj pojedyncze sztuki, a zachowaj to, czego masz dwie.
endless-winter-board-primer-idol-still = Totem stoi w miejscu
endless-winter-board-primer-idol-still-words = Na najniższym poziomie pochówki i resztki są nic niewarte, ilekolwiek ich jest.
endless-winter-board-primer-idol-still-instead = Jeden krok na każdym torze, wcześnie.
endless-winter-board-primer-nothing-kept = Nic nie zostaje na zaćmienie
endless-winter-board-primer-nothing-kept-words = Ruszasz się na końcu, a inni zajmują dół każdej kolumny.
endless-winter-board-primer-nothing-kept-instead = Zachowaj dwie karty w trzeciej turze albo daj figurce odpocząć: liczy się za { $labor } pkt trudu.
endless-winter-board-primer-stones-late = Kamienie za późno
endless-winter-board-primer-stones-late-words = W ostatniej rundzie kamień punktuje raz; od pierwszej rundy – { $rounds ->
    [one] { $rounds } raz
   *[other] { $rounds } razy
}.
endless-winter-board-primer-stones-late-instead = Weź jeden w pierwszych dwóch rundach, a potem buduj to, co liczy.
endless-winter-board-primer-rivers = Rzeki i Tratwy
endless-winter-board-primer-rivers-title = Rzeki i Tratwy
endless-winter-board-primer-rivers-lead = Dodatek przeprowadza przez krainę rzekę. Wszystko inne pozostaje bez zmian.
endless-winter-board-primer-rivers-land = Rzeka i kafelki startowe
endless-winter-board-primer-rivers-land-words = Twoje obozowiska nie wchodzą już pośrodku, lecz na twoim kafelku startowym na skraju albo tam, gdzie jest twoja tratwa.
endless-winter-board-primer-rivers-raft = Tratwa
endless-winter-board-primer-rivers-raft-words = Zamiast obozowiska możesz przesunąć tratwę: w dół rzeki dowolnie daleko, w górę o jedno pole. Tam, gdzie jest, liczy się jak obozowisko.
endless-winter-board-primer-rivers-delta = Wyścig do Ujścia
endless-winter-board-primer-rivers-delta-words = W zaćmieniu ten, czyja tratwa jest najbliżej Ujścia, zdobywa 1 punkt i po 1 za każde swoje obozowisko na rzece.
endless-winter-board-primer-rivers-fish = Ryby
endless-winter-board-primer-rivers-fish-words = Pole rzeki, na którym prowadzisz, daje żeton ryby: dobierz go i weź to, co pokazuje.
endless-winter-board-primer-rivers-landmarks = Osobliwości
endless-winter-board-primer-rivers-landmarks-words = Kto prowadzi na polu osobliwości, w każdym zaćmieniu zdobywa punkty za to, co ona liczy.
endless-winter-board-primer-rivers-warrior = Wojownicy
endless-winter-board-primer-rivers-warrior-words = Na życzenie zastępują Zwiadowców. W zaćmieniu Wojownik może zepchnąć obozowisko przeciwnika na sąsiednie pole.
endless-winter-board-primer-icons = Symbole
endless-winter-board-primer-icons-title = Wszystkie symbole
endless-winter-board-primer-icons-lead = Karty, kafelki i plansze mówią tymi znakami. W czasie gry zatrzymaj na znaku wskaźnik, a przeczytasz go słowami.
endless-winter-board-primer-icons-gains = Premie
endless-winter-board-primer-icons-people = Karty i ludzie
endless-winter-board-primer-icons-land = W terenie
endless-winter-board-primer-icons-animals = Zwierzęta
endless-winter-board-primer-icons-columns = Kolumny
endless-winter-board-primer-icons-reading = Jak czytać kartę
endless-winter-board-primer-icons-terrains = Teren, w zaćmieniu
endless-winter-board-primer-icons-beasts = Zwierzęta, spożytkowane
endless-winter-board-primer-icons-landmarks = Osobliwości
endless-winter-board-primer-icon-food = żywność
endless-winter-board-primer-icon-fill-food = uzupełnij żywność
endless-winter-board-primer-icon-tool = narzędzie
endless-winter-board-primer-icon-idol = totem: krok w górę
endless-winter-board-primer-icon-draw = dobierz kartę
endless-winter-board-primer-icon-megalith = umieść megalit
endless-winter-board-primer-icon-extra-megalith = umieść kolejny megalit
endless-winter-board-primer-icon-labor = punkt trudu
endless-winter-board-primer-icon-fish = żeton ryby
endless-winter-board-primer-icon-tribe = figurka lub karta plemienia
endless-winter-board-primer-icon-chief = wódz
endless-winter-board-primer-icon-tribe-hand = karta plemienia na rękę
endless-winter-board-primer-icon-tribe-discard = karta plemienia na stos kart odrzuconych
endless-winter-board-primer-icon-culture = karta kultury
endless-winter-board-primer-icon-discard = odrzuć kartę
endless-winter-board-primer-icon-bury = pogrzeb kartę
endless-winter-board-primer-icon-stone = święty kamień
endless-winter-board-primer-icon-rest = odpoczynek
endless-winter-board-primer-icon-eclipse = w zaćmieniu
endless-winter-board-primer-icon-camp = obozowisko: umieść jedno
endless-winter-board-primer-icon-move = przesuń obozowisko
endless-winter-board-primer-icon-drive = przesuń obozowisko przeciwnika
endless-winter-board-primer-icon-village = wioska: umieść jedną
endless-winter-board-primer-icon-raft = tratwa
endless-winter-board-primer-icon-terrains = różne rodzaje
endless-winter-board-primer-icon-tiles = kafelki megalitów
endless-winter-board-primer-icon-upper = megalit na wierzchu
endless-winter-board-primer-icon-animal = weź zwierzę
endless-winter-board-primer-icon-deck-animal = zwierzę z talii
endless-winter-board-primer-icon-reveal-animal = odkryj zwierzę
endless-winter-board-primer-icon-tip = spożytkuj zwierzę
endless-winter-board-primer-icon-joker = dołącza do każdego zestawu
endless-winter-board-primer-icon-pay = zapłać z lewej, zyskaj z prawej
endless-winter-board-primer-icon-each = za każdą sztukę z lewej
endless-winter-board-primer-icon-each-paid = można opłacić raz za każdą sztukę z lewej
endless-winter-board-primer-icon-same = tego samego rodzaju
endless-winter-board-primer-icon-different = różnych rodzajów
endless-winter-board-primer-icon-only-column = tylko w tej kolumnie
endless-winter-board-primer-icon-only-eclipse = tylko w zaćmieniu
endless-winter-board-primer-icon-points-once = punkty od razu
endless-winter-board-primer-icon-points-end = punkty na koniec

## The scene of the Eclipse

endless-winter-board-scene-eclipse = Zaćmienie
endless-winter-board-scene-pile = Stos ({ $seat })
    .you = Twój stos
endless-winter-board-scene-order = Nowa kolejność
endless-winter-board-scene-place = Miejsce ({ $seat })
    .you = Twoje miejsce
endless-winter-board-scene-land = Pole { $hex }: { $seat }
    .you = Pole { $hex }: ty
endless-winter-board-scene-board = Plansza ({ $seat })
    .you = Twoja plansza
endless-winter-board-scene-stones = Święte kamienie ({ $seat })
    .you = Twoje Święte kamienie
endless-winter-board-scene-delta = Ujście: { $seat }
    .you = Ujście: ty
endless-winter-board-scene-final = Wynik końcowy
