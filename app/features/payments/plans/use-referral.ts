// The discount's two presses (docs/product.md 'Referral messages'): what they say, and the label 'Skopiowano!' for 2 s. The server keeps
// what was done; this only shows.
import { useEffect, useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../lib/call-api.ts';
import { shareLink } from '../../../lib/share.ts';
import { useSite } from '../../account/auth/session/use-user.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { COPIED, SHARE_FAILED, SHARED, VERIFIED, VERIFY_FAILED } from './plan-texts.ts';

const COPIED_MS = 2_000;

export function useReferral(wasShared: boolean) {
  const [isSharedHere, setShared] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [busy, setBusy] = useState<'share' | 'verify' | null>(null);
  const { origin } = useSite();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(event: FormEvent) {
    event.preventDefault();
    if (busy !== null) return;
    setBusy('share');
    // First of all: browsers open the sheet and the clipboard only right after a press.
    const outcome = await shareLink({ title: 'Szlak – doradca kariery AI', url: `${origin}/` }, navigator);
    const result =
      outcome === 'shared' || outcome === 'copied' ? await callApi('POST', '/api/referral/share') : null;
    setBusy(null);
    if (outcome === 'cancelled') return;
    if (result === null) return toast({ tone: 'error', text: SHARE_FAILED });
    if (!result.ok) return toast({ tone: 'error', text: result.sentence ?? SHARE_FAILED });
    setShared(true);
    setCopied(outcome === 'copied');
    toast({ tone: 'success', text: outcome === 'copied' ? COPIED : SHARED });
    await revalidate();
  }

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (busy !== null) return;
    setBusy('verify');
    const result = await callApi('POST', '/api/referral/verify');
    setBusy(null);
    if (result.ok) toast({ tone: 'success', text: VERIFIED });
    else toast({ tone: 'error', text: result.sentence ?? VERIFY_FAILED });
    await revalidate();
  }

  return {
    share: (event: FormEvent) => void share(event),
    verify: (event: FormEvent) => void verify(event),
    isShared: wasShared || isSharedHere,
    isCopied,
    busy,
  };
}
