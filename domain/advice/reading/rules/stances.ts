// How the person stands to each word of a text. A cue holds to the end of its part, at a comma only while a list goes on; 'nie' is read
// with the verb behind it, 'bez' with the next words; a cue at the end of its part looks back ('telefonów nie odbieram').
import { folded } from '../../../platform/folded-text.ts';
import { findAll, matchAt, patternsOf, type Pattern } from './patterns.ts';
import { partsOf, type Part, type Text, type Token } from './text.ts';

/**
 * 'cannot' and 'ails': it must not be; 'dislikes': rather not; 'only' and 'must': it has to be; 'likes'; 'can'; 'does': the work done;
 * 'nothing': said, but not as a wish ('nie wiem', 'mieszkam').
 */
type Stand = 'cannot' | 'ails' | 'dislikes' | 'only' | 'must' | 'likes' | 'can' | 'does' | 'nothing';

/** `from`, `to`: the tokens that say so. `isRather`: 'wolę bez …', no ban. `isOthers`: of somebody else. `isAdvice`: what others advise in vain. */
export type Held = {
  stand: Stand;
  from: number;
  to: number;
  isRather?: boolean;
  isOthers?: boolean;
  isAdvice?: boolean;
};

const ILL = 'alergia|alergik|uczulenie|uczulony|uczulać|alergiczka|astma';
const DISLIKED = `lubić|kochać|cierpieć|znosić|znieść|chcieć|trawić|tolerować|przepadać|interesować|kręcić|ciągnąć|pociągać|bawić|odpowiadać|pasować|podobać|nadawać|wyobrażać|zamierzać|planować|widzieć|ciekawić|polubić|odnajdywać|wytrzymywać|=wytrzymuję|zgadzać|=zniosę|=wysiedzę|=usiedzę|=wytrzymam|=ustoję|=chce|=chcę|=kreci|=lubie|=znosze|=cierpie|=zniose|=trawie|=wytrzymuje|=toleruje|=usiedze|=wysiedze|=nadaje`;
const WEARING = `nudzić|męczyć|wykańczać|stresować|irytować|denerwować|drażnić|przerażać|wkurzać|frustrować|zniechęcać|przytłaczać|brzydzić|odrzucać|dobijać|zabijać|odstraszać|przygnębiać`;
const RELATIVE =
  'mama|tata|ojciec|matka|rodzic|rodzice|mąż|żona|syn|córka|babcia|dziadek|teść|teściowa|brat|siostra|wnuk|wnuczka|partner|partnerka|=syna|=synem|=synowi|=synów|=synami|=brata|=bratem|=bratu';

/** 'Bez przerwy' is 'always'; nothing is missed. */
const ALWAYS = '=przerwy|=ustanku|=końca|=wytchnienia|=sensu|=celu|=planu|=ładu';

