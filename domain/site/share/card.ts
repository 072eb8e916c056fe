// A shared card (docs/decisions.md 'The shared card'): what is on it, how long it lives, whose name it may bear.
import { isAdvised, type AdvisedPath, type CareerAnalysis } from '../../advice/analysis/analysis.ts';
import { cleanName } from '../../advice/analysis/reply/clean-text.ts';
import type { Strength } from './strengths.ts';

const DAY_MS = 24 * 60 * 60_000;
export const CARD_LIFE_MS = 365 * DAY_MS;

export const MAX_CARD_NAME = 40;
export const CARD_NAME_FAULT = `Wpisz imię samymi literami, najwyżej ${MAX_CARD_NAME} znaków – albo zostaw to pole puste.`;

/** 128 bits and more, in base64url. */
export const CARD_KEY = /^[A-Za-z0-9_-]{22}$/;

export type CardContent = {
  zawodId: string;
  /** The path's place in its analysis, from 0: it has the colour. */
  place: number;
  strengths: readonly Strength[];
  /** What the person typed; null = nothing. */
  name: string | null;
};

// What the pictures' letters can write. A dot ends a word: an address or a phone number is no name.
const NAME = /^(?![×÷])[A-Za-zÀ-ſ](?:[A-Za-zÀ-ÖØ-öø-ſ '’-]|\.(?= |$))*$/u;

/** Null = no name; 'fault' = what was typed is none. */
export function cardName(typed: string | null): { name: string | null } | 'fault' {
  const name = cleanName((typed ?? '').slice(0, 2 * MAX_CARD_NAME));
  if (name === '') return { name: null };
  return name.length <= MAX_CARD_NAME && NAME.test(name) ? { name } : 'fault';
}

/** The path that goes on the card: the one its owner follows, else the first; of those that their plan shows. Null = there is none. */
export function pathForCard(
  { sciezkiKariery }: Pick<CareerAnalysis, 'sciezkiKariery'>,
  { trail, openPaths }: { trail: string | null; openPaths: number },
): { path: AdvisedPath; place: number } | null {
  const open = sciezkiKariery
    .slice(0, openPaths)
    .flatMap((path, place) => (isAdvised(path) ? [{ path, place }] : []));
  return open.find(({ path }) => path.zawodId === trail) ?? open[0] ?? null;
}
