// An occupation in somebody else's frame (docs/decisions.md 'Take along').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('anybody may frame it, and there is nothing in it that tells of who looks', async () => {
  const response = await visitorOf(app).fetch('/zawody/dietetyk/osadz');
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Frame-Options')).toBeNull();
  expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const html = await response.text();
  expect(html).toContain('<h1>');
  expect(html).toContain('GUS, październik\u00a02024');
  expect(html).not.toMatch(/<script|<img|<link|https?:\/\/(?!127)/);
});

test('it is the same for anyone who is signed in', async () => {
  const read = async (visitor: ReturnType<typeof visitorOf>) =>
    (await visitor.fetch('/zawody/dietetyk/osadz')).text();
  expect(await read(await signedIn(app))).toBe(await read(visitorOf(app)));
});

test.each(['/zawody/nie-ma/osadz', '/zawody/porownaj/osadz', '/zawody/dietetyk/osadz/x'])(
  '%s leads nowhere, and that page can’t be framed',
  async (path) => {
    const response = await visitorOf(app).fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  },
);

test('the occupation’s page leads to the code of the frame', async () => {
  const html = await (await visitorOf(app).fetch('/zawody/dietetyk')).text();
  expect(html).toContain('href="/dane-i-metoda#otwarte-dane"');
  const method = await (await visitorOf(app).fetch('/dane-i-metoda')).text();
  expect(method).toContain('id="otwarte-dane"');
  expect(method).toContain('/zawody/dietetyk/osadz&quot;');
});
