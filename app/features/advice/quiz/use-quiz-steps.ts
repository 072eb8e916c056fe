// Walking through the three steps and the optional part: what may go on, what is wrong, and where the focus goes (docs/product.md 'Quiz
// flow', 'Quiz steps'). Before the order goes out, the gate is asked (docs/decisions.md 'The gate').
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { faultOfAnswers, faultOfStep, type QuizAnswers, type QuizStep } from '#domain/advice/quiz/answers.ts';
import { useLineBack } from '../../../lib/use-line-back.ts';
import { loadGate } from '../facts/quiz/LazyQuizFacts.tsx';
import type { FactsSheet } from '../facts/quiz/QuizFacts.tsx';
import { hasUnderstood } from '../understood/LazyUnderstood.tsx';
import { storeDraftAgain } from './draft-storage.ts';
import type { QuizExtras, QuizOrder } from './quiz-draft.ts';
import { noteBack, noteFurther, useQuizHistory } from './quiz-history.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';

const NO_CODE =
  'Nie udało się wczytać tej części. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.';

const NO_LINE =
  'Nie masz połączenia z\u00a0internetem. Odpowiedzi zostają w\u00a0tej karcie, a\u00a0my pójdziemy dalej, gdy tylko połączenie wróci.';

export function useQuizSteps(
  { draft, change }: ReturnType<typeof useQuizDraft>,
  onSubmit: (order: QuizOrder) => void,
) {
  const { step, answers, extras } = draft;
  const [fault, setFault] = useState<ReactNode>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isChecking, setChecking] = useState(false);
  // The last press had no network: it is made again once there is one.
  const [isWaiting, setWaiting] = useState(false);
  // What is to get the focus once it is on screen; a step that was restored leaves the focus alone.
  const [wanted, setWanted] = useState<{ place: 'heading' | 'field' } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLElement>(null);
  const sheet = useRef<FactsSheet>(null);
  // Its code may come after the person has gone on or back.
  const isSheetAwaited = useRef(false);

  useEffect(() => {
    if (wanted === null) return;
    const target = (wanted.place === 'field' ? field : heading).current;
    target?.focus({ preventScroll: true });
    bringIntoView(target);
  }, [wanted]);

  // In the press itself, not after it: what is typed or pressed next, however quickly, is meant for the next step.
  function goTo(other: QuizStep) {
    isSheetAwaited.current = false;
    change({ step: other });
    setSheetOpen(false);
    setFault(null);
    setWaiting(false);
    setWanted({ place: 'heading' });
  }

  useQuizHistory((screen) => {
    if (screen === 'facts') void showSheet();
    else if (typeof screen === 'number' && (screen !== step || isSheetOpen)) goTo(screen);
  });

  function goOn(other: QuizStep) {
    noteFurther(step, other);
    goTo(other);
  }

  function goBack(other: QuizStep) {
    noteBack(step, other);
    goTo(other);
  }

  function refuse(sentence: ReactNode) {
    setFault(sentence);
    setWanted({ place: 'field' });
  }

  function next() {
    const sentence = faultOfStep(step, answers);
    if (sentence !== null) {
      closeSheet();
      return refuse(sentence);
    }
    if (step !== 3) return goOn(step === 1 ? 2 : 3);
    // Step 3 can be reached with a draft whose earlier steps are no longer fine.
    const earlier = faultOfAnswers(answers);
    if (earlier === null) return void leave();
    noteFurther(step, earlier.step);
    change({ step: earlier.step });
    return refuse(earlier.sentence);
  }

  async function leave(said: Pick<QuizExtras, 'isAdult'> = {}) {
    setFault(null);
    setWaiting(false);
    setChecking(true);
    await order(said).finally(() => setChecking(false));
  }

  async function order(said: Pick<QuizExtras, 'isAdult'>) {
    const ofSheet = sheet.current === null ? extras : await sheet.current.read();
    if (ofSheet === null) {
      if (!isSheetOpen) noteFurther(3, 'facts');
      return setSheetOpen(true);
    }
    const read = { ...ofSheet, ...(extras.isAdult && { isAdult: extras.isAdult }), ...said };
    change({ extras: read });
    const whole = { ...answers, ...read };
    const gate = await loadGate();
    const refusal = (await gate?.checkAnswers(whole)) ?? null;
    if (gate === null || refusal === null) {
      if (!(await hasUnderstood())) {
        setWaiting(true);
        return refuse(navigator.onLine ? NO_CODE : NO_LINE);
      }
      storeDraftAgain();
      return onSubmit(whole);
    }
    const help = gate.leadToHelp(refusal.code);
    if (help !== null) return help;
    if (refusal.code === 'too-little') {
      noteFurther(step, 2);
      change({ step: 2 });
      setSheetOpen(false);
      return refuse(createElement(gate.Questions, refusal));
    }
    if (refusal.code === 'age-unknown') {
      closeSheet();
      const { sentence } = refusal;
      return refuse(
        createElement(gate.AgeQuestion, { sentence, onYes: () => void leave({ isAdult: true }) }),
      );
    }
    refuse(refusal.sentence);
    if (isSheetOpen) setWanted({ place: 'heading' });
  }

  function back() {
    if (isSheetOpen) {
      closeSheet();
      goTo(3);
    } else if (step !== 1) goBack(step === 3 ? 2 : 1);
  }

  function keepFacts(read: QuizExtras) {
    change({ extras: { ...read, ...(extras.isAdult && { isAdult: true }) } });
  }

  async function openSheet() {
    if (await showSheet()) noteFurther(3, 'facts');
  }

  /** Whether it is there. */
  async function showSheet(): Promise<boolean> {
    isSheetAwaited.current = true;
    const gate = await loadGate();
    if (!isSheetAwaited.current) return false;
    setFault(gate === null ? NO_CODE : null);
    if (gate === null) return false;
    change({ step: 3 });
    setSheetOpen(true);
    setWanted({ place: 'heading' });
    return true;
  }

  function closeSheet() {
    if (isSheetOpen) noteBack('facts', 3);
    setSheetOpen(false);
  }

  function answer(part: Partial<QuizAnswers>) {
    // What was read was read of other words.
    const { reading: _, ...others } = extras;
    change({ answers: { ...answers, ...part }, extras: others, understood: null });
    setFault(null);
    setWaiting(false);
  }

  useLineBack(isWaiting, () => void leave());

  return {
    step,
    answers,
    fault,
    heading,
    field,
    next,
    back,
    answer,
    openSheet,
    keepFacts,
    facts: { ref: sheet, extras, isOpen: isSheetOpen },
    isChecking,
  };
}

/** A step that goes on below the window begins at its top, as far as the page's header allows. */
function bringIntoView(target: HTMLElement | null): void {
  const sheet = target?.closest('section');
  if (target === null || !sheet) return;
  const { top, bottom } = sheet.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (target.matches('h3') ? sheet : target).scrollIntoView({
    block: target.matches('h3') ? 'start' : 'center',
    behavior: isStill ? 'instant' : 'smooth',
  });
}
