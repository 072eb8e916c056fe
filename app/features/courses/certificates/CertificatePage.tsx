// One's own certificate, made out: the sheet as it will be printed, and above it what can be done with it.
import { useEffect, type ComponentProps } from 'react';
import { linkedInAddress } from '#domain/courses/linkedin.ts';
import { screenOnly, toTheEdges } from '../../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { noScriptOnly, scriptOnly } from '../../../ui/script-only.css.ts';
import { DemoNotice } from '../../advice/analysis/document/DemoNotice.tsx';
import { courseAddress } from '../lessons/lesson-addresses.ts';
import { listenForPrint } from '../../site/article/print-button.ts';
import { INTENTS } from './certificate-forms.ts';
import { sheetWidth } from './CertificateSheet.css.ts';
import { CertificateSheet } from './CertificateSheet.tsx';

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
        <PublicCheck number={certificate.number} address={address} />
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
