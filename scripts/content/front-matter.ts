// The head of a text file: `key: value` lines between two lines of `---`, lists as [a, b]. Nothing else of YAML is understood.

type FrontMatter = Record<string, string | string[]>;

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Throws with the reason if there is no head or a line of it is no pair. */
export function splitFrontMatter(text: string): { head: FrontMatter; body: string } {
  const [, head, body] = FILE.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error('has no head between lines of ---');
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { head: Object.fromEntries(lines.map(pairOf)), body };
}

function pairOf(line: string): [string, string | string[]] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new Error(`has a line without a key in its head: ${line}`);
  return [line.slice(0, colon).trim(), valueOf(line.slice(colon + 1).trim())];
}

function valueOf(text: string): string | string[] {
  if (!text.startsWith('[') || !text.endsWith(']')) return unquoted(text);
  const entries = text.slice(1, -1).split(',');
  return entries.map((entry) => unquoted(entry.trim())).filter((entry) => entry !== '');
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
