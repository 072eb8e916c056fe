import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dziesięć rozmów przed pierwszym wydatkiem',
  goal: 'Przygotujesz rozmowy z możliwymi klientami i próg, od którego pomysł zasługuje na pieniądze.',
  leaves: 'Lista rozmówców, arkusz odpowiedzi i warunek „stop” zapisany przed pierwszą rozmową.',
  summary:
    'Pomysł sprawdza się pytaniami o fakty z przeszłości, a nie o opinie. Przykład: Bartek z Radomia chce uczyć seniorów telefonu i rozmawia z wnuczkami, które płacą. Trzy rozmowy próbne, dziesięć ocenianych, arkusz (zdarzenie, koszt, coś danego na koniec) i próg decyzji ustalony z góry.',
  terms: [
    {
      term: 'pytanie o fakt',
      meaning: 'Pytanie o ostatnie zdarzenie i to, co wtedy zrobiono, zamiast o opinię lub przyszły zakup.',
    },
    {
      term: 'płacący a korzystający',
      meaning:
        'Dwie role, które mogą należeć do różnych osób; rozmawiać trzeba z tą, która wydaje pieniądze.',
    },
    {
      term: 'zobowiązanie rozmówcy',
      meaning: 'Coś, co kosztuje: termin, polecenie, zgoda na płatną próbę. Odróżnia klienta od uprzejmości.',
    },
    { term: 'warunek „stop”', meaning: 'Ustalony przed rozmowami wynik, przy którym odkładasz pomysł.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które pytanie najwięcej powie Bartkowi o tym, czy kłopot naprawdę istnieje?',
      options: [
        'Czy seniorzy w naszym mieście potrzebują pomocy z telefonem?',
        'Ile byłaby Pani gotowa zapłacić za godzinę takiej lekcji?',
        'Co Państwo zrobili, gdy mama ostatnio nie umiała odebrać rozmowy?',
        'Czy poleciłaby Pani taką usługę swoim znajomym?',
      ],
      right: 2,
      why: 'Tylko to pytanie dotyczy zdarzenia, które już zaszło. Pozostałe proszą o opinię albo wróżbę, a te nic rozmówcy nie kosztują.',
    },
    {
      kind: 'multiple',
      text: 'Co liczy się w arkuszu jako prawdziwy sygnał na koniec rozmowy?',
      options: [
        'Pochwała, że pomysł jest świetny',
        'Numer telefonu do siostry z tym samym kłopotem',
        'Umówiony termin próbnej wizyty',
        'Obietnica polubienia profilu',
      ],
      right: [1, 2],
      why: 'Polecenie i termin coś rozmówcę kosztują: reputację albo czas. Pochwała i polubienie są darmowe.',
    },
    {
      kind: 'single',
      text: 'Kiedy ustala się próg, przy którym pomysł idzie do szuflady?',
      options: [
        'Przed pierwszą rozmową',
        'Po piątej rozmowie, gdy widać tendencję',
        'Po dziesiątej, na podstawie pełnych danych',
      ],
      right: 0,
      why: 'Próg ustalany po fakcie łatwo nagiąć do wyniku, na którym Ci zależy. Zapisany wcześniej, chroni przed oszukiwaniem siebie.',
    },
  ],
  exercise: {
    task: 'Zapisz pomysł na firmę w dwóch zdaniach: czyj kłopot rozwiązuje i kto za to płaci. Wypisz trzynaście osób lub miejsc, w których ich znajdziesz, w podziale na trzy kręgi. Przerób pięć pytań z lekcji na swój temat i ułóż szóste, z prośbą o coś, co kosztuje. Na górze zapisz próg: przy ilu wierszach próbujesz, a przy ilu odkładasz pomysł. Przeprowadź jedną rozmowę próbną i wypełnij jej wiersz.',
    hint: 'Jeśli pytanie zaczyna się od „czy kupiłaby Pani…”, zamień je na „kiedy ostatnio…”.',
    minutes: 40,
  },
};
