// /profil (docs/product.md 'Profile page'; docs/decisions.md 'Session revocation', 'Data rights'): the four blocks of the
// specification, the devices, and what a person may do with their data.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { proofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { polishMoment, polishMomentInText } from '#domain/platform/polish-date.ts';
import type { Profile } from '#worker/services/account/profile.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { REVIEW_ADDRESS } from '../../courses/lessons/lesson-addresses.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { useShare } from '../../site/share/use-share.ts';
import { MailNotice } from '../address-change/MailNotice.tsx';
import { ProofHost } from '../auth/proof/ProofHost.tsx';
import { useSite } from '../auth/session/use-user.ts';
import { Generations } from './Generations.tsx';
import { about, link, list, name } from './OwnPlaces.css.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileUnavailable } from './ProfileUnavailable.tsx';
import { Row, Subject } from './Row.tsx';
import { AccountSettings } from './account/AccountSettings.tsx';
import { Devices } from './account/Devices.tsx';
import { OwnData } from './account/OwnData.tsx';
import { deleteAnalysis, sentenceOf } from './account/calls.ts';
import { Passkeys } from './keys/Passkeys.tsx';
import type { Invoices } from './payments/InvoiceList.tsx';
import { OwnPurchases } from './payments/OwnPurchases.tsx';
import { SubscriptionStatus } from './payments/SubscriptionStatus.tsx';
import type { PaymentsResult } from './payments/action-result.ts';

type ProfilePageProps = {
  /** Null = the database is away. */
  profile: Profile | null;
  /** Null = not asked for. */
  invoices: Invoices | null;
  /** What was done by a form about money or sessions, and what one was refused: for readers without JavaScript. */
  done: string | null;
  result: PaymentsResult | undefined;
};

export function ProfilePage({ profile, invoices, done, result }: ProfilePageProps) {
  return (
    <Container space="page">
      <Stack gap={6}>
        <Heading level={1}>Ja</Heading>
        {done === null ? null : <Notice tone="success">{done}</Notice>}
        {result?.state === 'refused' ? <Notice tone="error">{result.sentence}</Notice> : null}
        {profile === null ? null : <OnThisPage />}
        <OwnPlaces />
        <Heading level={2}>Ustawienia profilu</Heading>
        {profile === null ? <ProfileUnavailable /> : <Blocks profile={profile} invoices={invoices} />}
      </Stack>
    </Container>
  );
}

const waysOf = ({ passkeys, ...profile }: Profile) =>
  proofWays({ ...profile, hasPasskeys: passkeys.length > 0 });

function Blocks({ profile, invoices }: { profile: Profile; invoices: Invoices | null }) {
  return (
    <>
      {profile.recoveryOpensAt === null ? null : (
        <Notice tone="warning">
          {withNonBreakingSpaces(
            `Ktoś poprosił obsługę o odzyskanie tego konta. Od ${polishMomentInText(profile.recoveryOpensAt)} link z e-maila pozwoli na nie wejść bez kluczy. Jeśli to nie Ty, odwołaj odzyskiwanie tym linkiem albo napisz do nas.`,
          )}
        </Notice>
      )}
      <MailNotice fault={profile.mailFault} />
      <Columns layout="wide">
        <Generations subscription={profile.subscription} />
        <SubscriptionStatus profile={profile} invoices={invoices} />
      </Columns>
      <OwnPurchases purchases={profile.purchases} />
      <AccountSettings profile={profile} />
      <Passkeys profile={profile} />
      <Devices sessions={profile.sessions} />
      <OwnAnalyses analyses={profile.analyses} />
      <OwnData />
      <Contact />
      <ProofHost ways={waysOf(profile)} returnTo="/profil" />
    </>
  );
}

function Contact() {
  const { contactEmail } = useSite();
  if (contactEmail === null) return null;
  return (
    <ProfileSection title="Kontakt">
      <Text>
        {withNonBreakingSpaces('Masz pytanie albo coś nie działa? Napisz na adres ')}
        <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>.
      </Text>
    </ProfileSection>
  );
}

// The page is long, so that its first window says what there is.
const PARTS = [
  { id: 'subskrypcja', label: 'Plan i płatności' },
  { id: 'konto', label: 'E-mail i hasło' },
  { id: 'klucze', label: 'Klucze dostępu' },
  { id: 'urzadzenia', label: 'Urządzenia' },
  { id: 'dane', label: 'Pobierz dane, usuń konto' },
];

function OnThisPage() {
  return (
    <Inline as="nav" gap={2} aria-label="Na tej stronie">
      {PARTS.map(({ id, label }) => (
        <TagLink key={id} to={`#${id}`}>
          {withNonBreakingSpaces(label)}
        </TagLink>
      ))}
    </Inline>
  );
}

