// /zawody/{id}: one occupation – pay, demand and way in at a glance, then what a day in it is, each of the three in full, and what stands
// near it. All facts have their source at the foot; what is our estimate is marked once.
import type { ReactNode } from 'react';
import type { CareerSources, WayIn as Entry } from '#domain/advice/occupation.ts';
import type { WidePayFacts } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import {
  copyNote,
  educationWords,
  monthsWords,
  paySource,
  widePayWords,
} from '../advice/analysis/facts/fact-words.ts';
import { scaleEnd } from '../advice/analysis/path/salary-scale.ts';
import { AtAGlance } from './AtAGlance.tsx';
import { InterestHexagon } from './InterestHexagon.tsx';
import { NearOccupations } from './NearOccupations.tsx';
import {
  article,
  conditions,
  estimate,
  part,
  portrait,
  stopName,
  stopText,
  test as testBox,
  way,
} from './OccupationPage.css.ts';
import { minimumSentence, PayPicture } from './PayPicture.tsx';
import { Sources } from './Sources.tsx';
import type { OccupationView } from './occupation-view.server.ts';
import { conditionRows, FORECAST_WORDS } from './words.ts';

export function OccupationPage(view: OccupationView) {
  const { occupation, name, portrait: words, payGroup, widePay, minimum, demand } = view;
  const { courses, offers, sources } = view;
  return (
    <Container space="article">
      <article className={article}>
        <Stack as="header" gap={3} align="start">
          <Link to="/zawody" tone="back">
            Atlas zawodów
          </Link>
          <Heading level={1}>{withNonBreakingSpaces(name)}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(occupation.oneLine)}
          </Text>
          <AtAGlance view={view} />
          <Text size="small" tone="soft">
            {occupation.name} · kod {occupation.code} w&nbsp;klasyfikacji zawodów
          </Text>
        </Stack>

        <section className={part} aria-labelledby="codziennosc">
          <Heading level={2} id="codziennosc">
            Jak to wygląda naprawdę
          </Heading>
          <dl className={portrait}>
            <div>
              <dt>Zwykły dzień</dt>
              <dd>{withNonBreakingSpaces(words.day)}</dd>
            </div>
            <div>
              <dt>Co bywa trudne</dt>
              <dd>{withNonBreakingSpaces(words.hard)}</dd>
            </div>
            <div>
              <dt>Komu nie będzie pasować</dt>
              <dd>{withNonBreakingSpaces(words.notFor)}</dd>
            </div>
          </dl>
          <p className={estimate}>
            {withNonBreakingSpaces('Opis i próba niżej: redakcja Szlaku, z pomocą AI.')}
          </p>
        </section>

        <section className={part} aria-labelledby="zarobki">
          <Heading level={2} id="zarobki">
            Ile się zarabia
          </Heading>
          {payGroup === null ? (
            <>
              <Text>
                {withNonBreakingSpaces(
                  `Brak statystyki dla tego zawodu. ${occupation.payNote ?? 'GUS publikuje płace grup zawodów, a dla tej grupy nie mamy kwot, więc ich nie zgadujemy.'}`,
                )}
              </Text>
              {widePay === null ? null : <WidePay pay={widePay} source={sources.pay} />}
              <Text size="small" tone="soft">
                {minimumSentence(minimum)}
              </Text>
            </>
          ) : (
            <PayPicture
              group={payGroup}
              minimum={minimum}
              scaleEnd={scaleEnd([payGroup.deciles.at(-1) ?? 0])}
              source={sources.pay}
            />
          )}
        </section>

        <section className={part} aria-labelledby="zapotrzebowanie">
          <Heading level={2} id="zapotrzebowanie">
            Czy szukają ludzi
          </Heading>
          <Text>
            {demand === null
              ? withNonBreakingSpaces(
                  'Nie umiemy z pewnością dopasować tego zawodu do żadnej grupy Barometru zawodów, więc nie podajemy prognozy.',
                )
              : withNonBreakingSpaces(
                  `Na 2026 rok w skali kraju: ${FORECAST_WORDS[demand.poland]}. Tak Barometr zawodów ocenia grupę „${demand.group}”. W Twoim powiecie może być inaczej.`,
                )}
          </Text>
          <Link to={offers} tone="forward">
            Szukaj ogłoszeń w&nbsp;serwisie pracuj.pl
          </Link>
        </section>

        <section className={part} aria-labelledby="droga">
          <Heading level={2} id="droga">
            Droga do zawodu
          </Heading>
          <WayIn entry={occupation.entry} licence={view.licence} />
        </section>

        <section className={part} aria-labelledby="warunki">
          <Heading level={2} id="warunki">
            Warunki
          </Heading>
          <dl className={conditions}>
            {conditionRows(occupation.conditions).map(({ name: condition, value }) => (
              <div key={condition}>
                <dt>{condition}</dt>
                <dd>{withNonBreakingSpaces(value)}</dd>
              </div>
            ))}
          </dl>
          <p className={estimate}>
            {withNonBreakingSpaces(
              'Droga i warunki to nasza ocena, nie dane urzędowe: w konkretnej firmie bywa inaczej.',
            )}
          </p>
        </section>

        <section className={part} aria-labelledby="zainteresowania">
          <Heading level={2} id="zainteresowania">
            Kogo może zainteresować
          </Heading>
          <InterestHexagon profile={occupation.riasec} />
          <p className={estimate}>
            {withNonBreakingSpaces(
              'Skala od 0 do 100: nasze przeliczenie danych o najbliższym zawodzie z amerykańskiej bazy O*NET.',
            )}
          </p>
        </section>

        <section className={testBox} aria-labelledby="proba">
          <Heading level={2} id="proba" size={3}>
            Wypróbuj, zanim zdecydujesz
          </Heading>
          <Text>{withNonBreakingSpaces(words.test.what)}</Text>
          <Text size="small" tone="soft">
            {testCost(words.test)}
          </Text>
        </section>

        <NearOccupations view={view} />

        {courses.length === 0 ? null : (
          <section className={part} aria-labelledby="kursy">
            <Heading level={2} id="kursy">
              Kursy, które w&nbsp;tym pomagają
            </Heading>
            <Columns as="ul" gap={5}>
              {courses.map(({ id, title, because }) => (
                <Stack as="li" gap={1} key={id}>
                  <Link to={`/kursy/${id}`}>{withNonBreakingSpaces(title)}</Link>
                  <Text size="small" tone="soft">
                    {withNonBreakingSpaces(because)}
                  </Text>
                </Stack>
              ))}
            </Columns>
          </section>
        )}

        <Stack gap={3} align="start">
          <Heading level={2}>Czy to dla Ciebie?</Heading>
          <Text>
            {withNonBreakingSpaces(
              'Odpowiedz na trzy pytania. Wybierzemy z atlasu najbliższe zawody i napiszemy, co za nimi przemawia, a co przeciw.',
            )}
          </Text>
          <ButtonLink to="/#quiz">Sprawdź, czy to dla Ciebie</ButtonLink>
          {/* The page is the same for everybody: anyone who isn't signed in is asked to sign in there. */}
          <Link to={`/dashboard/lista?zawod=${occupation.id}`}>Jak to pasuje do mnie</Link>
        </Stack>

        <Sources sources={sources} />
        <Link to="/dane-i-metoda#otwarte-dane" tone="forward">
          Osadź na swojej stronie
        </Link>
      </article>
    </Container>
  );
}

