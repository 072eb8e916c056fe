// Addresses in a lesson: a model invents them, and what is right today leads elsewhere tomorrow. Only official sites may be named, in
// words and without a page (category-rules.ts), and what is called like an address. Code is code: in it nothing is looked for.
import { OFFICIAL_SITES } from '../prompts/category-rules.ts';
import { partsOf } from './parts.ts';

// A name that ends as sites' names do; 'package.json' and 'wyniki.py' don't.
const SITE =
  /(?<![\p{L}\d.@/-])(?:https?:\/\/|www\.)?(?:[\p{L}\d-]+\.)+(?:pl|com|org|net|eu|info|edu|gov|io|dev|app|ai|co|de|uk)(?![\p{L}\d-])(?:[/?#][^\s)"'<>`]*)?/giu;
const LINK = /\]\(\s*([^)\s]*)/g;
const SCHEME = /\b(?:https?|ftp):\/\/[^\s)"'<>`]+/gi;

/** Names that stand for a site and are nobody's (RFC 2606, RFC 6761), and one's own computer. */
const NOBODYS =
  /(?:^|[./@])(?:localhost|127\.0\.0\.1|(?:[a-z0-9-]+\.)*example(?:\.(?:com|org|net))?)(?:[:/]|$)/i;

/** Names that look like addresses, of what courses promise to explain: as they are written in a sentence, never as a link. */
const NAMES = new Set(['WordPress.com', 'Scrum.org']);

/** Those that a lesson may not have, each once. */
export function foreignAddresses(text: string, allowed: readonly string[] = OFFICIAL_SITES): string[] {
  const prose = withoutInlineCode(partsOf(text).prose);
  const found = [
    ...Array.from(prose.matchAll(LINK), ([, target = '']) => target),
    ...Array.from(prose.matchAll(SCHEME), ([address]) => address),
    ...Array.from(prose.matchAll(SITE), ([address]) => address).filter((site) => !NAMES.has(site)),
  ].map((address) => address.replace(/[.,;:]+$/, ''));
  return [...new Set(found)].filter((address) => !allowed.includes(address) && !NOBODYS.test(address));
}

const HOST = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#:\s]+)/i;

/** 'https://www.firma.pl/strona' -> 'firma.pl'. */
export function siteOf(address: string): string {
  return HOST.exec(address)?.[1] ?? address;
}

/** Whether a link there may stay: an official site or one of its pages, and what is nobody's. */
export function mayBeLinked(address: string, allowed: readonly string[] = OFFICIAL_SITES): boolean {
  if (!/^(?:https?:\/\/|www\.)/i.test(address)) return false;
  return allowed.includes(siteOf(address).toLowerCase()) || NOBODYS.test(address);
}

// Code within a line of Markdown, between one backtick or several.

const INLINE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

export function withoutInlineCode(text: string): string {
  return text.replaceAll(INLINE, '');
}

/** Changes what isn't code. `change` sees the text as a whole, with a sign of nobody's in the place of each piece of code. */
export function changedAround(text: string, change: (prose: string) => string): string {
  const codes: string[] = [];
  const held = text.replaceAll(/[\ue000\ue001]/g, '').replaceAll(INLINE, (code) => {
    codes.push(code);
    return `\ue000${codes.length - 1}\ue001`;
  });
  return change(held).replaceAll(/\ue000(\d+)\ue001/g, (_, at: string) => codes[Number(at)] ?? '');
}
