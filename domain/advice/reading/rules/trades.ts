// What people call their work: rows of content/careers/called.ts, and the occupations' own names in all their forms.
import { formsOfName } from '../../occupation-names.ts';
import type { CalledRow } from '../../occupation.ts';
import { matchAt, patternOf, type Pattern } from './patterns.ts';
import { entriesOf } from './says.ts';
import type { Part, Token } from './text.ts';

export type NamedOccupation = { id: string; name: string; everydayName: string | null };

export type FoundTrade = {
  /** Null = several are called so. */
  occupation: string | null;
  /** Where one works, and not as what: 'w przedszkolu'. */
  isPlace: boolean;
  /** What one does, and not as what: 'sprzątam biura'. */
  isDeed: boolean;
  /** What is also done at home, or for pleasure: 'naprawiam auta'. */
  isPastime: boolean;
  /** A place where others work, too: only while no trade is named. */
  isLikely: boolean;
  /** 'Technikum handlowe'. */
  isSchool: boolean;
  /** All that are called so. */
  jobs: readonly string[];
  /** 'Pielęgniarka', not 'pielęgniarek'. */
  isBasicForm: boolean;
  from: number;
  to: number;
};

export type Trades = { findIn: (tokens: readonly Token[], part: Part) => FoundTrade[] };

type Entry = Pick<
  FoundTrade,
  'occupation' | 'isPlace' | 'isDeed' | 'isPastime' | 'isLikely' | 'isSchool' | 'jobs'
> & {
  pattern: Pattern;
  basic: readonly string[];
};

export function makeTrades(called: readonly CalledRow[], occupations: readonly NamedOccupation[]): Trades {
  const entries: Entry[] = [
    ...called.flatMap(
      ({
        words,
        jobs,
        isPlace = false,
        isDeed = false,
        isPastime = false,
        isVague = false,
        isLikely = false,
        isSchool = false,
      }) =>
        entriesOf(words).words.map((pattern) => ({
          pattern,
          occupation: isVague ? null : (jobs.split(' ')[0] ?? null),
          isPlace,
          isDeed,
          isPastime,
          isLikely,
          isSchool,
          jobs: jobs.split(' '),
          basic: basicFormsOf(pattern),
        })),
    ),
    ...occupations.flatMap((occupation) =>
      namePatterns(occupation).map((pattern) => ({
        pattern,
        occupation: occupation.id,
        isPlace: false,
        isDeed: false,
        isPastime: false,
        isLikely: false,
        isSchool: false,
        jobs: [occupation.id],
        basic: basicFormsOf(pattern),
      })),
    ),
  ];
  const byWord = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [first] = entry.pattern();
    for (const { form } of first?.kind === 'word' ? first.any : []) {
      const same = byWord.get(form);
      if (same === undefined) byWord.set(form, [entry]);
      else same.push(entry);
    }
  }
  return {
    findIn: (tokens, { start, end }) => {
      const found: FoundTrade[] = [];
      for (let at = start; at < end;) {
        const best = longestAt(tokens, at, end);
        if (best === null) {
          at++;
          continue;
        }
        found.push(best);
        at = best.to + 1;
      }
      return found;
    },
  };

  function longestAt(tokens: readonly Token[], at: number, end: number): FoundTrade | null {
    const token = tokens[at];
    if (token === undefined) return null;
    let best: FoundTrade | null = null;
    for (const word of [token.form, ...token.words]) {
      for (const { pattern, basic, ...entry } of byWord.get(word) ?? []) {
        const past = matchAt(pattern, tokens, at);
        if (past === null || past > end || (best !== null && past - 1 <= best.to)) continue;
        best = { ...entry, isBasicForm: basic.includes(token.form), from: at, to: past - 1 };
      }
    }
    return best;
  }
}

function basicFormsOf(pattern: Pattern): string[] {
  const [first] = pattern();
  return first?.kind === 'word' ? first.any.map(({ form }) => form) : [];
}

/** Of a name's words those inflect that stand in their basic form: the head and its adjectives. */
export function namePatterns({ name, everydayName }: NamedOccupation): Pattern[] {
  const names = [name, ...formsOfName(everydayName ?? '')].map((one) => one.toLowerCase());
  return [...new Set(names)]
    .filter((one) => /^\p{L}{4,}(?: [\p{L}+]+){0,3}$/u.test(one) && !TOO_WIDE.has(one))
    .map(patternOf);
}

// Names that mean many things by themselves.
const TOO_WIDE = new Set([
  'technik',
  'operator',
  'monter',
  'specjalista',
  'pomocnik',
  'pracownik',
  'trener',
  'wykładowca',
]);
