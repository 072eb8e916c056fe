// The dashboard's pages while the database is slow: the frame goes first, with the browser's own copy in it, and what the database says
// follows in the same response. Without JavaScript nothing could follow: such a browser asks again for the whole (WholeWithoutScript.tsx).
import { data } from 'react-router';
import type { RequestScope } from '#worker/scope.ts';
import { slowLoaderDeadline } from '#worker/services/account/patience.ts';
import { readDashboard } from '#worker/services/advice/dashboard.ts';
import { personalData } from '../../../lib/personal-data.server.ts';
import { resultOf, type DashboardResult } from './dashboard-result.ts';
import { WHOLE } from './whole-page.ts';

// Whatever compresses would keep the frame until the rest has come.
const UNCOMPRESSED = { 'Content-Encoding': 'identity' };

/** The loader's data with its status. `prepared`: the code of the page's parts. */
export async function dashboardOrFrame(
  scope: RequestScope,
  { pathname, searchParams }: URL,
  prepared: Promise<unknown>,
) {
  const asked = personalData(readDashboard(scope), pathname).then(resultOf);
  const late = searchParams.has(WHOLE) ? null : slowLoaderDeadline(scope);
  const [result] = await Promise.all([late === null ? asked : firstOf(asked, late), prepared]);
  if (result.kind === 'late') return data(result, { headers: UNCOMPRESSED });
  return data(result, { status: result.kind === 'away' ? 503 : 200 });
}

function firstOf(asked: Promise<DashboardResult>, late: Promise<unknown>): Promise<DashboardResult> {
  // Once the frame is sent, the browser hears of a failure: it asks again, and is led where it must go.
  asked.catch(() => {});
  return Promise.race([asked, late.then(() => ({ kind: 'late', coming: asked }) as const)]);
}
