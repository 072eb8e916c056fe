// The shelves: what somebody wants to get to, in place of a category that they may not know. Links, so they work by themselves.
import { LIST_START, WHOLE_LIBRARY, type LibraryState } from '#domain/courses/library/state.ts';
import { SHELF_NAMES, type Shelf } from '#domain/courses/library/shelves.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SHELF_TEXTS } from '../course-texts.ts';
import { row } from './Shelves.css.ts';
import { libraryPath } from './use-library.ts';

export function Shelves({ state }: { state: LibraryState }) {
  return (
    <nav aria-label="Półki z&nbsp;kursami według celu">
      <ul className={row}>
        {SHELF_NAMES.map((shelf) => (
          <li key={shelf}>
            <TagLink
              to={
                state.shelf === shelf
                  ? libraryPath({ ...state, ...LIST_START, shelf: null })
                  : libraryPath({ ...WHOLE_LIBRARY, sorting: state.sorting, shelf })
              }
              {...(state.shelf === shelf ? { 'aria-current': 'true' as const } : {})}
            >
              {SHELF_TEXTS[shelf].name}
            </TagLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands on the chosen one, and where to begin. */
export function ShelfIntroduction({ shelf }: { shelf: Shelf }) {
  const { name, introduction } = SHELF_TEXTS[shelf];
  return (
    <Stack gap={1}>
      <Heading level={2} size={3}>
        {name}
      </Heading>
      <Text tone="soft">{withNonBreakingSpaces(introduction)}</Text>
    </Stack>
  );
}
