import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Co to znaczy, że sprzedaż siadła',
  goal: 'Zamienisz mglistą prośbę o liczby w zadanie z decyzją, miarą, zakresem, porównaniem i progiem.',
  leaves: 'Pierwsza komórka notatnika z pięcioma wierszami zadania i wiadomość do osoby, która o nie prosi.',
  summary:
    'Pytanie przed danymi na przykładzie cukierni Pod Kasztanem w Radomiu: z tych samych danych wychodzi wzrost obrotu i spadek liczby paragonów. Zadanie z pięciu wierszy (decyzja, miara, zakres, porównanie, próg ustalony z góry), trzy wątpliwości i krótka wiadomość uzgadniająca. Kod: statistics.mean na dwóch listach.',
  terms: [
    {
      term: 'miara',
      meaning:
        'Wielkość policzona w ustalony sposób i podana w nazwanej jednostce, np. liczba paragonów dziennie bez zwrotów.',
    },
    {
      term: 'próg decyzji',
      meaning: 'Wynik, przy którym podejmiemy daną decyzję, ustalony, zanim ktokolwiek zobaczy dane.',
    },
    {
      term: 'grupa porównania',
      meaning:
        'Dane stanowiące tło, np. te same godziny w inne dni, bez których nie wiadomo, czy wynik jest słaby.',
    },
    {
      term: 'zakres',
      meaning: 'Okres, miejsce i podzbiór danych, których dotyczy pytanie.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Po co ustalać próg przed obejrzeniem danych?',
      options: [
        'Bo potem każdy wynik łatwo dopasować do tego, na co i tak mieliśmy ochotę',
        'Bo Python wymaga podania progu przy wczytywaniu pliku',
        'Bo dzięki temu można pominąć grupę porównania i skrócić analizę o połowę',
        'Bo próg zwiększa dokładność średniej',
      ],
      right: 0,
      why: 'Próg działa jak zakład przed meczem: wiąże decyzję, gdy wyniku nikt jeszcze nie zna. Na same rachunki nie wpływa.',
    },
    {
      kind: 'order',
      text: 'Ułóż kroki w kolejności, którą proponuje lekcja.',
      items: [
        'Ustalenie, jaka decyzja zapadnie po odpowiedzi',
        'Zapisanie miary, zakresu, porównania i progu',
        'Krótka wiadomość z prośbą o potwierdzenie',
        'Wczytanie danych',
      ],
      why: 'Decyzja wyznacza, co w ogóle liczyć. Potwierdzenie przed wczytaniem kosztuje kilka minut, a poprawka po analizie – dni.',
    },
    {
      kind: 'multiple',
      text: 'Które zapisy są miarą, a nie tylko tematem rozmowy?',
      options: [
        'Zadowolenie klientów',
        'Liczba paragonów między 16:00 a 19:00, bez zwrotów',
        'Średnia kwota paragonu w złotych w maju',
        'Kondycja sprzedaży w poniedziałki',
      ],
      right: [1, 2],
      why: 'Miarę da się policzyć jednym sposobem i podać w jednostce. Zadowolenie i kondycję każdy policzy inaczej, dopóki się nie umówicie.',
    },
  ],
  exercise: {
    task: 'Wybierz prawdziwą, mglistą prośbę o liczby z pracy, szkoły albo domu i zacytuj ją (bez danych poufnych). Rozpisz ją na pięć wierszy: decyzja, miara, zakres, porównanie, próg. Dodaj trzy wątpliwości: czego brakuje, co może zniekształcić obraz i czego z tych danych nie wyczytasz. Na końcu napisz wiadomość z czterech zdań, którą możesz wysłać, żeby uzgodnić zadanie przed rozpoczęciem pracy.',
    hint: 'Zacznij od końca: kto i co zrobi inaczej, gdy wynik wyjdzie tak, a co, gdy wyjdzie odwrotnie?',
    minutes: 30,
  },
  state: {
    now: "Przykład: cukiernia Pod Kasztanem w Radomiu (wymyślona), kierowniczka, lokal przy rynku. Prośba „Sprawdź sprzedaż, coś siadło”.\nKod uruchomiony w lekcji:\n\nfrom statistics import mean\n\ntydzien_1 = [18.0, 22.0, 9.0, 31.0, 14.0, 26.0]\ntydzien_2 = [64.0, 15.0, 58.0, 12.0]\n\nfor nazwa, paragony in [('tydzień 1', tydzien_1), ('tydzień 2', tydzien_2)]:\n    obrot = sum(paragony)\n    liczba = len(paragony)\n    srednia = mean(paragony)\n    print(f'{nazwa}: obrót {obrot:.0f} zł, paragonów {liczba}, średnio {srednia:.2f} zł')\n\nWynik: obrót 120 i 149 zł, paragonów 6 i 4, średnio 20,00 i 37,25 zł.\nPięć wierszy zadania (pierwsza komórka notatnika):\nDecyzja: czy w poniedziałki zamykać o 16:00 (zamiast o 19:00; decyduje kierowniczka, do końca miesiąca)\nMiara: obrót i liczba paragonów między 16:00 a 19:00, bez zwrotów\nZakres: poniedziałki z ostatnich 12 tygodni, lokal przy rynku\nPorównanie: te same godziny we wtorki i środy\nPróg: zamykamy, jeśli obrót nie pokrywa kosztu zmiany w co najmniej 9 z 12 tygodni\nTrzy wątpliwości: w eksporcie z kasy nie ma kosztu zmiany (praca, prąd, składniki), trzeba o niego poprosić; był długi weekend, a jeden poniedziałek wypadł w święto; kasa milczy o ludziach, którzy odeszli od drzwi.\nWiadomość uzgadniająca z czterech zdań (decyzja, co policzę, czego potrzebuję, umowa co do wniosku).\nDanych jeszcze nie wczytano z żadnego pliku; będą wczytane pod wpisem z zadaniem.",
    concepts: [
      'miara a temat rozmowy',
      'decyzja przed danymi: jeśli A, zrobimy…, a jeśli B…',
      'pięć wierszy zadania',
      'próg ustalony z góry',
      'porównanie (grupa porównania)',
      'zakres',
      'trzy wątpliwości do planu',
      'skreślanie nietypowych dni przed obejrzeniem wyniku',
      'wiadomość uzgadniająca',
      'sum, len, statistics.mean na liście',
    ],
    words: [
      'miara',
      'próg',
      'zakres',
      'porównanie',
      'decyzja',
      'obrót',
      'liczba paragonów',
      'średni paragon',
      'bez zwrotów',
      'notatnik',
      'komórka notatnika',
      'koszt zmiany',
      'eksport z kasy',
      'lista',
      'pętla for',
      'sum',
      'len',
      'mean',
      'f-string z :.2f',
      'ciekawostka',
    ],
  },
};
