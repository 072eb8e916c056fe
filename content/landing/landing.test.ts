import { expect, test } from 'vitest';
import { advertName, publicFactsOf } from '#domain/advice/public-facts.ts';
import { readCareers, readCareerSources } from '../careers.server.ts';
import { DEMAND_SOURCE, JOB_FIELDS, PAY_SOURCE } from './jobs.ts';
import { EXAMPLES } from './examples.ts';
import { GROUNDS, OCCUPATION_COUNT } from './trust.ts';

const jobs = JOB_FIELDS.flatMap((field) => field.jobs);

test('the five fields of Zawody Przyszłości stand in the specified order, IT first', () => {
  expect(JOB_FIELDS.map(({ label }) => label)).toEqual([
    'IT',
    'Ekologia',
    'Analityka',
    'Medycyna',
    'Cyberbezpieczeństwo',
  ]);
});

test('each field lists at least four jobs, none twice', () => {
  for (const { jobs: listed } of JOB_FIELDS) expect(listed.length).toBeGreaterThanOrEqual(4);
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(jobs.length);
});

test('every job is an occupation of the tables, by its name, with its group’s figures and no others', async () => {
  const careers = await readCareers();
  for (const { id, title, pay, demand } of jobs) {
    const occupation = careers.occupations.find((one) => one.id === id);
    if (occupation === undefined) throw new Error(`There is no occupation ${id}.`);
    const facts = publicFactsOf(occupation, careers);
    expect([id, title]).toEqual([id, advertName(occupation)]);
    const { group, median, d9 } = facts.pay ?? {};
    expect([id, pay]).toEqual([id, facts.pay === null ? null : { group, median, d9 }]);
    expect([id, demand]).toEqual([id, facts.demand?.poland ?? null]);
  }
});

test('there are three examples of three occupations each, all different, led by the example’s own words, with one line against', () => {
  expect(EXAMPLES.map(({ others }) => others.length)).toEqual([2, 2, 2]);
  expect(new Set(EXAMPLES.flatMap(({ first, others }) => [first, ...others].map(({ id }) => id))).size).toBe(
    9,
  );
  for (const { words, first } of EXAMPLES) {
    const quotes = Array.from(first.why.matchAll(/„([^”]+)”/g), ([, quote = '']) => quote);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(words).toContain(quote);
    expect(first.against).toMatch(/\.$/);
  }
});

test('what is said of the data is so', async () => {
  const { occupations } = await readCareers();
  const { pay, demand } = await readCareerSources();
  expect(OCCUPATION_COUNT).toBe(occupations.length);
  const titles = GROUNDS.map(({ title }) => title).join(' ');
  // Until `npm run facts` has read the survey's own file.
  expect(PAY_SOURCE.endsWith(' (z odpisu)')).toBe(pay.comparedWith === null);
  expect([pay.period, titles]).toEqual(['2024-10', expect.stringContaining('GUS, październik 2024')]);
  expect(demand.title).toMatch(/^Barometr zawodów 2026/);
  expect(titles).toContain(DEMAND_SOURCE);
});
