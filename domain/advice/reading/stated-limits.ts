// Those of the firm conditions that the sheet of facts has, too, as the ranking and the model's prompt name them.
import type { PolishLevel } from '../occupation.ts';

export type StatedLimits = {
  noLifting: boolean;
  noStanding: boolean;
  noShifts: boolean;
  noScreen: boolean;
  remoteOnly: boolean;
  outdoors: boolean;
  maxMonths: number | null;
  minPay: number | null;
  polishLevel: PolishLevel | null;
};
