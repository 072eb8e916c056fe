// The library's list, its count as it is announced, and what is offered when nothing fits.
import { useEffect, useRef } from 'react';
import type { CourseCard as CourseCardData } from '#domain/courses/library/facets.ts';
import { type LibraryPage, placeBefore, placeOfMore } from '#domain/courses/library/page.ts';
import type { LibraryState } from '#domain/courses/library/state.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { COURSES_FORMS } from '../course-texts.ts';
import { list as listClass } from './CourseResults.css.ts';
import { libraryPath } from './use-library.ts';

/** As many as a wide screen shows without scrolling. They also go before the scripts, which a single one would not. */
const FIRST_CARDS = 3;

type CourseResultsProps = { list: LibraryPage<CourseCardData>; state: LibraryState };

export function CourseResults({ list, state }: CourseResultsProps) {
  const { courses, before, found, nearest, popular, isQueryUnmet } = list;
  const hasOnlyNear = isQueryUnmet && nearest.length > 0;
  const [earlier, more] = [placeBefore(list), placeOfMore(list)];
  const end = before + courses.length;
  const asked = useAddedCards();
  const isHydrated = useHydrated();
  return (
    <Stack gap={4}>
      <Text>
        <output>
          {found === 0
            ? hasOnlyNear
              ? `Nic dokładnie o\u00a0„${state.query}”; najbliższe:`
              : 'Nie znaleźliśmy takiego kursu.'
            : `Znaleziono: ${pluralized(found, COURSES_FORMS)}.${shownPart(list)}`}
        </output>
      </Text>
      {found === 0 ? (
        <>
          {hasOnlyNear ? null : (
            <>
              <Text tone="soft">
                {withNonBreakingSpaces(
                  state.query === ''
                    ? 'Usuń któryś z filtrów.'
                    : 'Usuń któryś z filtrów albo wpisz inne słowo, na przykład nazwę narzędzia.',
                )}
              </Text>
              {state.query === '' ? null : (
                <div>
                  <Link to={`/zawody?q=${encodeURIComponent(state.query)}`} tone="forward">
                    Szukasz zawodu? Sprawdź w&nbsp;atlasie
                  </Link>
                </div>
              )}
              <Heading level={2} size={3}>
                {nearest.length > 0
                  ? 'Najbliżej tego, czego szukasz'
                  : popular.some(({ popularity }) => popularity > 0)
                    ? 'Najpopularniejsze kursy'
                    : 'Inne kursy'}
              </Heading>
            </>
          )}
          <Cards
            cards={nearest.length > 0 ? nearest : popular}
            headingLevel={hasOnlyNear ? 2 : 3}
            before={0}
          />
        </>
      ) : (
        <>
          {earlier === null ? null : (
            <div>
              <ButtonLink
                tone="secondary"
                to={libraryPath({ ...state, ...earlier })}
                onClick={() => asked(anchorOf(before - earlier.shown))}
              >
                Pokaż wcześniejsze ({before})
              </ButtonLink>
            </div>
          )}
          <Cards cards={courses} headingLevel={2} before={before} />
        </>
      )}
      {more === null ? null : (
        <div>
          <ButtonLink
            tone="secondary"
            // Without JavaScript the browser leads on from the first of the new ones.
            to={libraryPath({ ...state, ...more }) + (isHydrated ? '' : `#${anchorOf(end)}`)}
            onClick={() => asked(anchorOf(end))}
          >
            Pokaż więcej ({found - end})
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function anchorOf(place: number): string {
  return `kurs-${place + 1}`;
}

function shownPart({ courses, before, found }: LibraryPage<CourseCardData>): string {
  if (before > 0) return ` Na tej stronie: ${before + 1}–${before + courses.length}.`;
  return courses.length < found ? ` Widać ${courses.length} z\u00a0${found}.` : '';
}

type CardsProps = { cards: readonly CourseCardData[]; headingLevel: 2 | 3; before: number };

function Cards({ cards, headingLevel, before }: CardsProps) {
  return (
    <Columns as="ul" gap={6} className={listClass}>
      {cards.map((card, place) => (
        <CourseCard
          key={card.id}
          course={card}
          headingLevel={headingLevel}
          anchor={anchorOf(before + place)}
          isFirst={place < FIRST_CARDS}
        />
      ))}
    </Columns>
  );
}

// The person who asked for more by keyboard goes on from the first card that came, which may be a moment later: unless they are
// choosing something else by then.

/** Returns what to call with the id of the card that was asked for. */
function useAddedCards(): (anchor: string) => void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === null) return;
    const link = document.getElementById(asked.current)?.querySelector('a') ?? null;
    if (link === null) return;
    asked.current = null;
    const isChoosing = document.activeElement?.matches('form *') === true;
    if (!isChoosing) link.focus();
  });
  return (anchor) => {
    asked.current = anchor;
  };
}
