// The 499 occupations from one of our own static files (scripts/content/occupations.ts): too much for the Worker to carry.
import { env } from 'cloudflare:workers';
import type { Occupation } from '#domain/advice/occupation.ts';

const PATH = '/dane/tabele.json';

/** Throws if the file can't be read. */
export async function readOccupations(): Promise<Occupation[]> {
  // Whatever the origin: the binding looks at the path only.
  const response = await (env as { ASSETS: Fetcher }).ASSETS.fetch(new URL(PATH, 'https://szlak.invalid'));
  if (!response.ok) throw new Error(`${PATH}: ${response.status}.`);
  return response.json();
}
