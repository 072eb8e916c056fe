// The dashboard's screens without an analysis (docs/product.md 'Dashboard'): each says what is the matter, what is not, and has one next
// step.
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import {
  ahead,
  broken,
  here,
  hints as hintList,
  message,
  picture,
  pictured,
  reached,
  sign,
  unreached,
  walked,
} from './DashboardMessage.css.ts';

type MessageProps = {
  title: string;
  text: string;
  /** Single facts, for anyone who wants to know more. */
  hints?: readonly string[];
  hintClass?: string | undefined;
  place: WayPlace;
  /** Heard at once where it appears. */
  isAlert?: boolean;
  children: ReactNode;
};

const NO_HINTS: readonly string[] = [];

function Message({
  title,
  text,
  hints = NO_HINTS,
  hintClass,
  place,
  isAlert = false,
  children,
}: MessageProps) {
  return (
    <Card className={message} role={isAlert ? 'alert' : undefined}>
      <div className={pictured}>
        <WayPicture place={place} />
      </div>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        <Text size="lead">{withNonBreakingSpaces(text)}</Text>
        {hints.length === 0 ? null : (
          <ul className={classNames(hintList, hintClass)}>
            {hints.map((hint) => (
              <li key={hint}>{withNonBreakingSpaces(hint)}</li>
            ))}
          </ul>
        )}
        <Inline>{children}</Inline>
      </Stack>
    </Card>
  );
}

type DashboardMessageProps = {
  /** Null = there is nothing to show. */
  dashboard: Dashboard | null;
  /** The server is only slow. */
  isComing: boolean;
};

/** The one that fits what is shown. */
export function DashboardMessage({ dashboard, isComing }: DashboardMessageProps) {
  const { revalidate, state } = useRevalidator();
  if (dashboard === null) return isComing ? <DashboardLoading /> : <DashboardError isTrying />;
  if (dashboard.isBroken) return <DashboardError />;
  if (!dashboard.hasAnswers) return <NewUser />;
  return <QuizWithoutAnalysis onRefresh={() => void revalidate()} isBusy={state === 'loading'} />;
}

/** `isTrying`: the page itself asks again and again, and says so. */
export function DashboardError({ isTrying = false }: { isTrying?: boolean }) {
  return (
    <Message
      isAlert
      place="closed"
      title="Nie udało się załadować danych panelu"
      text="Nie możemy teraz wczytać Twojej ścieżki. Analiza i postępy są bezpieczne."
      hintClass={isTrying ? scriptOnly : undefined}
      hints={
        isTrying
          ? ['Łączymy się ponownie co kilka sekund – strona odświeży się bez Twojej pomocy.']
          : [
              'Spróbuj ponownie za chwilę.',
              'Jeśli to się powtarza, napisz do nas – adres jest na dole strony.',
            ]
      }
    >
      {/* A form, so that it reloads without JavaScript, too. */}
      <form method="get">
        <Button type="submit">
          <Icon name="retry" />
          Spróbuj ponownie
        </Button>
      </form>
    </Message>
  );
}

export function QuizWithoutAnalysis({ onRefresh, isBusy }: { onRefresh: () => void; isBusy: boolean }) {
  return (
    <Message
      place="quiz"
      title="Quiz wypełniony, analiza jeszcze nie powstała"
      text="Mamy Twoje odpowiedzi. Jeśli analiza właśnie powstaje, zobaczysz ją po odświeżeniu."
      hints={[
        'Jeśli coś przerwało jej tworzenie, wypełnij quiz ponownie – Twoje odpowiedzi będą już wpisane.',
        'Przerwana analiza nie zużywa Twojego limitu.',
      ]}
    >
      <Button onClick={onRefresh} busy={isBusy}>
        Odśwież dane
      </Button>
      <ButtonLink tone="secondary" to="/#quiz">
        Wypełnij quiz ponownie
      </ButtonLink>
      <Text as="div" tone="soft">
        <span aria-live="polite">{isBusy ? 'Ładowanie danych…' : null}</span>
      </Text>
    </Message>
  );
}

export function NewUser() {
  return (
    <Message
      place="start"
      title="Zacznij od quizu"
      text="Trzy pytania, kilka minut. Z odpowiedzi powstanie Twoja mapa:"
      hints={[
        'predyspozycje, które widać w tym, co piszesz,',
        'ścieżki kariery, za i przeciw każdej,',
        'umiejętności i plan krok po kroku, do odhaczania tutaj.',
      ]}
    >
      <ButtonLink to="/#quiz">Rozpocznij quiz</ButtonLink>
    </Message>
  );
}

export function DashboardLoading() {
  return (
    <Stack gap={4}>
      <Text tone="soft">
        <span aria-live="polite">Ładowanie danych…</span>
      </Text>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </Stack>
  );
}

// The way from the quiz to the plan, as far as one has come: on the screens that have nothing else to show. Decoration; the
// words beside it say the same.

/** Where one stands: at the start, after the quiz, or before a way that is closed for now. */
type WayPlace = 'start' | 'quiz' | 'closed';

const HILL = [
  'M12 92C40 92 52 70 80 70',
  'M80 70C112 70 120 46 152 46',
  'M152 46C184 46 196 18 228 18',
] as const;
const STOPS = [
  [12, 92],
  [80, 70],
  [152, 46],
  [228, 18],
] as const;

const WALKED: Record<WayPlace, number> = { start: 0, quiz: 1, closed: 2 };

function WayPicture({ place }: { place: WayPlace }) {
  const at = WALKED[place];
  return (
    <svg className={picture} viewBox="0 0 240 108" aria-hidden="true">
      {HILL.map((path, index) => (
        <path
          key={path}
          className={classNames(index < at ? walked : ahead, place === 'closed' && index === at && broken)}
          d={path}
        />
      ))}
      {STOPS.map(([x, y], index) =>
        index === at && place !== 'closed' ? (
          <g key={x}>
            <circle className={here} cx={x} cy={y} r="9" />
            <circle className={reached} cx={x} cy={y} r="4" />
          </g>
        ) : (
          <circle key={x} className={index <= at ? reached : unreached} cx={x} cy={y} r="6" />
        ),
      )}
      {place === 'closed' ? <path className={sign} d="M182 24l16 16M198 24l-16 16" /> : null}
    </svg>
  );
}
