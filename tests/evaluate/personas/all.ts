// Everybody whom the rule is measured with.
import { CARE } from './care.ts';
import { DIGITAL } from './digital.ts';
import { HANDS } from './hands.ts';
import { LIMITED } from './limits.ts';
import { OFFICE } from './office.ts';
import type { Persona } from './persona.ts';

export const PERSONAS: readonly Persona[] = [...HANDS, ...CARE, ...OFFICE, ...DIGITAL, ...LIMITED];
