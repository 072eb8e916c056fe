// /dashboard/success?session_id=…, where the provider leads back to after a payment. Whose session it is not, or what was made up, is
// led on at once and learns nothing (docs/faults.md 30).
import { useEffect, useState } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import { type Plan, PLANS } from '#domain/payments/plan/plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import { returnFromCheckout } from '#worker/services/payments/premium/return.ts';
import { scopeContext } from '../../context.ts';
import { announce } from '../../features/account/auth/session/auth-channel.ts';
import { useSite, useUser } from '../../features/account/auth/session/use-user.ts';
import { OPENED_DASHBOARD } from '../../features/advice/dashboard/trail/opened-address.ts';
import {
  AskAgainWithoutScript,
  GoOnWithoutScript,
  useGoOn,
} from '../../features/payments/checkout-return/refresh.tsx';
import { alone } from '../../features/payments/plans/PlanMap.css.ts';
import { PATHS_OF_THE_MAP, PlanMap } from '../../features/payments/plans/PlanMap.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Trail, type TrailStop } from '../../ui/layout/Trail.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/checkout-success.ts';

export const handle: PageHandle = { isPlace: false };

const PATH = '/dashboard/success';
/** With three seconds between them: what the page with JavaScript waits, too. */
const MAX_ATTEMPTS = 10;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const sessionId = url.searchParams.get('session_id') ?? '';
  if (sessionId === '') throw redirect('/dashboard');
  const address = `${PATH}?session_id=${encodeURIComponent(sessionId)}`;
  const attempt = Number(url.searchParams.get('proba') ?? 1);
  const askAgainAt = attempt < MAX_ATTEMPTS ? `${address}&proba=${attempt + 1}` : null;
  const scope = context.get(scopeContext);
  const returned = await personalData(
    found(() => returnFromCheckout(scope, sessionId)),
    address,
  );
  if (returned?.isPaid === false) throw redirect('/dashboard');
  const state = returned?.state ?? null;
  const isActive = state?.plan === 'premium' && state.status === 'active';
  // Known on arrival: there is nothing to wait for, and the dashboard says the rest. Anyone who waits here already reads it here first.
  if (isActive && request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(OPENED_DASHBOARD);
  const checkout: CheckoutReturn = {
    outcome: state === null ? 'fault' : isActive ? 'active' : 'waiting',
    plan: state?.plan ?? 'free',
    status: state?.status ?? '',
    askAgainAt,
  };
  return data({ checkout });
}

/** Null = the provider or the database doesn't answer now. */
async function found<State>(finish: () => Promise<State>): Promise<State | null> {
  try {
    return await finish();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'payment-down') throw new AppError('database-down', error.message);
    if (error.code === 'no-session' || error.code === 'database-down') throw error;
    throw redirect('/dashboard');
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dziękujemy za zakup – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  return <SuccessPage checkout={loaderData.checkout} />;
}

// /dashboard/success (docs/product.md 'Success and cancel pages', 'Checkout return'; docs/faults.md 29): thanks, waits until the server
// says Premium, then goes on by itself. Without JavaScript the browser asks again and goes on by <meta refresh>.
const ASK_EVERY_MS = 1_500;
const GIVE_UP_MS = 30_000;
const GO_ON_MS = 4_000;

type CheckoutReturn = {
  /** 'waiting': paid, and not in force yet. 'fault': nobody could be asked just now. */
  outcome: 'active' | 'waiting' | 'fault';
  plan: Plan;
  status: string;
  /** Where a browser without JavaScript asks again; null = it has waited long enough. */
  askAgainAt: string | null;
};

type Phase = 'asking' | 'waiting' | 'active' | 'unconfirmed' | 'fault';

const SENTENCES: Record<Phase, string> = {
  // Nothing is claimed of a payment that nobody has spoken of yet.
  asking: 'Sprawdzamy płatność. Operator jeszcze nie odpowiada…',
  waiting: 'Płatność przetworzona! Aktualizowanie statusu subskrypcji…',
  active: 'Subskrypcja Premium jest aktywna!',
  unconfirmed: 'Nie udało się potwierdzić statusu Premium. Skontaktuj się z pomocą.',
  fault: 'Wystąpił błąd podczas finalizowania subskrypcji.',
};

