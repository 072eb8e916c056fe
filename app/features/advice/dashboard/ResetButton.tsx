// 'Reset analizy' (docs/product.md 'Progress card'): who sees it, the server says. The dialog comes when it is first needed.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';

const ResetDialog = lazy(async () => ({ default: (await import('./ResetDialog.tsx')).ResetDialog }));

export function ResetButton({ resetsLeft }: { resetsLeft: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" className={scriptOnly} onClick={() => setOpen(true)}>
        <Icon name="retry" />
        Reset analizy
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ResetDialog resetsLeft={resetsLeft} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
