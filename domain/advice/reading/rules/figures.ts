// How long somebody can wait or learn, what they have to earn, and whether they stay in their field: as far as plain phrases say it.
import type { Condition } from '../reading.ts';
import { findAll, matchAt, patternsOf, type Match, type Pattern } from './patterns.ts';
import { isOfSomebodyElse } from './stances.ts';
import { quoteOf, type Part, type Text, type Token } from './text.ts';
import { numberOf } from './years.ts';

const MOST = '=max|=maks|=maksymalnie|=najwyżej|=maksimum|=najwyzej|=do|=góra';
const AT_ONCE = patternsOf(`=od =zaraz|=razu
  =jak =najszybciej
  =natychmiast`);
const LONGEST = patternsOf(`${MOST}
  =w =ciągu
  =za
  =przez
  =nie =dłużej =niż
  =mogę =się? =uczyć|=poświęcić =przez?`);
const UNIT: Readonly<Record<string, number>> = {
  miesiąc: 1,
  miesiąca: 1,
  miesiące: 1,
  miesięcy: 1,
  miesiecy: 1,
  miesiacu: 1,
  miesiącu: 1,
  rok: 12,
  roku: 12,
  lata: 12,
  lat: 12,
};
const ABOUT_LEARNING = patternsOf(
  `nauka|kurs|szkolenie|szkoła|studia|uczyć|=uczyć|przekwalifikować|przebranżowić|=nauki|zarabiać|praca|zawód`,
);
const EARNING = patternsOf(`=minimum|=min|=przynajmniej|=powyżej|=conajmniej|=poniżej|=ponizej
  =co =najmniej
  =nie =mniej =niż
  zarabiać|zarobić ..1 =od
  pensja|zarobek ..1 =od
  =mniej =niż|=niz|=jak
  =najmniej
  =nie =zejdę =poniżej`);
// What would do, said before the sum or behind it.
const ENOUGH = patternsOf(`=mogę|=moge|=mogłabym|=mógłbym ..1 =zejść|=zejsc =do|=na
  =wystarczy|=starczy|=wystarczyłoby|=starczyłoby =mi`);
const ENOUGH_BEHIND = patternsOf(
  `=by|=mi? =wystarczy|=starczy|=starczyło|=wystarczyło|=wystarczyłoby|=starczyłoby`,
);
const LEAST_BEHIND = patternsOf(`=to|=jako? =minimum|=min|=najmniej
  =i =nie =mniej
  =w =górę|=gore
  =wzwyż|=wzwyz`);
// What is wished for, not what is earned now: 'zarabiam 6000' wishes nothing.
const WISHED_PAY =
  patternsOf(`=chcę|=chce|=chciałbym|=chciałabym|=muszę|=musze|=żeby|=aby|=zamierzam|=planuję ..3 =zarabiać|=zarobić
  =chcę|=chce|=chciałbym|=chciałabym|=oczekuję|=oczekuje|=szukam ..3 pensja|wynagrodzenie|wypłata|zarobek
  =oczekuję|=oczekuje|=chcę|=chce|=chciałbym|=chciałabym =około|=okolo|=jakieś
  =zależy|=zalezy|=zależałoby =mi =na
  oczekiwanie ..1 =finansowe|=płacowe|=finansowych`);
const LEAVES = patternsOf(`przebranżowić|przebranżowienie|=przebranżawiam|przekwalifikować
  zmienić|zmieniać ..1 branża|zawód|profesja
  zmiana =branży|=zawodu|=profesji
  =coś|=czegoś ..2 =innego
  =zupełnie|=całkiem =inna|=inną|=innej branża|praca
  =inna|=inną|=innej|=innym branża|zawód
  odejść|odchodzić|uciec =z ..1 zawód|branża
  =nie ..1 =chcę ..1 =wracać =do ..1 zawód|branża|=tego
  =zacząć =od =nowa
  nowy zawód|profesja
  wypalony =zawodowo
  =jestem|=czuję ..2 wypalony`);
