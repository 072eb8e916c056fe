import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { RunState } from './run-state.ts';

/** Says new stages and sections to those who listen, each once, when they have time for it. */
export function Announcer({ said }: Pick<RunState, 'said'>) {
  return (
    <div aria-live="polite" aria-relevant="additions">
      {said.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
