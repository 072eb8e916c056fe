// One question with its fields, as the browser has them, whoever checks the answer.
import type { ReactNode } from 'react';
import { fieldName } from '#domain/courses/practice/answer.ts';
import type { AskedQuestion, GivenFields } from '#domain/courses/practice/asked.ts';
import { GAP } from '#domain/courses/practice/practice.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { choices, frame, gap, gapInput, hint, legend, place, places } from './Question.css.ts';
import { codeWords } from './code-words.tsx';

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

// The fields of one question, as the browser has them: radio buttons, checkboxes, a number for each place, a word in its sentence.
type QuestionFieldsProps = {
  question: AskedQuestion;
  number: number;
  given: GivenFields;
};

function QuestionFields({ question, number, given }: QuestionFieldsProps) {
  const name = fieldName(number);
  const valueOf = (field: string) => given.find(([own]) => own === field)?.[1];
  if (question.kind === 'gap') {
    const [before = '', after = ''] = question.text.split(GAP);
    return (
      <label className={gap}>
        {codeWords(before)}
        <TextInput
          className={gapInput}
          name={name}
          defaultValue={valueOf(name)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {codeWords(after)}
      </label>
    );
  }
  if (question.kind === 'order') {
    return (
      <ul className={places}>
        {question.shown.map((item, shown) => (
          <li key={item}>
            <label className={place}>
              <Select name={fieldName(number, shown)} defaultValue={valueOf(fieldName(number, shown))}>
                <option value="">–</option>
                {question.shown.map((_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a place is its number
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </Select>
              <span>{codeWords(item)}</span>
            </label>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={choices}>
      {question.options.map((option, index) => (
        <Choice
          key={option}
          type={question.kind === 'single' ? 'radio' : 'checkbox'}
          look="card"
          label={codeWords(option)}
          name={name}
          value={index}
          defaultChecked={given.some(([, value]) => value === String(index))}
        />
      ))}
    </div>
  );
}
