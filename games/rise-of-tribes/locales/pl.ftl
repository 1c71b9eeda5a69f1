### Rise of Tribes in Polish.

rise-of-tribes-title = Rise of Tribes
rise-of-tribes-blurb = Rozwijaj plemię, zajmuj jeziora, lasy i góry, buduj wioski i zdobądź 15 punktów przed innymi.

rise-of-tribes-option-seats-help = Rise of Tribes jest dla 2–4 graczy.
rise-of-tribes-option-elders = Mędrcy
rise-of-tribes-option-elders-help = Z nową wioską może przyjść twój mędrzec, który uczy się od innych plemion.
rise-of-tribes-option-powers = Moce wodzów
rise-of-tribes-option-powers-help = Każde plemię wybiera jedną z dwóch mocy swojego wodza.
rise-of-tribes-option-tiles = Tereny specjalne
rise-of-tribes-option-tiles-help = Te kafelki zastępują zwykłe.
rise-of-tribes-option-random-tiles = Losowe tereny specjalne
rise-of-tribes-option-random-tiles-help = Tyle kolejnych terenów specjalnych zostanie wylosowanych.
rise-of-tribes-option-gather = Zbieranie
rise-of-tribes-option-gather-help = Co zmieniają kości na akcji ZBIORY.
rise-of-tribes-option-gather-hexes = Liczbę pól: jedno, dwa lub trzy, po dwa surowce z każdego
rise-of-tribes-option-gather-yield = Surowce z dwóch pól: po jednym, dwa lub trzy z każdego

## Things

rise-of-tribes-good-food = żywność
rise-of-tribes-good-wood = drewno
rise-of-tribes-good-stone = kamień
rise-of-tribes-goods-food = { $amount ->
    [one] 1 żywność
   *[other] { $amount } żywności
}
rise-of-tribes-goods-wood = { $amount ->
    [one] 1 drewno
   *[other] { $amount } drewna
}
rise-of-tribes-goods-stone = { $amount ->
    [one] 1 kamień
    [few] { $amount } kamienie
   *[many] { $amount } kamieni
}
rise-of-tribes-goods = { $goods }
rise-of-tribes-goods-none = nic

rise-of-tribes-land-lake = jezioro
rise-of-tribes-land-forest = las
rise-of-tribes-land-mountain = góra

# These agree with "kość".
rise-of-tribes-face-sun = słońce
rise-of-tribes-face-moon = księżyc
rise-of-tribes-face-blank = pusta
# A die as the object of a sentence.
rise-of-tribes-die-object = { $die-key ->
    [rise-of-tribes-face-blank] pustą kość
   *[other] { $die }
}

rise-of-tribes-action-grow = WZROST
rise-of-tribes-action-move = RUCH
rise-of-tribes-action-gather = ZBIORY
rise-of-tribes-action-lead = NARADA

rise-of-tribes-level-low = osłabiona
rise-of-tribes-level-normal = normalna
rise-of-tribes-level-high = wzmocniona

rise-of-tribes-tile-lake = jezioro
rise-of-tribes-tile-forest = las
rise-of-tribes-tile-mountain = góra
rise-of-tribes-tile-great-lake = wielkie jezioro
rise-of-tribes-tile-great-forest = wielki las
rise-of-tribes-tile-great-mountain = wielka góra
rise-of-tribes-tile-wild-land = dzikie ziemie
rise-of-tribes-tile-jungle = dżungla
rise-of-tribes-tile-oasis = oaza
rise-of-tribes-tile-chasm = rozpadlina
rise-of-tribes-tile-glacier = lodowiec
rise-of-tribes-hex = { $hex } ({ $tile })
rise-of-tribes-hex-bare = { $hex }

rise-of-tribes-tribe-daba = Daba
rise-of-tribes-tribe-dananu = Danànu
rise-of-tribes-tribe-indartsu = Indartsu
rise-of-tribes-tribe-kaha = Kaha
rise-of-tribes-tribe-kiakia = KiaKia
rise-of-tribes-tribe-kiror = Kiror
rise-of-tribes-tribe-mukaan = Mukaan
rise-of-tribes-tribe-tunga = Tunga

rise-of-tribes-source-villages = wioski
rise-of-tribes-source-developments = wynalazki
rise-of-tribes-source-achievements = osiągnięcia
rise-of-tribes-source-events = wydarzenia
rise-of-tribes-source-elders = przepędzeni mędrcy
rise-of-tribes-tie-won = zwycięska liczba punktów

# The object of a verb or after a number: accusative, which is also the genitive.
rise-of-tribes-members = { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}
rise-of-tribes-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
rise-of-tribes-nothing = nic
rise-of-tribes-side = { $who } ma { rise-of-tribes-members }
rise-of-tribes-side-invaders = { $members ->
    [one] 1 najeźdźca
   *[other] { $members } najeźdźców
}

## Goals

rise-of-tribes-named = { $name }
rise-of-tribes-goal-bow = Łuk
rise-of-tribes-goal-basketry = Ple­cion­kar­stwo
rise-of-tribes-goal-pottery = Garn­car­stwo
rise-of-tribes-goal-oxen = Woły
rise-of-tribes-goal-smoking-racks = Wę­dzar­nie
rise-of-tribes-goal-cradleboards = Ko­łys­ki
rise-of-tribes-goal-cairn-trails = Kopce na szla­ku
rise-of-tribes-goal-ochre-paintings = Ma­lo­wid­ła och­rą
rise-of-tribes-goal-clan = Klan
rise-of-tribes-goal-long-trails = Długie szla­ki
rise-of-tribes-goal-home-valley = Ro­dzin­na do­li­na
rise-of-tribes-goal-meeting-grounds = Miej­sca spot­kań
rise-of-tribes-goal-kindred-lands = Brat­nie zie­mie
rise-of-tribes-goal-overlords = Wład­cy
rise-of-tribes-goal-four-camps = Czte­ry obozy

rise-of-tribes-ability-strike = w swojej turze, przed każdym konfliktem kilku plemion, możesz usunąć 1 wybranego obrońcę
rise-of-tribes-ability-richer-hex = ZBIORY: jedno z wybranych pól daje o { $amount } więcej
rise-of-tribes-ability-gift = po akcji ZBIORY możesz oddać 1 surowiec innemu graczowi i wziąć { $amount ->
    [one] 1 dowolny surowiec
    [few] { $amount } dowolne surowce
   *[many] { $amount } dowolnych surowców
}
rise-of-tribes-ability-extra-hex = ZBIORY: wybierz o jedno pole więcej, nawet wybrane wcześniej
rise-of-tribes-ability-extra-member = WZROST: o { $amount } więcej
rise-of-tribes-ability-outpost = { $amount ->
    [one] WZROST: jeden nowy osadnik może przyjść na pole obok twojego
    [few] WZROST: { $amount } nowi osadnicy mogą przyjść na pola obok twoich
   *[many] WZROST: { $amount } nowych osadników może przyjść na pola obok twoich
}
rise-of-tribes-ability-long-march = RUCH: najwyżej { $amount ->
    [one] 1 osadnik
   *[other] { $amount } osadników
} może przejść dwa pola
rise-of-tribes-ability-extra-card = NARADA: dobierz o { $amount } więcej, po czym tyle samo dobranych kart odłóż pod swoją talię

rise-of-tribes-condition-members = masz na mapie co najmniej { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}
rise-of-tribes-condition-occupy = { $hexes ->
    [one] zajmujesz 1 pole
    [few] zajmujesz { $hexes } pola
   *[many] zajmujesz { $hexes } pól
}
rise-of-tribes-condition-valley = kontrolujesz jezioro, las i górę, z których jedno sąsiaduje z dwoma pozostałymi, a na każdym masz co najmniej { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}
rise-of-tribes-condition-share = { $hexes ->
    [one] zajmujesz 1 pole, które zajmują też przeciwnicy
    [few] zajmujesz { $hexes } pola, które zajmują też przeciwnicy
   *[many] zajmujesz { $hexes } pól, które zajmują też przeciwnicy
}
rise-of-tribes-condition-kindred = { $hexes ->
    [one] masz przewagę na 1 polu
   *[other] masz przewagę na { $hexes } polach tego samego terenu
}
rise-of-tribes-condition-overlord = masz przewagę na polu z wioską przeciwnika
rise-of-tribes-condition-control = { $hexes ->
    [one] kontrolujesz 1 pole, na którym masz co najmniej { $members ->
        [one] 1 osadnika
       *[other] { $members } osadników
    }
    [few] kontrolujesz { $hexes } pola, na których masz co najmniej po { $members ->
        [one] 1 osadnika
       *[other] { $members } osadników
    }
   *[many] kontrolujesz { $hexes } pól, na których masz co najmniej po { $members ->
        [one] 1 osadnika
       *[other] { $members } osadników
    }
}

## Events

