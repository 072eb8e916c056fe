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
  state: {
    now: 'Miniaturowy ETF z trzech zmyślonych spółek; indeks Trzy Rzeki ważony kapitalizacją. Liczby nie są wskazówką, co kupić.\nTabela (kapitalizacja na starcie, waga, zmiana, po zmianie, nowa waga):\nWisła Energia: 500 mln zł, 50,0%, +10%, 550 mln zł, 53,1%\nBug Logistyka: 300 mln zł, 30,0%, −5%, 285 mln zł, 27,5%\nSan Handel: 200 mln zł, 20,0%, 0%, 200 mln zł, 19,3%\nRazem: 1000 mln zł, 100%, +3,5%, 1035 mln zł\nIndeks: 100 → 103,5.\nFundusz: milion złotych, 10 000 jednostek po 100 zł; po zmianie majątek 1 035 000 zł, NAV 103,50 zł na jednostkę. Roczny koszt 0,2%, więc przy wzroście indeksu o 3,5% spodziewane około 3,3%.\nGiełda: oferta kupna 103,40 zł, sprzedaży 103,60 zł, spread 0,20 zł (około 0,19%), ostatnia transakcja 103,60 zł; przy dziesięciu jednostkach spread to 2 zł.\nUpoważniony uczestnik: kurs 106 zł – kupuje akcje, oddaje je funduszowi za jednostki po 103,50 zł, sprzedaje je na giełdzie; kurs 101 zł – odwrotnie.\nArkusz (A: Spółka z przykładu; B: Start (mln zł); C: Zmiana; D: Po zmianie (mln zł); E: Nowa waga):\n2 Wisła Energia | 500 | 10% | =B2*(1+C2) | =D2/D5\n3 Bug Logistyka | 300 | -5% | =B3*(1+C3) | =D3/D5\n4 San Handel | 200 | 0% | =B4*(1+C4) | =D4/D5\n5 Razem | =SUMA(B2:B4) | =D5/B5-1 | =SUMA(D2:D4) | =SUMA(E2:E4)\n6 Indeks | 100 | | =B6*D5/B5\n7 NAV na jednostkę | 100 zł | | =B7*D5/B5\n8 Kurs 98 zł wobec NAV | 98 zł | | =B8/D7-1\nPróba C4 = -40%: indeks −4,5% względem startu, premia przy kursie 98 zł około 2,6%.\nArkusz przepisany do własnego pliku to pierwsza zakładka arkusza portfela.\nTrzy pytania: jaki to przepis; kto i jakim kosztem go wykonuje; po jakiej cenie ktoś mi to odsprzedaje.',
    concepts: [
      'indeks jako zapisana metoda',
      'kapitalizacja i waga',
      'fundusz jako naczynie na majątek',
      'wartość aktywów netto (NAV, WANJU)',
      'koszt odejmowany z majątku funduszu',
      'depozytariusz i oddzielenie aktywów',
      'animator, oferty kupna i sprzedaży, spread',
      'upoważniony uczestnik',
      'premia i dyskonto',
      'trzy pytania do funduszu',
    ],
    words: [
      'ETF',
      'indeks',
      'kapitalizacja',
      'waga',
      'fundusz',
      'jednostka',
      'NAV',
      'WANJU',
      'roczny koszt',
      'depozytariusz',
      'prospekt',
      'ryzyko kontrahenta',
      'animator',
      'spread',
      'oferta kupna i sprzedaży',
      'upoważniony uczestnik',
      'premia',
      'dyskonto',
      'koszyk',
      'kurs',
    ],
  },
};
