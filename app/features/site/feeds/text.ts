/** A plain text for machines, the same for everybody. */
export function textResponse(lines: readonly string[]): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
