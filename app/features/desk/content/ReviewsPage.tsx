import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { ReviewAtDesk, ReviewsAtDesk } from '#worker/services/desk/reviews.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { DeedOutcome, Typed } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskTextField } from '../DeskTextField.tsx';
import { OlderRows } from '../OlderRows.tsx';

type ReviewsPageProps = ReviewsAtDesk & {
  list: 'newest' | 'objected';
  outcome: DeedOutcome;
  /** Of a deed that was refused. */
  typed: Typed;
};

export function ReviewsPage({ operator, data: { rows, next }, list, outcome, typed }: ReviewsPageProps) {
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
