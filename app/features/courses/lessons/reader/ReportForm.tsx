// 'Zgłoś błąd w lekcji' (FAQ 'Jak wygląda kurs po zakupie?'): a field, a word of thanks, and what was typed stays when it could not
// be sent.
import { useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { MAX_REPORT_LENGTH } from '#domain/courses/lessons/report.ts';
import { REPORT_INTENT, REPORT_PLACE, type LessonResult } from './lesson-forms.ts';

const HINT = withNonBreakingSpaces(
  'Napisz, w którym miejscu i co jest nie tak. Zgłoszenie czyta człowiek, który sprawdza tę lekcję.',
);

export function ReportForm({ address }: { address: string }) {
  const fetcher = useFetcher<LessonResult>({ key: `${REPORT_PLACE} ${address}` });
  const ofPage = useActionData<LessonResult>();
  const result = fetcher.data ?? ofPage;
  const reported = result?.intent === REPORT_INTENT ? result : null;
  return (
    <div className={screenOnly} id={REPORT_PLACE}>
      <div aria-live="polite">
        {reported?.fault === null ? (
          <Notice tone="success">
            {withNonBreakingSpaces('Dziękujemy. Sprawdzimy tę lekcję i ją poprawimy.')}
          </Notice>
        ) : null}
      </div>
      {reported?.fault === null ? null : (
        <Disclosure summary="Zgłoś błąd w&nbsp;lekcji" isOpen={reported !== null}>
          <fetcher.Form method="post" action={address}>
            <input type="hidden" name="intent" value={REPORT_INTENT} />
            <Report
              fault={reported?.fault ?? null}
              typed={reported?.text ?? ''}
              isBusy={fetcher.state !== 'idle'}
            />
          </fetcher.Form>
        </Disclosure>
      )}
    </div>
  );
}

type ReportProps = { fault: string | null; typed: string; isBusy: boolean };

function Report({ fault, typed, isBusy }: ReportProps) {
  const [text, setText] = useState(typed);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== null) area.current?.focus();
  }, [fault]);
  return (
    <Stack gap={3} align="start">
      <Field label="Co poprawić?" hint={HINT} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            name="text"
            rows={4}
            value={text}
            countTo={MAX_REPORT_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={isBusy}>
        Wyślij zgłoszenie
      </Button>
    </Stack>
  );
}
