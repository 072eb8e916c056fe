// The sample that the landing page's first screen draws with the analysis's own components. The words are ours; the figures are the
// tables', held here so that the page needs no table, and a test compares them (content/landing/sample-analysis.test.ts).
import type { Certainty } from '#domain/advice/certainty.ts';
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';

export const SAMPLE_PATH = {
  id: 'monter-fotowoltaiki',
  name: 'Monter / monterka fotowoltaiki',
  about: 'Montuje panele słoneczne na dachach i w polu.',
  reasons: [
    {
      cytat: 'lubię majsterkować przy fotowoltaice, byle nie przy biurku',
      wniosek: 'Pracujesz rękami, na zewnątrz, a wieczorem widać, co powstało.',
    },
  ],
  against: [
    'To praca fizyczna i na wysokości, a zimą zleceń bywa mniej.',
    'Zanim podłączysz instalację, czekają Cię kurs i egzamin.',
  ],
} as const;

/** What the person of the sample chose and wrote. The rule has this path among the first for it, and is as sure of it as the sample says. */
export const SAMPLE_ANSWERS = {
  preferences: ['nature'],
  additional_interests: SAMPLE_PATH.reasons[0].cytat,
  additional_info: '',
} as const;

export const SAMPLE_CERTAINTY: Certainty = {
  level: 'middle',
  kinds: ['words', 'preferences'],
  hasDislikes: false,
  hasFacts: false,
};

export const SAMPLE_FACTS: Pick<PublicFacts, 'pay' | 'payNote' | 'demand'> = {
  pay: {
    group: 'Elektrycy budowlani, elektromechanicy i elektromonterzy',
    d1: 4709,
    median: 7933,
    d9: 13_005,
  },
  payNote: null,
  demand: { group: 'Elektrycy i energetycy', poland: 'deficyt', region: null },
};

export const SAMPLE_SOURCES: Pick<FactSources, 'minimumWage' | 'demand'> & {
  pay: Omit<FactSources['pay'], 'scope'>;
} = {
  pay: {
    title: 'GUS, „Struktura wynagrodzeń według zawodów za październik 2024 r.”',
    address:
      'https://stat.gov.pl/obszary-tematyczne/rynek-pracy/pracujacy-zatrudnieni-wynagrodzenia-koszty-pracy/struktura-wynagrodzen-wedlug-zawodow-za-pazdziernik-2024-r-,4,12.html',
    period: '2024-10',
    isCompared: false,
  },
  minimumWage: {
    gross: 4806,
    from: '2026-01-01',
    act: 'Dz.U. 2025 poz. 1242',
    next: { gross: 4950, from: '2027-01-01', act: 'Dz.U. 2026 poz. 1213' },
  },
  demand: { title: 'Barometr zawodów 2026 (prognoza na 2026 r.)', address: 'https://barometrzawodow.pl' },
};

/** `length` in weeks. */
export const SAMPLE_STEPS = [
  { name: 'Dzień na próbę', length: 2 },
  { name: 'Kurs i\u00a0egzamin „SEP”', length: 8 },
  { name: 'Praca pod okiem montera', length: 16 },
] as const;
