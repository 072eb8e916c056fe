import type { ReactNode } from 'react';
import { body, chevron, summary as summaryStyle } from './Disclosure.css.ts';
import { Icon } from './Icon.tsx';

/** More of the same, a press away; by the browser alone. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
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
