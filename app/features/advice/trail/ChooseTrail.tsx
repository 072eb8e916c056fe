// 'Idę tym szlakiem' (docs/decisions.md 'The chosen trail'): a form, so that it works without JavaScript; chosen already, it says so.
import { useEffect, useRef } from 'react';
import { Button, type ButtonTone } from '../../../ui/form/Button.tsx';
import { FieldFault } from '../../../ui/form/Field.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { readTrailForm, TRAIL_INTENT, TRAIL_PLACE } from './mark-forms.ts';
import { useMarkForm } from './use-marks.ts';

type ChooseTrailProps = {
  analysisId: string;
  /** The path's occupation and its name as it is shown. */
  zawodId: string;
  name: string;
  /** The occupation of the trail that is followed; null = none. */
  chosen: string | null;
  tone?: ButtonTone;
};

export function ChooseTrail({ analysisId, zawodId, name, chosen, tone = 'primary' }: ChooseTrailProps) {
  const { fetcher, send, formData, fault } = useMarkForm(`${TRAIL_PLACE} ${zawodId}`, TRAIL_PLACE);
  const sent = formData === undefined ? null : readTrailForm(formData);
  const isChosen = (sent === null ? chosen : sent.zawodId) === zawodId;

  // The pressed button goes with the press, and comes back with a fault: the focus stays with what stands in its place.
  const wasSent = useRef(false);
  const badge = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const place = isChosen ? badge : button;
    if (wasSent.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isChosen]);

  return (
    <fetcher.Form
      method="post"
      action="/dashboard"
      onSubmit={(event) => {
        wasSent.current = true;
        send(event);
      }}
    >
      <input type="hidden" name="intent" value={TRAIL_INTENT} />
      <input type="hidden" name="analysisId" value={analysisId} />
      <Stack gap={2}>
        {isChosen ? (
          <div ref={badge} tabIndex={-1}>
            <Badge>Idziesz tym szlakiem</Badge>
          </div>
        ) : (
          <Button ref={button} type="submit" tone={tone} name="zawodId" value={zawodId}>
            Idę tym szlakiem
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <div role="alert">
          {fault === null ? null : (
            <FieldFault id={`${TRAIL_PLACE}-${zawodId}-blad`}>{`Nie zapisano. ${fault.sentence}`}</FieldFault>
          )}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
