// The progress card's weights (docs/product.md 'Progress and completeness').

export type CardState = {
  quizCompleted: boolean;
  analysisGenerated: boolean;
  /** Or there is none to choose: an analysis made before the tables. */
  trailChosen: boolean;
  purchasedCourses: number;
  /** Of the bought ones: those with a lesson opened, and those with every lesson done. */
  coursesStarted: number;
  coursesCompleted: number;
};

/** The progress card's percentage: quiz 50, analysis 25, a chosen trail 25. No purchase counts. */
export function cardPercent(
  state: Pick<CardState, 'quizCompleted' | 'analysisGenerated' | 'trailChosen'>,
): number {
  return (state.quizCompleted ? 50 : 0) + (state.analysisGenerated ? 25 : 0) + (state.trailChosen ? 25 : 0);
}
