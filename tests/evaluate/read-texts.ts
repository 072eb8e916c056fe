// Texts from outside, read by the rules: `{ "texts": [{ id, answers }] }`, a bare list, `personas` for a key, or `text` alone.
import type { Careers } from '#domain/advice/occupation.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { answersOf, isRecord } from './rank-personas.ts';

export function readTexts(file: unknown, careers: Careers): { id: string; reading: Reading }[] {
  const given = isRecord(file) ? (file['texts'] ?? file['personas']) : file;
  if (!Array.isArray(given)) return [];
  return given.map((one: unknown, place) => {
    const record = isRecord(one) ? one : { text: one };
    const { id, answers, text } = record;
    const read = isRecord(answers) ? answersOf(answers) : answersOf({ additional_info: text });
    return { id: String(id ?? place), reading: readByRules(read, careers) };
  });
}
