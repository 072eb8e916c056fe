import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { invitation } from './Invitation.css.ts';

/** Above the buttons of step 3: what the optional part changes, or how much of it is there. */
export function Invitation({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className={invitation}>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          count === 0
            ? 'Wykształcenie, doświadczenie i warunki pracy: z nimi łatwiej odsiać zawody, które do Ciebie nie pasują.'
            : `Dodane fakty: ${count}. Ta analiza je uwzględni.`,
        )}
      </Text>
      <Button tone="secondary" onClick={onOpen}>
        {count === 0 ? 'Dodaj fakty (2\u00a0minuty, możesz pominąć)' : 'Zmień fakty'}
      </Button>
    </div>
  );
}
