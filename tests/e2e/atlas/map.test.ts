// The atlas' map under a hand: by mouse, wheel, fingers and keys, with and without JavaScript.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';

let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const PHONE = { width: 360, hasTouch: true } as const;

/** With the map moving, in the middle of the window. */
async function openMap(page: Page, address = '/zawody/mapa'): Promise<void> {
  await page.goto(address);
  await page.locator('[data-frame] svg[data-near]').first().waitFor();
  await page.locator('[data-frame]').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
}

const frameOf = (page: Page) => page.locator('[data-frame]');
const dotOf = (page: Page, id: string) => page.locator(`[data-frame] a[id="${id}"]`);

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await frameOf(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pixels a unit of the plane, once the map rests. */
async function scaleOf(page: Page): Promise<number> {
  await page.waitForFunction(() => !document.querySelector<SVGElement>('[data-frame] svg')?.style.transform);
  return frameOf(page).evaluate((frame) => {
    const [, , width = 1] = (frame.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    return frame.clientWidth / width;
  });
}

/** Where a dot is within the frame, from 0 to 1. */
async function placeOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  await scaleOf(page);
  const [dot, frame] = await Promise.all([
    dotOf(page, id).locator('circle').boundingBox(),
    frameOf(page).boundingBox(),
  ]);
  if (dot === null || frame === null) throw new Error(`Nobody can see ${id}.`);
  return { x: (dot.x + dot.width / 2 - frame.x) / frame.width, y: (dot.y - frame.y) / frame.height };
}

/** Down, eight steps of the way, and up. */
async function touch(page: Page, fingers: (share: number) => { x: number; y: number; id: number }[]) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(0));
  for (let part = 1; part <= 8; part += 1) await send('touchMove', fingers(part / 8));
  await send('touchEnd', []);
  await session.detach();
}

/** Two fingers, `from` and then `to` pixels from one another. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(page);
  await touch(page, (share) => {
    const apart = from + (to - from) * share;
    return [
      { x: x - apart / 2, y, id: 1 },
      { x: x + apart / 2, y, id: 2 },
    ];
  });
}

/** One finger from the middle. */
async function swipe(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(page);
  await touch(page, (share) => [{ x: x + dx * share, y: y + dy * share, id: 1 }]);
}

/** Names that are seen and lie on one another. */
function meetingNames(page: Page): Promise<string[]> {
  return frameOf(page).evaluate((frame) => {
    const names = [...frame.querySelectorAll('text')].flatMap((text) => {
      const { left, top, right, bottom, width } = text.getBoundingClientRect();
      return width === 0 ? [] : [{ name: text.textContent, left, top, right, bottom }];
    });
    return names.flatMap((one, place) =>
      names.slice(place + 1).flatMap((other) =>
        // A box of writing has a pixel of air at each edge.
        one.left + 1 < other.right - 1 &&
        other.left + 1 < one.right - 1 &&
        one.top + 2 < other.bottom - 2 &&
        other.top + 2 < one.bottom - 2
          ? [`${one.name} / ${other.name}`]
          : [],
      ),
    );
  });
}

test('with two fingers one comes nearer and reads more names, with one moves on, and without the whole map the page stays', async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await openMap(page);
  const whole = await scaleOf(page);
  await pinch(page, 60, 240);
  const near = await scaleOf(page);
  expect(near / whole).toBeGreaterThan(3);
  expect(near / whole).toBeLessThan(5);
  const names = await frameOf(page).locator('a[id] text:visible').count();
  expect(names).toBeGreaterThan(10);
  const [scrolled, view] = [
    await page.evaluate(() => window.scrollY),
    await frameOf(page).locator('svg').first().getAttribute('viewBox'),
  ];
  await swipe(page, -80, -60);
  await scaleOf(page);
  expect(await frameOf(page).locator('svg').first().getAttribute('viewBox')).not.toBe(view);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await pinch(page, 260, 40);
  expect(await scaleOf(page)).toBeCloseTo(whole, 3);
  await page.context().close();
});

test('on the whole map one finger scrolls the page', async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await openMap(page);
  const before = await page.evaluate(() => window.scrollY);
  await swipe(page, 0, -200);
  await page.waitForFunction((from) => window.scrollY > from + 100, before);
  await page.context().close();
});

test('a finger on an occupation shows where it leads, the next one opens it', async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await openMap(page);
  await pinch(page, 60, 300);
  await scaleOf(page);
  const seen = await frameOf(page).evaluate((frame) => {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const dots = [...frame.querySelectorAll<SVGElement>('a[id]')];
    return dots.find((dot) => {
      const box = dot.querySelector('circle')?.getBoundingClientRect();
      return (
        box &&
        box.left > left + 60 &&
        box.right < right - 60 &&
        box.top > top + 60 &&
        box.bottom < bottom - 90
      );
    })?.id;
  });
  const dot = dotOf(page, seen ?? '').locator('circle');
  await tap(dot);
  await page.locator('[data-card]').waitFor();
  expect(new URL(page.url()).hash).toBe(`#${seen}`);
  await scaleOf(page);
  await tap(dot);
  await page.waitForURL(`**/zawody/${seen}`);
  await page.goBack();
  await page.locator('[data-card]').waitFor();
  await page.context().close();
});

