// /fakty: what a person has told of themselves beside the quiz, to be changed or taken back (docs/decisions.md 'Facts'). Plain forms: it
// works without JavaScript, and what was typed comes back with a sentence at each field that wasn't understood.
import { Form } from 'react-router';
import type { Question } from '#domain/advice/questions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ProfileUnavailable } from '../../account/profile/ProfileUnavailable.tsx';
import { HelpLine } from '../gate/HelpLine.tsx';
import { FactsSheet } from './FactsSheet.tsx';
import type { FormValues } from './form-values.ts';
import { NextQuestion } from './NextQuestion.tsx';
import type { FormFaults } from './read-form.ts';

export type StoredFacts = {
  values: FormValues;
  isEmpty: boolean;
  /** Limits of health are kept somewhere, so there is a consent to withdraw. */
  keepsHealth: boolean;
};

export type FactsRefused = { values: FormValues; faults: FormFaults; sentence: string; isGentle?: boolean };

type FactsPageProps = {
  /** Null = the database is away. */
  stored: StoredFacts | null;
  asking: { question: Question | null; passed: readonly string[] };
  done: string | null;
  refused: FactsRefused | undefined;
};

export function FactsPage({ stored, asking: { question, passed }, done, refused }: FactsPageProps) {
  return (
    <Container width="reading" space="page">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Twoje fakty</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Dzięki nim wiemy, co jest bliskie temu, co umiesz, a co odpada. Zmiany uwzględni następna analiza.',
            )}
          </Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused?.isGentle === true ? <HelpLine help="gentle" /> : null}
        {refused === undefined ? null : <Notice tone="error">{refused.sentence}</Notice>}
        {question === null ? null : <NextQuestion question={question} passed={passed} />}
        {stored === null ? <ProfileUnavailable of="facts" /> : <Sheet stored={stored} refused={refused} />}
        <Link tone="back" to="/profil">
          Ustawienia profilu
        </Link>
      </Stack>
    </Container>
  );
}

function Sheet({ stored, refused }: { stored: StoredFacts; refused: FactsRefused | undefined }) {
  return (
    <>
      {/* What was saved is read anew into the fields, and its row closed. */}
      <FactsSheet key={JSON.stringify(stored.values)} stored={stored} refused={refused} />
      {stored.keepsHealth ? (
        <TakeBack
          title="Zgoda na dane o zdrowiu"
          text="Po wycofaniu usuniemy zaznaczone ograniczenia stąd i ze wszystkich zapisanych analiz. Pozostałe fakty zostaną."
          intent="wycofaj-zgode"
          label="Wycofaj zgodę"
        />
      ) : null}
      {stored.isEmpty ? null : (
        <TakeBack
          title="Usunięcie faktów"
          text="Znikną wszystkie fakty: stąd i z odpowiedzi zapisanych przy analizach. Same analizy zostaną, razem z tym, co z faktów wtedy wynikło."
          intent="usun"
          label="Usuń moje fakty"
        />
      )}
    </>
  );
}

type TakeBackProps = { title: string; text: string; intent: string; label: string };

function TakeBack({ title, text, intent, label }: TakeBackProps) {
  return (
    <Card as="section">
      <Form method="post">
        <Stack gap={3}>
          <Heading level={2} size={4}>
            {withNonBreakingSpaces(title)}
          </Heading>
          <Text tone="soft">{withNonBreakingSpaces(text)}</Text>
          <div>
            <Button type="submit" tone="danger" name="zamiar" value={intent}>
              {label}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
