// The fields of one fact of the sheet: uncontrolled, so that they work by the browser alone.
import { type ReactNode, useId } from 'react';
import { VOIVODESHIPS } from '#domain/advice/voivodeships.ts';
import { Choice } from '../../../../ui/form/Choice.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import {
  ACTIVITIES,
  ACTIVITY_ANSWERS,
  EDUCATION_CHOICES,
  LICENCE_CHOICES,
  POLISH_CHOICES,
  STAY_CHOICES,
} from '../fact-words.ts';
import { SHEET_FACTS, type SheetFact } from '../facts-of-sheet.ts';
import type { FormValues, NUMBER_FIELDS } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';
import { answer, answers, mark, row, rows, select } from './FactsFields.css.ts';
import { HealthFields } from './HealthFields.tsx';

type FactValues = {
  values: FormValues;
  faults: FormFaults;
  /** Of the names of occupations. */
  listId: string;
  /** The fact's name stands over its fields already, so their label is for screen readers alone. */
  isNamed?: boolean;
};

const VOIVODESHIP_CHOICES = VOIVODESHIPS.map((name) => ({ value: name, label: name }));

export function FactFields({ fact, ...given }: FactValues & { fact: SheetFact }) {
  const { values, faults, isNamed = false } = given;
  const label = labelOf(fact, isNamed);
  const [value = ''] = values[fact] ?? [];
  switch (fact) {
    case 'education':
      return <SelectField name={fact} label={label} choices={EDUCATION_CHOICES} value={value} />;
    case 'years':
      return <NumberField name={fact} label={label} values={values} faults={faults} />;
    case 'from':
      return <PastFields {...given} />;
    case 'licences':
      return <LicenceFields values={values} />;
    case 'hoursPerWeek':
      return (
        <NumberField
          name={fact}
          label={label}
          hint={'W\u00a0zwykłym tygodniu.'}
          values={values}
          faults={faults}
        />
      );
    case 'maxMonths':
      return (
        <NumberField
          name={fact}
          label={label}
          hint={'W\u00a0nowym zawodzie: ile najdłużej możesz czekać.'}
          values={values}
          faults={faults}
        />
      );
    case 'minPay':
      return (
        <NumberField
          name={fact}
          label={label}
          hint={'Brutto miesięcznie, w\u00a0złotych.'}
          values={values}
          faults={faults}
        />
      );
    case 'voivodeship':
      return (
        <SelectField
          name={fact}
          label={label}
          hint={'W\u00a0którym szukasz pracy.'}
          choices={VOIVODESHIP_CHOICES}
          value={value}
        />
      );
    case 'polishLevel':
      return (
        <SelectField
          name={fact}
          label={label}
          hint="Jeśli to nie Twój pierwszy język."
          choices={POLISH_CHOICES}
          value={value}
        />
      );
    case 'work':
      return <WorkFields values={values} />;
    case 'health':
      return <HealthFields values={values} faults={faults} />;
    case 'activities':
      return <ActivityFields values={values} />;
  }
}

function labelOf(fact: SheetFact, isNamed: boolean): ReactNode {
  const label = SHEET_FACTS[fact];
  return isNamed ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}

const FEWEST_PLACES = 2;

function PastFields({ values, faults, listId, isNamed = false }: FactValues) {
  const from = values['from'] ?? [];
  const places = Array.from({ length: Math.max(FEWEST_PLACES, from.length) }, (_, place) => place);
  return places.map((place) => (
    <Field
      key={place}
      label={place === 0 ? labelOf('from', isNamed) : 'Inny dotychczasowy zawód'}
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
  ));
}

function LicenceFields({ values }: Pick<FactValues, 'values'>) {
  const licences = values['licences'] ?? [];
  const others = licences.filter((key) => LICENCE_CHOICES.every(({ value }) => value !== key));
  return (
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
  );
}

function WorkFields({ values }: Pick<FactValues, 'values'>) {
  const stay = values['stay']?.[0] ?? '';
  return (
    <>
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
    </>
  );
}

type SelectFieldProps = {
  name: string;
  label: ReactNode;
  hint?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
};

/** One of several, or nothing said. */
function SelectField({ name, label, hint, choices, value }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} className={select} name={name} defaultValue={value}>
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type NumberFieldProps = {
  name: (typeof NUMBER_FIELDS)[number];
  label: ReactNode;
  hint?: string;
  values: FormValues;
  faults: FormFaults;
};

/** Text, so that '7 000 zł' may be typed and nothing is lost when it isn't understood. */
function NumberField({ name, label, hint, values, faults }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={faults[name] ?? null}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values[name]?.[0] ?? ''}
        />
      )}
    </Field>
  );
}

/** Eighteen everyday deeds, three for each letter of RIASEC. */
function ActivityFields({ values }: { values: FormValues }) {
  return (
    <ul className={rows}>
      {ACTIVITIES.map(({ key, words }) => (
        <Activity key={key} name={key} words={words} value={values[key]?.[0] ?? null} />
      ))}
    </ul>
  );
}

function Activity({ name, words, value }: { name: string; words: string; value: string | null }) {
  const id = useId();
  return (
    <li>
      <div className={row} role="radiogroup" aria-labelledby={id}>
        <span id={id}>{words}</span>
        <span className={answers}>
          {ACTIVITY_ANSWERS.map((one) => (
            <label className={answer} key={one.value}>
              <input
                className={mark}
                type="radio"
                name={name}
                value={one.value}
                defaultChecked={value === one.value}
              />
              {one.label}
            </label>
          ))}
        </span>
      </div>
    </li>
  );
}
