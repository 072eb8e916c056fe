// The stored analyses, each of which a person may delete (docs/decisions.md 'Data rights').
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Profile } from '#worker/services/account/profile.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { Row, Subject } from './Row.tsx';
import { deleteAnalysis, sentenceOf } from './account/calls.ts';
import { ProfileSection } from './ProfileSection.tsx';

type OwnAnalysis = Profile['analyses'][number];

export function OwnAnalyses({ analyses }: { analyses: Profile['analyses'] }) {
  const [chosen, setChosen] = useState<OwnAnalysis | null>(null);
  return (
    <ProfileSection
      title="Twoje analizy"
      intro={withNonBreakingSpaces(
        'Przechowujemy pięć ostatnich, razem z odpowiedziami w quizie. Usunięcie analizy nie zwiększa limitu.',
      )}
    >
      {analyses.length === 0 ? (
        <Text tone="soft">
          Nie masz jeszcze żadnej analizy. <Link to="/#quiz">Rozpocznij quiz</Link>
        </Text>
      ) : (
        <Stack as="ul" gap={0}>
          {analyses.map((analysis) => (
            <Row key={analysis.id}>
              <Subject>
                <Inline gap={2}>
                  <strong>{polishMoment(analysis.createdAt)}</strong>
                  {analysis.isCurrent ? <Badge tone="soft">Obecna</Badge> : null}
                </Inline>
                <Text as="span" size="small" tone="soft">
                  {analysis.paths.filter((name) => name !== null).join(', ')}
                </Text>
              </Subject>
              <Button tone="secondary" onClick={() => setChosen(analysis)}>
                Usuń<VisuallyHidden> analizę z&nbsp;{polishMoment(analysis.createdAt)}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      <Dialog isOpen={chosen !== null} title="Usunąć tę analizę?" onClose={() => setChosen(null)}>
        {chosen === null ? null : <Deletion analysis={chosen} onClose={() => setChosen(null)} />}
      </Dialog>
    </ProfileSection>
  );
}

function Deletion({ analysis, onClose }: { analysis: OwnAnalysis; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const result = await deleteAnalysis(analysis.id);
    setBusy(false);
    // Deleted elsewhere in the meantime is deleted, too.
    if (!result.ok && result.code !== 'not-found') return setFault(sentenceOf(result));
    toast({ tone: 'success', text: 'Analiza została usunięta.' });
    onClose();
    await revalidate();
  }
  return (
    <Stack gap={5}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Text>
        {withNonBreakingSpaces('Analiza z ')}
        {polishMoment(analysis.createdAt)}
        {withNonBreakingSpaces(
          ' zniknie na zawsze, razem z odpowiedziami, z których powstała. Tego nie da się cofnąć.',
        )}
      </Text>
      <Inline>
        <Button tone="secondary" data-autofocus onClick={onClose}>
          Anuluj
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
          Usuń analizę
        </Button>
      </Inline>
    </Stack>
  );
}
