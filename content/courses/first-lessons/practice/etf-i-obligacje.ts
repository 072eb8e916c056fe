import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'ETF od środka: przepis, naczynie i giełda',
  goal: 'Policzysz w arkuszu indeks, wartość aktywów netto i premię oraz wyjaśnisz, co utrzymuje cenę ETF-u blisko wyceny.',
  leaves: 'Arkusz z miniaturowym ETF-em z trzech spółek i trzy pytania do każdego funduszu.',
  summary:
    'Trzy mechanizmy ETF-u: indeks Trzy Rzeki z wymyślonych spółek (100 → 103,5), fundusz z wartością aktywów netto 103,50 zł i opłatą odejmowaną z majątku, giełda ze spreadem. Upoważniony uczestnik wymienia akcje na jednostki i zbliża kurs do NAV; w panice pojawia się premia lub dyskonto.',
  terms: [
    {
      term: 'indeks',
      meaning: 'Zapisana metoda doboru i ważenia papierów; sam niczego nie posiada.',
    },
    {
      term: 'wartość aktywów netto (NAV)',
      meaning: 'Majątek funduszu po odjęciu zobowiązań, zwykle podawany na jedną jednostkę.',
    },
    {
      term: 'spread',
      meaning: 'Różnica między najlepszą ofertą sprzedaży i kupna; ukryty koszt kupna i odsprzedaży.',
    },
    {
      term: 'upoważniony uczestnik',
      meaning: 'Instytucja wymieniająca z funduszem koszyk papierów na jednostki, co zbliża kurs do NAV.',
    },
    {
      term: 'premia i dyskonto',
      meaning: 'Odchylenie kursu giełdowego w górę lub w dół od wartości aktywów netto.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Kurs ETF-u wynosi 106 zł, a NAV 103,50 zł. Co opłaca się upoważnionemu uczestnikowi?',
      options: [
        'Skupić jednostki z giełdy i oddać je funduszowi',
        'Oddać funduszowi akcje, wziąć jednostki i sprzedać je na giełdzie',
        'Poczekać, aż zarządzający obniży roczną opłatę i wyrówna kurs',
      ],
      right: 1,
      why: 'Jednostka kosztuje go 103,50 zł, a sprzedaje ją drożej, i tą sprzedażą spycha kurs w dół. Skupowanie jednostek opłaca się przy dyskoncie.',
    },
    {
      kind: 'order',
      text: 'Ułóż drogę liczby od metody do ceny w Twoim zleceniu.',
      items: [
        'Zasady indeksu',
        'Zmiana wartości indeksu',
        'Wartość aktywów netto funduszu',
        'Oferty na giełdzie',
      ],
      why: 'Przepis wyznacza indeks, fundusz naśladuje go majątkiem pomniejszonym o koszty, a giełda wycenia jednostki w okolicach NAV.',
    },
    {
      kind: 'gap',
      text: 'Oferta kupna 50,00 zł, oferta sprzedaży 50,30 zł. Spread wynosi ___ zł.',
      accepted: ['0,30', '0,3', '0.30', '0.3'],
      why: 'To odległość między dwiema ofertami. Tyle traci na jednostce ktoś, kto od razu odsprzeda zakup, i to jeszcze przed prowizją.',
    },
  ],
  exercise: {
    task: 'Zbuduj arkusz z indeksem Trzy Rzeki i opisz wynik próby, w której San Handel spada o 40%: nowe wagi, wartość indeksu, NAV na jednostkę i premia lub dyskonto przy kursie 98 zł. Podaj formuły, których użyto do wagi i NAV. Potem otwórz kartę dowolnego prawdziwego ETF-u i zapisz odpowiedzi na trzy pytania: jaki przepis naśladuje, kto i jakim kosztem go wykonuje, jaki spread widać w notowaniach. Bez oceny, czy go kupić.',
    hint: 'Premia = kurs ÷ NAV − 1. W próbie San Handel liczysz od wartości 200 mln zł, Wisłę i Bug po zmianach z tabeli.',
    minutes: 40,
  },
};
