// /panel/lekcje/{courseId}: the lessons of one course, and its release as read.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { type CourseAtDesk, readCourseAtDesk, releaseAtDesk } from '#worker/services/desk/lessons.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { LESSON_STATES } from '../../features/desk/content/lesson-states.ts';
import { type DeedOutcome, outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
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

type CoursePageProps = CourseAtDesk & { outcome: DeedOutcome };

function CoursePage({ operator, data, outcome }: CoursePageProps) {
  const { id, title, isWritten, checkedAt, lessons } = data;
  const { path } = DESK_PAGES.lessons;
  const isWhole = isWritten && lessons.every(({ state }) => state === 'ready');
  return (
    <DeskPage operator={operator} path={path} title={title} outcome={outcome}>
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
        head={['Lekcja', 'Stan', 'Wersja', 'Słowa', 'Poprawiona']}
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
          ],
        }))}
      />
      <Stack gap={3}>
        <Text>
          {checkedAt === null
            ? 'Kurs nie jest wydany jako przeczytany.'
            : `Kurs jest wydany jako przeczytany ${polishDate(checkedAt)}.`}
        </Text>
        {isWhole ? (
          <DeedForm deed="wydaj" button="Wydaj jako przeczytany" tone="primary" asksWhy={false}>
            <input type="hidden" name="seen" value={checkedAt ?? ''} />
          </DeedForm>
        ) : (
          <Text tone="soft">Wydać go można, gdy każda lekcja jest gotowa.</Text>
        )}
      </Stack>
    </DeskPage>
  );
}