rise-of-tribes-event-discovery = Od­kry­cie
rise-of-tribes-event-drought = Susza
rise-of-tribes-event-mild-winter = Ła­god­na zima
rise-of-tribes-event-plentiful-food = Ob­fi­tość żyw­noś­ci
rise-of-tribes-event-plentiful-wood = Ob­fi­tość drew­na
rise-of-tribes-event-plentiful-stone = Ob­fi­tość ka­mie­nia
rise-of-tribes-event-shared-knowledge = Wspól­na wie­dza
rise-of-tribes-event-sabre-tooth = Ty­grys szab­lo­zęb­ny
rise-of-tribes-event-volcano = Wulkan
rise-of-tribes-event-invaders = Na­jeźdź­cy
rise-of-tribes-event-mammoth = Ma­mut
rise-of-tribes-event-walls = Mury
rise-of-tribes-event-dugout-canoe = Czółno
rise-of-tribes-event-altar = Ołtarz
rise-of-tribes-event-chieftain = Przy­wód­ca
rise-of-tribes-event-abandoned-village = Opusz­czo­na wios­ka

rise-of-tribes-object-walls = mury
rise-of-tribes-object-canoe = czółno
rise-of-tribes-object-altar = ołtarz
rise-of-tribes-object-walls-use = broniąc pola ze swoją wioską, możesz przed konfliktem usunąć 1 atakującego
rise-of-tribes-object-canoe-use = w akcji RUCH kroki na jeziora są darmowe
rise-of-tribes-object-altar-use = w dowolnej chwili swojej tury oddaj osadnika i surowce za punkt

rise-of-tribes-effect-discovery = Na karcie: { $tokens }. W akcji RUCH weź po jednym za każde pole, na które wchodzisz, jeśli byli tam przeciwnicy, a nie było twoich osadników.
rise-of-tribes-effect-drought = Aż do następnego dubletu na każdym polu mieści się najwyżej { $limit ->
    [one] 1 osadnik
   *[other] { $limit } osadników
}.
rise-of-tribes-effect-mild-winter = Na karcie: { $food } na gracza. Każdy WZROST daje o { $more ->
    [one] 1 osadnika
   *[other] { $more } osadników
} więcej i zabiera z karty 1 żywność.
rise-of-tribes-effect-plentiful = Na karcie: { $tokens }. { $land-key ->
    [rise-of-tribes-land-lake] Każde jezioro, z którego
    [rise-of-tribes-land-forest] Każdy las, z którego
    [rise-of-tribes-land-mountain] Każda góra, z której
   *[other] Każde pole ({ $land }), z którego
} zbierasz, daje dodatkowo { $more } z karty.
rise-of-tribes-effect-knowledge = Raz na turę, w kroku 5, kto dzieli pole z przeciwnikiem, może położyć surowiec na karcie i dobrać cel. Karta znika, gdy { $most ->
    [one] leży na niej 1 surowiec
    [few] leżą na niej { $most } surowce
   *[many] leży na niej { $most } surowców
}.
rise-of-tribes-effect-sabre-tooth = Przychodzi na pole góry, gdzie każde plemię traci osadnika; przy każdym dublecie przechodzi na inne pole i znów atakuje. Kość i osadnik z jego pola: { rise-of-tribes-points } za upolowanie.
rise-of-tribes-effect-volcano = Wyrasta na skraju mapy i wybucha: każde plemię obok zyskuje { $stone } i traci osadników: { $sun } przy słońcach, { $blank } przy pustych, { $moon } przy księżycach. Pola obok mogą dawać kamień.
rise-of-tribes-effect-invaders = Na najsłabiej zaludnionym polu ląduje { $first ->
    [one] 1 najeźdźca
   *[other] { $first } najeźdźców
}; z każdym dubletem przybywa jeszcze jeden, najwyżej do { $most }. Nie można tam zbierać ani budować. { rise-of-tribes-points } za pokonanie ostatniego.
rise-of-tribes-effect-mammoth = Pojawia się na najsłabiej zaludnionym jeziorze. Mając tam { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}, wydaj kość, aby go upolować ({ $meat } i { $hunt ->
    [one] 1 punkt
    [few] { $hunt } punkty
   *[many] { $hunt } punktów
}) albo oswoić za { $feed } ({ $tame ->
    [one] 1 punkt
    [few] { $tame } punkty
   *[many] { $tame } punktów
}, do stracenia razem z mamutem).
rise-of-tribes-effect-object = Na sprzedaż za { $cost }: { $use }. Każdy dublet obniża cenę o 1 { $good }; gdy nie kosztuje już nic, znika.
rise-of-tribes-effect-chieftain = Licytacja. Zwycięzca płaci swoją ofertę pozostałym: { $high } pkt za co najmniej { $many ->
    [one] 1 surowiec
    [few] { $many } surowce
   *[many] { $many } surowców
}, w przeciwnym razie { $low } pkt.
rise-of-tribes-effect-abandoned-village = W kolejności tur każdy gracz może za { $cost } zbudować wioskę na polu, które kontroluje.

## Chief powers

rise-of-tribes-power-traders = Han­dla­rze
rise-of-tribes-power-crafty-builders = Zmyśl­ni bu­dow­ni­czo­wie
rise-of-tribes-power-cunning = Prze­bieg­łość
rise-of-tribes-power-agriculture = Rol­nic­two
rise-of-tribes-power-education = Wy­cho­wa­nie
rise-of-tribes-power-exogamy = Eg­zo­ga­mia
rise-of-tribes-power-wayfarers = Wę­drow­cy
rise-of-tribes-power-focused-effort = Wspól­ny wy­si­łek
rise-of-tribes-power-ambush = Za­sadz­ka
rise-of-tribes-power-dreamtime = Czas snu
rise-of-tribes-power-pathfinder = Tro­pi­ciel
rise-of-tribes-power-evasion = Unik
rise-of-tribes-power-shared-bounty = Wspól­ne plony
rise-of-tribes-power-intimidate = Za­stra­sze­nie
rise-of-tribes-power-hidden-village = Ukry­ta wios­ka
rise-of-tribes-power-light-in-the-dark = Świat­ło w mroku

rise-of-tribes-power-effect-exchange = raz w turze każdego gracza wymień najwyżej { $most ->
    [one] 1 surowiec
    [few] { $most } surowce
   *[many] { $most } surowców
} jeden za jeden: w swojej turze albo gdy wydarzenie każe ci płacić lub licytować
rise-of-tribes-power-effect-cheaper-villages = twoje wioski są tańsze o { $less ->
    [one] 1 wybrany przez ciebie surowiec
    [few] { $less } wybrane przez ciebie surowce
   *[many] { $less } wybranych przez ciebie surowców
}
rise-of-tribes-power-effect-start-conflict = raz na turę, w kroku 4, zapłać { $cost ->
    [one] 1 surowiec
    [few] { $cost } surowce
   *[many] { $cost } surowców
}, aby wywołać konflikt na polu, które z kimś dzielisz
rise-of-tribes-power-effect-village-food = w kroku 1 każda twoja wioska na mapie daje { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
}
rise-of-tribes-power-effect-lake-child = gdy ZBIORY dają ci żywność z jezior, dodaj { $members ->
    [one] osadnika
   *[other] { $members } osadników
} na jednym z nich
rise-of-tribes-power-effect-shared-child = każdy WZROST dodaje jeszcze { $members ->
    [one] jednego osadnika
   *[other] { $members } osadników
} na polu dzielonym z przeciwnikiem
rise-of-tribes-power-effect-free-march = raz na turę, w kroku 3, przesuń najwyżej { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
} z jednego pola na sąsiednie
rise-of-tribes-power-effect-crowded-yield = każde pole, z którego zbierasz, mając na nim co najmniej { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}, daje o { $more } więcej
rise-of-tribes-power-effect-ambush = WZROST może umieścić najwyżej { $most ->
    [one] 1 osadnika
   *[other] { $most } osadników
} na twojej planszy; wychodzą przed twoimi konfliktami albo do dowolnego konfliktu, w którym uczestniczysz
rise-of-tribes-power-effect-foretell = przed rzutem nazwij ściankę; jeśli kość ją pokaże, weź { $goods ->
    [one] 1 surowiec, który dają twoje pola
    [few] { $goods } surowce, które dają twoje pola
   *[many] { $goods } surowców, które dają twoje pola
}
rise-of-tribes-power-effect-pathfinder = po akcji RUCH weź surowiec za każde puste pole, na które wchodzisz, najwyżej { $most }
rise-of-tribes-power-effect-retreat = po konflikcie najwyżej { $most ->
    [one] 1 twój poległy
   *[other] { $most } twoich poległych
} przechodzi zamiast tego na jedno sąsiednie pole
rise-of-tribes-power-effect-bounty = gdy przeciwnik zbiera z pól, które dzielicie, weź surowce, które dają twoje pola, najwyżej { $most }
rise-of-tribes-power-effect-drive-out = raz na turę, w kroku 3, zapłać { $cost ->
    [one] 1 surowiec
    [few] { $cost } surowce
   *[many] { $cost } surowców
}, aby przepędzić osadnika przeciwnika z pola, na którym masz przewagę
rise-of-tribes-power-effect-hidden-village = mając wioskę na mapie, możesz zbudować jeszcze jedną na swojej planszy; nie można jej stracić
rise-of-tribes-power-effect-turn-die = po rzucie możesz obrócić jeden księżyc na słońce

