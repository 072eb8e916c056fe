// /biblioteka-kursow (docs/decisions.md 'Library search'): a form that works by itself, and as an island answers at once.
import { useDeferredValue, useId, useMemo, useRef, type SubmitEvent } from 'react';
import { pluralized } from '#domain/platform/pluralized.ts';
import { pageOf } from '#domain/courses/library/page.ts';
import { createLibrary } from '#domain/courses/library/facets.ts';
import { withFigures, type CourseFigures, type FiguresById } from '#domain/courses/library/figures.ts';
import { LIBRARY_FIELDS, SORTINGS, type Sorting } from '#domain/courses/library/state.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { noScriptOnly } from '../../../ui/script-only.css.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Chips } from './Chips.tsx';
import { useCards } from './course-cards.ts';
import { COURSES_FORMS, SORTING_LABELS } from '../course-texts.ts';
import { CourseResults } from './CourseResults.tsx';
import { Filters } from './Filters.tsx';
import { ShelfIntroduction, Shelves } from './Shelves.tsx';
import { useAnswered, type Answered } from './use-answered.ts';
import { stateOf, useLibrary } from './use-library.ts';

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
