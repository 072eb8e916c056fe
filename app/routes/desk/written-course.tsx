// /panel/lekcje/{courseId}: the lessons of one course, and its release as read.
import { data } from 'react-router';
import { readCourseAtDesk, releaseAtDesk } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { CoursePage } from '../../features/desk/content/CoursePage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/written-course.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = { wydaj: 'Kurs jest wydany jako przeczytany.' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const page = await deskData(readCourseAtDesk(scope, params.courseId), url);
  return data({ page, address: url.search }, page === null ? 503 : 200);
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

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Kurs – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function CourseRoute({ loaderData: { page, address }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return <CoursePage {...page} outcome={outcomeOf(address, DONE, actionData)} />;
}
