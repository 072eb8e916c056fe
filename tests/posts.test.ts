// What every post owes its reader (docs/decisions.md 'Blog'): linked sources, figures that the tables hold, who wrote it and when it
// was checked, and a way on.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import barometer from '#content/careers/barometer.json' with { type: 'json' };
import pay from '#content/careers/pay.json' with { type: 'json' };
import { listPosts, readPost } from '#content/posts.server.ts';
import type { Post } from '#content/posts/post.ts';
import { POST_SOURCES } from '#content/posts/sources.ts';
import { feedEnd } from '../app/routes/site/rss.ts';
import { compilePosts } from '../scripts/content/posts.ts';

const SLUGS = listPosts().map(({ slug }) => slug);

async function postOf(slug: string): Promise<Post> {
  const post = await readPost(slug);
  if (post === null) throw new Error(`there is no ${slug}`);
  return post;
}

const htmlOf = ({ content }: Post) =>
  content
    .map((block) => (block.kind === 'bars' ? block.sourceHtml : 'html' in block ? block.html : ''))
    .join('\n');

const textOf = (post: Post) =>
  htmlOf(post)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

/** The rows of a post's figures, by name. */
const rowsOf = ({ content }: Post) =>
  new Map(
    content
      .flatMap((block) => (block.kind === 'bars' ? block.rows : []))
      .map(({ name, value }) => [name.replaceAll('\u00a0', ' '), value]),
  );

const groupOf = (id: string) => {
  const group = pay.groups.find((one) => one.id === id);
  if (group === undefined) throw new Error(`there is no ${id}`);
  const [lowest = Number.NaN] = group.deciles;
  return { name: group.name, median: group.median, lowest, highest: group.deciles.at(-1) ?? Number.NaN };
};

const zloty = (amount: number) =>
  `${new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 0 }).format(amount)} zł`.replaceAll(
    '\u00a0',
    ' ',
  );

const wagesOf = (from: string) => {
  const wage = pay.meta.minimumWage.find((one) => one.from === from);
  if (wage === undefined) throw new Error(`there is no wage from ${from}`);
  return wage.gross;
};

test('the address of each source is whole, https and there once', () => {
  const addresses = Object.values(POST_SOURCES).map(({ address }) => new URL(address));
  for (const { protocol, hostname, username } of addresses)
    expect([protocol, username, /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)]).toEqual(['https:', '', true]);
  const plain = addresses.map(({ href }) => href.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''));
  expect(new Set(plain).size).toBe(plain.length);
});

test('the addresses of our tables are those that the posts link', () => {
  expect(POST_SOURCES['gus-place']?.address).toBe(pay.meta.sourceUrl);
  // Until `npm run facts` has read the survey's own file.
  expect(POST_SOURCES['gus-place']?.date?.includes('odpisu')).toBe(pay.meta.comparedWith === null);
  expect(POST_SOURCES['barometr']?.address).toBe(barometer.meta.sourceUrl);
});

test('no source is kept that no post names', async () => {
  const posts = await Promise.all(SLUGS.map(postOf));
  const named = new Set(posts.flatMap(({ sources }) => sources.map(({ address }) => address)));
  expect(Object.values(POST_SOURCES).filter(({ address }) => !named.has(address))).toEqual([]);
});

test.each(SLUGS)('%s links its sources where it names them, and lists each once', async (slug) => {
  const post = await postOf(slug);
  const links = Array.from(
    htmlOf(post).matchAll(/<a href="(https:[^"]+)"([^>]*)>/g),
    ([, address = '', rest = '']) => ({
      address: address.replaceAll('&amp;', '&'),
      rest,
    }),
  );
  expect(links.length).toBeGreaterThan(2);
  for (const { rest } of links) expect(rest).toBe(' target="_blank" rel="noopener"');
  expect(post.sources.map(({ address }) => address)).toEqual([
    ...new Set(links.map(({ address }) => address)),
  ]);
});

test.each(SLUGS)('every figure of %s links what it was read from', async (slug) => {
  for (const block of (await postOf(slug)).content)
    if (block.kind === 'bars') expect(block.sourceHtml).toContain('rel="noopener"');
});

