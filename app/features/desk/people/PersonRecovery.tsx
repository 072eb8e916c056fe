// For somebody who has lost every way in but their mailbox (docs/decisions.md 'Recovery at the desk').
import { RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import { polishMomentInText } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeedForm } from '../DeedForm.tsx';

type PersonRecoveryProps = { recovery: { askedAt: number; expiresAt: number } | null };

export function PersonRecovery({ recovery }: PersonRecoveryProps) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size={3}>
          Odzyskiwanie konta
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            recovery === null
              ? 'Dla kogoś, komu nie zostało nic poza skrzynką pocztową. Na adres konta wyślemy wiadomość: link z niej zadziała po 72 godzinach, usunie klucze i wyłączy logowanie w dwóch krokach. Do tego czasu można je odwołać. Najpierw sprawdź, kto prosi: zapytaj o coś, co wie tylko ta osoba.'
              : `Trwa. Link z wiadomości działa od ${polishMomentInText(recovery.askedAt + RECOVERY_WAIT_MS)} do ${polishMomentInText(recovery.expiresAt)}.`,
          )}
        </Text>
        {recovery === null ? (
          <DeedForm deed="odzyskaj" button="Rozpocznij odzyskiwanie" />
        ) : (
          <DeedForm deed="odwolaj" button="Odwołaj odzyskiwanie" />
        )}
      </Stack>
    </Card>
  );
}
