// Half a reply -> finished sections of an analysis, each as soon as it closes, if it passes the validator (reply-items.ts).
import { cleanName } from './clean-text.ts';
import type { Section, SectionName, Stage } from '../events.ts';
import { createItemReader } from './items.ts';
import { parseSection } from '../schema.ts';

/** The names of the paths, which the prompt asks for before anything else: so texts can be masked from the first one on. */
const NAMES = 'nazwySciezek';
const MAX_NAMES = 8;

/** The parts of the reply in which a section can be under way. */
export type ReplyStage = Extract<Stage, 'start' | Part>;

export type SectionReader = {
  /** Takes the next characters; returns the sections that they finished, in order. */
  push(chunk: string): Section[];
  /** The names of the paths as the reply announces them, in their order; empty if it doesn't. */
  readonly names: readonly string[];
  /** The part being written; 'start' before the first. */
  readonly stage: ReplyStage;
  /** True once the reply's outermost bracket has closed. */
  readonly finished: boolean;
  /** True if the reply broke a bound (length, depth): nothing more is read. */
  readonly overflowed: boolean;
};

const PARTS = [
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju',
  'podsumowanieInspirujace',
] as const;

type Part = (typeof PARTS)[number];

const LISTS = [
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju.kroki',
  'planRozwoju.certyfikacje',
  'planRozwoju.projekty',
  NAMES,
] as const;

export function createSectionReader(): SectionReader {
  const items = createItemReader<SectionName | typeof NAMES>({
    lists: LISTS,
    texts: ['podsumowanieInspirujace'],
    within: 'planRozwoju',
  });
  const names: string[] = [];
  return {
    push: (chunk) =>
      items.push(chunk).flatMap(({ name, index, value }) => {
        if (name !== NAMES) return parseSection(name, index, value) ?? [];
        if (typeof value === 'string' && names.length < MAX_NAMES) names.push(cleanName(value));
        return [];
      }),
    names,
    get stage() {
      return partOf(items.keys.findLast((key) => partOf(key) !== null) ?? '') ?? 'start';
    },
    get finished() {
      return items.finished;
    },
    get overflowed() {
      return items.overflowed;
    },
  };
}

function partOf(key: string): Part | null {
  return PARTS.find((part) => part === key) ?? null;
}
