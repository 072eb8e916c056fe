// The mark of the run on pages without React: the server wrote it hidden (platform/shell/Header.tsx), this shows it, keeps it true and says
// its end to those who listen.
// Not fetched when it is needed, as elsewhere: what does that travels with React.
import { followRun } from './follow-run.ts';
import { markOf, onRunMark } from './run-mark.ts';
import { runMarkLooks } from './run-mark-looks.ts';

export function showRunMark(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-run-mark]');
  if (link === null) return;
  const owner = link.dataset['runMark'] ?? '';
  const label = link.querySelector('span');
  label?.setAttribute('role', 'status');
  let following: AbortController | null = null;

  function show(place: HTMLAnchorElement): void {
    const mark = markOf(owner);
    place.hidden = mark === null;
    if (mark?.state !== 'running') {
      following?.abort();
      following = null;
    }
    if (mark === null) return;
    const looks = runMarkLooks(mark);
    place.href = looks.to;
    place.title = looks.label;
    place.dataset['state'] = looks.state;
    place.querySelector('[data-walked]')?.setAttribute('stroke-dasharray', looks.walked);
    if (label !== null && label.textContent !== looks.label) label.textContent = looks.label;
    if (mark.state !== 'running' || following !== null) return;
    following = new AbortController();
    void followRun(following.signal);
  }

  onRunMark(() => show(link));
  show(link);
}
