// A page as it is kept to be read without a network: no script of it runs, no form of it is sent, and its first line says of which day it is.
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const PRELOAD = /<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/gi;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;

export const LINE_STYLE =
  '#bez-sieci{padding:.75rem 1rem;background:mark;color:marktext;font-weight:600}#bez-sieci a{color:inherit}';

export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '').replaceAll(PRELOAD, '');
}

/** Addresses of the style sheets. */
export function sheetsOf(html: string): string[] {
  return (html.match(SHEET) ?? []).flatMap((tag) => /\bhref="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

/** `path` leads to the page itself, which asks the network again. */
export function withLine(html: string, { keptAt, path }: { keptAt: number; path: string }): string {
  const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(keptAt);
  const line = `<style>${LINE_STYLE}</style><aside id="bez-sieci" aria-label="Bez sieci">Bez sieci. Tak wyglądało to dnia ${day}. Teraz nic się nie zapisze. <a href="${path}">Spróbuj ponownie</a></aside>`;
  return html.replace(/<body[^>]*>/i, (body) => body + line);
}

/** Of the copy: nothing but its own look may come, and nothing may be sent. */
export async function copyPolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(LINE_STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'self' 'sha256-${hash}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
