// The whole bank of careers, in a fixed order: ties in the score fall to the earlier one.
import { BUSINESS_CAREERS } from './business.ts';
import { CREATIVE_CAREERS } from './creative.ts';
import { HEALTH_CAREERS } from './health.ts';
import { HOSPITALITY_CAREERS } from './hospitality.ts';
import { MAKING_CAREERS } from './making.ts';
import { NATURE_CAREERS } from './nature.ts';
import { SOCIETY_CAREERS } from './society.ts';
import { TECHNOLOGY_CAREERS } from './technology.ts';
import type { Career } from './career.ts';

export const CAREERS: Career[] = [
  ...NATURE_CAREERS,
  ...TECHNOLOGY_CAREERS,
  ...HEALTH_CAREERS,
  ...SOCIETY_CAREERS,
  ...CREATIVE_CAREERS,
  ...MAKING_CAREERS,
  ...BUSINESS_CAREERS,
  ...HOSPITALITY_CAREERS,
];
