// Whatever the quiz suggests is understood by the rule, for what it says, and leads to no safety page.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { gate } from '#domain/advice/gate.ts';
import { personOf } from '#domain/advice/person.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import { COMMON_INTERESTS, INFO_SUGGESTIONS, INTEREST_SUGGESTIONS, INTERESTS } from './quiz.ts';

const index = indexOf(await readCareers());
const interests = [...Object.values(INTEREST_SUGGESTIONS).flat(), ...COMMON_INTERESTS];
const answersWith = (text: string, info = '') => ({
  preferences: ['nature'],
  additional_interests: text,
  additional_info: info,
});
const person = (text: string, info = '') => personOf({ answers: answersWith(text, info) }, index);

const namesOf = (said: ReturnType<typeof person>['liked']) => said.map(({ concept }) => index.names[concept]);
const MEANT: Record<string, string[]> = {
  góry: ['góry'],
  zwierzęta: ['zwierzęta'],
  ogród: ['ogród i rośliny'],
  ekologia: ['środowisko'],
  zarządzanie: ['zarządzanie'],
  liczby: ['liczby'],
  negocjacje: ['negocjacje'],
  sport: ['sport'],
  'rozmowy z ludźmi': ['ludzie', 'rozmowa i słuchanie'],
  'uczenie innych': ['uczenie innych'],
  dzieci: ['dzieci'],
  seniorzy: ['osoby starsze'],
  rysowanie: ['rysowanie'],
  pisanie: ['pisanie'],
  fotografia: ['fotografia'],
  wnętrza: ['wnętrza i estetyka'],
  gotowanie: ['gotowanie'],
  naprawianie: ['naprawianie'],
  komputery: ['komputery'],
  porządek: ['porządek'],
  samochody: ['samochody'],
  podróże: ['podróże'],
};

test.each(interests)('the rule hears what is suggested as an interest, and nothing else: %s', (one) => {
  const { liked, disliked, limits } = person(one);
  expect(namesOf(liked)).toEqual(MEANT[one]);
  expect(disliked).toEqual([]);
  expect(Object.values(limits).filter((limit) => limit !== false && limit !== null)).toEqual([]);
});

test.each([
  ['praca z ludźmi', 'liked', 'ludzie'],
  ['praca rękami', 'liked', 'praca rękami'],
  ['bez nocnych zmian', 'night', 'avoid'],
  ['tylko zdalnie', 'remoteOnly', true],
  ['tylko na zewnątrz', 'outdoors', true],
  ['najwyżej rok nauki', 'maxMonths', 12],
])('the rule takes the last text’s suggestion for what it says: %s', (one, key, expected) => {
  expect(INFO_SUGGESTIONS).toContain(one);
  const { liked, limits, conditions } = person('', one);
  if (key === 'liked') expect(namesOf(liked)).toContain(expected);
  else if (key === 'night') expect(conditions).toMatchObject([{ kind: key, value: expected, firm: true }]);
  else expect({ ...limits }).toMatchObject({ [key]: expected });
});

test('no suggestion leads to a safety page', () => {
  for (const one of interests) expect(gate(answersWith(`las, ${one}`)).kind).toBe('ok');
  for (const one of INFO_SUGGESTIONS) expect(gate(answersWith('las i góry zimą', one)).kind).toBe('ok');
});

test('the example of the second step says something, too', () => {
  expect(person(INTERESTS.hint).liked.length).toBeGreaterThan(0);
});
