// The means of payment are named before anybody orders, as configured and never more (docs/decisions.md 'Means of payment').
import { expect, test } from 'vitest';
import { TERMS } from '#domain/site/terms/versions.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { startApplication } from '#tests/support/worker/application.ts';

const COURSE_ORDER = '/zamowienie/kurs/wordpress-dla-poczatkujacych';
const PREMIUM_ORDER = '/zamowienie/premium';
/** Where the latest wording stands until it binds; then at '/regulamin'. */
const LATEST_TERMS = `/regulamin/${TERMS.at(-1)?.effectiveOn}`;

async function pagesWith(variables: Record<string, string>) {
  const app = await startApplication({ ...SILENT_STRIPE, ...variables }, { mail: true });
  const person = await signedIn(app, { confirmed: true });
  const paths = [COURSE_ORDER, PREMIUM_ORDER, '/faq', LATEST_TERMS, '/regulamin'];
  const read = async (path: string) => {
    const response = await person.fetch(path);
    const html = await response.text();
    return [path, html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')] as const;
  };
  const pages = new Map(await Promise.all(paths.map(read)));
  await app.stop();
  const terms = [pages.get(LATEST_TERMS), pages.get('/regulamin')].find((text) =>
    text?.includes('sposobów podanych na końcu'),
  );
  return { pages, terms };
}

test('cards alone where nothing else is named', async () => {
  const { pages, terms } = await pagesWith({});
  expect(pages.get(COURSE_ORDER)).toContain('Zapłacisz na stronie Stripe: kartą.');
  expect(pages.get(PREMIUM_ORDER)).toContain('Zapłacisz na stronie Stripe: kartą.');
  expect(pages.get('/faq')).toContain('Za kurs i subskrypcję Premium zapłacisz kartą.');
  expect(terms).toContain('Za kurs i subskrypcję Premium zapłacisz kartą.');
  for (const text of pages.values()) expect(text).not.toMatch(/BLIK|Przelewy24|\{sposoby/);
});

test('BLIK and Przelewy24 where they are named, and for Premium a card', async () => {
  const { pages, terms } = await pagesWith({ STRIPE_PAYMENT_METHODS: 'blik,p24' });
  const course = 'kartą, BLIKIEM albo przez Przelewy24.';
  expect(pages.get(COURSE_ORDER)).toContain(`Zapłacisz na stronie Stripe: ${course}`);
  expect(pages.get(PREMIUM_ORDER)).toContain('Zapłacisz na stronie Stripe: kartą.');
  for (const text of [pages.get('/faq'), terms])
    expect(text).toContain(`Za kurs zapłacisz ${course} Subskrypcję Premium opłacisz kartą.`);
});
