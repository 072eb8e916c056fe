// The run and all that it needs comes only when there is one. On the server an empty frame stands in its place, since a run is nothing
// without its stream.
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import './LazyRunView.css.ts';
import type { RunViewProps } from './RunView.tsx';

const RunView = lazy(async () => ({ default: (await import('./RunView.tsx')).RunView }));

/** What it takes the place of was longer: before the next frame, or the page's end would be seen for a moment. */
function toTheTop(frame: HTMLElement | null): void {
  if (frame !== null) window.scrollTo(0, 0);
}

export function LazyRunView(props: RunViewProps) {
  const isHydrated = useHydrated();
  return (
    <div data-run="" ref={props.order.kind === 'start' ? toTheTop : undefined}>
      <Suspense>{isHydrated ? <RunView {...props} /> : null}</Suspense>
    </div>
  );
}
