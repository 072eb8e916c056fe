// /panel/opinie: what buyers write of courses; `?lista=odwolania`: whose author objects.
import { data } from 'react-router';
import type { ReviewDeed } from '#worker/services/desk/reviews.ts';
import { moderateReview, readReviews } from '#worker/services/desk/reviews.ts';
import { scopeContext } from '../../context.ts';
import { ReviewsPage } from '../../features/desk/content/ReviewsPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/reviews.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = {
  ukryj: 'Opinia jest ukryta. Autor dostanie powód mailem.',
  zostaw: 'Opinia zostaje ukryta. Autor dostanie odpowiedź mailem.',
  pokaz: 'Opinia jest znów widoczna. Autor dowie się o tym z maila.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = url.searchParams.get('lista') === 'odwolania' ? 'objected' : 'newest';
  const scope = context.get(scopeContext);
  const page = await deskData(readReviews(scope, list, url.searchParams.get('po')), url);
  return data({ page, list, address: url.search } as const, page === null ? 503 : 200);
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  const moderate = (deed: ReviewDeed) => (form: FormData) =>
    moderateReview(scope, deed, { id: formText(form, 'id'), words: formText(form, 'words') });
  return deskAction(request, url, {
    ukryj: moderate('hide'),
    zostaw: moderate('keep'),
    pokaz: moderate('show'),
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Opinie – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function ReviewsRoute({
  loaderData: { page, list, address },
  actionData,
}: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return (
    <ReviewsPage
      {...page}
      list={list}
      outcome={outcomeOf(address, DONE, actionData)}
      typed={actionData?.typed ?? {}}
    />
  );
}
