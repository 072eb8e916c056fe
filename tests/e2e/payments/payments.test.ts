// Paying as people do, over the pages of the local Stripe: Premium from the first order to a declined renewal and back, a course from its
// order to its refund (docs/faults.md 25, 29, 36, 37).
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';
import { sidewaysScroll, startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { signInContext } from '#tests/support/browser/person.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';

const COURSE = 'analiza-danych-w-pythonie';

let app: Application;
let stripe: LocalStripe;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const started = await startWithStripe();
  ({ app, stripe } = started);
  browser = await startBrowser(app.url);
  stop = async () => {
    await browser.close();
    await started.stop();
  };
});
afterAll(() => stop());
afterEach(() => context.close());

async function newPerson(options: Parameters<TestBrowser['visitor']>[0] = {}) {
  context = await browser.visitor(options);
  page = await context.newPage();
  return signInContext(app, context);
}

const pressButton = (name: string) => page.getByRole('button', { name }).click();
/** One of the ways to pay at the provider's. */
const choose = (way: string) => press(page.getByText(way, { exact: true }));
const follow = (name: string) => page.getByRole('link', { name }).first().click();
const shows = (words: string | RegExp) => page.getByText(words).first().waitFor();

/** The consent and the button; then the provider's page is in front. */
async function order() {
  await press(page.getByRole('main').locator('label'));
  await pressButton('Zamawiam z obowiązkiem zapłaty');
  await page.waitForURL(`${stripe.url}/c/pay/*`);
}

/** Opens the provider's portal from the profile, does something in it, and comes back. */
async function inPortal(opener: string, ...buttons: string[]) {
  await page.goto('/profil', { waitUntil: 'networkidle' });
  await pressButton(opener);
  await page.waitForURL(`${stripe.url}/p/session/*`);
  for (const button of buttons) {
    const done = page.waitForEvent('load');
    await pressButton(button);
    await done;
  }
  await stripe.post.settled();
  await follow('Wróć do Szlaku');
  await page.waitForURL(/\/profil/);
}

/** The plan and what is left of it, as the profile says. */
async function accountState() {
  await page.goto('/profil');
  const section = page.getByRole('region', { name: 'Limit analiz' });
  const plan = await section.getByRole('heading').locator('xpath=following-sibling::*').textContent();
  const left = await section
    .locator('dl > div', { hasText: 'Pozostałe analizy' })
    .locator('dd')
    .textContent();
  return `${plan} ${left}`;
}

test('Premium: ordered, paid, cancelled and resumed, renewed once, declined, paid again', async () => {
  const { id: personId } = await newPerson();
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, personId));
  expect(row?.quiz_generations_left).toBe(1);

  await page.goto('/plany', { waitUntil: 'networkidle' });
  await follow('Przejdź na Premium');
  await page.getByRole('heading', { name: 'Plan Premium' }).waitFor();
  await order();
  await shows('79,00\u00A0PLN');
  await choose('Karta, którą bank odrzuca');
  await pressButton('Subskrybuj');
  await shows('Bank odrzucił tę kartę');
  await choose('Karta, która działa');
  await pressButton('Subskrybuj');
  // Known on arrival: nobody waits on the page between.
  await page.waitForURL(/\/dashboard$/);
  await shows('Subskrypcja Premium jest aktywna!');
  await shows('Wszystkie ścieżki są otwarte');
  await pressButton('Moje konto');
  await page.getByRole('banner').getByText('Premium', { exact: true }).waitFor();
  expect(await accountState()).toBe('Plan Premium 5');

  await inPortal('Zarządzaj subskrypcją', 'Anuluj na koniec okresu');
  await shows(/się nie odnowi/);
  await shows('Plan Premium jest aktywny.');
  await inPortal('Zarządzaj subskrypcją', 'Wznów subskrypcję');
  await shows(/subskrypcja się odnawia/);

  // On the profile itself, by keyboard: what was pressed goes, and the focus stays with what it changed.
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const question = page.getByRole('dialog', { name: 'Zrezygnować z\u00a0Premium?' });
  for (const answer of ['Wróć', 'Zrezygnuj']) {
    await page.getByRole('button', { name: 'Zrezygnuj z subskrypcji' }).press('Enter');
    await question.getByRole('button', { name: answer, exact: true }).press('Enter');
    await question.waitFor({ state: 'hidden' });
  }
  await shows(/się nie odnowi/);
  await expect.poll(focused).toBe('Status subskrypcji');
  await page.getByRole('button', { name: 'Wznów subskrypcję' }).press('Enter');
  await shows(/subskrypcja się odnawia/);
  await expect.poll(focused).toBe('Status subskrypcji');

  const premium = stripe.all('subscriptions')[0]?.id ?? '';
  const spend = (left: number) =>
    app.database
      .update(subscriptions)
      .set({ quiz_generations_left: left })
      .where(eq(subscriptions.id, premium));
  await spend(2);
  await stripe.advance({ months: 1 });
  expect(await accountState()).toBe('Plan Premium 5');
  await spend(4);
  const [renewed] = stripe.events('invoice.paid').slice(-1);
  if (renewed === undefined) throw new Error('nothing was renewed');
  expect(await stripe.post.deliver(renewed, 2)).toEqual([200, 200]);
  expect(await accountState()).toBe('Plan Premium 4');

  await inPortal('Zarządzaj subskrypcją', 'Zmień na kartę, którą bank odrzuci');
  await stripe.advance({ months: 1 });
  expect(await accountState()).toBe('Plan darmowy 1');
  await shows('Ostatnia płatność za Premium nie przeszła');
  await inPortal('Dokończ płatność', 'Zmień na kartę, która działa', 'Zapłać fakturę');
  expect(await accountState()).toBe('Plan Premium 5');
  expect(browser.complaints()).toEqual([]);
});

