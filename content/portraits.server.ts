// Our sentences about some occupations, for the model that writes about them. Where they can't be read it writes without.
import { readStaticJson } from '#content/static-json.ts';
import type { Portrait } from '#domain/atlas/portrait.ts';

type Portraits = Readonly<Record<string, Portrait | undefined>>;

/** `code`: of the classification; one file a major group. By id. */
export async function readPortraits(occupations: readonly { facts: { code: string } }[]): Promise<Portraits> {
  const groups = [...new Set(occupations.map(({ facts }) => facts.code.charAt(0)))];
  const read = await Promise.all(
    groups.map((group) => readStaticJson<Portraits>(`/dane/portrety/${group}.json`).catch(() => ({}))),
  );
  return Object.assign({}, ...read);
}
