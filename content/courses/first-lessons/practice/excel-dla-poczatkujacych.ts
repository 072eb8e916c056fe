import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dlaczego 3 plus 3 pokazało 7',
  goal: 'Odróżnisz zawartość komórki od jej wyglądu i przejdziesz listę sześcioma skrótami, bez myszy.',
  leaves: 'Plik z zamówieniami kwiaciarni i zmierzony czas przejścia listy samymi skrótami.',
  summary:
    'Zawartość a wygląd komórki (3,456 + 3,456 pokazane jako 3 + 3 = 7), pasek formuły, adres i zakres, wyrównanie jako znak typu, przecinek zamiast kropki. Przepisana lista pięciu zamówień kwiaciarni Piwonia z Leszna (suma 602,90), sześć skrótów, pasek stanu, Esc i Ctrl + Z.',
  terms: [
    {
      term: 'pasek formuły',
      meaning: 'Pole nad kolumnami, w którym widać prawdziwą zawartość bieżącej komórki.',
    },
    {
      term: 'zakres',
      meaning: 'Prostokąt komórek opisany dwoma rogami, np. A1:C6.',
    },
    {
      term: 'pasek stanu',
      meaning: 'Dolna krawędź okna, która podaje m.in. sumę i średnią zaznaczonych komórek.',
    },
    {
      term: 'F2',
      meaning: 'Klawisz otwierający komórkę do poprawki bez kasowania jej treści.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'W kolumnie z cenami jedna kwota stoi przy lewej krawędzi, choć nikt nie zmieniał wyrównania. Co to oznacza?',
      options: [
        'Excel uznał ją za tekst i nie doda jej do sumy',
        'Kolumna jest za wąska, żeby wyświetlić liczbę',
        'Komórka zawiera formułę, a nie wpisaną liczbę',
      ],
      right: 0,
      why: 'Wyrównanie pokazuje, jak Excel zrozumiał wpis: tekst po lewej, liczby po prawej. Za wąska kolumna dałaby rządek krzyżyków.',
    },
    {
      kind: 'multiple',
      text: 'Omyłkowo zaczynasz pisać w komórce z ważną kwotą. Co przywróci starą treść?',
      options: [
        'Esc, zanim zatwierdzisz wpis',
        'Ctrl + S od razu po zatwierdzeniu',
        'Ctrl + Z po zatwierdzeniu Enterem',
        'F2, a potem Enter',
      ],
      right: [0, 2],
      why: 'Esc porzuca niezatwierdzony wpis, a Ctrl + Z cofa zatwierdzony. Zapis utrwaliłby pomyłkę, a F2 tylko otwiera komórkę.',
    },
    {
      kind: 'gap',
      text: 'Prostokąt od komórki B2 do D5 zapisujemy jako zakres ___.',
      accepted: ['B2:D5', 'B2 : D5'],
      why: 'Zakres to dwa przeciwległe rogi rozdzielone dwukropkiem. Obejmuje tu trzy kolumny i cztery wiersze.',
    },
  ],
  exercise: {
    task: 'Przepisz do arkusza dziesięć własnych pozycji w trzech kolumnach (data, nazwa, kwota): wydatki, zamówienia albo wpłaty w klubie. Przejdź listę samymi skrótami i zmierz czas dwa razy. Wpisz tutaj: adres zakresu całej listy, sumę odczytaną z paska stanu, oba czasy oraz jedną komórkę, w której wygląd różni się od zawartości, z wyjaśnieniem dlaczego. Dodaj trzy skróty, które zostają z Tobą na dłużej, i zdanie, do czego ich użyjesz.',
    hint: 'Różnicę między wyglądem a zawartością zrobisz przyciskiem zmniejszania dziesiętnych na kwocie z groszami.',
    minutes: 25,
  },
};
