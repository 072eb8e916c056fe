// One criterion: its weight, what each path gets by it, each by one press, and the button that takes it away.
import { MARKS, type Criterion } from '#domain/advice/decide/decision.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { FIELDS, markField, weightField } from './weigh-form.ts';
import { criterion, head, name as nameStyle, scale, scaleName, step, steps } from './WeighPage.css.ts';

type CriterionCardProps = Criterion & {
  at: number;
  paths: readonly number[];
  names: readonly string[];
};

export function CriterionCard({ name, weight, marks, at, paths, names }: CriterionCardProps) {
  const others = Object.entries(marks).filter(([place]) => !paths.includes(Number(place)));
  return (
    <li className={criterion}>
      <input type="hidden" name={FIELDS.criterion} value={name} />
      {others.map(([place, mark]) => (
        <input key={place} type="hidden" name={markField(at, place)} value={mark} />
      ))}
      <div className={head}>
        <Heading level={3} size={4} className={nameStyle}>
          {name}
        </Heading>
        <Button type="submit" tone="quiet" name={FIELDS.button} value={`usun:${at}`}>
          Usuń
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <Scale of={name} label="Waga" name={weightField(at)} value={weight} />
      {paths.map((place) => (
        <Scale
          key={place}
          of={name}
          label={names[place] ?? ''}
          name={markField(at, place)}
          value={marks[place] ?? null}
        />
      ))}
    </li>
  );
}

type ScaleProps = { of: string; label: string; name: string; value: number | null };

/** Beside the same of other criteria it has to say whose it is. */
function Scale({ of, label, name, value }: ScaleProps) {
  return (
    <fieldset className={scale} aria-label={`${label} – ${of}`}>
      <span className={scaleName}>{label}</span>
      <span className={steps}>
        {MARKS.map((mark) => (
          <label key={mark} className={step}>
            <input type="radio" name={name} value={mark} defaultChecked={mark === value} />
            {mark}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
