// Which answers of two analyses differ. That they differ is all that is said here: what they weighed stands at each path.
import { isUnchanged, type AnswerChanges } from '#domain/advice/analysis/comparison/compare-answers.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { answerLines } from './change-words.ts';

const UNKNOWN = withNonBreakingSpaces(
  'Jedna z tych analiz nie ma zapisanych odpowiedzi, więc ich nie porównujemy.',
);

/** Null = one of them holds none. */
export function ComparedAnswers({ answers }: { answers: AnswerChanges | null }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3}>Twoje odpowiedzi</Heading>
        <Answers answers={answers} />
      </Stack>
    </Card>
  );
}

function Answers({ answers }: { answers: AnswerChanges | null }) {
  if (answers === null) return <Text tone="soft">{UNKNOWN}</Text>;
  if (isUnchanged(answers)) return <Text>W&nbsp;obu analizach są takie same.</Text>;
  return (
    <>
      <Text tone="soft">Te odpowiedzi się różnią:</Text>
      <Stack as="ul" gap={2}>
        {answerLines(answers).map(({ label, said }) => (
          <li key={label}>
            <strong>{label}:</strong> {withNonBreakingSpaces(said.join('; '))}
          </li>
        ))}
      </Stack>
    </>
  );
}
