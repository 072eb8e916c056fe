// Facts that name something of our tables: what they don't know goes, so that no text of a person is stored as a fact.
import type { Facts } from './facts.ts';
import type { Careers } from './occupation.ts';
import { VOIVODESHIPS } from './voivodeships.ts';

export function knownFacts(
  { from, licences, voivodeship, ...rest }: Facts,
  careers: Pick<Careers, 'occupations' | 'licences'>,
): Facts {
  const knownFrom = known(
    from,
    careers.occupations.map(({ id }) => id),
  );
  const knownLicences = known(
    licences,
    careers.licences.map(({ key }) => key),
  );
  const place = VOIVODESHIPS.find((one) => one === voivodeship);
  return {
    ...rest,
    ...(knownFrom.length === 0 ? {} : { from: knownFrom }),
    ...(knownLicences.length === 0 ? {} : { licences: knownLicences }),
    ...(place === undefined ? {} : { voivodeship: place }),
  };
}

function known(given: readonly string[] = [], keys: readonly string[]): string[] {
  const all = new Set(keys);
  return given.filter((key) => all.has(key));
}
