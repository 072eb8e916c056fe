import { expect, test } from 'vitest';
import { certaintyReason } from './certainty-words.ts';

const certainty = { level: 'middle', kinds: [], hasDislikes: false, hasFacts: true } as const;

test('the reason names what speaks for a path, what against, and what is missing', () => {
  expect(certaintyReason({ ...certainty, kinds: [] })).toBe(
    'Żadna Twoja odpowiedź nie wskazuje na ten zawód wprost.',
  );
  expect(certaintyReason({ ...certainty, kinds: ['words'] })).toBe(
    'Przemawia za nim 1 z 4 rodzajów odpowiedzi: Twoje słowa.',
  );
  expect(certaintyReason({ ...certainty, kinds: ['words', 'activities', 'experience'] })).toBe(
    'Przemawiają za nim 3 z 4 rodzajów odpowiedzi: Twoje słowa, ulubione zajęcia i dotychczasowa praca.',
  );
  expect(certaintyReason({ ...certainty, kinds: ['words'], hasDislikes: true, hasFacts: false })).toBe(
    'Przemawia za nim 1 z 4 rodzajów odpowiedzi: Twoje słowa. Przeciw przemawia coś, czego nie lubisz. Im więcej o Tobie wiemy, tym pewniejszy może być wynik.',
  );
});
