// One A4 sheet in the house's picture language: the way walked, module by module, and the stamp at its end (docs/look.md 'Name and
// idea'). The sentence needs no gender: who it is about isn't asked for one.
import type { PrintedName } from '#domain/courses/certificate.ts';
import { authorship } from '#domain/courses/authorship.ts';
import type { CourseLevel } from '#domain/courses/course.ts';
import { polishDateOrNull } from '#domain/polish-date.ts';
import { wholePage } from '../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Trail } from '../../ui/layout/Trail.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { LEVEL_LABELS } from '../courses/course-texts.ts';
import { lessonsCounted } from '../lessons/reader/lesson-words.ts';
import { Operator, type OperatorFacts } from '../pages/Operator.tsx';
import { RoundStamp } from './RoundStamp.tsx';
import * as styles from './CertificateSheet.css.ts';

const MEANING =
  'Zaświadczenie potwierdza ukończenie lekcji kursu w serwisie Szlak. Nie jest dokumentem urzędowym ani certyfikatem kwalifikacji.';

type CertificateSheetProps = {
  course: { id: string; title: string; level: CourseLevel; duration: string; checkedOn?: string };
  finished: { at: string; number: string; lessons: number; modules: readonly string[] };
  printed: PrintedName;
  operator: OperatorFacts;
};

export function CertificateSheet({ course, finished, printed, operator }: CertificateSheetProps) {
  const day = polishDateOrNull(finished.at) ?? '';
  return (
    <Stack as="article" gap={8} className={classNames(styles.sheetWidth, styles.sheet, wholePage)}>
      <div className={styles.letterhead}>
        <Blaze colour="green" />
        <span className={styles.brand}>Szlak</span>
        <span className={styles.number}>Nr {finished.number}</span>
      </div>
      <div className={styles.sentence}>
        <Heading level={1} size={3} className={styles.kind}>
          Zaświadczenie o&nbsp;ukończeniu kursu
        </Heading>
        <p className={printed.isEmail ? styles.address : styles.name}>{printed.name}</p>
        <Text tone="soft">ukończone wszystkie lekcje kursu</Text>
        <p className={styles.title}>{withNonBreakingSpaces(course.title)}</p>
      </div>
      <div className={styles.middle}>
        <Stack as="section">
          <Heading level={2} size={4}>
            Przebyta droga
          </Heading>
          <AiContent hasBadge={false}>
            <Trail
              stops={finished.modules.map((name) => ({ name: withNonBreakingSpaces(name), state: 'done' }))}
            />
          </AiContent>
        </Stack>
        <div className={styles.beside}>
          <dl className={styles.facts}>
            <div>
              <dt>Ukończono</dt>
              <dd>
                <time dateTime={finished.at}>{day}</time>
              </dd>
            </div>
            <div>
              <dt>Poziom</dt>
              <dd>{LEVEL_LABELS[course.level]}</dd>
            </div>
            <div>
              <dt>Czas nauki</dt>
              <dd>{withNonBreakingSpaces(course.duration)}</dd>
            </div>
            <div>
              <dt>Zakres</dt>
              <dd>{lessonsCounted(finished.lessons)}</dd>
            </div>
          </dl>
          <RoundStamp at={finished.at} />
        </div>
      </div>
      <div className={styles.foot}>
        <Stack gap={1}>
          <Text size="small" tone="soft">
            Wystawca
          </Text>
          <Operator operator={operator} isPlain />
        </Stack>
        <Text size="small" tone="soft" measure="full">
          {withNonBreakingSpaces(`${MEANING} ${authorship(course)}.`)}
        </Text>
      </div>
    </Stack>
  );
}
