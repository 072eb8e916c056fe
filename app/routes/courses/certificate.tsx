// /moje-kursy/{id}/zaswiadczenie, for owners: what is left of it, then the question for the name, then the certificate.
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { MAX_PRINTED_NAME } from '#domain/courses/certificate.ts';
import { type CourseTimes, timesWords } from '#domain/courses/structure/lesson-times.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { RequestScope } from '#worker/scope.ts';
import { issueCertificate, readCertificate, showCertificate } from '#worker/services/courses/certificate.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import {
  CertificatePage,
  type CertificateRefused,
  INTENTS,
  NAME_FIELD,
} from '../../features/courses/certificates/CertificatePage.tsx';
import {
  certificateAddress,
  courseAddress,
  lessonAddress,
} from '../../features/courses/lessons/lesson-addresses.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { lessonsCounted } from '../../features/courses/lessons/reader/lesson-words.ts';
import { formAction, notFound } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/certificate.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, title, level } = courseWithCertificate(params.courseId);
  const scope = context.get(scopeContext);
  const { operator } = scope.config;
  const read = await personalData(readCertificate(scope, id), certificateAddress(id));
  const course = { id, title, level };
  if (read === null) return data({ course, operator, read: null }, 503);
  if (!read.isOwned) throw redirect(`/kursy/${id}`);
  return data({ course, operator, read });
}

export function action({ params, context, request }: Route.ActionArgs) {
  const course = courseWithCertificate(params.courseId);
  return certificateAction(context.get(scopeContext), request, course);
}

function courseWithCertificate(courseId: string) {
  const found = findCourse(courseId);
  if (found === null) throw new Response(null, { status: 404 });
  if (!found.certificate) throw redirect(courseAddress(found.id));
  return found;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Zaświadczenie: ${loaderData.course.title} – Szlak` }];
}

export default function CertificateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { course, operator, read } = loaderData;
  if (read === null) return <ReaderAway title={course.title} />;
  switch (read.state) {
    case 'unfinished':
      return <UnfinishedCourse course={course} left={read.left} unanswered={read.unanswered} />;
    case 'open':
      return <NameForm course={course} name={read.name} times={read.times} refused={actionData} />;
    default:
      return (
        <CertificatePage
          course={course}
          certificate={read.certificate}
          address={read.address}
          operator={operator}
        />
      );
  }
}

// What stands in the certificate's place before it is made out: how much is left of the course, or the question for the name.
type Course = { id: string; title: string };

function Frame({ course, children }: { course: Course; children: ReactNode }) {
  return (
    <Container width="reading" space="course" gap={6}>
      <Link tone="back" to={courseAddress(course.id)}>
        {withNonBreakingSpaces(course.title)}
      </Link>
      <Heading level={1}>Zaświadczenie</Heading>
      <Card>
        <Stack gap={4} align="start">
          {children}
        </Stack>
      </Card>
    </Container>
  );
}

type UnfinishedProps = {
  course: Course;
  /** Null = the course's plan isn't written yet. */
  left: number | null;
  /** Lessons with a question that waits for an answer. */
  unanswered: readonly { id: string; title: string }[];
};

function UnfinishedCourse({ course, left, unanswered }: UnfinishedProps) {
  return (
    <Frame course={course}>
      <Heading level={2} size={3}>
        {headingOf(left)}
      </Heading>
      <Text>
        {withNonBreakingSpaces(
          'Zaświadczenie wystawimy, gdy oznaczysz wszystkie lekcje jako ukończone i odpowiesz na każde pytanie w nich. Odpowiedź nie musi być dobra. Zapytamy wtedy o imię i nazwisko na wydruku.',
        )}
      </Text>
      {unanswered.length === 0 ? null : (
        <Stack gap={2} align="start">
          <Text>{withNonBreakingSpaces('Na odpowiedzi czekają pytania w lekcjach:')}</Text>
          <Stack as="ul" gap={2}>
            {unanswered.map(({ id, title }) => (
              <li key={id}>
                <Link to={lessonAddress(course.id, id)}>{withNonBreakingSpaces(title)}</Link>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      <ButtonLink to={courseAddress(course.id)}>Wróć do kursu</ButtonLink>
    </Frame>
  );
}

function headingOf(left: number | null): string {
  if (left === null) return 'Kurs jest jeszcze przed Tobą';
  return left === 0 ? 'Zostały jeszcze pytania' : leftWords(left);
}

function leftWords(left: number): string {
  const verb = pluralized(left, ['Została', 'Zostały', 'Zostało']).replace(/^\d+\s/, '');
  return `${verb} jeszcze ${lessonsCounted(left)}`;
}

type NameFormProps = {
  course: Course;
  name: string;
  times: CourseTimes;
  refused: CertificateRefused | undefined;
};

function NameForm({ course, name, times, refused }: NameFormProps) {
  return (
    <Frame course={course}>
      <Heading level={2} size={3}>
        Cały kurs za Tobą
      </Heading>
      <Text>
        {withNonBreakingSpaces(
          'Na zaświadczeniu i na publicznej stronie, na której każdy, kto zna numer, może je sprawdzić, będą: kurs i jego moduły, dzień ukończenia, imię i nazwisko w tym brzmieniu oraz czas nauki. Sprawdzanie możesz potem wyłączyć.',
        )}
      </Text>
      <Text tone="soft">{`${lessonsCounted(times.lessons)} · ${timesWords(times)}`}</Text>
      <form method="post">
        <Stack gap={4} align="start">
          <Field
            label="Imię i nazwisko na zaświadczeniu"
            hint={withNonBreakingSpaces('Po wystawieniu już się nie zmienią, więc sprawdź pisownię.')}
            error={refused?.sentence ?? null}
          >
            {(control) => (
              <TextInput
                {...control}
                name={NAME_FIELD}
                autoComplete="name"
                required
                maxLength={MAX_PRINTED_NAME}
                defaultValue={refused?.typed ?? name}
              />
            )}
          </Field>
          <Button type="submit" name="zamiar" value={INTENTS.issue}>
            Wystaw zaświadczenie
          </Button>
        </Stack>
      </form>
    </Frame>
  );
}

// The forms of one's own certificate: have it made out, turn its public page off and on.
async function certificateAction(
  scope: RequestScope,
  request: Request,
  { id: courseId, title: courseTitle }: { id: string; title: string },
) {
  const path = certificateAddress(courseId);
  const typedIn = (form: FormData) => formText(form, NAME_FIELD).slice(0, 5 * MAX_PRINTED_NAME);
  const show = (isShown: boolean) => () => showCertificate(scope, { courseId, isShown }).then(() => path);
  return formAction<CertificateRefused>(await request.formData(), {
    path,
    deeds: {
      async [INTENTS.issue](form) {
        await issueCertificate(scope, { courseId, courseTitle, typed: typedIn(form) });
        return path;
      },
      [INTENTS.hide]: show(false),
      [INTENTS.show]: show(true),
    },
    refused({ code, message }, form) {
      if (code === 'not-owner') throw redirect(`/kursy/${courseId}`);
      return { sentence: message, typed: typedIn(form) };
    },
    unknown: notFound,
  });
}
