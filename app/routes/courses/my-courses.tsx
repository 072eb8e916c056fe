import { readMyCourses } from '#worker/services/courses/owned.ts';
import { scopeContext } from '../../context.ts';
import { MyCoursesPage } from '../../features/courses/MyCoursesPage.tsx';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/my-courses.ts';

export function loader({ context }: Route.LoaderArgs) {
  return personalData(readMyCourses(context.get(scopeContext)), '/moje-kursy');
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Moje kursy – Szlak' }];
}

export default function MyCourses({ loaderData }: Route.ComponentProps) {
  return <MyCoursesPage owned={loaderData} />;
}
