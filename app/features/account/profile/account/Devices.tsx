// Where the person is signed in (docs/decisions.md 'Session revocation'): each browser with its last use; one or all others can be ended,
// without JavaScript by plain forms.
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { useProof } from '../../auth/proof/use-proof.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { Row, Subject } from '../Row.tsx';
import { endOtherSessions, endSession, sentenceOf } from './calls.ts';
import { ENDED, ENDING, type Ending } from './ending.ts';
import { ProfileSection } from '../ProfileSection.tsx';

type Sessions = Profile['sessions'];

export function Devices({ sessions }: { sessions: Sessions }) {
  const { busy, end } = useEnding();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <ProfileSection
      id="urzadzenia"
      title="Zalogowane urządzenia"
      intro={
        <>
          {withNonBreakingSpaces(
            'Nie poznajesz któregoś? Wyloguj je i zmień hasło. Kto i kiedy się logował, zmieniał hasło albo płacił, pokazuje ',
          )}
          <Link to="/profil/bezpieczenstwo">historia bezpieczeństwa</Link>.
        </>
      }
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
              <EndingForm
                ending="wyloguj-urzadzenie"
                sessionId={session.id}
                busy={busy === session.id}
                onSubmit={() => void end(session.id, 'wyloguj-urzadzenie')}
              >
                Wyloguj<VisuallyHidden> urządzenie {session.device}</VisuallyHidden>
              </EndingForm>
            )}
          </Row>
        ))}
      </Stack>
      {hasOthers ? (
        <EndingForm
          ending="wyloguj-inne"
          busy={busy === 'others'}
          onSubmit={() => void end('others', 'wyloguj-inne')}
        >
          Wyloguj wszystkie inne
        </EndingForm>
      ) : null}
    </ProfileSection>
  );
}

type EndingFormProps = {
  ending: Ending;
  sessionId?: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

function EndingForm({ ending, sessionId, busy, onSubmit, children }: EndingFormProps) {
  return (
    <form
      method="post"
      action="/profil"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="hidden" name={ENDING.intent} value={ending} />
      {sessionId === undefined ? null : <input type="hidden" name={ENDING.session} value={sessionId} />}
      <Button type="submit" tone="secondary" busy={busy}>
        {children}
      </Button>
    </form>
  );
}

/** `busy`: the id of the session that is being ended, or 'others'. */
function useEnding() {
  const [busy, setBusy] = useState<string | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const withProof = useProof();
  async function end(which: string, ending: Ending) {
    if (busy !== null) return;
    setBusy(which);
    const result = await withProof(() => (which === 'others' ? endOtherSessions() : endSession(which)));
    // Ended elsewhere in the meantime is ended, too.
    if (result.ok || result.code === 'not-found') toast({ tone: 'success', text: ENDED[ending] });
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
