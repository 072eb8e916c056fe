// What this browser knows of the person's run, for the mark in the header of every page: anyone who hears of the run writes it down,
// and the browser tells the other tabs. Only a sign: what is true, the run's stream says.

export type RunMark = {
  owner: string;
  state: 'running' | 'done' | 'failed';
  percent: number;
  /** When it was written, epoch ms. */
  at: number;
};

const RUN_MARK_KEY = 'szlak_analiza';

/** No run lasts longer without a word, and no end is news for longer. */
export const MARK_LIFE_MS = 10 * 60_000;

const STATES: readonly string[] = ['running', 'done', 'failed'] satisfies RunMark['state'][];

/** Null = none, none that we wrote, or an old one. */
export function parseRunMark(text: string | null, now: number): RunMark | null {
  try {
    const mark: unknown = JSON.parse(text ?? 'null');
    return isRunMark(mark) && now - mark.at < MARK_LIFE_MS && mark.at <= now ? mark : null;
  } catch {
    return null;
  }
}

function isRunMark(mark: unknown): mark is RunMark {
  if (typeof mark !== 'object' || mark === null) return false;
  if (!('owner' in mark && 'state' in mark && 'percent' in mark && 'at' in mark)) return false;
  const { owner, state, percent, at } = mark;
  const isWhole = typeof owner === 'string' && typeof percent === 'number' && typeof at === 'number';
  return isWhole && typeof state === 'string' && STATES.includes(state);
}

let current: RunMark | null = null;
const listeners = new Set<() => void>();

function look(): void {
  current = parseRunMark(
    tried(() => localStorage.getItem(RUN_MARK_KEY)),
    Date.now(),
  );
  for (const listen of listeners) listen();
}

function hear({ key }: StorageEvent): void {
  if (key === RUN_MARK_KEY || key === null) look();
}

// Private windows and full quotas refuse. Not by app/lib/browser-storage.ts: pages without React load this file, too, and that
// one travels with React.
function tried<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The person's own; of a session without a word from the database, whatever this browser has. */
export function markOf(owner: string): RunMark | null {
  return current !== null && (owner === '' || current.owner === owner) ? current : null;
}

/** The same object until something new is known. */
export function runMark(): RunMark | null {
  return current;
}

/** Returns the way to stop listening. */
export function onRunMark(listen: () => void): () => void {
  listeners.add(listen);
  if (listeners.size === 1) {
    window.addEventListener('storage', hear);
    look();
  }
  return () => {
    listeners.delete(listen);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

export function writeRunMark(mark: Omit<RunMark, 'at'>): void {
  tried(() => localStorage.setItem(RUN_MARK_KEY, JSON.stringify({ ...mark, at: Date.now() })));
  look();
}

export function clearRunMark(): void {
  tried(() => localStorage.removeItem(RUN_MARK_KEY));
  look();
}

let watchers = 0;

/** The run is shown on this very page: it needs no second listener, and its end no second word. Returns the way to take that back. */
export function watchRunHere(): () => void {
  watchers += 1;
  look();
  return () => {
    watchers -= 1;
    look();
  };
}

export function isRunWatchedHere(): boolean {
  return watchers > 0;
}
