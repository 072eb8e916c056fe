// One form of /profil about money. Without JavaScript the page comes back with the response on top; with it the response is a toast, or
// stays at the form where something went wrong.
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Button, type ButtonTone } from '../../../../ui/form/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { useSite } from '../../auth/session/use-user.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { PORTAL_OFF, type PaymentsResult } from './action-result.ts';

type MoneyFormProps = {
  intent: 'portal' | 'rezygnacja' | 'wznowienie' | 'odstapienie' | 'odstapienie-od-kursu';
  courseId?: string;
  tone?: ButtonTone;
  children: ReactNode;
};

export function ActionForm({ intent, courseId, tone = 'secondary', children }: MoneyFormProps) {
  const fetcher = useFetcher<PaymentsResult>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const toast = useToast();
  const { hasPayments } = useSite();
  const isLeaving = result?.state === 'go';

  useEffect(() => {
    if (result === undefined) return;
    if (result.state === 'go') return window.location.assign(result.url);
    if (result.state === 'done') {
      // What the question was about is done; a toast over a dialog would be out of reach.
      form.current?.closest('dialog')?.close();
      // The pressed button goes with what it was there for.
      form.current?.closest('section')?.querySelector('h2')?.focus();
      toast({ tone: 'success', text: result.sentence });
    }
  }, [result, toast]);

  function sayWhatIsOff(event: FormEvent) {
    if (hasPayments) return;
    event.preventDefault();
    toast({ tone: 'info', text: PORTAL_OFF });
  }

  const fault = result?.state === 'refused' ? result.sentence : null;
  return (
    <fetcher.Form method="post" action="/profil" ref={form} onSubmit={sayWhatIsOff}>
      <Stack gap={3} align="start">
        {fault === null ? null : <Notice tone="error">{fault}</Notice>}
        <input type="hidden" name="zamiar" value={intent} />
        {courseId === undefined ? null : <input type="hidden" name="kurs" value={courseId} />}
        <Button type="submit" tone={tone} busy={fetcher.state !== 'idle' || isLeaving}>
          {children}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
