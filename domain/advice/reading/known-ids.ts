// What a reading may name: slugs, ids and keys of the tables in service.
import type { Careers } from '../occupation.ts';
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
