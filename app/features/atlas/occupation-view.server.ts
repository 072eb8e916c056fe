// What the page of an occupation shows, gathered from the tables on the server.
import { readAtlas, readHelpingCourses, readPortrait, type ReadFile } from '#content/atlas.server.ts';
import type { CareerSources, Licence, Moves, Occupation, PayGroup } from '#domain/advice/occupation.ts';
import {
  minimumWageOn,
  widePayFacts,
  type ShownMinimum,
  type WidePayFacts,
} from '#domain/advice/public-facts.ts';
import { legalBasisOf, shownDemandGroup } from '#domain/advice/shown-facts.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import type { Portrait } from '#domain/atlas/portrait.ts';
import type { HelpingCourse } from '#domain/atlas/courses.ts';
import { searchOf } from '#domain/advice/jobs/offer-links.ts';

export type NamedOccupation = { id: string; name: string; oneLine: string };

export type OccupationView = {
  occupation: Occupation;
  name: string;
  portrait: Portrait;
  payGroup: PayGroup | null;
  /** Only where there is no figure of its own group. */
  widePay: WidePayFacts | null;
  minimum: ShownMinimum;
  demand: { group: string; poland: 'deficyt' | 'rownowaga' | 'nadwyzka' } | null;
  licence: { name: string; legalBasis: string; isChecked: boolean; note: string | null } | null;
  moves: Readonly<Record<keyof Moves, readonly NamedOccupation[]>>;
  courses: readonly HelpingCourse[];
  offers: string;
  sources: Pick<CareerSources, 'pay' | 'demand' | 'nameSource' | 'credits' | 'version'>;
};

/** Null = no such occupation. `today`: a day in Poland. */
export async function readOccupation(
  id: string,
  today: string,
  readFile: ReadFile,
): Promise<OccupationView | null> {
  const { careers, atlas, sources } = await readAtlas();
  const entry = atlas.entryOf(id);
  if (entry === null) return null;
  const { occupation, name, payGroup } = entry;
  const named = (ids: readonly string[] = []) => ids.flatMap((other) => namedOf(atlas.entryOf(other)) ?? []);
  const moves = careers.moves[id];
  const demandGroup = shownDemandGroup(occupation, careers.demandGroups);
  const licence = careers.licences.find(({ key }) => key === occupation.entry.licence);
  return {
    occupation,
    name,
    portrait: await readPortrait(occupation, readFile),
    payGroup,
    widePay: widePayFacts(occupation, sources),
    minimum: minimumWageOn(sources.pay.minimumWage, today),
    demand: demandGroup === null ? null : { group: demandGroup.name, poland: demandGroup.poland },
    licence: licence === undefined ? null : licenceView(licence),
    moves: { up: named(moves?.up), aside: named(moves?.aside), start: named(moves?.start) },
    courses: readHelpingCourses(id),
    offers: searchOf(name),
    sources,
  };
}

function namedOf(entry: AtlasEntry | null): NamedOccupation | null {
  if (entry === null) return null;
  return { id: entry.occupation.id, name: entry.name, oneLine: entry.occupation.oneLine };
}

function licenceView(licence: Licence) {
  const isChecked = licence.checkedAgainst !== null;
  return { name: licence.name, legalBasis: legalBasisOf(licence), isChecked, note: licence.note };
}
