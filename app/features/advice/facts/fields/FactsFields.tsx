// All fields of the sheet of facts, for the quiz and for /fakty alike: uncontrolled, so that they work by the browser alone.
import { useId } from 'react';
import { Choice } from '../../../../ui/form/Choice.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { LICENCE_CHOICES } from '../fact-words.ts';
import type { FormValues } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';
import { useOccupationNames } from '../use-occupation-names.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { FactGroup } from './FactGroup.tsx';
import { HealthFields } from './HealthFields.tsx';
import { PastFields } from './PastFields.tsx';
import { WorkFields } from './WorkFields.tsx';

type FactsFieldsProps = {
  values: FormValues;
  faults: FormFaults;
  /** Of the groups' headings: what the place that holds them asks for. */
  level: 2 | 4;
};

export function FactsFields({ values, faults, level }: FactsFieldsProps) {
  const listId = useId();
  const names = useOccupationNames();
  const licences = values['licences'] ?? [];
  const others = licences.filter((key) => LICENCE_CHOICES.every(({ value }) => value !== key));
  return (
    <Stack gap={8}>
      <PastFields values={values} faults={faults} listId={listId} level={level} />
      <FactGroup level={level} title="Uprawnienia, które masz">
        <Columns layout="fields" gap={0} columnGap={8}>
          {LICENCE_CHOICES.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              look="line"
              name="licences"
              value={value}
              label={label}
              defaultChecked={licences.includes(value)}
            />
          ))}
          {/* What is stored and stands in no list of ours stays. */}
          {others.map((key) => (
            <input key={key} type="hidden" name="licences" value={key} />
          ))}
        </Columns>
      </FactGroup>
      <WorkFields values={values} faults={faults} level={level} />
      <HealthFields values={values} faults={faults} level={level} />
      <ActivityFields values={values} level={level} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Stack>
  );
}
