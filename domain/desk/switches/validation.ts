// Whether a switch may be set as the operator wrote it. Plain text of one line, and an end that comes soon enough that nobody forgets it.
import { typeset } from '../../platform/typeset.ts';
import type { Switch } from './switches.ts';

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
