// Work that the person did, does, learned, wants, leaves or refuses. A trade alone is no past: something has to say whose it is and when.
// Whatever isn't certain is no entry; questions.ts asks about the most telling of it.
import type { Work, WorkRelation } from '../reading.ts';
import { findAll, matchAt, patternsOf, type Pattern } from './patterns.ts';
import { isOfSomebodyElse, isOwnDeed, isOwnVerb, isTired, type Held } from './stances.ts';
import { quoteOf, type Part, type Text, type Token } from './text.ts';
import type { FoundTrade, Trades } from './trades.ts';
import { numberOf, yearsNear, YOUNGEST } from './years.ts';

type Sign = {
  relation: WorkRelation;
  /** Before the trade, within its part of the sentence. */
  before?: string;
  /** Behind it. */
  after?: string;
  /** A place of work ('w przedszkolu') needs no more than this, too. */
  places?: boolean;
};

// In order: what says more comes first.
const SIGNS: readonly Sign[] = [
  {
    relation: 'leaves',
    before: `odchodzić|odejść|uciec|uciekać|rezygnować|zrezygnować =z|=ze ..2
      rzucać|rzucić ..1
      nie ..1 chcieć|móc =już|=dłużej|=dalej ..1 być|pracować|=jako|uczyć ..2
      nie ..1 chcieć ..1 być|pracować =już|=dłużej|=dalej ..2
      =już nie ..1 chcieć ..1 być|pracować|uczyć
      mieć ..1 =dość|=dosyć ..1 =bycia|=pracy
      =dość|=dosyć =już? =bycia|=pracy
      =wyjść|=wyjsc|=zwiać|=zwiac =z|=ze ..1
      zmęczony|wypalony ..1 praca|zawód
      nie chcieć wracać =do
      koniec =z ..1 praca
      mieć ..1 =dość|=dosyć
      =ale|=byle|=oby nie =w|=we|=na`,
    after: `=już|=juz? nie ..1 =wrócę|=wroce|=wracam
      =już|=juz nie ..1 =pójdę|=pojde
      =chcę|=chce|=chciałabym|=chciałbym|=muszę|=planuję|=zamierzam ..1 =wyjść|=odejść|=uciec|=wyjsc|=odejsc
      =mnie ..1 wykańczać|wykończyć|dobijać|dobić|zmęczyć|znudzić|wypalić|przerosnąć`,
    places: true,
  },
  {
    relation: 'refuses',
    before: `nie ..1 chcieć|zamierzać|planować|=będę ..1 być|zostać|=zostawać|=robić|pracować ..2
      nie ..1 =chciałbym|=chciałabym ..1 być|zostać|pracować ..2
      =tylko|=byle|=oby nie
      =nigdy nie? ..1 =będę|=zostanę|=pójdę|=chcę|=chciałbym|=chciałabym
      nie =nadaję =się =na|=do
      nie wyobrażać =sobie ..2 być|zostać|=jako|=bycia|=pracy`,
    after: `=odpada|=odpadają|=nie|=wykluczone
      =już|=juz|=być|=byc nie =być|=byc? =chcę|=chce|=będę|=bede|=zostanę|=zostane|=zamierzam|=chciałbym|=chciałabym`,
  },
  {
    relation: 'wants',
    before: `chcieć|=chciałbym|=chciałabym|marzyć|planować|zamierzać|pragnąć ..3 zostać|=zostaniem|być|=byciu|=zostaniu|pracować|=pracy|=pracować ..2
      =chciałbym|=chciałabym|=chcę|=marzy|=marzę ..2 =jako|=na|=w
      marzyć =mi? =się|=o ..2 praca? =jako|=zawód|=zawodzie?
      marzenie =to|=jest|=o|=było? ..1
      szukać ..1 praca ..1 =jako|=dla|=na
      szukam|=szukam =pracy|=pracę? ..1
      myśleć =o ..2 =zawodzie|=pracy|=tym|=kursie ..1
      przebranżowić =się =na|=w
      =zostać
      zainteresowany praca ..1`,
    places: false,
  },
  {
    relation: 'trained',
    before: `kurs|szkolenie ..1
      =kursie|=kursy|=kursu ..1
      szkoła|technikum|zawodówka|liceum|studia ..2
      =z =wykształcenia|=zawodu|=wykształceniem ..1
      =zawodowe|=zasadnicze|=średnie|=zawodowa|=zasadnicza|=średnia
      =wykształcenie|=zawód|=zawodzie ..1
      uprawnienie|dyplom|tytuł|certyfikat|papiery|licencja|egzamin|praktyka|staż ..2
      =mam =papiery =na?
      skończyć|ukończyć|zrobić|=zrobiłam|=zrobiłem ..2 kurs|szkoła|studia|technikum|szkolenie ..2
      uczyć =się =na|zawodu
      =uczyłem|=uczyłam|=wyuczony|=wyuczona =się? =na|=zawodu|=zawód? ..1
      absolwent|absolwentka ..2
      magister|=mgr|inżynier|licencjat
      =po =kursie|=szkole|=studiach|=technikum ..1`,
    after: `=z =wykształcenia|=zawodu
      =po =szkole|=kursie|=studiach`,
  },
  {
    relation: 'before',
    before: `=byłam|=byłem|=bylem|=bylam ..2
      =były|=była|=byłego|=byla|=byly|emerytowany|=emerytka|=emeryt
      =pracowałam|=pracowałem|przepracować ..5 =jako ..1
      =pracowałam|=pracowałem|=pracowalam|=pracowalem|przepracować|=przepracowałam ..4 =jako|=na|=w|=przy|=za|=u
      =pracowałam|=pracowałem|=przepracowałam|=przepracowałem ..2
      =wcześniej|=kiedyś|=dawniej|=przedtem|=poprzednio|=wczesniej|=kiedys ..2
      =robiłam|=robiłem ..3 =jako|=za
      =robiłam|=robiłem ..1 =w|=na
      =uczyłam|=uczyłem ..2
      =po ..2 =latach ..1 =jako|=w|=na|=pracy
      =ostatnio ..1
      =prowadziłam|=prowadziłem ..1
      =zwolnili|=zwolniono =mnie =z
      =straciłam|=straciłem =pracę ..1
      =odeszłam|=odszedłem =z|=ze`,
    places: true,
  },
  {
    relation: 'now',
    before: `=pracuję|=pracuje ..5 =jako ..1
      =pracuję|=pracuje ..4 =jako|=na|=w|=przy|=za|=u
      =pracuję ..1
      =jestem ..3
      =obecnie|=teraz|=aktualnie|=dziś ..2
      =robię|=robie ..1 =jako|=za|=w|=na|=przy
      =jeżdżę|=jezdze =jako|=na|=w
      =stoję|=siedzę|=utknęłam|=utknąłem|=utknelam|=utknalem ..1 =na|=przy|=w
      =uczę|=ucze ..3
      =prowadzę|=prowadze ..1
      =dorabiam ..1
      =zatrudniona|=zatrudniony ..1 =jako|=w|=na|=przy
      =moja|=moją|=mojej =praca|=pracą|=pracy ..1
      =haruję|=haruje|=zasuwam|=tyram ..1 =na|=w|=jako|=przy`,
    places: true,
  },
];

