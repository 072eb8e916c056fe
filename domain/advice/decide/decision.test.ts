import { expect, test } from 'vitest';
import {
  faultIn,
  MAX_CRITERIA,
  NO_DECISION,
  pressed,
  readDecision,
  readyCriteria,
  withCriterion,
  withReady,
  type Decision,
} from './decision.ts';

const of = (...names: string[]): Decision => ({
  ...NO_DECISION,
  paths: [0, 1],
  criteria: names.map((name) => ({ name, weight: 3, marks: {} })),
});
const namesOf = ({ criteria }: Decision) => criteria.map(({ name }) => name);

test('numbers of a form and of what is stored are read alike, and what is none of ours is left out', () => {
  expect(
    readDecision({
      paths: ['1', 0, '1', '16', 'x', -1],
      criteria: [
        { name: ' Zarobki ', weight: '5', marks: { 0: '5', 1: 1, 2: '6', x: '3' } },
        { name: '\u200b', weight: '5' },
        { name: 'Sens', weight: '0' },
        7,
      ],
      wills: {
        0: { want: '10', believe: '11', raise: ' rozmowa\nz Anią ' },
        1: { want: '', believe: '', raise: '' },
      },
    }),
  ).toEqual({
    paths: [1, 0],
    criteria: [
      { name: 'Zarobki', weight: 5, marks: { 0: 5, 1: 1 } },
      { name: 'Sens', weight: 3, marks: {} },
    ],
    wills: { 0: { want: 10, believe: null, raise: 'rozmowa z Anią' } },
  });
  expect(readDecision(null)).toEqual(NO_DECISION);
});

test('what was read reads the same again', () => {
  const decision = readDecision({
    paths: ['0', '2'],
    criteria: [{ name: 'Dojazd', weight: '1', marks: { 2: '4' } }],
    wills: { 2: { want: '0', believe: '3', raise: 'dzień próbny' } },
  });
  expect(readDecision(JSON.parse(JSON.stringify(decision)))).toEqual(decision);
});

test.each([
  [[0], 'Wybierz dwie albo trzy ścieżki.'],
  [[0, 1], null],
  [[0, 1, 2], null],
  [[0, 1, 2, 3], 'Naraz można zważyć najwyżej trzy ścieżki. Odznacz którąś.'],
])('of the paths %j it says %j', (paths, fault) => {
  expect(faultIn({ ...NO_DECISION, paths })).toBe(fault);
});

test('a criterion has at most 80 letters, an answer 200, and longer ones are kept to be shortened', () => {
  expect(faultIn(of('a'.repeat(80)))).toBeNull();
  const long = withCriterion(of(), 'a'.repeat(81));
  expect(namesOf(long)).toEqual(['a'.repeat(81)]);
  expect(faultIn(long)).toBe('Skróć kryterium do 80 znaków – teraz ma ich 81.');
  const raised = (length: number) =>
    readDecision({ paths: [0, 1], wills: { 0: { raise: 'a'.repeat(length) } } });
  expect(faultIn(raised(200))).toBeNull();
  expect(faultIn(raised(201))).toBe('Skróć odpowiedź do 200 znaków – teraz ma ich 201.');
});

test('there are at most eight criteria, and none twice, however it is spelled', () => {
  const full = of(...Array.from({ length: MAX_CRITERIA }, (_, at) => `k${at}`));
  expect(faultIn(full)).toBeNull();
  expect(faultIn(withCriterion(full, 'jeszcze'))).toContain('Najwyżej 8 kryteriów.');
  expect(faultIn(of('Praca z ludźmi', 'praca z LUDZMI'))).toBe(
    'Kryterium „praca z LUDZMI” już jest na liście.',
  );
});

test('a criterion is taken away by its button, and no other word does anything', () => {
  const three = of('a', 'b', 'c');
  expect(namesOf(pressed(three, 'usun:1'))).toEqual(['a', 'c']);
  for (const button of ['', 'usun', 'usun:3', 'usun:-1', 'usun:x', 'dodaj', 'skok:1'])
    expect(pressed(three, button)).toEqual(three);
});

test('ready criteria are added at once, each once, and are then offered no more', () => {
  const before = readyCriteria(of()).length;
  const added = withReady(of(), ['sens', 'zarobki', 'toString', 'sens']);
  expect(namesOf(added)).toEqual(['Zarobki', 'Poczucie sensu']);
  expect(added.criteria[0]).toEqual({ name: 'Zarobki', weight: 3, marks: {} });
  expect(readyCriteria(added)).toHaveLength(before - 2);
  expect(withReady(added, ['zarobki'])).toEqual(added);
});
