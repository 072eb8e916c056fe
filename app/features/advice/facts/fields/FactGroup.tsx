import type { ReactNode } from 'react';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { group, hint as hintStyle, legend } from './FactsFields.css.ts';

type FactGroupProps = { title: string; hint?: string; level: 2 | 4; children: ReactNode };

/** Fields that belong together, with what they are about. */
export function FactGroup({ title, hint, level, children }: FactGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Heading level={level} size={4}>
          {title}
        </Heading>
        {hint === undefined ? null : <span className={hintStyle}>{hint}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
