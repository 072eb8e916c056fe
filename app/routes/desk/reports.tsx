// /panel/lekcje/zgloszenia: readers' reports that wait for an answer.
import { data } from 'react-router';
import { answerAtDesk, readReports } from '#worker/services/desk/reports.ts';
import { scopeContext } from '../../context.ts';
import { ReportsPage } from '../../features/desk/content/ReportsPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/reports.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = { odpowiedz: 'Odpowiedź jest zapisana i wysłana osobie, która zgłosiła.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readReports(context.get(scopeContext), url.searchParams.get('po')), url);
  return data({ page, address: url.search }, page === null ? 503 : 200);
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

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zgłoszenia – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function ReportsRoute({ loaderData: { page, address }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return (
    <ReportsPage {...page} outcome={outcomeOf(address, DONE, actionData)} typed={actionData?.typed ?? {}} />
  );
}
