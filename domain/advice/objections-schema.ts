// The body of the calls that mark a line of the ledger as not true, or as true again, and that answer what the analysis asks back.
import * as z from 'zod';
import { wellFormedText } from '../platform/well-formed-text.ts';
import { ANSWER_FACTOR } from './answers-back.ts';
import { MAX_EVIDENCE_LENGTH } from './objections.ts';
import { FACTOR_NAMES } from './ranking/ledger.ts';

const LINE = 'Wskaż pozycję bilansu, która się nie zgadza.';

export const objectionSchema = () =>
  z.object({
    factor: z.enum([...FACTOR_NAMES, ANSWER_FACTOR], LINE),
    evidence: wellFormedText(LINE).max(MAX_EVIDENCE_LENGTH, LINE),
  });
