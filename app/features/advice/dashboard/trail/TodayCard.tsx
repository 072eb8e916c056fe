// What 'Dziś' holds (docs/decisions.md 'Today'): the one next thing of at most twenty minutes, big, and the others in a line each.
import { useId } from 'react';
import { thingsWithoutTrail, TODAY_MINUTES, type TodayThing } from '#domain/advice/progress/today.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AiContent } from '../../analysis/document/AiContent.tsx';
import { written } from '../../analysis/parts/parts.css.ts';
import { goesOnAt, lessonAddress, REVIEW_ADDRESS } from '../../../courses/lessons/lesson-addresses.ts';
import { stepPlace } from '../../trail/mark-forms.ts';
import { trialAddress } from '../../trial/trial-address.ts';
import { eyebrow } from './TodayCard.css.ts';
import { lengthWords, todayTitle, TRIAL_PRESS } from './today-words.ts';

type TodayCardProps = {
  /** The best first; never empty. */
  things: readonly TodayThing[];
  analysisId: string;
};

type Untrailed = { dashboard: Dashboard; opened: OpenedAnalysis | null };

/** Where there is no trail yet: a trial may have its day, and a course may have been bought before. */
export function TodayWithoutTrail({ dashboard, opened }: Untrailed) {
  const { begunLesson: lesson, openCourse: course, cards, today, now } = dashboard;
  const things = thingsWithoutTrail({ trials: opened?.trials ?? [], lesson, course, cards }, today, now);
  return things.length === 0 ? null : <TodayCard things={things} analysisId={opened?.id ?? ''} />;
}

export function TodayCard({ things: [first, ...others], analysisId }: TodayCardProps) {
  const titleId = useId();
  if (first === undefined) return null;
  return (
    <Card as="section" tone="accent" className={screenOnly} aria-labelledby={titleId}>
      <AiContent hasBadge={false} gap={3}>
        <Stack gap={1}>
          {/* How long a course's next lesson is isn't known here. */}
          {first.kind === 'course' ? null : (
            <p className={eyebrow}>
              <Icon name="clock" />
              {`Do ${TODAY_MINUTES}\u00a0minut`}
            </p>
          )}
          <Heading level={2} size={3} id={titleId}>
            {withNonBreakingSpaces(todayTitle(first))}
          </Heading>
        </Stack>
        <Thing thing={first} analysisId={analysisId} />
        {others.map((thing) => (
          <Instead key={thing.kind} thing={thing} analysisId={analysisId} />
        ))}
      </AiContent>
    </Card>
  );
}

type ThingProps = { thing: TodayThing; analysisId: string };

function Thing({ thing, analysisId }: ThingProps) {
  if (thing.kind === 'lesson') {
    const { courseId, lessonId, title, minutes } = thing.lesson;
    return (
      <>
        <Text className={written}>{withNonBreakingSpaces(`„${title}” · ${minutes} min czytania.`)}</Text>
        <div>
          <ButtonLink to={lessonAddress(courseId, lessonId)}>Czytaj dalej</ButtonLink>
        </div>
      </>
    );
  }
  if (thing.kind === 'course')
    return (
      <>
        <Text>{withNonBreakingSpaces(thing.course.title)}</Text>
        <div>
          <ButtonLink to={goesOnAt(thing.course.id, thing.course.resumeAt)}>
            {thing.course.isBegun ? 'Otwórz następną lekcję' : 'Zacznij pierwszą lekcję'}
          </ButtonLink>
        </div>
      </>
    );
  if (thing.kind === 'cards')
    return (
      <>
        <Text>{withNonBreakingSpaces('Pojęcia z lekcji, które masz już za sobą.')}</Text>
        <div>
          <ButtonLink to={REVIEW_ADDRESS} reloadDocument>
            Zacznij powtórkę
          </ButtonLink>
        </div>
      </>
    );
  if (thing.kind === 'step') {
    return (
      <>
        <Text className={written}>{withNonBreakingSpaces(thing.move)}</Text>
        <div>
          <ButtonLink to={`#${stepPlace(thing.step)}`} reloadDocument>
            {`Otwórz krok ${thing.step + 1}`}
          </ButtonLink>
        </div>
      </>
    );
  }
  const { test, asks } = thing;
  return (
    <>
      <Text className={written}>{withNonBreakingSpaces(`${test.co} ${lengthWords(test)}`)}</Text>
      <div>
        <ButtonLink to={trialAddress(analysisId, test.zawodId)} reloadDocument>
          {TRIAL_PRESS[asks]}
        </ButtonLink>
      </div>
    </>
  );
}

function Instead({ thing, analysisId }: ThingProps) {
  const words = withNonBreakingSpaces(todayTitle(thing));
  return (
    <Text size="small">
      {thing.kind === 'cards' ? null : 'Albo: '}
      {thing.kind === 'cards' ? (
        <a href={REVIEW_ADDRESS}>{words}</a>
      ) : thing.kind === 'course' ? (
        <Link to={goesOnAt(thing.course.id, thing.course.resumeAt)}>
          {withNonBreakingSpaces(`${todayTitle(thing)}: ${thing.course.title}`)}
        </Link>
      ) : thing.kind === 'lesson' ? (
        <Link to={lessonAddress(thing.lesson.courseId, thing.lesson.lessonId)}>{words}</Link>
      ) : thing.kind === 'test' ? (
        <a href={trialAddress(analysisId, thing.test.zawodId)}>{words}</a>
      ) : (
        <a href={`#${stepPlace(thing.step)}`}>{words}</a>
      )}
    </Text>
  );
}
