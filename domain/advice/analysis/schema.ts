// The validator of stored analyses (docs/product.md 'Career analysis', 'Analysis validity'; docs/faults.md 11), made on facts or before.
// Rule: unknown fields are dropped; a path's `umiejetnosci` stands in for its `umiejetnosciPowiazane`; pay may be null, since not
// every occupation has a figure. What a reply must hold: reply/written.ts.
import * as z from 'zod';
import {
  ANALYSIS_LIMITS,
  type AdvisedPath,
  type BeyondTable,
  type CareerAnalysis,
  type CareerPath,
  type QuestionBack,
  type Rejected,
} from './analysis.ts';
import { firstIssue } from '../../platform/first-issue.ts';
import { lazy } from '../../platform/lazy.ts';
import { ANSWER_VALUES } from '../answers-back.ts';
import { GIVEN_FACTS } from '../certainty.ts';
import { WISH_KINDS } from '../reading/reading.ts';
import { FACTOR_NAMES } from '../ranking/ledger.ts';
import { ANALYSIS_LANGUAGES } from './language.ts';
import { analysisFields, optional, partSchemas, whole, withRelatedSkills } from './parts-schema.ts';

/** `reason` is plain Polish with the place of the flaw; it never holds text of what was read. */
type ParsedAnalysis = { ok: true; analysis: CareerAnalysis } | { ok: false; reason: string };

const NOT_AN_OBJECT = 'To nie jest obiekt z analizą.';

const analysisSchema = lazy(() => {
  const { name, longText, optionalText, salary, ...parts } = partSchemas();
  const specified = {
    nazwa: name,
    opis: longText,
    zarobki: salary.nullable(),
    potencjalRozwoju: longText,
    korzysci: parts.optionalList,
    wymagania: parts.optionalList,
    umiejetnosciPowiazane: parts.optionalList,
  };
  const test = z.object({
    co: longText,
    godziny: whole('brak godzin', 'za dużo godzin', 0, ANALYSIS_LIMITS.maxTestHours),
    koszt: whole('brak kosztu', 'za wysoki koszt', 0, ANALYSIS_LIMITS.maxTestCost),
  });
  const line = z.object({
    factor: z.enum(FACTOR_NAMES, 'nieznany czynnik'),
    points: z.number('brak punktów').int('punkty nie są całe'),
    evidence: optionalText,
  });
  const advised: z.ZodType<AdvisedPath> = z.object({
    ...specified,
    zawodId: name,
    dlaczego: parts.optionalReasons,
    przeciw: parts.optionalList,
    luka: optionalText,
    proba: test,
    kroki: parts.optionalSteps,
    bilans: optional(line),
    podano: z.array(z.enum(GIVEN_FACTS)).catch([]).exactOptional(),
    dopisana: z.literal(true, 'nieznana wartość').exactOptional(),
  });
  const rejected: z.ZodType<Rejected> = z.object({
    zawodId: name,
    nazwa: name,
    cytat: longText,
    powod: longText,
  });
  const answer = z.object({
    odpowiedz: name,
    warunek: z.enum(WISH_KINDS, 'nieznany warunek'),
    jak: z.enum(ANSWER_VALUES, 'nieznana odpowiedź'),
  });
  const question: z.ZodType<QuestionBack> = z.object({
    pytanie: longText,
    odpowiedzi: z.array(answer, 'brak listy').min(ANALYSIS_LIMITS.minAnswersBack, 'za mało odpowiedzi'),
  });
  const beyond: z.ZodType<BeyondTable> = z.object({ nazwa: name, dlaczego: longText });
  const before: z.ZodType<CareerPath> = z.object(specified);
  const path = z.preprocess(
    withRelatedSkills,
    z.unknown().transform((raw, context): CareerPath => {
      const read = (isOnFacts(raw) ? advised : before).safeParse(raw);
      if (read.success) return read.data;
      for (const { message, path: place } of read.error.issues)
        context.addIssue({ code: 'custom', message, path: place });
      return z.NEVER;
    }),
  );
  return z.object({
    ...analysisFields(path),
    wojewodztwo: z.string().min(1).exactOptional(),
    zastrzezenie: longText.exactOptional(),
    odrzucone: z.array(rejected, 'to nie jest lista').exactOptional(),
    pytanie: question.exactOptional(),
    pozaTabela: beyond.exactOptional(),
    jezyk: z.enum(ANALYSIS_LANGUAGES, 'nieznany język').exactOptional(),
  });
});

export function parseAnalysis(value: unknown): ParsedAnalysis {
  const parsed = analysisSchema().safeParse(value, { error: () => 'niepoprawna wartość' });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  const analysis: CareerAnalysis = parsed.data;
  return isTooLong(analysis) ? { ok: false, reason: 'Analiza jest za długa.' } : { ok: true, analysis };
}

/** A stored record (docs/product.md 'Analysis validity'): text that isn't a valid analysis, 'undefined' and 'null' yield nothing. */
export function readStoredAnalysis(text: string | null | undefined): CareerAnalysis | null {
  if (text === null || text === undefined || text === 'undefined' || text === 'null') return null;
  const parsed = parseAnalysis(parsedJson(text));
  return parsed.ok ? parsed.analysis : null;
}

export function isTooLong(analysis: CareerAnalysis): boolean {
  return new TextEncoder().encode(JSON.stringify(analysis)).length > ANALYSIS_LIMITS.maxBytes;
}

function isOnFacts(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'zawodId' in raw;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
