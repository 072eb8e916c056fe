// /dashboard/co-gdyby: the current analysis by other conditions, for signed-in people only. What is tried stands in the address.
import { readWhatIf } from '#worker/services/advice/what-if.ts';
import { scopeContext } from '../../context.ts';
import { DONE, whatIfAction } from '../../features/advice/decide/what-if-action.server.ts';
import { WhatIfPage } from '../../features/advice/decide/WhatIfPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/what-if.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const own = await personalData(
    readWhatIf(context.get(scopeContext), url.searchParams),
    `${url.pathname}${url.search}`,
  );
  if (own === null) throw new Response(null, { status: 503 });
  return { own, done: doneSentence(url, DONE) };
}

export function action({ context, request }: Route.ActionArgs) {
  return whatIfAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Co gdyby – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function WhatIfRoute({ loaderData: { own, done }, actionData }: Route.ComponentProps) {
  const refused = typeof actionData === 'string' ? actionData : undefined;
  return <WhatIfPage own={own} done={done} refused={refused} />;
}
