import { expect, test } from 'vitest';
import { SAMPLE_WRITTEN } from '../sample-analysis.ts';
import { ANALYSIS_RESPONSE } from './response-schema.ts';
import { parseWritten, parseWrittenSection } from './written.ts';

const [first, ...others] = SAMPLE_WRITTEN.sciezkiKariery;
const withPath = (change: Record<string, unknown>) => ({
  ...SAMPLE_WRITTEN,
  sciezkiKariery: [{ ...first, ...change }, ...others],
});
const pathOf = (value: unknown) => {
  const parsed = parseWritten(value);
  return parsed.ok ? parsed.written.sciezkiKariery[0] : null;
};

test('a reply is read as it is, without what was not asked for', () => {
  const talkative = withPath({ nazwa: 'Czarodziej', zarobki: { min: 98_765, max: 99_999 } });
  expect(parseWritten({ uwaga: 'brak', ...talkative, plan: 'premium' })).toEqual({
    ok: true,
    written: SAMPLE_WRITTEN,
  });
});

test('a path without an id falls out, and with fewer than two left the reply is invalid', () => {
  const [one, two] = SAMPLE_WRITTEN.sciezkiKariery.slice(1);
  expect(pathOf(withPath({ zawodId: undefined }))).toEqual(one);
  const few = { ...SAMPLE_WRITTEN, sciezkiKariery: [{ ...first, zawodId: 7 }, one] };
  expect(parseWritten(few)).toMatchObject({ ok: false });
  expect(parseWritten({ ...few, sciezkiKariery: [one, two] })).toMatchObject({ ok: true });
});

const [reason] = SAMPLE_WRITTEN.sciezkiKariery.flatMap(({ dlaczego }) => dlaczego);

test('of a list the good entries stay', () => {
  const path = pathOf(withPath({ dlaczego: [{ cytat: 'x' }, reason, 7], przeciw: ['', 'Hałas.', null] }));
  expect(path).toMatchObject({ dlaczego: [reason], przeciw: ['Hałas.'] });
});

test.each([
  ['predyspozycje', 1],
  ['umiejetnosci', 5],
] as const)('%s: %i good ones are enough, and one fewer is not', (field, least) => {
  const entry = { nazwa: 'A', uzasadnienie: 'B', opis: 'C', priorytet: 1 };
  const of = (count: number) => [...Array.from({ length: count }, () => entry), { nazwa: '' }];
  expect(parseWritten({ ...SAMPLE_WRITTEN, [field]: of(least) })).toMatchObject({ ok: true });
  expect(parseWritten({ ...SAMPLE_WRITTEN, [field]: of(least - 1) })).toMatchObject({ ok: false });
});

test('a forgotten ending and pace are said in our words', () => {
  const planRozwoju = { ...SAMPLE_WRITTEN.planRozwoju, kroki: [{ nazwa: 'Zacznij', opis: 'Dziś.' }] };
  const parsed = parseWritten({ ...SAMPLE_WRITTEN, planRozwoju, podsumowanieInspirujace: null });
  const written = parsed.ok ? parsed.written : null;
  expect(written?.podsumowanieInspirujace).toMatch(/^Wybierz jedną ścieżkę/);
  expect(written?.planRozwoju.kroki[0]?.czasWykonania).toBe('w swoim tempie');
});

test.each([
  [0, 1],
  [6, 5],
  ['4', 4],
  [2.4, 2],
  [null, 3],
  ['wysoki', 3],
])('priority %j counts as %i', (priorytet, expected) => {
  const skill = { nazwa: 'Excel', opis: 'Opis', priorytet };
  expect(parseWrittenSection('umiejetnosci', 0, skill)?.value).toMatchObject({ priorytet: expected });
});

test('what can be filled in from tables and ledger may be missing', () => {
  const bare = {
    opis: '',
    potencjalRozwoju: 7,
    dlaczego: undefined,
    przeciw: null,
    luka: undefined,
    proba: undefined,
    kroki: null,
  };
  expect(pathOf(withPath(bare))).toMatchObject({
    opis: '',
    potencjalRozwoju: '',
    dlaczego: [],
    przeciw: [],
    luka: '',
    proba: null,
    kroki: [],
  });
});

