// /panel/lekcje/{courseId}: the lessons of one course.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { readCourseAtDesk } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { LESSON_STATES } from '../../features/desk/content/LessonPage.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/written-course.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return deskData(readCourseAtDesk(context.get(scopeContext), params.courseId), url);
}

export const meta = deskMeta('Kurs');

export default function CourseRoute({ loaderData: { operator, data } }: Route.ComponentProps) {
  const { id, title, isWritten, lessons } = data;
  const { path } = DESK_PAGES.lessons;
  return (
    <DeskPage operator={operator} path={path} title={title}>
      <Link to={path} tone="back">
        Wszystkie kursy
      </Link>
      {isWritten ? null : (
        <Text>
          Nic jeszcze nie jest napisane. Zrobi to <code>npm run lessons -- write {id}</code>.
        </Text>
      )}
      <DeskTable
        caption="Lekcje"
        head={['Lekcja', 'Stan', 'Wersja', 'Słowa', 'Poprawiona', 'Przeczytana']}
        rows={lessons.map((lesson) => ({
          key: lesson.id,
          cells: [
            lesson.state === 'missing' ? (
              lesson.title
            ) : (
              <Link key={lesson.id} to={`${path}/${id}/${lesson.id}`}>
                {lesson.title}
              </Link>
            ),
            LESSON_STATES[lesson.state],
            lesson.version === 0 ? '–' : lesson.version,
            lesson.words,
            lesson.correctedAt === null ? 'nie' : polishDate(lesson.correctedAt),
            lesson.readAt === null ? 'nie' : polishDate(lesson.readAt),
          ],
        }))}
      />
    </DeskPage>
  );
}
