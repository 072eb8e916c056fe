import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

type DeskSearchProps = { path: string; label: string; name: string; wanted: string | null };

/** For what is nobody's secret: the address says it. */
export function DeskSearch({ path, label, name, wanted }: DeskSearchProps) {
  return (
    <Stack as="form" method="get" action={path} gap={3} width="form">
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            name={name}
            defaultValue={wanted ?? ''}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" tone="secondary">
        Znajdź
      </Button>
    </Stack>
  );
}
