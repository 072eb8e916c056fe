// What the model writes, before it is joined with the tables (docs/product.md 'Career analysis'): paths by the id of an occupation, with
// neither name nor pay. Fields that we don't ask for are dropped. `uwaga` says that the person seems to be in danger.
import * as z from 'zod';
import { firstIssue } from '../../first-issue.ts';
import { lazy } from '../../lazy.ts';
import { ANALYSIS_LIMITS, type CareerAnalysis, type PlanStep, type Reason } from '../analysis.ts';
import type { SectionName, SectionValues } from '../events.ts';
import { analysisFields, partSchemas, withRelatedSkills } from '../parts-schema.ts';
import type { Validated } from './parse.ts';

export type WrittenPath = {
  zawodId: string;
  opis: string;
  dlaczego: Reason[];
  przeciw: string[];
  luka: string;
  /** Null = none that keeps to 10 hours and 100 zł. */
  proba: { co: string; godziny: number; koszt: number } | null;
  kroki: PlanStep[];
  potencjalRozwoju: string;
  korzysci: string[];
  wymagania: string[];
  umiejetnosciPowiazane: string[];
};

export type WrittenAnalysis = Omit<CareerAnalysis, 'sciezkiKariery' | 'wojewodztwo'> & {
  sciezkiKariery: WrittenPath[];
};

export type WrittenValues = Omit<SectionValues, 'sciezkiKariery'> & { sciezkiKariery: WrittenPath };

export type WrittenSection = {
  [Name in SectionName]: { name: Name; index: number; value: WrittenValues[Name] };
}[SectionName];

const schemas = lazy(() => {
  const { name, longText, optionalText, predisposition, skill, planStep, ...parts } = partSchemas();
  const path: z.ZodType<WrittenPath> = z.preprocess(
    withRelatedSkills,
    z.object({
      zawodId: name,
      opis: longText,
      dlaczego: parts.optionalReasons,
      przeciw: parts.optionalList,
      luka: optionalText,
      proba: z.unknown().optional().transform(testOf),
      kroki: parts.optionalSteps,
      potencjalRozwoju: longText,
      korzysci: parts.optionalList,
      wymagania: parts.optionalList,
      umiejetnosciPowiazane: parts.optionalList,
    }),
  );
  const analysis: z.ZodType<WrittenAnalysis> = z.object({
    ...analysisFields(path),
  });
  const items: { [Name in SectionName]: z.ZodType<WrittenValues[Name]> } = {
    predyspozycje: predisposition,
    sciezkiKariery: path,
    umiejetnosci: skill,
    'planRozwoju.kroki': planStep,
    'planRozwoju.certyfikacje': longText,
    'planRozwoju.projekty': longText,
    podsumowanieInspirujace: longText,
  };
  return { analysis, items };
});

export function parseWritten(value: unknown): Validated<{ written: WrittenAnalysis }> {
  const parsed = schemas().analysis.safeParse(value, { error: () => 'niepoprawna wartość' });
  return parsed.success
    ? { ok: true, written: parsed.data }
    : { ok: false, reason: firstIssue(parsed.error, 'To nie jest obiekt z analizą.') };
}

/** A single finished section, by the same rule; null if it would make the whole reply invalid. */
export function parseWrittenSection(name: SectionName, index: number, raw: unknown): WrittenSection | null {
  if (name === 'sciezkiKariery' && index >= ANALYSIS_LIMITS.maxPaths) return null;
  const parsed = schemas().items[name].safeParse(raw);
  // The table ties each name to its value's type; the compiler can't follow that through a variable name.
  return parsed.success ? ({ name, index, value: parsed.data } as WrittenSection) : null;
}

/** `uwaga` as the model may write it: the word we ask for, or a plain true. */
export function speaksOfDanger(uwaga: unknown): boolean {
  return uwaga === true || (typeof uwaga === 'string' && /kryzys|crisis/i.test(uwaga));
}

function testOf(raw: unknown): WrittenPath['proba'] {
  const { longText } = partSchemas();
  const amount = (most: number) => z.coerce.number().min(0).max(most).transform(Math.ceil);
  const read = z
    .object({
      co: longText,
      godziny: amount(ANALYSIS_LIMITS.maxTestHours),
      koszt: amount(ANALYSIS_LIMITS.maxTestCost),
    })
    .safeParse(raw);
  return read.success ? read.data : null;
}
