// After a lesson's text: questions with explained answers and an exercise with a field (docs/decisions.md 'Active lessons'). Both work as
// plain forms without JavaScript.
import { useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { AskedPractice, AskedQuestion } from '#domain/courses/practice/asked.ts';
import { NO_FEEDBACK } from '#domain/courses/practice/feedback.ts';
import { isAllRight, type ShownResult } from '#domain/courses/practice/results.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import type { OwnPractice } from '#worker/services/courses/practice.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';
import { portfolioAddress } from '../../portfolio/addresses.ts';
import { ExerciseTask } from '../../practice/ExerciseTask.tsx';
import { form, verdict as verdictStyle } from '../../practice/Question.css.ts';
import { QuestionFrame } from '../../practice/QuestionFrame.tsx';
import { SolutionText } from '../../practice/SolutionText.tsx';
import { RIGHT_NOW, VERDICT_WORDS } from '../../practice/answer-words.ts';
import { questionPlace } from '../../practice/question-place.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { ExerciseForm } from './ExerciseForm.tsx';
import { earned, part } from './LessonPractice.css.ts';
import { EXERCISE_PLACE, exerciseCall, QUESTION_INTENT } from './practice-forms.ts';
import { type LessonResult } from '../reader/lesson-forms.ts';

const NOTHING_YET: OwnPractice = { results: [], exercise: null };

type LessonPracticeProps = {
  courseId: string;
  lessonId: string;
  practice: AskedPractice;
  /** Null = the lesson has only just been written. */
  own: OwnPractice | null;
};

export function LessonPractice({ courseId, lessonId, practice, own }: LessonPracticeProps) {
  const { results, exercise } = own ?? NOTHING_YET;
  const address = lessonAddress(courseId, lessonId);
  const isRight = isAllRight(results);
  const [wasRight] = useState(isRight);
  return (
    <Stack gap={12} paddingBlockStart={4}>
      <Stack as="section" gap={5} aria-labelledby="pytania-tytul">
        <Heading level={2} id="pytania-tytul">
          Sprawdź się
        </Heading>
        {practice.questions.map((question, index) => (
          <OwnedQuestion
            key={question.key}
            question={question}
            number={index + 1}
            address={address}
            result={results[index] ?? { kind: 'none' }}
          />
        ))}
        <output className={earned}>
          {isRight ? (
            <Inline as="span" gap={4}>
              <Stamp isNew={!wasRight}>Wszystko dobrze</Stamp>
              <Text as="span" tone="soft">
                {withNonBreakingSpaces('Masz to. Teraz zrób z tego coś własnego.')}
              </Text>
            </Inline>
          ) : null}
        </output>
      </Stack>
      <Stack as="section" gap={5} className={part} id={EXERCISE_PLACE} aria-labelledby="cwiczenie-tytul">
        <Heading level={2} id="cwiczenie-tytul">
          Ćwiczenie
        </Heading>
        <Card tone="sunken">
          <Stack gap={4}>
            <ExerciseTask exercise={practice.exercise} />
          </Stack>
        </Card>
        <ExerciseForm
          address={address}
          call={exerciseCall(courseId, lessonId)}
          saved={exercise}
          feedback={exercise?.feedback ?? NO_FEEDBACK}
          isOtherTask={exercise !== null && exercise.task !== practice.exercise.task}
        />
        <div>
          <Link tone="forward" to={portfolioAddress(courseId)}>
            Twoje ćwiczenia z&nbsp;tego kursu
          </Link>
        </div>
      </Stack>
    </Stack>
  );
}

// A question of a bought lesson: the server judges the answer and keeps it. What was said is taken back when another answer is chosen.
type OwnedQuestionProps = {
  question: AskedQuestion & { key: string };
  /** From one. */
  number: number;
  address: string;
  result: ShownResult;
};

function OwnedQuestion({ question, number, address, result }: OwnedQuestionProps) {
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