## Kinds of faces

rise-of-tribes-kind-development = Wynalazek
rise-of-tribes-kind-achievement = Osiągnięcie
rise-of-tribes-kind-event = Wydarzenie
rise-of-tribes-kind-tribe = Plansza gracza
rise-of-tribes-kind-power = Moc wodza
rise-of-tribes-kind-tile = Teren specjalny

## Special terrain

rise-of-tribes-tile-effect-rich = daje o { $more } więcej, raz na akcję ZBIORY
rise-of-tribes-tile-effect-wild = liczy się jako każdy teren i daje dowolne surowce, raz na akcję ZBIORY
rise-of-tribes-tile-effect-thicket = daje surowce tylko wtedy, gdy masz tam co najmniej { $members ->
    [one] 1 osadnika
   *[other] { $members } osadników
}
rise-of-tribes-tile-effect-chasm = po konfliktach plemię, które ma tam tylko { rise-of-tribes-members }, wszystko tam traci
rise-of-tribes-tile-effect-glacier = leży na polu góry: najwyżej { $limit ->
    [one] 1 osadnik
   *[other] { $limit } osadników
}, bez wiosek, { $most ->
    [one] 1 kamień
    [few] { $most } kamienie
   *[many] { $most } kamieni
} na akcję ZBIORY. Każda wzmocniona akcja kładzie na nim kamień; gdy jest ich { $stones }, lodowiec topnieje, a kamienie dostaje ten, kto pierwszy tam zbiera.
rise-of-tribes-tile-counts-as = liczy się jako { $lands }: { $effect }
rise-of-tribes-board-face = wioska kosztuje { $cost }

## Questions

rise-of-tribes-ask-over = Gra jest skończona.
rise-of-tribes-ask-chance = Teraz decydują kości albo karty.
rise-of-tribes-ask-glacier = Połóż lodowiec na polu góry.
rise-of-tribes-ask-power = Wybierz moc swojego wodza.
rise-of-tribes-ask-settle = Wybierz swoje pierwsze pole.
rise-of-tribes-ask-settle-beside = Które pole obok { $hex } też zasiedlasz?
rise-of-tribes-ask-start-goods = { $left ->
    [one] Weź jeszcze 1 dowolny surowiec.
    [few] Weź jeszcze { $left } dowolne surowce.
   *[many] Weź jeszcze { $left } dowolnych surowców.
}
rise-of-tribes-ask-return = Twojego plemienia nie ma już na mapie. Gdzie wraca { $members ->
    [one] 1 osadnik
   *[other] { $members } osadników
}?
rise-of-tribes-ask-before-roll = Rzuć kośćmi albo zrób coś przed rzutem.
rise-of-tribes-ask-before-events = Dublet! Zrób coś przed wydarzeniami albo przejdź dalej.
rise-of-tribes-ask-light = Obrócić księżyc na słońce?
rise-of-tribes-ask-dream = Twój sen się spełnia. Który surowiec bierzesz?
rise-of-tribes-ask-actions = { $dice ->
    [one] Połóż drugą kość.
   *[other] Połóż pierwszą kość.
}
rise-of-tribes-ask-late = Obie kości leżą. Jeszcze coś przed konfliktami?
rise-of-tribes-ask-release = Czy ukryci osadnicy wychodzą przed konfliktami?
rise-of-tribes-ask-conflicts = Który konflikt jest następny?
rise-of-tribes-ask-no-conflict = Żadne pole nie jest przepełnione. Zrób coś przed krokiem 5 albo przejdź dalej.
rise-of-tribes-ask-end = Buduj wioski, realizuj cele albo zakończ turę.
rise-of-tribes-ask-end-knowledge = Buduj wioski, realizuj cele, dziel się wiedzą albo zakończ turę.
rise-of-tribes-ask-sabre-tooth = Umieść tygrysa szablozębnego na polu góry.
rise-of-tribes-ask-sabre-tooth-moves = Przesuń tygrysa szablozębnego na inne pole.
rise-of-tribes-ask-invaders = Umieść najeźdźców na jednym z najsłabiej zaludnionych pól.
rise-of-tribes-ask-mammoth = Umieść mamuta na jednym z najsłabiej zaludnionych jezior.
rise-of-tribes-ask-volcano = Gdzie wyrasta wulkan?
rise-of-tribes-ask-erupt = Wulkan wybucha. Gdzie tracisz osadnika? (do stracenia: { $left })
rise-of-tribes-ask-auction = { $leader } daje { $high }. Przebij albo odpadnij.
rise-of-tribes-ask-auction-first = Przywódca: licytuj surowce albo odpadnij.
rise-of-tribes-ask-tribute = Zapłać pozostałym swoją ofertę: do oddania { $left }.
rise-of-tribes-ask-abandoned-village = Zbudować opuszczoną wioskę na polu, które kontrolujesz?
rise-of-tribes-ask-grow = Gdzie przychodzi następny osadnik? (pozostało: { $left })
rise-of-tribes-ask-move = Kto rusza następny? (pozostało: { $left })
rise-of-tribes-ask-discover = Na karcie: { $goods }. Weź { $left ->
    [one] 1 surowiec
    [few] { $left } surowce
   *[many] { $left } surowców
}.
rise-of-tribes-ask-claim = Weź surowce za odwiedzone puste pola. (pozostało: { $left })
rise-of-tribes-ask-gather = Z którego pola zbierasz? (pozostało: { $left }, surowce z pola: { $each })
rise-of-tribes-ask-mix = Co jeszcze daje { $hex }? (pozostało: { $left })
rise-of-tribes-ask-plenty = { $event }: wziąć dodatkowe surowce?
rise-of-tribes-ask-basketry = { $goal }: wziąć więcej surowca, który zbierasz?
rise-of-tribes-ask-educate = Dodać osadnika na jeziorze, które dało żywność?
rise-of-tribes-ask-pottery = { $goal }: oddać surowiec, aby wziąć { $amount ->
    [one] 1 dowolny
    [few] { $amount } dowolne
   *[many] { $amount } dowolnych
}?
rise-of-tribes-ask-pick = Weź dowolne surowce. (pozostało: { $left })
rise-of-tribes-ask-bounty = Przeciwnik zbiera z pól, które dzielicie. Weź swoją część. (pozostało: { $left })
rise-of-tribes-ask-lead = Odrzuć cele (najwyżej { $discards }), po czym dobierz { $draw }.
rise-of-tribes-ask-under = Który dobrany cel odkładasz pod swoją talię?
rise-of-tribes-ask-pay-elder = Który surowiec oddajesz? Odbiorca: { $to }.
rise-of-tribes-ask-pay = Którym surowcem płacisz?
rise-of-tribes-ask-pay-cunning = Którym surowcem płacisz za konflikt na { $hex }?
rise-of-tribes-ask-drive = Dokąd z { $hex } ucieka osadnik ({ $who })?
rise-of-tribes-ask-march = Poprowadzić kolejnego osadnika? (pozostało: { $left })
rise-of-tribes-ask-trade = Wymienić kolejny surowiec? (pozostało: { $left })
rise-of-tribes-ask-bow = Konflikt na { $hex }. { $goal }: kogo trafiasz?
rise-of-tribes-ask-walls = { $attacker } atakuje { $hex }. Użyć murów?
rise-of-tribes-ask-ambush = Konflikt na { $hex }. Czy dołączają ukryci osadnicy?
rise-of-tribes-ask-evade = Dokąd z { $hex } uciekają twoi pokonani osadnicy? (pozostało: { $left })
rise-of-tribes-ask-spare = Koszt: { $cost }. Co z niego oszczędzasz? (pozostało: { $left })
rise-of-tribes-ask-sacrifice = Który osadnik trafia na ołtarz?

## Actions

