// /wsparcie: the helplines. Not listed anywhere, kept nowhere, and without the frame's offers.
import { useLocation } from 'react-router';
import {
  CHAT,
  CRISIS_LINES,
  EMERGENCY,
  EMERGENCY_APP,
  type Helpline,
  VIOLENCE_LINES,
} from '#domain/advice/gate/helplines.ts';
import { helpline, helplines, number } from './support.css.ts';
import { lessonIn } from '../../features/advice/gate/safety-pages.ts';
import { storeDraftAgain } from '../../features/advice/quiz/draft-storage.ts';
import { TALK_PLACE } from '../../features/courses/lessons/talk/talk-forms.ts';
import { EXERCISE_PLACE } from '../../features/courses/lessons/practice/practice-forms.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/support.ts';

export const handle: PageHandle = { sells: false, isPlace: false };

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Wsparcie w kryzysie – Szlak' },
    {
      name: 'description',
      content: 'Telefony, pod którymi ktoś wysłucha: 800 70 2222, 116 123, 116 111, 112.',
    },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SupportRoute() {
  return <SupportPage />;
}

// /wsparcie: for somebody whose words sounded like a crisis, and with `?krzywda` like violence: the same numbers, those for it first. Then
// that nothing was kept, also of a lesson's talk, or of its exercise that it is, and a quiet way back, since sentences are misunderstood, too (docs/decisions.md 'The gate').
const SHEETS = {
  crisis: {
    title: 'Nie zostawaj z tym w pojedynkę',
    lead: 'Twoje słowa brzmią tak, jakby było teraz naprawdę ciężko. Jest ktoś, kto wysłucha od razu. Nie trzeba się przedstawiać ani wiedzieć, od czego zacząć.',
    first: [...CRISIS_LINES, EMERGENCY],
    otherTitle: 'Gdy ktoś Cię krzywdzi',
    others: VIOLENCE_LINES.filter((one) => one !== EMERGENCY),
  },
  violence: {
    title: 'Nikt nie ma prawa Cię krzywdzić',
    lead: 'Twoje słowa brzmią tak, jakby ktoś Cię bił, zmuszał do czegoś albo więził. To nie Twoja wina. Pod tymi numerami ktoś wysłucha i powie, co można zrobić; nie trzeba się przedstawiać.',
    first: VIOLENCE_LINES,
    otherTitle: 'Gdy trudno to unieść',
    others: CRISIS_LINES,
  },
} as const;

function SupportPage() {
  const search = new URLSearchParams(useLocation().search);
  const isOfViolence = search.has('krzywda');
  const lesson = lessonIn(search);
  const isOfTalk = search.has('rozmowa');
  const { title, lead, first, otherTitle, others } = SHEETS[isOfViolence ? 'violence' : 'crisis'];
  return (
    <Container width="reading" space="message">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{withNonBreakingSpaces(title)}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(lead)}
          </Text>
        </Stack>
        <Helplines lines={first} />
        <Stack gap={2}>
          <Heading level={2} size={4}>
            {withNonBreakingSpaces('Nie słyszysz albo wolisz pisać')}
          </Heading>
          <Text>
            {'Czat z\u00a0kimś, kto pomaga: '}
            <Link to={CHAT.address}>{CHAT.name}</Link>
            {withNonBreakingSpaces('. Na numer alarmowy napiszesz w aplikacji ')}
            <Link to={EMERGENCY_APP.address}>{EMERGENCY_APP.name}</Link>
            {withNonBreakingSpaces('; trzeba się w niej wcześniej zarejestrować.')}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size={4}>
            {otherTitle}
          </Heading>
          <Helplines lines={others} />
        </Stack>
        <Stack gap={3}>
          <Text>
            {withNonBreakingSpaces(
              lesson === null
                ? 'Nie zachowaliśmy ani słowa: ani u nas, ani w pamięci tej przeglądarki. Analiza poczeka.'
                : isOfTalk
                  ? 'Rozmowa się skończyła. Nie zachowaliśmy z niej ani słowa. Lekcja poczeka.'
                  : 'Twoja odpowiedź jest zapisana przy ćwiczeniu, a uwagi do niej nie powstały. Lekcja poczeka.',
            )}
          </Text>
          {lesson === null ? (
            <Text tone="soft">
              {withNonBreakingSpaces(
                'Jeśli źle odczytaliśmy Twoje zdanie, wróć i napisz je inaczej. Dopóki ta karta jest otwarta, tekst na Ciebie czeka. ',
              )}
              <Link tone="quiet" to="/#quiz" onClick={storeDraftAgain}>
                Wróć do&nbsp;quizu
              </Link>
            </Text>
          ) : (
            <Text tone="soft">
              {withNonBreakingSpaces('Jeśli źle odczytaliśmy Twoje zdanie, napisz je inaczej. ')}
              <Link tone="quiet" to={`${lesson}#${isOfTalk ? TALK_PLACE : EXERCISE_PLACE}`}>
                {withNonBreakingSpaces(isOfTalk ? 'Wróć do lekcji' : 'Wróć do ćwiczenia')}
              </Link>
            </Text>
          )}
        </Stack>
      </Stack>
    </Container>
  );
}

function Helplines({ lines }: { lines: readonly Helpline[] }) {
  return (
    <ul className={helplines}>
      {lines.map((one) => (
        <li key={one.tel}>
          <a className={helpline} href={`tel:${one.tel}`}>
            <span className={number}>{one.number}</span>
            <Text as="span" size="small" tone="soft">
              {withNonBreakingSpaces(`${one.who} Według: ${one.source}.`)}
            </Text>
          </a>
        </li>
      ))}
    </ul>
  );
}
