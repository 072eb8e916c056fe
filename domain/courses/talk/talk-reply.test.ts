import { expect, test } from 'vitest';
import { createTalkReader, MOST_SENTENCES } from './talk-reply.ts';

const reply = (zdania: unknown[], uwaga = 'brak') => JSON.stringify({ uwaga, zdania });

function read(text: string) {
  const reader = createTalkReader();
  return { said: reader.push(text), reader };
}

test('sentences come as they close, and the whole once the reply has ended', () => {
  const reader = createTalkReader();
  const text = reply(['Nie da się.', 'Mam jednego kierowcę.']);
  const at = text.indexOf('Mam');
  expect(reader.push(text.slice(0, at))).toEqual(['Nie da się.']);
  expect(reader.whole()).toBeNull();
  expect(reader.push(text.slice(at))).toEqual(['Mam jednego kierowcę.']);
  expect(reader.whole()).toBe('Nie da się. Mam jednego kierowcę.');
});

test.each([
  'Dlaczego to zrobiłeś?',
  'Powinnaś wiedzieć.',
  'Proszę zajrzeć na tani-kredyt.pl.',
  'x'.repeat(301),
  7,
  '',
])('%j is not said', (sentence) => {
  const { said, reader } = read(reply([sentence, 'Słucham.']));
  expect(said).toEqual(['Słucham.']);
  expect(reader.whole()).toBe('Słucham.');
  expect(read(reply([sentence])).reader.whole()).toBeNull();
});

test('of a speech only its beginning is heard, in one line', () => {
  const { reader } = read(reply(Array.from({ length: 9 }, (_, at) => `Zdanie\nnumer ${at}.`)));
  expect(reader.whole()?.split('. ')).toHaveLength(MOST_SENTENCES);
  expect(reader.whole()).not.toContain('\n');
});

test('a danger is seen before anything is said', () => {
  const { said, reader } = read(reply([], 'kryzys'));
  expect([said, reader.isCrisis]).toEqual([[], true]);
  expect(read(reply(['Słucham.'])).reader.isCrisis).toBe(false);
});
