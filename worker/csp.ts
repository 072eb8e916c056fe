// The pages' content security policy (docs/architecture.md 'Pages, cache and policy'): hashes for HTML that is the same for everybody, so
// that it can be cached; a nonce for what depends on who asks. No 'unsafe-inline' anywhere, hence no style attribute in server HTML.
import { createHash } from 'node:crypto';
import { CROSS_FADE } from '#domain/platform/cross-fade.ts';

type PolicyOptions = {
  isDevServer: boolean;
  /** Origins to which a form's way leads over a redirect, such as Google's. */
  formTargets: readonly string[];
};

/** What may run or style the page besides our own files, such as a nonce or hashes. */
type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export function pagePolicy(inline: InlineSources, options: PolicyOptions): string {
  // Vite's dev server injects style elements and talks over a WebSocket.
  const styles = options.isDevServer ? ["'unsafe-inline'"] : inline.styles;
  const connections = options.isDevServer ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    // The one page that ours may frame is where a lesson's code runs (routes/courses/run-frame.ts); every other one of ours forbids it.
    "frame-src 'self'",
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function nonceSource(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [hashOf(CROSS_FADE)] };
}

type Inline = { tag: string; text: string };

/**
 * Which inline scripts of a shared page are ours: those that were rendered with its nonce, which nobody could know when a text was
 * written. What came in with a text has none, and stays without a hash.
 */
export function ownScripts(nonce: string): (script: Inline) => boolean {
  return ({ tag }) => tag.includes(nonceAttribute(nonce));
}

/** As it is sent: alike for everybody. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(nonceAttribute(nonce), '');
}

function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`;
}

export function scriptHashes(html: string, isOurs: (script: Inline) => boolean): string[] {
  return hashesOf(inlineElements(html, 'script').filter(isOurs));
}

/** Of all styles, with the one that is put in: what a style can do is bounded by the rest of the policy. */
export function styleHashes(html: string, added: string | null): string[] {
  const own = added === null ? [] : [{ tag: '<style>', text: added }];
  return hashesOf([...own, ...inlineElements(html, 'style')]);
}

function hashesOf(elements: readonly Inline[]): string[] {
  return [...new Set(elements.map(({ text }) => hashOf(text)))];
}

// Structured data (JSON-LD) is never run, so the policy has no say in it.
const FROM_FILE_OR_DATA = / src=| type="application\/ld\+json"/;

// Searched for, as matching a lazy expression against each of a long script's characters takes longer than all the rest.
function inlineElements(html: string, element: string): Inline[] {
  const found: Inline[] = [];
  let at = html.indexOf(`<${element}`);
  while (at !== -1) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, start);
    if (end === -1) break;
    const tag = html.slice(at, start);
    if (end > start && !FROM_FILE_OR_DATA.test(tag)) found.push({ tag, text: html.slice(start, end) });
    at = html.indexOf(`<${element}`, end);
  }
  return found;
}

// Pages of one kind share their style and most scripts, and hashing costs more than looking up. What is kept is a copy: a slice
// would keep the page that it was cut from.
const MAX_REMEMBERED_CHARACTERS = 1_000_000;
const remembered = new Map<string, string>();
let room = MAX_REMEMBERED_CHARACTERS;

function hashOf(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const bytes = Buffer.from(text);
  const hash = `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`;
  if (text.length <= room) {
    room -= text.length;
    remembered.set(bytes.toString(), hash);
  }
  return hash;
}
