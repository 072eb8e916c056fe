// The library's list, its count as it is announced, and what is offered when nothing fits.
import { counted } from '#domain/counted.ts';
import type { CourseCard as CourseCardData, LibraryView } from '#domain/courses/library.ts';
import { SHOWN_STEP, type LibraryState } from '#domain/courses/library-state.ts';
import { tied } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { COURSES_FORMS } from './course-texts.ts';
import { CourseCard } from './CourseCard.tsx';
import { libraryPath } from './use-library.ts';

/** As many as a wide screen shows without scrolling. */
const FIRST_CARDS = 3;

type CourseResultsProps = { view: LibraryView<CourseCardData>; state: LibraryState };

export function CourseResults({ view, state }: CourseResultsProps) {
  const { courses, nearest, popular } = view;
  const rest = courses.length - state.shown;
  return (
    <Stack gap={4}>
      <Text>
        <output>
          {courses.length === 0
            ? 'Nie znaleźliśmy takiego kursu.'
            : `Znaleziono: ${counted(courses.length, COURSES_FORMS)}.`}
        </output>
      </Text>
      {courses.length === 0 ? (
        <>
          <Text tone="soft">
            {tied('Usuń któryś z filtrów albo wpisz jedno słowo, na przykład nazwę narzędzia.')}
          </Text>
          <Heading level={2} size={3}>
            {nearest.length > 0 ? 'Najbliżej tego, czego szukasz' : 'Najpopularniejsze kursy'}
          </Heading>
          <Cards cards={nearest.length > 0 ? nearest : popular} headingLevel={3} />
        </>
      ) : (
        <Cards cards={courses.slice(0, state.shown)} headingLevel={2} />
      )}
      {rest > 0 ? (
        <div>
          <ButtonLink
            tone="secondary"
            to={libraryPath({ ...state, shown: state.shown + SHOWN_STEP })}
            preventScrollReset
          >
            Pokaż więcej ({rest})
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

function Cards({ cards, headingLevel }: { cards: readonly CourseCardData[]; headingLevel: 2 | 3 }) {
  return (
    <Columns as="ul" gap={6}>
      {cards.map((card, place) => (
        <CourseCard key={card.id} course={card} headingLevel={headingLevel} isFirst={place < FIRST_CARDS} />
      ))}
    </Columns>
  );
}
