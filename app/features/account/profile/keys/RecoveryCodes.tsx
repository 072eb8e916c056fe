// The codes, once: to be copied, printed or written down.
import { useState } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { list } from './RecoveryCodes.css.ts';

/** `codes` = null: nothing to show. */
export function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  return (
    <Dialog isOpen={codes !== null} title="Zapisz kody zapasowe" onClose={onClose}>
      {codes === null ? null : <Codes codes={codes} onClose={onClose} />}
    </Dialog>
  );
}

function Codes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [said, setSaid] = useState('');
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Skopiowano.' : 'Nie udało się skopiować. Przepisz albo wydrukuj kody.');
  }
  return (
    <Stack gap={4}>
      <Notice tone="warning">
        {withNonBreakingSpaces(
          'Widzisz je tylko teraz. Zapisz je poza tym urządzeniem, na przykład na kartce.',
        )}
      </Notice>
      <Text>
        {withNonBreakingSpaces(
          'Gdy stracisz klucz, wejdziesz na konto hasłem albo przez Google i jednym z tych kodów. Każdy działa raz.',
        )}
      </Text>
      <ul className={list}>
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <Inline>
        <Button tone="secondary" onClick={() => void copy()}>
          Skopiuj
        </Button>
        <Button tone="secondary" onClick={() => window.print()}>
          Wydrukuj
        </Button>
        <Button onClick={onClose}>Mam je zapisane</Button>
      </Inline>
      <output>{said}</output>
    </Stack>
  );
}
