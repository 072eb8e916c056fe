// The validator of a browser's own copy of an analysis (docs/product.md 'Dashboard load', 'Analysis validity'): without the schema library,
// which the browser doesn't get. What was stored may have been edited, so every part that is shown is looked at.
import type { CareerPath, PlanStep, Predisposition, Salary, Skill } from './analysis.ts';
import type { VisibleAnalysis } from './events.ts';

/** Null = no valid analysis, or nothing to display: it needs one path and one predisposition. */
export function readVisibleAnalysis(value: unknown): VisibleAnalysis | null {
  return isVisibleAnalysis(value) ? value : null;
}

function isVisibleAnalysis(value: unknown): value is VisibleAnalysis {
  if (!isRecord(value)) return false;
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace } = value;
  return (
    isListOf(predyspozycje, isPredisposition) &&
    predyspozycje.length > 0 &&
    isListOf(sciezkiKariery, orLocked(isPath)) &&
    sciezkiKariery.some((path) => path !== null) &&
    isListOf(umiejetnosci, orLocked(isSkill)) &&
    isRecord(planRozwoju) &&
    isListOf(planRozwoju['kroki'], isStep) &&
    isListOf(planRozwoju['certyfikacje'], isText) &&
    isListOf(planRozwoju['projekty'], isText) &&
    isText(podsumowanieInspirujace)
  );
}

function isPredisposition(value: unknown): value is Predisposition & { skrocone: boolean } {
  return hasTexts(value, ['nazwa', 'uzasadnienie']) && typeof value['skrocone'] === 'boolean';
}

function isPath(value: unknown): value is CareerPath {
  return (
    hasTexts(value, ['nazwa', 'opis', 'potencjalRozwoju']) &&
    isSalary(value['zarobki']) &&
    isListOf(value['korzysci'], isText) &&
    isListOf(value['wymagania'], isText) &&
    isListOf(value['umiejetnosciPowiazane'], isText)
  );
}

function isSalary(value: unknown): value is Salary {
  return (
    hasTexts(value, ['komentarz']) &&
    value['waluta'] === 'PLN' &&
    isAmount(value['min']) &&
    isAmount(value['max']) &&
    value['min'] <= value['max']
  );
}

function isSkill(value: unknown): value is Skill {
  return hasTexts(value, ['nazwa', 'opis']) && isAmount(value['priorytet']);
}

function isStep(value: unknown): value is PlanStep {
  return hasTexts(value, ['nazwa', 'czasWykonania', 'opis']);
}

function orLocked<Entry>(isEntry: (value: unknown) => value is Entry) {
  return (value: unknown): value is Entry | null => value === null || isEntry(value);
}

function isListOf<Entry>(value: unknown, isEntry: (one: unknown) => one is Entry): value is Entry[] {
  return Array.isArray(value) && value.every((one) => isEntry(one));
}

function hasTexts(value: unknown, fields: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && fields.every((field) => isText(value[field]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
