// The meanings that a text names: rows of content/careers/words.ts, each by its forms and phrases. A longer phrase wins over its words.
import type { WordRow } from '../../occupation.ts';
import { matchAt, type Pattern } from './patterns.ts';
import { entriesOf } from './says.ts';
import type { Token } from './text.ts';

export type FoundConcept = { slug: string; from: number; to: number; isVerb: boolean };

export type Concepts = {
  findIn: (tokens: readonly Token[]) => FoundConcept[];
  /** All that the word by itself could name. */
  meaningsOf: (token: Token) => string[];
};

export type NamedRow = Pick<WordRow, 'slug' | 'words'>;

type Entry = { slug: string; pattern: Pattern; not: ReadonlySet<string>; isVerb: boolean };

export function makeConcepts(rows: readonly NamedRow[]): Concepts {
  const byWord = new Map<string, Entry[]>();
  for (const { slug, words } of rows) {
    const said = entriesOf(words);
    for (const pattern of said.words) {
      const steps = pattern();
      const [first] = steps;
      for (const { form } of first?.kind === 'word' ? first.any : []) {
        const entry = {
          slug,
          pattern,
          not: said.not,
          isVerb: steps.length === 1 && /(?:ć|ść|źć)$/.test(form),
        };
        const same = byWord.get(form);
        if (same === undefined) byWord.set(form, [entry]);
        else same.push(entry);
      }
    }
  }
  const longestAt = (tokens: readonly Token[], at: number): FoundConcept | null => {
    const token = tokens[at];
    if (token === undefined) return null;
    let best: FoundConcept | null = null;
    for (const word of new Set([token.form, ...token.words])) {
      for (const { slug, pattern, not, isVerb } of byWord.get(word) ?? []) {
        const past = matchAt(pattern, tokens, at);
        if (past === null || (best !== null && past - 1 <= best.to)) continue;
        if (past === at + 1 && (not.has(token.form) || token.isDoubtful)) continue;
        best = { slug, from: at, to: past - 1, isVerb };
      }
    }
    return best;
  };
  return {
    findIn: (tokens) => {
      const found: FoundConcept[] = [];
      for (let at = 0; at < tokens.length;) {
        const best = longestAt(tokens, at);
        if (best !== null) found.push(best);
        at = (best?.to ?? at) + 1;
      }
      return found;
    },
    meaningsOf: (token) => [
      ...new Set(
        [...token.words].flatMap((word) =>
          (byWord.get(word) ?? []).filter(({ pattern }) => pattern().length === 1).map(({ slug }) => slug),
        ),
      ),
    ],
  };
}
