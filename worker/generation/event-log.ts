// The events of one run, unredacted, in the object's own SQLite, so that a restart finds them. Ids count up from 1.

/** What every stream of ours tells (contract, 'The event stream'). */
export type StreamEvent =
  | { event: 'progress'; data: { percent: number; stage: string } }
  | { event: 'section' | 'done' | 'failed'; data: unknown };

export type Stored<Event> = { id: number; event: Event };

export class EventLog<Event extends StreamEvent> {
  readonly #sql: SqlStorage;
  readonly #table: string;

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
    this.#sql.exec(`DROP TABLE IF EXISTS ${this.#table}`);
  }

  append(event: Event): Stored<Event> {
    const [row] = this.#sql
      .exec<{ id: number }>(
        `INSERT INTO ${this.#table} (json) VALUES (?) RETURNING id`,
        JSON.stringify(event),
      )
      .toArray();
    if (row === undefined) throw new Error('the event got no id');
    return { id: row.id, event };
  }

  all(): Stored<Event>[] {
    const rows = this.#sql
      .exec<{ id: number; json: string }>(`SELECT id, json FROM ${this.#table} ORDER BY id`)
      .toArray();
    return rows.map(({ id, json }) => ({ id, event: JSON.parse(json) as Event }));
  }

  /** Drops what a broken attempt had written; the ids go on counting. */
  dropSections(): void {
    this.#sql.exec(`DELETE FROM ${this.#table} WHERE json LIKE '{"event":"section"%'`);
  }

  /** The id of the latest event; 0 before the first. */
  lastId(): number {
    const [row] = this.#sql
      .exec<{ id: number }>(`SELECT coalesce(max(id), 0) AS id FROM ${this.#table}`)
      .toArray();
    return row?.id ?? 0;
  }

  replace(id: number, event: Event): void {
    this.#sql.exec(`UPDATE ${this.#table} SET json = ? WHERE id = ?`, JSON.stringify(event), id);
  }
}
