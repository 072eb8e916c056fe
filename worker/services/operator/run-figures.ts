// How analyses have gone lately, for everybody. The page is kept at the edge, so few requests ask.
import { allSiteFigures } from '#db/queries/site-figures.ts';
import type { RunFigures } from '#domain/analysis/run-figures.ts';
import type { RequestScope } from '../../scope.ts';

/** Null = never counted, or the database can't tell now: the page says then that it doesn't know. */
export async function readRunFigures(scope: RequestScope): Promise<RunFigures | null> {
  const rows = await scope.batch.ask(allSiteFigures).catch(() => []);
  const ended = rows.find(({ name }) => name === 'runs_ended');
  const givenBack = rows.find(({ name }) => name === 'runs_given_back');
  if (ended === undefined || givenBack === undefined) return null;
  return { ended: ended.value, givenBack: givenBack.value, countedAt: ended.counted_at };
}
