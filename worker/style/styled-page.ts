// Puts the style that a document needs into its head, before anything that would compete with it; the rest comes with its islands. A page with
// React has the link to the whole sheet, since React looks for it there.
// What a person gains: the page is painted as soon as its HTML is there. What breaks it: the router writing its <Links> in
// another way; then the page has the link as it was, and is painted once the sheet is there.
import { LATE_SHEET } from 'virtual:style-sheet';
import { inlineStyle } from './inline-style.ts';
import type { StyleRule } from './style-sheet.ts';

// As React Router's <Links> writes it, and what <Scripts> adds to the head.
const SHEET = /<link nonce="" rel="stylesheet" href="[^"]+"\/>/;
const MODULE_PRELOAD = '<link rel="modulepreload"';

/** `style`: what was put in; null = nothing. */
type StyledPage = { html: string; style: string | null };

export function styledPage(html: string, sheet: readonly StyleRule[]): StyledPage {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const head = html.slice(0, headEnd);
  const [link] = SHEET.exec(head) ?? [];
  if (link === undefined || head.includes(MODULE_PRELOAD)) return { html, style: null };
  const style = inlineStyle(sheet, html);
  const styledHead = head.replace(link, '').replace('<title>', () => `<style>${style}</style><title>`);
  const body = html.slice(headEnd, bodyEnd);
  return { html: styledHead + body + styleOfIslands(body) + html.slice(bodyEnd), style };
}

// For what an island will show (app/lib/island).
function styleOfIslands(body: string): string {
  if (!body.includes(' data-island=')) return '';
  return `<template data-late-style=""><link rel="stylesheet" href="${LATE_SHEET}"/></template>`;
}
