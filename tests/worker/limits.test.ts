// Rate limits as in production: nothing scaled.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/application.ts';
import { visitorOf } from '#tests/support/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => app.stop());

test('the eleventh login of an address within a minute is refused and told when to come back', async () => {
  const visitor = visitorOf(app);
  const statuses: number[] = [];
  for (let number = 1; number <= 11; number++) {
    const response = await visitor.post('/api/account/login', { email: '', password: '' });
    statuses.push(response.status);
    if (number === 11) expect(response.headers.get('Retry-After')).toBe('60');
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(statuses[10]).toBe(429);
  expect((await visitor.fetch('/api/account/me')).status).toBe(200);
});
