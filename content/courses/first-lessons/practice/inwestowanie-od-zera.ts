import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Ile z Twoich oszczędności wolno zainwestować',
  goal: 'Odejmiesz od oszczędności drogie długi, poduszkę i wydatki z datą i ustalisz kwotę lub termin na start.',
  leaves: 'Rachunek trzech kopert i pierwsza zasada na kartce „Moje zasady”.',
  summary:
    'Zanim zaczniesz: przykład Szymona z Elbląga z 20 000 zł. Spłata karty (6 000 zł, 18% w przykładzie) odpowiada inwestycji z 22,2% rocznie przed podatkiem, poduszka na cztery miesiące (12 000 zł) chroni przed sprzedażą w spadku, 2 000 zł na wesele ma datę. Zostaje zero, a portfel powstanie z uwolnionej raty.',
  terms: [
    {
      term: 'drogi dług',
      meaning:
        'Karta, limit w koncie lub pożyczka, których koszt przewyższa rozsądnie oczekiwany zysk z inwestycji.',
    },
    {
      term: 'poduszka finansowa',
      meaning: 'Pieniądze na kilka miesięcy życia, dostępne w dzień lub dwa i niewystawione na spadki.',
    },
    {
      term: 'horyzont',
      meaning: 'Czas do dnia, w którym dane pieniądze muszą być dostępne w całości.',
    },
    {
      term: 'strata trwała',
      meaning: 'Spadek utrwalony sprzedażą, np. wymuszoną brakiem poduszki.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego w przykładzie inwestycja musiałaby dawać około 22,2%, skoro karta kosztuje 18%?',
      options: [
        'Bo inflacja zwiększa koszt karty o kilka punktów',
        'Bo od zysku trzeba zapłacić podatek, a od zaoszczędzonych odsetek nie',
        'Bo bank dolicza do odsetek prowizję za wcześniejszą spłatę całego zadłużenia',
        'Bo oprocentowanie karty rośnie z każdym miesiącem',
      ],
      right: 1,
      why: 'Po odjęciu 19% z zysku ma zostać 1 080 zł, więc przed podatkiem potrzeba 1 333 zł. Spłata takiego potrącenia nie ma.',
    },
    {
      kind: 'order',
      text: 'Ułóż kolejność, w jakiej lekcja radzi porządkować pieniądze przy zadłużonej karcie.',
      items: [
        'Zostawić mały zapas na awarie',
        'Spłacić drogi dług',
        'Dobudować pełną poduszkę',
        'Inwestować to, co zostaje',
      ],
      why: 'Bez małego zapasu pierwsza awaria wróciłaby na kartę. Pełna poduszka przed inwestowaniem chroni przed sprzedażą w złym momencie.',
    },
    {
      kind: 'single',
      text: 'Które pieniądze mogą przetrwać wieloletnie wahania cen?',
      options: [
        'Takie, których nie zamierzasz ruszać przez dziesięć lat',
        'Poduszka na cztery miesiące życia',
        'Odłożone na remont planowany za pół roku',
      ],
      right: 0,
      why: 'O tym decyduje horyzont. Pieniądze z bliską datą i poduszka nie mogą czekać, aż ceny się odbudują.',
    },
  ],
  exercise: {
    task: 'Zrób własny rachunek trzech kopert: oszczędności, drogie długi z oprocentowaniem, poduszka z liczbą miesięcy i uzasadnieniem, wydatki z datą, wynik. Kwoty możesz zastąpić procentami. Dla jednego długu policz, jaki zysk przed podatkiem musiałaby dać inwestycja, żeby dorównać spłacie. Jeśli wynik jest zerowy lub ujemny, podaj termin startu i miesięczną kwotę. Zakończ pierwszą zasadą na kartkę „Moje zasady”, zapisaną własnymi słowami.',
    hint: 'Wymagany zysk: odsetki roczne ÷ 0,81 ÷ kwota długu. Stawkę podatku sprawdź przed użyciem w innym roku.',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Szymon z Elbląga, etat, żyje w pojedynkę, wydaje 3 000 zł miesięcznie, na koncie 20 000 zł.\nKarta kredytowa: 6 000 zł długu, 18% rocznie (założenie). Odsetki przez rok 6 000 × 18% = 1 080 zł; zysk przed podatkiem 19%: 1 080 ÷ 0,81 ≈ 1 333 zł; wymagana stopa zwrotu 1 333 ÷ 6 000 ≈ 22,2% rocznie.\nRachunek kopert:\noszczędności na starcie: zostaje 20 000 zł\ndrogi dług, karta 6 000 zł: zostaje 14 000 zł\npoduszka, cztery miesiące 12 000 zł: zostaje 2 000 zł\nwydatek z datą, wesele siostry w maju 2 000 zł: zostaje 0 zł\n(bez karty zostałoby 6 000 zł)\nPo spłacie karty zwalnia się rata 800 zł miesięcznie; z niej, nie z oszczędności, powstanie portfel. Przez pierwsze miesiące Szymon może ją odkładać i uczyć się na sucho.\nEla (zadanie w lekcji): 4 000 zł miesięcznie, 3 + 1 (zlecenia) + 1 (syn) = 5 miesięcy, poduszka 20 000 zł.\nPoduszka: obiegowo 3–6 miesięcy wydatków; +1 za osobę na utrzymaniu, +1 lub 2 przy zleceniach, działalności, pracy sezonowej, −1 przy dwóch niezależnych dochodach; dostępna w jeden, dwa dni.\nKolejność: mały zapas (np. miesiąc), spłata drogiego długu, reszta poduszki. Kredyt mieszkaniowy odłożony na bok jako osobny rachunek.\nPrzykład straty trwałej: 20 000 zł na giełdzie, spadek o jedną czwartą i utrata pracy, sprzedaż za 15 000 zł.\nKartka „Moje zasady”, pierwsza zasada: nie inwestuję pieniędzy, które należą do innej koperty. Przy minusie: brak ÷ miesięczna kwota = data startu. Zapowiedź: dobór horyzontu do ryzyka.',
    concepts: [
      'trzy koperty',
      'drogi dług przed inwestowaniem',
      'spłata długu jako zysk bez ryzyka i podatku',
      'zysk przed podatkiem 19% i na rękę',
      'poduszka finansowa i jej wielkość',
      'strata trwała przez wymuszoną sprzedaż',
      'wydatek z datą i horyzont',
      'kolejność: mały zapas, dług, reszta poduszki',
      'kwota albo data startu',
      'kartka „Moje zasady”',
    ],
    words: [
      'koperta',
      'drogi dług',
      'oprocentowanie',
      'odsetki',
      'podatek 19%',
      'zysk na rękę',
      'stopa zwrotu',
      'poduszka finansowa',
      'horyzont',
      'giełda',
      'kurs',
      'spadek',
      'strata trwała',
      'ryzyko',
      'portfel',
      'karta kredytowa',
      'limit w koncie',
      'kredyt mieszkaniowy',
      'rata',
      'Moje zasady',
    ],
  },
};
