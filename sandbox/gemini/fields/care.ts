// Health and teaching.
import type { Field } from './field.ts';

export const CARE_FIELDS: Field[] = [
  {
    codes: '221 222 223 226 228 229 321 322 323 325 532',
    keywords:
      'zdrow|medyc|=chory|chorym|chorych|pacjent|szpital|anatom|biolog|opiek|rehabilit|masaz|dieta|diety|dietet|zywien|pierwsza pomoc|pielegn|ratown|lecz|terap|farmac',
    day: [
      'W ciągu dnia spotyka się ludzi w słabszej chwili i trzeba łączyć procedurę z życzliwością, często pod presją czasu.',
      'Każde spotkanie zaczyna się od uważnego wysłuchania, a kończy zapisem, na którym oprze się ktoś następny.',
    ],
    reasons: [
      'W ochronie zdrowia z takiego nastawienia bierze się zaufanie, a ono bywa połową pomocy.',
      'To znak, że bliskość cudzych kłopotów nie odstrasza, a tego trudno nauczyć na zajęciach.',
      'Tu podobna uważność pomaga zauważyć zmianę, zanim pokaże ją aparatura.',
      'Kto myśli w ten sposób o ludziach, ten łatwiej znajdzie sens w powtarzalnych czynnościach.',
    ],
    against: [
      'Kontakt z cierpieniem zostaje w głowie po powrocie do domu i trzeba umieć go odkładać.',
      'Dokumentacja i procedury zabierają czas, który wolałoby się oddać ludziom.',
      'Pomyłka ma tu realny koszt, więc skupienie musi trwać do końca dnia.',
      'Nie każdemu da się pomóc, a bliscy nie zawsze to rozumieją.',
    ],
    gap: [
      'Najwięcej brakuje kontaktu z prawdziwą opieką: kilka godzin obok chorych mówi więcej niż rok wyobrażeń.',
      'Trzeba uzupełnić podstawy anatomii i fizjologii, bo od nich zaczyna się każda dalsza nauka w tej dziedzinie.',
    ],
    tests: [
      [
        'Zapisz się na kurs pierwszej pomocy z ćwiczeniami na fantomie i sprawdź, jak się czujesz w działaniu.',
        8,
        100,
      ],
      [
        'Odwiedź hospicjum, dom opieki albo oddział jako wolontariusz na próbę, po rozmowie z koordynatorem.',
        6,
        0,
      ],
    ],
    steps: [
      [
        'Kurs pierwszej pomocy',
        '1–2 tygodnie',
        'Wybierz kurs z ćwiczeniami, nie sam wykład. Po nim powtórz schemat z pamięci przed kimś bliskim.',
      ],
      [
        'Wolontariat w opiece',
        '4–8 tygodni',
        'Umów się na stały, krótki dyżur w jednym miejscu. Zapisuj, co dodaje Ci sił, a co je odbiera.',
      ],
      [
        'Powtórka anatomii i biologii',
        '6–10 tygodni',
        'Przerób po jednym układzie tygodniowo i objaśniaj go na głos. Krok kończy się testem rozwiązanym bez notatek.',
      ],
      [
        'Rozmowa z osobą po dyżurze',
        '1–2 tygodnie',
        'Zapytaj o zwykły dzień, o najtrudniejszą chwilę i o to, jak odpoczywa. Porównaj odpowiedzi z własnymi siłami.',
      ],
    ],
    growth: [
      'Po zdobyciu praktyki można się specjalizować, szkolić innych albo przejść do koordynowania opieki.',
      'Kolejne kursy otwierają nowe zadania, a doświadczenie cenią zarówno szpitale, jak i mniejsze ośrodki.',
    ],
    benefits: [
      'Poczucie sensu widoczne w zwykły dzień',
      'Wiedza, która przydaje się także bliskim',
      'Praca w zespole, w którym jedni polegają na drugich',
      'Wyraźny porządek dalszych szkoleń',
    ],
    requirements: [
      'Odporność na widok bólu i choroby',
      'Dokładność w procedurach',
      'Spokojne rozmawianie z osobą w lęku',
      'Aktualne badania i szkolenia',
    ],
    skills: [
      [
        'Pierwsza pomoc',
        'Przydaje się od pierwszego dnia. Zacznij od kursu z fantomem i odświeżaj go co roku.',
      ],
      [
        'Rozmowa z osobą w kryzysie zdrowia',
        'Uspokaja i pozwala usłyszeć to, co ważne. Ćwicz parafrazę i milczenie.',
      ],
      [
        'Podstawy anatomii i fizjologii',
        'Bez nich reszta jest pamięciówką. Ucz się od funkcji do nazwy, nie odwrotnie.',
      ],
      [
        'Prowadzenie zapisów',
        'Od notatki zależy decyzja kogoś po Tobie. Pisz krótko: co widać, co zrobiono, z jakim skutkiem.',
      ],
    ],
    related: ['Empatia', 'Higiena i bezpieczeństwo', 'Współpraca w zespole', 'Radzenie sobie ze stresem'],
    certificates: [
      'Kurs pierwszej pomocy Polskiego Czerwonego Krzyża',
      'Kurs kwalifikowanej pierwszej pomocy (KPP)',
    ],
    projects: [
      'Plan pierwszej pomocy dla Twojego domu lub szkoły, przećwiczony z innymi.',
      'Zestaw prostych kart z ćwiczeniami lub poradami dla starszej osoby z rodziny.',
    ],
  },
  {
    codes: '23 531 342 5165 325905 2424',
    keywords:
      'uczy|naucz|korepet|dzieci|dziecko|szkol|harcer|warsztat|trener|instruktor|edukac|przedszk|sport|trening|taniec|zabaw',
    day: [
      'Plan dnia jest ułożony, ale grupa i tak go poprawia: trzeba zauważyć, kto się zgubił, i znaleźć inną drogę do tego samego.',
      'Między zajęciami jest przygotowanie, rozmowa z bliskimi i chwila na zastanowienie, co dziś zadziałało.',
    ],
    reasons: [
      'Tu z takiego doświadczenia bierze się cierpliwość do cudzego „jeszcze nie rozumiem”.',
      'To dobry początek, bo uczyć można tylko tego, co samemu sprawia radość.',
      'W pracy z grupą podobna energia udziela się innym szybciej niż najlepszy konspekt.',
      'Kto potrafi o tym opowiadać, ten ma już pierwsze narzędzie: żywy przykład.',
    ],
    against: [
      'Hałas i ciągła uwaga męczą bardziej, niż widać to z zewnątrz.',
      'Przygotowanie zajęć i papierów często wchodzi w wieczory.',
      'Postępy bywają powolne i nie zawsze ktoś za nie podziękuje.',
      'Trudne rozmowy z dorosłymi opiekunami są częścią tej pracy.',
    ],
    gap: [
      'Najbardziej brakuje godzin z prawdziwą grupą, bo dopiero przy niej widać, co działa.',
      'Potrzebne jest przygotowanie pedagogiczne albo instruktorskie i kilka sprawdzonych scenariuszy zajęć.',
    ],
    tests: [
      [
        'Poprowadź dla dwóch lub trzech osób godzinne zajęcia z czegoś, co znasz, i zapytaj, co zapamiętały.',
        4,
        0,
      ],
      [
        'Pomóż przez dwa popołudnia w świetlicy, klubie lub na treningu i opisz, kiedy grupa Cię słucha.',
        8,
        0,
      ],
    ],
    steps: [
      [
        'Zajęcia dla małej grupy',
        '3–4 tygodnie',
        'Przygotuj cztery spotkania dla kilku osób i po każdym popraw plan. Krok kończy się scenariuszem, z którego skorzysta ktoś inny.',
      ],
      [
        'Obserwacja doświadczonej osoby',
        '1–2 tygodnie',
        'Poproś o zgodę na przyjście na zajęcia i notuj, jak reaguje na zamieszanie. Wybierz jeden sposób do wypróbowania.',
      ],
      [
        'Kurs przygotowujący do prowadzenia grup',
        '4–8 tygodni',
        'Znajdź kurs wychowawcy wypoczynku, animatora albo instruktora i połącz go z praktyką.',
      ],
      [
        'Stały wolontariat w edukacji',
        '8–10 tygodni',
        'Pomagaj regularnie tej samej grupie lub osobie. Po dziesięciu spotkaniach zapisz, co się u niej zmieniło.',
      ],
    ],
    growth: [
      'Kolejne szczeble to specjalizacja, własne programy, szkolenie innych albo kierowanie placówką.',
      'Umiejętność uczenia przydaje się też w firmach, fundacjach i kulturze, więc drogi nie zamyka jedna szkoła.',
    ],
    benefits: [
      'Widać, jak ktoś dzięki Tobie robi coś pierwszy raz',
      'Dużo ruchu i żywych rozmów',
      'Możliwość wnoszenia własnych zainteresowań',
      'Rytm roku, w którym jest czas na odpoczynek',
    ],
    requirements: [
      'Przygotowanie do pracy z grupą',
      'Zaświadczenie o niekaralności wymagane przy pracy z dziećmi',
      'Jasne i spokojne mówienie',
      'Cierpliwość i konsekwencja',
    ],
    skills: [
      [
        'Tłumaczenie prostym językiem',
        'Od niego zaczyna się każde uczenie. Ćwicz objaśnianie jednej rzeczy na trzy sposoby.',
      ],
      [
        'Prowadzenie grupy',
        'Daje innym poczucie bezpieczeństwa. Zacznij od zabaw i zadań z jasnymi zasadami.',
      ],
      [
        'Planowanie zajęć',
        'Chroni przed chaosem. Zapisuj cel, trzy kroki i sposób sprawdzenia, czy się udało.',
      ],
      [
        'Udzielanie informacji zwrotnej',
        'Pomaga poprawić się bez wstydu. Mów, co widać, co działa i jaki może być następny krok.',
      ],
    ],
    related: ['Aktywne słuchanie', 'Pierwsza pomoc dziecku', 'Kreatywność', 'Rozwiązywanie konfliktów'],
    certificates: ['Kurs wychowawcy wypoczynku', 'Kurs instruktora lub animatora czasu wolnego'],
    projects: [
      'Scenariusz czterech zajęć z czegoś, co lubisz, wypróbowany na żywej grupie.',
      'Krótki film lub plansza tłumacząca jedno trudne pojęcie.',
    ],
  },
];
