### Ice Age in Polish.

ice-age-title = Epoka lodowcowa
ice-age-blurb = Poprowadź swoją gromadę przez cztery rundy w zamarzającej krainie: trzymaj się mamutów i ustąp, gdy nadejdzie lód.
ice-age-option-seats-help = Epoka lodowcowa jest dla 3–5 graczy.
ice-age-option-short = Krótka gra
ice-age-option-short-help = Trzy rundy zamiast czterech.
ice-age-option-finish-turn = Dokończenie ostatniej tury rundy
ice-age-option-finish-turn-help = Kto kończy migrację, przed konfliktami jeszcze odkłada i dobiera karty.

## Cards

ice-age-card-L-ice = Za­marz­nię­ta łąka
ice-age-card-L-mtn = Góry
ice-age-card-L-stone = Ka­mien­na pus­ty­nia
ice-age-card-L-steppe = Step
ice-age-card-L-forest = Las
ice-age-card-L-pasture = Pas­twis­ko
ice-age-card-L-drive = Prze­pę­dze­nie
ice-age-card-L-club = Ma­czu­ga albo ma­mut
ice-age-card-L-swap = Za­mia­na
ice-age-card-L-fire = Og­nis­ko
ice-age-card-L-mammoth = Ma­mut
ice-age-card-L-trek = Wę­drów­ka
ice-age-card-L-camp = Nowy obóz
ice-age-card-L-cult = Kult (jasny)
ice-age-card-D-feast = Ucz­ta
ice-age-card-D-guest = Gość
ice-age-card-D-raid = Najazd
ice-age-card-D-strike = Cios
ice-age-card-D-hunt = Łowy
ice-age-card-D-ember = Żar
ice-age-card-D-gift = Dar
ice-age-card-D-cult = Kult (ciemny)

ice-age-kind-light = Jasne karty
ice-age-kind-dark = Ciemne karty
ice-age-kind-region = Regiony
ice-age-region-words = Sąsiednie regiony: { $neighbours }.

# These agree with "karta"; messages that need another case select on them.
ice-age-colour-light = jasna
ice-age-colour-dark = ciemna

ice-age-terrain-ice-meadow = zamarznięta łąka
ice-age-terrain-mountains = góry
ice-age-terrain-stone-desert = kamienna pustynia
ice-age-terrain-steppe = step
ice-age-terrain-forest = las
ice-age-terrain-pasture = pastwisko

## Card faces

ice-age-stones = { $stones ->
    [one] 1 kamień
    [few] { $stones } kamienie
   *[many] { $stones } kamieni
}
# The object of a verb: accusative.
ice-age-hunters = { $hunters ->
    [one] 1 łowcę
   *[other] { $hunters } łowców
}
ice-age-priced = za { ice-age-stones } możesz { $effect }
ice-age-face-light = { $options }
ice-age-face-every-other = zyskujesz { ice-age-stones }; każdy z pozostałych graczy może { $options }
ice-age-face-one-other = zyskujesz { ice-age-stones }; wskazany przez ciebie gracz może { $options }
ice-age-face-player = zyskujesz { ice-age-stones } i możesz { $options }

ice-age-effect-place-anywhere = { $hunters ->
    [one] umieścić 1 łowcę w dowolnym regionie
   *[other] umieścić najwyżej { $hunters } łowców w dowolnych regionach
}
ice-age-effect-place-on = { $hunters ->
    [one] umieścić 1 łowcę
   *[other] umieścić najwyżej { $hunters } łowców
} { $terrain-key ->
    [ice-age-terrain-ice-meadow] na zamarzniętej łące
    [ice-age-terrain-mountains] w górach
    [ice-age-terrain-stone-desert] na kamiennej pustyni
    [ice-age-terrain-steppe] na stepie
    [ice-age-terrain-forest] w lesie
    [ice-age-terrain-pasture] na pastwisku
   *[other] (teren: { $terrain })
}
ice-age-effect-drive = { $hunters ->
    [one] przesunąć 1 łowcę dowolnego gracza do sąsiedniego regionu (jednego gracza najwyżej { $of-one })
   *[other] przesunąć najwyżej { $hunters } łowców dowolnych graczy do sąsiednich regionów (jednego gracza najwyżej { $of-one })
}
ice-age-effect-club = wziąć maczugę
ice-age-effect-place-mammoth = umieścić mamuta z zasobów
ice-age-effect-place-or-move-mammoth = umieścić mamuta (albo przesunąć, jeśli zasoby są puste)
ice-age-effect-move-mammoth-near = przesunąć mamuta do sąsiedniego regionu
ice-age-effect-move-mammoth-far = przesunąć mamuta do dowolnego regionu
ice-age-effect-swap = zamienić miejscami dwóch łowców z sąsiednich regionów
ice-age-effect-fire = przesunąć zakryte ognisko do innego regionu
ice-age-effect-trek = przesunąć { $hunters ->
    [one] 1 swojego łowcę
   *[other] najwyżej { $hunters } swoich łowców
} i mamuta z jednego regionu do sąsiedniego
ice-age-effect-camp = umieścić { $hunters ->
    [one] 1 swojego łowcę
   *[other] najwyżej { $hunters } swoich łowców
} i mamuta razem w jednym regionie
ice-age-effect-banish = { $hunters ->
    [one] usunąć 1 łowcę
   *[other] usunąć najwyżej { $hunters } łowców różnych graczy
}
ice-age-effect-chase = usunąć mamuta
ice-age-effect-march = { $hunters ->
    [one] przesunąć 1 swojego łowcę do dowolnego regionu
   *[other] przesunąć najwyżej { $hunters } swoich łowców do dowolnych regionów
}
ice-age-effect-copy = skopiować jasną albo ciemną kartę z wierzchu stosu kart odrzuconych