const CUES: readonly (readonly [Stand, string])[] = [
  [
    'cannot',
    `nie ..1 móc|=mogę
     nie ..1 pozwalać|pozwolić
     nie ..1 móc|umieć|potrafić ..2 =bez ${ALWAYS}
     nie ..1 umieć|potrafić ..1 pracować|siedzieć|stać|spać
     nie =wolno
     nie ..1 =dam|=damy|=daje|=daję =rady
     nie ..1 =jestem|=jesteśmy =w =stanie
     nie =powinnam|=powinienem
     =lekarz|=lekarka|=lekarze|=ortopeda|=kardiolog|=pulmonolog|=alergolog|=dermatolog|=neurolog|=laryngolog|=reumatolog ..1 zabronić|zabraniać|zakazać|odradzić|odradzać
     mieć zakaz
     zakaz
     żaden|=żadnej|=żadną|=żadna|=żadne
     nie =ma|=będzie =mowy =o?
     odpadać
     nie wchodzić =w =grę|=rachubę
     =wykluczone|=wykluczona|=wykluczony
     =zero
     =byle|=oby nie
     =tylko nie
     muszę|=musze unikać
     przeciwwskazanie =do`,
  ],
  ['ails', `${ILL}|=zaszkodził|=zaszkodziła|=zaszkodziło|=zaszkodziły`],
  [
    'dislikes',
    `nie ..2 ${DISLIKED}
     nie ..1 chcieć|lubić|=chce|=chciałbym|=chciałabym ..2 =bez ${ALWAYS}
     nie =dla =mnie
     nie =moja|=mój|=moje =bajka|=świat|=bajki|=klimat|=klimaty
     nienawidzić
     nie ..1 =ogarniam|=kumam|=czaję|=łapię
     =to? nie =moje
     =meh
     =zwariuję|=oszaleję|=zanudzę ..1 =się?
     =to? =była|=był|=było =pomyłka|=pomyłką|=błąd|=błędem|=porażka|=porażką
     =dość|=dosyć =munduru|=poligonów|=służby|=koszar
     nie =wciśniecie|=wsadzicie|=zagonicie|=zmusicie|=namówicie|=zaciągniecie
     =nigdy =więcej|=wiecej
     woleć nie
     unikać
     mieć ..1 =dość|=dosyć
     mieć? =po =dziurki =w =nosie
     mieć? =po =kokardę|=kokarde|=korek
     =wystarczy|=starczy|=wystarczyło ..1 =już|=juz
     =przejadł|=przejadła|=przejadło|=przejadły|=przejadl|=przejadla|=przejadlo|=przejadly ..1 =mi? =się|=sie
     =mi =się|=sie =już? =przejadł|=przejadła|=przejadło|=przejadły|=znudził|=znudziła|=znudziło|=znudziły
     =mi? =zbrzydł|=zbrzydła|=zbrzydło|=zbrzydły|=obrzydł|=obrzydła|=obrzydło|=obrzydły
     nie ..1 =wrócę|=wroce|=siądę|=siade|=wsiądę|=wsiade|=pójdę|=pojde|=zostanę|=zostane|=wejdę|=wejde|=wchodzę|=wlezę|=jadę|=jade|=pojadę|=pojade|=wyjadę|=wyjade|=tknę|=wezmę
     nie =będę|=bede
     =dość|=dosyć =mam
     =dość|=dosyć =już
     =dość|=dosyć =pracy|=bycia|=siedzenia|=stania|=nocek|=nocy|=zmian|=klientów|=ludzi|=hałasu|=wyjazdów|=tabelek
     ${WEARING}
     =mnie ..1 =wykończyło|=wykończyła|=wykończyły|=wykończył|=zmęczyło|=zmęczyła|=zmęczyły|=dobiło|=dobiły|=dobiła
     bać|obawiać|lękać|=boję|=boje|=bałam|=bałem
     zmęczony|wypalony|znudzony
     =wypaliłam|=wypaliłem|=wypalilam|=wypalilem ..1 =się|=sie? ..1 =na|=w|=we|=przy|=jako
     =jak? =z? =daleka|=dala|=najdalej =od|=ode
     koniec =z|=ze
     =przestać|=przestawać
     =skończyć =z|=ze
     =odpocząć|=odpoczywać =od|=ode
     uciec|uciekać|odejść|odchodzić|wyjść|rezygnować|zrezygnować|=uciec =od|=z|=ze
     fobia|lęk|strach
     =szkodzi|=szkodzą =mi?
     =mi|=mnie ..1 szkodzić
     =mi|=mnie ..1 =szkodzi|=szkodzą
     wstręt|awersja|niechęć =do
     =byle =nie
     =zamiast|=oprócz
     =niż|=aniżeli
     koszmar
     =mniej
     =źle|=zle|=kiepsko|=trudno =mi =się|=sie`,
  ],
  ['only', '=tylko|=wyłącznie|=wylacznie|=jedynie|=koniecznie'],
  ['must', '=muszę|=musze|=musimy|=musi|=musiałabym|=musiałbym'],
  [
    'likes',
    `lubić|polubić|kochać|uwielbiać|interesować|zainteresować|pasjonować|fascynować|marzyć|woleć|cenić|cieszyć|bawić|kręcić|pociągać|ciągnąć|chcieć|szukać|poszukiwać|zależeć|odnajdywać|spełniać|relaksować|odprężać|podobać|ciekawić|=chciałbym|=chciałabym|=wolałbym|=wolałabym|=lubie|=chce|=zależałoby|=uwielbiam|przepadać
     =to =mój|=moja|=moje ..1 =życie|=świat|=powietrze|=bajka
     pasja|hobby|zainteresowanie|marzenie|frajda|radość|satysfakcja|przyjemność|konik|ulubiony|żywioł
     =chętnie|=najchętniej|=najbardziej|=fajnie|=super|=najlepiej|=idealnie|=chetnie
     =nie =tylko
     nie ..1 =chcę|=chce|=chciałabym|=chciałbym|=zamierzam|=planuję ..1 odejść|odchodzić|rezygnować|zrezygnować|rzucać|rzucić|uciekać|=rozstawać =z|=ze
     nie ..1 =chcę|=chce|=chciałabym|=chciałbym|=zamierzam|=planuję|umieć|potrafić|móc ..1 =przestać|=przestawać
     nie ..1 móc|wyobrażać|umieć|potrafić|chcieć|lubić|=chce|=chciałbym|=chciałabym ..2 =bez
     potrzebować
     =myślę|=mysle =o|=nad
     =dobrze|=świetnie|=swietnie =mi =się|=sie
     =byle|=oby
     oglądać ..3 =film|=filmy|=filmiki|=seriale|=programy|=dokumenty|=kanały|=vlogi|=relacje|=poradniki ..2 =o
     nie =ma|=mam =nic =lepszego
     spędzać ..1 =czas`,
  ],
  [
    'can',
    `umieć|potrafić|znać|znajomość|radzić|talent|zdolność|=biegle|biegły|sprawny|uzdolniony|=umiem|=potrafię
     =dobrze|=świetnie|=nieźle ..1 iść|wychodzić
     =dobry|=dobra =w|=z
     =mam =rękę|=reke =do
     mieć|=duże|=spore|=wieloletnie ..2 doświadczenie`,
  ],
  [
    'does',
    `pomagać ..1 ${RELATIVE}|sąsiad|sąsiadka|dziadkowie =w|=we|=przy|=z|=ze
     pracować|przepracować|zajmować|robić|prowadzić|obsługiwać|wykonywać|odpowiadać =za?
     doświadczenie
     =jestem|=byłam|=byłem`,
  ],
  [
    'nothing',
    `nie ..2 wiedzieć|znać|umieć|potrafić|mieć|pracować|skończyć|ukończyć|mówić|próbować|mieszkać|myśleć|pamiętać|robić|prowadzić|=jestem|=byłam|=byłem
     nie ..1 przeszkadzać|bać|=boję|=boje|obawiać|męczyć|nudzić|stresować|brzydzić|stronić|unikać|przerażać|straszny|=straszne|=straszna|odstraszać|wstydzić
     nie ..1 być|=jest|=są|mieć|=stanowi|=stanowią ..1 problem|kłopot|=problemem|=przeszkodą
     nie ..1 chcieć|=chce|=chciałbym|=chciałabym ..2 =bez =umowy|=pracy|=pieniędzy
     nie mieć =nic|=niczego =przeciwko|=przeciw
     =obojętne|=obojętny|=obojętna
     =za =stara|=stary|=młoda|=młody|=głupia|=głupi|=słaba|=słaby|=mloda|=mlody|=glupia|=glupi|=slaba|=slaby =na|=do
     nie ..1 =muszę|=musze
     nie =stać
     mieszkać|wychowywać|utrzymywać|spłacać|pochodzić|przyjechać|chorować|złamać|przeprowadzić|zamieszkać|rozwieść
     opiekować =się ..2 ${RELATIVE}
     dojeżdżać|dojazd
     =oglądam|oglądać
     zastanawiać|rozważać
     =gdyby|=gdybym|=jeśli|=jeżeli|=czy
     szkoła|=technikum|=liceum|=studia|studiować|kurs|magister|licencjat|dyplom|zawodówka|matura|absolwent|absolwentka|skończyć|ukończyć`,
  ],
];

