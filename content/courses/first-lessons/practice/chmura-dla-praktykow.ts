import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Konto w chmurze, które Cię nie zaskoczy',
  goal: 'Zabezpieczysz użytkownika root, założysz budżet z dwoma ostrzeżeniami i przećwiczysz usuwanie zasobu po etykiecie.',
  leaves: 'Konto z MFA i budżetem oraz dwa pliki JSON do odtworzenia tych ustawień na kolejnym.',
  summary:
    'Bezpieczny start w AWS na przykładzie wypożyczalni Kajaki Krutynia: opłata za istnienie zasobów, root z MFA i bez kluczy, codzienna tożsamość z IAM Identity Center, budżet z plików JSON (50% wydane, 100% prognozy), magazyn utworzony, oznaczony i usunięty. Odpowiedniki w Azure i Google Cloud.',
  terms: [
    {
      term: 'użytkownik root',
      meaning: 'Właściciel konta AWS z pełnymi prawami; chroniony przez MFA i nieużywany na co dzień.',
    },
    {
      term: 'poświadczenia tymczasowe',
      meaning: 'Dane logowania dla terminala, które po pewnym czasie same wygasają.',
    },
    {
      term: 'budżet w chmurze',
      meaning: 'Próg kosztów z powiadomieniem; ostrzega z opóźnieniem i niczego nie wyłącza.',
    },
    {
      term: 'etykieta zasobu',
      meaning: 'Para klucz–wartość nadana zasobowi, po której można go odszukać i rozliczyć.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Kamil wyłączył maszynę, a rachunek dalej rósł. Dlaczego?',
      options: [
        'Alert budżetowy zatrzymał usuwanie zasobów',
        'Użytkownik root nie miał włączonego MFA, więc konto działało poza budżetem',
        'Dysk, adres IP i brama nadal istniały i naliczały opłatę',
        'Dane o kosztach nigdy nie uwzględniają wyłączeń',
      ],
      right: 2,
      why: 'Opłata należy się także za zajęte miejsce, nie tylko za pracę. Zatrzymanie maszyny nie usuwa zasobów, które powstały obok niej.',
    },
    {
      kind: 'multiple',
      text: 'Które stwierdzenia o liście zasobów odszukanych po etykiecie są prawdziwe?',
      options: [
        'Pokazuje jeden wskazany region',
        'Obejmuje wszystkie regiony naraz',
        'Może pominąć zasób, którego nie oznaczono',
        'Usuwa znalezione zasoby',
      ],
      right: [0, 2],
      why: 'Lista powstaje dla jednego regionu i jednej etykiety, więc zasób w innym regionie albo bez etykiety może jej umknąć. Samo zapytanie niczego nie kasuje.',
    },
    {
      kind: 'gap',
      text: 'W Azure zbiór, który można skasować jednym poleceniem wraz z zawartością, to grupa ___.',
      accepted: ['zasobów'],
      why: 'To pudełko mieszczące cały projekt. W AWS podobną rolę pełni dopiero osobne konto, dlatego tyle zależy tam od etykiet.',
    },
  ],
  exercise: {
    task: 'Napisz krótką procedurę „nowe konto w chmurze” dla swojej firmy lub projektu: ochrona użytkownika root, codzienna tożsamość, budżet z progami i odbiorcami alertów, jeden region, obowiązkowa etykieta, lista sprzątania na koniec dnia. Wklej też wynik polecenia get-caller-identity z zasłoniętym numerem konta i wyjaśnij w dwóch zdaniach, po czym poznajesz, że to nie root. Nie masz konta? Opisz te same kroki dla dostawcy, którego planujesz wybrać, i wskaż, gdzie sprawdzisz limity.',
    hint: 'Procedura jest dobra, jeśli wykona ją ktoś, kto widzi konsolę pierwszy raz. Zamień ogólniki na czynności.',
    minutes: 40,
  },
};
