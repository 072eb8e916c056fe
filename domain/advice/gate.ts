// What is settled before an analysis is begun: somebody in crisis, a pupil, or answers that say nothing get
// something else than an analysis. Pure, of the answers alone; nothing of them is kept.
import { lazy } from '../platform/lazy.ts';
import { MIN_CANDIDATES } from './analysis/grounding/context.ts';
import { plain } from './gate/reading.ts';
import { type QuizTexts, textsOf } from './quiz/answers.ts';
import { isMinor, mayBeOfAge } from './gate/minor.ts';
import { speaksOfCrisis } from './gate/crisis.ts';
import type { Ranking } from './rank.ts';
import { conditionName } from './reading/condition-words.ts';

type GateResult =
  | { kind: 'ok' }
  | { kind: 'crisis' }
  | { kind: 'minor'; mayBeOfAge: boolean }
  | { kind: 'too-little'; questions: string[] };

export type GateAnswers = QuizTexts & { preferences: readonly string[] };

/** `adult`: the person answered that they are eighteen; it counts where their words leave it open. */
export type GateFacts = { education?: string; years?: number; adult?: boolean };

export function gate(answers: GateAnswers, facts: GateFacts = {}): GateResult {
  const texts = textsOf(answers);
  if (texts.some(speaksOfCrisis)) return { kind: 'crisis' };
  if (isMinor(texts, facts)) {
    const isOpen = mayBeOfAge(texts);
    if (!isOpen || facts.adult !== true) return { kind: 'minor', mayBeOfAge: isOpen };
  }
  if (texts.every(lacksSubstance))
    return { kind: 'too-little', questions: questionsFor(answers.preferences) };
  return { kind: 'ok' };
}

// What is asked at the field when the answers say too little: things that anybody has done, no gender presumed, one question for
// what was ticked in the first step.

const QUESTIONS = [
  'Co robisz z własnej woli, kiedy masz wolne popołudnie? Wystarczą dwa–trzy przykłady.',
  'Jakie zadanie w pracy, w szkole albo w domu ostatnio dobrze Ci poszło?',
] as const;

const QUESTION_OF: Record<string, string> = {
  nature: 'Co na świeżym powietrzu lubisz najbardziej: las, ogród, zwierzęta, wodę, coś innego?',
  ambitious: 'Jaki wynik dałby Ci satysfakcję: sprzedaż, zbudowana rzecz, poprowadzony zespół, coś innego?',
  helping: 'Komu i w czym zdarza Ci się pomagać: dzieciom, starszym, znajomym przy komputerze, komuś innemu?',
  creative: 'Co ostatnio udało Ci się stworzyć lub przerobić: zdjęcie, mebel, tekst, ciasto, coś innego?',
};
const QUESTION_OF_NONE = 'Czego na pewno nie chcesz robić w pracy, a co możesz robić codziennie?';

function questionsFor(preferences: readonly string[]): string[] {
  const own = preferences.flatMap((preference) =>
    Object.hasOwn(QUESTION_OF, preference) ? [QUESTION_OF[preference]] : [],
  );
  return [...QUESTIONS, own.find((question) => question !== undefined) ?? QUESTION_OF_NONE];
}

// The sentence for conditions that leave too few occupations: which of them exclude most, and that one has to be loosened.
const NAMED = 2;

/** Null = enough are left. */
export function tooStrictSentence({ candidates, conditions, excluded }: Ranking): string | null {
  if (candidates.length >= MIN_CANDIDATES) return null;
  const counts = conditions
    .filter(({ firm }) => firm)
    .map((condition) => ({ name: conditionName(condition), count: excluded[condition.kind] ?? 0 }));
  const worst = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED)
    .map(({ name }) => `„${name}”`);
  const which =
    worst.length === 0
      ? ''
      : ` Najwięcej zawodów ${worst.length === 1 ? 'wyklucza warunek' : 'wykluczają warunki'}: ${worst.join(' i\u00a0')}.`;
  return `Przy tych warunkach nie zostaje dość zawodów, żeby było z\u00a0czego wybierać.${which} Złagodź choć jeden i\u00a0spróbuj ponownie.`;
}

// Does a text say anything that occupations could be found by? One word that means something is enough: 'Excel', 'las'.

// Words that say nothing of what a person likes or can do: the small words of the languages people write here, and the words that
// everybody writes who doesn't know what to write. Folded, as `plain` gives them.

