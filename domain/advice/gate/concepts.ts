// What a sentence speaks of: its words put right, without those that only fill, and where each concept stands in it.
import { lazy } from '../../platform/lazy.ts';
import { phraseIndex, placesIn, type Place, type Places } from './phrases.ts';
import { keyOf } from './reading.ts';
import { CONTEXT_WORDS } from './words/context.ts';
import { DEATH_WORDS } from './words/death.ts';
import { LIFE_WORDS } from './words/life.ts';
import { LIVING_WORDS } from './words/living.ts';
import { MEANS_WORDS } from './words/means.ts';
import { RULES_ONLY_WORDS } from './words/rules-only.ts';
import { VIOLENCE_WORDS } from './words/violence.ts';

// Sayings with a dangerous word and a harmless sense: cut out of a sentence before any rule looks at it.

export const IDIOMS = `strac* _? prac*|robot*|zatrudn*|posad*; utra* prac*|robot*|zatrudn*; brak* pracy; nie mam pracy|roboty;
    szuka* prac*|robot*; znalezc* prac*|robot*; znajd* prac*|robot*; dostan* _? pracy|prace;
    zwolnili|zwolnieniu|zwolniony|zwolniona; blizn* po cieciu cesar*; ciecie* cesar*; cesarsk* cieci*;
    na smierc zapom*|nudz*|i;
    nudz* mnie|mi|nas _? na smierc; znudz*|zamecz*|zanudz*|zapracow*|obraz*|przestrasz*|wystrasz*|zmecz*|zakoch* na smierc; to nie zycie; dosc|dosyc _? telefon*|dyzur*|mail*|zebran* po|w nocy|nocach|godzinach|pracy|weekend*|niedziel*; dosc|dosyc _? nocy|nocek w drodze|trasie|pracy|szpital*|delegacj*; wbija* sobie do glowy; pozno sie obudz*;
    budzi* sie o 3|4|5|6|trzeciej|czwartej|piatej|szostej; sie budzi* o 3|4|5|6|trzeciej|czwartej|piatej|szostej; plaka*|placze ze smiech*; zasn* na zajec*|lekcj*|wyklad*|kanap*|zebran*;
    drapi* sie _? _? alerg*|komar*|swedz*|azs|egzem*|luszczyc*;
    zycia dzieci|dziecka|rodziny; zabij* sie za; zabi* sie za; zycie po godzin*;
    zyci* prywatn*|zawod*|uczuciow*|studenc*|codzien*; jak umre , chce*; gdy umre , chce*;
    jak umre to chce*; powolna smierc; padam trupem; pasc trupem; co mnie nie zabije; uratowac zycie;
    ratowac zycie; ratuje zycie; ratowanie zycia; zycie ludzk*; zycia ludzk*; zamknac rozdzial;
    rozdzial* zycia; starym zyciem; stare zycie; zyci* w drodze|trasie|delegacj*|biegu|korpo*;
    to samobojstwo w|dla; kawa trzyma*; kaw* _ przy zyciu; nie mam zycia przez; strzelic foch*;
    przy zyciu rosliny; strzelil* gol*|karn*|brami*; nic nie urodz*; zabi* sie z|ze nud*|smieh*;
    szkoda zycia na; szkoda mi zycia na; zycia szkoda na; powies* sie z nud*; strach przed smierc*;
    przed smiercia; smierc* naturaln*;
    smierc* ojca|matki|mamy|taty|meza|zony|babci|dziadka|brata|siostry|syna|corki|psa|kota|bliskich;
    smierc* pacjent*|podopieczn*|mieszkancow|mieszkanki; smierci widzial*; widzial* _? _? smierc*;
    naogladal* sie _? smierc*;
    szarpi* mnie|nas termin*|nerw*; oklada mnie koc*|kompres*|poduszk*;
    akt* zgon*; stwierdz* zgon*; karta zgonu; do konca zycia; pol zycia; przez zycie; zycie rodzin*;
    sylwest*|wigili*|swieta|weekend*|dyzur* _? zycia; zabra* _? prawk*; prawk* _? zabra*;
    zabra* _? prawo jazdy; prawo jazdy _? zabra*;
    w trakcie zycia; na cale zycie; kawal zycia; droga zycia; zycie pisze; samo zycie; drugie zycie;
    nowe zycie; nowego zycia; lepsz* zyci*;
    zabi* czas*|nud*|rutyn*|glod|komar*|much*|karaluch*|kreatywn*|cisz*;
    zabijac _? czas*|nud*|rutyn*|smutki|monotoni*; czas zabij*; nude zabij*;
    umier* z|ze nud*|smieh*|glod*|ciekaw*|wstyd*|stres*|przegrz*|tesknot*|zazdr*|goraca|strach*|pragn*;
    umrzec z|ze nud*|smieh*|glod*|ciekaw*|wstyd*|stres*|starosc*; z nudow umier*|umr*|zdych*;
    zdych* z nud*|goraca|glod*; umr* z|ze nud*|smieh*|glod*|ciekaw*|wstyd*|strach*; po smierci; do smierci;
    przed smierc*; od smierci; smiertelnie _; na smierc i; smierc* klinicz*; blad* jak smierc;
    smierc w wenecji; dusi* sie; smierc* techniczn*; kara* smierci; gol* samoboj*;
    samoboj* gol*|bram*|traf*|misj*; strzel* samoboj*;
    samobojstw* zawod*|finans*|wizerunk*|polity*|bizneso*|marketing*|spolecz*; zawodow* samoboj*;
    finansow* samoboj*; polityczn* samoboj*; biznesow* samoboj*; zabij* sie o|ze; zabic sie o|ze;
    skoki ze spadoch*; skacz* ze spadoch*; skocz* ze spadoch*; skok* ze spadoch*;
    skacze|skakac|skoczyc na|w|do|przez|z|ze bungee|wod*|basen*|spadoch*|lina; zywego ducha; do upadlego;
    zycie na gorac*; zycia zawod*; cale zycie; zyciow*; z zycia wziet*; styl zycia; stylu zycia;
    jakosc zycia;
    zycie zawod*|prywat*|osob*|rodzin*|studenck*|towarz*|nocn*|miejsk*|singla|biurow*|korpor*|codzien*;
    pod pociagiem; zabojcz*; rzucic _? prac*|robot*|studi*|szkol*|korpo*|palen*|etat*|wszystko;
    rzuc* sie w wir|oczy|na; rzucic okiem; wyskoc* na|do;
    skoncz* _? studi*|kurs*|szkol*|liceum|technikum|palen*|prac*;
    gimnazj*|podstawow*|szkol*|liceum|technikum|zawodow*|studi*|kurs* _? skoncz*; zakoncz* _? karier*|prac*|etap*|rozdzial*;
    powies* pranie|obraz*|firan*|lamp*|polk*|plakat*|kurtk*; ze soba rozmaw*|nawzajem|wspolprac*|gadac;
    samobojstw* dla kariery; czarna smierc; smierc gwiazd*; smierc* komorek; sily witalne; zatruc* pokarm*;
    lek* bez recepty; blizny po operac*|ospie|wypad*; ciezarem wlasnym; moja smierc szef*; wiesza* psy|psow;
    zyc nie umier*; na zyly; wykonc*; dla samobojcow;
    przedawk* kaw*|kofein*|cuk*|slodycz*|serial*|slonc*|czekolad*|internet*|nauk*|trening*;
    utop* sie w prac*|papier*|dlug*|obowiazk*|kredyt*|mail*|excel*|dokument*|robocie|ksiazk*; zanim umre;
    zanim zgine; nim umre; umre z|ze nud*|smieh*|glod*; koniec z prac*|korpo*;
    koniec miesiaca|roku|swiata|tygodnia|dnia`;