rise-of-tribes-do-power = { $power }: { $effect }
rise-of-tribes-do-settle = Osiedl się na { $hex }.
rise-of-tribes-do-glacier = Połóż lodowiec na { $hex }.
rise-of-tribes-do-take = Weź { $good }.
rise-of-tribes-do-return = Wróć na { $hex } i umieść tam { rise-of-tribes-members }.
rise-of-tribes-do-foretell = Przepowiedz ściankę ({ $face }) i rzuć.
rise-of-tribes-do-roll = Rzuć kośćmi.
rise-of-tribes-do-light = Obróć księżyc na słońce.
rise-of-tribes-do-keep-dice = Zostaw kości tak, jak są.
rise-of-tribes-do-place-grow = Kość ({ $die }) na WZROST (akcja { $level }): dodaj { $amount ->
    [one] 1 osadnika
   *[other] najwyżej { $amount } osadników
}.
rise-of-tribes-do-place-move = Kość ({ $die }) na RUCH (akcja { $level }): przesuń { $amount ->
    [one] 1 osadnika
   *[other] najwyżej { $amount } osadników
}.
rise-of-tribes-do-place-gather = Kość ({ $die }) na ZBIORY (akcja { $level }): { $hexes ->
    [one] 1 pole
    [few] { $hexes } pola
   *[many] { $hexes } pól
}, surowce z pola: { $each }.
rise-of-tribes-do-place-lead = Kość ({ $die }) na NARADĘ (akcja { $level }): dobierz { $amount ->
    [one] 1 cel
    [few] { $amount } cele
   *[many] { $amount } celów
}.
rise-of-tribes-do-hunt-sabre-tooth = Wydaj kość ({ $die }) i osadnika na tygrysa szablozębnego: { rise-of-tribes-points }.
rise-of-tribes-do-hunt-mammoth = Wydaj kość ({ $die }), aby upolować mamuta: { $meat } i { rise-of-tribes-points }.
rise-of-tribes-do-tame = Wydaj kość ({ $die }) i { $feed }, aby oswoić mamuta: { rise-of-tribes-points }.
rise-of-tribes-do-end-actions = Przejdź do konfliktów.
rise-of-tribes-do-grow = Dodaj osadnika na { $hex }.
rise-of-tribes-do-wed = Dodaj dodatkowego osadnika na { $hex }, wśród sąsiadów.
rise-of-tribes-do-hide = Ukryj osadnika na swojej planszy.
rise-of-tribes-do-end-grow = Nie dodawaj więcej osadników.
rise-of-tribes-do-move = Przesuń osadnika z { $from } na { $to }.
rise-of-tribes-do-herd = Poprowadź mamuta na { $hex }.
rise-of-tribes-do-end-move = Zakończ ruch.
rise-of-tribes-do-claim = Weź { $good } z { $hex }.
rise-of-tribes-do-gather = Zbierz { $good } z { $hex }.
rise-of-tribes-do-end-gather = Zakończ zbieranie.
rise-of-tribes-do-extra = Weź { $good } z karty.
rise-of-tribes-do-basket = Weź dodatkowo { $good }.
rise-of-tribes-do-educate = Dodaj osadnika na { $hex }.
rise-of-tribes-do-give = Oddaj { $good }, odbiorca: { $to }.
rise-of-tribes-do-discard = Odłóż cel „{ $goal }” pod swoją talię i dobierz o jeden więcej.
rise-of-tribes-do-draw = Dobierz { $cards ->
    [one] 1 cel
    [few] { $cards } cele
   *[many] { $cards } celów
}.
rise-of-tribes-do-draw-more = Dobierz { $cards ->
    [one] 1 cel
    [few] { $cards } cele
   *[many] { $cards } celów
} i odłóż { $back } z powrotem pod talię.
rise-of-tribes-do-under = Odłóż cel „{ $goal }” pod swoją talię.
rise-of-tribes-do-buy = Kup { $object } za { $cost }: { $use }.
rise-of-tribes-do-trade = Wymień { $give } na { $get }.
rise-of-tribes-do-end-trade = Zakończ wymianę.
rise-of-tribes-do-borrow = Oddaj { $gift ->
    [one] 1 surowiec
    [few] { $gift } surowce
   *[many] { $gift } surowców
} (odbiorca: { $who }) i użyj raz w tej turze „{ $goal }”: { $ability }.
rise-of-tribes-do-pay = Zapłać { $good }.
rise-of-tribes-do-march = Poprowadź osadnika z { $from } na { $to }.
rise-of-tribes-do-scare = Przepędź osadnika ({ $who }) z { $hex }.
rise-of-tribes-do-drive = Ucieka na { $hex }.
rise-of-tribes-do-release = Ukryty osadnik wychodzi na { $hex }.
rise-of-tribes-do-stay-hidden = Pozostali zostają ukryci.
rise-of-tribes-do-fight = Walcz na { $hex }: { $sides }.
rise-of-tribes-do-provoke = Zapłać za wywołanie konfliktu na { $hex }: { $sides }.
rise-of-tribes-do-go-on = Przejdź dalej.
rise-of-tribes-do-shoot = Traf osadnika ({ $who }).
rise-of-tribes-do-shoot-invaders = Traf najeźdźcę.
rise-of-tribes-do-hold-bow = Nie używaj łuku.
rise-of-tribes-do-walls = Twoje mury trafiają osadnika ({ $attacker }).
rise-of-tribes-do-hold-walls = Nie używaj murów.
rise-of-tribes-do-evade = Osadnik ucieka na { $hex }.
rise-of-tribes-do-no-retreat = Nikt więcej nie ucieka.
rise-of-tribes-do-build = Zbuduj wioskę na { $hex } za { $cost }.
rise-of-tribes-do-build-elder = Zbuduj wioskę na { $hex } za { $cost } i wezwij do niej mędrca.
rise-of-tribes-do-build-hidden = Zbuduj ukrytą wioskę za { $cost }.
rise-of-tribes-do-build-nothing = Nic nie buduj.
rise-of-tribes-do-spare = Oszczędź 1 { $good }.
rise-of-tribes-do-complete-development = Zrealizuj cel „{ $goal }” za { $cost }: { rise-of-tribes-points }; { $ability }.
rise-of-tribes-do-complete-achievement = Zrealizuj cel „{ $goal }”: { rise-of-tribes-points }, bo { $condition }.
rise-of-tribes-do-learn = Połóż { $good } na karcie „Wspólna wiedza” i dobierz cel.
rise-of-tribes-do-offer = Złóż na ołtarzu { $cost } i osadnika: { rise-of-tribes-points }.
rise-of-tribes-do-sacrifice = Oddaj osadnika z { $hex }.
rise-of-tribes-do-end-turn = Zakończ turę.
rise-of-tribes-do-sabre-tooth = Tygrys szablozębny idzie na { $hex }.
rise-of-tribes-do-invaders = Najeźdźcy lądują na { $hex }.
rise-of-tribes-do-mammoth = Mamut pojawia się na { $hex }.
rise-of-tribes-do-volcano = Wulkan wyrasta na { $place }, obok { $hexes }.
rise-of-tribes-do-lose = Strać osadnika na { $hex }.
rise-of-tribes-do-bid = Zaoferuj { $goods ->
    [one] 1 surowiec
    [few] { $goods } surowce
   *[many] { $goods } surowców
}.
rise-of-tribes-do-drop-out = Odpadnij z licytacji.
rise-of-tribes-do-other = { $action }
rise-of-tribes-do-decline = Zrezygnuj.

## The story

rise-of-tribes-note-special = { $tile-key ->
    [rise-of-tribes-tile-wild-land] W grze są dzikie ziemie.
   *[other] W grze jest { $tile }.
}
rise-of-tribes-note-laid = { $hex }: { $tile }.
rise-of-tribes-note-board = { $who } prowadzi plemię { $tribe }.
    .you = Prowadzisz plemię { $tribe }.
rise-of-tribes-note-token = { $who } losuje żeton wioski { $token }.
    .you = Losujesz żeton wioski { $token }.
rise-of-tribes-note-first = { $who } ma najniższy żeton i zaczyna.
    .you = Masz najniższy żeton i zaczynasz.
rise-of-tribes-note-glacier-laid = { $who } kładzie lodowiec na { $hex }.
    .you = Kładziesz lodowiec na { $hex }.
rise-of-tribes-note-power = { $who } wybiera moc „{ $power }”.
    .you = Wybierasz moc „{ $power }”.
rise-of-tribes-note-settles = { $who } osiedla { rise-of-tribes-members } na { $hex }.
    .you = Osiedlasz { rise-of-tribes-members } na { $hex }.
rise-of-tribes-note-takes = { $who } bierze { $goods } ({ $cause }).
    .you = Bierzesz { $goods } ({ $cause }).
rise-of-tribes-cause-start = przygotowanie
rise-of-tribes-cause-village = wioska
rise-of-tribes-cause-villages = wioski
rise-of-tribes-cause-elder = mędrzec
rise-of-tribes-note-turn = Tura { $turn }: { $who }.
    .you = Tura { $turn }: ty.
rise-of-tribes-note-returns = { $who } wraca na { $hex } i umieszcza tam { rise-of-tribes-members }.
    .you = Wracasz na { $hex } i umieszczasz tam { rise-of-tribes-members }.
rise-of-tribes-note-scores = { $who } zdobywa { rise-of-tribes-points } ({ $cause }).
    .you = Zdobywasz { rise-of-tribes-points } ({ $cause }).
rise-of-tribes-note-loses-points = { $who } traci wraz z mamutem { rise-of-tribes-points }.
    .you = Tracisz wraz z mamutem { rise-of-tribes-points }.
rise-of-tribes-note-foretells = { $who } przepowiada ściankę: { $face }.
    .you = Przepowiadasz ściankę: { $face }.
rise-of-tribes-note-rolls = { $who } rzuca kośćmi: { $one } i { $other }.
    .you = Rzucasz kośćmi: { $one } i { $other }.
