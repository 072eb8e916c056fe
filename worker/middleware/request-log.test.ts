import { expect, test } from 'vitest';
import { pageRoute } from './request-log.ts';

test.each([
  ['/', 200, '/'],
  ['/_.data', 200, '/'],
  ['/dashboard', 200, '/dashboard'],
  ['/dashboard.data', 503, '/dashboard'],
  ['/dashboard/analiza/0b0e7f0a-1c1d', 200, '/dashboard/*'],
  ['/biblioteka-kursow', 200, '/biblioteka-kursow'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/.well-known/security.txt', 200, '/.well-known/*'],
  ['/jan.kowalski', 404, '*'],
  ['/jan.kowalski', 308, '*'],
  ['/login', 302, '/login'],
  ['/jan@example.pl', 500, '*'],
  ['/plany', 403, '*'],
])('%s with %i is told as %s', (path, status, route) => {
  expect(pageRoute(path, status)).toBe(route);
});
