// 'Powtórka' (docs/decisions.md 'Review cards'): one card at a time. Without JavaScript the card is turned by the browser and answered by a
// form; the address of the next one ends with its place, so that the focus stands on it.
import type { GivenAnswer, Review, ReviewCard } from '#worker/services/courses/review-cards.ts';
import { cardsCounted, reviewWords } from '#domain/courses/review-cards/review-cards.ts';
import { shortened } from '#domain/courses/shortened.ts';
import { askedOn, ended } from '#domain/courses/stops/stop.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../../advice/analysis/document/AiContent.tsx';
import { lessonAddress } from '../lessons/lesson-addresses.ts';
import { codeWords } from '../practice/code-words.tsx';
import { Stamp } from '../../advice/trail/Stamp.tsx';
import * as styles from './ReviewPage.css.ts';

/** Of what was answered: a stop's question may be long. */
const TERM_SHOWN = 80;

const SAID = 'ostatnia-odpowiedz';

export function ReviewPage({ review }: { review: Review }) {
  const { card, left, answers } = review;
  const last = answers.at(-1) ?? null;
  return (
    <Container width="reading" space="course" gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Powtórka</Heading>
        {card === null ? null : (
          <Text tone="soft">{reviewWords(left).replace('Powtórka: ', 'Na dziś jeszcze: ')}</Text>
        )}
        <Dots answers={answers} left={left} isOver={card === null} />
      </Stack>
      {last === null ? null : <LastAnswer last={last} />}
      {card === null ? <Finish review={review} /> : <OneCard card={card} hasLast={last !== null} />}
      <Link tone="back" to="/dashboard">
        Dziś
      </Link>
    </Container>
  );
}

function OneCard({ card, hasLast }: { card: ReviewCard; hasLast: boolean }) {
  const { courseId, course, lessonId, term, meaning, stage, isQuestion } = card;
  const { asked, choices } = isQuestion ? askedOn(term) : { asked: term, choices: [] };
  // Of an order it is none of them alone.
  const right = choices.find((one) => meaning.startsWith(`${ended(one)} `)) ?? '';
  return (
    <Stack gap={3}>
      <AiContent hasBadge={false}>
        <details className={styles.card}>
          <summary id={CARD_PLACE} className={styles.front} aria-describedby={hasLast ? SAID : undefined}>
            <span className={styles.course}>{withNonBreakingSpaces(course)}</span>
            <span className={isQuestion ? styles.question : styles.term}>{codeWords(asked)}</span>
            {choices.map((choice) => (
              <span key={choice} className={styles.choice}>
                {codeWords(choice)}
              </span>
            ))}
            <span className={styles.turnHint}>
              {isQuestion ? 'Jaka jest odpowiedź? Odwróć kartę' : 'Co to znaczy? Odwróć kartę'}
            </span>
          </summary>
          <div className={styles.back}>
            <div>
              {right === '' ? null : (
                <Text size="lead" className={styles.right}>
                  {codeWords(right)}
                </Text>
              )}
              <Text size="lead">
                {codeWords(right === '' ? meaning : meaning.slice(ended(right).length + 1))}
              </Text>
            </div>
            <form method="post">
              <CardFields courseId={courseId} term={term} />
              <input type="hidden" name={FIELDS.stage} value={stage} />
              <div className={styles.answers}>
                <Button type="submit" name={FIELDS.intent} value={INTENTS.remembered} aria-keyshortcuts="1">
                  <Key>1</Key>
                  Pamiętam
                </Button>
                <Button
                  type="submit"
                  tone="secondary"
                  name={FIELDS.intent}
                  value={INTENTS.notYet}
                  aria-keyshortcuts="2"
                >
                  <Key>2</Key>
                  Jeszcze nie
                </Button>
              </div>
            </form>
            <Link tone="forward" to={lessonAddress(courseId, lessonId)}>
              Wróć do tej lekcji
            </Link>
          </div>
        </details>
      </AiContent>
      <Text size="small" tone="soft" className={styles.keyHint}>
        {withNonBreakingSpaces('Spacja lub Enter odwraca kartę, 1 i 2 odpowiadają.')}
      </Text>
    </Stack>
  );
}

function CardFields({ courseId, term }: { courseId: string; term: string }) {
  return (
    <>
      <input type="hidden" name={FIELDS.course} value={courseId} />
      <input type="hidden" name={FIELDS.term} value={term} />
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  );
}

/** What came of the last answer, and the way back from it. */
function LastAnswer({ last }: { last: GivenAnswer }) {
  return (
    <form method="post">
      <CardFields courseId={last.courseId} term={last.term} />
      <Inline gap={3}>
        <Text id={SAID}>{withNonBreakingSpaces(outcomeWords(last))}</Text>
        <Button type="submit" tone="quiet" name={FIELDS.intent} value={INTENTS.takeBack}>
          Cofnij
        </Button>
      </Inline>
    </form>
  );
}

function outcomeWords({ term: whole, isRemembered, dueOn }: GivenAnswer): string {
  const term = shortened(whole, TERM_SHOWN);
  if (dueOn === null) return `„${term}” zostaje w pamięci, ta karta już nie wróci.`;
  return isRemembered ? `„${term}” wróci ${polishDay(dueOn)}.` : `„${term}” wróci jutro.`;
}

function Dots({ answers, left, isOver }: { answers: readonly GivenAnswer[]; left: number; isOver: boolean }) {
  if (answers.length === 0) return null;
  return (
    <div className={classNames(styles.dots, isOver && styles.lighting)} aria-hidden="true">
      {answers.map(({ courseId, term, isRemembered }) => (
        <span
          key={`${courseId} ${term}`}
          className={styles.dot}
          data-answer={isRemembered ? 'remembered' : 'not-yet'}
        />
      ))}
      {Array.from({ length: left }, (_, at) => (
        <span key={at} className={styles.dot} />
      ))}
    </div>
  );
}

/** Calm: no count of days in a row, and nothing that was missed. */
function Finish({ review: { answers, nextOn } }: { review: Review }) {
  const remembered = answers.filter(({ isRemembered }) => isRemembered).length;
  const isDone = answers.length > 0;
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        {isDone ? <Stamp isNew>Na dziś wszystko</Stamp> : null}
        <Heading level={2} size={3} id={CARD_PLACE} tabIndex={-1}>
          {isDone ? countWords(remembered, answers.length) : 'Na dziś nie ma żadnej karty'}
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            nextOn === null
              ? 'Karty powstają z pojęć lekcji, które oznaczysz jako ukończone, i z przystanków, na których coś poszło inaczej. Pierwszy raz wracają następnego dnia.'
              : `Następne karty: ${polishDay(nextOn)}. Jeśli tego dnia nie zajrzysz, poczekają.`,
          )}
        </Text>
        <ButtonLink tone="secondary" to="/moje-kursy">
          Moje kursy
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function countWords(remembered: number, all: number): string {
  if (remembered === all) return withNonBreakingSpaces(`${cardsCounted(all)} i wszystko w pamięci`);
  return withNonBreakingSpaces(`W pamięci: ${remembered} z ${all}. Reszta wróci jutro`);
}

// The fields of the cards' forms, and the place that has the focus after each answer.
export const FIELDS = { intent: 'zamiar', course: 'kurs', term: 'pojecie', stage: 'etap' } as const;

export const INTENTS = { remembered: 'pamietam', notYet: 'jeszcze-nie', takeBack: 'cofnij' } as const;

export const CARD_PLACE = 'karta';
