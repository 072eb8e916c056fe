import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Czy Twoja praca w ogóle prosi o Scruma',
  goal: 'Ocenisz pięć cech swojej pracy i zdecydujesz, czy Scrum ma w niej co naprawić.',
  leaves: 'Jednostronicowa diagnoza: pięć ocen, najsłabszy warunek i koszt jednego spotkania.',
  summary:
    'Scrum pomaga w pracy złożonej, gdzie wymagania poznaje się przez pokazywanie (zespół Wizytka z aplikacją do wizyt, Rzeszów), a dokłada spotkań w rutynie, awariach i remontach. Trzy filary: przejrzystość, inspekcja, adaptacja. Ocena pięciu zdań i koszt statusu bez decyzji.',
  terms: [
    {
      term: 'praca złożona',
      meaning: 'Taka, w której części wymagań nie da się poznać z góry, tylko przez pokazywanie wyników.',
    },
    {
      term: 'sprint',
      meaning: 'Krótki odcinek pracy o stałej długości, zakończony czymś, co da się obejrzeć i ocenić.',
    },
    {
      term: 'adaptacja',
      meaning:
        'Zmiana planu lub sposobu pracy po obejrzeniu wyników; bez niej inspekcja jest tylko spotkaniem.',
    },
    { term: 'przejrzystość', meaning: 'Wszyscy widzą, co naprawdę jest zrobione, a co nie.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Zespół ma 2 w zdaniu o zmiennych wymaganiach i 0 w zdaniu o jednej osobie decydującej. Co zrobić najpierw?',
      options: [
        'Zacząć sprinty, decydent wyłoni się w praktyce',
        'Ustalić, kto decyduje o kolejności',
        'Zrezygnować ze Scruma na rzecz harmonogramu',
        'Wydłużyć sprint, żeby zdążyć ze sporami',
      ],
      right: 1,
      why: 'Praca prosi o Scruma, ale brakuje warunku, bez którego plan będzie odwracany. Wizytka zaczęła właśnie od wskazania jednej osoby.',
    },
    {
      kind: 'multiple',
      text: 'W których sytuacjach według lekcji lepsze będzie coś prostszego niż Scrum?',
      options: [
        'Nowa usługa, której odbiorcy jeszcze nie umieją opisać',
        'Comiesięczne naliczanie płac według stałych kroków',
        'Aplikacja poprawiana po każdym pokazie',
        'Usuwanie awarii, gdzie priorytet zmienia się co godzinę',
      ],
      right: [1, 3],
      why: 'Stałe kroki obsłuży lista kontrolna, a awarie tablica z ograniczeniem spraw w toku. Pozostałe dwie to praca, którą poznaje się przez pokazywanie.',
    },
    {
      kind: 'gap',
      text: 'Jeśli po obejrzeniu wyników zespół niczego nie zmienia, brakuje trzeciego filaru: ___.',
      accepted: ['adaptacji', 'adaptacja'],
      why: 'Widoczność i oglądanie mają sens dopiero wtedy, gdy coś z nich wynika. Inaczej zostaje sam koszt spotkania.',
    },
  ],
  exercise: {
    task: 'Opisz w trzech zdaniach swoją pracę lub projekt społeczny i oceń ją w pięciu zdaniach z lekcji (0–2), przy każdym dodając dowód z ostatniego miesiąca. Wskaż najniższą ocenę, osobę, która może ją zmienić, i zdanie, którym zaczniesz z nią rozmowę. Policz koszt jednego cyklicznego spotkania w minutach na tydzień i zapisz ostatnią decyzję, która po nim zapadła. Zakończ wnioskiem: wprowadzać, naprawiać czy wybrać coś prostszego.',
    hint: 'Przy zdaniu 3 sprawdź, kto ostatnio odwrócił cudzą decyzję o kolejności. Jeśli ktokolwiek, to nie jest dwójka.',
    minutes: 25,
  },
  state: {
    now: 'Przykład na cały kurs: zespół Wizytka, siedem osób, buduje aplikację do umawiania wizyt w małych gabinetach; dwóch pierwszych klientów w Rzeszowie. Po miesiącu okazało się, że gabinety nie chcą kalendarza, nad którym zespół spędził trzy tygodnie, tylko przypomnień SMS, bo pacjenci zapominają o wizytach.\nZespoły, którym Scrum nie jest potrzebny: dział płac w hurtowni (lista kontrolna), zespół usuwający awarie sieci (tablica z ograniczeniem liczby spraw w toku), remont świetlicy wiejskiej (harmonogram).\nPięć zdań, oceny 0, 1, 2: 1. Wymagania zmieniają się, gdy odbiorca zobaczy pierwszy kawałek. 2. Da się oddać coś użytecznego w dwa, trzy tygodnie. 3. Jest ktoś, kto może zdecydować, co ważniejsze, i tej decyzji nikt potem nie odwraca. 4. Zespół może skupić się na jednym celu. 5. Odbiorca zgodzi się regularnie poświęcić godzinę na oglądanie.\nWnioski: zdanie 1 = 2, reszta jedynki i dwójki – spróbuj; zdanie 1 = 2 i jest zero – najpierw usuń zero; zdanie 1 = 0 lub 1 – prostsze narzędzie.\nWizytka: zdanie 1 – dwójka, zdanie 3 – zero (o kolejności decydowali jednocześnie prezes, handlowiec i programista z najdłuższym stażem). Przed pierwszym sprintem musiały paść imię i nazwisko jednej osoby; tekst ich nie podaje.\nKoszt spotkania: codzienny status z dawnej pracy jednej z osób, 25 minut × 8 osób = 200 minut dziennie, ponad szesnaście godzin tygodniowo; ostatnia zmieniona decyzja sprzed miesiąca.\nJednostronicowa diagnoza: pięć ocen, najniższa z nich i kto może ją zmienić, jedno spotkanie w minutach z ostatnią decyzją. Dalej: Przewodnik po Scrumie z ołówkiem w ręku.',
    concepts: [
      'praca złożona',
      'sprint',
      'przejrzystość, inspekcja, adaptacja',
      'kiedy Scrum nie jest potrzebny',
      'lista kontrolna, tablica, harmonogram',
      'pięć zdań z oceną 0–2',
      'zdanie pierwsze: czy jest co leczyć',
      'jedna osoba decydująca o kolejności',
      'koszt spotkania: minuty × osoby',
      'jaka decyzja zmieniła się po spotkaniu',
    ],
    words: [
      'Scrum',
      'sprint',
      'praca złożona',
      'wymagania',
      'odbiorca',
      'przejrzystość',
      'inspekcja',
      'adaptacja',
      'trzy filary',
      'retrospektywa',
      'codzienny status',
      'przegląd',
      'tablica',
      'sprawy w toku',
      'lista kontrolna',
      'harmonogram',
      'diagnoza',
      'Przewodnik po Scrumie',
    ],
  },
};
