// What is mended in a paragraph, a list or a table of a lesson by code: addresses, pictures, tags, empty openings, endless paragraphs
// (docs/decisions.md 'Rules for a lesson'). What stands between backticks is code and stays as it is.
import { wordsOf } from '../lessons/lesson.ts';
import { changedAround, mayBeLinked, siteOf } from './addresses.ts';
import { withoutOpenings } from './filler.ts';

const PICTURE = /!\[([^\]\n]*)\]\([^)\n]*\)|!\[([^\]\n]*)\](?:\[[^\]\n]*\])?/g;
const LINK = /\[([^\]\n]*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^"'\n]*["'])?\s*\)/g;
const AUTOLINK = /<((?:https?|ftp):\/\/[^\s<>]+)>/gi;
const ADDRESS = /(?<![\p{L}\d.@/(\]-])(?:(?:https?|ftp):\/\/|www\.)[^\s)"'<>`]+/giu;

/** Without links and pictures, but for links to where one may lead. */
export function withoutAddresses(text: string): string {
  const kept: string[] = [];
  const hold = (link: string) => `\ue002${kept.push(link) - 1}\ue003`;
  return text
    .replaceAll(/[\ue002\ue003]/g, '')
    .replaceAll(PICTURE, (_, alt: string | undefined, other: string | undefined) => alt ?? other ?? '')
    .replaceAll(LINK, (link, words: string, target: string) => (mayBeLinked(target) ? hold(link) : words))
    .replaceAll(AUTOLINK, '$1')
    .replaceAll(ADDRESS, (found) => {
      const [end = ''] = /[.,;:!?]+$/.exec(found) ?? [];
      const address = found.slice(0, found.length - end.length);
      return mayBeLinked(address) ? found : `${siteOf(address)}${end}`;
    })
    .replaceAll(/\ue002(\d+)\ue003/g, (_, at: string) => kept[Number(at)] ?? '');
}

const SIGNS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
const PAIR = /<(b|strong|i|em)>([^<>\n]+)<\/\1>/gi;
const CODE_PAIR = /<(code|kbd|samp|tt)>([^<>`\n]+)<\/\1>/gi;
const PLAIN_PAIR =
  /<(a|u|span|div|p|sup|sub|small|mark|center|font|section|article|details|summary)(?:\s[^<>\n]*)?>([^<>]*)<\/\1>/gi;
const BREAK = /\s*<br\s*\/?>\s*/gi;
const IMAGE = /<img(?:[^<>\n]*?\salt="([^"<>\n]*)")?[^<>\n]*>/gi;
const RULE = /<hr\s*\/?>/gi;
const TAG = /<\/?[a-z][^<>\n]*>/gi;
const DEEPEST = 5;

/** What tags say is said in Markdown; one that is only named is code. Links in angle brackets aren't tags. */
function withoutTags(text: string, isTable: boolean): string {
  let plain = text;
  for (let depth = 0; depth < DEEPEST && TAG.test(plain); depth += 1) {
    TAG.lastIndex = 0;
    plain = plain
      .replaceAll(CODE_PAIR, '`$2`')
      .replaceAll(PAIR, (_, tag: string, words: string) => {
        const sign = SIGNS[tag.toLowerCase()] ?? '';
        return `${sign}${words.trim()}${sign}`;
      })
      .replaceAll(PLAIN_PAIR, '$2');
  }
  TAG.lastIndex = 0;
  return plain
    .replaceAll(BREAK, isTable ? ' ' : '  \n')
    .replaceAll(RULE, '')
    .replaceAll(IMAGE, (_, alt: string | undefined) => alt ?? '')
    .replaceAll(TAG, (tag) => `\`${tag}\``);
}

const TABLE = /^\s*\|/m;
const NO_PARAGRAPH = /^\s*(?:#|[-*+]\s|\d+[.)]\s|>|\||(?:-{3,}|\*{3,})\s*$)/;

/** One block of Markdown that is no code: its lines, without the empty ones around it. */
export function mendedBlock(block: string, paragraphWords: number): string {
  const isTable = TABLE.test(block);
  const plain = changedAround(block, (prose) =>
    withoutTags(withoutOpenings(withoutAddresses(prose)), isTable),
  );
  if (NO_PARAGRAPH.test(plain)) return plain;
  return splitParagraph(plain, paragraphWords);
}

const SENTENCE = /[^]*?[.!?…]+[”"’)*_\]\ue001]*(?=\s+[\p{Lu}„"*_[\ue000\d])|[^]+$/gu;

/** Into paragraphs of whole sentences, each as long as may be; a single endless sentence stays. */
function splitParagraph(text: string, most: number): string {
  if (wordsOf(text) <= most) return text;
  // Evenly: a last paragraph of one sentence looks like a slip.
  const share = wordsOf(text) / Math.ceil(wordsOf(text) / most);
  return changedAround(text, (prose) => {
    const paragraphs: string[] = [];
    let open = '';
    for (const [sentence] of prose.matchAll(SENTENCE)) {
      const grown = `${open}${sentence}`;
      if (open !== '' && (wordsOf(grown) > most || wordsOf(open) >= share)) {
        paragraphs.push(open.trim());
        open = sentence;
      } else open = grown;
    }
    return [...paragraphs, open.trim()].join('\n\n');
  });
}
