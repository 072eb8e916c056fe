// Does somebody tell of being held, forced to work or to sex, without their papers, or beaten now? The same sheet as in a crisis, with those
// who help against violence. Folded text; what happened to others or is over passes by the words in between.
import { plain } from './reading.ts';

const WHO = String.raw`(?:szef\w*|pracodawc\w*|on|ona|oni|maz|partner\w*|chlopak|konkubent|ojczym|ojciec|brygadzist\w*|agencj\w*|posredni\w*|wlasciciel\w*|kierowni\w*)`;
const PAPERS = String.raw`(?:paszport\w*|dokument\w*|dowod\w*|karte pobytu|wize)`;

const FORCED = [
  String.raw`\b(?:zabral\w*|zabieraj\w*|zabiera|odebral\w*|trzymaj\w*|trzyma|przetrzymuj\w*|nie (?:chce|chca) oddac|nie oddaj\w*|nie odda\w*|schowal\w*|ukryl\w*)(?: \w+){0,3} (?:mi|nam|moj\w*|nasz\w*)(?: \w+){0,3} ${PAPERS}`,
  String.raw`\b(?:zabral\w*|zabiera\w*|odebral\w*|trzyma\w*|przetrzymuj\w*|nie oddaj\w*|nie odda\w*)(?: \w+){0,2} ${PAPERS}(?: \w+){0,3} (?:i|zebym|zebysmy|nie wypuszcz\w*|groz\w*)`,
  String.raw`\b${WHO}(?: \w+){0,3} (?:trzyma|trzymaj\w*|ma|zabral\w*|przetrzymuj\w*) (?:moj\w*|nasz\w*|mi|nam) ${PAPERS}`,
  String.raw`\b(?:zmusza\w*|zmusil\w*|kaz\w+|kazal\w*)(?: \w+)? (?:mnie|mi|nas|nam)(?: \w+){0,3} (?:seks\w*|prostytu\w*|sypiac|oddawac sie|za darmo|bez zaplaty|bez wyplaty|dopoki nie splace)`,
  String.raw`\b(?:zmuszan\w*|przymuszan\w*)(?: \w+){0,3} (?:do seksu|do prostytucji|do pracy)`,
  String.raw`\b(?:nie (?:pozwala\w*|daje|wypuszcza\w*|puszcza\w*))(?: mi| nam| mnie| nas)?(?: \w+)? (?:wychodzic|wyjsc|odejsc|opuszczac|z domu|z budynku|z hali|z baraku)`,
  String.raw`\b(?:zamyka\w*|wiezi\w*|przetrzymuj\w*) (?:mnie|nas)(?: \w+){0,3}(?: w | na noc| pod |$)`,
  String.raw`\btrzymaj?\w* (?:mnie|nas) (?:\w+ ){0,2}(?:zamknie\w*|piwnic\w*|barak\w*|sila)`,
  String.raw`\b(?:nie wyplaca\w*|nie placa|nie placi)(?: \w+){0,4} (?:groz\w*|nie wypuszcz\w*|zamyka\w*|dokument\w*|paszport\w*)`,
  String.raw`\b(?:sprzedal\w*|sprzedaj\w*) mnie\b`,
].map((source) => new RegExp(source, 'u'));

const NOT_NOW =
  /\b(?:film\w*|ksiazk\w*|serial\w*|gr[aey]|klient\w*|podopieczn\w*|ofiar\w*|kiedys|dawno|lat temu|w urzedzie)\b/u;
const OVER_COMPUTER = /\b(?:komputer\w*|telefon\w*|pokoj\w* zagadek|escape)\b/u;

export function speaksOfForce(text: string): boolean {
  return plain(text)
    .split(/[.!?;\n]+/)
    .some(
      (sentence) =>
        FORCED.some((pattern) => pattern.test(sentence)) &&
        !NOT_NOW.test(sentence) &&
        !OVER_COMPUTER.test(sentence),
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
