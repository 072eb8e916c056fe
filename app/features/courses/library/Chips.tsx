// What the list is narrowed down by, each with the way to take it off.
import { LIST_START, WHOLE_LIBRARY, type LibraryState } from '#domain/courses/library/state.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link as TextLink } from '../../../ui/text/Link.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { FLAG_LABELS, LEVEL_LABELS, PRICE_BAND_LABELS, SHELF_TEXTS } from '../course-texts.ts';
import { libraryPath } from './use-library.ts';

export function Chips({ state }: { state: LibraryState }) {
  const all = chipsOf(state);
  if (all.length === 0) return null;
  return (
    <Inline as="ul" gap={2} aria-label="Wybrane filtry">
      {all.map(({ label, without }) => (
        <li key={label}>
          <TagLink tone="accent" to={libraryPath({ ...state, ...LIST_START, ...without })}>
            <VisuallyHidden>Usuń filtr: </VisuallyHidden>
            {label}
            <Icon name="close" />
          </TagLink>
        </li>
      ))}
      <li>
        <TextLink to={libraryPath({ ...WHOLE_LIBRARY, sorting: state.sorting })}>Wyczyść wszystko</TextLink>
      </li>
    </Inline>
  );
}

function chipsOf(state: LibraryState): { label: string; without: Partial<LibraryState> }[] {
  const { query, shelf, categories, levels, prices } = state;
  return [
    ...(query === '' ? [] : [{ label: `„${query}”`, without: { query: '' } }]),
    ...(shelf === null ? [] : [{ label: SHELF_TEXTS[shelf].name, without: { shelf: null } }]),
    ...categories.map((one) => ({
      label: one,
      without: { categories: categories.filter((other) => other !== one) },
    })),
    ...levels.map((one) => ({
      label: LEVEL_LABELS[one],
      without: { levels: levels.filter((other) => other !== one) },
    })),
    ...prices.map((one) => ({
      label: PRICE_BAND_LABELS[one],
      without: { prices: prices.filter((other) => other !== one) },
    })),
    ...(['certificate', 'bestSeller'] as const)
      .filter((flag) => state[flag])
      .map((flag) => ({ label: FLAG_LABELS[flag], without: { [flag]: false } })),
  ];
}
