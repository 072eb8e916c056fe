// A text as words with the breaks between them: a comma parts a list, a full stop parts thoughts.
import { wordsIn } from '../../folded-text.ts';
import { withKeyWordRight } from './key-words.ts';

export type Break = 'none' | 'comma' | 'stop';

export type Token = {
  raw: string;
  folded: string;
  /** What stands before it. */
  before: Break;
  /** Written with a capital where no sentence begins: a name of somebody or something. */
  isProper: boolean;
};

export function tokensOf(text: string): Token[] {
  let end = 0;
  return wordsIn(text).map((word, at): Token => {
    const between = text.slice(end, word.start);
    end = word.end;
    const before =
      at === 0 || /[.!?;\n…]/.test(between) ? 'stop' : /[,:()/–—]|\s-\s/.test(between) ? 'comma' : 'none';
    const isProper = before !== 'stop' && /^\p{Lu}\p{Ll}/u.test(word.raw);
    return { raw: word.raw, folded: withKeyWordRight(word.folded), before, isProper };
  });
}

/** The folded text with ' , ' and ' . ' for its breaks, for patterns of several words. */
export function plainText(tokens: readonly Token[]): string {
  const marks = { none: ' ', comma: ' , ', stop: ' . ' } as const;
  return `${tokens.map((token) => `${marks[token.before]}${token.folded}`).join('')} .`;
}
