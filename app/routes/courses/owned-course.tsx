// /moje-kursy/{id}, for owners only: anyone who hasn't bought the course is led to its offer. Who comes back from paying may be here
// before the provider's word: then the payment is looked up (docs/decisions.md 'Course purchase'; docs/faults.md 29, 30).
import { useEffect, useState } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { minutesToRead } from '#domain/courses/lessons/lesson.ts';
import { courseTimes } from '#domain/courses/structure/lesson-times.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { type CourseReader, readCourse } from '#worker/services/courses/reader.ts';
import { confirmPurchase } from '#worker/services/payments/courses/confirm.ts';
import { scopeContext } from '../../context.ts';
import { LateCourse } from '../../features/courses/lessons/late-parts.ts';
import { courseAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/owned-course.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const { id, title, duration, certificate } = found;
  const course = { id, title, duration, certificate };
  const scope = context.get(scopeContext);
  const read = () => personalData(readCourse(scope, course.id), courseAddress(course.id));
  const isReturn = url.searchParams.get('purchase_status') === 'success';
  const [reader] = await Promise.all([read(), LateCourse.prepare()]);
  if (reader === null) return data({ course, state: 'away' as const }, 503);
  if (reader.isOwned) return data(ownedBy(course, reader, isReturn));
  const sessionId = url.searchParams.get('session_id');
  const purchase = isReturn && sessionId !== null ? await settled(scope, course.id, sessionId) : null;
  if (purchase === 'pending')
    return data({ course, state: 'settling' as const, address: url.pathname + url.search });
  const again = purchase === 'owned' ? await read() : null;
  if (again?.isOwned !== true) throw redirect(`/kursy/${course.id}`);
  return data(ownedBy(course, again, isReturn));
}

function ownedBy(
  course: { id: string; title: string; duration: string; certificate: boolean },
  reader: CourseReader,
  isThanked: boolean,
) {
  const { written, structure } = reader;
  const minutes = Object.fromEntries(
    Object.entries(written).map(([id, { words, exerciseMinutes }]) => [
      id,
      { reading: minutesToRead(words), exercise: exerciseMinutes },
    ]),
  );
  const lessons = structure === null ? [] : lessonsOf(structure).flatMap(({ id }) => written[id] ?? []);
  const isWhole = structure !== null && lessons.length === lessonsOf(structure).length;
  const times = isWhole ? courseTimes(lessons) : null;
  return { course, state: 'owned' as const, reader: { ...reader, minutes, times }, isThanked };
}

/** A provider that doesn't answer is one to be asked again. */
async function settled(scope: RequestScope, courseId: string, sessionId: string) {
  try {
    return await confirmPurchase(scope, courseId, sessionId);
  } catch (error) {
    if (error instanceof AppError) return error.code === 'payment-down' ? 'pending' : 'unknown';
    throw error;
  }
}

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([serverLoader(), LateCourse.prepare()]);
  return result;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `${loaderData.course.title} – Moje kursy – Szlak` }];
}

export default function OwnedCourse({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData;
  switch (loaderData.state) {
    case 'away':
      return <ReaderAway title={course.title} />;
    case 'settling':
      return <SettlingPurchase title={course.title} address={loaderData.address} />;
    default: {
      const { reader, isThanked } = loaderData;
      return <LateCourse key={course.id} course={course} reader={reader} isThanked={isThanked} />;
    }
  }
}

// Back from paying, and the payment isn't settled yet: transfers take a moment. Asks again by itself for half a minute; without
// JavaScript by the link.
const ASK_EVERY_MS = 3_000;
const ASK_TIMES = 10;

function SettlingPurchase({ title, address }: { title: string; address: string }) {
  const isAsking = useAskingAgain();
  return (
    <Container space="course" gap={6}>
      <Card as="section">
        <Stack gap={4} align="start">
          <Blaze colour="yellow" size="large" />
          <Heading level={1} size={2}>
            Czekamy na potwierdzenie płatności
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              `Gdy tylko bank ją potwierdzi, otworzymy kurs „${title}”. Zwykle trwa to kilka sekund, a przy przelewie czasem kilka minut.`,
            )}
          </Text>
          <Text tone="soft">
            <span aria-live="polite">
              {withNonBreakingSpaces(
                isAsking
                  ? 'Sprawdzamy dalej, nie musisz nic robić.'
                  : 'Możesz zamknąć tę stronę: kurs i tak trafi do „Moich kursów”, a my wyślemy potwierdzenie e-mailem.',
              )}
            </span>
          </Text>
          <Inline>
            <ButtonLink to={address} reloadDocument>
              Sprawdź ponownie
            </ButtonLink>
            <ButtonLink tone="secondary" to="/moje-kursy">
              Moje kursy
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}

function useAskingAgain(): boolean {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked >= ASK_TIMES) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void revalidate();
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [asked, revalidate]);
  return asked < ASK_TIMES;
}
