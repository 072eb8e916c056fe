import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../report-error.ts';
import { givenIn } from './given-in.ts';
import { IslandFrame } from './IslandFrame.tsx';
import type { IslandModule } from './islands.ts';

/** React takes over the HTML in `place`, with what the server wrote behind it. */
export function takeOver(place: HTMLElement, { Part }: IslandModule): void {
  const { props, root } = givenIn<object>(document, place.dataset['island'] ?? '');
  startTransition(() => {
    hydrateRoot(
      place,
      <IslandFrame root={root}>
        <Part {...props} />
      </IslandFrame>,
      {
        identifierPrefix: place.dataset['island'] ?? '',
        onUncaughtError: (error, { componentStack }) =>
          reportError(error, { path: window.location.pathname, componentStack: componentStack ?? null }),
      },
    );
  });
}