const KEEPS = patternsOf(`zostać|pozostać|=zostaję =w ..1 zawód|branża|=zawodzie|=branży
  =nie ..1 =chcę ..1 =zmieniać ..1 branża|zawód
  nie ..1 =chcę|=chce|=chciałabym|=chciałbym|=zamierzam|=planuję ..1 odejść|odchodzić|rezygnować|zrezygnować|uciekać =z|=ze ..1 zawód|branża|medycyna|edukacja|gastronomia|budownictwo|transport
  rozwijać =się =w ..1 =swoim|=swojej|=moim|=mojej|=tej|=tym zawód|branża
  awansować|awans`);

export const FIGURE_PATTERNS: readonly Pattern[] = [
  ...AT_ONCE,
  ...LONGEST,
  ...ABOUT_LEARNING,
  ...EARNING,
  ...WISHED_PAY,
  ...ENOUGH,
  ...ENOUGH_BEHIND,
  ...LEAST_BEHIND,
  ...LEAVES,
  ...KEEPS,
];

export function figuresIn(text: Text, clauses: readonly Part[]): Condition[] {
  return [...monthsIn(text, clauses), ...payIn(text, clauses), ...fieldIn(text, clauses)];
}

function monthsIn(text: Text, clauses: readonly Part[]): Condition[] {
  const { tokens } = text;
  const found: Condition[] = [];
  for (const { start, end } of clauses) {
    const [atOnce] = findAll(AT_ONCE, tokens, start, end);
    const speaks = findAll(ABOUT_LEARNING, tokens, start, end).length > 0;
    if (atOnce !== undefined && (speaks || end - start <= 4)) {
      found.push({
        kind: 'months',
        value: 3,
        firm: true,
        quote: quoteOf(text, start, end - 1).slice(0, 120),
      });
      continue;
    }
    if (!speaks) continue;
    for (const { from, to } of findAll(LONGEST, tokens, start, end)) {
      const length = lengthAt(tokens, to + 1);
      if (length === null || length.to >= end) continue;
      found.push({ kind: 'months', value: length.months, firm: true, quote: quoteOf(text, from, length.to) });
      break;
    }
  }
  return found.toSorted((one, other) => Number(one.value) - Number(other.value)).slice(0, 1);
}

function lengthAt(tokens: readonly Token[], at: number): { months: number; to: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  if ((first.form === 'pół' || first.form === 'pol') && /^roku?$/.test(tokens[at + 1]?.form ?? ''))
    return { months: 6, to: at + 1 };
  if (first.form === 'półtora' && tokens[at + 1]?.form === 'roku') return { months: 18, to: at + 1 };
  const number = numberOf(first);
  if (number !== null) {
    const unit = UNIT[tokens[at + 1]?.form ?? ''];
    const months = unit === undefined ? 0 : number * unit;
    return months > 0 && months <= 84 ? { months, to: at + 1 } : null;
  }
  const unit = UNIT[first.form];
  return unit === undefined || first.form.startsWith('lat') ? null : { months: unit, to: at };
}

const LOWEST = 2500;
const HIGHEST = 60_000;
/** Of a pay 'na rękę' about as much gross, rounded down to hundreds; so it is no hard limit. */
const GROSS_OF_NET = 1.36;

function payIn(text: Text, clauses: readonly Part[]): Condition[] {
  for (const part of clauses) {
    if (isOfSomebodyElse(text, part)) continue;
    for (const [patterns, isLeast] of [
      [EARNING, true],
      [WISHED_PAY, false],
      [ENOUGH, false],
    ] as const) {
      for (const said of findAll(patterns, text.tokens, part.start, part.end)) {
        const found = payAt(text, said, isLeast, part);
        if (found !== null) return [found];
      }
    }
    const found = sumFirst(text, part);
    if (found !== null) return [found];
  }
  return sumAlone(text, clauses);
}

