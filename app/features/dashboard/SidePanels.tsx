// The panels beside the analysis (docs/product.md 'Dashboard'): progress, key skills, job offers; and the share button. Each stands for
// itself: one that breaks leaves the others.
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { scriptOnly } from '../../ui/script-only.css.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { DataArea } from '../shell/DataArea.tsx';
import { useShare } from '../share/use-share.ts';
import { LateOffers, LateSkills } from './late-parts.ts';
import { ProgressCard } from './ProgressCard.tsx';

const SHARED = 'Wysyłasz link do Szlaku.';

type SidePanelsProps = { dashboard: Dashboard; isReadOnly: boolean };

export function SidePanels({ dashboard, isReadOnly }: SidePanelsProps) {
  const { current } = dashboard;
  return (
    <Stack gap={6}>
      <DataArea>
        <ProgressCard dashboard={dashboard} isReadOnly={isReadOnly} />
      </DataArea>
      {current === null ? null : (
        <DataArea>
          <LateSkills opened={current} isReadOnly={isReadOnly} />
        </DataArea>
      )}
      {dashboard.offers.open.length === 0 ? null : (
        <DataArea>
          <LateOffers {...dashboard.offers} />
        </DataArea>
      )}
      <Share hasAnalysis={current !== null} />
    </Stack>
  );
}

function Share({ hasAnalysis }: { hasAnalysis: boolean }) {
  const share = useShare({ title: 'Szlak – doradca kariery AI', path: '/' });
  return (
    <Stack gap={2} align="start" className={scriptOnly}>
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
