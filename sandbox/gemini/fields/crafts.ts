// Building, repairing and making things by hand.
import type { Field } from './field.ts';

export const CRAFT_FIELDS: Field[] = [
  {
    codes: '71 931 9622 834 3123',
    keywords: 'budow|remont|drewn|majsterk|wysoko|fizyczn|beton|dach|sciana|hydraul|malowan|kafel',
    day: [
      'Z dnia na dzień widać, jak coś powstaje: rano rozplanowanie, potem robota w zespole, na końcu sprawdzenie poziomu i sprzątnięcie miejsca.',
      'Liczy się tempo całej brygady, więc trzeba umieć czekać, przyspieszać i poprawiać bez obrażania się.',
    ],
    reasons: [
      'Kto lubi takie zajęcia, ten rozumie, ile daje dobrze przygotowane miejsce pracy.',
      'Tutaj zapał do majsterkowania zmienia się w fach, za który inni płacą.',
      'To znak, że zmęczenie po konkretnej robocie może dawać satysfakcję.',
      'Podobne doświadczenie skraca naukę, bo ręka zna już materiał.',
    ],
    against: [
      'Kurz, hałas i pogoda są stałą częścią dnia.',
      'Ciało zużywa się szybciej niż przy biurku, więc trzeba o nie dbać od początku.',
      'Terminy zależą od innych ekip i potrafią się piętrzyć.',
      'Praca bywa daleko od domu, a dojazd zjada część dnia.',
    ],
    gap: [
      'Najbardziej brakuje wprawy i tempa, które przychodzą dopiero po kilku zakończonych robotach.',
      'Trzeba zdobyć szkolenie z bezpieczeństwa i poznać materiały, bo błąd wychodzi po czasie.',
    ],
    tests: [
      ['Wykonaj w domu jedną małą naprawę od początku do końca i porównaj ją z poradnikiem.', 6, 100],
      [
        'Pomóż przez jeden dzień znajomej ekipie lub przy remoncie i opisz, po czym poznać dobrą robotę.',
        10,
        0,
      ],
    ],
    steps: [
      [
        'Drobna robota u znajomych',
        '2–3 tygodnie',
        'Wybierz zadanie w zasięgu i zrób je z kimś bardziej doświadczonym. Zapisz materiały, czas i poprawki.',
      ],
      [
        'Szkolenie z bezpieczeństwa pracy',
        '1–2 tygodnie',
        'Poznaj zasady pracy na wysokości, z prądem i z pyłem. Krok kończy się listą własnych zabezpieczeń.',
      ],
      [
        'Pomoc w brygadzie',
        '6–10 tygodni',
        'Zatrudnij się w sezonie lub na weekendy i co tydzień poproś o jedną uwagę do techniki.',
      ],
      [
        'Nauka jednej specjalności',
        '8–12 tygodni',
        'Wybierz to, co najbardziej wciąga, i powtarzaj aż do równego efektu. Zrób zdjęcia każdego etapu.',
      ],
    ],
    growth: [
      'Po latach można prowadzić brygadę, własną firmę albo iść w stronę nadzoru.',
      'Rzadka specjalność sprawia, że zleceń szuka się coraz mniej, a wybiera coraz więcej.',
    ],
    benefits: [
      'Efekt widać z ulicy przez lata',
      'Fach przydatny we własnym domu',
      'Możliwość pracy na swoim',
      'Zespół, w którym jedni uczą drugich',
    ],
    requirements: [
      'Sprawność fizyczna',
      'Szkolenie z bezpieczeństwa',
      'Dokładność w pomiarze',
      'Dyspozycyjność w sezonie',
    ],
    skills: [
      ['Pomiar i poziomowanie', 'Od nich zależy reszta. Ćwicz na ścianach własnego domu.'],
      [
        'Dobór materiałów',
        'Zły materiał psuje najlepszą robotę. Czytaj karty techniczne i pytaj w hurtowni.',
      ],
      [
        'Praca elektronarzędziami',
        'Przyspiesza i wymaga rozwagi. Zacznij od wkrętarki i pilarki pod okiem kogoś z wprawą.',
      ],
      [
        'Czytanie prostego projektu',
        'Pozwala uniknąć kucia po fakcie. Naucz się symboli na rzucie mieszkania.',
      ],
    ],
    related: ['Praca w brygadzie', 'Kosztorys zlecenia', 'Porządek na stanowisku', 'Wytrzymałość'],
    certificates: ['Szkolenie do pracy na wysokości', 'Świadectwo czeladnicze w rzemiośle'],
    projects: [
      'Fotograficzny zapis jednej naprawy: przed, w trakcie i po.',
      'Kosztorys remontu pokoju z listą materiałów.',
    ],
  },
  {
    codes: '72 74 731107 315318',
    keywords:
      'mechan|silnik|samochod|rower|naprawi|motor|elektr|spawa|serwis|komputer|maszyn|majsterk|narzedz|metal',
    day: [
      'Zaczyna się od zagadki: coś nie działa, więc trzeba sprawdzić po kolei, znaleźć przyczynę i naprawić ją tak, żeby nie wróciła.',
      'Ręce są zajęte, a głowa też: przed każdym ruchem warto wiedzieć, co się stanie, gdy się pomylisz.',
    ],
    reasons: [
      'Kto rozkłada rzeczy z ciekawości, ten ma już połowę diagnozy.',
      'Tu takie hobby staje się fachem, w którym zna się każdy dźwięk i luz.',
      'To wskazuje na wytrwałość wobec usterki, która nie chce się ujawnić.',
      'Podobna wprawa sprawia, że narzędzie leży w dłoni pewniej niż u innych na starcie.',
    ],
    against: [
      'Smar, hałas i niewygodne pozycje należą do codzienności.',
      'Zniecierpliwiona osoba nad głową utrudnia spokojną diagnozę.',
      'Nowe modele wymagają stałego doszkalania i drogich narzędzi.',
      'Nieuwaga przy prądzie lub pod obciążeniem może skończyć się wypadkiem.',
    ],
    gap: [
      'Brakuje praktyki na różnych usterkach i nawyku sprawdzania przyczyny przed wymianą części.',
      'Trzeba uzupełnić uprawnienia lub szkolenia, bez których nie wolno dotknąć części urządzeń.',
    ],
    tests: [
      ['Napraw pod okiem kogoś z wprawą jedną rzecz, którą inni chcą wyrzucić, i opisz diagnozę.', 8, 60],
      ['Spędź dzień w warsztacie lub serwisie i zapisz pięć usterek wraz z tym, jak je wykryto.', 8, 0],
    ],
    steps: [
      [
        'Diagnoza i naprawa na próbę',
        '3–4 tygodnie',
        'Zbierz trzy zepsute rzeczy i prowadź kartę: objaw, sprawdzenie, przyczyna, naprawa. Krok kończy się działającym urządzeniem.',
      ],
      [
        'Praktyka w warsztacie',
        '6–10 tygodni',
        'Zapytaj o pomoc przy prostych czynnościach. Co tydzień ucz się jednej, którą wykonasz bez podpowiedzi.',
      ],
      [
        'Powtórka elektryki i mechaniki',
        '4–6 tygodni',
        'Przerób podstawy na schematach i sprawdź je miernikiem na prostym układzie.',
      ],
      [
        'Zebranie własnego zestawu narzędzi',
        '2–4 tygodnie',
        'Ustal listę rzeczy naprawdę potrzebnych i zasady ich przechowywania. Zacznij od używanych, dobrej jakości.',
      ],
    ],
    growth: [
      'Dalej prowadzi droga do diagnostyki, serwisu specjalistycznego, nadzoru albo własnego warsztatu.',
      'Uprawnienia i wąska specjalizacja dają dużą niezależność w wyborze miejsca.',
    ],
    benefits: [
      'Radość, gdy coś znowu działa',
      'Fach potrzebny w każdej okolicy',
      'Nauka na konkretach, nie na teorii',
      'Własny warsztat w zasięgu po kilku latach',
    ],
    requirements: [
      'Zręczność i myślenie przyczynowe',
      'Znajomość zasad bezpieczeństwa',
      'Czytanie schematów',
      'Uprawnienia do danego rodzaju prac',
    ],
    skills: [
      ['Diagnostyka', 'Oszczędza części i czas. Zapisuj objaw, hipotezę i sprawdzenie.'],
      [
        'Obsługa miernika',
        'Pokazuje to, czego nie widać. Zacznij od napięcia i ciągłości w prostym obwodzie.',
      ],
      ['Obróbka ręczna', 'Daje wyczucie materiału. Ćwicz pilnik, gwint i pomiar suwmiarką.'],
      [
        'Rozmowa z osobą, która czeka na naprawę',
        'Buduje zaufanie. Mów, co wiadomo, czego jeszcze nie i kiedy będzie odpowiedź.',
      ],
    ],
    related: ['Czytanie schematów', 'Precyzja', 'Porządek w narzędziach', 'Cierpliwość'],
    certificates: ['Świadectwo kwalifikacyjne SEP do 1 kV', 'Uprawnienia spawalnicze jednej z metod'],
    projects: [
      'Karta naprawy jednego urządzenia ze zdjęciami i wnioskami.',
      'Rower lub silnik złożony na nowo z rzeczy z odzysku.',
    ],
  },
  {
    codes: '73 752 753 815 7522',
    keywords:
      'drewn|mebl|stolar|szyc|szyje|ceramik|rekodziel|bizuter|skor|tkanin|dzierg|majsterk|druk|renowac|glin',
    day: [
      'Z kawałka materiału powstaje rzecz, którą można wziąć do ręki; większość czasu zabiera przygotowanie i wykończenie, nie sam efekt.',
      'To spokojna, dokładna praca, w której pośpiech widać na każdej krawędzi i szwie.',
    ],
    reasons: [
      'Kto robi to po godzinach, ten zna już cierpliwość, jakiej wymaga dobry wyrób.',
      'Tutaj takie zajęcie może wyjść z szuflady i trafić do ludzi.',
      'To ślad zmysłu materiału, a jego trudno nauczyć z książki.',
      'Podobne skupienie jest w rzemiośle cenniejsze niż szybkość.',
    ],
    against: [
      'Wyrób ręczny trudno wycenić tak, by starczało i klientowi, i Tobie.',
      'Pył, hałas maszyn albo godziny pochylenia dają o sobie znać.',
      'Zanim przyjdzie wprawa, sporo materiału idzie na poprawki.',
      'Zleceń szuka się samemu, zwłaszcza na początku.',
    ],
    gap: [
      'Brakuje pracowni i osoby, która pokaże ruch ręki, bo film tego nie przekaże.',
      'Najpilniejsze są powtórzenia: kilka takich samych rzeczy zrobionych równo.',
    ],
    tests: [
      ['Weź udział w jednych warsztatach w pracowni i zrób przedmiot od początku do końca.', 6, 100],
      ['Odnów lub przerób jedną rzecz z domu i zapisz, na czym traciło się najwięcej czasu.', 8, 50],
    ],
    steps: [
      [
        'Warsztaty w pracowni',
        '2–4 tygodnie',
        'Znajdź miejsce, w którym można popracować przy prawdziwych narzędziach. Zapisz trzy błędy i jak ich uniknąć.',
      ],
      [
        'Seria trzech jednakowych wyrobów',
        '4–6 tygodni',
        'Zrób trzy takie same przedmioty i porównaj je. Krok kończy się, gdy trzeci nie wymaga poprawek.',
      ],
      [
        'Nauka u rzemieślnika lub w zakładzie',
        '8–12 tygodni',
        'Zaproponuj pomoc w zamian za naukę. Ustal, czego chcesz się nauczyć, i sprawdź to na końcu.',
      ],
      [
        'Pierwsza sprzedaż lub wystawa',
        '3–5 tygodni',
        'Pokaż wyroby na targu, w sieci albo w domu kultury. Zapisz pytania i ceny, które ludzie uznają za uczciwe.',
      ],
    ],
    growth: [
      'Można rozwinąć własną pracownię, renowację albo małą serię pod własną marką.',
      'Tytuł czeladniczy i mistrzowski pozwalają uczyć innych i podejmować trudniejsze zlecenia.',
    ],
    benefits: [
      'Powstaje coś trwałego',
      'Spokój i skupienie',
      'Własne tempo po zdobyciu wprawy',
      'Ludzie, którzy cenią dobrą robotę',
    ],
    requirements: [
      'Zręczność i dokładność',
      'Znajomość materiału',
      'Bezpieczna obsługa maszyn',
      'Próbki własnych wyrobów',
    ],
    skills: [
      [
        'Dobór i przygotowanie materiału',
        'Decyduje o trwałości. Poznaj trzy podstawowe rodzaje i ich zachowanie.',
      ],
      [
        'Obróbka ręczna i maszynowa',
        'Ręka uczy wyczucia, maszyna powtarzalności. Zaczynaj od prostych cięć lub szwów.',
      ],
      ['Wykończenie', 'To po nim ocenia się całość. Ćwicz na skrawkach, zanim dotkniesz wyrobu.'],
      ['Wycena własnej pracy', 'Bez niej pasja nie utrzyma pracowni. Zapisuj czas każdego etapu.'],
    ],
    related: ['Rysunek odręczny', 'Ostrzenie i konserwacja narzędzi', 'Sprzedaż w sieci', 'Wyczucie formy'],
    certificates: ['Świadectwo czeladnicze', 'Kurs kwalifikacyjny w rzemiośle'],
    projects: [
      'Seria trzech jednakowych przedmiotów z kartą materiałów.',
      'Odnowiony mebel lub ubranie z opisem etapów.',
    ],
  },
];
