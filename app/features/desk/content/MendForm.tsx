import { MAX_REASON_LENGTH } from '#domain/desk/roles.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { DeedForm } from '../DeedForm.tsx';
import { DeskTextField } from '../DeskTextField.tsx';

type MendFormProps = { markdown: string; practice: string; note: string; read: number };

/** A new version in the place of `read`. */
export function MendForm({ markdown, practice, note, read }: MendFormProps) {
  return (
    <DeedForm deed="popraw" button="Zapisz jako nową wersję" tone="primary" asksWhy={false}>
      <input type="hidden" name="read" value={read} />
      <DeskTextField name="markdown" label="Tekst w Markdown" typed={markdown} rows={24} />
      <DeskTextField
        name="practice"
        label="Pytania i ćwiczenie (JSON)"
        hint="Puste = zostają te, które są."
        typed={practice}
        rows={8}
        isRequired={false}
      />
      <Field label="Co się zmienia i dlaczego" hint="Zostaje przy wersji.">
        {(control) => (
          <TextInput
            {...control}
            name="note"
            defaultValue={note}
            required
            minLength={3}
            maxLength={MAX_REASON_LENGTH}
          />
        )}
      </Field>
    </DeedForm>
  );
}
