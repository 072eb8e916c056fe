// The finished sections of a run as the analysis that the page shows, before `done` brings the whole one.
import type {
  LockedSection,
  SectionName,
  ShownSection,
  VisibleAnalysis,
  VisiblePath,
} from '#domain/advice/analysis/events.ts';

const CUT_TEXT = /…$/;

type OneSection = ShownSection | LockedSection;
type ShownValue<Name extends SectionName> = Extract<ShownSection, { name: Name }>['value'];

export function growingAnalysis(sections: Iterable<OneSection>): VisibleAnalysis {
  const all = [...sections].sort((one, other) => one.index - other.index);
  const paths = all.filter((section) => section.name === 'sciezkiKariery');
  return {
    // The stream doesn't say whether a reasoning was cut; the server ends those, and only those, with an ellipsis.
    predyspozycje: seen(all, 'predyspozycje').map(({ nazwa, uzasadnienie }) => ({
      nazwa,
      uzasadnienie,
      skrocone: CUT_TEXT.test(uzasadnienie),
    })),
    sciezkiKariery: paths.map(pathOf),
    umiejetnosci: entries(all, 'umiejetnosci'),
    planRozwoju: {
      kroki: seen(all, 'planRozwoju.kroki'),
      certyfikacje: seen(all, 'planRozwoju.certyfikacje'),
      projekty: seen(all, 'planRozwoju.projekty'),
    },
    podsumowanieInspirujace: seen(all, 'podsumowanieInspirujace').at(0) ?? '',
    ...laterParts(all),
    zrodla: paths.find(({ zrodla }) => zrodla !== null)?.zrodla ?? null,
  };
}

function laterParts(all: readonly OneSection[]): Partial<VisibleAnalysis> {
  const [zastrzezenie] = seen(all, 'zastrzezenie');
  const odrzucone = seen(all, 'odrzucone');
  const [pytanie] = seen(all, 'pytanie');
  const beyond = all.find((section) => section.name === 'pozaTabela');
  return {
    ...(zastrzezenie === undefined ? {} : { zastrzezenie }),
    ...(odrzucone.length === 0 ? {} : { odrzucone }),
    ...(pytanie === undefined ? {} : { pytanie }),
    ...(beyond === undefined ? {} : { pozaTabela: beyondOf(beyond) }),
  };
}

function beyondOf(section: Extract<OneSection, { name: 'pozaTabela' }>) {
  return 'value' in section ? section.value : { nazwa: section.nazwa, dlaczego: null };
}

function pathOf(section: Extract<OneSection, { name: 'sciezkiKariery' }>): VisiblePath {
  if (!('locked' in section)) return section.value;
  const { name: _name, index: _index, zrodla: _sources, ...path } = section;
  return path;
}

/** Locked ones are null, in their place. */
function entries<Name extends SectionName>(
  sections: readonly OneSection[],
  name: Name,
): (ShownValue<Name> | null)[] {
  return sections
    .filter((section) => section.name === name)
    .map((section) => ('value' in section ? (section.value as ShownValue<Name>) : null));
}

function seen<Name extends SectionName>(sections: readonly OneSection[], name: Name): ShownValue<Name>[] {
  return entries(sections, name).flatMap((value) => (value === null ? [] : [value as ShownValue<Name>]));
}
