import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { isAdvised, type AdvisedPath, type CareerAnalysis } from '../analysis.ts';
import type { WrittenAnalysis, WrittenPath } from '../reply/written.ts';
import { SAMPLE_WRITTEN } from '../sample-analysis.ts';
import { parseAnalysis } from '../schema.ts';
import { completion } from './complete.ts';
import { adviceContext } from './context.ts';
import { holdsFigure } from './figures.ts';

const context = adviceContext(
  {
    answers: {
      preferences: ['helping'],
      additional_interests: 'Lubię ogród i tłumaczę sąsiadom, jak przycinać drzewa.',
      additional_info: 'Pracuję w biurze, matura.',
    },
    facts: { voivodeship: 'pomorskie' },
    denied: [],
  },
  await readCareers(),
);
const complete = completion(context);
const ids = context.candidates.slice(0, 4).map(({ id }) => id);
const reason = { cytat: 'lubię ogród', wniosek: 'Praca z roślinami Cię nie znudzi.' };

function reply(change: Partial<WrittenPath> = {}): WrittenAnalysis {
  const sciezkiKariery = SAMPLE_WRITTEN.sciezkiKariery.map((path, index) => ({
    ...path,
    zawodId: ids[index] ?? '',
    dlaczego: [reason],
    ...(index === 0 ? change : {}),
  }));
  return { ...SAMPLE_WRITTEN, sciezkiKariery };
}

function firstPath(change: Partial<WrittenPath>): AdvisedPath {
  const completed = complete.analysis(reply(change));
  const [path] = completed.ok ? completed.analysis.sciezkiKariery : [];
  if (path === undefined || !('zawodId' in path)) throw new Error('the reply should be fine');
  return path;
}

test.each([
  ['in capitals', ids[0]?.toUpperCase() ?? ''],
  ['with its name', context.candidates[0]?.name ?? ''],
])('an occupation named %s is the one that was meant', (_, zawodId) => {
  expect(firstPath({ zawodId })).toMatchObject({ zawodId: ids[0], nazwa: context.candidates[0]?.name });
});

test('names and pay are those of the tables, and what comes out is a valid analysis', () => {
  const completed = complete.analysis(reply());
  if (!completed.ok) throw new Error(completed.reason);
  const shown = completed.analysis.sciezkiKariery.map(({ nazwa, zarobki }) => [nazwa, zarobki?.max ?? null]);
  const tables = context.candidates.slice(0, 4).map(({ name, facts }) => [name, facts.pay?.d9 ?? null]);
  expect(shown).toEqual(tables);
  expect(completed.droppedQuotes).toBe(0);
  expect(parseAnalysis(JSON.parse(JSON.stringify(completed.analysis)))).toEqual({
    ok: true,
    analysis: completed.analysis,
  });
  expect(completed.analysis.wojewodztwo).toBe('pomorskie');
});

test.each([
  ['outside the list', 'krol-polski'],
  ['twice', ids[1] ?? ''],
  ['twice, once by its name', context.candidates[1]?.name ?? ''],
])('a path with an id %s falls out, in the stream, too', (_, zawodId) => {
  const written = reply({ zawodId });
  const done = complete.analysis(written);
  const kept = [...new Set(written.sciezkiKariery.map((one) => one.zawodId))].filter((id) =>
    ids.includes(id),
  );
  const idsOf = (analysis: CareerAnalysis) =>
    analysis.sciezkiKariery.map((one) => (isAdvised(one) ? one.zawodId : null));
  expect(done.ok && idsOf(done.analysis)).toEqual(kept);
  const streamed = written.sciezkiKariery.flatMap(
    (value, index) => complete.section({ name: 'sciezkiKariery', index, value }) ?? [],
  );
  expect(streamed.map(({ index }) => index)).toEqual([...kept.keys()]);
});

test('with fewer than two paths left the reply is invalid', () => {
  const { sciezkiKariery, ...rest } = reply({ zawodId: 'krol-polski' });
  expect(complete.analysis({ ...rest, sciezkiKariery: sciezkiKariery.slice(0, 2) })).toMatchObject({
    ok: false,
  });
  expect(complete.analysis({ ...rest, sciezkiKariery: sciezkiKariery.slice(0, 3) })).toMatchObject({
    ok: true,
  });
});

