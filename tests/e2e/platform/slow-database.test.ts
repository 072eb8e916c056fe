// Pages of signed-in people that are opened while the database is slow or says nothing (docs/faults.md 20, 23): the frame goes first, and
// what the database says follows in the same response.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#db/account/schema/accounts.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';

const DEADLINE_MS = 3_000;
/** Within it. */
const SLOW_MS = 1_500;

const here = analysedPerson({ DATABASE_TIMEOUT_MS: String(DEADLINE_MS) });
const { heading, button } = here;
const stepButton = () => button(/^Oznacz jako zrobiony/).filter({ visible: true });

/** Whose snapshot the browser has, from a page that shows nothing of the analysis. */
async function person(options: NonNullable<Parameters<typeof here.personWithAnalysis>[0]> = {}) {
  const found = await here.personWithAnalysis(options);
  await found.page.goto('/fakty');
  return found;
}

test.each(['/dashboard', '/dashboard/analiza'])(
  '%s comes at once with the last copy, and is whole when the database has spoken',
  async (path) => {
    const { page, email } = await person();
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    const goOn = here.app.databaseProxy.hold();
    here.app.databaseProxy.forget();
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    await page.getByText('Na razie widzisz ostatnią kopię.').waitFor();
    await heading('Ogrodniczka miejska').first().waitFor();
    // The copy stood before anything had come back.
    expect(here.app.databaseProxy.passages).toEqual([]);
    goOn();
    await page.getByText('Na razie widzisz ostatnią kopię.').waitFor({ state: 'hidden' });
    if (path === '/dashboard') await stepButton().waitFor();
    expect(here.app.databaseProxy.roundTrips).toBe(1);
    await button('Moje konto').click();
    await page.getByText(email, { exact: true }).waitFor();
    expect(here.browser.complaints()).toEqual([]);
  },
);

test('without a copy the page says that data is coming, and then shows it', async () => {
  const { page } = await person();
  const goOn = here.app.databaseProxy.hold();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText('Ładowanie danych').first().waitFor();
  goOn();
  await stepButton().waitFor();
  expect(here.browser.complaints()).toEqual([]);
});

test('while it says nothing at all the copy stays, first as one that waits and then as one that says why', async () => {
  const { page } = await person();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  here.app.databaseProxy.setMood('silent');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText('Na razie widzisz ostatnią kopię.').waitFor();
  await page.getByText(/Nie możemy teraz połączyć się/).waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  here.app.databaseProxy.setMood('pass');
  await stepButton().waitFor();
  here.browser.complaints();
});

test('a session that has ended elsewhere leads to the sign-in when the database has said so', async () => {
  const { page, id } = await person();
  await here.app.database.delete(sessions).where(eq(sessions.user_id, id));
  const goOn = here.app.databaseProxy.hold();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText('Ładowanie danych').first().waitFor();
  goOn();
  await page.waitForURL(/wymagane=logowanie|#|\/$/);
  expect(await heading('Ogrodniczka miejska').count()).toBe(0);
  here.browser.complaints();
});

test('without JavaScript the page arrives whole', async () => {
  const { page } = await person({ options: { javaScriptEnabled: false } });
  here.app.databaseProxy.setDelay(SLOW_MS);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForURL('**/dashboard?calosc');
  await heading('Ogrodniczka miejska').waitFor();
});
