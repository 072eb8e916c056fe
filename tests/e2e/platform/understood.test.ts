// 'Tak Cię rozumiemy' between the quiz and the run (docs/product.md 'Tak Cię rozumiemy'): by mouse, finger and keyboard, offline and slow; and
// what a stranger sees before the account (docs/decisions.md 'Before the account').
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { fillAuthDialog } from '#tests/support/account/steps.ts';
import { newAddress, PASSWORD } from '#tests/support/account/visitor.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';
import { inspiration, signInContext } from '#tests/support/browser/person.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const INTERESTS = 'procedury, dokumentacja, szkolenie młodszych koleżanek, Excel';
const INFO =
  'Jestem pielęgniarką od 18 lat. Nie chcę już łóżka chorego ani nocnych dyżurów. Szukam czegoś, gdzie moja wiedza się przyda, ale przy biurku.';
const DOUBLE_CLICK_MS = 500;

let app: Application;
let browser: TestBrowser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  app = await startApplication();
  browser = await startBrowser(app.url);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});
afterEach(async () => {
  await context.close();
  app.gemini.reset();
});

const button = (name: string | RegExp, place: Page | Locator = page) => place.getByRole('button', { name });
const group = (name: string) => page.getByRole('region', { name });
const confirm = () => button('Zgadza się, szukaj szlaku');

async function answer(hand: (words: Locator) => Promise<void>, interests = INTERESTS, info = INFO) {
  await page.goto('/');
  await hand(inspiration(page, 'Ambitne cele'));
  await hand(button('Dalej'));
  await page.getByRole('textbox').fill(interests);
  await hand(button('Dalej'));
  await page.getByRole('textbox').fill(info);
  await page.waitForTimeout(DOUBLE_CLICK_MS);
  await hand(button('Rozpocznij analizę'));
  await page.getByRole('heading', { name: 'Tak Cię rozumiemy' }).waitFor();
}

async function openFor(who: 'signed in' | 'nobody', options: Parameters<TestBrowser['visitor']>[0] = {}) {
  context = await browser.visitor(options);
  const person = who === 'signed in' ? await signInContext(app, context) : null;
  page = await context.newPage();
  return person;
}

test('by mouse: the model reads, one press takes away, one changes, and the analysis is of what was confirmed', async () => {
  const person = await openFor('signed in');
  const shifts = await watchLayoutShifts(page);
  await answer(press);
  await page.getByText('Przeczytał to model AI. Popraw, co źle zrozumiał.').first().waitFor();
  expect(await shifts()).toEqual([]);
  await group('Za Tobą')
    .getByText(/pielęgniarka.*18/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(button('Usuń: excel'));
  await expect.poll(() => button('Usuń: excel').count()).toBe(0);
  await press(group('Musi być').getByText('bez pracy w\u00a0nocy', { exact: true }));
  await page.getByText('Piszesz: „Nie chcę już łóżka chorego ani nocnych dyżurów”').waitFor();
  await press(button('Wystarczy, że tak wolę'));
  await group('Nie chcesz').getByText('bez pracy w\u00a0nocy').waitFor();
  await press(button('Tak, żadnych pacjentów'));
  await group('Musi być').getByText('bez obcych ludzi twarzą w\u00a0twarz').waitFor();
  await page.getByLabel('Język analizy').selectOption('uk');
  expect(await accessibilityFaults(page)).toEqual([]);

  await press(confirm());
  await page.getByRole('heading', { name: 'Twoja analiza powstaje' }).waitFor();
  await expect.poll(async () => (await stored(person?.id ?? ''))?.language, { timeout: 120_000 }).toBe('uk');
  const order = await stored(person?.id ?? '');
  expect(order?.reading.activities.map(({ concept }) => concept)).not.toContain('excel');
  expect(order?.reading.conditions).toContainEqual(expect.objectContaining({ kind: 'night', firm: false }));
});

async function stored(personId: string) {
  const [row] = await app.database
    .select()
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, personId))
    .orderBy(desc(userAnalysis.created_at));
  if (row === undefined) return null;
  return JSON.parse(row.quiz_answers) as {
    language: string;
    reading: { activities: { concept: string }[]; conditions: { kind: string; firm: boolean }[] };
  };
}

