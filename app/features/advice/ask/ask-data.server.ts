// All that the adviser may answer from, in plain lines: how the person is understood and what they gave, the ledgers that their plan shows without
// what is denied, and the tables of their paths, which are public. Nothing that the model wrote is among it.
import type { AskedData } from '#domain/advice/ask/prompt.ts';
import type { HandOverGroup, HandOverPart } from '#domain/advice/hand-over/hand-over.ts';
import { filledSections } from '#domain/advice/hand-over/hand-over.ts';
import type { PublicFacts } from '#domain/advice/public-facts.ts';
import type { HandOverSource } from '#worker/services/advice/hand-over.ts';
import {
  educationWords,
  forecastWord,
  monthsWords,
  NO_DEMAND,
  regionWords,
} from '../analysis/facts/fact-words.ts';
import { payLine, sectionsOf } from '../paper/sections.server.ts';

export async function askedData(source: HandOverSource): Promise<AskedData> {
  const sections = filledSections(await sectionsOf(source));
  const of = (part: HandOverPart) =>
    sections.filter((one) => one.part === part).flatMap(({ groups }) => groups.map(plainGroup));
  const { sciezkiKariery, zrodla } = source.opened.analysis;
  return {
    odczyt: [...of('reading'), ...of('facts')],
    bilans: of('ledger'),
    tabele: sciezkiKariery.flatMap(({ nazwa, fakty }) =>
      fakty === null ? [] : [{ title: nazwa, lines: tableLines(fakty, zrodla?.pay.period ?? null) }],
    ),
  };
}

function plainGroup({ title, lines }: HandOverGroup) {
  return { title, lines: lines.map(({ text, quote }) => (quote === null ? text : `${text} („${quote}”)`)) };
}

function tableLines(facts: PublicFacts, period: string | null): string[] {
  const { oneLine, pay, payNote, demand, wayIn } = facts;
  const { education, months, licence, withoutExperience } = wayIn;
  const region = demand === null ? null : regionWords(demand);
  const time = monthsWords(months);
  return [
    oneLine,
    pay === null || period === null
      ? `Zarobki: brak statystyki dla tego zawodu${payNote === null ? '' : ` (${payNote})`}`
      : payLine(pay, period),
    demand === null
      ? `Zapotrzebowanie: ${NO_DEMAND}`
      : `Zapotrzebowanie w Polsce, grupa „${demand.group}”: ${forecastWord(demand.poland)}${region === null ? '' : `; ${region}`}`,
    `Wejście do zawodu (nasza ocena): ${time === null ? '' : `zwykle ${time} od zera, `}${educationWords(education)}, ${withoutExperience ? 'da się zacząć bez doświadczenia' : 'zwykle potrzebne doświadczenie'}`,
    licence === null
      ? 'Uprawnienia: nie są wymagane'
      : `Uprawnienia: ${licence.name} (${licence.legalBasis})`,
  ];
}
