// Checks answers in place, without React: a form with data-key and data-number, in it an <output> for the verdict and the folded answer
// in a <details>, which may hold a hint for a wrong one (data-hint). Without it the form asks its own page, which says the same; a stop of
// the text has its answer folded under it.
import { slipOf, verdictOf, type AnswerKey, type Verdict } from '#domain/courses/practice/answer.ts';
import { HINTED, VERDICT_WORDS } from '../practice/answer-words.ts';

/** Of the form, whenever an answer to it was wrong. */
export const MISSED = 'missed';

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
  const [number, fields] = [Number(form.dataset['number']), new FormData(form)];
  const verdict = verdictOf(key, number, fields);
  const hint = verdict === 'wrong' ? hintOf(form, slipOf(key, number, fields)) : null;
  say(form, verdict, hint);
  if (verdict === 'wrong') form.dispatchEvent(new Event(MISSED, { bubbles: true }));
  const answer = form.querySelector('details');
  if (answer !== null && verdict === 'right') answer.open = true;
}

// What was said was said of another answer.
function forget({ target }: Event): void {
  const form = formOf(target);
  if (form !== null) say(form, null);
}

function hintOf(form: HTMLFormElement, slip: string): string | null {
  const hints = [...form.querySelectorAll<HTMLElement>('[data-hint]')];
  return hints.find(({ dataset }) => dataset['hint'] === slip)?.textContent ?? null;
}

function say(form: HTMLFormElement, verdict: Verdict | null, hint: string | null = null): void {
  const output = form.querySelector('output');
  if (output === null) return;
  const words = hint === null ? null : `${HINTED}${hint}`;
  output.textContent = verdict === null ? '' : (words ?? VERDICT_WORDS[verdict]);
  if (verdict === null) delete output.dataset['verdict'];
  else output.dataset['verdict'] = verdict;
}