test('a course on a phone: ordered and paid by BLIK it opens, refunded it closes', async () => {
  await newPerson({ width: 360 });
  await page.goto(`/kursy/${COURSE}`);
  await follow('Kup kurs');
  await page.waitForURL(/\/zamowienie\/kurs\//);
  expect(await sidewaysScroll(page)).toBe(0);
  await order();
  expect(await sidewaysScroll(page)).toBe(0);
  await choose('BLIK');
  await pressButton('Zapłać');
  await page.waitForURL(/\/moje-kursy\/.*purchase_status=success/);
  await shows('Dziękujemy za zakup.');
  await page.getByRole('link', { name: /^Zacznij: / }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);

  const paid = stripe.all('paymentIntents').at(-1);
  stripe.dashboard.refund(paid?.id ?? '');
  await stripe.post.settled();
  await page.goto(`/moje-kursy/${COURSE}`);
  await page.waitForURL(new RegExp(`/kursy/${COURSE}$`));
  await page.getByRole('link', { name: 'Kup kurs' }).first().waitFor();
  expect(browser.complaints()).toEqual([]);
});

test.each([
  ['touch', true],
  ['keys', true],
  ['touch', false],
])(
  'by %s and with JavaScript %s, back from an order of a course it says that nothing was taken',
  async (way, hasScript) => {
    const hand = handOf(way);
    await newPerson({ width: 360, hasTouch: true, javaScriptEnabled: hasScript });
    await page.goto(`/zamowienie/kurs/${COURSE}`);
    await order();
    await hand(page.getByRole('link', { name: 'Zrezygnuj i wróć do sklepu' }));
    await page.waitForURL(new RegExp(`/kursy/${COURSE}`));
    await page.getByRole('main').getByText('Nic nie pobraliśmy').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    if (hasScript) {
      await page.waitForURL(new RegExp(`/kursy/${COURSE}$`));
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.getByText('Nic nie pobraliśmy').count()).toBe(0);
    } else {
      await hand(page.getByRole('link', { name: 'Wróć do zamówienia' }));
      await page.waitForURL(`**/zamowienie/kurs/${COURSE}`);
    }
    expect(browser.complaints()).toEqual([]);
  },
);

test.each(['touch', 'keys'])(
  'by %s a course is given back, and the focus stays at the courses',
  async (way) => {
    const hand = handOf(way);
    await newPerson({ width: 360, hasTouch: true });
    await page.goto(`/zamowienie/kurs/${COURSE}`);
    await order();
    await choose('BLIK');
    await pressButton('Zapłać');
    await page.waitForURL(/\/moje-kursy\//);
    await page.goto('/profil', { waitUntil: 'networkidle' });
    await hand(page.getByRole('button', { name: /^Odstąp od umowy o\skurs/ }));
    await hand(page.getByRole('dialog').getByRole('button', { name: 'Odstępuję od umowy' }));
    await page.getByText('Zwrócony', { exact: true }).waitFor();
    await page.locator('h2:focus', { hasText: 'Kupione kursy' }).waitFor();
    expect(browser.complaints()).toEqual([]);
  },
);

test('without a single webhook Premium works when its buyer comes back, and a course opens', async () => {
  stripe.post.hold();
  await newPerson();
  await page.goto('/zamowienie/premium', { waitUntil: 'networkidle' });
  await order();
  await pressButton('Subskrybuj');
  await shows('Subskrypcja Premium jest aktywna!');
  await page.goto(`/zamowienie/kurs/${COURSE}`, { waitUntil: 'networkidle' });
  await order();
  await pressButton('Zapłać');
  await shows('Dziękujemy za zakup.');
  await stripe.post.release();
  expect(stripe.post.attempts.filter(({ status }) => status !== 200)).toEqual([]);
  expect(browser.complaints()).toEqual([]);
});
