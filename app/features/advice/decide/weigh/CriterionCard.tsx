// One criterion: its weight, what each path gets by it, and the buttons that move it.
import { MARKS, type Criterion } from '#domain/advice/decide/decision.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { FIELDS, markField } from './weigh-form.ts';
import { choices, head, name as nameStyle } from './WeighPage.css.ts';

type CriterionCardProps = Criterion & {
  at: number;
  isLast: boolean;
  paths: readonly number[];
  names: readonly string[];
};

const WEIGHT_WORDS = ['mało', 'trochę', 'średnio', 'bardzo', 'najbardziej'] as const;

export function CriterionCard({ name, weight, marks, at, isLast, paths, names }: CriterionCardProps) {
  const others = Object.entries(marks).filter(([place]) => !paths.includes(Number(place)));
  return (
    <Card as="li">
      <input type="hidden" name={FIELDS.criterion} value={name} />
      {others.map(([place, mark]) => (
        <input key={place} type="hidden" name={markField(at, place)} value={mark} />
      ))}
      <Stack gap={4}>
        <div className={head}>
          <Heading level={3} size={4} className={nameStyle}>
            {name}
          </Heading>
          <Inline gap={1}>
            {at === 0 ? null : <Move deed="gora" at={at} label="Wyżej" name={name} />}
            {isLast ? null : <Move deed="dol" at={at} label="Niżej" name={name} />}
            <Move deed="usun" at={at} label="Usuń" name={name} />
          </Inline>
        </div>
        <div className={choices}>
          <Field label={<Label text="Jak bardzo się liczy" of={name} />}>
            {(control) => (
              <Select {...control} name={FIELDS.weight} defaultValue={weight}>
                {MARKS.map((step) => (
                  <option key={step} value={step}>
                    {`${step} – ${WEIGHT_WORDS[step - 1]}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {paths.map((place) => (
            <Field key={place} label={<Label text={names[place] ?? ''} of={name} />}>
              {(control) => (
                <Select {...control} name={markField(at, place)} defaultValue={marks[place] ?? ''}>
                  <option value="">bez oceny</option>
                  {MARKS.map((step) => (
                    <option key={step} value={step}>
                      {step === 1 ? '1 – słabo' : step === MARKS.length ? `${step} – świetnie` : step}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      </Stack>
    </Card>
  );
}

/** Beside the same field of other criteria it has to say whose it is. */
function Label({ text, of }: { text: string; of: string }) {
  return (
    <>
      {text}
      <VisuallyHidden> – {of}</VisuallyHidden>
    </>
  );
}

function Move({ deed, at, label, name }: { deed: string; at: number; label: string; name: string }) {
  return (
    <Button type="submit" tone="quiet" name={FIELDS.button} value={`${deed}:${at}`}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
