// Whether 'Idę tym szlakiem' was pressed here: the page around a run knows nothing of the analysis that has just been made.
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { readTrailForm, TRAIL_PLACE } from '../../trail/mark-forms.ts';

/** The occupation once it is saved, else null. */
export function useChosen(zawodId: string): string | null {
  const { formData, state, data } = useFetcher<unknown>({ key: `${TRAIL_PLACE} ${zawodId}` });
  const [wasSent, setSent] = useState(false);
  const isSent = formData !== undefined && readTrailForm(formData)?.zawodId === zawodId;
  if (isSent && !wasSent) setSent(true);
  return wasSent && state === 'idle' && !isFault(data) ? zawodId : null;
}

function isFault(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'sentence' in data;
}
