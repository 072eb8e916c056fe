// /certyfikat/{number}, for anybody who has the number: what is printed on the certificate. Never there, turned off and taken back are the
// same 404; nothing keeps the page and no search engine lists it.
import { data } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { authorship } from '#domain/courses/authorship.ts';
import { timesWords } from '#domain/courses/structure/lesson-times.ts';
import { AppError } from '#domain/platform/errors.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import { type Certificate, checkCertificate } from '#worker/services/courses/certificate.ts';
import { scopeContext } from '../../context.ts';
import { facts, name as nameStyle } from '../../features/courses/certificates/CertificateSheet.css.ts';
import { MEANING, TIMES_MEANING } from '../../features/courses/certificates/certificate-words.ts';
import { lessonsCounted } from '../../features/courses/lessons/reader/lesson-words.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/checked-certificate.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const certificate = await checkCertificate(scope, params.number).catch(refusal);
  if (typeof certificate === 'string')
    return data({ refused: certificate } as const, { status: 429, headers: NOT_KEPT });
  if (certificate === null) throw new Response(null, { status: 404 });
  const isSold = findCourse(certificate.courseId) !== null;
  return data({ refused: null, certificate, isSold } as const, { headers: NOT_KEPT });
}

/** Anyone who asks too often is told when to come back. */
function refusal(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  if (error.code !== 'too-many-requests') throw new Response(null, { status: error.status });
  return error.message;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Sprawdzenie zaświadczenia – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckedCertificateRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.refused !== null) return <TooManyChecks sentence={loaderData.refused} />;
  return <CheckedCertificate certificate={loaderData.certificate} isSold={loaderData.isSold} />;
}

// What a stranger sees who checks a certificate by its number: what is printed on it, and what that means.
type CheckedCertificateProps = {
  certificate: Certificate;
  /** False: the course is no longer in the catalogue. */
  isSold: boolean;
};

function CheckedCertificate({ certificate, isSold }: CheckedCertificateProps) {
  const { number, name, courseTitle, finishedAt, times } = certificate;
  return (
    <Container width="reading" space="course" gap={6}>
      <Stack gap={2}>
        <Heading level={1}>Zaświadczenie jest w&nbsp;naszym rejestrze</Heading>
        <Text tone="soft">Nr {number}</Text>
      </Stack>
      <Card>
        <Stack gap={5} align="start">
          <Blaze colour="green" />
          <p className={nameStyle}>{name}</p>
          <dl className={facts}>
            <div>
              <dt>Ukończony kurs</dt>
              <dd>{withNonBreakingSpaces(courseTitle)}</dd>
            </div>
            <div>
              <dt>Dzień ukończenia</dt>
              <dd>
                <time dateTime={finishedAt}>{polishDateOrNull(finishedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Zakres</dt>
              <dd>{lessonsCounted(times.lessons)}</dd>
            </div>
            <div>
              <dt>Czas nauki</dt>
              <dd>{timesWords(times)}</dd>
            </div>
          </dl>
        </Stack>
      </Card>
      <Stack gap={3} as="section">
        <Heading level={2} size={3}>
          Co to znaczy
        </Heading>
        <Text>{withNonBreakingSpaces(MEANING)}</Text>
        <Text>{withNonBreakingSpaces(TIMES_MEANING)}</Text>
        <Text>{withNonBreakingSpaces(`${authorship(certificate)}.`)}</Text>
        {!isSold ? null : (
          <Link tone="forward" to={`/kursy/${certificate.courseId}`}>
            Zobacz, czego uczy ten kurs
          </Link>
        )}
      </Stack>
    </Container>
  );
}

function TooManyChecks({ sentence }: { sentence: string }) {
  return (
    <Container width="reading" space="course" gap={6}>
      <Heading level={1}>Sprawdzenie zaświadczenia</Heading>
      <Text>{withNonBreakingSpaces(sentence)}</Text>
    </Container>
  );
}
