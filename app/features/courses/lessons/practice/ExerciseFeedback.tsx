// What the model says of an answer (docs/decisions.md 'Feedback on an exercise'), part by part as it comes, and the latest that was kept.
import { partsOf, type FeedbackPart, type OwnFeedback } from '#domain/courses/practice/feedback.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { HelpLine } from '../../../advice/gate/HelpLine.tsx';
import { part } from './LessonPractice.css.ts';
import { FEEDBACK_PLACE } from './practice-forms.ts';
import type { Asking } from './use-feedback.ts';

const TITLES = [
  ['there', 'Co jest'],
  ['missing', 'Czego brakuje'],
  ['next', 'Jedna rzecz na teraz'],
] as const;

type ExerciseFeedbackProps = {
  own: OwnFeedback;
  asking: Asking;
  /** Of the answer that the page came with. */
  version: number;
};

export function ExerciseFeedback({ own: { latest }, asking, version }: ExerciseFeedbackProps) {
  const isAsking = asking.kind === 'asking';
  const shown = isAsking ? asking.parts : latest === null ? [] : partsOf(latest);
  const sentence = asking.kind === 'refused' ? asking.sentence : isAsking ? 'Czytamy Twoją odpowiedź…' : null;
  return (
    <div id={FEEDBACK_PLACE} className={part} aria-live="polite">
      <Stack gap={4}>
        {sentence === null || (isAsking && shown.length > 0) ? null : (
          <Text>{withNonBreakingSpaces(sentence)}</Text>
        )}
        {latest?.isGentle === true && !isAsking ? <HelpLine help="gentle" /> : null}
        {shown.length === 0 ? null : (
          <Card>
            <Stack gap={4}>
              <Heading level={3}>Uwagi do&nbsp;Twojej odpowiedzi</Heading>
              {TITLES.map(([kind, title]) => (
                <Group key={kind} title={title} parts={shown.filter((one) => one.kind === kind)} />
              ))}
              {latest === null || isAsking ? null : (
                <Text size="small" tone="soft">
                  {withNonBreakingSpaces(
                    `AI, ${polishMoment(latest.at)}.${latest.version < version ? ' To uwagi do wcześniejszej wersji Twojego tekstu.' : ''}`,
                  )}
                </Text>
              )}
            </Stack>
          </Card>
        )}
      </Stack>
    </div>
  );
}

function Group({ title, parts }: { title: string; parts: readonly FeedbackPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text weight="strong">{title}</Text>
      {parts.map(({ text }) => (
        <Text key={text}>{withNonBreakingSpaces(text)}</Text>
      ))}
    </Stack>
  );
}
