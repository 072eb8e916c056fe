// What the landing page's three examples write (docs/decisions.md 'Success stories and figures'). The words are ours; which occupations come
// of them is the rule's own answer, worked out with the texts (scripts/content/examples.ts), so it is always today's.
import type { FirstLook } from '#domain/advice/first-three.ts';
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';

export type Example = {
  words: string;
  first: Pick<FirstLook, 'id' | 'name' | 'why' | 'against'>;
  /** The next two. */
  others: Pick<FirstLook, 'id' | 'name'>[];
};

export const EXAMPLE_ANSWERS: readonly QuizAnswers[] = [
  {
    preferences: ['ambitious'],
    additional_interests: 'Pracuję w magazynie, lubię liczby i Excela.',
    additional_info: '',
  },
  {
    preferences: ['creative'],
    additional_interests: 'Szyję ubrania dla siebie i znajomych, lubię majsterkować.',
    additional_info: '',
  },
  {
    preferences: ['helping'],
    additional_interests: 'Naprawiam komputery znajomym, interesuje mnie elektronika.',
    additional_info: '',
  },
];
