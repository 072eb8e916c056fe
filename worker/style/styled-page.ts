// Puts the style that a shared page needs into its head, before anything that would compete with it, and what React is started with
// behind the first paint. A page with React keeps a link to the whole sheet, since React looks for it there; the rest of the style
// comes with the scripts (app/lib/late-style.ts). One without needs no more.
// What a person gains: the page is painted as soon as its HTML is there. What breaks it: the router writing its <Links> in
// another way; then the page has the link as it was, and is painted once the sheet is there.
import { LATE_SHEET } from 'virtual:style-sheet';
import { LATE_SCRIPTS } from '#app/context.ts';
import type { StyleRule, Selector, StyledElements } from './style-sheet.ts';

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

// The part of the style sheet that a page's HTML needs, to stand in the page itself: nothing has to arrive before the first
// paint. The order of rules stays, so that the cascade is that of the whole sheet, which comes later where React may show more.
// What a person gains: the first paint waits for no second file. What breaks it: a class that stands in no `class` attribute.
const CLASS_ATTRIBUTE = ' class="';

type Kind = { attributes: ReadonlySet<string>; style: string };

/** Pages of one kind have the same classes. */
const MAX_REMEMBERED = 200;
const remembered = new WeakMap<readonly StyleRule[], Kind[]>();

export function inlineStyle(sheet: readonly StyleRule[], html: string): string {
  const attributes = classAttributes(html);
  const kinds = remembered.get(sheet) ?? [];
  remembered.set(sheet, kinds);
  const known = kinds.find((kind) => areSame(kind.attributes, attributes));
  if (known !== undefined) return known.style;
  // Texts of their own: a slice would keep the page that it was cut from.
  const texts = [...attributes].join('"').split('"');
  const style = styleFor(sheet, new Set(texts.flatMap((names) => names.split(' '))));
  if (kinds.length < MAX_REMEMBERED) kinds.push({ attributes: new Set(texts), style });
  return style;
}

function areSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && others.isSubsetOf(some);
}

// A page has hundreds: a regular expression's matches would cost more than the search.
function classAttributes(html: string): Set<string> {
  const found = new Set<string>();
  let at = html.indexOf(CLASS_ATTRIBUTE);
  while (at !== -1) {
    const start = at + CLASS_ATTRIBUTE.length;
    const end = html.indexOf('"', start);
    if (end === -1) break;
    found.add(html.slice(start, end));
    at = html.indexOf(CLASS_ATTRIBUTE, end);
  }
  return found;
}

function styleFor(sheet: readonly StyleRule[], present: ReadonlySet<string>): string {
  const moving: Extract<StyleRule, { kind: 'keyframes' }>[] = [];
  const css = textOf(sheet, present, moving);
  const used = moving.filter(({ name }) => css.includes(name));
  return withoutUnusedNames(css + used.map(({ text }) => text).join(''));
}

const DEFINITION = /(--[\w-]+):[^;{}]*;?/g;
const REFERENCE = /var\((--[\w-]+)/g;

// Colours and sizes that no rule here asks for: a fifth of them on most pages. A `style` attribute would not be seen, and there is none.
function withoutUnusedNames(css: string): string {
  const asked = new Set(Array.from(css.matchAll(REFERENCE), ([, name]) => name));
  return css.replaceAll(DEFINITION, (text, name: string) => (asked.has(name) ? text : ''));
}

function textOf(
  rules: readonly StyleRule[],
  present: ReadonlySet<string>,
  moving: Extract<StyleRule, { kind: 'keyframes' }>[],
): string {
  let css = '';
  for (const rule of rules) {
    if (isStyledElements(rule)) {
      const [body, ...all] = rule;
      const selectors = all.filter((selector) => canMatch(selector, present));
      if (selectors.length > 0) css += `${selectors.map(textOfSelector).join(',')}{${body}}`;
    } else if (rule.kind === 'always') css += rule.text;
    else if (rule.kind === 'keyframes') moving.push(rule);
    else {
      const inner = textOf(rule.rules, present, moving);
      // An empty layer still has its place in the order of layers.
      if (inner !== '' || rule.prelude.startsWith('@layer')) css += `${rule.prelude}{${inner}}`;
    }
  }
  return css;
}

function isStyledElements(rule: StyleRule): rule is StyledElements {
  return Array.isArray(rule);
}

function textOfSelector(selector: Selector): string {
  return typeof selector === 'string' ? `.${selector}` : selector[0];
}

function canMatch(selector: Selector, present: ReadonlySet<string>): boolean {
  if (typeof selector === 'string') return present.has(selector);
  for (let place = 1; place < selector.length; place += 1) {
    if (!present.has(selector[place] ?? '')) return false;
  }
  return true;
}
