// Filters of the list: one form by GET with the atlas' own names, so that a choice stands in the address and works without JavaScript.
import { Form } from 'react-router';
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import {
  ATLAS_FIELDS,
  CONDITIONS,
  isNarrowed,
  MONTHS_CHOICES,
  PAY_CHOICES,
  type AtlasState,
} from '#domain/atlas/state.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { group, groups } from '../../atlas/AtlasPage.css.ts';
import { CONDITION_LABELS, MONTHS_LABELS, PAY_LABELS } from '../../atlas/words.ts';
import { LIST_PATH } from './added-path/path-form.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { changedFields, triedAddress } from './what-if-address.ts';

/** `changes`: of the conditions that are tried. */
export function ListFilters({ state, changes }: { state: AtlasState; changes: readonly ConditionChange[] }) {
  const chosen = state.conditions.length + [state.months, state.pay].filter((one) => one !== null).length;
  return (
    <Form action={LIST_PATH} method="get">
      <HiddenFields fields={changedFields(changes)} />
      <Disclosure summary={chosen === 0 ? 'Filtry' : `Filtry: ${chosen}`}>
        <Stack gap={5}>
          <div className={groups}>
            <fieldset className={group}>
              <legend>Warunki</legend>
              {CONDITIONS.map((value) => (
                <Choice
                  key={value}
                  type="checkbox"
                  look="line"
                  name={ATLAS_FIELDS.conditions}
                  value={value}
                  defaultChecked={state.conditions.includes(value)}
                  label={CONDITION_LABELS[value]}
                />
              ))}
            </fieldset>
            <Stack gap={4}>
              <ChoiceOf
                label="Twoja droga do pierwszej pracy"
                name={ATLAS_FIELDS.months}
                values={MONTHS_CHOICES}
                labels={MONTHS_LABELS}
                chosen={state.months}
              />
              <ChoiceOf
                label="Płaca grupy"
                name={ATLAS_FIELDS.pay}
                values={PAY_CHOICES}
                labels={PAY_LABELS}
                chosen={state.pay}
              />
            </Stack>
          </div>
          <Inline gap={4}>
            <Button type="submit" tone="secondary">
              Pokaż wyniki
            </Button>
            {isNarrowed(state) ? (
              <Link to={triedAddress({ path: LIST_PATH, kept: [] }, changes)}>Wyczyść</Link>
            ) : null}
          </Inline>
        </Stack>
      </Disclosure>
    </Form>
  );
}

type ChoiceOfProps<Value extends string> = {
  label: string;
  name: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value | null;
};

function ChoiceOf<Value extends string>({ label, name, values, labels, chosen }: ChoiceOfProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">dowolna</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
