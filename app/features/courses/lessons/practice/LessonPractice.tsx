// After a lesson's text: questions with explained answers and an exercise with a field (docs/decisions.md 'Active lessons'). Both work as
// plain forms without JavaScript.
import { useState } from 'react';
import { NO_FEEDBACK } from '#domain/courses/practice/feedback.ts';
import type { AskedPractice } from '#domain/courses/practice/asked.ts';
import { isAllRight } from '#domain/courses/practice/results.ts';
import type { OwnPractice } from '#worker/services/courses/practice.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';
import { ExerciseTask } from '../../practice/ExerciseTask.tsx';
import { portfolioAddress } from '../../portfolio/addresses.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { ExerciseForm } from './ExerciseForm.tsx';
import { earned, part } from './LessonPractice.css.ts';
import { OwnedQuestion } from './OwnedQuestion.tsx';
import { EXERCISE_PLACE, exerciseCall } from './practice-forms.ts';

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
