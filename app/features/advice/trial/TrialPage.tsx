// /proba/{analysis}/{occupation}: what to try, on which day, and how it was, with what that moved. Plain forms: all of it works without
// JavaScript.
import { Form } from 'react-router';
import {
  MAX_TRIAL_NOTE,
  TRIAL_EFFORTS,
  TRIAL_MOSTS,
  TRIAL_WISHES,
  weekendDays,
} from '#domain/advice/trial.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { TrialPage as Page } from '#worker/services/advice/trial.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { written } from '../analysis/parts/parts.css.ts';
import { lengthWords } from '../dashboard/trail/today-words.ts';
import { letter } from '../paper/Sections.css.ts';
import type { TrialRefused, TrialValues } from './trial-action.server.ts';
import {
  EFFORT_WORDS,
  MOST_WORDS,
  movedSentences,
  outcomeWords,
  WISH_WORDS,
  weekendWords,
} from './trial-words.ts';

type TrialPageProps = { page: Page; done: string | null; refused: TrialRefused | undefined };

export function TrialPage({ page, done, refused }: TrialPageProps) {
  const { trial, told, today } = page;
  const isOver = told !== null || (trial.dueOn !== null && trial.dueOn <= today) || refused?.of === 'telling';
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={3}>
          <Link tone="back" to="/dashboard">
            Dziś
          </Link>
          <Heading level={1}>{withNonBreakingSpaces(`Próba: ${trial.name}`)}</Heading>
          <AiContent gap={3}>
            <Text size="lead" className={written}>
              {withNonBreakingSpaces(`${trial.co} ${lengthWords(trial)}`)}
            </Text>
          </AiContent>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused === undefined ? null : (
          <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>
        )}
        {told === null ? <Plan page={page} refused={refused} /> : <Told page={page} told={told} />}
        {told === null && isOver ? (
          <Card as="section" tone="accent">
            <Stack gap={4}>
              <Heading level={2} size={3}>
                Jak było?
              </Heading>
              <Telling page={page} refused={refused} />
            </Stack>
          </Card>
        ) : (
          <Disclosure
            summary={told === null ? 'Próba jest już za Tobą? Powiedz, jak było' : 'Zmień odpowiedź'}
            isOpen={refused?.of === 'telling'}
          >
            <Telling page={page} refused={refused} />
          </Disclosure>
        )}
      </Stack>
    </Container>
  );
}

