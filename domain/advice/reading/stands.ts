// How the person stands to each word of a text. A cue holds until the next one, a turn ('ale', 'wolę') or the end of the thought; at a
// comma only while a list goes on. 'Nie' and 'bez' are read with the word that follows; a cue at the end of its part looks back.
import {
  ABLE,
  ABLENESS,
  AILMENT,
  CIRCUMSTANCE,
  DISLIKED,
  DISLIKING,
  isVerb,
  LACK_OF_NOTHING,
  LIKED,
  LIKING,
  LIVED,
  LIVING,
  NOT_KNOWN,
  NOT_MINDED,
  NOTHING,
  SCHOOLING,
  TURN,
  type Stand,
} from './cues.ts';
import type { Token } from './tokens.ts';

const NO = /^(?:nie|nei|ne)$/;
const WITHOUT_REACH = 3;

/** `isBrief`: holds to the next comma only. */
type Reading = { stand: Stand; length: number; isBrief?: boolean };

/** One stand a word; `usual` is that of words under no cue. */
export function standsOf(tokens: readonly Token[], usual: Stand): Stand[] {
  const stands: Stand[] = [];
  let held: Stand | null = null;
  let partStart = 0;
  let withoutLeft = 0;
  let isBrief = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.before !== 'none') {
      withoutLeft = 0;
      partStart = at;
      if (token.before === 'stop' || isBrief || !isListGoingOn(tokens, at)) held = null;
    }
    if (token.before === 'comma' && /^(?:zdaln|praca|prace|szukam)/.test(token.folded)) held = null;
    if (TURN.test(token.folded) && !NO.test(tokens[at - 1]?.folded ?? '')) {
      held = null;
      withoutLeft = 0;
      partStart = at + 1;
    }
    if (AILMENT.test(token.folded)) {
      stands.fill(NOTHING, partStart, at);
      held = NOTHING;
    }
    if (token.folded === 'bez' && !LACK_OF_NOTHING.test(tokens[at + 1]?.folded ?? ''))
      withoutLeft = WITHOUT_REACH + 1;
    const cue = cueAt(tokens, at);
    if (cue !== null) {
      const isLast = isEndOfPart(tokens, at + cue.length);
      if (isLast && held === null) stands.fill(cue.stand, partStart, at);
      held = cue.stand;
      isBrief = cue.isBrief === true;
      withoutLeft = 0;
      for (let said = 0; said < cue.length; said++) stands[at + said] = cue.stand;
      at += cue.length;
      continue;
    }
    if (withoutLeft > 0 && /^(?:i|oraz|a)$/.test(token.folded) && isVerb(tokens[at + 1]?.folded ?? ''))
      withoutLeft = 0;
    stands[at] = withoutLeft > 0 ? DISLIKED : (held ?? usual);
    if (withoutLeft > 0) withoutLeft--;
    at++;
  }
  return stands;
}

function cueAt(tokens: readonly Token[], at: number): Reading | null {
  const word = tokens[at]?.folded ?? '';
  if (NO.test(word)) return noAt(tokens, at);
  if (word === 'bez') return null;
  if (CIRCUMSTANCE.test(word) || isCarer(tokens, at)) return { stand: NOTHING, length: 1 };
  if (DISLIKING.test(word)) return { stand: DISLIKED, length: 1 };
  if (word === 'mam') return mamAt(tokens, at);
  if (LIKING.test(word)) return { stand: LIKED, length: 1 };
  if (ABLENESS.test(word)) return { stand: ABLE, length: 1 };
  if (SCHOOLING.test(word)) return { stand: LIVED, length: 1, isBrief: true };
  if (LIVING.test(word)) return { stand: LIVED, length: 1 };
  return null;
}

const OWNED =
  /^(?:dzie|cork|syn|rodzin|dom|mieszkan|kredyt|mez|maz|zon|psa|kota|lat|rok|doswiadcz|wyksztalc|dyplom|zawod)/;

function mamAt(tokens: readonly Token[], at: number): Reading {
  const next = [1, 2, 3].map((ahead) => tokens[at + ahead]);
  if (/^dos(?:c|yc)$/.test(next[0]?.folded ?? '')) return { stand: DISLIKED, length: 2 };
  const owned = next.find((token) => token?.before === 'none' && OWNED.test(token.folded));
  if (owned === undefined) return { stand: ABLE, length: 1 };
  return { stand: /^(?:doswiadcz|wyksztalc|dyplom|zawod)/.test(owned.folded) ? LIVED : NOTHING, length: 1 };
}

// Who cares for somebody at home tells of a duty, not of a wish.
const RELATIVE =
  /^(?:mam[aeyoąę]|mamusi|tat[aey]|ojc|matk|rodzic|mez|zon[aeyo]|syn|cork|babci|dziad|tesc|bratem|siostr|wnuk|wnucz)/;

function isCarer(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded.startsWith('opieku') !== true) return false;
  return partAfter(tokens, at + 1)
    .slice(0, 5)
    .some((word) => RELATIVE.test(word));
}

function noAt(tokens: readonly Token[], at: number): Reading | null {
  const skipped = /^(?:mi|mnie|sie|juz|za|bardzo|wcale|zbytnio|specjalnie)$/;
  let ahead = 1;
  while (skipped.test(tokens[at + ahead]?.folded ?? '') && tokens[at + ahead]?.before === 'none') ahead++;
  const next = tokens[at + ahead];
  if (next === undefined || next.before !== 'none') return { stand: DISLIKED, length: 1 };
  const word = next.folded;
  if (word === 'tylko') return { stand: LIKED, length: ahead + 1 };
  const rest = partAfter(tokens, at + ahead + 1);
  if (rest.includes('bez') && /^(?:moge|wyobraz|potrafi|umie|obejd)/.test(word)) {
    return { stand: LIKED, length: ahead + 2 + rest.indexOf('bez') };
  }
  if (/^(?:mam|ma)$/.test(word) && /^(?:nic|problem|klopot)/.test(rest[0] ?? ''))
    return { stand: ABLE, length: ahead + 2 };
  if (NOT_MINDED.test(word)) return { stand: LIVED, length: ahead + 1 };
  if (NOT_KNOWN.test(word)) return { stand: NOTHING, length: ahead + 1 };
  const isCue =
    LIKING.test(word) ||
    ABLENESS.test(word) ||
    /^(?:moge|dam|wolno|nadaj|znosz|cierpi|wyobraz|dla|moj|odpowiad|zamierz|planuj|cierp|toler|przepad|nadaje|chodzi|wchodz)/.test(
      word,
    );
  return { stand: DISLIKED, length: isCue ? ahead + 1 : ahead };
}

/** The words up to the next break. */
function partAfter(tokens: readonly Token[], start: number): string[] {
  const words: string[] = [];
  for (let at = start; at < tokens.length && tokens[at]?.before === 'none'; at++)
    words.push(tokens[at]?.folded ?? '');
  return words;
}

// 'Nie lubię biura, hałasu, tłumu' goes on; 'nie lubię biura, rysuję komiksy' doesn't.
function isListGoingOn(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || (at > start && token.before !== 'none')) break;
    if (isVerb(token.folded)) return false;
  }
  return true;
}

function isEndOfPart(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.before !== 'none' || TURN.test(next.folded);
}
