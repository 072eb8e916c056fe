// The tables' facts in words: groups, dates and ranges as people say them. Ends of words don't depend on who reads.
import type { Education, Forecast } from '#domain/advice/occupation.ts';
import type { DemandFacts, FactSources, WayInFacts, WidePayFacts } from '#domain/advice/public-facts.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { zloty } from '../money.ts';

export const NO_FIGURE = 'Brak statystyki dla tego zawodu';
export const NO_DEMAND = 'brak danych dla tego zawodu';
/** In short what the survey takes in; a test compares it with the source. */
export const PAY_SCOPE = 'umowa o pracę, firmy od 10 osób';

const MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
];

/** '2024-10' → 'październik 2024'. */
export function monthOf(period: string): string {
  const [year = '', month = ''] = period.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
}

type PaySource = Pick<FactSources['pay'], 'period' | 'isCompared'>;

/** Stands at every figure of pay: whose it is, and that it is a copy until somebody has compared it with the survey's own file. */
export function paySource({ period, isCompared = false }: PaySource): string {
  return `GUS, ${monthOf(period)}${isCompared ? '' : ' (z\u00a0odpisu)'}`;
}

/** '' = the figures were compared. */
export function copyNote({ isCompared = false }: Pick<PaySource, 'isCompared'>): string {
  return isCompared ? '' : 'Kwoty znamy z cudzego odpisu, nikt ich jeszcze nie porównał z arkuszem GUS.';
}

/** Pay of a wider group, called what it is: a mean, of many trades. */
export function widePayWords({ group, mean, errorPercent }: WidePayFacts): string {
  const error =
    errorPercent === undefined
      ? 'Błędu oszacowania źródło nie podaje.'
      : `Błąd oszacowania: ${String(errorPercent).replace('.', ',')}%.`;
  return withNonBreakingSpaces(
    `Dla orientacji szersza grupa „${group}”: średnio ${zloty(mean)} brutto. Są w niej bardzo różne zawody, a średnią podnoszą najlepiej płatne. ${error}`,
  );
}

/** 'od 1 stycznia 2027 roku: 4 950 zł (Dz.U. 2026 poz. 1213)'; null = no other is enacted yet. */
export function nextMinimumWords({ next }: FactSources['minimumWage']): string | null {
  if (next === undefined || next === null) return null;
  const act = next.act === undefined || next.act === null ? '' : ` (${next.act})`;
  return withNonBreakingSpaces(`od ${polishDay(next.from)}: ${zloty(next.gross)}${act}`);
}

/** What the line on the axis is; where a tenth of the group earned less when it was asked, what holds today. */
export function minimumNote(d1: number, minimum: FactSources['minimumWage']): string {
  const { gross, from } = minimum;
  const year = from.slice(0, 4);
  const next = nextMinimumWords(minimum);
  const later = next === null ? '' : ` Minimum ${next}.`;
  return withNonBreakingSpaces(
    d1 < gross
      ? `Dziś co najmniej ${zloty(gross)} brutto przy pełnym etacie (minimum ${year}).${later}`
      : `Kreska: minimum ${year}, ${zloty(gross)} brutto przy pełnym etacie.${later}`,
  );
}

const FORECASTS: Record<Forecast, string> = {
  deficyt: 'deficyt',
  rownowaga: 'równowaga',
  nadwyzka: 'nadwyżka',
};

export function forecastWord(forecast: Forecast): string {
  return FORECASTS[forecast];
}

/** Null = the person named no voivodeship. */
export function regionWords({ region }: DemandFacts): string | null {
  if (region === null) return null;
  const { voivodeship, forecast } = region;
  return forecast === null
    ? withNonBreakingSpaces(`brak danych dla województwa ${voivodeship.slice(0, -1)}ego`)
    : `województwo ${voivodeship}: ${forecastWord(forecast)}`;
}

const EDUCATION: Record<Education, string> = {
  bez_wymogow: 'bez wymaganego wykształcenia',
  podstawowe: 'szkoła podstawowa',
  branzowe: 'szkoła branżowa',
  srednie: 'wykształcenie średnie',
  policealne: 'szkoła policealna',
  licencjat_inzynier: 'studia licencjackie lub inżynierskie',
  magister: 'studia magisterskie',
};

export function educationWords(education: Education): string {
  return EDUCATION[education];
}

/** Null = not estimated. */
export function monthsWords(months: WayInFacts['months']): string | null {
  if (months === null) return null;
  const [least, most] = months;
  if (most <= 1) return 'do miesiąca';
  if (least >= 24 && least % 6 === 0 && most % 6 === 0) return rangeOf(least / 12, most / 12, yearsWord);
  return least === 0 ? `do ${most}\u00a0miesięcy` : rangeOf(least, most, monthsWord);
}

/** One figure of months: '6 miesięcy', '2 lata', '4,5 roku'; '0' = from now on. */
export function durationWords(months: number): string {
  if (months === 0) return 'od zaraz';
  if (months < 24 || months % 6 !== 0) return `${months}\u00a0${monthsWord(months)}`;
  return `${decimal(months / 12)}\u00a0${yearsWord(months / 12)}`;
}

function rangeOf(least: number, most: number, wordFor: (amount: number) => string): string {
  const amounts = least === most ? decimal(most) : `${decimal(least)}–${decimal(most)}`;
  return `${amounts}\u00a0${wordFor(most)}`;
}

export function decimal(amount: number): string {
  return String(amount).replace('.', ',');
}

function monthsWord(amount: number): string {
  if (amount === 1) return 'miesiąc';
  return isFew(amount) ? 'miesiące' : 'miesięcy';
}

function yearsWord(amount: number): string {
  if (!Number.isInteger(amount)) return 'roku';
  if (amount === 1) return 'rok';
  return isFew(amount) ? 'lata' : 'lat';
}

function isFew(amount: number): boolean {
  return amount % 10 >= 2 && amount % 10 <= 4 && !(amount % 100 >= 12 && amount % 100 <= 14);
}
