// What the server says to a form as it is written. Throws where the form is refused: sent as a form, the page says why.
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { readEvents } from '../../../lib/event-stream/read-events.ts';

export async function eventsOfForm<Event extends { event: string; data: unknown }>(
  form: HTMLFormElement,
  address: string,
) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok || response.body === null) throw new Error('refused');
  return readEvents<Event>(response.body, browserEnvironment);
}
