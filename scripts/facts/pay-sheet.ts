// Pay of groups of occupations out of the survey's own workbook ('Struktura wynagrodzeń według zawodów'): nine deciles and the mean of
// each group of one to three digits. Tables are known by their headings, wherever those stand; what can't be read is named, never guessed.
import { folded, spelled } from '#domain/platform/folded-text.ts';

type Cell = unknown;
type Sheet = { name: string; rows: readonly (readonly Cell[])[] };

export type SheetGroup = {
  code: string;
  name: string;
  deciles: readonly number[] | null;
  mean: number | null;
  errorPercent: number | null;
};

export type PayWorkbook = {
  /** Months of the survey that the workbook names, '2024-10'; one, if all is well. */
  periods: readonly string[];
  groups: ReadonlyMap<string, SheetGroup>;
  /** Whether a column of errors was found. */
  hasErrors: boolean;
  /** What could not be read, with its sheet and row. */
  problems: readonly string[];
};

const ORDINALS = [
  'pierwszy',
  'drugi',
  'trzeci',
  'czwarty',
  'piaty',
  'szosty',
  'siodmy',
  'osmy',
  'dziewiaty',
] as const;

/** No monthly pay of a whole group lies outside. */
const PLAUSIBLE = { from: 1_000, to: 200_000 };
/** A code or a mark stands before the figures. */
const LABEL_COLUMNS = 5;

/** `fileName` may name the month where no cell does. */
export function readPayWorkbook(sheets: readonly Sheet[], fileName: string): PayWorkbook {
  const problems: string[] = [];
  const deciles = readDeciles(sheets, problems);
  const means = readMeans(sheets, deciles, problems);
  const codes = [...new Set([...deciles.keys(), ...means.groups.keys()])].toSorted();
  const groups = codes.flatMap((code): [string, SheetGroup][] => {
    const name = deciles.get(code)?.name ?? means.groups.get(code)?.name ?? '';
    const { mean = null, errorPercent = null } = means.groups.get(code) ?? {};
    return [[code, { code, name, deciles: deciles.get(code)?.deciles ?? null, mean, errorPercent }]];
  });
  return {
    periods: periodsIn(sheets, fileName),
    groups: new Map(groups),
    hasErrors: means.hasErrors,
    problems,
  };
}

function readDeciles(sheets: readonly Sheet[], problems: string[]) {
  const found = new Map<string, { name: string; deciles: readonly number[] }>();
  const tables = sheets.flatMap((sheet) => {
    const header = sheet.rows.findIndex((row) => decileColumns(row) !== null);
    const columns = decileColumns(sheet.rows[header] ?? []);
    return columns === null ? [] : [{ sheet, header, columns }];
  });
  const [table, ...others] = tables;
  if (table === undefined) {
    problems.push('No sheet has nine columns headed „pierwszy” to „dziewiąty” (decyl).');
    return found;
  }
  for (const { sheet } of others)
    problems.push(`${sheet.name}: a second table of deciles; only that of ${table.sheet.name} is read.`);
  const { sheet, header, columns } = table;
  for (const { code, name, row, cells } of labelledRows(sheet, header, problems, columns)) {
    const values = columns.map((column) => amountIn(cells[column]));
    const known = values.filter((value) => value !== null);
    const where = `${sheet.name}, row ${row}: ${code} ${name}`;
    if (known.length < columns.length)
      problems.push(`${where}: ${known.length} of 9 deciles (an empty or merged cell?), not read.`);
    else if (!isPlausible(known) || known.some((value, at) => value < (known[at - 1] ?? 0)))
      problems.push(`${where}: deciles that don't go up or are no monthly pay, not read.`);
    else if (found.has(code)) problems.push(`${where}: the code stands there twice; the first is read.`);
    else found.set(code, { name, deciles: known });
  }
  return found;
}

type Means = {
  groups: Map<string, { name: string; mean: number; errorPercent: number | null }>;
  hasErrors: boolean;
};

