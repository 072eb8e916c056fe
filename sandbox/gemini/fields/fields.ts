// Which field of work an occupation belongs to, by its code of the classification: the longest beginning that fits.
import { ANY_FIELD } from './any-field.ts';
import { CARE_FIELDS } from './care.ts';
import { COMPUTING_FIELDS } from './computing.ts';
import { CRAFT_FIELDS } from './crafts.ts';
import { CREATIVE_FIELDS } from './creative.ts';
import { GUEST_FIELDS } from './guests.ts';
import { LIVING_FIELDS } from './living.ts';
import { OFFICE_FIELDS } from './office.ts';
import { ORDER_FIELDS } from './order.ts';
import { SERVICE_FIELDS } from './service.ts';
import { TECHNICAL_FIELDS } from './technical.ts';
import type { Field } from './field.ts';

export const FIELDS: readonly Field[] = [
  ...TECHNICAL_FIELDS,
  ...COMPUTING_FIELDS,
  ...CREATIVE_FIELDS,
  ...CARE_FIELDS,
  ...ORDER_FIELDS,
  ...OFFICE_FIELDS,
  ...GUEST_FIELDS,
  ...LIVING_FIELDS,
  ...CRAFT_FIELDS,
  ...SERVICE_FIELDS,
];

const BEGINNINGS = FIELDS.flatMap((field) => field.codes.split(' ').map((start) => ({ start, field })))
  .filter(({ start }) => start !== '')
  .toSorted((one, other) => other.start.length - one.start.length);

/** `code` null = an occupation that the tables don't hold. */
export function fieldOf(code: string | null): Field {
  return BEGINNINGS.find(({ start }) => code?.startsWith(start) === true)?.field ?? ANY_FIELD;
}
