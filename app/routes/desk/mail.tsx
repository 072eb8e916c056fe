// /panel/poczta: what waits in the outbox, and every letter by name.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { type OutboxAtDesk, readOutbox, sendNow } from '#worker/services/desk/mail.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { DeedForm } from '../../features/desk/DeedForm.tsx';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskPart } from '../../features/desk/DeskPart.tsx';
import { OlderRows } from '../../features/desk/OlderRows.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { type DeedOutcome, outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData, formNumber } from '../../features/desk/desk-route.server.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/mail.ts';

const DONE = { wyslij: 'Próbujemy wysłać ten list. Jeśli się uda, zniknie z listy.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readOutbox(context.get(scopeContext), url.searchParams.get('po'));
  const page = await deskData(asked, url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wyslij: (form) => sendNow(scope, { id: formText(form, 'id'), seen: formNumber(form, 'seen') }),
  });
}

export const meta = deskMeta('Poczta');

export default function MailRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <MailPage {...page} outcome={outcomeOf(done, actionData)} />;
}

type MailPageProps = OutboxAtDesk & { outcome: DeedOutcome };

function MailPage({ operator, data, outcome }: MailPageProps) {
  const { path, name } = DESK_PAGES.mail;
  const { isOff, now, rows, next, letters } = data;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      {isOff ? <Text>Poczta jest wyłączona: brakuje zmiennych z&nbsp;docs/operations.md „Mail”.</Text> : null}
      <DeskTable
        caption="Listy, które czekają"
        head={['Rodzaj', 'Do', 'Próby', 'Ostatni błąd', 'Czeka', 'Następna próba', 'Wyślij']}
        rows={rows.map((mail) => ({
          key: mail.id,
          cells: [
            mail.kind,
            mail.to ?? 'nie do odczytania',
            mail.attempts,
            mail.fault ?? '–',
            waited(now - mail.createdAt),
            polishMoment(mail.nextAttemptAt),
            <DeedForm key={mail.id} deed="wyslij" button="Wyślij teraz" asksWhy={false}>
              <input type="hidden" name="id" value={mail.id} />
              <input type="hidden" name="seen" value={mail.nextAttemptAt} />
            </DeedForm>,
          ],
        }))}
        none="Żaden list nie czeka."
      />
      <OlderRows path={path} next={next} words="Nowsze" />
      <DeskPart title="Wszystkie listy">
        <Stack as="ul" gap={2}>
          {letters.map(({ id, subject }) => (
            <li key={id}>
              <Link to={`${path}/${id}`}>{subject}</Link>
            </li>
          ))}
        </Stack>
      </DeskPart>
    </DeskPage>
  );
}

function waited(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} godz.`;
}
