// One person at the desk: what support needs to know, and what it may do about it.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import type { PersonAtDesk } from '#worker/services/desk/people.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { eventWords } from '../../account/security-history/event-words.ts';
import type { DeedOutcome } from '../deed-outcome.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskPart } from '../DeskPart.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { PersonOrders } from './PersonOrders.tsx';
import { PersonRecovery } from './PersonRecovery.tsx';
import { PersonRights } from './PersonRights.tsx';

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
