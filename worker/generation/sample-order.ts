// An order that nobody gave, for trying the model (docs/operations.md 'Models').
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';

export const SAMPLE_ORDER: AdviceOrder = {
  answers: {
    preferences: ['nature', 'helping'],
    additional_interests: 'Lubię ogród i tłumaczę sąsiadom, jak przycinać drzewa.',
    additional_info: '',
  },
  facts: {},
  denied: [],
};
