import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Program, który pyta i drukuje etykietę',
  goal: 'Uruchomisz własny program z pytaniami i zmiennymi oraz odczytasz trzy pierwsze komunikaty o błędach.',
  leaves: 'Folder python-start z działającym programem etykieta.py.',
  summary:
    'Sprawdzono instalację Pythona 3 i edytor. Program etykieta.py (ogórki babci Jadzi) używa input, zmiennych, f-stringa i int. Celowo wywołano NameError (literówka) i TypeError (napis zamiast liczby), wspomniano ValueError; ślad stosu czyta się od dołu.',
  terms: [
    { term: 'zmienna', meaning: 'Nazwa, pod którą program zapamiętuje wartość, żeby użyć jej później.' },
    { term: 'input()', meaning: 'Wyświetla pytanie, czeka na Enter i oddaje odpowiedź zawsze jako napis.' },
    {
      term: 'f-string',
      meaning: 'Napis z literą f przed cudzysłowem lub apostrofem; w klamry wstawia wartości zmiennych.',
    },
    { term: 'int()', meaning: 'Zamienia napis złożony z cyfr na liczbę całkowitą, na której można liczyć.' },
    {
      term: 'NameError',
      meaning: 'Błąd: program użył nazwy, której wcześniej nie zapamiętano, często przez literówkę.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Ktoś na pytanie programu wpisał 12. Co oddało input()?',
      options: ['Liczbę całkowitą 12', 'Napis złożony z dwóch znaków', 'Błąd ValueError'],
      right: 1,
      why: 'input() nie zgaduje typu i zawsze oddaje napis. Liczbę otrzymasz dopiero po użyciu int().',
    },
    {
      kind: 'single',
      text: 'Od którego miejsca śladu błędu zacząć czytanie?',
      options: [
        'Od słowa Traceback',
        'Od pierwszej ścieżki do pliku',
        'Od środka, gdzie jest kod',
        'Od ostatniego wiersza',
      ],
      right: 3,
      why: 'Na dole stoi rodzaj błędu i jego powód. Numer wiersza nad nim mówi, gdzie zacząć szukać.',
    },
    {
      kind: 'order',
      text: 'W jakiej kolejności Python wykona wiersz rok = int(input("W którym roku? "))?',
      items: [
        'Wyświetli pytanie',
        'Odbierze odpowiedź jako napis',
        'Zamieni napis na liczbę',
        'Zapamięta liczbę pod nazwą rok',
      ],
      why: 'Zagnieżdżone wywołania działają od środka na zewnątrz, a zapamiętanie pod nazwą jest zawsze ostatnie.',
    },
  ],
  exercise: {
    task: 'Napisz program, który drukuje etykietę przydatną u Ciebie w domu lub pracy. Zadaj trzy pytania, w tym jedno o liczbę, wykonaj na tej liczbie działanie i wypisz co najmniej dwa wiersze z f-stringiem. Wklej cały kod, przykładowe odpowiedzi i wynik z terminala. Pod spodem dodaj jeden komunikat błędu, który wystąpił po drodze albo został wywołany celowo, i wyjaśnij w dwóch zdaniach, skąd się wziął i co go usunęło.',
    hint: 'Jeśli program nic nie wypisuje, sprawdź, czy plik jest zapisany i czy terminal stoi w tym samym folderze.',
    minutes: 30,
  },
};
