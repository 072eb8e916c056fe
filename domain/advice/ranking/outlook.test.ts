// Services, and who has refused their uniform.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { scoresOf } from '../rank.ts';

const careers = await readCareers();
const hasService = (additional_info: string) => {
  const answers = {
    preferences: [],
    additional_interests: 'Lubię przepisy, podatki i kontrole.',
    additional_info,
  };
  const scores = scoresOf({ answers, facts: {} }, careers);
  return ['funkcjonariusz-kas', 'strazak', 'zolnierz', 'policjant'].filter((id) => scores.has(id));
};

test.each(['Nie chcę munduru.', 'nie chce munduru', 'Bez munduru', 'Mam dość munduru.'])(
  '"%s" keeps from every service',
  (text) => expect(hasService(text)).toEqual([]),
);

test.each(['', 'Nie lubię strzelnicy.', 'Chcę nosić mundur.'])('"%s" keeps from none', (text) =>
  expect(hasService(text)).toContain('funkcjonariusz-kas'),
);
