// What one enters into, in plain words (docs/decisions.md 'The way to pay', 'Withdrawal within 14 days'); the terms say the same at
// length.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { underWords } from '../../../ui/text/Icon.css.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon, type IconName } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';

const TERMS: readonly { icon: IconName; name: string; text: ReactNode }[] = [
  {
    icon: 'retry',
    name: 'Odnawia się co miesiąc',
    text: withNonBreakingSpaces(
      'Kolejną opłatę pobieramy tego samego dnia każdego miesiąca, dopóki nie zrezygnujesz.',
    ),
  },
  {
    icon: 'close',
    name: 'Rezygnujesz, kiedy chcesz',
    text: withNonBreakingSpaces('Jednym przyciskiem w profilu. Premium działa do końca opłaconego miesiąca.'),
  },
  {
    icon: 'back',
    name: '14 dni na odstąpienie',
    text: withNonBreakingSpaces(
      'Bez podania przyczyny. Płacisz tylko za dni, w których Premium działało, resztę zwracamy.',
    ),
  },
  {
    icon: 'lock',
    name: 'Płatność na stronie Stripe',
    text: withNonBreakingSpaces('Numeru karty nie widzimy i nie przechowujemy.'),
  },
  {
    icon: 'flag',
    name: 'Twoje analizy zostają',
    text: withNonBreakingSpaces(
      'Po Premium wracasz do planu darmowego. Pięć ostatnich analiz czeka na koncie.',
    ),
  },
  {
    icon: 'info',
    name: 'Kursy kupuje się osobno',
    text: (
      <>
        Premium ich nie obejmuje i&nbsp;nie jest do nich potrzebne.{' '}
        <Link to="/biblioteka-kursow">Zobacz bibliotekę kursów</Link>
      </>
    ),
  },
];

export function PlanTerms() {
  const { contactEmail } = useSite();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{withNonBreakingSpaces('Zanim zapłacisz')}</Heading>
      <Columns as="dl" gap={6} columnGap={8}>
        {TERMS.map(({ icon, name, text }) => (
          <div key={name}>
            <Inline as="dt" gap={2} wrap={false}>
              <Icon name={icon} />
              <Text as="span" weight="heading">
                {name}
              </Text>
            </Inline>
            <Text as="dd" tone="soft" className={underWords}>
              {text}
            </Text>
          </div>
        ))}
      </Columns>
      <Text>
        {withNonBreakingSpaces('Więcej odpowiedzi znajdziesz w ')}
        <Link to="/faq#plany">pytaniach o&nbsp;plany i&nbsp;płatności</Link>, a&nbsp;całą umowę w&nbsp;
        <Link to="/regulamin">regulaminie</Link>.
        {contactEmail === null ? null : (
          <>
            {' '}
            Nie wiesz, który plan wybrać? Napisz: <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>.
          </>
        )}
      </Text>
    </Stack>
  );
}
