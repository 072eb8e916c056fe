// What takes long to start lives as long as its Vitest worker, whose files use it one after the other (vitest.config.ts 'isolate'): each
// finds it as new.
import './ends.ts';

/** The file should have asked for one of its own, and fails, whatever runs before or after it. */
export class NotLendable extends Error {}

export type Lendable<Thing> = {
  thing: Thing;
  /** As new for the next file. Throws if it can't be: then it ends, and the next file starts another. */
  renew(): Promise<void>;
  stop(): Promise<void>;
};

/** `key`: of those that are alike. Anyone who gets one gives it back by its `stop`. */
export type Lend<Thing> = (
  key: string,
  start: () => Promise<Lendable<Thing>>,
) => Promise<Thing & { stop(): Promise<void> }>;

export function lending<Thing extends object>(): Lend<Thing> {
  const idle = new Map<string, Lendable<Thing>>();
  return async (key, start) => {
    const lent = idle.get(key) ?? (await start());
    idle.delete(key);
    return {
      ...lent.thing,
      async stop() {
        const fault: unknown = await lent.renew().then(
          () => null,
          (error: unknown) => error,
        );
        // A file that has used two of them gives two back; one is enough for the next.
        if (fault === null && !idle.has(key)) return void idle.set(key, lent);
        await lent.stop();
        if (fault instanceof NotLendable) throw fault;
      },
    };
  };
}
