// Does somebody tell of being held, forced to work or to sex, without their papers, or beaten now? The same sheet as in a crisis, with those
// who help against violence. What happened to others, at work or in sport, or is over passes by the words in between.
import { plain, plainPattern } from './reading.ts';
import { OF_FORCE } from './words/force.ts';

const PATTERNS = OF_FORCE.map(plainPattern);

const NOT_NOW =
  /\b(?:film\w*|ksiazk\w*|serial\w*|gr[aey]|klient(?:ka|ce|owi|om|ek)?|podopieczn\w*|ofiar\w*|kiedys|dawno|lat temu|w urzedzie)\b/u;
const AT_WORK_OR_PLAY =
  /\b(?:od (?:komputer\w*|telefon\w*)|pokoj\w* zagadek|escape|przerw\w*|papieros\w*|wczesniej|urlop\w*|early|earlier|pacjent\w*|pasazer\w*|klienci|kibic\w*|osadzon\w*|uczen|uczniowie|kon|krow\w*|byk|pies|pilk\w*|trening\w*|sparing\w*|mecz\w*|boks\w*|przeciwni\w*|bramk\w*|kredyt\w*|dowod\w* rejestracyjn\w*|prawo jazdy|policj\w* (?:zabral|zatrzym)\w*)\b/u;

export function speaksOfForce(text: string): boolean {
  return plain(text)
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .some(
      (sentence) =>
        PATTERNS.some((pattern) => pattern.test(sentence)) &&
        !NOT_NOW.test(sentence) &&
        !AT_WORK_OR_PLAY.test(sentence),
    );
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
