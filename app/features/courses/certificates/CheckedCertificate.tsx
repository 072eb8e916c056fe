// What a stranger sees who checks a certificate by its number: what is printed on it, and what that means.
import { authorship } from '#domain/courses/authorship.ts';
import { timesWords } from '#domain/courses/structure/lesson-times.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { Certificate } from '#worker/services/courses/certificate.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { lessonsCounted } from '../lessons/reader/lesson-words.ts';
import { MEANING, TIMES_MEANING } from './certificate-words.ts';
import { facts, name as nameStyle } from './CertificateSheet.css.ts';

type CheckedCertificateProps = {
  certificate: Certificate;
  /** False: the course is no longer in the catalogue. */
  isSold: boolean;
};

export function CheckedCertificate({ certificate, isSold }: CheckedCertificateProps) {
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

export function TooManyChecks({ sentence }: { sentence: string }) {
  return (
    <Container width="reading" space="course" gap={6}>
      <Heading level={1}>Sprawdzenie zaświadczenia</Heading>
      <Text>{withNonBreakingSpaces(sentence)}</Text>
    </Container>
  );
}
