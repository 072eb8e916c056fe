// Advertised topics are checked off: what a course's page promises stands in exactly one of its lessons (docs/decisions.md 'A course as
// a whole'). Where a reply names one twice, its first place counts; one that it forgot goes to the lesson nearest in words.
import { wordsShared } from '../lesson-rules/subject.ts';

/** `texts`: of each lesson, in their order; `named`: the numbers that it was given, from 1. Both lists are as long as there are lessons. */
type NamedTopics = { texts: readonly string[]; named: readonly (readonly number[])[] };

/** Of each lesson. `added`: those of them that we placed, for an editor to look at. */
type PlacedTopics = { topics: string[]; added: string[] }[];

export function placedTopics(topics: readonly string[], { texts, named }: NamedTopics): PlacedTopics {
  const placed: PlacedTopics = texts.map(() => ({ topics: [], added: [] }));
  const seen = new Set<number>();
  for (const [at, numbers] of named.entries())
    for (const number of numbers) {
      const topic = topics[number - 1];
      if (topic === undefined || seen.has(number)) continue;
      seen.add(number);
      placed[at]?.topics.push(topic);
    }
  for (const [index, topic] of topics.entries()) {
    if (seen.has(index + 1)) continue;
    const place = placed[nearest(topic, texts, (index + 0.5) / topics.length)];
    place?.topics.push(topic);
    place?.added.push(topic);
  }
  return placed;
}

/** By shared words; of equals the one that stands in the course where the topic stands in its plan. */
function nearest(topic: string, texts: readonly string[], share: number): number {
  const shared = texts.map((text) => wordsShared(topic, text));
  const most = Math.max(...shared);
  const away = (at: number) => Math.abs((at + 0.5) / texts.length - share);
  return [...texts.keys()]
    .filter((at) => shared[at] === most)
    .reduce((best, at) => (away(at) < away(best) ? at : best), shared.indexOf(most));
}
