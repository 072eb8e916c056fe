// The conditions that may be tried: one list each, a plain form by GET. With JavaScript each choice is tried at once
// (live-conditions.ts), and nothing but what follows from it changes on the page.
import { Form } from 'react-router';
import type { Asked } from '#domain/advice/decide/changes.ts';
import { valueOf } from '#domain/advice/decide/changes.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { groups } from '../../atlas/AtlasPage.css.ts';
import { CONDITION_LABELS } from './condition-labels.ts';
import { WHAT_IF } from './what-if-address.ts';

export function WhatIfForm({ asked }: { asked: readonly Asked[] }) {
  return (
    <Form action={WHAT_IF} method="get" data-live-conditions="wynik">
      <Stack gap={5}>
        <div className={groups}>
          {asked.map((one) => (
            <Condition key={one.kind} {...one} />
          ))}
        </div>
        <Inline gap={4}>
          <Button type="submit" tone="secondary">
            Przelicz
          </Button>
          <Link to={WHAT_IF}>Wróć do dzisiejszych warunków</Link>
        </Inline>
      </Stack>
    </Form>
  );
}

function Condition({ kind, wanted, choices }: Asked) {
  const options = (firm: boolean) =>
    choices
      .filter((one) => one.firm === firm)
      .map((one) => (
        <option key={valueOf(kind, one)} value={valueOf(kind, one)}>
          {withNonBreakingSpaces(conditionName(one))}
        </option>
      ));
  return (
    <Field label={CONDITION_LABELS[kind]}>
      {(control) => (
        <Select {...control} name={kind} defaultValue={valueOf(kind, wanted)}>
          <option value={valueOf(kind, null)}>bez znaczenia</option>
          <optgroup label="Wolę">{options(false)}</optgroup>
          <optgroup label="Musi być, inaczej zawód odpada">{options(true)}</optgroup>
        </Select>
      )}
    </Field>
  );
}