test('on a phone the first press of + names occupations', async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await openMap(page);
  const named = frameOf(page).locator('a[id] text:visible');
  expect(await named.count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Przybliż' }));
  await expect.poll(() => named.count()).toBeGreaterThan(5);
  await page.context().close();
});

test('with a mouse: the wheel comes nearer where it points, dragging moves, a step of the card flies on', async () => {
  const page = await (await browser.visitor()).newPage();
  await openMap(page);
  const whole = await scaleOf(page);
  const { x, y } = await middleOf(page);
  // Anyone who has just scrolled the page goes on scrolling it.
  await page.waitForTimeout(300);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
  expect(await scaleOf(page)).toBe(whole);
  await openMap(page);
  await page.waitForTimeout(300);
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(300);
  expect(await scaleOf(page)).toBeGreaterThan(whole * 2);
  const before = await frameOf(page).locator('svg').first().getAttribute('viewBox');
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(200);
  expect(await frameOf(page).locator('svg').first().getAttribute('viewBox')).not.toBe(before);
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/zawody/kucharz');
  await press(page.getByRole('link', { name: 'Zobacz na mapie' }));
  await page.waitForURL('**/zawody/mapa#kucharz');
  const card = page.locator('[data-card]');
  await card.getByRole('link', { name: 'Kucharz / kucharka' }).waitFor();
  await press(card.getByRole('link', { name: 'Szef / szefowa kuchni' }));
  await card.getByText('Układa menu i prowadzi kuchnię restauracji.').waitFor();
  expect(new URL(page.url()).hash).toBe('#szef-kuchni');
  expect(await page.locator('[data-steps] path').count()).toBeGreaterThan(0);
  expect((await placeOf(page, 'szef-kuchni')).y).toBeCloseTo(0.5, 1);
  await page.context().close();
});

