// What a visitor of the library has chosen, and its address: everything is in the query string, so that it can be shared and
// the way back works. Unknown names and values are ignored (docs/decisions.md 'Library search').
import { spelled } from '../../platform/folded-text.ts';
import { COURSE_CATEGORIES, COURSE_LEVELS, type CourseCategory, type CourseLevel } from '../course.ts';
import { SHELF_NAMES, type Shelf } from './shelves.ts';
import { cleanQuery } from '../../platform/search/text-search.ts';

export const SORTINGS = ['trafnosc', 'popularnosc', 'cena', 'cena-malejaco', 'ocena', 'rabat'] as const;

export type Sorting = (typeof SORTINGS)[number];

/** In PLN: from (at least) and below. */
export const PRICE_BANDS = {
  'do-100': { from: 0, below: 100 },
  '100-200': { from: 100, below: 200 },
  '200-300': { from: 200, below: 300 },
  'od-300': { from: 300, below: Infinity },
} as const;

export type PriceBand = keyof typeof PRICE_BANDS;

export const PRICE_BAND_NAMES = Object.keys(PRICE_BANDS) as PriceBand[];

export type LibraryState = {
  query: string;
  /** The goal; null = the whole library. */
  shelf: Shelf | null;
  categories: readonly CourseCategory[];
  levels: readonly CourseLevel[];
  prices: readonly PriceBand[];
  certificate: boolean;
  bestSeller: boolean;
  sorting: Sorting;
  /** Of a list that is longer than MAX_SHOWN; from 1. */
  page: number;
  /** How many courses of the page are shown. */
  shown: number;
};

/** A phone shows one or two at once; more are a press away. */
export const SHOWN_STEP = 12;
/** On one page, however often somebody asks for more. */
export const MAX_SHOWN = 240;
const MAX_PAGE = 99;

/** What each new choice goes back to. */
export const LIST_START = { page: 1, shown: SHOWN_STEP } as const satisfies Partial<LibraryState>;

export const WHOLE_LIBRARY: LibraryState = {
  query: '',
  shelf: null,
  categories: [],
  levels: [],
  prices: [],
  certificate: false,
  bestSeller: false,
  sorting: 'trafnosc',
  ...LIST_START,
};

/** The names in the query string, which are also those of the form's fields. */
export const LIBRARY_FIELDS = {
  query: 'q',
  shelf: 'polka',
  categories: 'kategoria',
  levels: 'poziom',
  prices: 'cena',
  certificate: 'certyfikat',
  bestSeller: 'bestseller',
  sorting: 'sortowanie',
  page: 'strona',
  shown: 'ile',
} as const satisfies Record<keyof LibraryState, string>;

const FLAGS = ['certificate', 'bestSeller'] as const;
const YES = 'tak';

export type AddressedValue = CourseCategory | CourseLevel | PriceBand | Sorting;

// Each page of the library asks for all of them, some of them twice.
const addressNames = new Map<AddressedValue, string>();

/** 'Umiejętności miękkie' as it stands in an address: 'umiejetnosci-miekkie'. */
export function addressName(value: AddressedValue): string {
  const known = addressNames.get(value) ?? spelled(value).replaceAll(' ', '-');
  addressNames.set(value, known);
  return known;
}

export function readLibraryState(params: URLSearchParams): LibraryState {
  const chosen = <Value extends AddressedValue>(field: keyof LibraryState, all: readonly Value[]) => {
    const names = new Set(params.getAll(LIBRARY_FIELDS[field]));
    return all.filter((value) => names.has(addressName(value)));
  };
  const isOn = (field: keyof LibraryState) => params.get(LIBRARY_FIELDS[field]) === YES;
  return {
    query: cleanQuery(params.get(LIBRARY_FIELDS.query) ?? ''),
    shelf: SHELF_NAMES.find((name) => name === params.get(LIBRARY_FIELDS.shelf)) ?? null,
    categories: chosen('categories', COURSE_CATEGORIES),
    levels: chosen('levels', COURSE_LEVELS),
    prices: chosen('prices', PRICE_BAND_NAMES),
    certificate: isOn('certificate'),
    bestSeller: isOn('bestSeller'),
    sorting: chosen('sorting', SORTINGS)[0] ?? WHOLE_LIBRARY.sorting,
    page: readPage(params.get(LIBRARY_FIELDS.page)),
    shown: readShown(params.get(LIBRARY_FIELDS.shown)),
  };
}

/** In one order, without what is left as it was: two equal choices have one address. */
export function libraryParams(state: LibraryState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.query !== '') params.set(LIBRARY_FIELDS.query, state.query);
  if (state.shelf !== null) params.set(LIBRARY_FIELDS.shelf, state.shelf);
  for (const field of ['categories', 'levels', 'prices'] as const) {
    for (const value of state[field]) params.append(LIBRARY_FIELDS[field], addressName(value));
  }
  for (const flag of FLAGS) if (state[flag]) params.set(LIBRARY_FIELDS[flag], YES);
  if (state.sorting !== WHOLE_LIBRARY.sorting) params.set(LIBRARY_FIELDS.sorting, state.sorting);
  if (state.page !== 1) params.set(LIBRARY_FIELDS.page, String(state.page));
  if (state.shown !== SHOWN_STEP) params.set(LIBRARY_FIELDS.shown, String(state.shown));
  return params;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

// Whole steps only, so that addresses can't be made up without end.
function readShown(text: string | null): number {
  const shown = Number(text);
  const isStep = Number.isInteger(shown / SHOWN_STEP) && shown >= SHOWN_STEP;
  return isStep ? Math.min(shown, MAX_SHOWN) : SHOWN_STEP;
}
