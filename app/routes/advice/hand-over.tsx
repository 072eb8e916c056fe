// /przekazanie for anyone who is signed in: links to what they hand over, made and closed; /przekazanie/:key for anybody who has one.
import { data } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import { openHandOver, readOwnHandOvers } from '#worker/services/advice/hand-over.ts';
import { scopeContext } from '../../context.ts';
import { HandedOverPage } from '../../features/advice/hand-over/HandedOverPage.tsx';
import { OwnHandOversPage } from '../../features/advice/hand-over/OwnHandOversPage.tsx';
import {
  DONE,
  handedOverView,
  handOverAction,
  ownHandOversView,
  replyAction,
  type ReplyRefused,
  SENT,
} from '../../features/advice/hand-over/hand-over.server.ts';
import { letter } from '../../features/advice/paper/Sections.css.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/hand-over.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
const UNLISTED = { name: 'robots', content: 'noindex, nofollow' };
// Nobody whose site is linked from here learns the address.
const UNTOLD = { name: 'referrer', content: 'same-origin' };

export async function loader({ params: { key }, context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  if (key === undefined) {
    const own = await personalData(readOwnHandOvers(scope), '/przekazanie');
    if (own === null) throw new Response(null, { status: 503 });
    const head = [{ title: 'Przekaż doradcy – Szlak' }, UNLISTED];
    const done = doneSentence(url, DONE);
    const view = await ownHandOversView(own);
    return data({ kind: 'own', view, done, head } as const, { headers: NOT_KEPT });
  }
  const handed = await openHandOver(scope, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'database-down')
      throw new Response(null, { status: 503 });
    throw error;
  });
  if (handed === null) {
    const head = [{ title: 'Link nie działa – Szlak' }, UNLISTED];
    return data({ kind: 'closed', done: null, head } as const, { status: 404, headers: NOT_KEPT });
  }
  const head = [{ title: 'Analiza kariery do rozmowy – Szlak' }, UNLISTED, UNTOLD];
  const view = handedOverView(handed, key);
  return data({ kind: 'handed', view, done: doneSentence(url, SENT), head } as const, { headers: NOT_KEPT });
}

export function action({ params: { key }, context, request }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return key === undefined ? handOverAction(scope, request) : replyAction(scope, request, key);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = headOf;

export default function HandOverRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { done } = loaderData;
  const reply = actionData?.form === 'reply' ? actionData : undefined;
  if (loaderData.kind === 'closed') return <ClosedHandOverPage refused={reply} />;
  if (loaderData.kind === 'handed') {
    return <HandedOverPage view={loaderData.view} done={done} refused={reply} />;
  }
  const refused = actionData?.form === 'own' ? actionData : undefined;
  return <OwnHandOversPage view={loaderData.view} done={done} refused={refused} />;
}

// /przekazanie/{key} that leads nowhere: closed, over, deleted or never made are one to anyone who asks.
const WHY =
  'Osoba, która go dała, mogła go zamknąć, mógł minąć jego czas albo w adresie brakuje znaku. Poproś ją o nowy.';

/** `refused`: what was being sent back when it was closed. */
function ClosedHandOverPage({ refused }: { refused: ReplyRefused | undefined }) {
  return (
    <Container space="page">
      <Stack gap={4}>
        <Heading level={1}>Ten link nie działa</Heading>
        {refused === undefined ? null : (
          <>
            <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>
            <Text>{withNonBreakingSpaces('Twoja wiadomość, żeby można ją było skopiować:')}</Text>
            <p className={letter}>{refused.typed}</p>
          </>
        )}
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(WHY)}
        </Text>
      </Stack>
    </Container>
  );
}