function Plan({ page: { trial, today }, refused }: { page: Page; refused: TrialRefused | undefined }) {
  const isAhead = trial.dueOn !== null && trial.dueOn >= today;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {isAhead ? 'Kiedy?' : 'Zrobię to w\u00a0weekend'}
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              isAhead
                ? `Próba jest na dzień: ${polishDay(trial.dueOn ?? '')}.`
                : 'Kilka godzin prawdziwej pracy mówi więcej niż każdy opis. Wybierz dzień.',
            )}
          </Text>
        </Stack>
        <Form method="post">
          <input type="hidden" name="zamiar" value="dzien" />
          <Inline gap={3}>
            {weekendDays(today).map((day) => (
              <Button
                key={day}
                type="submit"
                name="dzien"
                value={day}
                tone={isAhead ? 'secondary' : 'primary'}
              >
                {weekendWords(day)}
              </Button>
            ))}
          </Inline>
        </Form>
        <Form method="post">
          <Inline gap={3} align="end">
            <Field label="Inny dzień">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  name="dzien"
                  required
                  min={today}
                  max="2100-12-31"
                  defaultValue={refused?.of === 'day' ? refused.values.day : (trial.dueOn ?? '')}
                />
              )}
            </Field>
            <Button type="submit" tone="secondary" name="zamiar" value="dzien">
              Zapisz dzień
            </Button>
          </Inline>
        </Form>
        {trial.dueOn === null ? null : (
          <Form method="post">
            <input type="hidden" name="dzien" value="" />
            <Button type="submit" tone="quiet" name="zamiar" value="dzien">
              Nie w tym terminie
            </Button>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

function Told({ page: { trial }, told }: { page: Page; told: NonNullable<Page['told']> }) {
  return (
    <Card as="section" tone="accent">
      <Stack gap={4}>
        <Heading level={2} size={3}>
          Po próbie
        </Heading>
        <Text>{withNonBreakingSpaces(`Twoja odpowiedź: ${outcomeWords(told.outcome)}.`)}</Text>
        {trial.note === null ? null : <p className={letter}>{`„${trial.note}”`}</p>}
        {movedSentences(told, trial.zawodId).map((sentence) => (
          <Text key={sentence}>{withNonBreakingSpaces(sentence)}</Text>
        ))}
        <Inline gap={4}>
          <Link tone="forward" to="/dashboard/lista">
            Cała lista
          </Link>
          <Link tone="forward" to="/ksiazeczka">
            Książeczka pieczątek
          </Link>
          <Form method="post">
            <Button type="submit" tone="quiet" name="zamiar" value="cofnij">
              Cofnij odpowiedź
            </Button>
          </Form>
        </Inline>
      </Stack>
    </Card>
  );
}

function Telling({ page: { trial, told }, refused }: { page: Page; refused: TrialRefused | undefined }) {
  const values: Omit<TrialValues, 'day'> =
    refused?.of === 'telling' ? refused.values : valuesOf(told, trial.note);
  return (
    <Form method="post">
      <Stack gap={5}>
        <Radios
          legend="Co teraz myślisz o tej pracy?"
          name="wrazenie"
          chosen={values.wish}
          choices={TRIAL_WISHES.map((one) => ({ value: one, label: WISH_WORDS[one] }))}
        />
        <Radios
          legend="Jak poszło?"
          name="trudnosc"
          chosen={values.effort}
          choices={TRIAL_EFFORTS.map((one) => ({ value: one, label: EFFORT_WORDS[one] }))}
        />
        <Radios
          legend="Co najbardziej o tym zdecydowało?"
          areShort
          name="najbardziej"
          chosen={values.most}
          choices={[
            ...TRIAL_MOSTS.map((one) => ({ value: one, label: MOST_WORDS[one] })),
            { value: 'nothing', label: 'nic z\u00a0tej listy' },
          ]}
        />
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Pierwsza i ostatnia odpowiedź zmieniają listę zawodów: przy „chcę więcej” to, co zdecydowało, liczy się na plus, inaczej na minus. Trudność kolejności nie zmienia.',
          )}
        </Text>
        <Field
          label="Jedno zdanie dla siebie (jeśli chcesz)"
          hint={`Do ${MAX_TRIAL_NOTE} znaków. Zostanie w książeczce i w Twoim dokumencie.`}
        >
          {(control) => (
            <TextArea {...control} name="zdanie" rows={2} key={values.note} defaultValue={values.note} />
          )}
        </Field>
        <div>
          <Button type="submit" name="zamiar" value="opowiedz">
            {'Zapisz i\u00a0ułóż listę na nowo'}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function valuesOf(told: Page['told'], note: string | null) {
  const { wish = '', effort = '', most } = told?.outcome ?? {};
  return { wish, effort, most: most === undefined ? '' : (most ?? 'nothing'), note: note ?? '' };
}

type RadiosProps = {
  legend: string;
  name: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
  /** Two in a row on a phone, too. */
  areShort?: boolean;
};

function Radios({ legend, name, chosen, choices, areShort = false }: RadiosProps) {
  return (
    <ChoiceGroup legend={withNonBreakingSpaces(legend)} layout={areShort ? 'tiles' : 'cards'}>
      {choices.map(({ value, label }) => (
        <Choice
          key={value}
          type="radio"
          look={areShort ? 'tile' : 'card'}
          name={name}
          value={value}
          required
          defaultChecked={value === chosen}
          label={label}
        />
      ))}
    </ChoiceGroup>
  );
}
