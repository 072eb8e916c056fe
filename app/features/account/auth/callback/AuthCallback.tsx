// Where the way back from Google ends (docs/product.md 'Auth callback'): goes on by itself, also without JavaScript.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useLeave, useToast } from '../../../platform/toasts/toast-store.ts';
import { announce } from '../session/auth-channel.ts';
import type { CallbackFault } from './callback-texts.ts';

const HOME_AFTER_MS = 3_000;

/** Three seconds are too few to read what to do: the advice goes along to the first page. */
const ADVICE_MS = 20_000;

/** `fault` = null: there is a session, and the page goes on. */
export function AuthCallback({ fault, destination }: { fault: CallbackFault | null; destination: string }) {
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
