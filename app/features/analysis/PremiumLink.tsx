// The calm way to Premium (application.md §2: every upsell leads to /plany). Nothing at all until that page is ready.
import { PLANS_PATH } from '../shell/nav-links.ts';
import { Link } from '../../ui/Link.tsx';
import { screenOnly } from '../../styles/print.css.ts';

export function PremiumLink() {
  if (PLANS_PATH === null) return null;
  return (
    <Link to={PLANS_PATH} className={screenOnly}>
      Zobacz plan Premium
    </Link>
  );
}
