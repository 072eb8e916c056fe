// /panel/osoby: a person by their exact address or id.
import { data, redirect } from 'react-router';
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { asOperator, type Operator } from '#worker/services/desk/desk.ts';
import { findPerson } from '#worker/services/desk/people.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { type DeedOutcome, outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { Route } from './+types/people.ts';

const DONE = { usun: 'Konto jest usunięte.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(
    asOperator(context.get(scopeContext), 'people', () => Promise.resolve(null)),
    url,
  );
  return { page, done: doneSentence(url, DONE) };
}

/** By a form, so that no address stands in the browser's history. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const typed = formText(await request.formData(), 'kto');
  const id = await deskData(findPerson(context.get(scopeContext), typed), url);
  if (id !== null) throw redirect(`/panel/osoby/${id}`);
  return data({ typed, fault: 'Nie ma konta o takim adresie ani identyfikatorze.' }, 404);
}

export const meta = deskMeta('Osoby');

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  return (
    <PeoplePage
      operator={page.operator}
      outcome={outcomeOf(done)}
      typed={actionData?.typed ?? ''}
      fault={actionData?.fault ?? null}
    />
  );
}

type PeoplePageProps = { operator: Operator; outcome: DeedOutcome; typed: string; fault: string | null };

function PeoplePage({ operator, outcome, typed, fault }: PeoplePageProps) {
  const { path, name } = DESK_PAGES.people;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      <Stack as="form" method="post" gap={4} width="form">
        <Field
          label="Adres e-mail albo identyfikator"
          hint={withNonBreakingSpaces(
            'Dokładny. Otwarcie danych osoby zostaje w dzienniku, który ona też widzi.',
          )}
          error={fault}
        >
          {(control) => (
            <TextInput
              {...control}
              name="kto"
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit">Znajdź</Button>
      </Stack>
    </DeskPage>
  );
}