const COMMON_VERBS = `odbierać dzwonić nosić dźwigać podnosić stać siedzieć chodzić klęczeć jeździć prowadzić pracować jechać latać
  gotować sprzątać pisać czytać rysować malować szyć liczyć być mieć iść robić mówić rozmawiać słyszeć widzieć spać jeść pić palić
  wstawać wracać zaczynać kończyć uczyć grać śpiewać tańczyć biegać pływać pomagać opiekować naprawiać składać budować tworzyć
  projektować programować sprzedawać kupować obsługiwać organizować planować zarządzać kierować doradzać tłumaczyć dbać zbierać
  hodować uprawiać sadzić piec oglądać słuchać podróżować zwiedzać żyć zarabiać potrzebować czuć myśleć wiedzieć trenować montować
  spawać kroić ciąć wiercić wyjeżdżać wyjechać dostawać dostać zostać zostawać zmienić zmieniać rzucić odejść skończyć stracić
  zwolnić szukać znaleźć zacząć brać wziąć dać dawać lubić móc musieć chcieć woleć umieć potrafić znać bać wolno dłubać majsterkować
  fotografować kodować haftować wędkować żeglować nagrywać śledzić analizować porządkować układać sortować pakować ładować
  rozwozić dostarczać kelnerować prasować myć prać strzyc czesać leczyć masować ćwiczyć wspinać wędrować mieszkać wychowywać
  schylać kucać dotykać znosić ryzykować decydować odpowiadać kłócić stresować denerwować męczyć nudzić radzić prowadzić utrzymywać`;

const TURNS = patternsOf(
  `=ale|=lecz|=natomiast|=jednak|=bo|=ponieważ|=gdyż|=więc|=dlatego|=choć|=chociaż|=mimo|=niestety|=poza|=teraz|=obecnie|=kiedyś|=wcześniej|=potem|=poniewaz|=gdyz|=wiec|=choc|=żeby|=zeby|=aby|=że`,
);
const cues: readonly (readonly [Stand, readonly Pattern[]])[] = CUES.map(([stand, lines]) => [
  stand,
  patternsOf(lines),
]);
const LACKS = patternsOf(
  `=bez problem|trud|względ|doświadczenie|studia|matura|przerwa|wahanie|wątpliwość|sens|dyplom|wykształcenie|praca|prawo|nałóg|zobowiązanie|granica|rodzina|kwalifikacja|uprawnienie|szkoła|przygotowanie|wiedza|pomysł|pośrednictwo|wątpienie|=większych|=żadnego|=względu`,
);
const RELATIVE_SUBJECT = patternsOf(
  `=mąż|=żona|=syn|=córka|=brat|=siostra|=mama|=tata|=ojciec|=matka|=rodzice|=dziadek|=babcia|=kolega|=koleżanka|=partner|=partnerka|=wujek|=ciocia|=teść|=narzeczony|=chłopak|=dziewczyna|=synowie|=córki|=przyjaciel|=przyjaciółka|=znajomy|=znajoma|=maz|=zona|=corka|=znajomi|=sąsiad|=wszyscy|=kuzyn|=kuzynka|=stryj|=teściowa|=szwagier|=bratowa|=kumpel|=szef|=szefowa`,
);

