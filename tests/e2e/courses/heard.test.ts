// 'Posłuchaj' in a language course's lesson (docs/decisions.md 'Heard'). A browser of the tests has no voice, so it gets some.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import type { Application } from '#tests/support/worker/application.ts';

const GERMAN = '/kursy/niemiecki-w-pracy/pierwsza-lekcja';
const ENGLISH = '/kursy/angielski-biznesowy/pierwsza-lekcja';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

type Context = Awaited<ReturnType<TestBrowser['visitor']>>;
type Spoken = { text: string; lang: string; rate: number };
type WithSpeech = typeof globalThis & {
  spoken: Spoken[];
  finish: (type?: string) => void;
  cancelled: number;
};

/** Voices of these languages; what they were told is in `spoken`, and each says on `finish`. */
function giveVoices(context: Context, voices: { lang: string; localService: boolean }[]) {
  return context.addInitScript((list) => {
    const page = globalThis as WithSpeech;
    const waiting: EventTarget[] = [];
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice: unknown = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Speech extends EventTarget {
      // As Chromium has them: a moment after the page.
      voices: unknown[] = [];
      getVoices() {
        return this.voices;
      }
      speak(utterance: Utterance) {
        page.spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
        waiting.push(utterance);
      }
      cancel() {
        page.cancelled += 1;
        for (const utterance of waiting.splice(0)) utterance.dispatchEvent(new Event('error'));
      }
    }
    const speech = new Speech();
    page.spoken = [];
    page.cancelled = 0;
    page.finish = (type = 'end') => waiting.shift()?.dispatchEvent(new Event(type));
    Object.defineProperty(page, 'speechSynthesis', { value: speech });
    Object.assign(page, { SpeechSynthesisUtterance: Utterance });
    setTimeout(() => {
      speech.voices = list;
      speech.dispatchEvent(new Event('voiceschanged'));
    }, 300);
  }, voices);
}

const VOICES = [
  { lang: 'pl-PL', localService: true },
  { lang: 'de-DE', localService: false },
  { lang: 'de-AT', localService: true },
];

async function opened(path: string, voices = VOICES, options: Parameters<TestBrowser['visitor']>[0] = {}) {
  const context = await browser.visitor(options);
  await giveVoices(context, voices);
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

const spoken = (page: Page) => page.evaluate(() => (globalThis as WithSpeech).spoken);
const finish = (page: Page, type?: string) =>
  page.evaluate((how) => (globalThis as WithSpeech).finish(how), type);
const dialogue = (page: Page) => page.locator('[data-heard]').filter({ has: page.locator('blockquote') });

test('without a voice of the language there is no button, and the words still say what they are', async () => {
  for (const [path, voices] of [
    [GERMAN, null],
    [GERMAN, [{ lang: 'pl-PL', localService: true }]],
    [ENGLISH, VOICES],
  ] as const) {
    const context = await browser.visitor();
    if (voices !== null) await giveVoices(context, [...voices]);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(400);
    expect(await page.getByRole('button', { name: /Posłuchaj|Wolniej/ }).count()).toBe(0);
    expect(await page.locator('article [lang]').count()).toBeGreaterThan(2);
    await context.close();
  }
});

test('a lesson that teaches no language fetches nothing that speaks', async () => {
  const context = await browser.visitor();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/kursy/sql-od-podstaw/pierwsza-lekcja', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/speak-'))).toEqual([]);
  await context.close();
});

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 320, hasTouch: true }, tap],
  ['a finger at night', { width: 360, hasTouch: true, colorScheme: 'dark' }, tap],
] as const) {
  test(`${hand} hears a sentence, then slowly, and stops it`, async () => {
    const { context, page } = await opened(GERMAN, VOICES, options);
    const sentence = page.getByRole('button', {
      name: 'Posłuchaj: Die Lieferung verspätet sich um zwei Stunden.',
    });
    await pressed(sentence);
    const text = 'Die Lieferung verspätet sich um zwei Stunden.';
    expect(await spoken(page)).toEqual([{ text, lang: 'de-AT', rate: 1 }]);
    const box = await sentence.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const room = page.locator('[data-heard]').first();
    await pressed(room.getByRole('button', { name: 'Wolniej' }));
    expect((await spoken(page)).at(-1)).toEqual({ text, lang: 'de-AT', rate: 0.65 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressed(room.getByRole('button', { name: 'Zatrzymaj' }));
    await room.getByRole('button', { name: 'Posłuchaj', exact: true }).waitFor();
    expect(await page.locator('[data-spoken]').count()).toBe(0);
    expect(await spoken(page)).toHaveLength(2);
    await context.close();
  });
}

test('by keyboard a dialogue is heard line by line, without its translation, to its end', async () => {
  const { context, page } = await opened(GERMAN);
  const all = dialogue(page).getByRole('button', { name: 'Posłuchaj', exact: true });
  await all.focus();
  await page.keyboard.press('Enter');
  const texts = [
    'Guten Morgen, hier fehlt ein Karton.',
    'Sind Sie sicher?',
    'Auf dem Lieferschein stehen zwölf.',
    'Ja, ich habe zweimal gezählt.',
    'Es sind nur elf.',
    'Wer ist bei Ihnen dafür zuständig?',
    'Frau Lange.',
    'Ich gebe ihr sofort Bescheid.',
  ];
  for (const [index, text] of texts.entries()) {
    await expect.poll(() => spoken(page)).toHaveLength(index + 1);
    expect((await spoken(page))[index]?.text.replaceAll('\u00a0', ' ')).toBe(text);
    expect(await page.locator('[data-spoken]').innerText()).toContain(text.split(' ')[0]);
    await finish(page);
  }
  await all.waitFor();
  expect(await all.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test('a voice that fails says so, one from the network says where it comes from', async () => {
  const { context, page } = await opened(ENGLISH, [{ lang: 'en-US', localService: false }]);
  const mail = page
    .locator('[data-heard]')
    .filter({ has: page.locator('pre') })
    .first();
  await mail.getByText('Czyta głos przeglądarki, przez internet.').waitFor();
  await press(mail.getByRole('button', { name: 'Posłuchaj', exact: true }));
  expect((await spoken(page)).at(-1)).toMatchObject({ text: 'Hi,', lang: 'en-US' });
  await finish(page, 'error');
  await mail.getByText('Nie udało się odczytać. Spróbuj jeszcze raz.').waitFor();
  await mail.getByRole('button', { name: 'Posłuchaj', exact: true }).waitFor();
  await context.close();
});

test('in a bought lesson, too, and it is silent once one leaves', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, 'niemiecki-w-pracy');
  const context = await contextOf(app, browser, person, { width: 360 });
  await giveVoices(context, VOICES);
  const page = await context.newPage();
  await page.goto('/moje-kursy/niemiecki-w-pracy');
  await press(page.getByRole('link', { name: /^Zacznij: / }));
  await press(
    dialogue(page).getByRole('button', { name: 'Posłuchaj: Frau Lange. Ich gebe ihr sofort Bescheid.' }),
  );
  await expect.poll(() => spoken(page)).toHaveLength(1);
  expect(await sidewaysScroll(page)).toBe(0);
  const before = await page.evaluate(() => (globalThis as WithSpeech).cancelled);
  await press(page.getByRole('link', { name: /^Niemiecki w/ }).first());
  await page.waitForURL('**/moje-kursy/niemiecki-w-pracy');
  await expect.poll(() => page.evaluate(() => (globalThis as WithSpeech).cancelled)).toBeGreaterThan(before);
  await page.waitForTimeout(1_000);
  expect(await spoken(page)).toHaveLength(1);
  await context.close();
});
