// What the posts rest on, each address once: a post names a source as [words](zrodlo:id), and the compiler lists those it named at its
// end (docs/decisions.md 'Blog'). Where a publication has no lasting address of its own, that of its publisher, with title and date.
export type PostSource = {
  address: string;
  publisher: string;
  title: string;
  /** Of publication, as people read it; a service that changes every day has none. */
  date?: string;
};

const ISAP = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=';

export const POST_SOURCES: Readonly<Record<string, PostSource>> = {
  'gus-place': {
    address:
      'https://stat.gov.pl/obszary-tematyczne/rynek-pracy/pracujacy-zatrudnieni-wynagrodzenia-koszty-pracy/struktura-wynagrodzen-wedlug-zawodow-za-pazdziernik-2024-r-,4,12.html',
    publisher: 'GUS',
    title: '„Struktura wynagrodzeń według zawodów za październik 2024 r.”',
    date: '10 lutego 2026; kwoty z odpisu, nieporównane jeszcze z arkuszem GUS',
  },
  'gus-zdalna-2021-3': {
    address:
      'https://stat.gov.pl/en/topics/labour-market/demand-for-labor/the-impact-of-the-covid-19-epidemic-on-selected-elements-of-the-labour-market-in-poland-in-the-third-quarter-of-2021,3,7.html',
    publisher: 'GUS',
    title:
      '„Wpływ epidemii COVID-19 na wybrane elementy rynku pracy w Polsce”, trzeci kwartał 2021 r. (badanie „Popyt na pracę”, strona po angielsku)',
    date: 'grudzień 2021',
  },
  'gus-zdalna-2021-1': {
    address: 'https://kadry.infor.pl/wiadomosci/5274922,Ile-osob-w-Polsce-pracuje-zdalnie-GUS.html',
    publisher: 'Infor za GUS',
    title: '„Ile osób w Polsce pracuje zdalnie? [GUS]”, stan na 31 marca 2021 r.',
    date: '2021',
  },
  'gus-zdalna-2022-3': {
    address:
      'https://www.pulshr.pl/zarzadzanie/praca-zdalna-to-w-polsce-rarytas-dla-wybranych-korzysta-z-niej-niecale-3-5-proc-pracownikow,94174.html',
    publisher: 'PulsHR za GUS',
    title: 'praca zdalna w badaniu „Popyt na pracę”, stan na koniec września 2022 r.',
    date: 'grudzień 2022',
  },
  'rp-zdalna': {
    address:
      'https://pro.rp.pl/nawigator-prawny-poradnik/art42004551-praca-zdalna-i-hybrydowa-w-2025-r-przewodnik-dla-pracodawcow',
    publisher: '„Rzeczpospolita”',
    title: '„Praca zdalna i hybrydowa w 2025 r. Przewodnik dla pracodawców”',
    date: 'marzec 2025',
  },
  barometr: {
    address: 'https://barometrzawodow.pl',
    publisher: 'WUP w Krakowie na zlecenie ministerstwa pracy',
    title: '„Barometr zawodów 2026”, XI edycja',
    date: 'prognoza na 2026 r.',
  },
  onet: {
    address: 'https://www.onetcenter.org/database.html',
    publisher: 'U.S. Department of Labor/ETA',
    title: 'O*NET® 30.x Database, Interests (CC BY 4.0)',
    date: 'luty 2026',
  },
  'eurostat-ai': {
    address:
      'https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Use_of_artificial_intelligence_in_enterprises',
    publisher: 'Eurostat',
    title: '„Use of artificial intelligence in enterprises”, dane za 2025 r.',
    date: 'grudzień 2025',
  },
  'wef-2025': {
    address: 'https://www.weforum.org/publications/the-future-of-jobs-report-2025/',
    publisher: 'World Economic Forum',
    title: '„The Future of Jobs Report 2025”',
    date: 'styczeń 2025',
  },
  'ilo-nask': {
    address:
      'https://www.ilo.org/publications/generative-ai-and-jobs-refined-global-index-occupational-exposure',
    publisher: 'Międzynarodowa Organizacja Pracy i NASK',
    title: '„Generative AI and Jobs: A Refined Global Index of Occupational Exposure”, ILO Working Paper 140',
    date: '20 maja 2025',
  },
  piaac: {
    address:
      'https://ibe.edu.pl/en/news/2791-piaac-2023-results-challenges-facing-poland-in-the-area-of-adult-competencies',
    publisher: 'Instytut Badań Edukacyjnych',
    title: 'wyniki badania OECD PIAAC 2023 dla Polski (strona po angielsku, raport po polsku)',
    date: 'grudzień 2024',
  },
  'ccl-sbi': {
    address:
      'https://www.ccl.org/articles/leading-effectively-articles/closing-the-gap-between-intent-vs-impact-sbii/',
    publisher: 'Center for Creative Leadership',
    title: 'model SBI: Situation – Behavior – Impact (po angielsku)',
  },
  'jji-oferty': {
    address:
      'https://di.com.pl/rynek-pracy-it-w-polsce-2025-wzrost-ofert-o-8-proc-po-dwoch-latach-spadkow-72230',
    publisher: 'Dziennik Internautów za Just Join IT',
    title: 'liczba ofert w latach 2022–2025',
    date: 'styczeń 2026',
  },
  'jji-poziomy': {
    address: 'https://di.com.pl/rynek-pracy-it-w-polsce-seniorzy-i-ai-orkiestratorzy-na-fali-wzrostu-72286',
    publisher: 'Dziennik Internautów za Just Join IT',
    title: 'oferty według poziomu stanowiska w 2025 r.',
    date: 'luty 2026',
  },
  'kodeks-pracy': {
    address: `${ISAP}WDU19740240141`,
    publisher: 'ISAP',
    title: 'Kodeks pracy (Dz.U. 1974 nr 24 poz. 141, z późniejszymi zmianami)',
    date: '26 czerwca 1974',
  },
  'prawo-przedsiebiorcow': {
    address: `${ISAP}WDU20180000646`,
    publisher: 'ISAP',
    title:
      'Prawo przedsiębiorców (Dz.U. 2018 poz. 646), art. 5 w brzmieniu od 1 stycznia 2026 r. (Dz.U. 2025 poz. 1168)',
    date: '6 marca 2018',
  },
  'prawo-komunikacji': {
    address: `${ISAP}WDU20240001221`,
    publisher: 'ISAP',
    title: 'Prawo komunikacji elektronicznej (Dz.U. 2024 poz. 1221)',
    date: '12 lipca 2024',
  },
  'placa-minimalna': {
    address: 'https://isap.sejm.gov.pl',
    publisher: 'ISAP',
    title:
      'rozporządzenie Rady Ministrów w sprawie wysokości minimalnego wynagrodzenia za pracę oraz wysokości minimalnej stawki godzinowej w 2026 r. i wcześniejsze rozporządzenia na lata 2024 i 2025',
    date: '11 września 2025',
  },
  'akt-o-ai': {
    address: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    publisher: 'EUR-Lex',
    title: 'rozporządzenie (UE) 2024/1689 w sprawie sztucznej inteligencji, z późniejszymi zmianami',
    date: '13 czerwca 2024',
  },
  rodo: {
    address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    publisher: 'EUR-Lex',
    title: 'rozporządzenie (UE) 2016/679 (RODO)',
    date: '27 kwietnia 2016',
  },
  uokik: {
    address: 'https://uokik.gov.pl',
    publisher: 'UOKiK',
    title:
      '„Rekomendacje Prezesa UOKiK dotyczące oznaczania treści reklamowych przez influencerów w mediach społecznościowych”',
    date: '26 września 2022',
  },
  'biznes-gov': {
    address: 'https://www.biznes.gov.pl',
    publisher: 'Biznes.gov.pl',
    title: 'serwis informacyjno-usługowy dla przedsiębiorcy: CEIDG, PKD, działalność nierejestrowana',
  },
  zus: {
    address: 'https://www.zus.pl',
    publisher: 'ZUS',
    title: 'składki, ulga na start, wakacje składkowe, praca za granicą',
  },
  podatki: {
    address: 'https://www.podatki.gov.pl',
    publisher: 'Ministerstwo Finansów',
    title: 'zwolnienie z VAT ze względu na wielkość sprzedaży',
  },
  ksef: {
    address: 'https://ksef.podatki.gov.pl',
    publisher: 'Ministerstwo Finansów',
    title: 'Krajowy System e-Faktur: kto i od kiedy',
  },
  psz: {
    address: 'https://psz.praca.gov.pl',
    publisher: 'Publiczne Służby Zatrudnienia',
    title: 'urzędy pracy: adresy, poradnictwo, szkolenia, środki na podjęcie działalności',
  },
  bur: {
    address: 'https://uslugirozwojowe.parp.gov.pl',
    publisher: 'PARP',
    title: 'Baza Usług Rozwojowych',
  },
};
