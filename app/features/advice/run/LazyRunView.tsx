// The run and all that it needs comes only when there is one. On the server an empty frame stands in its place, since a run is nothing
// without its stream.
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import './LazyRunView.css.ts';
import type { RunViewProps } from './RunView.tsx';

const RunView = lazy(async () => ({ default: (await import('./RunView.tsx')).RunView }));

/** The quiz that it takes the place of was longer: before the next frame, or the page's end would be seen for a moment. */
function comeIntoView(frame: HTMLElement | null): void {
  frame?.scrollIntoView();
}

export function LazyRunView(props: RunViewProps) {
  const isHydrated = useHydrated();
  return (
    <div data-run="" ref={props.order.kind === 'start' ? comeIntoView : undefined}>
      <Suspense>{isHydrated ? <RunView {...props} /> : null}</Suspense>
    </div>
  );
}
