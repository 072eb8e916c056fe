// Names of occupations. Everyday ones name people, in both forms ('operator / operatorka wózka widłowego'), or with '(k/m)' where the
// other form means something else ('marynarka'). What a person typed as work done before is found among them and the classification's;
// case, diacritics and punctuation don't matter.
import { spelled } from '../platform/folded-text.ts';

/** `said`: what else it is called when people look for it. */
export type OccupationName = {
  id: string;
  name: string;
  everydayName: string | null;
  said?: readonly string[];
};

/** By the folded name, the id. The classification's own name wins; what people say counts where they say it of one occupation only. */
export function idsByName(occupations: readonly OccupationName[]): ReadonlyMap<string, string> {
  const idsOf = Map.groupBy(
    occupations.flatMap(({ id, said = [] }) => said.map((name) => ({ name: spelled(name), id }))),
    ({ name }) => name,
  );
  const said = Array.from(idsOf.values()).flatMap(([first, ...others]) =>
    first === undefined || others.length > 0 ? [] : [[first.name, first.id] as const],
  );
  const everyday = occupations.flatMap(({ id, everydayName }) =>
    (everydayName === null ? [] : [everydayName, ...formsOfName(everydayName)]).map(
      (form) => [spelled(form), id] as const,
    ),
  );
  return new Map([...said, ...everyday, ...occupations.map(({ id, name }) => [spelled(name), id] as const)]);
}

/** As people say it; null = there is no such occupation. */
export function nameOfId(id: string, occupations: readonly OccupationName[]): string | null {
  const found = occupations.find((one) => one.id === id);
  return found === undefined ? null : (found.everydayName ?? found.name);
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
