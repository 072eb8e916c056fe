// The dashboard's screens without an analysis (docs/product.md 'Dashboard'): each says what is the matter, what is not, and has one next
// step.
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { hints as hintList, message, pictured } from './DashboardMessage.css.ts';
import { WayPicture, type WayPlace } from './WayPicture.tsx';

type MessageProps = {
  title: string;
  text: string;
  /** Single facts, for whoever wants to know more. */
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
      text="Trzy krótkie pytania, około dwóch minut. Z odpowiedzi powstanie Twoja mapa:"
      hints={[
        'predyspozycje, które widać w tym, co piszesz,',
        'ścieżki kariery z płacami z danych GUS,',
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
