// Names under which people look for an occupation and that aren't its own: those made for searching, and the single words of what people
// call their work. The likeliest occupation first.
import { spelled } from '../platform/folded-text.ts';
import type { OccupationName } from './occupation-names.ts';
import type { Careers } from './occupation.ts';

type SaidTables = Pick<Careers, 'said' | 'called'>;

const kept = new WeakMap<SaidTables, ReadonlyMap<string, readonly string[]>>();

/** By the folded name, ids. */
export function idsSaid(tables: SaidTables): ReadonlyMap<string, readonly string[]> {
  const found = kept.get(tables);
  if (found !== undefined) return found;
  const ids = new Map<string, string[]>();
  for (const { name, jobs } of rowsOf(tables)) {
    const key = spelled(name);
    ids.set(key, [...new Set([...(ids.get(key) ?? []), ...jobs])]);
  }
  kept.set(tables, ids);
  return ids;
}

/** By id, names. */
export function namesSaid(tables: SaidTables): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, jobs } of rowsOf(tables))
    for (const id of jobs) names.set(id, [...new Set([...(names.get(id) ?? []), name])]);
  return names;
}

/** Every occupation under all its names. */
export function occupationNames(careers: SaidTables & Pick<Careers, 'occupations'>): OccupationName[] {
  const said = namesSaid(careers);
  return careers.occupations.map(({ id, name, everydayName }) => ({
    id,
    name,
    everydayName,
    said: said.get(id) ?? [],
  }));
}

function rowsOf({ said, called }: SaidTables): { name: string; jobs: string[] }[] {
  return [
    ...said.flatMap(({ names, jobs }) => names.split(', ').map((name) => ({ name, jobs: jobs.split(' ') }))),
    ...called
      .filter(({ isPlace }) => isPlace !== true)
      .flatMap(({ words, jobs }) =>
        // A phrase there is of basic forms ('kierownik sklep'), which nobody types.
        Array.from(words.replaceAll(/"[^"]*"/g, '').matchAll(/(?<=^|\s)\p{L}+/gu), ([name]) => ({
          name,
          jobs: jobs.split(' '),
        })),
      ),
  ];
}