## Questions

ice-age-ask-settle = Umieść łowcę (pozostało: { $left }).
ice-age-ask-play = Zagraj kartę. Masz { ice-age-stones }.
ice-age-ask-copy = Którą kartę kopiuje Kult?
ice-age-ask-option = { $card }: która możliwość?
ice-age-ask-name = { $card }: kto może { $effect }?
ice-age-ask-perform = { $card }: możesz { $effect }.
ice-age-ask-club-now = Dać maczugę jednemu ze swoich łowców czy ją zachować?
ice-age-ask-arm = Dać maczugę łowcy w regionie { $region }?
ice-age-ask-put-away = Odłożyć kartę czy zachować wszystkie?
ice-age-ask-draw = { $left ->
    [one] Dobierz kartę.
    [few] Dobierz { $left } karty.
   *[many] Dobierz { $left } kart.
}
ice-age-ask-glacier = Zajmujesz ostatnie miejsce: gdzie rośnie lodowiec?
ice-age-ask-chance = Decyduje los.
ice-age-ask-over = Gra jest skończona.

## Actions

ice-age-do-play = Zagraj kartę „{ $card }”: { $face }
ice-age-do-copy = Skopiuj kartę „{ $card }”: { $face }
ice-age-do-option = { $effect }
ice-age-do-name = Niech to zrobi { $seat }
ice-age-do-place = Umieść łowcę w regionie { $region }
ice-age-do-move = Przesuń { $hunter } ({ $owner }) z regionu { $from } do regionu { $to }
ice-age-do-move-own = Przesuń swojego { $hunter } z regionu { $from } do regionu { $to }
ice-age-do-swap = Zamień miejscami { $first } i { $second }
ice-age-do-remove = Usuń { $piece }
ice-age-do-place-mammoth = Umieść mamuta w regionie { $region }
ice-age-do-move-mammoth = Przesuń mamuta z regionu { $from } do regionu { $to }
ice-age-do-chase = Usuń mamuta z regionu { $region }
ice-age-do-fire = Przesuń ognisko z regionu { $from } do regionu { $to }
ice-age-do-arm = Daj maczugę swojemu łowcy w regionie { $region }
ice-age-do-keep-club = Zachowaj maczugę
ice-age-do-done = Zakończ
ice-age-do-put-away = Odłóż kartę „{ $card }” pod jej stos
ice-age-do-keep-hand = Zachowaj wszystkie karty
ice-age-do-draw = Dobierz { $colour ->
    [jasna] jasną
   *[ciemna] ciemną
} kartę
ice-age-do-cover = Pokryj lodem region { $region }
ice-age-do-decline = Niczego nie pokrywaj

# The object of a verb: accusative.
ice-age-hunter-bare = łowcę
ice-age-hunter-club = łowcę z maczugą
ice-age-piece = { $hunter } ({ $owner }) w regionie { $region }
    .you = { $hunter } (ty) w regionie { $region }

## The story

ice-age-note-set-up = Przygotowanie: zaczyna { $seat }. Każdy umieszcza { ice-age-hunters }, po jednym.
    .you = Przygotowanie: zaczynasz ty. Każdy umieszcza { ice-age-hunters }, po jednym.
