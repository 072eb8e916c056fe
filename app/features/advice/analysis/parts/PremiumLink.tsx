// The calm way to Premium (docs/product.md 'Dashboard': every upsell leads to /plany).
import { Link } from '../../../../ui/text/Link.tsx';
import { screenOnly } from '../../../../styles/print.css.ts';

export function PremiumLink() {
  return (
    <Link to="/plany" className={screenOnly}>
      Zobacz plan Premium
    </Link>
  );
}
