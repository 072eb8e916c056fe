import { expect, test } from 'vitest';
import { knownFacts } from './known-facts.ts';

const CAREERS = {
  occupations: [{ id: 'spawacz' }, { id: 'kelner' }],
  licences: [{ key: 'sep' }],
} as unknown as Parameters<typeof knownFacts>[1];

test('what the tables know stays as it is', () => {
  const facts = { from: ['kelner'], licences: ['sep'], voivodeship: 'łódzkie', years: 3, noLifting: true };
  expect(knownFacts(facts, CAREERS)).toEqual(facts);
});

test('what they don’t know is no fact, whatever it says', () => {
  const facts = { from: ['spawacz', 'nie chcę żyć'], licences: ['jutro'], voivodeship: 'Kraków', years: 3 };
  expect(knownFacts(facts, CAREERS)).toEqual({ from: ['spawacz'], years: 3 });
});
