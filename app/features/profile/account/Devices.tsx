// Where the person is signed in (docs/decisions.md 'Session revocation'): each browser with its last use; one or all others can be ended.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { polishMoment } from '#domain/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useToast } from '../../toasts/toast-store.ts';
import { Row, Subject } from '../Row.tsx';
import { endOtherSessions, endSession, sentenceOf } from './calls.ts';
import { ProfileSection } from '../ProfileSection.tsx';

type Sessions = Profile['sessions'];

export function Devices({ sessions }: { sessions: Sessions }) {
  const { busy, end } = useEnding();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <ProfileSection
      title="Zalogowane urządzenia"
      intro={withNonBreakingSpaces('Nie poznajesz któregoś? Wyloguj je i zmień hasło.')}
    >
      <Stack as="ul" gap={0}>
        {sessions.map((session) => (
          <Row key={session.id}>
            <Subject>
              <Inline gap={2}>
                <strong>{session.device}</strong>
                {session.isCurrent ? <Badge tone="soft">To urządzenie</Badge> : null}
              </Inline>
              <Text as="span" size="small" tone="soft">
                <LastUse session={session} />
              </Text>
            </Subject>
            {session.isCurrent ? null : (
              <Button
                tone="secondary"
                busy={busy === session.id}
                onClick={() => void end(session.id, 'Urządzenie zostało wylogowane.')}
              >
                Wyloguj<VisuallyHidden> urządzenie {session.device}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {hasOthers ? (
        <div>
          <Button
            tone="secondary"
            busy={busy === 'others'}
            onClick={() => void end('others', 'Wszystkie inne urządzenia zostały wylogowane.')}
          >
            Wyloguj wszystkie inne
          </Button>
        </div>
      ) : null}
    </ProfileSection>
  );
}

/** `busy`: the id of the session that is being ended, or 'others'. */
function useEnding() {
  const [busy, setBusy] = useState<string | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const withProof = useProof();
  async function end(which: string, done: string) {
    if (busy !== null) return;
    setBusy(which);
    const result = await withProof(() => (which === 'others' ? endOtherSessions() : endSession(which)));
    // Ended elsewhere in the meantime is ended, too.
    if (result.ok || result.code === 'not-found') toast({ tone: 'success', text: done });
    else toast({ tone: 'error', text: sentenceOf(result) });
    await revalidate();
    setBusy(null);
  }
  return { busy, end };
}

// The server writes a use down hourly at most, so the present device would seem to be left alone.
function LastUse({ session }: { session: Sessions[number] }) {
  if (session.isCurrent) return 'Używane teraz';
  return (
    <>
      Ostatnio używane: <time dateTime={session.lastSeenAt}>{polishMoment(session.lastSeenAt)}</time>
    </>
  );
}
