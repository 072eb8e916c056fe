// /profil/bezpieczenstwo, for signed-in people only: their own rows of the security log, and what to do about one that isn't theirs.
import { data, redirect } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { readSecurityHistory } from '#worker/services/account/security-history.ts';
import { endEveryOtherSession } from '#worker/services/account/sessions.ts';
import { scopeContext } from '../../context.ts';
import { SecurityHistoryPage } from '../../features/account/security-history/SecurityHistoryPage.tsx';
import { doneAddress, formAction } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/security-history.ts';

export const handle: PageHandle = { hydrate: false };

const PATH = '/profil/bezpieczenstwo';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const history = await personalData(readSecurityHistory(scope, url.searchParams.get('przed')), PATH);
  const isDone = url.searchParams.get('zrobione') === 'wylogowanie';
  return data({ history, isDone }, history === null ? 503 : 200);
}

/** Ends every session but this one. */
export async function action({ context, request }: Route.ActionArgs) {
  return formAction(await request.formData(), {
    path: PATH,
    deeds: {
      async ''() {
        await endEveryOtherSession(context.get(scopeContext));
        return doneAddress(PATH, 'wylogowanie');
      },
    },
    refused({ code, message }) {
      if (code === 'fresh-auth-needed') throw redirect(proofAddress(PATH));
      return { sentence: message };
    },
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Historia bezpieczeństwa – Szlak' }];
}

export default function SecurityHistoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityHistoryPage {...loaderData} refused={actionData?.sentence ?? null} />;
}
