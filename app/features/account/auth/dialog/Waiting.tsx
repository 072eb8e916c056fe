import { withNonBreakingSpaces } from '../../../../lib/typography.ts';

const LOGIN_REQUIRED = 'Zaloguj się, aby otworzyć tę stronę.';

/** What opens once one is signed in, by its name where it has one. */
export function Waiting({ mode, place }: { mode: 'register' | 'login'; place: string | null }) {
  if (place === null) return LOGIN_REQUIRED;
  return (
    <>
      {mode === 'login' ? 'Zaloguj się' : 'Załóż konto'}, a&nbsp;otworzymy{' '}
      <strong>{withNonBreakingSpaces(place)}</strong>.
    </>
  );
}
