// Says new stages and sections to those who listen, when they have time for it: each once, and no oftener than every three seconds, so that
// nobody is talked over while they read. What comes meanwhile is said together.
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { RunState } from './run-state.ts';

const SAID_EVERY_MS = 3_000;

export function Announcer({ said }: Pick<RunState, 'said'>) {
  const [spoken, setSpoken] = useState({ id: 0, text: '' });
  const spokenAt = useRef(-SAID_EVERY_MS);
  useEffect(() => {
    const news = said.filter(({ id }) => id > spoken.id);
    const last = news.at(-1);
    if (last === undefined) return;
    const timer = setTimeout(
      () => {
        spokenAt.current = performance.now();
        setSpoken({ id: last.id, text: news.map(({ text }) => text).join('. ') });
      },
      Math.max(0, spokenAt.current + SAID_EVERY_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [said, spoken]);
  return (
    <div aria-live="polite">
      <VisuallyHidden key={spoken.id}>{spoken.text}</VisuallyHidden>
    </div>
  );
}
