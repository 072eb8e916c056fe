// 'Mam dość biura' is weary of the office alone; 'mam tego dość' of the work itself.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { firstThree } from '../../first-three.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const work = (info: string) =>
  readByRules({ additional_interests: '', additional_info: info }, careers).work.map(
    ({ occupation, relation }) => `${relation} ${occupation}`,
  );

describe('weary of a thing, the trade stays', () => {
  test.each([
    'Jestem pielęgniarką. Mam dość biura',
    'Jestem pielęgniarką, mam dość biura',
    'jestem pielegniarka i mam dosc korporacji',
    'Pielęgniarka od 10 lat, mam dość nocek',
    'Jestem pielęgniarką, mam dość papierów',
  ])('%s', (text) => {
    expect(work(text)).toContain('now pielegniarka');
    expect(work(text)).not.toContain('leaves pielegniarka');
  });
});

test('what is no trade and has a meaning of its own is told once', () => {
  expect(work('Jestem pielęgniarką. Mam dość biura')).toEqual(['now pielegniarka']);
});

describe('weary of the work, it is left', () => {
  test.each([
    'Jestem pielęgniarką, mam tego dość',
    'Jestem pielęgniarką, mam dość',
    'Jestem pielęgniarką, mam dość tej pracy',
    'Jestem pielęgniarką, mam dość tego wszystkiego',
    'Jestem pielęgniarką i mam dość szpitala',
    'pielęgniarka, chcę odejść',
  ])('%s', (text) => expect(work(text)).toEqual(['leaves pielegniarka']));
  test('a place whose own work it is takes it along', () =>
    expect(work('Pracuję w biurze, mam dość biura')).not.toContain('now null'));
  test('what is fled is a field, with all that is done there', () =>
    expect(work('Jestem kelnerką, chcę uciec z gastronomii')).toContain('leaves kelner'));
});

test.each([
  ['bibliotekarka, chcę odejść', ''],
  ['', 'bibliotekarka, chcę odejść'],
  ['mam dość biblioteki', ''],
  ['', 'Jestem bibliotekarką 10 lat, mam dość biblioteki'],
])('who is tired of the library is offered none: "%s", "%s"', (additional_interests, additional_info) => {
  const answers = { preferences: [], additional_interests, additional_info };
  const ids = firstThree({ answers, facts: {}, denied: [] }, careers).firsts.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('bibliote'))).toEqual([]);
});

test('who retires, or only thinks of other things, leaves no trade by it', () => {
  expect(work('Jestem bibliotekarką, chcę odejść od biurka')).toContain('now bibliotekarz');
  expect(work('Jestem bibliotekarką, nie chcę odejść')).toContain('now bibliotekarz');
});
