// What the list is narrowed down by, each with the way to take it off.
import { LIST_START, WHOLE_LIBRARY, type LibraryState } from '#domain/courses/library/state.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link as TextLink } from '../../../ui/text/Link.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { chip, chips } from './Chips.css.ts';
import { FLAG_LABELS, LEVEL_LABELS, PRICE_BAND_LABELS } from '../course-texts.ts';
import { libraryPath } from './use-library.ts';

export function Chips({ state }: { state: LibraryState }) {
  const all = chipsOf(state);
  if (all.length === 0) return null;
  return (
    <ul className={chips} aria-label="Wybrane filtry">
      {all.map(({ label, without }) => (
        <li key={label}>
          <PageLink
            className={chip}
            to={libraryPath({ ...state, ...LIST_START, ...without })}
            preventScrollReset
          >
            <VisuallyHidden>Usuń filtr: </VisuallyHidden>
            {label}
            <Icon name="close" />
          </PageLink>
        </li>
      ))}
      <li>
        <TextLink to={libraryPath({ ...WHOLE_LIBRARY, sorting: state.sorting })}>Wyczyść wszystko</TextLink>
      </li>
    </ul>
  );
}

function chipsOf(state: LibraryState): { label: string; without: Partial<LibraryState> }[] {
  const { query, categories, levels, prices } = state;
  return [
    ...(query === '' ? [] : [{ label: `„${query}”`, without: { query: '' } }]),
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
    ...(['certificate', 'bestSeller', 'textOnly'] as const)
      .filter((flag) => state[flag])
      .map((flag) => ({ label: FLAG_LABELS[flag], without: { [flag]: false } })),
  ];
}