// '5000 netto' and nothing else in its part: a wish, as long as no word about what is earned now stands in its sentence.
function sumAlone(text: Text, clauses: readonly Part[]): Condition[] {
  const { tokens } = text;
  for (const [place, { start, end }] of clauses.entries()) {
    const amount = amountAt(tokens, start);
    const rest = tokens.slice((amount?.to ?? start) + 1, end);
    if (amount === null || rest.length === 0 || !rest.every(({ form }) => MONEY.has(form))) continue;
    if (amount.value < LOWEST || amount.value > HIGHEST || isEarned(tokens, clauses, place)) continue;
    const { value } = grossOf(amount.value, rest);
    return [{ kind: 'pay', value, firm: false, quote: quoteOf(text, start, end - 1) }];
  }
  return [];
}

// '4500 netto to minimum', '4500 by starczyło'.
function sumFirst(text: Text, { start, end }: Part): Condition | null {
  const { tokens } = text;
  for (let at = start; at < end; at++) {
    const amount = amountAt(tokens, at);
    if (amount === null || amount.value < LOWEST || amount.value > HIGHEST) continue;
    let behind = amount.to + 1;
    while (behind < end && MONEY.has(tokens[behind]?.form ?? '')) behind++;
    for (const [patterns, isLeast] of [
      [LEAST_BEHIND, true],
      [ENOUGH_BEHIND, false],
    ] as const) {
      const past = patterns.map((pattern) => matchAt(pattern, tokens, behind)).find((one) => one !== null);
      if (past === undefined || past === null || past > end) continue;
      const { value, isNet } = grossOf(amount.value, tokens.slice(amount.to + 1, behind));
      return { kind: 'pay', value, firm: isLeast && !isNet, quote: quoteOf(text, at, past - 1) };
    }
  }
  return null;
}

const NET = new Set(['netto', 'rękę', 'reke']);
const MONEY = new Set([...NET, ...'brutto zł zl pln złotych zlotych na miesięcznie miesiecznie'.split(' ')]);

/** `said`: the words behind the sum. */
function grossOf(value: number, said: readonly Token[]): { value: number; isNet: boolean } {
  const isNet = said.some(({ form }) => NET.has(form));
  return { value: isNet ? Math.floor((value * GROSS_OF_NET) / 100) * 100 : value, isNet };
}

function isEarned(tokens: readonly Token[], clauses: readonly Part[], place: number): boolean {
  for (let at = place; at > 0; at--) {
    if (tokens[clauses[at]?.start ?? 0]?.before === 'stop') return false;
    const part = clauses[at - 1];
    if (part === undefined) return false;
    if (tokens.slice(part.start, part.end).some(({ form }) => EARNED.test(form))) return true;
  }
  return false;
}

const EARNED =
  /^(?:zarabia|dosta|bior|płac|plac|pensj|emerytur|rent|wypłat|wyplat|kredyt|dług|dlug|rat|czynsz)/;

function payAt(text: Text, { from, to }: Match, isLeast: boolean, { start, end }: Part): Condition | null {
  const { tokens } = text;
  if (!isLeast && tokens[from - 1]?.form === 'nie' && from > start) return null;
  const first = /^(?:ok|około|okolo|jakieś|jakies|te|tych)$/.test(tokens[to + 1]?.form ?? '')
    ? to + 2
    : to + 1;
  const at = sumFrom(tokens, first, isLeast ? first : Math.min(end, first + SKIPPED));
  const amount = amountAt(tokens, at);
  if (amount === null || at >= end || amount.value < LOWEST || amount.value > HIGHEST) return null;
  if (!isMoney(tokens[amount.to + 1])) return null;
  const { value, isNet } = grossOf(amount.value, tokens.slice(amount.to + 1, amount.to + 5));
  return { kind: 'pay', value, firm: isLeast && !isNet, quote: quoteOf(text, from, amount.to) };
}

/** 'Zarabiać tak z 7 tys.': so many words may stand before the sum. */
const SKIPPED = 3;

