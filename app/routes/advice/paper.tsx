// /dashboard/dokument: the analysis as a document to print, for signed-in people only.
import { redirect } from 'react-router';
import { filledSections } from '#domain/advice/hand-over/hand-over.ts';
import { isLocked } from '#domain/advice/analysis/events.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { readBooklet } from '#worker/services/advice/booklet.ts';
import { readSource } from '#worker/services/advice/hand-over.ts';
import { scopeContext } from '../../context.ts';
import { stampName } from '../../features/advice/booklet/stamp-words.ts';
import { PaperPage, type Paper } from '../../features/advice/paper/PaperPage.tsx';
import { sectionsOf } from '../../features/advice/paper/sections.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/paper.ts';

export const handle: PageHandle = { hydrate: false };

const PATH = '/dashboard/dokument';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const read = async () => {
    const [source, booklet] = await Promise.all([readSource(scope), readBooklet(scope)]);
    return source === 'no-session' || booklet === null ? null : { source, booklet };
  };
  const found = await personalData(read(), PATH);
  if (found === null) throw new Response(null, { status: 503 });
  const { source, booklet } = found;
  // Where there is nothing to print, the page of the analysis says so.
  if (source === null) throw redirect('/dashboard/analiza');
  const { analysis, createdAt } = source.opened;
  const paper: Paper = {
    analysedOn: polishDateOrNull(createdAt) ?? '',
    sections: filledSections(await sectionsOf(source)),
    stamps: booklet.map(({ title, stamps }) => ({
      title: title ?? 'Wspólny plan',
      names: stamps.map((stamp) => `${stampName(stamp)} – ${polishDay(dayInPoland(stamp.at))}`),
    })),
    sources: analysis.zrodla,
    hasLocked: analysis.sciezkiKariery.some(isLocked),
  };
  return { paper };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Analiza kariery – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function PaperRoute({ loaderData: { paper } }: Route.ComponentProps) {
  return <PaperPage paper={paper} />;
}