const PREFERS = patternsOf(`woleć|=wolałbym|=wolałabym|=raczej|=bardziej|=prędzej`);

/** What stands before it is left. */
const LEFT_BEHIND =
  patternsOf(`=z|=ze|=od ..2 =już|=juz? =chcę|=chce|=chciałabym|=chciałbym|=muszę ..1 =wyjść|=odejść|=uciec|=wyjsc|=odejsc|=uciekać
  =z|=ze ..1 =już|=juz nie ..1 =pracować|=pracowac|=chcę|=chce|=będę|=bede`);

export const STANCE_PATTERNS: readonly Pattern[] = [
  ...LEFT_BEHIND,
  ...cues.flatMap(([, patterns]) => patterns),
  ...LACKS,
  ...RELATIVE_SUBJECT,
  ...PREFERS,
  ...patternsOf(COMMON_VERBS),
];

/** 'Bez pracy w nocy' is no 'bez pracy'. */
const OF_SUCH_WORK = new Set(['w', 'we', 'na', 'po', 'przy', 'z', 'ze', 'pod', 'nocą', 'noca', 'nocami']);

const WITHOUT_REACH = 3;
const FILLER = new Set(
  'się mi mnie już bardzo też i w ogóle zbytnio raczej absolutnie naprawdę trochę na pewno za to sie juz grę'.split(
    ' ',
  ),
);

/** A part of a sentence ends at a break, and before a word that turns it. */
export function clausesOf(text: Text): Part[] {
  const turns = new Set(
    findAll(TURNS, text.tokens)
      .map(({ from }) => from)
      .filter((at) => !isOutOf(text, at)),
  );
  return partsOf(text).flatMap(({ start, end }) => {
    const cuts = [start];
    for (let at = start + 1; at < end; at++) if (turns.has(at)) cuts.push(at);
    return cuts.map((from, place) => ({ start: from, end: cuts[place + 1] ?? end }));
  });
}

// 'Ze szkoły' is no 'że', not even where nothing has its diacritics; 'poza domem' is a place, and turns nothing.
function isOutOf({ tokens, isBare }: Text, at: number): boolean {
  if (tokens[at]?.form === 'poza') return /^dom(?:em|u)?$/.test(tokens[at + 1]?.form ?? '');
  return tokens[at]?.form === 'ze' && (!isBare || /^[szw]/.test(tokens[at + 1]?.form ?? ''));
}

/** Somebody else is spoken of: 'mąż jest kierowcą'. */
export function isOfSomebodyElse({ tokens }: Text, { start, end }: Part): boolean {
  const [subject] = findAll(RELATIVE_SUBJECT, tokens, start, end);
  if (subject === undefined) {
    // 'Mamie psuje się wzrok'; 'pomagam mamie' speaks of oneself.
    const part = tokens.slice(start, end);
    return part.some(({ form }) => GIVEN_TO.has(form)) && !part.some((token) => isOwnVerb(token));
  }
  const own = tokens.slice(start, subject.from).some((token) => isOwnVerb(token));
  return !own && !isTitle(tokens, subject.to);
}

const GIVEN_TO = new Set(
  'mamie tacie ojcu mężowi mezowi żonie zonie synowi córce corce babci dziadkowi siostrze bratu'.split(' '),
);

// 'Szef kuchni' is a trade, 'szef' and 'szef mnie' somebody else.
function isTitle(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.form.startsWith('szef') === true && next?.before === 'none' && OF_TITLES.has(next.form);
}

const OF_TITLES = new Set(
  'kuchni zmiany sali baru ekipy zespołu zespolu działu dzialu produkcji sprzedaży sprzedazy ochrony budowy projektu magazynu'.split(
    ' ',
  ),
);

const IS_VERB = /(?:ć|ść|źć|c)$/;
const NOUN_OF_VERB = /(?:ni|ci)(?:e|a|u|em)$|[nć]$/;

function verbIn({ words }: Token): string | null {
  for (const word of words) if (IS_VERB.test(word) && VERB_WORDS.has(word)) return word;
  return null;
}

