// /panel/lekcje: how far each course is.
import { readCourses } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { CoursesPage } from '../../features/desk/content/CoursesPage.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import type { Route } from './+types/lessons.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readCourses(context.get(scopeContext), url.searchParams.get('po')), url);
}

export const meta = deskMeta('Lekcje');

export default function LessonsRoute({ loaderData }: Route.ComponentProps) {
  return <CoursesPage {...loaderData} />;
}
