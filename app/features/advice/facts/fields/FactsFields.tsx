// All fields of the sheet of facts at once, for the quiz; /fakty opens them one by one (FactsSheet.tsx).
import { useId } from 'react';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { SHEET_FACTS, type SheetFact } from '../facts-of-sheet.ts';
import type { FormValues } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';
import { FactFields } from './FactFields.tsx';
import { FactGroup, FACT_HINTS } from './FactGroup.tsx';
import { OccupationNames } from './OccupationNames.tsx';

type FactsFieldsProps = { values: FormValues; faults: FormFaults };

export function FactsFields({ values, faults }: FactsFieldsProps) {
  const listId = useId();
  const fields = (...facts: SheetFact[]) =>
    facts.map((fact) => (
      <FactFields key={fact} fact={fact} values={values} faults={faults} listId={listId} />
    ));
  return (
    <Stack gap={8}>
      <FactGroup title="Szkoła i&nbsp;dotychczasowa praca">
        <Columns layout="fields" gap={4} align="start">
          {fields('education', 'years', 'from')}
        </Columns>
      </FactGroup>
      <FactGroup title={SHEET_FACTS.licences}>{fields('licences')}</FactGroup>
      <FactGroup title="Czas, miejsce i&nbsp;pieniądze">
        <Columns layout="fields" gap={4} align="start">
          {fields('hoursPerWeek', 'maxMonths', 'minPay', 'voivodeship', 'polishLevel')}
        </Columns>
      </FactGroup>
      <FactGroup title={SHEET_FACTS.work}>{fields('work')}</FactGroup>
      <FactGroup title={SHEET_FACTS.health} hint={FACT_HINTS.health}>
        {fields('health')}
      </FactGroup>
      <FactGroup title={SHEET_FACTS.activities} hint={FACT_HINTS.activities}>
        {fields('activities')}
      </FactGroup>
      <OccupationNames id={listId} />
    </Stack>
  );
}
