import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Ile masz naprawdę, gdy odejmiesz wszystkie długi',
  goal: 'Sporządzisz bilans na wybrany dzień, policzysz wartość netto i zapas w miesiącach oraz oddzielisz własne decyzje od ruchów rynku.',
  leaves: 'Bilans na jednej stronie z datą, dwiema liczbami i listą przyjętych rozstrzygnięć.',
  summary:
    'Bilans Kingi i Pawła z Olsztyna na 30 listopada: 480 000 zł majątku, 280 000 zł długów, wartość netto 200 000 zł. Sześć rozstrzygnięć (wycena, kapitał kredytu, konta emerytalne, ZUS, rodzina, współwłasność), płynność netto 1,7 miesiąca oraz podział rocznej zmiany na własną i rynkową.',
  terms: [
    {
      term: 'wartość netto',
      meaning: 'Wszystko, co masz, pomniejszone o wszystkie długi, policzone na jeden dzień.',
    },
    {
      term: 'majątek płynny',
      meaning: 'Część majątku, którą w kilka dni zamienisz na pieniądze bez strat.',
    },
    {
      term: 'kapitał do spłaty',
      meaning: 'Pozostała część pożyczonej kwoty, bez przyszłych odsetek; tę liczbę wpisuje się do bilansu.',
    },
    {
      term: 'zapas w miesiącach',
      meaning: 'Płynność netto podzielona przez miesięczne wydatki; mówi, ile wytrzymasz bez dochodu.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Jaką kwotę kredytu hipotecznego wpisujesz do bilansu?',
      options: [
        'Sumę wszystkich rat, jakie pozostały do końca umowy',
        'Kwotę kredytu z dnia podpisania umowy',
        'Kapitał pozostały do spłaty na wybrany dzień',
      ],
      right: 2,
      why: 'Bilans jest zdjęciem jednego dnia, więc liczy się dług na ten dzień. Raty zawierają odsetki, które dopiero narosną.',
    },
    {
      kind: 'multiple',
      text: 'Które składniki rocznej zmiany zależą od rynku, a nie od decyzji Kingi i Pawła?',
      options: [
        'Spłacony kapitał kredytu',
        'Wyższa wycena mieszkania',
        'Pieniądze odłożone na koncie',
        'Niższa wartość samochodu',
      ],
      right: [1, 3],
      why: 'Wyceny zmieniają się bez udziału właścicieli i za rok mogą zmienić znak. Odkładanie i spłata to ich własne tempo.',
    },
    {
      kind: 'gap',
      text: 'Majątek płynny 12 000 zł, długi do roku 2 000 zł, wydatki 5 000 zł miesięcznie. Zapas wystarczy na ___ miesiące.',
      accepted: ['2', 'dwa', '2,0'],
      why: 'Najpierw odejmujesz krótkie długi, a dopiero wynik, 10 000 zł, dzielisz przez wydatki. Samo 12 000 ÷ 5 000 zawyża zapas.',
    },
  ],
  exercise: {
    task: 'Sporządź swój bilans na ostatni dzień minionego miesiąca. Kwoty możesz podać w procentach sumy, jeśli nie chcesz ich tu zapisywać. Wypisz składniki majątku i długi, wartość netto, płynność netto oraz zapas w miesiącach. Dodaj listę rozstrzygnięć: jak wyceniasz mieszkanie, samochód i konta emerytalne. Na końcu napisz w trzech zdaniach, która z dwóch liczb ma urosnąć w najbliższym roku, jaką Twoją decyzją i po czym za rok odróżnisz ją od ruchu rynku.',
    hint: 'Nie szukaj dokładności co do złotówki. Ważniejsze, żeby za rok policzyć tak samo.',
    minutes: 40,
  },
  state: {
    now: 'Przykład: Kinga i Paweł z Olsztyna, małżeństwo (wymyślone). Bilans na 30 listopada.\nMamy: mieszkanie, ostrożna wycena 420 000 zł; samochód 28 000 zł; konta i oszczędności 18 000 zł; PPK i IKE razem 14 000 zł; razem 480 000 zł.\nJesteśmy winni: kapitał kredytu hipotecznego 265 000 zł; pożyczka od rodziców 10 000 zł; raty za sprzęt 3 200 zł; karta kredytowa 1 800 zł; razem 280 000 zł.\nWartość netto: 200 000 zł.\nPłynność: majątek płynny 18 000 zł; długi do roku 3 200 + 1 800 = 5 000 zł; płynność netto 13 000 zł; wydatki na miesiąc 7 800 zł; zapas 13 000 ÷ 7 800 ≈ 1,7 miesiąca. Gdyby premią 5 000 zł spłacili raty i kartę: 18 000 ÷ 7 800 ≈ 2,3 miesiąca.\nRok później (założenie): 234 000 zł, o 34 000 więcej: odłożone na koncie +6 000 (nasza zasługa), spłacony kapitał kredytu i rat +12 000 (nasza), wyższa wycena mieszkania +20 000 (rynek), niższa wartość samochodu −4 000 (rynek). Własne tempo: 18 000 zł rocznie.\nSześć rozstrzygnięć: mieszkanie po dolnej granicy i co roku tak samo; kredyt to kapitał do spłaty, bez przyszłych odsetek; samochód i sprzęt po cenie sprzedaży w tydzień, bez kanap, książek i ubrań; konta emerytalne w całości z dopiskiem „warunkowe”, ZUS poza bilansem; pożyczka od rodziny jest długiem; współwłasność swoją częścią.\nZostaje: bilans na jednej stronie z datą, lista rozstrzygnięć i decyzja, która z dwóch liczb ma w najbliższym roku urosnąć. Porównanie raz w roku. Zapowiedź: podział spłaty na kapitał i odsetki wróci w module o nadpłacie; dalej od podatków po emeryturę.',
    concepts: [
      'bilans na jeden dzień',
      'wartość netto',
      'sześć rozstrzygnięć bilansu',
      'kapitał do spłaty bez przyszłych odsetek',
      'majątek płynny',
      'płynność netto i długi do roku',
      'zapas w miesiącach',
      'zmiana własna a zmiana rynku',
      'spłata kapitału jako forma oszczędzania',
      'ujemna wartość netto jako punkt startu',
    ],
    words: [
      'bilans',
      'wartość netto',
      'majątek płynny',
      'płynność netto',
      'długi do roku',
      'zapas',
      'wydatki na miesiąc',
      'kapitał kredytu',
      'odsetki',
      'hipoteka',
      'ostrożna wycena',
      'ceny ofertowe',
      'ceny transakcyjne',
      'PPK',
      'IKE',
      'ZUS',
      'współwłasność',
      'warunkowe',
      'przyrost',
      'rynek',
    ],
  },
};
