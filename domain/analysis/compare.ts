// Two analyses of one person side by side: which paths and skills came, went and stayed, matched by name. Takes what the plan
// sees of both, so nothing locked can be told; for such a plan it compares what is open, and says that it is not all.
import type { Skill } from './analysis.ts';
import type { VisibleAnalysis } from './events.ts';
import { nameKey } from './name-key.ts';

export type ComparedSkill = { name: string; priority: number };

export type StayingSkill = { name: string; priorityBefore: number; priorityNow: number };

export type Comparison = {
  paths: { came: string[]; went: string[]; stayed: string[] };
  skills: { came: ComparedSkill[]; went: ComparedSkill[]; stayed: StayingSkill[] };
  /** Something of either is locked, so what came or went may only be out of sight. */
  isPartial: boolean;
};

/** Names as the newer analysis writes them; what went, as the older one did. */
export function compareAnalyses(older: VisibleAnalysis, newer: VisibleAnalysis): Comparison {
  const pathsBefore = byName(older.sciezkiKariery);
  const pathsNow = byName(newer.sciezkiKariery);
  const skillsBefore = byName(older.umiejetnosci);
  const skillsNow = byName(newer.umiejetnosci);
  return {
    paths: {
      came: missingFrom(pathsBefore, pathsNow).map(({ nazwa }) => nazwa),
      went: missingFrom(pathsNow, pathsBefore).map(({ nazwa }) => nazwa),
      stayed: [...pathsNow].flatMap(([key, { nazwa }]) => (pathsBefore.has(key) ? [nazwa] : [])),
    },
    skills: {
      came: missingFrom(skillsBefore, skillsNow).map(comparedSkill),
      went: missingFrom(skillsNow, skillsBefore).map(comparedSkill),
      stayed: [...skillsNow].flatMap(([key, now]) => {
        const before = skillsBefore.get(key);
        if (before === undefined) return [];
        return [{ name: now.nazwa, priorityBefore: before.priorytet, priorityNow: now.priorytet }];
      }),
    },
    isPartial: [older, newer].some(hasLocked),
  };
}

// A name that comes twice in one analysis counts once, as it first stands.
function byName<Entry extends { nazwa: string }>(entries: readonly (Entry | null)[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry !== null && !found.has(nameKey(entry.nazwa))) found.set(nameKey(entry.nazwa), entry);
  }
  return found;
}

function missingFrom<Entry>(some: ReadonlyMap<string, Entry>, all: ReadonlyMap<string, Entry>): Entry[] {
  return [...all].flatMap(([key, entry]) => (some.has(key) ? [] : [entry]));
}

function comparedSkill({ nazwa, priorytet }: Skill): ComparedSkill {
  return { name: nazwa, priority: priorytet };
}

function hasLocked({ sciezkiKariery, umiejetnosci }: VisibleAnalysis): boolean {
  return sciezkiKariery.includes(null) || umiejetnosci.includes(null);
}
