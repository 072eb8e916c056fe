// Limits that people write instead of ticking: 'kręgosłup', 'bez nocek', 'tylko zdalnie', 'słabo mówię po polsku'. They exclude as the
// sheet's facts do, so only plain statements count. Patterns are of the folded text (reading/tokens.ts).
import type { PolishLevel } from '../occupation.ts';

export type StatedLimits = {
  noLifting: boolean;
  noStanding: boolean;
  noShifts: boolean;
  noScreen: boolean;
  remoteOnly: boolean;
  outdoors: boolean;
  maxMonths: number | null;
  minPay: number | null;
  polishLevel: PolishLevel | null;
};

export const LIMIT_WORDS: Readonly<Record<keyof StatedLimits, string>> = {
  noLifting: 'bez dźwigania',
  noStanding: 'bez długiego stania',
  noShifts: 'bez pracy na zmiany',
  noScreen: 'bez ekranu przez cały dzień',
  remoteOnly: 'tylko zdalnie',
  outdoors: 'na świeżym powietrzu',
  maxMonths: 'miesiące do pierwszej pracy',
  minPay: 'najniższa pensja',
  polishLevel: 'znajomość polskiego',
};

const CANT = String.raw`(?:nie (?:moge|wolno|powinn\w+|dam rady|jestem w stanie)|zakaz\w*|unika[cm] |zabron\w+)`;

const YES_NO = {
  noLifting: [
    new RegExp(String.raw`${CANT}[^.,]{0,30}(?:dzwiga|nosi[cć]|podnosi|nosze|ciezar|ciezk|wysil)`),
    /bez (?:dzwigania|noszenia|wysilku|ciezkiej pracy|ciezkiego|przeciazan)/,
    /\b(?:dyskopat|przepuklin|rwa kulszow|rwe kulszow|kregozmyk|skolioz|po zawale|rozrusznik|endoprotez)/,
    /\b(?:chor|bol|problem|klopot|operac|uraz|kontuzj|schorz|zwyrodn|zlaman|slab|siad|wysiad|zepsut|dokucz|zniszcz|kiepsk|nadwyrez|wypad)\w*[^.]{0,30}\b(?:kregoslup|plec[ayo]|barki?\b|bark(?:u|iem|ami)|kolan|biodr|staw(?:y|ami|ow)|krzyz)/,
    /\b(?:kregoslup|plecy|plecami|bark|barki|kolana|kolano|biodro|stawy)\w*[^.]{0,30}\b(?:bol|chor|wysiad|siad|odmawia|nie (?:pozwala|daje|wytrzym)|dokucz|zepsut|zniszcz|zwyrodn|operac|kontuzj|szwank|problem)/,
    /(?:lekk(?:a|iej|ie|ą) prac|tylko lekk|wozku inwalidz|niepelnosprawn\w+ ruchow|orzeczeni\w+ o niepelnospr)/,
  ],
  noStanding: [
    new RegExp(String.raw`${CANT}[^.,]{0,25}(?:stac|stania|chodzic|chodzenia|na nogach)`),
    /\b(?:zylak|wozku inwalidz|na wozku (?:po wypadku|od)|poruszam sie na wozku|endoprotez)/,
    /\b(?:chor|bol|problem|operac|kontuzj|zwyrodn)\w*[^.]{0,20}\b(?:kolan|biodr|stop[ya]\b|nog[iaę]\b)/,
    /\b(?:kolana|kolano|biodro|biodra|nogi|stopy)\b[^.]{0,25}(?:bol|chor|wysiad|siad|odmawia|nie (?:pozwala|daje|wytrzym)|dokucz|zniszcz|zwyrodn|operac)/,
    /(?:tylko|wylacznie|jedynie|raczej) (?:prac\w+ )?siedzac/,
    /mniej (?:stania|na kolanach|chodzenia)/,
  ],
  noShifts: [
    /(?:bez|nie moge|nie chce|zadnych|nie dam rady|odpada\w*|nie wchodz\w+ w gre|dosc|dosyc|koniec|nigdy wiecej|nie lubie|nie znosze|nie dla mnie)[^.]{0,30}\b(?:noce|nocek|nocki|nocach|noca|nocy|nocn\w+|zmianow\w+|dyzur\w*|na zmiany|trzy zmiany|trzech zmian|weekend\w*)/,
    /\b(?:nocki|noce|nocne zmiany|praca zmianowa|dyzury|zmiany nocne)[^.]{0,20}(?:odpada|nie wchodz|wykancz|mnie|nie dla|mecz)/,
    /tylko (?:na )?(?:rano|pierwsz\w+ zmian\w+|dniowk\w+|jedn\w+ zmian\w+|w dzien|do poludnia|dzienn\w+ zmian\w+|w godzinach)/,
    /\b(?:stale|regularne|stalych|regularnych) godzin/,
  ],
  noScreen: [
    new RegExp(String.raw`${CANT}[^.,]{0,35}(?:ekran|komputer|monitor)`),
    /\b(?:oczy|wzrok)\w*[^.]{0,30}(?:ekran|komputer|monitor)/,
  ],
  remoteOnly: [
    /(?:tylko|wylacznie|jedynie|musze pracowac|moge pracowac) (?:prac\w+ )?(?:zdaln\w+|z domu)/,
    /(?:nie moge wychodzic z domu|praca tylko zdaln|zdalnie i tylko)/,
  ],
  outdoors: [
    /(?:tylko|wylacznie|koniecznie) (?:prac\w+ )?(?:na (?:dworze|zewnatrz|swiezym powietrzu|powietrzu)|w terenie)/,
  ],
} as const;

