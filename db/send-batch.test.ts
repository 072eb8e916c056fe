import type { BatchItem } from 'drizzle-orm/batch';
import { expect, test } from 'vitest';
import type { Database } from './client.ts';
import { sendBatch } from './send-batch.ts';

/** Answers each statement with itself, as often as it is asked. */
function fakeDatabase() {
  const sent: unknown[] = [];
  const batch = async (statements: unknown[]) => {
    sent.push(...statements);
    return statements;
  };
  return { db: { batch } as unknown as Database, sent };
}

const statement = (name: string) => name as unknown as BatchItem<'sqlite'>;

test('answers have the names of their statements, which are sent in the order in which they stand', async () => {
  const { db, sent } = fakeDatabase();
  const answers = await sendBatch(db, {
    told: statement('a'),
    none: [],
    gone: [statement('b'), statement('c')],
    used: statement('d'),
  });
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(answers).toEqual({ told: 'a', none: [], gone: ['b', 'c'], used: 'd' });
});

test('nothing to send sends nothing', async () => {
  const { db, sent } = fakeDatabase();
  expect(await sendBatch(db, { gone: [] })).toEqual({ gone: [] });
  expect(sent).toEqual([]);
});
