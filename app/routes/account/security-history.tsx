// /profil/bezpieczenstwo, for signed-in people only: their own rows of the security log, and what to do about one that isn't theirs.
import { data, redirect } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import {
  readSecurityHistory,
  type SecurityHistory,
  type ToldEvent,
} from '#worker/services/account/security-history.ts';
import { endEveryOtherSession } from '#worker/services/account/sessions.ts';
import { scopeContext } from '../../context.ts';
import { ProfileUnavailable } from '../../features/account/profile/ProfileUnavailable.tsx';
import { Row, Subject } from '../../features/account/profile/Row.tsx';
import { eventWords } from '../../features/account/security-history/event-words.ts';
import { doneAddress, formAction } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { Route } from './+types/security-history.ts';

export const handle: PageHandle = { hydrate: false };

const PATH = '/profil/bezpieczenstwo';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const history = await personalData(readSecurityHistory(scope, url.searchParams.get('przed')), PATH);
  const isDone = url.searchParams.get('zrobione') === 'wylogowanie';
  return data({ history, isDone }, history === null ? 503 : 200);
}

/** Ends every session but this one. */
export async function action({ context, request }: Route.ActionArgs) {
  return formAction(await request.formData(), {
    path: PATH,
    deeds: {
      async ''() {
        await endEveryOtherSession(context.get(scopeContext));
        return doneAddress(PATH, 'wylogowanie');
      },
    },
    refused({ code, message }) {
      if (code === 'fresh-auth-needed') throw redirect(proofAddress(PATH));
      return { sentence: message };
    },
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Historia bezpieczeństwa – Szlak' }];
}

export default function SecurityHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityHistoryPage {...loaderData} refused={actionData?.sentence ?? null} />;
}

// /profil/bezpieczenstwo: what happened to the account, the newest first. Without React: it reads, and its one form is a plain one.
type SecurityHistoryPageProps = {
  /** Null = the database is away. */
  history: SecurityHistory | null;
  /** The other browsers have just been signed out. */
  isDone: boolean;
  refused: string | null;
};

function SecurityHistoryPage({ history, isDone, refused }: SecurityHistoryPageProps) {
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

/** Where every 'To nie ja' leads. */
const NOT_ME = 'to-nie-ja';

/** What to do about an entry that is somebody else's deed: both steps, in their order. */
function NotMe() {
  return (
    <Card as="section" aria-labelledby="to-nie-ja-tytul" id={NOT_ME}>
      <Stack gap={4}>
        <Heading level={2} size={3} id="to-nie-ja-tytul">
          Któryś wpis to nie Ty?
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            'Wyloguj wszystkie inne urządzenia, a potem zmień hasło. Nieudane próby zalogowania same w sobie nie są groźne: nikt dzięki nim nie wszedł na Twoje konto.',
          )}
        </Text>
        <Inline gap={4}>
          <form method="post" action="/profil/bezpieczenstwo">
            <Button type="submit">Wyloguj inne urządzenia</Button>
          </form>
          <ButtonLink tone="secondary" to="/profil#konto">
            Zmień hasło
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