const signs = SIGNS.map(({ before, after, ...rest }) => ({
  ...rest,
  before: patternsOf(before ?? ''),
  after: patternsOf(after ?? ''),
}));

const BACK_TO_IT =
  patternsOf(`=chcę|=chce|=chciałbym|=chciałabym|=marzę|=wolałbym|=wolałabym ..1 wrócić|wracać =do ..1 zawód|fach
  wrócić|wracać =do =swojego|=wyuczonego|=dawnego =zawodu|=fachu`);

const FILLERS =
  '=dalej|=nadal|=znów|=znowu|=kiedyś|=tylko|=najbardziej|=zawodowo|=zacząć|=sobie|=bardzo|=by|=żeby|=zeby|=właśnie';
/** Up to the verb of what is done. */
const WISH_TO_DO = patternsOf(
  `=chcę|=chce|=chciałbym|=chciałabym|=chcialbym|=chcialabym|=wolę|=wolałbym|=wolałabym|=planuję|=zamierzam|=pragnę|=marzę ${FILLERS}? ${FILLERS}?
  =marzy =mi =się|=sie ${FILLERS}? ${FILLERS}?`,
);

const KEEPS_IT =
  patternsOf(`=kocham|=uwielbiam|=lubię|=lubie ..1 =ten|=swój|=mój|=swoj|=moj =zawód|=fach|=zawod
  =zawodu ..1 nie ..1 =rzucam|=rzucę|=zmieniam|=zmienię|=zmieniać|=porzucam
  nie ..1 =chcę|=chce|=zamierzam|=planuję ..1 =zmieniać|=rzucać|=porzucać|=zmienić|=rzucić =zawodu
  =zostaję|=zostać|=zostanę =w =zawodzie|=fachu`);

const FIRM_NOT = patternsOf(`nie
  =gdyby|=gdybym
  =zamiast|=oprócz
  =dla
  =od
  =u
  =z ..1 =innymi`);
const YEARS_AS = patternsOf(`=lat|=lata|=rok|=roku|=lat =jako|=w|=na|=przy|=za|=po|=u
  =lat|=lata
  =całe =życie =jako|=w|=na|=przy|=za|=po`);
/** 'Od półtora roku w call center', 'od 6 lat jako opiekun'. */
const SINCE = patternsOf(`=od ..2 =lat|=lata|=roku|=rok|=miesięcy|=miesiąca ..2 =jako|=w|=na|=przy|=za
  =od ..2 =lat|=lata|=roku|=rok|=miesięcy|=miesiąca ..2 =w|=u ..1 =jako|=na|=przy|=za`);
const SCHOOL_AHEAD = patternsOf(
  `=chcę|=chce|=chciałabym|=chciałbym|=idę|=ide|=pójdę|=pojde|=wybieram|=planuję|=myślę|=może|=rzuciłam|=rzuciłem|=rzucam|=przerwałam|=przerwałem|=czy
  nie =skończyłam|=skończyłem|=ukończyłam|=ukończyłem
  uczyć|pracować|nauczyciel|nauczycielka`,
);
const TO_CIVIL_LIFE = patternsOf(
  `odchodzić|odejść|przechodzić|przejść|wychodzić|wyjść|iść|pójść|=do ..1 =do? =cywila
  =dość|=dosyć ..1 =munduru|=poligonów|=służby|=koszar
  =odchodzę|=odejdę|=odejść|=odchodzić|=odchodze|=odejde ..1 =ze|=z =służby|=wojska|=armii|=policji
  nie ..2 proponować|=proponujcie ..2 =służb|=służby|=sluzb|=sluzby
  odchodzić|odejść|przechodzić|przejść ..1 =na =emeryturę =mundurową|=wojskową|=policyjną
  zdjąć|zdejmować|=zdejmuję =mundur
  =emerytura|=emeryturę|=emeryturze|=emeryturą =mundurowa|=mundurową|=mundurowej|=policyjna|=wojskowa`,
);
const AT_SCHOOL = patternsOf(`=jestem ..3 =klasie|=semestrze
  studiować
  =jestem ..2 =roku
  =uczę|=ucze =się|=sie =w|=we`);
const NEGATED_PAST =
  patternsOf(`nie ..2 =byłam|=byłem|=pracowałam|=pracowałem|=jestem|=pracuję|=uczę|=miałam|=miałem
  =nigdy|=nigdzie nie`);
const NEVER_AGAIN = patternsOf(`=nigdy =więcej|=wiecej
  =nigdy =już|=juz`);
const STUDYING = patternsOf(`studiować|=studiuję|student|studentka`);

