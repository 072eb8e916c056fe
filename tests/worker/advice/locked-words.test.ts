// What a plan may not see never leaves the server (docs/decisions.md 'Locked content'): marked words stand in everything locked, and
// everything that such a person can get is searched for them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { isAdvised, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { skillMarks } from '#db/advice/schema/steps.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import {
  MARK,
  MARKED_ANALYSIS,
  MARKED_OLDER_ANALYSIS,
  MARKED_REPLY,
} from '#tests/support/analysis/marked.ts';
import { candidatesFor } from '#tests/support/analysis/candidates.ts';
import { makePlan } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, signedIn, type Visitor } from '#tests/support/account/visitor.ts';

const CANDIDATES = await candidatesFor();
const book = await readPublicFacts('2026-11-22');
const pathsOf = ({ sciezkiKariery }: CareerAnalysis) => sciezkiKariery.filter(isAdvised);

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const PLANS = {
  free: null,
  enterprise: { planId: 'enterprise', status: 'active' },
  'premium past due': { planId: 'price_premium', status: 'past_due' },
  'premium with a status nobody knows': { planId: 'price_premium', status: 'surprise' },
} as const;

async function personOn(plan: keyof typeof PLANS) {
  const person = await signedIn(app);
  const row = PLANS[plan];
  if (row !== null) await makePlan(app.database, person.id, { ...row, generations: 5, resets: 5 });
  return person;
}

const dated = (id: string, visitor: Visitor) =>
  visitor.post(`/api/analysis/${id}/steps/0`, { done: false, dueOn: '2026-12-24' }, { method: 'PUT' });

describe.each(Object.keys(PLANS) as (keyof typeof PLANS)[])('%s', (plan) => {
  test('the stream holds no marked word, from its first byte on', async () => {
    const person = await personOn(plan);
    app.gemini.misbehave({ kind: 'text', text: MARKED_REPLY });
    const wire = await (await person.post('/api/analysis', ANSWERS)).text();
    const attached = await (await person.fetch('/api/analysis/run')).text();
    for (const stream of [wire, attached]) {
      expect(stream).toContain('event: done');
      expect(stream).toContain('Wniosek: widoczne.');
      expect(stream).not.toMatch(MARK);
      // The names and public facts of all four are there: in the sections, in the end, and as soon as each begins.
      for (const { name, facts } of CANDIDATES.slice(0, 4)) {
        expect(stream.split(JSON.stringify(name)).length).toBeGreaterThanOrEqual(3);
        expect(stream.split(JSON.stringify(facts.oneLine)).length).toBeGreaterThanOrEqual(3);
      }
      expect(stream.split('"locked":true').length).toBeGreaterThanOrEqual(1 + 2 * 3 + 3);
    }
  });

  test('what was refused and asked is told, of an occupation beyond the tables the name alone', async () => {
    const person = await personOn(plan);
    const reply = {
      ...JSON.parse(MARKED_REPLY),
      odrzucone: [
        { zawodId: CANDIDATES[9]?.id, cytat: 'las', powod: 'Tu nie ma lasu.' },
        { zawodId: CANDIDATES[10]?.id, cytat: 'zmyślone słowa', powod: 'Nigdy.' },
      ],
      pytanie: {
        pytanie: 'Co ze zmianami?',
        odpowiedzi: [
          { odpowiedz: 'Stałe godziny', warunek: 'shifts', jak: 'unika' },
          { odpowiedz: 'Wszystko jedno', warunek: 'shifts', jak: 'obojetne' },
        ],
      },
      pozaTabela: { nazwa: 'Bartnik leśny', dlaczego: 'Sekretny powód.' },
    };
    app.gemini.misbehave({ kind: 'text', text: JSON.stringify(reply) });
    const wire = await (await person.post('/api/analysis', ANSWERS)).text();
    expect(wire).toContain('event: done');
    for (const told of ['Tu nie ma lasu.', 'Co ze zmianami?', 'Bartnik leśny']) expect(wire).toContain(told);
    expect(wire).not.toMatch(/Sekretny powód|Nigdy\./);
  });

  test('no page, no data of a page and no call holds a marked word', async () => {
    const person = await personOn(plan);
    const older = await storeAnalysisOf(app.database, person.id, {
      analysis: MARKED_OLDER_ANALYSIS,
      createdAt: '2026-01-01T00:00:00.000Z',
      isCurrent: false,
    });
    const id = await storeAnalysisOf(app.database, person.id, { analysis: MARKED_ANALYSIS });
    // From days on which the plan showed more.
    await app.database
      .insert(skillMarks)
      .values({ user_id: person.id, skill: 'tajna umiejetnosc 3', state: 'learning', updated_at: 1 });
    expect((await dated(id, person)).status).toBe(204);

    const bodies: Record<string, string> = {};
    for (const path of [
      '/',
      '/dashboard',
      '/dashboard.data',
      '/dashboard/analiza',
      '/dashboard/analiza.data',
      `/dashboard/analiza/${id}`,
      `/dashboard/analiza/${older}`,
      `/dashboard/analiza/${older}.data`,
      `/dashboard/historia?a=${older}&b=${id}`,
      `/dashboard/historia.data?a=${id}&b=${older}`,
      '/profil',
      '/profil.data',
      '/moje-kursy',
      '/api/analysis',
      '/api/account/me',
      `/api/analysis/${id}/calendar.ics`,
    ]) {
      const response = await person.fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      bodies[path] = await response.text();
    }
    const leaking = Object.entries(bodies).flatMap(([path, body]) => {
      const found = MARK.exec(body);
      return found === null
        ? []
        : [`${path}: ${body.slice(Math.max(0, found.index - 60), found.index + 60)}`];
    });
    expect(leaking).toEqual([]);
    for (const path of ['/dashboard', '/dashboard.data', '/api/analysis'])
      for (const { nazwa, zawodId } of pathsOf(MARKED_ANALYSIS)) {
        expect([path, bodies[path]?.includes(nazwa)]).toEqual([path, true]);
        const fact = book.of(zawodId)?.oneLine ?? 'no facts';
        expect([path, bodies[path]?.includes(fact)]).toEqual([path, true]);
      }
    for (const path of [
      '/api/analysis',
      `/dashboard/analiza/${older}`,
      `/dashboard/historia?a=${older}&b=${id}`,
    ])
      for (const { nazwa } of pathsOf(MARKED_OLDER_ANALYSIS))
        expect([path, bodies[path]?.includes(nazwa)]).toEqual([path, true]);
  });
});

test('premium gets every one of them, so the search would find a leak', async () => {
  const person = await signedIn(app);
  await makePlan(app.database, person.id, { planId: 'price_premium', generations: 5, resets: 5 });
  await storeAnalysisOf(app.database, person.id, { analysis: MARKED_ANALYSIS });
  for (const path of ['/dashboard', '/dashboard.data', '/api/analysis']) {
    const body = await (await person.fetch(path)).text();
    for (const word of ['Opis: sekret 1', 'Próba: sekret 3', 'Tajna umiejętność 5', 'Sekretne dalsze'])
      expect(body).toContain(word);
  }
});
