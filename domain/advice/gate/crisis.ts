// Does a text speak of death by one's own hand, of self-harm or of violence at home? Rather once too often than once too seldom: what
// follows is a calm sheet with telephone numbers, no verdict.
import { lazy } from '../../lazy.ts';
import { phraseIndex, placesIn, type Place, type Places } from './phrases.ts';
import { keyOf, sentencesOf } from './reading.ts';
import type { CrisisRule } from './rules/crisis-rule.ts';
import { HARM_RULES } from './rules/harm-rules.ts';
import { LIFE_RULES } from './rules/life-rules.ts';
import { putRight } from './spelling.ts';
import { CONTEXT_WORDS } from './words/context.ts';
import { DEATH_WORDS } from './words/death.ts';
import { FILLERS } from './words/fillers.ts';
import { IDIOMS } from './words/idioms.ts';
import { LIFE_WORDS } from './words/life.ts';
import { LIVING_WORDS } from './words/living.ts';
import { MEANS_WORDS } from './words/means.ts';
import { VIOLENCE_WORDS } from './words/violence.ts';

const RULES = [...HARM_RULES, ...LIFE_RULES];

const phrasesOf = (text: string) => text.split(/;\s*/).map((phrase) => phrase.trim());
const listsOf = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([concept, text]) => [concept, phrasesOf(text)]));

const rules = lazy(() => ({
  fillers: new Set(FILLERS.split(/\s+/).map(keyOf)),
  idioms: phraseIndex({ IDIOM: phrasesOf(IDIOMS) }),
  words: phraseIndex(
    listsOf({
      ...DEATH_WORDS,
      ...LIFE_WORDS,
      ...MEANS_WORDS,
      ...VIOLENCE_WORDS,
      ...CONTEXT_WORDS,
      ...LIVING_WORDS,
    }),
  ),
}));

// Written without spaces: a hashtag, or letters that were spaced out.
const RUN_TOGETHER =
  /[a-z]samob[ou]j[sc]|samob[ou]j[sc]\w*(?:zabi|zyc|hce)|niehc[a-z]{0,8}zyc|nie(?:mam|widze)[a-z]{0,9}zyc(?:$|,|ia|j)|zabicsie|siezabic|zabijesie|hc[a-z]{0,5}um[zs]*e?c|hceumz?r?z?ec|skonczezesoba|odbioresobiezycie|powieszesie|siepowiesic/;

// A piece of a word that was cut up: no Polish word has one consonant or two, but for a few.
const FRAGMENT = /^(?![wzo]$)(?:[bcdfghjklmnpqrstx]{1,3}|[bcdfghjklmnpqrstvwxz]{2,3})$/;

// Said between a 'nie' and the word that it denies: 'nie mam żadnych myśli samobójczych'.
const BETWEEN =
  /^(?:sie|siebie|sobie|o|do|mam|ma|mial\w*|miewam|mysl\w*|zadn\w*|sklonosc\w*|tendencj\w*|zapedow|nastroj\w*|zamiarow|hc\w*|planuj\w*|zamieza\w*|bede|zamiaru|planow|probow\w*|prob\w*|mialbym|ze|w|jestem|bylem|bylam|by|byc|dla|nikogo|nikomu)$/;
const NOT = /^(?:nie|nigdy|bez|ani|zaden|zamiast)$/;
const WEAKENS =
  /^(?:czy|dlatego|tylko|niz|powstrzym\w*|walk\w*|walcz\w*|staram|ledwo|powod\w*|jedyn\w*|zaluj\w*|szkoda)$/;
const MAX_DENIAL = 6;

// A comma before these is a matter of spelling, no pause.
const JOINING = /^(?:ze|zeby\w*|aby\w*|by|bym|bys|czy|gdyby\w*|jakby\w*|niz|co|dla|ktor\w+|po)$/;

export function speaksOfCrisis(text: string): boolean {
  return sentencesOf(text).some(isCrisis);
}

function isCrisis(written: string[]): boolean {
  if (isHidden(written)) return true;
  const { text, places } = understood(written);
  return RULES.some((rule) => holds(rule, text, places));
}

function isHidden(sentence: readonly string[]): boolean {
  const isCut = sentence.some((word) => FRAGMENT.test(word));
  return isCut ? RUN_TOGETHER.test(sentence.join('')) : sentence.some((word) => RUN_TOGETHER.test(word));
}

function understood(written: string[]) {
  const { fillers, idioms, words } = rules();
  const sentence = putRight(written);
  const kept = sentence.filter(
    (word, at) => !fillers.has(word) && !(word === ',' && JOINING.test(sentence[at + 1] ?? '')),
  );
  const text = withoutIdioms(kept, placesIn(kept, idioms).get('IDIOM') ?? []);
  return { text, places: placesIn(text, words) };
}

function withoutIdioms(words: string[], idioms: readonly Place[]): string[] {
  const cut = new Set(
    idioms.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return words.map((word, at) => (cut.has(at) ? '…' : word));
}

function holds(rule: CrisisRule, text: readonly string[], places: Places): boolean {
  const [first, ...others] = rule.all;
  if (others.some((concept) => !places.has(concept))) return false;
  const has = (concept: string, from: number, to: number) =>
    (places.get(concept) ?? []).some(({ start, end }) => start >= from && end <= to);
  if (rule.unlessAnywhere?.some((concept) => places.has(concept)) === true) return false;
  return (places.get(first) ?? []).some((place) => {
    const near = others.map((concept) => nearest(place, places.get(concept) ?? [], rule));
    if (near.includes(null)) return false;
    const all = [place, ...near.filter((one) => one !== null)];
    const start = Math.min(...all.map((one) => one.start));
    const end = Math.max(...all.map((one) => one.end));
    if (rule.mayBeNegated === true && all.some((one) => isDenied(text, one))) return false;
    const from = start === 0 ? 0 : text.lastIndexOf(',', start - 1) + 1;
    const pause = text.indexOf(',', end);
    const to = pause === -1 ? text.length : pause + 1;
    const excused = rule.unless?.some((concept) => has(concept, from, to)) === true;
    return !excused || rule.inSpite?.some((concept) => has(concept, from, to)) === true;
  });
}

function nearest(
  place: Place,
  others: readonly Place[],
  { within = 0, inOrder = false }: CrisisRule,
): Place | null {
  const isNear = ({ start, end }: Place) =>
    (start >= place.end && start - place.end <= within) ||
    (!inOrder && end <= place.start && place.start - end <= within);
  return others.find(isNear) ?? null;
}

function isDenied(text: readonly string[], { start, end }: Place): boolean {
  if (text.slice(start, end).some((word) => NOT.test(word))) return false;
  for (let at = start - 1; at >= Math.max(0, start - MAX_DENIAL); at -= 1) {
    const word = text[at] ?? ',';
    if (NOT.test(word)) return !text.slice(Math.max(0, at - 3), at).some((before) => WEAKENS.test(before));
    if (!BETWEEN.test(word)) return false;
  }
  return false;
}
