import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { useRootData } from '../../../lib/root-data.ts';
import {
  brand,
  column,
  columns,
  end,
  footer,
  heading,
  link,
  list,
  name,
  twoColumns,
  ways,
} from './Footer.css.ts';
import { BROCHURE_LINKS, FOOTER_LINKS, MAIN_LINKS } from './nav-links.ts';

const ABOUT = withNonBreakingSpaces(
  'Pomaga wybrać, zaplanować i zmienić ścieżkę kariery. Analizy tworzy sztuczna inteligencja: potraktuj je jak mapę, a decyzje zostaw sobie.',
);

// The platform-documentation blurb (docs/product.md 'Navigation and footer').
const BLURBS = [
  {
    title: 'Co daje platforma',
    lines: [
      'Analiza predyspozycji przez AI',
      'Rekomendacje dla Ciebie',
      'Plan rozwoju kariery',
      'Linki do ofert pracy',
    ],
  },
  {
    title: 'Jak dbamy o bezpieczeństwo',
    lines: ['Szyfrowanie TLS', 'Zgodność z RODO', 'Bezpieczne płatności kartą', 'Ochrona danych'],
  },
] as const;

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
        </div>
        <nav className={ways} aria-labelledby="stopka-linki">
          <h2 className={heading} id="stopka-linki">
            Ważne linki
          </h2>
          <ul className={classNames(list, twoColumns)}>
            {[...(isSignedIn ? BROCHURE_LINKS : MAIN_LINKS), ...FOOTER_LINKS].map(({ to, label }) => (
              <li key={to}>
                <PageLink className={link} to={to}>
                  {label}
                </PageLink>
              </li>
            ))}
            {contactEmail === null ? null : (
              <li>
                <a className={link} href={`mailto:${contactEmail}`}>
                  Napisz do nas
                </a>
              </li>
            )}
          </ul>
        </nav>
        {BLURBS.map(({ title, lines }) => (
          <div className={column} key={title}>
            <h2 className={heading}>{title}</h2>
            <ul className={list}>
              {lines.map((line) => (
                <li key={line}>{withNonBreakingSpaces(line)}</li>
              ))}
            </ul>
          </div>
        ))}
        {data === null ? null : <p className={end}>© {data.year} Szlak</p>}
      </Container>
    </footer>
  );
}
