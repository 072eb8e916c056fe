// The draft as React sees it: empty in the server's HTML, restored right after hydration, kept on every change.
import { useEffect, useState } from 'react';
import { NO_ANSWERS, PREFERENCES, type Preference } from '#domain/advice/quiz/answers.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { keepDraft, keptDraft } from './draft-storage.ts';
import { readLocalAnswers } from './local-answers.ts';
import { draftSeenBy, EMPTY_DRAFT, parseDraft, type QuizDraft } from './quiz-draft.ts';

/** `userId`: undefined = nobody can tell who is here. */
export function useQuizDraft(userId: string | null | undefined) {
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<{ userId: typeof userId; draft: QuizDraft } | null>(null);
  if (isHydrated && (held === null || held.userId !== userId)) {
    setHeld({ userId, draft: draftFor(userId, held?.draft ?? withEarlyChoice(restored())) });
  }
  const draft = held?.draft ?? EMPTY_DRAFT;

  useEffect(() => {
    // As long as nothing was answered nothing waits here for the next page, which then needs no React to show it (lib/island/islands.ts).
    if (held === null || (held.draft.answers === NO_ANSWERS && keptDraft() === null)) return;
    keepDraft(JSON.stringify(held.draft));
  }, [held]);

  function change(part: Partial<Omit<QuizDraft, 'owner'>>) {
    setHeld((current) => (current === null ? null : { ...current, draft: { ...current.draft, ...part } }));
  }

  return { draft, isRestored: held !== null, change };
}

function restored(): QuizDraft | null {
  const text = keptDraft();
  return text === null ? null : parseDraft(text);
}

/** Options ticked before React took the page over; it would untick them. Read once, while they still stand in the document. */
function withEarlyChoice(draft: QuizDraft | null): QuizDraft | null {
  const isEarly = (one: Preference) =>
    document.querySelector(`input[name="preferences"][value="${one}"]:checked`) !== null;
  const { answers, extras, ...rest } = draft ?? EMPTY_DRAFT;
  const isTicked = (one: Preference) => answers.preferences.includes(one);
  if (!PREFERENCES.some((one) => isEarly(one) && !isTicked(one))) return draft;
  const preferences = PREFERENCES.filter((one) => isTicked(one) || isEarly(one));
  // What was read was read of other answers.
  const { reading: _, ...others } = extras;
  return { ...rest, answers: { ...answers, preferences }, extras: others, understood: null };
}

function draftFor(userId: string | null | undefined, known: QuizDraft | null): QuizDraft {
  const seen = known === null ? null : draftSeenBy(userId, known);
  if (seen !== null) return seen;
  const owner = userId ?? null;
  const answers = owner === null ? null : readLocalAnswers(owner);
  return { ...EMPTY_DRAFT, owner, ...(answers === null ? {} : { answers }) };
}
