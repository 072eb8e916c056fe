import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import {
  deviations,
  parseContents,
  parseModule,
  parseStructure,
  readStoredStructure,
  STRUCTURE_LIMITS,
  storedText,
} from './schema.ts';

const lesson = (title: string, extra: object = {}) => ({ id: 'x', title, ...extra });
const reply = (...lessons: object[]) => ({
  title: 'Python od podstaw',
  description: 'Opis.',
  modules: [{ id: 'm', title: 'Start', description: 'Opis modułu.', lessons }],
});
const structureOf = (value: unknown) => {
  const parsed = parseStructure(value);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.structure;
};

test('ids are ours: by place and title, fit for an address, and never the same twice', () => {
  const structure = structureOf(
    reply(lesson('Pętla FOR: łatwo!'), lesson('Pętla FOR: łatwo!'), lesson('🎉')),
  );
  expect(structure.modules[0]?.id).toBe('modul-1');
  expect(structure.modules[0]?.lessons.map(({ id }) => id)).toEqual([
    '1-1-petla-for-latwo',
    '1-2-petla-for-latwo',
    '1-3',
  ]);
});

test('a module that streams in gets the ids that it has in the whole', () => {
  const whole = reply(lesson('Jeden'));
  const [streamed] = structureOf({ ...whole, modules: [...whole.modules, ...whole.modules] }).modules.slice(
    1,
  );
  expect(parseModule(1, whole.modules[0])).toEqual(streamed);
});

test('a lesson with content makes a structure invalid, a null content does not', () => {
  expect(parseStructure(reply(lesson('A', { content: 'Tekst' })))).toEqual({
    ok: false,
    reason: 'Pole modules[0].lessons[0].content: lekcja nie może mieć treści.',
  });
  expect(parseStructure(reply(lesson('A', { content: '' })))).toMatchObject({ ok: false });
  expect(parseStructure(reply(lesson('A', { content: null })))).toMatchObject({ ok: true });
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
])('%s is invalid', (_, value) => {
  expect(parseStructure(value)).toMatchObject({ ok: false });
});

test('as many lessons as are allowed are valid, one more is not', () => {
  const many = (count: number) => reply(...Array.from({ length: count }, () => lesson('A')));
  expect(parseStructure(many(STRUCTURE_LIMITS.lessons))).toMatchObject({ ok: true });
  expect(parseStructure(many(STRUCTURE_LIMITS.lessons + 1))).toMatchObject({ ok: false });
});

test('fields that nobody knows are dropped and long titles cut', () => {
  const structure = structureOf({ ...reply(lesson('a'.repeat(500), { price: 0 })), isFree: true });
  expect(structure).not.toHaveProperty('isFree');
  expect(structure.modules[0]?.lessons[0]).not.toHaveProperty('price');
  expect(structure.modules[0]?.lessons[0]?.title).toHaveLength(120);
});

test('in the full form each lesson must have its text', () => {
  const parsed = parseContents(reply({ id: ' 1-1-a ', title: 'A', content: 'Tekst' }));
  expect(parsed.ok && [...parsed.contents]).toEqual([['1-1-a', 'Tekst']]);
  expect(parseContents(reply(lesson('A')))).toMatchObject({ ok: false });
  expect(parseContents(reply(lesson('A', { content: 7 })))).toMatchObject({ ok: false });
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
