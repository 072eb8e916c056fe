// A relay in front of the local Gemini that notes the moment at which the last character of each section passes through:
// where the clock of a chunk's way starts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createParser } from 'eventsource-parser';
import { createSectionReader } from '#domain/analysis/sections.ts';

export type WatchedModel = {
  url: string;
  /** Section key -> the moment (ms, performance.now) at which it had passed, for the latest call. */
  passedAt: Map<string, number>;
  /** The first byte of the latest call's reply; NaN before it. */
  readonly firstByteAt: number;
  stop(): Promise<void>;
};

export async function startWatchedModel(target: string): Promise<WatchedModel> {
  const passedAt = new Map<string, number>();
  let firstByteAt = Number.NaN;
  const server = createServer(async (incoming, outgoing) => {
    passedAt.clear();
    firstByteAt = Number.NaN;
    const reader = createSectionReader();
    const parser = createParser({
      onEvent({ data }) {
        const now = performance.now();
        const text: string = JSON.parse(data).candidates?.[0]?.content?.parts?.[0]?.text ?? '';
        for (const section of reader.push(text)) passedAt.set(`${section.name} ${section.index}`, now);
      },
    });
    const answer = await fetch(new URL(incoming.url ?? '/', target), {
      method: incoming.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': String(incoming.headers['x-goog-api-key']),
      },
      body: await new Response(incoming as never).text(),
    });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      outgoing.write(bytes);
      if (Number.isNaN(firstByteAt)) firstByteAt = performance.now();
      parser.feed(decoder.decode(bytes, { stream: true }));
    }
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    passedAt,
    get firstByteAt() {
      return firstByteAt;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
