// The functions of a sheet by their names, Polish and English. They are what lessons use, no more.
import { SheetError } from '../errors.ts';
import type { SheetFunction } from './call.ts';
import { LOOKUPS } from './lookups.ts';
import { NUMBERS } from './numbers.ts';
import { TEXTS } from './texts.ts';

const FUNCTIONS: Record<string, SheetFunction> = { ...NUMBERS, ...LOOKUPS, ...TEXTS };

const POLISH_NAMES: Record<string, string> = {
  SUMA: 'SUM',
  ŚREDNIA: 'AVERAGE',
  MEDIANA: 'MEDIAN',
  'ODCH.STANDARDOWE': 'STDEV.S',
  'ODCH.STANDARD.PRÓBKI': 'STDEV.S',
  'MIN.K': 'SMALL',
  'MAX.K': 'LARGE',
  POZYCJA: 'RANK',
  'POZYCJA.NAJW': 'RANK',
  ILOCZYN: 'PRODUCT',
  'SUMA.ILOCZYNÓW': 'SUMPRODUCT',
  'ILE.LICZB': 'COUNT',
  'ILE.NIEPUSTYCH': 'COUNTA',
  'LICZ.PUSTE': 'COUNTBLANK',
  'LICZ.JEŻELI': 'COUNTIF',
  'LICZ.WARUNKI': 'COUNTIFS',
  'SUMA.JEŻELI': 'SUMIF',
  'SUMA.WARUNKÓW': 'SUMIFS',
  'ŚREDNIA.JEŻELI': 'AVERAGEIF',
  'ŚREDNIA.WARUNKÓW': 'AVERAGEIFS',
  'MAKS.WARUNKÓW': 'MAXIFS',
  'MIN.WARUNKÓW': 'MINIFS',
  ZAOKR: 'ROUND',
  'ZAOKR.GÓRA': 'ROUNDUP',
  'ZAOKR.DÓŁ': 'ROUNDDOWN',
  'LICZBA.CAŁK': 'TRUNC',
  'ZAOKR.DO.CAŁK': 'INT',
  'MODUŁ.LICZBY': 'ABS',
  POTĘGA: 'POWER',
  PIERWIASTEK: 'SQRT',
  JEŻELI: 'IF',
  WARUNKI: 'IFS',
  PRZEŁĄCZ: 'SWITCH',
  'JEŻELI.BŁĄD': 'IFERROR',
  'JEŻELI.ND': 'IFNA',
  ORAZ: 'AND',
  LUB: 'OR',
  NIE: 'NOT',
  'WYSZUKAJ.PIONOWO': 'VLOOKUP',
  'WYSZUKAJ.POZIOMO': 'HLOOKUP',
  'X.WYSZUKAJ': 'XLOOKUP',
  'PODAJ.POZYCJĘ': 'MATCH',
  INDEKS: 'INDEX',
  'ZŁĄCZ.TEKST': 'CONCAT',
  'ZŁĄCZ.TEKSTY': 'CONCATENATE',
  'POŁĄCZ.TEKSTY': 'TEXTJOIN',
  LEWY: 'LEFT',
  PRAWY: 'RIGHT',
  'FRAGMENT.TEKSTU': 'MID',
  DŁ: 'LEN',
  'USUŃ.ZBĘDNE.ODSTĘPY': 'TRIM',
  'LITERY.WIELKIE': 'UPPER',
  'LITERY.MAŁE': 'LOWER',
  'Z.WIELKIEJ.LITERY': 'PROPER',
  ZNAJDŹ: 'FIND',
  'SZUKAJ.TEKST': 'SEARCH',
  PODSTAW: 'SUBSTITUTE',
  POWT: 'REPT',
  TEKST: 'TEXT',
  WARTOŚĆ: 'VALUE',
  PORÓWNAJ: 'EXACT',
  DZIŚ: 'TODAY',
  DATA: 'DATE',
  ROK: 'YEAR',
  MIESIĄC: 'MONTH',
  DZIEŃ: 'DAY',
  'DZIEŃ.TYG': 'WEEKDAY',
  DNI: 'DAYS',
  'NR.SER.DATY': 'EDATE',
  'NR.SER.OST.DN.MIES': 'EOMONTH',
  'DNI.ROBOCZE': 'NETWORKDAYS',
  'CZY.PUSTA': 'ISBLANK',
  'CZY.LICZBA': 'ISNUMBER',
  'CZY.TEKST': 'ISTEXT',
  'CZY.BŁĄD': 'ISERROR',
  WIERSZ: 'ROW',
  'NR.KOLUMNY': 'COLUMN',
};

/** By its Polish or its English name, in any case. Throws for a name that there isn't. */
export function functionCalled(name: string): { name: string } & SheetFunction {
  const upper = name.toLocaleUpperCase('pl');
  const english = own(POLISH_NAMES, upper) ?? upper;
  const known = own(FUNCTIONS, english);
  if (known === undefined) throw new SheetError('#NAZWA?', unknownName(upper));
  return { name: english, ...known };
}

function own<T>(all: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(all, key) ? all[key] : undefined;
}

function unknownName(name: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f.]/g, '')
      .replaceAll('Ł', 'L');
  const near = [...Object.keys(POLISH_NAMES), ...Object.keys(FUNCTIONS)].find(
    (one) => plain(one) === plain(name),
  );
  return near === undefined
    ? `Tutaj nie ma funkcji ${name}. Sprawdź, czy w\u00a0nazwie nie ma literówki.`
    : `Nie ma funkcji ${name}. Czy chodzi o\u00a0${near}?`;
}
