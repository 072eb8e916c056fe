// /panel/lekcje/{courseId}/{lessonId}: a lesson is read, marked as read, mended and rolled back. Whatever refuses the text, it isn't lost.
import { createContext, data } from 'react-router';
import { markLessonRead, mendLesson, readLessonAtDesk, rollBack } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { LessonPage, MendForm } from '../../features/desk/content/LessonPage.tsx';
import { outcomeOf, type Typed } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import type { Route } from './+types/written-lesson.ts';

const DONE = {
  popraw: 'Nowa wersja jest zapisana i czytelnicy już ją widzą.',
  wroc: 'Wcześniejsza wersja wróciła jako nowa.',
  przeczytana: 'Lekcja jest zaznaczona jako przeczytana.',
};

/** With which status a text was refused for want of today's passkey or of the database: then the page is that text. */
const keptText = createContext<403 | 503 | null>(null);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kept = context.get(keptText);
  if (kept !== null) return data({ page: null, done: null }, kept);
  const scope = context.get(scopeContext);
  const page = await deskData(readLessonAtDesk(scope, params, url.searchParams.get('po')), url);
  return data({ page, done: doneSentence(url, DONE) });
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
  const mark = (form: FormData) => markLessonRead(scope, params, formNumber(form, 'read'));
  const answer = await deskAction(request, url, { popraw: mend, wroc: back, przeczytana: mark }, 'popraw');
  const status = answer instanceof Response ? undefined : answer.init?.status;
  if (status === 403 || status === 503) context.set(keptText, status);
  return answer;
}

export const meta = deskMeta('Lekcja');

export default function LessonRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed['deed'] === 'popraw' ? actionData.typed : {};
  if (page === null) return <KeptText typed={typed} fault={actionData?.fault ?? ''} />;
  return <LessonPage {...page} outcome={outcomeOf(done, actionData)} typed={typed} />;
}

// Where the desk can't be shown, what was typed stands all the same: to be sent once more, or copied.
type KeptTextProps = { typed: Typed; fault: string };

function KeptText({ typed, fault }: KeptTextProps) {
  return (
    <Container space="page">
      <Stack gap={5}>
        <Notice tone="warning">{fault}</Notice>
        <Link to="/panel/wejscie" target="_blank">
          Otwórz panel w&nbsp;nowej karcie
        </Link>
        <MendForm
          markdown={typed['markdown'] ?? ''}
          practice={typed['practice'] ?? ''}
          note={typed['note'] ?? ''}
          read={Number(typed['read'])}
        />
      </Stack>
    </Container>
  );
}
