import type { ReactNode, ToggleEvent } from 'react';
import { body, chevron, summary as summaryStyle } from './Disclosure.css.ts';
import { Icon } from '../text/Icon.tsx';

/** More of the same, a press away; by the browser alone. */
type DisclosureProps = {
  summary: ReactNode;
  /** Opened for the person who comes here; afterwards the person opens and closes. */
  isOpen?: boolean;
  /** Whenever it is opened. */
  onOpen?: () => void;
  children: ReactNode;
};

export function Disclosure({ summary, isOpen = false, onOpen, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      {...(onOpen === undefined
        ? {}
        : { onToggle: (event: ToggleEvent<HTMLDetailsElement>) => event.newState === 'open' && onOpen() })}
    >
      <summary className={summaryStyle}>
        <span className={chevron}>
          <Icon name="chevron" />
        </span>
        {summary}
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
