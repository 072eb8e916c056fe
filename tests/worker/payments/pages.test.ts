// The pages of money as the server writes them, in each state, and their forms by plain POST: what somebody without JavaScript sees.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referrals } from '#db/payments/schema/referral.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let app: Application;
beforeAll(async () => {
  app = await startApplication(SILENT_STRIPE, { mail: true });
  // It brings the operator's switches along, which this isolate would else ask for behind a stranger's page.
  await (await signedIn(app)).fetch('/api/account/me');
});
afterAll(() => app.stop());

type Person = Awaited<ReturnType<typeof signedIn>>;

const confirmed = () => signedIn(app, { confirmed: true });

async function subscribed(
  changes: Partial<typeof subscriptions.$inferInsert> = { amount_grosze: 7_900 },
): Promise<Person> {
  const person = await confirmed();
  await makePremium(app.database, person.id);
  await app.database
    .update(subscriptions)
    .set(changes)
    .where(eq(subscriptions.id, `sub_${person.id}`));
  return person;
}

async function referred(row: Partial<typeof referrals.$inferInsert>): Promise<Person> {
  const person = await confirmed();
  await app.database.insert(referrals).values({ user_id: person.id, shared_at: Date.now(), ...row });
  return person;
}

/** The page's words, without markup; spaces that don't break read as others. */
async function wordsOf(response: Response): Promise<string> {
  const html = await response.text();
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

const page = async (visitor: Visitor, path: string) => wordsOf(await visitor.fetch(path));

/** As a browser without JavaScript posts a form. */
async function sent(visitor: Visitor, path: string, fields: Record<string, string>) {
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    leadsTo: response.headers.get('Location'),
    words: await wordsOf(response),
  };
}

describe('the plans', () => {
  test('a stranger costs no call, sees both plans, and signs in or joins where a buyer would go on, with no dead button', async () => {
    app.databaseProxy.forget();
    const html = await (await visitorOf(app).fetch('/plany')).text();
    expect(app.databaseProxy.roundTrips).toBe(0);
    expect(html).toMatch(/href="\/\?auth=login&amp;powrot=%2Fplany"[^>]*>Zaloguj się, aby kontynuować</);
    expect(html).toMatch(/href="\/\?auth=register&amp;powrot=%2Fplany"[^>]*>Załóż konto</);
    expect(html).not.toMatch(/<button[^>]*disabled/);
    expect(html).toContain('Wybierz plan darmowy');
    expect(html).not.toContain('Twój aktualny plan');
  });

  test('a signed-in person costs one round trip', async () => {
    const person = await confirmed();
    app.databaseProxy.forget();
    await person.fetch('/plany');
    expect(app.databaseProxy.roundTrips).toBe(1);
  });

  test('the free plan leads to the order', async () => {
    const html = await (await (await confirmed()).fetch('/plany')).text();
    expect(html).toMatch(/href="\/zamowienie\/premium"[^>]*>Przejdź na Premium</);
  });

  test('Premium is told so, and its button can’t be pressed', async () => {
    const html = await (await (await subscribed()).fetch('/plany')).text();
    expect(html).toContain('Twój aktualny plan: Premium');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Aktualny plan<\/button>/);
  });

  test('Enterprise has no banner of Premium and may buy it', async () => {
    const person = await confirmed();
    await makePlan(app.database, person.id, { planId: 'enterprise', generations: 10, resets: 10 });
    const words = await page(person, '/plany');
    expect(words).not.toContain('Twój aktualny plan: Premium');
    expect(words).toContain('Przejdź na Premium');
  });

  test('a payment that failed is said, with the way to mend it', async () => {
    const person = await confirmed();
    await makePlan(app.database, person.id, {
      planId: 'price_premium',
      generations: 0,
      resets: 0,
      status: 'past_due',
    });
    for (const path of ['/plany', '/dashboard', '/profil'])
      expect(await page(person, path)).toContain('Ostatnia płatność za Premium nie przeszła');
    expect(await page(person, '/zamowienie/premium')).toContain('Subskrypcja czeka na płatność');
  });

  test('an active discount shows its price, the lowest of 30 days and what is left of it', async () => {
    const person = await referred({ verified_at: Date.now(), expires_at: Date.now() + 2 * HOUR_MS });
    const words = await page(person, '/plany');
    expect(words).toContain('63 PLN');
    expect(words).toContain('Najniższa cena z 30 dni przed obniżką: 79 PLN');
    expect(words).toMatch(/zostało (2 godz\. 0|1 godz\. 59) min/);
  });

  test('a discount that is over asks for the full price again', async () => {
    const person = await referred({ verified_at: Date.now() - DAY_MS, expires_at: Date.now() - 1 });
    const words = await page(person, '/plany');
    expect(words).not.toContain('Zniżka 20%: zostało');
    expect(words).toContain('Twoje 24 godziny minęły');
  });

  test('the free plan is chosen by a plain form', async () => {
    const { words } = await sent(visitorOf(app), '/plany', { zamiar: 'darmowy' });
    expect(words).toContain('Wybrano plan darmowy.');
  });

  test('a recommendation is shared, then verified, by plain forms', async () => {
    const person = await confirmed();
    const tooEarly = await sent(person, '/plany', { zamiar: 'zweryfikuj' });
    expect(tooEarly).toMatchObject({
      status: 409,
      words: expect.stringContaining('Najpierw udostępnij link'),
    });
    expect((await sent(person, '/plany', { zamiar: 'udostepnij' })).words).toContain('Włącz zniżkę');
    expect((await sent(person, '/plany', { zamiar: 'udostepnij', jak: 'copied' })).words).toContain(
      'Link skopiowany',
    );
    const { words } = await sent(person, '/plany', { zamiar: 'zweryfikuj' });
    expect(words).toContain('Zniżka 20% na plan Premium jest włączona');
  });
});

