// /dashboard/dokument (docs/decisions.md 'PDF'): whose it is, and what it costs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const PATH = '/dashboard/dokument';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('it costs one round trip, and no cache keeps it', async () => {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
  app.databaseProxy.forget();
  const response = await person.fetch(PATH);
  expect(response.status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('without an analysis one is led to the page that says so, a stranger to the sign-in', async () => {
  const person = await signedIn(app);
  expect((await person.fetch(PATH)).headers.get('Location')).toBe('/dashboard/analiza');
  const none = await (await person.fetch('/dashboard/analiza')).text();
  expect(none).toContain('Brak analizy kariery.');
  expect(none).toContain('Rozpocznij quiz');
  expect(none).not.toContain('PDF');
  expect((await visitorOf(app).fetch(PATH)).headers.get('Location')).toBe(
    `/?wymagane=logowanie&powrot=${PATH}`,
  );
});
