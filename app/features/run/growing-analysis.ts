// The finished sections of a run as the analysis that the page shows, before `done` brings the whole one.
import type {
  LockedSection,
  Section,
  SectionName,
  SectionValues,
  VisibleAnalysis,
} from '#domain/analysis/events.ts';

const CUT_TEXT = /…$/;

export function growingAnalysis(sections: Iterable<Section | LockedSection>): VisibleAnalysis {
  const all = [...sections].sort((one, other) => one.index - other.index);
  return {
    // The stream doesn't say whether a reasoning was cut; the server ends those, and only those, with an ellipsis.
    predyspozycje: seen(all, 'predyspozycje').map(({ nazwa, uzasadnienie }) => ({
      nazwa,
      uzasadnienie,
      skrocone: CUT_TEXT.test(uzasadnienie),
    })),
    sciezkiKariery: entries(all, 'sciezkiKariery'),
    umiejetnosci: entries(all, 'umiejetnosci'),
    planRozwoju: {
      kroki: seen(all, 'planRozwoju.kroki'),
      certyfikacje: seen(all, 'planRozwoju.certyfikacje'),
      projekty: seen(all, 'planRozwoju.projekty'),
    },
    podsumowanieInspirujace: seen(all, 'podsumowanieInspirujace').at(0) ?? '',
  };
}

/** Locked ones are null, in their place. */
function entries<Name extends SectionName>(
  sections: readonly (Section | LockedSection)[],
  name: Name,
): (SectionValues[Name] | null)[] {
  return sections
    .filter((section) => section.name === name)
    .map((section) => ('locked' in section ? null : (section.value as SectionValues[Name])));
}

function seen<Name extends SectionName>(
  sections: readonly (Section | LockedSection)[],
  name: Name,
): SectionValues[Name][] {
  return entries(sections, name).filter((value) => value !== null);
}
