// The note of a lesson that was refused twice: it reads, it counts as done, and one may ask for it again or have its price back
// (docs/decisions.md 'Lessons that need work'). Plain forms, so that they work without JavaScript.
import { Form, useActionData, useNavigation } from 'react-router';
import { sumText } from '#domain/payments/plan/price.ts';
import type { NeedsWork } from '#worker/services/courses/needs-work.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { goneWhenEmpty } from '../../../../ui/feedback/live-region.css.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { AGAIN_INTENT, NOTE_PLACE, SHARE_INTENT, type LessonResult } from './lesson-forms.ts';

const SENTENCE =
  'Tę lekcję jeszcze sprawdzimy: może być niepełna albo niedokładna. Możesz ją czytać i oznaczyć jako ukończoną. Jeśli powstanie lepsza wersja, napiszemy do Ciebie.';
const ASKED = 'Nowa wersja już powstaje. Jeśli okaże się lepsza od tej, napiszemy do Ciebie.';

type NeedsWorkNoteProps = {
  address: string;
  /** Null = it has just come out so: nothing can be done about it today. */
  needsWork: NeedsWork | null;
};

export function NeedsWorkNote({ address, needsWork }: NeedsWorkNoteProps) {
  const result = useActionData<LessonResult>();
  const isBusy = useNavigation().state !== 'idle';
  const { mayAskAgain = false, share = null } = needsWork ?? {};
  const isOurs = result?.intent === AGAIN_INTENT || result?.intent === SHARE_INTENT;
  const isAsked = result?.intent === AGAIN_INTENT && result.fault === null;
  const sum = share === null ? '' : sumText(share.grosze);
  return (
    <Notice tone="info">
      <Stack gap={3} as="section" id={NOTE_PLACE}>
        <Text>{withNonBreakingSpaces(SENTENCE)}</Text>
        <output className={goneWhenEmpty}>{isAsked ? withNonBreakingSpaces(ASKED) : null}</output>
        {share?.isAsked === true ? (
          <Text>
            {withNonBreakingSpaces(
              `Zwracamy Ci ${sum} za tę lekcję. Pieniądze wrócą tam, skąd przyszła płatność.`,
            )}
          </Text>
        ) : null}
        <Inline gap={4}>
          {mayAskAgain && !isAsked ? (
            <NoteForm address={address} intent={AGAIN_INTENT} isBusy={isBusy}>
              Poproś o nową wersję
            </NoteForm>
          ) : null}
          {share?.isAsked === false ? (
            <NoteForm address={address} intent={SHARE_INTENT} isBusy={isBusy}>
              {`Poproś o zwrot ${sum} za tę lekcję`}
            </NoteForm>
          ) : null}
        </Inline>
        <div role="alert" className={goneWhenEmpty}>
          {isOurs && result.fault !== null ? (
            <FieldFault id="do-sprawdzenia-blad">{result.fault}</FieldFault>
          ) : null}
        </div>
      </Stack>
    </Notice>
  );
}

type NoteFormProps = { address: string; intent: string; isBusy: boolean; children: string };

function NoteForm({ address, intent, isBusy, children }: NoteFormProps) {
  return (
    <Form method="post" action={address} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone="secondary" aria-disabled={isBusy}>
        {withNonBreakingSpaces(children)}
      </Button>
    </Form>
  );
}
