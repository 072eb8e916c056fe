// The atlas' search and filters: one form by GET, so that every choice stands in the address and works without JavaScript. Counts stand
// beside the choices.
import { Form } from 'react-router';
import type { AtlasView } from '#domain/atlas/atlas.ts';
import { FIELD_NAMES } from '#domain/atlas/fields.ts';
import { ATLAS_FIELDS, isNarrowed, SORTINGS, type AtlasState } from '#domain/atlas/state.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { addressOf } from './AtlasViews.tsx';
import { count, finder, foldedGroups, group, narrowFinder, search } from './AtlasPage.css.ts';
import {
  CONDITION_LABELS,
  DEMAND_LABELS,
  INTEREST_WORDS,
  MONTHS_LABELS,
  PAY_LABELS,
  SCHOOLING_LABELS,
  SORTING_LABELS,
} from './words.ts';

type Group = keyof AtlasView['facets'];

const LEGENDS: Record<Group, string> = {
  fields: 'Dziedzina',
  conditions: 'Warunki',
  schoolings: 'Wykształcenie',
  months: 'Najkrótsza droga od zera',
  pay: 'Płaca grupy',
  demands: 'Zapotrzebowanie',
  letters: 'Zainteresowania',
};

const INTEREST_NAMES = Object.fromEntries(
  Object.entries(INTEREST_WORDS).map(([letter, { name }]) => [letter, name]),
);

const LABELS: Record<Group, Readonly<Record<string, string>>> = {
  fields: FIELD_NAMES,
  conditions: CONDITION_LABELS,
  schoolings: SCHOOLING_LABELS,
  months: MONTHS_LABELS,
  pay: PAY_LABELS,
  demands: DEMAND_LABELS,
  letters: INTEREST_NAMES,
};

const SEARCH_LABEL = 'Nazwa, zajęcie albo narzędzie';

const ORDER = ['fields', 'conditions', 'schoolings', 'months', 'pay', 'demands', 'letters'] as const;

type AtlasFiltersProps = {
  state: AtlasState;
  facets: AtlasView['facets'];
  /** Of the list or of the map. */
  path: '/zawody' | '/zawody/mapa';
};

export function AtlasFilters({ state, facets, path }: AtlasFiltersProps) {
  const chosen = ORDER.reduce((sum, one) => sum + [state[one] ?? []].flat().length, 0);
  return (
    <Stack as="search">
      {/* A new key: going back in the browser brings the choices back, too. */}
      <Form
        key={JSON.stringify(state)}
        action={path}
        method="get"
        className={path === '/zawody' ? finder : narrowFinder}
      >
        {path === '/zawody' ? <label htmlFor="szukaj">{SEARCH_LABEL}</label> : null}
        <div className={search}>
          <TextInput
            id="szukaj"
            type="search"
            aria-label={SEARCH_LABEL}
            name={ATLAS_FIELDS.query}
            defaultValue={state.query}
            placeholder="Na przykład: spawacz, opieka, Excel"
            maxLength={100}
          />
          <Button type="submit">Szukaj</Button>
        </div>
        {chosen === 0 ? null : <Chosen state={state} path={path} />}
        <Disclosure summary={chosen === 0 ? 'Filtry' : `Filtry: ${chosen}`}>
          <Stack gap={5} align="start">
            <div className={foldedGroups}>
              {ORDER.map((one) => (
                <FilterGroup key={one} name={one} state={state} facets={facets} />
              ))}
            </div>
            <Inline gap={4}>
              {path === '/zawody' ? <Sorting state={state} /> : null}
              <Button type="submit" tone="secondary">
                Pokaż wyniki
              </Button>
              {isNarrowed(state) ? <Link to={path}>Wyczyść</Link> : null}
            </Inline>
          </Stack>
        </Disclosure>
      </Form>
    </Stack>
  );
}

/** A map has no order. */
function Sorting({ state }: { state: AtlasState }) {
  return (
    <>
      <label htmlFor="sortowanie">Kolejność</label>
      <Select id="sortowanie" name={ATLAS_FIELDS.sorting} defaultValue={state.sorting}>
        {SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {SORTING_LABELS[sorting]}
          </option>
        ))}
      </Select>
    </>
  );
}

/** What narrows the list, also where words of the search did it; a press takes one away. */
function Chosen({ state, path }: Pick<AtlasFiltersProps, 'state' | 'path'>) {
  const choices = ORDER.flatMap((name) => [state[name] ?? []].flat().map((value) => ({ name, value })));
  return (
    <Inline as="ul" gap={2}>
      {choices.map(({ name, value }) => (
        <li key={value}>
          <TagLink to={addressOf(path, without(state, name, value))}>
            {LABELS[name][value] ?? value} <span aria-hidden="true">×</span>
            <VisuallyHidden> – usuń</VisuallyHidden>
          </TagLink>
        </li>
      ))}
    </Inline>
  );
}

function without(state: AtlasState, name: Group, value: string): AtlasState {
  const chosen = state[name];
  const left = Array.isArray(chosen) ? chosen.filter((one) => one !== value) : null;
  return { ...state, [name]: left };
}

type FilterGroupProps = { name: Group; state: AtlasState; facets: AtlasView['facets'] };

function FilterGroup({ name, state, facets }: FilterGroupProps) {
  const isSingle = name === 'months' || name === 'pay';
  const chosen: readonly string[] = [state[name] ?? []].flat();
  const shown = facets[name].filter(({ value, count: found }) => found > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <Disclosure
      summary={chosen.length === 0 ? LEGENDS[name] : `${LEGENDS[name]}: ${chosen.length}`}
      isOpen={chosen.length > 0}
    >
      <fieldset className={group} aria-label={LEGENDS[name]}>
        {isSingle ? (
          <Choice
            type="radio"
            look="line"
            name={ATLAS_FIELDS[name]}
            value=""
            defaultChecked={chosen.length === 0}
            label="dowolna"
          />
        ) : null}
        {shown.map(({ value, count: found }) => (
          <Choice
            key={value}
            type={isSingle ? 'radio' : 'checkbox'}
            look="line"
            name={ATLAS_FIELDS[name]}
            value={value}
            defaultChecked={chosen.includes(value)}
            label={
              <>
                {LABELS[name][value] ?? value} <span className={count}>{found}</span>
              </>
            }
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}
