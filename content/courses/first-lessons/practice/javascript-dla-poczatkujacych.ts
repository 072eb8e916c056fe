import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Konsola, plik, strona: trzy adresy JavaScriptu',
  goal: 'Uruchomisz ten sam rachunek w konsoli, w pliku i na stronie oraz przeczytasz dwa komunikaty błędów.',
  leaves: 'Folder lodziarnia z plikami kasa.js i index.html, w którym strona pokazuje policzoną kwotę.',
  summary:
    'Gdzie mieszka JavaScript: konsola (próby, undefined, zapominanie po odświeżeniu), plik kasa.js i strona index.html lodziarni Bryza w Kołobrzegu. const, console.log, document.querySelector z textContent. Dwie usterki: ReferenceError po literówce i null po usunięciu defer; czytanie rodzaju, nazwy i adresu błędu.',
  terms: [
    {
      term: 'konsola',
      meaning: 'Zakładka narzędzi przeglądarki, w której kod wykonuje się od razu i nie jest zapisywany.',
    },
    {
      term: 'const',
      meaning: 'Słowo nadające nazwę wartości, której nie zamierzasz podmieniać.',
    },
    {
      term: 'undefined',
      meaning: 'Znak braku wyniku; konsola pokazuje go np. po console.log.',
    },
    {
      term: 'ReferenceError',
      meaning: 'Błąd oznaczający użycie nazwy, której nikt wcześniej nie nadał.',
    },
    {
      term: 'defer',
      meaning: 'Atrybut skryptu: pobierz teraz, uruchom po wczytaniu całej strony.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Wpisujesz w konsoli console.log z napisem, a pod nim pojawia się undefined. Co to znaczy?',
      options: [
        'Polecenie nic nie zwróciło, choć napis został wypisany',
        'Napis zawierał znak, którego konsola nie zna',
        'Zmienna użyta w poleceniu nie ma nazwy',
      ],
      right: 0,
      why: 'Konsola pokazuje wynik każdego wiersza, a console.log tylko pisze. Nienazwana zmienna dałaby ReferenceError.',
    },
    {
      kind: 'single',
      text: 'W wierszu 5 jest literówka wywołująca błąd. Co stanie się z wierszem 6 tego samego skryptu?',
      options: [
        'Wykona się, bo błąd dotyczy tylko jednego wiersza',
        'Wykona się dopiero po odświeżeniu strony',
        'Nie wykona się, bo program zatrzymał się na błędzie',
        'Wykona się w konsoli, ale nie na stronie',
      ],
      right: 2,
      why: 'Polecenia idą od góry, a nieobsłużony błąd przerywa skrypt. Dlatego na stronie zostało „liczymy…”.',
    },
    {
      kind: 'gap',
      text: 'W konsoli 4 + 4 daje 8. Jeśli jednak pierwsza czwórka jest tekstem, plus da w wyniku tekst ___.',
      accepted: ['44', '„44”'],
      why: 'Przy tekście znak plus skleja zamiast dodawać. Mnożenie zachowałoby się inaczej, bo próbuje zamienić tekst na liczbę.',
    },
  ],
  exercise: {
    task: 'Zbuduj własną parę plików: rachunek.js i index.html dla wybranego miejsca (piekarnia, myjnia, wypożyczalnia kajaków). Skrypt ma mieć co najmniej cztery stałe, jedno działanie, console.log i zmianę tekstu elementu na stronie. Wklej oba pliki. Następnie wywołaj jeden błąd, którego nie było w lekcji, wklej komunikat z konsoli i wyjaśnij w trzech zdaniach: rodzaj kłopotu, nazwa, adres oraz co przez ten błąd nie wykonało się na stronie.',
    hint: 'Pomysł na błąd: przypisz nową wartość do stałej albo zapytaj o element, którego identyfikator ma literówkę.',
    minutes: 35,
  },
  state: {
    now: "Przykład: lodziarnia Bryza, Kołobrzeg. Folder lodziarnia, dwa pliki (po naprawie obu usterek).\nkasa.js:\nconst cenaGalki = 7;\nconst galki = 3;\nconst suma = cenaGalki * galki;\n\nconsole.log('Do zapłaty:', suma);\ndocument.querySelector('#suma').textContent = suma + ' zł';\n\nindex.html:\n<!doctype html>\n<html lang=\"pl\">\n  <head>\n    <meta charset=\"utf-8\" />\n    <title>Lodziarnia Bryza</title>\n    <script src=\"kasa.js\" defer></script>\n  </head>\n  <body>\n    <h1>Lodziarnia Bryza, Kołobrzeg</h1>\n    <p>Trzy gałki w rożku: <strong id=\"suma\">liczymy…</strong></p>\n  </body>\n</html>\n\nNa stronie „21 zł”, w konsoli „Do zapłaty: 21”; cena gałki jest zmyślona.\nKonsola: 3 * 7 daje 21; 'Gałka ' + 'malinowa' skleja; '3' + 7 daje '37'; '3' * 7 daje 21; document.title; const smak = 'malina'; console.log('Dziś polecamy:', smak) i po nim undefined; po odświeżeniu smak znika.\nUsterki: consle – Uncaught ReferenceError: consle is not defined at kasa.js:5:1 (program stanął, na stronie „liczymy…”); brak defer – nie można ustawić textContent na null. Błąd czyta się: rodzaj, nazwa, adres (plik:wiersz:znak).\nNa koniec polecono dopisać stałą z ceną rożka i doliczyć ją do sumy (kodu nie podano); wpisane w konsoli suma pokazuje rachunek.\nZapowiedź: różnica '3' + 7 i '3' * 7 stanie się regułą w następnym module; przez pierwsze osiem modułów wystarczą konsola i plik, do lodziarni wrócimy przy przyciskach.",
    concepts: [
      'konsola do prób, zapomina po odświeżeniu',
      'plik .js wykonywany od góry do dołu',
      'const',
      'console.log',
      'tekst w apostrofach a liczba',
      'plus skleja tekst, mnożenie liczy',
      'undefined i null',
      'script src z defer',
      'document.querySelector i textContent',
      'czytanie błędu: rodzaj, nazwa, adres',
    ],
    words: [
      'konsola',
      'F12',
      'skrypt',
      'program',
      'const',
      'nazwa cenaGalki',
      'console.log',
      'undefined',
      'null',
      'tekst (napis)',
      'liczba',
      'ReferenceError',
      'wiersz i znak błędu',
      'defer',
      'script',
      'id',
      'document.querySelector',
      'textContent',
      'document.title',
      'odśwież stronę',
    ],
  },
};
