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
};
