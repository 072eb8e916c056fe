// Occupations, pay, demand, licences and words from their own files: for tests, and for scripts/content, which makes the one file of
// them that the Worker reads. There tables.worker.ts stands in its place (package.json 'imports').
import type {
  CareerSources,
  Careers,
  DemandGroup,
  Licence,
  Occupation,
  PayGroup,
} from '#domain/advice/occupation.ts';
import barometer from './barometer.json' with { type: 'json' };
import { CALLED } from './called.ts';
import { deedsOf, phrasesOfWork } from './deeds.ts';
import contexts from './contexts.json' with { type: 'json' };
import estimates from './estimates.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import licences from './licences.json' with { type: 'json' };
import moves from './moves.json' with { type: 'json' };
import near from './near.json' with { type: 'json' };
import nextWork from './next-work.json' with { type: 'json' };
import pay from './pay.json' with { type: 'json' };
import { portraitConcepts, portraitTexts } from './portrait-concepts.ts';
import { SAID_NAMES } from './said-names.ts';
import sources from './sources.json' with { type: 'json' };
import { SILENT_TAGS, WORDS } from './words.ts';

export type Tables = { careers: Careers; sources: CareerSources };

export async function readOccupations(): Promise<Occupation[]> {
  const files = await Promise.all(FILES.map((open) => open()));
  return files.flatMap((file) => checked<Occupation[]>(file.default));
}

export async function readTables(): Promise<Tables> {
  const [occupations, portraits, phrases] = await Promise.all([
    readOccupations(),
    portraitTexts(),
    phrasesOfWork(),
  ]);
  return {
    careers: {
      version: sources.version,
      occupations,
      payGroups: checked<PayGroup[]>(pay.groups),
      topPay: pay.meta.nationalContext.d9,
      demandGroups: checked<DemandGroup[]>(barometer.groups),
      licences: checked<Licence[]>(licences.items),
      words: WORDS,
      called: CALLED,
      said: SAID_NAMES,
      forms,
      silentTags: SILENT_TAGS,
      moves,
      near,
      nextWork,
      contexts,
      estimates,
      portraits: portraitConcepts(portraits),
      deeds: deedsOf(occupations, portraits, phrases),
    },
    sources: {
      pay: { ...pay.meta, wide: pay.wide },
      demand: barometer.meta,
      credits: sources.credits,
      estimateNote: sources.estimateNote,
      nameSource: sources.nameSource,
      version: sources.version,
    },
  };
}

// JSON knows no unions of words; careers.test.ts does.
function checked<Shape>(data: unknown): Shape {
  return data as Shape;
}

/** A major group of the classification each. */
const FILES = [
  () => import('./occupations/0.json', { with: { type: 'json' } }),
  () => import('./occupations/1.json', { with: { type: 'json' } }),
  () => import('./occupations/2.json', { with: { type: 'json' } }),
  () => import('./occupations/3.json', { with: { type: 'json' } }),
  () => import('./occupations/4.json', { with: { type: 'json' } }),
  () => import('./occupations/5.json', { with: { type: 'json' } }),
  () => import('./occupations/6.json', { with: { type: 'json' } }),
  () => import('./occupations/7.json', { with: { type: 'json' } }),
  () => import('./occupations/8.json', { with: { type: 'json' } }),
  () => import('./occupations/9.json', { with: { type: 'json' } }),
] as const;
