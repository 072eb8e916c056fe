// Whether a text takes up what was promised: it is compared by the beginnings of longer words, since endings differ.
import { wordsIn } from '../../platform/folded-text.ts';

/** Long enough to mean something, short enough to survive an ending. */
const STEM_LENGTH = 5;

export function stemsOf(text: string): Set<string> {
  const words = wordsIn(text).map(({ folded }) => folded);
  return new Set(
    words.filter((word) => word.length >= STEM_LENGTH).map((word) => word.slice(0, STEM_LENGTH)),
  );
}

/** Of so few promised words nothing follows. */
const MIN_PROMISED = 4;
const MIN_NAMED = 2;

/** Whether a whole lesson is about something else than what its title, goal and result say. */
export function isOtherSubject(prose: string, promised: string): boolean {
  const wanted = stemsOf(promised);
  if (wanted.size < MIN_PROMISED) return false;
  const said = stemsOf(prose);
  return [...wanted].filter((stem) => said.has(stem)).length < MIN_NAMED;
}

/** How many beginnings of words two texts share. */
export function wordsShared(one: string, other: string): number {
  const said = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => said.has(stem)).length;
}
