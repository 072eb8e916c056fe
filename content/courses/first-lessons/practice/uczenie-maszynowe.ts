import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Najpierw reguła, którą model musi pobić',
  goal: 'Zamienisz życzenie o prognozie w zadanie i policzysz prostą regułę jako punkt odniesienia.',
  leaves: 'Skrypt z funkcją oceny, trzema regułami i kosztem, który ma pobić każdy następny model.',
  summary:
    'Zadanie dla modelu: decyzja, moment i wiedza w tym momencie, cena błędu w obie strony, dzisiejszy sposób. Na 21 dniach wypożyczeń rowerów w Zalesiu porównano reguły „jak wczoraj”, „jak tydzień temu” i z zapasem trzech; MAE i koszt (6 zł brak, 2 zł nadmiar) wskazały różne zwyciężczynie.',
  terms: [
    {
      term: 'punkt odniesienia',
      meaning: 'Wynik prostej reguły lub obecnego sposobu pracy, który model musi wyraźnie pobić.',
    },
    {
      term: 'MAE',
      meaning: 'Średni błąd bezwzględny: o ile mylimy się przeciętnie, bez względu na kierunek.',
    },
    {
      term: 'asymetryczny koszt błędu',
      meaning:
        'Sytuacja, w której pomyłka w jedną stronę kosztuje więcej niż w drugą, więc średnia nie jest najlepsza.',
    },
    {
      term: 'wyciek danych',
      meaning: 'Użycie w prognozie informacji, której w chwili decyzji jeszcze nie ma.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego zapas trzech rowerów pogorszył MAE, a mimo to obniżył koszt?',
      options: [
        'Bo MAE policzono na innych dniach niż koszt',
        'Bo zmienił drogie braki w tańsze nadmiary',
        'Bo zapas usunął błąd z deszczowej środy',
      ],
      right: 1,
      why: 'Brak kosztuje trzy razy więcej niż nadmiar. MAE liczy oba kierunki tak samo, więc tej zamiany nie docenia.',
    },
    {
      kind: 'multiple',
      text: 'Decyzja zapada wieczorem. Których danych model może użyć bez podglądania przyszłości?',
      options: [
        'Wypożyczeń do dziś włącznie',
        'Temperatury zmierzonej jutro o ósmej',
        'Prognozy deszczu ogłoszonej dziś po południu',
        'Liczby wypożyczeń z jutrzejszego poranka',
      ],
      right: [0, 2],
      why: 'Prognoza jest znana przed decyzją, a pomiar dopiero po niej. O wycieku rozstrzyga chwila, w której wartość staje się dostępna.',
    },
    {
      kind: 'order',
      text: 'Ułóż pytania w kolejności, w jakiej życzenie operatora stało się zadaniem.',
      items: [
        'Jaka decyzja od tego zależy?',
        'Kiedy zapada i co wtedy wiadomo?',
        'Ile kosztuje pomyłka w każdą stronę?',
        'Co robimy dzisiaj?',
      ],
      why: 'Decyzja wyznacza moment, moment ogranicza dane, koszt wybiera miarę, a dzisiejszy sposób daje punkt odniesienia.',
    },
  ],
  exercise: {
    task: 'Wybierz prognozę potrzebną w Twojej pracy lub okolicy i odpowiedz na cztery pytania z lekcji, z umownymi kosztami błędu w obie strony. Zbierz lub wymyśl co najmniej 21 wartości dziennych (oznacz, że są zmyślone) i uruchom na nich funkcję ocen z trzema regułami, w tym jedną własną. Wklej kod, wynik i dwa zdania o największym błędzie. Zakończ decyzją: czy model ma szansę się opłacić, ile kosztuje reguła do pobicia.',
    hint: 'Porównuj reguły na tych samych dniach. Wynik równy zeru oznacza, że reguła podgląda ocenianą wartość.',
    minutes: 40,
  },
  state: {
    now: "Przykład: rowery miejskie w wymyślonym mieście Zalesie, stacja przy dworcu; kierowca Zenon wiezie tyle, ile tydzień temu. Decyzja: ile rowerów przewieźć o szóstej rano; zapada wieczorem dnia poprzedniego, znane są wypożyczenia do dziś i prognoza pogody. Umowny koszt: brak 6 zł, nadmiar 2 zł za rower.\nSkrypt:\nwypozyczenia = [\n    52, 55, 53, 57, 61, 30, 24,  # tydzień 1\n    54, 53, 52, 59, 58, 33, 23,  # tydzień 2\n    51, 56, 31, 61, 60, 30, 26,  # tydzień 3, w środę lało\n]\ndef jak_wczoraj(dane, dzien):\n    return dane[dzien - 1]\ndef jak_tydzien_temu(dane, dzien):\n    return dane[dzien - 7]\ndef tydzien_temu_z_zapasem(dane, dzien):\n    return dane[dzien - 7] + 3\ndef ocen(regula):\n    bledy = []\n    koszt = 0\n    for dzien in range(7, len(wypozyczenia)):\n        prognoza = regula(wypozyczenia, dzien)\n        blad = wypozyczenia[dzien] - prognoza\n        bledy.append(abs(blad))\n        koszt += 6 * blad if blad > 0 else 2 * -blad\n    return sum(bledy) / len(bledy), koszt\nfor regula in (jak_wczoraj, jak_tydzien_temu, tydzien_temu_z_zapasem):\n    sredni_blad, koszt = ocen(regula)\n    print(f'{regula.__name__:24} MAE {sredni_blad:5.2f}   koszt {koszt} zł')\nWynik:\njak_wczoraj MAE 14.14 koszt 796 zł\njak_tydzien_temu MAE 3.64 koszt 170 zł\ntydzien_temu_z_zapasem MAE 4.21 koszt 118 zł\nDo pobicia: 118 zł za dwa tygodnie. Największy błąd: środa tygodnia 3 (deszcz). Tydzień 1 to tylko historia. Reguła z dane[dzien] miałaby MAE zero (wyciek).\nCzytelnik dopisuje czwartą regułę, np. średnią z dwóch ostatnich takich samych dni tygodnia.\nPoczątek karty modelu: decyzja, moment, cena błędu, punkt odniesienia. Dalej: podział danych.",
    concepts: [
      'od życzenia do zadania: cztery pytania',
      'wiedza w chwili decyzji',
      'punkt odniesienia (baseline)',
      'niesymetryczny koszt błędu',
      'trzy proste reguły',
      'funkcja ocen',
      'MAE',
      'wyciek danych',
      'kiedy „bez modelu”',
      'porównanie na wspólnych dniach',
    ],
    words: [
      'model',
      'prognoza',
      'reguła',
      'punkt odniesienia',
      'baseline',
      'MAE',
      'średni błąd bezwzględny',
      'koszt błędu',
      'brak i nadmiar',
      'asymetria',
      'zapas',
      'wyciek danych',
      'dane treningowe',
      'rytm tygodnia',
      'największy błąd',
      'karta modelu',
      'liczba do pobicia',
    ],
  },
};