const VERB_WORDS: ReadonlySet<string> = new Set([
  ...COMMON_VERBS.split(/\s+/),
  ...CUES.flatMap(([, lines]) => lines.split(/[\s|]+/)).filter((word) => /^\p{L}+ć$/u.test(word)),
]);

/** 'Noszę', 'pracowałam': the verb of a sentence, not 'nosić' or 'noszenie'. */
function isFiniteVerb(token: Token): boolean {
  const verb = verbIn(token);
  return verb !== null && token.bare !== folded(verb) && !NOUN_OF_VERB.test(token.form);
}

/** Of the person: 'pracuję', 'pracowałam', 'będę'. */
export function isOwnVerb(token: Token): boolean {
  return (
    (isFiniteVerb(token) && OF_ONESELF.test(token.form)) ||
    ['jestem', 'mam', 'byłam', 'byłem', 'będę', 'chciałbym', 'chciałabym'].includes(token.form)
  );
}

const OF_ONESELF = /(?:ę|am|em|e|łam|łem|lam|lem)$/;

/** The same of a word that is known to be a verb ('roznosić listy'), whichever it is. */
export function isOwnDeed({ form }: Token): boolean {
  return OF_ONESELF.test(form) && !NOUN_OF_VERB.test(form);
}

const isOwnNow = (token: Token) => isFiniteVerb(token) && /(?:ę|[^ł]am|[^ł]em)$/.test(token.form);

/** What holds each token; null where nothing was said. */
export function standsOf(text: Text): (Held | null)[] {
  const { tokens } = text;
  const stands: (Held | null)[] = tokens.map(() => null);
  let held: Held | null = null;
  let isOthers = false;
  for (const part of clausesOf(text)) {
    const first = tokens[part.start];
    if (first === undefined) continue;
    const wish = held as Held | null;
    const isPurpose = wish !== null && isPurposeOf(tokens, wish, part);
    const found = cuesOf(tokens, part, isPurpose ? wish : null);
    const isStop = first.before === 'stop';
    const goesOn =
      (isPurpose && !isStop) ||
      (first.before === 'comma' &&
        found.length === 0 &&
        !GIVES_A_REASON.has(first.form) &&
        !hasVerb(tokens, part) &&
        !beginsAnew(first) &&
        !(CONTRASTS.has(first.form) && REFUSALS.has((held as Held | null)?.stand ?? 'nothing')));
    if (!goesOn) isOthers = false;
    // What says nothing ('liceum, ogród') holds to the comma only, but 'nie mam ani psa, ani kota' denies both.
    if (!goesOn || ((held as Held | null)?.stand === 'nothing' && first.form !== 'ani')) held = null;
    if (isStop || isHelp(tokens, held) || isTiredAlone(tokens, held)) held = null;
    isOthers = isOthers || isOfSomebodyElse(text, part);
    fillPart(tokens, part, found, held, stands);
    if (isOthers) {
      for (let at = part.start; at < part.end; at++)
        stands[at] = { stand: 'nothing', from: part.start, to: part.start, isOthers: true };
    }
    held = found.at(-1) ?? held;
  }
  refuseBehindList(text, stands);
  refuseAdvice(text, stands);
  refuseLeft(text, stands);
  return stands;
}

const LIST_WORDS = new Set('to nie dla mnie już juz raczej też tez absolutnie w grę gre'.split(' '));
const OUT = /^(?:nie|odpada(?:ją|ja)?|wykluczone|wchodz[iąa]{1,2})$/;

// 'Policja, straż, ochrona – nie', 'ochrona, sklep, magazyn odpadają': what a list ends with is said of all of it.
function refuseBehindList({ tokens, ...text }: Text, stands: (Held | null)[]): void {
  const parts = partsOf({ tokens, ...text });
  for (const [place, { start, end }] of parts.entries()) {
    const said = tokens.slice(start, end).map(({ form }) => form);
    const at = said.findIndex((form) => OUT.test(form));
    if (at < 0 || tokens[start]?.before !== 'comma') continue;
    const isAlone = said.every((form) => LIST_WORDS.has(form) || OUT.test(form));
    const isOfMany = said[at]?.startsWith('odpadaj') === true && at === said.length - 1;
    if (!isAlone && !isOfMany) continue;
    const listed = listedBefore(tokens, parts, place, stands);
    // One thing alone, 'kelner, to nie dla mnie', may be what somebody is.
    if (listed.length === 0 || (listed.length === 1 && said.includes('mnie'))) continue;
    const refusal: Held = { stand: 'dislikes', from: start + at, to: start + at };
    for (const one of listed) for (let token = one.start; token < one.end; token++) stands[token] = refusal;
  }
}

const LONGEST_OF_LIST = 4;

