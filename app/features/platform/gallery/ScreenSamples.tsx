// The parts of an analysis, one for each trail, and a closed one.
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import { isLocked, type OpenPath, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { SAMPLE_FACTS, SAMPLE_PATH, SAMPLE_SOURCES } from '#content/landing/sample-analysis.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { PAY_SCOPE } from '../../advice/analysis/facts/fact-words.ts';
import { LockedPathCard } from '../../advice/analysis/path/LockedPathCard.tsx';
import { PathCard } from '../../advice/analysis/path/PathCard.tsx';
import { scaleOfPaths } from '../../advice/analysis/path/salary-scale.ts';
import { ClosedRest } from '../../advice/analysis/parts/ClosedNote.tsx';
import { moreSkills } from '../../advice/analysis/panels/panel-words.ts';
import { PlanProfile } from '../../advice/analysis/parts/PlanProfile.tsx';

const { id: zawodId, name, about, reasons, against } = SAMPLE_PATH;

const SOURCES: FactSources = {
  ...SAMPLE_SOURCES,
  pay: { ...SAMPLE_SOURCES.pay, scope: PAY_SCOPE },
  names: 'Nazwy i\u00a0kody: klasyfikacja zawodów i\u00a0specjalności, Dz.U. 2025 poz. 1534.',
};

const FACTS: PublicFacts = {
  officialName: 'Monter instalacji fotowoltaicznych',
  code: '741105',
  oneLine: about,
  ...SAMPLE_FACTS,
  wayIn: { education: 'bez_wymogow', months: [1, 6], licence: null, withoutExperience: true },
};

const STEP = { nazwa: 'Dzień na próbę', czasWykonania: '1 dzień', opis: 'Umów się z ekipą montażową.' };

const PATH: OpenPath = {
  zawodId,
  nazwa: name,
  opis: about,
  zarobki: null,
  potencjalRozwoju: 'Z czasem można prowadzić własną ekipę.',
  korzysci: ['Praca na powietrzu', 'Widać, co powstało'],
  wymagania: ['Sprawność', 'Brak lęku wysokości'],
  umiejetnosciPowiazane: ['Czytanie schematów', 'Praca zespołowa'],
  dlaczego: [...reasons],
  przeciw: [...against],
  luka: 'Brakuje świadectwa „SEP”.',
  proba: { co: 'Spędź dzień z ekipą montażową i zapytaj, co męczy.', godziny: 8, koszt: 0 },
  kroki: [STEP],
  bilans: [
    { factor: 'words', points: 14, evidence: 'majsterkować' },
    { factor: 'preferences', points: 6, evidence: 'nature' },
    { factor: 'level', points: -4, evidence: 'srednie' },
    { factor: 'demand', points: 3, evidence: 'deficyt' },
  ],
  podano: ['wyksztalcenie'],
  fakty: FACTS,
};

/** Paths without pay, without demand, and one that is closed. */
const PATHS: VisiblePath[] = [
  PATH,
  { ...PATH, fakty: { ...FACTS, pay: null } },
  { ...PATH, fakty: { ...FACTS, demand: null } },
  { locked: true, nazwa: name, zawodId, fakty: FACTS },
];

const STEPS = ['4–6 tygodni', 'na bieżąco', '2 miesiące'].map((czasWykonania, index) => ({
  nazwa: `Krok ${index + 1}`,
  czasWykonania,
  opis: '',
}));

export function ScreenSamples() {
  return (
    <>
      <Heading level={3}>Ścieżki i plan</Heading>
      <Stack as="ul" gap={5}>
        {PATHS.map((path, index) => {
          const common = { index, sources: SOURCES, scaleEnd: scaleOfPaths(PATHS) };
          return isLocked(path) ? (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            <LockedPathCard key={index} path={path} {...common} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the place is the path's number and colour
            <PathCard key={index} path={path} {...common} />
          );
        })}
      </Stack>
      <ClosedRest words={moreSkills(3)} />
      <PlanProfile steps={STEPS} />
    </>
  );
}
