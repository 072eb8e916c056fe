// How long a page takes from a press to the next picture (INP), by a real pointer and real keys, on a processor four times slower.
// The first press of each visit comes when the page has come to rest, or with `at once` as soon as there is something to press.
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { takeCookie } from '#tests/support/browser/person.ts';
import { watchPresses } from '#tests/support/browser/watched-presses.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import type { Locator, Page } from 'playwright-core';
import { markdown, row, type Row } from './measured.ts';
import { median } from './statistics.ts';
import type { Surroundings } from './surroundings.ts';
import { startFront } from './visitor-front.ts';

const ROUNDS = 5;
const SLOWER = 4;
const AT_REST_MS = 2_500;
const AFTER_PRESS_MS = 1_000;
const FIRST = { must: 150, aim: 100 };
const LATER = { must: 80, aim: 50 };
const FIRST_PRESS = ', first press of all';
const HEAD = [
  'press on a processor 4× slower',
  'INP, ms: median / worst',
  'until seen, ms',
  'longest task, ms',
];

export type Press = {
  what: string;
  act: (page: Page) => Promise<void>;
  /** Asked in the page at each frame: what was pressed has done its work. */
  hasHappened: () => boolean;
};
/** The first of its presses is the first of all on that page. */
type Visit = { path: string; isSignedIn?: true; isHasty?: true; width: number; presses: Press[] };
type Taken = { inpMs: number; effectMs: number; longestTaskMs: number };

const clicking =
  (find: (page: Page) => Locator): Press['act'] =>
  async (page) =>
    press(find(page).filter({ visible: true }).first());
const key =
  (pressed: string): Press['act'] =>
  async (page) =>
    page.keyboard.press(pressed);
const button = (name: string | RegExp) => clicking((page) => page.getByRole('button', { name }));
export const words = (text: string) => clicking((page) => page.getByText(text, { exact: true }));

const QUIZ: Press[] = [
  {
    what: 'quiz: an option',
    act: words('Natura'),
    hasHappened: () => document.querySelectorAll('#quiz input:checked').length === 1,
  },
  {
    what: 'quiz: another option',
    act: words('Twórczość'),
    hasHappened: () => document.querySelectorAll('#quiz input:checked').length === 2,
  },
  {
    what: 'quiz: Dalej',
    act: button('Dalej'),
    hasHappened: () => document.querySelector('#quiz textarea') !== null,
  },
];

const VISITS: Visit[] = [
  { path: '/', width: 360, presses: QUIZ },
  { path: '/', width: 360, isHasty: true, presses: QUIZ.slice(0, 1) },
  {
    path: '/',
    width: 1280,
    presses: [
      {
        what: 'landing: sign in',
        act: clicking((page) => page.getByRole('link', { name: 'Zaloguj się' })),
        hasHappened: () => document.querySelector('dialog[open] input') !== null,
      },
    ],
  },
  {
    path: '/biblioteka-kursow',
    width: 1280,
    presses: [
      {
        what: 'library: the search field',
        act: clicking((page) => page.getByRole('searchbox')),
        hasHappened: () => document.activeElement instanceof HTMLInputElement,
      },
      {
        what: 'library: the first letter',
        act: key('e'),
        hasHappened: () => location.search.includes('=e'),
      },
      {
        what: 'library: the second letter',
        act: key('x'),
        hasHappened: () => location.search.includes('=ex'),
      },
    ],
  },
  {
    path: '/zawody/mapa',
    width: 360,
    presses: [
      {
        what: 'map: nearer',
        act: button('Przybliż'),
        hasHappened: () => document.querySelector('[data-frame] svg:not([data-near="0"])') !== null,
      },
      {
        what: 'map: an occupation',
        act: clicking((page) => page.locator('[data-frame] a[id="kucharz"] circle')),
        hasHappened: () => document.querySelector('[data-card]:not([hidden]) li') !== null,
      },
    ],
  },
  {
    path: '/dashboard',
    isSignedIn: true,
    width: 360,
    presses: [
      {
        what: 'dashboard: the skills unfold',
        act: words('Kluczowe umiejętności'),
        hasHappened: () =>
          document.querySelector('#umiejetnosci-klucz[open], [open] #umiejetnosci-klucz') !== null,
      },
      {
        what: 'dashboard: a skill',
        act: button('Uczę się'),
        hasHappened: () => document.activeElement?.getAttribute('aria-pressed') === 'true',
      },
      {
        what: 'dashboard: a day for the step',
        act: async (page) => {
          await page.getByLabel('Termin').filter({ visible: true }).first().fill('2027-12-24');
          await button(/^Zapisz termin/)(page);
        },
        hasHappened: () => document.body.textContent.includes('24\u00a0grudnia'),
      },
      {
        what: 'dashboard: a step',
        act: button(/^Oznacz jako zrobiony/),
        hasHappened: () => document.body.textContent.includes('Cały plan za Tobą'),
      },
    ],
  },
];

