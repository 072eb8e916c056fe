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
  state: {
    now: "Przykład: Dorota Wilk układa dostawy w firmie meblowej z Bielska-Białej; wiadomości przychodzą z Rotterdamu. Jej kłopot to „zła wiadomość na piśmie”.\nPróba pierwsza (10 minut, bez słownika): odpowiedź na mail Ines. Ines pyta, kiedy dotrą próbki (chciała pokazać je klientowi w czwartek) i czy da się zmienić kolor. Sytuacja: próbki wyjadą dopiero w piątek, kolor można zmienić do jutra. Odpowiedź wzorcowa:\nHi Ines,\nThank you for your message. I'm afraid the samples won't leave our warehouse until Friday, so they won't reach you in time for the meeting. I'm sorry about the delay.\nWould it help if I sent you high-quality photos by Wednesday?\nAs for the colour, we can still change it if you let me know by tomorrow.\nBest regards,\nDorota\nW mailu podkreśla się trzy rodzaje miejsc: brak słowa, polskie zdanie, niepewny ton. Dorota podkreśliła „I inform you that…” i „We will send samples on Friday, sorry”.\nPróba druga: minuta nagrania o pracy; liczy się przerwy dłuższe niż trzy sekundy i niedokończone zdania. Plik z datą czeka na drugie nagranie po ostatnim module.\nTabela dziesięciu sytuacji: ocena Często (1–3) × Nerwy (1–3) = Wynik. U Doroty: Piszę, że dostawa się opóźni 3×3=9; Dopytuję na wideorozmowie, gdy nie dosłyszę 2×3=6; Potwierdzam termin odbioru 3×1=3; Rozmawiam o pogodzie przed spotkaniem 1×2=2; prezentacja po angielsku 1×3=3. Szóstki i dziewiątki ćwiczy się najpierw, trójki i czwórki przy okazji, jedynki i dwójki mogą poczekać.\nZdania ratunkowe: Sorry, I didn’t catch that. Could you say it again, please? / Let me check and get back to you by noon. / I’m afraid we won’t be able to deliver before Friday.",
    concepts: [
      'próba pisania: dziesięć minut bez słownika',
      'trzy rodzaje miejsc: słowo, polska składnia, ton',
      'próba mówienia: minuta na głos',
      'sytuacja jako czynność z odbiorcą',
      'ocena: często × nerwy = wynik',
      'zdanie ratunkowe',
      'by – najpóźniej do',
      'until – aż do',
      'przepraszam, nowy termin, propozycja w zamian',
      'As for… otwiera drugi temat',
    ],
    words: [
      'I’m afraid…',
      'Would it help if I…?',
      'As for…',
      'I’m sorry about the delay.',
      'Thank you for your message.',
      'Best regards',
      'let me know by tomorrow',
      'in time for the meeting',
      'won’t leave until Friday',
      'by noon',
      'until noon',
      'Let me check and get back to you',
      'Sorry, I didn’t catch that.',
      'Could you say it again, please?',
      'we won’t be able to deliver before Friday',
      'The thing is…',
      'What I mean is…',
      'At the moment I’m working on…',
      'samples',
      'warehouse',
    ],
  },
};
