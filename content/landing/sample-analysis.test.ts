import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { advertName } from '#domain/advice/public-facts.ts';
import { certaintyOf } from '#domain/advice/certainty.ts';
import { rank } from '#domain/advice/rank.ts';
import {
  SAMPLE_ANSWERS,
  SAMPLE_CERTAINTY,
  SAMPLE_FACTS,
  SAMPLE_PATH,
  SAMPLE_SOURCES,
} from './sample-analysis.ts';

test('the sample’s figures are the tables’, with their sources', async () => {
  const book = await readPublicFacts('2026-11-22');
  const { pay, payNote, demand } = book.of(SAMPLE_PATH.id) ?? {};
  expect({ pay, payNote, demand }).toEqual(SAMPLE_FACTS);
  const { pay: survey, minimumWage, demand: barometer } = book.sources;
  const { scope: _, ...payShown } = survey;
  expect({ pay: payShown, minimumWage, demand: barometer }).toEqual(SAMPLE_SOURCES);
});

test('the sample is an occupation of the tables, by the name that adverts use', async () => {
  const { occupations } = await readCareers();
  const occupation = occupations.find(({ id }) => id === SAMPLE_PATH.id);
  expect(occupation === undefined ? null : advertName(occupation)).toBe(SAMPLE_PATH.name);
  expect(occupation?.oneLine).toBe(SAMPLE_PATH.about);
});

test('the rule has the sample’s path among the first four for these words, and is as sure of it', async () => {
  const { candidates } = rank({ answers: SAMPLE_ANSWERS }, await readCareers());
  const found = candidates.slice(0, 4).find(({ id }) => id === SAMPLE_PATH.id);
  expect(found && certaintyOf(found.ledger)).toEqual(SAMPLE_CERTAINTY);
});
