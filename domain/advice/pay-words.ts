// What a pay line of the ledger tells the person: how many of the occupation's group earn what they want, as GUS's deciles prove it.
import { PAY_EVIDENCE } from './ranking/ledger.ts';

const [NONE, TENTH, FIFTH, THREE, FOUR] = PAY_EVIDENCE.byTenths;

const WORDS: Readonly<Record<string, string>> = {
  [PAY_EVIDENCE.met]: 'Mediana płac w\u00a0grupie spełnia Twój warunek',
  [PAY_EVIDENCE.unknown]: 'Nie wiemy, ile się tu zarabia',
  [PAY_EVIDENCE.unknownAndRare]:
    'Nie wiemy, ile się tu zarabia, a\u00a0w\u00a0całym kraju tyle ma mniej niż co dziesiąta osoba',
  [FOUR]: 'Tyle, ile chcesz, zarabiają w\u00a0tej grupie co najmniej cztery osoby na dziesięć',
  [THREE]: 'Tyle, ile chcesz, zarabiają w\u00a0tej grupie co najmniej trzy osoby na dziesięć',
  [FIFTH]: 'Tyle, ile chcesz, zarabia w\u00a0tej grupie co najmniej co piąta osoba',
  [TENTH]: 'Tyle, ile chcesz, zarabia w\u00a0tej grupie co najmniej co dziesiąta osoba',
  [NONE]: 'Tyle, ile chcesz, zarabia w\u00a0tej grupie mniej niż co dziesiąta osoba',
  [PAY_EVIDENCE.older]: 'Mediana płac w\u00a0grupie jest poniżej Twojego warunku',
};

/** Null = no evidence of a pay line. */
export function payWords(evidence: string): string | null {
  return WORDS[evidence] ?? null;
}

const OF_SOME: readonly string[] = PAY_EVIDENCE.byTenths;

/** What speaks against an occupation whose group earns the wish only in part. */
export function payBelowWords(evidence: string): string | null {
  return OF_SOME.includes(evidence) ? payWords(evidence) : null;
}
