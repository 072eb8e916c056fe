// What the landing page's three examples write (docs/decisions.md 'Success stories and figures'). The words are ours; which occupations come
// of them is the rule's own answer, worked out with the texts (scripts/content/compile.ts), so it is always today's.
import type { FirstLook } from '#domain/advice/first-three.ts';
import { NO_ANSWERS, type QuizAnswers } from '#domain/advice/quiz/answers.ts';

export type Example = {
  words: string;
  first: Pick<FirstLook, 'id' | 'name' | 'why' | 'against'>;
  /** The next two. */
  others: Pick<FirstLook, 'id' | 'name'>[];
};

export const EXAMPLE_ANSWERS: readonly QuizAnswers[] = [
  {
    ...NO_ANSWERS,
    preferences: ['ambitious'],
    additional_interests: 'Pracuję w magazynie, lubię liczby i Excela.',
  },
  {
    ...NO_ANSWERS,
    preferences: ['creative'],
    additional_interests: 'Szyję ubrania dla siebie i znajomych, lubię majsterkować.',
  },
  {
    ...NO_ANSWERS,
    preferences: ['helping'],
    additional_interests: 'Naprawiam komputery znajomym, interesuje mnie elektronika.',
  },
];
