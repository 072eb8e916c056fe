// 'Cała lista' of the current analysis, in one round trip: ranked anew by its answers, without what is denied of it (docs/decisions.md
// 'The whole list'). What the plan may not see isn't in it.
import { readAtlas } from '#content/atlas.server.ts';
import { readPublicFacts } from '#content/public-facts.server.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { readStoredAnalysis } from '#domain/advice/analysis/schema.ts';
import { wholeList, type Seen, type WholeList } from '#domain/advice/decide/whole-list.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import { readStoredOrder } from '#domain/advice/stored-order.ts';
import type { Atlas } from '#domain/atlas/atlas.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { readAtlasState, WHOLE_ATLAS } from '#domain/atlas/state.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { cleanQuery } from '#domain/platform/search/text-search.ts';
import { viewOf } from '#domain/payments/plan/plans.ts';
import { currentWithObjections } from '#db/advice/queries/objections.ts';
import type { RequestScope } from '../../scope.ts';
import { linesOf } from './objections.ts';

export type NamedOccupation = { id: string; name: string };

/** `asked`: as typed or as the address has it; '' = nothing. `others`: what else it may mean. */
export type OwnList = {
  isWhole: boolean;
  asked: string;
  others: NamedOccupation[];
  sources: FactSources;
  /** Null = there is no analysis, or what it was ranked by isn't kept with it. */
  list: WholeList | null;
  hasAnalysis: boolean;
};

const OTHERS = 5;

/** Null = no live session. */
export async function readOwnList(scope: RequestScope, params: URLSearchParams): Promise<OwnList | null> {
  const [{ careers, atlas }, book, current] = await Promise.all([
    readAtlas(),
    readPublicFacts(dayInPoland(scope.now)),
    readCurrent(scope),
  ]);
  if (current === null) return null;
  const { order, seen, analysisId } = current;
  const asked = cleanQuery(params.get('zawod') ?? '');
  const [meant, ...others] = meantBy(asked, atlas);
  const choice = { state: readAtlasState(params), asked: meant?.id ?? null };
  const list = order === null ? null : wholeList(order, seen, choice, { careers, book });
  return {
    isWhole: seen.isWhole,
    asked,
    others,
    sources: book.sources,
    list,
    hasAnalysis: analysisId !== null,
  };
}

type Current = {
  /** Null = there is none. */
  analysisId: string | null;
  /** By what it is ranked today, without what is denied of it; null = it isn't kept with it. */
  order: AdviceOrder | null;
  seen: Seen;
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
  const opened = (readStoredAnalysis(row?.analysis)?.sciezkiKariery ?? [])
    .slice(0, paths)
    .filter(isAdvised)
    .map(({ zawodId }) => zawodId);
  const stored = readStoredOrder(row?.quiz_answers);
  return {
    analysisId: row?.id ?? null,
    order: stored === null ? null : { ...stored, denied: [...stored.denied, ...linesOf(row)] },
    seen: { isWhole, opened, trail: opened.find((id) => id === row?.trail) ?? null },
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
