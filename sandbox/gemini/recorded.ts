// The recorded replies (replies/), and the slots in them that are filled in from the request: '{cytat}', '{zawod}', '{lekcja}' …
// They were written by a large language model to our prompts, in one go; none is mended so that it passes what judges it.
import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('replies/', import.meta.url);

export const isRecorded = (name: string) => existsSync(new URL(name, FOLDER));
export const recorded = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
export const recordedJson = <Value>(name: string) => JSON.parse(recorded(name)) as Value;

/** Code, a sheet, money …: what lessons of a category are about. */
export const kindOf = (category: string) =>
  recordedJson<Record<string, string>>('any-course/kinds.json')[category] ?? 'craft';

/** A sentence with a slot for which there is nothing is left out. */
export function filled(text: string, slots: Record<string, string | undefined>): string {
  const said = text.split(/(?<=[.!?]) (?=\p{Lu}|„|\{)/u).filter((sentence) => {
    const names = [...sentence.matchAll(/\{(\p{L}+)\}/gu)].map(([, name = '']) => name);
    return names.every((name) => !(name in slots) || slots[name] !== undefined);
  });
  return said.join(' ').replaceAll(/\{(\p{L}+)\}/gu, (slot, name: string) => slots[name] ?? slot);
}

/** What the application wrote as JSON between two tags; the last block counts, since the instructions may mention the tags. */
export function taggedText(prompt: string, tag: string): string | null {
  const from = prompt.lastIndexOf(`<${tag}>\n`);
  const to = prompt.indexOf(`</${tag}>`, from);
  return from === -1 || to === -1 ? null : prompt.slice(from + tag.length + 2, to);
}

export function dataOf<Told>(prompt: string, tag: string): Told {
  const text = taggedText(prompt, tag);
  if (text === null) throw new Error(`The prompt has no <${tag}>.`);
  return JSON.parse(text) as Told;
}
