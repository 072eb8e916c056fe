import { tied } from '../../lib/typography.ts';
import { Blaze } from '../../ui/Blaze.tsx';
import { Container } from '../../ui/Container.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { useRootData } from '../auth/use-user.ts';
import { footer, inner, name, small } from './Footer.css.ts';

const BLURB = tied(
  'Szlak pomaga wybrać, zaplanować i zmienić ścieżkę kariery. Analizy tworzy sztuczna inteligencja: potraktuj je jak mapę, a decyzje zostaw sobie.',
);

export function Footer() {
  const data = useRootData();
  const contactEmail = data?.site.contactEmail ?? null;
  return (
    <footer className={footer}>
      <Container className={inner}>
        <Stack gap={2}>
          <span className={name}>
            <Blaze colour="green" />
            <strong>Szlak – doradca kariery AI</strong>
          </span>
          <Text size="small" tone="soft">
            {BLURB}
          </Text>
        </Stack>
        <div className={small}>
          {data === null ? null : (
            <Text as="span" size="small" tone="soft">
              © {data.year} Szlak
            </Text>
          )}
          {contactEmail === null ? null : (
            <Text as="span" size="small">
              <a href={`mailto:${contactEmail}`}>Kontakt</a>
            </Text>
          )}
        </div>
      </Container>
    </footer>
  );
}
