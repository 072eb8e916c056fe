import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { EDUCATION_CHOICES } from '../fact-words.ts';
import type { FormValues } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';
import { FactGroup } from './FactGroup.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';

type PastFieldsProps = { values: FormValues; faults: FormFaults; listId: string; level: 2 | 4 };

const FEWEST_PLACES = 2;

/** School and work up to now. */
export function PastFields({ values, faults, listId, level }: PastFieldsProps) {
  const from = values['from'] ?? [];
  const places = Array.from({ length: Math.max(FEWEST_PLACES, from.length) }, (_, place) => place);
  return (
    <FactGroup level={level} title="Szkoła i dotychczasowa praca">
      <Columns layout="fields" gap={4} align="start">
        <SelectField
          name="education"
          label="Wykształcenie"
          choices={EDUCATION_CHOICES}
          value={values['education']?.[0] ?? ''}
        />
        <NumberField name="years" label="Lata pracy łącznie" values={values} faults={faults} />
        {places.map((place) => (
          <Field
            key={place}
            label={place === 0 ? 'Dotychczasowy zawód' : 'Inny dotychczasowy zawód'}
            error={faults[`from.${place}`] ?? null}
          >
            {(control) => (
              <TextInput
                {...control}
                name="from"
                list={listId}
                autoComplete="off"
                defaultValue={from[place] ?? ''}
              />
            )}
          </Field>
        ))}
      </Columns>
    </FactGroup>
  );
}
