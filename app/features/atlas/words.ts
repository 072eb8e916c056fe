// What the atlas calls its facts, in Polish.
import type { Conditions, Forecast, RiasecLetter } from '#domain/advice/occupation.ts';
import type {
  ConditionChoice,
  DemandChoice,
  MonthsChoice,
  PayChoice,
  SchoolingChoice,
  Sorting,
} from '#domain/atlas/state.ts';

export const SCHOOLING_LABELS: Record<SchoolingChoice, string> = {
  'bez-szkoly': 'Bez szkoły zawodowej',
  branzowe: 'Szkoła branżowa',
  srednie: 'Szkoła średnia',
  policealne: 'Szkoła policealna',
  licencjat: 'Licencjat lub inżynier',
  magister: 'Studia magisterskie',
};

export const MONTHS_LABELS: Record<MonthsChoice, string> = {
  'do-3': 'do 3 miesięcy',
  'do-12': 'do roku',
  'do-24': 'do 2 lat',
  'do-60': 'do 5 lat',
};

export const PAY_LABELS: Record<PayChoice, string> = {
  'od-6000': 'mediana od 6\u00a0000\u00a0zł',
  'od-7000': 'mediana od 7\u00a0000\u00a0zł',
  'od-8000': 'mediana od 8\u00a0000\u00a0zł',
  'od-10000': 'mediana od 10\u00a0000\u00a0zł',
};

export const FORECAST_WORDS: Record<Forecast, string> = {
  deficyt: 'deficyt – brakuje chętnych',
  rownowaga: 'równowaga – chętnych jest mniej więcej tyle, ile miejsc',
  nadwyzka: 'nadwyżka – chętnych jest więcej niż miejsc',
};

export const DEMAND_LABELS: Record<DemandChoice, string> = {
  deficyt: 'Deficyt',
  rownowaga: 'Równowaga',
  nadwyzka: 'Nadwyżka',
};

export const CONDITION_LABELS: Record<ConditionChoice, string> = {
  'bez-doswiadczenia': 'Bez doświadczenia',
  'bez-dzwigania': 'Bez dźwigania',
  'bez-zmian': 'Bez zmian',
  'na-dworze': 'Na dworze',
  'na-zmiany': 'Na zmiany',
  'z-ludzmi': 'Z ludźmi',
  zdalnie: 'Zdalnie',
};

export const INTEREST_WORDS: Record<RiasecLetter, { name: string; short: string; meaning: string }> = {
  R: { name: 'Praktyczne', short: 'prakt.', meaning: 'narzędzia, maszyny, materiały, przyroda' },
  I: { name: 'Badawcze', short: 'bad.', meaning: 'dane, przyczyny, nauka' },
  A: { name: 'Artystyczne', short: 'art.', meaning: 'forma, słowo, obraz, dźwięk' },
  S: { name: 'Społeczne', short: 'społ.', meaning: 'opieka, uczenie, pomoc' },
  E: { name: 'Przedsiębiorcze', short: 'przeds.', meaning: 'przekonywanie, prowadzenie, sprzedaż' },
  C: { name: 'Uporządkowane', short: 'uporz.', meaning: 'dokumenty, liczby, zasady' },
};

export const SORTING_LABELS: Record<Sorting, string> = {
  trafnosc: 'Najlepiej pasujące',
  placa: 'Płaca grupy: od najwyższej',
  droga: 'Najkrótsza droga',
  'a-z': 'Alfabetycznie',
};

const POLISH_WORDS: Record<Conditions['polish'], string> = {
  A1: 'pierwsze słowa (A1)',
  A2: 'podstawowy (A2)',
  B1: 'na co dzień (B1)',
  B2: 'swobodny (B2)',
  C1: 'biegły (C1)',
  C2: 'jak ojczysty (C2)',
};

const EFFORT_WORDS: Record<Conditions['physical'], string> = {
  sitting: 'głównie na siedząco',
  standing: 'głównie na stojąco lub w ruchu',
  heavy: 'z dźwiganiem i wysiłkiem',
};

const NAMES = {
  shifts: ['na zmiany', 'bez zmian'],
  outdoors: ['na dworze', 'pod dachem'],
  people: ['z ludźmi przez większość dnia', 'głównie bez kontaktu z klientami'],
  remote: ['można zdalnie', 'na miejscu'],
  screen: ['przed ekranem', 'z dala od ekranu'],
} as const;

/** Each condition by its name and how it is; what depends on the firm says so. */
export function conditionRows(conditions: Conditions): readonly { name: string; value: string }[] {
  const of = (key: keyof typeof NAMES) => {
    const value = conditions[key];
    return value === null ? 'zależy od firmy' : NAMES[key][value ? 0 : 1];
  };
  return [
    { name: 'Ciało', value: EFFORT_WORDS[conditions.physical] },
    { name: 'Godziny', value: of('shifts') },
    { name: 'Miejsce', value: of('outdoors') },
    { name: 'Ludzie', value: of('people') },
    { name: 'Zdalnie', value: of('remote') },
    { name: 'Ekran', value: of('screen') },
    { name: 'Język polski', value: POLISH_WORDS[conditions.polish] },
  ];
}
