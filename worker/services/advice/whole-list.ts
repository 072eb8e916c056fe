// 'Cała lista' of the current analysis, in one round trip: ranked again by its answers, without what is denied of it, and by whatever other
// conditions the address tries (docs/decisions.md 'The whole list', 'What if'). What the plan may not see isn't in it.
import { mayAdd, type Adding } from '#domain/advice/added-path/may-add.ts';
import { readAtlas } from '#content/atlas.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { isAdvised, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { tryConditions, type Tried } from '#domain/advice/decide/what-if.ts';
import { wholeList, type Seen, type WholeList } from '#domain/advice/decide/whole-list.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { Atlas } from '#domain/atlas/atlas.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { readAtlasState, WHOLE_ATLAS } from '#domain/atlas/state.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { cleanQuery } from '#domain/platform/search/text-search.ts';
import { PLANS, viewOf } from '#domain/payments/plan/plans.ts';
import { currentWithObjections } from '#db/advice/queries/objections.ts';
import type { RequestScope } from '../../scope.ts';
import { periodOf } from './added-path.ts';
import { orderOf } from './objections.ts';

type NamedOccupation = { id: string; name: string };

/** `asked`: as typed or as the address has it; '' = nothing. `others`: what else it may mean. */
export type OwnList = {
  isWhole: boolean;
  asked: string;
  others: NamedOccupation[];
  sources: FactSources;
  /** Null = there is no analysis, or what it was ranked by isn't kept with it. */
  list: WholeList | null;
  /** The conditions that the list is ranked by, and how its rows move by them; null with it. */
  tried: Tried | null;
  hasAnalysis: boolean;
  /** '' = there is no analysis. */
  analysisId: string;
  /** Of each path of the analysis, by its place; '' = made before the tables. */
  paths: string[];
  /** Of the model's texts. */
  language: AnalysisLanguage | undefined;
  /** Of the occupation that is asked for, by the conditions of today; null = none is, or others are tried. */
  adding: Adding | null;
};

const OTHERS = 5;

/** Null = no live session. */
export async function readOwnList(scope: RequestScope, params: URLSearchParams): Promise<OwnList | null> {
  const { session } = scope;
  if (session === null) return null;
  const [{ careers, atlas }, book, current, period] = await Promise.all([
    readAtlas(),
    readPublicFacts(dayInPoland(scope.now)),
    readCurrent(scope),
    periodOf(scope, session),
  ]);
  if (current === null) return null;
  const { order, seen, analysisId, written } = current;
  const asked = cleanQuery(params.get('zawod') ?? '');
  const [meant, ...others] = meantBy(asked, atlas);
  const tables = { careers, book };
  const trial = order === null ? null : tryConditions(order, seen, params, tables);
  const choice = {
    state: readAtlasState(params),
    asked: meant?.id ?? null,
    voivodeship: order?.facts.voivodeship,
  };
  const list = trial === null ? null : wholeList(trial.after, seen, choice, tables);
  const isToday = trial === null || trial.shown.changes.length === 0;
  const standing = {
    paths: written,
    period: period.map(({ zawod_id }) => zawod_id),
    most: current.addedPaths,
  };
  return {
    isWhole: seen.isWhole,
    asked,
    others,
    sources: book.sources,
    list,
    tried: trial?.shown ?? null,
    hasAnalysis: analysisId !== null,
    analysisId: analysisId ?? '',
    paths: written.map((path) => (isAdvised(path) ? path.zawodId : '')),
    language: order?.language,
    adding: list === null || list.asked === null || !isToday ? null : mayAdd(list.asked, standing),
  };
}

type Current = {
  /** Null = there is none. */
  analysisId: string | null;
  /** By what it is ranked today, without what is denied of it; null = it isn't kept with it. */
  order: AdviceOrder | null;
  seen: Seen;
  /** Also what the plan may not see. */
  written: CareerAnalysis['sciezkiKariery'];
  /** How many more paths the plan may have in a period. */
  addedPaths: number;
};

/** The current analysis as its owner's plan sees it; null = no live session. */
export async function readCurrent(scope: RequestScope): Promise<Current | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, [row]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => currentWithObjections(db, session)),
  ]);
  if (accountState === null) return null;
  const { paths, wholeList: isWhole } = viewOf(accountState.plan);
  const written = readStoredAnalysis(row?.analysis)?.sciezkiKariery ?? [];
  const opened = written
    .slice(0, paths)
    .filter(isAdvised)
    .map(({ zawodId }) => zawodId);
  return {
    analysisId: row?.id ?? null,
    order: orderOf(row),
    seen: { isWhole, opened, trail: opened.find((id) => id === row?.trail) ?? null },
    written,
    addedPaths: PLANS[accountState.plan].addedPaths,
  };
}

/** The best match first; an id means itself alone. */
function meantBy(asked: string, atlas: Atlas): NamedOccupation[] {
  if (asked === '') return [];
  const exact = atlas.entryOf(asked);
  const found = exact === null ? foundBy(asked, atlas) : [exact];
  return found.slice(0, OTHERS + 1).map(({ occupation, name }) => ({ id: occupation.id, name }));
}

function foundBy(query: string, atlas: Atlas): readonly AtlasEntry[] {
  const { entries, nearest } = atlas.view({ ...WHOLE_ATLAS, query });
  return entries.length > 0 ? entries : nearest;
}
