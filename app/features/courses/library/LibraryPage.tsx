// /biblioteka-kursow (docs/decisions.md 'Library search'): a form that works by itself, and as an island answers at once.
import { type SubmitEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type CourseCard, createLibrary } from '#domain/courses/library/facets.ts';
import { type CourseFigures, type FiguresById, withFigures } from '#domain/courses/library/figures.ts';
import { type LibraryPage as FoundCourses, pageOf } from '#domain/courses/library/page.ts';
import { type Shelf, SHELF_NAMES } from '#domain/courses/library/shelves.ts';
import {
  LIBRARY_FIELDS,
  type LibraryState,
  LIST_START,
  type Sorting,
  SORTINGS,
  WHOLE_LIBRARY,
} from '#domain/courses/library/state.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { givenIn } from '../../../lib/island/given-in.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { pushedRow } from '../../../ui/layout/pushed-row.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { noScriptOnly } from '../../../ui/script-only.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link as TextLink } from '../../../ui/text/Link.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import {
  COURSES_FORMS,
  FLAG_LABELS,
  LEVEL_LABELS,
  PRICE_BAND_LABELS,
  SHELF_TEXTS,
  SORTING_LABELS,
} from '../course-texts.ts';
import { CourseResults } from './CourseResults.tsx';
import { Filters } from './Filters.tsx';
import { fetchCards, useCards } from './course-cards.ts';
import { libraryPath, stateOf, useLibrary } from './use-library.ts';

type LibraryPageProps = {
  total: number;
  /** The server's answer to the address, and the search in it. */
  answered: Answered;
  search: string;
  /** Of all courses: what the file of cards doesn't hold, since it changes. */
  figures: FiguresById;
};

export function LibraryPage({ total, answered: first, search, figures }: LibraryPageProps) {
  const cards = useCards();
  const library = useMemo(
    () => (cards === null ? null : createLibrary(withFigures(cards, figures))),
    [cards, figures],
  );
  const form = useRef<HTMLFormElement>(null);
  const { here, state, typed, type, change, finishTyping } = useLibrary(form, search);
  const answered = useAnswered(first, here, library === null);
  // The field never waits for the list.
  const latest = useDeferredValue(state);
  const shownState = library === null ? stateOf(answered.path) : latest;
  const list = useMemo(
    () => (library === null ? answered.list : pageOf(library(latest), latest)),
    [library, answered, latest],
  );
  const resultsId = useId();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    finishTyping();
  }

  return (
    <Container space="page" gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Biblioteka kursów</Heading>
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(
            `${pluralized(total, COURSES_FORMS)} na drogę do nowej pracy: kupujesz pojedynczo, uczysz się we własnym tempie.`,
          )}
        </Text>
      </Stack>
      <Shelves state={shownState} />
      <search aria-label="Kursy">
        <form ref={form} method="get" action="/biblioteka-kursow" onSubmit={send}>
          {state.shelf === null ? null : (
            <input type="hidden" name={LIBRARY_FIELDS.shelf} value={state.shelf} />
          )}
          <Stack gap={4}>
            <Columns layout="tail" gap={4} align="start">
              <Field label="Czego chcesz się nauczyć?">
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    name={LIBRARY_FIELDS.query}
                    autoComplete="off"
                    enterKeyHint="search"
                    placeholder="np. Excel dla początkujących"
                    aria-controls={resultsId}
                    value={typed}
                    onChange={(event) => type(event.target.value)}
                  />
                )}
              </Field>
              <Field label="Sortowanie">
                {(control) => (
                  <Select
                    {...control}
                    name={LIBRARY_FIELDS.sorting}
                    value={state.sorting}
                    onChange={({ target }) => {
                      const chosen = SORTINGS.find((name) => name === target.value);
                      if (chosen !== undefined) change({ sorting: chosen });
                    }}
                  >
                    {SORTINGS.filter((name) => name === state.sorting || isOffered(name, figures)).map(
                      (name) => (
                        <option key={name} value={name}>
                          {SORTING_LABELS[name]}
                        </option>
                      ),
                    )}
                  </Select>
                )}
              </Field>
            </Columns>
            <Filters state={state} facets={list.facets} onChange={change} />
            <Button type="submit" className={noScriptOnly.button}>
              Pokaż kursy
            </Button>
          </Stack>
        </form>
      </search>
      <Chips state={shownState} />
      {shownState.shelf === null ? null : <ShelfIntroduction shelf={shownState.shelf} />}
      <section id={resultsId} aria-label="Znalezione kursy">
        <CourseResults list={list} state={shownState} />
      </section>
    </Container>
  );
}

