// A question of a bought lesson: the server judges the answer and keeps it. What was said is taken back when another answer is chosen.
import { useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { AskedQuestion } from '#domain/courses/practice/asked.ts';
import type { ShownResult } from '#domain/courses/practice/results.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { RIGHT_NOW, VERDICT_WORDS } from '../../practice/answer-words.ts';
import { questionPlace } from '../../practice/question-place.ts';
import { form, verdict as verdictStyle } from '../../practice/Question.css.ts';
import { QuestionFrame } from '../../practice/QuestionFrame.tsx';
import { SolutionText } from '../../practice/SolutionText.tsx';
import type { LessonResult } from '../reader/lesson-forms.ts';
import { QUESTION_INTENT } from './practice-forms.ts';

type OwnedQuestionProps = {
  question: AskedQuestion & { key: string };
  /** From one. */
  number: number;
  address: string;
  result: ShownResult;
};

export function OwnedQuestion({ question, number, address, result }: OwnedQuestionProps) {
  const fetcher = useFetcher<LessonResult>({ key: `${questionPlace(number)} ${address}` });
  const ofPage = useActionData<LessonResult>();
  const [isChanged, setChanged] = useState(false);
  const sent = fetcher.data ?? ofPage;
  const outcome = sent?.intent === QUESTION_INTENT && sent.numer === String(number) ? sent : null;
  const isBusy = fetcher.state !== 'idle';
  const answered = result.kind === 'answered' ? result : null;
  const isOpen = outcome?.isOpen === true;
  const said = isBusy || isChanged || outcome?.fault ? null : isOpen ? 'open' : (answered?.verdict ?? null);
  const words = said === 'right' && answered?.isSecondTry === true ? RIGHT_NOW : null;
  const refused = isOpen || outcome?.fault ? outcome?.given : undefined;
  const given = refused ?? answered?.given ?? [];
  return (
    <fetcher.Form
      className={form}
      id={questionPlace(number)}
      method="post"
      action={`${address}#${questionPlace(number)}`}
      onChange={() => setChanged(true)}
      onSubmit={() => setChanged(false)}
    >
      <input type="hidden" name="intent" value={QUESTION_INTENT} />
      <input type="hidden" name="numer" value={number} />
      <input type="hidden" name="wersja" value={question.key} />
      {result.kind === 'earlier' ? <Earlier {...result} /> : null}
      <QuestionFrame question={question} number={number} given={given} />
      <div className={screenOnly}>
        <Button type="submit" tone="secondary" busy={isBusy}>
          Sprawdź
        </Button>
      </div>
      <output className={verdictStyle} data-verdict={said ?? undefined}>
        {said === null ? null : (words ?? VERDICT_WORDS[said])}
      </output>
      <div role="alert">
        {outcome?.fault && !isBusy ? (
          <FieldFault id={`${questionPlace(number)}-blad`}>{outcome.fault}</FieldFault>
        ) : null}
      </div>
      {answered === null ? null : (
        <Disclosure summary="Pokaż odpowiedź" isOpen={answered.verdict === 'right'}>
          <SolutionText solution={answered.solution} />
        </Disclosure>
      )}
    </fetcher.Form>
  );
}

function Earlier({ verdict, at }: Extract<ShownResult, { kind: 'earlier' }>) {
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces(
        `Pytanie zmieniło się od ${polishDate(at)}. Twoja odpowiedź na wcześniejszą wersję ${
          verdict === 'right' ? 'była' : 'nie była'
        } dobra. Odpowiedz na nową.`,
      )}
    </Text>
  );
}
