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
};
