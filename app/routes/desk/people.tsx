// /panel/osoby: a person by their exact address or id.
import { data, redirect } from 'react-router';
import { asOperator } from '#worker/services/desk/desk.ts';
import { findPerson } from '#worker/services/desk/people.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { PeoplePage } from '../../features/desk/people/PeoplePage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
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
