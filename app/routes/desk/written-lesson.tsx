// /panel/lekcje/{courseId}/{lessonId}: a lesson is read, mended and rolled back. Whatever refuses the text, it isn't lost.
import { createContext, data } from 'react-router';
import { mendLesson, readLessonAtDesk, rollBack } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { KeptText } from '../../features/desk/content/KeptText.tsx';
import { LessonPage } from '../../features/desk/content/LessonPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/written-lesson.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = {
  popraw: 'Nowa wersja jest zapisana i czytelnicy już ją widzą.',
  wroc: 'Wcześniejsza wersja wróciła jako nowa.',
};

/** Of a request whose text was refused for want of today's passkey: then the page is that text, not the way in. */
const textStands = createContext(false);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (context.get(textStands)) return data({ page: null, address: '' }, 403);
  const scope = context.get(scopeContext);
  const page = await deskData(readLessonAtDesk(scope, params, url.searchParams.get('po')), url);
  return data({ page, address: url.search }, page === null ? 503 : 200);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  const mend = (form: FormData) =>
    mendLesson(scope, params, {
      read: formNumber(form, 'read'),
      markdown: formText(form, 'markdown'),
      practice: formText(form, 'practice'),
      note: formText(form, 'note'),
    });
  const back = (form: FormData) =>
    rollBack(scope, params, {
      read: formNumber(form, 'read'),
      to: formNumber(form, 'to'),
    });
  const answer = await deskAction(request, url, { popraw: mend, wroc: back }, 'popraw');
  context.set(textStands, answer.init?.status === 403);
  return answer;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Lekcja – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function LessonRoute({ loaderData: { page, address }, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed['deed'] === 'popraw' ? actionData.typed : {};
  if (page !== null)
    return <LessonPage {...page} outcome={outcomeOf(address, DONE, actionData)} typed={typed} />;
  if (actionData === undefined) return <DeskUnavailable />;
  return <KeptText typed={typed} fault={actionData.fault} />;
}
