import { expect, test } from 'vitest';
import { cardOf } from './stop-card.ts';
import { parseStop } from './stop.ts';

const cardFor = (text: string) => cardOf(parseStop(text) ?? expect.fail('no stop'));

test.each([
  [
    'przewidź\nIle?\n    a = 1\n    b\n- dwa\n+ raz\ndlaczego: Bo tak.',
    { term: 'Ile? `a = 1 b` (dwa · raz)', meaning: 'raz. Bo tak.' },
  ],
  [
    'wybierz\nCo?\n+ „Tak.”\n- nie\ndlaczego: Bo tak.',
    { term: 'Co? („Tak.” · nie)', meaning: '„Tak.” Bo tak.' },
  ],
  [
    'ułóż\nJak?\n1. woda\n2. mąka\n3. chleb\ndlaczego: Bo tak.',
    { term: 'Jak? (chleb · mąka · woda)', meaning: 'woda → mąka → chleb. Bo tak.' },
  ],
  [
    'uzupełnij\nAla ma ___.\n+ kota\ndlaczego: Bo tak.',
    { term: 'Ala ma ….', meaning: 'Ala ma kota. Bo tak.' },
  ],
])('%j is %j', (text, card) => {
  expect(cardFor(text)).toEqual(card);
});
