// Occupations, pay, demand and licences (content/careers), read when they are first asked for: no start of the Worker pays for them.
// The files hold what content/careers/careers.test.ts checks.
import type {
  CareerSources,
  Careers,
  DemandGroup,
  Licence,
  Occupation,
  PayGroup,
} from '#domain/advice/occupation.ts';

let reading: Promise<Careers> | null = null;

export function readCareers(): Promise<Careers> {
  return (reading ??= read());
}

async function read(): Promise<Careers> {
  const [files, pay, barometer, licences, sources, words, called] = await Promise.all([
    Promise.all(OCCUPATION_FILES.map((open) => open())),
    import('./careers/pay.json', { with: { type: 'json' } }),
    import('./careers/barometer.json', { with: { type: 'json' } }),
    import('./careers/licences.json', { with: { type: 'json' } }),
    import('./careers/sources.json', { with: { type: 'json' } }),
    import('./careers/words.ts'),
    import('./careers/called.ts'),
  ]);
  return {
    version: sources.default.version,
    occupations: files.flatMap((file) => checked<Occupation[]>(file.default)),
    payGroups: checked<PayGroup[]>(pay.default.groups),
    demandGroups: checked<DemandGroup[]>(barometer.default.groups),
    licences: checked<Licence[]>(licences.default.items),
    words: words.WORDS,
    called: called.CALLED,
    silentTags: words.SILENT_TAGS,
  };
}

/** Names of groups, sources and credits for the pages that show them; ranking needs none of it. */
export async function readCareerSources(): Promise<CareerSources> {
  const [groups, pay, barometer, sources] = await Promise.all([
    import('./careers/groups.json', { with: { type: 'json' } }),
    import('./careers/pay.json', { with: { type: 'json' } }),
    import('./careers/barometer.json', { with: { type: 'json' } }),
    import('./careers/sources.json', { with: { type: 'json' } }),
  ]);
  return {
    groups: groups.default,
    pay: pay.default.meta,
    demand: barometer.default.meta,
    credits: sources.default.credits,
    estimateNote: sources.default.estimateNote,
    nameSource: sources.default.nameSource,
    version: sources.default.version,
  };
}

/** By an occupation's id, its address in ESCO. */
export async function readEscoAddresses(): Promise<Readonly<Record<string, string>>> {
  return (await import('./careers/esco.json', { with: { type: 'json' } })).default;
}

// One file a major group of the classification.
const OCCUPATION_FILES = [
  () => import('./careers/occupations/0.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/1.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/2.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/3.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/4.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/5.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/6.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/7.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/8.json', { with: { type: 'json' } }),
  () => import('./careers/occupations/9.json', { with: { type: 'json' } }),
] as const;

// JSON knows no unions of words; the test does.
function checked<Shape>(data: unknown): Shape {
  return data as Shape;
}
