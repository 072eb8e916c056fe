// Profile completeness (docs/product.md 'Progress and completeness'): 60 with an analysis, 66 right after generation, 30 with the quiz
// only, 0 otherwise. 'Right after' is ten minutes: as long as the run can still be watched.

const FRESH_MS = 10 * 60_000;

type ProfileState = {
  hasAnswers: boolean;
  /** When the current analysis was made, epoch ms; null = there is none. */
  analysisMadeAt: number | null;
};

/** In percent. `now` is epoch ms. */
export function profileCompleteness(state: ProfileState, now: number): number {
  if (state.analysisMadeAt === null) return state.hasAnswers ? 30 : 0;
  return now - state.analysisMadeAt < FRESH_MS ? 66 : 60;
}