// 'Pracuję w biurze, to mnie nudzi'.
const THAT_IS_NOT = patternsOf(`=to|=co|=ale ..2 nie =moja|=mój|=dla|=moje
  =to|=co|=ale ..1 =mnie? nudzić|męczyć|wykańczać|stresować|dobijać ..1 =mnie?
  nie ..1 lubić|znosić|cierpieć ..1 =tego|=tej
  =mam ..1 =tego|=tej ..1 =dość|=dosyć
  =mam =dość|=dosyć
  =mam ..1 =tego|=tej =powyżej =uszu
  szkoda =mi ..1 =życia|=zdrowia|=nerwów =na
  nudzić|męczyć|wykańczać|dobijać ..1 =mnie ..1 =to?
  =jestem|=czuję|=czuje? =się|=sie? wypalony
  =chcę|=chce|=chciałabym|=chciałbym|=muszę|=musze ..1 =odejść|=odejsc
  =chcę|=chciałabym|=chciałbym =to|=tę|=stamtąd|=stąd rzucić|odejść|zmienić|uciec
  =chcę|=chciałabym|=chciałbym odejść|uciec|=rzucić =stamtąd|=to|=tę`);

/** Anyone who says so hires, whatever trade is named behind it. */
const HIRES = patternsOf(`=zatrudnię|=zatrudnie|=zatrudnimy|=zatrudniamy
  =szukam|=szukamy|=poszukuję|=poszukuje|=poszukujemy|=potrzebuję|=potrzebuje|=potrzebujemy|=przyjmę|=przyjme|=przyjmiemy ..2 =pracownika|=pracownicę|=pracownicy|=pracowników|=pracowniczki|=kandydata|=kandydatów|=kandydatki|=personelu
  =szukam|=szukamy|=poszukuję|=poszukujemy|=potrzebuję|=potrzebujemy|=przyjmę|=przyjmiemy ..1 =ludzi|=osoby|=osób|=kogoś|=chętnych =do =pracy
  =dam|=damy|=oferuję|=oferuje|=oferujemy =pracę|=zatrudnienie`);

export const WORK_PATTERNS: readonly Pattern[] = [
  ...signs.flatMap(({ before, after }) => [...before, ...after]),
  ...FIRM_NOT,
  ...YEARS_AS,
  ...SINCE,
  ...SCHOOL_AHEAD,
  ...NEGATED_PAST,
  ...STUDYING,
  ...NEVER_AGAIN,
  ...THAT_IS_NOT,
  ...TO_CIVIL_LIFE,
  ...AT_SCHOOL,
  ...BACK_TO_IT,
  ...WISH_TO_DO,
  ...KEEPS_IT,
  ...HIRES,
];

type Mention = { trade: FoundTrade; quote: string };

export type WorkFound = {
  work: Work[];
  /** Trades that nothing says enough about. */
  named: readonly Mention[];
  /** Whom an employer looks for; null = no trade is named. */
  sought: readonly (Pick<Mention, 'quote'> & { trade: FoundTrade | null })[];
  /** What is said of their post, from the first token to past the last. */
  posts: readonly Part[];
  /** Tokens that say nothing of what is liked: of refused names of several words ('pomoc nauczyciela'). */
  refused: ReadonlySet<number>;
};

export function workIn(
  text: Text,
  clauses: readonly Part[],
  stands: readonly (Held | null)[],
  trades: Trades,
  isInfo: boolean,
): WorkFound {
  const work: Found[] = [];
  const named: Mention[] = [];
  const sought: (Pick<Mention, 'quote'> & { trade: FoundTrade | null; from: number })[] = [];
  const refusedTokens = new Set<number>();
  for (const [place, part] of clauses.entries()) {
    const isOthers = isOfSomebodyElse(text, part);
    for (const trade of trades.findIn(text.tokens, part)) {
      if (SCHEDULES.test(text.tokens[trade.from]?.form ?? '')) continue;
      const seeking = seekingAt(text, part, trade);
      if (seeking !== null) {
        sought.push({ trade, quote: quoteOf(text, seeking, trade.to), from: seeking });
        continue;
      }
      const refused = refusedAt(text, trade, stands[trade.to] ?? null);
      if (isOthers && refused === null) continue;
      const told = trade.isDeed
        ? signOfDeed(text, part, trade, isInfo)
        : trade.isSchool
          ? signOfSchool(text, part, trade)
          : signOf(text, part, trade, isInfo || isDislikedNext(text, clauses[place + 1]));
      const sign = told === null || told.isBare === true || isOthers ? (refused ?? told) : told;
      if (sign?.relation === 'refuses' && trade.to > trade.from)
        for (let at = trade.from; at <= trade.to; at++) refusedTokens.add(at);
      const quote = quoteOf(text, sign?.from ?? trade.from, Math.max(sign?.to ?? trade.to, trade.to));
      if (sign === null) {
        if (!trade.isPlace && !trade.isDeed && trade.isBasicForm) named.push({ trade, quote });
        continue;
      }
      const relation = relationOf(sign, trade, text, clauses, place);
      const occupation = isSchoolAlone(text, part, trade) ? null : trade.occupation;
      const years = ['now', 'before', 'leaves'].includes(relation)
        ? yearsNear(text, clauses, place, trade)
        : null;
      work.push({
        occupation,
        label: quoteOf(text, trade.from, trade.to),
        relation,
        years,
        quote,
        isPlace: trade.isPlace,
        isLikely: trade.isLikely,
        isSchool: trade.isSchool,
        jobs: trade.jobs,
        sentence: sentenceOf(text, trade.from),
        isBare: sign.isBare === true,
      });
    }
  }
  for (const { from, to } of findAll(HIRES, text.tokens)) {
    const next = text.tokens[to + 1];
    const isForOneself =
      // 'Zatrudnię się', 'nie zatrudnię nikogo'.
      /^si[ęe]$/.test(next?.form ?? '') ||
      /^(?:si[ęe]|nie)$/.test(text.tokens[from - 1]?.form ?? '') ||
      // 'Oferuję prace ogrodnicze'.
      (text.tokens[to]?.form === 'prace' && /(?:owe|cze|skie|ne)$/.test(next?.form ?? '')) ||
      // 'Szukam posady pracownika ochrony'.
      text.tokens.slice(from + 1, to).some(({ form }) => OF_A_POST_SOUGHT.test(form));
    if (isForOneself || sought.some((one) => one.from === from)) continue;
    const isNamed = next?.before === 'none' && !PREPOSITIONS.has(next.form);
    sought.push({ trade: null, quote: quoteOf(text, from, isNamed ? to + 1 : to), from });
  }
  const posts = sought.map(({ from }) => postAt(text, from));
  const own = titlesLearned(workplacesOf(work));
  const found = withoutDoubles(leftForCivilLife(text, clauses, leftWith(keptTrade(text, clauses, own))));
  return { work: [...found, ...backTo(text, clauses, found)], named, sought, posts, refused: refusedTokens };
}

