import { expect, test } from 'vitest';
import { MAX_INPUT, workedOut } from './compute.ts';
import { dayOf } from './values.ts';

const TODAY = dayOf(2026, 11, 27);

/** Rows of inputs between bars; a look may stand behind a '@'. */
function sheetOf(...rows: string[]) {
  return rows.map((row) =>
    row.split('|').map((cell) => {
      const [input = '', pattern = ''] = cell.split('@');
      return { input: input.trim(), pattern };
    }),
  );
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

/** What a formula in the last row shows. */
function shown(formula: string, ...rows: string[]) {
  return plain(workedOut(sheetOf(...rows, formula), TODAY).at(-1)?.[0]?.shown);
}

const ORDERS = [
  '2026-05-04 | tulipany | 48,50 zł',
  '2026-05-04 | ślubny | 320 zł',
  '2026-05-05 | eustoma | 75,90 zł',
  '2026-05-06 | tulipany | 48,50 zł',
  '2026-05-06 | imieninowy | 110 zł',
];

test.each([
  ['=1+2*3', '7'],
  ['=-2^2', '4'],
  ['=2^3^2', '64'],
  ['=10%*50', '5'],
  ['=0,1+0,2', '0,3'],
  ['=1/3', '0,3333333333'],
  ['="a"&1,5', 'a1,5'],
  ['=2>1', 'PRAWDA'],
  ['="Ala"="ala"', 'PRAWDA'],
  ['=FAŁSZ', 'FAŁSZ'],
  ['= ( 1 + 1 ) * 2', '4'],
  ['=10−4', '6'],
  ['=1E', '#BŁĄD!'],
  ['=2^4000', '#LICZBA!'],
])('%s is %s', (formula, result) => {
  expect(shown(formula)).toBe(result);
});

test.each([
  ['=SUMA(C1:C5)', '602,90 zł'],
  ['=SUMA(C:C)', '602,90 zł'],
  ['=suma(c1:c3;10)', '454,40 zł'],
  ['=ŚREDNIA(C1:C5)', '120,58 zł'],
  ['=MEDIANA(C1:C5)', '75,90 zł'],
  ['=MIN(C1:C5)', '48,50 zł'],
  ['=MAX(C1:C5)', '320,00 zł'],
  ['=MAX.K(C1:C5;2)', '110,00 zł'],
  ['=ILE.LICZB(A1:C5)', '10'],
  ['=ILE.NIEPUSTYCH(A1:C5)', '15'],
  ['=LICZ.JEŻELI(B1:B5;"tulipany")', '2'],
  ['=LICZ.JEŻELI(B1:B5;"TULI*")', '2'],
  ['=LICZ.JEŻELI(B1:B5;"<>tulipany")', '3'],
  ['=LICZ.JEŻELI(C1:C5;">=75,9")', '3'],
  ['=LICZ.JEŻELI(A1:A5;">2026-05-04")', '3'],
  ['=LICZ.JEŻELI(C1:C5;C1)', '2'],
  ['=LICZ.WARUNKI(B1:B5;"tulipany";A1:A5;"2026-05-06")', '1'],
  ['=SUMA.JEŻELI(B1:B5;"tulipany";C1:C5)', '97,00 zł'],
  ['=SUMA.JEŻELI(C1:C5;">100")', '430,00 zł'],
  ['=SUMA.WARUNKÓW(C1:C5;B1:B5;"tulipany";C1:C5;"<50")', '97,00 zł'],
  ['=ŚREDNIA.JEŻELI(B1:B5;"tulipany";C1:C5)', '48,50 zł'],
  ['=JEŻELI(C2>100;"duże";"małe")', 'duże'],
  ['=JEŻELI(C1>100;"duże")', 'FAŁSZ'],
  ['=JEŻELI(ORAZ(C1<50;LUB(B1="a";B1="tulipany"));1;0)', '1'],
  ['=WARUNKI(C1>100;"a";C1>40;"b")', 'b'],
  ['=WYSZUKAJ.PIONOWO("eustoma";B1:C5;2;FAŁSZ)', '75,90 zł'],
  ['=WYSZUKAJ.PIONOWO("róże";B1:C5;2;FAŁSZ)', '#N/D!'],
  ['=WYSZUKAJ.PIONOWO("eustoma";B1:C5;3;FAŁSZ)', '#ADR!'],
  ['=X.WYSZUKAJ("eustoma";B1:B5;C1:C5)', '75,90 zł'],
  ['=X.WYSZUKAJ("róże";B1:B5;C1:C5;"brak")', 'brak'],
  ['=JEŻELI.BŁĄD(WYSZUKAJ.PIONOWO("róże";B1:C5;2;FAŁSZ);"brak")', 'brak'],
  ['=JEŻELI.ND(1/0;"brak")', '#DZIEL/0!'],
  ['=INDEKS(C1:C5;PODAJ.POZYCJĘ("eustoma";B1:B5;0))', '75,90 zł'],
  ['=INDEKS(A1:C5;3;3)', '75,90 zł'],
  ['=INDEKS(A1:C5;3;1)', '2026-05-05'],
  ['=MAX(A1:A5)', '2026-05-06'],
  ['=SUMA.ILOCZYNÓW((B1:B5="tulipany")*C1:C5)', '97,00 zł'],
  ['=C2*10%', '32 zł'],
  ['=C1*10%', '4,85 zł'],
  ['=C1/C2', '0,1515625'],
  ['=A5-A1', '2'],
  ['=A1+30', '2026-06-03'],
  ['=POZYCJA(C1;C1:C5)', '4'],
])('in a list of orders %s is %s', (formula, result) => {
  expect(shown(formula, ...ORDERS)).toBe(result);
});

test.each([
  ['=ZAOKR(2,345;2)', '2,35'],
  ['=ZAOKR(1,005;2)', '1,01'],
  ['=ZAOKR(-2,5;0)', '-3'],
  ['=ZAOKR(1234;-2)', '1200'],
  ['=ZAOKR.GÓRA(2,301;1)', '2,4'],
  ['=ZAOKR.DÓŁ(-2,39;1)', '-2,3'],
  ['=ZAOKR.DO.CAŁK(-1,5)', '-2'],
  ['=MOD(-1;3)', '2'],
  ['=PIERWIASTEK(-1)', '#LICZBA!'],
  ['=ZŁĄCZ.TEKST("a";"-";1)', 'a-1'],
  ['=POŁĄCZ.TEKSTY(", ";PRAWDA;"a";"";"b")', 'a, b'],
  ['=LEWY("Piwonia";3)&PRAWY("Piwonia";2)', 'Piwia'],
  ['=FRAGMENT.TEKSTU("Jan Kowalski";5;20)', 'Kowalski'],
  ['=FRAGMENT.TEKSTU("Jan Kowalski";ZNAJDŹ(" ";"Jan Kowalski")+1;3)', 'Kow'],
  ['=ZNAJDŹ("x";"abc")', '#ARG!'],
  ['=DŁ(USUŃ.ZBĘDNE.ODSTĘPY("  a   b "))', '3'],
  ['=LITERY.WIELKIE("żółw")', 'ŻÓŁW'],
  ['=Z.WIELKIEJ.LITERY("anna nowak-żak")', 'Anna Nowak-Żak'],
  ['=PODSTAW("12.50";".";",")+1', '13,5'],
  ['=TEKST(1234,5;"# ##0,00 zł")', '1 234,50 zł'],
  ['=TEKST(0,256;"0,0%")', '25,6%'],
  ['=TEKST(DATA(2026;5;4);"dddd, d mmmm rrrr")', 'poniedziałek, 4 maj 2026'],
  ['=WARTOŚĆ("12,5")*2', '25'],
  ['=DZIŚ()', '2026-11-27'],
  ['=ROK(DZIŚ())', '2026'],
  ['=DZIEŃ.TYG(DATA(2026;11;27);2)', '5'],
  ['=DNI.ROBOCZE(DATA(2026;5;1);DATA(2026;5;31))', '21'],
  ['=DNI.ROBOCZE(DATA(2026;5;1);DATA(2026;5;31);DATA(2026;5;1))', '20'],
  ['=DNI.ROBOCZE(0;2000000)', '1428571'],
  ['=NR.SER.DATY(DATA(2026;1;31);1)', '2026-02-28'],
  ['=NR.SER.OST.DN.MIES(DATA(2026;1;15);0)', '2026-01-31'],
  ['=PMT(1%;12;-1000)', '88,85 zł'],
  ['=CZY.BŁĄD(1/0)', 'PRAWDA'],
  ['=LICZ.JEŻELI(A1;"*a*a*a*a*a*a*a*a*a*b")', '0'],
])('%s is %s', (formula, result) => {
  expect(shown(formula, 'a'.repeat(200))).toBe(result);
});

test.each([
  ['=IF(A1>5,10,20)', '10'],
  ['=ROUND(A1,1)', '7,5'],
  ['=ROUND(2.345,2)', '2,35'],
  ['=SUM(A1,B1)', '10,5'],
  ['=IF(B1=3,"a,b","c;d")', 'a,b'],
  ['=SUM(1,5;2)', '3,5'],
])('as an English sheet writes it, %s is %s', (formula, result) => {
  expect(shown(formula, '7,5|3')).toBe(result);
});

test.each([
  ['=1/0', '#DZIEL/0!', 'dzieli przez zero'],
  ['=5/A1', '#DZIEL/0!', 'pustą komórkę'],
  ['=B1+1', '#ARG!', 'tekst zamiast liczby'],
  ['=SUMMA(1)', '#NAZWA?', 'nie ma funkcji SUMMA'],
  ['=JEZELI(1;2)', '#NAZWA?', 'Czy chodzi o JEŻELI?'],
  ['=LICZ.JEZELI(A1;1)', '#NAZWA?', 'Czy chodzi o LICZ.JEŻELI?'],
  ['=constructor(1)', '#NAZWA?', 'CONSTRUCTOR'],
  ['=tulipany', '#NAZWA?', 'w cudzysłów'],
  ['=INDEKS(A1:B1;1;5)', '#ADR!', 'nie ma w podanym zakresie'],
  ['=A2', '#ADR!', 'do samej siebie'],
  ['=1+', '#BŁĄD!', 'niedokończona'],
  ['=SUMA(A1', '#BŁĄD!', 'niedokończona'],
  ['=SUMA()', '#BŁĄD!', 'SUMA'],
  ['=A1:B1', '#ARG!', 'cały zakres'],
  ['=PODAJ.POZYCJĘ(1;B1:B1;0)', '#N/D!', 'nie ma tego'],
])('%s ends in %s and says what it means', (formula, name, meaning) => {
  const cell = workedOut(sheetOf('|tekst', formula), TODAY)[1]?.[0];
  expect(cell?.shown).toBe(name);
  expect(plain(cell?.error?.message)).toContain(meaning);
});

test('an error goes on to anyone who uses its cell, and a count passes it over', () => {
  const cells = workedOut(sheetOf('=1/0|=A1+1|=SUMA(A1:B1)|=ILE.LICZB(A1:C1)|=JEŻELI.BŁĄD(A1;0)'), TODAY);
  expect(cells[0]?.map(({ shown: text }) => text)).toEqual(['#DZIEL/0!', '#DZIEL/0!', '#DZIEL/0!', '0', '0']);
});

test('a circle ends in an error, and the cells outside it are right', () => {
  const [row = []] = workedOut(sheetOf('=B1|=C1+1|=SUMA(A1:B1)|5|=D1*2'), TODAY);
  expect(row.slice(0, 3).map(({ error }) => error?.error)).toEqual(['#ADR!', '#ADR!', '#ADR!']);
  expect(row[4]?.shown).toBe('10');
});

test('a cell shows its look and is counted by what it holds', () => {
  const rows = workedOut(sheetOf('3,456@0', '3,456@0', '=A1+A2@0', '=A1+A2'), TODAY);
  expect(rows.map(([cell]) => cell?.shown)).toEqual(['3', '3', '7', '6,912']);
});

test.each([
  ['48,50', 'right', '48,50'],
  ['48.50', 'left', '48.50'],
  ['12.05', 'right', '12.maj'],
  ['4.5.2026', 'right', '04.05.2026'],
  ['2026-02-30', 'left', '2026-02-30'],
  ['9999-99-99', 'left', '9999-99-99'],
  ['1 234,5', 'right', '1 234,5'],
  ['-5', 'right', '-5'],
  ["'007", 'left', '007'],
  ['12%', 'right', '12%'],
  ['1500 zł', 'right', '1 500 zł'],
  ['PRAWDA', 'middle', 'PRAWDA'],
  ['=', 'left', '='],
  ['1 000 zł', 'right', '1 000 zł'],
])('%s stands %s', (input, side, text) => {
  const cell = workedOut([[{ input, pattern: '' }]], TODAY)[0]?.[0];
  expect([cell?.side, plain(cell?.shown)]).toEqual([side, text]);
});

test('nothing that fits into a sheet takes long', () => {
  const worst = (formula: string) =>
    Array.from({ length: 22 }, () => Array.from({ length: 9 }, () => ({ input: formula, pattern: '' })));
  const nested = (name: string, end: string) => {
    const depth = Math.floor((MAX_INPUT - end.length - 1) / (name.length + 2));
    return `=${`${name}(`.repeat(depth)}${end}${')'.repeat(depth)}`;
  };
  for (const formula of [
    nested('TRUNC', '1'),
    nested('IFERROR', 'A:Z'),
    nested('', '1'),
    `=${'A:Z+'.repeat(60)}1`,
    `=SUM(${'A:Z,'.repeat(60)}1)`,
    `=${'-'.repeat(200)}1`,
    `=REPT("aaaaaaaaaa";100)${'&REPT("a";1000)'.repeat(12)}`,
    `=COUNTIF(A:Z;"${'*a'.repeat(100)}b")`,
    `=NETWORKDAYS(0;2900000)`,
  ]) {
    const begun = performance.now();
    workedOut(worst(formula), TODAY);
    expect(performance.now() - begun, formula).toBeLessThan(1_500);
  }
});
