import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Który pomysł zmieści się w paczce',
  goal: 'Ocenisz trzy pomysły na produkt według popytu, konkurencji, dostępności i paczki, z dowodem przy każdej ocenie.',
  leaves: 'Karta ocen z prawem weta i próbna paczka z pomiarem masy, wymiarów i czasu pakowania.',
  summary:
    'Wybór produktu na przykładzie czterech pomysłów Weroniki z Supraśla (świece, herbatki, karmniki, worki na chleb). Ślady popytu i opinie na trzy gwiazdki, luka u konkurencji, powtarzalność i osobne wymagania prawne, próbna paczka z upuszczeniem. Karta 0–3, zero to weto, dwa pomysły przechodzą do liczenia marży.',
  terms: [
    {
      term: 'ślad popytu',
      meaning:
        'Dowód, że ktoś już płaci za podobny produkt, np. świeże opinie przy ofertach, a nie pochwała znajomych.',
    },
    {
      term: 'luka w ofercie',
      meaning: 'Potrzeba klientów, na którą nie odpowiada żadna z obejrzanych ofert.',
    },
    {
      term: 'weto',
      meaning: 'Ocena zero w dowolnym kryterium; zatrzymuje pomysł niezależnie od sumy punktów.',
    },
    {
      term: 'próbna paczka',
      meaning: 'Produkt zapakowany jak dla klienta, zważony, zmierzony i upuszczony z wysokości stołu.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Pomysł ma oceny 3, 3, 0, 3. Co z nim zrobić zgodnie z kartą?',
      options: [
        'Przyjąć go, bo dziewięć punktów to więcej niż u pozostałych',
        'Zastąpić zero średnią z pozostałych ocen',
        'Odłożyć go, dopóki przyczyna zera nie zniknie',
      ],
      right: 2,
      why: 'Zero działa jak weto, bo np. brak wymaganej zgody nie zniknie od dużego popytu. Suma nie może tego przykryć.',
    },
    {
      kind: 'multiple',
      text: 'Co jest śladem popytu?',
      options: [
        'Niedawne opinie przy wielu ofertach podobnego produktu',
        'Zachwyt koleżanek na imieninach',
        'Opowieść obcej osoby, gdzie i za ile kupiła coś podobnego',
        'Brak jakichkolwiek ofert w wyszukiwarce',
      ],
      right: [0, 2],
      why: 'Oba ślady mówią o wydanych pieniądzach. Pochwała nic nie kosztuje, a pusta wyszukiwarka częściej oznacza brak chętnych.',
    },
    {
      kind: 'gap',
      text: 'Najwięcej wskazówek, czym się różnić, dają opinie na ___ gwiazdki.',
      accepted: ['trzy', '3'],
      why: 'Ich autorom podobał się zamiar, a zawiodło wykonanie, więc nazywają konkretną wadę. Skrajne oceny częściej wyrażają same emocje.',
    },
  ],
  exercise: {
    task: 'Wypełnij kartę ocen dla trzech pomysłów: popyt, konkurencja, dostępność, paczka, każda ocena od 0 do 3 z dowodem w kilku słowach. Zacytuj dwie opinie na trzy gwiazdki i zapisz, co z nich wynika dla Twojego produktu. Podaj wyniki próbnej paczki: masa, wymiary, minuty, stan po upuszczeniu. Na koniec napisz, które dwa pomysły przechodzą dalej, który został skreślony i dlaczego. Rzeczywistych nazw konkurentów nie podawaj.',
    hint: 'Nie masz produktu w ręku? Zapakuj podobną rzecz z domu albo kup jedną sztukę i zmierz paczkę, która przyszła.',
    minutes: 45,
  },
  state: {
    now: 'Przykład: Weronika z Supraśla, cztery pomysły na sklep.\nKarta ocen (0–3, zero to weto):\nPomysł | Popyt | Konkurencja | Dostępność | Paczka | Wynik\nŚwiece (sojowe) | 3 | 1 | 3 | 1 | 8\nHerbatki (ziołowe) | 2 | 2 | 0 | 3 | weto\nKarmniki (drewniane) | 2 | 2 | 2 | 1 | 7\nWorki na chleb (lniane) | 2 | 3 | 2 | 3 | 10\nGdyby składany karmnik mieścił się w skrytce (paczka 3), miałby 9 i przeszedłby dalej razem z workami.\nDowody: opinie o workach „ładny, ale wąski, bochenek wchodzi na siłę”; luka – wszyscy szyją worki na kajzerki, nikt na bochenek z piekarni; herbatki wymagają rozmowy z sanepidem przed pierwszą paczką.\nPróbne paczki: karmnik waży niewiele, ale nie mieści się w żadnej skrytce automatu, zostaje droższy kurier; świeca przetrwała upadek, szklanka pod nią nie; worek złożony w kostkę zmieścił się w kopercie, pakowanie półtorej minuty (90 sekund).\nReguły: obok każdej cyfry dowód; różnica jednego punktu niczego nie przesądza, dwa pomysły z czołówki przechodzą dalej razem; aktualne gabaryty skrytek i cenniki sprawdza się u dwóch przewoźników.\nZostaje: karta ocen, zaklejona paczka z kartką „masa, wymiary, minuty”, co najmniej jeden skreślony pomysł. Firmy jeszcze nie założono, pieniędzy w karcie nie ma: marżę liczymy w następnym module i zwycięzca może odpaść.',
    concepts: [
      'ślad popytu a pochwała',
      'opinie na trzy gwiazdki',
      'dziesięć ofert: cena z dostawą, zdjęcie, brak w opisie',
      'luka w ofercie',
      'dostępność: powtórzyć to sto razy',
      'osobne wymagania dla rodzaju towaru',
      'próbna paczka: masa, wymiary, minuty, upuszczenie',
      'karta ocen 0–3 z prawem weta',
      'dowód przy każdej ocenie',
    ],
    words: [
      'popyt',
      'ślad popytu',
      'opinia',
      'konkurencja',
      'luka',
      'dostępność',
      'partia',
      'dostawca',
      'sanepid',
      'próbna paczka',
      'masa',
      'wymiary',
      'wypełniacz',
      'skrytka automatu',
      'kurier',
      'przewoźnik',
      'karta ocen',
      'weto',
      'dowód',
    ],
  },
};
