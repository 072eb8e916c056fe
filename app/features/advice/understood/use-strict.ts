// Which firm conditions exclude more than half of all occupations, asked anew once they are changed: only the tables know.
import { useEffect, useState } from 'react';
import type { Strict } from '#domain/advice/first-three.ts';
import type { QuizOrder, UnderstoodAnswers } from '../quiz/quiz-draft.ts';
import { readByRules } from './read-answers.ts';

const PAUSE_MS = 400;
const NONE: Strict = { kinds: [], of: 0 };

export function useStrict(order: QuizOrder, understood: UnderstoodAnswers | null): Strict {
  const [known, setKnown] = useState<{ firm: string; strict: Strict } | null>(null);
  const firm = understood === null ? null : firmOf(understood);
  if (known === null && firm !== null && understood?.strict !== undefined)
    setKnown({ firm, strict: understood.strict });
  const isKnown = known?.firm === firm;

  useEffect(() => {
    if (firm === null || understood === null || isKnown) return;
    let isLatest = true;
    const ask = async () => {
      const result = await readByRules(order, understood.reading);
      if (isLatest && result.ok) setKnown({ firm, strict: result.body.strict });
    };
    const waiting = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(waiting);
    };
  }, [firm, isKnown, order, understood]);

  return isKnown && known !== null ? known.strict : NONE;
}

function firmOf({ reading }: UnderstoodAnswers): string {
  return JSON.stringify(reading.conditions.filter((one) => one.firm).map(({ kind, value }) => [kind, value]));
}
