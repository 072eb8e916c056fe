/** The sentence of what was just done, as the page's address says it (form-action.server.ts); null = nothing was. */
export function doneSentence(
  { searchParams }: URL,
  sentences: Readonly<Record<string, string>>,
): string | null {
  const name = searchParams.get('zrobione') ?? '';
  return Object.hasOwn(sentences, name) ? (sentences[name] ?? null) : null;
}
