// What a closed section of a path, or of an analysis, holds, in a few words, so that one knows what a press brings. Figures only of the
// tables.
import type { PublicFacts } from '#domain/advice/public-facts.ts';
import type { PathTest, PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { LockedPath } from '#domain/advice/analysis/events.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { educationWords, forecastWord, monthsWords, NO_DEMAND } from '../facts/fact-words.ts';
import { zloty } from '../money.ts';
import { aboutWeeks, stepWeeks } from '../parts/step-lengths.ts';

const STEPS = ['krok', 'kroki', 'kroków'] as const;
const HOURS = ['godzina', 'godziny', 'godzin'] as const;

export function payGist({ pay }: PublicFacts): string {
  return pay === null ? 'brak statystyki' : `mediana grupy ${zloty(pay.median)} brutto`;
}

export function demandGist({ demand }: PublicFacts): string {
  return demand === null ? NO_DEMAND : `${forecastWord(demand.poland)} w\u00a0Polsce`;
}

export function wayInGist({ wayIn: { months, education } }: PublicFacts): string {
  const time = monthsWords(months);
  return [time === null ? '' : `zwykle ${time}`, educationWords(education)].filter(Boolean).join(', ');
}

export function testGist({ godziny, koszt }: PathTest): string {
  const time = godziny < 1 ? 'mniej niż godzina' : pluralized(godziny, HOURS);
  return `${time}, ${koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`}`;
}

/** Of the link to the trial's page. */
export function trialLinkWords({ done, dueOn }: StepMark): string {
  if (done) return 'Zobacz, co dała próba';
  return dueOn === null ? 'Zrobię to w\u00a0weekend' : `Próba: ${polishDay(dueOn)}`;
}

export function stepsGist(steps: readonly PlanStep[]): string {
  const weeks = stepWeeks(steps.map(({ czasWykonania }) => czasWykonania));
  const count = pluralized(steps.length, STEPS);
  return weeks === null ? count : `${count}, ${aboutWeeks(weeks.reduce((sum, one) => sum + one, 0))}`;
}

/** Exactly what a locked path holds. */
export function heldBy({ zawodId, liczbaKrokow }: LockedPath): string {
  if (zawodId === null) return 'Opis, korzyści, wymagania, rozwój';
  const steps = liczbaKrokow === undefined || liczbaKrokow === 0 ? 'kroki' : pluralized(liczbaKrokow, STEPS);
  return withNonBreakingSpaces(`Powody za i przeciw, próba do zrobienia, ${steps}`);
}

/** Null = the plan shows all. */
export function moreSkills(locked: number): string | null {
  return more(locked, ['umiejętność', 'umiejętności', 'umiejętności'], 'z opisem i priorytetem');
}

export function moreSearches(locked: number): string | null {
  return more(locked, ['wyszukiwanie', 'wyszukiwania', 'wyszukiwań'], 'dla innych ścieżek tej analizy');
}

function more(count: number, forms: readonly [string, string, string], what: string): string | null {
  if (count === 0) return null;
  return withNonBreakingSpaces(`Jeszcze ${pluralized(count, forms)} ${what} – w planie Premium.`);
}

const OPENED: readonly [one: string, two: string, three: string] = [
  'Otworzyła się jedna ścieżka',
  'Otworzyły się dwie ścieżki',
  'Otworzyły się trzy ścieżki',
];

/** For one to three, since an analysis has four paths at most and the first one is open to everybody. */
export function openedWords(count: number): string {
  return OPENED[count - 1] ?? 'Otworzyły się wszystkie ścieżki';
}
