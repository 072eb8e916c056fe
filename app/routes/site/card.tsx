// /karta for anyone who is signed in: their own card, made and taken back; /karta/:key for anybody who has its address. One route for both:
// each more would be told to every visitor of a page with React.
import { data } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { readCard, readOwnCard } from '#worker/services/site/card.ts';
import { scopeContext } from '../../context.ts';
import { OwnCardPage, SHAPES } from '../../features/site/share/OwnCardPage.tsx';
import { onPhone, picture, seen } from '../../features/site/share/Pictures.css.ts';
import {
  cardAction,
  cardHead,
  type CardSeen,
  cardView,
  DONE,
  ownCardView,
} from '../../features/site/share/card.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { Route } from './+types/card.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ params: { key }, context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const site = siteOf(scope);
  if (key === undefined) {
    const own = await personalData(readOwnCard(scope), '/karta');
    if (own === null) throw new Response(null, { status: 503 });
    const head = [{ title: 'Karta Twojego szlaku – Szlak' }, { name: 'robots', content: 'noindex' }];
    const done = doneSentence(url, DONE);
    return data({ kind: 'own', view: ownCardView(own, site), done, head } as const, { headers: NOT_KEPT });
  }
  const shown = await readCard(scope, key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'database-down')
      throw new Response(null, { status: 503 });
    throw error;
  });
  if (shown === null) throw new Response(null, { status: 404 });
  const card = cardView(shown, key, site);
  return data({ kind: 'shared', card, head: cardHead(card, site) } as const, { headers: NOT_KEPT });
}

export function action({ params: { key }, context, request }: Route.ActionArgs) {
  if (key !== undefined) throw new Response(null, { status: 405 });
  return cardAction(context.get(scopeContext), request);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = headOf;

export default function CardRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'shared') return <CardPage card={loaderData.card} />;
  return <OwnCardPage view={loaderData.view} done={loaderData.done} refused={actionData} />;
}

// A shared card as others see it: the picture, and where one's own trail begins.
const NOTE =
  'Kartę pokazał ktoś, kto zrobił analizę w Szlaku. Samą analizę widzi tylko ta osoba. Profil pod nazwą to zainteresowania typowe dla zawodu.';

function CardPage({ card: { key, name, zawodId, words } }: { card: CardSeen }) {
  const { wide, tall } = SHAPES;
  return (
    <Container space="page">
      <Stack gap={6} align="center">
        <VisuallyHidden as="div">
          <h1>Szlak: {name}</h1>
        </VisuallyHidden>
        <picture className={seen}>
          <source
            media={onPhone}
            srcSet={`/karta/${key}/${tall.file}`}
            width={tall.width}
            height={tall.height}
          />
          <img
            className={picture}
            src={`/karta/${key}/${wide.file}`}
            width={wide.width}
            height={wide.height}
            alt={words}
          />
        </picture>
        <Inline gap={5} justify="center">
          <ButtonLink to="/">Znajdź swój szlak</ButtonLink>
          <Link tone="forward" to={`/zawody/${zawodId}`}>
            Poznaj ten zawód
          </Link>
        </Inline>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(NOTE)}
        </Text>
      </Stack>
    </Container>
  );
}
