// One more path as it is written: each part into the place that the page has for it, then the way to it in the analysis. What fails is said where
// the form says what goes on.
import type { PathEvent } from '#worker/services/advice/added-path.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { safetyPageOf } from '../../gate/safety-pages.ts';
import { eventsOfForm } from '../../streamed/events-of-form.ts';
import { linesOfPart } from './part-words.ts';
import { PATH_STREAM, writtenAddress } from './path-form.ts';

const WAITING = 'Opisujemy tę ścieżkę. Pierwsze zdania będą za kilka sekund, całość zwykle w niecałą minutę.';
const DONE = 'Ścieżka jest gotowa i zapisana w Twojej analizie.';
const BROKEN = 'Połączenie się zerwało, ale opis powstaje dalej. Odśwież stronę za chwilę.';

/** Throws where the form should be sent as a form. */
export async function streamPath(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  const status = place.querySelector('output');
  const parts = place.querySelector<HTMLElement>('[data-parts]');
  if (parts === null) throw new Error('no place for a path');
  const say = (words: string) => status?.replaceChildren(withNonBreakingSpaces(words));
  say(WAITING);
  const events = await eventsOfForm<PathEvent>(form, PATH_STREAM);
  form.hidden = true;
  try {
    for await (const { event } of events) {
      if (event.event === 'part') show(parts, event.data.part, linesOfPart(event.data));
      if (event.event === 'done') {
        say(DONE);
        const link = place.querySelector<HTMLAnchorElement>('a[data-written]');
        if (link === null) return;
        link.href = writtenAddress(event.data.place);
        link.hidden = false;
        return;
      }
      if (event.event === 'failed') {
        const page = safetyPageOf(event.data.code);
        if (page !== null) return location.assign(page);
        parts.hidden = true;
        say(event.data.error);
        form.hidden = false;
        return;
      }
    }
  } catch {
    // Said below.
  }
  say(BROKEN);
}

/** The page has each part with one empty line, which is copied. */
function show(parts: HTMLElement, name: string, lines: readonly string[]): void {
  const part = parts.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [model] = part?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
  if (part === null || model === undefined) return;
  const filled = lines.map((text) => {
    const line = model.cloneNode() as HTMLElement;
    line.textContent = withNonBreakingSpaces(text);
    return line;
  });
  model.parentElement?.replaceChildren(...filled);
  part.hidden = false;
  parts.hidden = false;
}
