// A stop among a lesson's blocks of HTML (worker/markdown): a comment, which shows nothing wherever it is put by mistake.
import type { Stop } from './stop.ts';

/** `number`: from one, in its lesson. */
export type NumberedStop = Stop & { number: number };

const [BEGINNING, END] = ['<!--stop ', '-->'];

export function stopBlock(stop: NumberedStop): string {
  // Within strings alone are there signs that could end a comment.
  const json = JSON.stringify(stop).replaceAll(
    /[<>-]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${BEGINNING}${json}${END}`;
}

/** Null = a block of HTML. */
export function readStopBlock(block: string): NumberedStop | null {
  if (!block.startsWith(BEGINNING)) return null;
  // Ours, from the renderer.
  return JSON.parse(block.slice(BEGINNING.length, -END.length)) as NumberedStop;
}
