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
};
