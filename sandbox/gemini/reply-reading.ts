// A reading: the recorded one of the very person, else what stands in the lists of the request and in the answers word for word or nearly. A
// model would read more; this one says only what it can quote, and knows nothing but the request.
import { readdirSync } from 'node:fs';
import { dataOf, recordedJson, taggedText } from './recorded.ts';

type Answers = { additional_interests: string; additional_info: string };
type Entry = { quote: string } & Record<string, unknown>;
export type ReadingReply = {
  alarm: string;
  language: string;
  activities: Entry[];
  work: Entry[];
  conditions: Entry[];
  background: Record<string, unknown>;
  unclear: Record<string, unknown>[];
};

/** So many of a recorded person's words must be in the answers for it to be that person. */
const SAME_PERSON = 0.9;
const MOST = 12;
const LETTERS = /[\p{L}\p{M}]+/gu;

const people = readdirSync(new URL('replies/readings/', import.meta.url)).map((name) =>
  recordedJson<{ answers: Answers; reply: ReadingReply }>(`readings/${name}`),
);

export function readingFor(prompt: string): ReadingReply {
  const answers = dataOf<Answers>(prompt, 'odpowiedzi');
  const text = textOf(answers);
  const told = new Set(wordsOf(text));
  const person = people.find((one) => {
    const words = wordsOf(textOf(one.answers));
    return words.filter((word) => told.has(word)).length / words.length >= SAME_PERSON;
  });
  return person?.reply ?? composed(prompt, text);
}

function composed(prompt: string, text: string): ReadingReply {
  const activities = found(prompt, 'pojecia', text).map(({ id, quote, isDenied }) => ({
    concept: id,
    stance: isDenied ? 'dislikes' : 'likes',
    quote,
  }));
  const work = found(prompt, 'zawody', text).map(({ id, quote, isDenied }) => {
    return { occupation: id, label: quote, relation: isDenied ? 'refuses' : 'before', years: 0, quote };
  });
  const language = /\p{Script=Cyrillic}/u.test(text) ? 'uk' : 'pl';
  const background = { licences: [], languages: [], circumstances: [] };
  return { alarm: 'none', language, activities, work, conditions: [], background, unclear: [] };
}

/** The lines of a list whose name is in the text, each by the words that say it. */
function found(prompt: string, tag: string, text: string) {
  const spelled = [...text.matchAll(LETTERS)];
  const words = spelled.map(([word]) => word);
  const plain = words.map(plainOf);
  const lines = (taggedText(prompt, tag) ?? '').trim().split('\n');
  return lines
    .flatMap((line) => {
      const [id = '', name = id] = line.split(': ');
      const wanted = (name.match(LETTERS) ?? []).filter((word) => word.length > 3).map(plainOf);
      const [first] = wanted;
      const at = first === undefined ? -1 : plain.findIndex((word) => isNearly(first, word));
      if (at === -1 || !wanted.every((one) => plain.some((word) => isNearly(one, word)))) return [];
      const { index: start = 0, 0: quote = '' } = spelled[at] ?? {};
      // 'Nie lubię telefonów' and 'telefonów nie odbieram'.
      const isDenied =
        words.slice(Math.max(0, at - 2), at).some((word) => /^(?:nie|bez)$/i.test(word)) ||
        /^\s+nie\s/i.test(text.slice(start + quote.length));
      return [{ id, quote, isDenied }];
    })
    .slice(0, MOST);
}

/** 'Księgową' is 'ksiegowa' inflected; 'archiwum' and 'architekt' only begin alike. */
function isNearly(one: string, other: string): boolean {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  return one === other || (alike >= 5 && alike >= ALIKE * Math.max(one.length, other.length));
}

const ALIKE = 0.6;

const plainOf = (word: string) =>
  word.toLocaleLowerCase('pl').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const textOf = ({ additional_interests: one, additional_info: other }: Answers) => `${one}\n${other}`;

const wordsOf = (text: string) => text.toLocaleLowerCase('pl').match(LETTERS) ?? [];
