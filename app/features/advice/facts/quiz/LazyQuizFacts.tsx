// The quiz's optional part, and what is asked of the gate after the last step: fetched when somebody comes that far.
import type { ComponentProps } from 'react';
import { useLateCode } from '../../../../lib/use-line-back.ts';

const load = () => import('./QuizFacts.tsx');

/** Nothing until its code is there: the third step is answered without it. */
export function LazyQuizFacts(props: ComponentProps<Awaited<ReturnType<typeof load>>['QuizFacts']>) {
  const code = useLateCode(load, props.isOpen);
  return code === null ? null : <code.QuizFacts {...props} />;
}

/** Ahead of its use; a failure shows when it is really needed. */
export function preloadQuizFacts(): void {
  void load().catch(() => {});
}

/** Null = the code can't be had. */
export async function loadGate() {
  return load().catch(() => null);
}
