import { expect, test } from 'vitest';
import { cacheRule } from './strategies.ts';

const ruleOf = (path: string) => cacheRule(new URL(path, 'https://szlak.example'));

test.each([
  ['/', 'page'],
  ['/plany', 'page'],
  ['/biblioteka-kursow', 'page'],
  ['/kursy/sql-od-podstaw', 'page'],
  ['/kursy/sql-od-podstaw/pierwsza-lekcja', 'page'],
  ['/blog', 'page'],
  ['/blog/praca-zdalna-trendy', 'page'],
  ['/regulamin', 'page'],
  ['/rss.xml', 'feed'],
  ['/.well-known/security.txt', 'feed'],
  ['/obrazy/kursy/sql-od-podstaw', 'image'],
])('%s is kept as a %s', (path, strategy) => {
  expect(ruleOf(path)).toEqual({ strategy, address: path });
});

test.each([
  '/dashboard',
  '/dashboard.data',
  '/profil',
  '/profil/x.css',
  '/profil.data',
  '/moje-kursy/sql-od-podstaw',
  '/zamowienie/premium',
  '/login',
  '/_.data',
  '/_root.data',
  '/api/account/me',
  '/api/courses/sql-od-podstaw/structure',
  '/kursy/sql-od-podstaw/pierwsza-lekcja?sprawdz=1&p1=0',
  // Nothing asks for a document's data: it is loaded whole.
  '/blog.data',
  '/blog/',
  '/Blog',
  '/blog/x.css',
  '/blog/x/y',
  '/blog/a%20b',
  '/kursy/..%2f..%2fprofil',
  '/regulamin.html',
  '/nie-ma-mnie',
])('%s is not kept', (path) => {
  expect(ruleOf(path)).toBeNull();
});

test.each([
  ['/blog?tag=ai', '/blog?tag=ai'],
  ['/biblioteka-kursow?strona=2&ile=48', '/biblioteka-kursow?ile=48&strona=2'],
  ['/biblioteka-kursow?polka=wejsc-do-it', '/biblioteka-kursow?polka=wejsc-do-it'],
  ['/?utm_source=news&gclid=1', '/'],
  ['/blog?utm_campaign=x&tag=ai', '/blog?tag=ai'],
])('%s is kept as %s', (path, address) => {
  expect(ruleOf(path)?.address).toBe(address);
});

test.each([
  '/?auth=login',
  '/?x=1',
  '/biblioteka-kursow?polka=magia',
  '/biblioteka-kursow?ile=24',
  '/biblioteka-kursow?ile=47',
  '/biblioteka-kursow?ile=264',
  '/biblioteka-kursow?strona=1',
  '/biblioteka-kursow?strona=10',
  '/biblioteka-kursow?q=excel',
  '/biblioteka-kursow?ile=48&q=excel',
  '/blog?tag=AI',
  '/blog?tag=',
  '/blog?tag=a&tag=b',
  '/blog?szukaj=praca',
  '/blog?__proto__=x',
  '/faq?tag=ai',
  '/rss.xml?tag=ai',
])('the query of %s keeps it out', (path) => {
  expect(ruleOf(path)).toBeNull();
});