/** Of all tables of means the one that has most of the groups with deciles; of several the first. */
function readMeans(
  sheets: readonly Sheet[],
  deciles: ReadonlyMap<string, { deciles: readonly number[] }>,
  problems: string[],
): Means {
  const tables = sheets.flatMap((sheet) => meansOf(sheet) ?? []);
  const shared = ({ groups }: Means) => [...groups.keys()].filter((code) => deciles.has(code)).length;
  const [best] = tables.toSorted((one, other) => shared(other) - shared(one));
  if (best === undefined) {
    problems.push('No sheet has means: „przeciętne … wynagrodzenie … brutto” above a column „ogółem”.');
    return { groups: new Map(), hasErrors: false };
  }
  for (const [code, { name, mean }] of best.groups) {
    const own = deciles.get(code)?.deciles ?? [];
    // A mean outside the middle four fifths is another column's, or another unit's.
    if (own.length > 0 && (mean < (own[0] ?? 0) || mean > (own[8] ?? Infinity))) {
      problems.push(
        `${best.sheet}: ${code} ${name}: a mean of ${mean} doesn't go with its deciles, not read.`,
      );
      best.groups.delete(code);
    }
  }
  return best;
}

function meansOf(sheet: Sheet): (Means & { sheet: string }) | null {
  const first = sheet.rows.findIndex((row) => row.some((cell) => isPlausible([amountIn(cell) ?? 0])));
  if (first < 1) return null;
  const headings = sheet.rows.slice(0, first);
  const words = folded(headings.flat().filter(isText).join(' '));
  const isHourly = words.includes('godzin') && !words.includes('miesieczn');
  if (!/przecietn\S* .*wynagrodz/.test(words) || words.includes('decyl') || isHourly) return null;
  const column = columnHeaded(headings, /^ogolem\b/, NO_MEAN) ?? columnHeaded(headings, /przecietn/, NO_MEAN);
  if (column === null) return null;
  const errors = columnHeaded(headings, /\bblad\b|precyzj|wspolczynnik zmiennosci/);
  const groups: Means['groups'] = new Map();
  for (const { code, name, cells } of labelledRows(sheet, first - 1, [], [column])) {
    const mean = amountIn(cells[column]);
    if (mean === null || !isPlausible([mean]) || groups.has(code)) continue;
    groups.set(code, { name, mean, errorPercent: errors === null ? null : amountIn(cells[errors]) });
  }
  return { sheet: sheet.name, groups, hasErrors: errors !== null };
}

/** Columns below a heading of means that hold something else. */
const NO_MEAN = /mezczy|kobie|%|odset|udzial|liczba|godzin/;

/** The first from the left, behind the columns of names. */
function columnHeaded(headings: readonly (readonly Cell[])[], said: RegExp, not?: RegExp): number | null {
  const places = headings.flatMap((row) =>
    row.flatMap((cell, column) => {
      const text = isText(cell) ? folded(cell).trim() : '';
      return column > 0 && said.test(text) && !not?.test(text) ? [column] : [];
    }),
  );
  return places.length === 0 ? null : Math.min(...places);
}

/** The columns of a row that names all nine in order; null = it doesn't. */
function decileColumns(row: readonly Cell[]): number[] | null {
  const columns = ORDINALS.map((ordinal, index) =>
    row.findIndex((cell) => isText(cell) && namesDecile(folded(cell).trim(), ordinal, index + 1)),
  );
  const goUp = columns.every((column, at) => column > (columns[at - 1] ?? -1));
  return goUp ? columns : null;
}

function namesDecile(text: string, ordinal: string, number: number): boolean {
  return (
    new RegExp(`^(?:decyl )?${ordinal}\\b`).test(text) ||
    new RegExp(`^(?:d ?${number}|decyl ${number}|${number}\\.? decyl)\\b`).test(text) ||
    (number === 5 && text.startsWith('mediana'))
  );
}

type LabelledRow = { code: string; name: string; /** From 1. */ row: number; cells: readonly Cell[] };

/**
 * The rows of the groups: of several below one code ('a – ogółem, b – mężczyźni, c – kobiety') the one for everybody. Figures without
 * a code are told.
 */
