export const LESSON_STATES = { missing: 'brak', ready: 'gotowa', 'needs-work': 'do poprawy' } as const;
