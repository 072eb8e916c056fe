// The atlas as data for others: names of fields are plain, what is an estimate of ours stands under `estimate`.
import type { CareerSources, Careers } from '../advice/occupation.ts';
import { advertName } from '../advice/public-facts.ts';
import { shownDemandGroup } from '../advice/shown-facts.ts';

export function openData(careers: Careers, sources: CareerSources) {
  const payGroups = new Map(careers.payGroups.map((group) => [group.id, group]));
  return {
    version: sources.version,
    documentation: '/dane-i-metoda#otwarte-dane',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    credits: sources.credits,
    sources: {
      names: sources.nameSource,
      pay: {
        title: sources.pay.source,
        address: sources.pay.sourceUrl,
        period: sources.pay.period,
        scope: sources.pay.scope,
        comparedWithSource: sources.pay.comparedWith !== null,
      },
      demand: { title: sources.demand.title, address: sources.demand.sourceUrl },
    },
    estimateNote: sources.estimateNote,
    occupations: careers.occupations.map((occupation) => {
      const { id, code, name, oneLine, riasec, entry, conditions, pay } = occupation;
      const payGroup = pay === null ? undefined : payGroups.get(pay.group);
      const demand = shownDemandGroup(occupation, careers.demandGroups);
      const { estimate: _entry, ...way } = entry;
      const { estimate: _conditions, ...work } = conditions;
      return {
        id,
        address: `/zawody/${id}`,
        code,
        name,
        advertName: advertName(occupation),
        oneLine,
        interests: riasec,
        payOfGroup:
          payGroup === undefined
            ? null
            : {
                group: payGroup.name,
                code: payGroup.kzis3,
                deciles: payGroup.deciles,
                median: payGroup.median,
                mean: payGroup.mean,
              },
        demand: demand === null ? null : { group: demand.name, poland: demand.poland, year: 2026 },
        estimate: { wayIn: way, conditions: work },
      };
    }),
  };
}
