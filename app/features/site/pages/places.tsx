// What code fills into the texts of static pages: {{operator}}, {{contact}}, {{cookies}}.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Contact, Operator, type OperatorFacts } from './Operator.tsx';
import { StoredRecords } from './StoredRecords.tsx';

export function placesOf(operator: OperatorFacts): Readonly<Record<string, ReactNode>> {
  return {
    operator: <Operator operator={operator} />,
    contact: <Contact operator={operator} />,
    cookies: <StoredRecords />,
  };
}

/** {{means}}: how one pays, as it is configured. */
export function meansPlace(sentence: string): Readonly<Record<string, ReactNode>> {
  return { means: <p>{withNonBreakingSpaces(sentence)}</p> };
}
