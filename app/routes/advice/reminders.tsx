// /przypomnienia, for signed-in people only.
import type { ReactNode } from 'react';
import { data, Form } from 'react-router';
import type { RequestScope } from '#worker/scope.ts';
import {
  askForReminder,
  endReminder,
  type OwnReminders,
  readOwnReminders,
} from '#worker/services/advice/reminders.ts';
import { scopeContext } from '../../context.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { formAction } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../ui/script-only.css.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/reminders.ts';

// The forms of /przypomnienia.
const PATH = '/przypomnienia';

const DONE = {
  'list-wlacz': 'List przyjdzie w najbliższy poniedziałek rano, jeśli coś czeka.',
  'list-wylacz': 'Listu już nie będzie.',
  'kalendarz-wlacz': 'Adres kalendarza jest gotowy. Dodaj go w swoim kalendarzu.',
  'kalendarz-wylacz': 'Adres kalendarza już nie działa.',
} as const;

async function remindersAction(scope: RequestScope, request: Request) {
  return formAction<string>(await request.formData(), {
    path: PATH,
    deeds: {
      'list-wlacz': () => askForReminder(scope, 'letter'),
      'list-wylacz': () => endReminder(scope, 'letter'),
      'kalendarz-wlacz': () => askForReminder(scope, 'calendar'),
      'kalendarz-wylacz': () => endReminder(scope, 'calendar'),
    },
    refused: ({ message }) => message,
  });
}

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readOwnReminders(context.get(scopeContext)), '/przypomnienia');
  if (own === null) throw new Response(null, { status: 503 });
  return data({ own, done: doneSentence(url, DONE) });
}

export function action({ context, request }: Route.ActionArgs) {
  return remindersAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Przypomnienia – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Reminders({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  const refused = typeof actionData === 'string' ? actionData : undefined;
  return <RemindersPage own={own} done={done} refused={refused} />;
}

// /przypomnienia: what calls a person back, each off until it is chosen. Plain forms: all of it works without JavaScript.
type RemindersPageProps = { own: OwnReminders; done: string | null; refused: string | undefined };

function RemindersPage({ own, done, refused }: RemindersPageProps) {
  const { hasLetter, calendarAddress } = own;
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Przypomnienia</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Decyzja o pracy dojrzewa tygodniami. Wybierz, co ma Ci o niej przypominać.',
            )}
          </Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {refused === undefined ? null : <Notice tone="error">{refused}</Notice>}
        <Choice
          title="List w poniedziałek rano"
          text="Który krok jest następny, na kiedy jest próba i czy czekają karty do powtórki. Bez treści analizy, bo do skrzynki zaglądają czasem inni. W tygodniu, w którym nic nie czeka, nie piszemy."
          button={
            hasLetter
              ? { deed: 'list-wylacz', label: 'Wyłącz list' }
              : { deed: 'list-wlacz', label: 'Włącz list' }
          }
          isOn={hasLetter}
        />
        <Choice
          title="Kalendarz z terminami kroków"
          text="Tajny adres, który dodasz raz w Kalendarzu Google, Apple albo Outlooku. Terminy zmieniają się tam same, gdy zmienisz je tutaj. Kto ma ten adres, widzi nazwy kroków, więc zachowaj go dla siebie."
          button={
            calendarAddress === null
              ? { deed: 'kalendarz-wlacz', label: 'Utwórz adres' }
              : { deed: 'kalendarz-wylacz', label: 'Unieważnij adres' }
          }
          isOn={calendarAddress !== null}
        >
          {calendarAddress === null ? null : (
            <>
              <Field label="Adres kalendarza">
                {(control) => <TextInput {...control} readOnly value={calendarAddress} />}
              </Field>
              <Inline gap={3}>
                <ButtonLink tone="secondary" to={calendarAddress.replace(/^https?:/, 'webcal:')}>
                  Dodaj do kalendarza
                </ButtonLink>
                <span className={scriptOnly}>
                  <Button tone="quiet" data-copy={calendarAddress}>
                    Kopiuj adres
                  </Button>
                  <output />
                </span>
              </Inline>
            </>
          )}
        </Choice>
        <Link tone="back" to="/dashboard">
          Dziś
        </Link>
      </Stack>
    </Container>
  );
}

type ChoiceProps = {
  title: string;
  text: string;
  button: { deed: string; label: string };
  isOn: boolean;
  children?: ReactNode;
};

function Choice({ title, text, button: { deed, label }, isOn, children }: ChoiceProps) {
  return (
    <Card as="section" {...(isOn && { tone: 'accent' as const })}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {withNonBreakingSpaces(title)}
          </Heading>
          <Text>{withNonBreakingSpaces(text)}</Text>
        </Stack>
        {children}
        <Form method="post">
          <Button type="submit" name="zamiar" value={deed} tone={isOn ? 'quiet' : 'primary'}>
            {label}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
