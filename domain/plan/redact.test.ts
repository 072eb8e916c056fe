import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CareerAnalysis } from '../analysis/analysis.ts';
import type { LoggedEvent, RunEvent, Section } from '../analysis/events.ts';
import { SAMPLE_ANALYSIS } from '../analysis/sample-analysis.ts';
import { createSectionReader } from '../analysis/reply/sections.ts';
import { PLANS } from './plans.ts';
import { createStreamRedactor, redactAnalysis } from './redact.ts';

const FREE = PLANS.free.view;
const START: LoggedEvent = { event: 'progress', data: { percent: 5, stage: 'start' } };
const LOCKED = /beta|gamma|delta|analityk|doradc|programist|nr[345]/i;

const sectionsOf = (analysis: CareerAnalysis) => createSectionReader().push(JSON.stringify(analysis));
const logged = (sections: Section[]) => sections.map((data): LoggedEvent => ({ event: 'section', data }));
const announced = (sections: Section[], names: string[]) =>
  sections.map((data): LoggedEvent => ({ event: 'section', data, names }));
const done = (analysis: CareerAnalysis): LoggedEvent => ({
  event: 'done',
  data: { analysis, savedAt: null },
});
const isEarly = ({ name }: Section) => name === 'predyspozycje' || name === 'sciezkiKariery';

function streamed(events: LoggedEvent[], view = FREE): (RunEvent | null)[] {
  return events.map(createStreamRedactor(view));
}

function naming(names: string): CareerAnalysis {
  return {
    ...SAMPLE_ANALYSIS,
    umiejetnosci: SAMPLE_ANALYSIS.umiejetnosci.map((skill) => ({ ...skill, opis: names })),
    planRozwoju: {
      kroki: [{ nazwa: names, czasWykonania: names, opis: names }],
      certyfikacje: [names],
      projekty: [names],
    },
    podsumowanieInspirujace: names,
  };
}

test('premium sees everything, unchanged and nothing cut', () => {
  const predyspozycje = SAMPLE_ANALYSIS.predyspozycje.map((one) => ({ ...one, skrocone: false }));
  expect(redactAnalysis(SAMPLE_ANALYSIS, PLANS.premium.view)).toEqual({ ...SAMPLE_ANALYSIS, predyspozycje });
});

test('free and enterprise see one path and two skills, the rest null in its place', () => {
  for (const { view } of [PLANS.free, PLANS.enterprise]) {
    const visible = redactAnalysis(SAMPLE_ANALYSIS, view);
    expect(visible.sciezkiKariery).toEqual([SAMPLE_ANALYSIS.sciezkiKariery[0], null, null, null]);
    expect(visible.umiejetnosci).toEqual([...SAMPLE_ANALYSIS.umiejetnosci.slice(0, 2), null, null, null]);
    expect(JSON.stringify(visible)).not.toMatch(LOCKED);
  }
});

test('a long reasoning is cut to 160 characters and says so, a short one stays', () => {
  const [long, short] = redactAnalysis(SAMPLE_ANALYSIS, FREE).predyspozycje;
  expect(long?.skrocone).toBe(true);
  expect(long?.uzasadnienie).toMatch(/^.{140,160}…$/);
  expect(short).toEqual({ nazwa: 'Empatia', uzasadnienie: 'Lubisz pomagać innym.', skrocone: false });
});

test('locked names are masked in every text that stays, the visible name is not', () => {
  const analysis = naming('Ogrodniczka miejska, analityka danych, Doradcy klienta i programista');
  const visible = redactAnalysis(analysis, FREE);
  expect(visible.podsumowanieInspirujace).toBe('Ogrodniczka miejska, ••••, •••• i ••••');
  expect(JSON.stringify(visible)).not.toMatch(LOCKED);
});

const letters = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 12 });
const lockedName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `Q${words.join(' ')}`);
const threeNames = fc.uniqueArray(lockedName, { minLength: 3, maxLength: 3 });

function renamed(analysis: CareerAnalysis, names: readonly string[]): CareerAnalysis {
  const sciezkiKariery = analysis.sciezkiKariery.map((path, index) => ({
    ...path,
    nazwa: index === 0 ? path.nazwa : (names[index - 1] ?? path.nazwa),
  }));
  return { ...analysis, sciezkiKariery };
}

function expectNoLeak(output: unknown, names: readonly string[]): void {
  const json = JSON.stringify(output).toLowerCase();
  for (const name of names) expect(json).not.toContain(name.toLowerCase());
  expect(json).not.toMatch(/beta|gamma|delta|umiejętność nr[345]/);
}

test('whatever the locked paths are called, no text holds their names', () => {
  fc.assert(
    fc.property(threeNames, fc.constantFrom(' ', ', ', ' – ', '\n'), (names, glue) => {
      const everywhere = names.join(glue);
      const analysis = renamed(naming(everywhere), names);
      const [path, ...paths] = analysis.sciezkiKariery;
      const all = {
        ...analysis,
        predyspozycje: [{ nazwa: everywhere, uzasadnienie: everywhere.repeat(3) }],
        sciezkiKariery: path === undefined ? [] : [{ ...path, opis: everywhere, korzysci: names }, ...paths],
      };
      expectNoLeak(redactAnalysis(all, FREE), names);
      expectNoLeak(streamed([done(all)]), names);
    }),
  );
});

