// The parts that replies and stored analyses share, each checked the same way: digit strings count as numbers, optional lists may be
// missing or null (= empty), texts are cleaned and cut, min > max is swapped. Any other flaw makes the whole invalid.
import * as z from 'zod';
import { ANALYSIS_LIMITS, type PlanStep, type Predisposition, type Salary, type Skill } from './analysis.ts';
import { lazy } from '../../platform/lazy.ts';
import { cleanLongText, cleanName } from './reply/clean-text.ts';

/** Above this a monthly pay is a slip of the model, not a figure. */
const MAX_MONTHLY_PAY = 10_000_000;

// Made when the first analysis is read: the first page after a cold start has none.
export const partSchemas = lazy(() => {
  const required = (clean: (raw: string) => string) =>
    z.string('brak tekstu').transform(clean).pipe(z.string().min(1, 'pusty tekst'));
  const name = required(cleanName);
  const longText = required(cleanLongText);
  const optionalText = z
    .string('to nie jest tekst')
    .nullish()
    .transform((text) => cleanLongText(text ?? ''));
  const priority = whole('brak priorytetu', 'priorytet spoza 1–5', 1, 5);
  const pay = z.preprocess(
    digitsAsNumber,
    z
      .number('brak kwoty')
      .min(0, 'kwota ujemna')
      .max(MAX_MONTHLY_PAY, 'kwota zbyt wysoka')
      .transform((amount) => Math.abs(Math.round(amount))),
  );
  const salary = z
    .object({ min: pay, max: pay, komentarz: optionalText })
    .transform(({ min, max, komentarz }): Salary => ({
      min: Math.min(min, max),
      max: Math.max(min, max),
      waluta: 'PLN',
      komentarz,
    }));
  const predisposition: z.ZodType<Predisposition> = z.object({ nazwa: name, uzasadnienie: longText });
  const skill: z.ZodType<Skill> = z.object({ nazwa: name, priorytet: priority, opis: longText });
  const planStep: z.ZodType<PlanStep> = z.object({ nazwa: name, czasWykonania: name, opis: longText });
  const reason = z.object({ cytat: longText, wniosek: longText });
  return {
    name,
    longText,
    optionalText,
    salary,
    predisposition,
    skill,
    planStep,
    reason,
    optionalList: optional(longText),
    optionalSteps: optional(planStep),
    optionalReasons: optional(reason),
  };
});

/** The fields of an analysis whose paths are of the given shape. */
export function analysisFields<Path>(path: z.ZodType<Path>) {
  const { longText, predisposition, skill, planStep, optionalList } = partSchemas();
  return {
    predyspozycje: z.array(predisposition, 'brak listy').min(1, 'lista jest pusta'),
    sciezkiKariery: z
      .array(path, 'brak listy')
      .min(ANALYSIS_LIMITS.minPaths, 'za mało ścieżek')
      .max(ANALYSIS_LIMITS.maxPaths + ANALYSIS_LIMITS.maxAdded, 'za dużo ścieżek'),
    umiejetnosci: z.array(skill, 'brak listy').min(ANALYSIS_LIMITS.minSkills, 'za mało umiejętności'),
    planRozwoju: z.object({
      kroki: z.array(planStep, 'brak listy').min(1, 'lista jest pusta'),
      certyfikacje: optionalList,
      projekty: optionalList,
    }),
    podsumowanieInspirujace: longText,
  };
}

/** A list that may be missing. */
export function optional<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(entry, 'to nie jest lista')
    .nullish()
    .transform((list): Entry[] => list ?? []);
}

/** A whole number between bounds, which may come as digits. */
export function whole(missing: string, outside: string, least: number, most: number) {
  return z.preprocess(digitsAsNumber, z.number(missing).int(outside).min(least, outside).max(most, outside));
}

/** An older name of the same field stands in for it. */
export function withRelatedSkills(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('umiejetnosci' in raw)) return raw;
  const related = 'umiejetnosciPowiazane' in raw ? raw.umiejetnosciPowiazane : null;
  return { ...raw, umiejetnosciPowiazane: related ?? raw.umiejetnosci };
}

function digitsAsNumber(raw: unknown): unknown {
  return typeof raw === 'string' && /^\d{1,9}$/.test(raw.trim()) ? Number(raw) : raw;
}
