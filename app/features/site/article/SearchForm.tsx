// A search by GET: what is looked for stands in the address, and it works without JavaScript.
import { Form } from 'react-router';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

const NOTHING = {};

type SearchFormProps = {
  action: string;
  label: string;
  query: string;
  /** Goes along with what is typed. */
  kept?: Readonly<Record<string, string>>;
};

export function SearchForm({ action, label, query, kept = NOTHING }: SearchFormProps) {
  const id = 'szukaj';
  return (
    <Stack as="search" width="full">
      {/* A new key: going back in the browser brings the words back, too. */}
      <Form key={query} action={action} method="get">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <Stack width="reading">
          <Inline gap={2} align="stretch" wrap={false}>
            <TextInput
              id={id}
              type="search"
              name="szukaj"
              defaultValue={query}
              placeholder={label}
              maxLength={100}
            />
            <Button type="submit" tone="secondary">
              Szukaj
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
