// One question as a plain form: the browser's own fields, a verdict, and the answer folded under it. It works without JavaScript by
// asking the page anew; answers to the other questions go with it.
import { keyOf } from '#domain/courses/practice/answer.ts';
import { askedOf, solutionOf } from '#domain/courses/practice/asked.ts';
import type { Question } from '#domain/courses/practice/practice.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { screenOnly } from '../../../styles/print.css.ts';
import { VERDICT_WORDS } from '../practice/answer-words.ts';
import { form, verdict } from '../practice/Question.css.ts';
import { questionPlace } from '../practice/question-place.ts';
import { QuestionFrame } from '../practice/QuestionFrame.tsx';
import { SolutionText } from '../practice/SolutionText.tsx';
import { ASKED } from './addresses.ts';
import type { GivenAnswer } from './given-answers.server.ts';

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
      <QuestionFrame question={askedOf(question)} number={number} given={own?.fields ?? []} />
      <div className={screenOnly}>
        <Button type="submit" tone="secondary">
          Sprawdź
        </Button>
      </div>
      <output className={verdict} data-verdict={said ?? undefined}>
        {said === null ? null : VERDICT_WORDS[said]}
      </output>
      <Disclosure summary="Pokaż odpowiedź" isOpen={said === 'right'}>
        <SolutionText solution={solutionOf(question)} />
      </Disclosure>
    </form>
  );
}
