// Every statement that the main journeys send finds its rows by an index: no table is read from end to end.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_HOUR, EVERY_MINUTE, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, PASSWORD, signedIn } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
});
afterAll(() => app.stop());

test('no statement of the main journeys reads a whole table', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  await person.fetch('/api/analysis');
  await person.fetch('/api/account/me');
  await person.fetch('/dashboard');
  await person.fetch('/profil');
  await person.fetch('/profil/bezpieczenstwo?przed=9');
  await person.fetch('/ksiazeczka');
  await person.fetch('/');
  for (const course of ['zarzadzanie-czasem', 'canva-w-pracy', 'sql-od-podstaw'])
    await buyCourse(app.database, person.id, course);
  await (await person.post('/api/courses/zarzadzanie-czasem/structure', {})).text();
  const course = '/api/courses/canva-w-pracy';
  const [first] = await storeStructureOf(app.database, 'canva-w-pracy', 2);
  const lesson = `${course}/lessons/${first}`;
  for (const path of [lesson, lesson, `${course}/content`]) await (await person.post(path, {})).text();
  await person.post(`${lesson}/progress`, { done: true }, { method: 'PUT' });
  await person.post(`${lesson}/reports`, { text: 'Literówka.' });
  await person.post(`${lesson}/exercise`, { text: 'Moje.', base: 0 }, { method: 'PUT' });
  const question = 'Klient prosi o „coś ładnego na otwarcie”. Od którego pytania zaczniesz?';
  expect((await person.post(`${lesson}/misses`, { question })).status).toBe(204);
  await person.fetch('/moje-kursy/canva-w-pracy/portfolio');
  await person.fetch('/api/courses/canva-w-pracy/portfolio');
  await person.fetch(`/moje-kursy/canva-w-pracy/${first}`);
  await person.fetch('/moje-kursy/canva-w-pracy');
  await person.fetch('/moje-kursy/sql-od-podstaw/zaswiadczenie');
  await person.fetch('/certyfikat/SZ-0000-0000-0000');
  await person.fetch('/powtorka');
  for (const zamiar of ['pamietam', 'cofnij'])
    await person.fetch('/powtorka', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      body: new URLSearchParams({ zamiar, kurs: 'canva-w-pracy', pojecie: 'x', etap: '0' }),
    });
  const id = await storeAnalysisOf(app.database, person.id, { isCurrent: false });
  await person.post(`/api/analysis/${id}/steps/0`, { done: true, dueOn: '2026-12-24' }, { method: 'PUT' });
  await person.fetch(`/api/analysis/${id}/calendar.ics`);
  const { umiejetnosci } = JSON.parse(await (await person.fetch('/api/analysis')).text()).current.analysis;
  for (const state of ['have', null])
    await person.post('/api/analysis/skills', { skill: umiejetnosci[0].nazwa, state }, { method: 'PUT' });
  await makePremium(app.database, person.id);
  await person.post('/api/analysis/reset', {});
  await person.post(`/api/analysis/${id}`, {}, { method: 'DELETE' });
  app.gemini.misbehave({ kind: 'safety' });
  const other = await signedIn(app);
  await allEvents(await other.post('/api/analysis', ANSWERS));
  await other.post('/api/account/login', { email: other.email, password: PASSWORD });
  await other.post('/api/account/resend-confirmation', {});
  await other.post('/api/account/forgot-password', { email: other.email });
  const token = 'A'.repeat(43);
  await other.post('/api/account/confirm-email', { token });
  await other.post('/api/account/reset-password', { token, password: 'calkiem-nowe-haslo' });
  await other.post('/api/account/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'calkiem-nowe-haslo',
    confirmation: 'calkiem-nowe-haslo',
  });
  await app.tick(EVERY_MINUTE);
  await app.tick(EVERY_HOUR);
  await other.post('/api/log-error', { error: 'x' });
  await other.fetch('/api/account/sessions');
  await other.fetch('/api/account/export');
  await other.post('/api/account/sessions/end-others', {});
  await other.fetch('/api/account', {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await person.post('/api/account/logout', {});

  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(45);
  expect(scans).toEqual([]);
});

test('nor does what the ledger of entitlements asks at night', async () => {
  app.databaseProxy.forget();
  await app.tick(EVERY_NIGHT);
  const { scans } = await scansOf(app);
  expect(app.databaseProxy.statements.size).toBeGreaterThan(5);
  expect(scans.filter((one) => one.includes('entitlement'))).toEqual([]);
});
