// /panel/przelaczniki: what is off for a while, and the notice on all pages.
import { SWITCH_DELAYS, SWITCH_HOURS } from '#domain/desk/switches/switches.ts';
import { endDeskSwitch, readSwitches, setDeskSwitch } from '#worker/services/desk/switches.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { SwitchesPage } from '../../features/desk/SwitchesPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/switches.ts';

const DONE = {
  ustaw: 'Ustawione. Na stronach dla niezalogowanych widać to po mniej więcej minucie.',
  zakoncz: 'Zakończone.',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readSwitches(context.get(scopeContext)), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    ustaw: (form) =>
      setDeskSwitch(scope, {
        name: formText(form, 'name'),
        sentence: formText(form, 'sentence'),
        hours: formText(form, 'hours'),
        delay: formText(form, 'delay'),
      }),
    zakoncz: (form) => endDeskSwitch(scope, formText(form, 'name')),
  });
}

export const meta = deskMeta('Przełączniki');

export default function SwitchesRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  const outcome = outcomeOf(done, actionData);
  return (
    <SwitchesPage
      {...page}
      outcome={outcome}
      times={{ hours: SWITCH_HOURS, delays: SWITCH_DELAYS }}
      typed={actionData?.typed ?? {}}
    />
  );
}