rise-of-tribes-note-double = { $who } wyrzuca dublet: { $one } i { $other }.
    .you = Wyrzucasz dublet: { $one } i { $other }.
rise-of-tribes-note-lights = { $who } obraca księżyc na słońce.
    .you = Obracasz księżyc na słońce.
rise-of-tribes-note-places = { $who } kładzie { rise-of-tribes-die-object } na akcji { $action }: { $level }.
    .you = Kładziesz { rise-of-tribes-die-object } na akcji { $action }: { $level }.
rise-of-tribes-note-grows = { $who } dodaje osadnika na { $hex }.
    .you = Dodajesz osadnika na { $hex }.
rise-of-tribes-note-grows-by = { $who } dodaje osadnika na { $hex } ({ $power }).
    .you = Dodajesz osadnika na { $hex } ({ $power }).
rise-of-tribes-note-mild-winter = Łagodna zima: { $who } może dodać jeszcze najwyżej { rise-of-tribes-members }; z karty znika 1 żywność.
    .you = Łagodna zima: możesz dodać jeszcze najwyżej { rise-of-tribes-members }; z karty znika 1 żywność.
rise-of-tribes-note-hides = { $who } ukrywa osadnika.
    .you = Ukrywasz osadnika.
rise-of-tribes-note-moves = { $who } przesuwa osadnika z { $from } na { $to }.
    .you = Przesuwasz osadnika z { $from } na { $to }.
rise-of-tribes-note-marches = { $who } prowadzi osadnika z { $from } na { $to } ({ $power }).
    .you = Prowadzisz osadnika z { $from } na { $to } ({ $power }).
rise-of-tribes-note-herds = { $who } prowadzi mamuta na { $hex }.
    .you = Prowadzisz mamuta na { $hex }.
rise-of-tribes-note-gathers = { $who } zbiera { $goods } z { $hex }.
    .you = Zbierasz { $goods } z { $hex }.
rise-of-tribes-note-finds-stones = { $who } znajduje { $stones ->
    [one] 1 kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
} po lodowcu na { $hex }.
    .you = Znajdujesz { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
        } po lodowcu na { $hex }.
rise-of-tribes-note-takes-from = { $who } bierze { $goods } z karty „{ $event }”.
    .you = Bierzesz { $goods } z karty „{ $event }”.
rise-of-tribes-note-gives = { $who } oddaje { $goods }, { $you ->
    [to] odbierasz ty
   *[nobody] odbiorca: { $to }
} ({ $cause }).
    .you = Oddajesz { $goods }, odbiorca: { $to } ({ $cause }).
rise-of-tribes-note-puts-under = { $who } odkłada cel „{ $goal }” pod talię celów.
    .you = Odkładasz cel „{ $goal }” pod talię celów.
rise-of-tribes-note-draws = { $who } dobiera cel „{ $goal }”.
    .you = Dobierasz cel „{ $goal }”.
rise-of-tribes-note-buys = { $who } kupuje { $object } za { $price }.
    .you = Kupujesz { $object } za { $price }.
rise-of-tribes-note-trades = { $who } wymienia { $give } na { $get }.
    .you = Wymieniasz { $give } na { $get }.
rise-of-tribes-note-borrows = Mędrzec ({ $who }) poznaje „{ $goal }” (nauczyciel: { $you ->
    [teacher] ty
   *[nobody] { $teacher }
}).
    .you = Twój mędrzec poznaje „{ $goal }” (nauczyciel: { $teacher }).
rise-of-tribes-note-pays = { $who } płaci { $goods } ({ $cause }).
    .you = Płacisz { $goods } ({ $cause }).
rise-of-tribes-note-scares = { $who } przepędza { $you ->
    [victim] twojego osadnika
   *[nobody] osadnika ({ $victim })
} z { $from } na { $to }.
    .you = Przepędzasz osadnika ({ $victim }) z { $from } na { $to }.
rise-of-tribes-note-releases = Ukryty osadnik ({ $who }) pojawia się na { $hex }.
    .you = Twój ukryty osadnik pojawia się na { $hex }.
rise-of-tribes-note-conflict = Konflikt na { $hex }!
rise-of-tribes-note-provokes = { $who } wywołuje konflikt na { $hex }.
    .you = Wywołujesz konflikt na { $hex }.
rise-of-tribes-note-shoots = Łuk ({ $who }) trafia { $you ->
    [victim] twojego osadnika
   *[nobody] osadnika ({ $victim })
} na { $hex }.
    .you = Twój łuk trafia osadnika ({ $victim }) na { $hex }.
rise-of-tribes-note-shoots-invaders = Łuk ({ $who }) trafia najeźdźcę na { $hex }.
    .you = Twój łuk trafia najeźdźcę na { $hex }.
rise-of-tribes-note-walls = Mury ({ $who }) trafiają atakującego na { $hex }.
    .you = Twoje mury trafiają atakującego na { $hex }.
rise-of-tribes-note-falls = { $who } traci { rise-of-tribes-members } w konflikcie na { $hex }.
    .you = Tracisz { rise-of-tribes-members } w konflikcie na { $hex }.
rise-of-tribes-note-invaders-fall = { $members ->
    [one] 1 najeźdźca pada
   *[other] { $members } najeźdźców pada
} w konflikcie na { $hex }.
rise-of-tribes-note-evades = Pokonany osadnik ({ $who }) ucieka na { $hex }.
    .you = Twój pokonany osadnik ucieka na { $hex }.
rise-of-tribes-note-chasm = Rozpadlina { $hex } pochłania { rise-of-tribes-members } ({ $who }).
    .you = Rozpadlina { $hex } pochłania { rise-of-tribes-members } twojego plemienia.
rise-of-tribes-note-builds = { $who } buduje wioskę na { $hex }.
    .you = Budujesz wioskę na { $hex }.
rise-of-tribes-note-builds-hidden = { $who } buduje ukrytą wioskę.
    .you = Budujesz ukrytą wioskę.
rise-of-tribes-note-calls-elder = Mędrzec ({ $who }) przychodzi na { $hex }.
    .you = Twój mędrzec przychodzi na { $hex }.
rise-of-tribes-note-late-events = Stoi pierwsza wioska. Do talii wydarzeń dołączają „Przywódca” i „Opuszczona wioska”.
rise-of-tribes-note-village-lost = { $who } nie ma już osadników na { $hex }: tamtejsza wioska zostaje zniszczona.
    .you = Nie masz już osadników na { $hex }: twoja wioska zostaje tam zniszczona.
rise-of-tribes-note-elder-lost = Mędrzec ({ $who }) na { $hex } znika razem z wioską.
    .you = Twój mędrzec na { $hex } znika razem z wioską.
rise-of-tribes-note-completes = { $who } realizuje cel „{ $goal }”.
    .you = Realizujesz cel „{ $goal }”.
rise-of-tribes-note-sacrifices = { $who } oddaje na ołtarz osadnika z { $hex }.
    .you = Oddajesz na ołtarz osadnika z { $hex }.
rise-of-tribes-note-event = Wydarzenie: { $event }.
rise-of-tribes-note-event-leaves = { $event }: karta zostaje odrzucona.
rise-of-tribes-note-unsold = Nikt nie kupił { $object-key ->
    [rise-of-tribes-object-walls] murów
    [rise-of-tribes-object-canoe] czółna
   *[other] ołtarza
}: karta zostaje odrzucona.
rise-of-tribes-note-events-reshuffled = Odrzucone wydarzenia są wtasowywane z powrotem do talii wydarzeń.
rise-of-tribes-note-event-returns = Nikt nie licytuje karty „{ $event }”: wraca ona do talii wydarzeń.
rise-of-tribes-note-cheaper = { $object-key ->
    [rise-of-tribes-object-walls] Mury tanieją: kosztują
    [rise-of-tribes-object-canoe] Czółno tanieje: kosztuje
   *[other] Ołtarz tanieje: kosztuje
} teraz { $price }.
rise-of-tribes-note-sabre-tooth = Tygrys szablozębny przychodzi na { $hex }.
rise-of-tribes-note-bitten = Tygrys szablozębny zabija osadnika ({ $who }) na { $hex }.
    .you = Tygrys szablozębny zabija twojego osadnika na { $hex }.
rise-of-tribes-note-invaders-land = { $members ->
    [one] 1 najeźdźca ląduje
   *[other] { $members } najeźdźców ląduje
} na { $hex }.
rise-of-tribes-note-invaders-grow = Najeźdźców na { $hex } jest teraz { $members }.
rise-of-tribes-note-mammoth = Na { $hex } pojawia się mamut.
rise-of-tribes-note-hunts-sabre-tooth = { $who } pokonuje tygrysa szablozębnego osadnikiem z { $hex }.
    .you = Pokonujesz tygrysa szablozębnego osadnikiem z { $hex }.
rise-of-tribes-note-hunts-mammoth = { $who } poluje na mamuta.
    .you = Polujesz na mamuta.
rise-of-tribes-note-tames = { $who } oswaja mamuta.
    .you = Oswajasz mamuta.
