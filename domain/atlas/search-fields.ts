// What is searched of an occupation: its names, what people call those who do it, its tags and the everyday words and tools that mean
// it, and the sentence about it.
import { plainWords } from '../advice/reading/rules/says.ts';
import type { Careers, WordRow } from '../advice/occupation.ts';
import { namesSaid } from '../advice/said-names.ts';
import type { SearchField } from '../platform/search/text-search.ts';
import type { AtlasEntry } from './entry.ts';

export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'dla',
  'ds',
  'do',
  'jako',
  'na',
  'od',
  'praca',
  'pracownik',
  'specjalista',
  'spraw',
  'w',
  'z',
  'zawod',
  'ile',
  'zarabia',
]);

export function searchFields(careers: Careers): SearchField<AtlasEntry>[] {
  const { words, called } = careers;
  const searched = namesSaid(careers);
  const calledBy = new Map<string, string[]>();
  for (const { words: by, jobs } of called)
    for (const id of jobs.split(' ')) push(calledBy, id, plainWords(by));
  const meantBy = meaningsByTagAndId(words);
  return [
    { weight: 8, texts: ({ name }) => [name] },
    { weight: 7, texts: ({ occupation }) => [occupation.name] },
    {
      weight: 6,
      texts: ({ occupation: { id } }) => [...(searched.get(id) ?? []), ...(calledBy.get(id) ?? [])],
    },
    { weight: 5, texts: ({ occupation }) => occupation.tags },
    {
      weight: 3,
      texts: ({ occupation }) => [occupation.id, ...occupation.tags].flatMap((key) => meantBy.get(key) ?? []),
    },
    { weight: 1, texts: ({ occupation }) => [occupation.oneLine] },
  ];
}

function meaningsByTagAndId(words: readonly WordRow[]): Map<string, string[]> {
  const meant = new Map<string, string[]>();
  for (const { words: said, tags = '', jobs = '' } of words)
    for (const key of `${tags} ${jobs}`.split(' ')) if (key !== '') push(meant, key, plainWords(said));
  return meant;
}

function push(map: Map<string, string[]>, key: string, text: string): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [text]);
  else held.push(text);
}
