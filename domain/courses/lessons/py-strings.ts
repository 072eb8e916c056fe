// Where a text in Python has no end, as Python itself says it: Brython looks for the bracket around it instead (docs/decisions.md 'Code that runs').

/** What stands in a line up to the first text, past each comment, that has no end; null = each has one. */
export function unclosedString(code: string): string | null {
  const tokens = /#.*|('''|""")(?:\\[^]|(?!\1)[^])*(\1)?|(['"])(?:\\[^]|(?!\3)[^\n\\])*(\3)?/g;
  for (const { 0: text, 1: triple, 2: tripleEnd, 3: quote, 4: end, index } of code.matchAll(tokens)) {
    if (triple !== undefined && tripleEnd === undefined)
      return trace(code, index, text, 'triple-quoted string');
    if (quote !== undefined && end === undefined) return trace(code, index, '', 'string');
  }
  return null;
}

function trace(code: string, index: number, text: string, kind: string): string {
  const before = code.slice(0, index).split('\n');
  const line = code.split('\n')[before.length - 1] ?? '';
  const shown = line.trimStart();
  const column = (before.at(-1) ?? '').length - (line.length - shown.length);
  const detected = before.length + text.trimEnd().split('\n').length - 1;
  return [
    `  File "kod.py", line ${before.length}`,
    `    ${shown}`,
    `    ${' '.repeat(column)}^`,
    `SyntaxError: unterminated ${kind} literal (detected at line ${detected})`,
  ].join('\n');
}
