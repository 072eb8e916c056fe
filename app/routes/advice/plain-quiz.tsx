// /quiz: the quiz by plain forms, for browsers without JavaScript; anyone who has it finds the same on the landing page.
import {
  HEALTH_NOTE,
  INFO_SUGGESTIONS,
  INSPIRATION,
  INTERESTS,
  MORE_INFO,
  PREFERENCE_TEXTS,
  QUIZ,
} from '#content/quiz.ts';
import { MAX_TEXT_LENGTH, PREFERENCES } from '#domain/advice/quiz/answers.ts';
import { scopeContext } from '../../context.ts';
import { PlainUnderstoodForm } from '../../features/advice/quiz/plain/PlainUnderstoodForm.tsx';
import { type PlainQuiz, plainQuizAction } from '../../features/advice/quiz/plain/plain-quiz.server.ts';
import { NO_VALUES, PLAIN_FIELDS, type PlainValues } from '../../features/advice/quiz/plain/plain-values.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../ui/form/Choice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/plain-quiz.ts';

export const handle: PageHandle = { hydrate: false };

export function action({ context, request }: Route.ActionArgs) {
  return plainQuizAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Quiz – Szlak' },
    { name: 'description', content: 'Trzy pytania i ekran „Tak Cię rozumiemy” zwykłym formularzem.' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PlainQuizRoute({ actionData }: Route.ComponentProps) {
  return <PlainQuizPage quiz={actionData} />;
}

// /quiz (docs/product.md 'Quiz without JavaScript'): three questions in one form, then 'Tak Cię rozumiemy' in another, with the same entries,
// corrections and questions as on the screen with a script.
function PlainQuizPage({ quiz }: { quiz: PlainQuiz | undefined }) {
  const values = quiz?.values ?? NO_VALUES;
  return (
    <Container width="reading" space="page">
      <Stack gap={6}>
        <Heading level={1}>{QUIZ.title}</Heading>
        {quiz === undefined || quiz.sentence === null ? null : (
          <Notice tone="error">{withNonBreakingSpaces(quiz.sentence)}</Notice>
        )}
        <Card>
          {quiz === undefined || quiz.understood === null ? (
            <Questions values={values} />
          ) : (
            <PlainUnderstoodForm values={values} understood={quiz.understood} />
          )}
        </Card>
      </Stack>
    </Container>
  );
}

function Questions({ values }: { values: PlainValues }) {
  const texts = [
    { ...INTERESTS, name: PLAIN_FIELDS.interests, value: values.interests },
    {
      ...MORE_INFO,
      hint: `${MORE_INFO.hint} Możesz też napisać: „${INFO_SUGGESTIONS.join('”, „')}”.`,
      name: PLAIN_FIELDS.info,
      value: values.info,
    },
  ];
  return (
    <form method="post">
      <Stack gap={6}>
        <ChoiceGroup layout="tiles" legend={<Heading level={2}>{INSPIRATION.question}</Heading>}>
          {PREFERENCES.map((preference) => (
            <Choice
              {...PREFERENCE_TEXTS[preference]}
              look="tile"
              key={preference}
              type="checkbox"
              name={PLAIN_FIELDS.preferences}
              value={preference}
              defaultChecked={values.preferences.includes(preference)}
            />
          ))}
        </ChoiceGroup>
        {texts.map(({ name, question, hint, value }) => (
          <Field
            key={name}
            label={withNonBreakingSpaces(question)}
            hint={withNonBreakingSpaces(`${hint} Najwyżej ${MAX_TEXT_LENGTH} znaków.`)}
          >
            {(control) => <TextArea {...control} name={name} rows={4} defaultValue={value} />}
          </Field>
        ))}
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(HEALTH_NOTE)}
        </Text>
        <input type="hidden" name={PLAIN_FIELDS.language} value={values.language} />
        <Inline>
          <Button type="submit" name="zamiar" value="czytaj">
            Dalej
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
