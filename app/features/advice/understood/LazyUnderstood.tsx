// The screen between quiz and run, and the first three: their code comes while the quiz is answered. On the server nothing of it is ever shown.
import { lazy, Suspense } from 'react';
import type { FirstThree } from './FirstThree.tsx';
import type { Understood } from './Understood.tsx';
import { screen } from './Understood.css.ts';
import './Chips.css.ts';
import './AddEntry.css.ts';

const load = () => import('./late-screens.ts');

const LateUnderstood = lazy(async () => ({ default: (await load()).Understood }));
const LateFirstThree = lazy(async () => ({ default: (await load()).FirstThree }));

/** Fetches code and names ahead of their use; a failure shows when they are really needed. */
export function preloadUnderstood(): void {
  void load()
    .then(({ fetchReadingNames }) => fetchReadingNames())
    .catch(() => {});
}

export function LazyUnderstood(props: Parameters<typeof Understood>[0]) {
  return (
    <Suspense fallback={<div className={screen} />}>
      <LateUnderstood {...props} />
    </Suspense>
  );
}

export function LazyFirstThree(props: Parameters<typeof FirstThree>[0]) {
  return (
    <Suspense fallback={<div className={screen} />}>
      <LateFirstThree {...props} />
    </Suspense>
  );
}