// Words that change nothing: taken out of a sentence first, so that no phrase has to reckon with them.

const FILLERS = `juz mi wcale naprawde ogole dluzej wiecej teraz dzis dzisiaj znowu znow czasem czasami czesto ciagle
    bardzo tez i no chyba strasznie ja kurwa ten tym tego te ta tej swoje swoim swojego swoj moje moim
    mojego wlasne wlasnego wlasnym ostatnio zwyczajnie kompletnie zupelnie szczerze totalnie caly cale
    codziennie nawet najbardziej wlasnie jakos serio powaznie nieraz stale wciaz nadal kazdego dnia prostu
    dalej sam sama calkiem zaraz jutro wczoraj mocno cholernie kurde rowniez jednak swym zwykle bo
    nieustannie zeby troche coraz momentami wieczorami noca nocami wrecz raz tutaj tu chwilami wreszcie
    jeszcze`;

// Words as people really type them, put right before phrases are looked for: 'niechce', 'umzreć', 'niy mom', and words that were cut
// in pieces.

// Long or telling enough that a swapped or missing letter makes no other Polish word (those are in OTHER_WORDS).
const TELLING =
  'umrzeć umierać zabić zabije zabiję śmierć śmierci samobójstwo samobójstwie samobójstwa samobójcze samobójczych samobójcza powiesić skończyć tabletki siebie życia życie istnieć okaleczam samookaleczanie chcę przedawkować podciąć żyletką beze zniknąć sensu';
const OTHER_WORDS = new Set(
  'smieci umiera skoczyc zycie zycia powiesc siebe smieric zabie sens snesu tabletk hec ech pociac zbic zbije zyci smiec sens esnu zabi siebi bze zniknac skoczyc snu sebie senu'.split(
    ' ',
  ),
);
const MIN_MISSING = 5;
const MIN_EXTRA = 6;
const MAX_TELLING = 18;

