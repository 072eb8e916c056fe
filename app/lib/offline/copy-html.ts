// A page as it is kept to be read without a network: no script of it runs, no form of it is sent, and its first line says of which day it is.
import { CROSS_FADE } from '#domain/platform/cross-fade.ts';
import { darkColours, lightColours, lightTrails, printPaper } from '../../styles/tokens.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const PRELOAD = /<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/gi;
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;

export const LINE_STYLE =
  '#bez-sieci{padding:.75rem 1rem;border-block-end:.2rem solid;line-height:1.5}#bez-sieci a{color:inherit}#bez-sieci li{margin-block:.5rem}#bez-sieci summary{display:list-item;list-style:inside disclosure-closed;width:fit-content;margin-block-start:.5rem;cursor:pointer}#bez-sieci [open]>summary{list-style-type:disclosure-open}#bez-sieci :focus-visible{outline:.2rem solid;outline-offset:.1rem}';

const colours = ({ paper, ink, accent, accentInk }: typeof lightColours) =>
  `:root{--paper:${paper};--ink:${ink};--accent:${accent};--on:${accentInk}}`;

/** The look of the page that says the network is away: our paper and ink, and the system's own font, so that nothing has to arrive for it. */
const AWAY_STYLE = `${colours(lightColours)}@media(prefers-color-scheme:dark){${colours(darkColours)}}:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{margin:0;background:var(--paper);color:var(--ink)}main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 2rem}svg{width:2.5rem;margin-block-end:1rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1.125rem;margin:2.5rem 0 0}a{color:inherit;display:inline-block;padding-block:.375rem}p a{margin-block-start:.5rem;padding:.625rem 1.25rem;border-radius:.375rem;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}ul{padding-inline-start:1.25rem;margin-block:.5rem}:focus-visible{outline:.2rem solid;outline-offset:.15rem}`;

/** The blaze over a message, as on our other pages. */
const BLAZE = `<svg viewBox="0 0 24 20" aria-hidden="true"><rect x="1" y="1" width="22" height="18" rx="1.5" fill="${printPaper}" stroke="${lightColours.lineStrong}"/><rect x="1" y="7" width="22" height="6" fill="${lightTrails.yellow}"/></svg>`;

// Asked, not believed: 'online' says that there is some network, not that it reaches us, and may come before anybody listens. Nothing is loaded
// again before, or a press in between would be lost.
const ONCE_BACK =
  'const again=()=>fetch(location.href,{method:"HEAD"}).then(()=>location.reload(),()=>{});addEventListener("online",again);setInterval(again,1e4)';

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

type Line = { keptAt: number; path: string; others: readonly { path: string; title: string }[] };

type Others = Line['others'];

const itemsOf = (others: Others) =>
  others.map((other) => `<li><a href="${other.path}">${other.title}</a></li>`).join('');

/** `path` leads to the page itself, which asks the network again; `others` are the pages that open without it, too, their titles HTML. */
export function withLine(html: string, { keptAt, path, others }: Line): string {
  const day = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(keptAt);
  const items = itemsOf(others);
  const list =
    items === ''
      ? ''
      : `<details><summary>Co jeszcze otworzysz bez sieci</summary><ul>${items}</ul></details>`;
  const line = `<style>${LINE_STYLE}</style><aside id="bez-sieci" aria-label="Bez sieci">Bez sieci. Tak wyglądało to dnia ${day}. Teraz nic się nie zapisze. <a href="${path}">Spróbuj ponownie</a>${list}</aside>`;
  // Behind the link that skips to the content, which has to stay the first.
  return html.replace(/<(?:header|main)\b/i, (tag) => line + tag);
}

/** In place of the browser's own error: a page that isn't kept, while the network is away. `address`: path and query of what was asked for. */
export function awayHtml(address: string, others: Others): string {
  const items = itemsOf(others);
  const list = items === '' ? '' : `<h2>Te strony otworzysz bez sieci</h2><ul>${items}</ul>`;
  const href = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Brak połączenia – Szlak</title><style>${AWAY_STYLE}</style></head><body><main>${BLAZE}<h1>Brak połączenia z&nbsp;siecią</h1><p>Tej strony nie da się teraz otworzyć. Wczyta się sama, gdy połączenie wróci.</p><p><a href="${href}">Spróbuj ponownie</a></p>${list}</main><script>${ONCE_BACK}</script></body></html>`;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Of the copy: nothing but its own look may come, and nothing may be sent. */
export async function copyPolicy(): Promise<string> {
  const styles = await Promise.all([LINE_STYLE, CROSS_FADE].map(hashOf));
  return `default-src 'none'; style-src 'self' ${styles.join(' ')}; img-src 'self' data:; font-src 'self'; ${SENDS_NOTHING}`;
}

export async function awayPolicy(): Promise<string> {
  return `default-src 'none'; style-src ${await hashOf(AWAY_STYLE)}; script-src ${await hashOf(ONCE_BACK)}; connect-src 'self'; ${SENDS_NOTHING}`;
}

const SENDS_NOTHING = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
