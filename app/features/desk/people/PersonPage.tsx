// One person at the desk: what support needs to know, and what it may do about it.
import { RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishMoment, polishMomentInText } from '#domain/platform/polish-date.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import type { PersonAtDesk } from '#worker/services/desk/people.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { eventWords } from '../../account/security-history/event-words.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskPart } from '../DeskPart.tsx';
import { DeskTable } from '../DeskTable.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';

type PersonPageProps = { operator: Operator; data: PersonAtDesk; outcome: DeedOutcome };

export function PersonPage({ operator, data, outcome }: PersonPageProps) {
  const { person, sessions, lines, events, formKey } = data;
  return (
    <DeskPage operator={operator} path={DESK_PAGES.people.path} title={person.email} outcome={outcome}>
      <DeskTable caption="Konto" head={['Co', 'Stan']} rows={accountRows(data)} />
      <Columns layout="pair">
        <Card as="section">
          <Stack gap={3}>
            <Heading level={2} size={3}>
              Analiza w tym planie
            </Heading>
            <DeedForm deed="przyznaj" button="Przyznaj analizę" tone="primary">
              <input type="hidden" name="formKey" value={formKey} />
            </DeedForm>
            <DeedForm deed="odbierz" button="Odbierz analizę">
              <input type="hidden" name="formKey" value={formKey} />
            </DeedForm>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap={3}>
            <Heading level={2} size={3}>
              Sesje
            </Heading>
            <DeskTable
              caption="Sesje"
              head={['Urządzenie', 'Sposób', 'Ostatnio']}
              rows={sessions.map(({ device, provider, lastSeenAt }, place) => ({
                key: place,
                cells: [device, provider, polishMoment(lastSeenAt)],
              }))}
              none="Nikt nie jest zalogowany na to konto."
            />
            {sessions.length === 0 ? null : <DeedForm deed="wyloguj" button="Zakończ wszystkie sesje" />}
          </Stack>
        </Card>
      </Columns>
      <PersonOrders data={data} />
      <PersonRights personId={person.id} />
      <PersonRecovery recovery={data.recovery} />
      <DeskPart title="Księga uprawnień">
        <DeskTable
          caption="Księga uprawnień"
          head={['Co', 'Ile', 'Dlaczego', 'Kiedy']}
          rows={lines.map(({ id, what, kind, amount, why, at }) => ({
            key: id,
            cells: [`${what} · ${kind}`, amount, why, polishMoment(at)],
          }))}
        />
      </DeskPart>
      <DeskPart title="Dziennik bezpieczeństwa">
        <DeskTable
          caption="Dziennik bezpieczeństwa"
          head={['Zdarzenie', 'Urządzenie', 'Szczegół', 'Kiedy']}
          rows={events.map(({ id, event, outcome: came, device, detail, at }) => ({
            key: id,
            cells: [eventWords(event, came), device ?? '–', detail ?? '–', polishMoment(at)],
          }))}
        />
      </DeskPart>
      <Text size="small" tone="soft">
        Identyfikator: {person.id}
      </Text>
    </DeskPage>
  );
}

const MAIL_FAULTS = { bounced: 'wraca od', complained: 'zgłoszona jako spam' } as const;

function mailSentence({ mailFault, mailHeardAt }: PersonAtDesk['person']): string {
  if (mailFault === null) return 'bez uwag';
  return `${MAIL_FAULTS[mailFault]} ${polishMoment(mailHeardAt)}`;
}

function accountRows({ person, plan, generationsLeft, resetsLeft }: PersonAtDesk) {
  const when = (at: number | null) => (at === null ? 'nie' : polishMoment(at));
  return Object.entries({
    Plan: plan,
    'Analizy do wykorzystania': generationsLeft,
    'Resety do wykorzystania': resetsLeft,
    'Konto od': polishMoment(person.createdAt),
    'Adres potwierdzony': when(person.emailConfirmedAt),
    Poczta: mailSentence(person),
    'Sposoby logowania': person.ways === '' ? 'brak' : person.ways,
    'Klucze dostępu': person.passkeys,
    'Drugi krok od': when(person.secondFactorAt),
    'Klient u operatora płatności': person.customerId ?? 'brak',
  }).map(([name, value]) => ({ key: name, cells: [name, value] }));
}

/** What the person has bought, with the provider's own numbers. */
function PersonOrders({ data: { subscriptions, purchases } }: { data: PersonAtDesk }) {
  const when = (at: number | null) => (at === null ? '–' : polishMoment(at));
  return (
    <DeskPart title="Zamówienia">
      <DeskTable
        caption="Zamówienia"
        head={['Numer', 'Co', 'Kwota', 'Stan', 'Kupione', 'Odstąpienie lub zwrot']}
        rows={[
          ...subscriptions.map((row) => ({
            key: row.id,
            cells: [
              row.orderNumber,
              `Premium, ${row.id}`,
              row.amountGrosze === null ? '–' : sumText(row.amountGrosze),
              row.status,
              when(row.startedAt),
              when(row.withdrawnAt),
            ],
          })),
          ...purchases.map((row) => ({
            key: row.id,
            cells: [
              row.orderNumber ?? '–',
              `${row.courseId}, ${row.id}`,
              sumText(row.amountGrosze),
              row.withdrawnAt === null ? 'kupiony' : 'zamknięty',
              when(row.boughtAt),
              when(row.withdrawnAt),
            ],
          })),
        ]}
        none="Ta osoba nic nie kupiła."
      />
    </DeskPart>
  );
}

// For somebody who has lost every way in but their mailbox (docs/decisions.md 'Recovery at the desk').
type PersonRecoveryProps = { recovery: { askedAt: number; expiresAt: number } | null };

function PersonRecovery({ recovery }: PersonRecoveryProps) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size={3}>
          Odzyskiwanie konta
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            recovery === null
              ? 'Dla kogoś, komu nie zostało nic poza skrzynką pocztową. Na adres konta wyślemy wiadomość: link z niej zadziała po 72 godzinach, usunie klucze i wyłączy logowanie w dwóch krokach. Do tego czasu można je odwołać. Najpierw sprawdź, kto prosi: zapytaj o coś, co wie tylko ta osoba.'
              : `Trwa. Link z wiadomości działa od ${polishMomentInText(recovery.askedAt + RECOVERY_WAIT_MS)} do ${polishMomentInText(recovery.expiresAt)}.`,
          )}
        </Text>
        {recovery === null ? (
          <DeedForm deed="odzyskaj" button="Rozpocznij odzyskiwanie" />
        ) : (
          <DeedForm deed="odwolaj" button="Odwołaj odzyskiwanie" />
        )}
      </Stack>
    </Card>
  );
}

// What a person may ask of us in writing: their data, and the end of their account.
function PersonRights({ personId }: { personId: string }) {
  return (
    <Columns layout="pair">
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size={3}>
            Kopia danych na prośbę
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              'Najpierw sprawdź, kto prosi. Plik przekaż tylko tej osobie, a potem usuń go u siebie.',
            )}
          </Text>
          <DeedForm deed="kopia" button="Pobierz plik" action={`/panel/osoby/${personId}/kopia`} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size={3}>
            Usunięcie konta na prośbę
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              'Nie da się tego cofnąć. Subskrypcja kończy się od razu, tak jak przy usunięciu w profilu.',
            )}
          </Text>
          <DeedForm deed="usun" button="Usuń konto">
            <Field label="Adres e-mail tego konta">
              {(control) => (
                <TextInput {...control} name="address" type="email" autoComplete="off" required />
              )}
            </Field>
          </DeedForm>
        </Stack>
      </Card>
    </Columns>
  );
}
