// Printing works; 'Pobierz PDF' is there as specified, disabled for everyone, with its reason in plain sight, so that neither a
// mouse nor a working hover is needed to learn it (docs/product.md 'Career analysis page').
import { useId } from 'react';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { screenOnly } from '../../../../styles/print.css.ts';
import { scriptOnly } from '../../../../ui/script-only.css.ts';

export function DocumentActions() {
  const reasonId = useId();
  return (
    <Stack gap={2} className={screenOnly}>
      <Inline>
        <Button tone="secondary" className={scriptOnly} onClick={() => window.print()}>
          <Icon name="print" />
          Drukuj
        </Button>
        <Button tone="secondary" disabled aria-describedby={reasonId}>
          Pobierz PDF
        </Button>
      </Inline>
      <Text id={reasonId} size="small" tone="soft">
        Funkcja pobierania PDF jest tymczasowo niedostępna.
      </Text>
    </Stack>
  );
}