const SMALL_WORDS = `a aby ach acz aczkolwiek ale albo ani az bardziej bardzo bez beze bo bowiem by byc byl byla byli bylo byly bym bys bylbym bylabym bedzie bede beda bedziemy chyba ci cie ciebie cos cokolwiek
co czego czemu czyli czy czyj czym czesto czasem czasami dla dlaczego dlatego do dobra dobrze dosc duzo gdy gdyby gdyz gdzie gdziekolwiek go i ich ile im innego inne inny innych itd itp iz ja jak jaka jakas jakakolwiek jaki jakies jakis jakies jakichs
jakikolwiek jako jakby je jeden jedna jednak jedno jego jej jemu jest jestem jestes jestesmy jesli jezeli jeszcze juz kazda kazdy kiedy kiedys kilka kto ktos ktora ktore ktory ktorych ktorym ku lecz lub ma mam maja miec mial mialam mialem malo mi mna mnie moge moglbym moglabym moga moim moi moj moja moje mojego mojej mozna moze
musze musi my na nad nam nami nas nasz nasza niby nic nich nie niech niej niego nigdy nikt nim no np o obok od oj ok oka okej okay on ona one oni ono oraz ot pan pani po pod podczas poniewaz poza przed przede przez przy razem roznie raczej sa sam sama sie soba sobie
swoj swoja swoje ta tak taka taki takie tam te tego tej ten teraz tez to toba tobie trochę troche tu tutaj tym tych tylko ty tyle u w we wam was wasz wcale wiec wie wiem wiemy wiecej wlasnie wlasciwie wszedzie wszystko wszystkie wszyscy wy z za zaden zadne zadnych zadna zaraz zawsze ze zeby znow znowu zreszta
the a an and or of to in on at is are am was be i im you he she it we they my your me this that what not no yes so but for with from as do dont know idk nothing whatever anything something like want have has can maybe hello hi lol ok just some any very really
und oder der die das ein eine ich du er sie es wir nicht ist bin zu mit auf im den dem von was auch ja nein weiss
i в на не що що я ти він вона ми ви вони це цеи той та і и а але або як так де коли хто що б би же ж до за з із від по при для про у нема є бути знаю що нічого все все да нет что это как он она мы вы они то от из к с но или мне меня мені мене мой моя моє хочу
le la les un une et ou de du des je tu il elle nous vous ne pas est que qui dans sur el los y en por para con no si yo es mi lo se del al che di il non sono per una`;

const VAGUE_WORDS = `prostu byle wyzej ponizej praca prace pracy pracowac pracuje pracę prac robota robote roboty robic robie zrobic zawod zawodu zawody kariera kariery kariere pieniadze pieniedzy pieniadz kasa kase kasy hajs hajsu siano zarabiac zarobic zarobki zarobek zarabiam
lubie lubiec lubilem lubilam lubila lubi kocham uwielbiam wole chce chcialbym chcialabym chcial chciala chcem interesuje interesuja interesowac interesuje zainteresowania zainteresowan zainteresowaniami hobby hobbi pasja pasje pasji umiem umie potrafie potrafi
obojetne obojetnie obojetna jedno wsio cokolwiek nieistotne niewazne nieważne brak zero null none test testy testowy testuje tekst odpowiedz pytanie asdf lorem ipsum dolor sit amet fajna fajny fajne fajnego fajnie super spoko dobra dobry dobre dobrze ciekawa ciekawe ciekawy nowa nowe nowy nowego lepsza lepszy lepsze najlepsza najlepiej
zycie zycia zyc ludzie rzeczy rzecz sprawy sprawa czas czasu dzien dni rok lat lata szczescie szczesliwy szczesliwa duzo wiele rozne roznych rozny wszystkiego niczego nikim kims soba taki normalna normalny normalne zwykla zwykly zwykle stabilna stabilny stabilnosc
wiadomo powiedziec powiem napisac pisac wpisac mysle myslec mysl pomysl pomyslu pomyslow pojecia pojecie zielonego bladego zobaczyc zobaczymy zobacze trudno ciezko latwo szukam szukac szuka znalezc znajde polecic polec poradz poradzcie pomoz pomozcie prosze dzieki dziekuje hej czesc witam siema elo siemka yo xd xdd haha hehe hihi
jakas lekka latwa latwy platna platne platny oplacalna dobrze zarabiajaca oplacalne wyplata wyplate wyplaty zatrudnienie zatrudnienia posada posade oferta oferty etat job work money career jobs good nice cool hard find help please think love thing things stuff idea
robota работа работу работы роботу гроші деньги люблю хотел хотела хотілось подобається нравится ничего нічого знаю знать знати незнаю хз idk bla blabla ble spac leniuchowac jesc jem nudze nuda nudzi siedziec lezec nicnierobienie nierobienie niewiem dunno nwm nwm nmg ew itp itd nope nah meh eh ehh hmm hm yyy eee mmm ok okok jasne pewnie mozliwe zalezy
czlowiek czlowiekiem osoba osoby osoba kobieta mezczyzna facet polak polka mieszkam wlasciwie generalnie ogolnie konkretnie konkretnego szczegolnego specjalnego sensowna sensowne sensownego przyszlosc przyszlosci najwiecej wiecej szybko szybka`;

