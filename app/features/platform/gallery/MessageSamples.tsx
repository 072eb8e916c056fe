import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { NewUser, QuizWithoutAnalysis } from '../../advice/dashboard/DashboardMessage.tsx';
import { RunFailure } from '../../advice/run/RunFailure.tsx';
import { useToast } from '../toasts/toast-store.ts';

export function MessageSamples() {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Notice tone="info" action={<ButtonLink to="/_galeria">Dalej</ButtonLink>}>
        Informacja z&nbsp;jednym krokiem.
      </Notice>
      <Notice tone="success">Zapisane.</Notice>
      <Notice tone="warning">Łączymy się ponownie – analiza nadal powstaje.</Notice>
      <Notice tone="error">Coś się nie udało. Spróbuj ponownie.</Notice>
      <Inline>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Okno
        </Button>
        {(['success', 'error', 'info'] as const).map((tone) => (
          <Button key={tone} tone="quiet" onClick={() => toast({ tone, text: `Powiadomienie: ${tone}` })}>
            {tone}
          </Button>
        ))}
      </Inline>
      <Dialog title="Potwierdź" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Text>Okno oddaje fokus tam, gdzie był.</Text>
        <Button onClick={() => setOpen(false)}>Rozumiem</Button>
      </Dialog>
      <Card>
        <Skeleton />
      </Card>
      <NewUser />
      <QuizWithoutAnalysis onRefresh={() => {}} isBusy={false} />
      <RunFailure
        isPartial={false}
        sentence="Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę."
        onRetry={() => {}}
        onBack={() => {}}
      />
    </>
  );
}
