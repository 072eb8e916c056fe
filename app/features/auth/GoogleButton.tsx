import { Button } from '../../ui/Button.tsx';
import { useSite } from './use-user.ts';

/** Leads to Google and back to `returnTo`; null = to /dashboard. Not there while Google is not configured. */
export function GoogleButton({ returnTo }: { returnTo: string | null }) {
  const { hasGoogle } = useSite();
  if (!hasGoogle) return null;
  return (
    <form method="post" action="/api/auth/signin/google">
      {returnTo === null ? null : <input type="hidden" name="powrot" value={returnTo} />}
      <Button type="submit" tone="secondary">
        Kontynuuj z&nbsp;Google
      </Button>
    </form>
  );
}
