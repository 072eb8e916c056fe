// /panel/opinie: what buyers write of courses; `?lista=odwolania`: whose author objects.
import type { ReviewDeed } from '#worker/services/desk/reviews.ts';
import { moderateReview, readReviews } from '#worker/services/desk/reviews.ts';
import { scopeContext } from '../../context.ts';
import { ReviewsPage } from '../../features/desk/content/ReviewsPage.tsx';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/reviews.ts';

const DONE = {
  ukryj: 'Opinia jest ukryta. Autor dostanie powód mailem.',
  zostaw: 'Opinia zostaje ukryta. Autor dostanie odpowiedź mailem.',
  pokaz: 'Opinia jest znów widoczna. Autor dowie się o tym z maila.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = url.searchParams.get('lista') === 'odwolania' ? 'objected' : 'newest';
  const scope = context.get(scopeContext);
  const page = await deskData(readReviews(scope, list, url.searchParams.get('po')), url);
  return { page, list, done: doneSentence(url, DONE) } as const;
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

export const meta = deskMeta('Opinie');

export default function ReviewsRoute({ loaderData: { page, list, done }, actionData }: Route.ComponentProps) {
  return (
    <ReviewsPage
      {...page}
      list={list}
      outcome={outcomeOf(done, actionData)}
      typed={actionData?.typed ?? {}}
    />
  );
}