const SAME = new Map(
  'niy=nie nei=nie nje=nie ni=nie mom=mam som=sa zech=jestem sm=smierc hco=hce hca=hce byda=bede ce=hce hciolbyh=hcialbym hciolbym=hcialbym umzic=umzec umric=umzec umret=umre umszec=umzec umsec=umzec umszet=umzec umrec=umzec'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const JOINED =
  /^(nie)(hc\w*|mam|widz\w+|mog\w+|wiem|zyc|zyje|umiem|daj\w+|dam|zaslu\w+|powin\w+|warto|istniec|potrafi\w+)$/;

const known = lazy(() => {
  const telling = TELLING.split(' ').map(keyOfWord);
  const found = new Map<string, string>();
  for (const word of telling) {
    for (const wrong of [...swapped(word), ...(word.length >= MIN_MISSING ? shortened(word) : [])]) {
      if (!OTHER_WORDS.has(wrong) && wrong.length > 2) found.set(wrong, word);
    }
  }
  for (const word of telling) found.delete(word);
  return { telling, mistakes: found };
});

function putRight(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const joined = JOINED.exec(word);
    if (joined !== null) return [joined[1] ?? '', joined[2] ?? ''];
    return [SAME.get(word) ?? known().mistakes.get(word) ?? withoutExtra(word) ?? word];
  });
}

// One letter too many, but not at the end, where it would be an ending.
function withoutExtra(word: string): string | null {
  if (word.length < MIN_EXTRA || word.length > MAX_TELLING) return null;
  const { telling } = known();
  if (telling.some((one) => word.startsWith(one))) return null;
  const near = telling.filter((one) => one.length === word.length - 1 && one[0] === word[0]);
  if (near.length === 0) return null;
  return (
    shortened(word)
      .slice(1, -2)
      .find((shorter) => near.includes(shorter)) ?? null
  );
}

const keyOfWord = (word: string) =>
  keyOf(word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l'));

const swapped = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );

const shortened = (word: string) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Places are places of `text`. */
export type Sentence = { text: readonly string[]; places: Places };

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
      ...RULES_ONLY_WORDS,
    }),
  ),
}));

// A comma before these is a matter of spelling, no pause.
const JOINING = /^(?:ze|zeby\w*|aby\w*|by|bym|bys|czy|gdyby\w*|jakby\w*|niz|co|dla|kto[rz]\w+|po)$/;

export function understood(sentence: readonly string[]): Sentence {
  const { fillers, idioms, words } = rules();
  const written = putRight(sentence);
  const kept = written.filter(
    (word, at) =>
      !fillers.has(word) && !isPassing(written, at) && !(word === ',' && JOINING.test(written[at + 1] ?? '')),
  );
  const text = withoutIdioms(kept, placesIn(kept, idioms).get('IDIOM') ?? []);
  return { text, places: placesIn(text, words) };
}

/** 'W końcu' and 'na koniec' speak of no end, and part no words: 'chcę się w końcu zabić'. */
const IN_PASSING: Readonly<Record<string, string>> = { w: 'koncu', na: 'koniec' };

function isPassing(words: readonly string[], at: number): boolean {
  const is = (one: number) => words[one + 1] !== undefined && IN_PASSING[words[one] ?? ''] === words[one + 1];
  return is(at) || is(at - 1);
}

function withoutIdioms(words: readonly string[], idioms: readonly Place[]): string[] {
  const cut = new Set(
    idioms.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return words.map((word, at) => (cut.has(at) ? '…' : word));
}

// Says nothing at the beginning of a clause.
const OPENING = /^(?:ale|a|lecz|wiec|dlatego|hoc)$/;

/** What stands between two pauses, each as if it were all that was said. */
export function clausesOf({ text, places }: Sentence): Sentence[] {
  const clauses: { start: number; text: string[]; places: Places }[] = [];
  const clauseAt: number[] = [];
  let isOpen = false;
  for (const [at, word] of text.entries()) {
    if (!isOpen && OPENING.test(word)) continue;
    if (!isOpen) clauses.push({ start: at, text: [], places: new Map() });
    clauses.at(-1)?.text.push(word);
    clauseAt[at] = clauses.length - 1;
    isOpen = word !== ',';
  }
  for (const [concept, found] of places) {
    for (const { start, end } of found) {
      const clause = clauses[clauseAt[start] ?? -1];
      if (clause === undefined || clauseAt[end - 1] !== clauseAt[start]) continue;
      const place = { start: start - clause.start, end: end - clause.start };
      const others = clause.places.get(concept);
      if (others === undefined) clause.places.set(concept, [place]);
      else others.push(place);
    }
  }
  return clauses;
}
