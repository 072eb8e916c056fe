// What a visitor of the atlas has chosen, and its address: everything is in the query string. Unknown names and values are ignored.
import { RIASEC, type RiasecLetter } from '../advice/occupation.ts';
import { cleanQuery } from '../platform/search/text-search.ts';
import { FIELDS, type Field } from './fields.ts';

export const SORTINGS = ['trafnosc', 'placa', 'droga', 'a-z'] as const;

export type Sorting = (typeof SORTINGS)[number];

/** The way in: what schooling the work asks for at least. */
export const SCHOOLINGS = [
  'bez-szkoly',
  'branzowe',
  'srednie',
  'policealne',
  'licencjat',
  'magister',
] as const;

export type SchoolingChoice = (typeof SCHOOLINGS)[number];

/** At most so many months to the first job, from zero. */
export const MONTHS = { 'do-3': 3, 'do-12': 12, 'do-24': 24, 'do-60': 60 } as const;

export type MonthsChoice = keyof typeof MONTHS;

/** The median of the occupation's group is at least so much. */
export const PAYS = { 'od-6000': 6000, 'od-7000': 7000, 'od-8000': 8000, 'od-10000': 10_000 } as const;

export type PayChoice = keyof typeof PAYS;

export const DEMANDS = ['deficyt', 'rownowaga', 'nadwyzka'] as const;

export type DemandChoice = (typeof DEMANDS)[number];

export const CONDITIONS = [
  'bez-doswiadczenia',
  'bez-dzwigania',
  'bez-zmian',
  'na-dworze',
  'na-zmiany',
  'z-ludzmi',
  'zdalnie',
] as const;

export type ConditionChoice = (typeof CONDITIONS)[number];

export type AtlasState = {
  query: string;
  fields: readonly Field[];
  schoolings: readonly SchoolingChoice[];
  months: MonthsChoice | null;
  pay: PayChoice | null;
  demands: readonly DemandChoice[];
  conditions: readonly ConditionChoice[];
  letters: readonly RiasecLetter[];
  sorting: Sorting;
  /** From 1. */
  page: number;
};

export const PAGE_LENGTH = 24;
const MAX_PAGE = 999;

export const WHOLE_ATLAS: AtlasState = {
  query: '',
  fields: [],
  schoolings: [],
  months: null,
  pay: null,
  demands: [],
  conditions: [],
  letters: [],
  sorting: 'trafnosc',
  page: 1,
};

/** The names in the query string, which are also those of the form's fields. */
export const ATLAS_FIELDS = {
  query: 'q',
  fields: 'dziedzina',
  schoolings: 'wyksztalcenie',
  months: 'droga',
  pay: 'placa',
  demands: 'zapotrzebowanie',
  conditions: 'warunki',
  letters: 'zainteresowania',
  sorting: 'sortowanie',
  page: 'strona',
} as const satisfies Record<keyof AtlasState, string>;

const MONTHS_CHOICES = ['do-3', 'do-12', 'do-24', 'do-60'] as const satisfies readonly MonthsChoice[];
const PAY_CHOICES = ['od-6000', 'od-7000', 'od-8000', 'od-10000'] as const satisfies readonly PayChoice[];

export { MONTHS_CHOICES, PAY_CHOICES };

export function readAtlasState(params: URLSearchParams): AtlasState {
  const chosen = <Value extends string>(field: keyof AtlasState, all: readonly Value[]) => {
    const names = new Set(params.getAll(ATLAS_FIELDS[field]));
    return all.filter((value) => names.has(value));
  };
  const page = Number(params.get(ATLAS_FIELDS.page));
  return {
    query: cleanQuery(params.get(ATLAS_FIELDS.query) ?? ''),
    fields: chosen('fields', FIELDS),
    schoolings: chosen('schoolings', SCHOOLINGS),
    months: chosen('months', MONTHS_CHOICES)[0] ?? null,
    pay: chosen('pay', PAY_CHOICES)[0] ?? null,
    demands: chosen('demands', DEMANDS),
    conditions: chosen('conditions', CONDITIONS),
    letters: chosen('letters', RIASEC),
    sorting: chosen('sorting', SORTINGS)[0] ?? WHOLE_ATLAS.sorting,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** In one order, without what is left as it was: two equal choices have one address. */
export function atlasParams(state: AtlasState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.query !== '') params.set(ATLAS_FIELDS.query, state.query);
  for (const field of ['fields', 'schoolings', 'demands', 'conditions', 'letters'] as const)
    for (const value of state[field]) params.append(ATLAS_FIELDS[field], value);
  for (const field of ['months', 'pay'] as const) {
    const value = state[field];
    if (value !== null) params.set(ATLAS_FIELDS[field], value);
  }
  if (state.sorting !== WHOLE_ATLAS.sorting) params.set(ATLAS_FIELDS.sorting, state.sorting);
  if (state.page !== 1) params.set(ATLAS_FIELDS.page, String(state.page));
  return params;
}

/** Whether anything narrows the list. */
export function isNarrowed(state: AtlasState): boolean {
  return atlasParams({ ...state, sorting: 'trafnosc', page: 1 }).size > 0;
}
