// Somebody made up for measuring the rule: what they write, and which occupations a good adviser would nod at or never name.
// `acceptable` and `unacceptable`: ids, beginnings of codes ('3313'), or conditions ('@heavy', '@standing', '@shifts', '@screen', '@people').
import type { Facts } from '#domain/advice/facts.ts';

export type Persona = {
  id: string;
  answers: { preferences: readonly string[]; additional_interests: string; additional_info: string };
  facts?: Facts;
  acceptable: string;
  unacceptable: string;
};

export function persona(
  id: string,
  preferences: string,
  additional_interests: string,
  additional_info: string,
  expected: { yes: string; no: string; facts?: Facts },
): Persona {
  return {
    id,
    answers: { preferences: preferences.split(' '), additional_interests, additional_info },
    ...(expected.facts === undefined ? {} : { facts: expected.facts }),
    acceptable: expected.yes,
    unacceptable: expected.no,
  };
}
