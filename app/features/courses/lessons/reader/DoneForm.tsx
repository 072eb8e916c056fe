// 'Oznacz jako ukończone': shown as done at once, taken back if it could not be saved; a plain form without JavaScript.
import { useActionData } from 'react-router';
import { useOrderedFetcher } from '../../../../lib/use-ordered-fetcher.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Stamp } from '../../../advice/trail/Stamp.tsx';
import { DONE_INTENT, DONE_PLACE, readDone, type LessonResult } from './lesson-forms.ts';

/** One form for whoever shows what it is about: the page's next step depends on it, too. */
export function useDone(address: string, saved: boolean) {
  const { fetcher, send, formData } = useOrderedFetcher<LessonResult>(`${DONE_PLACE} ${address}`, address);
  const ofPage = useActionData<LessonResult>();
  const sent = formData === undefined ? null : readDone(formData);
  const result = fetcher.data ?? ofPage;
  const fault = fetcher.state === 'idle' && result?.intent === DONE_INTENT ? result.fault : null;
  return { fetcher, send, isDone: sent ?? saved, fault };
}

type DoneFormProps = { address: string; done: ReturnType<typeof useDone> };

export function DoneForm({ address, done: { fetcher, send, isDone, fault } }: DoneFormProps) {
  return (
    <fetcher.Form method="post" action={address} id={DONE_PLACE} onSubmit={send}>
      <input type="hidden" name="intent" value={DONE_INTENT} />
      <Stack gap={3}>
        <Inline gap={4}>
          {isDone ? <Stamp /> : null}
          <Button
            type="submit"
            name="done"
            value={isDone ? 'nie' : 'tak'}
            tone={isDone ? 'quiet' : 'primary'}
          >
            {isDone ? 'Cofnij oznaczenie' : 'Oznacz jako ukończone'}
          </Button>
        </Inline>
        <div role="alert">
          {fault === null ? null : <FieldFault id="ukonczone-blad">{`Nie zapisano. ${fault}`}</FieldFault>}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
