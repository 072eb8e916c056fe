import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import type { CourseAtDesk } from '#worker/services/desk/lessons.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { LESSON_STATES } from './lesson-states.ts';

type CoursePageProps = CourseAtDesk & { outcome: DeedOutcome };

export function CoursePage({ operator, data, outcome }: CoursePageProps) {
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
