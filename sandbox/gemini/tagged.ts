// What the application wrote as JSON between two tags; the last block counts, since the instructions may mention the tags.

export function taggedText(prompt: string, tag: string): string | null {
  const from = prompt.lastIndexOf(`<${tag}>\n`);
  const to = prompt.indexOf(`</${tag}>`, from);
  return from === -1 || to === -1 ? null : prompt.slice(from + tag.length + 2, to);
}
