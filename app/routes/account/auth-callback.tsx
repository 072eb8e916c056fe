// /auth/callback: the server's part of the way back from Google. The session is there already or it is not.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { AFTER_LOGIN, safeReturnPath } from '#domain/account/auth/return-path.ts';
import { switchSentences } from '#worker/services/desk/switches.ts';
import { scopeContext } from '../../context.ts';
import {
  callbackFault,
  registrationsOff,
  type CallbackFault,
} from '../../features/account/auth/callback/callback-texts.ts';
import { announce } from '../../features/account/auth/session/auth-channel.ts';
import { useLeave, useToast } from '../../features/platform/toasts/toast-store.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/auth-callback.ts';

// Where the way back from Google ends (docs/product.md 'Auth callback'): goes on by itself, also without JavaScript.
const HOME_AFTER_MS = 3_000;

/** Three seconds are too few to read what to do: the advice goes along to the first page. */
const ADVICE_MS = 20_000;

/** `fault` = null: there is a session, and the page goes on. */
function AuthCallback({ fault, destination }: { fault: CallbackFault | null; destination: string }) {
  return (
    <Container width="reading" space="message">
      {fault === null ? <GoOn destination={destination} /> : <Failed fault={fault} />}
    </Container>
  );
}

function GoOn({ destination }: { destination: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    announce('SIGNED_IN');
    void navigate(destination, { replace: true });
  }, [navigate, destination]);
  return (
    <Stack gap={4}>
      <Blaze colour="green" size="large" />
      <Heading level={1}>Trwa logowanie…</Heading>
      <Text tone="soft">
        Jeśli nic się nie dzieje, <Link to={destination}>przejdź dalej</Link>.
      </Text>
      <Onward to={destination} seconds={1} />
    </Stack>
  );
}

function Failed({ fault }: { fault: CallbackFault }) {
  const leave = useLeave();
  const toast = useToast();
  const { advice } = fault;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (advice !== null) toast({ tone: 'error', text: advice, ms: ADVICE_MS });
      leave('/');
    }, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leave, toast, advice]);
  return (
    <Stack gap={4}>
      <Blaze colour="yellow" size="large" />
      <Heading level={1}>Logowanie przez Google</Heading>
      <div role="alert">
        <Stack gap={2}>
          <Text size="lead">{fault.sentence}</Text>
          {fault.advice === null ? null : <Text tone="soft">{fault.advice}</Text>}
        </Stack>
      </div>
      <Inline>
        <ButtonLink to="/">Powrót do strony głównej</ButtonLink>
      </Inline>
      <Onward to="/" seconds={HOME_AFTER_MS / 1000} />
    </Stack>
  );
}

/** For browsers without JavaScript. */
function Onward({ to, seconds }: { to: string; seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  );
}

export const handle: PageHandle = { isPlace: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const destination = safeReturnPath(query.get('powrot')) ?? AFTER_LOGIN;
  return { destination, fault: await faultOf(query.get('error'), context) };
}

async function faultOf(
  code: string | null,
  context: Route.LoaderArgs['context'],
): Promise<CallbackFault | null> {
  if (code === 'registrations-off') {
    const { 'registrations-off': advice } = await switchSentences(context.get(scopeContext));
    // Meanwhile it has ended.
    return advice === undefined ? callbackFault(null) : registrationsOff(advice);
  }
  if (code !== null) return callbackFault(code);
  try {
    const accountState = await context.get(scopeContext).accountState();
    return accountState === null ? callbackFault(null) : null;
  } catch {
    return callbackFault('database-down');
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Logowanie – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Callback({ loaderData }: Route.ComponentProps) {
  return <AuthCallback {...loaderData} />;
}
