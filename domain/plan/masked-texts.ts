// The texts of an analysis that a plan may see, with locked names masked. What can't hold a name (pay, priority) is
// copied; a visible path's own name is shown as it is.
import type { CareerPath, DevelopmentPlan, PlanStep, Predisposition, Skill } from '../analysis/analysis.ts';

export type Mask = (text: string) => string;

const LOOSE_END = /[\s.,;:–—-]{1,20}$/;
const CUT_PAIR = /[\ud800-\udbff]$/;

/** `skrocone` tells whether the reasoning was cut. Masked before the cut, so that no half of a name is left at the end. */
export function maskedPredisposition(
  { nazwa, uzasadnienie }: Predisposition,
  mask: Mask,
  reasoningCharacters: number,
): Predisposition & { skrocone: boolean } {
  const whole = mask(uzasadnienie);
  const shown = shortened(whole, reasoningCharacters);
  return { nazwa: mask(nazwa), uzasadnienie: shown, skrocone: shown !== whole };
}

export function maskedPath(path: CareerPath, mask: Mask): CareerPath {
  return {
    nazwa: path.nazwa,
    opis: mask(path.opis),
    zarobki: { ...path.zarobki, komentarz: mask(path.zarobki.komentarz) },
    potencjalRozwoju: mask(path.potencjalRozwoju),
    korzysci: path.korzysci.map(mask),
    wymagania: path.wymagania.map(mask),
    umiejetnosciPowiazane: path.umiejetnosciPowiazane.map(mask),
  };
}

export function maskedSkill(skill: Skill, mask: Mask): Skill {
  return { nazwa: mask(skill.nazwa), priorytet: skill.priorytet, opis: mask(skill.opis) };
}

export function maskedStep(step: PlanStep, mask: Mask): PlanStep {
  return { nazwa: mask(step.nazwa), czasWykonania: mask(step.czasWykonania), opis: mask(step.opis) };
}

export function maskedPlan(plan: DevelopmentPlan, mask: Mask): DevelopmentPlan {
  return {
    kroki: plan.kroki.map((step) => maskedStep(step, mask)),
    certyfikacje: plan.certyfikacje.map(mask),
    projekty: plan.projekty.map(mask),
  };
}

/** The first `length` characters, cut at a word, with '…'; the whole text if it is no longer. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length).replace(CUT_PAIR, '');
  const cutsWord = !/\s/.test(text.charAt(length));
  const words = (cutsWord ? head.slice(0, lastSpaceOf(head)) : head).replace(LOOSE_END, '');
  return `${words === '' ? head : words}…`;
}

function lastSpaceOf(text: string): number {
  return Math.max(0, text.lastIndexOf(' '), text.lastIndexOf('\n'));
}