ice-age-note-round = Runda { $round } z { $rounds }
ice-age-note-migration = Migracja: zaczyna { $seat }. Ciemna pula: { ice-age-stones }.
    .you = Migracja: zaczynasz ty. Ciemna pula: { ice-age-stones }.
ice-age-note-conflicts = Konflikty: ogniska zostają odkryte.
ice-age-note-scoring = Punktacja
ice-age-note-glacier = Lodowiec
ice-age-note-played = { $seat } zagrywa kartę „{ $card }”.
    .you = Zagrywasz kartę „{ $card }”.
ice-age-note-copied = Kult ({ $seat }) kopiuje kartę „{ $card }”.
    .you = Twój Kult kopiuje kartę „{ $card }”.
ice-age-note-paid = { $seat } płaci { ice-age-stones }, aby { $effect }.
    .you = Płacisz { ice-age-stones }, aby { $effect }.
ice-age-note-chose = { $seat } decyduje się { $effect }.
    .you = Decydujesz się { $effect }.
ice-age-note-earned = { $seat } zyskuje { ice-age-stones }.
    .you = Zyskujesz { ice-age-stones }.
ice-age-note-earned-from-both = { $seat } zyskuje { ice-age-stones }, z czego { $light } z jasnej puli.
    .you = Zyskujesz { ice-age-stones }, z czego { $light } z jasnej puli.
ice-age-note-named = { $you ->
    [other] { $seat } wskazuje ciebie: możesz { $effects }.
   *[nobody] { $seat } wskazuje gracza: { $other } może { $effects }.
}
    .you = Wskazujesz gracza: { $other } może { $effects }.
ice-age-note-waived = { $seat } rezygnuje z akcji.
    .you = Rezygnujesz z akcji.
ice-age-note-stopped = { $seat } nie robi nic więcej z tą kartą.
    .you = Nie robisz nic więcej z tą kartą.
ice-age-note-nothing-to-do = { $seat } nie może nic zrobić z tą kartą.
    .you = Nie możesz nic zrobić z tą kartą.
ice-age-note-no-play = { $seat } nie może zagrać żadnej karty z ręki i zamiast tego odkłada jedną pod jej stos.
    .you = Nie możesz zagrać żadnej karty z ręki i zamiast tego odkładasz jedną pod jej stos.
ice-age-note-placed = { $seat } umieszcza łowcę w regionie { $region }.
    .you = Umieszczasz łowcę w regionie { $region }.
ice-age-note-moved = { $seat } przesuwa łowcę z regionu { $from } do regionu { $to }.
    .you = Przesuwasz łowcę z regionu { $from } do regionu { $to }.
ice-age-note-drove = { $seat } przesuwa { $you ->
    [owner] twojego łowcę
   *[nobody] łowcę ({ $owner })
} z regionu { $from } do regionu { $to }.
    .you = Przesuwasz łowcę ({ $owner }) z regionu { $from } do regionu { $to }.
ice-age-note-swapped = { $seat } zamienia miejscami { $you ->
    [first] twojego łowcę
    [first-second] twojego łowcę
   *[nobody] łowcę ({ $first })
} z regionu { $from } i { $you ->
    [second] twojego łowcę
    [first-second] twojego łowcę
   *[nobody] łowcę ({ $second })
} z regionu { $to }.
    .you = Zamieniasz miejscami { $you ->
        [first] swojego łowcę
        [first-second] swojego łowcę
       *[nobody] łowcę ({ $first })
    } z regionu { $from } i { $you ->
        [second] swojego łowcę
        [first-second] swojego łowcę
       *[nobody] łowcę ({ $second })
    } z regionu { $to }.
ice-age-note-removed = { $seat } usuwa { $you ->
    [owner] twojego łowcę
   *[nobody] łowcę ({ $owner })
} z regionu { $region }.
    .you = Usuwasz { $you ->
        [owner] swojego łowcę
       *[nobody] łowcę ({ $owner })
    } z regionu { $region }.
ice-age-note-mammoth-placed = { $seat } umieszcza mamuta w regionie { $region }.
    .you = Umieszczasz mamuta w regionie { $region }.
ice-age-note-mammoth-moved = { $seat } przesuwa mamuta z regionu { $from } do regionu { $to }.
    .you = Przesuwasz mamuta z regionu { $from } do regionu { $to }.
ice-age-note-mammoth-removed = { $seat } usuwa mamuta z regionu { $region }.
    .you = Usuwasz mamuta z regionu { $region }.
