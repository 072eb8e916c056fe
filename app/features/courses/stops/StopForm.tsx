// A stop in a lesson's text: answered in place (answer-checker.ts), with the hint that belongs to the wrong answer. Without JavaScript the
// same stands folded under it, and nothing is sent.
import { keyOf } from '#domain/courses/practice/answer.ts';
import { askedOf, solutionOf } from '#domain/courses/practice/asked.ts';
import type { NumberedStop } from '#domain/courses/stops/stop-block.ts';
import type { StopKind } from '#domain/courses/stops/stop.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { codeWords } from '../practice/code-words.tsx';
import { form, verdict } from '../practice/Question.css.ts';
import { QuestionFrame } from '../practice/QuestionFrame.tsx';
import { SolutionText } from '../practice/SolutionText.tsx';
import { stopPlace } from './stop-addresses.ts';
import { code as codeStyle, hints as hintList, mark, stop as stopStyle } from './StopForm.css.ts';

const MARKS: Readonly<Record<StopKind, string>> = {
  predict: 'Przewidź',
  choose: 'Wybierz',
  mistake: 'Znajdź błąd',
  order: 'Ułóż po kolei',
  fill: 'Twój ruch',
};

/** Their fields' numbers begin past those of a page's other questions. */
const FIRST_FIELD = 100;

export function StopForm({ stop: { number, kind, question, code, hints } }: { stop: NumberedStop }) {
  const field = FIRST_FIELD + number;
  const place = stopPlace(number);
  return (
    <form
      className={classNames(form, stopStyle)}
      id={place}
      action={`#${place}`}
      aria-label={`Przystanek ${number}`}
      data-key={JSON.stringify(keyOf(question))}
      data-number={field}
    >
      <QuestionFrame
        question={askedOf(question)}
        number={field}
        given={[]}
        mark={<span className={mark}>{MARKS[kind]}</span>}
      >
        {code === '' ? null : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          <section className={codeStyle} aria-label={`Kod przystanku ${number}`} tabIndex={0}>
            <pre>
              <code>{code}</code>
            </pre>
          </section>
        )}
      </QuestionFrame>
      <div className={classNames(scriptOnly, screenOnly)}>
        <Button type="submit" tone="secondary">
          Sprawdź
        </Button>
      </div>
      <output className={verdict} />
      <Disclosure summary="Odpowiedź i wyjaśnienie">
        <SolutionText solution={solutionOf(question)} />
        {hints.length === 0 ? null : (
          <dl className={hintList}>
            {hints.map(({ of, answer, text }) => (
              <div key={of}>
                <dt>{codeWords(answer)}</dt>
                <dd data-hint={of}>{codeWords(text)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Disclosure>
    </form>
  );
}