// Who names the back or the knees under 'more about you' means that they hurt.
const BODY_NAMED = /\b(?:kregoslup|plecy|plecami|kolana|kolano|biodro|biodra|dyskopat)/;

/** `info`: the part of the text where people tell of themselves. */
export function statedLimits(plain: string, info = ''): StatedLimits {
  const says = (limit: keyof typeof YES_NO) => YES_NO[limit].some((pattern) => pattern.test(plain));
  return {
    noLifting: says('noLifting') || BODY_NAMED.test(info),
    noStanding: says('noStanding'),
    noShifts: says('noShifts'),
    noScreen: says('noScreen'),
    remoteOnly: says('remoteOnly'),
    outdoors: says('outdoors'),
    maxMonths: monthsIn(plain),
    minPay: payIn(plain),
    polishLevel: polishIn(plain),
  };
}

const WITHOUT_STUDIES = 30;

function monthsIn(plain: string): number | null {
  const found: number[] = [];
  if (/\b(?:od zaraz|natychmiast|od razu|jak najszybciej|pilnie|na juz)\b/.test(plain)) found.push(6);
  if (
    /(?:pol roku|szesc miesiecy|6 miesiecy)[^.,]{0,20}(?:nauk|kurs|szkol)|(?:w ciagu|do|w) pol roku/.test(
      plain,
    )
  )
    found.push(6);
  if (/(?:w ciagu roku|do roku|najwyzej rok|maksymalnie rok|rok nauki|w rok)\b/.test(plain)) found.push(12);
  if (/(?:do|w ciagu|najwyzej|maksymalnie) (?:dwoch|dwa|2) lat/.test(plain)) found.push(24);
  if (
    /nie (?:chce|pojde|stac mnie|mam czasu|mam sily|zamierzam|planuje|bede)[^.,]{0,20}(?:stud\w+|na uczelni)|bez (?:kolejnych )?studiow (?:wyzszych )?(?:przed|i|,|\.)/.test(
      plain,
    )
  ) {
    found.push(WITHOUT_STUDIES);
  }
  return found.length === 0 ? null : Math.min(...found);
}

const LOWEST_PAY = 3000;

function payIn(plain: string): number | null {
  const said =
    /(?:minimum|co najmniej|powyzej|nie mniej niz|przynajmniej|ponizej) (\d[\d ]{2,7}) ?(?:zl|pln|zlotych)/.exec(
      plain,
    );
  const amount = Number((said?.[1] ?? '').replaceAll(' ', ''));
  return amount >= LOWEST_PAY && amount < 100_000 ? amount : null;
}

function polishIn(plain: string): PolishLevel | null {
  if (/polsk\w+[^.]{0,30}\ba1\b/.test(plain)) return 'A1';
  if (/polsk\w+[^.]{0,30}\ba2\b/.test(plain)) return 'A2';
  if (/polsk\w+[^.]{0,30}\bb1\b/.test(plain)) return 'B1';
  if (/polsk\w+[^.]{0,30}\bb2\b/.test(plain)) return 'B2';
  const weak =
    /(?:slab|podstawow|dopiero ucze|ucze sie|nie znam|nie mowie|kiepsk|troche|nie za dobrze|kalecz)\w*[^.,]{0,25}polsk|polsk\w*[^.,]{0,25}(?:slab|podstawow|dopiero|kiepsk|troche|kulej)/;
  if (weak.test(plain)) return 'A2';
  return /komunikatywn\w*[^.,]{0,20}polsk|polsk\w*[^.,]{0,20}komunikatywn/.test(plain) ? 'B1' : null;
}
