// What a plan may see of an analysis and of a run's log (docs/product.md 'What each plan opens'; docs/decisions.md 'Locked content'):
// redacted on the server, before anything leaves it. Locked paths and skills lose all their text, a long reasoning is cut at a word, and
// the names of locked paths are masked in every text that stays.
import { ANALYSIS_LIMITS, type CareerAnalysis } from '../analysis/analysis.ts';
import type { LockedSection, LoggedEvent, RunEvent, Section, VisibleAnalysis } from '../analysis/events.ts';
import { createNameMask } from './locked-names.ts';
import {
  type Mask,
  maskedPath,
  maskedPlan,
  maskedPredisposition,
  maskedSkill,
  maskedStep,
} from './masked-texts.ts';
import type { ViewLimits } from './plans.ts';

export function redactAnalysis(analysis: CareerAnalysis, view: ViewLimits): VisibleAnalysis {
  const names = analysis.sciezkiKariery.map((path) => path.nazwa);
  const mask = createNameMask(names.slice(view.paths), names.slice(0, view.paths));
  return {
    predyspozycje: analysis.predyspozycje.map((one) =>
      maskedPredisposition(one, mask, view.reasoningCharacters),
    ),
    sciezkiKariery: analysis.sciezkiKariery.map((path, index) =>
      index < view.paths ? maskedPath(path, mask) : null,
    ),
    umiejetnosci: analysis.umiejetnosci.map((skill, index) =>
      index < view.skills ? maskedSkill(skill, mask) : null,
    ),
    planRozwoju: maskedPlan(analysis.planRozwoju, mask),
    podsumowanieInspirujace: mask(analysis.podsumowanieInspirujace),
  };
}

/**
 * One listener's view of one log, event by event; null = held back. The reply announces the names of its paths before anything
 * else, so every text is masked from the first one on. One that doesn't announce them has what comes before its paths masked
 * by what is known so far; skills, plan and summary wait until the paths are complete (something of another part comes
 * after at least 3 of them). `done` carries everything anyway.
 */
export function createStreamRedactor(view: ViewLimits): (event: LoggedEvent) => RunEvent | null {
  const locksPaths = view.paths < ANALYSIS_LIMITS.maxPaths;
  const seen = new Set<string>();
  // Locked names stay known when a run starts again; all else that was seen is forgotten.
  const lockedNames = new Set<string>();
  const visibleNames = new Set<string>();
  let pathsSeen = 0;
  let mask: Mask = (text) => text;

  function note(section: Section, announced: readonly string[]): void {
    const place = `${section.name} ${section.index}`;
    if (seen.has(place)) startAgain();
    seen.add(place);
    for (const name of announced.slice(view.paths)) lockedNames.add(name);
    if (section.name === 'sciezkiKariery') {
      pathsSeen += 1;
      (section.index < view.paths ? visibleNames : lockedNames).add(section.value.nazwa);
    }
    // A path that came counts, not what was announced for its place.
    const visible = visibleNames.size === 0 ? announced.slice(0, view.paths) : [...visibleNames];
    mask = createNameMask([...lockedNames], visible);
  }

  function startAgain(): void {
    seen.clear();
    visibleNames.clear();
    pathsSeen = 0;
    mask = createNameMask([...lockedNames], []);
  }

  function redacted(section: Section): Section | LockedSection | null {
    const { name, index } = section;
    if (name === 'sciezkiKariery' && index >= view.paths) return { name, index, locked: true };
    if (name === 'umiejetnosci' && index >= view.skills) return { name, index, locked: true };
    const comesFirst = name === 'predyspozycje' || name === 'sciezkiKariery';
    if (locksPaths && !comesFirst && pathsSeen < ANALYSIS_LIMITS.minPaths) return null;
    return maskedSection(section, mask, view);
  }

  return (event) => {
    if (event.event === 'failed') return event;
    if (event.event === 'progress') {
      if (event.data.stage === 'start') startAgain();
      return event;
    }
    if (event.event === 'done') {
      const { analysis, savedAt } = event.data;
      return { event: 'done', data: { analysis: redactAnalysis(analysis, view), savedAt } };
    }
    note(event.data, event.names ?? []);
    const section = redacted(event.data);
    return section === null ? null : { event: 'section', data: section };
  };
}

function maskedSection(section: Section, mask: Mask, view: ViewLimits): Section {
  const { index } = section;
  switch (section.name) {
    case 'predyspozycje': {
      const shown = maskedPredisposition(section.value, mask, view.reasoningCharacters);
      return {
        name: section.name,
        index,
        value: { nazwa: shown.nazwa, uzasadnienie: shown.uzasadnienie },
      };
    }
    case 'sciezkiKariery':
      return { name: section.name, index, value: maskedPath(section.value, mask) };
    case 'umiejetnosci':
      return { name: section.name, index, value: maskedSkill(section.value, mask) };
    case 'planRozwoju.kroki':
      return { name: section.name, index, value: maskedStep(section.value, mask) };
    default:
      return { name: section.name, index, value: mask(section.value) };
  }
}
