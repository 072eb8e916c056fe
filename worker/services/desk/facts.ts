// 'Fakty': what is missing or old in the tables that advice rests on, and what `npm run evaluate` measured last.
import { readCareers, readMeasures } from '#content/careers.server.ts';
import { SOURCE_DAYS } from '#content/careers/source-days.ts';
import { sourceAges } from '#domain/desk/source-age.ts';
import type { RequestScope } from '../../scope.ts';
import { asOperator } from './desk.ts';

export type FactsAtDesk = Awaited<ReturnType<typeof readFacts>>;

/** Throws as `asOperator`. */
export function readFacts(scope: RequestScope) {
  return asOperator(scope, 'facts', async () => {
    const [{ occupations, licences }, measures] = await Promise.all([readCareers(), readMeasures()]);
    return {
      withoutPay: occupations
        .filter(({ pay }) => pay === null)
        .map(({ id, name, code, payNote }) => ({ id, name, code, payNote })),
      occupations: occupations.length,
      uncheckedLicences: licences.filter(({ checkedAgainst }) => checkedAgainst === null).length,
      licences: licences.length,
      sources: sourceAges(SOURCE_DAYS, scope.now),
      measures,
    };
  });
}
