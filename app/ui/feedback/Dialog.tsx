// A native modal dialog: focus is trapped and given back by the browser. Every way of closing it (Escape, the cross, a press
// on the backdrop) ends in the element's own 'close' event, and only that tells the owner.
import { useId, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { close, content, dialog, header } from './Dialog.css.ts';
import { Heading } from '../text/Heading.tsx';
import { Icon } from '../text/Icon.tsx';

/** What carries `data-autofocus` gets the focus at first, otherwise the cross does. */
type DialogProps = {
  title: string;
  /** What stands there instead; the title is then only heard. */
  head?: ReactNode;
  /** Id of what is heard as it opens. */
  describedBy?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

export function Dialog({ isOpen, ...rest }: DialogProps & { isOpen: boolean }) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, head, describedBy, onClose, children }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const pressBeganOutside = useRef(false);

  // A layout effect, because its clean-up runs while the element is still in the document: only then does closing give
  // the focus back to where it was.
  useLayoutEffect(() => {
    const opened = element.current;
    opened?.showModal();
    opened?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => opened?.close();
  }, []);

  function rememberPress(event: PointerEvent) {
    pressBeganOutside.current = event.target === event.currentTarget;
  }
  function closeOutside(event: MouseEvent) {
    // Not when text was being selected and the pointer slipped out.
    if (pressBeganOutside.current && event.target === event.currentTarget) element.current?.close();
  }
  function tellOwner() {
    // React's development double mount closes and opens again; the late event is not the person's.
    if (element.current?.open !== true) onClose();
  }

  return (
    // Escape is the keyboard's way out; the press outside is only a shortcut.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={dialog}
      {...(head === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': title })}
      aria-describedby={describedBy}
      onPointerDown={rememberPress}
      onClick={closeOutside}
      onClose={tellOwner}
    >
      <div className={content}>
        <div className={header}>
          {head ?? (
            <Heading level={2} size={3} id={titleId}>
              {title}
            </Heading>
          )}
          <button
            type="button"
            className={close}
            aria-label="Zamknij"
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
