// A style sheet taken apart, so that the server can put into a page just the rules that it needs (inline-style.ts). Knows the CSS that our build writes: minified, no nesting, no comments.

/** A selector and the class names without which it can match nothing. */
export type Selector = readonly [text: string, ...classes: string[]];

export type StyleRule =
  | { kind: 'always'; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'group'; prelude: string; rules: StyleRule[] }
  | { kind: 'style'; selectors: Selector[]; body: string };

const GROUP = /^@(?:media|supports|layer|container)\b/;
const KEYFRAMES = /^@keyframes\s+(\S+)$/;

export function parseStyleSheet(css: string): StyleRule[] {
  return statementsOf(css).map(({ prelude, body }) => {
    if (body === null) return { kind: 'always', text: `${prelude};` };
    if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: parseStyleSheet(body) };
    const text = `${prelude}{${body}}`;
    const [, name] = KEYFRAMES.exec(prelude) ?? [];
    if (name !== undefined) return { kind: 'keyframes', name, text };
    if (prelude.startsWith('@')) return { kind: 'always', text };
    return { kind: 'style', selectors: splitAtCommas(prelude).map(selectorOf), body };
  });
}

type Statement = { prelude: string; body: string | null };

function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at = skipString(css, at) + 1) {
    if (css[at] === ';') {
      statements.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
    if (css[at] !== '{') continue;
    const end = endOfBlock(css, at);
    statements.push({ prelude: css.slice(start, at).trim(), body: css.slice(at + 1, end) });
    at = end;
    start = end + 1;
  }
  return statements;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = skipString(css, at) + 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style sheet has a block without an end.');
}

/** The last character of the string that begins here; here, if none does. */
function skipString(css: string, at: number): number {
  const quote = css[at];
  if (quote !== '"' && quote !== "'") return at;
  for (let end = at + 1; end < css.length; end += css[end] === '\\' ? 2 : 1) {
    if (css[end] === quote) return end;
  }
  throw new Error('The style sheet has a string without an end.');
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

// What stands in :not() need not be there, and of :is() and :where() one of many is enough.
const UNCERTAIN = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([\w-]+)/g;

function selectorOf(text: string): Selector {
  const classes = Array.from(text.replaceAll(UNCERTAIN, '').matchAll(CLASS), ([, name = '']) => name);
  return [text, ...new Set(classes)];
}
