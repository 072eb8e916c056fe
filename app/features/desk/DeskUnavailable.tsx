import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';

/** The database is away, and who this is isn't known. */
export function DeskUnavailable() {
  return (
    <Container space="page">
      <Notice tone="warning">Baza danych nie odpowiada. Odśwież stronę za chwilę.</Notice>
    </Container>
  );
}
