// One's own certificate, made out: the sheet as it will be printed, and above it what can be done with it.
import { type ComponentProps, useEffect } from 'react';
import { authorship } from '#domain/courses/authorship.ts';
import type { CourseLevel } from '#domain/courses/course.ts';
import { linkedInAddress } from '#domain/courses/linkedin.ts';
import { timesWords } from '#domain/courses/structure/lesson-times.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { Certificate } from '#worker/services/courses/certificate.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly, toTheEdges, wholePage } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Trail } from '../../../ui/layout/Trail.tsx';
import { noScriptOnly, scriptOnly } from '../../../ui/script-only.css.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../../advice/analysis/document/AiContent.tsx';
import { DemoNotice } from '../../advice/analysis/document/DemoNotice.tsx';
import { listenForPrint } from '../../site/article/print-button.ts';
import { Operator, type OperatorFacts } from '../../site/pages/Operator.tsx';
import { LEVEL_LABELS } from '../course-texts.ts';
import { courseAddress } from '../lessons/lesson-addresses.ts';
import { lessonsCounted } from '../lessons/reader/lesson-words.ts';
import * as styles from './CertificateSheet.css.ts';
import { sheetWidth } from './CertificateSheet.css.ts';
import { day as dayStyle, stamp } from './RoundStamp.css.ts';
import { MEANING, TIMES_MEANING } from './certificate-words.ts';

export function CertificatePage(sheet: ComponentProps<typeof CertificateSheet>) {
  const { certificate, address } = sheet;
  useEffect(listenForPrint, []);
  return (
    <Container space="course" gap={8} className={toTheEdges}>
      <Stack gap={5} className={classNames(sheetWidth, screenOnly)}>
        <Link tone="back" to={courseAddress(certificate.courseId)}>
          {withNonBreakingSpaces(certificate.courseTitle)}
        </Link>
        <DemoNotice />
        <div className={scriptOnly}>
          <Button data-print>
            <Icon name="print" />
            Drukuj lub zapisz jako PDF
          </Button>
        </div>
        {address === null ? null : (
          <Link to={linkedInAddress({ ...certificate, address })} tone="forward">
            Dodaj do LinkedIn
          </Link>
        )}
        <PublicCheck number={certificate.number} address={address} />
        <div className={noScriptOnly.block}>
          <Text>
            {withNonBreakingSpaces(
              'Żeby wydrukować zaświadczenie albo zapisać je jako PDF, naciśnij Ctrl+P (na Macu ⌘P) lub wybierz „Drukuj” w menu przeglądarki.',
            )}
          </Text>
        </div>
      </Stack>
      <CertificateSheet {...sheet} />
    </Container>
  );
}

/** Who may look, and the owner's word on it. */
function PublicCheck({ number, address }: { number: string; address: string | null }) {
  const isShown = address !== null;
  return (
    <form method="post">
      <Stack gap={3}>
        {isShown ? (
          <Text>
            {withNonBreakingSpaces('Kto zna numer, sprawdzi zaświadczenie bez logowania: ')}
            <a href={`/certyfikat/${number}`}>{address}</a>
            {withNonBreakingSpaces('. Zobaczy to samo, co jest na wydruku, i nic więcej.')}
          </Text>
        ) : (
          <Text>
            {withNonBreakingSpaces(
              'Sprawdzanie jest wyłączone: pod adresem zaświadczenia nie ma teraz niczego. Numer się nie zmieni, gdy włączysz je ponownie.',
            )}
          </Text>
        )}
        <Inline>
          <Button type="submit" tone="secondary" name="zamiar" value={isShown ? INTENTS.hide : INTENTS.show}>
            {isShown ? 'Wyłącz sprawdzanie' : 'Włącz sprawdzanie'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

// One A4 sheet in the house's picture language: the way walked, module by module, and the stamp at its end (docs/look.md 'Name and
// idea'). The sentence needs no gender: who it is about isn't asked for one.
type CertificateSheetProps = {
  course: { level: CourseLevel };
  certificate: Certificate;
  /** Where it can be checked; null = its owner has turned that off. */
  address: string | null;
  operator: OperatorFacts;
};

function CertificateSheet({ course, certificate, address, operator }: CertificateSheetProps) {
  const { number, name, courseTitle, finishedAt, modules, times } = certificate;
  const day = polishDateOrNull(finishedAt) ?? '';
  return (
    <Stack as="article" gap={8} className={classNames(styles.sheetWidth, styles.sheet, wholePage)}>
      <div className={styles.letterhead}>
        <Blaze colour="green" />
        <span className={styles.brand}>Szlak</span>
        <span className={styles.number}>Nr {number}</span>
      </div>
      <div className={styles.sentence}>
        <Heading level={1} size={3} className={styles.kind}>
          Zaświadczenie o&nbsp;ukończeniu kursu
        </Heading>
        <p className={styles.name}>{name}</p>
        <Text tone="soft">ukończone wszystkie lekcje kursu</Text>
        <p className={styles.title}>{withNonBreakingSpaces(courseTitle)}</p>
      </div>
      <div className={styles.middle}>
        <Stack as="section">
          <Heading level={2} size={4}>
            Przebyta droga
          </Heading>
          <AiContent hasBadge={false}>
            <Trail stops={modules.map((stop) => ({ name: withNonBreakingSpaces(stop), state: 'done' }))} />
          </AiContent>
        </Stack>
        <div className={styles.beside}>
          <dl className={styles.facts}>
            <div>
              <dt>Ukończono</dt>
              <dd>
                <time dateTime={finishedAt}>{day}</time>
              </dd>
            </div>
            <div>
              <dt>Poziom</dt>
              <dd>{LEVEL_LABELS[course.level]}</dd>
            </div>
            <div>
              <dt>Czas nauki</dt>
              <dd>{timesWords(times)}</dd>
            </div>
            <div>
              <dt>Zakres</dt>
              <dd>{lessonsCounted(times.lessons)}</dd>
            </div>
          </dl>
          <RoundStamp at={finishedAt} />
        </div>
      </div>
      <div className={styles.foot}>
        <Stack gap={1}>
          <Text size="small" tone="soft">
            Wystawca
          </Text>
          <Operator operator={operator} isPlain />
        </Stack>
        {address === null ? null : (
          <Text size="small">
            Autentyczność sprawdzisz pod adresem <strong>{address}</strong>
          </Text>
        )}
        <Text size="small" tone="soft" measure="full">
          {withNonBreakingSpaces(`${MEANING} ${TIMES_MEANING} ${authorship(certificate)}.`)}
        </Text>
      </div>
    </Stack>
  );
}

/** The stamp that waits in a hut at the end of a way. Decoration: its day stands in words beside it. */
function RoundStamp({ at }: { at: string }) {
  const [year, month, date] = dayInPoland(Date.parse(at)).split('-');
  return (
    <div className={stamp} aria-hidden="true">
      <Blaze colour="green" />
      <span>Kurs ukończony</span>
      <span className={dayStyle}>
        {date}.{month}.{year}
      </span>
    </div>
  );
}

// The fields of the certificate's forms.
export const INTENTS = { issue: 'wystaw', hide: 'wylacz', show: 'wlacz' } as const;

export const NAME_FIELD = 'imie';

export type CertificateRefused = { sentence: string; typed: string };