/** An order by what no course has would be none. */
function isOffered(sorting: Sorting, figures: FiguresById): boolean {
  const some = (test: (one: CourseFigures) => boolean) => Object.values(figures).some(test);
  if (sorting === 'popularnosc') return some(({ popularity }) => popularity > 0);
  if (sorting === 'ocena') return some(({ rating }) => rating !== null);
  return sorting !== 'rabat' || some(({ lowestPrice }) => lowestPrice !== null);
}

// The shelves: what somebody wants to get to, in place of a category that they may not know. Links, so they work by themselves.
function Shelves({ state }: { state: LibraryState }) {
  return (
    <nav aria-label="Półki z&nbsp;kursami według celu">
      <ul className={pushedRow}>
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
function ShelfIntroduction({ shelf }: { shelf: Shelf }) {
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

// What the list is narrowed down by, each with the way to take it off.
function Chips({ state }: { state: LibraryState }) {
  const all = chipsOf(state);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  // The pressed one goes, and the keyboard goes on from the next, or from the filters: the search would open a telephone's keyboard.
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    const left = list.current?.querySelectorAll('a') ?? [];
    const next = left[Math.min(pressed.current, left.length - 2)];
    pressed.current = null;
    (next ?? document.querySelector<HTMLElement>('form summary'))?.focus({ preventScroll: true });
  });
  if (all.length === 0) return null;
  return (
    <Inline as="ul" gap={2} aria-label="Wybrane filtry" ref={list}>
      {all.map(({ label, without }, place) => (
        <li key={label}>
          <TagLink
            tone="accent"
            to={libraryPath({ ...state, ...LIST_START, ...without })}
            onClick={() => (pressed.current = place)}
          >
            <VisuallyHidden>Usuń filtr: </VisuallyHidden>
            {label}
            <Icon name="close" />
          </TagLink>
        </li>
      ))}
      <li>
        <TextLink
          to={libraryPath({ ...WHOLE_LIBRARY, sorting: state.sorting })}
          onClick={() => (pressed.current = 0)}
        >
          Wyczyść wszystko
        </TextLink>
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

// The server's answer to an address, for as long as the browser has no cards of its own: the page of that address is fetched, and what its
// island was given is taken.
type Answered = { path: string; list: FoundCourses<CourseCard> };

/** The latest answer; it stays while another address is asked about. `isNeeded`: false = the browser answers. */
function useAnswered(first: Answered, path: string, isNeeded: boolean): Answered {
  const [latest, setLatest] = useState(first);
  const isKnown = latest.path === path;
  useEffect(() => {
    if (!isNeeded || isKnown) return;
    const asking = new AbortController();
    fetchCards();
    ask(path, asking.signal).then(setLatest, () => {
      // The browser's own error page says what is the matter.
      if (!asking.signal.aborted) window.location.assign(path);
    });
    return () => asking.abort();
  }, [path, isNeeded, isKnown]);
  return latest;
}

async function ask(path: string, signal: AbortSignal): Promise<Answered> {
  const response = await fetch(path, { signal, headers: { Accept: 'text/html' } });
  // Inert: as a document its inline style would be held against the policy of the page that is shown.
  const page = document.createElement('template');
  page.innerHTML = await response.text();
  const { props } = givenIn<{ answered: Answered }>(page.content, 'library');
  return { path, list: props.answered.list };
}
