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
  state: {
    now: 'Przykład: Bartek z Radomia chce jeździć do starszych ludzi i uczyć ich telefonu (wideorozmowa, oszustwa przez SMS). Piętnaście osób odpowiedziało „tak” na pytanie, czy usługa byłaby potrzebna – to nic nie dowodzi. Korzysta babcia, płaci zwykle wnuczka z innego miasta; rozmawia się z wnuczką.\nTrzy kręgi, trzynastu rozmówców: trzy osoby z bliższego otoczenia (próba, bez liczenia), cztery z polecenia, sześć obcych (lokalna grupa, klub seniora, kolejka w bibliotece). Oceniane: dziesięć rozmów z kręgu drugiego i trzeciego.\nWstęp: „Sprawdzam pomysł na usługę, niczego dziś nie sprzedaję. Mogę zapytać, jak to u Pani wygląda?”\nPięć pytań: 1. Kiedy ostatni raz zdarzył się ten kłopot? 2. Co Państwo wtedy zrobili? Ile to zajęło lub kosztowało? 3. Co w tym rozwiązaniu najbardziej przeszkadzało? 4. Czy ktoś w domu szukał innego sposobu? Gdzie? 5. Kto decyduje o wydaniu pieniędzy na taką sprawę? Potem usługa w dwóch zdaniach i szóste: prośba o coś, co kosztuje (termin, numer do kogoś, zgoda na płatną próbną godzinę).\nArkusz (Osoba; Ostatni raz; Co zrobiono; Koszt; Co dała na koniec), trzy z dziesięciu wierszy Bartka:\ncórka, Gdynia; w zeszłym tygodniu; godzina tłumaczenia przez telefon; kłótnia, stracony wieczór; termin próbnej wizyty\nwnuk, Radom; nie pamięta; nic; brak; „fajny pomysł”\nsąsiadka z klubu; miesiąc temu; wizyta w salonie operatora; dwa dojazdy; numer do koleżanki\nLiczą się wiersze, w których są naraz: zdarzenie z ostatnich trzech miesięcy, realny koszt, coś danego na koniec.\nPróg przed rozmowami: cztery lub więcej – mała próba za pieniądze; dwa albo trzy – zmień grupę lub kłopot i porozmawiaj z kolejną piątką; zero albo jeden – odłóż.\nFormy rozliczenia omówi następny moduł; ceny jeszcze nie liczono.',
    concepts: [
      'pytanie o fakt zamiast opinii i wróżby',
      'płacący a korzystający',
      'trzy kręgi rozmówców',
      'pięć pytań na kwadrans',
      'szóste pytanie: zobowiązanie rozmówcy',
      'arkusz odpowiedzi, jeden wiersz na rozmowę',
      'trzy rzeczy naraz: zdarzenie, koszt, coś na koniec',
      'próg ustalony przed rozmowami',
      'warunek „stop”',
      'słowa rozmówców zapisane dosłownie',
    ],
    words: [
      'komplement',
      'klient',
      'opinia',
      'wróżba',
      'fakt',
      'kłopot',
      'płacący',
      'korzystający',
      'krąg próbny',
      'osoba z polecenia',
      'zobowiązanie',
      'próbna godzina',
      'próg',
      'warunek „stop”',
      'sygnał a uprzejmość',
      'działalność nierejestrowana',
      'arkusz rozmów',
      'mała próba za pieniądze',
    ],
  },
};
