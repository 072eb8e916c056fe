// Whether the person really said it: a quote must stand in one of the answers as written, but for case, diacritics, spaces and
// punctuation. Other words with the same meaning are no quote.
import { folded } from '../../../platform/folded-text.ts';
import { type QuizTexts, textsOf } from '../../quiz/answers.ts';

const FEWEST_LETTERS = 3;

export function quoteCheck(texts: QuizTexts): (quote: string) => boolean {
  const answers = textsOf(texts).map((text) => ` ${wordsOf(text)} `);
  return (quote) => {
    const words = wordsOf(quote);
    if (words.replaceAll(' ', '').length < FEWEST_LETTERS) return false;
    return answers.some((answer) => answer.includes(` ${words} `));
  };
}

function wordsOf(text: string): string {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
