// One answer as it is written: each part as a paragraph with its source, then the page anew, where it is kept. What fails is said where the answer
// would be, and the question stays in its field.
import type { AnswerEvent } from '#worker/services/advice/ask.ts';
import { browserEnvironment } from '../../../lib/event-stream/browser-environment.ts';
import { readEvents } from '../../../lib/event-stream/read-events.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import { ASK_PATH, ASK_STREAM_PATH, LATEST } from './ask-form.ts';
import { SOURCE_WORDS } from './source-words.ts';

const WAITING = 'Czytamy Twoją analizę…';
const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli odpowiedź powstała, będzie na niej.';

/** Throws where the form should be sent as a form. */
export async function streamAnswer(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  place.replaceChildren(paragraph(WAITING));
  const fields = new FormData(form);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  const response = await fetch(ASK_STREAM_PATH, { method: 'POST', body });
  if (!response.ok || response.body === null) throw new Error('refused');
  let isFirst = true;
  try {
    for await (const { event } of readEvents<AnswerEvent>(response.body, browserEnvironment)) {
      if (event.event === 'part') {
        const { text, source } = event.data;
        const part = paragraph(`${text} (${SOURCE_WORDS[source]})`);
        if (isFirst) place.replaceChildren(part);
        else place.appendChild(part);
        isFirst = false;
      }
      if (event.event === 'done') {
        location.assign(`${ASK_PATH}?zrobione=zapytaj#${LATEST}`);
        return;
      }
      if (event.event === 'failed') {
        const page = safetyPageOf(event.data.code);
        if (page === null) place.replaceChildren(paragraph(event.data.error));
        else location.assign(page);
        return;
      }
    }
  } catch {
    // Said below.
  }
  place.replaceChildren(paragraph(BROKEN));
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
