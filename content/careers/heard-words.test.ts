// The quiz says only what the rule hears, and all of it: its own reading over the dictionary alone finds the same meanings as the rule,
// and tells a condition once, as 'Tak Cię rozumiemy' does.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { listeningWith, type HeardWords } from '#domain/advice/reading/echo.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import { isToldBy } from '#domain/advice/reading/said-once.ts';
import { PERSONAS } from '#tests/evaluate/personas/all.ts';

const words: HeardWords = JSON.parse(readFileSync('content/compiled/heard-words.json', 'utf8'));
const listen = listeningWith(words);
const careers = await readCareers();
const nameOf = new Map(words.rows.map(({ slug, name }) => [slug, name]));

function heardByTheRule(answers: { additional_interests: string; additional_info: string }) {
  const { activities, conditions } = readByRules(answers, careers);
  const names = (isDisliked: boolean) =>
    new Set(
      activities
        .filter((one) => (one.stance === 'dislikes') === isDisliked && !isToldBy(conditions, one))
        .map(({ concept }) => nameOf.get(concept) ?? '')
        .filter((name) => name !== ''),
    );
  return { liked: names(false), disliked: names(true), conditions };
}

const told = ({ liked, disliked, conditions }: ReturnType<typeof listen>) => ({
  liked: new Set(liked),
  disliked: new Set(disliked),
  conditions,
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
    const heard = heardByTheRule(only);
    const { liked, disliked, conditions } = told(listen(only.additional_info, true));
    expect({ disliked, conditions }).toEqual({ disliked: heard.disliked, conditions: heard.conditions });
    // The rule leaves out what belonged to work that somebody wants away from; the quiz knows no work.
    expect([...heard.liked].filter((name) => !liked.has(name))).toEqual([]);
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

test('conditions are told', () => {
  const { conditions, disliked } = listen('Szukam pracy bez nocnych zmian', true);
  expect(disliked).toEqual([]);
  expect(conditions.map(({ kind, value }) => [kind, value])).toEqual([['night', 'avoid']]);
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
