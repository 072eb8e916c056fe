// content/compiled/python: the modules that a lesson's Python may import (domain/courses/lessons/py-modules.ts), out of Brython's own package, each file
// with what only it needs. What of them names the browser or writes as its country does is ours (content/python).
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PyFile } from '#domain/courses/lessons/py-modules.ts';

/** As Brython keeps it: its kind, source, what it imports, and whether it is a package. */
export type PySource = readonly [
  kind: '.py' | '.js',
  source: string,
  imports: readonly string[],
  isPackage?: 1,
];

const OURS = 'content/python';

const MODULES: Readonly<Record<PyFile, string>> = {
  itertools: 'sys.py types operator _operator itertools.py',
  collections:
    'abc _py_abc _weakrefset _weakref weakref _collections_abc keyword reprlib _thread _collections collections functools _functools copy copyreg heapq numbers warnings.py',
  math: 'math',
  time: '_clock.js time.py _strptime.py',
  re: 'enum python_re re',
  datetime: '_pydatetime datetime',
  string: '_string string',
  json: '_json json json.encoder',
  textwrap: 'textwrap',
  random: 'bisect _random os.js random',
  decimal: 'contextvars _contextvars _pydecimal decimal',
  fractions: 'fractions',
  statistics: 'statistics',
  calendar: 'locale.py calendar',
};

/** Where Brython does something else than Python does. */
const MENDED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  math: [
    ['a = $B.$getattr(product, "__floordiv__")(gcd)', 'a = $B.rich_op("__floordiv__", product, gcd)'],
    ['_b_.ValueError, "math range error"', '_b_.ValueError, "math domain error"'],
  ],
  _collections: [['object.__new__(cls,*args,**kw)', 'object.__new__(cls)']],
  _pydatetime: [
    ['return super().__new__(cls,(year,week,weekday))', 'return tuple.__new__(cls,(year,week,weekday))'],
  ],
  // Without a hash, so that a text gives other numbers than Python's, but the same each time.
  random: [
    ['from hashlib import sha512 as _sha512', '_sha512=None'],
    ['a+_sha512(a).digest()', 'a'],
  ],
  _json: [
    ['return obj.value\n', 'return _b_.repr(obj)\n'],
    [
      "        var sep = item_separator,\n            first = '{'",
      "        if (items.length === 0) return '{}'\n        var sep = item_separator,\n            first = '{'",
    ],
    [
      "        var res = []\n        var sep = item_separator,\n            first = '['",
      "        if (obj.length === 0) return '[]'\n        var res = []\n        var sep = item_separator,\n            first = '['",
    ],
    ["throw Error('expected str')", "throw Error('Expecting property name enclosed in double quotes')"],
  ],
};

/** By the name of the file. */
export async function pythonFiles(): Promise<Map<string, string>> {
  const text = await readFile(createRequire(import.meta.url).resolve('brython/brython_stdlib.js'), 'utf8');
  const theirs: Record<string, PySource> = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  );
  const files = new Map<string, string>();
  for (const [file, names] of Object.entries(MODULES)) {
    const sources = await Promise.all(names.split(' ').map((name) => named(name, theirs)));
    files.set(`python/${file}.json`, JSON.stringify(Object.fromEntries(sources)));
  }
  return files;
}

async function named(name: string, theirs: Record<string, PySource>): Promise<[string, PySource]> {
  const [, own, kind] = /^(\w+)(\.py|\.js)$/.exec(name) ?? [];
  if (own !== undefined) return [own, [kind as '.py' | '.js', await readFile(`${OURS}/${name}`, 'utf8'), []]];
  const source = theirs[name];
  if (source === undefined) throw new Error(`Brython has no module ${name}.`);
  const [type, text, ...rest] = source;
  return [
    name,
    [type, (MENDED[name] ?? []).reduce((all, change) => mended(name, all, ...change), text), ...rest],
  ];
}

function mended(name: string, text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Brython’s ${name} has no „${from}”.`);
  return text.replace(from, () => to);
}
