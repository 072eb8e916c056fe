// One A4 sheet in the house's picture language: the way walked, module by module, and the stamp at its end (docs/look.md 'Name and
// idea'). The sentence needs no gender: who it is about isn't asked for one.
import { authorship } from '#domain/courses/authorship.ts';
import type { CourseLevel } from '#domain/courses/course.ts';
import { timesWords } from '#domain/courses/structure/lesson-times.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { Certificate } from '#worker/services/courses/certificate.ts';
import { wholePage } from '../../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Trail } from '../../../ui/layout/Trail.tsx';
import { AiContent } from '../../advice/analysis/document/AiContent.tsx';
import { LEVEL_LABELS } from '../course-texts.ts';
import { lessonsCounted } from '../lessons/reader/lesson-words.ts';
import { Operator, type OperatorFacts } from '../../site/pages/Operator.tsx';
import { MEANING, TIMES_MEANING } from './certificate-words.ts';
import { RoundStamp } from './RoundStamp.tsx';
import * as styles from './CertificateSheet.css.ts';

type CertificateSheetProps = {
  course: { level: CourseLevel };
  certificate: Certificate;
  /** Where it can be checked; null = its owner has turned that off. */
  address: string | null;
  operator: OperatorFacts;
};

export function CertificateSheet({ course, certificate, address, operator }: CertificateSheetProps) {
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
