// A question as it is asked, and what is told once it has been answered. What the right answer is doesn't leave the server before that
// (the free first lessons excepted: they are checked in the browser).
import { fieldName, shownOrder, type Fields } from './answer.ts';
import type { ShownTalk } from '../talk/talk.ts';
import { GAP, type Exercise, type LessonPractice, type Question } from './practice.ts';

export type AskedQuestion =
  | { kind: 'single' | 'multiple'; text: string; options: readonly string[] }
  /** `shown`: the items as they stand on the page. */
  | { kind: 'order'; text: string; shown: readonly string[] }
  | { kind: 'gap'; text: string };

/** A question's fields, each with what was chosen or typed. */
export type GivenFields = readonly (readonly [name: string, value: string])[];

/** The right answer in words; `isOrdered`: its lines are steps. */
export type Solution = { lines: readonly string[]; isOrdered: boolean; why: string };

/** What a reader gets of a lesson's practice. `key` says which wording of the question an answer is to. */
export type AskedPractice = Pick<LessonPractice, 'goal' | 'leaves'> & {
  questions: readonly (AskedQuestion & { key: string })[];
  exercise: Exercise;
  talk: ShownTalk | null;
};

/** Far more than a word for a gap. */
const MAX_LENGTH = 200;

export function askedOf(question: Question): AskedQuestion {
  const { kind, text } = question;
  switch (kind) {
    case 'order': {
      const { items } = question;
      return { kind, text, shown: shownOrder(question).map((index) => items[index] ?? '') };
    }
    case 'gap':
      return { kind, text };
    default:
      return { kind, text, options: question.options };
  }
}

export function solutionOf(question: Question): Solution {
  const { why } = question;
  switch (question.kind) {
    case 'order':
      return { lines: question.items, isOrdered: true, why };
    case 'gap':
      return { lines: [question.text.replace(GAP, question.accepted[0] ?? '')], isOrdered: false, why };
    default: {
      const right = question.kind === 'single' ? [question.right] : question.right;
      return { lines: right.map((index) => question.options[index] ?? ''), isOrdered: false, why };
    }
  }
}

/** What of a form is this question's: its own fields, without empty ones and endless words. */
export function givenTo(question: AskedQuestion, number: number, fields: Fields): GivenFields {
  const names =
    question.kind === 'order'
      ? question.shown.map((_, place) => fieldName(number, place))
      : [fieldName(number)];
  const most = question.kind === 'multiple' ? question.options.length : 1;
  return names.flatMap((name) =>
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .filter((value) => value !== '' && value.length <= MAX_LENGTH)
      .slice(0, most)
      .map((value) => [name, value.toWellFormed()] as const),
  );
}

/** Given fields as a form would have them. */
export function fieldsOf(given: GivenFields): Fields {
  return { getAll: (name) => given.filter(([own]) => own === name).map(([, value]) => value) };
}
