// What a visitor's browser loads for each route before anything is pressed: as files, gzip and brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { ISLAND_SCRIPTS, PLAIN_SCRIPTS } from './budgets.ts';
import { withImports } from './weight.ts';
import { kilobytes, markdown, type Row } from './measured.ts';
import type { Surroundings } from './surroundings.ts';

const CLIENT = 'build/client';
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const PUBLIC = {
  landing: '/',
  library: '/biblioteka-kursow',
  course: '/kursy/sql-od-podstaw',
  post: '/blog/praca-zdalna-trendy',
  'static page': '/o-nas',
  plans: '/plany',
};

type Sizes = { gzip: number; brotli: number };

export async function benchRouteBytes(surroundings: Surroundings): Promise<{ rows: Row[]; list: string }> {
  const visitor = visitorOf(surroundings);
  const person = await signedIn(surroundings);
  await storeAnalysisOf(surroundings.database, person.id);
  const pages = new Map<string, string>();
  for (const [name, path] of Object.entries(PUBLIC))
    pages.set(name, await (await visitor.fetch(path)).text());
  pages.set('dashboard', await (await person.fetch('/dashboard')).text());
  const plain = filesOf(pages.get('static page') ?? '', '.js');
  const late = plain.flatMap(withIslands);
  return {
    rows: [
      kilobytes('documents: JavaScript at load, gzip', PLAIN_SCRIPTS, sumOf(plain).gzip),
      kilobytes('the same with all islands', ISLAND_SCRIPTS, sumOf(late).gzip),
    ],
    list: markdown(
      [
        'route, gzip / brotli in kB',
        'HTML with inlined CSS',
        'CSS, inlined and linked',
        'JavaScript',
        'fonts',
      ],
      Array.from(pages, ([name, html]) => [name, ...cellsOf(html)]),
    ),
  };
}

function cellsOf(html: string): string[] {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const linked = filesOf(html.replace(style, ''), '.css').map(contentOf);
  return [
    told(sizesOf(html)),
    told(sizesOf([style, ...linked].join(''))),
    told(sumOf(filesOf(html, '.js'))),
    told(sumOf(filesOf(html, '.woff2'))),
  ];
}

function filesOf(text: string, ending: string): string[] {
  const found = Array.from(text.matchAll(ASSET), ([path]) => path);
  return [...new Set(found)].filter((path) => path.endsWith(ending));
}

/** The script, React and every island, which the minified code still says by these two names (app/lib/island). */
function withIslands(script: string): string[] {
  const named = contentOf(script)
    .toString()
    .matchAll(/(?:\bload:|\btakeOver:)[^;]*?import\(`\.\/([\w.-]+)`\)/g);
  const islands = Array.from(named, ([, name = '']) => `/assets/${name}`);
  if (islands.length === 0) throw new Error(`${script} names no island.`);
  return withImports([script, ...islands]);
}

function contentOf(path: string): Buffer {
  return readFileSync(CLIENT + path);
}

function sizesOf(content: Buffer | string): Sizes {
  return { gzip: gzipSync(content).length, brotli: brotliCompressSync(content).length };
}

/** Fonts are compressed already. */
function sumOf(paths: readonly string[]): Sizes {
  return paths
    .map((path) => {
      const content = contentOf(path);
      return path.endsWith('.woff2') ? { gzip: content.length, brotli: content.length } : sizesOf(content);
    })
    .reduce((sum, one) => ({ gzip: sum.gzip + one.gzip, brotli: sum.brotli + one.brotli }), {
      gzip: 0,
      brotli: 0,
    });
}

function told({ gzip, brotli }: Sizes): string {
  return `${(gzip / 1000).toFixed(1)} / ${(brotli / 1000).toFixed(1)}`;
}
