import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../../../../ui/form/Button.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { googleAddress } from './google-address.ts';
import { useSite } from '../session/use-user.ts';

type GoogleButtonProps = {
  /** A path of ours; null = /dashboard. */
  returnTo: string | null;
  /** 30 days instead of 12 hours. */
  remember?: boolean;
};

/** Leads to Google; without JavaScript as a plain form. Not there while Google is not configured. */
export function GoogleButton({ returnTo, remember = false }: GoogleButtonProps) {
  const { hasGoogle } = useSite();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  // Who comes back by the browser's own button may find the page as it was left.
  useEffect(() => {
    const wakeUp = () => setBusy(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);
  if (!hasGoogle) return null;

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await googleAddress(event.currentTarget);
    // The button stays busy until the page is gone.
    if (result.ok) return window.location.assign(result.url);
    setBusy(false);
    toast({ tone: 'error', text: result.sentence });
  }
  return (
    <form method="post" action="/api/auth/signin/google" onSubmit={(event) => void start(event)}>
      {returnTo === null ? null : <input type="hidden" name="powrot" value={returnTo} />}
      {remember ? <input type="hidden" name="zapamietaj" value="on" /> : null}
      <Button type="submit" tone="secondary" isWide busy={isBusy}>
        <GoogleMark />
        Kontynuuj z&nbsp;Google
      </Button>
    </form>
  );
}
