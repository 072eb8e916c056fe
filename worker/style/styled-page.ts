// Puts the style that a shared page needs into its head, before anything that would compete with it, and what React is started with
// behind the first paint. A page with React keeps a link to the whole sheet, since React looks for it there; the rest of the style
// comes with the scripts (app/lib/late-style.ts). One without needs no more.
// What a person gains: the page is painted as soon as its HTML is there. What breaks it: the router writing its <Links> in
// another way; then the page has the link as it was, and is painted once the sheet is there.
import { LATE_SHEET } from 'virtual:style-sheet';
import { LATE_SCRIPTS } from '#app/context.ts';
import { inlineStyle } from './inline-style.ts';
import type { StyleRule } from './style-sheet.ts';

// As React Router's <Links> writes it.
const SHEET = /<link nonce="" (rel="stylesheet" href="[^"]+")\/>/;
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;

// From page to page, for whoever doesn't ask for less motion; it takes no press away.
const CROSS_FADE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition{pointer-events:none}}';

/** `style`: what was put in; null = nothing. */
type StyledPage = { html: string; style: string | null };

export function styledPage(html: string, sheet: readonly StyleRule[]): StyledPage {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const link = SHEET.exec(head);
  if (link === null) return { html, style: null };
  const preloads = head.match(MODULE_PRELOADS) ?? [];
  const late = preloads.length === 0 ? '' : `<link nonce="" ${link[1] ?? ''} disabled=""/>`;
  const style = CROSS_FADE + inlineStyle(late === '' ? sheet : screenOnly(sheet), html);
  const styledHead = head
    .replaceAll(MODULE_PRELOADS, '')
    .replace(link[0], () => late)
    .replace('<title>', () => `<style>${style}</style><title>`);
  const body = html.slice(headEnd, bodyEnd);
  const started = late === '' ? body + styleOfIslands(body) : startedLate(body, preloads);
  return { html: styledHead + started + html.slice(bodyEnd), style };
}

// For what an island will show (app/lib/island).
function styleOfIslands(body: string): string {
  if (!body.includes(' data-island=')) return '';
  return `<template data-late-style=""><link rel="stylesheet" href="${LATE_SHEET}"/></template>`;
}

// As React Router's <Scripts> is written.
const MODULE_SCRIPT = /(<script type="module" async="">)([^<]+)(<\/script>)/;

// What React is started with, in a template before the script that takes it out (app/lib/late-start.ts). In the script's own place
// React finds an empty one.
function startedLate(body: string, preloads: readonly string[]): string {
  const script = MODULE_SCRIPT.exec(body);
  if (script === null) return body;
  const sheet = `<link rel="stylesheet" href="${LATE_SHEET}"/>`;
  const late = `<template id="${LATE_SCRIPTS}">${sheet}${preloads.map(fetchedLate).join('')}${script[0]}</template>`;
  const left = body.replace(MODULE_SCRIPT, '$1$3');
  const end = left.lastIndexOf('<script');
  return left.slice(0, end) + late + left.slice(end);
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

// React itself is run by itself: a slow phone would be held for a tenth of a second by it and the rest together.
const REACT = /href="(\/assets\/react-[^"]+)"/;

function fetchedLate(preload: string): string {
  const [, react] = REACT.exec(preload) ?? [];
  if (react !== undefined)
    return `<script type="module" async="" fetchpriority="low" src="${react}"></script>`;
  return preload.replace('<link', '<link fetchpriority="low"');
}
