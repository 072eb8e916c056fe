import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { screenOnly } from '../../styles/print.css.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/form/Field.tsx';
import { area } from '../../ui/form/TextArea.css.ts';
import { input } from '../../ui/form/TextInput.css.ts';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';

/** The occupation on somebody else's page: a frame to copy, without a script and without counting who looks. */
export function Embed({ id, name, origin }: { id: string; name: string; origin: string }) {
  const frame = `<iframe src="${origin}/zawody/${id}/osadz" title="${name} – Szlak" width="100%" height="300" loading="lazy" frameborder="0"></iframe>`;
  return (
    <div className={screenOnly}>
      <Disclosure summary="Osadź na swojej stronie">
        <Field
          label="Kod ramki"
          hint={withNonBreakingSpaces(
            'Bez skryptów i bez śledzenia. Na licencji CC BY 4.0: podpis „Szlak” jest już w środku.',
          )}
        >
          {(control) => (
            <textarea
              {...control}
              className={classNames(input, area)}
              readOnly
              rows={4}
              defaultValue={frame}
            />
          )}
        </Field>
      </Disclosure>
    </div>
  );
}
