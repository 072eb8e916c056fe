import { expect, test } from 'vitest';
import { pageLimit } from './page-limit.ts';
import { spelled } from './one-spelling.ts';

test.each([
  ['/', '/'],
  ['/odstapienie', '/odstapienie'],
  ['/Odstapienie', '/odstapienie'],
  ['/%6fdstapienie', '/odstapienie'],
  ['/%4Fdstapienie.DATA', '/odstapienie.data'],
  ['//odstapienie', '/odstapienie'],
  ['/Zamowienie//KURS/%73ql', '/zamowienie/kurs/sql'],
  ['/profil/', '/profil/'],
  // What has a meaning of its own stays escaped, and as it was.
  ['/profil%2Fadres', '/profil%2Fadres'],
  ['/zawody/%C5%81%00%25', '/zawody/%C5%81%00%25'],
  ['/Certyfikat/SZ-4K7P-02TD-X9QM', '/certyfikat/SZ-4K7P-02TD-X9QM'],
  ['/karta/AbC', '/karta/AbC'],
  ['/api/Account', '/api/Account'],
  ['/assets/App-B1.js', '/assets/App-B1.js'],
])('%s is spelled %s, and that once and for all', (path, one) => {
  expect(spelled(path)).toBe(one);
  expect(spelled(one)).toBe(one);
});

test.each(['/Odstapienie', '/%6fdstapienie', '/%4fDSTAPIENIE.data', '//Profil', '/panel/%57ejscie'])(
  'no spelling takes %s past its limit',
  (path) => {
    expect(pageLimit('POST', spelled(path), new URLSearchParams())).not.toBe(null);
  },
);
