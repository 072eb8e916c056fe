// 'Jak bardzo chcę, jak bardzo wierzę': two steps from 0 to 10 for each path, and what would make one of them one higher.
import { MAX_RAISE_LENGTH, WILL_STEPS } from '#domain/advice/decide/decision.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { willFields } from './weigh-form.ts';
import type { Shown } from './WeighPage.tsx';
import { choices } from './WeighPage.css.ts';

const LEAD =
  'Liczby to nie wszystko. Zaznacz od 0 do 10, jak bardzo chcesz i jak bardzo wierzysz, że dasz radę. Potem pomyśl, co przesunęłoby jedną z tych liczb choć o jeden.';

export function WillFields({ decision: { paths, wills }, names }: Shown) {
  const others = Object.entries(wills).filter(([place]) => !paths.includes(Number(place)));
  return (
    <Stack as="section" gap={5}>
      <Text tone="soft">{withNonBreakingSpaces(LEAD)}</Text>
      {others.map(([place, { want, believe, raise }]) => {
        const fields = willFields(place);
        return (
          <span key={place}>
            <input type="hidden" name={fields.want} value={want ?? ''} />
            <input type="hidden" name={fields.believe} value={believe ?? ''} />
            <input type="hidden" name={fields.raise} value={raise} />
          </span>
        );
      })}
      {paths.map((place) => {
        const { want = null, believe = null, raise = '' } = wills[place] ?? {};
        const fields = willFields(place);
        const path = names[place] ?? '';
        return (
          <Stack key={place} gap={3}>
            <Heading level={3} size={4}>
              {path}
            </Heading>
            <div className={choices}>
              <Step label="Jak bardzo chcę" path={path} name={fields.want} value={want} />
              <Step
                label="Jak bardzo wierzę, że dam radę"
                path={path}
                name={fields.believe}
                value={believe}
              />
            </div>
            <Field
              label={
                <>
                  Co podniosłoby to o&nbsp;jeden?
                  <VisuallyHidden> – {path}</VisuallyHidden>
                </>
              }
              hint="Na przykład: dzień próbny, rozmowa z&nbsp;kimś z&nbsp;tego zawodu."
            >
              {(control) => (
                <TextInput
                  {...control}
                  name={fields.raise}
                  maxLength={MAX_RAISE_LENGTH}
                  defaultValue={raise}
                />
              )}
            </Field>
          </Stack>
        );
      })}
    </Stack>
  );
}

type StepProps = { label: string; path: string; name: string; value: number | null };

function Step({ label, path, name, value }: StepProps) {
  return (
    <Field
      label={
        <>
          {withNonBreakingSpaces(label)}
          <VisuallyHidden> – {path}</VisuallyHidden>
        </>
      }
    >
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''}>
          <option value="">jeszcze nie wiem</option>
          {WILL_STEPS.map((step) => (
            <option key={step} value={step}>
              {step === 0 ? '0 – wcale' : step === 10 ? '10 – całkowicie' : step}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
