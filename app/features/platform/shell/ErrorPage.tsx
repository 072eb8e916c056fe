// What stands in a page's place when it can't be shown: not there, not now, or broken (docs/product.md 'Fallback screens').
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { LateNotFoundPage } from './late-parts.ts';

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return <LateNotFoundPage told={isRouteErrorResponse(error) ? error.data : null} />;
  }
  if (status === 503) {
    return (
      <Sign
        title="Chwila przerwy na szlaku"
        text={withNonBreakingSpaces(
          'Nie możemy teraz wczytać tej strony. Twoje dane są bezpieczne. Spróbuj ponownie za chwilę.',
        )}
      >
        <ReloadButton>Spróbuj ponownie</ReloadButton>
      </Sign>
    );
  }
  return (
    <Sign
      title="Ups! Coś poszło nie tak"
      text="Przepraszamy za problemy. Odśwież stronę, aby spróbować ponownie."
    >
      <ReloadButton>Odśwież stronę</ReloadButton>
    </Sign>
  );
}

function Sign({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Container width="reading" space="message">
      <Stack gap={5} align="start">
        <Blaze colour="red" size="large" />
        <Heading level={1}>{title}</Heading>
        <Text size="lead" tone="soft">
          {text}
        </Text>
        {children}
      </Stack>
    </Container>
  );
}

function ReloadButton({ children }: { children: ReactNode }) {
  return <Button onClick={() => window.location.reload()}>{children}</Button>;
}
