// /dashboard/co-gdyby: the current analysis by other conditions, for signed-in people only. What is tried stands in the address.
import type { RequestScope } from '#worker/scope.ts';
import { keepTried, readWhatIf } from '#worker/services/advice/what-if.ts';
import { scopeContext } from '../../context.ts';
import { WhatIfPage } from '../../features/advice/decide/WhatIfPage.tsx';
import { WHAT_IF } from '../../features/advice/decide/what-if-address.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { formAction } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { unsent } from '../../lib/unsent.server.ts';
import type { Route } from './+types/what-if.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const own = await personalData(
    readWhatIf(context.get(scopeContext), url.searchParams),
    `${url.pathname}${url.search}`,
  );
  if (own === null) throw new Response(null, { status: 503 });
  return unsent({ own, done: doneSentence(url, DONE) });
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

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

// The form of /dashboard/co-gdyby that keeps what is tried: the conditions stand in the address, the consent in the form.
const DONE = {
  zapamietaj: 'Zapamiętane. Lista, bilanse i\u00a0następna analiza liczą się odtąd przy tych warunkach.',
} as const;

async function whatIfAction(scope: RequestScope, request: Request) {
  const { searchParams } = new URL(request.url);
  return formAction<string>(await request.formData(), {
    path: WHAT_IF,
    deeds: {
      zapamietaj: (form) => keepTried(scope, searchParams, { consents: form.get('zgoda') === 'tak' }),
    },
    refused: ({ message }) => message,
  });
}
