// The dashboard's screens without an analysis (application.md §2): each says what is the matter and has one next step.
import { useEffect, type ReactNode } from 'react';
import { Blaze } from '../../ui/Blaze.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { useToast } from '../toasts/toast-store.ts';
import { message } from './DashboardMessage.css.ts';

type MessageProps = {
  title: string;
  text: string;
  mark: ReactNode;
  children: ReactNode;
};

function Message({ title, text, mark, children }: MessageProps) {
  return (
    <Card className={message}>
      {mark}
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        <Text size="lead" tone="soft">
          {text}
        </Text>
        <Stack direction="row" gap={3}>
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}

export function DashboardError() {
  const toast = useToast();
  useEffect(() => {
    toast({ tone: 'error', text: 'Błąd podczas ładowania danych dashboardu' });
  }, [toast]);
  return (
    <Message
      mark={<Blaze colour="yellow" size="large" />}
      title="Nie udało się załadować danych dashboardu"
      text="Twoje dane są bezpieczne, tylko teraz nie możemy ich odczytać. Zwykle pomaga odczekanie chwili."
    >
      <Button onClick={() => window.location.reload()}>Spróbuj ponownie</Button>
    </Message>
  );
}

export function QuizWithoutAnalysis({ onRefresh, isBusy }: { onRefresh: () => void; isBusy: boolean }) {
  return (
    <Message
      mark={<Blaze colour="blue" size="large" />}
      title="Quiz jest wypełniony, analizy jeszcze nie ma"
      text={
        'Mamy Twoje odpowiedzi, ale analiza do nich nie powstała. Odśwież dane, a\u00a0jeśli to nie pomoże, wypełnij quiz jeszcze raz.'
      }
    >
      <Button onClick={onRefresh} busy={isBusy}>
        Odśwież dane
      </Button>
      <ButtonLink tone="secondary" to="/#quiz">
        Wypełnij quiz ponownie
      </ButtonLink>
      <Text as="div" tone="soft">
        <span aria-live="polite">{isBusy ? 'Ładowanie danych...' : null}</span>
      </Text>
    </Message>
  );
}

export function NewUser() {
  return (
    <Message
      mark={<Blaze colour="green" size="large" />}
      title="Zacznij od quizu"
      text={
        'Trzy krótkie pytania, około dwóch minut. Z\u00a0odpowiedzi powstanie analiza: predyspozycje, ścieżki kariery z\u00a0widełkami zarobków i\u00a0plan rozwoju.'
      }
    >
      <ButtonLink to="/#quiz">Rozpocznij Quiz</ButtonLink>
    </Message>
  );
}
