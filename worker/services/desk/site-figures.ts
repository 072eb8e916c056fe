// What the clock has counted, for everybody: how analyses have gone lately, and what the landing page tells of people. The pages are kept
// at the edge, so few requests ask.
import { siteFiguresOf } from '#db/site/queries/site-figures.ts';
import type { RunFigures } from '#domain/advice/analysis/run-figures.ts';
import { LANDING_COUNTS, landingFigures, type LandingFigure } from '#domain/site/landing/figures.ts';
import type { RequestScope } from '../../scope.ts';

/** Null = never counted, or the database can't tell now: the page says then that it doesn't know. */
export async function readRunFigures(scope: RequestScope): Promise<RunFigures | null> {
  const rows = await scope.batch
    .ask((db) => siteFiguresOf(db, ['runs_ended', 'runs_given_back']))
    .catch(() => []);
  const ended = rows.find(({ name }) => name === 'runs_ended');
  const givenBack = rows.find(({ name }) => name === 'runs_given_back');
  if (ended === undefined || givenBack === undefined) return null;
  return { ended: ended.value, givenBack: givenBack.value, countedAt: ended.counted_at };
}

/** As long as the edge cache sends a page as it is. The landing page has addresses that it doesn't keep. */
const REMEMBERED_MS = 5 * 60_000;

let remembered: { figures: LandingFigure[]; at: number } | null = null;

/** Empty also where the database can't tell now. */
export async function readLandingFigures({ batch, now }: RequestScope): Promise<LandingFigure[]> {
  if (remembered !== null && now - remembered.at < REMEMBERED_MS) return remembered.figures;
  try {
    const rows = await batch.ask((db) => siteFiguresOf(db, LANDING_COUNTS));
    const figures = landingFigures(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
    remembered = { figures, at: now };
    return figures;
  } catch {
    return remembered?.figures ?? [];
  }
}
