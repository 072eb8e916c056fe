// What goes on by itself without JavaScript, too. Written as text: React has no say in what browsers with scripts never read.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';

const ASK_EVERY_S = 3;

export function AskAgainWithoutScript({ at }: { at: string | null }) {
  return at === null ? null : <Refresh seconds={ASK_EVERY_S} to={at} />;
}

export function GoOnWithoutScript({ ms, to = '/dashboard' }: { ms: number; to?: string }) {
  return <Refresh seconds={Math.round(ms / 1_000)} to={to} />;
}

function Refresh({ seconds, to }: { seconds: number; to: string }) {
  const html = `<meta http-equiv="refresh" content="${seconds};url=${escapedMarkup(to)}">`;
  // oxlint-disable-next-line react/no-danger -- a number and an address of ours, escaped
  return <noscript dangerouslySetInnerHTML={{ __html: html }} />;
}

/** To the dashboard, or another page of ours, after so many ms; null = not yet. */
export function useGoOn(ms: number | null, to = '/dashboard'): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), ms);
    return () => clearTimeout(timer);
  }, [ms, navigate, to]);
}
