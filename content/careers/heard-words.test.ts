// The quiz says only what the rule hears, and all of it: its own reading over the dictionary alone finds the same meanings as the rule.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { personOf } from '#domain/advice/person.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import { listeningWith, type NamedWords } from '#domain/advice/reading/echo.ts';
import { PERSONAS } from '#tests/evaluate/personas/all.ts';

const words: NamedWords[] = JSON.parse(readFileSync('content/compiled/heard-words.json', 'utf8'));
const listen = listeningWith(words);
const index = indexOf(await readCareers());

function heardByTheRule(answers: { additional_interests: string; additional_info: string }) {
  const { liked, disliked, limits } = personOf({ answers: { preferences: [], ...answers } }, index);
  const names = (said: typeof liked) =>
    new Set(said.map(({ concept }) => words[concept]?.[1] ?? '').filter((name) => name !== ''));
  return { liked: names(liked), disliked: names(disliked), limits };
}

const told = ({ liked, disliked, limits }: ReturnType<typeof listen>) => ({
  liked: new Set(liked),
  disliked: new Set(disliked),
  limits,
});

test('what the quiz says of the interests is what the rule hears in them', () => {
  for (const { answers } of PERSONAS) {
    const only = { additional_interests: answers.additional_interests, additional_info: '' };
    expect(told(listen(only.additional_interests, false))).toEqual(heardByTheRule(only));
  }
});

test('what the quiz says of the last text is what the rule hears in it', () => {
  for (const { answers } of PERSONAS) {
    const only = { additional_interests: '', additional_info: answers.additional_info };
    expect(told(listen(only.additional_info, true))).toEqual(heardByTheRule(only));
  }
});

test('meanings are named, in the order in which they were said, and each once', () => {
  expect(listen('Lubię porządek, góry, w górach odpoczywam, i ludzi', false)).toMatchObject({
    liked: ['porządek', 'góry', 'ludzie'],
    disliked: [],
  });
});

test('walking is no cooling with a letter missing', () => {
  expect(listen('Chodzenie po górach', false).liked).toEqual(['góry']);
});

test('what somebody is against stands apart', () => {
  expect(listen('Lubię las. Nie lubię biura.', false)).toMatchObject({ liked: ['las'], disliked: ['biuro'] });
});

test('limits are told', () => {
  expect(listen('Szukam pracy bez nocnych zmian', true).limits.noShifts).toBe(true);
});

test.each(['pogrzeb mamy', 'niepełnosprawność', 'przemoc w domu'])(
  'what people may say of themselves is not told: %s',
  (text) => {
    expect(listen(text, false).liked).toEqual([]);
  },
);

test('words that say nothing are not told', () => {
  expect(listen('Nie wiem jeszcze.', false)).toMatchObject({ liked: [], disliked: [] });
});
