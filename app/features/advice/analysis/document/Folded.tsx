// A row that opens: its name, what it holds in a few words, and below it the whole; by the browser alone, on paper always open.
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { anchor as anchorClass } from '../../../../ui/layout/anchor.css.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { body, chevron, frame, gist as gistStyle, row } from './Folded.css.ts';

type FoldedProps = {
  title: ReactNode;
  gist?: string | undefined;
  /** Of its content: a link to it opens the row. */
  anchor?: string | undefined;
  /** Opened for the person who comes here; afterwards the person opens and closes. */
  isOpen?: boolean;
  children: ReactNode;
};

export function Folded({ title, gist = '', anchor, isOpen = false, children }: FoldedProps) {
  return (
    <details className={frame} open={isOpen}>
      <summary className={row}>
        {title}
        {gist === '' ? null : <span className={gistStyle}>{gist}</span>}
        <span className={chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div id={anchor} className={classNames(body, anchor === undefined ? null : anchorClass)}>
        {children}
      </div>
    </details>
  );
}
