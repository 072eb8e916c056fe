import { reviewWords } from '#domain/courses/review-cards/review-cards.ts';
import type { PathTest } from '#domain/advice/analysis/analysis.ts';
import type { TodayThing } from '#domain/advice/progress/today.ts';
import { zloty } from '../../analysis/money.ts';

/** What is asked for, as one would tell oneself. */
export function todayTitle(thing: TodayThing): string {
  if (thing.kind === 'lesson') return 'Dokończ zaczętą lekcję';
  if (thing.kind === 'course') return thing.course.isBegun ? 'Wróć do kursu' : 'Zacznij swój kurs';
  if (thing.kind === 'cards') return reviewWords(thing.cards);
  if (thing.kind === 'step') return `Zacznij krok ${thing.step + 1}: ${thing.name}`;
  return TRIAL_TITLES[thing.asks];
}

type TrialAsks = Extract<TodayThing, { kind: 'test' }>['asks'];

const TRIAL_TITLES: Readonly<Record<TrialAsks, string>> = {
  day: 'Wybierz dzień na próbę',
  doing: 'Dziś dzień próby',
  telling: 'Próba za Tobą. Jak było?',
};

/** What stands on the button that leads to the trial's page. */
export const TRIAL_PRESS: Readonly<Record<TrialAsks, string>> = {
  day: 'Zrobię to w\u00a0weekend',
  doing: 'Otwórz próbę',
  telling: 'Powiedz, jak było',
};

/** '3 godziny, bez kosztów.' */
export function lengthWords({ godziny, koszt }: Pick<PathTest, 'godziny' | 'koszt'>): string {
  const cost = koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`;
  return `${hours(godziny)}, ${cost}.`;
}

function hours(count: number): string {
  if (count < 1) return 'Mniej niż godzina';
  if (count === 1) return 'Godzina';
  return `${String(count).replace('.', ',')}\u00a0${Number.isInteger(count) && count > 4 ? 'godzin' : 'godziny'}`;
}