test('by keyboard every occupation is reached in its massif, the view follows, and Enter opens it', async () => {
  const page = await (await browser.visitor()).newPage();
  await openMap(page);
  const order = await frameOf(page).evaluate((frame) =>
    [...frame.querySelectorAll<SVGElement>('a[id]')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ id }) => id),
  );
  expect(order).toHaveLength(499);
  await page.getByRole('link', { name: 'Pomiń mapę' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Budowa');
  await page.locator('[data-massif]').last().focus();
  for (const id of order.slice(0, 3)) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    const { x, y } = await placeOf(page, id);
    expect([x > 0, x < 1, y > 0, y < 1]).toEqual([true, true, true, true]);
  }
  const scale = await scaleOf(page);
  await page.keyboard.press('+');
  expect(await scaleOf(page)).toBeCloseTo(scale * 2, 1);
  const view = await frameOf(page).locator('svg').first().getAttribute('viewBox');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(50);
  expect(await frameOf(page).locator('svg').first().getAttribute('viewBox')).not.toBe(view);
  await page.keyboard.press('0');
  expect(await scaleOf(page)).toBeLessThan(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/zawody/${order[2]}`);
  await page.context().close();
});

test('by keyboard a massif leads to its first occupation, and Escape puts the card away', async () => {
  const page = await (await browser.visitor()).newPage();
  await openMap(page);
  await frameOf(page).getByRole('link', { name: 'Zdrowie', exact: true }).focus();
  await page.keyboard.press('Enter');
  const card = page.locator('[data-card]');
  await card.waitFor();
  const id = await page.evaluate(() => document.activeElement?.id ?? '');
  expect(await page.locator('[data-field=zdrowie] a[id]').first().getAttribute('id')).toBe(id);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  await page.keyboard.press('Escape');
  expect(await card.isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('');
  await page.context().close();
});

test('without a line the card says so, and the next press asks again', async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await page.route('**/dane/mapa-kroki.json', (route) => route.fulfill({ status: 503 }));
  await openMap(page, '/zawody/mapa#kucharz');
  const card = page.locator('[data-card]');
  await card.getByText('Sprawdź połączenie').waitFor();
  await page.unroute('**/dane/mapa-kroki.json');
  await tap(dotOf(page, 'kucharz').locator('circle'));
  await card.getByText('Krok wyżej').waitFor();
  await tap(card.getByRole('button', { name: 'Zamknij' }));
  expect(await card.isVisible()).toBe(false);
  expect(browser.complaints().join()).toContain('503');
  await page.context().close();
});

test.each([
  [1280, { width: 1280 }],
  [360, PHONE],
] as const)(
  '%i px wide an occupation that was linked to is in the window, with its card',
  async (_, options) => {
    const page = await (await browser.visitor(options)).newPage();
    await page.goto('/zawody/mapa#kucharz');
    await page.locator('[data-card] li').first().waitFor();
    await scaleOf(page);
    for (const part of [dotOf(page, 'kucharz').locator('circle'), page.locator('[data-name]')]) {
      const box = await part.boundingBox();
      // Below the header.
      expect([(box?.y ?? 0) > 70, (box?.y ?? 0) < 700]).toEqual([true, true]);
    }
    await page.context().close();
  },
);

test.each([
  ['a mouse', {}, press],
  ['a finger', PHONE, tap],
] as const)(
  'with %s what was searched for is flown to, and goes along to the list and back',
  async (_, options, hand) => {
    const page = await (await browser.visitor(options)).newPage();
    await page.goto('/zawody');
    await hand(page.getByRole('link', { name: 'Mapa', exact: true }));
    await page.waitForURL('**/zawody/mapa');
    await page.getByLabel('Nazwa, zajęcie albo narzędzie').fill('spawacz');
    await hand(page.getByRole('button', { name: 'Szukaj' }));
    await page.waitForURL(/mapa\?q=spawacz/);
    await page.getByText(/zaw[oó]d\S* na mapie/).waitFor();
    const { x, y } = await placeOf(page, 'spawacz');
    expect([x > 0, x < 1, y > 0, y < 1]).toEqual([true, true, true, true]);
    expect(await scaleOf(page)).toBeGreaterThan(0.7);
    expect(await dotOf(page, 'lekarz').getAttribute('tabindex')).toBe('-1');
    // So few are named, however far they are.
    expect(await frameOf(page).locator('a[id]:not([data-out]) text:visible').count()).toBe(3);
    await hand(page.getByRole('link', { name: 'Lista', exact: true }));
    await page.waitForURL((url) => url.pathname === '/zawody' && url.search === '?q=spawacz');
    await hand(page.getByRole('link', { name: 'Mapa', exact: true }));
    await page.waitForURL((url) => url.pathname === '/zawody/mapa' && url.search === '?q=spawacz');
    await page.context().close();
  },
);

test("the paths of somebody's analysis come with the address, named and in the window", async () => {
  const page = await (await browser.visitor(PHONE)).newPage();
  await page.goto('/zawody/mapa#kucharz,spawacz,rubbish,pielegniarka');
  await page.locator('[data-own="2"]').waitFor();
  for (const [place, id] of ['kucharz', 'spawacz', 'pielegniarka'].entries()) {
    expect(await dotOf(page, id).getAttribute('data-own')).toBe(String(place));
    const { x, y } = await placeOf(page, id);
    expect([x > 0, x < 1, y > 0, y < 1]).toEqual([true, true, true, true]);
    expect(await dotOf(page, id).locator('text').isVisible()).toBe(true);
  }
  expect(await meetingNames(page)).toEqual([]);
  expect(await page.locator('[data-card]').isVisible()).toBe(false);
  await page.context().close();
});

test('a field of work is a filter of the list and of the map', async () => {
  const page = await (await browser.visitor()).newPage();
  await page.goto('/zawody?dziedzina=zdrowie');
  await page.getByText('30 zawodów', { exact: true }).waitFor();
  await press(page.getByRole('link', { name: 'Mapa', exact: true }));
  await page.getByText('30 zawodów na mapie', { exact: false }).waitFor();
  await expect.poll(() => frameOf(page).locator('a[id]:not([data-out])').count()).toBe(30);
  await page.context().close();
});

test.each([
  ['light', { width: 1280, colorScheme: 'light' }],
  ['dark on a phone', { ...PHONE, colorScheme: 'dark' }],
] as const)(
  '%s: names never lie on one another, nothing scrolls sideways or shifts, and axe finds nothing',
  async (_, options) => {
    const page = await (await browser.visitor(options)).newPage();
    const shifts = await watchLayoutShifts(page);
    await openMap(page);
    expect(await shifts()).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    for (let level = 0; level < 7; level += 1) {
      expect(await meetingNames(page)).toEqual([]);
      await press(page.getByRole('button', { name: 'Przybliż' }));
      await scaleOf(page);
    }
    await press(page.getByRole('button', { name: 'Cała mapa' }));
    await openMap(page, '/zawody/mapa#kucharz');
    await page.reload();
    await page.locator('[data-card] li').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.context().close();
  },
);

test.each([1280, 360])('without JavaScript it is a picture with links, %i px wide', async (width) => {
  const page = await (await browser.visitor({ width, javaScriptEnabled: false })).newPage();
  await page.goto('/zawody/mapa');
  await frameOf(page).getByRole('link', { name: 'Informatyka' }).waitFor();
  expect(await meetingNames(page)).toEqual([]);
  expect(await page.getByRole('button', { name: 'Cała mapa' }).isVisible()).toBe(false);
  expect(await sidewaysScroll(page)).toBe(0);
  await dotOf(page, 'lekarz').locator('circle').click();
  await page.waitForURL('**/zawody/lekarz');
  await page.context().close();
});

test('a map that is hidden and comes back is drawn as it was', async () => {
  const visitor = await browser.visitor(PHONE);
  const page = await visitor.newPage();
  await openMap(page);
  const before = await scaleOf(page);
  for (const hidden of [true, false]) {
    await frameOf(page).evaluate((frame, isHidden) => frame.toggleAttribute('hidden', isHidden), hidden);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  expect(await scaleOf(page)).toBeCloseTo(before);
  await visitor.close();
});
