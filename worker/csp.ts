// The pages' content security policy (stack.md §8): hashes for HTML that is the same for everybody, so that it can be
// cached; a nonce for what depends on who asks. No 'unsafe-inline' anywhere, hence no style attribute in server HTML.
import { createHash } from 'node:crypto';

type PolicyOptions = {
  isDevServer: boolean;
  /** Origins to which a form's way leads over a redirect, such as Google's. */
  formTargets: readonly string[];
};

/** `scripts`: what may run besides our own files, such as a nonce or hashes. */
export function pagePolicy(scripts: readonly string[], options: PolicyOptions): string {
  // Vite's dev server injects style elements and talks over a WebSocket.
  const styles = options.isDevServer ? "'self' 'unsafe-inline'" : "'self'";
  const connections = options.isDevServer ? "'self' ws:" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

// Structured data (JSON-LD) is never run, so the policy has no say in it.
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|\stype="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hash sources of all inline scripts of a page that we rendered ourselves. */
export function hashSources(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, code = '']) => code)
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}
