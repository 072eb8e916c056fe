// What differs between two analyses, in words. Only what is proven: answers differ, ledgers hold other points; that one made the other is
// said by the ledger alone, which names the answer that it counted.
import type { AnswerChanges } from '#domain/advice/analysis/comparison/compare-answers.ts';
import type { ComparedPath, LedgerChange } from '#domain/advice/analysis/comparison/compare.ts';
import { PREFERENCE_TEXTS } from '#content/quiz.ts';
import { ledgerWords } from '../analysis/ledger/ledger-words.ts';

type AnswerLine = { label: string; said: string[] };

type FactName = AnswerChanges['facts'][number];

const FACTS: Record<FactName, string> = {
  education: 'wykształcenie',
  from: 'dotychczasowa praca',
  years: 'lata pracy',
  voivodeship: 'województwo',
  hoursPerWeek: 'godziny na naukę',
  maxMonths: 'czas na zmianę',
  minPay: 'najniższa płaca',
  polishLevel: 'znajomość polskiego',
  licences: 'uprawnienia',
  stay: 'blisko czy daleko od obecnej pracy',
  activities: 'zajęcia',
  noLifting: 'dźwiganie',
  noStanding: 'praca na stojąco',
  noShifts: 'praca zmianowa',
  noScreen: 'praca przy ekranie',
  remoteOnly: 'praca zdalna',
  outdoors: 'praca na powietrzu',
};

const quoted = (text: string) => `„${text}”`;

/** The answers that differ, step by step. */
export function answerLines({ preferences, interests, info, facts }: AnswerChanges): AnswerLine[] {
  const named = {
    added: preferences.added.map((key) => PREFERENCE_TEXTS[key].label),
    removed: preferences.removed.map((key) => PREFERENCE_TEXTS[key].label),
  };
  return [
    { label: 'Co Cię inspiruje', said: changeWords(named) },
    { label: 'Zainteresowania', said: changeWords(interests) },
    { label: 'Coś jeszcze o\u00a0Tobie', said: changeWords(info) },
    {
      label: 'Fakty',
      said: facts.length === 0 ? [] : [`inne: ${facts.map((key) => FACTS[key]).join(', ')}`],
    },
  ].filter(({ said }) => said.length > 0);
}

function changeWords({ added, removed }: { added: readonly string[]; removed: readonly string[] }): string[] {
  return [
    ...(added.length === 0 ? [] : [`dodane: ${added.map(quoted).join(', ')}`]),
    ...(removed.length === 0 ? [] : [`usunięte: ${removed.map(quoted).join(', ')}`]),
  ];
}

/** 'doszło: Twoje słowa: las (+12)', 'odpadło: Natura (+4)', 'Zapotrzebowanie: deficyt (+1 → +3)'. */
export function ledgerChangeWords(
  { factor, evidence, before, now }: LedgerChange,
  names: ComparedPath['names'],
): string {
  const words = ledgerWords({ factor, evidence, points: now === 0 ? before : now }, names);
  if (before === 0) return `doszło: ${words} (${signed(now)})`;
  if (now === 0) return `odpadło: ${words} (${signed(before)})`;
  return `${words} (${signed(before)} → ${signed(now)})`;
}

function signed(points: number): string {
  return points < 0 ? `−${Math.abs(points)}` : `+${points}`;
}

export type PathChange = { word: string; tone: 'positive' | 'warning' | 'neutral' };

/** At the path of the older analysis: only that it has gone. */
export function changeBefore({ now }: ComparedPath): PathChange | null {
  return now === null ? { word: 'nie ma już', tone: 'warning' } : null;
}

/** At the path of the newer one. Nothing has changed only if place, reasons and ledgers are the same. */
export function changeNow({ before, now, ledger }: ComparedPath): PathChange | null {
  if (now === null) return null;
  if (before === null) return { word: 'nowe', tone: 'positive' };
  if (before.place !== now.place)
    return { word: `z\u00a0${before.place}. na ${now.place}. miejsce`, tone: 'neutral' };
  const isSame =
    (ledger === null || ledger.length === 0) && JSON.stringify(before.quotes) === JSON.stringify(now.quotes);
  return { word: isSame ? 'bez zmian' : 'to samo miejsce', tone: 'neutral' };
}
