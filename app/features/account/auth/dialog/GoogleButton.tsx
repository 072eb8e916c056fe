import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../../ui/form/Button.tsx';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { useSite } from '../session/use-user.ts';
import { googleMark } from './AuthForm.css.ts';

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

/** Google's G in one colour, ours: drawn for this page, since theirs is a picture with colours of its own. */
function GoogleMark() {
  return (
    <svg className={googleMark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20.6 12.2H12M20.6 12.2a8.6 8.6 0 1 1-2.5-6.3" />
    </svg>
  );
}

// Asks our server where the way to Google begins. Every failure has its sentence (docs/product.md 'Sign-in messages').
type GoogleStart = { ok: true; url: string } | { ok: false; sentence: string };

const NO_ANSWER = 'Błąd logowania przez Google';
const REFUSED = `${NO_ANSWER}. Spróbuj ponownie później.`;

async function googleAddress(form: HTMLFormElement): Promise<GoogleStart> {
  const fields = Array.from(new FormData(form), ([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    const body: unknown = await response.json();
    return isStart(body) ? { ok: true, url: body.url } : { ok: false, sentence: REFUSED };
  } catch {
    return { ok: false, sentence: NO_ANSWER };
  }
}

/** An address of ours is the page that says that it failed; here a toast does. */
function isStart(body: unknown): body is { url: string } {
  if (typeof body !== 'object' || body === null || !('url' in body) || typeof body.url !== 'string')
    return false;
  return new URL(body.url, window.location.href).origin !== window.location.origin;
}
