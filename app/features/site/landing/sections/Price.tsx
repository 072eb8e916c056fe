// What it costs: the two plans in a few lines each; all of it stands at /plany.
import { PLANS } from '#domain/payments/plan/plans.ts';
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Section } from '../Section.tsx';
import { lines, plan, plans, sum, sumNote } from './Price.css.ts';
import { pushed } from './pushed.css.ts';

const OFFERS = [
  {
    name: 'Na początek',
    to: '/#quiz',
    price: sumText(0),
    note: 'bez karty',
    lines: [
      'pierwsza analiza',
      'pierwsza ścieżka w całości, z pozostałych nazwa i fakty',
      'podsumowanie i plan rozwoju',
    ],
  },
  {
    name: 'Premium',
    to: '/plany',
    price: sumText(PREMIUM_PRICE_GROSZE),
    note: 'miesięcznie',
    lines: [
      'wszystkie ścieżki, umiejętności i uzasadnienia',
      `${PLANS.premium.generations} analiz co miesiąc`,
      'rezygnujesz w każdej chwili',
    ],
  },
];

export function Price() {
  return (
    <Section
      id="cena"
      title="Ile to kosztuje"
      more={
        <Link to="/plany" tone="forward">
          Porównaj plany
        </Link>
      }
      ground="surface"
    >
      <div className={pushed}>
        <ul className={plans}>
          {OFFERS.map(({ name, to, price, note, lines: entries }) => (
            <li className={plan} key={name}>
              <Heading level={3} size={4}>
                <Link to={to} tone="quiet">
                  {name}
                </Link>
              </Heading>
              <p>
                <strong className={sum}>{price}</strong>{' '}
                <span className={sumNote}>{withNonBreakingSpaces(note)}</span>
              </p>
              <ul className={lines}>
                {entries.map((line) => (
                  <li key={line}>
                    <Icon name="check" />
                    {withNonBreakingSpaces(line)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
