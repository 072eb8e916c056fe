// 'Usuń': asks first (in a dialog that comes when it is needed), then deletes one analysis for good (docs/decisions.md 'Data rights').
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

export function DeleteButton(props: Omit<DeleteDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" className={scriptOnly} onClick={() => setOpen(true)}>
        Usuń<VisuallyHidden> analizę z&nbsp;{props.day}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeleteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