test.each([
  [{ co: 'Idź na dzień otwarty', godziny: 10, koszt: 100 }, 10],
  [{ co: 'Idź na dzień otwarty', godziny: '2.5', koszt: '0' }, 3],
  [{ co: 'Kurs', godziny: 11, koszt: 0 }, null],
  [{ co: 'Kurs', godziny: 1, koszt: 101 }, null],
  [{ co: '', godziny: 1, koszt: 0 }, null],
  ['tekst', null],
])('a test to make: %j', (proba, hours) => {
  expect(pathOf(withPath({ proba }))?.proba?.godziny ?? null).toBe(hours);
});

test('a single section is checked by the same rule', () => {
  const skill = { nazwa: ' Excel ', priorytet: '2', opis: 'Opis', x: 1 };
  expect(parseWrittenSection('umiejetnosci', 3, skill)).toEqual({
    name: 'umiejetnosci',
    index: 3,
    value: { nazwa: 'Excel', priorytet: 2, opis: 'Opis' },
  });
  expect(parseWrittenSection('umiejetnosci', 3, { ...skill, opis: '' })).toBeNull();
  expect(parseWrittenSection('planRozwoju.projekty', 0, '')).toBeNull();
});

test('a fifth path is no section, since it makes the reply invalid', () => {
  expect(parseWrittenSection('sciezkiKariery', 3, first)).not.toBeNull();
  expect(parseWrittenSection('sciezkiKariery', 4, first)).toBeNull();
});

const ANSWERS = [
  { odpowiedz: 'Tylko dzień', warunek: 'night', jak: 'unika' },
  { odpowiedz: 'Noce są dobre', warunek: 'night', jak: 'chce' },
  { odpowiedz: 'Wszystko jedno', warunek: 'night', jak: 'obojetne' },
];
const asked = (odpowiedzi: unknown) => {
  const parsed = parseWritten({ ...SAMPLE_WRITTEN, pytanie: { pytanie: 'Noce?', odpowiedzi } });
  return parsed.ok ? parsed.written.pytanie : 'the reply was refused';
};

test('the answers to the question back are known by their condition and its value', () => {
  expect(asked(ANSWERS)?.valueOf()).toMatchObject({
    odpowiedzi: [{ jak: 'avoid' }, { jak: 'want' }, { jak: 'any' }],
  });
});

test('an answer of no known condition is dropped, and with one answer left the question is', () => {
  const foreign = { odpowiedz: 'Na Marsie', warunek: 'mars', jak: 'chce' };
  expect(asked([...ANSWERS.slice(0, 2), foreign])).toMatchObject({ odpowiedzi: [{}, {}] });
  expect(asked([ANSWERS[0], foreign])).toBeNull();
  expect(asked([ANSWERS[0], ANSWERS[0]])).toBeNull();
  expect(asked('tekst')).toBeNull();
});

test('what the model forgets of its objections, its question and its own idea refuses nothing', () => {
  const { odrzucone: _one, zastrzezenie: _two, pytanie: _three, pozaTabela: _four, ...rest } = SAMPLE_WRITTEN;
  expect(parseWritten(rest)).toEqual({ ok: true, written: SAMPLE_WRITTEN });
  const broken = { odrzucone: 'nic', zastrzezenie: 7, pytanie: [], pozaTabela: { nazwa: 'Bartnik' } };
  expect(parseWritten({ ...rest, ...broken })).toEqual({ ok: true, written: SAMPLE_WRITTEN });
});

test('texts in Ukrainian and English are as good as Polish ones', () => {
  for (const opis of ['Ви працюєте з людьми щодня.', 'You work with people every day.'])
    expect(pathOf(withPath({ opis }))?.opis).toBe(opis);
});

test('the schema asks for the flag, then for the sections in the order of the page', () => {
  const schema = ANALYSIS_RESPONSE;
  const order = ['uwaga', ...Object.keys(SAMPLE_WRITTEN)];
  expect(schema.propertyOrdering).toEqual(order);
  expect(Object.keys(schema.properties)).toEqual(order);
  expect(schema.required).toEqual(order);
  const { properties, required } = schema.properties.sciezkiKariery.items;
  expect(Object.keys(properties)).toEqual(required);
  expect(required).not.toContain('zarobki');
});