function sumFrom(tokens: readonly Token[], from: number, until: number): number {
  for (let at = from; at < until; at++)
    if (/^\d/.test(tokens[at]?.form ?? '') || isThousands(tokens, at)) return at;
  return from;
}

// 'Minimum 6000 osób' is no pay: what stands right behind a sum is money, or no thing that is counted.
function isMoney(next: Token | undefined): boolean {
  return next === undefined || next.before !== 'none' || BEHIND_A_SUM.has(next.form);
}

const BEHIND_A_SUM = new Set(
  `się sie cienko słabo slabo od to by zł zl złotych zlotych pln netto brutto na nie miesięcznie miesiecznie do i a ale albo lub w za co bo żeby zeby z mi to lecz oraz plus
  pensji wypłaty wynagrodzenia podstawy więcej wiecej przy`.split(/\s+/),
);

function amountAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const first = tokens[at];
  const short = /^(\d{1,2})k$/.exec(first?.form ?? '')?.[1];
  if (short !== undefined) return { value: Number(short) * 1000, to: at };
  const thousands = /^(\d{1,2})[.,](\d{3})$/.exec(first?.form ?? '');
  if (thousands !== null) return { value: Number(`${thousands[1]}${thousands[2]}`), to: at };
  if (first !== undefined && isThousands(tokens, at))
    return { value: (numberOf(first) ?? 0) * 1000, to: at + (isTys(tokens[at + 1]) ? 1 : 0) };
  if (first === undefined || !/^\d{1,5}$/.test(first.form)) return null;
  const next = tokens[at + 1];
  if (first.form.length <= 2 && /^\d{3}$/.test(next?.form ?? ''))
    return { value: Number(first.form + (next?.form ?? '')), to: at + 1 };
  return { value: Number(first.form), to: at };
}

const isTys = (token: Token | undefined) => /^ty[sś]/.test(token?.form ?? '');

/** 'Poniżej 8 nie schodzę', 'nie zejdę poniżej 8': said of pay alone, and nobody says so of a depth without its metres. */
function isLowest(tokens: readonly Token[], at: number): boolean {
  if (!/^poni[żz]ej$/.test(tokens[at - 1]?.form ?? '')) return false;
  const isAfter = tokens[at + 1]?.form === 'nie' && GOES_DOWN.test(tokens[at + 2]?.form ?? '');
  const isBefore = tokens[at - 3]?.form === 'nie' && GOES_DOWN.test(tokens[at - 2]?.form ?? '');
  return isAfter || (isBefore && tokens[at + 1]?.before !== 'none');
}

const GOES_DOWN = /^(?:schodz[ęe]|zejd[ęe])$/;

/** 'Pięć tysięcy', '5 tys.', '5 na rękę'. */
function isThousands(tokens: readonly Token[], at: number): boolean {
  const number = numberOf(tokens[at]);
  if (number === null || number > 60) return false;
  const next = tokens[at + 1];
  if (isTys(next)) return true;
  if (number >= 3 && number <= 30 && isLowest(tokens, at)) return true;
  const isPaid =
    next?.form === 'netto' || next?.form === 'brutto' || /^r[ęe]k[ęe]$/.test(tokens[at + 2]?.form ?? '');
  return number >= 3 && number <= 30 && next?.before === 'none' && isPaid;
}

function fieldIn(text: Text, clauses: readonly Part[]): Condition[] {
  const { tokens } = text;
  for (const { start, end } of clauses) {
    for (const [value, patterns] of [
      ['keep', KEEPS],
      ['leave', LEAVES],
    ] as const) {
      for (let at = start; at < end; at++) {
        for (const pattern of patterns) {
          const past = matchAt(pattern, tokens, at);
          if (past === null || past > end) continue;
          const before = tokens[at - 1];
          const isDenied = value === 'leave' && before?.form === 'nie' && tokens[at]?.form !== 'nie';
          if (!isDenied) return [{ kind: 'field', value, firm: false, quote: quoteOf(text, at, past - 1) }];
        }
      }
    }
  }
  return [];
}
