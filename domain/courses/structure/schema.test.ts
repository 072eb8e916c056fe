import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import {
  deviations,
  parseModule,
  parseStructure,
  readStoredStructure,
  STRUCTURE_LIMITS,
  storedText,
  type WantedStructure,
} from './schema.ts';
import { titlesOf } from './structure.ts';

const FIRST = { title: 'Nasza pierwsza', goal: 'Zapiszesz liczbę.', leaves: 'Plik z liczbą.' };
const WANTED: WantedStructure = { topics: [], first: FIRST, kept: null };

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
  expect(parseModule(1, whole.modules[0], WANTED)).toEqual(streamed);
  expect(parseModule(0, whole.modules[0], WANTED)?.lessons[0]).toMatchObject(FIRST);
});

test('a lesson with content makes a structure invalid, a null content does not', () => {
  expect(parsed(reply(lesson('A', { content: 'Tekst' })))).toEqual({
    ok: false,
    reason: 'Pole modules[0].lessons[0].content: lekcja nie może mieć treści.',
  });
  expect(parsed(reply(lesson('A', { content: '' })))).toMatchObject({ ok: false });
  expect(parsed(reply(lesson('A', { content: null })))).toMatchObject({ ok: true });
});

test.each([
  ['no object', []],
  ['no modules', { title: 'A', description: 'B' }],
  ['an empty list of modules', { title: 'A', description: 'B', modules: [] }],
  ['a module without lessons', reply()],
  ['a lesson without a title', reply({ id: 'a' })],
  ['a lesson without an id', reply({ title: 'a' })],
  ['a title that is no text', { ...reply(lesson('A')), title: 7 }],
  ['no description', { ...reply(lesson('A')), description: null }],
  ['no project', { ...reply(lesson('A')), project: undefined }],
  ['a project without a word', { ...reply(lesson('A')), project: { title: 'A', description: ' ' } }],
  ['four terms', { ...reply(lesson('A')), glossary: reply().glossary.slice(1) }],
  ['a lesson without a goal', reply(lesson('A', { goal: undefined }))],
  ['a lesson that leaves nothing', reply(lesson('A', { leaves: '' }))],
  ['a lesson without a list of topics', reply(lesson('A', { topics: undefined }))],
  ['a topic by name', reply(lesson('A', { topics: ['Start'] }))],
  ['an address', reply(lesson('A'), lesson('B', { goal: 'Wejdziesz na firma.pl.' }))],
])('%s is invalid', (_, value) => {
  expect(parsed(value)).toMatchObject({ ok: false });
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

test('a topic that no lesson covers is named by its number', () => {
  const wanted = { ...WANTED, topics: ['Start', 'Dalej'] };
  expect(parseStructure(reply(lesson('A', { topics: [1] })), wanted)).toEqual({
    ok: false,
    reason: 'Żadna lekcja nie ma tematu o numerze: 2.',
  });
});

test('a stored structure keeps its modules and lessons when it is planned as a whole', () => {
  const lessons = [
    { id: '1-1-a', title: 'A' },
    { id: '1-2-b', title: 'B' },
  ];
  const modules = [{ id: 'modul-1', title: 'M', description: 'O', lessons }];
  const wanted = { topics: ['Start'], first: null, kept: { title: 'Kurs', description: 'Opis.', modules } };
  const whole = structureOf(reply(lesson('X', { topics: [1] }), lesson('Y')), wanted);
  expect(titlesOf(whole).modules).toEqual(modules);
  expect(whole.modules[0]?.lessons[0]).toMatchObject({ goal: 'Umiesz to.', topics: ['Start'] });
  expect(parseStructure(reply(lesson('X', { topics: [1] })), wanted)).toMatchObject({ ok: false });
});

test('long goals are cut after a whole word', () => {
  const goal = 'słowo '.repeat(40);
  const cut = structureOf(reply(lesson('A'), lesson('B', { goal }))).modules[0]?.lessons[1]?.goal ?? '';
  expect(cut).toMatch(/^(?:słowo )+słowo…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

test('a structure from before courses were planned as a whole reads as it was', () => {
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
  expect(deviations(structure, { ...outlineOf('10 lekcji'), modules: 1 })).toEqual(warnings);
});

test('another number of modules is a deviation at once', () => {
  expect(deviations(structureOf(reply(lesson('A'))), { ...outlineOf(''), lessons: 1, modules: 2 })).toEqual([
    '1 modules instead of 2',
  ]);
});
