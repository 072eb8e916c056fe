// A part of the dashboard that waits until somebody wants it: its heading, a line on what is in it, and the part itself a press away, by the
// browser alone. A link to its anchor opens it.
import type { ReactNode } from 'react';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { anchor as anchorStyle } from '../../../ui/layout/anchor.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { body, chevron, folded, hint as hintStyle, row } from './Folded.css.ts';

type FoldedProps = {
  anchor: string;
  title: string;
  /** What is in it; '' = the title says it. */
  hint?: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function Folded({ anchor, title, hint = '', isOpen = false, children }: FoldedProps) {
  return (
    <details className={classNames(folded, screenOnly)} open={isOpen}>
      <summary className={row}>
        <Heading level={2} size={4}>
          {title}
        </Heading>
        {hint === '' ? null : <span className={hintStyle}>{hint}</span>}
        <span className={chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={classNames(body, anchorStyle)} id={anchor}>
        {children}
      </div>
    </details>
  );
}