const OF_A_POST_SOUGHT = /^(?:prac[ęeyą]$|posad|etat|stanowisk|ofert|og[łl]osze)/;
const SEEKING =
  /^(?:szukam|szukamy|poszukuj[ęe]|poszukujemy|potrzebuj[ęe]|potrzebujemy|zatrudni[ęe]|zatrudnimy|zatrudniamy|przyjm[ęe]|przyjmiemy)$/;
const ONE_AT_WORK = /(?:arz|acz|nik|owiec|ista|er|or|ca|ka|ant|ent|log|man|owa|owy)$/;
/** 'Szukam kucharza', 'zatrudnię dobrą kelnerkę': where an employer's words begin. Who looks for work says 'pracy', or the trade's name as it is. */
function seekingAt({ tokens }: Text, part: Part, trade: FoundTrade): number | null {
  if (trade.isPlace || trade.isDeed || trade.isSchool || trade.isBasicForm) return null;
  const isPerson = ({ words }: Token) => [...words].some((one) => ONE_AT_WORK.test(one));
  if (!tokens.slice(trade.from, trade.to + 1).some(isPerson)) return null;
  for (let at = trade.from - 1; at >= part.start && trade.from - at <= MOST_BEFORE; at--) {
    if (SEEKING.test(tokens[at]?.form ?? ''))
      return tokens.slice(at + 1, trade.from).every((_, place) => isOfPost(tokens, at + 1 + place))
        ? at
        : null;
  }
  return null;
}

const MOST_BEFORE = 6;
/** What may stand between: what sort, how many, at once, where to. */
const OF_THE_POST =
  /^(?!prac|posad|robot|zaj[ęe]|si[ęe]$).*(?:ego|ej|ych|ich|ą|ę|óch|och)$|^(?:trzech|czterech|pi[ęe]ciu|kilku|paru|\d+|pilnie|zaraz|od|sta[łl]e|dobr\p{L}+)$/u;
const isOfPost = (tokens: readonly Token[], at: number) =>
  OF_THE_POST.test(tokens[at]?.form ?? '') ||
  PLACED.test(tokens[at]?.form ?? '') ||
  PLACED.test(tokens[at - 1]?.form ?? '') ||
  (PLACED.test(tokens[at - 2]?.form ?? '') && OF_THE_POST.test(tokens[at - 1]?.form ?? ''));
const PLACED = /^(?:do|w|we|na)$/;

/** From the words of an employer to where they tell of themselves. */
function postAt({ tokens }: Text, from: number): Part {
  let end = from + 1;
  while (end < tokens.length && !(tokens[end]?.before === 'stop' && tellsOfOneself(tokens, end))) end++;
  return { start: from, end };
}

function tellsOfOneself(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next];
    if (token === undefined || (next > at && token.before === 'stop')) return false;
    if (isOwnVerb(token) && !SEEKING.test(token.form)) return true;
  }
  return false;
}

/** 'Układałam grafiki': what is done, and nobody's trade. */
const SCHEDULES = /^grafik(?:i|ów|u|om|ach|ami)$/;

const WONT =
  /^(?:chc[ęe]|chcia[łl][ae]?bym|widz[ęe]|id[ęe]|p[óo]jd[ęe]|b[ęe]d[ęe]|zostan[ęe]|zamierzam|planuj[ęe]|nadaj[ęe]|wejd[ęe]|dla|byle|oby|tylko|odpada(?:j[ąa])?|wykluczon[eaiy]|zero|[żz]ad\p{L}+|mowy|gr[ęe])$/u;
const NOT_OF_IT = new Set(['z', 'ze', 'od', 'u', 'dla', 'przez', 'pod', 'przy', 'po', 'bez', 'między']);
const SAYS_ONESELF = /^(?:jestem|by[łl][ae]m|jako|pracuj[ęe]|pracowa[łl][ae]m|mam)$/;

/** 'Ani policja, ani ochrona', 'magazyn odpada', 'tylko nie sklep': refused by its name. */
function refusedAt({ tokens }: Text, trade: FoundTrade, held: Held | null): Signed | null {
  if (held === null || held.isOthers === true || trade.occupation === null) return null;
  if (held.stand !== 'dislikes' && held.stand !== 'cannot') return null;
  const cue = tokens.slice(held.from, held.to + 1);
  const isBareNot = held.from === held.to && /^(?:nie|ani)$/.test(cue[0]?.form ?? '');
  if (!isBareNot && held.isAdvice !== true && !cue.some(({ form }) => WONT.test(form))) return null;
  if (NOT_OF_IT.has(tokens[trade.from - 1]?.form ?? '')) return null;
  // 'Jestem kucharką, nie kelnerką' tells who one is.
  const sentence = tokens.slice(sentenceStart(tokens, trade.from), trade.from);
  if (isBareNot && held.isAdvice !== true && sentence.some(({ form }) => SAYS_ONESELF.test(form)))
    return null;
  return { relation: 'refuses', from: Math.min(held.from, trade.from), to: Math.max(held.to, trade.to) };
}

function sentenceStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start]?.before !== 'stop') start--;
  return start;
}

/** The first place that says one of them, of oneself and with no 'nie' before it in its clause. */
function saidOfOneself(patterns: readonly Pattern[], text: Text, clauses: readonly Part[]) {
  return clauses
    .filter((part) => !isOfSomebodyElse(text, part))
    .flatMap(({ start, end }) =>
      findAll(patterns, text.tokens, start, end).filter(({ from }) => !isNegatedAt(text.tokens, from, start)),
    )
    .at(0);
}