ice-age-note-fire-moved = { $seat } przesuwa zakryte ognisko z regionu { $from } do regionu { $to }.
    .you = Przesuwasz zakryte ognisko z regionu { $from } do regionu { $to }.
ice-age-note-club-taken = { $seat } bierze maczugę.
    .you = Bierzesz maczugę.
ice-age-note-club-kept = { $seat } zachowuje maczugę na później.
    .you = Zachowujesz maczugę na później.
ice-age-note-armed = { $seat } daje maczugę łowcy w regionie { $region }.
    .you = Dajesz maczugę łowcy w regionie { $region }.
ice-age-note-put-away = Odkładasz kartę „{ $card }” pod jej stos.
ice-age-note-put-away-unseen = { $seat } odkłada { $colour ->
    [jasna] jasną
   *[ciemna] ciemną
} kartę pod jej stos.
    .you = Odkładasz { $colour ->
        [jasna] jasną
       *[ciemna] ciemną
        } kartę pod jej stos.
ice-age-note-drew = Dobierasz kartę „{ $card }”.
ice-age-note-drew-unseen = { $seat } dobiera { $colour ->
    [jasna] jasną
   *[ciemna] ciemną
} kartę.
    .you = Dobierasz { $colour ->
        [jasna] jasną
       *[ciemna] ciemną
        } kartę.
ice-age-note-hand-dealt = Dostajesz karty: { $cards }.
ice-age-note-hand-dealt-unseen = { $seat } dostaje karty na rękę.
    .you = Dostajesz karty na rękę.
ice-age-note-reshuffled = Odrzucone { $colour ->
    [jasna] jasne
   *[ciemna] ciemne
} karty są tasowane i tworzą nowy stos.
ice-age-note-migration-ends-with-card = { $seat } bierze ostatni kamień ciemnej puli: po tej karcie migracja się kończy.
    .you = Bierzesz ostatni kamień ciemnej puli: po tej karcie migracja się kończy.
ice-age-note-migration-ends-with-turn = { $seat } bierze ostatni kamień ciemnej puli: po tej turze migracja się kończy.
    .you = Bierzesz ostatni kamień ciemnej puli: po tej turze migracja się kończy.
ice-age-note-stalled = Kolejne tury bez zagranej karty: { $turns }. Migracja się kończy.
ice-age-note-last-card = Ta karta ({ $seat }) kończy ostatnią migrację: nikt jej nie wykonuje, a { $stones ->
    [one] ostatni kamień ciemnej puli przechodzi
    [few] ostatnie { $stones } kamienie ciemnej puli przechodzą
   *[many] ostatnie { $stones } kamieni ciemnej puli przechodzi
} do jasnej puli.
ice-age-note-fire-shown = Ognisko w regionie { $region } ma wartość { $worth }.
ice-age-note-no-conflict = W żadnym regionie nie ma za dużo łowców.
ice-age-note-conflict = Region { $region } wyżywi { $capacity } ({ $mammoths ->
    [0] bez mamutów
    [one] 1 mamut
    [few] { $mammoths } mamuty
   *[many] { $mammoths } mamutów
}, ogień: { $fire }), a łowców jest tam { $hunters }.
ice-age-note-protected = { $hunters ->
    [one] Maczuga chroni łowcę ({ $seat }) w regionie { $region }.
   *[other] Maczugi chronią { $hunters } łowców ({ $seat }) w regionie { $region }.
}
    .you = { $hunters ->
            [one] Maczuga chroni twojego łowcę w regionie { $region }.
           *[other] Maczugi chronią { $hunters } twoich łowców w regionie { $region }.
        }
ice-age-note-lost = { $seat } traci { ice-age-hunters } w regionie { $region }.
    .you = Tracisz { ice-age-hunters } w regionie { $region }.
ice-age-note-saved-by-clubs = W regionie { $region } zostają tylko łowcy z maczugami: wszyscy ({ $hunters }) pozostają, choć region wyżywi { $capacity }.
ice-age-note-clubs-returned = { $clubs ->
    [one] Maczuga z planszy wraca do zasobów.
    [few] { $clubs } maczugi z planszy wracają do zasobów.
   *[many] { $clubs } maczug z planszy wraca do zasobów.
}
ice-age-note-scored = Region { $region }: { $seat } zdobywa { $points } pkt za { ice-age-hunters }, { $each ->
    [one] po 1 punkcie
    [few] po { $each } punkty
   *[many] po { $each } punktów
}.
    .you = Region { $region }: zdobywasz { $points } pkt za { ice-age-hunters }, { $each ->
        [one] po 1 punkcie
        [few] po { $each } punkty
       *[many] po { $each } punktów
        }.
