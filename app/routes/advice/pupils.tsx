// /dla-uczniow: who helps pupils. Not listed anywhere, kept nowhere, and without the frame's offers.
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/pupils.ts';

export const handle: PageHandle = { sells: false, isPlace: false };

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Dla uczniów – Szlak' },
    {
      name: 'description',
      content: 'Kto pomaga wybrać szkołę i zawód za darmo: doradca w szkole, poradnia i publiczne źródła.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PupilsRoute() {
  return <PupilsPage />;
}

// /dla-uczniow: for a pupil or somebody under 18. Who helps them for free, and why no analysis is made (docs/decisions.md 'The gate').
const HELP = [
  {
    who: 'Doradca zawodowy w szkole',
    what: 'Szkoły w Polsce mają obowiązek prowadzić doradztwo zawodowe. Zapytaj wychowawcę albo pedagoga, kto je u Was prowadzi, i umów się na rozmowę.',
  },
  {
    who: 'Poradnia psychologiczno-pedagogiczna',
    what: 'Rozmowa i testy predyspozycji z doradcą, bezpłatnie i bez skierowania. Właściwą poradnię wskaże szkoła; przed 18. urodzinami przyjdź z rodzicem lub opiekunem.',
  },
  {
    who: 'Drzwi otwarte i dzień w pracy',
    what: 'Szkoły, uczelnie i zakłady zapraszają uczniów co roku. Jeden dzień na miejscu mówi o zawodzie więcej niż niejeden test.',
  },
] as const;

function PupilsPage() {
  return (
    <Container width="reading" space="message">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{withNonBreakingSpaces('Masz jeszcze czas i ludzi, którzy pomogą')}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(
              'Wygląda na to, że chodzisz jeszcze do szkoły albo nie masz 18 lat. Analizy dla Ciebie nie zrobimy, ale powiemy, dokąd pójść: za darmo i do kogoś, kto porozmawia z Tobą osobiście.',
            )}
          </Text>
        </Stack>
        <Stack as="ul" gap={5}>
          {HELP.map(({ who, what }) => (
            <li key={who}>
              <Stack gap={1}>
                <Heading level={2} size={4}>
                  {withNonBreakingSpaces(who)}
                </Heading>
                <Text>{withNonBreakingSpaces(what)}</Text>
              </Stack>
            </li>
          ))}
          <li>
            <Stack gap={1}>
              <Heading level={2} size={4}>
                Publiczne źródła
              </Heading>
              <Text>
                {withNonBreakingSpaces('W których zawodach brakuje ludzi, pokazuje ')}
                <Link to="https://barometrzawodow.pl">Barometr zawodów</Link>
                {withNonBreakingSpaces(
                  '. Ile się w nich zarabia, podaje Główny Urząd Statystyczny. Skąd bierzemy nasze dane, piszemy na stronie ',
                )}
                <Link to="/dane-i-metoda">Dane i&nbsp;metoda</Link>.
              </Text>
            </Stack>
          </li>
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size={4}>
            {withNonBreakingSpaces('Dlaczego nie robimy analizy')}
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              'Nasza metoda i dane dotyczą dorosłych, którzy szukają pracy teraz. O wyborze szkoły lepiej rozmawiać z kimś, kto Cię zna. Twoich odpowiedzi nie wysłaliśmy do żadnego modelu AI i niczego nie zapisaliśmy.',
            )}
          </Text>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'To pomyłka? Wróć i napisz w trzecim kroku, ile masz lat albo ile lat pracujesz. ',
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
