// The screen between quiz and run, and the first three: their code comes while the quiz is answered. On the server nothing of it is ever shown.
import { lazy } from 'react';
import './Understood.css.ts';
import './Chips.css.ts';
import './EntrySearch.css.ts';

const load = () => import('./late-screens.ts');

export const LazyUnderstood = lazy(async () => ({ default: (await load()).Understood }));
export const LazyFirstThree = lazy(async () => ({ default: (await load()).FirstThree }));

/** False = the code of the next screen can't be had. To be asked before it is shown: `lazy` would keep its failure. */
export async function hasUnderstood(): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}

/** Fetches code and names ahead of their use; a failure shows when they are really needed. */
export function preloadUnderstood(): void {
  void load()
    .then(({ fetchReadingNames }) => fetchReadingNames())
    .catch(() => {});
}
