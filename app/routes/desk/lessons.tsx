// /panel/lekcje: how far each course is.
import { data } from 'react-router';
import { readCourses } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { CoursesPage } from '../../features/desk/content/CoursesPage.tsx';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/lessons.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readCourses(context.get(scopeContext), url.searchParams.get('po')), url);
  return data(page, page === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Lekcje – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function LessonsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <DeskUnavailable /> : <CoursesPage {...loaderData} />;
}
