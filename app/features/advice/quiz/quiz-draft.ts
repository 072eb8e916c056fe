// What has been answered so far, kept in the tab through reloads, sign-in and failures (docs/faults.md: typed text survives every
// failure). A draft of one signed-in person is never shown to another.
import type { ReadAnswers } from '#domain/advice/reading/events.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import type { Facts } from '#domain/advice/facts.ts';
import {
  NO_ANSWERS,
  PREFERENCES,
  QUIZ_STEPS,
  type QuizAnswers,
  type QuizStep,
} from '#domain/advice/quiz/answers.ts';

/** What is sent beside the answers: nothing, or the facts of the optional part as they go over the wire. */
export type QuizExtras = {
  facts?: Facts;
  healthConsent?: true;
  /** As it was confirmed; missing = the server reads. */
  reading?: Reading;
  language?: AnalysisLanguage;
  /** They answered that they are eighteen. */
  isAdult?: true;
};

/** What was read of the answers, as it stands after the person's corrections. */
export type UnderstoodAnswers = Pick<ReadAnswers, 'reading' | 'by' | 'isConfirmed'> & {
  strict?: ReadAnswers['strict'];
  isGentle?: boolean;
};

export type QuizOrder = QuizAnswers & QuizExtras;

export type QuizDraft = {
  /** The signed-in person who typed it; null = a stranger, whose draft passes to anyone who signs in. */
  owner: string | null;
  /** The owner's session ran out in mid-quiz, so it stays in sight; after signing out it would not. */
  hasLapsed: boolean;
  step: QuizStep;
  answers: QuizAnswers;
  extras: QuizExtras;
  /** Null = these answers were not read yet. */
  understood: UnderstoodAnswers | null;
  /** When a stranger asked for the analysis (epoch ms), which then starts as they sign in; null = nobody waits for it. */
  askedAt: number | null;
};

/** Longer than this no way through Google takes; somebody else may then be at the keyboard. */
const ASKED_FOR_MS = 10 * 60_000;

/** Whether anyone who signs in now still waits for the analysis that was asked for then. */
export function isStillAsked({ askedAt }: Pick<QuizDraft, 'askedAt'>, now: number): boolean {
  return askedAt !== null && askedAt <= now && now - askedAt <= ASKED_FOR_MS;
}

export const DRAFT_KEY = 'quiz_draft';

export const EMPTY_DRAFT: QuizDraft = {
  owner: null,
  hasLapsed: false,
  step: 1,
  answers: NO_ANSWERS,
  extras: {},
  understood: null,
  askedAt: null,
};

/** `userId` is who is here now; undefined = nobody can tell, since the database is away. Null = not theirs to see. */
export function draftSeenBy(userId: string | null | undefined, draft: QuizDraft): QuizDraft | null {
  if (userId === undefined) return draft;
  if (draft.owner === null || draft.owner === userId) return { ...draft, owner: userId, hasLapsed: false };
  return userId === null && draft.hasLapsed ? draft : null;
}

/** Null = broken. */
export function parseDraft(text: string): QuizDraft | null {
  const value = parsedRecord(text);
  if (value === null) return null;
  const { owner = null, hasLapsed = false, askedAt = null, understood = null } = value;
  const step = QUIZ_STEPS.find((one) => one === value['step']);
  const answers = answersOf(value['answers']);
  if (step === undefined || answers === null || (owner !== null && typeof owner !== 'string')) return null;
  // The server reads facts leniently, and so does the part that shows them.
  const extras: QuizExtras = isRecord(value['extras']) ? value['extras'] : {};
  return {
    owner,
    hasLapsed: hasLapsed === true,
    step,
    answers,
    extras,
    // Our own, of this tab; the server checks whatever comes of it.
    understood:
      isRecord(understood) && isRecord(understood['reading']) ? (understood as UnderstoodAnswers) : null,
    askedAt: typeof askedAt === 'number' ? askedAt : null,
  };
}

/** The answers of a person's local copy; null = broken. */
export function parseAnswers(text: string): QuizAnswers | null {
  return answersOf(parsedRecord(text));
}

function answersOf(value: unknown): QuizAnswers | null {
  if (!isRecord(value)) return null;
  const { preferences, additional_interests, additional_info = '' } = value;
  if (!Array.isArray(preferences)) return null;
  if (typeof additional_interests !== 'string' || typeof additional_info !== 'string') return null;
  return {
    preferences: PREFERENCES.filter((one) => preferences.includes(one)),
    additional_interests,
    additional_info,
  };
}

function parsedRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
