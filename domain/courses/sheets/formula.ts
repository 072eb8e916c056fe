// A formula read: as a Polish sheet writes it (';' between arguments, ',' in numbers) or, where that makes no sense, as an English one.

/** From zero. */
export type Place = { row: number; column: number };

export type Node =
  | { kind: 'value'; value: number | string | boolean | null }
  | { kind: 'cell'; at: Place }
  /** A whole column ends beyond all rows. */
  | { kind: 'range'; from: Place; to: Place }
  | { kind: 'name'; name: string }
  | { kind: 'sign'; sign: '-' | '+' | '%'; of: Node }
  | { kind: 'binary'; sign: string; left: Node; right: Node }
  | { kind: 'call'; name: string; parts: readonly Node[] };

type Token = { kind: 'number' | 'text' | 'cell' | 'columns' | 'name' | 'sign'; text: string };

type Dialect = { separator: string; number: RegExp };

const POLISH: Dialect = { separator: ';', number: /\d+(?:,\d+)?|,\d+/y };
const ENGLISH: Dialect = { separator: ',', number: /\d+(?:\.\d+)?|\.\d+/y };

const KINDS: readonly [Token['kind'], RegExp][] = [
  ['text', /"(?:[^"]|"")*"/y],
  ['columns', /\$?[a-z]{1,2}:\$?[a-z]{1,2}(?![\p{L}\d(.])/iuy],
  ['cell', /\$?[a-z]{1,2}\$?[1-9]\d{0,3}(?![\p{L}\d(._])/iuy],
  ['name', /[\p{L}_][\p{L}\d._]*/uy],
  ['sign', /<>|<=|>=|[-+*/^&=<>%():;,]/y],
];
const SPACE = /[\s\u00a0]+/y;
/** Above all rows and columns that a sheet of ours has. */
const BEYOND = 9_999;

/** `text`: what stands behind the '='. Null = nobody can read it. */
export function parseFormula(text: string): Node | null {
  const plain = text.replaceAll(/[„”“]/g, '"').replaceAll(/[−–]/g, '-');
  return parse(plain, POLISH) ?? parse(plain, ENGLISH);
}

/** With the brackets at its end that somebody left out, as Excel adds them by itself; `text` as in `parseFormula`. */
export function closedFormula(text: string): string {
  if (parseFormula(text) !== null) return text;
  const left = text.split('(').length - text.split(')').length;
  const closed = text + ')'.repeat(Math.max(0, left));
  return parseFormula(closed) === null ? text : closed;
}

function parse(text: string, dialect: Dialect): Node | null {
  const tokens = tokensOf(text, dialect);
  if (tokens === null) return null;
  const reader = createReader(tokens, dialect.separator);
  const node = reader.expression(0);
  return reader.isAtEnd() ? node : null;
}

function tokensOf(text: string, { number }: Dialect): Token[] | null {
  const tokens: Token[] = [];
  const kinds: typeof KINDS = [...KINDS.slice(0, 4), ['number', number], ...KINDS.slice(4)];
  let at = skipped(text, 0);
  while (at < text.length) {
    const found = kinds.flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const [match] = pattern.exec(text) ?? [];
      return match === undefined ? [] : [{ kind, text: match }];
    })[0];
    if (found === undefined) return null;
    tokens.push(found);
    at = skipped(text, at + found.text.length);
  }
  return tokens;
}

function skipped(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}

/** What binds more strongly is higher. */
const STRENGTHS = new Map(
  [['=', '<>', '<', '<=', '>', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']].flatMap((signs, strength) =>
    signs.map((sign) => [sign, strength + 1] as const),
  ),
);

/** Null from each = there is no such thing here. */
function createReader(tokens: readonly Token[], separator: string) {
  let at = 0;
  const isSign = (sign: string) => tokens[at]?.kind === 'sign' && tokens[at]?.text === sign;
  const take = (sign: string) => isSign(sign) && (at += 1) > 0;

  function expression(least: number): Node | null {
    let left = signed();
    while (left !== null) {
      const sign = tokens[at]?.kind === 'sign' ? (tokens[at]?.text ?? '') : '';
      const strength = STRENGTHS.get(sign) ?? 0;
      if (strength <= least) return left;
      at += 1;
      const right = expression(strength);
      left = right === null ? null : { kind: 'binary', sign, left, right };
    }
    return null;
  }

  // As in a sheet, -2^2 is 4.
  function signed(): Node | null {
    for (const sign of ['-', '+'] as const) {
      if (!take(sign)) continue;
      const of = signed();
      return of === null ? null : { kind: 'sign', sign, of };
    }
    let node = primary();
    while (node !== null && take('%')) node = { kind: 'sign', sign: '%', of: node };
    return node;
  }

  function primary(): Node | null {
    if (take('(')) {
      const inner = expression(0);
      return take(')') ? inner : null;
    }
    const token = tokens[at];
    if (token === undefined || token.kind === 'sign') return null;
    at += 1;
    const { kind, text } = token;
    if (kind === 'number') return { kind: 'value', value: Number(text.replace(',', '.')) };
    if (kind === 'text') return { kind: 'value', value: text.slice(1, -1).replaceAll('""', '"') };
    if (kind === 'columns') {
      const [from = '', to = ''] = text.split(':');
      return rangeOf({ row: 0, column: columnOf(from) }, { row: BEYOND, column: columnOf(to) });
    }
    if (kind === 'cell') return cellOrRange(placeOf(text));
    if (take('(')) return call(text);
    return { kind: 'name', name: text };
  }

  function cellOrRange(from: Place): Node | null {
    if (!take(':')) return { kind: 'cell', at: from };
    const to = tokens[at];
    if (to?.kind !== 'cell') return null;
    at += 1;
    return rangeOf(from, placeOf(to.text));
  }

  function call(name: string): Node | null {
    const parts: Node[] = [];
    if (take(')')) return { kind: 'call', name, parts };
    do {
      // What is left out is as an empty cell.
      const isLeftOut = isSign(separator) || isSign(')');
      const part: Node | null = isLeftOut ? { kind: 'value', value: null } : expression(0);
      if (part === null) return null;
      parts.push(part);
    } while (take(separator));
    return take(')') ? { kind: 'call', name, parts } : null;
  }

  return { expression, isAtEnd: () => at === tokens.length };
}

function rangeOf(one: Place, other: Place): Node {
  const least = (key: keyof Place) => Math.min(one[key], other[key]);
  const most = (key: keyof Place) => Math.max(one[key], other[key]);
  return {
    kind: 'range',
    from: { row: least('row'), column: least('column') },
    to: { row: most('row'), column: most('column') },
  };
}

function columnOf(letters: string): number {
  const plain = letters.replaceAll('$', '').toUpperCase();
  return [...plain].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function placeOf(address: string): Place {
  const [letters = '', digits = ''] = address.replaceAll('$', '').split(/(?<=\D)(?=\d)/);
  return { row: Number(digits) - 1, column: columnOf(letters) };
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

export function addressOf({ row, column }: Place): string {
  return `${columnName(column)}${row + 1}`;
}
