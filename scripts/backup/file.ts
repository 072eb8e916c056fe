// The file of a backup as lines of JSON, zipped and sealed. Lines end at '\n' and nowhere else: what people write holds U+2028 and U+2029,
// which JSON leaves as they are.
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openedFrames, sealedFrames } from '#db/backup/frames.ts';
import type { DatabaseAddress } from '#db/client.ts';
import { readEnvironment } from '../local/environment.ts';

type Lines = AsyncIterable<object> | Iterable<object>;

export async function writeLines(path: string, key: Buffer, lines: Lines): Promise<void> {
  await pipeline(
    Readable.from(textOf(lines)),
    createGzip(),
    (content: AsyncIterable<Buffer>) => sealedFrames(key, content),
    createWriteStream(path, { mode: 0o600 }),
  );
}

/** Throws where the key is another, the file isn't whole, or a line is no JSON. */
export async function* readLines<Line>(path: string, key: Buffer): AsyncGenerator<Line> {
  const content = Readable.from(openedFrames(key, createReadStream(path)));
  // A fault of the file travels along, so that it isn't taken for its end.
  const text = content.pipe(createGunzip());
  content.once('error', (error) => text.destroy(error));
  yield* linesIn<Line>(text);
}

async function* textOf(lines: Lines): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

export async function* linesIn<Line>(text: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let begun = '';
  for await (const bytes of text) {
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n');
    begun += first;
    for (const next of others) {
      yield parsed<Line>(begun);
      begun = next;
    }
  }
  begun += decoder.decode();
  if (begun !== '') throw new Error('The last line has no end.');
}

// What the parser says of a fault repeats the text, and here that is people's.
function parsed<Line>(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new Error('This line is no JSON.');
  }
}

// Which database is meant: that of the variables, and no other by accident.

/** Throws where none is named. */
export async function targetDatabase(): Promise<DatabaseAddress> {
  const environment = await readEnvironment();
  const url = environment['DATABASE_URL'];
  if (url === undefined) throw new Error('Set DATABASE_URL (and DATABASE_AUTH_TOKEN).');
  return { url, authToken: environment['DATABASE_AUTH_TOKEN'] ?? null };
}