ice-age-note-total = { $seat } ma łącznie { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}, z czego { $points } z tej rundy.
    .you = Masz łącznie { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
        }, z czego { $points } z tej rundy.
ice-age-note-last-placed = { $seat } jest na ostatnim miejscu ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $decider ->
    [hunters] ; o remisie rozstrzyga najmniejsza liczba łowców na planszy
    [stones] ; o remisie rozstrzyga najmniejsza liczba kamieni
    [nothing] ; o remisie rozstrzyga los
   *[points] {""}
}) i może pokryć region.
    .you = Jesteś na ostatnim miejscu ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
        }{ $decider ->
        [hunters] ; o remisie rozstrzyga najmniejsza liczba łowców na planszy
        [stones] ; o remisie rozstrzyga najmniejsza liczba kamieni
        [nothing] ; o remisie rozstrzyga los
       *[points] {""}
        }) i możesz pokryć region.
ice-age-note-no-glacier = Nie ma regionu, który lód mógłby pokryć.
ice-age-note-covered = { $seat } pokrywa lodem region { $region }.
    .you = Pokrywasz lodem region { $region }.
ice-age-note-hunters-returned = { $hunters ->
    [one] 1 łowca ({ $seat }) wraca z regionu { $region } do rezerwy.
   *[other] { $hunters } łowców ({ $seat }) wraca z regionu { $region } do rezerwy.
}
    .you = { $hunters ->
            [one] 1 twój łowca wraca z regionu { $region } do rezerwy.
           *[other] { $hunters } twoich łowców wraca z regionu { $region } do rezerwy.
        }
ice-age-note-mammoths-returned = { $mammoths ->
    [one] Mamut z regionu { $region } wraca do zasobów.
    [few] { $mammoths } mamuty z regionu { $region } wracają do zasobów.
   *[many] { $mammoths } mamutów z regionu { $region } wraca do zasobów.
}
ice-age-note-not-covered = { $seat } nie pokrywa żadnego regionu.
    .you = Nie pokrywasz żadnego regionu.
ice-age-note-pool-moved = Jasna pula staje się ciemną: { ice-age-stones }.
ice-age-note-gave = { $seat } oddaje { ice-age-stones } do ciemnej puli.
    .you = Oddajesz { ice-age-stones } do ciemnej puli.
ice-age-note-won = Gra jest skończona: { $seat } { $decider ->
    [nothing] dzieli zwycięstwo
   *[points] wygrywa
} ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $decider ->
    [hunters] ; o remisie rozstrzyga największa liczba łowców na planszy
    [stones] ; o remisie rozstrzyga największa liczba kamieni
   *[points] {""}
}).
    .you = Gra jest skończona: { $decider ->
        [nothing] dzielisz zwycięstwo
       *[points] wygrywasz
        } ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
        }{ $decider ->
        [hunters] ; o remisie rozstrzyga największa liczba łowców na planszy
        [stones] ; o remisie rozstrzyga największa liczba kamieni
       *[points] {""}
        }).

## Scores

ice-age-source-no-mammoth = regiony bez mamuta
ice-age-source-one-mammoth = regiony z jednym mamutem
ice-age-source-herd = regiony ze stadem
ice-age-tie-hunters = łowcy na planszy
ice-age-tie-stones = kamienie

## Refusals