// What a person has here besides the account, each a press away: the one list from which all of it is found.
const PLACES = [
  {
    to: '/fakty',
    label: 'Fakty o Tobie',
    text: 'Wykształcenie, doświadczenie i warunki, z którymi szukamy.',
  },
  { to: '/dashboard/historia', label: 'Historia analiz', text: 'Wcześniejsze wyniki i co się zmieniło.' },
  { to: '/moje-kursy', label: 'Kursy i certyfikaty', text: 'To, co masz, i jak daleko jesteś.' },
  { to: REVIEW_ADDRESS, label: 'Powtórka', text: 'Karty z ukończonych lekcji.' },
  { to: '/ksiazeczka', label: 'Książeczka pieczątek', text: 'Zrobione kroki, próby i lekcje.' },
  { to: '/przypomnienia', label: 'Przypomnienia', text: 'Kiedy i o czym mamy pisać.' },
  { to: '/dashboard/dokument', label: 'Dokument', text: 'Cała analiza do druku albo w PDF.' },
  { to: '/karta', label: 'Karta', text: 'Twój szlak na obrazku, do pokazania innym.' },
  { to: '/przekazanie', label: 'Przekaż doradcy', text: 'Link do analizy dla kogoś, kto Ci doradza.' },
].map(({ to, label, text }) => ({
  to,
  label: withNonBreakingSpaces(label),
  text: withNonBreakingSpaces(text),
}));

function OwnPlaces() {
  return (
    <Card as="section" aria-labelledby="twoje">
      <Stack gap={3}>
        <Heading level={2} size={3} id="twoje">
          Wszystko Twoje
        </Heading>
        <ul className={list}>
          {PLACES.map(({ to, label, text }) => (
            <li key={to}>
              <PageLink to={to} className={link} reloadDocument={to === REVIEW_ADDRESS}>
                <span className={name}>{label}</span>
                <span className={about}>{text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <ShareSzlak />
      </Stack>
    </Card>
  );
}

function ShareSzlak() {
  const share = useShare({ title: 'Szlak – doradca kariery AI', path: '/' });
  return (
    <Inline gap={3} className={scriptOnly}>
      <Button tone="secondary" onClick={() => void share()}>
        <Icon name="share" />
        Udostępnij
      </Button>
      <Text size="small" tone="soft">
        Wysyłasz link do Szlaku. Wszystko Twoje zostaje u&nbsp;Ciebie.
      </Text>
    </Inline>
  );
}

// The stored analyses, each of which a person may delete (docs/decisions.md 'Data rights').
type OwnAnalysis = Profile['analyses'][number];

function OwnAnalyses({ analyses }: { analyses: Profile['analyses'] }) {
  const [chosen, setChosen] = useState<OwnAnalysis | null>(null);
  return (
    <ProfileSection
      title="Twoje analizy"
      intro={withNonBreakingSpaces(
        'Przechowujemy pięć ostatnich, razem z odpowiedziami w quizie. Usunięcie analizy nie zwiększa limitu.',
      )}
    >
      {analyses.length === 0 ? (
        <Text tone="soft">
          Nie masz jeszcze żadnej analizy. <Link to="/#quiz">Rozpocznij quiz</Link>
        </Text>
      ) : (
        <Stack as="ul" gap={0}>
          {analyses.map((analysis) => (
            <Row key={analysis.id}>
              <Subject>
                <Inline gap={2}>
                  <strong>{polishMoment(analysis.createdAt)}</strong>
                  {analysis.isCurrent ? <Badge tone="soft">Obecna</Badge> : null}
                </Inline>
                <Text as="span" size="small" tone="soft">
                  {analysis.paths.filter((path) => path !== null).join(', ')}
                </Text>
              </Subject>
              <Button tone="secondary" onClick={() => setChosen(analysis)}>
                Usuń<VisuallyHidden> analizę z&nbsp;{polishMoment(analysis.createdAt)}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      <Dialog isOpen={chosen !== null} title="Usunąć tę analizę?" onClose={() => setChosen(null)}>
        {chosen === null ? null : <Deletion analysis={chosen} onClose={() => setChosen(null)} />}
      </Dialog>
    </ProfileSection>
  );
}

function Deletion({ analysis, onClose }: { analysis: OwnAnalysis; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const result = await deleteAnalysis(analysis.id);
    setBusy(false);
    // Deleted elsewhere in the meantime is deleted, too.
    if (!result.ok && result.code !== 'not-found') return setFault(sentenceOf(result));
    toast({ tone: 'success', text: 'Analiza została usunięta.' });
    onClose();
    await revalidate();
  }
  return (
    <Stack gap={5}>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <Text>
        {withNonBreakingSpaces('Analiza z ')}
        {polishMoment(analysis.createdAt)}
        {withNonBreakingSpaces(
          ' zniknie na zawsze, razem z odpowiedziami, z których powstała. Tego nie da się cofnąć.',
        )}
      </Text>
      <Inline>
        <Button tone="secondary" data-autofocus onClick={onClose}>
          Anuluj
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void remove()}>
          Usuń analizę
        </Button>
      </Inline>
    </Stack>
  );
}
