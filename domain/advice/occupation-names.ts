// Names of occupations. Everyday ones name people, in both forms ('operator / operatorka wózka widłowego'), or with '(k/m)' where the
// other form means something else ('marynarka'). What a person typed as work done before is found among them and the classification's;
// case, diacritics and punctuation don't matter.
import { spelled } from '../platform/folded-text.ts';

export type OccupationName = { id: string; name: string; everydayName: string | null };

/** By the folded name, the id. The classification's own name wins. */
export function idsByName(occupations: readonly OccupationName[]): ReadonlyMap<string, string> {
  const everyday = occupations.flatMap(({ id, everydayName }) =>
    (everydayName === null ? [] : [everydayName, ...formsOfName(everydayName)]).map(
      (form) => [spelled(form), id] as const,
    ),
  );
  return new Map([...everyday, ...occupations.map(({ id, name }) => [spelled(name), id] as const)]);
}

/** Null = none is called so. */
export function idOfName(text: string, ids: ReadonlyMap<string, string>): string | null {
  return ids.get(spelled(text)) ?? null;
}

/**
 * Each form by itself, the first one first, without what stands in brackets. What only the last form says belongs to all: 'kierownik /
 * kierowniczka sklepu' is a 'kierownik sklepu', too.
 */
export function formsOfName(everydayName: string): string[] {
  const bare = everydayName.replaceAll(/ ?\([^)]*\)/g, '');
  const forms = bare.split(/ \/ |, /).map((form) => form.trim().split(' '));
  const last = forms.at(-1) ?? [];
  const isOneName = bare.includes(' / ');
  return forms.map((form) => (isOneName ? [...form, ...last.slice(form.length)] : form).join(' '));
}