/** 'Byłem spawaczem … chcę wrócić do zawodu'. */
function backTo(text: Text, clauses: readonly Part[], found: readonly Work[]): Work[] {
  const said = saidOfOneself(BACK_TO_IT, text, clauses);
  const before = found.find(({ relation, occupation }) => relation === 'before' && occupation !== null);
  if (said === undefined || before === undefined) return [];
  return [{ ...before, relation: 'wants', years: null, quote: quoteOf(text, said.from, said.to) }];
}

type Found = Work & {
  isPlace: boolean;
  isLikely: boolean;
  isSchool: boolean;
  /** Whom such a place employs. */
  jobs: readonly string[];
  sentence: number;
  isBare: boolean;
};

const sentenceOf = ({ tokens }: Text, at: number) =>
  tokens.slice(0, at + 1).filter(({ before }) => before === 'stop').length;

/** `isBare`: no word says whose it is, only where it stands. */
type Signed = { relation: WorkRelation; from: number; to: number; isBare?: boolean };

function relationOf(
  { relation, isBare, from }: Signed,
  trade: FoundTrade,
  text: Text,
  clauses: readonly Part[],
  place: number,
): WorkRelation {
  const later = clauses.slice(place + 1);
  const [next] = later;
  // 'Byłem kucharzem, nigdy więcej'.
  if (
    relation === 'before' &&
    next !== undefined &&
    findAll(NEVER_AGAIN, text.tokens, next.start, next.end).length > 0
  )
    return 'leaves';
  if (relation !== 'now') return relation;
  if (
    isDislikedNext(
      text,
      later.find((part) => !isOnlyYears(text, part)),
    ) ||
    isWornOut(text, later, trade.isLikely)
  )
    return 'leaves';
  // 'Jestem w drugiej klasie szkoły policealnej, technik farmaceutyczny' is no work yet.
  const sentence = sentenceOf(text, from);
  const isLearnt = findAll(AT_SCHOOL, text.tokens, 0, from).some(
    (said) => sentenceOf(text, said.from) === sentence,
  );
  const isWorked = yearsBehind(text.tokens, trade.to + 1) !== null;
  return isBare === true && isLearnt && !isWorked ? 'trained' : relation;
}

/** 'Elektryk, 8 lat na budowach': where and how long, of one work. */
function workplacesOf(work: readonly Found[]): Found[] {
  const isWhere = (place: Found, trade: Found) =>
    place.isPlace && place.isBare && !trade.isPlace && trade.isBare && trade.sentence === place.sentence;
  return work
    .filter((one) => !work.some((other) => isWhere(one, other)))
    .map((one) => ({
      ...one,
      years: one.years ?? work.find((other) => isWhere(other, one))?.years ?? null,
    }));
}

/** 'Technik elektronik, matura zdana. 9 lat na produkcji': beside work that was done, a title alone was learned. */
function titlesLearned(work: readonly Found[]): Found[] {
  const isTitle = ({ relation, isBare, years, occupation }: Found) =>
    relation === 'now' && isBare && years === null && occupation?.startsWith('technik-') === true;
  const isWorked = work.some(
    (one) =>
      !isTitle(one) && (one.relation === 'now' || one.relation === 'before' || one.relation === 'leaves'),
  );
  return work.map((one) => (isWorked && isTitle(one) ? { ...one, relation: 'trained' as const } : one));
}

const UNIFORMED = /^(?:zolnierz|policjant|strazak|funkcjonariusz|straznik|oficer)/;

/** 'Odchodzę do cywila' leaves the army, or what other uniform was spoken of. */
function leftForCivilLife(text: Text, clauses: readonly Part[], work: readonly Found[]): Found[] {
  const said = saidOfOneself(TO_CIVIL_LIFE, text, clauses);
  if (said === undefined) return [...work];
  const isUniform = ({ occupation, relation }: Found) =>
    UNIFORMED.test(occupation ?? '') && ['now', 'before', 'leaves'].includes(relation);
  if (work.some(isUniform))
    return work.map((one) => (isUniform(one) ? { ...one, relation: 'leaves' as const } : one));
  const quote = quoteOf(text, said.from, said.to);
  const left = { occupation: 'zolnierz', label: quote, relation: 'leaves' as const, years: null, quote };
  const plain = { isPlace: false, isLikely: false, isSchool: false, jobs: [], sentence: 0, isBare: false };
  return [...work, { ...left, ...plain }];
}

/** 'Kocham ten zawód, ale na oddział nie wracam': only the place is left. */
function keptTrade(text: Text, clauses: readonly Part[], work: readonly Found[]): Found[] {
  const isKept = saidOfOneself(KEEPS_IT, text, clauses) !== undefined;
  return work.filter(({ relation, isPlace }) => !isKept || relation !== 'leaves' || !isPlace);
}

/** 'Jestem kelnerką, chcę uciec z gastronomii': the place that is left takes the work along that is done there. */
function leftWith(work: readonly Found[]): Found[] {
  const left = work.filter(
    ({ relation, isPlace, quote }) => relation === 'leaves' && isPlace && !IS_OVER.test(quote ?? ''),
  );
  // 'Jestem pielęgniarką, mam dość biura': who is weary of a place leaves only a trade that is the place's own ('polonistą, mam dość szkoły').
  const isLeft = (one: Found) =>
    left.some(
      ({ quote, jobs }) => !ENOUGH_OF.test(quote ?? '') || one.isPlace || jobs.includes(one.occupation ?? ''),
    );
  return work.map((one) => (one.relation === 'now' && isLeft(one) ? { ...one, relation: 'leaves' } : one));
}

const ENOUGH_OF = /(?<!\p{L})do(?:ść|syć|sc|syc)(?!\p{L})/iu;

// 'Odeszłam ze szkoły, pracuję w sklepie' leaves no shop.
const IS_OVER = /[łl][ae]m(?!\p{L})/u;

