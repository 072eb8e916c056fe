import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Czy Twój komputer udźwignie montaż',
  goal: 'Sprawdzisz próbą na własnym nagraniu, czy i z jakimi ustawieniami Twój komputer odtwarza materiał płynnie.',
  leaves: 'Metryczka komputera: rozmiar minuty, miejsce na projekt, ustawienie podglądu i decyzja o proxy.',
  summary:
    'Na minucie własnego nagrania wykonano próbę płynności w DaVinci Resolve: podgląd pełny, Half, Quarter, pliki proxy. Policzono miejsce na dysku (rozmiar minuty × minuty × 2). Przykład: Kasia z Olsztyna, występ chóru i czteroletni laptop, któremu wystarczyły proxy.',
  terms: [
    {
      term: 'plik proxy',
      meaning: 'Lżejsza kopia nagrania do płynnego cięcia; przy eksporcie program może wrócić do oryginału.',
    },
    {
      term: 'Timeline Proxy Resolution',
      meaning: 'Ustawienie z menu Playback, które obniża dokładność podglądu, a nie jakość gotowego filmu.',
    },
    { term: 'Media Pool', meaning: 'Biblioteka projektu, z której przeciągasz nagrania na oś czasu.' },
    {
      term: 'rozpakowywanie obrazu',
      meaning: 'Odtwarzanie klatek z ciasno zapisanego pliku; obciąża głównie procesor lub układ graficzny.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Surowe nagranie z telefonu szarpie na osi czasu, choć nie ma na nim żadnego efektu. Co sprawdzić najpierw?',
      options: [
        'Czy płynność wraca po utworzeniu plików proxy',
        'Które karty graficzne poleca forum montażystów',
        'Czy film da się wyeksportować w niższej jakości',
        'Czy nagranie ma poprawną ekspozycję i kolory',
      ],
      right: 0,
      why: 'Bez efektów zwykle zawodzi rozpakowywanie obrazu, a proxy właśnie je odciąża. Zakup sprzętu można rozważyć dopiero po tej próbie.',
    },
    {
      kind: 'gap',
      text: 'Minuta nagrania zajmuje 200 MB. Na 20 minut surowego materiału, z zapasem z lekcji, potrzebujesz około ___ GB.',
      accepted: ['8', 'osiem', '8,0'],
      why: '200 MB × 20 minut × 2 to 8000 MB. Dwójka zostawia miejsce na proxy, pamięć podręczną i eksport.',
    },
    {
      kind: 'single',
      text: 'Podgląd ustawiony na Quarter jest rozmyty. Jaki będzie eksportowany film?',
      options: [
        'Cztery razy mniejszy od oryginału',
        'Rozmyty, dopóki nie utworzysz projektu od nowa',
        'Taki, jak każą ustawienia eksportu',
      ],
      right: 2,
      why: 'To ustawienie zmniejsza wysiłek przy odtwarzaniu na osi czasu. O jakości gotowego pliku decydują oryginał i ustawienia eksportu.',
    },
  ],
  exercise: {
    task: 'Wykonaj próbę z lekcji na minucie własnego nagrania i zapisz metryczkę: model telefonu i jakość nagrania, rozmiar minuty w MB, gdzie leży materiał, wynik odtwarzania przy pełnym podglądzie, przy Half, przy Quarter oraz z proxy (płynnie, szarpie, stoi). Policz miejsce potrzebne na swój pierwszy film. Zakończ dwoma zdaniami decyzji: z jakim ustawieniem montujesz i czego na razie nie kupujesz, wraz z uzasadnieniem.',
    hint: 'Do oceny wybierz ujęcie z ruchem: idąca osoba lub przejeżdżający rower pokaże szarpanie lepiej niż krajobraz.',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Kasia z Olsztyna nagrała telefonem występ szkolnego chóru; DaVinci Resolve na czteroletnim laptopie pokazywał pokaz slajdów. Surowy plik, szybki dysk, bez efektów – zawodziło rozpakowywanie obrazu. Po wygenerowaniu proxy cały występ odtworzył się bez zacięcia; laptop został.\nTrzej pracownicy: dysk (podaje dane), procesor (rozpakowuje obraz), karta graficzna (kolory i efekty).\nMiejsce: rozmiar minuty × liczba minut surowego materiału × 2. Przykład: 350 MB × 30 × 2, około 21 GB. Materiał na dysku SSD, kopia nagrań na innym dysku.\nPróba w bezpłatnym DaVinci Resolve: nowy projekt, strona Edit, minuta nagrania w Media Pool i na osi czasu (zgoda na dopasowanie liczby klatek na sekundę), odtworzenie spacją; Playback → Timeline Proxy Resolution (lub Timeline Playback Resolution): Half, Quarter, powrót do Full; Generate Proxy Media z menu pod prawym przyciskiem, Playback → Proxy Handling, ponowne odtworzenie. Oceny: płynnie, szarpie, stoi.\nOdczyt: płynnie od razu – montuj na oryginałach; płynnie przy Half lub Quarter – zostaw ustawienie; płynnie dopiero z proxy – twórz proxy na początku każdego projektu; szarpie nawet z proxy – zamknij przeglądarkę, sprawdź miejsce i dysk, zmieniaj po jednej rzeczy; program nie startuje lub błąd karty – sterownik i wymagania producenta.\nZostaje projekt z minutą nagrania na osi czasu i plik z metryczką komputera (rozmiar minuty, miejsce materiału, ustawienie podglądu, czy potrzebne proxy) jako pierwsza strona szablonu projektu. Niczego jeszcze nie cięto.',
    concepts: [
      'dysk, procesor i karta graficzna przy podglądzie',
      'rozpakowywanie obrazu',
      'miejsce: minuta × minuty × 2',
      'Timeline Proxy Resolution: Half, Quarter, Full',
      'plik proxy',
      'Generate Proxy Media i Proxy Handling',
      'podgląd nie zmienia jakości eksportu',
      'jedna zmiana, jeden pomiar',
      'tabela odczytu próby',
      'metryczka komputera',
    ],
    words: [
      'strona Edit',
      'Media Pool',
      'oś czasu',
      'Playback',
      'Timeline Proxy Resolution',
      'Full, Half, Quarter',
      'Generate Proxy Media',
      'Proxy Handling',
      'plik proxy',
      'oryginał',
      'eksport',
      'surowy materiał',
      'kodek',
      'klatki na sekundę',
      'SSD',
      'pamięć podręczna',
      'podgląd',
      'sterownik karty',
      'metryczka',
    ],
  },
};
