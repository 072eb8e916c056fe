import type { PathTest as Test } from '#domain/advice/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { zloty } from '../money.ts';
import { hoursWords } from './hours-words.ts';
import { cost, test as box, testTitle } from './PathTest.css.ts';
import { written } from '../parts/parts.css.ts';

/** What to try before deciding, with what it takes. */
export function PathTest({ test: { co, godziny, koszt } }: { test: Test }) {
  return (
    <div className={box}>
      <p className={testTitle}>
        <Icon name="flag" />
        Zanim zdecydujesz, sprawdź
      </p>
      <p className={written} {...useWrittenLanguage()}>
        {withNonBreakingSpaces(co)}
      </p>
      <p className={cost}>
        {`${hoursWords(godziny)}, ${koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`}`}
      </p>
    </div>
  );
}
