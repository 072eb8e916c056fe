// Occupations, pay, demand and licences (content/careers), read when they are first asked for: no start of the Worker pays for them.
// The files hold what content/careers/careers.test.ts checks.
import { readOccupations } from '#content/careers/occupation-files.ts';
import type { CareerSources, Careers, DemandGroup, Licence, PayGroup } from '#domain/advice/occupation.ts';

let careers: Careers | null = null;

/** Kept once read. Never the reading itself: it belongs to one request, and whoever else waited would wait for good if that is given up. */
export async function readCareers(): Promise<Careers> {
  return (careers ??= await read());
}

async function read(): Promise<Careers> {
  const [occupations, pay, barometer, licences, sources, words, called] = await Promise.all([
    readOccupations(),
    import('./careers/pay.json', { with: { type: 'json' } }),
    import('./careers/barometer.json', { with: { type: 'json' } }),
    import('./careers/licences.json', { with: { type: 'json' } }),
    import('./careers/sources.json', { with: { type: 'json' } }),
    import('./careers/words.ts'),
    import('./careers/called.ts'),
  ]);
  return {
    version: sources.default.version,
    occupations,
    payGroups: checked<PayGroup[]>(pay.default.groups),
    demandGroups: checked<DemandGroup[]>(barometer.default.groups),
    licences: checked<Licence[]>(licences.default.items),
    words: words.WORDS,
    called: called.CALLED,
    silentTags: words.SILENT_TAGS,
  };
}

/** Sources and credits for the pages that show them; ranking needs none of it. */
export async function readCareerSources(): Promise<CareerSources> {
  const [pay, barometer, sources] = await Promise.all([
    import('./careers/pay.json', { with: { type: 'json' } }),
    import('./careers/barometer.json', { with: { type: 'json' } }),
    import('./careers/sources.json', { with: { type: 'json' } }),
  ]);
  return {
    pay: pay.default.meta,
    demand: barometer.default.meta,
    credits: sources.default.credits,
    estimateNote: sources.default.estimateNote,
    nameSource: sources.default.nameSource,
    version: sources.default.version,
  };
}

/** What `npm run evaluate -- --write` measured last, and when. */
export async function readMeasures() {
  return (await import('./careers/measures.json', { with: { type: 'json' } })).default;
}

// JSON knows no unions of words; the test does.
function checked<Shape>(data: unknown): Shape {
  return data as Shape;
}
