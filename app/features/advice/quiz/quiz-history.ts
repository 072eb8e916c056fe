// The quiz's screens as entries of the browser's history, so that its Back and Forward walk through them. An entry says which screen it is and
// which one it came from, nothing of the answers. What has no mark is none of ours: a link to '/#quiz' makes such an entry, too.
import { useEffect, useEffectEvent } from 'react';
import { QUIZ_STEPS, type QuizStep } from '#domain/advice/quiz/answers.ts';

/** 'facts': the sheet that step 3 opens. */
export type QuizScreen = QuizStep | 'facts' | 'understood' | 'firsts';

type Mark = { screen: QuizScreen; before: QuizScreen | null };

const SCREENS: readonly QuizScreen[] = [...QUIZ_STEPS, 'facts', 'understood', 'firsts'];

// The browser is on its way back to a screen that is shown already.
let isGoingBack = false;

/** `onReturn`: Back or Forward has led to this screen. */
export function useQuizHistory(onReturn: (screen: QuizScreen) => void): void {
  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const mark = markOf(state);
    if (mark !== null && !isGoingBack) onReturn(mark.screen);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => follow(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}

// An entry is written once the press has been shown, in the order of the presses: the browser's work on one takes a fifth of 'Dalej'.

/** A further screen takes an entry of its own; that of the sheet of facts, which is a way aside, is taken by what follows it. */
export function noteFurther(from: QuizScreen, to: QuizScreen): void {
  setTimeout(() => writeFurther(from, to));
}

/** 'Wstecz' goes as the browser's Back does, where that leads to the same screen. */
export function noteBack(from: QuizScreen, to: QuizScreen): void {
  setTimeout(() => goBack(from, to));
}

function writeFurther(from: QuizScreen, to: QuizScreen): void {
  const mark = markOf(window.history.state);
  if (mark?.screen === 'facts') {
    const quiz: Mark = { screen: to, before: mark.before };
    return window.history.replaceState({ ...window.history.state, quiz }, '');
  }
  noteHere(from);
  window.history.pushState({ quiz: { screen: to, before: from } satisfies Mark }, '');
}

function goBack(from: QuizScreen, to: QuizScreen): void {
  if (isGoingBack) return;
  const mark = markOf(window.history.state);
  if (mark?.screen !== from || mark.before !== to) return writeFurther(from, to);
  isGoingBack = true;
  // After every screen has heard of it.
  const arrive = () => setTimeout(() => (isGoingBack = false));
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/** Which screen the entry one is on shows, also after a reload; null = none of the quiz's. */
export function screenHere(): QuizScreen | null {
  return markOf(window.history.state)?.screen ?? null;
}

/** The entry one is on shows this screen. */
export function noteHere(screen: QuizScreen): void {
  const mark = markOf(window.history.state);
  if (mark?.screen === screen) return;
  const quiz: Mark = { screen, before: mark?.before ?? null };
  window.history.replaceState({ ...window.history.state, quiz }, '');
}

function markOf(state: unknown): Mark | null {
  const quiz: unknown = typeof state === 'object' && state !== null && 'quiz' in state ? state.quiz : null;
  if (typeof quiz !== 'object' || quiz === null || !('screen' in quiz) || !('before' in quiz)) return null;
  const screen = SCREENS.find((one) => one === quiz.screen);
  return screen === undefined ? null : { screen, before: SCREENS.find((one) => one === quiz.before) ?? null };
}
