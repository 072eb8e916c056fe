// The log and what people wrote: a text that is made to look like a stack of calls gets no further than any other (PoC).
import { afterEach, expect, test, vi } from 'vitest';
import { quizAnswers } from '#db/advice/schema/analyses.ts';
import { openForWrites } from './adapters/database.ts';
import { describeError } from './log.ts';

const CONFIG = { url: 'http://database.example', authToken: null, timeoutMs: 1_000, writeTimeoutMs: 2_500 };
const SECRET = 'mam depresję od lutego';
const LIKE_A_STACK = `las\n    at ${SECRET} (worker/index.ts:1:1)\n    at ${SECRET}`;

afterEach(() => void vi.restoreAllMocks());

/** Answers each part of what it is sent with a fault that repeats the value. */
async function repeating(input: RequestInfo | URL): Promise<Response> {
  const request = new Request(input);
  if (request.method === 'GET')
    return new Response(null, { status: request.url.endsWith('/v3') ? 200 : 404 });
  const { requests } = (await request.json()) as { requests: unknown[] };
  const error = { message: `cannot store ${LIKE_A_STACK}`, code: 'SQLITE_CONSTRAINT' };
  return Response.json({
    baton: null,
    base_url: null,
    results: requests.map(() => ({ type: 'error', error })),
  });
}

const away = () => Promise.reject(new TypeError('fetch failed'));

test.each([
  ['refuses and repeats what it was given', repeating],
  ['is away', away],
])('an answer like a stack reaches no log when the database %s', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const db = openForWrites(CONFIG);
  const statement = db.insert(quizAnswers).values({
    user_id: 'a',
    preferences: [LIKE_A_STACK],
    additional_interests: LIKE_A_STACK,
  } as unknown as typeof quizAnswers.$inferInsert);
  const faults = [await statement.then(null, (error: unknown) => error)];
  faults.push(await db.batch([statement]).then(null, (error: unknown) => error));
  lines.push(...faults.map((fault) => JSON.stringify(describeError(fault))));
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(line).not.toContain('depresj');
    expect(line).toContain('insert quiz_answers');
  }
});

test('what came from elsewhere keeps its message and its frames', () => {
  const told = describeError(new TypeError('x is not a function'));
  expect(told.message).toBe('x is not a function');
  expect(told.stack).toContain('log.test.ts');
});
