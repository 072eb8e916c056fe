// The progress card's weights (docs/product.md 'Progress and completeness').

export type CardState = {
  quizCompleted: boolean;
  analysisGenerated: boolean;
  purchasedCourses: number;
  /** Of the bought ones: those with a lesson opened, and those with every lesson done. */
  coursesStarted: number;
  coursesCompleted: number;
};

/** The progress card's percentage: quiz 50, analysis 25, at least one bought course 25. */
export function cardPercent(
  state: Pick<CardState, 'quizCompleted' | 'analysisGenerated' | 'purchasedCourses'>,
): number {
  const quiz = state.quizCompleted ? 50 : 0;
  const analysis = state.analysisGenerated ? 25 : 0;
  const education = state.purchasedCourses > 0 ? 25 : 0;
  return Math.min(100, quiz + analysis + education);
}
