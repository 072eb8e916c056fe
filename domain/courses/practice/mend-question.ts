// A question as a model wrote it, mended where only its form is off; null = it can't be asked, since nobody could say what is right.
import type { Question } from './practice.ts';
import { GAP } from './practice.ts';

export type Raw = Readonly<Record<string, unknown>>;

const CHOICES = { least: 2, most: 8 } as const;
const WHY = 'Odpowiedź znajdziesz w\u00a0tekście lekcji.';
/** As models draw a gap; of code the brackets stay ('nazwa[___]'). */
const GAPS = /_{2,}|(?<![\p{L}\d_\])])\[\s*(?:\.{3}|…|_+|luka)\s*\]|\(\s*(?:\.{3}|…)\s*\)/giu;

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A text alone counts as a list of one. */
function textsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map(textOf);
}

export function mendedQuestion(raw: unknown): Question | null {
  if (!isRaw(raw)) return null;
  const text = textOf(raw['text']);
  if (text === '') return null;
  const asked = { text, why: textOf(raw['why']) === '' ? WHY : textOf(raw['why']) };
  switch (kindOf(raw)) {
    case 'single':
    case 'multiple':
      return choice(raw, asked);
    case 'order': {
      const items = textsIn(raw['items']);
      return areChoices(items) ? { kind: 'order', ...asked, items } : null;
    }
    case 'gap': {
      const gapped = text.replaceAll(GAPS, GAP);
      const accepted = textsIn(raw['accepted']).filter((word) => word !== '');
      if (gapped.split(GAP).length !== 2 || accepted.length === 0) return null;
      return { kind: 'gap', ...asked, text: gapped, accepted };
    }
    default:
      return null;
  }
}

/** What it calls itself, or what its fields say. */
function kindOf(raw: Raw): unknown {
  if (typeof raw['kind'] === 'string') return raw['kind'].trim().toLowerCase();
  if (Array.isArray(raw['items'])) return 'order';
  if (raw['accepted'] !== undefined) return 'gap';
  return Array.isArray(raw['options']) ? 'single' : null;
}

function choice(raw: Raw, asked: { text: string; why: string }): Question | null {
  const options = textsIn(raw['options']);
  if (!areChoices(options)) return null;
  const given = Array.isArray(raw['right']) ? raw['right'] : [raw['right']];
  const right = [...new Set(given.map((one) => indexOf(one, options)))];
  const [only = -1] = right;
  if (right.length === 0 || right.includes(-1) || right.length === options.length) return null;
  if (kindOf(raw) === 'multiple' || right.length > 1) return { kind: 'multiple', ...asked, options, right };
  return { kind: 'single', ...asked, options, right: only };
}

/** Its number, as digits, too, or its words; -1 = none of them. */
function indexOf(given: unknown, options: readonly string[]): number {
  const number = typeof given === 'string' && /^\d+$/.test(given.trim()) ? Number(given) : given;
  if (typeof number === 'number') return Number.isInteger(number) && number in options ? number : -1;
  return options.indexOf(textOf(given));
}

function areChoices(texts: readonly string[]): boolean {
  const own = new Set(texts.map((text) => text.toLocaleLowerCase('pl')));
  const isWithin = texts.length >= CHOICES.least && texts.length <= CHOICES.most;
  return isWithin && own.size === texts.length && !own.has('');
}