test('the stream shows what the plan may see and the mere place of the rest', () => {
  const events = streamed(logged(sectionsOf(SAMPLE_ANALYSIS)));
  expect(events).not.toContain(null);
  expect(events[2]).toMatchObject({
    data: { name: 'sciezkiKariery', index: 0, value: { nazwa: 'Ogrodniczka miejska' } },
  });
  expect(events[3]).toEqual({ event: 'section', data: { name: 'sciezkiKariery', index: 1, locked: true } });
  expect(JSON.stringify(events)).not.toMatch(LOCKED);
});

test('premium gets the stream unchanged, in any order', () => {
  const events = logged(sectionsOf(SAMPLE_ANALYSIS)).toReversed();
  expect(streamed(events, PLANS.premium.view)).toEqual(events);
});

test('after 2 paths texts that could name one are held back, after 3 they are masked', () => {
  const sections = sectionsOf(naming('Analityk danych'));
  const paths = sections.filter(({ name }) => name === 'sciezkiKariery');
  const summary = sections.slice(-1);
  expect(streamed(logged([...paths.slice(0, 2), ...summary])).at(-1)).toBeNull();
  expect(streamed(logged([...paths.slice(0, 3), ...summary])).at(-1)).toMatchObject({
    data: { value: '••••' },
  });
});

test('names that the reply announces are masked from the very first text on', () => {
  const names = SAMPLE_ANALYSIS.sciezkiKariery.map(({ nazwa }) => nazwa);
  const text = names.join(', ');
  const [path, ...paths] = SAMPLE_ANALYSIS.sciezkiKariery.map((one) => ({ ...one, opis: text }));
  const analysis = {
    ...SAMPLE_ANALYSIS,
    predyspozycje: [{ nazwa: text, uzasadnienie: text }],
    sciezkiKariery: path === undefined ? [] : [path, ...paths],
  };
  const events = streamed(announced(sectionsOf(analysis), names));
  const shown = 'Ogrodniczka miejska, ••••, ••••, ••••';
  expect(events[0]).toMatchObject({ data: { value: { nazwa: shown, uzasadnienie: shown } } });
  expect(events[1]).toMatchObject({ data: { value: { nazwa: 'Ogrodniczka miejska', opis: shown } } });
  expectNoLeak(events, names.slice(1));
});

test('an announcement in another order than the paths opens nothing once the paths are there', () => {
  const names = SAMPLE_ANALYSIS.sciezkiKariery.map(({ nazwa }) => nazwa);
  const events = streamed(announced(sectionsOf(naming(names.join(', '))), names.toReversed()));
  expectNoLeak(events, names.slice(1));
});

test('a run that starts again holds back again until its own paths are complete', () => {
  const first = sectionsOf(SAMPLE_ANALYSIS);
  const second = sectionsOf(renamed(naming('Leśnik i Programista'), ['Leśnik', 'Rolnik', 'Weterynarz']));
  const lateParts = second.filter((section) => !isEarly(section));
  const replayed = streamed([...logged([...first, ...lateParts]), START, ...logged(second)]);
  const held = replayed.slice(first.length, first.length + lateParts.length);
  expect(held.filter((event) => event !== null && !('locked' in event.data))).toEqual([]);
  expect(replayed.at(-1)).toMatchObject({ data: { value: '•••• i ••••' } });
});

test("the word of a new start, progress at stage 'start', also forgets the paths", () => {
  const sections = sectionsOf(SAMPLE_ANALYSIS);
  const [summary] = sections.slice(-1);
  const before = logged(sections.slice(0, -1));
  expect(streamed([...before, START, ...logged(summary === undefined ? [] : [summary])]).at(-1)).toBeNull();
});

test('no order of sections, and no second attempt, leaks a locked name or text', () => {
  fc.assert(
    fc.property(
      threeNames,
      threeNames,
      fc.nat(20),
      fc.infiniteStream(fc.nat()),
      (names, later, cut, chance) => {
        const one = sectionsOf(renamed(naming(names.join(', ')), names));
        const two = sectionsOf(renamed(naming(later.join(', ')), later));
        const parts = Map.groupBy(two, ({ name }) => name.split('.')[0]);
        const shuffled = Array.from(parts.values(), (part) => ({ part, place: chance.next().value }));
        const mixed = shuffled.toSorted((a, b) => a.place - b.place).flatMap(({ part }) => part);
        expectNoLeak(streamed([START, ...logged(one.slice(0, cut)), START, ...logged(mixed)]), [
          ...names,
          ...later,
        ]);
      },
    ),
  );
});

test('progress and failure pass as they are', () => {
  const events: LoggedEvent[] = [
    { event: 'progress', data: { percent: 37, stage: 'sciezkiKariery' } },
    { event: 'failed', data: { code: 'invalid', error: 'Zdanie.' } },
  ];
  expect(streamed(events)).toEqual(events);
});