describe('the orders', () => {
  const ORDERS = ['/zamowienie/premium', `/zamowienie/kurs/${COURSE}`];

  test.each(ORDERS)('%s sends strangers to the sign-in and back', async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`/?wymagane=logowanie&powrot=${path}`);
  });

  test.each(ORDERS)('%s says what the law asks for before the button', async (path) => {
    const words = await page(await confirmed(), path);
    expect(words).toContain('Zamawiam z obowiązkiem zapłaty');
    expect(words).toContain('odstąpienie od umowy');
    expect(words).toContain('regulamin');
    expect(words).toContain('Przykładowy Operator');
  });

  test.each(ORDERS)('%s without the consent is refused at its box', async (path) => {
    const { status, words } = await sent(await confirmed(), path, {});
    expect(status).toBe(400);
    expect(words).toContain('Zaznacz tę zgodę');
  });

  test.each(ORDERS)('%s says in Polish that the provider is silent, and leads nowhere', async (path) => {
    const { status, leadsTo, words } = await sent(await confirmed(), path, { zgoda: 'tak' });
    expect([status, leadsTo]).toEqual([503, null]);
    expect(words).toContain('Nie udało się rozpocząć płatności: ');
  });

  test.each(ORDERS)('%s asks for a confirmed address first, and sends the message again', async (path) => {
    const person = await signedIn(app);
    expect(await page(person, path)).toContain('Najpierw potwierdź adres e-mail');
    expect((await sent(person, path, { zamiar: 'potwierdzenie' })).words).toContain(
      'Wysłaliśmy wiadomość jeszcze raz.',
    );
  });

  test('anyone who has it already is told so', async () => {
    const person = await subscribed();
    await buyCourse(app.database, person.id, COURSE);
    expect(await page(person, '/zamowienie/premium')).toContain('Masz już Premium');
    expect(await page(person, `/zamowienie/kurs/${COURSE}`)).toContain('Ten kurs jest już Twój');
  });

  test('a course that there is not has no order', async () => {
    expect((await (await confirmed()).fetch('/zamowienie/kurs/nie-ma-takiego')).status).toBe(404);
  });

  test('the page of a course leads to its order', async () => {
    const html = await (await (await confirmed()).fetch(`/kursy/${COURSE}`)).text();
    expect(html).toContain(`href="/zamowienie/kurs/${COURSE}"`);
    const strangers = await (await visitorOf(app).fetch(`/kursy/${COURSE}`)).text();
    expect(strangers).toContain(`powrot=${encodeURIComponent(`/zamowienie/kurs/${COURSE}`)}`);
  });
});

