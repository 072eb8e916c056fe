import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const FACTS = {
  message: 'no row 17 for "Jan Nowak"',
  stack:
    'Error: x\n    at run (node:internal/process:1:2)\n    at readRun (file:///build/server/index-a1b2c3d4.js:10:3)',
  route: 'GET /panel',
};

test('numbers, ids, addresses and quoted words make no other error', () => {
  const id = '3f0b2f6e-8d54-4c39-9a42-0e5f2a1b7c11';
  const texts = (number: number, word: string, path: string) =>
    `row ${number} of „${word}” at https://a.example/${path} in ${id.replaceAll('3', String(number % 10))}`;
  const one = fingerprintOf({ ...FACTS, message: texts(17, 'Jan', 'x/1') });
  const other = fingerprintOf({ ...FACTS, message: texts(4_021, 'Ewa', 'y?token=z') });
  expect(one).toEqual(other);
  expect(one.message).toBe('row N of […] at [address] in [id]');
});

test('nothing that names somebody stays', () => {
  const { message, route } = fingerprintOf({
    ...FACTS,
    message: 'no jan@nowak.pl with AbCdEf0123456789',
    route: '/karta/AbCdEf0123456789?e=jan@nowak.pl',
  });
  expect(message).toBe('no [e-mail] with [id]');
  expect(route).toBe('/karta/[id]');
});

test('the frame is the first of ours, without its line and the build’s mark', () => {
  expect(fingerprintOf(FACTS).frame).toBe('readRun index.js');
  const moved = FACTS.stack.replace('a1b2c3d4.js:10:3', 'ffffffff.js:99:9');
  expect(fingerprintOf({ ...FACTS, stack: moved }).id).toBe(fingerprintOf(FACTS).id);
});

test.each([
  [
    'a name that the build has twice, in another file',
    'readRun$1 (file:///build/server/assets/runs-a1b2c3d4.js:10:3)',
    'readRun (file:///build/server/index-ffffffff.js:99:9)',
  ],
  [
    'a browser’s shortened name',
    'a (https://szlak.example/assets/Ab1_x-9.js:1:200)',
    'Qe (https://szlak.example/assets/zz09KqP.js:1:7)',
  ],
  [
    'a method of a shortened class',
    'n.ab (https://szlak.example/assets/Ab1_x-9.js:1:200)',
    'Qe.t (https://szlak.example/assets/zz09KqP.js:1:7)',
  ],
])('two builds have one group: %s', (_, one, other) => {
  const idOf = (frame: string) => fingerprintOf({ ...FACTS, stack: `Error: x\n    at ${frame}` }).id;
  expect(idOf(one)).toBe(idOf(other));
});

test('a browser’s frame is read, too, and a stack without ours has none', () => {
  const stack = 'load@https://szlak.example/assets/panel-Ab_d-f12.js:1:200';
  expect(fingerprintOf({ ...FACTS, stack }).frame).toBe('load panel.js');
  expect(fingerprintOf({ ...FACTS, stack: 'x\n at a (chrome-extension://b/c.js:1:1)' }).frame).toBe('');
});

test.each([{ message: 'another word' }, { stack: ' at other (file:///a.js:1:1)' }, { route: 'GET /plany' }])(
  'another message, frame or route is another error: %j',
  (changed) => expect(fingerprintOf({ ...FACTS, ...changed }).id).not.toBe(fingerprintOf(FACTS).id),
);

test('a long text is read in no time', () => {
  const from = performance.now();
  fingerprintOf({ message: '"'.repeat(100_000), stack: ' at ('.repeat(20_000), route: '/'.repeat(100_000) });
  expect(performance.now() - from).toBeLessThan(200);
});
