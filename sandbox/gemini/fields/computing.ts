// Computing.
import type { Field } from './field.ts';

export const COMPUTING_FIELDS: Field[] = [
  {
    codes: '25 351 35',
    keywords:
      'program|=kod|komputer|informaty|=gry|gier|strony|internet|linux|cyber|=dane|=danych|aplikac|szach|logik|sztuczna inteligen|excel|siec',
    day: [
      'Większość dnia zajmuje rozwiązywanie łamigłówek po kawałku: przeczytać, co się dzieje, zmienić jedną rzecz i sprawdzić skutek.',
      'Obok skupienia przy ekranie jest sporo rozmów o tym, czego ktoś naprawdę potrzebuje, bo dobry system zaczyna się od pytań.',
    ],
    reasons: [
      'W informatyce takie zajęcie to już trening: liczy się dochodzenie do rozwiązania krok po kroku.',
      'To dobry fundament, bo tu uczy się przez własne próby i nikt nie czeka z dyplomem w ręku.',
      'Taki wątek łatwo zamienić w pierwszy projekt, który można pokazać przy rekrutacji.',
      'Kto szuka porządku w zawiłych rzeczach, ten zwykle lubi też chwilę, w której program zaczyna działać.',
    ],
    against: [
      'Na pierwsze stanowiska zgłasza się bardzo wiele osób, więc początek bywa długi.',
      'Narzędzia zmieniają się szybko i część nauki odbywa się po godzinach.',
      'Godziny skupienia przy ekranie męczą oczy i kręgosłup.',
      'Błędy wychodzą na jaw w najmniej wygodnej chwili i trzeba wtedy zachować spokój.',
    ],
    gap: [
      'Najbardziej brakuje własnych, skończonych rzeczy: kod lub konfiguracja, które ktoś obejrzy, mówią więcej niż lista kursów.',
      'Potrzebna jest praktyka w zespole: praca na cudzym kodzie, przeglądy i opisywanie tego, co się zmienia.',
    ],
    tests: [
      [
        'Przerób bezpłatne wprowadzenie do programowania i napisz mały program, który rozwiązuje Twój własny kłopot.',
        8,
        0,
      ],
      [
        'Postaw na starym komputerze system Linux albo prostą stronę i opisz krok po kroku, jak do tego dojść.',
        7,
        0,
      ],
    ],
    steps: [
      [
        'Nauka podstaw jednego języka',
        '6–8 tygodni',
        'Wybierz jeden język i trzymaj się go, aż napiszesz trzy małe programy bez podglądania rozwiązań. Potem porównaj je z cudzymi.',
      ],
      [
        'Publikacja pierwszego projektu',
        '4–6 tygodni',
        'Doprowadź jeden pomysł do stanu, w którym ktoś obcy może go użyć. Dołącz opis po polsku i po angielsku.',
      ],
      [
        'Poznanie pracy z repozytorium',
        '2–3 tygodnie',
        'Załóż konto w serwisie z kodem i popraw drobny błąd w otwartym projekcie. Krok kończy się przyjętą poprawką lub rzeczową odpowiedzią.',
      ],
      [
        'Trening rozmów rekrutacyjnych',
        '3–4 tygodnie',
        'Rozwiązuj krótkie zadania na głos i nagraj się raz w tygodniu. Poznasz postęp po tym, że umiesz nazwać, czego nie wiesz.',
      ],
    ],
    growth: [
      'Można iść w głąb jednej technologii, w stronę danych, bezpieczeństwa albo prowadzenia zespołu i produktu.',
      'Po pierwszych latach łatwiej zmieniać firmy i dziedziny, bo sposób myślenia zostaje ten sam.',
    ],
    benefits: [
      'Efekt pracy można pokazać od razu, także w portfolio',
      'Bogactwo bezpłatnych materiałów do nauki',
      'Zadania, przy których czas płynie szybko',
      'Społeczność, w której ludzie chętnie odpowiadają na pytania',
    ],
    requirements: [
      'Własny projekt, który można obejrzeć',
      'Angielski pozwalający czytać dokumentację',
      'Znajomość systemu kontroli wersji',
      'Podstawy sieci i bezpieczeństwa',
    ],
    skills: [
      [
        'Programowanie w jednym języku',
        'Daje sposób myślenia, który przenosi się na inne narzędzia. Zacznij od małych zadań i pisz codziennie po trochu.',
      ],
      [
        'Praca z systemem Git',
        'Bez niego trudno o pracę w zespole. Prowadź w nim nawet własne notatki, aż wejdzie w nawyk.',
      ],
      [
        'Bazy danych i SQL',
        'Prawie każda usługa coś przechowuje. Na początek wystarczy kilka tabel i zapytania, które je łączą.',
      ],
      [
        'Testowanie i szukanie błędów',
        'Uczy nie wierzyć na słowo. Dopisuj sprawdzian do każdej rzeczy, którą naprawiasz.',
      ],
    ],
    related: ['Linux', 'Angielski techniczny', 'Rozbijanie zadań na kroki', 'Pisanie dokumentacji'],
    certificates: ['Cisco CCST (podstawy sieci lub cyberbezpieczeństwa)', 'ISTQB Foundation Level'],
    projects: [
      'Strona lub program, z którego naprawdę skorzysta ktoś z Twojego otoczenia.',
      'Skrypt porządkujący pliki lub dane, z opisem i sprawdzianami.',
    ],
  },
];
