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
  state: {
    now: 'Przykład: szkoła językowa Papla w Rzeszowie, sekretariat, pani Renata. Proces: jeden zapis na kurs z formularza na stronie (formularz wysyła e-mail).\nDziewięć ruchów: 1. otwiera e-mail z formularza; 2. sprawdza, czy ta osoba już u nich była; 3. przy „angielskim” szuka poziomu, a gdy go brak, dzwoni; 4. przepisuje dane do arkusza; 5. wybiera grupę z wolnymi miejscami; 6. wysyła potwierdzenie, zmieniając imię i godzinę w starym mailu; 7. dopisuje osobę do listy lektorki; 8. zaznacza e-mail gwiazdką; 9. w piątek przegląda gwiazdki i przypomina o wpłacie.\nMapa ołówkiem: koło – nadejście formularza; romby – czy osoba u nas była, czy podano poziom, czy w grupie jest miejsce; błyskawice – „mama zapisuje dwoje dzieci jednym formularzem”, „ktoś wpisuje telefon w pole na nazwisko”; prostokąty – czynności, w dwóch kolorach: przenosi dane albo ocenia.\nRachunek (założenie: 60 zapisów miesięcznie po 8 minut, co dziesiąty nietypowy):\nRazem ręcznie: 60 × 8 = 480 min, 8 godzin miesięcznie\nDo automatyzacji: 54 typowe zapisy × 6 min = 324 min\nZostaje człowiekowi: 480 − 324 = 156 min\nKoszt budowy: 10 godzin; opieka: 1 godzina miesięcznie\nZysk netto: 324 − 60 = 264 min, 4,4 godziny miesięcznie (przy 2 godzinach opieki 204 min)\nZwrot czasu: 10 ÷ 4,4 ≈ 2,3 miesiąca\nUproszczenia przed narzędziem: kolumna „zapłacono” w arkuszu zamiast gwiazdki; pole „poziom” obowiązkowe, odpowiedź „nie wiem” otwiera krótki test (znikają prostokąt i romb).\nLista lektorki: „jeszcze nie”, z warunkiem „wrócić, gdy wszystkie grupy będą w jednym arkuszu”.\nDalej: koło stanie się wyzwalaczem w Make, a pierwszy prostokąt – akcją. Konta w Make ani scenariusza jeszcze nie ma.',
    concepts: [
      'mapa procesu z patrzenia, nie z opowieści',
      'cztery znaki: koło, prostokąt, romb, błyskawica',
      'wyzwalacz',
      'wyjątek odkładany człowiekowi',
      'przenoszenie danych a ocenianie',
      'koszt budowy i opieki',
      'zysk netto',
      'zwrot czasu',
      'najpierw wyrzuć, ułóż, potem zautomatyzuj',
      'decyzja „jeszcze nie” z datą i warunkiem',
    ],
    words: [
      'scenariusz',
      'wyzwalacz',
      'akcja',
      'mapa procesu',
      'ruch',
      'koło',
      'prostokąt',
      'romb',
      'błyskawica',
      'wyjątek',
      'typowy zapis',
      'opieka',
      'zysk netto',
      'zwrot czasu',
      'pole obowiązkowe',
      'formularz',
      'arkusz',
      'Make',
      'jeszcze nie',
    ],
  },
};
