import { expect, test } from 'vitest';
import { importedIn, importsAreKnown, kilobytesOf, pyFilesOf } from './py-modules.ts';

test.each([
  ['import math', ['math']],
  ['import math, random as r', ['math', 'random']],
  ['from collections.abc import Mapping', ['collections']],
  ['def f():\n    from json import loads', ['json']],
  ['import re # wzorce', ['re']],
  ["print('import math')", []],
  ['importowane = 1\nfromage = 2', []],
])('%s imports %j', (code, names) => {
  expect(importedIn(code)).toEqual(names);
});

test.each([
  'import numpy',
  'import math, os',
  'from browser import window',
  'import javascript',
  'from . import a',
])('%s asks for what is not at hand', (code) => {
  expect(importsAreKnown(code)).toBe(false);
});

test.each(['from constructor import x', 'import toString', 'import __proto__'])(
  '%s names no module',
  (code) => {
    expect(importsAreKnown(code)).toBe(false);
    expect(pyFilesOf(code)).toEqual([]);
  },
);

test('a module comes behind those that it needs, each once, and functools comes with collections', () => {
  expect(pyFilesOf('import datetime, math')).toEqual(['itertools', 'math', 'time', 'datetime']);
  expect(pyFilesOf('from functools import reduce')).toEqual(['itertools', 'collections']);
  expect(pyFilesOf('import numpy')).toEqual([]);
  expect(kilobytesOf(pyFilesOf('import math\nimport math'))).toBe(kilobytesOf(['math']));
});
