import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'W jakiej kolejności Node wykonuje Twój kod',
  goal: 'Przewidzisz kolejność wykonania kodu z obietnicami i zegarem oraz wskażesz miejsce, które blokuje serwer.',
  leaves: 'Cztery pliki: doświadczenia z kolejnością, z await i z blokadą oraz package.json z wersją Node.',
  summary:
    'Pętla zdarzeń na porównaniu z jednym mechanikiem w wypożyczalni rowerów: stos to ręce, wejście i wyjście to kurierzy. Uruchomiono pliki kolejnosc.js (nextTick, mikrozadania, setTimeout), klucze.js z funkcją wypozycz przeciętą przez await i blokada.js z pętlą blokującą. Ustalono wersję LTS w polu engines.',
  terms: [
    {
      term: 'pętla zdarzeń',
      meaning: 'Mechanizm, który podaje kolejne odłożone zadanie, gdy stos wywołań jest pusty.',
    },
    {
      term: 'mikrozadanie',
      meaning: 'Dalszy ciąg obietnicy (then, kod po await); wykonuje się przed zegarami.',
    },
    {
      term: 'kod blokujący',
      meaning: 'Długa praca na stosie wywołań, podczas której serwer nie obsłuży nikogo innego.',
    },
    {
      term: 'wersja LTS',
      meaning: 'Wydanie Node.js z długim wsparciem, przez lata otrzymujące poprawki bezpieczeństwa.',
    },
  ],
  questions: [
    {
      kind: 'order',
      text: 'Plik CommonJS zawiera kolejno: setTimeout z zerem, then na spełnionej obietnicy, process.nextTick i zwykły console.log. Ułóż wypisy.',
      items: ['zwykły console.log', 'nextTick', 'then', 'setTimeout'],
      why: 'Zwykły kod trzyma stos do końca pliku. Potem idą zadania nextTick, po nich mikrozadania obietnic, a zegar na końcu.',
    },
    {
      kind: 'single',
      text: 'setTimeout na 100 ms odezwał się po dwóch sekundach. Jaka jest najbardziej prawdopodobna przyczyna?',
      options: [
        'Zegar w Node jest dokładny tylko do kilku sekund',
        'Obietnica została odrzucona i nikt jej nie obsłużył',
        'Stos był zajęty obliczeniami i nie mógł podjąć zadania',
        'W kolejce czekało za dużo zapytań do bazy danych',
      ],
      right: 2,
      why: 'Zadanie zegara czeka, aż ręce będą wolne. Zapytania do bazy czekają na zewnątrz i stosu nie zajmują.',
    },
    {
      kind: 'gap',
      text: 'Kod stojący po słowie ___ wykona się dopiero jako dalszy ciąg obietnicy, więc wcześniej może zadziałać cudzy kod.',
      accepted: ['await'],
      why: 'To słowo przecina funkcję na dwie części. W przerwie między nimi dwie rezerwacje mogą sprawdzić ten sam wolny rower.',
    },
  ],
  exercise: {
    task: 'Napisz własny program na 10–15 wierszy o wypożyczalni: co najmniej dwa wywołania funkcji asynchronicznej, jeden setTimeout i zwykłe console.log. Przed uruchomieniem zapisz przewidywaną kolejność. Wklej kod, przewidywanie i rzeczywisty wynik z terminala. Pod spodem wyjaśnij w 3–4 zdaniach każdą różnicę, używając słów stos, mikrozadanie i pętla zdarzeń, oraz wskaż miejsce, w którym dwie funkcje mogłyby wydać ten sam rower.',
    hint: 'Wypisuj w każdym kroku, kto mówi: `${rower}: krok`. Przerwę w funkcji zrobisz przez await null.',
    minutes: 30,
  },
  state: {
    now: "Przykład: wypożyczalnia rowerów w Toruniu, mechanik Jacek (ręce = stos wywołań, kurierzy = praca zlecona na zewnątrz). W katalogu cztery pliki.\nkolejnosc.js:\nconsole.log('1. otwieram wypożyczalnię');\nsetTimeout(() => console.log('A. minął czas'), 0);\nPromise.resolve().then(() => console.log('B. obietnica spełniona'));\nprocess.nextTick(() => console.log('C. nextTick'));\nconsole.log('2. zamykam rejestr');\nWynik: 1, 2, C, B, A (w module ES: B przed C).\nklucze.js:\nasync function wypozycz(rower) {\n  console.log(`${rower}: sprawdzam dostępność`);\n  await null;\n  console.log(`${rower}: wydaję klucz`);\n}\nwypozycz('góral');\nwypozycz('miejski');\nconsole.log('koniec pliku');\nWynik: dwa sprawdzenia, „koniec pliku”, dwa wydane klucze.\nblokada.js:\nconst start = Date.now();\nsetTimeout(() => {\n  console.log(`miało być po 100 ms, jest po ${Date.now() - start} ms`);\n}, 100);\nwhile (Date.now() - start < 2000) {\n  // symulacja ciężkich obliczeń: ręce zajęte przez dwie sekundy\n}\nWynik bliski 2000 ms; po zmianie 2000 na 50 spóźnienie znika.\npackage.json:\n{ \"name\": \"wypozyczalnia\", \"private\": true, \"engines\": { \"node\": \">=22\" } }\n(22 do zamiany na bieżący numer LTS; \"type\" nie ustawiono).\nSerwera jeszcze nie ma. Zapowiedź: te pliki zamienimy w moduły i postawimy pierwszą odpowiedź na żądanie; podwójnym rezerwacjom zaradzą transakcje w module o bazie danych.",
    concepts: [
      'stos wywołań',
      'pętla zdarzeń',
      'kolejność: kod, nextTick, mikrozadania, makrozadania',
      'setTimeout z zerem',
      'obietnica i then',
      'async i await przecinające funkcję',
      'UnhandledPromiseRejection',
      'kod blokujący i funkcje Sync',
      'wersja LTS i node --version',
      'pole engines w package.json',
    ],
    words: [
      'node plik.js',
      'console.log',
      'setTimeout',
      'Promise.resolve',
      'then',
      'process.nextTick',
      'async',
      'await',
      'stos wywołań',
      'pętla zdarzeń',
      'mikrozadanie',
      'makrozadanie',
      'obietnica',
      'kod blokujący',
      'fs.readFileSync',
      'moduł ES (.mjs)',
      'package.json',
      'engines',
      'LTS',
      'żądanie',
    ],
  },
};