test('by finger at 360 px a stranger sees three occupations before anybody asks for an account, and the run begins after it', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await answer(tap);
  await page
    .getByText(/^Na razie przeczytały to reguły/)
    .first()
    .waitFor();
  expect(app.gemini.calls).toHaveLength(0);
  await tap(confirm());
  await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
  await expect.poll(() => page.locator('[data-understood] ol > li').count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tap(button('Załóż konto i\u00a0przeczytaj całą analizę'));
  await fillAuthDialog(page, { email: newAddress(), password: PASSWORD, submit: 'Załóż konto' });
  await page.getByRole('heading', { name: 'Twoja analiza powstaje' }).waitFor();
});

const MUCH_WITHOUT_A_TRADE =
  'Mieszkam z rodziną pod miastem, dzieci są już duże i mam wreszcie czas dla siebie. Ludzie mówią, że jestem spokojna i dokładna, a w domu wszystko u mnie chodzi jak trzeba. Chciałabym zarabiać uczciwie i wracać do domu bez bólu głowy, bo ostatnie lata były trudne i mam ich naprawdę serdecznie dosyć.';

test('who wrote much and named no trade is asked for it, sees no guesses without it, and three occupations with it', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await answer(tap, 'spokój, porządek', MUCH_WITHOUT_A_TRADE);
  const question = page.getByRole('group', {
    name: 'Nie wiemy jeszcze, czym się zajmujesz. Jaki masz zawód?',
  });
  await question.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tap(confirm());
  await page.getByRole('heading', { name: /^(?:Na razie bez nazw|Jeden zawód|Dwa zawody)/ }).waitFor();
  await page.getByText('Wróć i\u00a0dodaj zawód, który masz albo chcesz mieć.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tap(button('Wróć i\u00a0dodaj zawód'));
  await question.getByRole('textbox').fill('ksiegow');
  await tap(button(/^księgow/i, question).first());
  await expect.poll(() => question.count()).toBe(0);
  await group('Za Tobą')
    .getByText(/księgow.*teraz/i)
    .waitFor();
  await tap(confirm());
  await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
});

test('by keyboard what isn’t asked for is skipped, and the focus stays on the screen', async () => {
  await openFor('nobody');
  await answer(press, 'spokój, porządek', MUCH_WITHOUT_A_TRADE);
  const question = page.getByRole('group', { name: /Jaki masz zawód/ });
  const field = question.getByRole('textbox');
  await field.focus();
  await page.keyboard.type('fryz');
  await page.keyboard.press('Escape');
  expect([await field.inputValue(), await question.count()]).toEqual(['', 1]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => question.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tak Cię rozumiemy');
});

test('by keyboard alone an entry is found, added and taken away again', async () => {
  await openFor('signed in');
  await answer(press);
  await confirm().waitFor();
  const add = button(/^\+ Dodaj do „Chcesz”/);
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('praca zdal');
  await page.keyboard.press('Enter');
  await group('Chcesz').getByText('praca zdalna').waitFor();
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  await button('Usuń: praca zdalna').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => group('Chcesz').getByText('praca zdalna').count()).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test('a reload comes back to what was read and corrected, and the model isn’t asked again', async () => {
  await openFor('signed in');
  await answer(press);
  await press(button('Usuń: excel'));
  await expect.poll(() => button('Usuń: excel').count()).toBe(0);
  const asked = app.gemini.calls.length;
  // What stands in the quiz's place from the first moment on; its first step is the server's.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const title = document.querySelector('#quiz h3')?.textContent ?? '';
      if (title !== '' && seen.at(-1) !== title) seen.push(title);
      requestAnimationFrame(look);
    };
    look();
  });
  const top = await page.evaluate(() => window.scrollY);
  await page.reload();
  await confirm().waitFor();
  await group('Za Tobą')
    .getByText(/pielęgniarka/)
    .waitFor();
  expect(await button('Usuń: excel').count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.at(-1))).toBe(
    'Tak Cię rozumiemy',
  );

  await page.goBack();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  await page.goForward();
  await confirm().waitFor();
  expect(await button('Usuń: excel').count()).toBe(0);
  expect(app.gemini.calls).toHaveLength(asked);

  // Other answers haven't passed the gate yet: neither Forward nor a reload skips it.
  await page.goBack();
  await page.getByRole('textbox').fill('Szukam spokoju.');
  await page.goForward();
  await page.reload();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('Szukam spokoju.');
});

test('a stranger’s reload comes back to the first occupations, and the way back from there to what was read', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await answer(tap);
  await tap(button('Usuń: excel'));
  await tap(confirm());
  await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
  await expect.poll(() => page.locator('[data-understood] ol > li').count()).toBe(3);
  await tap(button('Wstecz'));
  await confirm().waitFor();
  expect(await button('Usuń: excel').count()).toBe(0);
});

