// The question's form with a script: a form with data-ask isn't left while the answer is written into the place with data-answer. Without the
// script, and for whatever is refused, the form is sent as any other.

/** Returns the way to stop. */
export function listenForQuestions(): () => void {
  const stop = new AbortController();
  document.addEventListener('submit', hear, { signal: stop.signal });
  return () => stop.abort();
}

function hear(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['ask'] === undefined) return;
  const place = form.querySelector<HTMLElement>('[data-answer]');
  if (place === null) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  void import('./stream-answer.ts')
    .then(({ streamAnswer }) => streamAnswer(form, place))
    .catch(() => form.submit())
    .finally(() => {
      form.ariaBusy = null;
    });
}
