// /panel/poczta: what waits in the outbox, and every letter by name.
import { data } from 'react-router';
import { readOutbox, sendNow } from '#worker/services/desk/mail.ts';
import { scopeContext } from '../../context.ts';
import { MailPage } from '../../features/desk/content/MailPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/mail.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = { wyslij: 'Próbujemy wysłać ten list. Jeśli się uda, zniknie z listy.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readOutbox(context.get(scopeContext), url.searchParams.get('po'));
  const page = await deskData(asked, url);
  return data({ page, address: url.search }, page === null ? 503 : 200);
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wyslij: (form) => sendNow(scope, { id: formText(form, 'id'), seen: formNumber(form, 'seen') }),
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Poczta – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function MailRoute({ loaderData: { page, address }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return <MailPage {...page} outcome={outcomeOf(address, DONE, actionData)} />;
}
