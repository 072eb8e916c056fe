// The rule alone, given a right reading: of the first eight, how many a counsellor would show to that person's face, and how many are absurd.
import type { Careers } from '#domain/advice/occupation.ts';
import { rank } from '#domain/advice/rank.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import { average, fits } from './measure.ts';
import type { ReadPerson } from './people/person.ts';

const FIRST = 8;

export type PersonResult = {
  id: string;
  first: readonly string[];
  /** Of the first eight. */
  doubtful: readonly string[];
  absurd: readonly string[];
};

export function measurePeople(people: readonly ReadPerson[], careers: Careers): PersonResult[] {
  const { occupations, numberOf } = indexOf(careers);
  const isIn = (id: string, list: string) => {
    const occupation = occupations[numberOf.get(id) ?? -1];
    return occupation !== undefined && fits(occupation, list);
  };
  return people.map(({ id, reading, preferences, acceptable, absurd }) => {
    const answers = { preferences, additional_interests: '', additional_info: '' };
    const first = rank({ answers, reading }, careers)
      .candidates.slice(0, FIRST)
      .map((one) => one.id);
    // An id named as acceptable is one, whatever its group is; so is the other way round.
    const isNamed = (one: string, list: string) => list.split(' ').includes(one);
    const isAbsurd = (one: string) =>
      isNamed(one, absurd) || (isIn(one, absurd) && !isNamed(one, acceptable));
    return {
      id,
      first,
      doubtful: first.filter((one) => !isAbsurd(one) && !isIn(one, acceptable)),
      absurd: first.filter(isAbsurd),
    };
  });
}

export function shareAcceptableOf(results: readonly PersonResult[]): number {
  return average(
    results.map(({ first, doubtful, absurd }) =>
      first.length === 0 ? 0 : 1 - (doubtful.length + absurd.length) / first.length,
    ),
  );
}

export function countAbsurd(results: readonly PersonResult[]): number {
  return results.reduce((sum, { absurd }) => sum + absurd.length, 0);
}
