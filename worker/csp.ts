// The pages' content security policy (stack.md §8): hashes for HTML that is the same for everybody, so that it can be
// cached; a nonce for what depends on who asks. No 'unsafe-inline' anywhere, hence no style attribute in server HTML.
import { createHash } from 'node:crypto';

type PolicyOptions = {
  isDevServer: boolean;
  /** Origins to which a form's way leads over a redirect, such as Google's. */
  formTargets: readonly string[];
};

/** What may run or style the page besides our own files, such as a nonce or hashes. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

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
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function nonceSource(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [] };
}

// Structured data (JSON-LD) is never run, so the policy has no say in it.
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|\stype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The hash sources of all inline scripts and styles of a page that we rendered ourselves. */
export function hashSources(html: string): InlineSources {
  return { scripts: hashesOf(html, INLINE_SCRIPT), styles: hashesOf(html, INLINE_STYLE) };
}

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = Array.from(html.matchAll(element), ([, text = '']) => text)
    .filter((text) => text !== '')
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
