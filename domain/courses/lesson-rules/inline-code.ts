// Code within a line of Markdown, between one backtick or several.

const INLINE = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

export function withoutInlineCode(text: string): string {
  return text.replaceAll(INLINE, '');
}

/** Changes what isn't code. `change` sees the text as a whole, with a sign of nobody's in the place of each piece of code. */
export function changedAround(text: string, change: (prose: string) => string): string {
  const codes: string[] = [];
  const held = text.replaceAll(/[\ue000\ue001]/g, '').replaceAll(INLINE, (code) => {
    codes.push(code);
    return `\ue000${codes.length - 1}\ue001`;
  });
  return change(held).replaceAll(/\ue000(\d+)\ue001/g, (_, at: string) => codes[Number(at)] ?? '');
}
