// What of our own the Worker reads as a static file (content/static-json.worker.ts), when the file isn't there: the request fails and
// says so, and nothing of it is kept.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorOf } from '#tests/support/account/visitor.ts';
import { BUILD, startBuiltWorker, type BuiltWorker } from '#tests/support/worker/miniflare.ts';

const POST = '/blog/rozwoj-kariery-w-it';
const COURSE = '/kursy/sql-od-podstaw';

let worker: BuiltWorker;
let partBuild: string;
beforeAll(async () => {
  partBuild = await mkdtemp(join(tmpdir(), 'szlak-build-'));
  await cp(BUILD, partBuild, { recursive: true });
  await rm(join(partBuild, 'client/dane'), { recursive: true });
  worker = await startBuiltWorker();
});
afterAll(async () => {
  await worker.stop();
  await rm(partBuild, { recursive: true, force: true });
});

const get = (path: string) => fetch(worker.url + path, { headers: { Accept: 'text/html' } });

const register = () =>
  visitorOf(worker).post('/api/account/register', { email: 'ktos@szlak.example', password: 'password' });

test('with the files there a text is shown and a common password refused', async () => {
  expect(await (await get(POST)).text()).toContain('<article');
  expect([(await get(COURSE)).status, (await register()).status]).toEqual([200, 400]);
});

test('without them a text’s page and a registration fail with a sentence, and pages without texts stand', async () => {
  await worker.deploy(partBuild);
  for (const path of [POST, COURSE, `${COURSE}/pierwsza-lekcja`, '/regulamin', '/faq']) {
    const response = await get(`${path}?x=1`);
    expect([path, response.status]).toEqual([path, 500]);
    expect(await response.text()).toContain('Coś poszło nie tak');
  }
  for (let time = 0; time < 2; time += 1) {
    const { status, headers } = await get('/o-nas');
    expect([status, headers.get('X-Cache')]).toEqual([500, 'BYPASS']);
  }
  const refused = await register();
  expect(refused.status).toBe(500);
  expect(await refused.json()).toMatchObject({ code: 'internal' });
  for (const path of ['/', '/blog', '/biblioteka-kursow']) expect((await get(path)).status).toBe(200);
});
