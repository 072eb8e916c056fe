// What the operator may switch for a while (docs/operations.md 'Switches'). A switch ends by itself: whether it is in force is worked out
// from its times, so nothing has to run at its end.

import { typeset } from '../../platform/typography.ts';

export const SWITCH_NAMES = [
  'analyses-off',
  'feedback-off',
  'talks-off',
  'registrations-off',
  'notice',
] as const;

export type SwitchName = (typeof SWITCH_NAMES)[number];

/** Times in epoch ms; `sentence` is what people read, as it was set. */
export type Switch = { name: SwitchName; sentence: string; from: number; until: number };

/** What people are told of each switch that is in force. */
export type SwitchSentences = { readonly [Name in SwitchName]?: string };

export function isInForce({ from, until }: Pick<Switch, 'from' | 'until'>, now: number): boolean {
  return from <= now && now < until;
}

export function sentencesInForce(switches: readonly Switch[], now: number): SwitchSentences {
  return Object.fromEntries(
    switches.filter((one) => isInForce(one, now)).map(({ name, sentence }) => [name, sentence]),
  );
}

// What the desk's form offers, in hours.

/** How long a switch may last. */
export const SWITCH_HOURS = [1, 4, 12, 24, 72, 168, 720] as const;

/** From now until it begins. */
export const SWITCH_DELAYS = [0, 1, 6, 24, 72] as const;

// Whether a switch may be set as the operator wrote it. Plain text of one line, and an end that comes soon enough that nobody forgets it.
const DAY_MS = 24 * 60 * 60_000;

export const SENTENCE_MAX_LENGTH = 300;
export const SWITCH_MAX_MS = 30 * DAY_MS;

/** `from` null = now. */
export type SwitchDraft = { sentence: string; from: number | null; until: number };

type CheckedSwitch =
  | { ok: true; terms: Omit<Switch, 'name'> }
  | { ok: false; field: 'sentence' | 'from' | 'until'; fault: string };

/** Line breaks become spaces, and the sentence is typeset; other control characters, which nobody sees, are refused. */
export function checkedSwitch(draft: SwitchDraft, now: number): CheckedSwitch {
  const sentence = typeset(draft.sentence.toWellFormed().trim().replaceAll(/\s+/g, ' '));
  const from = draft.from ?? now;
  const { until } = draft;
  if (sentence === '') return refused('sentence', 'Napisz zdanie, które przeczytają ludzie.');
  if (/\p{C}/u.test(sentence)) return refused('sentence', 'W zdaniu są niewidoczne znaki. Wpisz je ręcznie.');
  if ([...sentence].length > SENTENCE_MAX_LENGTH)
    return refused('sentence', `Skróć zdanie do ${SENTENCE_MAX_LENGTH} znaków.`);
  if (!Number.isSafeInteger(from)) return refused('from', 'Podaj początek.');
  if (!Number.isSafeInteger(until)) return refused('until', 'Podaj koniec.');
  if (until <= now) return refused('until', 'Koniec musi być w\u00a0przyszłości.');
  if (until > now + SWITCH_MAX_MS) return refused('until', 'Koniec może być najdalej za 30\u00a0dni.');
  if (until <= from) return refused('until', 'Koniec musi być po początku.');
  return { ok: true, terms: { sentence, from, until } };
}

function refused(field: 'sentence' | 'from' | 'until', fault: string): CheckedSwitch {
  return { ok: false, field, fault };
}
