// The confirmation of a finished course: the sheet as it will be printed, and above it what can be done with it.
import { useEffect, type ComponentProps } from 'react';
import { screenOnly, toTheEdges } from '../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { noScriptOnly, scriptOnly } from '../../ui/script-only.css.ts';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { courseAddress } from '../lessons/lesson-addresses.ts';
import { listenForPrint } from '../reading/print-button.ts';
import { sheetWidth } from './CertificateSheet.css.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
import { NameForm } from './NameForm.tsx';

type CertificatePageProps = ComponentProps<typeof CertificateSheet> & { typed: string | null };

export function CertificatePage({ typed, ...sheet }: CertificatePageProps) {
  const { course, printed } = sheet;
  useEffect(listenForPrint, []);
  return (
    <Container space="course" gap={8} className={toTheEdges}>
      <Stack gap={5} className={classNames(sheetWidth, screenOnly)}>
        <Link tone="back" to={courseAddress(course.id)}>
          {withNonBreakingSpaces(course.title)}
        </Link>
        <DemoNotice />
        <NameForm typed={typed} printed={printed} />
        <div className={scriptOnly}>
          <Button data-print>
            <Icon name="print" />
            Drukuj lub zapisz jako PDF
          </Button>
        </div>
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
