import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Ile naprawdę wydajesz, policzone z pięciu liczb',
  goal: 'Policzysz średnie miesięczne wydatki z sald i wpływów, bez zbierania paragonów, i porównasz je ze swoim domysłem.',
  leaves:
    'Zapis punktu zero: domysł, policzone wydatki, najniższy wpływ i pięć największych kwot z literami.',
  summary:
    'Wydatki policzone jak woda w wannie: saldo na początku + wpływy − saldo na końcu, z trzech miesięcy. Przykład Marty i Olka z Kielc: domysł 6400 zł, rachunek 8807 zł miesięcznie. Co jest wpływem, a co go udaje, karta kredytowa jako dług, pięć największych wydatków z literami S, N i J.',
  terms: [
    {
      term: 'saldo',
      meaning: 'Stan pieniędzy na koncie w danym dniu; dług na karcie kredytowej trzeba od niego odjąć.',
    },
    {
      term: 'wpływ',
      meaning: 'Pieniądze, które weszły i zostają; nie liczą się przelewy własne, pożyczki ani zwroty.',
    },
    {
      term: 'wydatek nieregularny',
      meaning: 'Koszt wracający rzadziej niż co miesiąc, np. składka za samochód, zwykle o znanej dacie.',
    },
    {
      term: 'punkt zero',
      meaning: 'Opatrzony datą zapis pierwszych policzonych liczb, z którym porównujesz kolejne miesiące.',
    },
  ],
  questions: [
    {
      kind: 'gap',
      text: 'Saldo na początku: 2000 zł, wpływy: 5000 zł, saldo na końcu: 1500 zł. Wydatki wyniosły ___ zł.',
      accepted: ['5500', '5 500'],
      why: 'Do początkowego salda dodajesz wpływy i odejmujesz to, co zostało: 2000 + 5000 − 1500. Ubyło więcej, niż wpłynęło.',
    },
    {
      kind: 'multiple',
      text: 'Co wpiszesz jako wpływ?',
      options: [
        'Przelew z własnego konta oszczędnościowego',
        'Pensję netto, która przyszła na konto',
        'Pożyczkę wypłaconą przez bank',
        'Zapłatę za drobne zlecenie',
      ],
      right: [1, 3],
      why: 'Wpływ zostaje u Ciebie. Pożyczkę trzeba oddać, a przelew własny tylko przenosi wodę między dwiema częściami wanny.',
    },
    {
      kind: 'single',
      text: 'Dochód wynosił kolejno 4800, 5600 i 5200 zł. Na której kwocie lekcja radzi oprzeć budżet?',
      options: [
        '5600 zł, bo pokazuje możliwości',
        '5200 zł, bo to średnia',
        '4800 zł, bo tyle wpływa w słabszym miesiącu',
      ],
      right: 2,
      why: 'Plan oparty na najniższej kwocie przetrwa chudszy miesiąc. Nadwyżka z lepszego będzie miłą niespodzianką, a średnia dałaby dziurę.',
    },
  ],
  exercise: {
    task: 'Zapisz swój punkt zero z dzisiejszą datą: domysł, salda na początku i na końcu trzech wybranych miesięcy, wpływy w każdym z nich, policzone wydatki na miesiąc oraz różnicę między domysłem a rachunkiem. Pod spodem wypisz pięć największych wydatków z literą S, N albo J. Zakończ trzema zdaniami: co Cię zdziwiło, czego nie udało się ustalić i jaką kwotę weźmiesz za podstawę planu. Kwoty możesz zaokrąglić do pełnych stu złotych.',
    hint: 'Nie widzisz dawnego salda? Otwórz miesięczny wyciąg w pliku: saldo początkowe i końcowe stoją na nim zawsze.',
    minutes: 25,
  },
  state: {
    now: 'Przykład: Marta i Olek z Kielc, z córką. Domysł: „jakieś 6400” zł miesięcznie.\nWzór: wydatki = saldo na początku + wpływy − saldo na końcu (wanna).\nArkusz (A: Pozycja, B: Kwota):\nB2 Saldo na początku: 4 120 zł (1 sierpnia, wszystkie konta i koperta)\nB3 Wpływy w pierwszym miesiącu (sierpień): 8 350 zł\nB4 Wpływy w drugim miesiącu (wrzesień): 8 350 zł\nB5 Wpływy w trzecim miesiącu (październik, z premią): 8 910 zł\nB6 Saldo na końcu: 3 310 zł (31 października)\nB7 Wydatki przez trzy miesiące: =B2+SUMA(B3:B5)-B6, czyli 4 120 + 25 610 − 3 310 = 26 420 zł\nB8 Wydatki na miesiąc: =B7/3, około 8 807 zł\nB9 Najniższy wpływ: =MIN(B3:B5), 8 350 zł\nWpływy przeciętnie 8 537 zł; co miesiąc ubywało mniej więcej 270 zł; od domysłu różnica ponad 2 400 zł.\n„Wyjątki”: w sierpniu składka za samochód, we wrześniu wyprawka, w październiku ślub znajomych.\nPięć największych wydatków z literami: dwa S (czynsz, rata), dwa N (składka, wyprawka), jedno J (ślubny prezent). S – wraca co miesiąc w podobnej wysokości, N – wraca rzadziej, J – jednorazowe.\nReguły: przelewy własne, pożyczki i zwroty nie są wpływem; dług na karcie odejmuje się od salda w obu dniach; pożyczkę wypłaconą przez bank odejmuje się od salda na końcu; przy zmiennych dochodach budżet buduje się na najniższej kwocie z trzech.\nPunkt zero z datą: domysł, policzone wydatki na miesiąc, najniższy miesięczny wpływ, pięć kwot z literami.\nZapowiedź: następnym razem z wyciągiem sprawdzimy, którędy uciekają pieniądze; wydatki N mają osobny moduł.',
    concepts: [
      'wydatki z sald i wpływów',
      'co jest wpływem, a co go tylko udaje',
      'zwrot jako ujemny wydatek',
      'najniższy wpływ jako podstawa budżetu',
      'dług na karcie odejmowany od salda',
      'pięć największych wydatków',
      'litery S, N, J',
      'wydatek nieregularny',
      'domysł a rachunek',
      'punkt zero',
    ],
    words: [
      'saldo',
      'wpływ',
      'wydatek',
      'domysł',
      'wanna',
      'koperta na gotówkę',
      'wynagrodzenie netto',
      'przelew między własnymi kontami',
      'zwrot',
      'dług na karcie',
      'S – stały co miesiąc',
      'N – wraca rzadziej',
      'J – jednorazowe',
      'składka',
      'wyprawka',
      'najniższy wpływ',
      'SUMA',
      'MIN',
      'wyciąg',
      'punkt zero',
    ],
  },
};
