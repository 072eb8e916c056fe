// What stands in for a library's module offers what the stock one does, and says the same to what we ask of it.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withoutAttestation } from './without-attestation.ts';
import { withoutUnusedRouter } from './without-unused-router.ts';

type Module = Record<string, (...given: unknown[]) => unknown>;
type Pair = { file: string; stock: Module; ours: Module };

const LIBRARIES = ['react-router/dist/production', '@simplewebauthn/server/esm'];
const FILES = LIBRARIES.flatMap((library) => globSync(`node_modules/${library}/**/*.js`));

async function pairOf({ load }: Plugin): Promise<Pair> {
  const codeOf = load as unknown as (id: string) => string | null;
  const replaced = FILES.map((file) => ({ file, code: codeOf(resolve(file)) })).filter(
    ({ code }) => code !== null,
  );
  const [{ file, code } = { file: '', code: '' }] = replaced;
  if (replaced.length !== 1) throw new Error(`One module was expected in place of ${replaced.length}.`);
  const [stock, ours] = await Promise.all([
    import(pathToFileURL(resolve(file)).href) as Promise<Module>,
    import(`data:text/javascript,${encodeURIComponent(code ?? '')}`) as Promise<Module>,
  ]);
  return { file, stock, ours };
}

const routerParts = await Promise.all(withoutUnusedRouter().map(pairOf));
const certificates = await Promise.all(withoutAttestation().map(pairOf));

test.each(routerParts)('$file: every export has its place', ({ stock, ours }) => {
  expect(Object.keys(ours).toSorted()).toEqual(Object.keys(stock).toSorted());
});

test('all routes are known from the beginning, so none is looked for', () => {
  const initially = { mode: 'initial' };
  expect(answersOf('isFogOfWarEnabled', initially, true)).toEqual([false, false]);
  expect(
    answersOf('getPatchRoutesOnNavigationFunction', () => null, {}, {}, true, initially, false, '/'),
  ).toEqual([undefined, undefined]);
});

test('without instruments a router and its routes stay as they are', () => {
  const router = { navigate() {}, fetch() {} };
  const [stock, ours] = answersOf('instrumentClientSideRouter', router, []);
  expect([stock === router, ours === router]).toEqual([true, true]);
  expect(answersOf('getRouteInstrumentationUpdates', [], { id: 'a', loader() {} })).toEqual([{}, {}]);
  expect(answersOf('consumeInstrumentationClientResultMetaReceiver', router)).toEqual([undefined, undefined]);
});

test.each(certificates)('$file: what it stands for is there, and is refused', ({ stock, ours }) => {
  for (const [name, refuse] of Object.entries(ours)) {
    expect(typeof stock[name]).toBe('function');
    expect(() => refuse()).toThrow('attestation is not asked for');
  }
});

/** Of the stock module and of ours. */
function answersOf(name: string, ...given: unknown[]): [unknown, unknown] {
  const pair = routerParts.find(({ ours }) => typeof ours[name] === 'function');
  return [pair?.stock[name]?.(...given), pair?.ours[name]?.(...given)];
}
