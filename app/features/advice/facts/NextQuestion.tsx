// Before the sheet of facts, the one question whose answer would change the list most. Each answer is a link: to 'Co gdyby', where one sees
// what it changes and keeps it, or where it changes nothing, to the next question.
import type { Question, QuestionAnswer } from '#domain/advice/questions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { whatIfAddress } from '../decide/what-if-address.ts';
import { passedAddress } from './passed-questions.ts';

const HOW = 'Po odpowiedzi zobaczysz, co się na liście zmienia, i\u00a0tam ją zapamiętasz.';

export function NextQuestion({ question, passed }: { question: Question; passed: readonly string[] }) {
  const onward = passedAddress([...passed, question.id]);
  const addressOf = ({ change }: QuestionAnswer) =>
    change === null ? onward : `${whatIfAddress([change])}#wynik`;
  return (
    <Card as="section" tone="accent">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {question.question}
          </Heading>
          <Text size="small">{withNonBreakingSpaces(`${question.why} ${HOW}`)}</Text>
        </Stack>
        <Inline gap={3}>
          {question.answers.map((answer) => (
            <ButtonLink key={answer.label} tone="secondary" to={addressOf(answer)}>
              {answer.label}
            </ButtonLink>
          ))}
          <ButtonLink tone="quiet" to={onward}>
            Pomiń
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
