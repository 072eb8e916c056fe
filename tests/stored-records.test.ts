// The list behind /cookies holds exactly what the code sets: each cookie goes through worker/auth/own-cookie.ts under a NAME,
// each storage key is a snake_case text in a file that writes to storage, or a constant called …KEY.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORED_RECORDS } from '#domain/platform/privacy/stored-records.ts';

const codeOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.') && file !== 'app/lib/browser-storage.ts')
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));

const listed = (...places: (typeof STORED_RECORDS)[number]['where'][]) =>
  STORED_RECORDS.filter(({ where }) => places.includes(where)).map(({ name }) => name);

const found = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)));

test('every cookie of ours is listed, and no other', () => {
  const setting = codeOf('worker/**/*.ts').filter((text) => text.includes('ownCookie('));
  const names = found(setting, /const \w*NAME = '([\w.-]+)'/g);
  expect(names.size).toBeGreaterThan(0);
  const ours = listed('cookie').filter((name) => !name.startsWith('__Secure-authjs.'));
  expect(ours.toSorted()).toEqual([...names].map((name) => `__Host-${name}`).toSorted());
});

test('no cookie is set past own-cookie.ts but by Auth.js', () => {
  const serializing = globSync('worker/**/*.ts').filter((file) =>
    /\bserialize\(|setCookie\(/.test(readFileSync(file, 'utf8')),
  );
  expect(serializing).toEqual(['worker/auth/own-cookie.ts']);
});

test('every storage key is listed, and no other', () => {
  const code = codeOf('app/**/*.{ts,tsx}');
  const writing = code.filter((text) => /writeStored\(|\.setItem\(|atomWithStorage\(/.test(text));
  const keys = [
    ...found(writing, /['`]([a-z]+(?:_[a-z]+)*_(?:[a-z]+|\$\{\w+\}))['`]/g),
    ...found(code, /const \w*KEY\w* = '([a-z_]+)'/g),
  ].map((key) => key.replace(/\$\{\w+\}/, '{userId}'));
  expect(keys.length).toBeGreaterThan(0);
  expect(listed('localStorage', 'sessionStorage').toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('the one kind of cache is listed, and no other', () => {
  const code = codeOf('app/**/*.{ts,tsx}').filter((text) => text.includes('caches.'));
  const names = [...found(code, /const \w*CACHE = '([\w-]+)'/g)].map((name) => `${name}{sesja}`);
  expect(names).toHaveLength(1);
  expect(listed('Cache Storage')).toEqual(names);
  expect(code.flatMap((text) => text.match(/caches\.open\([^)]*\)/g) ?? [])).toEqual([
    'caches.open(name)',
    'caches.open(`${KEPT_CACHE}${mark}`)',
  ]);
});
