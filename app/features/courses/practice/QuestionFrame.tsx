// One question with its fields, as the browser has them, whoever checks the answer.
import type { AskedQuestion, GivenFields } from '#domain/courses/practice/asked.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { frame, hint, legend } from './Question.css.ts';
import { QuestionFields } from './QuestionFields.tsx';

const HINTS: Partial<Record<AskedQuestion['kind'], string>> = {
  multiple: 'Zaznacz wszystkie prawdziwe',
  order: 'Nadaj każdej pozycji numer',
};

type QuestionFrameProps = {
  question: AskedQuestion;
  /** From one. */
  number: number;
  given: GivenFields;
};

export function QuestionFrame({ question, number, given }: QuestionFrameProps) {
  return (
    <fieldset className={frame}>
      <legend className={legend}>
        {number}. {withNonBreakingSpaces(question.kind === 'gap' ? 'Uzupełnij zdanie' : question.text)}
        {HINTS[question.kind] === undefined ? null : <span className={hint}>{HINTS[question.kind]}</span>}
      </legend>
      <QuestionFields question={question} number={number} given={given} />
    </fieldset>
  );
}
