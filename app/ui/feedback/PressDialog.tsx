// A modal dialog that the browser opens and closes by itself (invoker commands), so that it works without React, too; where a browser
// doesn't know them, React opens it. Escape, the cross and a press outside are the browser's.
import { useId, useRef, type ReactNode } from 'react';
import { Button, type ButtonTone } from '../form/Button.tsx';
import { close, content, dialog, header } from './Dialog.css.ts';
import { Heading } from '../text/Heading.tsx';
import { Icon } from '../text/Icon.tsx';
import { Inline } from '../layout/Inline.tsx';

type PressDialogProps = {
  /** What is read on the button that opens it. */
  opener: ReactNode;
  tone?: ButtonTone;
  title: string;
  /** What is asked. */
  children: ReactNode;
  /** The form that does it; the way out stands beside it. It isn't 'Anuluj', which also names what one does to a contract. */
  action: ReactNode;
};

export function PressDialog({ opener, tone = 'secondary', title, children, action }: PressDialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  function open() {
    if (!('command' in HTMLButtonElement.prototype)) element.current?.showModal();
  }
  // React's types don't know these attributes yet; it writes them as they are.
  const commands = { command: 'show-modal', commandfor: id };
  return (
    <>
      <Button {...commands} tone={tone} aria-haspopup="dialog" onClick={open}>
        {opener}
      </Button>
      <dialog closedby="any" ref={element} id={id} className={dialog} aria-labelledby={`${id}-title`}>
        <div className={content}>
          <div className={header}>
            <Heading level={2} size={3} id={`${id}-title`}>
              {title}
            </Heading>
            <form method="dialog">
              <button type="submit" className={close} aria-label="Zamknij">
                <Icon name="close" />
              </button>
            </form>
          </div>
          {children}
          <Inline align="start">
            <form method="dialog">
              <Button type="submit" tone="secondary">
                Wróć
              </Button>
            </form>
            {action}
          </Inline>
        </div>
      </dialog>
    </>
  );
}
