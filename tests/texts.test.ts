// What the specification promises of the texts (docs/product.md 'Blog', 'Blog post', 'Zawody Przyszłości'; docs/decisions.md 'FAQ and
// legal texts').
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPages, readFaq, readPage } from '#content/pages.server.ts';
import { listPosts, readPost } from '#content/posts.server.ts';
import { COURSE_KIND } from '#domain/payments/courses/consent.ts';
import { relatedPosts } from '#domain/blog/related-posts.ts';

const POSTS = listPosts();
const PAGES = listPages();
const FAQ = await readFaq();
const QUESTIONS = FAQ.flatMap(({ questions }) => questions);

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('the blog has the seven specified posts, newest first', () => {
  expect(POSTS.map(({ slug }) => slug).toSorted()).toEqual([
    'ai-w-planowaniu-kariery',
    'marketing-cyfrowy-kariera',
    'praca-zdalna-trendy',
    'przedsiebiorczosc-2024',
    'przyszlosc-pracy-w-erze-ai',
    'rozwoj-kariery-w-it',
    'umiejetnosci-miekkie-2024',
  ]);
  expect(POSTS.map(({ day }) => day)).toEqual(
    POSTS.map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
});

test('every post has at least 900 words, and the one on AI is read in 8 minutes', () => {
  for (const { slug, wordCount } of POSTS) expect([slug, wordCount >= 900]).toEqual([slug, true]);
  const ai = POSTS.find(({ slug }) => slug === 'ai-w-planowaniu-kariery');
  expect(ai?.readTime).toBe(8);
  expect(ai?.readCount).toBe(0);
});

test('every post has contents, tags, and at least one related post', async () => {
  for (const { slug } of POSTS) {
    const post = await readPost(slug);
    if (post === null) throw new Error(`${slug} is listed, but can't be read`);
    expect(post.contents.length).toBeGreaterThan(2);
    expect(post.tags.length).toBeGreaterThan(0);
    expect([slug, relatedPosts(post, POSTS).length > 0]).toEqual([slug, true]);
  }
});

test('every post has a figure, and each figure its source', async () => {
  for (const { slug } of POSTS) {
    const figures = (await readPost(slug))?.content.filter(({ kind }) => kind === 'bars') ?? [];
    expect([slug, figures.length > 0]).toEqual([slug, true]);
    for (const figure of figures)
      expect(figure).toMatchObject({ sourceHtml: expect.stringMatching(/\w{3}/) });
  }
});

test('the posts whose address says 2024 say what has changed since', async () => {
  for (const { slug } of POSTS.filter((post) => post.slug.endsWith('2024'))) {
    const text = JSON.stringify(await readPost(slug));
    expect([slug, text.includes('2024') && text.includes('2026')]).toEqual([slug, true]);
  }
});

test('drawings are plain shapes: no script, style, link or foreign file', () => {
  for (const { slug, imageWidth, imageHeight } of POSTS) {
    const svg = readFileSync(`content/posts/${slug}.svg`, 'utf8');
    expect(svg).not.toMatch(/<script|<style|\sstyle=|\son\w+=|href=|url\(|<foreignObject|<image/);
    expect(imageWidth / imageHeight).toBeCloseTo(1200 / 630, 1);
  }
});

test('there are at least 20 questions, in groups, each with an id of its own', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(20);
  expect(FAQ.length).toBeGreaterThan(2);
  for (const { id } of QUESTIONS) expect(id).toMatch(/^[a-z0-9-]+$/);
  expect(repeated(QUESTIONS.map(({ question }) => question))).toEqual([]);
  for (const { id, answerText } of QUESTIONS) expect([id, answerText.length > 80]).toEqual([id, true]);
});

test('no title and no description is used twice, and each has a length that search engines show', () => {
  const all = [...POSTS, ...PAGES];
  expect(repeated(all.map(({ title }) => title))).toEqual([]);
  expect(repeated(all.map(({ seoTitle }) => seoTitle))).toEqual([]);
  expect(repeated(all.map(({ seoDescription }) => seoDescription))).toEqual([]);
  for (const { slug, seoTitle, seoDescription } of all) {
    expect([slug, seoTitle.length <= 65]).toEqual([slug, true]);
    expect([slug, seoDescription.length >= 70 && seoDescription.length <= 170]).toEqual([slug, true]);
  }
});

// A legal page that lost one of these would no longer say what the law or the specification asks for.
const SECTIONS: Record<string, RegExp[]> = {
  'polityka-prywatnosci': [
    /kto odpowiada/i,
    /jakie dane/i,
    /podstawie i jak długo/i,
    /komu powierzamy/i,
    /europejskim obszarem/i,
    /automatyczne decyzje/i,
    /twoje prawa/i,
    /cookie/i,
    /zmiany polityki/i,
  ],
  regulamin: [
    /kto prowadzi/i,
    /konto/i,
    /przygotowane przez AI/i,
    /premium/i,
    /kursy/i,
    /płatność/i,
    /odstąpienie/i,
    /reklamacje/i,
    /czego nie wolno/i,
    /spory/i,
    /zmiany regulaminu/i,
    /wzór formularza/i,
  ],
  cookies: [/pełna lista/i, /jak je usunąć/i],
  dostepnosc: [/znane ograniczenia/i, /zgłoś problem/i, /skarga/i],
  dokumentacja: [/co trafia do modelu/i, /co sprawdzamy/i, /czym analiza nie jest/i, /bezpieczeństwo/i],
  'dane-i-metoda': [
    /jak powstaje ranking/i,
    /co robi AI/i,
    /fakt czy szacunek/i,
    /czego nie wiemy/i,
    /jak sprawdzamy/i,
    /ile analiz się nie udaje/i,
    /źródła/i,
    /otwarte dane/i,
  ],
  'o-nas': [/dla kogo/i, /kto za tym stoi/i],
};

test.each(Object.entries(SECTIONS))('/%s has all its sections', async (slug, sections) => {
  const titles = (await readPage(slug))?.contents.map(({ title }) => title) ?? [];
  for (const section of sections) expect(titles.join('\n')).toMatch(section);
});

test('there is no page without a list of its sections here', () => {
  expect(PAGES.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(SECTIONS).toSorted());
});

test('the terms are in force from 14.03.2024, and changes are announced 14 days ahead', async () => {
  const text = JSON.stringify(await readPage('regulamin')).replaceAll('\u00a0', ' ');
  expect(text).toMatch(/14 marca 2024|14\.03\.2024/);
  expect(text).toContain('14 dni');
});

test('code knows every place that a text leaves to it', async () => {
  const places = await Promise.all(
    PAGES.map(async ({ slug }) =>
      ((await readPage(slug))?.content ?? []).flatMap((block) =>
        block.kind === 'place' ? [block.name] : [],
      ),
    ),
  );
  expect([...new Set(places.flat())].toSorted()).toEqual([
    'contact',
    'cookies',
    'coverage',
    'means',
    'measures',
    'operator',
    'ranking',
    'runs',
    'sources',
  ]);
});

test('no paragraph stands in two texts or twice in one', async () => {
  const texts = await Promise.all([
    ...POSTS.map(({ slug }) => readPost(slug)),
    ...PAGES.map(({ slug }) => readPage(slug)),
  ]);
  const html = texts
    .flatMap((text) => text?.content ?? [])
    .map((block) => ('html' in block ? block.html : ''));
  const paragraphs = html.join('').match(/<p>.*?<\/p>/g) ?? [];
  expect(paragraphs.length).toBeGreaterThan(100);
  expect(repeated([...paragraphs, ...QUESTIONS.map(({ answerHtml }) => answerHtml)])).toEqual([]);
});

test('the terms call a course what the letter calls it', async () => {
  expect(JSON.stringify(await readPage('regulamin'))).toContain(`Kurs to ${COURSE_KIND.name}`);
});
