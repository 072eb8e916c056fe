import { VOIVODESHIPS } from '#domain/advice/voivodeships.ts';
import { Choice } from '../../../../ui/form/Choice.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { POLISH_CHOICES, STAY_CHOICES } from '../fact-words.ts';
import type { FormValues } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';
import { FactGroup } from './FactGroup.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';

type WorkFieldsProps = { values: FormValues; faults: FormFaults; level: 2 | 4 };

/** What the way there and the work itself have to be like. */
export function WorkFields({ values, faults, level }: WorkFieldsProps) {
  const stay = values['stay']?.[0] ?? '';
  return (
    <>
      <FactGroup level={level} title="Czas, miejsce i pieniądze">
        <Columns layout="fields" gap={4} align="start">
          <NumberField
            name="hoursPerWeek"
            label="Godziny na naukę"
            hint={'W\u00a0zwykłym tygodniu.'}
            values={values}
            faults={faults}
          />
          <NumberField
            name="maxMonths"
            label="Miesiące do pierwszej pracy"
            hint={'W\u00a0nowym zawodzie: ile najdłużej możesz czekać.'}
            values={values}
            faults={faults}
          />
          <NumberField
            name="minPay"
            label="Najniższa pensja"
            hint={'Brutto miesięcznie, w\u00a0złotych.'}
            values={values}
            faults={faults}
          />
          <SelectField
            name="voivodeship"
            label="Województwo"
            hint={'W\u00a0którym szukasz pracy.'}
            choices={VOIVODESHIPS.map((name) => ({ value: name, label: name }))}
            value={values['voivodeship']?.[0] ?? ''}
          />
          <SelectField
            name="polishLevel"
            label="Znajomość polskiego"
            hint="Jeśli to nie Twój pierwszy język."
            choices={POLISH_CHOICES}
            value={values['polishLevel']?.[0] ?? ''}
          />
        </Columns>
      </FactGroup>
      <FactGroup level={level} title="Jaka praca wchodzi w grę">
        <Columns layout="fields" gap={0} columnGap={8}>
          <Choice
            type="checkbox"
            look="line"
            name="remoteOnly"
            label="Tylko zdalna"
            defaultChecked={values['remoteOnly'] !== undefined}
          />
          <Choice
            type="checkbox"
            look="line"
            name="outdoors"
            label="Na świeżym powietrzu"
            defaultChecked={values['outdoors'] !== undefined}
          />
        </Columns>
        <Columns
          layout="fields"
          gap={0}
          columnGap={8}
          role="radiogroup"
          aria-label="Jak daleko od obecnej pracy"
        >
          {STAY_CHOICES.map(({ value, label }) => (
            <Choice
              key={value}
              type="radio"
              look="line"
              name="stay"
              value={value}
              label={label}
              defaultChecked={stay === value}
            />
          ))}
        </Columns>
      </FactGroup>
    </>
  );
}
