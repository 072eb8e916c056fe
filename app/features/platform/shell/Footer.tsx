import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { blurbs, brand, columns, end, footer, heading, link, list, name, ways } from './Footer.css.ts';
import { footerGroups } from './footer-links.ts';

const ABOUT = withNonBreakingSpaces(
  'Pomaga wybrać, zaplanować i zmienić ścieżkę kariery. Analizy tworzy sztuczna inteligencja: potraktuj je jak mapę, a decyzje zostaw sobie.',
);

// The platform-documentation blurb (docs/product.md 'Navigation and footer').
const BLURBS = [
  'Co daje platforma: analiza predyspozycji przez AI, rekomendacje dla Ciebie, plan rozwoju kariery i linki do ofert pracy.',
  'Jak dbamy o bezpieczeństwo: szyfrowanie TLS, zgodność z RODO, bezpieczne płatności kartą i ochrona danych.',
].map(withNonBreakingSpaces);

export function Footer() {
  const data = useRootData();
  const isSignedIn = useUser() !== null;
  const contactEmail = data?.site.contactEmail ?? null;
  return (
    <footer className={footer}>
      <Container className={columns}>
        <div className={brand}>
          <p className={name}>
            <Blaze colour="green" />
            Szlak – doradca kariery AI
          </p>
          <Text size="small" tone="soft">
            {ABOUT}
          </Text>
          {contactEmail === null ? null : (
            <a className={link} href={`mailto:${contactEmail}`}>
              Napisz do nas
            </a>
          )}
        </div>
        <nav className={ways} aria-label="Stopka">
          {footerGroups(isSignedIn).map(({ title, links }) => (
            <div key={title}>
              <h2 className={heading}>{title}</h2>
              <ul className={list}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <PageLink className={link} to={to}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={blurbs}>
          {BLURBS.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {data === null ? null : <p className={end}>© {data.year} Szlak</p>}
      </Container>
    </footer>
  );
}
