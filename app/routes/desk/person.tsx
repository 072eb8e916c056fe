// /panel/osoby/{id}: what support needs to know of one person, and what it may do.
import { endPersonSessions, movePersonGeneration, readPerson } from '#worker/services/desk/people.ts';
import { beginRecovery, dropRecovery } from '#worker/services/desk/recovery.ts';
import { deleteForPerson } from '#worker/services/desk/rights.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { PersonPage } from '../../features/desk/people/PersonPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/person.ts';

const DONE = {
  przyznaj: 'Analiza przyznana. Wpis jest w księdze i w dzienniku.',
  odbierz: 'Analiza odebrana. Wpis jest w księdze i w dzienniku.',
  odzyskaj: 'Wiadomość jest w drodze. Link z niej zadziała za 72 godziny.',
  odwolaj: 'Odzyskiwanie odwołane. Link z wiadomości już nie działa.',
  wyloguj: 'Wszystkie sesje tej osoby są zakończone.',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await deskData(readPerson(context.get(scopeContext), params.id), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  const move = (by: 1 | -1) => (form: FormData) =>
    movePersonGeneration(scope, {
      personId: id,
      by,
      reason: formText(form, 'reason'),
      formKey: formText(form, 'formKey'),
    });
  return deskAction(request, url, {
    przyznaj: move(1),
    odbierz: move(-1),
    usun: async (form) => {
      await deleteForPerson(scope, {
        personId: id,
        reason: formText(form, 'reason'),
        address: formText(form, 'address'),
      });
      return '/panel/osoby?zrobione=usun';
    },
    odzyskaj: (form) => beginRecovery(scope, { personId: id, reason: formText(form, 'reason') }),
    odwolaj: (form) => dropRecovery(scope, { personId: id, reason: formText(form, 'reason') }),
    wyloguj: (form) => endPersonSessions(scope, id, formText(form, 'reason')),
  });
}

export const meta = deskMeta('Osoba');

export default function PersonRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  const unsureKey = actionData?.isUnsure === true ? actionData.typed['formKey'] : undefined;
  return (
    <PersonPage
      operator={page.operator}
      data={{ ...page.data, formKey: unsureKey ?? page.data.formKey }}
      outcome={outcomeOf(done, actionData)}
    />
  );
}