const MIN_WORD_LENGTH = 3;
const MIN_NONSENSE = 2;
const SHORT_WORDS = /^(?:it|hr|ux|ui|pr|ai|c#|c\+\+|3d|2d|bi|qa|dj|tv|vr|rv|js|sql|bhp|cnc)$/;
// The same vague words in all their forms.
const VAGUE =
  /^(?:prac(?:a|e|y|om|ow[aeiu]\w{0,5}|uj\w*)|zarob|zarab|pieni|fajn|ciekaw|lubi[aeęlłm]|chcial|interesuj|zainteresowa|pasj[aeio]|hobb|zyci|w?kurw|wkurz|jeb|pierdol|chuj|dup[aeyo]|szczesl|sensown|normaln|stabiln|dobr[aeyou]|lepsz|jakie?[sgjm]|jakikolwiek|jakakolwiek|cokolwiek|obojetn|wszystk|niczym|nico|cos|czegos|czyms|owo|owszem|znaczy|serio|szczerze|naprawd|kompletn|totaln|zadneg|sor+y|przyznam|rozn|cos?kolwiek|mowiac)/;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

const empty = lazy(() => new Set(`${SMALL_WORDS} ${VAGUE_WORDS}`.split(/\s+/).map(plain)));

function lacksSubstance(text: string): boolean {
  const words = Array.from(plain(text).matchAll(WORDS), ([word]) => word);
  const first = words.findIndex(hasSubstance);
  if (first === -1) return true;
  if (words.slice(first + 1).some(hasSubstance)) return false;
  // Among keys pressed at random one word may look like one.
  const nonsense = words.filter(isNonsense).length;
  return nonsense >= MIN_NONSENSE && nonsense > words.length / 2;
}

function hasSubstance(word: string): boolean {
  if (SHORT_WORDS.test(word)) return true;
  if (word.length < MIN_WORD_LENGTH || /^\d+$/.test(word)) return false;
  return !empty().has(word) && !VAGUE.test(word) && !isNonsense(word);
}

// Is a word no word of any language: keys pressed in a row, letters repeated, consonants without end?

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'йцукенгшщзхї',
  'фівапролджє',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijk',
];
// Words that happen to lie side by side on the keyboard.
const REAL = /^(?:tras|poi|oper|drew|were|sas|rower)/;
const MIN_ROW = 3;
const SHARE_IN_ROW = 0.75;
const MAX_CONSONANTS = 5;
const RARE_SHARE = 0.3;

const DIGRAPHS = /rz|sz|cz|ch|dz|th|sch|ck|ng|ph|sh/g;
const CONSONANTS = new RegExp(`[bcdfghjklmnpqrstvwxz]{${MAX_CONSONANTS},}`);
const VOWEL = /[aeiouyаеєиіїоуюяыэё]/;
// Neighbours that hardly any Polish, English or transliterated word has.
const RARE = new Set(
  `qw qa qs qz qx qk qj wq xz zx xc cx vb bv vc cv fg gf gh hg hj jh jk kj jg gj fj jf dj df fd fk kf gq xk kx xj jx vx xv bq qb hk hf fh hd jq zq qd pq bx xb sx xs dx xd fx xf gx xg hx mx xm nx xn rx wx xw zj jz vj jv kq
  jl lj jp pj jw wj gk kg gb bg gv vg gz bf fb fv vf fm pf vd vk kv vm mv vn vp pv vt tv vz zv bk kb tg gp pg hb bh hp ph hz zh cj jc cf fc cg gc fz zf hv vh`.split(
    /\s+/,
  ),
);

function isNonsense(word: string): boolean {
  if (word.length < MIN_ROW || !/^\p{L}+$/u.test(word)) return false;
  if (/^(.{1,4}?)\1{2,}.{0,3}$/u.test(word) || /^(?:bla|ble|la|ha|he|hi|na|ta|pa|xd|ho){2,}$/.test(word))
    return true;
  if (new Set(word).size <= 2 && word.length >= 4) return true;
  if (isKeyRow(word)) return true;
  if (!VOWEL.test(word)) return word.length >= 4 && /[a-z]/.test(word);
  if (!/^[a-z]+$/.test(word) || word.length < 4) return false;
  if (CONSONANTS.test(word.replaceAll(DIGRAPHS, 's'))) return true;
  return (
    word.length >= 5 && pairs(word).filter((pair) => RARE.has(pair)).length > RARE_SHARE * (word.length - 1)
  );
}

function isKeyRow(word: string): boolean {
  const reversed = Array.from(word).toReversed().join('');
  if (ROWS.some((row) => row.includes(word) || row.includes(reversed))) return true;
  const steps = pairs(word);
  const near = steps.filter(([one = '', two = '']) =>
    ROWS.some((row) => row.includes(one + two) || row.includes(two + one)),
  );
  return word.length >= 4 && near.length >= SHARE_IN_ROW * steps.length && !REAL.test(word);
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
