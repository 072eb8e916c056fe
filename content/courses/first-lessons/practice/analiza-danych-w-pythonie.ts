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
};
