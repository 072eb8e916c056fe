// The one validator of an analysis (docs/product.md 'Career analysis', 'Analysis validity'; docs/faults.md 11), for replies, finished
// sections and stored records. Rule: unknown fields are dropped; digit strings count as numbers; a path's `umiejetnosci` stands in for its
// `umiejetnosciPowiazane`; optional lists and the pay's comment may be missing or null (= empty); the currency is always PLN; min > max is
// swapped; texts are cleaned and cut. Any other flaw, also in a single list entry, makes it all invalid.
import * as z from 'zod';
import { ANALYSIS_LIMITS, type CareerAnalysis, type CareerPath, type Salary } from './analysis.ts';
import { cleanLongText, cleanName } from './reply/clean-text.ts';
import type { Section, SectionName, SectionValues } from './events.ts';
import { firstIssue } from '../first-issue.ts';
import { lazy } from '../lazy.ts';

export { RESPONSE_SCHEMA } from './reply/response-schema.ts';

/** `reason` is plain Polish with the place of the flaw; it never holds text of the reply. */
export type ParsedAnalysis = { ok: true; analysis: CareerAnalysis } | { ok: false; reason: string };

const NOT_AN_OBJECT = 'To nie jest obiekt z analizą.';

/** Above this a monthly pay is a slip of the model, not a figure. */
const MAX_MONTHLY_PAY = 10_000_000;

// Made when the first analysis is read: the first page after a cold start has none.
const schemas = lazy(() => {
  const required = (clean: (raw: string) => string) =>
    z.string('brak tekstu').transform(clean).pipe(z.string().min(1, 'pusty tekst'));

  const name = required(cleanName);
  const longText = required(cleanLongText);
  const optionalList = z
    .array(longText, 'to nie jest lista')
    .nullish()
    .transform((list) => list ?? []);

  const digitsAsNumber = (raw: unknown) =>
    typeof raw === 'string' && /^\d{1,9}$/.test(raw.trim()) ? Number(raw) : raw;

  const pay = z.preprocess(
    digitsAsNumber,
    z
      .number('brak kwoty')
      .min(0, 'kwota ujemna')
      .max(MAX_MONTHLY_PAY, 'kwota zbyt wysoka')
      .transform((amount) => Math.abs(Math.round(amount))),
  );

  const salary = z
    .object({
      min: pay,
      max: pay,
      komentarz: z
        .string('to nie jest tekst')
        .nullish()
        .transform((text) => cleanLongText(text ?? '')),
    })
    .transform(({ min, max, komentarz }): Salary => ({
      min: Math.min(min, max),
      max: Math.max(min, max),
      waluta: 'PLN',
      komentarz,
    }));

  const predisposition = z.object({ nazwa: name, uzasadnienie: longText });

  const careerPath: z.ZodType<CareerPath> = z.preprocess(
    withRelatedSkills,
    z.object({
      nazwa: name,
      opis: longText,
      zarobki: salary,
      potencjalRozwoju: longText,
      korzysci: optionalList,
      wymagania: optionalList,
      umiejetnosciPowiazane: optionalList,
    }),
  );

  const priority = z.preprocess(
    digitsAsNumber,
    z
      .number('brak priorytetu')
      .int('priorytet spoza 1–5')
      .min(1, 'priorytet spoza 1–5')
      .max(5, 'priorytet spoza 1–5'),
  );

  const skill = z.object({ nazwa: name, priorytet: priority, opis: longText });

  const planStep = z.object({ nazwa: name, czasWykonania: name, opis: longText });

  const analysis: z.ZodType<CareerAnalysis> = z.object({
    predyspozycje: z.array(predisposition, 'brak listy').min(1, 'lista jest pusta'),
    sciezkiKariery: z
      .array(careerPath, 'brak listy')
      .min(ANALYSIS_LIMITS.minPaths, 'za mało ścieżek')
      .max(ANALYSIS_LIMITS.maxPaths, 'za dużo ścieżek'),
    umiejetnosci: z.array(skill, 'brak listy').min(ANALYSIS_LIMITS.minSkills, 'za mało umiejętności'),
    planRozwoju: z.object({
      kroki: z.array(planStep, 'brak listy').min(1, 'lista jest pusta'),
      certyfikacje: optionalList,
      projekty: optionalList,
    }),
    podsumowanieInspirujace: longText,
  });

  const items: { [Name in SectionName]: z.ZodType<SectionValues[Name]> } = {
    predyspozycje: predisposition,
    sciezkiKariery: careerPath,
    umiejetnosci: skill,
    'planRozwoju.kroki': planStep,
    'planRozwoju.certyfikacje': longText,
    'planRozwoju.projekty': longText,
    podsumowanieInspirujace: longText,
  };

  return { analysis, items };
});

export function parseAnalysis(value: unknown): ParsedAnalysis {
  const parsed = schemas().analysis.safeParse(value, { error: () => 'niepoprawna wartość' });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  if (bytesOf(parsed.data) > ANALYSIS_LIMITS.maxBytes) return { ok: false, reason: 'Analiza jest za długa.' };
  return { ok: true, analysis: parsed.data };
}

/** A single finished section, by the same rule; null if it would make the whole analysis invalid. */
export function parseSection(sectionName: SectionName, index: number, raw: unknown): Section | null {
  if (sectionName === 'sciezkiKariery' && index >= ANALYSIS_LIMITS.maxPaths) return null;
  const parsed = schemas().items[sectionName].safeParse(raw);
  // The table ties each name to its value's type; the compiler can't follow that through a variable name.
  return parsed.success ? ({ name: sectionName, index, value: parsed.data } as Section) : null;
}

/** A stored record (docs/product.md 'Analysis validity'): text that isn't a valid analysis, 'undefined' and 'null' yield nothing. */
export function readStoredAnalysis(text: string | null | undefined): CareerAnalysis | null {
  if (text === null || text === undefined || text === 'undefined' || text === 'null') return null;
  const parsed = parseAnalysis(parsedJson(text));
  return parsed.ok ? parsed.analysis : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withRelatedSkills(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('umiejetnosci' in raw)) return raw;
  const related = 'umiejetnosciPowiazane' in raw ? raw.umiejetnosciPowiazane : null;
  return { ...raw, umiejetnosciPowiazane: related ?? raw.umiejetnosci };
}

function bytesOf(analysis: CareerAnalysis): number {
  return new TextEncoder().encode(JSON.stringify(analysis)).length;
}
