// What is the matter with the connection or with storing, in a region that stays, so that it is announced when it is filled.
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import type { Connection } from '../../../../lib/event-stream/connection.ts';

const SENTENCES: Partial<Record<Connection, string>> = {
  reconnecting: 'Łączymy się ponownie – tekst nadal powstaje.',
  offline: 'Nie masz połączenia z\u00a0internetem. Gdy wróci, połączymy się bez Twojej pomocy.',
};

const UNSAVED = 'Tekst jest gotowy. Zapiszemy go, gdy tylko wróci połączenie z\u00a0bazą danych.';

export function ConnectionNotice({
  connection,
  isUnsaved = false,
}: {
  connection: Connection;
  isUnsaved?: boolean;
}) {
  const sentence = isUnsaved ? UNSAVED : (SENTENCES[connection] ?? null);
  return (
    <div aria-live="polite">{sentence === null ? null : <Notice tone="warning">{sentence}</Notice>}</div>
  );
}