ice-age-refusal-not-now = Teraz trzeba zdecydować o czymś innym.
ice-age-refusal-game-over = Gra jest skończona.
ice-age-refusal-not-in-hand = Nie masz tej karty na ręce.
ice-age-refusal-cannot-pay = Nie masz na to dość kamieni.
ice-age-refusal-no-usable-option = Nie masz na tej karcie możliwości, za którą możesz zapłacić i której możesz użyć.
ice-age-refusal-must-play-light = Mając 8 lub więcej kamieni, musisz zagrać jasną kartę.
ice-age-refusal-must-copy-light = Mając 8 lub więcej kamieni, możesz Kultem skopiować tylko jasną kartę ze stosu kart odrzuconych.
ice-age-refusal-must-play = Możesz zagrać kartę, więc musisz to zrobić.
ice-age-refusal-nothing-to-copy = Nie ma odkrytej karty, którą Kult mógłby skopiować.
ice-age-refusal-not-another = Wybierz innego gracza: własnej ciemnej karty nigdy się nie wykonuje.
ice-age-refusal-no-such-player = Tego miejsca nie ma w grze.
ice-age-refusal-no-such-option = Ta karta nie ma takiej możliwości.
ice-age-refusal-no-club-left = W zasobach nie ma już maczug.
ice-age-refusal-terrain-covered = Wszystkie regiony tego krajobrazu są pod lodem.
ice-age-refusal-no-mammoth-left = W zasobach nie ma już mamutów, a ta możliwość nie pozwala zamiast tego żadnego przesunąć.
ice-age-refusal-nothing-to-do = Ta możliwość nie ma teraz celu.
ice-age-refusal-covered = Ten region jest pod lodem.
ice-age-refusal-fire-on-ice = Ogniska nie można przesunąć do regionu pod lodem.
ice-age-refusal-wrong-terrain = Ta możliwość umieszcza łowców tylko w regionach swojego krajobrazu.
ice-age-refusal-wrong-substitute = Łowca przesuwany zamiast umieszczania musi trafić tam, gdzie karta pozwala umieszczać.
ice-age-refusal-drive-too-far = Każdy łowca przechodzi do sąsiedniego regionu: te regiony nie mają wspólnej granicy.
ice-age-refusal-swap-too-far = Obaj łowcy muszą stać w sąsiednich regionach.
ice-age-refusal-mammoth-too-far = Za tę cenę mamut przechodzi do sąsiedniego regionu: te regiony nie mają wspólnej granicy.
ice-age-refusal-band-too-far = Gromada przechodzi do sąsiedniego regionu: te regiony nie mają wspólnej granicy.
ice-age-refusal-same-region = Ruch musi się kończyć w innym regionie.
ice-age-refusal-look-alike = Ci dwaj łowcy wyglądają tak samo, więc zamiana niczego by nie zmieniła.
ice-age-refusal-swap-order = Najpierw wskaż łowcę z regionu o niższym numerze.
ice-age-refusal-no-piece-to-move = Nie ma takiego pionka do przesunięcia.
ice-age-refusal-no-hunter-to-remove = Nie ma takiego łowcy do usunięcia.
ice-age-refusal-no-mammoth-to-remove = Nie ma mamuta do usunięcia.
ice-age-refusal-no-fire-to-move = W tym regionie nie ma ogniska.
ice-age-refusal-no-ember-to-move = W tym regionie nie ma ogniska do przesunięcia.
ice-age-refusal-already-moved = Ta karta już przesunęła tego łowcę.
ice-age-refusal-placed-by-this-card = Ta karta już umieściła lub przesunęła tego łowcę.
ice-age-refusal-not-own-substitute = Przy pustej rezerwie przesuwasz tylko własnych łowców.
ice-age-refusal-not-own-band = Z gromadą idą tylko twoi łowcy.
ice-age-refusal-not-own-march = Przesuwasz tylko własnych łowców.
ice-age-refusal-protected = Tego łowcę chroni maczuga.
ice-age-refusal-too-many-of-one = Karta nie pozwala na więcej łowców tego gracza.
ice-age-refusal-one-of-each = Każdy usuwany łowca musi należeć do innego gracza.
ice-age-refusal-must-perform = Ta jasna karta jest opłacona, więc musisz jej użyć. Zrezygnować można tylko z ciemnych kart.
ice-age-refusal-not-this-light-card = Wykonywana jasna karta tego nie robi.
ice-age-refusal-not-this-dark-card = Wykonywana ciemna karta tego nie robi.
ice-age-refusal-no-more-pieces = Karta nie pozwala na więcej pionków.
ice-age-refusal-band-is-complete = Gromada ma już wszystkich łowców.
ice-age-refusal-one-mammoth = Z gromadą idzie tylko jeden mamut.
ice-age-refusal-camp-is-complete = Nowa gromada nie ma już pionków tego rodzaju.
ice-age-refusal-reserve-first = Najpierw użyj pionków z rezerwy.
ice-age-refusal-reserve-empty = Nie masz łowców w rezerwie.
ice-age-refusal-supply-empty = W zasobach nie ma już mamutów.
ice-age-refusal-stay-together = Wszystkie pionki nowej gromady trafiają do tego samego regionu.
ice-age-refusal-one-origin = Wszyscy łowcy gromady ruszają z tego samego regionu.
ice-age-refusal-mammoth-elsewhere = Mamut musi ruszyć z regionu gromady.
ice-age-refusal-one-destination = Wszystkie pionki gromady idą do tego samego regionu.
ice-age-refusal-hunter-first = Najpierw przesuń łowcę, potem mamuta.
ice-age-refusal-cannot-arm = Maczugę dostaje twój łowca, który jej jeszcze nie ma.
ice-age-refusal-not-this-hunter = Maczugę z twojego zapasu dostaje łowca, którego właśnie umieszczasz lub przesuwasz.
ice-age-refusal-cannot-put-away = Nie masz tej karty na ręce.
ice-age-refusal-one-colour = Wszystkie karty na twojej ręce miałyby ten sam kolor.
ice-age-refusal-empty-pile = Ten stos jest pusty.
ice-age-refusal-already-covered = Ten region jest już pod lodem.
ice-age-refusal-out-of-glacier-reach = Lodowiec nie sięga tego regionu.
ice-age-refusal-no-chance = Nie to jest teraz losowane.
ice-age-refusal-no-such-first-player = Tego miejsca nie ma w grze.
ice-age-refusal-not-in-pile = Ta karta nie może leżeć na wierzchu stosu.
ice-age-refusal-no-such-fire = Nie ma już ogniska o tej wartości.
ice-age-refusal-not-last-placed = Ten gracz nie remisuje na ostatnim miejscu.