/** The parts right before, while they only name something. */
function listedBefore(
  tokens: readonly Token[],
  parts: readonly Part[],
  place: number,
  stands: readonly (Held | null)[],
): Part[] {
  const listed: Part[] = [];
  for (let at = place - 1; at >= 0; at--) {
    const part = parts[at];
    if (part === undefined || part.end - part.start > LONGEST_OF_LIST || hasVerb(tokens, part)) break;
    const isSaid = stands.slice(part.start, part.end).some((held) => held !== null);
    if (
      isSaid ||
      tokens.slice(part.start, part.end).some(({ form }) => /^(?:\d+|lata?|rok|jestem|mam|tak)$/.test(form))
    )
      break;
    listed.push(part);
    if (tokens[part.start]?.before === 'stop') break;
  }
  return listed;
}

const ADVISES =
  /^(?:(?:do)?radz[iąa]{1,2}|m[óo]wi[ąa]?|namawia(?:j[ąa])?|ka[żz][eąa]|chc[eąa]|wysy[łl]a(?:j[ąa])?|pcha(?:j[ąa])?|poleca(?:j[ąa])?|widz[iąa]{1,2}|wciska(?:j[ąa])?|proponuj[eąa]|sugeruj[eąa])$/;
const ADVISERS = new Set(
  'wszyscy każdy kazdy wszędzie ludzie znajomi nauczyciele doradca doradczyni urząd urzędzie rodzina koledzy koleżanki rodzice mama tata mąż maz żona zona ojciec matka syn córka brat siostra babcia dziadek'.split(
    ' ',
  ),
);
const HOWEVER = new Set(['ale', 'a', 'ja', 'lecz', 'jednak', 'natomiast', 'tylko']);
const NOT_WANTED =
  /^(?:chc[ęe]|widz[ęe]|ci[ąa]gnie|lubi[ęe]|czuj[ęe]|b[ęe]d[ęe]|p[óo]jd[ęe]|moja|moje|m[óo]j|dla|kr[ęe]ci|interesuje|podoba|nadaj[ęe]|planuj[ęe]|zamierzam)$/;

// 'Wszyscy radzą mi opiekę, a ja nie chcę': what others advise and the person doesn't want.
/** 'Ze szkoły chcę wyjść i z dziećmi już nie pracować': what stands before what is done with it no more. */
function refuseLeft(text: Text, stands: (Held | null)[]): void {
  for (const { start, end } of clausesOf(text)) {
    for (const { from, to } of findAll(LEFT_BEHIND, text.tokens, start, end)) {
      for (let one = from; one <= to; one++) stands[one] = { stand: 'dislikes', from, to };
    }
  }
}

function refuseAdvice(text: Text, stands: (Held | null)[]): void {
  const { tokens } = text;
  const parts = partsOf(text);
  for (const [place, { start, end }] of parts.entries()) {
    const said = tokens.slice(start, end);
    const isAdvice =
      said.some(({ form }) => ADVISES.test(form)) && said.some(({ form }) => ADVISERS.has(form));
    if (!isAdvice) continue;
    for (const later of parts.slice(place + 1)) {
      if (tokens[later.start]?.before === 'stop') break;
      if (!HOWEVER.has(tokens[later.start]?.form ?? '')) continue;
      const at = refusalIn(tokens, later);
      if (at !== null)
        for (let one = start; one < later.start; one++)
          stands[one] = { stand: 'dislikes', from: at, to: at, isAdvice: true };
      break;
    }
  }
}

function refusalIn(tokens: readonly Token[], { start, end }: Part): number | null {
  for (let at = start; at < end; at++) {
    const form = tokens[at]?.form ?? '';
    if (/^do(?:ść|syć|sc|syc)$/.test(form)) return at;
    const isNot =
      form === 'nie' && tokens.slice(at + 1, Math.min(end, at + 4)).some((one) => NOT_WANTED.test(one.form));
    if (isNot || (form === 'nie' && at === end - 1)) return at;
  }
  return null;
}

// 'Marzę, żeby pracować z kwiatami', 'zależy mi, aby była cisza': the wish is told behind it.
function isPurposeOf(tokens: readonly Token[], { stand, to }: Held, { start }: Part): boolean {
  return stand === 'likes' && PURPOSE.has(tokens[start]?.form ?? '') && start - to <= 2;
}

// 'Na opiekę nie, bo dziecko' refuses no children.
const GIVES_A_REASON = new Set(['bo', 'ponieważ', 'poniewaz', 'gdyż', 'gdyz', 'dlatego', 'więc', 'wiec']);

const PURPOSE = new Set(['żeby', 'zeby', 'aby', 'by']);

// 'Pomagam mamie w obsłudze telefonu, krzyżówki': what others are helped with ends at the comma.
function isHelp(tokens: readonly Token[], held: Held | null): boolean {
  return held !== null && held.stand === 'does' && tokens[held.from]?.words.has('pomagać') === true;
}

/** 'Wypalony', 'zmęczona'. */
export const isTired = ({ words }: Token) =>
  words.has('wypalony') || words.has('zmęczony') || words.has('znudzony');