rise-of-tribes-note-mammoth-lost = Mamut ({ $who }) ucieka.
    .you = Twój mamut ucieka.
rise-of-tribes-note-volcano = Na { $place } wyrasta wulkan.
rise-of-tribes-note-erupts = Wulkan wybucha.
rise-of-tribes-note-buried = Wybuch zabija osadnika ({ $who }) na { $hex }.
    .you = Wybuch zabija twojego osadnika na { $hex }.
rise-of-tribes-note-bids = { $who } oferuje { $goods ->
    [one] 1 surowiec
    [few] { $goods } surowce
   *[many] { $goods } surowców
}.
    .you = Oferujesz { $goods ->
        [one] 1 surowiec
        [few] { $goods } surowce
       *[many] { $goods } surowców
        }.
rise-of-tribes-note-drops-out = { $who } odpada z licytacji.
    .you = Odpadasz z licytacji.
rise-of-tribes-note-wins-auction = { $who } wygrywa kartę „Przywódca” za { $goods ->
    [one] 1 surowiec
    [few] { $goods } surowce
   *[many] { $goods } surowców
}.
    .you = Wygrywasz kartę „Przywódca” za { $goods ->
        [one] 1 surowiec
        [few] { $goods } surowce
       *[many] { $goods } surowców
        }.
rise-of-tribes-note-glacier-stone = Wzmocniona akcja kładzie kamień na lodowcu (teraz { $stones }).
rise-of-tribes-note-glacier-melts = Lodowiec na { $hex } topnieje.
rise-of-tribes-note-wins = { $who } osiąga wynik { $points } pkt i wygrywa.
    .you = Osiągasz wynik { $points } pkt i wygrywasz.
rise-of-tribes-note-stopped = Gra kończy się po { $turns ->
    [one] 1 turze
   *[other] { $turns } turach
}; decydują punkty.

## The board in text

rise-of-tribes-text-turn = Tura { $turn }: { $who }
rise-of-tribes-text-dice = Kości (od najnowszej)
rise-of-tribes-text-hand = na ręce: { $dice }
rise-of-tribes-text-event = Wydarzenie: { $event } ({ $tokens })
rise-of-tribes-text-no-event = Żadne wydarzenie nie trwa.
rise-of-tribes-text-tribe = { $who }: { $tribe }, { rise-of-tribes-points }, { $goods }, w rezerwie { $reserve }
rise-of-tribes-text-power = moc: { $power }
rise-of-tribes-text-hidden = ukryci na planszy: { $members }
rise-of-tribes-text-open = w toku: { $goals }
rise-of-tribes-text-done = zrealizowane: { $goals }
rise-of-tribes-text-deck = cele w talii: { $cards }
rise-of-tribes-text-owns = ma: { $objects }
rise-of-tribes-text-volcano = wulkan na { $place }
rise-of-tribes-text-legend = a3 = trzech osadników z miejsca 1, b z miejsca 2…; V = wioska, E = mędrzec, i = najeźdźcy, T = tygrys szablozębny, M = mamut

## Refusals

rise-of-tribes-refusal-not-now = Teraz trzeba zdecydować o czymś innym.
rise-of-tribes-refusal-over = Gra jest skończona.
rise-of-tribes-refusal-not-the-outcome = Tego nie można teraz wyrzucić, dobrać ani rozdać.
rise-of-tribes-refusal-not-your-power = Twój wódz nie ma tej mocy.
rise-of-tribes-refusal-not-on-the-map = Na mapie nie ma takiego pola.
rise-of-tribes-refusal-not-free-for-second = Wybierz niezajęte pole.
rise-of-tribes-refusal-not-free-for-third = Wybierz niezajęte pole.
rise-of-tribes-refusal-not-free-for-fourth = Wybierz niezajęte pole.
rise-of-tribes-refusal-no-pair = Wybierz pole, obok którego jest niezajęte pole.
rise-of-tribes-refusal-not-beside = Wybierz niezajęte pole obok pierwszego.
rise-of-tribes-refusal-not-a-mountain = Lodowiec kładzie się na polu góry.
rise-of-tribes-refusal-not-an-ordinary-mountain = Lodowiec kładzie się na zwykłym polu góry, nie na terenie specjalnym.
rise-of-tribes-refusal-return-to-free = Wróć na niezajęte pole.
rise-of-tribes-refusal-no-such-die = Nie masz takiej kości.
rise-of-tribes-refusal-action-taken = Ta akcja jest już wykonana; dwie akcje tury muszą się różnić.
rise-of-tribes-refusal-dice-left = Najpierw połóż obie kości.
rise-of-tribes-refusal-grow-elsewhere = Dodawaj osadników na polach, na których jest twoje plemię.
rise-of-tribes-refusal-no-more-members = Tą akcją nie możesz dodać więcej osadników.
rise-of-tribes-refusal-not-shared = Nie dzielisz tego pola z przeciwnikiem.
rise-of-tribes-refusal-board-full = Nie możesz ukryć więcej osadników.
rise-of-tribes-refusal-nobody-to-move = Nie masz tam osadnika do przesunięcia.
rise-of-tribes-refusal-member-moved = Wszyscy twoi osadnicy stamtąd już się ruszyli.
rise-of-tribes-refusal-too-far = Osadnik przechodzi na sąsiednie pole.
rise-of-tribes-refusal-too-far-by-canoe = Twoje czółno nie dopłynie na to pole.
rise-of-tribes-refusal-no-more-moves = Tą akcją nie możesz przesunąć więcej osadników.
rise-of-tribes-refusal-mammoth-stays = Twój mamut przechodzi tylko na inne pole twojego plemienia, raz w akcji RUCH.
rise-of-tribes-refusal-not-gatherable = Nie masz tam osadnika.
rise-of-tribes-refusal-gathered-twice = To pole jest już wybrane.
rise-of-tribes-refusal-wild-once = Dzikie ziemie można wybrać tylko raz.
rise-of-tribes-refusal-glacier-once = Na lodowcu można zbierać tylko raz.
rise-of-tribes-refusal-not-enough-here = Potrzebujesz tam więcej osadników.
rise-of-tribes-refusal-no-gather-among-invaders = Nie można zbierać tam, gdzie są najeźdźcy.
rise-of-tribes-refusal-no-wood-here = To pole nie daje drewna.
rise-of-tribes-refusal-no-food-here = To pole nie daje żywności.
rise-of-tribes-refusal-no-stone-here = To pole nie daje kamienia.
rise-of-tribes-refusal-kind-not-gathered = Tego surowca teraz nie zbierasz.
rise-of-tribes-refusal-not-on-the-card = Na karcie nie ma już tego surowca.
rise-of-tribes-refusal-discard-not-open = Ten cel nie jest w toku.
rise-of-tribes-refusal-discard-completed = Nie można odrzucić zrealizowanego celu.
rise-of-tribes-refusal-no-more-discards = Możesz odrzucić tylko jeden cel na wioskę.
rise-of-tribes-refusal-no-extra-card = Nie masz wynalazku, który pozwala dobrać kolejną kartę.
rise-of-tribes-refusal-not-drawn = Ta karta nie została przed chwilą dobrana.
rise-of-tribes-refusal-not-for-sale = To nie jest na sprzedaż.
rise-of-tribes-refusal-sold = To ma już inny gracz.
rise-of-tribes-refusal-object-cost = Nie możesz za to zapłacić.
rise-of-tribes-refusal-no-exchange = Nie możesz teraz tego wymienić.
rise-of-tribes-refusal-elder-away = Nie masz mędrca na mapie.
rise-of-tribes-refusal-elder-used = Twój mędrzec już się w tej turze uczył.
rise-of-tribes-refusal-no-gift = Nie masz takiego surowca, by oddać go za naukę.
rise-of-tribes-refusal-no-lesson = Twój mędrzec nie może się teraz tego nauczyć.
rise-of-tribes-refusal-nothing-held = Nie masz takiego surowca do oddania.
rise-of-tribes-refusal-not-a-rival = Wybierz innego gracza.
rise-of-tribes-refusal-no-march = Nie możesz teraz maszerować.
rise-of-tribes-refusal-nobody-to-march = Nie masz tam osadnika do poprowadzenia.
rise-of-tribes-refusal-march-too-far = Maszeruj na sąsiednie pole.
rise-of-tribes-refusal-another-march = Wszyscy maszerujący idą tą samą drogą.
rise-of-tribes-refusal-no-intimidate = Twój wódz nie może przepędzać osadników.
rise-of-tribes-refusal-intimidate-used = W tej turze przepędzanie już się odbyło.
rise-of-tribes-refusal-intimidate-cost = Nie masz takiego surowca, by za to zapłacić.
rise-of-tribes-refusal-no-majority = Potrzebujesz tam przewagi.
rise-of-tribes-refusal-nobody-to-scare = Ten gracz nie ma tam osadnika.
rise-of-tribes-refusal-not-adjacent = Osadnik przechodzi na sąsiednie pole.
rise-of-tribes-refusal-no-ambush-here = Żaden ukryty osadnik nie może tam wyjść.
rise-of-tribes-refusal-no-conflict = Nie ma tam konfliktu.
rise-of-tribes-refusal-conflicts-wait = Najpierw rozstrzygnij konflikty.
rise-of-tribes-refusal-no-cunning = Twój wódz nie może wywoływać konfliktów.
rise-of-tribes-refusal-cunning-used = W tej turze konflikt został już wywołany.
rise-of-tribes-refusal-cunning-cost = Nie masz takiego surowca, by zapłacić za konflikt.
rise-of-tribes-refusal-nobody-to-provoke = Nie dzielisz tego pola ani z przeciwnikiem, ani z najeźdźcami.
rise-of-tribes-refusal-no-target = Nie ma kogo trafić.
rise-of-tribes-refusal-defenders-cannot-shoot = Łuku może użyć tylko atakujący.
rise-of-tribes-refusal-no-retreat = Osadnicy uciekają na pole puste albo twoje.
rise-of-tribes-refusal-retreat-elsewhere = Wszyscy uciekający idą na jedno sąsiednie pole.
rise-of-tribes-refusal-retreat-full = Nie ma miejsca dla kolejnego osadnika.
rise-of-tribes-refusal-not-on-own-hex = Nie masz tam osadnika.
rise-of-tribes-refusal-village-here = Stoi tam już wioska.
rise-of-tribes-refusal-no-tokens = Nie ma już żetonów wiosek.
rise-of-tribes-refusal-no-village-on-ice = Na lodowcu nie może stać wioska.
rise-of-tribes-refusal-no-village-among-invaders = Nie można budować tam, gdzie są najeźdźcy.
rise-of-tribes-refusal-village-cost = Nie możesz zapłacić za wioskę.
rise-of-tribes-refusal-abandoned-village-cost = Nie możesz zapłacić za opuszczoną wioskę.
rise-of-tribes-refusal-not-controlled = Nie kontrolujesz tego pola.
rise-of-tribes-refusal-no-elders = W tej grze nie ma mędrców.
rise-of-tribes-refusal-elder-on-map = Twój mędrzec jest już na mapie.
rise-of-tribes-refusal-no-hidden-village = Twój wódz nie może ukryć wioski.
rise-of-tribes-refusal-hidden-village-built = Twoja ukryta wioska już stoi.
rise-of-tribes-refusal-no-village-on-map = Najpierw zbuduj wioskę na mapie.
rise-of-tribes-refusal-nothing-to-spare = Tego nie możesz oszczędzić.
rise-of-tribes-refusal-completed-already = Ten cel jest już zrealizowany.
rise-of-tribes-refusal-goal-not-open = Ten cel nie jest w toku.
rise-of-tribes-refusal-goal-cost = Nie możesz zapłacić za ten wynalazek.
rise-of-tribes-refusal-condition-fails = Nie spełniasz warunku.
rise-of-tribes-refusal-no-knowledge = Wydarzenie „Wspólna wiedza” teraz nie trwa.
rise-of-tribes-refusal-nobody-to-learn-from = Nie dzielisz żadnego pola z przeciwnikiem.
rise-of-tribes-refusal-learned-already = „Wspólna wiedza” została już w tej turze użyta.
rise-of-tribes-refusal-no-goal-to-draw = Twoja talia celów jest pusta.
rise-of-tribes-refusal-knowledge-cost = Nie masz takiego surowca, by położyć go na karcie.
rise-of-tribes-refusal-no-altar = Nie masz ołtarza.
rise-of-tribes-refusal-offering-cost = Nie masz tej ofiary.
rise-of-tribes-refusal-no-member-to-sacrifice = Nie masz tam osadnika do oddania.
rise-of-tribes-refusal-sabre-tooth-off-mountain = Tygrys szablozębny przychodzi na pole góry.
rise-of-tribes-refusal-sabre-tooth-stays = Tygrys szablozębny idzie na inne pole.
rise-of-tribes-refusal-no-sabre-tooth-here = Nie masz osadnika tam, gdzie jest tygrys szablozębny.
rise-of-tribes-refusal-not-least-populated = Wybierz jedno z najsłabiej zaludnionych pól.
rise-of-tribes-refusal-not-least-populated-lake = Wybierz jedno z najsłabiej zaludnionych jezior.
rise-of-tribes-refusal-no-mammoth-here = Potrzebujesz więcej osadników tam, gdzie jest dziki mamut.
rise-of-tribes-refusal-taming-cost = Nie masz dość żywności, by oswoić mamuta.
rise-of-tribes-refusal-no-such-place = Wulkan nie może tam wyrosnąć.
rise-of-tribes-refusal-not-next-to-tribe = Wulkan musi wyrosnąć obok twojego plemienia.
rise-of-tribes-refusal-not-in-danger = Nie masz tam osadnika obok wulkanu.
rise-of-tribes-refusal-bid-too-low = Zaoferuj więcej niż inni.
rise-of-tribes-refusal-bid-too-high = Nie masz tylu surowców.
rise-of-tribes-refusal-tribute-to-others = Oddaj surowiec innemu graczowi.
rise-of-tribes-refusal-tribute-not-held = Nie masz takiego surowca do oddania.
rise-of-tribes-refusal-not-a-lake = To jezioro nie dało żywności.
rise-of-tribes-refusal-not-entered = Nikt z twoich nie wszedł teraz na to pole albo nie było ono puste.
rise-of-tribes-refusal-claim-of-another = To pole nie daje tego surowca.
rise-of-tribes-refusal-bounty-of-another = Żadne twoje pole nie daje tego surowca.
rise-of-tribes-refusal-too-late-to-foretell = Ściankę można nazwać tylko przed rzutem.
rise-of-tribes-refusal-dream-of-another = Żadne twoje pole nie daje tego surowca.

