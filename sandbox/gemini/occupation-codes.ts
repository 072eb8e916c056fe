// What a model knows of an occupation besides the prompt: its place in the classification, by which its field of work is found.
import { readdirSync, readFileSync } from 'node:fs';
import { lazy } from '#domain/lazy.ts';

const FOLDER = new URL('../../content/careers/occupations/', import.meta.url);

const codes = lazy(() => {
  const files = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
  const occupations = files.flatMap((text) => JSON.parse(text) as { id: string; code: string }[]);
  return new Map(occupations.map(({ id, code }) => [id, code]));
});

/** Null = no such occupation. */
export function codeOf(occupationId: string): string | null {
  return codes().get(occupationId) ?? null;
}
