// A page as it is kept to be read without a network: no script of it runs, no form of it is sent, and its first line says of which day it is.
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const PRELOAD = /<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/gi;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;

export const LINE_STYLE =
  '#bez-sieci{padding:.75rem 1rem;border-block-end:.2rem solid;line-height:1.5}#bez-sieci a{color:inherit}#bez-sieci li{margin-block:.5rem}#bez-sieci summary{display:list-item;list-style:inside disclosure-closed;width:fit-content;margin-block-start:.5rem;cursor:pointer}#bez-sieci [open]>summary{list-style-type:disclosure-open}#bez-sieci :focus-visible{outline:.2rem solid;outline-offset:.1rem}';

export function withoutScripts(html: string): string {
  return html.replaceAll(SCRIPT, '').replaceAll(PRELOAD, '');
}

/** Addresses of the style sheets. */
export function sheetsOf(html: string): string[] {
  return (html.match(SHEET) ?? []).flatMap((tag) => /\bhref="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

/** As HTML, as the page wrote it. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? '';
}

export type Line = { keptAt: number; path: string; others: readonly { path: string; title: string }[] };

/** `path` leads to the page itself, which asks the network again; `others` are the pages that open without it, too, their titles HTML. */
export function withLine(html: string, { keptAt, path, others }: Line): string {
  const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(keptAt);
  const items = others.map((other) => `<li><a href="${other.path}">${other.title}</a></li>`).join('');
  const list =
    items === ''
      ? ''
      : `<details><summary>Co jeszcze otworzysz bez sieci</summary><ul>${items}</ul></details>`;
  const line = `<style>${LINE_STYLE}</style><aside id="bez-sieci" aria-label="Bez sieci">Bez sieci. Tak wyglądało to dnia ${day}. Teraz nic się nie zapisze. <a href="${path}">Spróbuj ponownie</a>${list}</aside>`;
  // Behind the link that skips to the content, which has to stay the first.
  return html.replace(/<(?:header|main)\b/i, (tag) => line + tag);
}

/** Of the copy: nothing but its own look may come, and nothing may be sent. */
export async function copyPolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(LINE_STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `default-src 'none'; style-src 'self' 'sha256-${hash}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
