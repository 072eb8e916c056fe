// /panel/lekcje/{courseId}: the lessons of one course, and its release as read.
import { readCourseAtDesk, releaseAtDesk } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { CoursePage } from '../../features/desk/content/CoursePage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/written-course.ts';

const DONE = { wydaj: 'Kurs jest wydany jako przeczytany.' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const page = await deskData(readCourseAtDesk(scope, params.courseId), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wydaj: (form) => {
      const seen = formText(form, 'seen') === '' ? null : formNumber(form, 'seen');
      return releaseAtDesk(scope, params.courseId, seen);
    },
  });
}

export const meta = deskMeta('Kurs');

export default function CourseRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <CoursePage {...page} outcome={outcomeOf(done, actionData)} />;
}
