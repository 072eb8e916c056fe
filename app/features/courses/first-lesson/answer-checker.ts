// Checks answers in place, without React: a form with data-key and data-number, in it an <output> for the verdict and the folded answer
// in a <details>. Without it the form asks its own page, which says the same.
import { verdictOf, type AnswerKey, type Verdict } from '#domain/courses/practice/answer.ts';
import { VERDICT_WORDS } from '../practice/answer-words.ts';

/** Returns the way to stop. */
export function listenForAnswers(): () => void {
  const stop = new AbortController();
  document.addEventListener('submit', check, { signal: stop.signal });
  document.addEventListener('input', forget, { signal: stop.signal });
  return () => stop.abort();
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-key]') : null;
}

function check(event: SubmitEvent): void {
  const form = formOf(event.target);
  if (form === null) return;
  event.preventDefault();
  // Ours, from the page itself.
  const key = JSON.parse(form.dataset['key'] ?? '') as AnswerKey;
  const verdict = verdictOf(key, Number(form.dataset['number']), new FormData(form));
  say(form, verdict);
  const answer = form.querySelector('details');
  if (answer !== null && verdict === 'right') answer.open = true;
}

// What was said was said of another answer.
function forget({ target }: Event): void {
  const form = formOf(target);
  if (form !== null) say(form, null);
}

function say(form: HTMLFormElement, verdict: Verdict | null): void {
  const output = form.querySelector('output');
  if (output === null) return;
  output.textContent = verdict === null ? '' : VERDICT_WORDS[verdict];
  if (verdict === null) delete output.dataset['verdict'];
  else output.dataset['verdict'] = verdict;
}