test('a finished section with a foreign id is not shown', () => {
  const [path] = reply().sciezkiKariery;
  if (path === undefined) throw new Error('the sample has paths');
  expect(complete.section({ name: 'sciezkiKariery', index: 0, value: path })).not.toBeNull();
  const foreign = { ...path, zawodId: 'krol-polski' };
  expect(complete.section({ name: 'sciezkiKariery', index: 0, value: foreign })).toBeNull();
});

describe('what the model refuses', () => {
  const against = (change: object = {}) => ({
    zawodId: context.candidates[5]?.id ?? '',
    cytat: 'pracuję w biurze',
    powod: 'Tu nie ma biura.',
    ...change,
  });
  const refusing = (...odrzucone: WrittenAnalysis['odrzucone']) =>
    complete.analysis({ ...reply(), odrzucone });

  test('is kept with its name and the quote', () => {
    const done = refusing(against());
    expect(done.ok && done.analysis.odrzucone).toEqual([
      { ...against(), nazwa: context.candidates[5]?.name },
    ]);
  });

  test.each([
    ['a foreign id', { zawodId: 'krol-polski' }],
    ['a made-up quote', { cytat: 'nienawidzę biura' }],
  ])('with %s falls out, and nothing else does', (_, change) => {
    const done = refusing(against(change));
    expect(done.ok && [done.analysis.odrzucone, done.analysis.sciezkiKariery.length]).toEqual([undefined, 4]);
    expect(complete.section({ name: 'odrzucone', index: 0, value: against(change) })).toBeNull();
  });

  test('and chooses at once is no path, in the stream neither', () => {
    const one = against({ zawodId: ids[0] });
    const done = refusing(one);
    expect(done.ok && done.analysis.sciezkiKariery.map((path) => isAdvised(path) && path.zawodId)).toEqual(
      ids.slice(1),
    );
    const fresh = completion(context);
    expect(fresh.section({ name: 'odrzucone', index: 0, value: one })).not.toBeNull();
    const [path] = reply().sciezkiKariery;
    if (path === undefined) throw new Error('the sample has paths');
    expect(fresh.section({ name: 'sciezkiKariery', index: 0, value: path })).toBeNull();
  });

  test('with a made-up quote stays a path', () => {
    const done = refusing(against({ zawodId: ids[0], cytat: 'nienawidzę biura' }));
    expect(done.ok && done.analysis.sciezkiKariery).toHaveLength(4);
  });

  test('leaves no reply with fewer than two paths', () => {
    const all = ids.slice(0, 3).map((zawodId) => against({ zawodId }));
    expect(refusing(...all).ok).toBe(false);
    expect(refusing(...all.slice(0, 2)).ok).toBe(true);
  });
});

describe('the question back', () => {
  const asking = (
    ...odpowiedzi: { odpowiedz: string; warunek: 'night' | 'noise'; jak: 'avoid' | 'any' }[]
  ) => {
    const done = complete.analysis({ ...reply(), pytanie: { pytanie: 'Jak?', odpowiedzi } });
    return done.ok ? done.analysis.pytanie : null;
  };
  const day = { odpowiedz: 'Tylko dzień', warunek: 'night', jak: 'avoid' } as const;
  const any = { odpowiedz: 'Obojętnie', warunek: 'night', jak: 'any' } as const;

  test('is kept where an answer changes the ranking', () => {
    expect(asking(day, any)).toEqual({ pytanie: 'Jak?', odpowiedzi: [day, any] });
  });

  test('is left out where none does', () => {
    expect(asking(any, { ...any, warunek: 'noise' })).toBeUndefined();
  });
});

test('an occupation beyond the tables keeps its words without figures; one that they have is none', () => {
  const beyond = (nazwa: string) => {
    const pozaTabela = { nazwa, dlaczego: 'Lubisz drzewa. Zarobisz 9000 zł.' };
    const done = complete.analysis({ ...reply(), pozaTabela });
    return done.ok ? done.analysis.pozaTabela : null;
  };
  expect(beyond('Bartnik leśny')).toEqual({ nazwa: 'Bartnik leśny', dlaczego: 'Lubisz drzewa.' });
  expect(beyond(context.candidates[0]?.name ?? '')).toBeUndefined();
});

test('the language is kept where it is not Polish', () => {
  const english = { ...context, order: { ...context.order, language: 'en' as const } };
  const done = completion(english).analysis(reply());
  expect(done.ok && done.analysis.jezyk).toBe('en');
  const polish = complete.analysis(reply());
  expect(polish.ok && 'jezyk' in polish.analysis).toBe(false);
});

