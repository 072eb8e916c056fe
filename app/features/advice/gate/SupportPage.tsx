// /wsparcie: for somebody whose words sounded like a crisis. Helplines first; then that nothing was kept, and a quiet way back, since
// sentences are misunderstood, too (docs/decisions.md 'The gate').
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { helpline, helplines, number } from './SupportPage.css.ts';

const HELPLINES = [
  {
    number: '800\u00a070\u00a02222',
    tel: '800702222',
    who: 'Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym. Całą dobę, bezpłatnie.',
  },
  {
    number: '116\u00a0123',
    tel: '116123',
    who: 'Telefon zaufania dla dorosłych w kryzysie emocjonalnym. Bezpłatnie, według 116sos.pl całą dobę; tam jest też czat, gdy nie słyszysz albo wolisz pisać.',
  },
  {
    number: '116\u00a0111',
    tel: '116111',
    who: 'Telefon zaufania dla dzieci i młodzieży: gdy nie masz 18 lat. Całą dobę, bezpłatnie.',
  },
  {
    number: '800\u00a0120\u00a0002',
    tel: '800120002',
    who: 'Niebieska Linia: gdy ktoś Cię bije, zmusza, więzi albo zabrał Ci dokumenty.',
  },
  { number: '112', tel: '112', who: 'Gdy czyjeś życie jest w niebezpieczeństwie: Twoje albo kogoś obok.' },
] as const;

export function SupportPage() {
  return (
    <Container width="reading" space="message">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{withNonBreakingSpaces('Nie zostawaj z tym w pojedynkę')}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(
              'Twoje słowa brzmią tak, jakby było teraz naprawdę ciężko. Jest ktoś, kto wysłucha od razu. Nie trzeba się przedstawiać ani wiedzieć, od czego zacząć.',
            )}
          </Text>
        </Stack>
        <ul className={helplines}>
          {HELPLINES.map((one) => (
            <li key={one.tel}>
              <a className={helpline} href={`tel:${one.tel}`}>
                <span className={number}>{one.number}</span>
                <Text as="span" size="small" tone="soft">
                  {withNonBreakingSpaces(one.who)}
                </Text>
              </a>
            </li>
          ))}
        </ul>
        <Stack gap={3}>
          <Text>
            {withNonBreakingSpaces(
              'Nie zachowaliśmy ani słowa: ani u nas, ani w pamięci tej przeglądarki. Analiza poczeka.',
            )}
          </Text>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Jeśli źle odczytaliśmy Twoje zdanie, wróć i napisz je inaczej. Dopóki ta karta jest otwarta, tekst na Ciebie czeka. ',
            )}
            <Link tone="quiet" to="/#quiz">
              Wróć do&nbsp;quizu
            </Link>
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}
