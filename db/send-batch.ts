// One atomic round trip whose answers have names. A batch's statements run, and are answered, in the order in which they stand here.
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';

type Statement = BatchItem<'sqlite'>;

/** By name a statement, or several of which nobody tells one from another. */
type Statements = Readonly<Record<string, Statement | readonly Statement[]>>;

type Answer<Sent> = Sent extends readonly (infer Each)[]
  ? Answer<Each>[]
  : Sent extends PromiseLike<infer Rows>
    ? Rows
    : never;

type Answers<Sent extends Statements> = { -readonly [Name in keyof Sent]: Answer<Sent[Name]> };

export async function sendBatch<const Sent extends Statements>(
  db: Database,
  statements: Sent,
): Promise<Answers<Sent>> {
  const [first, ...rest] = Object.values<Statement | readonly Statement[]>(statements).flat();
  const answers: unknown[] = first === undefined ? [] : await db.batch([first, ...rest]);
  let at = 0;
  const named = Object.entries(statements).map(([name, sent]) => {
    if (!isList(sent)) return [name, answers[at++]];
    at += sent.length;
    return [name, answers.slice(at - sent.length, at)];
  });
  return Object.fromEntries(named) as Answers<Sent>;
}

function isList(sent: Statement | readonly Statement[]): sent is readonly Statement[] {
  return Array.isArray(sent);
}
