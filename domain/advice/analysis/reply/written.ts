// What the model writes, before it is joined with the tables (docs/product.md 'Career analysis'): paths by the id of an occupation, with
// neither name nor pay. Fields that we don't ask for are dropped; of a list its good entries stay, and what is forgotten is filled in here or
// from the tables (advice/complete.ts). `uwaga` says that the person seems to be in danger.
import * as z from 'zod';
import { firstIssue } from '../../../platform/first-issue.ts';
import { lazy } from '../../../platform/lazy.ts';
import { WISH_KINDS } from '../../reading/reading.ts';
import {
  ANALYSIS_LIMITS,
  type AnswerBack,
  type BeyondTable,
  type CareerAnalysis,
  type PlanStep,
  type QuestionBack,
  type Reason,
  type Skill,
} from '../analysis.ts';
import type { SectionName, SectionValues } from '../events.ts';
import { partSchemas, withRelatedSkills } from '../parts-schema.ts';
import { cleanLongText, cleanName } from './clean-text.ts';
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

/** An occupation by its id, and the person's own words against it. */
export type WrittenRejection = { zawodId: string; cytat: string; powod: string };

type Joined = 'sciezkiKariery' | 'wojewodztwo' | 'odrzucone' | 'pytanie' | 'pozaTabela' | 'jezyk';

export type WrittenAnalysis = Omit<CareerAnalysis, Joined> & {
  odrzucone: WrittenRejection[];
  sciezkiKariery: WrittenPath[];
  zastrzezenie: string;
  pytanie: QuestionBack | null;
  pozaTabela: BeyondTable | null;
};

type WrittenValues = Omit<SectionValues, 'sciezkiKariery' | 'odrzucone'> & {
  odrzucone: WrittenRejection;
  sciezkiKariery: WrittenPath;
};

export type WrittenSection = {
  [Name in SectionName]: { name: Name; index: number; value: WrittenValues[Name] };
}[SectionName];

const USUAL_PRIORITY = 3;
/** In the place of what the model forgot, and nothing of a person's hangs on. */
const OWN_PACE = 'w swoim tempie';
const ENDING =
  'Wybierz jedną ścieżkę i\u00a0zrób próbę, którą przy niej opisujemy: powie Ci więcej niż każdy opis.';

const schemas = lazy(() => {
  const { name, longText, predisposition, ...parts } = partSchemas();
  const text = (fallback: string, clean = cleanLongText) =>
    z
      .string()
      .catch('')
      .transform((raw) => clean(raw) || fallback);
  const skill: z.ZodType<Skill> = z.object({
    nazwa: name,
    priorytet: z.unknown().transform(priorityOf),
    opis: longText,
  });
  const planStep: z.ZodType<PlanStep> = z.object({
    nazwa: name,
    czasWykonania: text(OWN_PACE, cleanName),
    opis: longText,
  });
  const path: z.ZodType<WrittenPath> = z.preprocess(
    withRelatedSkills,
    z.object({
      zawodId: name,
      opis: text(''),
      dlaczego: goodOf(parts.reason),
      przeciw: goodOf(longText),
      luka: text(''),
      proba: z.unknown().optional().transform(testOf),
      kroki: goodOf(planStep),
      potencjalRozwoju: text(''),
      korzysci: goodOf(longText),
      wymagania: goodOf(longText),
      umiejetnosciPowiazane: goodOf(longText),
    }),
  );
  const rejection: z.ZodType<WrittenRejection> = z.object({
    zawodId: name,
    cytat: longText,
    powod: longText,
  });
  const answer: z.ZodType<AnswerBack> = z.object({
    odpowiedz: name,
    warunek: z.enum(WISH_KINDS),
    jak: z.unknown().transform(valueOf),
  });
  const { minPaths, minSkills, minAnswersBack, maxAnswersBack } = ANALYSIS_LIMITS;
  const question: z.ZodType<QuestionBack> = z.object({
    pytanie: longText,
    odpowiedzi: goodOf(answer)
      .transform((answers) => answers.filter(isNew).slice(0, maxAnswersBack))
      .refine((answers) => answers.length >= minAnswersBack),
  });
  const beyond: z.ZodType<BeyondTable> = z.object({ nazwa: name, dlaczego: longText });
  const atLeast = <Entry>(entry: z.ZodType<Entry>, least: number, sentence: string) =>
    goodOf(entry).refine((list) => list.length >= least, sentence);
  const analysis: z.ZodType<WrittenAnalysis> = z.object({
    odrzucone: goodOf(rejection),
    zastrzezenie: text(''),
    predyspozycje: atLeast(predisposition, 1, 'lista jest pusta'),
    // Those of one occupation, and those beyond the most, fall out where the candidates are known.
    sciezkiKariery: atLeast(path, minPaths, 'za mało ścieżek'),
    umiejetnosci: atLeast(skill, minSkills, 'za mało umiejętności'),
    planRozwoju: z.object({
      kroki: atLeast(planStep, 1, 'lista jest pusta'),
      certyfikacje: goodOf(longText),
      projekty: goodOf(longText),
    }),
    podsumowanieInspirujace: text(ENDING),
    // Neither is worth a refusal.
    pytanie: question
      .nullish()
      .catch(null)
      .transform((one) => one ?? null),
    pozaTabela: beyond
      .nullish()
      .catch(null)
      .transform((one) => one ?? null),
  });
  const items: { [Name in SectionName]: z.ZodType<WrittenValues[Name]> } = {
    odrzucone: rejection,
    zastrzezenie: longText,
    predyspozycje: predisposition,
    sciezkiKariery: path,
    umiejetnosci: skill,
    'planRozwoju.kroki': planStep,
    'planRozwoju.certyfikacje': longText,
    'planRozwoju.projekty': longText,
    podsumowanieInspirujace: longText,
    pytanie: question,
    pozaTabela: beyond,
  };
  return { analysis, items };
});

/** A list's good entries; what is no list has none. */
function goodOf<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list): Entry[] => list.flatMap((one) => entry.safeParse(one).data ?? []));
}

/** What an answer says of its condition, in the words we ask for or in our own; anything else minds nothing. */
function valueOf(raw: unknown): AnswerBack['jak'] {
  if (raw === 'chce' || raw === 'want') return 'want';
  return raw === 'unika' || raw === 'avoid' ? 'avoid' : 'any';
}

/** Two answers of one meaning are one. */
function isNew({ warunek, jak }: AnswerBack, at: number, answers: readonly AnswerBack[]): boolean {
  return answers.findIndex((one) => one.warunek === warunek && one.jak === jak) === at;
}

/** A whole number from 1 to 5, whatever was said. */
function priorityOf(raw: unknown): number {
  const given = typeof raw === 'string' && raw.trim() === '' ? Number.NaN : Number(raw ?? Number.NaN);
  return Number.isFinite(given) ? Math.min(5, Math.max(1, Math.round(given))) : USUAL_PRIORITY;
}

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
