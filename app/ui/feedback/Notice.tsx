import type { ReactNode } from 'react';
import { tones, words } from './Notice.css.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

type NoticeProps = { tone: keyof typeof tones; children: ReactNode; action?: ReactNode };

// The colour's word, for those who don't see the colour.
const SPOKEN: Record<NoticeProps['tone'], string | null> = {
  info: null,
  success: 'Udało się: ',
  warning: 'Uwaga: ',
  error: 'Błąd: ',
};

/** A sentence that stays on the page. Errors that appear are announced at once. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={tones[tone]} role={tone === 'error' ? 'alert' : undefined}>
      <div className={words}>
        {SPOKEN[tone] === null ? null : <VisuallyHidden>{SPOKEN[tone]}</VisuallyHidden>}
        {children}
      </div>
      {action}
    </div>
  );
}
