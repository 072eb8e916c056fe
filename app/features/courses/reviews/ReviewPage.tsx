// One's own review of a course. Plain forms: everything works without JavaScript, and none is sent.
import type { ReactNode } from 'react';
import { MAX_OBJECTION_LENGTH, MAX_REVIEW_LENGTH, STARS } from '#domain/courses/reviews/review.ts';
import type { OwnReview } from '#worker/services/courses/reviews.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Field, type FieldControl } from '../../../ui/form/Field.tsx';
import { area } from '../../../ui/form/TextArea.css.ts';
import { input } from '../../../ui/form/TextInput.css.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { courseAddress } from '../lessons/lesson-addresses.ts';
import { words } from './reviews.css.ts';
import { INTENTS } from './review-intents.ts';
import type { ReviewRefused } from './review-action.server.ts';
import { Stars } from './Stars.tsx';

const WORDS_OF_STARS = {
  5: 'bardzo dobry',
  4: 'dobry',
  3: 'przeciętny',
  2: 'słaby',
  1: 'bardzo słaby',
} as const;

type ReviewPageProps = {
  course: { id: string; title: string };
  own: OwnReview;
  done: string | null;
  refused: ReviewRefused | undefined;
};

export function ReviewPage({ course, own, done, refused }: ReviewPageProps) {
  const { review, hidden, refusal } = own;
  return (
    <Container space="course" gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Twoja opinia</Heading>
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(course.title)}
        </Text>
      </Stack>
      {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
      {refused === undefined ? null : <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>}
      {hidden === null ? null : <Hidden hidden={hidden} refused={refused} />}
      {refusal === null ? (
        <Writing review={review} refused={refused} />
      ) : (
        <NotNow refusal={refusal} review={review} refused={refused} />
      )}
      {review === null ? null : (
        <form method="post">
          <Stack gap={2} align="start">
            <Button type="submit" tone="secondary" name="zamiar" value={INTENTS.withdraw}>
              Wycofaj opinię
            </Button>
            <Text size="small" tone="soft">
              Usuniemy ją razem z&nbsp;gwiazdkami.
            </Text>
          </Stack>
        </form>
      )}
      <Link tone="back" to={courseAddress(course.id)}>
        Wróć do kursu
      </Link>
    </Container>
  );
}

type OfReview = Pick<ReviewPageProps, 'refused'> & { review: OwnReview['review'] };

function Writing({ review, refused }: OfReview) {
  const typed = refused?.of === 'review' ? refused : null;
  const stars = typed?.stars ?? String(review?.stars ?? '');
  return (
    <Card>
      <form method="post">
        <Stack gap={5}>
          <ChoiceGroup legend={<strong>Jak oceniasz ten kurs?</strong>}>
            {STARS.map((one) => (
              <Choice
                key={one}
                type="radio"
                look="line"
                name="gwiazdki"
                value={one}
                required
                defaultChecked={stars === String(one)}
                label={
                  <>
                    <Stars stars={one} /> {WORDS_OF_STARS[one]}
                  </>
                }
              />
            ))}
          </ChoiceGroup>
          <Field
            label="Co warto wiedzieć przed zakupem? (nieobowiązkowe)"
            hint={withNonBreakingSpaces(
              `Do ${MAX_REVIEW_LENGTH} znaków. Przy opinii pokażemy miesiąc i słowa „osoba, która kupiła kurs”, bez Twojego imienia. Nie podawaj niczyich danych.`,
            )}
          >
            {(control) => <Area control={control} value={typed?.text ?? review?.text ?? ''} />}
          </Field>
          <div>
            <Button type="submit" name="zamiar" value={INTENTS.save}>
              {review === null ? 'Dodaj opinię' : 'Zapisz zmiany'}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** What was typed or is kept stays readable, also where it can't be sent. */
function NotNow({ refusal, review, refused }: OfReview & { refusal: string }) {
  const typed = refused?.of === 'review' ? refused.text : '';
  return (
    <Card>
      <Stack gap={4}>
        <Text>{withNonBreakingSpaces(refusal)}</Text>
        {review === null ? null : (
          <Quote>
            <Stars stars={review.stars} /> {review.text}
          </Quote>
        )}
        {typed === '' ? null : (
          <Field label="Tego nie zapisaliśmy">
            {(control) => <Area control={control} value={typed} isReadOnly />}
          </Field>
        )}
      </Stack>
    </Card>
  );
}

type HiddenProps = Pick<ReviewPageProps, 'refused'> & { hidden: NonNullable<OwnReview['hidden']> };

function Hidden({ hidden: { reason, objection, answer }, refused }: HiddenProps) {
  return (
    <Card tone="accent">
      <Stack gap={4}>
        <Heading level={2}>Ta opinia jest ukryta</Heading>
        <Text>Powód: {reason}</Text>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Nie widać jej na stronie kursu i nie liczy się do średniej, także po zmianie. Decyzję podjął człowiek.',
          )}
        </Text>
        {objection === null ? (
          <form method="post">
            <Stack gap={4}>
              <Field
                label="Dlaczego opinia powinna wrócić?"
                hint={withNonBreakingSpaces(
                  `Do ${MAX_OBJECTION_LENGTH} znaków. Odwołanie jest bezpłatne, a odpowiedź wyślemy w ciągu 14 dni.`,
                )}
              >
                {(control) => (
                  <Area control={control} value={refused?.of === 'objection' ? refused.text : ''} />
                )}
              </Field>
              <div>
                <Button type="submit" tone="secondary" name="zamiar" value={INTENTS.object}>
                  Wyślij odwołanie
                </Button>
              </div>
            </Stack>
          </form>
        ) : (
          <>
            <Quote>Twoje odwołanie: {objection}</Quote>
            <Text>{answer === null ? 'Czeka na odpowiedź.' : `Odpowiedź: ${answer}`}</Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Quote({ children }: { children: ReactNode }) {
  return <Text className={words}>{children}</Text>;
}

function Area({
  control,
  value,
  isReadOnly = false,
}: {
  control: FieldControl;
  value: string;
  isReadOnly?: boolean;
}) {
  return (
    <textarea
      {...control}
      name="tekst"
      rows={6}
      className={classNames(input, area)}
      defaultValue={value}
      readOnly={isReadOnly}
    />
  );
}