# Co liczą statystyki i co woli specjalista.
rise-of-tribes-counted-tribes = Plemiona
rise-of-tribes-counted-powers = Moce wodzów
rise-of-tribes-counted-actions = Akcje
rise-of-tribes-counted-goals = Cele
rise-of-tribes-counted-objects = Przedmioty

# Advice: reads on after "points from".
rise-of-tribes-term-villages = wioski
rise-of-tribes-term-goals = cele
rise-of-tribes-term-events = wydarzenia i mędrcy
rise-of-tribes-term-hexes = zajęte pola
rise-of-tribes-term-members = osadnicy na mapie
rise-of-tribes-term-goods = surowce
rise-of-tribes-term-abilities = zdolności
rise-of-tribes-term-power = moc wodza
rise-of-tribes-term-objects = mury, czółno i ołtarz
rise-of-tribes-term-elder = mędrzec
rise-of-tribes-term-hidden = ukryte karty
rise-of-tribes-term-turn = reszta tej tury
rise-of-tribes-term-victory = zwycięstwo

# What the owner of a box can enter, and what can be wrong with it.
rise-of-tribes-kind-layout = Układ mapy
rise-of-tribes-kind-numbers = Plansze i liczby
rise-of-tribes-label-rules = Liczby z instrukcji
rise-of-tribes-label-dice = Kości
rise-of-tribes-label-actions = Plansza akcji
rise-of-tribes-label-gather = ZBIORY
rise-of-tribes-label-start = Początek gry
rise-of-tribes-label-goals = Talie celów
rise-of-tribes-label-altar = Ofiara przy ołtarzu
rise-of-tribes-label-elder = Mędrcy
rise-of-tribes-label-players = Gracze: { $seats }
rise-of-tribes-label-die = Kość { $die }
rise-of-tribes-label-power = Moc { $power }
rise-of-tribes-label-q = Kolumna
rise-of-tribes-label-r = Wiersz
rise-of-tribes-layout-hexes = Pola
rise-of-tribes-layout-volcano = Miejsca wulkanu
rise-of-tribes-field-winning_points = Punkty do zwycięstwa
rise-of-tribes-field-population_limit = Osadnicy mieszczący się na polu
rise-of-tribes-field-members = Osadnicy każdego plemienia
rise-of-tribes-field-villages = Wioski
rise-of-tribes-field-event_slots = Miejsca na wydarzenia
rise-of-tribes-field-returning = Osadnicy, z którymi plemię wraca
rise-of-tribes-field-faces = Ścianki każdej kości
rise-of-tribes-field-start = Kości na każdej akcji na początku
rise-of-tribes-field-grow = WZROST: nowi osadnicy
rise-of-tribes-field-move = RUCH: przesunięci osadnicy
rise-of-tribes-field-lead = NARADA: dobrane karty celów
rise-of-tribes-field-hexes = Ze zmienną liczbą pól
rise-of-tribes-field-yield = Ze zmienną liczbą surowców
rise-of-tribes-field-first = Pierwszy gracz
rise-of-tribes-field-second = Drugi gracz
rise-of-tribes-field-third = Trzeci gracz
rise-of-tribes-field-fourth = Czwarty gracz
rise-of-tribes-field-name = Nazwa
rise-of-tribes-field-cost = Koszt
rise-of-tribes-field-points = Punkty
rise-of-tribes-field-ability = Zdolność
rise-of-tribes-field-condition = Warunek
rise-of-tribes-field-removed_with_two = Cele usuwane przy dwóch graczach
rise-of-tribes-field-equal = Surowce jednego rodzaju
rise-of-tribes-field-mixed = Albo te surowce
rise-of-tribes-field-gift = Surowce za lekcję
rise-of-tribes-field-village = Koszt wioski
rise-of-tribes-field-powers = Moce wodza
rise-of-tribes-field-effect = Działanie
rise-of-tribes-field-replaces = Zastępuje
rise-of-tribes-field-limit = Osadnicy, których mieści
rise-of-tribes-field-most = Kamień na ZBIORY
rise-of-tribes-field-stones = Żetony, które go topią
rise-of-tribes-part-members = Osadnicy
rise-of-tribes-part-beside = Osadnicy na drugim polu
rise-of-tribes-part-goods = Surowce
rise-of-tribes-part-hexes = Pola
rise-of-tribes-part-amount = Ile
rise-of-tribes-part-most = Najwyżej
rise-of-tribes-part-less = Surowców mniej
rise-of-tribes-part-cost = Koszt
rise-of-tribes-part-food = Żywność
rise-of-tribes-part-more = O ile więcej
rise-of-tribes-part-tokens = Surowce na karcie
rise-of-tribes-part-limit = Osadnicy mieszczący się na polu
rise-of-tribes-part-food_each = Żywność na karcie na gracza
rise-of-tribes-part-good = Rodzaj surowca
rise-of-tribes-part-points = Punkty
rise-of-tribes-part-stone = Zyskany kamień
rise-of-tribes-part-sun = Straty przy słońcach
rise-of-tribes-part-blank = Straty przy pustych ściankach
rise-of-tribes-part-moon = Straty przy księżycach
rise-of-tribes-part-first = Ilu przybywa na początku
rise-of-tribes-part-meat = Żywność za polowanie
rise-of-tribes-part-hunt_points = Punkty za polowanie
rise-of-tribes-part-feed = Żywność na oswojenie
rise-of-tribes-part-tame_points = Punkty za oswojenie
rise-of-tribes-part-loss = Punkty tracone wraz z nim
rise-of-tribes-part-object = Co jest sprzedawane
rise-of-tribes-part-many = Wysoka oferta
rise-of-tribes-part-points_many = Punkty za wysoką ofertę
rise-of-tribes-part-points_few = Punkty za inną ofertę
rise-of-tribes-case-exchange = Wymiana surowców
rise-of-tribes-case-cheaper-villages = Tańsze wioski
rise-of-tribes-case-start-conflict = Rozpoczęcie konfliktu
rise-of-tribes-case-village-food = Żywność z wiosek
rise-of-tribes-case-lake-child = Osadnicy nad jeziorami
rise-of-tribes-case-shared-child = Osadnicy na wspólnych polach
rise-of-tribes-case-free-march = Marsz poza akcją RUCH
rise-of-tribes-case-crowded-yield = Więcej z pełnych pól
rise-of-tribes-case-ambush = Zasadzka z planszy
rise-of-tribes-case-foretell = Przepowiadanie kości
rise-of-tribes-case-pathfinder = Surowce za wejście na puste pola
rise-of-tribes-case-retreat = Polegli się wycofują
rise-of-tribes-case-bounty = Surowce, gdy zbierają inni
rise-of-tribes-case-drive-out = Przepędzenie osadnika
rise-of-tribes-case-hidden-village = Wioska na planszy gracza
rise-of-tribes-case-turn-die = Zamiana księżyca w słońce
rise-of-tribes-case-discovery = Surowce za wejście na pola innych
rise-of-tribes-case-drought = Niższy limit ludności
rise-of-tribes-case-mild-winter = Więcej osadników w akcji WZROST
rise-of-tribes-case-plentiful = Więcej surowców z jednego terenu
rise-of-tribes-case-knowledge = Karta celu za surowiec
rise-of-tribes-case-sabre-tooth = Bestia, która kąsa
rise-of-tribes-case-volcano = Wulkan
rise-of-tribes-case-invaders = Najeźdźcy
rise-of-tribes-case-mammoth = Upolowany albo oswojony
rise-of-tribes-case-object = Przedmiot do kupienia i zachowania
rise-of-tribes-case-chieftain = Licytacja
rise-of-tribes-case-abandoned-village = Wioska dla każdego
rise-of-tribes-case-strike = Usunięcie obrońcy
rise-of-tribes-case-richer-hex = ZBIORY: więcej z jednego pola
rise-of-tribes-case-gift = Po akcji ZBIORY: oddaj 1, weź więcej
rise-of-tribes-case-extra-hex = ZBIORY: jedno pole więcej
rise-of-tribes-case-extra-member = WZROST: więcej osadników
rise-of-tribes-case-outpost = WZROST: osadnicy gdzie indziej
rise-of-tribes-case-long-march = RUCH: o dwa pola
rise-of-tribes-case-extra-card = NARADA: więcej kart
rise-of-tribes-case-members = Osadnicy na mapie
rise-of-tribes-case-occupy = Zajęte pola
rise-of-tribes-case-valley = Jezioro, las i góra obok siebie
rise-of-tribes-case-share = Pola dzielone z przeciwnikami
rise-of-tribes-case-kindred = Większość na jednym terenie
rise-of-tribes-case-overlord = Większość przy wiosce przeciwnika
rise-of-tribes-case-control = Kontrolowane pola
rise-of-tribes-case-rich = Więcej surowców
rise-of-tribes-case-wild = Każdy teren
rise-of-tribes-case-thicket = Wymaga osadników do zbierania
rise-of-tribes-case-chasm = Zabiera samotnych osadników
rise-of-tribes-mistake-start = Gracz nie może zaczynać z { $found } osadnikami: plemię ma ich { $members }; zmniejsz jedno albo zwiększ drugie.
rise-of-tribes-mistake-returning = Plemię nie może wrócić z { $found } osadnikami: ma ich { $members }; zmniejsz jedno albo zwiększ drugie.
rise-of-tribes-mistake-place-twice = { $found } występuje dwa razy; wymień każde miejsce raz.
rise-of-tribes-mistake-layout-apart = Pola się nie łączą; ułóż je tak, by do każdego dało się dojść.
rise-of-tribes-mistake-volcano-on-hex = Wulkan nie może powstać w { $found }, bo tam leży pole; wybierz miejsce na zewnątrz.
rise-of-tribes-mistake-volcano-far = Wulkan w { $found } dotyka tylu pól: { $contacts }; wybierz miejsce, które dotyka co najmniej 2.
rise-of-tribes-mistake-invaders = Nie może przybyć { $first } najeźdźców, gdy jest ich najwyżej { $most }; zmniejsz jedno albo zwiększ drugie.
rise-of-tribes-mistake-discovery = Wydarzenie skończyłoby się, zanim się zacznie; połóż na karcie co najmniej 1 surowiec.
rise-of-tribes-mistake-village = Wioska musi coś kosztować; podaj co najmniej 1 surowiec.
rise-of-tribes-mistake-owners = { $power } jest na tylu kartach wodzów: { $found }, a każda moc jest na jednej; zamień ją z innym plemieniem.
rise-of-tribes-mistake-land-twice = Teren występuje dwa razy ({ $land }); wymień każdy raz.
rise-of-tribes-mistake-swaps = Specjalnych kafelków zastępujących ten teren ({ $land }) jest { $found }, a plansza dla dwóch mieści { $room }; niech jeden zastąpi inny.
rise-of-tribes-case-hold = Pola jednego terenu
rise-of-tribes-part-how = Jak są trzymane
rise-of-tribes-part-land = Jaki teren
rise-of-tribes-holding-occupy = Zajęcie
rise-of-tribes-holding-majority = Przewaga
rise-of-tribes-holding-control = Kontrola
rise-of-tribes-ground-any = Dowolny teren
rise-of-tribes-ground-same = Wszystkie tego samego terenu
rise-of-tribes-ground-each = Każdy teren
rise-of-tribes-ground-lake = Jeziora
rise-of-tribes-ground-forest = Lasy
rise-of-tribes-ground-mountain = Góry
rise-of-tribes-condition-ground-any = dowolny teren
rise-of-tribes-condition-ground-same = wszystkie tego samego terenu
rise-of-tribes-condition-ground-each = każdego terenu
rise-of-tribes-condition-ground-lake = jeziora
rise-of-tribes-condition-ground-forest = lasy
rise-of-tribes-condition-ground-mountain = góry
rise-of-tribes-condition-hold-occupy = liczba pól, które zajmujesz: { $hexes } ({ $land })
rise-of-tribes-condition-hold-majority = liczba pól, na których masz przewagę: { $hexes } ({ $land })
rise-of-tribes-condition-hold-control = liczba pól, które kontrolujesz: { $hexes } ({ $land })
