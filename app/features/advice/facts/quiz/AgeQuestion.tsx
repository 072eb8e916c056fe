import { Button } from '../../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';

/** Where the words leave open whether somebody at school is of age: two answers, and what was typed stays. */
export function AgeQuestion({ sentence, onYes }: { sentence: string; onYes: () => void }) {
  return (
    <Stack gap={3}>
      <span>{sentence}</span>
      <Inline gap={3}>
        <Button tone="secondary" onClick={onYes}>
          Tak, mam 18&nbsp;lat
        </Button>
        <ButtonLink tone="quiet" to="/dla-uczniow">
          Jeszcze nie
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
