import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Twój pierwszy index.html i trzy sposoby, by go zepsuć',
  goal: 'Napiszesz od zera poprawny plik HTML, otworzysz go w przeglądarce i sprawdzisz skutki trzech typowych błędów.',
  leaves: 'Folder z plikiem index.html: poprawny szkielet, własna treść i pierwsze reguły CSS.',
  summary:
    'Warsztat: folder pasieka, Visual Studio Code, przeglądarka, plik index.html z doctype, lang, charset, viewport, title i krótkim style. Przykład Pasieki pod Lipą z Roztocza. Rytm zmień–zapisz–odśwież, trzy celowe usterki (niezamknięty nagłówek, brak akapitu, spacje) i narzędzia deweloperskie.',
  terms: [
    {
      term: 'znacznik',
      meaning: 'Słowo w ostrych nawiasach, które otwiera lub zamyka element, np. początek i koniec akapitu.',
    },
    {
      term: 'element',
      meaning: 'Znacznik otwierający, treść i znacznik zamykający razem.',
    },
    {
      term: 'atrybut',
      meaning: 'Dodatkowa informacja wewnątrz znacznika otwierającego, np. lang z kodem języka.',
    },
    {
      term: 'narzędzia deweloperskie',
      meaning: 'Panel przeglądarki z drzewem strony; zmiany w nim znikają po odświeżeniu.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Poprawiasz nagłówek w edytorze, odświeżasz kartę i nadal widzisz stary. Co jest najbardziej prawdopodobne?',
      options: [
        'Przeglądarka nie rozumie polskich liter',
        'Brakuje znacznika viewport',
        'Trzeba zamknąć i ponownie otworzyć narzędzia deweloperskie',
        'Plik nie został zapisany albo oglądasz inny',
      ],
      right: 3,
      why: 'Przeglądarka czyta plik z dysku, więc widzi tylko to, co zapisano. O niezapisanej zmianie mówi kropka przy nazwie w edytorze.',
    },
    {
      kind: 'single',
      text: 'Po usunięciu znaczników akapitu tekst nadal widać. Co to mówi o przeglądarce?',
      options: [
        'Zgaduje, zamiast zgłaszać błąd',
        'Naprawia plik na dysku',
        'Nie bierze pod uwagę żadnych znaczników',
      ],
      right: 0,
      why: 'Przeglądarka zawsze próbuje coś pokazać, dlatego brak komunikatu nie oznacza poprawnego kodu. Plik pozostaje taki, jak go zapisano.',
    },
    {
      kind: 'order',
      text: 'Ułóż kroki od pustego miejsca do obejrzanej poprawki.',
      items: [
        'Utworzyć folder i plik index.html',
        'Napisać treść w edytorze',
        'Zapisać plik',
        'Odświeżyć kartę przeglądarki',
      ],
      why: 'Odświeżenie przed zapisem pokazałoby starą wersję. Ten rytm wraca przy każdej zmianie w HTML i CSS.',
    },
  ],
  exercise: {
    task: 'Napisz własną stronę index.html na wybrany temat: pełny szkielet z lekcji, własny title, jeden nagłówek h1 i co najmniej trzy akapity prawdziwej treści. Wklej tu cały kod. Pod nim opisz jedną celową usterkę, której nie było w lekcji: co zmieniasz, czego się spodziewasz i co zobaczysz po odświeżeniu. Dodaj jedno zdanie o tym, co pokazały narzędzia deweloperskie po kliknięciu tego miejsca.',
    hint: 'Dobra usterka to na przykład dwa nagłówki h1, brak cudzysłowu w atrybucie albo akapit wpisany w head.',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Pasieka pod Lipą, Roztocze. Folder pasieka otwarty w Visual Studio Code, plik index.html otwierany z dysku w przeglądarce (nikt poza autorem go nie widzi):\n\n<!doctype html>\n<html lang="pl">\n  <head>\n    <meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    <title>Pasieka pod Lipą – miód z Roztocza</title>\n    <style>\n      body {\n        max-width: 40rem;\n        margin: 2rem auto;\n        padding: 0 1rem;\n        font-family: system-ui, sans-serif;\n        line-height: 1.6;\n      }\n    </style>\n  </head>\n  <body>\n    <h1>Pasieka pod Lipą</h1>\n    <p>Mamy dwadzieścia uli na skraju lasu koło Józefowa.</p>\n    <p>W tym roku zebraliśmy miód lipowy i gryczany.</p>\n  </body>\n</html>\n\nPo drodze czytelnik dopisał trzeci akapit (np. o godzinach odbioru miodu; treści nie podano). Trzy celowe usterki obejrzano i cofnięto: </h1> bez ukośnika (reszta rośnie i grubieje), brak znaczników p (zdania w jednym ciągu), dziesięć spacji i dwa Entery (jeden odstęp). W narzędziach deweloperskich nagłówek zmieniono na „Pasieka roku”; po odświeżeniu zniknął.\nCSS w style na razie zostaje bez zmian i objaśniania. Na koniec czytelnik zamienia pasiekę na własną treść: tytuł, nagłówek i trzy akapity; szkielet się już nie zmienia, będzie tylko zapełniany.',
    concepts: [
      'znacznik otwierający i zamykający',
      'element',
      'atrybut (lang)',
      'doctype',
      'head i body',
      'meta charset i viewport',
      'title, h1, p',
      'zmień, zapisz, odśwież',
      'spacje i Enter to jeden odstęp; przeglądarka zgaduje',
      'narzędzia deweloperskie (Zbadaj)',
    ],
    words: [
      'folder',
      'edytor',
      'Visual Studio Code',
      'przeglądarka',
      'index.html',
      'rozszerzenie pliku',
      'znacznik',
      'element',
      'atrybut',
      'doctype',
      'head',
      'body',
      'title',
      'h1',
      'p',
      'wcięcia',
      'odśwież (F5)',
      'serwer',
      'Zbadaj',
    ],
  },
};
