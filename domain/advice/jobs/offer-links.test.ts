import { expect, test } from 'vitest';
import { PLANS } from '../../payments/plan/plans.ts';
import { jobOffers, offerLink } from './offer-links.ts';

const path = (nazwa: string) => ({ nazwa });
const closed = { ...path('Kucharz'), locked: true } as const;

test('a name becomes lower case with hyphens for spaces, then is encoded', () => {
  expect(offerLink('Analityk danych')).toBe('https://www.pracuj.pl/praca/analityk-danych;kw');
  expect(offerLink(' Leśniczy   ds.\u00a0ochrony ')).toBe(
    'https://www.pracuj.pl/praca/le%C5%9Bniczy-ds.-ochrony;kw',
  );
});

test.each([
  ['../../oferta?x=1#y', '..%2F..%2Foferta%3Fx%3D1%23y'],
  ['C++ / C#', 'c%2B%2B-%2F-c%23'],
  ['Pół\ud800znak', 'p%C3%B3%C5%82%EF%BF%BDznak'],
  ['@evil.example', '%40evil.example'],
])('nothing in the name %j leads elsewhere', (name, encoded) => {
  const link = offerLink(name);
  expect(link).toBe(`https://www.pracuj.pl/praca/${encoded};kw`);
  expect(new URL(link).origin).toBe('https://www.pracuj.pl');
});

test('free and enterprise get the offer of the path they see, and are told of two more', () => {
  for (const { view } of [PLANS.free, PLANS.enterprise]) {
    const offers = jobOffers([path('Leśnik'), closed, closed, closed], view);
    expect(offers.open.map(({ name }) => name)).toEqual(['Leśnik']);
    expect(offers.locked).toBe(2);
  }
});

test('premium gets three of three or four, and no more are told of', () => {
  const four = ['A', 'B', 'C', 'D'].map(path);
  for (const paths of [four, four.slice(0, 3)]) {
    const offers = jobOffers(paths, PLANS.premium.view);
    expect(offers.open.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(offers.locked).toBe(0);
  }
});

test.each([
  ['Geolog / geolożka', 'Geolog'],
  ['Operator / operatorka wózka widłowego', 'Operator wózka widłowego'],
  ['Kierowca / kierowczyni TIR-a (C+E)', 'Kierowca TIR-a'],
  ['Dekarz (k/m)', 'Dekarz'],
])('of %j the first form is searched for', (nazwa, searched) => {
  const [offer] = jobOffers([path(nazwa)], PLANS.free.view).open;
  expect(offer).toEqual({ name: nazwa, href: offerLink(searched) });
});

test('without paths there are no offers', () => {
  expect(jobOffers([], PLANS.free.view)).toEqual({ open: [], locked: 0 });
});
