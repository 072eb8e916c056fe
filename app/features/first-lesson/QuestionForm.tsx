// One question as a plain form: the browser's own fields, a verdict, and the answer folded under it. It works without JavaScript by
// asking the page anew; answers to the other questions go with it.
import { keyOf } from '#domain/courses/practice/answer.ts';
import { GAP, type Question } from '#domain/courses/practice/practice.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { screenOnly } from '../../styles/print.css.ts';
import { ASKED, questionPlace } from './addresses.ts';
import { VERDICT_WORDS } from './answer-words.ts';
import type { GivenAnswer } from './given-answers.server.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { form, frame, hint, legend, verdict } from './QuestionForm.css.ts';

const HINTS: Partial<Record<Question['kind'], string>> = {
  multiple: 'Zaznacz wszystkie prawdziwe',
  order: 'Nadaj każdej pozycji numer',
};

type QuestionFormProps = {
  question: Question;
  /** From one. */
  number: number;
  address: string;
  given: readonly GivenAnswer[];
};

export function QuestionForm({ question, number, address, given }: QuestionFormProps) {
  const own = given[number - 1];
  const said = own?.verdict ?? null;
  const others = given.filter((_, index) => index !== number - 1).flatMap(({ fields }) => fields);
  return (
    <form
      className={form}
      id={questionPlace(number)}
      action={`${address}#${questionPlace(number)}`}
      data-key={JSON.stringify(keyOf(question))}
      data-number={number}
    >
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={ASKED} value={number} />
      <fieldset className={frame}>
        <legend className={legend}>
          {number}. {withNonBreakingSpaces(question.kind === 'gap' ? 'Uzupełnij zdanie' : question.text)}
          {HINTS[question.kind] === undefined ? null : <span className={hint}>{HINTS[question.kind]}</span>}
        </legend>
        <QuestionFields question={question} number={number} given={own?.fields ?? []} />
      </fieldset>
      <div className={screenOnly}>
        <Button type="submit" tone="secondary">
          Sprawdź
        </Button>
      </div>
      <output className={verdict} data-verdict={said ?? undefined}>
        {said === null ? null : VERDICT_WORDS[said]}
      </output>
      <Disclosure summary="Pokaż odpowiedź" isOpen={said === 'right'}>
        <Answer question={question} />
      </Disclosure>
    </form>
  );
}

function Answer({ question }: { question: Question }) {
  return (
    <>
      <RightAnswer question={question} />
      <Text>{withNonBreakingSpaces(question.why)}</Text>
    </>
  );
}

function RightAnswer({ question }: { question: Question }) {
  switch (question.kind) {
    case 'order':
      return (
        <ol>
          {question.items.map((item) => (
            <li key={item}>{withNonBreakingSpaces(item)}</li>
          ))}
        </ol>
      );
    case 'gap':
      return (
        <Text weight="strong">
          {withNonBreakingSpaces(question.text.replace(GAP, question.accepted[0] ?? ''))}
        </Text>
      );
    default: {
      const right = question.kind === 'single' ? [question.right] : question.right;
      return right.map((index) => (
        <Text key={index} weight="strong">
          {withNonBreakingSpaces(question.options[index] ?? '')}
        </Text>
      ));
    }
  }
}