// 'Wypalony, przeprowadzam się na wieś' is weary of what came before; 'zmęczony hałasem, ludźmi' of what follows.
function isTiredAlone(tokens: readonly Token[], held: Held | null): boolean {
  const said = held === null ? undefined : tokens[held.from];
  return held !== null && said !== undefined && isTired(said) && tokens[held.to + 1]?.before !== 'none';
}

function fillPart(
  tokens: readonly Token[],
  { start, end }: Part,
  found: readonly Held[],
  before: Held | null,
  stands: (Held | null)[],
): void {
  // 'Uczyć w szkole nie chcę', 'księgowości prowadzić nie chcę': what is refused, and says nothing by itself.
  const last = found.at(-1);
  const first = found.find(
    (cue) =>
      cue === last ||
      cue.from !== cue.to ||
      !(
        (cue.stand === 'nothing' && isSchool(tokens[cue.from])) ||
        (cue.stand === 'does' && isInfinitive(tokens[cue.from]))
      ),
  );
  const looksBack =
    first !== undefined && first.stand !== 'nothing' && before === null && isLast(tokens, first, end);
  let held: Held | null = looksBack ? first : before;
  let without = 0;
  for (let at = start; at < end; at++) {
    const cue = found.find(({ from }) => from === at);
    if (cue !== undefined && !(looksBack && first !== found[0] && at < first.from)) {
      held = cue;
      without = 0;
    }
    const isInCue = held !== null && at >= held.from && at <= held.to;
    if (tokens[at]?.form === 'bez' && cue === undefined && !isInCue) {
      const isLack =
        findAll(LACKS, tokens, at, Math.min(end, at + 2)).some(({ from }) => from === at) &&
        !(at + 2 < end && OF_SUCH_WORK.has(tokens[at + 2]?.form ?? ''));
      const isRather =
        held !== null && (held.isRather ?? tokens.slice(held.from, held.to + 1).some(isPreferring));
      held = { stand: isLack ? 'nothing' : 'cannot', from: at, to: at, isRather };
      without = WITHOUT_REACH + 1;
    }
    stands[at] = held;
    if (without > 0 && --without === 0) held = before;
  }
}

const isSchool = (token: Token | undefined) => /^(?:szko|liceum|techni|studi)/.test(token?.form ?? '');

const isPreferring = ({ form }: Token) => /^wol(?:ę|e|i|ał)/.test(form);

function isLast(tokens: readonly Token[], { to }: Held, end: number): boolean {
  for (let at = to + 1; at < end; at++) {
    const { form = '', bare = '' } = tokens[at] ?? {};
    if (!FILLER.has(form) && !OF_ANY_WORK.has(bare)) return false;
  }
  return true;
}

/** 'Na nocki nie chcę chodzić', 'po dachach nie będę łaziła'. */
const OF_ANY_WORK = new Set(
  'chodzic lazic skakac wchodzic latac biegac pracowac robic jezdzic isc wracac wrocic byc brac miec siedziec stac'.split(
    ' ',
  ),
);

// '…, praca zdalna': what is looked for, and no more of what isn't wanted.
function beginsAnew({ form, words }: Token): boolean {
  return form.startsWith('zdaln') || words.has('praca');
}

// 'Lekarzem nie będę, ale w przychodni tak'.
const CONTRASTS = new Set(['ale', 'lecz', 'natomiast', 'jednak', 'a']);

function hasVerb(tokens: readonly Token[], { start, end }: Part): boolean {
  return tokens.slice(start, end).some((token) => isFiniteVerb(token) || token.form === 'bym');
}

/** The longest cue at each place, none inside another. */
function cuesOf(tokens: readonly Token[], { start, end }: Part, wish: Held | null): Held[] {
  const found: Held[] = [];
  let taken = start;
  for (let at = start; at < end; at++) {
    if (at < taken) continue;
    let best: Held | null = null;
    let refusal: Held | null = null;
    for (const [stand, patterns] of cues) {
      for (const pattern of patterns) {
        const past = matchAt(pattern, tokens, at);
        if (past === null || past === at || past > end) continue;
        if (best === null || past - 1 > best.to) best = { stand, from: at, to: past - 1 };
        if (REFUSALS.has(stand)) refusal = { stand, from: at, to: past - 1 };
      }
    }
    if (best?.stand === 'nothing' && refusal !== null && isInfinitive(tokens[best.to])) best = refusal;
    best ??= denialAt(tokens, at, end) ?? enoughAt(tokens, at, { start, end });
    // 'Zero waste' rules nothing out.
    if (tokens[at]?.form === 'zero' && tokens[at + 1]?.form === 'waste') best = null;
    if (best !== null) {
      taken = best.to + 1;
      const before = found.at(-1);
      // 'Bez prowadzenia pojazdów' is no work done.
      if (best.stand === 'does' && tokens[best.from - 1]?.form === 'bez') continue;
      // 'Boję się tylko matematyki' wants none.
      const isOnlyRefused =
        best.stand === 'only' && before !== undefined && before.to >= at - 2 && REFUSALS.has(before.stand);
      if (
        !isOnlyRefused &&
        !isWishedWork(tokens, best, before ?? wish ?? undefined) &&
        !isOnlyCompared(tokens, best, start)
      )
        found.push(best);
    }
  }
  return found;
}