describe('quotes', () => {
  test('one that nobody said goes with its reason, the true one stays', () => {
    const made = { cytat: 'kocham księgowość', wniosek: 'Zmyślone.' };
    expect(firstPath({ dlaczego: [made, reason] }).dlaczego).toEqual([reason]);
    expect(complete.analysis(reply({ dlaczego: [made, reason] }))).toMatchObject({ droppedQuotes: 1 });
  });

  test('with none left, the ledger gives the reasons', () => {
    const { dlaczego } = firstPath({ dlaczego: [{ cytat: 'kocham księgowość', wniosek: 'Zmyślone.' }] });
    expect(dlaczego.length).toBeGreaterThan(0);
    expect(JSON.stringify(dlaczego)).not.toContain('Zmyślone');
  });
});

test('with too little against, the tables say what is', () => {
  expect(firstPath({ przeciw: [] }).przeciw.length).toBeGreaterThanOrEqual(2);
  const own = 'Zimą jest mniej zleceń.';
  expect(firstPath({ przeciw: [own] }).przeciw[0]).toBe(own);
});

test('a condition that the work breaks is said against it, and is no reason for it', async () => {
  const cook = adviceContext(
    {
      answers: {
        preferences: [],
        additional_interests: 'Lubię gotować.',
        additional_info: 'Jestem kucharką od 10 lat. Chcę pracować bez pośpiechu.',
      },
      facts: {},
      denied: [],
    },
    await readCareers(),
  );
  const told = cook.candidates.map(({ id }) => id);
  const written = reply();
  const completed = completion(cook).analysis({
    ...written,
    sciezkiKariery: written.sciezkiKariery.map((path, at) => ({
      ...path,
      zawodId: (at === 0 ? 'szef-kuchni' : told.filter((id) => id !== 'szef-kuchni')[at]) ?? '',
      dlaczego: [
        { cytat: 'bez pośpiechu', wniosek: 'W tej kuchni jest spokojnie.' },
        { cytat: 'Lubię gotować', wniosek: 'To praca przy garnkach.' },
      ],
    })),
  });
  const [chef] = completed.ok ? completed.analysis.sciezkiKariery : [];
  if (chef === undefined || !('dlaczego' in chef)) throw new Error('the reply should be fine');
  expect(chef.dlaczego.map(({ cytat }) => cytat)).toEqual(['Lubię gotować']);
  expect(chef.przeciw[0]).toBe('Kłóci się z\u00a0Twoim warunkiem: „bez pośpiechu”.');
});

test('without a test that keeps to the bounds there is one that anybody can make', () => {
  const { proba } = firstPath({ proba: null });
  expect(proba).toMatchObject({ koszt: 0 });
});

test('no figure of the model stays anywhere', () => {
  const marked = 'Dobrze. Zarobisz 98 765 zł, o 87 % więcej. Kod 76543.';
  const list = [marked, 'Spokój'];
  const written: WrittenAnalysis = {
    ...reply({
      opis: marked,
      dlaczego: [{ cytat: 'ogród', wniosek: marked }],
      przeciw: list,
      luka: marked,
      proba: { co: marked, godziny: 2, koszt: 0 },
      kroki: [{ nazwa: 'Krok', czasWykonania: '2 tygodnie', opis: marked }],
      potencjalRozwoju: '98765 zł',
      korzysci: list,
      wymagania: list,
      umiejetnosciPowiazane: list,
    }),
    predyspozycje: [{ nazwa: 'Cierpliwość', uzasadnienie: marked }],
    umiejetnosci: SAMPLE_WRITTEN.umiejetnosci.map((skill) => ({ ...skill, opis: marked })),
    planRozwoju: { kroki: SAMPLE_WRITTEN.planRozwoju.kroki, certyfikacje: list, projekty: list },
    podsumowanieInspirujace: marked,
  };
  const completed = complete.analysis(written);
  if (!completed.ok) throw new Error(completed.reason);
  const { sciezkiKariery, ...rest } = completed.analysis;
  const [first] = sciezkiKariery;
  expect(JSON.stringify({ ...first, zarobki: null, bilans: [] })).not.toMatch(/98.?765|87|76543/);
  expect(JSON.stringify(rest)).not.toMatch(/98.?765|87|76543/);
  expect(holdsFigure(rest.podsumowanieInspirujace)).toBe(false);
});
