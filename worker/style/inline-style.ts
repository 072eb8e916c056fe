// The part of the style sheet that a page's HTML needs, to stand in the page itself: nothing has to arrive before the first
// paint. The order of rules stays, so that the cascade is that of the whole sheet, which comes later where React may show more.
// What a person gains: the first paint waits for no second file. What breaks it: a class that stands in no `class` attribute.
import type { Selector, StyledElements, StyleRule } from './style-sheet.ts';

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