const REFUSALS: ReadonlySet<Stand> = new Set(['cannot', 'dislikes']);

// 'Nie chcę pracować w nocy', also without diacritics: what is refused is said behind it.
function isInfinitive(token: Token | undefined): boolean {
  const verb = token === undefined ? null : verbIn(token);
  return verb !== null && token?.bare === folded(verb);
}

// 'Chciałabym pracować z ludźmi', 'chcę studiować prawo', 'nie chcę robić tortów': the infinitive says what is wished or not, and is no work done.
function isWishedWork(
  tokens: readonly Token[],
  { stand, from, to }: Held,
  before: Held | undefined,
): boolean {
  const isDeed =
    (stand === 'does' || tokens[from]?.form === 'studiować') && from === to && isInfinitive(tokens[from]);
  return isDeed && before !== undefined && WISHED.has(before.stand);
}

const WISHED: ReadonlySet<Stand> = new Set(['likes', 'dislikes', 'only', 'cannot']);

// 'Nie dłużej niż rok' compares lengths; only 'wolę planować niż układać' puts one thing behind another.
function isOnlyCompared(tokens: readonly Token[], { from, to }: Held, start: number): boolean {
  if (from !== to || !COMPARES.has(tokens[from]?.form ?? '')) return false;
  return findAll(PREFERS, tokens, start, from).length === 0;
}

const COMPARES = new Set(['niż', 'niz', 'aniżeli', 'anizeli']);

// 'Biuro nie, hala nie', 'tira już nie': the thing, and that it isn't. 'Czemu nie', 'jeszcze nie' and 'mam prawo jazdy, auta nie' say
// something else.
function isRefusedAlone(tokens: readonly Token[], at: number): boolean {
  const isWeak = tokens[at]?.before !== 'none' || NOT_YET.has(tokens[at - 1]?.form ?? '');
  let start = at;
  while (start > 0 && tokens[start]?.before !== 'stop') start--;
  return !isWeak && !tokens.slice(start, at).some(({ words }) => words.has('mieć'));
}

// 'Ani policja, ani straż' refuses; of 'nie mam ani psa, ani kota' the first word has said what is denied.
function isDeniedBefore(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const form = tokens[before]?.form ?? '';
    if (/^(?:nie|nigdy|nic|bez|brak|zero|żad\p{L}+|zad\p{L}+)$/u.test(form)) return true;
    if (tokens[before + 1]?.before === 'stop') return false;
  }
  return false;
}

// 'Nocek już dosyć'; 'zarabiam dość' and 'dość często' have enough of nothing.
function enoughAt(tokens: readonly Token[], at: number, part: Part): Held | null {
  const before = tokens[at - 1];
  if (!/^do(?:ść|syć|sc|syc)$/.test(tokens[at]?.form ?? '') || at === part.start || at + 1 < part.end)
    return null;
  return before === undefined || isFiniteVerb(before) ? null : { stand: 'dislikes', from: at, to: at };
}

const NOT_YET = new Set('czemu dlaczego jeszcze wcale albo czy lub a i może moze'.split(' '));

// 'Nie' before a verb that is no cue: 'nie dźwigam' is against it, 'nie dźwigałam' says nothing; before anything else it is against
// what follows: 'nie w biurze'.
function denialAt(tokens: readonly Token[], at: number, end: number): Held | null {
  if (tokens[at]?.form === 'ani' && at + 1 < end && !isDeniedBefore(tokens, at))
    return { stand: 'dislikes', from: at, to: at };
  if (tokens[at]?.form !== 'nie') return null;
  const next = tokens[at + 1];
  if (next === undefined || at + 1 >= end) {
    return { stand: isRefusedAlone(tokens, at) ? 'dislikes' : 'nothing', from: at, to: at };
  }
  const isAgainst = isOwnNow(next) || (verbIn(next) !== null && next.form === verbIn(next));
  // 'Nie programowanie': the noun of a verb.
  if (verbIn(next) !== null && /(?:ni|ci)(?:e|a|u|em)$/.test(next.form))
    return { stand: 'dislikes', from: at, to: at };
  const isVerb = verbIn(next) !== null || /(?:ł|ła|li|ły|łam|łem|ę)$/.test(next.form);
  if (isVerb) return { stand: isAgainst ? 'dislikes' : 'nothing', from: at, to: isAgainst ? at + 1 : at };
  return { stand: 'dislikes', from: at, to: at };
}
