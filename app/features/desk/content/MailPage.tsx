import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { OutboxAtDesk } from '#worker/services/desk/mail.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskPart } from '../DeskPart.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { OlderRows } from '../OlderRows.tsx';

type MailPageProps = OutboxAtDesk & { outcome: DeedOutcome };

export function MailPage({ operator, data, outcome }: MailPageProps) {
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
