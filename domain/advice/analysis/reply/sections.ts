// Half a reply -> finished sections of an analysis, each as soon as it closes, if it passes the validator (written.ts).
import { PATH_PARTS, type PathPart, type SectionName, type Stage } from '../events.ts';
import { createItemReader } from './items.ts';
import { parseWrittenSection, speaksOfDanger, type WrittenSection } from './written.ts';

/** Said before anything else: whether the person seems to be in danger. */
const FLAG = 'uwaga';

/** The parts of the reply in which a section can be under way. */
type ReplyStage = Extract<Stage, 'start' | Part>;

/** A path that is being written: its occupation's id as the model gives it, and the part that has begun last. */
export type PathUnderWay = { index: number; zawodId: string; part: PathPart | null };

type SectionReader = {
  /** Takes the next characters; returns the sections that they finished, in order. */
  push(chunk: string): WrittenSection[];
  /** The model raised the flag: nothing of the reply may be shown. */
  readonly isCrisis: boolean;
  /** The part being written; 'start' before the first. */
  readonly stage: ReplyStage;
  /** Null = no path is, or its occupation isn't known yet. */
  readonly path: PathUnderWay | null;
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
  'odrzucone',
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju.kroki',
  'planRozwoju.certyfikacje',
  'planRozwoju.projekty',
] as const;

export function createSectionReader(): SectionReader {
  const items = createItemReader<SectionName | typeof FLAG>({
    lists: LISTS,
    texts: [FLAG, 'zastrzezenie', 'podsumowanieInspirujace'],
    objects: ['pytanie', 'pozaTabela'],
    within: 'planRozwoju',
  });
  let isCrisis = false;
  return {
    push: (chunk) =>
      items.push(chunk).flatMap(({ name, index, value }) => {
        if (name !== FLAG) return isCrisis ? [] : (parseWrittenSection(name, index, value) ?? []);
        isCrisis ||= speaksOfDanger(value);
        return [];
      }),
    get isCrisis() {
      return isCrisis;
    },
    get stage() {
      return partOf(items.keys.findLast((key) => partOf(key) !== null) ?? '') ?? 'start';
    },
    get path() {
      const item = isCrisis ? null : items.underWay;
      return item?.name === 'sciezkiKariery' ? pathUnderWay(item.index, item.text) : null;
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

const OCCUPATION = /"zawodId"\s*:\s*"([^"\\]+)"/;
const PART_KEY = new RegExp(`"(${PATH_PARTS.join('|')})"\\s*:`, 'g');

// Read off the unfinished text, since it only tells what comes next: `opis` also stands in each step.
function pathUnderWay(index: number, text: string): PathUnderWay | null {
  const zawodId = OCCUPATION.exec(text)?.[1];
  if (zawodId === undefined) return null;
  const keys = new Set([...text.matchAll(PART_KEY)].map(([, key]) => key));
  return { index, zawodId, part: PATH_PARTS.findLast((part) => keys.has(part)) ?? null };
}