export async function benchPresses(surroundings: Surroundings): Promise<{ rows: Row[]; list: string }> {
  const front = await startFront(surroundings.url);
  const taken = new Map<string, Taken[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const visit of VISITS)
        for (const [what, one] of await pressesOf(visit, front.url, surroundings))
          taken.set(what, [...(taken.get(what) ?? []), one]);
  } finally {
    await front.stop();
  }
  const lines = Array.from(taken, ([what, of]) => [
    what,
    told(of, 'inpMs'),
    told(of, 'effectMs'),
    told(of, 'longestTaskMs'),
  ]);
  return { rows: rowsOf(taken), list: markdown(HEAD, lines) };
}

function rowsOf(taken: ReadonlyMap<string, readonly Taken[]>): Row[] {
  const inp = Array.from(taken, ([what, of]) => ({ what, ms: median(of.map(({ inpMs }) => inpMs)) }));
  const slowest = (of: typeof inp) => of.reduce((one, other) => (other.ms > one.ms ? other : one));
  const isFirst = ({ what }: { what: string }) => what.includes(FIRST_PRESS);
  const [first, later] = [slowest(inp.filter(isFirst)), slowest(inp.filter((one) => !isFirst(one)))];
  return [
    row(`INP at 4× slower, first press of all: the slowest (${first.what})`, FIRST, first.ms, ' ms'),
    row(`INP at 4× slower, later presses: the slowest (${later.what})`, LATER, later.ms, ' ms'),
  ];
}

function told(of: readonly Taken[], figure: keyof Taken): string {
  const values = of.map((one) => one[figure]);
  return `${median(values).toFixed(0)} / ${Math.max(...values).toFixed(0)}`;
}

/** `surroundings`: whose people sign in. */
export async function pressesOf(
  visit: Visit,
  url: string,
  surroundings: Surroundings,
): Promise<[string, Taken][]> {
  const browser = await startBrowser(url, { isOwn: true });
  try {
    const context = await browser.visitor({ width: visit.width });
    if (visit.isSignedIn) await takeCookie({ url }, context, await personWithAnalysis(surroundings));
    const page = await context.newPage();
    await watchPresses(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(visit.path, { waitUntil: visit.isHasty ? 'commit' : 'load' });
    if (!visit.isHasty) await page.waitForTimeout(AT_REST_MS);
    const taken: [string, Taken][] = [];
    for (const [at, one] of visit.presses.entries()) {
      await page.evaluate(() => window.watched.forget());
      await one.act(page);
      await page.waitForFunction(one.hasHappened, undefined, { polling: 'raf' });
      const effectMs = await page.evaluate(() => performance.now() - window.watched.pressedAt);
      await page.waitForTimeout(AFTER_PRESS_MS);
      const { inpMs, longestTaskMs } = await page.evaluate(() => window.watched.read());
      const when = visit.isHasty ? `${FIRST_PRESS}, at once` : FIRST_PRESS;
      taken.push([at > 0 ? one.what : one.what + when, { inpMs, effectMs, longestTaskMs }]);
    }
    return taken;
  } finally {
    await browser.close();
  }
}

async function personWithAnalysis(surroundings: Surroundings): Promise<SignedIn> {
  const person = await signedIn(surroundings);
  await storeAnalysisOf(surroundings.database, person.id);
  return person;
}
