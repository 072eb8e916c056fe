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
  state: {
    now: 'Pierwsza próba: A1 i A2 po 3,456, A3 =A1+A2; po schowaniu miejsc dziesiętnych widać 3, 3 i 7, zawartość A3 to 6,912.\nPrzykład: kwiaciarnia Piwonia z Leszna. Plik piwonia-zamowienia (Ctrl + N, Ctrl + S), lista od A1, zakres A1:C6:\nData | Bukiet | Cena\n2026-05-04 | tulipany | 48,50\n2026-05-04 | ślubny | 320\n2026-05-05 | eustoma | 75,90\n2026-05-06 | tulipany | 48,50\n2026-05-06 | imieninowy | 110\nSuma cen odczytana z paska stanu po zaznaczeniu kolumny: 602,90 (bez formuły; pasek podaje też średnią i licznik). W arkuszu na stronie lekcji w C7 stała formuła =C2+C3+C4+C5+C6; po zamianie przecinka na kropkę w C2 pokazała #ARG!.\nZasady z lekcji: tekst przykleja się do lewej krawędzi, liczby i daty do prawej; przecinek oddziela grosze, 12.05 zamienia się w datę; krzyżyki znaczą zwykle za wąską kolumnę; Ctrl + strzałka zatrzymuje się przed pustą komórką; pisanie w zaznaczonej komórce zastępuje jej treść.\nSkróty: Ctrl + strzałka, Ctrl + Shift + strzałka, Ctrl + A, F2, Esc, Ctrl + Z; także Ctrl + Home, Ctrl + N, Ctrl + S, Tab i Enter przy wpisywaniu, adres (H200) w polu po lewej stronie paska formuły. Na Macu na ogół Command.\nZapowiedź: zamówienia zostaną rozbudowane w raport, ale najpierw ułożone tak, żeby przetrwały dopisanie setnego wiersza.',
    concepts: [
      'zawartość a wygląd komórki',
      'pasek formuły',
      'adres komórki',
      'zakres, np. A1:C6',
      'wyrównanie jako znak typu wpisu',
      'przecinek dziesiętny, kropka w datach',
      'prosta formuła z plusem',
      'sześć skrótów',
      'Esc przed Enterem, Ctrl + Z po nim',
      'pasek stanu: suma, średnia, licznik',
    ],
    words: [
      'komórka',
      'kolumna',
      'wiersz',
      'adres',
      'zakres',
      'pasek formuły',
      'pasek stanu',
      'formuła =A1+A2',
      'miejsca dziesiętne',
      'krzyżyki',
      '#ARG!',
      'F2',
      'Esc',
      'Ctrl + Z',
      'Ctrl + strzałka',
      'Ctrl + Shift + strzałka',
      'Ctrl + A',
      'Ctrl + Home',
      'Ctrl + S',
      'Zapisz jako',
    ],
  },
};
