// What the tables say of one occupation, as every page may show it: pay of its group, demand where the match is certain, the way in.
// Nothing of it is about a person, so no plan locks it. What the tables don't hold is null, never filled in.
import { lazy } from '../platform/lazy.ts';
import type { LedgerLine } from './ranking/ledger.ts';
import type {
  CareerSources,
  Careers,
  Education,
  Forecast,
  MinimumWage,
  Occupation,
  WidePay,
} from './occupation.ts';
import { legalBasisOf, shownDemandGroup, shownWidePay } from './shown-facts.ts';

/** Gross a month in PLN, of everybody in the group; never of the occupation alone. */
export type PayFacts = { group: string; d1: number; median: number; d9: number };

/** The mean of a wider group, only where there is no narrower one: background, never weighed. */
export type WidePayFacts = Pick<WidePay, 'mean' | 'errorPercent'> & { group: string };

/** `forecast` null = the voivodeship has no figure; the country's doesn't stand in for it. */
export type DemandFacts = {
  group: string;
  poland: Forecast;
  region: { voivodeship: string; forecast: Forecast | null } | null;
};

export type WayInFacts = {
  education: Education;
  /** Shortest and longest usual way to the first job, from zero; our estimate. */
  months: readonly [number, number] | null;
  licence: { name: string; legalBasis: string } | null;
  withoutExperience: boolean;
};

export type PublicFacts = {
  /** As the classification has it. */
  officialName: string;
  code: string;
  oneLine: string;
  pay: PayFacts | null;
  /** Why there is no figure, where that is known. */
  payNote: string | null;
  /** Missing in what was stored before there was any. */
  widePay?: WidePayFacts | null;
  demand: DemandFacts | null;
  wayIn: WayInFacts;
};

/** Said once for all figures of a page. */
export type FactSources = {
  pay: {
    title: string;
    address: string;
    /** Month of the survey: 2024-10. */
    period: string;
    scope: string;
    /** False or missing = the figures come by a copy that nobody compared with the survey's own file. */
    isCompared?: boolean;
  };
  minimumWage: ShownMinimum;
  demand: { title: string; address: string };
  names: string;
};

/** The legal minimum in force, and the one that is already enacted to follow. */
export type ShownMinimum = EnactedWage & { next?: EnactedWage | null };

type EnactedWage = { gross: number; from: string; act?: string | null };

export type PublicFactsBook = {
  /** Null = no such occupation. */
  of: (occupationId: string, voivodeship?: string) => PublicFacts | null;
  /** Names of the occupations and licences that a ledger's evidence has as keys. */
  namesIn: (ledger: readonly LedgerLine[]) => Record<string, string>;
  sources: FactSources;
};

export function publicFactsBook(careers: Careers, sources: CareerSources, today: string): PublicFactsBook {
  const byId = lazy(() => new Map(careers.occupations.map((occupation) => [occupation.id, occupation])));
  return {
    of: (id, voivodeship) => {
      const occupation = byId().get(id);
      if (occupation === undefined) return null;
      return {
        ...publicFactsOf(occupation, careers, voivodeship),
        widePay: widePayFacts(occupation, sources),
      };
    },
    namesIn: (ledger) => Object.fromEntries(ledger.flatMap((line) => namesOf(line, byId(), careers))),
    sources: factSources(sources, today),
  };
}

function namesOf(
  { factor, evidence }: LedgerLine,
  byId: ReadonlyMap<string, Occupation>,
  { licences }: Careers,
): [key: string, name: string][] {
  if (factor === 'licence') {
    const licence = licences.find(({ key }) => key === evidence);
    return licence === undefined ? [] : [[evidence, licence.name]];
  }
  if (factor !== 'experience' && factor !== 'stays' && factor !== 'wanted') return [];
  return evidence.split(', ').flatMap((id): [string, string][] => {
    const occupation = byId.get(id);
    return occupation === undefined ? [] : [[id, occupation.everydayName ?? occupation.name]];
  });
}

export function publicFactsOf(occupation: Occupation, careers: Careers, voivodeship?: string): PublicFacts {
  const { entry } = occupation;
  const licence = careers.licences.find(({ key }) => key === entry.licence);
  return {
    officialName: occupation.name,
    code: occupation.code,
    oneLine: occupation.oneLine,
    pay: payOf(occupation, careers),
    payNote: occupation.payNote,
    demand: demandOf(occupation, careers, voivodeship),
    wayIn: {
      education: entry.education,
      months: entry.months,
      licence: licence === undefined ? null : { name: licence.name, legalBasis: legalBasisOf(licence) },
      withoutExperience: entry.withoutExperience,
    },
  };
}

/** As adverts call it, beginning with a capital: 'Geolog / geolożka'. */
export function advertName({ everydayName, name }: Occupation): string {
  const shown = everydayName ?? name;
  return shown.charAt(0).toLocaleUpperCase('pl') + shown.slice(1);
}

function payOf({ pay }: Occupation, { payGroups }: Careers): PayFacts | null {
  const group = payGroups.find(({ id }) => id === pay?.group);
  const [d1] = group?.deciles ?? [];
  const d9 = group?.deciles.at(-1);
  if (group === undefined || d1 === undefined || d9 === undefined) return null;
  return { group: group.name, d1: Math.round(d1), median: Math.round(group.median), d9: Math.round(d9) };
}

function demandOf(
  occupation: Occupation,
  { demandGroups }: Careers,
  voivodeship?: string,
): DemandFacts | null {
  const group = shownDemandGroup(occupation, demandGroups);
  if (group === null) return null;
  const region =
    voivodeship === undefined ? null : { voivodeship, forecast: group.voivodeships[voivodeship] ?? null };
  return { group: group.name, poland: group.poland, region };
}

function factSources({ pay, demand, nameSource }: CareerSources, today: string): FactSources {
  return {
    pay: {
      title: pay.source.split(' (')[0] ?? pay.source,
      address: pay.sourceUrl,
      period: pay.period,
      scope: pay.scope,
      isCompared: pay.comparedWith !== null,
    },
    minimumWage: minimumWageOn(pay.minimumWage, today),
    demand: { title: demand.title, address: demand.sourceUrl },
    names: nameSource,
  };
}

/** The last one that has begun, and the next; `today` as 2026-11-22. */
export function minimumWageOn(wages: readonly MinimumWage[], today: string): ShownMinimum {
  const begun = wages.findLast(({ from }) => from <= today) ?? wages[0];
  if (begun === undefined) throw new Error('There is no minimum wage in the tables.');
  const next = wages.find(({ from }) => from > begun.from);
  return { ...enacted(begun), next: next === undefined ? null : enacted(next) };
}

const enacted = ({ gross, from, act }: MinimumWage): EnactedWage => ({ gross, from, act });

export function widePayFacts(occupation: Occupation, { pay }: CareerSources): WidePayFacts | null {
  const found = shownWidePay(occupation, pay.wide.groups);
  if (found === null) return null;
  const { name: group, mean, errorPercent } = found;
  return { group, mean: Math.round(mean), ...(errorPercent === undefined ? {} : { errorPercent }) };
}
