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
};
