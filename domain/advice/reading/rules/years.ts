// Numbers as people write them, and the years that they worked: 'od 12 lat', 'osiemnaście lat', '10-letni staż'; never an age, a child's
// or the years until something.
import { findAll, matchAt, patternsOf, type Pattern } from './patterns.ts';
import type { Part, Text, Token } from './text.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  jeden: 1,
  jednego: 1,
  dwa: 2,
  dwóch: 2,
  dwie: 2,
  trzy: 3,
  trzech: 3,
  cztery: 4,
  czterech: 4,
  pięć: 5,
  pięciu: 5,
  sześć: 6,
  sześciu: 6,
  siedem: 7,
  siedmiu: 7,
  osiem: 8,
  ośmiu: 8,
  dziewięć: 9,
  dziewięciu: 9,
  dziesięć: 10,
  dziesięciu: 10,
  jedenaście: 11,
  jedenastu: 11,
  dwanaście: 12,
  dwunastu: 12,
  trzynaście: 13,
  czternaście: 14,
  czternastu: 14,
  piętnaście: 15,
  piętnastu: 15,
  szesnaście: 16,
  siedemnaście: 17,
  osiemnaście: 18,
  osiemnastu: 18,
  dziewiętnaście: 19,
  dwadzieścia: 20,
  dwudziestu: 20,
  trzydzieści: 30,
  trzydziestu: 30,
  pięc: 5,
  piec: 5,
  dziesiec: 10,
  dwadziescia: 20,
  pietnascie: 15,
};

export function numberOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  if (/^\d{1,6}$/.test(token.form)) return Number(token.form);
  return NUMBERS[token.form] ?? null;
}

const YEARS = new Set([
  'lat',
  'lata',
  'latach',
  'latami',
  'rok',
  'roku',
  'roczny',
  'letnie',
  'letni',
  'letnim',
  'letnia',
]);
const NO_WORK =
  patternsOf(`=mam|=mając|=skończyłem|=skończyłam|=kończę|=wiek|=wieku|=ma|=syn|=córka|=dziecko|=dzieci|=temu|=przed
  =za ..1
  =przez =ostatnie ..1 =nie`);
const UNTIL = patternsOf(`=do =emerytury
  =temu
  =nauki|=studiów|=szkoły|=życia|=przerwy|=bezrobocia`);
const AGE_AND_WORK = patternsOf(`=mam ..2 =lat|=lata ..1 =doświadczenia|=stażu|=praktyki|=pracy|=w|=jako`);

export const YEARS_PATTERNS: readonly Pattern[] = [...NO_WORK, ...UNTIL, ...AGE_AND_WORK];

export const YOUNGEST = 18;

type Span = { from: number; to: number };

/** In the same part of the sentence as the trade, or else in the next or last one, where that says nothing but how long. */
export function yearsNear(text: Text, clauses: readonly Part[], place: number, trade: Span): number | null {
  const own = clauses[place];
  if (own === undefined) return null;
  const here = yearsIn(text.tokens, own);
  if (here !== null) return here;
  for (const [near, isNext] of [
    [place + 1, true],
    [place - 1, false],
  ] as const) {
    const part = clauses[near];
    if (part === undefined || part.end - part.start > (isYearsAt(text.tokens, part) ? LONGEST_PLACE : 5))
      continue;
    const joint = text.tokens[isNext ? part.start : own.start];
    if (joint?.before !== 'comma') continue;
    const years = yearsIn(text.tokens, part);
    // 'Fryzjerka, 28 lat' is an age as soon as it may be one; '28 lat w zawodzie' is none.
    // '24 lata, lakiernik' begins with how old somebody is.
    const isFirst = !isNext && near === 0;
    const isBare = part.end - part.start <= 2 || (isFirst && !isYearsAt(text.tokens, part));
    const isAge = (isNext || isFirst) && isBare && (years ?? 0) >= YOUNGEST;
    if (years !== null && !isAge && (isNext || trade.from === own.start)) return years;
  }
  return null;
}

/** '28 lat na internie w Kielcach'; not '24 lata, Opole'. */
function isYearsAt(tokens: readonly Token[], { start }: Part): boolean {
  const [number, unit, place] = tokens.slice(start, start + 3);
  return numberOf(number) !== null && YEARS.has(unit?.form ?? '') && AT_WORK.test(place?.form ?? '');
}

const AT_WORK = /^(?:w|we|na|przy|u|za|jako|pracy|sta[żz]u|do[śs]wiadczenia|praktyki)$/;
/** In words. */
const LONGEST_PLACE = 9;

function yearsIn(tokens: readonly Token[], { start, end }: Part): number | null {
  for (let at = start; at < end - 1; at++) {
    const number = numberOf(tokens[at]);
    const more = numberOf(tokens[at + 1]);
    const isTwoWords = number !== null && number >= 20 && more !== null && more < 10;
    const years = isTwoWords ? number + more : number;
    const unit = tokens[at + (isTwoWords ? 2 : 1)];
    if (years === null || unit === undefined || !YEARS.has(unit.form) || years > 60) continue;
    const behind = at + (isTwoWords ? 3 : 2);
    const isUntil = UNTIL.some((pattern) => matchAt(pattern, tokens, behind) !== null);
    const isAge =
      findAll(NO_WORK, tokens, Math.max(start, at - 2), at).length > 0 &&
      !AGE_AND_WORK.some((pattern) => matchAt(pattern, tokens, at - 1) !== null);
    if (!isUntil && !isAge) return years;
  }
  return null;
}
