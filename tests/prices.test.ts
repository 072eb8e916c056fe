// Every price of Premium that is written somewhere is the one in domain/payments/plan/price.ts: code takes it from there, and prose, which
// can't, is read here. A change of the price fails until the texts have followed.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refundGrosze } from '#domain/payments/withdrawal.ts';
import {
  PREMIUM_PRICE_GROSZE,
  REFERRAL_PERCENT,
  REFERRAL_PRICE_GROSZE,
  sumText,
} from '#domain/payments/plan/price.ts';
import { TERMS } from '#domain/site/terms/versions.ts';

const DAY_MS = 24 * 60 * 60_000;

// Terms that no longer bind keep the prices of their day.
const EARLIER = new Set(TERMS.slice(0, -1).map(({ slug }) => `content/pages/${slug}.md`));

const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\u00a0|\\u00a0|&nbsp;/g, ' ');
const plain = (grosze: number) => sumText(grosze).replace('\u00a0', ' ');

const PROSE = globSync([
  'README.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  // Not the lessons of courses: they reckon with other people's money.
  'content/{pages,posts}/**/*.md',
  'content/{pages,mail,landing}/*.ts',
]).filter((file) => !file.endsWith('.test.ts') && !EARLIER.has(file));

// Salaries may be the same figure by chance.
const OTHER_FIGURES = /^sandbox\/gemini\/careers\//;
const CODE = globSync(['{app,content,db,domain,sandbox,scripts,worker}/**/*.{ts,tsx}', '*.ts']).filter(
  (file) =>
    !/\.test\.tsx?$|^content\/compiled\//.test(file) &&
    !OTHER_FIGURES.test(file) &&
    file !== 'domain/payments/plan/price.ts',
);

/** What may be said about Premium: nothing, its price, the lower one, and the example of what comes back after 9 of 30 days. */
const KNOWN = new Set(
  [
    0,
    PREMIUM_PRICE_GROSZE,
    REFERRAL_PRICE_GROSZE,
    refundGrosze({ startMs: 0, endMs: 30 * DAY_MS, paidGrosze: PREMIUM_PRICE_GROSZE }, 9 * DAY_MS),
  ].map(plain),
);

const ABOUT_PREMIUM = /premium|subskrypcj|miesięcznie|a month/i;
const AMOUNT = /\d+(?:[,.]\d\d)? (?:PLN|zł)/g;

const DISCOUNTED = /premium.*(?:zniżk|taniej|tańsz|discount)|(?:zniżk|taniej|tańsz|discount).*premium/is;
const PERCENT = /(\d+) ?%/g;

type Mention = { file: string; said: string };

/** What the pattern finds in paragraphs (or rows of a table) about a subject. */
function mentions(files: string[], subject: RegExp, pattern: RegExp): Mention[] {
  return files.flatMap((file) =>
    textOf(file)
      .split(/\n\s*\n|\n(?=\|)/)
      .filter((paragraph) => subject.test(paragraph))
      .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').match(pattern) ?? [])
      .map((said) => ({ file, said })),
  );
}

test('every amount that prose names with Premium is a price of domain/payments/plan/price.ts', () => {
  const amounts = mentions(PROSE, ABOUT_PREMIUM, AMOUNT);
  expect(amounts.filter(({ said }) => !KNOWN.has(said))).toEqual([]);
});

test.each([
  ['content/pages/regulamin.md', PREMIUM_PRICE_GROSZE],
  ['content/pages/regulamin.md', REFERRAL_PRICE_GROSZE],
  ['content/pages/dokumentacja.md', PREMIUM_PRICE_GROSZE],
  ['docs/product.md', PREMIUM_PRICE_GROSZE],
  ['docs/product.md', REFERRAL_PRICE_GROSZE],
  ['docs/decisions.md', REFERRAL_PRICE_GROSZE],
  ['docs/operations.md', PREMIUM_PRICE_GROSZE],
  ['docs/operations.md', REFERRAL_PRICE_GROSZE],
])('%s names the price of %i grosze', (file, grosze) => {
  expect(mentions([file], ABOUT_PREMIUM, AMOUNT).map(({ said }) => said)).toContain(plain(grosze));
});

test('no code writes a price of Premium by itself', () => {
  const written = [PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE].flatMap((grosze) => {
    const [whole, underscored] = [String(grosze), String(grosze).replace(/(?=\d{3}$)/, '_')];
    return [
      whole,
      underscored,
      plain(grosze),
      (grosze / 100).toFixed(2),
      (grosze / 100).toFixed(2).replace('.', ','),
    ];
  });
  const pattern = new RegExp(`(?<![\\d_.,])(?:${written.join('|')})(?![\\d_])`);
  const guilty = CODE.filter((file) => pattern.test(textOf(file)));
  expect(guilty).toEqual([]);
});

test('every percentage that prose names with the discount is that of the price', () => {
  const percentages = mentions([...PROSE, ...CODE], DISCOUNTED, PERCENT);
  expect(percentages.length).toBeGreaterThan(2);
  expect(percentages.filter(({ said }) => Number.parseInt(said, 10) !== REFERRAL_PERCENT)).toEqual([]);
});
