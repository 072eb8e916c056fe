// /profil/adres, for signed-in people only: a new e-mail address.
import { data } from 'react-router';
import { readAddressForm } from '#worker/services/account/address-change.ts';
import { scopeContext } from '../../context.ts';
import { ChangeAddressPage } from '../../features/account/address-change/ChangeAddressPage.tsx';
import { ADDRESS_PATH, DONE } from '../../features/account/address-change/address-views.ts';
import { askAction } from '../../features/account/address-change/address-actions.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/change-address.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await personalData(readAddressForm(context.get(scopeContext)), ADDRESS_PATH);
  return data({ own, done: doneSentence(url, DONE) }, own === null ? 503 : 200);
}

export function action({ context, request }: Route.ActionArgs) {
  return askAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Zmiana adresu e-mail – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ChangeAddressPage
      {...loaderData}
      done={actionData === undefined ? loaderData.done : null}
      refused={actionData}
    />
  );
}
