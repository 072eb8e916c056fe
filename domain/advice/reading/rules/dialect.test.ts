// Regional speech and half-marked spelling, each with neighbours that only look alike. Quotes are the person's own words.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { quoteCheck } from '../../analysis/grounding/quotes.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const read = (info: string, interests = '') =>
  readByRules({ additional_interests: interests, additional_info: info }, careers);
const conditions = (info: string) =>
  read(info).conditions.map(({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`);
const told = (info: string) => read(info).activities.map(({ concept, stance }) => `${stance} ${concept}`);
const work = (info: string) => read(info).work.map(({ occupation, relation }) => `${relation} ${occupation}`);

describe('regional speech is heard as the standard form', () => {
  test.each([
    ['po dachach łazić niy chca', 'heights avoid!'],
    ['Niy chca robić na wysokości', 'heights avoid!'],
    ['niy moga dźwigać', 'lifting avoid!'],
    ['nocek to jo niy chca', 'night avoid!'],
    ['żodnych nocek, niy moga robić po nocach', 'night avoid!'],
    ['nie chcem nocnych zmian', 'night avoid!'],
    ['na nocki tyż niy chca chodzić', 'night avoid!'],
    ['żodny mąki ani pyłu, mom astme', 'dust avoid!'],
    ['za mniyj jak 5 tysięcy sie nie opłaci', 'pay 5000!'],
  ])('%s', (text, said) => expect(conditions(text)).toContain(said));
  test.each([
    ['jo żech robioł 20 lot jako spawacz, tyż na grubie', 'before spawacz'],
    ['jo żech je mechanik, robia jako kucharz', 'now kucharz'],
    ['ja pracował jako stolarz', 'before stolarz'],
    ['niy byda robić jako kelner', 'refuses kelner'],
    ['Kciołbyk być elektrykiem', 'wants elektryk'],
    ['robiłek jako cieśla osiem roków, haj', 'before ciesla'],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test.each([
    ['lubiem gotować', 'likes gotowanie'],
    ['niy lubia gotować', 'dislikes gotowanie'],
    ['jo tyż fest rada gotuja', 'can gotowanie'],
    ['inkszego niy chca, yno gotować', 'likes gotowanie'],
  ])('%s', (text, said) => expect(told(text)).toContain(said));
  test('its quotes are the person’s own words', () => {
    const text =
      'Jo żech robioł jako spawacz, ale na wysokości niy chca. Niy lubia tyż gotować, moga spawać.';
    const found = read(text);
    const isSaid = quoteCheck({ additional_interests: '', additional_info: text });
    const quotes = [...found.activities, ...found.work, ...found.conditions].map(({ quote }) => quote ?? '');
    expect(quotes.length).toBeGreaterThan(2);
    expect(quotes.filter((quote) => !isSaid(quote))).toEqual([]);
  });
});

describe('what only looks like it is read as before', () => {
  test.each([
    ['pomoga mi dzieci, one robia obiady', []],
    ['gruba blacha, moga byc nocki', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test('a standard text keeps its datives and nouns', () => {
    expect(told('Pomagam dzieciom i seniorom, mam doświadczenie w kuchni')).toEqual([
      'can pomaganie',
      'can gotowanie',
    ]);
  });
  test('somebody else’s past is not one’s own', () => {
    expect(work('Ja studiuję, brat pracował jako stolarz')).toEqual([]);
  });
});

describe('a word without its marks is known beside words that have them', () => {
  test.each([
    ['lubię łódki i wędke, lubie wedkowac', 'likes ryby-i-woda'],
    ['Mam żonę. Lubie piec ciasta, rysowac', 'likes rysowanie'],
    ['Uwielbiam książki, nie cierpie gotowac', 'dislikes gotowanie'],
  ])('%s', (text, said) => expect(told(text)).toContain(said));
  test.each([
    ['Mąż pracuje. Nie moge dzwigac', 'lifting avoid!'],
    ['Jestem po wylewie, żadnych ciezarow', 'lifting avoid!'],
    ['Mieszkam na wsi pod Łodzią, nie chce pracowac w nocy', 'night avoid!'],
  ])('%s', (text, said) => expect(conditions(text)).toContain(said));
  test.each([
    ['Mieszkam w Łodzi, ulica Sadowa, sad rejonowy', 'likes sad-i-sprawiedliwosc'],
    ['żona i łaska', 'likes las'],
    ['Kąt widzenia, ląd i laka', 'likes laka'],
  ])('%s names nothing that the other word would', (text, said) => expect(told(text)).not.toContain(said));
});
