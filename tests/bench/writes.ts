// How many round trips to the database each write action waits for. What follows behind the answer isn't waited for.
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import {
  newAddress,
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { storeLessonOf, storeStructureOf } from '#tests/support/courses/written.ts';
import { DELAY_MS, sequentialTrips } from '#tests/support/worker/round-trips.ts';
import { markdown, row, type Row } from './measured.ts';
import type { Surroundings } from './surroundings.ts';

const COURSE = 'canva-w-pracy';
const NEW_PASSWORD = 'calkiem-nowe-haslo';

type Write = { what: string; trips: number };

export async function benchWrites(surroundings: Surroundings): Promise<{ rows: Row[]; list: string }> {
  const writes = await writesOf(surroundings);
  const most = Math.max(...writes.map(({ trips }) => trips));
  const worst = writes.filter(({ trips }) => trips === most).map((write) => write.what);
  const others = worst.length > 1 ? ` and ${worst.length - 1} more` : '';
  const what = `any write action: sequential round trips (the worst of ${writes.length}: ${worst[0]}${others})`;
  return {
    rows: [row(what, { must: 2, aim: 1 }, most, '')],
    list: markdown(
      ['write', 'sequential round trips'],
      writes.map((write) => [write.what, String(write.trips)]),
    ),
  };
}

async function writesOf(surroundings: Surroundings): Promise<Write[]> {
  const { database, databaseProxy } = surroundings;
  const writes: Write[] = [];
  const measure = async (what: string, work: () => Promise<Response>) => {
    databaseProxy.setDelay(DELAY_MS);
    databaseProxy.forget();
    const answer = await work();
    const answeredAt = performance.now();
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${body}`);
    // What goes on behind the answer is not to be counted with the next write.
    await new Promise((resolve) => setTimeout(resolve, 8 * DELAY_MS));
    databaseProxy.setDelay(0);
    writes.push({ what, trips: sequentialTrips(databaseProxy, answeredAt) });
  };
  const put = (person: Visitor, path: string, body: unknown) => person.post(path, body, { method: 'PUT' });
  const remove = (person: Visitor, path: string, body: unknown) =>
    person.post(path, body, { method: 'DELETE' });

  const visitor = visitorOf(surroundings);
  const email = newAddress();
  await measure('registration', () => visitor.post('/api/account/register', { email, password: PASSWORD }));
  await measure('sign-in', () => visitor.post('/api/account/login', { email, password: PASSWORD }));
  await measure('sign-out', () => visitor.post('/api/account/logout', {}));
  await measure('a report of a broken page', () => visitor.post('/api/log-error', { error: 'x' }));

  const person = await signedIn(surroundings);
  await makePremium(database, person.id);
  await buyCourse(database, person.id, COURSE);
  await storeLessonOf(database, COURSE);
  const [lesson = ''] = await storeStructureOf(database, COURSE, 3);
  const past = await storeAnalysisOf(database, person.id, { isCurrent: false });
  const current = await storeAnalysisOf(database, person.id);
  const lessonPath = `/api/courses/${COURSE}/lessons/${lesson}`;
  await measure('a skill is marked', () =>
    put(person, '/api/analysis/skills', { skill: 'Umiejętność nr1', state: 'learning' }),
  );
  await measure('a step is ticked off', () =>
    put(person, `/api/analysis/${current}/steps/0`, { done: true, dueOn: '2026-12-24' }),
  );
  await measure('a lesson is done', () => put(person, `${lessonPath}/progress`, { done: true }));
  await measure('a lesson is reported', () => person.post(`${lessonPath}/reports`, { text: 'Literówka.' }));
  await measure('an analysis is deleted', () => remove(person, `/api/analysis/${past}`, {}));
  await measure('the analysis is reset', () => person.post('/api/analysis/reset', {}));
  const other = await anotherSessionOf(surroundings, person);
  await measure('one session is ended', () => remove(person, `/api/account/sessions/${other}`, {}));
  await measure('all other sessions are ended', () => person.post('/api/account/sessions/end-others', {}));
  await measure('the password is changed', () =>
    person.post('/api/account/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmation: NEW_PASSWORD,
    }),
  );
  await measure('the account is deleted', () => remove(person, '/api/account', { password: NEW_PASSWORD }));
  return writes;
}

/** Signed in from elsewhere, too. */
async function anotherSessionOf(surroundings: Surroundings, person: SignedIn): Promise<string> {
  const elsewhere = visitorOf(surroundings);
  await elsewhere.post('/api/account/login', { email: person.email, password: PASSWORD });
  const { sessions } = (await (await person.fetch('/api/account/sessions')).json()) as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
}
