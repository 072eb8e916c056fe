// The database is away (docs/faults.md 23): what this browser remembers of the plan, with the word that it does, and a way to try again.
import { useAtomValue } from 'jotai';
import { useRevalidator } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { subscriptionAtom } from '../auth/session/auth-atoms.ts';
import { Generations } from './Generations.tsx';

const FAILED = {
  profile: 'Nie udało się pobrać danych subskrypcji',
  facts: 'Wystąpił problem podczas ładowania danych',
};

export function ProfileUnavailable({ of = 'profile' }: { of?: keyof typeof FAILED }) {
  const copy = useAtomValue(subscriptionAtom);
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Notice
        tone="error"
        action={
          <Button tone="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            Spróbuj ponownie
          </Button>
        }
      >
        {FAILED[of]}.{' '}
        {withNonBreakingSpaces(
          'Twoje dane są bezpieczne, tylko teraz nie możemy ich odczytać. Odczekaj chwilę i spróbuj ponownie.',
        )}
        {copy === null ? null : withNonBreakingSpaces(' Plan poniżej pochodzi z pamięci tej przeglądarki.')}
      </Notice>
      {copy === null ? null : <Generations subscription={copy} isCopy />}
    </>
  );
}
