import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../report-error.ts';
import { givenIn } from './given-in.ts';
import { IslandFrame } from './IslandFrame.tsx';
import type { IslandModule } from './islands.ts';

/**
 * React takes over the HTML in `place`, with what the server wrote behind it. `onLive`: from then on it hears what is pressed there.
 * Resolves once the part has restored what the server could not know, too.
 */
export function takeOver(place: HTMLElement, { Part }: IslandModule, onLive: () => void): Promise<void> {
  const { props, root } = givenIn<object>(document, place.dataset['island'] ?? '');
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    hydrateRoot(
      place,
      <Told onLive={onLive} onRestored={resolve}>
        <IslandFrame root={root}>
          <Part {...props} />
        </IslandFrame>
      </Told>,
      {
        identifierPrefix: place.dataset['island'] ?? '',
        onUncaughtError: (error, { componentStack }) =>
          reportError(error, { path: window.location.pathname, componentStack: componentStack ?? null }),
      },
    );
  });
  return promise;
}

type ToldProps = { onLive: () => void; onRestored: () => void; children: ReactNode };

function Told({ onLive, onRestored, children }: ToldProps) {
  // In the same moment, or a press would be heard by React and repeated.
  useLayoutEffect(onLive, [onLive]);
  useEffect(() => {
    const waiting = setTimeout(onRestored);
    return () => clearTimeout(waiting);
  }, [onRestored]);
  return children;
}
