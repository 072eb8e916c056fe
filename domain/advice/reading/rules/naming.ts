// What a tag or a short phrase names among the meanings: rows of words by their forms, and tags that no row holds by themselves.
import type { Careers } from '../../occupation.ts';
import { makeConcepts } from './concepts.ts';
import { makeForms } from './forms.ts';
import { textOf } from './text.ts';

type Naming = {
  /** The row that means just this. */
  rowsOf: (tag: string) => readonly number[];
  /** In the order of the concepts, each once. */
  namedIn: (phrase: string, numbers: ReadonlyMap<string, number>) => readonly number[];
};

export function makeNaming({ words, forms }: Pick<Careers, 'words' | 'forms'>): Naming {
  const known = makeForms(forms);
  const concepts = makeConcepts(words);
  const rowNumbers = new Map(words.map(({ slug }, row) => [slug, row]));
  const found = (phrase: string) => {
    const { tokens } = textOf(phrase, known, MARKED);
    return { tokens, concepts: concepts.findIn(tokens) };
  };
  return {
    rowsOf: (tag) => {
      const { tokens, concepts: named } = found(tag);
      const [first] = named;
      if (first === undefined || first.from > 0 || first.to < tokens.length - 1) return [];
      const row = rowNumbers.get(first.slug);
      return row === undefined ? [] : [row];
    },
    namedIn: (phrase, numbers) => {
      const { tokens, concepts: named } = found(phrase);
      const slugs = [...named.map(({ slug }) => slug), ...tokens.map(({ form }) => form)];
      return [...new Set(slugs.flatMap((slug) => numbers.get(slug) ?? []))].toSorted(
        (one, other) => one - other,
      );
    },
  };
}

/** Tags are written with their diacritics, even where they have none. */
const MARKED = 'ą';
