// The bodies of a reader's calls: a lesson is done, something in it is wrong.
import * as z from 'zod';
import { wellFormedText } from '../well-formed-text.ts';

export const MAX_REPORT_LENGTH = 1_000;

const REPORT = 'Napisz, co jest nie tak w\u00a0tej lekcji.';

export const lessonDoneSchema = z.object({
  done: z.boolean('Oznacz lekcję jako ukończoną lub nieukończoną.'),
});

export const lessonReportSchema = z.object({
  text: wellFormedText(REPORT)
    .trim()
    .min(1, REPORT)
    .max(MAX_REPORT_LENGTH, `Skróć opis do ${MAX_REPORT_LENGTH} znaków.`),
});
