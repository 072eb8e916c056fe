// Our own sentences about the occupations: all there, none twice, short enough to be read, and of nobody's gender.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readPortrait } from '../atlas.server.ts';
import { readCareers } from '../careers.server.ts';

const fromSource = async (path: string) =>
  new Response(await readFile(path.replace('/dane/portrety', 'content/careers/portraits'), 'utf8'));
const { occupations } = await readCareers();
const portraits = await Promise.all(
  occupations.map(async (occupation) => ({
    id: occupation.id,
    ...(await readPortrait(occupation, fromSource)),
  })),
);
const LENGTHS = { day: [90, 260], hard: [50, 200], notFor: [40, 190], what: [60, 260] } as const;

/** Endings of the past tense and of adjectives that tell a reader's gender; and phrases that say nothing. */
const GENDERED = /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|(?:gotow|pewn|świadom)[ya] (?:jesteś|swoich)/iu;
const EMPTY = /dynamiczn|wyzwan|kluczow|pasjonuj|[!"]|(?:\d|tys\.?)\s*(?:zł|%)/i;

const textsOf = ({ day, hard, notFor, test: { what } }: (typeof portraits)[number]) => ({
  day,
  hard,
  notFor,
  what,
});

test('every occupation has its portrait', () => {
  expect(portraits).toHaveLength(occupations.length);
});

test('no sentence stands on two pages', () => {
  const sentences = portraits.flatMap((portrait) =>
    Object.values(textsOf(portrait)).flatMap((text) => text.split(/(?<=[.?])\s+/)),
  );
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

describe.each(['day', 'hard', 'notFor', 'what'] as const)('%s', (field) => {
  test('is neither too short nor too long', () => {
    const [least, most] = LENGTHS[field];
    const outside = portraits.filter((portrait) => {
      const { length } = textsOf(portrait)[field];
      return length < least || length > most;
    });
    expect(outside.map((portrait) => `${portrait.id}: ${textsOf(portrait)[field].length}`)).toEqual([]);
  });

  test('is a plain sentence of nobody’s gender', () => {
    const bad = portraits.filter((portrait) => {
      const text = textsOf(portrait)[field];
      return GENDERED.test(text) || EMPTY.test(text) || !/[.?]$/.test(text);
    });
    expect(bad.map((portrait) => `${portrait.id}: ${textsOf(portrait)[field]}`)).toEqual([]);
  });
});

test('a test before deciding takes at most ten hours and a hundred złoty', () => {
  for (const { id, test: trial } of portraits) {
    expect([id, Number.isInteger(trial.hours), Number.isInteger(trial.cost)]).toEqual([id, true, true]);
    expect(trial.hours >= 1 && trial.hours <= 10 && trial.cost >= 0 && trial.cost <= 100, id).toBe(true);
  }
});