test('while the model is late nothing is lost, and then the rules have read', async () => {
  await openFor('signed in');
  app.gemini.misbehave({ kind: 'hang-before-first-byte' });
  await answer(press);
  await page.getByText('Czytamy Twoje odpowiedzi…').waitFor();
  await page
    .getByText(/^Model AI teraz nie odpowiada/)
    .first()
    .waitFor();
  await confirm().waitFor();
});

test('offline the screen says so in place, and reads once the line is back', async () => {
  await openFor('signed in');
  await answer(press);
  await confirm().waitFor();
  await press(button('Wstecz'));
  await page.getByRole('textbox').fill(`${INFO} I jeszcze jedno.`);
  await page.route(/\/api\/reading/, (route) => route.abort());
  await page.waitForTimeout(DOUBLE_CLICK_MS);
  await press(button('Rozpocznij analizę'));
  await page
    .getByText(/Nie udało się teraz przeczytać odpowiedzi/)
    .first()
    .waitFor();
  await page.unroute(/\/api\/reading/);
  await press(button('Spróbuj ponownie'));
  await page.getByText('Przeczytał to model AI. Popraw, co źle zrozumiał.').first().waitFor();
});

test('a stranger who writes in Ukrainian is told when it will be read', async () => {
  await openFor('nobody');
  await answer(press, 'Люблю шити, готувати та квіти.', 'Вісім років працювала швачкою в Харкові.');
  await page.getByText('Piszesz po ukraińsku. Przeczytamy to po zalogowaniu.').first().waitFor();
});

test('what the model takes for danger leads to the helplines', async () => {
  await openFor('signed in');
  app.gemini.misbehave({ kind: 'reading-crisis' });
  await page.goto('/');
  await press(inspiration(page, 'Ambitne cele'));
  await press(button('Dalej'));
  await page.getByRole('textbox').fill(INTERESTS);
  await press(button('Dalej'));
  await page.waitForTimeout(DOUBLE_CLICK_MS);
  await press(button('Rozpocznij analizę'));
  await page.waitForURL('**/wsparcie');
});

/** A usual laptop's. */
const WINDOW = { width: 1280, height: 800 };

const bottomOf = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().bottom);

test('on a phone each step of the quiz shows its way on without scrolling', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await page.goto('/');
  await tap(inspiration(page, 'Ambitne cele'));
  await tap(button('Dalej'));
  await page.getByText('Krok 2 z\u00a03').first().waitFor();
  await expect.poll(() => bottomOf(button('Dalej'))).toBeLessThanOrEqual(780);
  await page.getByRole('textbox').fill(INTERESTS);
  await tap(button('Dalej'));
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  await expect.poll(() => bottomOf(button('Rozpocznij analizę'))).toBeLessThanOrEqual(780);
});

test('on a phone likes push no condition out of sight: each kind of thing that is heard has its row', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await page.goto('/');
  await tap(inspiration(page, 'Natura'));
  await tap(button('Dalej'));
  await page
    .getByRole('textbox')
    .fill('Lubię las, zwierzęta, dzieci, góry, rysowanie i muzykę, bez nocnych zmian.');
  const heard = page.locator('[data-echo]');
  await expect.poll(() => heard.innerText()).toMatch(/Widzę[^]*Warunki/);
  expect(await bottomOf(heard.getByText('bez pracy w\u00a0nocy'))).toBeLessThanOrEqual(await bottomOf(heard));
});

test('on a laptop the way on stands in one place in all three steps, however much is heard', async () => {
  await openFor('nobody');
  await page.setViewportSize(WINDOW);
  const shifts = await watchLayoutShifts(page);
  await page.goto('/');
  const wayOn = page.getByRole('button', { name: /^(?:Dalej|Rozpocznij analizę)$/ });
  const placeInQuiz = async () =>
    Math.round((await bottomOf(wayOn)) - (await bottomOf(page.locator('#quiz h2'))));
  const places = [await placeInQuiz()];
  await press(inspiration(page, 'Ambitne cele'));
  await press(button('Dalej'));
  const heard = page.locator('[data-echo]');
  for (const words of [
    'góry, las, zwierzęta, ogród, rysowanie, fotografia, gotowanie, komputery, samochody, podróże, sport',
    'Nie lubię biura, hałasu i telefonów. Bez nocnych zmian, bez dźwigania, wolne weekendy, najwyżej rok nauki.',
  ]) {
    await page.getByRole('textbox').fill(words);
    await expect.poll(() => heard.innerText()).toMatch(/^(?:Widzę|Raczej nie)/);
    places.push(await placeInQuiz());
    await page.waitForTimeout(DOUBLE_CLICK_MS);
    if (words.startsWith('góry')) await press(button('Dalej'));
  }
  expect(places.map((place) => place - (places[0] ?? 0))).toEqual([0, 0, 0]);
  expect(await shifts()).toEqual([]);
  // 'Bez nocnych zmian' is one thing.
  await expect.poll(() => heard.innerText()).toContain('w\u00a0nocy');
  expect((await heard.innerText()).match(/nocy/g)).toHaveLength(1);
});

