import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'raportowanie-esg',
  title: 'Raportowanie ESG: CSRD, ESRS i VSME w praktyce',
  category: 'Środowisko',
  tags: ['ESG', 'CSRD', 'ESRS', 'VSME', 'ślad węglowy', 'sprawozdawczość'],
  imageUrl: 'https://images.unsplash.com/photo-1466611653911-95081537e5b7?w=400',
  price: 319.99,
  currency: 'PLN',
  level: 'zaawansowany',
  duration: 'około 20 godzin',
  certificate: true,
  description:
    'Na przykładzie producenta opakowań przejdziesz cały proces: ustalenie, czy i od kiedy firma raportuje, badanie podwójnej istotności, zebranie danych, obliczenie emisji w trzech zakresach i redakcję ujawnień. Nauczysz się też sprawdzać aktualny stan przepisów, bo ten obszar zmienia się szybko.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Mapa przepisów: dyrektywa CSRD, ustawa o rachunkowości, pakiet Omnibus',
    'Kto raportuje i od kiedy: samodzielne sprawdzenie w aktualnych aktach',
    'Budowa ESRS: standardy przekrojowe i tematyczne, wymogi i ich uproszczenia',
    'Łańcuch wartości: co firma kontroluje, o co pyta, czego się nie dowie',
    'Podwójna istotność: wpływy, ryzyka, szanse, progi, uzasadnienie',
    'Interesariusze: kogo zapytać i jak udokumentować odpowiedź',
    'Plan zbierania danych: właściciele, źródła, kontrola jakości',
    'Emisje w zakresach 1 i 2 według GHG Protocol, metodą lokalizacyjną i rynkową',
    'Zakres 3: wybór kategorii, szacunki i uczciwe opisanie niepewności',
    'Pracownicy i ład korporacyjny: wskaźniki, polityki, działania',
    'Taksonomia UE: kwalifikowanie się, zgodność, trzy wskaźniki',
    'VSME, czyli dobrowolny standard dla mniejszych firm i ankiety od kontrahentów',
    'Redakcja ujawnień bez greenwashingu, ślad audytowy, przygotowanie do atestacji',
  ],
  forWho: [
    'Pracujesz w finansach, kadrach, jakości lub BHP i dołożono Ci dane niefinansowe.',
    'Doradzasz firmom, które dostają od banków i odbiorców ankiety ESG na sto pytań.',
    'Podstawy zrównoważonego rozwoju już znasz i chcesz przejść do twardej sprawozdawczości.',
    'Znasz rachunkowość albo audyt i interesuje Cię nowy obszar specjalizacji.',
  ],
  whatYouGet: [
    'Matrycę podwójnej istotności dla firmy z przykładu wraz z pisemnym uzasadnieniem.',
    'Model emisji w arkuszu: zakresy, współczynniki, źródła, założenia.',
    'Wykaz danych z przypisanymi właścicielami, terminami i sposobem weryfikacji.',
    'Fragment oświadczenia napisany według wymogów oraz raport VSME dla mniejszej spółki.',
    'Rutynę śledzenia zmian: EUR-Lex, Dziennik Ustaw, strony Komisji Europejskiej i EFRAG.',
    'Zaświadczenie o ukończeniu kursu raportowania ESG, wydane przez Szlak (nie daje uprawnień zawodowych).',
  ],
  faq: [
    {
      q: 'Czy po pakiecie Omnibus ktokolwiek jeszcze musi raportować?',
      a: 'Tak, choć krąg zobowiązanych firm mocno zawężono, a terminy części z nich przesunięto. Pozostałe często i tak dostają pytania od banków oraz dużych odbiorców, dlatego osobny moduł poświęcamy dobrowolnemu VSME.',
    },
    {
      q: 'Czy mogę oprzeć sprawozdanie firmy wyłącznie na tym kursie?',
      a: 'Nie. Uczysz się metody, a przed publikacją sprawdzasz aktualne brzmienie przepisów i konsultujesz wątpliwości z biegłym rewidentem lub prawnikiem. Materiał nie jest poradą prawną.',
    },
    {
      q: 'Co trzeba umieć na start?',
      a: 'Swobodę w arkuszu kalkulacyjnym i oswojenie ze sprawozdaniem finansowym. Jeśli pojęcie śladu węglowego jest Ci obce, zacznij od kursu zielonych kompetencji.',
    },
  ],
};