## The terminal

ice-age-text-round = Runda { $round } z { $rounds }
ice-age-text-ice = lód
ice-age-text-covered = pod lodem
ice-age-text-mammoths = mamuty { $count }
ice-age-text-fires = ogniska { $count }
ice-age-text-warmth = ogień +{ $count }
ice-age-text-legend = s1:3(1) to trzech łowców z miejsca 1, jeden z maczugą. Sąsiadują też: { $borders }.
ice-age-text-pools = Pule: ciemna { $dark } do zdobycia, jasna { $light } zapłacone. Zasoby: maczugi { $clubs }, mamuty { $mammoths }.
ice-age-text-discards = Odkryte odrzucone: { $light } / { $dark }. Stosy: jasny { $light-pile }, ciemny { $dark-pile }.
ice-age-text-nothing = brak
ice-age-text-score = punkty
ice-age-text-stones = kamienie
ice-age-text-clubs = maczugi
ice-age-text-reserve = rezerwa
ice-age-text-hand = ręka
ice-age-text-cards = jasne { $light }, ciemne { $dark }
ice-age-text-your-hand = Twoja ręka: { $cards }

# Co liczą statystyki i co woli specjalista.
ice-age-counted-light = Jasne karty
ice-age-counted-dark = Ciemne karty
ice-age-strategy-herds = Regiony ze stadem
ice-age-strategy-sparse = Regiony z najwyżej jednym mamutem
ice-age-strategy-clubs = Maczugi

# Advice: reads on after "points from".
ice-age-term-round = łowcy punktujący w tej rundzie
ice-age-term-later = łowcy, którzy zostają na później
ice-age-term-reserve = łowcy w rezerwie
ice-age-term-stones = kamienie
ice-age-term-clubs = maczugi
ice-age-term-hand = karty na ręce
ice-age-term-card = reszta karty

