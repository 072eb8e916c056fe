// How the mark in the header looks and where it leads, for pages with React and without.
import type { RunMark } from './run-mark.ts';

export type RunMarkLooks = { state: RunMark['state']; label: string; to: string; walked: string };

const LABELS: Record<RunMark['state'], { label: string; to: string }> = {
  running: { label: 'Twoja analiza powstaje. Zobacz, co już jest.', to: '/dashboard' },
  done: { label: 'Twoja analiza jest gotowa. Zobacz ją.', to: '/dashboard' },
  failed: { label: 'Analiza nie powstała. Spróbuj ponownie.', to: '/#quiz' },
};

/** `walked` is the dash of the way's part that lies behind; the whole way is 100 long. */
export function runMarkLooks({ state, percent }: Pick<RunMark, 'state' | 'percent'>): RunMarkLooks {
  const walked = state === 'done' ? 100 : Math.min(100, Math.max(0, Math.round(percent)));
  return { state, ...LABELS[state], walked: `${walked} 100` };
}
