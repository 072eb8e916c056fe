// The bar while an analysis is made (docs/product.md 'Quiz flow', docs/decisions.md 'Progress'): the simulated percent that the browser draws, and the
// server's own count of finished sections. The bar shows the larger of both and never falls. Chance is an argument.
import type { Section, SectionName, Stage } from './events.ts';

export const SIMULATE_EVERY_MS = 800;

/** The fixed points of the curve, in percent. */
export const START_PERCENT = 5;
export const SIMULATED_CAP_PERCENT = 90;
export const REPLY_PERCENT = 92;
export const ANALYSING_PERCENT = 95;
export const DONE_PERCENT = 100;

/** How many sections a usual reply has, and how much writing each one is beside the others; 0 = as often none. */
const EXPECTED: Record<SectionName, { count: number; weight: number }> = {
  odrzucone: { count: 0, weight: 1 },
  zastrzezenie: { count: 0, weight: 1 },
  predyspozycje: { count: 3, weight: 2 },
  sciezkiKariery: { count: 3, weight: 7 },
  umiejetnosci: { count: 7, weight: 2 },
  'planRozwoju.kroki': { count: 5, weight: 2 },
  'planRozwoju.certyfikacje': { count: 2, weight: 1 },
  'planRozwoju.projekty': { count: 2, weight: 1 },
  podsumowanieInspirujace: { count: 1, weight: 3 },
  pytanie: { count: 1, weight: 1 },
  pozaTabela: { count: 0, weight: 1 },
};

const WHOLE_WEIGHT = Object.values(EXPECTED).reduce((sum, { count, weight }) => sum + count * weight, 0);

/** How many sections of each kind are finished. */
export type SectionCounts = Record<SectionName, number>;

export type RunProgress = { percent: number; stage: Stage; counts: SectionCounts };

export const RUN_START: RunProgress = {
  percent: START_PERCENT,
  stage: 'start',
  counts: {
    odrzucone: 0,
    zastrzezenie: 0,
    predyspozycje: 0,
    sciezkiKariery: 0,
    umiejetnosci: 0,
    'planRozwoju.kroki': 0,
    'planRozwoju.certyfikacje': 0,
    'planRozwoju.projekty': 0,
    podsumowanieInspirujace: 0,
    pytanie: 0,
    pozaTabela: 0,
  },
};

/** A whole number from 1 to 5 for a chance from 0 up to, not including, 1. */
export function simulatedStep(chance: number): number {
  return within(1 + Math.floor(chance * 5), 1, 5);
}

/** The simulated percent that comes next, `step` (1-5) further, at most 90; a bar that is past 90 stays where it is. */
export function nextSimulatedPercent(percent: number, step: number): number {
  return Math.max(percent, Math.min(SIMULATED_CAP_PERCENT, percent + within(step, 1, 5)));
}

/** What the bar shows: the largest of what it showed, the simulated percent, and what the server says. */
export function shownPercent(previous: number, simulated: number, server: number): number {
  return within(Math.max(previous, simulated, server), 0, DONE_PERCENT);
}

/** From 5 (nothing yet) to 90 (all that is expected, or more); a whole number. */
export function percentOf(counts: SectionCounts): number {
  let written = 0;
  for (const name of SECTION_NAMES) {
    written += Math.min(counts[name], EXPECTED[name].count) * EXPECTED[name].weight;
  }
  return START_PERCENT + Math.floor(((SIMULATED_CAP_PERCENT - START_PERCENT) * written) / WHOLE_WEIGHT);
}

/** After a finished section. A run that starts again sends sections a second time: they count once, the bar waits. */
export function progressAfter(
  previous: RunProgress,
  section: Section,
  stage: Stage = stageOf(section.name),
): RunProgress {
  const count = Math.max(previous.counts[section.name], section.index + 1);
  const counts = { ...previous.counts, [section.name]: count };
  return { percent: Math.max(previous.percent, percentOf(counts)), stage, counts };
}

/** The part of the analysis to which a section belongs. */
export function stageOf(name: SectionName): Stage {
  switch (name) {
    case 'planRozwoju.kroki':
    case 'planRozwoju.certyfikacje':
    case 'planRozwoju.projekty':
      return 'planRozwoju';
    // Short ones, told with what stands beside them.
    case 'odrzucone':
    case 'zastrzezenie':
      return 'predyspozycje';
    case 'pytanie':
    case 'pozaTabela':
      return 'podsumowanieInspirujace';
    default:
      return name;
  }
}

const SECTION_NAMES = [
  'odrzucone',
  'zastrzezenie',
  'predyspozycje',
  'sciezkiKariery',
  'umiejetnosci',
  'planRozwoju.kroki',
  'planRozwoju.certyfikacje',
  'planRozwoju.projekty',
  'podsumowanieInspirujace',
  'pytanie',
  'pozaTabela',
] as const satisfies readonly SectionName[];

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
