import { expect, test } from 'vitest';
import type { CareerAnalysis } from '../../advice/analysis/analysis.ts';
import type { LoggedEvent, RunEvent } from '../../advice/analysis/events.ts';
import {
  SAMPLE_ADVISED,
  SAMPLE_ANALYSIS,
  SAMPLE_ASIDE,
  SAMPLE_BOOK,
} from '../../advice/analysis/sample-analysis.ts';
import { PLANS } from './plans.ts';
import { createStreamRedactor, redactAnalysis } from './redact.ts';

const FREE = PLANS.free.view;
const LOCKED_NAMES = ['Analityk danych', 'Doradca klienta', 'Programista'];
/** Any word of what is personal in a locked path, and of a locked skill. */
const PERSONAL = /beta|gamma|delta|nr[345]/;

const redacted = (analysis: CareerAnalysis, view = FREE) => redactAnalysis(analysis, view, SAMPLE_BOOK);

function logged({ predyspozycje, sciezkiKariery, umiejetnosci }: CareerAnalysis): LoggedEvent[] {
  return [
    ...predyspozycje.map((value, index) => ({ name: 'predyspozycje', index, value }) as const),
    ...sciezkiKariery.map((value, index) => ({ name: 'sciezkiKariery', index, value }) as const),
    ...umiejetnosci.map((value, index) => ({ name: 'umiejetnosci', index, value }) as const),
  ].map((data) => ({ event: 'section', data }));
}

function streamed(events: readonly LoggedEvent[], view = FREE, voivodeship?: string): RunEvent[] {
  return events.map(createStreamRedactor(view, SAMPLE_BOOK, voivodeship));
}

test('premium sees everything, nothing cut, with the facts of each path', () => {
  const visible = redacted(SAMPLE_ADVISED, PLANS.premium.view);
  expect(visible).toEqual({
    ...SAMPLE_ADVISED,
    predyspozycje: SAMPLE_ADVISED.predyspozycje.map((one) => ({ ...one, skrocone: false })),
    sciezkiKariery: SAMPLE_ADVISED.sciezkiKariery.map((path) => ({
      ...path,
      fakty: 'zawodId' in path ? SAMPLE_BOOK.of(path.zawodId) : null,
    })),
    zrodla: SAMPLE_BOOK.sources,
  });
});

test.each([PLANS.free.view, PLANS.enterprise.view])(
  'free and enterprise see one path whole, of the others name and public facts',
  (view) => {
    const visible = redacted(SAMPLE_ADVISED, view);
    expect(visible.sciezkiKariery[0]).toMatchObject({
      nazwa: 'Ogrodniczka miejska',
      opis: 'Opis ścieżki alfa.',
    });
    expect(visible.sciezkiKariery.slice(1)).toEqual(
      SAMPLE_ADVISED.sciezkiKariery.slice(1).map((path) => {
        const zawodId = 'zawodId' in path ? path.zawodId : '';
        return { locked: true, nazwa: path.nazwa, zawodId, fakty: SAMPLE_BOOK.of(zawodId), liczbaKrokow: 1 };
      }),
    );
    expect(visible.umiejetnosci.slice(2)).toEqual([null, null, null]);
    expect(JSON.stringify(visible)).not.toMatch(PERSONAL);
  },
);

test('what was refused and asked is of everybody; of an occupation beyond the tables free sees the name', () => {
  const whole = { ...SAMPLE_ADVISED, ...SAMPLE_ASIDE };
  expect(redacted(whole, PLANS.premium.view)).toMatchObject(SAMPLE_ASIDE);
  expect(redacted(whole)).toMatchObject({
    ...SAMPLE_ASIDE,
    pozaTabela: { nazwa: 'Bartnik', dlaczego: null },
  });
  const section: LoggedEvent = {
    event: 'section',
    data: { name: 'pozaTabela', index: 0, value: { nazwa: 'Bartnik', dlaczego: 'Tajne.' } },
  };
  expect(streamed([section])).toEqual([
    { event: 'section', data: { name: 'pozaTabela', index: 0, locked: true, nazwa: 'Bartnik' } },
  ]);
  expect(streamed([section], PLANS.premium.view)).toEqual([section]);
});

test('of an analysis made before, a locked path has its name and no facts', () => {
  const visible = redacted(SAMPLE_ANALYSIS);
  expect(visible.sciezkiKariery[1]).toEqual({
    locked: true,
    nazwa: 'Analityk danych',
    zawodId: null,
    fakty: null,
  });
  expect(visible.zrodla).toBeNull();
  expect(JSON.stringify(visible)).not.toMatch(PERSONAL);
});

