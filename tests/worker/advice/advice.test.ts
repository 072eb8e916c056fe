// What the model chooses and claims, held against the rule and the tables (docs/decisions.md 'What the model is sent', 'Salaries'): occupations,
// names and pay are theirs, a quote is what was said, and no figure is the model's.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAdvised, type AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';
import { careerAnalyses, runs, userAnalysis } from '#db/advice/schema/analyses.ts';
import { INVENTED_NAME, MADE_UP_QUOTE } from '#sandbox/gemini/misbehave.ts';
import type { Misbehaviour } from '#sandbox/gemini/server.ts';
import { candidatesFor } from '#tests/support/analysis/candidates.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const CANDIDATES = await candidatesFor();

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

async function premiumRun(plan: Misbehaviour) {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  app.gemini.misbehave(plan);
  const response = await person.post('/api/analysis', ANSWERS);
  const wire = await response.clone().text();
  const events = await allEvents(response);
  const [current] = await app.database
    .select()
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, person.id));
  return { person, wire, events, stored: current?.analysis ?? '' };
}

async function pathsAfter(kind: Misbehaviour['kind']): Promise<AdvisedPath[]> {
  const { events, stored } = await premiumRun({ kind } as Misbehaviour);
  expect(events.at(-1)?.event).toBe('done');
  return (JSON.parse(stored).sciezkiKariery as AdvisedPath[]).filter(isAdvised);
}

test.each(['foreign-id', 'same-id-twice'] as const)(
  'of a reply with %s the path falls out, and the others are an analysis that counts once',
  async (kind) => {
    const { person, events, stored } = await premiumRun({ kind });
    expect(events.at(-1)?.event).toBe('done');
    const ids = (JSON.parse(stored).sciezkiKariery as AdvisedPath[]).map(({ zawodId }) => zawodId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(CANDIDATES.map((one) => one.id)).toContain(id);
    const [run] = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
    expect(run?.outcome).toBe('done');
    expect(await app.database.$count(userAnalysis, eq(userAnalysis.user_id, person.id))).toBe(1);
  },
);

test('a path by a foreign id is never sent', async () => {
  const { events } = await premiumRun({ kind: 'foreign-id' });
  const sections = events.filter(({ event }) => event === 'section');
  expect(JSON.stringify(sections)).not.toContain('wrozka');
  expect(JSON.stringify(sections).split('"zawodId"')).toHaveLength(1 + 3);
});

test.each(['none', 'last-candidates'] as const)(
  'names, pay and ledger are the tables’ and the rule’s, whichever candidates it takes (%s)',
  async (kind) => {
    const paths = await pathsAfter(kind);
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      const candidate = CANDIDATES.find(({ id }) => id === path.zawodId);
      expect(path.nazwa).toBe(candidate?.name);
      expect(path.bilans).toEqual(candidate?.ledger);
      const pay = candidate?.facts.pay ?? null;
      const salary =
        pay === null
          ? null
          : { min: pay.d1, max: pay.d9, waluta: 'PLN', komentarz: expect.stringContaining(pay.group) };
      expect(path.zarobki).toEqual(salary);
    }
  },
);

test('a made-up quote goes with its reason; where none is left, the ledger’s stands in', async () => {
  const paths = await pathsAfter('made-up-quote');
  const [first, second] = paths;
  expect(JSON.stringify(paths)).not.toContain(MADE_UP_QUOTE);
  expect(JSON.stringify(paths)).not.toContain('Wymyślony wniosek');
  const evidence = first?.bilans.map((line) => line.evidence) ?? [];
  expect(first?.dlaczego.length).toBeGreaterThan(0);
  for (const { cytat } of first?.dlaczego ?? [])
    expect([...evidence, 'natura', 'twórczość']).toContain(cytat);
  expect(second?.dlaczego.length).toBeGreaterThan(0);
  for (const { cytat } of second?.dlaczego ?? [])
    expect(`${ANSWERS.additional_interests} ${ANSWERS.additional_info}`).toContain(cytat);
});

test('a quote in other words is no quote', async () => {
  const paths = await pathsAfter('quote-in-other-words');
  expect(JSON.stringify(paths)).not.toMatch(/chodzi mi o|Przekręcony/);
  for (const { dlaczego } of paths) expect(dlaczego.length).toBeGreaterThan(0);
});

test('where nothing speaks against a path, the tables say at least two things', async () => {
  for (const { przeciw } of await pathsAfter('no-against')) expect(przeciw.length).toBeGreaterThanOrEqual(2);
});

test.each(['no-test', 'test-over-the-bounds'] as const)(
  '%s: a test that anybody can make stands in',
  async (kind) => {
    for (const { proba } of await pathsAfter(kind)) expect(proba).toMatchObject({ godziny: 2, koszt: 0 });
  },
);

test('no figure and no name of the model’s reaches anybody', async () => {
  const { person, wire, events, stored } = await premiumRun({ kind: 'figures-everywhere' });
  expect(events.at(-1)?.event).toBe('done');
  const [mark] = await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id));
  const id = mark?.id ?? '';
  const dated = { done: false, dueOn: '2026-12-24' };
  expect((await person.post(`/api/analysis/${id}/steps/0`, dated, { method: 'PUT' })).status).toBe(204);
  const older = await storeAnalysisOf(app.database, person.id, {
    isCurrent: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const bodies: Record<string, string> = { stream: wire, stored, history: mark?.analysis ?? '' };
  for (const path of [
    '/dashboard',
    '/dashboard.data',
    '/dashboard/analiza',
    `/dashboard/analiza/${id}`,
    `/dashboard/analiza/${id}.data`,
    `/dashboard/historia?a=${older}&b=${id}`,
    '/profil',
    '/moje-kursy',
    '/api/analysis',
    '/api/analysis/run',
    `/api/analysis/${id}/calendar.ics`,
  ]) {
    const response = await person.fetch(path);
    expect([path, response.status]).toEqual([path, 200]);
    bodies[path] = await response.text();
  }
  const invented = new RegExp(`98[\\s.,]?765|76[\\s.,]?543|87\\s?%|${INVENTED_NAME}`);
  const showing = Object.entries(bodies).flatMap(([path, body]) => {
    const found = invented.exec(body);
    return found === null ? [] : [`${path}: ${body.slice(Math.max(0, found.index - 80), found.index + 40)}`];
  });
  expect(showing).toEqual([]);
});

test('an analysis made before opens as before: its pay is the model’s, and says so', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  const id = await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ANALYSIS });
  for (const path of ['/dashboard', `/dashboard/analiza/${id}`]) {
    const html = await (await person.fetch(path)).text();
    expect(html).toContain('Ogrodniczka miejska');
    // The dashboard shows no pay that stands in no table.
    expect(html.includes('szacunek AI')).toBe(path !== '/dashboard');
  }
  const { current } = JSON.parse(await (await person.fetch('/api/analysis')).text());
  expect(current.analysis.sciezkiKariery).toEqual(
    SAMPLE_ANALYSIS.sciezkiKariery.map((path) => ({ ...path, fakty: null })),
  );
  expect(current.analysis.zrodla).toBeNull();
});