function labelledRows(
  { name: sheet, rows }: Sheet,
  header: number,
  problems: string[],
  columns: readonly number[],
): LabelledRow[] {
  const found: LabelledRow[] = [];
  let open: { code: string; name: string } | null = null;
  for (const [at, cells] of rows.entries()) {
    if (at <= header) continue;
    const label = labelOf(cells);
    if (label !== null && label.code.length > 3)
      problems.push(
        `${sheet}, row ${at + 1}: ${label.code} ${label.name}: a code of more than three digits, not read.`,
      );
    if (label !== null) open = label.code.length > 3 ? null : label;
    const hasFigures = columns.some((column) => amountIn(cells[column]) !== null);
    const mark = markOf(cells);
    if (!hasFigures || mark === 'part') continue;
    if (open !== null) {
      found.push({ ...open, row: at + 1, cells });
      open = null;
    } else if (label === null && mark === null && !isColumnNumbers(cells)) {
      problems.push(`${sheet}, row ${at + 1}: figures without a code (a merged cell?), not read.`);
    }
  }
  return found;
}

/** '214 Inżynierowie …' in one cell, or '214' and the name in the next that has text. */
function labelOf(row: readonly Cell[]): { code: string; name: string } | null {
  for (const [column, cell] of row.slice(0, LABEL_COLUMNS).entries()) {
    const text =
      typeof cell === 'number' && Number.isInteger(cell) ? String(cell) : isText(cell) ? cell.trim() : '';
    const [, code = '', rest = ''] = /^(\d{1,6})(?:[.\s]+(\p{L}[\s\S]*))?$/u.exec(text) ?? [];
    if (code === '') continue;
    const next = row.slice(column + 1, LABEL_COLUMNS + 1).find((one) => isText(one) && /\p{L}{3}/u.test(one));
    const name = rest !== '' ? rest : isText(next) ? next : '';
    if (name !== '') return { code, name: tidy(name) };
  }
  return null;
}

/** 'all' = everybody, 'part' = men or women alone or another measure, null = no mark. */
function markOf(row: readonly Cell[]): 'all' | 'part' | null {
  for (const cell of row.slice(0, LABEL_COLUMNS)) {
    if (!isText(cell)) continue;
    const text = folded(cell).trim();
    if (/^a\b|^ogolem\b|^razem\b/.test(text)) return 'all';
    if (/^[b-d]\b|^mezczyzni\b|^kobiety\b/.test(text)) return 'part';
  }
  return null;
}

const isColumnNumbers = (cells: readonly Cell[]) =>
  cells.filter((cell) => cell !== null).every((cell) => /^\d{1,2}$/.test(String(cell).trim()));

/** To the grosz; the workbook's own signs for 'not known' are none. */
function amountIn(cell: Cell): number | null {
  const text =
    typeof cell === 'number'
      ? String(cell)
      : isText(cell)
        ? cell.replaceAll(/\s/g, '').replace(',', '.')
        : '';
  return /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Math.round(Number(text) * 100) / 100 : null;
}

function isPlausible(amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount >= PLAUSIBLE.from && amount <= PLAUSIBLE.to);
}

function periodsIn(sheets: readonly Sheet[], fileName: string): string[] {
  const said = [
    ...sheets.flatMap(({ rows }) => rows.flat().filter(isText)),
    fileName.replaceAll(/[_-]/g, ' '),
  ];
  const years = said.flatMap((text) =>
    Array.from(folded(text).matchAll(/pazdziernik\w*\s+(20\d\d)/g), ([, year = '']) => `${year}-10`),
  );
  return [...new Set(years)].toSorted();
}

/** Without the mark of a footnote and the breaks of a narrow column. */
const tidy = (name: string) =>
  name
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:\s*\d\)|[*¹²³])+$/u, '')
    .trim();

/** Whether two names are one but for case, diacritics, punctuation and line breaks. */
export const isSameName = (one: string, other: string) => spelled(one) === spelled(other);

function isText(cell: Cell): cell is string {
  return typeof cell === 'string';
}
