// Walking through the three steps: what may go on, what is wrong, and where the focus goes (docs/product.md 'Quiz flow', 'Quiz steps').
import { useEffect, useRef, useState } from 'react';
import { faultOfAnswers, faultOfStep, type QuizAnswers, type QuizStep } from '#domain/quiz/answers.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';

export function useQuizSteps(
  { draft, change }: ReturnType<typeof useQuizDraft>,
  onSubmit: (answers: QuizAnswers) => void,
) {
  const { step, answers } = draft;
  const [fault, setFault] = useState<string | null>(null);
  // What is to get the focus once it is on screen; a step that was restored leaves the focus alone.
  const [wanted, setWanted] = useState<{ place: 'heading' | 'field' } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLElement>(null);

  useEffect(() => {
    if (wanted !== null) (wanted.place === 'heading' ? heading : field).current?.focus();
  }, [wanted]);

  function goTo(other: QuizStep) {
    change({ step: other });
    setFault(null);
    setWanted({ place: 'heading' });
  }

  function refuse(sentence: string) {
    setFault(sentence);
    setWanted({ place: 'field' });
  }

  function next() {
    const sentence = faultOfStep(step, answers);
    if (sentence !== null) return refuse(sentence);
    if (step !== 3) return goTo(step === 1 ? 2 : 3);
    // Step 3 can be reached with a draft whose earlier steps are no longer fine.
    const earlier = faultOfAnswers(answers);
    if (earlier === null) return onSubmit(answers);
    change({ step: earlier.step });
    return refuse(earlier.sentence);
  }

  function back() {
    if (step !== 1) goTo(step === 3 ? 2 : 1);
  }

  function answer(part: Partial<QuizAnswers>) {
    change({ answers: { ...answers, ...part } });
    setFault(null);
  }

  return { step, answers, fault, heading, field, next, back, answer };
}
