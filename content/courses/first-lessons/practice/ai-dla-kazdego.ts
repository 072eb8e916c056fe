import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Radio, filtr spamu i czat: co z tego się uczy',
  goal: 'Podzielisz urządzenia i programy ze swojego dnia na przepisy, rozpoznawanie i układanie oraz nazwiesz skutek ich pomyłki.',
  leaves: 'Kartka z ośmioma urządzeniami w trzech kolumnach i skutkiem pomyłki przy każdym.',
  summary:
    'Trzy rodzaje „inteligentnych” rzeczy na przykładzie dnia Haliny z wypożyczalni strojów w Sandomierzu: przepis (radio), rozpoznawanie (filtr spamu, galeria), układanie (czat). Trzy pytania rozpoznawcze, tabela różnic między czatem a wyszukiwarką, kalkulatorem, człowiekiem i archiwum oraz próba z pytaniem o coś prywatnie znanego.',
  terms: [
    {
      term: 'model',
      meaning:
        'Zbiór zależności wyuczonych z przykładów, na podstawie których program ocenia albo wytwarza coś nowego.',
    },
    {
      term: 'generatywna AI',
      meaning: 'Modele, które wytwarzają nowy tekst, obraz lub dźwięk, zamiast tylko wskazywać szufladkę.',
    },
    {
      term: 'rozpoznawanie',
      meaning:
        'Zadanie modelu, który na wejściu dostaje dane, a odpowiada kategorią, liczbą albo wskazaniem.',
    },
    {
      term: 'reguła zapisana przez człowieka',
      meaning: 'Warunek typu „jeśli…, to…”, który nie zmienia się pod wpływem przykładów.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Czat w sklepie odpowiada zawsze tym samym akapitem, a przy pytaniu zadanym innymi słowami gubi się zupełnie. Co to najpewniej jest?',
      options: [
        'Model językowy z wyłączonym przeszukiwaniem sieci',
        'Drzewko z gotowymi odpowiedziami',
        'Model rozpoznający, który uczył się na zbyt wielu przykładach',
      ],
      right: 1,
      why: 'Stała odpowiedź i bezradność wobec innych słów to znak reguł wypisanych przez człowieka. Model językowy odpowiedziałby podobnie, choć nie identycznie.',
    },
    {
      kind: 'multiple',
      text: 'Które z tych rzeczy uczyły się na przykładach?',
      options: [
        'Galeria, która znajduje zdjęcia czepców',
        'Radio włączające się o szóstej trzydzieści',
        'Filtr spamu',
        'Czat, który ułożył list do domu kultury',
      ],
      right: [0, 2, 3],
      why: 'Galeria i filtr rozpoznają, czat układa, ale w każdym z tych programów pracuje model dostrojony na przykładach. Radio wykonuje jedną regułę i po latach robi dokładnie to samo.',
    },
    {
      kind: 'gap',
      text: 'AI, która nie wybiera szufladki, tylko wytwarza nowy tekst lub obraz, nazywamy ___.',
      accepted: ['generatywną', 'generatywna', 'generatywną AI', 'generatywna AI'],
      why: 'Nazwa bierze się od generowania, czyli wytwarzania. Ten rodzaj najłatwiej pomylić z wyszukiwarką, bo odpowiada pełnymi zdaniami.',
    },
  ],
  exercise: {
    task: 'Przepisz tu swoją kartkę: osiem urządzeń lub programów z wczorajszego dnia, przy każdym rodzaj (przepis, rozpoznawanie, układanie albo mieszanka), jedno zdanie uzasadnienia i skutek pomyłki. Potem opisz w trzech zdaniach próbę z czatem: o co padło pytanie, co odpowiedział i co w tej odpowiedzi było prawdą. Na końcu wskaż jedną pomyłkę, której od dziś chcesz pilnować, i napisz, jak to zrobisz.',
    hint: 'Nie znasz budowy urządzenia? Zapytaj, czy ktoś mógłby wypisać wszystkie jego reguły na kartce.',
    minutes: 20,
  },
  state: {
    now: 'Przykład: Halina z Sandomierza prowadzi wypożyczalnię strojów ludowych. Jej dzień: radio budzi ją o szóstej trzydzieści; trzydzieści reklam trafiło do spamu, a z nimi zamówienie z Ostrowca; nawigacja proponuje objazd, bo na moście stoi korek; galeria po wpisaniu „czepiec” pokazuje zdjęcia czepców, choć nikt ich nie podpisał; czat napisał list do domu kultury, cztery akapity.\nPodział: przepis – radio (i winda, która zjeżdża na parter po pięciu minutach bez wezwania); rozpoznawanie – filtr spamu, galeria, nawigacja; układanie – czat.\nTrzy pytania: 1. Czy człowiek mógłby wypisać wszystkie reguły na kartce? (prawdopodobnie przepis) 2. Czy odpowiada szufladką, liczbą albo wskazaniem? (rozpoznawanie) 3. Czy wytwarza coś, czego nikt wcześniej nie napisał ani nie narysował? (układanie)\nCzat sklepowy bywa drzewkiem, rozpoznaje temat i sięga po gotową odpowiedź albo układa ją od nowa; poznaje się go, zadając to samo pytanie dwa razy innymi słowami.\nTabela, czym czat nie jest: wyszukiwarką, kalkulatorem, człowiekiem, archiwum.\nPróba z czatem: pytanie o coś, co zna się lepiej niż internet (klatka schodowa, przydomek woźnego, zupa babci); czat może przyznać, że nie wie, dopytać albo ułożyć gładką opowieść. Skąd bierze się ta trzecia odpowiedź, ma wyjaśnić następna lekcja. Zasada: do próby rzeczy błahe; numerów dokumentów, wyników badań ani cudzych sekretów nie wpisywać.\nKartka w trzech kolumnach (przepis, rozpoznawanie, układanie) na osiem urządzeń lub programów ze skutkiem pomyłki. U Haliny: radio – „zaśpię”, filtr – „zgubione zamówienie”, czat – „bzdura w liście”.',
    concepts: [
      'przepis: reguła napisana przez człowieka',
      'rozpoznawanie: szufladka, liczba, wskazanie',
      'układanie: dobieranie następnych słów',
      'model',
      'generatywna AI',
      'uczenie z przykładów',
      'trzy pytania rozpoznawcze',
      'mieszanki: trzy rodzaje czatu w sklepie',
      'czat a wyszukiwarka, kalkulator, człowiek, archiwum',
      'skutek pomyłki przy każdym urządzeniu',
    ],
    words: [
      'sztuczna inteligencja',
      'model',
      'generatywna AI',
      'model językowy',
      'przepis',
      'reguła',
      'rozpoznawanie',
      'układanie',
      'filtr spamu',
      'drzewko gotowych odpowiedzi',
      'przeszukiwanie sieci',
      'uczenie się na przykładach',
      'szufladka',
      'czat',
      'skutek pomyłki',
    ],
  },
};
