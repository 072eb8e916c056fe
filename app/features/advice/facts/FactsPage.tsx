// /fakty: what a person has told of themselves beside the quiz, to be changed or taken back (docs/decisions.md 'Facts'). Plain forms: it
// works without JavaScript, and what was typed comes back with a sentence at each field that wasn't understood.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import type { Question, QuestionAnswer } from '#domain/advice/questions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ProfileUnavailable } from '../../account/profile/ProfileUnavailable.tsx';
import { whatIfAddress } from '../decide/what-if-address.ts';
import { HelpLine } from '../gate/HelpLine.tsx';
import { act, body, chevron, line, name, row, rows } from './FactsSheet.css.ts';
import { hasFault, saidOf, SHEET_FACTS, type SheetFact } from './facts-of-sheet.ts';
import { FactFields } from './fields/FactFields.tsx';
import { FACT_HINTS } from './fields/FactGroup.tsx';
import { hint } from './fields/FactsFields.css.ts';
import { OccupationNames } from './fields/OccupationNames.tsx';
import { focusFirstFault } from './focus-fault.ts';
import type { FormValues } from './form-values.ts';
import type { FormFaults } from './read-form.ts';

type StoredFacts = {
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
      {/* What was saved is read again into the fields, and its row closed. */}
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

// Before the sheet of facts, the one question whose answer would change the list most. Each answer is a link: to 'Co gdyby', where one sees
// what it changes and keeps it, or where it changes nothing, to the next question.
const HOW = 'Po odpowiedzi zobaczysz, co się na liście zmienia, i\u00a0tam ją zapamiętasz.';

function NextQuestion({ question, passed }: { question: Question; passed: readonly string[] }) {
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

// The facts as rows: what is known, each with its own fields a press away, and what may be added. One form, so that whatever was opened and
// changed is saved together; by the browser alone.
const FACTS = Object.keys(SHEET_FACTS) as SheetFact[];
const HINTS: Partial<Record<SheetFact, string>> = FACT_HINTS;

function FactsSheet({ stored, refused }: { stored: StoredFacts; refused: FactsRefused | undefined }) {
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== undefined) focusFirstFault(form.current);
  }, [refused]);
  const { values } = refused ?? stored;
  const faults = refused?.faults ?? {};
  const isKnown = (fact: SheetFact) => saidOf(fact, stored.values) !== null;
  const rowOf = (fact: SheetFact) => (
    <Row key={fact} fact={fact} said={saidOf(fact, stored.values)} isOpen={hasFault(fact, faults)}>
      {HINTS[fact] === undefined ? null : <p className={hint}>{HINTS[fact]}</p>}
      <FactFields fact={fact} values={values} faults={faults} listId={listId} isNamed />
    </Row>
  );
  const known = FACTS.filter(isKnown);
  const others = FACTS.filter((fact) => !isKnown(fact));
  return (
    <Form method="post" ref={form} noValidate>
      <Stack gap={6}>
        {known.length === 0 ? null : <Rows title="Co wiemy">{known.map(rowOf)}</Rows>}
        {others.length === 0 ? null : <Rows title="Dodaj fakt">{others.map(rowOf)}</Rows>}
      </Stack>
      <OccupationNames id={listId} />
    </Form>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <div className={rows}>{children}</div>
    </Stack>
  );
}

type RowProps = { fact: SheetFact; said: string | null; isOpen: boolean; children: ReactNode };

function Row({ fact, said, isOpen, children }: RowProps) {
  const title = SHEET_FACTS[fact];
  return (
    <details className={row} open={isOpen}>
      <summary className={line}>
        {said === null ? (
          <span className={name}>{title}</span>
        ) : (
          <span>
            <span className={name}>{title}:</span> {said}
          </span>
        )}
        <span className={act}>
          {said === null ? 'dodaj' : 'zmień'}
          <span className={chevron}>
            <Icon name="chevron" />
          </span>
        </span>
      </summary>
      <Stack as="fieldset" gap={4} className={body} aria-label={title}>
        {children}
        <div>
          <Button type="submit" name="zamiar" value="zapisz">
            Zapisz
          </Button>
        </div>
      </Stack>
    </details>
  );
}

// Questions of /fakty that were passed stand in its address, so that nothing is kept of them.
const PASSED = 'pominiete';

function passedAddress(ids: readonly string[]): string {
  return `/fakty?${PASSED}=${ids.join('.')}`;
}

export function passedQuestions(params: URLSearchParams): string[] {
  return (params.get(PASSED) ?? '').split('.').filter((id) => id !== '');
}
