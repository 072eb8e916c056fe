// How the desk calls its figures, which way is worth a look, and how their values are written.
import { lazy } from '#domain/platform/lazy.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import type { Watched } from '#domain/desk/unusual.ts';

type Unit = 'count' | 'ms' | 'micro';

type FigureWords = { name: string; unit: Unit; watched: Watched | null };

const count = (name: string, watched: Watched | null = null): FigureWords => ({
  name,
  unit: 'count',
  watched,
});

const WORDS: Readonly<Record<string, FigureWords>> = {
  runs_started: count('Analizy zaczęte', 'less'),
  runs_done: count('Analizy gotowe', 'less'),
  runs_given_back: count('Analizy nieudane, zwrócone', 'more'),
  first_section_ms: { name: 'Do pierwszej części (mediana)', unit: 'ms', watched: 'more' },
  run_ms: { name: 'Do końca analizy (mediana)', unit: 'ms', watched: 'more' },
  model_calls: count('Wywołania modelu'),
  model_calls_failed: count('Nieudane wywołania modelu', 'more'),
  tokens_in: count('Tokeny wysłane'),
  tokens_out: count('Tokeny odebrane'),
  cost_micro: { name: 'Koszt modelu', unit: 'micro', watched: 'more' },
  sign_ups: count('Nowe konta', 'less'),
  course_orders: count('Kupione kursy'),
  course_refunds: count('Zwrócone kursy', 'more'),
  premium_orders: count('Kupione Premium'),
  premium_refunds: count('Odstąpienia od Premium', 'more'),
  mails_sent: count('Wysłane wiadomości'),
  mails_failed: count('Wiadomości z błędem', 'more'),
  errors: count('Błędy', 'more'),
};

const PURPOSES: Readonly<Record<string, string>> = {
  analysis: 'analizy',
  structure: 'plany kursów',
  lesson: 'lekcje',
  'second-reading': 'drugie czytanie lekcji',
  'lesson-plan': 'ustalenia o lekcjach pomiędzy',
  reading: 'odczyty odpowiedzi',
  question: 'odpowiedzi na pytania',
  path: 'dopisane ścieżki',
  feedback: 'uwagi do ćwiczeń',
  talk: 'rozmowy na próbę',
};

export function wordsOf(figure: string): FigureWords {
  const [kind, what = ''] = figure.split(':');
  if (kind === 'runs_failed') return count(`Nieudane: ${what}`, 'more');
  if (kind === 'cost_micro' && what !== '')
    return { name: `Koszt: ${PURPOSES[what] ?? what}`, unit: 'micro', watched: 'more' };
  return WORDS[figure] ?? count(figure);
}

const MICRO_PER_GROSZ = 10_000;
const numbers = lazy(() => ({
  whole: new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0 }),
  tenths: new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 }),
}));

/** Null = '–': there is no figure. */
export function valueText(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  if (unit === 'ms') return `${numbers().tenths.format(value / 1000)}\u00a0s`;
  return unit === 'micro' ? sumText(Math.round(value / MICRO_PER_GROSZ)) : numbers().whole.format(value);
}
