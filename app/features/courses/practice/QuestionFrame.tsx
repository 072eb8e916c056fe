// One question with its fields, as the browser has them, whoever checks the answer.
import type { ReactNode } from 'react';
import type { AskedQuestion, GivenFields } from '#domain/courses/practice/asked.ts';
import { codeWords } from './code-words.tsx';
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
  /** Instead of its number. */
  mark?: ReactNode;
  /** Between what is asked and the fields. */
  children?: ReactNode;
};

export function QuestionFrame({
  question,
  number,
  given,
  mark = `${number}. `,
  children,
}: QuestionFrameProps) {
  return (
    <fieldset className={frame}>
      <legend className={legend}>
        {mark}
        {question.kind === 'gap' ? 'Uzupełnij zdanie' : codeWords(question.text)}
        {HINTS[question.kind] === undefined ? null : <span className={hint}>{HINTS[question.kind]}</span>}
      </legend>
      {children}
      <QuestionFields question={question} number={number} given={given} />
    </fieldset>
  );
}
