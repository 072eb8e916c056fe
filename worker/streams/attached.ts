// What a Durable Object returns to whoever attaches to a stream, and the response made of it. The body goes through RPC as it is:
// tried, a reader who leaves is noticed at the next heartbeats, and what is unsent stays with the object that wrote it.

export type AttachedStream = { kind: 'stream'; runId: string; body: ReadableStream<Uint8Array> };

/** It has ended, and its last event has been seen. */
export type NothingNew = { kind: 'nothing-new' };

export function attachedResponse(attached: AttachedStream | NothingNew): Response {
  if (attached.kind === 'nothing-new') return new Response(null, { status: 204 });
  return streamResponse(attached.body, attached.runId);
}

/** docs/contract.md 'The event stream'. */
export function streamResponse(body: BodyInit, runId: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Run-Id': runId,
    },
  });
}
