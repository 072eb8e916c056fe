// The part of the style sheet that a page's HTML needs, to stand in the page itself: nothing has to arrive before the first
// paint. The order of rules stays, so that the cascade is that of the whole sheet, which comes later where React may show more.
import type { Selector, StyledElements, StyleRule } from './style-sheet.ts';

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

/** Pages of one kind have the same classes. */
const MAX_REMEMBERED = 200;
const remembered = new WeakMap<readonly StyleRule[], Map<string, string>>();

export function inlineStyle(sheet: readonly StyleRule[], html: string): string {
  const attributes = new Set(Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names));
  const key = [...attributes].toSorted().join(' ');
  const known = remembered.get(sheet) ?? new Map<string, string>();
  remembered.set(sheet, known);
  const style = known.get(key) ?? styleFor(sheet, new Set(key.split(' ')));
  if (known.size < MAX_REMEMBERED) known.set(key, style);
  return style;
}

function styleFor(sheet: readonly StyleRule[], present: ReadonlySet<string>): string {
  const moving: Extract<StyleRule, { kind: 'keyframes' }>[] = [];
  const css = textOf(sheet, present, moving);
  const used = moving.filter(({ name }) => css.includes(name));
  return css + used.map(({ text }) => text).join('');
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
