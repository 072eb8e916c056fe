// A talk that a lesson lets one practise (docs/decisions.md 'A practised talk'): the model plays one person in one situation, for so many turns,
// so often a week. What it plays stands in the lesson, never in what the learner says.
import type { Feedback } from '../practice/feedback.ts';

/** As a lesson's practice holds it. */
export type Talk = {
  /** Who it is that one talks with: 'Pan Tadeusz, piekarz'. */
  partner: string;
  /** What it is about and what one wants of it, told to the learner. */
  scene: string;
  /** The partner's first words. */
  opening: string;
  /** What the partner has in mind and says only when asked well; '' = nothing. Told to the model alone. */
  knows: string;
  /** What of the lesson is practised, and what the sentences at its end go by. */
  points: readonly string[];
};

/** What a reader gets of it. */
export type ShownTalk = Omit<Talk, 'knows'>;

export function shownTalk({ knows: _knows, ...shown }: Talk): ShownTalk {
  return shown;
}

export type Turn = { who: 'partner' | 'learner'; text: string };

/** The learner's. */
export const MAX_TURNS = 12;
export const MAX_MESSAGE_LENGTH = 600;

/** Begun in seven days, for one lesson. */
export const TALKS_A_WEEK = 2;
export const WEEK_MS = 7 * 24 * 60 * 60_000;

export const LONG_MESSAGE = `Skróć wypowiedź do ${MAX_MESSAGE_LENGTH} znaków.`;
export const EMPTY_MESSAGE = 'Najpierw napisz, co mówisz.';

/** As it is said and kept: one line, of which nothing can be hidden. */
export function spoken(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Null = it can be said. */
export function faultOfMessage(text: string): string | null {
  if (!/\p{L}/u.test(text)) return EMPTY_MESSAGE;
  return text.length > MAX_MESSAGE_LENGTH ? LONG_MESSAGE : null;
}

/** `begun`: when, in epoch ms, each of a lesson's talks. */
export function talksLeft(begun: readonly number[], now: number): number {
  return Math.max(0, TALKS_A_WEEK - inTheWeek(begun, now).length);
}

/** When the next may begin; null = now. */
export function nextTalkAt(begun: readonly number[], now: number): number | null {
  const counted = inTheWeek(begun, now).toSorted((one, other) => one - other);
  const free = counted.at(-TALKS_A_WEEK);
  return free === undefined ? null : free + WEEK_MS;
}

function inTheWeek(begun: readonly number[], now: number): number[] {
  return begun.filter((at) => at > now - WEEK_MS);
}

export type TalkFeedback = Feedback & { at: number };

/** One talk as its learner sees it. `turn`: how often they have been answered. */
export type OwnTalk = {
  id: string;
  turns: readonly Turn[];
  turn: number;
  /** Null = it goes on. */
  feedback: TalkFeedback | null;
  /** The learner's words ask for a line with a number to call. */
  isGentle: boolean;
};

/** The latest, and how many more may be begun; `nextAt`: where none may, when. */
export type OwnTalks = { latest: OwnTalk | null; left: number; nextAt: string | null };
