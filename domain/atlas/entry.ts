// An occupation as the atlas lists it.
import {
  RIASEC,
  type Careers,
  type Forecast,
  type Occupation,
  type PayGroup,
  type RiasecLetter,
} from '../advice/occupation.ts';
import { advertName } from '../advice/public-facts.ts';
import { shownDemandGroup } from '../advice/shown-facts.ts';

/** An occupation with what its row shows. */
export type AtlasEntry = {
  occupation: Occupation;
  name: string;
  payGroup: PayGroup | null;
  forecast: Forecast | null;
  /** The two strongest interests. */
  letters: readonly [RiasecLetter, RiasecLetter];
};

export function entryFor(occupation: Occupation, careers: Careers): AtlasEntry {
  const byStrength = RIASEC.toSorted((one, other) => occupation.riasec[other] - occupation.riasec[one]);
  const [first = 'R', second = 'I'] = byStrength;
  return {
    occupation,
    name: advertName(occupation),
    payGroup: careers.payGroups.find(({ id }) => id === occupation.pay?.group) ?? null,
    forecast: shownDemandGroup(occupation, careers.demandGroups)?.poland ?? null,
    letters: [first, second],
  };
}