function testCost({ hours, cost }: { hours: number; cost: number }): string {
  const time = `Czas: ${hours}\u00a0${hours === 1 ? 'godzina' : hours < 5 ? 'godziny' : 'godzin'}`;
  return `${time} · ${cost === 0 ? 'bez kosztów' : `koszt do ${cost}\u00a0zł`}`;
}

// Where an occupation's own group has no figures: the mean of a wider one, called what it is, with its source. Never ranked or sorted by.
function WidePay({ pay, source }: { pay: WidePayFacts; source: CareerSources['pay'] }) {
  const isCompared = source.comparedWith !== null;
  return (
    <Text>
      {widePayWords(pay)} {withNonBreakingSpaces(copyNote({ isCompared }))}{' '}
      <a href={source.wide.sourceUrl} rel="noopener">
        Źródło: {paySource({ period: source.period, isCompared })}
      </a>
    </Text>
  );
}

// The way into an occupation as a trail: schooling, time, licence, first job.
type WayInProps = {
  entry: Entry;
  licence: { name: string; legalBasis: string; note: string | null } | null;
};

function WayIn({ entry, licence }: WayInProps) {
  return (
    <ol className={way}>
      <Stop name="Wykształcenie">
        {educationWords(entry.education)}
        {entry.degreeFieldRequired === true ? ' na kierunku związanym z\u00a0zawodem' : ''}
      </Stop>
      <Stop name="Zwykle od zera do pierwszej pracy">{monthsWords(entry.months) ?? 'brak oszacowania'}</Stop>
      <Stop name="Uprawnienia" note={licence === null ? null : licence.legalBasis}>
        {licence === null ? 'zwykle nie są potrzebne' : licence.name}
      </Stop>
      <Stop name="Pierwsza praca">
        {entry.withoutExperience ? 'przyjmują bez doświadczenia' : 'zwykle po praktyce albo stażu'}
      </Stop>
    </ol>
  );
}

function Stop({ name, note = null, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <li>
      <span className={stopName}>{name}</span>
      <span className={stopText}>{children}</span>
      {note === null ? null : <span className={stopName}>{withNonBreakingSpaces(note)}</span>}
    </li>
  );
}