// 'Sprzątam biura', 'woziłem paczki': the verb itself says whose it is and when; 'chcę jeździć autobusem' needs the wish before it.
function signOfDeed({ tokens }: Text, part: Part, trade: FoundTrade, isInfo: boolean): Signed | null {
  const { from, to } = trade;
  const wish = wishForDeed(tokens, part, trade);
  if (wish !== null) return { relation: 'wants', from: wish, to };
  // Asked what they like, people tell of what they do at home: 'naprawiam auta' may be a hobby there, 'jeżdżę tirem' is none.
  if (!isInfo && (trade.isPastime || isPlay(tokens, part)) && !/ zawodowo\b/.test(saidIn(tokens, part)))
    return null;
  // 'Krowy oddałem', 'na szpitalu sprzątam': the verb need not come first.
  const done = tokens.slice(from, to + 1);
  const verb = done.find(({ form }) => IS_OVER.test(form)) ?? done.find(isOwnVerb) ?? done[0];
  if (verb === undefined || !isOwnDeed(verb) || isNegatedAt(tokens, from, part.start)) return null;
  const relation: WorkRelation = /[łl][ae]m$/.test(verb.form) ? 'before' : 'now';
  return { relation, from, to };
}

/** 'Jeżdżę tirem w grze', 'kucharka 20 lat dla rodziny', 'strażak ochotnik': no work, whatever it is called. */
const isPlay = (tokens: readonly Token[], part: Part) =>
  / (?:amator|hobby|pasj|ochotni|osp |wopr |fif|w gr(?:ze|ach) |s[iy]mulator|serial|filmie |oglada|dla rodziny |w domu (?!opieki|dziecka|kultury|pomocy|seniora|studenckim)|u (?:dziadk|babci)|wakacj|do pracy )/.test(
    saidIn(tokens, part),
  );

/** With a blank before each word and behind the last. */
const saidIn = (tokens: readonly Token[], { start, end }: Part) =>
  ` ${tokens
    .slice(start, end)
    .map(({ bare }) => bare)
    .join(' ')} `;

/** Where the wish for what an infinitive says begins; null = there is none, or for the end of it ('chcę sprzedać krowy'). */
function wishForDeed(tokens: readonly Token[], { start }: Part, { from }: FoundTrade): number | null {
  const verb = tokens[from];
  if (verb === undefined || !/(?:ć|c)$/.test(verb.form) || GIVES_AWAY.test(verb.form)) return null;
  for (const { from: at, to } of findAll(WISH_TO_DO, tokens, start, from))
    if (to === from - 1 && !isNegatedAt(tokens, at, start) && tokens[at - 1]?.form !== 'czy') return at;
  return null;
}

const GIVES_AWAY = /^(?:sprzeda|odda|przekaza|wydzier[żz]awi|zlikwidowa)[ćc]$/u;

// 'Technikum handlowe' is learned, unless it lies ahead, was left or is where one teaches.
function signOfSchool({ tokens }: Text, part: Part, { from, to }: FoundTrade): Signed | null {
  if (findAll(SCHOOL_AHEAD, tokens, part.start, part.end).length > 0) return null;
  return { relation: 'trained', from, to };
}

// 'Administrator, 15 lat w korporacji, magister, wypalony': of the trade that the sentence began with.
function isWornOut({ tokens }: Text, later: readonly Part[], isLikely: boolean): boolean {
  const end = later.findIndex(({ start }) => tokens[start]?.before === 'stop');
  return later
    .slice(0, end < 0 ? later.length : end)
    .some(({ start, end: past }) =>
      tokens.slice(start, past).every((token) => isTired(token) || (!isLikely && DULL.test(token.form))),
    );
}

const DULL = /^(?:bardzo|nuda|masakra|koszmar|dramat|mordęga|mordega|porażka|porazka)$/;

// 'Programista, 11 lat'.
const isOnlyYears = ({ tokens }: Text, { start, end }: Part) =>
  tokens.slice(start, end).every(({ form }) => /^(?:\d+|lat|lata|rok|roku)$/.test(form));

function isDislikedNext({ tokens }: Text, next: Part | undefined): boolean {
  if (next === undefined || tokens[next.start]?.before === 'stop') return false;
  return findAll(THAT_IS_NOT, tokens, next.start, next.end).some(({ from, to }) => {
    // 'Mam dość biura' is weary of the office alone.
    const rest = tokens.slice(to + 1, next.end);
    const isWhole = isEnough(tokens[to])
      ? rest.every(({ form }) => OF_ALL_OF_IT.test(form))
      : to >= next.end - 2;
    return from <= next.start + 1 && isWhole && (from === next.start || tokens[from - 1]?.form !== 'nie');
  });
}

const isEnough = (token: Token | undefined) => /^do(?:ść|syć|sc|syc)$/.test(token?.form ?? '');
const OF_ALL_OF_IT =
  /^(?:ju[żz]|te(?:go|j)|wszystkiego|pracy|roboty|zawodu|fachu|totalnie|serdecznie|zdecydowanie)$/;

// Who works in a school need not teach there.
function isSchoolAlone({ tokens }: Text, { start, end }: Part, { isPlace, occupation }: FoundTrade): boolean {
  if (!isPlace || occupation?.startsWith('nauczyciel') !== true || occupation === 'nauczyciel-przedszkola')
    return false;
  return !tokens.slice(start, end).some(({ words }) => words.has('uczyć'));
}

