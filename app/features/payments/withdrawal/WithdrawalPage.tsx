// /odstapienie: withdrawal from a contract without signing in (docs/decisions.md 'Withdrawal without signing in'). Plain forms: nothing
// here needs JavaScript.
import type { ReactNode } from 'react';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import type { ShownContract } from '#worker/services/payments/withdrawal/open.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TokenField } from '../../account/mailed-link/TokenField.tsx';

type WithdrawalPageProps = { view: WithdrawalView; contactEmail: string };

export function WithdrawalPage({ view, contactEmail }: WithdrawalPageProps) {
  switch (view.state) {
    case 'ask':
      return (
        <Page title="Odstąp od umowy tutaj" lead={LEAD}>
          <AskForm typed={view.typed} fault={view.fault} />
          <OpenForm fault={view.linkFault ?? null} />
          <OtherWays contactEmail={contactEmail} />
        </Page>
      );
    case 'sent':
      return (
        <Page
          title="Sprawdź skrzynkę"
          lead="Jeśli jest u nas umowa z tym adresem albo numerem, link jest już w drodze na adres, z którym ją zawarto. Działa przez dobę i tylko raz."
        >
          <OpenForm fault={null} />
          <Text>
            {withNonBreakingSpaces(
              'Nic nie przyszło po kilku minutach? Zajrzyj do spamu i sprawdź, czy to ten adres, na który przyszło potwierdzenie zakupu. Ze względu na prywatność nie mówimy tutaj, czy go znamy.',
            )}
          </Text>
          <OtherWays contactEmail={contactEmail} />
        </Page>
      );
    case 'open':
      return <OpenLink {...view} contactEmail={contactEmail} />;
    case 'declared':
      return <Receipt {...view} />;
    case 'used':
      return (
        <Page
          title="Ten link był już użyty"
          lead={`Oświadczenie złożono przez niego ${polishMoment(view.usedAt)}. Potwierdzenie z datą i godziną jest w wiadomości e-mail.`}
        >
          <Text>{withNonBreakingSpaces('Chcesz odstąpić od innej umowy? Poproś o nowy link.')}</Text>
          <AskForm typed="" fault={null} />
        </Page>
      );
    case 'ended':
      return (
        <Page
          title="Ten link już nie działa"
          lead="Minęła doba od jego wysłania albo adres jest niepełny. Poproś o nowy link."
        >
          <AskForm typed="" fault={null} />
          <OtherWays contactEmail={contactEmail} />
        </Page>
      );
    case 'off':
      return (
        <Page
          title="Odstąp od umowy tutaj"
          lead="Strona nie wysyła teraz wiadomości, więc oświadczenie przyjmiemy e-mailem."
        >
          <OtherWays contactEmail={contactEmail} />
        </Page>
      );
  }
}

const LEAD =
  'Bez logowania i bez podawania przyczyny, w ciągu 14 dni od zawarcia umowy o Premium albo o kurs. Działa także po usunięciu konta.';

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container width="reading" space="page">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{withNonBreakingSpaces(title)}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(lead)}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

function AskForm({ typed, fault }: { typed: string; fault: string | null }) {
  return (
    <Card>
      <Stack as="form" method="post" action="/odstapienie" noValidate>
        <Field
          label="Adres e-mail albo numer zamówienia"
          hint={withNonBreakingSpaces(
            'Numer jest w potwierdzeniu zakupu i zaczyna się od Z. Adres to ten, z którym zawarto umowę.',
          )}
          error={fault === null ? null : withNonBreakingSpaces(fault)}
        >
          {(control) => (
            <TextInput
              {...control}
              name="kto"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed}
              required
            />
          )}
        </Field>
        <Inline>
          <Button type="submit">Wyślij link</Button>
        </Inline>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Link przyjdzie e-mailem na adres z umowy. Dopiero pod nim zobaczysz umowy i potwierdzisz odstąpienie; teraz nic się jeszcze nie dzieje. Termin liczymy do tej chwili.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}

/** Goes off by itself where the link's token is in the address: opening changes nothing. */
function OpenForm({ fault }: { fault: string | null }) {
  return (
    <Disclosure summary="Mam już link z wiadomości" isOpen={fault !== null}>
      <Stack as="form" method="post" action="/odstapienie" noValidate>
        <input type="hidden" name="zamiar" value="otworz" />
        <TokenField token="" fault={fault} opens />
        <Inline>
          <Button type="submit" tone="secondary">
            Otwórz
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  );
}

