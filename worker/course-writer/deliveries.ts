// Who was told in the ledger that a lesson is theirs, before they were sent any of it (docs/decisions.md 'Withdrawal within 14 days'). Who was
// then sent nothing, or of whose lesson nothing came, gets the right of withdrawal back. Kept in memory: after a crash the delivery stands.
import { deliverNow, takeBack } from '#db/payments/commands/entitlements/deliveries.ts';
import { openForWrites } from '../adapters/database.ts';
import type { Config } from '../config.ts';
import { logError } from '../log.ts';

type LessonToSend = { courseId: string; lessonId: string; personId: string };

/** They have the course no more, or the database can't be told that the lesson is delivered: nothing is sent. */
export type Refused = { kind: 'not-owner' } | { kind: 'database-down' };

export class Deliveries {
  readonly #config: () => Config;
  /** By person, the end of what is being written about them: a delivery and its taking back must not overtake each other. */
  readonly #turns = new Map<string, Promise<unknown>>();
  /** By lesson and person, the latest. */
  readonly #known = new Map<string, Map<string, { number: number; isSent: boolean }>>();
  #count = 0;

  constructor(config: () => Config) {
    this.#config = config;
  }

  /** `begin` runs at once after it is written, before anything else about this person; then the outcome is known. */
  async deliver<Result>(lesson: LessonToSend, begin: () => Promise<Result>): Promise<Result | Refused> {
    return this.#inTurn(lesson.personId, async () => {
      const refused = await this.#write(lesson);
      if (refused !== null) return refused;
      const known = this.#known.get(lesson.lessonId) ?? new Map();
      const isSent = known.get(lesson.personId)?.isSent ?? false;
      this.#known.set(lesson.lessonId, known.set(lesson.personId, { number: ++this.#count, isSent }));
      return begin();
    });
  }

  noteSent(lessonId: string, personId: string): void {
    const known = this.#known.get(lessonId)?.get(personId);
    if (known !== undefined) known.isSent = true;
  }

  /** The lesson's job has ended, with a text or without. Never throws. */
  async takeBack(courseId: string, lessonId: string, { hasText }: { hasText: boolean }): Promise<void> {
    const ended = [...(this.#known.get(lessonId) ?? [])].filter(([, { isSent }]) => !(hasText && isSent));
    await Promise.all(
      ended.map(([personId, { number }]) =>
        this.#inTurn(personId, () => this.#takeBack({ courseId, lessonId, personId }, number)),
      ),
    );
  }

  forget(lessonId: string): void {
    this.#known.delete(lessonId);
  }

  async #takeBack(lesson: LessonToSend, number: number): Promise<void> {
    const known = this.#known.get(lesson.lessonId);
    // A later one belongs to a new try.
    if (known?.get(lesson.personId)?.number !== number) return;
    known.delete(lesson.personId);
    const { database } = this.#config();
    if (database === null) return;
    try {
      await takeBack(openForWrites(database), { ...lesson, now: Date.now() });
    } catch (error) {
      logError('take-back', error, { courseId: lesson.courseId });
    }
  }

  async #write(lesson: LessonToSend): Promise<Refused | null> {
    const { database } = this.#config();
    if (database === null) return { kind: 'database-down' };
    try {
      const isOwner = await deliverNow(openForWrites(database), { ...lesson, now: Date.now() });
      return isOwner ? null : { kind: 'not-owner' };
    } catch (error) {
      logError('deliver', error, { courseId: lesson.courseId });
      return { kind: 'database-down' };
    }
  }

  #inTurn<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#turns.get(personId) ?? Promise.resolve()).then(work, work);
    const settled = turn
      .catch(() => {})
      .finally(() => {
        if (this.#turns.get(personId) === settled) this.#turns.delete(personId);
      });
    this.#turns.set(personId, settled);
    return turn;
  }
}