function signOf(text: Text, part: Part, trade: FoundTrade, isInfo: boolean): Signed | null {
  const { tokens } = text;
  // Asked what they like, people tell of years of a pastime, too: 'kuchnia 20 lat', 'ogrodnik amator 10 lat'.
  const isTold = isInfo || !isPlay(tokens, part);
  // 'Gdybym była lekarką'.
  if (tokens.slice(part.start, trade.from).some(({ form }) => form.startsWith('gdyby'))) return null;
  const isNegated = findAll(NEGATED_PAST, tokens, part.start, trade.from).length > 0;
  for (const { relation, before, after, places = false } of signs) {
    if (
      trade.isPlace &&
      (!places || !(isAfterPreposition(tokens, trade.from) || isFedUp(tokens, trade.from)))
    )
      continue;
    if (relation === 'now' && !trade.isPlace && isBeside(tokens, trade.from)) continue;
    // 'Nie chcę być zależna od lekarza'.
    if (relation === 'refuses' && NOT_OF_IT.has(tokens[trade.from - 1]?.form ?? '')) continue;
    const found = endingAt(before, tokens, part.start, trade.from);
    if (found !== null && trade.isPlace && !isWorkplace(tokens, found, trade.from)) continue;
    const isNot = found !== null && isNegatedAt(tokens, found, part.start);
    if (found !== null && isNot && relation === 'wants') return null;
    if (found !== null && relation === 'wants' && isOldWish(tokens, part)) return null;
    if (found !== null && relation === 'before' && isSomeDay(tokens, part.start, found)) continue;
    if (found !== null && relation === 'trained' && isAtWork(tokens, part.start, trade.from)) continue;
    if (found !== null && !((isNegated || isNot) && (relation === 'now' || relation === 'before'))) {
      return { relation, from: found, to: trade.to };
    }
    if (after.length > 0) {
      const behind = findAll(after, tokens, trade.to + 1, Math.min(part.end, trade.to + 4)).find(
        ({ from }) => from === trade.to + 1,
      );
      if (behind !== undefined && (!trade.isPlace || relation === 'leaves'))
        return { relation, from: trade.from, to: behind.to };
    }
  }
  const isVague = trade.isPlace && trade.occupation === null;
  const isPupil = isPupilThere(tokens, part, trade);
  if (
    !isNegated &&
    !isVague &&
    !isPupil &&
    isTold &&
    endingAt(SINCE, tokens, part.start, trade.from) !== null
  ) {
    const isPlain = !tokens.slice(part.start, trade.from).some((token) => isOwnVerb(token));
    if (isPlain) return { relation: 'now', from: part.start, to: trade.to, isBare: true };
  }
  if (isNegated || findAll(FIRM_NOT, tokens, part.start, trade.from).length > 0) return null;
  if (!isVague && !isPupil && isTold && yearsEndAt(tokens, part.start, trade)) {
    const isPlain = !tokens.slice(part.start, trade.from).some((token) => isOwnVerb(token));
    if (isPlain) return { relation: 'before', from: part.start, to: trade.to, isBare: true };
  }
  // 'Spawacz TIG 19 lat, pył mi szkodzi', 'infolinia 5 lat': how long stands right behind, so it is one's own.
  const isHead =
    (trade.from === part.start && (isInfo || !trade.isPlace)) ||
    (trade.isPlace && trade.from === part.start + 1 && OPENS.test(tokens[part.start]?.form ?? ''));
  if (!isVague && !isPupil && isTold && isHead && (trade.isPlace || trade.isBasicForm)) {
    const years = yearsBehind(tokens, trade.to + 1, trade.isPlace ? MOST_BEHIND_A_PLACE : MOST_BETWEEN);
    if (years !== null)
      return {
        relation: trade.isPlace && !isStill(tokens, trade.to + 1, years) ? 'before' : 'now',
        from: trade.from,
        to: Math.min(years, part.end - 1),
        isBare: true,
      };
  }
  // 'Pielęgniarka, 18 lat na oddziale': the trade alone at the head of its part.
  const stands = trade.from === part.start && isInfo && !trade.isPlace && trade.isBasicForm;
  const rest = tokens.slice(trade.to + 1, part.end);
  const isPlain =
    rest.length === 0 || MORE_OF_IT.test(rest[0]?.form ?? '') || rest[0]?.words.has('rok') === true;
  if (
    stands &&
    isPlain &&
    rest.length <= 5 &&
    !rest.some((token) => isOwnVerb(token) || NOT_ONESELF.has(token.form))
  )
    return { relation: 'now', from: trade.from, to: trade.to, isBare: true };
  return null;
}

// 'Cztery lata w liceum' are a pupil's; fifteen are not.
function isPupilThere(tokens: readonly Token[], { start, end }: Part, trade: FoundTrade): boolean {
  if (!trade.isPlace || trade.occupation?.startsWith('nauczyciel') !== true) return false;
  if (trade.occupation === 'nauczyciel-przedszkola') return false;
  return !tokens.slice(start, end).some((token) => (numberOf(token) ?? 0) >= LONGER_THAN_SCHOOL);
}

const LONGER_THAN_SCHOOL = 9;

/** 'Na kasie 11 lat', 'wcześniej ochrona 9 lat'. */
const OPENS =
  /^(?:w|we|na|przy|za|u|z|ze|do|pod|wcze[śs]niej|kiedy[śs]|dawniej|przedtem|ostatnio|najpierw|potem|teraz)$/;

/** 'Lat na' right before a place, 'lat jako' anywhere before a trade, '11 lat controllingu'. */
function yearsEndAt(tokens: readonly Token[], start: number, trade: FoundTrade): boolean {
  return findAll(YEARS_AS, tokens, start, trade.from + 1).some(({ from, to }) => {
    if (to > from) return true;
    const years = numberOf(tokens[from - 1]);
    // '6 lat kierowniczka zmiany': too few for an age.
    const isTooShort = trade.isBasicForm && from - 1 === start && start > 0 && (years ?? YOUNGEST) < YOUNGEST;
    const isOfField = (trade.isPlace || isTooShort) && to === trade.from - 1 && years !== null;
    return isOfField;
  });
}

// 'Szef kuchni na mnie krzyczy' is somebody else.
const NOT_ONESELF = new Set(['nie', 'mnie', 'mi', 'mną', 'nas', 'nam']);

const MOST_BETWEEN = 2;
/** 'Pick i pack w wielkim magazynie już 5 rok'. */
const MOST_BEHIND_A_PLACE = 4;

// 'Już 5 rok', 'od 6 lat'.
const isStill = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).some(({ form }) => /^(?:ju[żz]|od)$/.test(form));

/** The last token of 'od 19 lat' at most two words on, no verb and no 'temu' about; null = it isn't there. */
function yearsBehind(tokens: readonly Token[], at: number, most = MOST_BETWEEN): number | null {
  for (let next = at; next <= at + most; next++) {
    const token = tokens[next];
    if (token === undefined || token.before === 'stop' || isOwnVerb(token) || token.form === 'nie')
      return null;
    if (/(?:[łl]|ła|ły|li)$/.test(token.form)) return null;
    const unit = tokens[next + 1];
    if (numberOf(token) === null || unit === undefined || !/^(?:lata?|rok)$/.test(unit.form)) continue;
    return /^(?:temu|do)$/.test(tokens[next + 2]?.form ?? '') ? null : next + 1;
  }
  return null;
}

