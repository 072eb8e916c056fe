// /panel/lekcje: how far each course is.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { type CoursesAtDesk, readCourses } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/lessons.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readCourses(context.get(scopeContext), url.searchParams.get('po')), url);
}

export const meta = deskMeta('Lekcje');

export default function LessonsRoute({ loaderData }: Route.ComponentProps) {
  return <CoursesPage {...loaderData} />;
}

function CoursesPage({ operator, data: { rows, next, inNeed } }: CoursesAtDesk) {
  const { path, name } = DESK_PAGES.lessons;
  return (
    <DeskPage operator={operator} path={path} title={name}>
      <Link to={`${path}/zgloszenia`} tone="forward">
        Zgłoszenia czytelników
      </Link>
      <Text>
        Kurs pisze z&nbsp;wyprzedzeniem polecenie <code>npm run lessons -- write KURS</code>.
      </Text>
      {inNeed.length === 0 ? null : (
        <DeskTable
          caption="Lekcje do poprawy"
          head={['Lekcja', 'Kurs', 'Odrzucona', 'Dlaczego']}
          rows={inNeed.map(({ courseId, lessonId, title, at, why }) => ({
            key: `${courseId}/${lessonId}`,
            cells: [
              <Link key={lessonId} to={`${path}/${courseId}/${lessonId}`}>
                {title ?? lessonId}
              </Link>,
              courseId,
              polishDate(at),
              why ?? '–',
            ],
          }))}
        />
      )}
      <DeskTable
        caption="Kursy"
        head={['Kurs', 'Gotowe', 'Do poprawy', 'Przeczytane']}
        rows={rows.map(({ id, title, written }) => ({
          key: id,
          cells: [
            <Link key={id} to={`${path}/${id}`}>
              {title}
            </Link>,
            written === null ? 'nic' : `${written.ready} z ${written.lessons}`,
            written?.needsWork ?? 0,
            written?.read ?? 0,
          ],
        }))}
      />
      <OlderRows path={path} next={next} words="Dalsze kursy" />
    </DeskPage>
  );
}
