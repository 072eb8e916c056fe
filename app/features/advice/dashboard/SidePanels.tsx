import { pluralized } from '#domain/platform/pluralized.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { OffersCard } from './OffersCard.tsx';
import { SkillsCard } from './SkillsCard.tsx';

type SidePanelsProps = { dashboard: Dashboard; isReadOnly: boolean };

export function SidePanels({ dashboard, isReadOnly }: SidePanelsProps) {
  const { current, counsellorReplies } = dashboard;
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
      {counsellorReplies === 0 ? null : (
        <Link to="/przekazanie" tone="forward" className={screenOnly}>
          {`Doradca odpisał: ${pluralized(counsellorReplies, ['wiadomość', 'wiadomości', 'wiadomości'])}`}
        </Link>
      )}
      {current === null ? null : <DemoNotice />}
    </Stack>
  );
}
