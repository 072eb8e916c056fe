// The end of the run, where it is: what is revealed, and the way to the rest.
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { readTrailForm, TRAIL_PLACE } from '../../trail/mark-forms.ts';
import { END_ANCHOR } from '../end-anchor.ts';
import { Revealed, revealedPath } from './Revealed.tsx';
import { mapPlace, wholeWidth } from './RunLog.css.ts';

type TrailEndProps = {
  analysis: VisibleAnalysis;
  /** Null = it isn't stored yet, so nothing can be chosen. */
  analysisId: string | null;
  /** The map, for where there is no room for it beside the text. */
  map: ReactNode;
  /** Leaves the run for the dashboard. */
  onLeave: () => void;
};

export function TrailEnd({ analysis, analysisId, map, onLeave }: TrailEndProps) {
  const revealed = revealedPath(analysis);
  const chosen = useChosen(revealed?.advised?.zawodId ?? '');
  if (revealed === null) return null;
  return (
    <Card as="section" tone="accent" className={wholeWidth} data-entry aria-labelledby={END_ANCHOR}>
      <Stack gap={5}>
        <div className={mapPlace}>{map}</div>
        <Revealed analysis={analysis} analysisId={analysisId} chosen={chosen} level={3} titleId={END_ANCHOR}>
          <ButtonLink
            to="/dashboard"
            tone={chosen === null ? 'secondary' : 'primary'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onLeave();
            }}
          >
            Zobacz wszystko
          </ButtonLink>
        </Revealed>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Szlak zmienisz w każdej chwili. Pozostałe ścieżki czekają w Twojej analizie.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}

// Whether 'Idę tym szlakiem' was pressed here: the page around a run knows nothing of the analysis that has just been made.

/** The occupation once it is saved, else null. */
function useChosen(zawodId: string): string | null {
  const { formData, state, data } = useFetcher<unknown>({ key: `${TRAIL_PLACE} ${zawodId}` });
  const [wasSent, setSent] = useState(false);
  const isSent = formData !== undefined && readTrailForm(formData)?.zawodId === zawodId;
  if (isSent && !wasSent) setSent(true);
  return wasSent && state === 'idle' && !isFault(data) ? zawodId : null;
}

function isFault(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'sentence' in data;
}
