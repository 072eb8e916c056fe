import type { ReactNode } from 'react';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { group, hint as hintStyle, legend } from './FactsFields.css.ts';

export const FACT_HINTS = {
  health: 'Powodu nie podawaj. Zawody, które nie spełniają tych warunków, odpadną.',
  activities: 'Nie chodzi o\u00a0to, czy już to umiesz. Wystarczy kilka odpowiedzi.',
} as const;

type FactGroupProps = { title: string; hint?: string; children: ReactNode };

/** Fields that belong together, with what they are about. */
export function FactGroup({ title, hint, children }: FactGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Heading level={4} size={4}>
          {title}
        </Heading>
        {hint === undefined ? null : <span className={hintStyle}>{hint}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
