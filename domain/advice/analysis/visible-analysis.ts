// The validator of a browser's own copy of an analysis (docs/product.md 'Dashboard load', 'Analysis validity'): without the schema library,
// which the browser doesn't get. What was stored may have been edited, so every part that is shown is looked at.
import type { FactSources, PublicFacts } from '../public-facts.ts';
import type { AnswerBack, PlanStep, Predisposition, Reason, Rejected, Salary, Skill } from './analysis.ts';
import type { VisibleAnalysis, VisiblePath } from './events.ts';
import { ANALYSIS_LANGUAGES } from './language.ts';

/** Null = no valid analysis, or nothing to display: it needs one path and one predisposition. */
export function readVisibleAnalysis(value: unknown): VisibleAnalysis | null {
  return isVisibleAnalysis(value) ? value : null;
}

function isVisibleAnalysis(value: unknown): value is VisibleAnalysis {
  if (!isRecord(value)) return false;
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace, zrodla } = value;
  return (
    isListOf(predyspozycje, isPredisposition) &&
    predyspozycje.length > 0 &&
    isListOf(sciezkiKariery, isPath) &&
    sciezkiKariery.some((path) => !('locked' in path)) &&
    isListOf(umiejetnosci, orLocked(isSkill)) &&
    isRecord(planRozwoju) &&
    isListOf(planRozwoju['kroki'], isStep) &&
    isListOf(planRozwoju['certyfikacje'], isText) &&
    isListOf(planRozwoju['projekty'], isText) &&
    isText(podsumowanieInspirujace) &&
    hasLaterParts(value) &&
    (zrodla === null || isSources(zrodla))
  );
}

/** What analyses made before the third edition don't have. */
function hasLaterParts({ zastrzezenie, odrzucone, pytanie, pozaTabela, jezyk }: Record<string, unknown>) {
  return (
    (zastrzezenie === undefined || isText(zastrzezenie)) &&
    (odrzucone === undefined ||
      isListOf(odrzucone, (one): one is Rejected => hasTexts(one, ['zawodId', 'nazwa', 'cytat', 'powod']))) &&
    (pytanie === undefined ||
      (hasTexts(pytanie, ['pytanie']) &&
        isListOf(pytanie['odpowiedzi'], (one): one is AnswerBack =>
          hasTexts(one, ['odpowiedz', 'warunek', 'jak']),
        ))) &&
    (pozaTabela === undefined ||
      (hasTexts(pozaTabela, ['nazwa']) &&
        (pozaTabela['dlaczego'] === null || isText(pozaTabela['dlaczego'])))) &&
    (jezyk === undefined || ANALYSIS_LANGUAGES.some((one) => one === jezyk))
  );
}

function isPredisposition(value: unknown): value is Predisposition & { skrocone: boolean } {
  return hasTexts(value, ['nazwa', 'uzasadnienie']) && typeof value['skrocone'] === 'boolean';
}

function isPath(value: unknown): value is VisiblePath {
  if (!hasTexts(value, ['nazwa']) || !(value['fakty'] === null || isFacts(value['fakty']))) return false;
  if (value['locked'] === true)
    return (
      (value['zawodId'] === null || isText(value['zawodId'])) &&
      (value['liczbaKrokow'] === undefined || isAmount(value['liczbaKrokow']))
    );
  return (
    hasTexts(value, ['opis', 'potencjalRozwoju']) &&
    (value['zarobki'] === null || isSalary(value['zarobki'])) &&
    isListOf(value['korzysci'], isText) &&
    isListOf(value['wymagania'], isText) &&
    isListOf(value['umiejetnosciPowiazane'], isText) &&
    (value['zawodId'] === undefined || isAdvice(value))
  );
}

function isAdvice(value: Record<string, unknown>): boolean {
  const { proba } = value;
  return (
    hasTexts(value, ['zawodId', 'luka']) &&
    isListOf(value['dlaczego'], isReason) &&
    isListOf(value['przeciw'], isText) &&
    hasTexts(proba, ['co']) &&
    isAmount(proba['godziny']) &&
    isAmount(proba['koszt']) &&
    isListOf(value['kroki'], isStep) &&
    isListOf(value['bilans'], isLedgerLine) &&
    (value['podano'] === undefined || isListOf(value['podano'], isText)) &&
    (value['nazwy'] === undefined ||
      (isRecord(value['nazwy']) && Object.values(value['nazwy']).every(isText)))
  );
}

function isReason(value: unknown): value is Reason {
  return hasTexts(value, ['cytat', 'wniosek']);
}

function isLedgerLine(value: unknown): value is Record<string, unknown> {
  return hasTexts(value, ['factor', 'evidence']) && Number.isInteger(value['points']);
}

function isFacts(value: unknown): value is PublicFacts {
  if (!hasTexts(value, ['officialName', 'code', 'oneLine'])) return false;
  const { pay, widePay = null, demand, wayIn } = value;
  return (
    (widePay === null || (hasTexts(widePay, ['group']) && isAmount(widePay['mean']))) &&
    (pay === null ||
      (hasTexts(pay, ['group']) && ['d1', 'median', 'd9'].every((key) => isAmount(pay[key])))) &&
    (demand === null || hasTexts(demand, ['group', 'poland'])) &&
    hasTexts(wayIn, ['education']) &&
    (wayIn['months'] === null || isListOf(wayIn['months'], isAmount)) &&
    (wayIn['licence'] === null || hasTexts(wayIn['licence'], ['name', 'legalBasis']))
  );
}

function isSources(value: unknown): value is FactSources {
  if (!hasTexts(value, ['names'])) return false;
  const { pay, demand, minimumWage } = value;
  return (
    hasTexts(pay, ['title', 'address', 'period', 'scope']) &&
    hasTexts(demand, ['title', 'address']) &&
    isRecord(minimumWage) &&
    isAmount(minimumWage['gross'])
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
