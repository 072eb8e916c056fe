// Two analyses of one person side by side: which paths and skills came, went and stayed, matched by name, and of each path its place, pay and
// reasons in both. Takes what the plan sees of both, so nothing locked can be told; for such a plan it compares what is open, and says that it
// is not all. What moved a path is said only where both ledgers hold it.
import { isAdvised, type AdvisedPath, type Skill } from '../analysis.ts';
import type { LedgerLine } from '../../ranking/ledger.ts';
import { isOpen, type OpenPath, type VisibleAnalysis, type VisiblePath } from '../events.ts';
import { nameKey } from '../name-key.ts';
import { payOfPath, type PathPay } from '../path-pay.ts';

type ComparedSkill = { name: string; priority: number };

type StayingSkill = { name: string; priorityBefore: number; priorityNow: number };

/** A path as one of the two analyses has it. */
export type PathThen = {
  /** Among its paths, from 1. */
  place: number;
  pay: PathPay | null;
  /** What the reasons quote; null = the plan doesn't show them. */
  quotes: string[] | null;
};

/** A line of both ledgers with other points; 0 = the ledger hasn't got it. */
export type LedgerChange = Pick<LedgerLine, 'factor' | 'evidence'> & { before: number; now: number };

/** One of `before` and `now` may be null: the path is in one analysis only. */
export type ComparedPath = {
  name: string;
  before: PathThen | null;
  now: PathThen | null;
  /** Strongest first; null = there are no two ledgers that could be compared. */
  ledger: LedgerChange[] | null;
  /** Names of what the ledgers have as keys. */
  names: Record<string, string>;
};

export type Comparison = {
  /** Those of the newer analysis in its order, then those that went. */
  paths: ComparedPath[];
  skills: { came: ComparedSkill[]; went: ComparedSkill[]; stayed: StayingSkill[] };
  /** A skill of either is locked, so what came or went may only be out of sight. */
  isPartial: boolean;
};

/** Names as the newer analysis writes them; what went, as the older one did. */
export function compareAnalyses(older: VisibleAnalysis, newer: VisibleAnalysis): Comparison {
  const skillsBefore = byName(older.umiejetnosci);
  const skillsNow = byName(newer.umiejetnosci);
  return {
    paths: comparedPaths(older, newer),
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

function comparedPaths(older: VisibleAnalysis, newer: VisibleAnalysis): ComparedPath[] {
  const before = byName(older.sciezkiKariery);
  const now = byName(newer.sciezkiKariery);
  const thenOf = (path: VisiblePath | undefined, { sciezkiKariery }: VisibleAnalysis) =>
    path === undefined ? null : pathThen(path, sciezkiKariery.indexOf(path) + 1);
  const staying = [...now].map(([key, path]): ComparedPath => {
    const earlier = before.get(key);
    return {
      name: path.nazwa,
      before: thenOf(earlier, older),
      now: thenOf(path, newer),
      ...changesOf(earlier, path),
    };
  });
  const gone = missingFrom(now, before).map((path) => ({
    name: path.nazwa,
    before: thenOf(path, older),
    now: null,
    ledger: null,
    names: {},
  }));
  return [...staying, ...gone];
}

function pathThen(path: VisiblePath, place: number): PathThen {
  const quotes = isOpen(path) && isAdvised(path) ? path.dlaczego.map(({ cytat }) => cytat) : null;
  return { place, pay: payOfPath(path), quotes };
}

function changesOf(
  before: VisiblePath | undefined,
  now: VisiblePath,
): Pick<ComparedPath, 'ledger' | 'names'> {
  if (before === undefined || !hasLedger(before) || !hasLedger(now)) return { ledger: null, names: {} };
  // The same words may name another occupation.
  if (before.zawodId !== now.zawodId) return { ledger: null, names: {} };
  return { ledger: ledgerChanges(before.bilans, now.bilans), names: { ...before.nazwy, ...now.nazwy } };
}

function hasLedger(path: VisiblePath): path is OpenPath & AdvisedPath {
  return isOpen(path) && isAdvised(path) && path.bilans.length > 0;
}

export function ledgerChanges(before: readonly LedgerLine[], now: readonly LedgerLine[]): LedgerChange[] {
  const changes = new Map<string, LedgerChange>();
  const changeOf = ({ factor, evidence }: LedgerLine): LedgerChange => {
    const key = `${factor} ${evidence}`;
    const change = changes.get(key) ?? { factor, evidence, before: 0, now: 0 };
    changes.set(key, change);
    return change;
  };
  for (const line of before) changeOf(line).before += line.points;
  for (const line of now) changeOf(line).now += line.points;
  const weight = (change: LedgerChange) => Math.abs(change.now - change.before);
  return [...changes.values()]
    .filter((change) => weight(change) > 0)
    .sort((one, other) => weight(other) - weight(one));
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

function hasLocked({ umiejetnosci }: VisibleAnalysis): boolean {
  return umiejetnosci.includes(null);
}