describe('the way back', () => {
  test('without a session id the thanks lead on at once', async () => {
    const response = await (await confirmed()).fetch('/dashboard/success');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard']);
  });

  test.each(['../customers', 'zmyslone', 'x'.repeat(400)])(
    'a made-up session id leads on: %s',
    async (id) => {
      const person = await confirmed();
      const response = await person.fetch(`/dashboard/success?session_id=${encodeURIComponent(id)}`);
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard']);
    },
  );

  test('while the provider is silent nothing is claimed, and the page asks again without JavaScript, ten times at most', async () => {
    const person = await confirmed();
    const address = '/dashboard/success?session_id=cs_test_silent';
    const html = await (await person.fetch(address)).text();
    expect(html).toContain('Sprawdzamy płatność.');
    expect(html).not.toContain('Płatność przetworzona!');
    expect(html).toContain(`content="3;url=${address}&amp;proba=2"`);
    const last = await (await person.fetch(`${address}&proba=10`)).text();
    expect(last).toContain('Wystąpił błąd podczas finalizowania subskrypcji.');
    expect(last).toContain('content="4;url=/dashboard"');
  });

  test('a cancelled payment is said and goes on after three seconds without JavaScript, too', async () => {
    const response = await (await confirmed()).fetch('/dashboard/cancel');
    const html = await response.text();
    expect(html).toContain('Płatność anulowana');
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="3;url=/dashboard"></noscript>');
  });
});

describe('the profile', () => {
  test('a subscription shows its price, its end and how to leave it', async () => {
    const words = await page(
      await subscribed({ current_period_end: '2026-12-20T10:00:00.000Z', amount_grosze: 6_300 }),
      '/profil',
    );
    expect(words).toContain('Kosztuje 63 PLN miesięcznie.');
    expect(words).toContain('20 grudnia 2026');
    expect(words).toContain('Zarządzaj subskrypcją');
    expect(words).toContain('Zrezygnuj z subskrypcji');
  });

  test('one that was cancelled says until when it holds, and can be taken up again', async () => {
    const words = await page(
      await subscribed({ current_period_end: '2026-12-20T10:00:00.000Z', cancel_at_period_end: true }),
      '/profil',
    );
    expect(words).toContain('Działa do 20 grudnia 2026 i się nie odnowi.');
    expect(words).toContain('Wznów subskrypcję');
    expect(words).not.toContain('Zrezygnuj z subskrypcji');
  });

  test('a bought course can be given back until it is opened or fifteen days old', async () => {
    const person = await confirmed();
    await buyCourse(app.database, person.id, COURSE);
    expect(await page(person, '/profil')).toContain('Odstąp od umowy');
    const own = eq(purchases.user_id, person.id);
    await app.database.update(purchases).set({ opened_at: Date.now() }).where(own);
    const opened = await page(person, '/profil');
    expect(opened).not.toContain('Odstąp od umowy');
    expect(opened).toContain('Pierwsza lekcja jest otwarta');
    await app.database
      .update(purchases)
      .set({ opened_at: null, bought_at: Date.now() - 20 * DAY_MS })
      .where(own);
    expect(await page(person, '/profil')).not.toContain('Odstąp od umowy');
  });

  test('an order that makes no sense is refused by name', async () => {
    const { status, words } = await sent(await confirmed(), '/profil', { zamiar: 'cokolwiek' });
    expect(status).toBe(400);
    expect(words).toContain('Nieprawidłowe żądanie.');
  });
});