function SuccessPage({ checkout }: { checkout: CheckoutReturn }) {
  const phase = usePhase(checkout);
  const { contactEmail } = useSite();
  const isWaiting = phase === 'waiting' || phase === 'asking';
  const next = phase === 'active' ? OPENED_DASHBOARD : '/dashboard';
  useGoOn(isWaiting ? null : GO_ON_MS, next);
  const isOver = phase === 'unconfirmed' || phase === 'fault';
  return (
    <Container width="reading" space="message">
      <Stack gap={6}>
        <Heading level={1}>{phase === 'asking' ? 'Jeszcze chwila' : 'Dziękujemy za zakup'}</Heading>
        <div className={alone}>
          <PlanMap
            open={phase === 'active' ? PATHS_OF_THE_MAP : 1}
            title={phase === 'active' ? 'Wszystkie ścieżki otwarte' : 'Ścieżki czekają na otwarcie'}
          />
        </div>
        <Trail direction="row" stops={stopsOf(phase)} />
        {/* One region for all of it, so that every change is read out. */}
        <div aria-live="polite">
          {isOver ? (
            <Notice tone="warning">
              {SENTENCES[phase]}{' '}
              {phase === 'unconfirmed'
                ? `(${PLANS[checkout.plan].label}${checkout.status === '' ? '' : `, status: ${checkout.status}`})`
                : withNonBreakingSpaces(
                    'Jeśli płatność przeszła, Premium włączy się samo w ciągu kilku minut.',
                  )}{' '}
              {contactEmail === null ? null : <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>}
            </Notice>
          ) : (
            <Text size="lead">{SENTENCES[phase]}</Text>
          )}
        </div>
        {isWaiting ? (
          <>
            <Text tone="soft">
              {withNonBreakingSpaces('Zwykle trwa to kilka sekund. Nie zamykaj tej strony.')}
            </Text>
            <AskAgainWithoutScript at={checkout.askAgainAt} />
          </>
        ) : (
          <>
            <Text tone="soft">{withNonBreakingSpaces('Za chwilę przejdziesz do „Dziś”.')}</Text>
            <GoOnWithoutScript ms={GO_ON_MS} to={next} />
          </>
        )}
        <div>
          <ButtonLink to={next} tone={phase === 'active' ? 'primary' : 'secondary'}>
            Przejdź teraz
          </ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}

/** Asks the server again until it says Premium, for 30 s at most. */
function usePhase({ outcome, askAgainAt }: CheckoutReturn): Phase {
  const { revalidate, state } = useRevalidator();
  const knowsPlan = useUser()?.plan === 'premium';
  const [isTooLate, setTooLate] = useState(false);
  const isActive = outcome === 'active';

  useEffect(() => {
    const timer = setTimeout(() => setTooLate(true), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Once more when it is there: the frame, which was read beside it, then knows, too.
    if (state !== 'idle' || isTooLate || (isActive && knowsPlan)) return;
    const timer = setTimeout(() => void revalidate(), isActive ? 0 : ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [state, isActive, knowsPlan, isTooLate, revalidate]);
  useEffect(() => {
    if (isActive) announce('USER_UPDATED');
  }, [isActive]);

  if (isActive) return 'active';
  if (!isTooLate && askAgainAt !== null) return outcome === 'fault' ? 'asking' : 'waiting';
  return outcome === 'fault' ? 'fault' : 'unconfirmed';
}

function stopsOf(phase: Phase): TrailStop[] {
  if (phase === 'active') return NAMES.map((name) => ({ name, state: 'done' }));
  return NAMES.map((name, index) => ({ name, state: index === 0 ? 'done' : index === 1 ? 'here' : 'ahead' }));
}

const NAMES = ['Płatność', 'Potwierdzenie', 'Premium'] as const;
