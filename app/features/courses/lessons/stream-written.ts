// What the model says to a reader in a lesson, as it is written. Whatever goes wrong is said last.
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { openStream } from '../../../lib/event-stream/open-stream.ts';
import { readEvents } from '../../../lib/event-stream/read-events.ts';

type Failed = { event: 'failed'; data: { code: string; error: string } };

type Asked = { path: string; body: object; broken: string; signal: AbortSignal };

export async function* writtenEvents<Said extends { event: string; data: unknown }>({
  path,
  body,
  broken,
  signal,
}: Asked): AsyncGenerator<Said | Failed> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
  };
  const response = await openStream({ path, init }, broken, signal, browserEnvironment);
  if (response.kind === 'refused') {
    const { code, sentence } = response.refusal;
    return yield { event: 'failed', data: { code, error: sentence } };
  }
  try {
    if (response.kind === 'stream')
      for await (const { event } of readEvents<Said>(response.body, browserEnvironment)) {
        yield event;
        if (event.event !== 'part') return;
      }
  } catch {
    // Said below.
  }
  yield { event: 'failed', data: { code: '', error: broken } };
}
