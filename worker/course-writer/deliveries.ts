// Who was told in the ledger that a lesson is theirs, before they were sent any of it (docs/decisions.md 'Withdrawal within 14 days'). Who was
// then sent nothing gets the right of withdrawal back. Kept in memory: after a crash the delivery stands.
import { deliverNow, takeBack } from '#db/commands/entitlements/deliveries.ts';
import { openForWrites } from '../adapters/database.ts';
import type { Config } from '../config.ts';
import { logError } from '../log.ts';

export type LessonToSend = { courseId: string; lessonId: string; personId: string };

/** They have the course no more, or the database can't be told that the lesson is delivered: nothing is sent. */
export type Refused = { kind: 'not-owner' } | { kind: 'database-down' };

export class Deliveries {
  readonly #config: () => Config;
  /** By person, the end of what is being written about them: a delivery and its taking back must not overtake each other. */
  readonly #turns = new Map<string, Promise<unknown>>();
  /** By lesson and person, the number of the delivery of which nothing was sent yet. */
  readonly #unsent = new Map<string, Map<string, number>>();
  /** Likewise, once something was sent. */
  readonly #sent = new Map<string, Map<string, number>>();
  #count = 0;

  constructor(config: () => Config) {
    this.#config = config;
  }

  /** `begin` runs at once after it is written, before anything else about this person; then the outcome is known. */
  async deliver<Result>(lesson: LessonToSend, begin: () => Promise<Result>): Promise<Result | Refused> {
    return this.#inTurn(lesson.personId, async () => {
      const refused = await this.#write(lesson);
      if (refused !== null) return refused;
      const unsent = this.#unsent.get(lesson.lessonId) ?? new Map();
      this.#unsent.set(lesson.lessonId, unsent.set(lesson.personId, ++this.#count));
      return begin();
    });
  }

  noteSent({ lessonId, personId }: Omit<LessonToSend, 'courseId'>): void {
    const unsent = this.#unsent.get(lessonId);
    const delivery = unsent?.get(personId);
    if (unsent === undefined || delivery === undefined) return;
    unsent.delete(personId);
    const sent = this.#sent.get(lessonId) ?? new Map<string, number>();
    this.#sent.set(lessonId, sent.set(personId, delivery));
  }

  /** The lesson's job has ended. `isKept`: what was sent stays a lesson, and doesn't wait for its editors. Never throws. */
  async settle(courseId: string, lessonId: string, isKept: boolean): Promise<void> {
    const sent = this.#sent.get(lessonId);
    this.#sent.delete(lessonId);
    const all = [this.#unsent.get(lessonId), isKept ? undefined : sent].filter((one) => one !== undefined);
    await Promise.all(
      all.flatMap((deliveries) =>
        [...deliveries].map(([personId, delivery]) =>
          this.#inTurn(personId, () =>
            this.#takeBack({ courseId, lessonId, personId }, deliveries, delivery),
          ),
        ),
      ),
    );
  }

  async #takeBack(lesson: LessonToSend, of: Map<string, number>, delivery: number): Promise<void> {
    // A later one belongs to a new try.
    if (of.get(lesson.personId) !== delivery) return;
    of.delete(lesson.personId);
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
