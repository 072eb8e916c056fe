// Does somebody tell of being held, forced to work or to sex, without their papers, or beaten now? The same sheet as in a crisis, with those
// who help against violence. What happened to others, at work or in sport, or is over passes by the words in between.
import { plain, plainPattern } from './reading.ts';
import { OF_FORCE, PERHAPS_FORCE } from './words/force.ts';

const CERTAIN = OF_FORCE.map(plainPattern);
const PERHAPS = PERHAPS_FORCE.map(plainPattern);

const NOT_NOW = /\b(?:kiedys|dawno|lat temu)\b/u;
const AT_WORK_OR_PLAY =
  /\b(?:od (?:komputer\w*|telefon\w*)|pokoj\w* zagadek|escape|przerw\w*|papieros\w*|wczesniej|urlop\w*|early|earlier|pacjent\w*|pasazer\w*|klienci|kibic\w*|osadzon\w*|uczen|uczniowie|kon|krow\w*|byk|pies|pilk\w*|trening\w*|sparing\w*|mecz\w*|boks\w*|przeciwni\w*|bramk\w*|kredyt\w*|dowod\w* rejestracyjn\w*|prawo jazdy|policj\w* (?:zabral|zatrzym)\w*|jestem (?:\w+ )?(?:kurator|dzielnicow|pedagog|policjant|psycholog|terapeut|prawni|adwokat)\w*|pracuj\w+ (?:\w+ )?z rodzinami|od zycia)\b/u;

const ELSEWHERE =
  /\b(?:film\w*|ksiazk\w*|serial\w*|gr[aey]|klient(?:ka|ce|owi|om|ek)?|podopieczn\w*|ofiar\w*|w urzedzie)\b/u;

export function speaksOfForce(text: string): boolean {
  return forceIn(text) === 'now';
}

/** 'perhaps': what is over, or may be meant otherwise. */
export function forceIn(text: string): 'now' | 'perhaps' | 'none' {
  const found = new Set(clausesOf(text).map(forceInSentence));
  return found.has('now') ? 'now' : found.has('perhaps') ? 'perhaps' : 'none';
}

const clausesOf = (text: string) =>
  plain(text)
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());

function forceInSentence(sentence: string): 'now' | 'perhaps' | 'none' {
  const says = (pattern: RegExp) => pattern.test(sentence);
  const isCertain = CERTAIN.some(says);
  if (!isCertain && !PERHAPS.some(says)) return 'none';
  if (ELSEWHERE.test(sentence) || AT_WORK_OR_PLAY.test(sentence)) return 'none';
  return isCertain && !NOT_NOW.test(sentence) ? 'now' : 'perhaps';
}

const BEATEN =
  /\b(?:bij[ea]|bil[ai]?|pobil\w*|leje|tlucze|napierdala|katuj\w*|dusi|gwalc\w*|zgwalc\w*|molest\w*|obmacuj\w*|zneca\w*|maltretuj\w*|groz\w+ mi|przemoc\w*|siniak\w*|krzywdzi)\b/u;
const OWN_HAND =
  /\b(?:zabic sie|sie zabi\w*|samoboj\w*|nie chce (?:juz )?zyc|umrzec|powies\w*|tabletk\w*|okalecz\w*)\b/u;

/** Of a text that the gate stopped: whether it tells of violence rather than of a wish to die. */
export function isOfViolence(text: string): boolean {
  const said = plain(text);
  return (speaksOfForce(text) || BEATEN.test(said)) && !OWN_HAND.test(said);
}