// What may stand behind a trade that is said of oneself: where, since when, which; a noun would make it another trade.
const MORE_OF_IT =
  /^(?:z|ze|w|we|na|od|po|przy|u|do|przez|i|oraz|a|rok|lat|lata|\d+)$|(?:ow|sk|czn|n|ck|jsk)(?:a|y|i|ą|e|o|ego|iego|ej)$/u;

const PREPOSITIONS = new Set(['w', 'we', 'na', 'przy', 'za', 'u', 'z', 'ze', 'do', 'pod']);
/** 'Z systemu oświaty', 'w branży budowlanej'. */
const OF_A_FIELD = /^(?:system|bran[żz]|sektor)\p{L}*$/u;
const isAfterPreposition = (tokens: readonly Token[], at: number) =>
  PREPOSITIONS.has(tokens[at - 1]?.form ?? '') ||
  PREPOSITIONS.has(tokens[at]?.form ?? '') ||
  (OF_A_FIELD.test(tokens[at - 1]?.form ?? '') && PREPOSITIONS.has(tokens[at - 2]?.form ?? '')) ||
  /em$|ami$/.test(tokens[at]?.form ?? '');

// 'Mam dość szkoły'.
const isFedUp = (tokens: readonly Token[], at: number) =>
  /^do(?:ść|syć|sc|syc)$/.test(tokens[at - 1]?.form ?? '');

// 'Pracuję ze sprzedawcami' is none of them.
const isBeside = (tokens: readonly Token[], at: number) =>
  /^ze?$/.test(tokens[at - 1]?.form ?? '') || tokens[at]?.form.endsWith('ami') === true;

// 'Uczę się w liceum' and 'jestem w szpitalu' work nowhere.
function isWorkplace(tokens: readonly Token[], from: number, to: number): boolean {
  const forms = tokens.slice(from, to).map(({ form }) => form);
  return !forms.includes('się') && !forms.includes('sie') && forms[0] !== 'jestem';
}

// 'Pracuję w szkole jako polonistka': the school is where the work is.
function isAtWork(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ form, words }) => form === 'jako' || words.has('pracować'));
}

// 'Kiedyś chciałam być weterynarzem' wants it no longer.
function isOldWish(tokens: readonly Token[], { start, end }: Part): boolean {
  const forms = tokens.slice(start, end).map(({ form }) => form);
  return forms.some((form) => /^(?:chcia|marzy)[łl][ae]m$/.test(form)) && forms.some((form) => OLD.has(form));
}

// 'Chcę do policji, kiedyś kryminalna albo przewodnik psa': some day to come.
function isSomeDay(tokens: readonly Token[], start: number, at: number): boolean {
  if (!/^kiedy[śs]$/.test(tokens[at]?.form ?? '')) return false;
  return tokens
    .slice(sentenceStart(tokens, start), at + 3)
    .some(({ form }) =>
      /^(?:chc[ęe]|chcia[łl][ae]?bym|marz[ęey]|najlepiej|mo[żz]e|planuj[ęe]|b[ęe]d[ęe])$/.test(form),
    );
}

const OLD = new Set(['kiedyś', 'kiedys', 'dawniej', 'dzieciństwie', 'dziecko', 'dziecka', 'młodości']);

function isNegatedAt(tokens: readonly Token[], at: number, start: number): boolean {
  return tokens.slice(Math.max(start, at - 2), at).some(({ form }) => form === 'nie' || form === 'nigdy');
}

/** The start of the last sign whose end touches the trade. */
function endingAt(
  patterns: readonly Pattern[],
  tokens: readonly Token[],
  from: number,
  to: number,
): number | null {
  const beside = PREPOSITIONS.has(tokens[to - 1]?.form ?? '') ? to - 1 : to;
  for (let at = to - 1; at >= from; at--) {
    for (const pattern of patterns) {
      for (const end of endsOf(pattern, tokens, at)) if (end === to || end === beside) return at;
    }
  }
  return null;
}

/** Past the end, and further by the gap that closes the pattern. */
function endsOf(pattern: Pattern, tokens: readonly Token[], at: number): number[] {
  const steps = pattern();
  const last = steps.at(-1);
  if (last?.kind !== 'gap') {
    const end = matchAt(pattern, tokens, at);
    return end === null ? [] : [end];
  }
  const end = matchAt(() => steps.slice(0, -1), tokens, at);
  return end === null ? [] : Array.from({ length: last.most + 1 }, (_, more) => end + more);
}

// 'Po 15 latach w wojsku', 'byłem podoficerem': the years of the place are those of the trade.
function yearsOfPlace({ occupation, relation }: Work, all: readonly Found[]): number | null {
  const isSame = (one: Found) =>
    one.isPlace && one.relation === relation && one.occupation === occupation && occupation !== null;
  return all.find((one) => isSame(one) && one.years !== null)?.years ?? null;
}

// A place alone ('w szkole') says nothing beside the trade; of the same work the first stands.
function withoutDoubles(all: readonly Found[]): Work[] {
  const isOwn = ({ isPlace, isSchool, relation }: Found) =>
    !isPlace && !isSchool && relation !== 'wants' && relation !== 'refuses';
  const work = all.filter(
    (one) =>
      !one.isPlace ||
      !all.some(
        (other) =>
          !other.isPlace &&
          (other.relation === one.relation ||
            (one.isLikely && isOwn(other) && other.occupation !== one.occupation)),
      ),
  );
  return work
    .map(
      ({
        isPlace,
        isLikely: _isLikely,
        isSchool: _isSchool,
        jobs: _jobs,
        sentence: _sentence,
        isBare: _isBare,
        ...one
      }) => (isPlace ? one : { ...one, years: one.years ?? yearsOfPlace(one, all) }),
    )
    .filter(
      (one, at) =>
        !work.some(
          (other, place) =>
            place < at &&
            other.relation === one.relation &&
            (other.occupation === null ? other.label === one.label : other.occupation === one.occupation),
        ),
    );
}
