// A form with a script whose answer the model writes: it isn't left while that comes into the form's place for it. Without the script, and for
// whatever is refused, the form is sent as any other.

/** Each writes into the place; throws where the form should be sent as a form. */
type Stream = (form: HTMLFormElement, place: HTMLElement) => Promise<void>;

/** By the form's data-streamed. */
const STREAMS: Readonly<Record<string, () => Promise<Stream>>> = {
  question: async () => (await import('../ask/stream-answer.ts')).streamAnswer,
  path: async () => (await import('../decide/added-path/stream-path.ts')).streamPath,
};

/** Returns the way to stop. */
export function listenForStreamedForms(): () => void {
  const stop = new AbortController();
  document.addEventListener('submit', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const load = STREAMS[form.dataset['streamed'] ?? ''];
  const place = document.getElementById(form.dataset['place'] ?? '');
  if (load === undefined || place === null) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  void load()
    .then((stream) => stream(form, place))
    .catch(() => form.submit())
    .finally(() => {
      form.ariaBusy = null;
    });
}
