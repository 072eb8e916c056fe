// What a reading may name: slugs, ids and keys of the tables in service.
import type { Careers } from '../occupation.ts';
import { namesSaid } from '../said-names.ts';
import type { ReadingNames } from './reading-groups.ts';
import type { KnownIds } from './reading-schema.ts';

const made = new WeakMap<Careers, KnownIds>();

export function knownIds(careers: Careers): KnownIds {
  const known = made.get(careers) ?? {
    concepts: new Set(careers.words.map(({ slug }) => slug)),
    occupations: new Set(careers.occupations.map(({ id }) => id)),
    licences: new Set(careers.licences.map(({ key }) => key)),
  };
  made.set(careers, known);
  return known;
}

/** What a meaning is called where people see it. */
export function conceptName({ slug, name, tags = '' }: Careers['words'][number]): string {
  const called = name ?? tags.split(' ')[0] ?? '';
  return called === '' ? slug.replaceAll('-', ' ') : called;
}

/** What all of it is called where people see it. */
export function readingNames(careers: Careers): ReadingNames {
  const { words, occupations, licences } = careers;
  return {
    concepts: Object.fromEntries(words.map((row) => [row.slug, conceptName(row)])),
    occupations: Object.fromEntries(
      occupations.map(({ id, name, everydayName }) => [id, everydayName ?? name]),
    ),
    licences: Object.fromEntries(licences.map(({ key, name }) => [key, name])),
    said: Object.fromEntries(namesSaid(careers)),
  };
}
