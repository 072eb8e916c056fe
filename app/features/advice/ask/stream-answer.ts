// One answer as it is written: each part as a paragraph with its source, then the page again, where it is kept. What fails is said where the answer
// would be, and the question stays in its field.
import type { AnswerEvent } from '#worker/services/advice/ask.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import { eventsOfForm } from '../streamed/events-of-form.ts';
import { ASK_PATH, ASK_STREAM_PATH, LATEST, SOURCE_WORDS } from './ask-form.ts';

const WAITING = 'Czytamy Twoją analizę…';
const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli odpowiedź powstała, będzie na niej.';

/** Throws where the form should be sent as a form. */
export async function streamAnswer(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  place.replaceChildren(paragraph(WAITING));
  const events = await eventsOfForm<AnswerEvent>(form, ASK_STREAM_PATH);
  let isFirst = true;
  try {
    for await (const { event } of events) {
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
