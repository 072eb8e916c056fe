import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import {
  placedTopics,
  structureWarnings,
  parseModule,
  parseStructure,
  readStoredStructure,
  STRUCTURE_LIMITS,
  storedText,
  type WantedStructure,
} from './schema.ts';
import { titlesOfModule, type CourseModule } from './structure.ts';

const FIRST = { title: 'Nasza pierwsza', goal: 'Zapiszesz liczbę.', leaves: 'Plik z liczbą.' };
const WANTED: WantedStructure = { topics: [], first: FIRST };

const lesson = (title: string, extra: object = {}) => ({
  id: 'x',
  title,
  goal: 'Umiesz to.',
  leaves: 'Notatka.',
  topics: [],
  ...extra,
});
const reply = (...lessons: object[]) => ({
  title: 'Python od podstaw',
  description: 'Opis.',
  project: { title: 'Etykiety', description: 'Program, który je drukuje.' },
  glossary: ['a', 'b', 'c', 'd', 'e'].map((term) => ({ term, meaning: 'Znaczenie.' })),
  modules: [{ id: 'm', title: 'Start', description: 'Opis modułu.', lessons }],
});
const structureOf = (value: unknown, wanted: WantedStructure = WANTED) => {
  const parsed = parseStructure(value, wanted);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.structure;
};
const parsed = (value: unknown) => parseStructure(value, WANTED);

test('ids are ours: by place and title, fit for an address, and never the same twice', () => {
  const structure = structureOf(
    reply(lesson('Jakaś'), lesson('Pętla FOR: łatwo!'), lesson('Pętla FOR: łatwo!'), lesson('🎉')),
  );
  expect(structure.modules[0]?.id).toBe('modul-1');
  expect(structure.modules[0]?.lessons.map(({ id }) => id)).toEqual([
    '1-1-nasza-pierwsza',
    '1-2-petla-for-latwo',
    '1-3-petla-for-latwo',
    '1-4',
  ]);
});

test('a module that streams in gets the ids that it has in the whole', () => {
  const whole = reply(lesson('Jeden'));
  const [streamed] = structureOf({ ...whole, modules: [...whole.modules, ...whole.modules] }).modules.slice(
    1,
  );
  const told = (one: CourseModule | null | undefined) => (one ? titlesOfModule(one) : null);
  expect(told(parseModule(1, whole.modules[0], WANTED))).toEqual(told(streamed));
  expect(parseModule(0, whole.modules[0], WANTED)?.lessons[0]).toMatchObject(FIRST);
});

test('content of a lesson is left out', () => {
  const [, one] =
    structureOf(reply(lesson('A'), lesson('B', { content: 'Tekst' }))).modules[0]?.lessons ?? [];
  expect(one).not.toHaveProperty('content');
});

test.each([
  ['no object', []],
  ['no modules', { title: 'A', description: 'B' }],
  ['an empty list of modules', { title: 'A', description: 'B', modules: [] }],
  ['a module without lessons', reply()],
  ['a lesson without a title', reply({ id: 'a' })],
  ['a title that is no text', { ...reply(lesson('A')), title: 7 }],
])('%s is invalid', (_, value) => {
  expect(parsed(value)).toMatchObject({ ok: false });
});

test.each<[string, object, object]>([
  ['no id', reply(lesson('A'), { ...lesson('B'), id: undefined }), { title: 'B' }],
  ['no goal', reply(lesson('A'), lesson('B', { goal: undefined })), { leaves: 'Notatka.' }],
  ['nothing that it leaves', reply(lesson('A'), lesson('B', { leaves: '' })), { goal: 'Umiesz to.' }],
  ['no list of topics', reply(lesson('A'), lesson('B', { topics: null })), { topics: [] }],
  ['a topic by name', reply(lesson('A'), lesson('B', { topics: ['Start'] })), { topics: [] }],
  [
    'a page',
    reply(lesson('A'), lesson('B', { goal: 'Wejdziesz na www.firma.pl/a.' })),
    { goal: 'Wejdziesz na firma.pl.' },
  ],
])('a lesson with %s is taken as it is', (_, value, expected) => {
  const one = structureOf(value).modules[0]?.lessons[1];
  expect(one).toMatchObject({ title: 'B', ...expected });
  expect(readStoredStructure(storedText(structureOf(value)))).toEqual(structureOf(value));
});

test.each<[string, object]>([
  ['project', { project: undefined }],
  ['project', { project: { title: 'A', description: ' ' } }],
  ['glossary', { glossary: null }],
  ['glossary', { glossary: [{ term: 'a' }] }],
])('a course without a usable %s goes without: %j', (field, change) => {
  const structure = structureOf({ ...reply(lesson('A')), ...change });
  expect(structure).not.toHaveProperty(field);
  expect(readStoredStructure(storedText(structure))).toEqual(structure);
});

test('what is usable of a world is kept, and a course without one goes without', () => {
  const world = {
    people: ' Basia z Kielc ',
    data: 'towar | cena\nsencha | 28',
    names: '',
    system: 7,
    more: 'x',
  };
  const structure = structureOf({ ...reply(lesson('A')), world });
  expect(structure.world).toEqual({ people: 'Basia z Kielc', data: 'towar | cena\nsencha | 28' });
  expect(readStoredStructure(storedText(structure))).toEqual(structure);
  for (const broken of [undefined, null, 'Basia', [], {}, { people: '' }]) {
    const without = structureOf({ ...reply(lesson('A')), world: broken });
    expect(without.world).toBeUndefined();
    expect(readStoredStructure(storedText(without))).toEqual(without);
  }
});

