// What a script adds to the weighing: what comes out follows each press, before anything is kept.
import { weighed } from '#domain/advice/decide/weighed.ts';
import { decisionOf } from './weigh-form.ts';
import { standingOf } from './weigh-words.ts';

export function showStanding(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-names]');
  if (place === null) return;
  const names: string[] = JSON.parse(place.dataset['names'] ?? '[]');
  const result = weighed(decisionOf(new FormData(form)));
  if (result === null) return;
  const rows = standingOf(result, names).map((words) => {
    const row = document.createElement('span');
    for (const text of words) row.appendChild(document.createElement('span')).textContent = text;
    return row;
  });
  place.replaceChildren(...rows);
}
