// The database into the bucket of wrangler.toml (docs/operations.md 'Backups'), sealed as `npm run backup` seals it, so that `npm run restore`
// reads it: each night all of it, each hour whom we have erased. Rows pass in pages and leave in parts, so that no more than a few
// megabytes are held, however large the database is.
import { createClient } from '@libsql/client/http';
import { dumpOf } from '#db/backup/dump.ts';
import { readBackupKey, sealedFrames } from '#db/backup/frames.ts';
import { keptErasures } from '#db/account/commands/erasures.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import { BACKUPS_KEPT } from '#domain/platform/privacy/retention.ts';
import type { TaskScope } from './scope.ts';

const NIGHTLY = 'nightly/';
const ERASURES = 'erasures/';

export const COPIES_KEPT = 30;
/** Each holds all that the one before held, so three days are enough to find the loss in. */
export const ERASURE_LISTS_KEPT = 72;

const TIMEOUT_MS = 60_000;
/** The bucket takes 5 MiB or more, each part as long as the others. */
const PART_BYTES = 8 * 1024 * 1024;
const TEXT_CHARACTERS = 100_000;

/** Throws where it could not be made; then what was begun has no end, which is told (domain/desk/alerts/alerts.ts). */
export async function backUpNightly(scope: TaskScope): Promise<void> {
  const { config, now } = scope;
  const bucket = bucketOf(scope);
  if (bucket === null || config.database === null) return;
  await note(scope, 'backup_begun');
  await deleteOld(bucket.bucket, now);
  const { url, authToken } = config.database;
  const client = createClient({
    url,
    ...(authToken === null ? {} : { authToken }),
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
  try {
    await store(bucket, `${NIGHTLY}${new Date(now).toISOString().slice(0, 10)}.backup`, dumpOf(client));
  } finally {
    client.close();
  }
  await note(scope, 'backup_done');
}

/**
 * For a restore from a nightly backup: the person who was erased after it is erased again. Each hour has a list of its own: a database that was
 * emptied or put in the place of another one must not take the last good list with it.
 */
export async function backUpErasures(scope: TaskScope): Promise<void> {
  const bucket = bucketOf(scope);
  if (bucket === null) return;
  const hour = new Date(scope.now).toISOString().slice(0, '2026-11-24T10'.length);
  await store(bucket, `${ERASURES}${hour}.backup`, await keptErasures(scope.db));
  const names = await namesIn(bucket.bucket, ERASURES);
  const old = names.slice(0, Math.max(0, names.length - ERASURE_LISTS_KEPT));
  if (old.length > 0) await bucket.bucket.delete(old);
}

type SealedBucket = { bucket: R2Bucket; key: Buffer };
type Lines = AsyncIterable<object> | Iterable<object>;

/** Null = there is none, or nothing that would seal. */
function bucketOf({ env, config }: TaskScope): SealedBucket | null {
  if (env.BACKUPS === undefined || config.backupKey === null) return null;
  return { bucket: env.BACKUPS, key: readBackupKey(config.backupKey) };
}

function note({ db, now }: TaskScope, name: MetricName): Promise<void> {
  return insertMetric(db, { name, value: 1, userId: null, timestamp: now });
}

// What breaks off leaves nothing in the bucket: the parts become a file when all are there.
async function store({ bucket, key }: SealedBucket, name: string, lines: Lines): Promise<void> {
  const upload = await bucket.createMultipartUpload(name);
  try {
    const parts: R2UploadedPart[] = [];
    for await (const part of partsOf(sealedFrames(key, zipped(lines))))
      parts.push(await upload.uploadPart(parts.length + 1, part));
    await upload.complete(parts);
  } catch (error) {
    // It may be the bucket that is away: what was wrong first is what is told.
    await upload.abort().catch(() => {});
    throw error;
  }
}

async function* zipped(lines: Lines): AsyncGenerator<Buffer> {
  const bytes = streamOf(textOf(lines)).pipeThrough(new CompressionStream('gzip'));
  for await (const chunk of bytes) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}

async function* textOf(lines: Lines): AsyncGenerator<string> {
  let text = '';
  for await (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < TEXT_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    for (; held.length >= PART_BYTES; held = held.subarray(PART_BYTES)) yield held.subarray(0, PART_BYTES);
  }
  if (held.length > 0) yield held;
}

async function namesIn(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const { objects } = await bucket.list({ prefix });
  return objects.map(({ key }) => key).toSorted();
}

// Names are days, so they sort by age. Before the next one is made: what is too old goes also on a night when that fails.
async function deleteOld(bucket: R2Bucket, now: number): Promise<void> {
  const names = await namesIn(bucket, NIGHTLY);
  const eldest = new Date(now - BACKUPS_KEPT.keptMs).toISOString().slice(0, 10);
  const old = names.filter((name, at) => at <= names.length - COPIES_KEPT || name < `${NIGHTLY}${eldest}`);
  if (old.length > 0) await bucket.delete(old);
}
