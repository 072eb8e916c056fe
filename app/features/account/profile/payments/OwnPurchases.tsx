// The bought courses, each with what is left of the right to give it back (docs/decisions.md 'Withdrawal within 14 days').
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import type { OwnPurchase } from '#worker/services/payments/courses/profile.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { PressDialog } from '../../../../ui/feedback/PressDialog.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { Row, Subject } from '../Row.tsx';
import { ActionForm } from './ActionForm.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

export function OwnPurchases({ purchases }: { purchases: readonly OwnPurchase[] }) {
  if (purchases.length === 0) return null;
  return (
    <ProfileSection
      title="Kupione kursy"
      intro={withNonBreakingSpaces(
        'Kurs możesz zwrócić w ciągu 14 dni, dopóki nie otworzysz pierwszej lekcji.',
      )}
    >
      <Stack as="ul" gap={0}>
        {purchases.map((purchase) => (
          <Row key={`${purchase.courseId} ${purchase.boughtAt}`}>
            <Subject>
              <Inline gap={2}>
                {purchase.withdrawal === 'withdrawn' ? (
                  <strong>{withNonBreakingSpaces(purchase.title)}</strong>
                ) : (
                  <Link to={`/moje-kursy/${purchase.courseId}`}>
                    <strong>{withNonBreakingSpaces(purchase.title)}</strong>
                  </Link>
                )}
                <State withdrawal={purchase.withdrawal} />
              </Inline>
              <Text as="span" size="small" tone="soft">
                {`Kupiony ${polishDateOrNull(purchase.boughtAt) ?? ''} za\u00a0${sumText(purchase.amountGrosze)}, zamówienie ${purchase.orderNumber}. `}
                {rightOf(purchase)}
              </Text>
            </Subject>
            <Withdrawal purchase={purchase} />
          </Row>
        ))}
      </Stack>
    </ProfileSection>
  );
}

function State({ withdrawal }: Pick<OwnPurchase, 'withdrawal'>) {
  if (withdrawal === 'withdrawn') return <Badge>Zwrócony</Badge>;
  return withdrawal === 'pending' ? <Badge tone="warning">Zwrot w&nbsp;toku</Badge> : null;
}

function rightOf({ withdrawal, withdrawableUntil }: OwnPurchase): string {
  if (withdrawal === 'opened')
    return withNonBreakingSpaces('Pierwsza lekcja jest otwarta, więc prawo do odstąpienia wygasło.');
  return withdrawableUntil === null
    ? ''
    : withNonBreakingSpaces(`Możesz odstąpić do ${polishDay(withdrawableUntil)}.`);
}

function Withdrawal({ purchase: { courseId, title, amountGrosze, withdrawal } }: { purchase: OwnPurchase }) {
  if (withdrawal === 'pending') {
    return (
      <ActionForm intent="odstapienie-od-kursu" courseId={courseId}>
        Ponów zwrot<VisuallyHidden> za kurs {title}</VisuallyHidden>
      </ActionForm>
    );
  }
  if (withdrawal !== 'open') return null;
  return (
    <PressDialog
      opener={
        <>
          Odstąp od umowy<VisuallyHidden> o&nbsp;kurs {title}</VisuallyHidden>
        </>
      }
      title="Oddać ten kurs?"
      action={
        <ActionForm intent="odstapienie-od-kursu" courseId={courseId} tone="danger">
          Odstępuję od umowy
        </ActionForm>
      }
    >
      <Text>
        {withNonBreakingSpaces(
          `Kurs „${title}” zniknie z „Moich kursów”, a my zwrócimy ${sumText(amountGrosze)}. Potwierdzenie przyjdzie e-mailem.`,
        )}
      </Text>
    </PressDialog>
  );
}