test('the first step says to strangers alone where an account begins', async () => {
  const note = () => page.getByText(/^Trzy zawody zobaczysz od razu, bez konta/);
  await openFor('nobody');
  await page.goto('/');
  await note().waitFor();
  await context.close();
  await openFor('signed in');
  await page.goto('/');
  await inspiration(page, 'Ambitne cele').waitFor();
  expect(await note().count()).toBe(0);
});

test('from the last press to the three occupations there is something to read at each moment', async () => {
  await openFor('nobody');
  await page.setViewportSize(WINDOW);
  await page.goto('/');
  await press(inspiration(page, 'Ambitne cele'));
  await press(button('Dalej'));
  await page.getByRole('textbox').fill(INTERESTS);
  await press(button('Dalej'));
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  const moments = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const look = () => {
      const title = document.querySelector('#quiz h3')?.textContent;
      if (seen.at(-1) !== title || seen.length === 0) seen.push(title);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await page.waitForTimeout(DOUBLE_CLICK_MS);
  await press(button('Rozpocznij analizę'));
  await press(confirm());
  await button(/^Załóż konto i/).waitFor();
  expect(await bottomOf(button(/^Załóż konto i/))).toBeLessThanOrEqual(WINDOW.height);
  expect(await moments.jsonValue()).toEqual(['Coś jeszcze?', 'Tak Cię rozumiemy', 'Trzy zawody na początek']);
});

const NO_LINE = /^Nie masz połączenia z\u00a0internetem\. /;

test('the line goes before anything was pressed: the button says so, and goes on by itself once it is back', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await tap(inspiration(page, 'Natura'));
  await tap(button('Dalej'));
  await page.getByText(NO_LINE).waitFor();
  await context.setOffline(false);
  await page.getByRole('textbox').waitFor();
  expect(await page.getByText(NO_LINE).count()).toBe(0);
  browser.complaints();
});

test('the line is said to be back before anything gets through: the press is still done by itself', async () => {
  await openFor('nobody', { width: 360, hasTouch: true });
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await tap(inspiration(page, 'Natura'));
  await tap(button('Dalej'));
  await page.getByText(NO_LINE).waitFor();
  await context.route('**/*.js', (route) => route.abort());
  await context.setOffline(false);
  await page.waitForTimeout(500);
  await context.unroute('**/*.js');
  await page.getByRole('textbox').waitFor();
  expect(await page.getByText(NO_LINE).count()).toBe(0);
  browser.complaints();
});

test('the line goes in the first step: the last one keeps what was typed, says so, and goes on by itself once it is back', async () => {
  await openFor('nobody', { width: 360, hasTouch: true, colorScheme: 'dark' });
  // What the steps fetch ahead doesn't arrive either.
  await context.route(/late-screens|QuizFacts|reading-names/, (route) => route.abort());
  await page.goto('/');
  await tap(inspiration(page, 'Natura'));
  await tap(button('Dalej'));
  await page.getByRole('textbox').fill(INTERESTS);
  await context.setOffline(true);
  await tap(button('Dalej'));
  await page.getByRole('textbox').fill(INFO);
  await page.waitForTimeout(DOUBLE_CLICK_MS);
  await tap(button('Rozpocznij analizę'));
  await page.getByText(NO_LINE).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(INFO);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.unroute(/late-screens|QuizFacts|reading-names/);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Tak Cię rozumiemy' }).waitFor();
  await confirm().waitFor();
  await context.setOffline(true);
  await tap(confirm());
  await page.getByText(/Nie udało się teraz pokazać zawodów\./).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 4 }).first().waitFor();
  browser.complaints();
});
