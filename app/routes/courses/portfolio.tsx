// /moje-kursy/{id}/portfolio, for owners only: what they have written in the course's exercises.
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { lessonName, type PortfolioEntry } from '#domain/courses/practice/portfolio.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { readPortfolio } from '#worker/services/courses/portfolio.ts';
import { scopeContext } from '../../context.ts';
import { courseAddress, lessonAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { EXERCISE_PLACE } from '../../features/courses/lessons/practice/practice-forms.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { entries as entriesStyle, task, typed } from './portfolio.css.ts';
import { portfolioAddress, portfolioFile } from '../../features/courses/portfolio/addresses.ts';
import { listenForPrint } from '../../features/site/article/print-button.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { screenOnly, toTheEdges } from '../../styles/print.css.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../ui/script-only.css.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/portfolio.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const { id, title } = found;
  const scope = context.get(scopeContext);
  const portfolio = await personalData(readPortfolio(scope, id), portfolioAddress(id));
  if (portfolio === null) return data({ course: { id, title }, portfolio }, 503);
  if (!portfolio.isOwned) throw redirect(`/kursy/${id}`);
  return data({ course: { id, title }, portfolio });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Portfolio: ${loaderData.course.title} – Szlak` }];
}

export default function PortfolioRoute({ loaderData: { course, portfolio } }: Route.ComponentProps) {
  if (portfolio === null) return <ReaderAway title={course.title} />;
  return <PortfolioPage course={course} {...portfolio} />;
}

// /moje-kursy/{id}/portfolio: what a person has written in a course's exercises, to read, print and take along.
type PortfolioPageProps = {
  course: { id: string; title: string };
  entries: readonly PortfolioEntry[];
  /** Null = the course has no plan of lessons yet. */
  firstLesson: string | null;
};

function PortfolioPage({ course, entries, firstLesson }: PortfolioPageProps) {
  useEffect(listenForPrint, []);
  return (
    <Container space="page" gap={6} className={toTheEdges}>
      <Stack gap={3}>
        <div className={screenOnly}>
          <Link tone="back" to={courseAddress(course.id)}>
            {withNonBreakingSpaces(course.title)}
          </Link>
        </div>
        <Heading level={1}>Twoje portfolio</Heading>
        <Text tone="soft">
          {withNonBreakingSpaces(
            entries.length === 0
              ? `Ćwiczenia z kursu „${course.title}”`
              : `${pluralized(entries.length, ['ćwiczenie', 'ćwiczenia', 'ćwiczeń'])} z kursu „${course.title}”`,
          )}
        </Text>
        {entries.length === 0 ? null : (
          <Inline gap={4} className={screenOnly}>
            <ButtonLink tone="secondary" to={portfolioFile(course.id)} reloadDocument download>
              Pobierz jako plik tekstowy
            </ButtonLink>
            <Button tone="quiet" data-print className={scriptOnly}>
              <Icon name="print" />
              Drukuj
            </Button>
          </Inline>
        )}
      </Stack>
      {entries.length === 0 ? (
        <Empty to={firstLesson === null ? courseAddress(course.id) : exerciseIn(course.id, firstLesson)} />
      ) : (
        <Stack gap={12} className={entriesStyle}>
          {entries.map((entry) => (
            <Entry key={entry.lessonId} courseId={course.id} entry={entry} />
          ))}
        </Stack>
      )}
    </Container>
  );
}

function Entry({ courseId, entry }: { courseId: string; entry: PortfolioEntry }) {
  return (
    <Stack as="section" gap={4} aria-labelledby={entry.lessonId}>
      <Heading level={2} id={entry.lessonId}>
        {withNonBreakingSpaces(lessonName(entry))}
      </Heading>
      <Text tone="soft" className={task}>
        {withNonBreakingSpaces(entry.task)}
      </Text>
      <Text className={typed}>{entry.text.trim()}</Text>
      <Inline gap={4}>
        <Text as="span" size="small" tone="soft">
          Zapisano {polishDate(entry.savedAt)}
        </Text>
        {entry.lesson === null ? null : (
          <span className={screenOnly}>
            <Link to={exerciseIn(courseId, entry.lessonId)}>Popraw</Link>
          </span>
        )}
      </Inline>
    </Stack>
  );
}

function Empty({ to }: { to: string }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>Tu pojawi się to, co napiszesz</Heading>
        <Text>
          {withNonBreakingSpaces(
            'Na końcu lekcji jest ćwiczenie z miejscem na odpowiedź. Każda zapisana odpowiedź trafia tutaj, z zadaniem i datą, a całość da się wydrukować albo pobrać.',
          )}
        </Text>
        <div>
          <ButtonLink to={to}>Przejdź do pierwszego ćwiczenia</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

function exerciseIn(courseId: string, lessonId: string): string {
  return `${lessonAddress(courseId, lessonId)}#${EXERCISE_PLACE}`;
}
