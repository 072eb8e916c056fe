import { expect, test } from 'vitest';
import { ESTIMATE_YEAR, JOB_FIELDS, PAY_SOURCE } from './jobs.ts';
import { STORIES } from './stories.ts';

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

test('growth lies within 35 and 50 percent, pay within 7 000 and 28 000 zł', () => {
  for (const { title, growth, pay } of jobs) {
    expect([title, growth >= 35 && growth <= 50]).toEqual([title, true]);
    expect([title, pay.min >= 7_000 && pay.min < pay.max && pay.max <= 28_000]).toEqual([title, true]);
  }
});

test('every figure has its source with a year: GUS or our estimate', () => {
  expect(PAY_SOURCE).toMatch(/^GUS, .+ 20\d\d$/);
  expect(ESTIMATE_YEAR).toBeGreaterThanOrEqual(2026);
  expect(jobs.some(({ pay }) => pay.group !== null)).toBe(true);
  expect(jobs.some(({ pay }) => pay.group === null)).toBe(true);
});

test('the same group of GUS has the same pay everywhere', () => {
  const payOfGroup = new Map<string, string>();
  for (const { pay } of jobs) {
    if (pay.group === null) continue;
    const figures = `${pay.min}–${pay.max}`;
    expect(payOfGroup.get(pay.group) ?? figures).toBe(figures);
    payOfGroup.set(pay.group, figures);
  }
});

test('there are three stories', () => {
  expect(STORIES).toHaveLength(3);
});
