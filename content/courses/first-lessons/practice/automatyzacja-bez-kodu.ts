import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Mapa procesu, zanim zapłacisz za narzędzie',
  goal: 'Narysujesz mapę jednego procesu, policzysz zysk netto z automatyzacji i uzasadnisz decyzję tak, nie albo jeszcze nie.',
  leaves: 'Kartka z mapą procesu w dwóch kolorach i rachunkiem czasu na marginesie.',
  summary:
    'Mapa procesu z patrzenia, nie z opowieści: zapis na kurs w szkole językowej Papla w Rzeszowie, dziewięć ruchów pani Renaty. Znaki: koło (wyzwalacz), prostokąt, romb, błyskawica; podział na przenoszenie danych i ocenę. Rachunek z kosztem budowy i opieki, usuwanie zbędnych kroków, warunki odpowiedzi „jeszcze nie”.',
  terms: [
    {
      term: 'wyzwalacz',
      meaning: 'Zdarzenie, które uruchamia proces lub scenariusz, np. nadejście formularza.',
    },
    {
      term: 'wyjątek',
      meaning: 'Nietypowy przypadek, który scenariusz musi odłożyć człowiekowi, bo nie pasuje do reguły.',
    },
    {
      term: 'koszt opieki',
      meaning: 'Czas potrzebny co miesiąc na naprawy i zmiany działającej automatyzacji.',
    },
    {
      term: 'zwrot czasu',
      meaning:
        'Godziny budowy podzielone przez miesięczny zysk netto; mówi, po ilu miesiącach praca się zwróci.',
    },
  ],
  questions: [
    {
      kind: 'order',
      text: 'W jakiej kolejności lekcja każe postępować z procesem?',
      items: [
        'Obejrzeć pracę przy biurku i narysować mapę',
        'Wyrzucić zbędne kroki',
        'Uporządkować to, co zostało',
        'Zbudować scenariusz w narzędziu',
      ],
      why: 'Zautomatyzowany bałagan pozostaje bałaganem. Skreślony krok nie wymaga ani budowy, ani opieki.',
    },
    {
      kind: 'gap',
      text: 'Scenariusz przejmie 300 minut pracy miesięcznie, a opieka nad nim zajmie 60 minut. Zysk netto to ___ minut.',
      accepted: ['240', '240 minut'],
      why: 'Od przejętego czasu odejmujesz opiekę: 300 − 60. Dopiero przez tę liczbę dzieli się godziny budowy.',
    },
    {
      kind: 'single',
      text: 'Które zadanie najlepiej pasuje do koloru „maszyna może to przejąć”?',
      options: [
        'Ocena, do której grupy skierować osobę bez podanego poziomu',
        'Decyzja, czy przyjąć zapis po terminie, bo ktoś prosi o wyjątek',
        'Rozmowa z mamą, która jednym formularzem zapisała dwoje dzieci',
        'Przepisanie imienia i telefonu z formularza do arkusza',
      ],
      right: 3,
      why: 'To czyste przenoszenie danych z miejsca na miejsce. W pozostałych przypadkach ktoś ocenia sytuację.',
    },
  ],
  exercise: {
    task: 'Opisz jeden swój proces jako ponumerowaną listę ruchów spisaną z patrzenia. Oznacz wyzwalacz, pytania rozdzielające drogę i wyjątki, a przy każdym ruchu dopisz „przenosi” albo „ocenia”. Policz: liczbę powtórzeń, minuty, część do przejęcia, koszt budowy, opiekę, zysk netto i zwrot czasu. Wskaż jeden krok do skreślenia bez żadnego narzędzia. Zakończ decyzją tak, nie albo jeszcze nie, z dwoma zdaniami uzasadnienia.',
    hint: 'Nie masz procesu w pracy? Weź zamawianie obiadów w szkole albo zbieranie składek w klubie.',
    minutes: 40,
  },
};
