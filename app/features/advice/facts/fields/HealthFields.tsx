// Limits of work that say something of a person's health: asked for only as what the work may not need, with the consent of
// art. 9 ust. 2 lit. a RODO beside them, what happens with it, and how to take it back (docs/decisions.md 'Facts').
import { useId } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Choice } from '../../../../ui/form/Choice.tsx';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { HEALTH_CHOICES } from '../fact-words.ts';
import { HEALTH_CONSENT, type FormValues } from '../form-values.ts';
import type { FormFaults } from '../read-form.ts';

type HealthFieldsProps = { values: FormValues; faults: FormFaults };

export function HealthFields({ values, faults }: HealthFieldsProps) {
  const id = useId();
  const fault = faults[HEALTH_CONSENT] ?? null;
  return (
    <>
      <Columns layout="fields" gap={0} columnGap={8}>
        {HEALTH_CHOICES.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            look="line"
            name={value}
            label={label}
            defaultChecked={values[value] !== undefined}
          />
        ))}
      </Columns>
      <Stack gap={2}>
        <Choice
          type="checkbox"
          look="sentence"
          name={HEALTH_CONSENT}
          defaultChecked={values[HEALTH_CONSENT] !== undefined}
          aria-describedby={fault === null ? `${id}-co` : `${id}-blad ${id}-co`}
          aria-invalid={fault === null ? undefined : true}
          label={withNonBreakingSpaces(
            'Wyraźnie zgadzam się, aby Szlak używał zaznaczonych tu ograniczeń do doboru zawodów i je przechowywał. To dane o zdrowiu (art. 9 ust. 2 lit. a RODO).',
          )}
        />
        {fault === null ? null : <FieldFault id={`${id}-blad`}>{fault}</FieldFault>}
        <Text id={`${id}-co`} size="small" tone="soft">
          {withNonBreakingSpaces(
            'Przechowujemy je razem z Twoimi faktami i analizami. Model AI (Google Gemini) dostaje je jako warunki pracy; nazwiska ani adresu e-mail mu nie podajemy. Zgodę wycofasz w każdej chwili na stronie „Twoje fakty”, do której wejdziesz z profilu: ograniczenia znikną wtedy także z zapisanych analiz.',
          )}
        </Text>
      </Stack>
    </>
  );
}
