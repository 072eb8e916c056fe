// /profil/adres, for signed-in people only: a new e-mail address.
import { data } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { type AddressForm, readAddressForm } from '#worker/services/account/address-change.ts';
import { scopeContext } from '../../context.ts';
import { askAction } from '../../features/account/address-change/address-actions.server.ts';
import { ADDRESS_PATH, type AskRefused, DONE } from '../../features/account/address-change/address-views.ts';
import { PROOF_INTRO, PROOF_TITLE } from '../../features/account/auth/proof/texts.ts';
import { useSite } from '../../features/account/auth/session/use-user.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
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

// /profil/adres (docs/decisions.md 'Change of address'). Plain forms: nothing here needs JavaScript.
type ChangeAddressPageProps = {
  /** Null = the database is away. */
  own: AddressForm | null;
  done: string | null;
  refused: AskRefused | undefined;
};

function ChangeAddressPage({ own, done, refused }: ChangeAddressPageProps) {
  return (
    <Container width="reading" space="page">
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1}>Zmień adres e-mail</Heading>
          {own === null ? null : (
            <Text tone="soft">
              Teraz: <strong>{own.email}</strong>
            </Text>
          )}
        </Stack>
        {done === null ? null : <Notice tone="success">{done}</Notice>}
        {refused?.place === 'form' ? <Notice tone="error">{refused.sentence}</Notice> : null}
        {own === null ? <Away /> : <Ways own={own} refused={refused} />}
        <Text size="small">
          <Link to="/profil">Wróć do ustawień profilu</Link>
        </Text>
      </Stack>
    </Container>
  );
}

function Away() {
  return (
    <Notice tone="error">
      {withNonBreakingSpaces('Nie możemy teraz wczytać Twojego konta. Spróbuj ponownie za chwilę.')}
    </Notice>
  );
}

function Ways({ own, refused }: { own: AddressForm; refused: AskRefused | undefined }) {
  const { hasMail } = useSite();
  if (!hasMail)
    return (
      <Text>
        {withNonBreakingSpaces('Strona nie wysyła teraz wiadomości, więc adresu nie da się zmienić.')}
      </Text>
    );
  return (
    <>
      {own.wish === null ? null : <Waiting wish={own.wish} />}
      {own.proof === 'elsewhere' ? <ProofFirst /> : <AskForm asks={own.proof} refused={refused} />}
    </>
  );
}

function Waiting({ wish }: { wish: { email: string; expiresAt: number } }) {
  return (
    <Card>
      <Stack as="form" gap={3} method="post" action={ADDRESS_PATH}>
        <Text>
          Na potwierdzenie czeka <strong>{wish.email}</strong>.{' '}
          {withNonBreakingSpaces(`Link działa do ${polishMoment(wish.expiresAt)}.`)}
        </Text>
        <input type="hidden" name="zamiar" value="rezygnacja" />
        <Inline>
          <Button type="submit" tone="secondary">
            Odwołaj zmianę
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function ProofFirst() {
  return (
    <Card>
      <Stack gap={4}>
        <Text>{withNonBreakingSpaces(PROOF_INTRO)}</Text>
        <Inline>
          <ButtonLink to={proofAddress(ADDRESS_PATH)}>{PROOF_TITLE}</ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

function AskForm({ asks, refused }: { asks: 'nothing' | 'password'; refused: AskRefused | undefined }) {
  const errorAt = (place: string) =>
    refused?.place === place ? withNonBreakingSpaces(refused.sentence) : null;
  return (
    <Card>
      <Stack as="form" method="post" action={ADDRESS_PATH} noValidate>
        <Field label="Nowy adres e-mail" error={errorAt('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={refused?.email ?? ''}
              required
            />
          )}
        </Field>
        {asks === 'password' ? (
          <Field label="Obecne hasło" error={errorAt('password')}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                name="password"
                autoComplete="current-password"
                required
              />
            )}
          </Field>
        ) : null}
        <Inline>
          <Button type="submit">Wyślij link</Button>
        </Inline>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            'Na nowy adres wyślemy link, który działa przez godzinę. Gdy go użyjesz, zmienimy adres i wylogujemy Cię na pozostałych urządzeniach, a na dotychczasowy adres wyślemy wiadomość: przez 72 godziny można stamtąd cofnąć zmianę.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}
