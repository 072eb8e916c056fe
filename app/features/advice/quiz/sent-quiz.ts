// A quiz that was sent waits in the tab, and the dashboard starts its run (docs/product.md 'Quiz flow'). Between the two stands one load, or
// the way through the sign-in.
import type { RunOrder } from '../run/run-messages.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';
import { keepLocalAnswers } from './local-answers.ts';
import { draftSeenBy, isStillAsked, parseDraft, type QuizDraft } from './quiz-draft.ts';

/** The dashboard with the run of the quiz that waits. */
export const SENT_QUIZ = '/dashboard?analiza=nowa';

export function asksForSentQuiz(search: string): boolean {
  return new URLSearchParams(search).get('analiza') === 'nowa';
}

/** Null = nothing of theirs waits (any more). */
export function sentOrder(userId: string, now: number): RunOrder | null {
  const draft = sentDraft(userId, now);
  return draft === null ? null : { kind: 'start', answers: { ...draft.answers, ...draft.extras } };
}

/** Its run begins: no other page does it again. */
export function takeSentQuiz(userId: string): void {
  const draft = theirDraft(userId);
  if (draft === null) return;
  keepLocalAnswers(userId, draft.answers);
  keepDraft(JSON.stringify({ ...draft, askedAt: null }));
}

/** The session turned out to be gone: it waits for anyone who signs in as the same person. */
export function waitForSignIn(userId: string, now: number): void {
  const draft = theirDraft(userId);
  if (draft !== null) keepDraft(JSON.stringify({ ...draft, hasLapsed: true, askedAt: now }));
}

function sentDraft(userId: string, now: number): QuizDraft | null {
  const draft = theirDraft(userId);
  return draft !== null && isStillAsked(draft, now) ? draft : null;
}

function theirDraft(userId: string): QuizDraft | null {
  const text = keptDraft();
  const draft = text === null ? null : parseDraft(text);
  return draft === null ? null : draftSeenBy(userId, draft);
}
