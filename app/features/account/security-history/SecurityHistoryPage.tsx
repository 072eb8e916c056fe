// /profil/bezpieczenstwo: what happened to the account, the newest first. Without React: it reads, and its one form is a plain one.
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { SecurityHistory, ToldEvent } from '#worker/services/account/security-history.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { ProfileUnavailable } from '../profile/ProfileUnavailable.tsx';
import { Row, Subject } from '../profile/Row.tsx';
import { eventWords } from './event-words.ts';
import { NotMe, NOT_ME } from './NotMe.tsx';

type SecurityHistoryPageProps = {
  /** Null = the database is away. */
  history: SecurityHistory | null;
  /** The other browsers have just been signed out. */
  isDone: boolean;
  refused: string | null;
};

export function SecurityHistoryPage({ history, isDone, refused }: SecurityHistoryPageProps) {
  return (
    <Container space="page">
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1}>Historia bezpieczeństwa</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Logowania, zmiany hasła, zakupy i inne ważne zdarzenia na Twoim koncie z ostatnich 12 miesięcy.',
            )}
          </Text>
        </Stack>
        {isDone ? <Notice tone="success">Wszystkie inne urządzenia zostały wylogowane.</Notice> : null}
        {refused === null ? null : <Notice tone="error">{refused}</Notice>}
        {history === null ? <ProfileUnavailable /> : <Events history={history} />}
      </Stack>
    </Container>
  );
}

function Events({ history: { events, next, isFirst } }: { history: SecurityHistory }) {
  return (
    <>
      <Card>
        {events.length === 0 ? (
          <Text>Nie ma tu jeszcze żadnych wpisów.</Text>
        ) : (
          <Stack as="ul" gap={0}>
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </Stack>
        )}
      </Card>
      {isFirst && next === null ? null : (
        <Inline gap={4}>
          {isFirst ? null : (
            <ButtonLink tone="secondary" to="/profil/bezpieczenstwo">
              Najnowsze wpisy
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink tone="secondary" to={`/profil/bezpieczenstwo?przed=${next}`}>
              Starsze wpisy
            </ButtonLink>
          )}
        </Inline>
      )}
      <NotMe />
      <Link to="/profil">Wróć do ustawień profilu</Link>
    </>
  );
}

function Event({ event: { event, outcome, device, isHere, at } }: { event: ToldEvent }) {
  const words = eventWords(event, outcome);
  const moment = polishMoment(at);
  return (
    <Row>
      <Subject>
        <Inline gap={2}>
          <strong>{withNonBreakingSpaces(words)}</strong>
          {outcome === 'refused' ? <Badge tone="warning">Odmowa</Badge> : null}
        </Inline>
        <Text as="span" size="small" tone="soft">
          {device === null ? null : `${device} · `}
          <time dateTime={new Date(at).toISOString()}>{moment}</time>
          {isHere === false ? ' · z\u00a0innej sieci niż teraz' : null}
        </Text>
      </Subject>
      {device === null ? null : (
        <Link to={`#${NOT_ME}`}>
          To nie ja
          <VisuallyHidden>
            : {words}, {moment}
          </VisuallyHidden>
        </Link>
      )}
    </Row>
  );
}