test('four terms are four terms, and of too many the first stay', () => {
  const terms = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ term: `t${at}`, meaning: 'Znaczenie.' }));
  const { most } = STRUCTURE_LIMITS.glossary;
  for (const [count, kept] of [
    [4, 4],
    [most, most],
    [most + 1, most],
  ] as const)
    expect(structureOf({ ...reply(lesson('A')), glossary: terms(count) }).glossary).toHaveLength(kept);
});

test('as many lessons as are allowed are valid, one more is not', () => {
  const many = (count: number) => reply(...Array.from({ length: count }, () => lesson('A')));
  expect(parsed(many(STRUCTURE_LIMITS.lessons))).toMatchObject({ ok: true });
  expect(parsed(many(STRUCTURE_LIMITS.lessons + 1))).toMatchObject({ ok: false });
});

test('fields that nobody knows are dropped and long titles cut', () => {
  const structure = structureOf({
    ...reply(lesson('A'), lesson('a'.repeat(500), { price: 0 })),
    isFree: true,
  });
  expect(structure).not.toHaveProperty('isFree');
  expect(structure.modules[0]?.lessons[1]).not.toHaveProperty('price');
  expect(structure.modules[0]?.lessons[1]?.title).toHaveLength(120);
});

test('the first lesson is ours, whatever the reply says, with the topics that it says', () => {
  const wanted = { ...WANTED, topics: ['Start', 'Dalej'] };
  const structure = structureOf(
    reply(lesson('Cudza', { topics: [2] }), lesson('Druga', { topics: [1] })),
    wanted,
  );
  expect(structure.modules[0]?.lessons).toEqual([
    { id: '1-1-nasza-pierwsza', ...FIRST, topics: ['Dalej'] },
    { id: '1-2-druga', title: 'Druga', goal: 'Umiesz to.', leaves: 'Notatka.', topics: ['Start'] },
  ]);
});

test('a topic that no lesson covers goes to the nearest, and is marked for the editor', () => {
  const wanted = { ...WANTED, topics: ['Start', 'Liczba w pliku'] };
  const structure = structureOf(reply(lesson('A', { topics: [1] }), lesson('B')), wanted);
  expect(structure.modules[0]?.lessons).toMatchObject([
    { topics: ['Start', 'Liczba w pliku'], addedTopics: ['Liczba w pliku'] },
    { topics: [] },
  ]);
  expect(readStoredStructure(storedText(structure))).toEqual(structure);
});

test('long goals are cut after a whole word', () => {
  const goal = 'słowo '.repeat(40);
  const cut = structureOf(reply(lesson('A'), lesson('B', { goal }))).modules[0]?.lessons[1]?.goal ?? '';
  expect(cut).toMatch(/^(?:słowo )+słowo…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

test('a structure without project, key terms and goals reads as it was', () => {
  const modules = [{ id: 'modul-1', title: 'M', description: 'O', lessons: [{ id: '1-1-a', title: 'A' }] }];
  const old = { title: 'Kurs', description: 'Opis.', modules };
  expect(readStoredStructure(JSON.stringify({ lessonCount: 1, ...old }))).toEqual(old);
});

test('what is stored reads back, with its count for lists', () => {
  const structure = structureOf(reply(lesson('A'), lesson('B')));
  expect(JSON.parse(storedText(structure))).toMatchObject({ lessonCount: 2 });
  expect(readStoredStructure(storedText(structure))).toEqual(structure);
  for (const text of [null, undefined, '', 'null', '{', '{"title":1}'])
    expect(readStoredStructure(text)).toBeNull();
});

test.each([
  [13, []],
  [7, []],
  [6, ['6 lessons instead of 10']],
  [14, ['14 lessons instead of 10']],
])('%i lessons where ten are expected: %j', (count, warnings) => {
  const structure = structureOf(reply(...Array.from({ length: count }, () => lesson('A'))));
  expect(structureWarnings(structure, { ...outlineOf('10 lekcji'), modules: 1 })).toEqual(warnings);
});

test('another number of modules is a deviation at once', () => {
  expect(
    structureWarnings(structureOf(reply(lesson('A'))), { ...outlineOf(''), lessons: 1, modules: 2 }),
  ).toEqual(['1 modules instead of 2']);
});

const PLAN = ['Zmienne i typy', 'Pętle w programie', 'Funkcje'];
const TEXTS = ['Pierwszy program', 'Powtarzanie pętlami w programach', 'Własne funkcje'];

test.each<[string, number[][], string[][], string[][]]>([
  ['each once', [[1], [2], [3]], [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']], [[], [], []]],
  [
    'twice: the first place counts',
    [
      [1, 3],
      [2, 3],
      [3, 1],
    ],
    [['Zmienne i typy', 'Funkcje'], ['Pętle w programie'], []],
    [[], [], []],
  ],
  [
    'a number that is none',
    [[0, 1], [2, 9], [3]],
    [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']],
    [[], [], []],
  ],
  [
    'forgotten: to the nearest in words',
    [[1], [], [2]],
    [['Zmienne i typy'], [], ['Pętle w programie', 'Funkcje']],
    [[], [], ['Funkcje']],
  ],
  [
    'nothing in common: where it stands in the plan',
    [[], [2], [3]],
    [['Zmienne i typy'], ['Pętle w programie'], ['Funkcje']],
    [['Zmienne i typy'], [], []],
  ],
])('%s', (_, named, topics, added) => {
  expect(placedTopics(PLAN, { texts: TEXTS, named })).toEqual(
    topics.map((one, at) => ({ topics: one, added: added[at] })),
  );
});

test('a course without topics has none', () => {
  expect(placedTopics([], { texts: ['A'], named: [[1]] })).toEqual([{ topics: [], added: [] }]);
});