test.each(SLUGS)('%s says when it was checked, not before its last change', async (slug) => {
  const { checkedDay, checked, updatedDay, day } = await postOf(slug);
  expect(checkedDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(checked).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
  expect([checkedDay >= updatedDay, updatedDay >= day]).toEqual([true, true]);
});

test.each(SLUGS)('%s leads on into the atlas, also from the feed', async (slug) => {
  const post = await postOf(slug);
  expect(post.onwardHtml.match(/href="\/zawody\//g)?.length).toBeGreaterThan(0);
  const end = feedEnd(post, 'https://szlak.example');
  expect(end).toContain('href="https://szlak.example/zawody/');
  expect(end).toContain('href="https://szlak.example/#quiz"');
  expect(end).toContain(`Redakcja Szlaku, z pomocą AI. Sprawdzone ${post.checked} r.`);
  expect(end).not.toContain('href="/');
});

test.each(SLUGS)('%s writes percent as every other text does', async (slug) => {
  expect(textOf(await postOf(slug))).not.toMatch(/\bproc\.|\d %/);
});

test('every post is compiled with its check, its way on and known sources, or not at all', async () => {
  expect(readdirSync('content/posts').filter((name) => name.endsWith('.md'))).toHaveLength(SLUGS.length);
  expect(await compilePosts('content/posts')).toHaveLength(SLUGS.length);
});

test('pay in the posts is that of the tables', async () => {
  const it = await postOf('rozwoj-kariery-w-it');
  for (const id of ['gus-251', 'gus-252', 'gus-351']) {
    const { name, median } = groupOf(id);
    expect([name, rowsOf(it).get(name)]).toEqual([name, Math.round(median)]);
  }
  const programmers = groupOf('gus-251');
  for (const amount of [programmers.median, programmers.lowest, programmers.highest])
    expect(textOf(it)).toContain(zloty(amount));

  const marketing = await postOf('marketing-cyfrowy-kariera');
  const sellers = groupOf('gus-243');
  const amounts = [sellers.lowest, sellers.median, sellers.highest];
  for (const amount of amounts) expect(textOf(marketing)).toContain(zloty(amount));
  const bars = marketing.content.flatMap((block) => (block.kind === 'bars' ? [block] : []));
  expect(bars[1]?.rows.map(({ value }) => value)).toEqual(amounts.map((amount) => Math.round(amount)));

  const ai = textOf(await postOf('ai-w-planowaniu-kariery'));
  for (const { name, median } of [programmers, sellers]) {
    expect(ai).toContain(name);
    expect(ai).toContain(zloty(median));
  }
  const future = textOf(await postOf('przyszlosc-pracy-w-erze-ai'));
  for (const { name, median } of [groupOf('gus-222'), groupOf('gus-741')]) {
    expect(future).toContain(name);
    expect(future).toContain(zloty(median));
  }
});

test('interests in the posts are those of the tables', async () => {
  const { occupations } = await readCareers();
  const riasecOf = (id: string) => {
    const one = occupations.find((occupation) => occupation.id === id);
    if (one === undefined) throw new Error(`there is no ${id}`);
    return one.riasec;
  };
  const { R, I, A, S, E, C } = riasecOf('badacz-rynku');
  expect(Object.fromEntries(rowsOf(await postOf('ai-w-planowaniu-kariery')))).toEqual({
    Przedsiębiorczy: E,
    Konwencjonalny: C,
    Badawczy: I,
    Artystyczny: A,
    Społeczny: S,
    Realistyczny: R,
  });
  const strongest = {
    'grafik-komputerowy': 'A',
    'specjalista-e-commerce': 'C',
    'specjalista-pr': 'E',
  } as const;
  const rows = [...rowsOf(await postOf('marketing-cyfrowy-kariera')).values()];
  expect(rows.slice(0, 3)).toEqual(
    Object.entries(strongest).map(([id, letter]) => riasecOf(id)[letter as 'A' | 'C' | 'E']),
  );
  for (const [id, letter] of Object.entries(strongest))
    expect(Math.max(...Object.values(riasecOf(id)))).toBe(riasecOf(id)[letter]);
});

test('what the posts say of the Barometr is in the tables', async () => {
  const { groups, deficyt, rownowaga, nadwyzka } = barometer.meta.totals.poland;
  expect([groups, deficyt, rownowaga, nadwyzka]).toEqual([168, 17, 151, 0]);
  expect(textOf(await postOf('ai-w-planowaniu-kariery'))).toContain(
    'obejmuje 168 grup zawodów, z których w skali kraju 17 uznano za deficytowe, 151 za zrównoważone',
  );
  const wanted = new Set(barometer.groups.filter(({ poland }) => poland === 'deficyt').map(({ id }) => id));
  expect(wanted.size).toBe(deficyt);
  for (const id of [
    'kierowcy-bus',
    'kierowcy-ciez',
    'elektrycy',
    'spawacze',
    'pielegniarki',
    'lekarze',
    'psycholodzy',
  ])
    expect([id, wanted.has(id)]).toEqual([id, true]);
  expect(wanted.has('samodz-ksiegowi')).toBe(true);
  expect(barometer.groups.find(({ id }) => id === 'programisci')?.poland).toBe('rownowaga');
});

test('the limits of unregistered business follow from the minimum wage', async () => {
  const post = await postOf('przedsiebiorczosc-2024');
  const rows = rowsOf(post);
  expect(rows.get('lipiec–grudzień 2024')).toBe(Math.floor(0.75 * wagesOf('2024-07-01')));
  expect(rows.get('2025')).toBe(Math.floor(0.75 * wagesOf('2025-01-01')));
  expect(rows.get('2026')).toBe(Math.floor((2.25 * wagesOf('2026-01-01')) / 3));
  expect(textOf(post)).toContain(`${zloty(wagesOf('2026-01-01'))} daje 10 813,50 zł`);
  expect(2.25 * wagesOf('2026-01-01')).toBe(10_813.5);
});

test('growth in the post on IT is what its own figure gives', async () => {
  const post = await postOf('rozwoj-kariery-w-it');
  const of = (year: string) => rowsOf(post).get(year) ?? Number.NaN;
  const percent = (from: string) => Math.abs((of('2025') / of(from) - 1) * 100);
  expect(textOf(post)).toContain(`wzrosła, o ${percent('2024').toFixed(1).replace('.', ',')}%`);
  expect(textOf(post)).toContain(`o ${percent('2022').toFixed(0)}% mniej niż w rekordowym 2022`);
});
