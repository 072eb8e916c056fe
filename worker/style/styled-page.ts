// Puts the style that a shared page needs into its head, before anything that would compete with it. A page with React keeps
// the link to the whole sheet, which waits until everything else is there (app/lib/late-style.ts); one without needs no more.
// What a person gains: the page is painted as soon as its HTML is there. What breaks it: the router writing its <Links> in
// another way; then the page has the link as it was, and is painted once the sheet is there.
import { inlineStyle } from './inline-style.ts';
import type { StyleRule } from './style-sheet.ts';

// As React Router's <Links> writes it.
const SHEET = /<link nonce="" (rel="stylesheet" href="[^"]+")\/>/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;

/** `style`: what was put in; null = nothing. */
export type StyledPage = { html: string; style: string | null };

export function styledPage(html: string, sheet: readonly StyleRule[]): StyledPage {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const link = SHEET.exec(head);
  if (link === null) return { html, style: null };
  const preloads = head.match(MODULE_PRELOADS) ?? [];
  const late = preloads.length === 0 ? '' : `<link nonce="" ${link[1] ?? ''} media="print"/>`;
  const style = inlineStyle(late === '' ? sheet : screenOnly(sheet), html);
  const styledHead = head
    .replaceAll(MODULE_PRELOADS, '')
    .replace(link[0], () => late)
    .replace('<title>', () => `<style>${style}</style><title>`);
  const scripts = preloads.map(withLowPriority).join('');
  return { html: styledHead + html.slice(headEnd, bodyEnd) + scripts + html.slice(bodyEnd), style };
}

// The whole sheet, which comes later, has what paper needs.
const onScreen = new WeakMap<readonly StyleRule[], StyleRule[]>();

function screenOnly(sheet: readonly StyleRule[]): StyleRule[] {
  const known = onScreen.get(sheet) ?? sheet.flatMap(withoutPaper);
  onScreen.set(sheet, known);
  return known;
}

function withoutPaper(rule: StyleRule): StyleRule[] {
  if (!('kind' in rule) || rule.kind !== 'group') return [rule];
  return rule.prelude === '@media print' ? [] : [{ ...rule, rules: rule.rules.flatMap(withoutPaper) }];
}

// Scripts make a page answer, not appear: fonts and pictures come first.
function withLowPriority(preload: string): string {
  return preload.replace('<link', '<link fetchpriority="low"');
}
