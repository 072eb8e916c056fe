// The events of one run, unredacted, in the object's own SQLite, so that a restart finds them. Ids count up from 1. An event is sent
// before it is written, since whatever leaves the object after a write waits until storage has confirmed it; those of a busy
// run are written together. A crash costs the latest ones and the run begins again: ids then jump, so that none comes twice.

/** What every stream of ours sends (docs/contract.md 'The event stream'). */
export type StreamEvent =
  | { event: 'progress'; data: { percent: number; stage: string } }
  | { event: 'section' | 'done' | 'failed'; data: unknown };

export type Stored<Event> = { id: number; event: Event };

/** Between two writes of a run that sends much. */
const PAUSE_MS = 500;
/** More than can be sent between two writes. */
const IDS_LEFT_OUT = 1_000;

export class EventLog<Event extends StreamEvent> {
  readonly #sql: SqlStorage;
  readonly #table: string;
  #unwritten: Stored<Event>[] = [];
  #writtenAt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Null until it is read from the table. */
  #lastGivenId: number | null = null;

  constructor(storage: DurableObjectStorage, table: string) {
    this.#sql = storage.sql;
    this.#table = `"${table}"`;
  }

  /** On use, not once: deleteAll() drops tables while the instance lives. */
  create(): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS ${this.#table} (id INTEGER PRIMARY KEY AUTOINCREMENT, json TEXT NOT NULL)`,
    );
  }

  drop(): void {
    this.#forgetUnwritten();
    this.#lastGivenId = null;
    this.#sql.exec(`DROP TABLE IF EXISTS ${this.#table}`);
  }

  /** Gives it an id; `write` or `writeSoon` has to follow. */
  append(event: Event): Stored<Event> {
    const stored = { id: this.lastGivenId() + 1, event };
    this.#lastGivenId = stored.id;
    this.#unwritten.push(stored);
    return stored;
  }

  /** At once, unless that was done a moment ago. */
  writeSoon(): void {
    const waitMs = this.#writtenAt + PAUSE_MS - Date.now();
    if (waitMs <= 0) return this.write();
    this.#timer ??= setTimeout(() => this.write(), waitMs);
  }

  write(): void {
    if (this.#unwritten.length > 0) this.#writtenAt = Date.now();
    // One after the other: what storage refuses waits for the next write, with all that follows it.
    for (let next = this.#unwritten[0]; next !== undefined; next = this.#unwritten[0]) {
      const { id, event } = next;
      this.#sql.exec(`INSERT INTO ${this.#table} (id, json) VALUES (?, ?)`, id, JSON.stringify(event));
      this.#unwritten.shift();
    }
    this.#forgetUnwritten();
  }

  all(): Stored<Event>[] {
    this.write();
    const rows = this.#sql
      .exec<{ id: number; json: string }>(`SELECT id, json FROM ${this.#table} ORDER BY id`)
      .toArray();
    return rows.map(({ id, json }) => ({ id, event: JSON.parse(json) as Event }));
  }

  /** Drops what a broken attempt had written or told of it; the ids go on counting. */
  dropSections(): void {
    this.lastGivenId();
    this.write();
    // Quotation marks inside a text are escaped, so the last two find keys only.
    this.#sql.exec(`DELETE FROM ${this.#table}
      WHERE json LIKE '{"event":"section"%' OR json LIKE '%"weighed":{%' OR json LIKE '%"begun":{%'`);
  }

  /** The id of the latest event; 0 before the first. */
  lastId(): number {
    return this.#unwritten.at(-1)?.id ?? this.#lastWrittenId();
  }

  /** No listener has seen a higher one. After a restart that is not known, only a bound of it. */
  lastGivenId(): number {
    if (this.#lastGivenId === null) {
      const last = this.#lastWrittenId();
      this.#lastGivenId = last === 0 ? 0 : last + IDS_LEFT_OUT;
    }
    return this.#lastGivenId;
  }

  replace(id: number, event: Event): void {
    this.write();
    this.#sql.exec(`UPDATE ${this.#table} SET json = ? WHERE id = ?`, JSON.stringify(event), id);
  }

  #lastWrittenId(): number {
    const [row] = this.#sql
      .exec<{ id: number }>(`SELECT coalesce(max(id), 0) AS id FROM ${this.#table}`)
      .toArray();
    return row?.id ?? 0;
  }

  #forgetUnwritten(): void {
    this.#unwritten = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