test('an occupation that has gone from the tables leaves the path without facts', () => {
  const [path] = SAMPLE_ADVISED.sciezkiKariery;
  if (path === undefined) throw new Error('the sample has paths');
  const sciezkiKariery = [{ ...path, zawodId: 'nieznany' }];
  expect(redacted({ ...SAMPLE_ADVISED, sciezkiKariery })).toMatchObject({
    sciezkiKariery: [{ fakty: null }],
    zrodla: null,
  });
});

test('a voivodeship of the person is asked for, whole and streamed', () => {
  const region = { voivodeship: 'pomorskie', forecast: null };
  const whole = redacted({ ...SAMPLE_ADVISED, wojewodztwo: 'pomorskie' });
  expect(whole.sciezkiKariery[3]?.fakty?.demand?.region).toEqual(region);
  const events = streamed(logged(SAMPLE_ADVISED), FREE, 'pomorskie');
  expect(JSON.stringify(events)).toContain(JSON.stringify(region));
});

test('a long reasoning is cut to 160 characters and says so, a short one stays', () => {
  const [long, short] = redacted(SAMPLE_ANALYSIS).predyspozycje;
  expect(long?.skrocone).toBe(true);
  expect(long?.uzasadnienie).toMatch(/^.{140,160}…$/);
  expect(short).toEqual({ nazwa: 'Empatia', uzasadnienie: 'Lubisz pomagać innym.', skrocone: false });
});

test('the stream shows the same as the whole, of what is locked the public part', () => {
  const events = streamed(logged(SAMPLE_ADVISED));
  const paths = events.flatMap(({ data }) =>
    'name' in data && data.name === 'sciezkiKariery' ? [data] : [],
  );
  expect(paths[0]).toMatchObject({
    index: 0,
    value: { nazwa: 'Ogrodniczka miejska' },
    zrodla: SAMPLE_BOOK.sources,
  });
  expect(paths.slice(1).map((path) => 'locked' in path && path.nazwa)).toEqual(LOCKED_NAMES);
  expect(JSON.stringify(events)).not.toMatch(PERSONAL);
});

test('a locked skill is its mere place', () => {
  const last = streamed(logged(SAMPLE_ADVISED)).at(-1);
  expect(last).toEqual({ event: 'section', data: { name: 'umiejetnosci', index: 4, locked: true } });
});

test('premium gets each section of the stream with its value', () => {
  const events = streamed(logged(SAMPLE_ADVISED), PLANS.premium.view);
  expect(JSON.stringify(events)).not.toContain('locked');
  expect(JSON.stringify(events)).toContain('Wniosek delta.');
});

test('the end brings the whole analysis as the plan sees it', () => {
  const done: LoggedEvent = { event: 'done', data: { analysis: SAMPLE_ADVISED, savedAt: null } };
  expect(streamed([done])).toEqual([
    { event: 'done', data: { analysis: redacted(SAMPLE_ADVISED), savedAt: null } },
  ]);
});

test('progress and failure pass as they are', () => {
  const events: LoggedEvent[] = [
    { event: 'progress', data: { percent: 37, stage: 'sciezkiKariery' } },
    { event: 'failed', data: { code: 'invalid', error: 'Zdanie.' } },
  ];
  expect(streamed(events)).toEqual(events);
});

test('a path that begins has its public facts for everybody, and says whether its words stay closed', () => {
  const [first, second] = SAMPLE_ADVISED.sciezkiKariery.map((path, index): LoggedEvent => {
    const zawodId = 'zawodId' in path ? path.zawodId : '';
    const begun = { index, zawodId, nazwa: path.nazwa };
    return { event: 'progress', data: { percent: 20, stage: 'sciezkiKariery', begun } };
  });
  if (first === undefined || second === undefined) throw new Error('the sample has paths');
  const facts = expect.objectContaining({ officialName: expect.any(String) });
  expect(streamed([first, second])).toMatchObject([
    { data: { begun: { index: 0, locked: false, fakty: facts, zrodla: SAMPLE_BOOK.sources } } },
    { data: { percent: 20, begun: { index: 1, locked: true, fakty: facts } } },
  ]);
  expect(streamed([second], PLANS.premium.view)).toMatchObject([{ data: { begun: { locked: false } } }]);
});
