// The letters and colours of pictures, one of our own static files: too much for the Worker to carry (scripts/content/letters.ts).
import type { PictureKit } from '#domain/site/picture/kit.ts';

const PATH = '/dane/obrazek.json';

// Kept once read. Never the reading itself: it belongs to one request.
let kept: PictureKit | null = null;

/** Throws if the file can't be read. */
export async function readKit(readFile: (path: string) => Promise<Response>): Promise<PictureKit> {
  if (kept !== null) return kept;
  const response = await readFile(PATH);
  if (!response.ok) throw new Error(`${PATH}: ${response.status}.`);
  kept = await response.json<PictureKit>();
  return kept;
}
