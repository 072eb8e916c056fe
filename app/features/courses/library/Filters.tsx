// The library's filters: each opens under its name, one at a time, by the browser alone. Counts stand beside the choices.
import { useEffect, useRef, type ReactNode } from 'react';
import {
  LIBRARY_FIELDS,
  addressName,
  type AddressedValue,
  type LibraryState,
} from '#domain/courses/library/state.ts';
import type { Facets } from '#domain/courses/library/facets.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { FLAG_LABELS, LEVEL_LABELS, PRICE_BAND_LABELS } from '../course-texts.ts';
import { choices, count, filter, filters, name, panel, widePanel } from './Filters.css.ts';

type FiltersProps = {
  state: LibraryState;
  facets: Facets;
  onChange: (changes: Partial<LibraryState>) => void;
};

const FLAGS = ['certificate', 'bestSeller'] as const;

export function Filters({ state, facets, onChange }: FiltersProps) {
  const element = useCloseOutside();
  const flagsOn = FLAGS.filter((flag) => state[flag]).length;
  return (
    <div className={filters} ref={element}>
      <Filter label="Kategoria" chosen={state.categories.length} isWide>
        <Options
          field="categories"
          options={facets.categories}
          chosen={state.categories}
          labelOf={(category) => category}
          onChange={(categories) => onChange({ categories })}
        />
      </Filter>
      <Filter label="Poziom" chosen={state.levels.length}>
        <Options
          field="levels"
          options={facets.levels}
          chosen={state.levels}
          labelOf={(level) => LEVEL_LABELS[level]}
          onChange={(levels) => onChange({ levels })}
        />
      </Filter>
      <Filter label="Cena" chosen={state.prices.length}>
        <Options
          field="prices"
          options={facets.prices}
          chosen={state.prices}
          labelOf={(band) => PRICE_BAND_LABELS[band]}
          onChange={(prices) => onChange({ prices })}
        />
      </Filter>
      <Filter label="Cechy" chosen={flagsOn}>
        {FLAGS.filter((flag) => facets[flag] > 0 || state[flag] || flag !== 'bestSeller').map((flag) => (
          <Choice
            key={flag}
            type="checkbox"
            look="line"
            name={LIBRARY_FIELDS[flag]}
            value="tak"
            checked={state[flag]}
            disabled={facets[flag] === 0 && !state[flag]}
            label={<Label text={FLAG_LABELS[flag]} number={facets[flag]} />}
            onChange={(event) => onChange({ [flag]: event.target.checked })}
          />
        ))}
      </Filter>
    </div>
  );
}

type FilterProps = { label: string; chosen: number; isWide?: boolean; children: ReactNode };

function Filter({ label, chosen, isWide = false, children }: FilterProps) {
  return (
    <details className={filter} name="filtr">
      <summary className={name}>
        {label}
        {chosen === 0 ? null : ` (${chosen})`}
        <Icon name="chevron" />
      </summary>
      <fieldset className={isWide ? widePanel : panel} aria-label={label}>
        <div className={choices}>{children}</div>
      </fieldset>
    </details>
  );
}

type OptionsProps<Value extends AddressedValue> = {
  field: 'categories' | 'levels' | 'prices';
  options: readonly { value: Value; count: number }[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: readonly Value[]) => void;
};

function Options<Value extends AddressedValue>({
  field,
  options,
  chosen,
  labelOf,
  onChange,
}: OptionsProps<Value>) {
  return options.map(({ value, count: number }) => {
    const isChosen = chosen.includes(value);
    return (
      <Choice
        key={value}
        type="checkbox"
        look="line"
        name={LIBRARY_FIELDS[field]}
        value={addressName(value)}
        checked={isChosen}
        disabled={number === 0 && !isChosen}
        label={<Label text={labelOf(value)} number={number} />}
        onChange={() => onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])}
      />
    );
  });
}

function Label({ text, number }: { text: string; number: number }) {
  return (
    <>
      {text} <span className={count}>({number})</span>
    </>
  );
}

/** A press outside, Escape, or the focus going elsewhere closes the open filter, which would hide what stands under it. */
function useCloseOutside() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => element.current?.querySelector('details[open]') ?? null;
    const listening = new AbortController();
    const { signal } = listening;
    const closeUnless = (isWithin: (details: Element, target: Node) => boolean) => (event: Event) => {
      const details = open();
      if (details === null || !(event.target instanceof Node) || isWithin(details, event.target)) return;
      details.removeAttribute('open');
    };
    const presses = closeUnless((details, target) => details.contains(target));
    // A press on a label's words focuses what around it can be focused, the page's <main>: that is not elsewhere.
    const moves = closeUnless((details, target) => details.contains(target) || target.contains(details));
    document.addEventListener('pointerdown', presses, { signal });
    document.addEventListener('focusin', moves, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const details = open();
        if (key !== 'Escape' || details === null) return;
        details.removeAttribute('open');
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return element;
}
