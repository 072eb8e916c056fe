import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'etf-i-obligacje',
  title: 'ETF-y i obligacje: własny portfel pasywny',
  category: 'Inwestowanie',
  tags: ['ETF', 'obligacje', 'portfel pasywny', 'IKE i IKZE', 'alokacja aktywów', 'Excel'],
  imageUrl: 'https://images.unsplash.com/photo-1590283603385-17ffb3a7f29f?w=400',
  price: 249.99,
  originalPrice: 299.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 18 godzin',
  certificate: false,
  description:
    'Zaprojektujesz portfel z ETF-ów i obligacji, który rozumiesz od indeksu po PIT-38. Porównasz fundusze po koszcie, walucie i domicylu, dobierzesz obligacje do horyzontu, ustalisz zasady dokupowania i równoważenia. Kurs uczy metody; nie jest poradą inwestycyjną i nie wskazuje, co kupić.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Indeks, fundusz, rynek: jak działa ETF od środka',
    'Karta funduszu: TER, domicyl, replikacja, różnica odwzorowania',
    'Fundusze akumulujące i wypłacające dywidendę oczami polskiego podatnika',
    'Waluta notowań a waluta ryzyka: kiedy zabezpieczenie ma sens',
    'Obligacje oszczędnościowe: COI, EDO, rodzinne i krótkie serie',
    'Obligacje na giełdzie: cena, rentowność, czas trwania, ryzyko emitenta',
    'Alokacja: ile akcji zniesiesz, gdy rynek spada o jedną trzecią',
    'Konstrukcja portfela z trzech, czterech i pięciu składników',
    'Wybór rachunku: maklerski, IKE, IKZE, IKE-Obligacje',
    'Zlecenie bez wpadki: płynność, spread, przewalutowanie, prowizja minimalna',
    'Dokupowanie i równoważenie portfela według zasad, a nie nastroju',
    'Rozliczenie roczne: PIT-8C, PIT-38, zagraniczne dywidendy, strata z lat ubiegłych',
    'Regulamin portfela: dokument na czas hossy i na czas paniki',
  ],
  forWho: [
    'Znasz już podstawy rynku i chcesz przejść od pojedynczych zakupów do przemyślanej całości.',
    'Masz obligacje skarbowe, myślisz o ETF-ach i zastanawiasz się, jak to połączyć.',
    'Gubisz się między pięcioma funduszami na ten sam indeks.',
    'Wolisz poświęcić portfelowi dwa wieczory w roku niż godzinę dziennie.',
  ],
  whatYouGet: [
    'Arkusz portfela: udziały docelowe, odchylenia i podpowiedź, czego dokupić za nową wpłatę.',
    'Szablon porównania ETF-ów z ośmioma kryteriami, który wypełniasz na podstawie kart funduszy.',
    'Symulację złego dziesięciolecia, na której sprawdzasz, czy alokacja jest dla Ciebie do zniesienia.',
    'Kalendarz obowiązków: PIT-8C, PIT-38, limity wpłat, przegląd roczny.',
    'Dwustronicowy regulamin inwestora napisany Twoimi słowami.',
  ],
  faq: [
    {
      q: 'Czy dostanę gotowy skład portfela?',
      a: 'Celowo go nie podajemy: nie znamy Twojej sytuacji, a kurs nie jest poradą inwestycyjną. Ćwiczysz na kilku wzorcowych układach, poznając ich słabe strony, a o proporcjach decydujesz Ty.',
    },
    {
      q: 'Co trzeba umieć na starcie?',
      a: 'Wiedzieć, czym są akcja, obligacja i rachunek maklerski, oraz obsługiwać proste formuły w arkuszu. Jeśli te słowa brzmią obco, zacznij od kursu „Inwestowanie od zera”.',
    },
    {
      q: 'Czy uwzględniacie polskie podatki?',
      a: 'Tak, cały przedostatni moduł dotyczy rozliczenia polskiego rezydenta: 19% podatku od zysków, PIT-8C od krajowego brokera i samodzielnego liczenia, gdy broker jest zagraniczny. W sprawach nietypowych odsyłamy do doradcy podatkowego.',
    },
  ],
};
