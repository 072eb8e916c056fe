// /panel/opinie: what buyers write of courses; `?lista=odwolania`: whose author objects.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import {
  moderateReview,
  readReviews,
  type ReviewAtDesk,
  type ReviewDeed,
  type ReviewsAtDesk,
} from '#worker/services/desk/reviews.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskTextField } from '../../features/desk/DeskTextField.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { type DeedOutcome, outcomeOf, type Typed } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { Text } from '../../ui/text/Text.tsx';
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

type ReviewsPageProps = ReviewsAtDesk & {
  list: 'newest' | 'objected';
  outcome: DeedOutcome;
  /** Of a deed that was refused. */
  typed: Typed;
};

function ReviewsPage({ operator, data: { rows, next }, list, outcome, typed }: ReviewsPageProps) {
  const { path, name } = DESK_PAGES.reviews;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      <Inline gap={2}>
        <TagLink to={path} aria-current={list === 'newest' ? 'page' : undefined}>
          Najnowsze
        </TagLink>
        <TagLink to={`${path}?lista=odwolania`} aria-current={list === 'objected' ? 'page' : undefined}>
          Z&nbsp;odwołaniem
        </TagLink>
      </Inline>
      {rows.length === 0 ? <Text tone="soft">Nie ma tu żadnej opinii.</Text> : null}
      {rows.map((review) => (
        <Review key={review.id} review={review} typed={typed['id'] === review.id ? typed : {}} />
      ))}
      <OlderRows
        path={path}
        next={next}
        {...(list === 'objected' ? { search: 'lista=odwolania', words: 'Dalsze' } : {})}
      />
    </DeskPage>
  );
}

type ReviewProps = { review: ReviewAtDesk; typed: Typed };

function Review({ review, typed }: ReviewProps) {
  const { courseTitle, stars, text, writtenAt, hiddenAt, hiddenReason, objection, objectedAt, answer } =
    review;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Heading level={2} size={4}>
          {courseTitle}: {stars === 0 ? 'wycofana' : `${stars} na 5`}
        </Heading>
        <Text size="small" tone="soft">
          {polishMoment(writtenAt)} · {hiddenAt === null ? 'widoczna' : `ukryta ${polishMoment(hiddenAt)}`}
        </Text>
        {text === '' ? <Text tone="soft">Bez słów.</Text> : <Text>{text}</Text>}
        {hiddenReason === null ? null : <Text>Powód ukrycia: {hiddenReason}</Text>}
        {objection === null ? null : <Text>Odwołanie: {objection}</Text>}
        {answer === null ? null : <Text>Odpowiedź: {answer}</Text>}
        {hiddenAt === null ? (
          <Deed review={review} deed="ukryj" summary="Ukryj" label="Powód dla autora opinii" typed={typed} />
        ) : (
          <>
            {objectedAt === null ? null : (
              <Deed
                review={review}
                deed="zostaw"
                summary="Zostaw ukrytą i odpowiedz"
                label="Odpowiedź dla autora opinii"
                typed={typed}
              />
            )}
            <DeedForm deed="pokaz" button="Pokaż znowu" asksWhy={false}>
              <input type="hidden" name="id" value={review.id} />
            </DeedForm>
          </>
        )}
      </Stack>
    </Card>
  );
}

type DeedProps = ReviewProps & { deed: string; summary: string; label: string };

function Deed({ review, deed, summary, label, typed }: DeedProps) {
  const words = typed['deed'] === deed ? (typed['words'] ?? '') : '';
  return (
    <Disclosure summary={summary} isOpen={words !== ''}>
      <DeedForm deed={deed} button={summary} tone="danger" asksWhy={false}>
        <input type="hidden" name="id" value={review.id} />
        <DeskTextField
          name="words"
          label={label}
          hint="Całymi zdaniami: co łamie którą zasadę § 13 regulaminu. Idzie mailem."
          typed={words}
        />
      </DeedForm>
    </Disclosure>
  );
}
