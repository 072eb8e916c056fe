// Suggestions to tap, which write themselves into a text: as one more entry of a list, taken out again by a second tap. All else that
// stands in the text stays as it is.

/** What parts the entries of a list, or sentences. */
const BREAK = /[,.;!?…\n]/;

export function holdsSuggestion(text: string, suggestion: string): boolean {
  return placeOf(text, suggestion) !== null;
}

/** A suggestion that is there already changes nothing. */
export function withSuggestion(text: string, suggestion: string): string {
  if (holdsSuggestion(text, suggestion)) return text;
  const before = text.trimEnd();
  if (before === '') return capitalised(suggestion);
  const end = before.at(-1) ?? '';
  if (end === ',') return `${before} ${suggestion}`;
  return BREAK.test(end) ? `${before} ${capitalised(suggestion)}` : `${before}, ${suggestion}`;
}

export function withoutSuggestion(text: string, suggestion: string): string {
  const place = placeOf(text, suggestion);
  if (place === null) return text;
  const before = text.slice(0, place).trimEnd();
  const after = text.slice(place + suggestion.length);
  if (before.endsWith(',')) return `${before.slice(0, -1)}${after}`;
  if (before !== '') return after === '' ? before : `${before}${after.replace(/^[,;]/, '')}`;
  const rest = after.replace(/^[,.;!?…\s]+/, '');
  return after.startsWith(',') ? capitalised(rest) : rest;
}

/** Where it stands as an entry of its own; null = nowhere. */
function placeOf(text: string, suggestion: string): number | null {
  const [small, sought] = [text.toLowerCase(), suggestion.toLowerCase()];
  for (let at = small.indexOf(sought); at >= 0; at = small.indexOf(sought, at + 1)) {
    const before = text.slice(0, at).trimEnd().at(-1);
    const after = text[at + sought.length];
    const isEntry = before === undefined || BREAK.test(before) || text[at - 1] === '\n';
    if (isEntry && (after === undefined || BREAK.test(after))) return at;
  }
  return null;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** One after another from each list, so that no choice is left out; `more` fills up what is left of `count`. */
export function mixed(
  lists: readonly (readonly string[])[],
  more: readonly string[],
  count: number,
): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Set([...turns.flat(), ...more])].slice(0, count);
}
