// /panel/przelaczniki: what is off for a while, and the notice on all pages.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import {
  SENTENCE_MAX_LENGTH,
  SWITCH_DELAYS,
  SWITCH_HOURS,
  type SwitchName,
} from '#domain/desk/switches/switches.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import {
  endDeskSwitch,
  readSwitches,
  setDeskSwitch,
  type SwitchState,
} from '#worker/services/desk/switches.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { type DeedOutcome, outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/switches.ts';

const DONE = {
  ustaw: 'Ustawione. Na stronach dla niezalogowanych widać to po mniej więcej minucie.',
  zakoncz: 'Zakończone.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readSwitches(context.get(scopeContext)), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    ustaw: (form) =>
      setDeskSwitch(scope, {
        name: formText(form, 'name'),
        sentence: formText(form, 'sentence'),
        hours: formText(form, 'hours'),
        delay: formText(form, 'delay'),
      }),
    zakoncz: (form) => endDeskSwitch(scope, formText(form, 'name')),
  });
}

export const meta = deskMeta('Przełączniki');

export default function SwitchesRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  const outcome = outcomeOf(done, actionData);
  return (
    <SwitchesPage
      {...page}
      outcome={outcome}
      times={{ hours: SWITCH_HOURS, delays: SWITCH_DELAYS }}
      typed={actionData?.typed ?? {}}
    />
  );
}

// /panel/przelaczniki: each switch with how it stands, its form to set it, and the button that ends it now.
const WORDS: Record<SwitchName, { title: string; effect: string; example: string }> = {
  'analyses-off': {
    title: 'Wstrzymanie analiz',
    effect: 'Nikt nie zacznie analizy. Odpowiedzi w quizie zostają, a użycie nie przepada.',
    example: 'Analizy wrócą dziś wieczorem. Twoje odpowiedzi czekają w przeglądarce.',
  },
  'feedback-off': {
    title: 'Wstrzymanie uwag do ćwiczeń',
    effect: 'Nikt nie poprosi o uwagi AI do ćwiczenia. Odpowiedzi zapisują się jak zwykle.',
    example: 'Uwagi do ćwiczeń wrócą jutro. Twoja odpowiedź jest zapisana.',
  },
  'talks-off': {
    title: 'Wstrzymanie rozmów na próbę',
    effect: 'Nikt nie zacznie ani nie poprowadzi dalej rozmowy z AI w lekcji. To, co już padło, zostaje.',
    example: 'Rozmowy wrócą jutro. Twoja czeka tam, gdzie stanęła.',
  },
  'registrations-off': {
    title: 'Wstrzymanie rejestracji',
    effect: 'Nie powstają nowe konta. Kto ma konto, loguje się jak zwykle.',
    example: 'Nowe konta zakładamy znowu od jutra.',
  },
  notice: {
    title: 'Ogłoszenie',
    effect: 'Zdanie stoi na wszystkich stronach.',
    example: 'W nocy z soboty na niedzielę płatności będą niedostępne.',
  },
};

const STATES = { off: 'nie działa', coming: 'zaplanowane', on: 'działa' } as const;

const HOURS = ['godzina', 'godziny', 'godzin'] as const;
const DAYS = ['dzień', 'dni', 'dni'] as const;

type SwitchesPageProps = AtDesk<SwitchState[]> & {
  outcome: DeedOutcome;
  times: { hours: readonly number[]; delays: readonly number[] };
  /** What was refused, to be mended. */
  typed: Record<string, string>;
};

function SwitchesPage({ operator, data, outcome, times, typed }: SwitchesPageProps) {
  const { path, name } = DESK_PAGES.switches;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      {data.map((one) => (
        <Card as="section" key={one.name} aria-labelledby={one.name}>
          <Stack gap={4}>
            <Standing one={one} />
            {one.state === 'off' ? null : (
              <DeedForm deed="zakoncz" button="Zakończ teraz" asksWhy={false}>
                <input type="hidden" name="name" value={one.name} />
              </DeedForm>
            )}
            <SetForm
              one={one}
              times={times}
              sentence={typed['name'] === one.name ? typed['sentence'] : one.last?.sentence}
            />
          </Stack>
        </Card>
      ))}
    </DeskPage>
  );
}

function Standing({ one: { name, state, last } }: { one: SwitchState }) {
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <Heading level={2} size={3} id={name}>
          {WORDS[name].title}
        </Heading>
        <Badge tone={state === 'off' ? 'neutral' : 'warning'}>{STATES[state]}</Badge>
      </Inline>
      <Text tone="soft">{withNonBreakingSpaces(WORDS[name].effect)}</Text>
      {last === null ? null : (
        <Text size="small" tone="soft">
          Ostatnio: „{last.sentence}”, od {polishMoment(last.from)} do {polishMoment(last.until)}, ustawia{' '}
          {last.setBy ?? 'konto, którego już nie ma'}.
        </Text>
      )}
    </Stack>
  );
}

type SetFormProps = { one: SwitchState; times: SwitchesPageProps['times']; sentence: string | undefined };

function SetForm({ one: { name }, times, sentence }: SetFormProps) {
  return (
    <DeedForm deed="ustaw" button="Włącz" tone="primary" asksWhy={false}>
      <input type="hidden" name="name" value={name} />
      <Field label="Zdanie dla ludzi" hint={`Na przykład: „${WORDS[name].example}”`}>
        {(control) => (
          <TextInput
            {...control}
            name="sentence"
            required
            maxLength={SENTENCE_MAX_LENGTH}
            defaultValue={sentence}
          />
        )}
      </Field>
      <Inline gap={4}>
        <Field label="Początek">
          {(control) => (
            <Select {...control} name="delay">
              {times.delays.map((hours) => (
                <option key={hours} value={hours}>
                  {hours === 0 ? 'od razu' : `za ${spanOf(hours)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Na jak długo">
          {(control) => (
            <Select {...control} name="hours">
              {times.hours.map((hours) => (
                <option key={hours} value={hours}>
                  {spanOf(hours)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Inline>
    </DeedForm>
  );
}

function spanOf(hours: number): string {
  if (hours === 1) return 'godzinę';
  const isDays = hours >= 24;
  const count = isDays ? hours / 24 : hours;
  return `${count}\u00a0${pluralized(count, isDays ? DAYS : HOURS)}`;
}
