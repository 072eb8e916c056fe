import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dziesięć sytuacji zamiast całego podręcznika',
  goal: 'Sprawdzisz swoje pisanie i mówienie w dwóch krótkich próbach i ułożysz dziesięć sytuacji z pracy według ważności.',
  leaves: 'Podkreślony mail, minuta nagrania i tabela dziesięciu sytuacji z punktami.',
  summary:
    'Test własny: dziesięć minut pisania odpowiedzi o spóźnionych próbkach i minuta mówienia. Przykład Doroty Wilk z firmy meblowej w Bielsku-Białej. Sytuacje oceniane częstością i nerwami, iloczyn wyznacza kolejność. Zwroty: I’m afraid, Would it help if I…, As for…, Let me check and get back to you by noon; różnica by – until.',
  terms: [
    {
      term: 'I’m afraid…',
      meaning: 'Uprzejme uprzedzenie, że zaraz padnie zła wiadomość; nie mówi o strachu.',
    },
    {
      term: 'by noon',
      meaning: 'Najpóźniej do południa: termin, przed którym coś ma się wydarzyć.',
    },
    {
      term: 'until noon',
      meaning: 'Aż do południa: czynność lub stan trwa przez cały ten czas.',
    },
    {
      term: 'As for…',
      meaning: '„Jeśli chodzi o…” – przejście do drugiej sprawy w tej samej wiadomości.',
    },
    {
      term: 'I didn’t catch that',
      meaning: '„Nie udało mi się tego dosłyszeć”; naturalny wstęp do prośby o powtórzenie.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Chcesz napisać: „Odezwę się najpóźniej do piątku”. Które zdanie to mówi?',
      options: [
        'I will get back to you until Friday.',
        'I will get back to you since Friday.',
        'I will get back to you by Friday.',
      ],
      right: 2,
      why: '„By” wyznacza ostateczny termin. „Until” opisałoby czynność trwającą przez cały czas aż do piątku.',
    },
    {
      kind: 'multiple',
      text: 'Które wpisy są sytuacją w rozumieniu tej lekcji?',
      options: [
        'Proszę dostawcę z Brna o fakturę korygującą',
        'Czasy przeszłe i czasowniki nieregularne',
        'Otwieram cotygodniową wideorozmowę z zespołem',
        'Słownictwo biurowe od A do Z',
      ],
      right: [0, 2],
      why: 'Sytuacja ma czynność i odbiorcę, więc da się do niej dobrać zwroty. Dział gramatyki i lista słów nie mówią, kiedy ich użyjesz.',
    },
    {
      kind: 'gap',
      text: 'Uzupełnij słowem, które dosłownie mówi o strachu: „I’m ___ the samples won’t leave our warehouse until Friday”.',
      accepted: ['afraid'],
      why: 'Ten zwrot uprzedza o złej wiadomości i od razu łagodzi ton. Brzmi naturalniej niż urzędowe „I inform you that…”.',
    },
  ],
  exercise: {
    task: 'Wpisz swoją odpowiedź na wiadomość Ines z zaznaczonymi trzema rodzajami miejsc: brak słowa, polska konstrukcja, niepewny ton. Pod nią umieść tabelę dziesięciu sytuacji z ocenami często i nerwy oraz iloczynem. Dla trzech sytuacji z najwyższym wynikiem napisz po angielsku po jednym zdaniu ratunkowym, które możesz wkleić albo wypowiedzieć bez przygotowania. Na końcu dodaj liczbę długich przerw z minutowego nagrania.',
    hint: 'Przejrzyj folder „Wysłane” z dwóch miesięcy: sytuacje leżą tam gotowe. Nazwy firm i nazwiska zmień.',
    minutes: 35,
  },
};
