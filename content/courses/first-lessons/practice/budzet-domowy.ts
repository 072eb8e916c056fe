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
};
