// A style sheet taken apart, so that the server can put into a page just the rules that it needs (inline-style.ts). The build
// does it (scripts/build/style-sheet-plugin.ts): it was half of what the first page after a cold start cost. Knows the CSS
// that our build writes: minified, no nesting, no comments.
// What a person gains: the first page after a cold start comes sooner. What breaks it: a minifier that writes other CSS.

/** A selector and the class names without which it can match nothing; a name by itself: that class alone, as most are. */
export type Selector = string | readonly [text: string, ...classes: string[]];

export type StyleRule =
  | { kind: 'always'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'group'; prelude: string; rules: StyleRule[] }
  | StyledElements;

/** By far the most: the names of their fields would stand in the Worker a thousand times. */
export type StyledElements = readonly [body: string, ...selectors: Selector[]];

const GROUP = /^@(?:media|supports|layer|container)\b/;
const KEYFRAMES = /^@keyframes\s+(\S+)$/;

export function parseStyleSheet(css: string): StyleRule[] {
  return statementsOf(css).map(({ prelude, body }): StyleRule => {
    if (body === null) return { kind: 'always', text: `${prelude};` };
    if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: parseStyleSheet(body) };
    const text = `${prelude}{${body}}`;
    const [, name] = KEYFRAMES.exec(prelude) ?? [];
    if (name !== undefined) return { kind: 'keyframes', name, text };
    if (prelude.startsWith('@')) return { kind: 'always', text };
    return [body, ...splitAtCommas(prelude).map(selectorOf)];
  });
}

type Statement = { prelude: string; body: string | null };

// What parts statements; a string with braces in it is passed over whole.
const SIGN = /[{};]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === ';' && depth === 0) {
      statements.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      statements.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  if (depth !== 0) throw new Error('The style sheet has a block without an end.');
  return statements;
}

function splitAtCommas(selectors: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const sign = selectors[at] ?? '';
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (sign !== ',' || depth > 0) continue;
    parts.push(selectors.slice(start, at));
    start = at + 1;
  }
  return [...parts, selectors.slice(start)];
}

// What stands in :not() need not be there, and of :is(), :where() and a list in :has() one of many is enough.
const UNCERTAIN = /:(?:not|is|where|has(?!\([^(),:]*\)))\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([\w-]+)/g;

function selectorOf(text: string): Selector {
  const classes = Array.from(text.replaceAll(UNCERTAIN, '').matchAll(CLASS), ([, name = '']) => name);
  const [only] = classes;
  return only !== undefined && text === `.${only}` ? only : [text, ...new Set(classes)];
}
