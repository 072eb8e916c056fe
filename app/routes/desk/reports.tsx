// /panel/lekcje/zgloszenia: readers' reports that wait for an answer.
import { answerAtDesk, readReports } from '#worker/services/desk/lesson-texts/reports.ts';
import { scopeContext } from '../../context.ts';
import { ReportsPage } from '../../features/desk/content/ReportsPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/reports.ts';

const DONE = { odpowiedz: 'Odpowiedź jest zapisana i wysłana osobie, która zgłosiła.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readReports(context.get(scopeContext), url.searchParams.get('po')), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    odpowiedz: (form) => {
      const [came, text] = [formText(form, 'came'), formText(form, 'text')];
      const version = /^\d{1,6}$/.test(came) ? Number(came) : null;
      return answerAtDesk(scope, {
        id: formNumber(form, 'id'),
        answer: came === 'rejected' ? { state: 'rejected', text } : { state: 'answered', text, version },
      });
    },
  });
}

export const meta = deskMeta('Zgłoszenia');

export default function ReportsRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <ReportsPage {...page} outcome={outcomeOf(done, actionData)} typed={actionData?.typed ?? {}} />;
}
