// The two measures of progress (application.md §9): the card's weights and the profile's completeness.

export type CardState = { quizCompleted: boolean; analysisGenerated: boolean; purchasedCourses: number };

/** The progress card's percentage: quiz 50, analysis 25, at least one bought course 25. */
export function cardPercent(state: CardState): number {
  const quiz = state.quizCompleted ? 50 : 0;
  const analysis = state.analysisGenerated ? 25 : 0;
  const education = state.purchasedCourses > 0 ? 25 : 0;
  return Math.min(100, quiz + analysis + education);
}

/** Profile completeness in percent: 60 with an analysis, 66 right after it was made, 30 with the quiz alone. */
export function profileCompleteness(state: {
  hasQuiz: boolean;
  analysis: 'none' | 'stored' | 'just-made';
}): number {
  if (state.analysis === 'just-made') return 66;
  if (state.analysis === 'stored') return 60;
  return state.hasQuiz ? 30 : 0;
}
