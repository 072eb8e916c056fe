// What a person typed as work done before, found among the names of occupations: the classification's, and those of every day, each
// form by itself ('farmaceuta / farmaceutka'). Case, diacritics and punctuation don't matter.
import { spelled } from '../folded-text.ts';

export type OccupationName = { id: string; name: string; everydayName: string | null };

/** By the folded name, the id. The classification's own name wins. */
export function idsByName(occupations: readonly OccupationName[]): ReadonlyMap<string, string> {
  const everyday = occupations.flatMap(({ id, everydayName }) =>
    formsOf(everydayName).map((form) => [form, id] as const),
  );
  return new Map([...everyday, ...occupations.map(({ id, name }) => [spelled(name), id] as const)]);
}

/** Null = none is called so. */
export function idOfName(text: string, ids: ReadonlyMap<string, string>): string | null {
  return ids.get(spelled(text)) ?? null;
}

function formsOf(everydayName: string | null): string[] {
  if (everydayName === null) return [];
  return [everydayName, ...everydayName.split(' / ')].map(spelled);
}
