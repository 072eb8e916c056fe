// /panel/poczta: what waits in the outbox, and every letter by name.
import { readOutbox, sendNow } from '#worker/services/desk/mail.ts';
import { scopeContext } from '../../context.ts';
import { MailPage } from '../../features/desk/content/MailPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/mail.ts';

const DONE = { wyslij: 'Próbujemy wysłać ten list. Jeśli się uda, zniknie z listy.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readOutbox(context.get(scopeContext), url.searchParams.get('po'));
  const page = await deskData(asked, url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wyslij: (form) => sendNow(scope, { id: formText(form, 'id'), seen: formNumber(form, 'seen') }),
  });
}

export const meta = deskMeta('Poczta');

export default function MailRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <MailPage {...page} outcome={outcomeOf(done, actionData)} />;
}
