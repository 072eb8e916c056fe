// /panel/osoby: a person by their exact address or id.
import { data, redirect } from 'react-router';
import { atDesk } from '#worker/services/desk/desk.ts';
import { findPerson } from '#worker/services/desk/people.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { PeoplePage } from '../../features/desk/people/PeoplePage.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/people.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = { usun: 'Konto jest usunięte.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(
    atDesk(context.get(scopeContext), 'people', () => Promise.resolve(null)),
    url,
  );
  return data({ page, search: url.search }, page === null ? 503 : 200);
}

/** By a form, so that no address stands in the browser's history. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const typed = formText(await request.formData(), 'kto');
  const id = await deskData(findPerson(context.get(scopeContext), typed), url);
  if (id !== null) throw redirect(`/panel/osoby/${id}`);
  return data({ typed, fault: 'Nie ma konta o takim adresie ani identyfikatorze.' }, 404);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Osoby – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, search } = loaderData;
  if (page === null) return <DeskUnavailable />;
  return (
    <PeoplePage
      operator={page.operator}
      outcome={outcomeOf(search, DONE, undefined)}
      typed={actionData?.typed ?? ''}
      fault={actionData?.fault ?? null}
    />
  );
}
