// What stands beside the trail (docs/product.md 'Dashboard'): key skills, job offers, where else one can go, and the share button. Each stands
// for itself: one that breaks leaves the others.
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { useShare } from '../../site/share/use-share.ts';
import { OffersCard } from './OffersCard.tsx';
import { SkillsCard } from './SkillsCard.tsx';

const SHARED = 'Wysyłasz link do Szlaku.';

type SidePanelsProps = { dashboard: Dashboard; isReadOnly: boolean };

export function SidePanels({ dashboard, isReadOnly }: SidePanelsProps) {
  const { current, history } = dashboard;
  return (
    <Stack gap={4}>
      {current === null ? null : (
        <DataArea>
          <SkillsCard opened={current} isReadOnly={isReadOnly} />
        </DataArea>
      )}
      {dashboard.offers.open.length === 0 ? null : (
        <DataArea>
          <OffersCard {...dashboard.offers} />
        </DataArea>
      )}
      {current === null ? null : <AnalysisCard opened={current} historyLength={history.length} />}
      <Share hasAnalysis={current !== null} />
      {current === null ? null : (
        <Link to="/karta" tone="forward" className={screenOnly}>
          Pokaż swój szlak na karcie
        </Link>
      )}
      {current === null ? null : (
        <Link to="/przekazanie" tone="forward" className={screenOnly}>
          {dashboard.counsellorReplies === 0
            ? 'Przekaż analizę doradcy'
            : `Doradca odpisał: ${pluralized(dashboard.counsellorReplies, ['wiadomość', 'wiadomości', 'wiadomości'])}`}
        </Link>
      )}
      {current === null ? null : <DemoNotice />}
    </Stack>
  );
}

/** Where the rest of the analysis is, and what is kept of it. */
function AnalysisCard({
  opened: { createdAt },
  historyLength,
}: {
  opened: OpenedAnalysis;
  historyLength: number;
}) {
  const day = polishDateOrNull(createdAt);
  return (
    <Card as="section" className={screenOnly}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={4}>
            Twoja analiza kariery
          </Heading>
          {day === null ? null : (
            <Text size="small" tone="soft">
              Przygotowana <time dateTime={createdAt}>{day}</time>
            </Text>
          )}
        </Stack>
        <Stack as="ul" gap={1}>
          <li>
            <Link to="/dashboard/analiza" tone="forward">
              Otwórz całą analizę
            </Link>
          </li>
          {historyLength > 1 ? (
            <li>
              <Link to="/dashboard/historia" tone="forward">
                Historia i&nbsp;porównanie ({historyLength})
              </Link>
            </li>
          ) : null}
          <li>
            <Link to="/ksiazeczka" tone="forward">
              Książeczka pieczątek
            </Link>
          </li>
        </Stack>
      </Stack>
    </Card>
  );
}

function Share({ hasAnalysis }: { hasAnalysis: boolean }) {
  const share = useShare({ title: 'Szlak – doradca kariery AI', path: '/' });
  return (
    <Stack gap={2} align="start" className={classNames(scriptOnly, screenOnly)}>
      <Button tone="secondary" onClick={() => void share()}>
        <Icon name="share" />
        Udostępnij
      </Button>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(hasAnalysis ? `${SHARED} Twoja analiza zostaje tylko u Ciebie.` : SHARED)}
      </Text>
    </Stack>
  );
}
