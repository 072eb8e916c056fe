// What is the matter with the connection or with saving, in a region that stays, so that it is announced when it is filled.
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { Connection } from '../../../lib/event-stream/connection.ts';
import type { RunState } from './run-state.ts';

const CONNECTION_SENTENCES: Partial<Record<Connection, string>> = {
  reconnecting: 'Łączymy się ponownie – analiza nadal powstaje.',
  offline:
    'Nie masz połączenia z\u00a0internetem. Gdy wróci, połączymy się bez Twojej pomocy – Twoje odpowiedzi są bezpieczne.',
};

const UNSAVED = 'Analiza jest gotowa. Zapiszemy ją, gdy tylko wróci połączenie z\u00a0bazą danych.';

export function RunNotice({ end, connection }: Pick<RunState, 'end' | 'connection'>) {
  const sentence = sentenceOf(end, connection);
  return (
    <div aria-live="polite">{sentence === null ? null : <Notice tone="warning">{sentence}</Notice>}</div>
  );
}

function sentenceOf(end: RunState['end'], connection: Connection): string | null {
  if (end === null) return CONNECTION_SENTENCES[connection] ?? null;
  return end.kind === 'done' && end.data.savedAt === null ? UNSAVED : null;
}