# What the owner of a box can enter, and what can be wrong with it.
ice-age-kind-map = Plansza
ice-age-kind-setup = Przygotowanie gry
ice-age-kind-numbers = Liczby z instrukcji
ice-age-label-map = Mapa
ice-age-label-numbers = Liczby z instrukcji
ice-age-label-players = Gracze: { $seats }
ice-age-label-card = { $id }
ice-age-label-worth = Wartość { $worth }
ice-age-label-region = Region { $region }
ice-age-label-one-side = Region
ice-age-label-other-side = Jego sąsiad
ice-age-label-who-player = Kto ją zagrał
ice-age-label-who-every-other = Każdy inny gracz
ice-age-label-who-one-other = Jeden inny gracz
ice-age-number-rounds = Rundy
ice-age-number-hunters = Łowcy każdego gracza
ice-age-number-settlers = Łowcy wystawiani przed pierwszą rundą
ice-age-number-stones = Kamienie każdego gracza na początku
ice-age-number-clubs = Maczugi
ice-age-number-fires = Żetony ognia
ice-age-number-capacity = Łowcy, których wyżywi region bez mamuta
ice-age-number-opening_light = Jasne karty na początkowej ręce
ice-age-number-opening_dark = Ciemne karty na początkowej ręce
ice-age-number-rich = Kamienie, które wymuszają jasną kartę
ice-age-number-dark_pool_least = Kamienie do zdobycia w kolejnej rundzie, co najmniej
ice-age-setup-covered = Regiony pod lodem
ice-age-setup-mammoths = Regiony z mamutem
ice-age-setup-mammoth_supply = Mamuty w zasobach
ice-age-setup-dark_pool = Kamienie do zdobycia w pierwszej rundzie
ice-age-map-ice_edge = Regiony na skraju lodu
ice-age-map-borders = Granice
ice-age-map-terrain = Krajobrazy
ice-age-face-copies = Liczba kart
ice-age-face-stones = Kamienie
ice-age-face-who = Wykonuje
ice-age-face-effects = Działanie
ice-age-instructions-place = Wystawianie łowców
ice-age-instructions-move = Ruch łowców
ice-age-instructions-remove = Usuwanie łowców
ice-age-instructions-mammoth = Mamuty
ice-age-instructions-token = Maczugi i ognie
ice-age-instructions-copy = Kult
ice-age-mistake-instruction = „{ $found }” nie jest instrukcją; wybierz jedną z listy, na przykład „take a club”.
ice-age-mistake-hunters = Instrukcja dotyczy od 1 do { $most } łowców, a nie „{ $found }”; zmień liczbę.
ice-age-mistake-terrain = Nie ma krajobrazu „{ $found }”; użyj jednego z: { $known }.
ice-age-mistake-cult = Kult tylko kopiuje odrzuconą kartę; napisz „copy a discard”.
ice-age-mistake-no-cult = Tylko Kult kopiuje odrzuconą kartę; wybierz inną instrukcję.
ice-age-mistake-points = Rundy ({ $rounds }) i łowcy ({ $hunters }) mogliby dać { $points } punktów, a policzyć można tylko 255; zmniejsz liczbę rund lub łowców.
ice-age-mistake-settlers = Nie można wystawić { $settlers } łowców przed pierwszą rundą: gracz ma ich { $hunters }; zmniejsz jedną liczbę albo zwiększ drugą.
ice-age-mistake-fires = Żetonów ognia jest razem { $tokens }; potrzeba od 12 do 40, po jednym na region.
ice-age-mistake-opening = Początkowa ręka to 5 kart obu kolorów, a nie jasne: { $light } i ciemne: { $dark }; zmień obie liczby.
ice-age-mistake-stones = Przy liczbie graczy { $seats } potrzeba { $needed } kamieni, a w pudełku jest 50; zmniejsz pulę albo liczbę początkowych kamieni.
ice-age-mistake-open = Przy liczbie graczy { $seats } bez lodu zostaje tylko tyle regionów: { $open }; zostaw co najmniej 4.
ice-age-mistake-two-mammoths = Przy liczbie graczy { $seats } region { $region } ma na początku dwa mamuty; wymień każdy region raz.
ice-age-mistake-mammoth-on-ice = Przy liczbie graczy { $seats } mamut stoi w regionie { $region }, który jest pod lodem; przenieś mamuta albo lód.
ice-age-mistake-mammoths = Przy liczbie graczy { $seats } w grze są mamuty: { $mammoths }; w pudełku jest ich 6, potrzebny co najmniej 1.
ice-age-mistake-own-border = Region { $region } nie może graniczyć z samym sobą; usuń tę parę.
ice-age-mistake-border-twice = Granica między { $one } a { $other } jest wymieniona dwa razy; usuń jedną.
ice-age-mistake-neighbours = Według instrukcji { $one } i { $other } sąsiadują ({ $rule }); dodaj granicę.
ice-age-mistake-no-neighbours = Według instrukcji { $one } i { $other } nie sąsiadują ({ $rule }); usuń granicę.
ice-age-mistake-glacier = Gdy { $covered } są pod lodem, według instrukcji lodowiec wchodzi na { $expected }, a na tej mapie na { $found } ({ $rule }); zmień granice albo skraj lodu.
ice-age-mistake-glacier-first = Gdy na mapie nie ma lodu, według instrukcji lodowiec wchodzi na { $expected }, a na tej mapie na { $found } ({ $rule }); zmień skraj lodu.
ice-age-mistake-unreachable = Do tych regionów nie da się dojść z regionu 1: { $regions }; dodaj granicę.
ice-age-mistake-prices = Karta ma opcje: { $options } i ceny: { $prices }; podaj cenę każdej opcji.
ice-age-mistake-copies-light = Jasnych kart jest razem { $found }, a w pudełku jest ich { $wanted } (IA-COMP-03); zmień też liczbę innej jasnej karty.
ice-age-mistake-copies-dark = Ciemnych kart jest razem { $found }, a w pudełku jest ich { $wanted } (IA-COMP-03); zmień też liczbę innej ciemnej karty.
