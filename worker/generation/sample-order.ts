// An order that nobody gave, for trying the model (docs/operations.md 'Models').
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { NO_ANSWERS } from '#domain/advice/quiz/answers.ts';

export const SAMPLE_ORDER: AdviceOrder = {
  answers: {
    ...NO_ANSWERS,
    preferences: ['nature', 'helping'],
    additional_interests: 'Lubię ogród i tłumaczę sąsiadom, jak przycinać drzewa.',
  },
  facts: {},
  denied: [],
};
