// What stands on the signpost of a course's cover (docs/decisions.md 'Images': the first 15 characters of the title). Whole words of
// them: a word cut in two looks like a fault.

const MAX_CHARACTERS = 15;
const LAST_WORD = /\s*\S*$/;
// Neither a sign between the parts of a title nor a word that only leads to the next stands at the end.
const LOOSE_END = /(?:\s+(?:i|w|z|o|u|a|na|do|od|po|ze|we|dla|bez|czy)|\s*[:,;.–-])+$/;

export function signWords(title: string): string {
  if (title.length <= MAX_CHARACTERS) return title;
  const words = title.slice(0, MAX_CHARACTERS + 1).replace(LAST_WORD, '');
  if (words === '') return `${title.slice(0, MAX_CHARACTERS - 1)}…`;
  return words.replace(LOOSE_END, '');
}
