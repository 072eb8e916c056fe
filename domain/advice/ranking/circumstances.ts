// What somebody lives in, as far as it bounds their way: years until the pension, pay that can't wait, a school that isn't over, no driving
// licence, no school to come. Each is told by its label or by the words it comes from.
import type { Education } from '../occupation.ts';
import type { Background, Condition } from '../reading/reading.ts';
import { folded } from '../../platform/folded-text.ts';

export type Circumstances = {
  /** Until the pension; 0 = on it, or shortly before it; null = not said. */
  yearsToPension: number | null;
  mustEarn: boolean;
  /** Still at a school, or just out of it: whichever way it is, it begins now. */
  leavesSchool: boolean;
  /** Of a school that isn't over; null = none. */
  schoolBegun: Education | null;
  /** Limits that were told as circumstances. */
  conditions: readonly Condition[];
};

const NUMBERS: Readonly<Record<string, number>> = {
  rok: 1,
  roku: 1,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  piec: 5,
  szesc: 6,
  siedem: 7,
  osiem: 8,
  dziewiec: 9,
  dziesiec: 10,
  kilka: 5,
  kilkanascie: 15,
};

const PENSION = /emeryt/;
/** A soldier's or a policeman's pension comes in the middle of a life of work. */
const OF_A_SERVICE = /mundur|wojsk|policyj|sluzb/;
const YEARS = /\b(\d+|[a-z]+) (?:lat|lata)\b|\b(rok|roku)\b/;

const MUST_EARN = /\bmus\w+ (?:\w+ ){0,2}zarabia/;

/** 'Zdałam maturę', 'maturzysta', 'kończę liceum', 'chcę iść na studia': neither 'bez matury' nor 'na studia odpada'. */
const LEAVES_SCHOOL =
  /(?<!bez )\bmatur|licealist|(?<!nie )\bna studia(?! (?:odpada|nie))|koncz\w* (?:\w+ )?(?:liceum|technikum)/;
const AT_SCHOOL =
  /\bucz(?:en|nia|ennic\w+)\b|\bklas\w+ (?:maturaln|\d|technikum|liceum)|\b\d\.? klas|w trakcie/;

const NO_LICENCE =
  /\bbez (?:prawa jazdy|prawka)\b|\b(?:prawa jazdy|prawka) (?:nie mam|brak)\b|\bnie mam (?:prawa jazdy|prawka)\b|\bbrak prawa jazdy\b/;
const NO_STUDIES = /\b(?:bez|nie) (?:na )?studi\w+|\bna studia (?:odpada|nie)|\bbez matury\b/;
const NO_SCHOOL = /\bszkol\w* (?:juz )?nie\b|\b(?:bez|nie) (?:do )?szkoly\b/;

export function circumstancesOf({ circumstances, education }: Background): Circumstances {
  const told = circumstances.map(({ label, quote }) => ({
    said: folded(label),
    quote: folded(quote ?? ''),
    evidence: quote ?? label,
  }));
  const isTold = (words: RegExp) => told.some(({ said }) => words.test(said));
  const pensions = told.flatMap(({ said, quote }) =>
    PENSION.test(said) && !OF_A_SERVICE.test(said) ? [yearsIn(said) ?? yearsIn(quote) ?? 0] : [],
  );
  const school = folded(`${education?.field ?? ''} ${education?.quote ?? ''}`);
  const isAtSchool = isTold(AT_SCHOOL) || AT_SCHOOL.test(school);
  return {
    yearsToPension: pensions.length === 0 ? null : Math.min(...pensions),
    mustEarn: isTold(MUST_EARN),
    leavesSchool: isTold(LEAVES_SCHOOL) || (isAtSchool && education?.level === 'podstawowe'),
    schoolBegun: isAtSchool ? levelOfSchool(`${school} ${told.map(({ said }) => said).join(' ')}`) : null,
    conditions: told.flatMap(({ said, evidence }): Condition[] => {
      const firmly = { value: 'avoid', firm: true, quote: evidence } as const;
      return [
        ...(NO_LICENCE.test(said) ? [{ kind: 'driving', ...firmly } as const] : []),
        ...(NO_STUDIES.test(said) ? [{ kind: 'studies', ...firmly } as const] : []),
        ...(NO_SCHOOL.test(said) ? [{ kind: 'school', ...firmly } as const] : []),
      ];
    }),
  };
}

function yearsIn(said: string): number | null {
  const [, figure = '', year] = YEARS.exec(said) ?? [];
  if (year !== undefined) return NUMBERS[year] ?? null;
  return /^\d+$/.test(figure) ? Number(figure) : (NUMBERS[figure] ?? null);
}

function levelOfSchool(said: string): Education | null {
  if (/technikum|liceum|\blo\b|matur/.test(said)) return 'srednie';
  return /branzow|zawodow/.test(said) ? 'branzowe' : null;
}