function OtherWays({ contactEmail }: { contactEmail: string }) {
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces('Możesz też odstąpić w ')}
      <Link to="/profil">ustawieniach profilu</Link>
      {withNonBreakingSpaces(', jeśli masz konto, albo wysłać oświadczenie na ')}
      <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>
      {withNonBreakingSpaces('. Wzór i zasady są w ')}
      <Link to="/regulamin">regulaminie</Link>.
    </Text>
  );
}

type OpenLinkProps = Extract<WithdrawalView, { state: 'open' }> & { contactEmail: string };

function OpenLink({ token, email, contracts, fault, contactEmail }: OpenLinkProps) {
  const [only, ...others] = contracts;
  if (only === undefined) {
    return (
      <Page
        title="Nie ma teraz umowy, od której można odstąpić"
        lead={`Umowy zawarte z adresem ${email} są starsze niż 14 dni, już zwrócone albo dotyczą kursu, którego pierwszą lekcję otwarto.`}
      >
        <Text>
          {withNonBreakingSpaces(
            'Jeśli z tym, co masz, jest coś nie tak, możesz złożyć reklamację: to prawo trwa dłużej.',
          )}
        </Text>
        <OtherWays contactEmail={contactEmail} />
      </Page>
    );
  }
  return (
    <Page
      title="Odstąpienie od umowy"
      lead={`Umowy zawarte z adresem ${email}. Potwierdzenie z datą i godziną zobaczysz tutaj i dostaniesz na ten adres.`}
    >
      <Stack as="form" gap={5} method="post" action="/odstapienie">
        <input type="hidden" name="token" value={token} />
        {others.length === 0 ? (
          <Card>
            <input type="hidden" name="umowa" value={only.orderNumber} />
            <ContractFacts contract={only} />
          </Card>
        ) : (
          <ChoiceGroup
            legend={withNonBreakingSpaces('Od czego odstępujesz?')}
            error={fault === null ? null : withNonBreakingSpaces(fault)}
          >
            {contracts.map((contract) => (
              <Choice
                key={contract.orderNumber}
                type="checkbox"
                name="umowa"
                value={contract.orderNumber}
                label={withNonBreakingSpaces(contract.what)}
                description={withNonBreakingSpaces(contractSentence(contract))}
              />
            ))}
          </ChoiceGroup>
        )}
        <Text>
          {withNonBreakingSpaces(
            'Odstępuję od tej umowy. Wiem, że Premium kończy się od razu, a kurs zniknie z konta.',
          )}
        </Text>
        <Inline>
          <Button type="submit" tone="danger">
            Potwierdź odstąpienie
          </Button>
        </Inline>
      </Stack>
    </Page>
  );
}

function contractSentence({ orderNumber, madeAt, refundGrosze }: ShownContract): string {
  return `Zamówienie ${orderNumber} z ${polishDate(madeAt)}. Zwrócimy ${sumText(refundGrosze)}.`;
}

function ContractFacts({ contract }: { contract: ShownContract }) {
  return (
    <Stack gap={1}>
      <strong>{withNonBreakingSpaces(contract.what)}</strong>
      <Text>{withNonBreakingSpaces(contractSentence(contract))}</Text>
    </Stack>
  );
}

function Receipt({ at, email, contracts }: Extract<WithdrawalView, { state: 'declared' }>) {
  return (
    <Page
      title="Odstąpienie przyjęte"
      lead={`Twoje oświadczenie otrzymaliśmy ${polishMoment(at)}. To samo potwierdzenie wysłaliśmy na adres ${email}.`}
    >
      <Notice tone="success">
        {withNonBreakingSpaces('Umowa jest rozwiązana i nic więcej nie musisz robić.')}
      </Notice>
      <Stack as="ul" gap={3}>
        {contracts.map((contract) => (
          <li key={contract.orderNumber}>
            <ContractFacts contract={contract} />
          </li>
        ))}
      </Stack>
      <Text>
        {withNonBreakingSpaces(
          'Pieniądze wrócą tą samą drogą, którą przyszła płatność, najpóźniej w ciągu 14 dni. Tę stronę możesz wydrukować albo zapisać.',
        )}
      </Text>
    </Page>
  );
}

// What /odstapienie shows, step by step.
export type WithdrawalView =
  | { state: 'ask'; typed: string; fault: string | null; linkFault?: string }
  /** Said alike whether or not there is such an address. */
  | { state: 'sent' }
  | { state: 'open'; token: string; email: string; contracts: ShownContract[]; fault: string | null }
  /** Epoch ms. */
  | { state: 'declared'; at: number; email: string; contracts: ShownContract[] }
  | { state: 'used'; usedAt: number }
  | { state: 'ended' }
  /** No mail or no payments here: by a letter to us, then. */
  | { state: 'off' };
