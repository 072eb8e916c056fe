// The frame that a lesson's code runs in (docs/security.md 'Code in lessons').
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('its policy lets nothing be fetched, runs our script alone, and gives it nobody’s origin', async () => {
  const response = await visitorOf(app).fetch('/uruchom?v=1');
  expect(response.status).toBe(200);
  const policy = (response.headers.get('Content-Security-Policy') ?? '').split('; ');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  // While developing, what is refused is reported.
  expect(policy.filter((rule) => !rule.startsWith('report-uri'))).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'unsafe-eval' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ]);
  expect(response.headers.get('X-Frame-Options')).toBeNull();
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test('a lesson’s own policy allows no eval, no worker and no frame but of our origin', async () => {
  const response = await visitorOf(app).fetch('/kursy/sql-od-podstaw/pierwsza-lekcja');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|worker-src|blob:/);
});
